"""The one sentence that says what is going on and what to do (the status banner)."""

from __future__ import annotations

from dataclasses import dataclass

from camelup_desktop.app.games.camelup.coach_words import hint_line, verdict
from camelup_desktop.app.games.camelup.consequences import consequence, title
from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.selection import DEEDS, Deed, to_be_stacked
from camelup_desktop.engine.camelup import State, actions, space_of
from camelup_desktop.engine.table import Action


@dataclass(frozen=True, slots=True)
class Status:
    """`text` is what to do or what happens, `below` explains it; `alarm` marks a refusal."""

    text: str
    below: str = ""
    alarm: bool = False
    mine: bool = False
    """Whether a person at this screen is to do something."""


def status(desk: Desk) -> Status:
    """What the banner says now; never empty."""
    course, words = desk.course, desk.words
    if course.choosing is not None:
        return _choosing(desk)
    if desk.said:
        return Status(desk.said, alarm=True)
    if course.grace is not None:
        values = {"seat": words.seat(course.grace.seat), "heir": words.seat(course.grace.heir)}
        key = "race.status.end_turn" if course.ends_turn else "race.status.passing"
        return Status(words.t(key, **values), words.t(f"{key}_below", **values), mine=True)
    if course.waiting:
        return Status(words.t("race.status.step"), words.t("race.status.step_below"), mine=True)
    if course.thought is not None:
        seat = words.seat(course.thought.seat)
        if desk.pointed is not None:
            view = course.match.view(None)
            said = words.t("race.do.secret")
            if not _secret(desk):
                said = title(words, view, desk.pointed)
            because = words.t("log.why", reason=desk.because) if desk.because else ""
            return Status(words.t("race.status.points", seat=seat, action=said), because)
        return Status(words.t("race.status.thinks", seat=seat))
    if course.director.busy or course.agenda:
        lines = desk.chronicle.lines
        text = next((line.text for line in reversed(lines) if line.kind != "why"), "")
        return Status(text or words.t("race.status.opening"))
    turn = course.match.state.turn
    if isinstance(turn, int):
        return Status(words.t("race.status.thinks", seat=words.seat(turn)))
    return Status(words.t("race.status.over" if course.match.over else "race.status.opening"))


def _secret(desk: Desk) -> bool:
    """A race bet is pointed at by its deck only."""
    return hasattr(desk.pointed, "bet")


def _choosing(desk: Desk) -> Status:
    picker, words = desk.picker, desk.words
    seat = words.seat(picker.seat)
    prompt = _prompt(desk, seat)
    if picker.refusal or desk.said:
        return Status(picker.refusal or desk.said, prompt, alarm=True, mine=True)
    action = picker.action
    if action is not None:
        view = desk.course.match.view(picker.seat)
        key = "race.status.confirm" if picker.pressing is None else "race.status.confirm_of"
        text = words.t(key, seat=seat, action=title(words, view, action))
        return Status(text, _below(desk, view, action), mine=True)
    return Status(prompt, hint_line(desk) or _explained(desk), mine=True)


def _below(desk: Desk, view: State, action: Action) -> str:
    """What an action leads to, and what that is worth; of a desert tile the latter says more."""
    said = verdict(desk, action)
    if said and isinstance(action, actions.PlaceDesertTile):
        return said
    return f"{consequence(desk.words, view, action)} {said}".strip()


def _prompt(desk: Desk, seat: str) -> str:
    picker, words = desk.picker, desk.words
    selection = picker.selection
    if picker.stacking:
        return _stack_prompt(desk, seat)
    match selection.deed:
        case Deed.LEG_TILE:
            return words.t("race.status.leg_tile", seat=seat)
        case Deed.DESERT_TILE:
            return words.t("race.status.desert_tile", seat=seat)
        case Deed.RACE_BET if selection.camel is None:
            return words.t("race.status.card", seat=seat)
        case Deed.RACE_BET:
            assert selection.camel is not None
            return words.t("race.status.deck", camel=words.camel(selection.camel))
        case ModuleDeed():
            return words.t(_step(desk, selection.deed), seat=seat)
    return words.t(_choose(desk), seat=seat, n=len(picker.deeds))


def _stack_prompt(desk: Desk, seat: str) -> str:
    """R10: who is to be named next, from the bottom up."""
    picker, track = desk.picker, desk.course.match.state.track
    left = [c for c in to_be_stacked(desk.course.match.state) if c not in picker.selection.order]
    spaces = sorted({space_of(track, camel) for camel in left})
    return desk.words.t("race.status.stacks", seat=seat, space=spaces[0] if spaces else 0)


def _explained(desk: Desk) -> str:
    """The second line: how it is done, for somebody who has never seen the game."""
    selection = desk.picker.selection
    if desk.picker.stacking:
        return desk.words.t("race.status.stacks_below")
    match selection.deed:
        case Deed.LEG_TILE:
            return desk.words.t("race.status.leg_tile_below")
        case Deed.DESERT_TILE:
            return desk.words.t("race.status.desert_tile_below")
        case Deed.RACE_BET if selection.camel is None:
            return desk.words.t("race.status.card_below")
        case Deed.RACE_BET:
            return desk.words.t("race.status.deck_below")
        case ModuleDeed():
            return desk.words.t(f"{_step(desk, selection.deed)}_below")
    return desk.words.t(f"{_choose(desk)}_below", n=len(desk.picker.deeds))


def _step(desk: Desk, deed: ModuleDeed) -> str:
    """Key of what a module's deed asks for next."""
    step = min(len(desk.picker.selection.picks) + 1, deed.depth)
    return f"race.pick.{deed.word}.{step}"


def _choose(desk: Desk) -> str:
    """Key of what is asked before anything is chosen."""
    more = len(desk.picker.deeds) > len(DEEDS)
    return "race.status.choose_more" if more else "race.status.choose"
