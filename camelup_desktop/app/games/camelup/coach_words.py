"""What the coach says: a hint in one line, and what an action would bring on average."""

from __future__ import annotations

from collections.abc import Hashable

from camelup_desktop.ai.camelup.judgement import Appraisal
from camelup_desktop.app.games.camelup.coach import Coach
from camelup_desktop.app.games.camelup.consequences import title
from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.selection import Deed, deed_of
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, actions
from camelup_desktop.engine.table import Action

SMALL = 0.05
"""Pounds that are not worth a word: they would be told as 0."""


def pounds(words: Words, amount: float) -> str:
    """Pounds on average, with a sign: "+2.4", "−0.3"; whole ones without a fraction."""
    tenths = round(10 * abs(amount))
    if tenths == 0:
        return "0"
    number = str(tenths // 10) if tenths % 10 == 0 else f"{tenths / 10:.1f}"
    return words.t("race.gain" if amount > 0 else "race.loss", amount=number)


def percent(share: float) -> int:
    """A probability as a whole number; what may happen is never 0, what may not never 100."""
    if 0.0 < share < 1.0:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)


def hint_line(desk: Desk) -> str:
    """What the coach would do, what it brings, why, and the second best; empty without a hint."""
    coach, words = desk.coach, desk.words
    if not coach.hinting:
        return ""
    hint = coach.hint
    if hint is None or coach.judgement is None:
        return words.t("coach.thinks")
    view, best, second = coach.judgement.view, hint.best, hint.second
    values: dict[str, object] = {
        "action": title(words, view, best.action),
        "pounds": pounds(words, best.pounds),
        "why": why(words, coach, best),
    }
    if second is None:
        return words.t("coach.hint.only", **values)
    values |= {
        "other": title(words, view, second.action),
        "others": pounds(words, second.pounds),
    }
    if second.pounds < best.pounds + SMALL:
        return words.t("coach.hint.best", **values)
    if isinstance(second.action, actions.TakePyramidTile):
        return words.t("coach.hint.news", **values)
    return words.t("coach.hint.wins", **values)


def why(words: Words, coach: Coach, appraisal: Appraisal) -> str:
    """The reason for an action, for the person who may do it."""
    assert coach.judgement is not None
    odds = coach.judgement.odds
    match appraisal.action:
        case actions.TakeLegBettingTile(camel):
            first = percent(odds.leg.ranks[camel][0])
            rivals = len(coach.judgement.demand.takers[camel])
            key = "coach.why.leg_tile_wanted" if rivals else "coach.why.leg_tile"
            return words.t(key, percent=first, n=rivals)
        case actions.PlaceRaceBettingCard(camel, bet):
            wins = bet is RaceBet.OVERALL_WINNER
            chance = percent((odds.wins if wins else odds.loses)[camel])
            key = "coach.why.winner" if wins else "coach.why.loser"
            return words.t(key, percent=chance)
    return words.reason(appraisal.reason)


def worth(desk: Desk, action: Action) -> str:
    """What an action is worth on average; empty while that is not known."""
    coach, words = desk.coach, desk.words
    appraisal = coach.of(action) if coach.on else None
    if appraisal is None:
        return ""
    if isinstance(action, actions.PlaceDesertTile) and action in coach.earned:
        return _tile_worth(words, appraisal, coach.earned[action])
    key = "coach.average" if appraisal.exact else "coach.roughly"
    return words.t(key, pounds=pounds(words, appraisal.pounds))


def verdict(desk: Desk, action: Action) -> str:
    """The same as a sentence; empty also for the roll, of whose pound all is said."""
    said = worth(desk, action) if not isinstance(action, actions.TakePyramidTile) else ""
    return desk.words.t("coach.sentence", worth=said) if said else ""


def _tile_worth(words: Words, appraisal: Appraisal, earned: float) -> str:
    """A desert tile: altogether, and of that the visits and the bets."""
    bets = appraisal.pounds - earned
    values = {
        "pounds": pounds(words, appraisal.pounds),
        "visits": pounds(words, earned),
        "bets": pounds(words, bets),
    }
    if abs(bets) < SMALL:
        return words.t("coach.tile_visits", **values)
    return words.t("coach.tile_parts", **values)


def what_if(desk: Desk, spot: str) -> str:
    """What the coach says of the place under the pointer or with the focus; empty for nothing."""
    if not desk.coach.on or desk.coach.judgement is None:
        return ""
    kind, _, name = spot.partition(":")
    match kind:
        case "space":
            return _space(desk, int(name))
        case "pile":
            return _pile(desk, Camel(name))
        case "card":
            return _card(desk, Camel(name))
        case "deck":
            return _deck(desk, RaceBet(name))
        case "act" if name.isdigit():
            return _deed(desk, int(name))
        case "option" if name.isdigit():
            return _option(desk, int(name))
    return ""


def best_with(desk: Desk, pick: Hashable) -> Appraisal | None:
    """The best action of the module's deed that is being picked, if this is picked next."""
    deed, picks = desk.picker.selection.deed, desk.picker.selection.picks
    if not isinstance(deed, ModuleDeed):
        return None
    wanted = (*(picks[:-1] if len(picks) == deed.depth else picks), pick)
    found = (
        appraisal
        for appraisal in desk.coach.ranked
        if isinstance(appraisal.action, deed.kinds)
        and deed.picks_of(appraisal.action)[: len(wanted)] == wanted
    )
    return max(found, key=lambda appraisal: appraisal.pounds, default=None)


def _space(desk: Desk, space: int) -> str:
    """Both sides of the desert tile while one is being placed; else what a module puts there."""
    picker, words = desk.picker, desk.words
    if picker.selection.deed is not Deed.DESERT_TILE:
        return _spot(desk, best_with(desk, space)) if picker.walking else ""
    lines = []
    for side in Side:
        action = actions.PlaceDesertTile(space, side)
        if said := worth(desk, action):
            assert desk.coach.judgement is not None
            name = title(words, desk.coach.judgement.view, action)
            lines.append(words.t("coach.spot", action=name, worth=said))
    return "\n".join(lines)


def _option(desk: Desk, number: int) -> str:
    """An option of a module's deed, by its place in the tray."""
    options = desk.picker.options()
    if number >= len(options):
        return ""
    return _spot(desk, best_with(desk, options[number].option.pick))


def _spot(desk: Desk, appraisal: Appraisal | None) -> str:
    if appraisal is None or desk.coach.judgement is None:
        return ""
    name = title(desk.words, desk.coach.judgement.view, appraisal.action)
    return desk.words.t("coach.spot", action=name, worth=worth(desk, appraisal.action))


def _pile(desk: Desk, camel: Camel) -> str:
    action, words, odds = actions.TakeLegBettingTile(camel), desk.words, desk.coach.odds
    said = worth(desk, action)
    values = desk.shown.piles[camel]
    if not said or not values or odds is None:
        return ""
    first, second = odds.leg.ranks[camel][:2]
    return words.t(
        "coach.pile",
        tile=words.t("race.tile", camel=words.camel(camel), value=values[0]),
        camel=words.camel(camel),
        worth=said,
        first=percent(first),
        second=percent(second),
    )


def _card(desk: Desk, camel: Camel) -> str:
    lines = [
        desk.words.t("coach.card", deck=desk.words.deck(bet), worth=said)
        for bet in RaceBet
        if (said := worth(desk, actions.PlaceRaceBettingCard(camel, bet)))
    ]
    return "\n".join([desk.words.t("race.hint.card", camel=desk.words.camel(camel)), *lines])


def _deck(desk: Desk, bet: RaceBet) -> str:
    selection = desk.picker.selection
    if selection.deed is not Deed.RACE_BET or selection.camel is None:
        return ""
    action = actions.PlaceRaceBettingCard(selection.camel, bet)
    appraisal = desk.coach.of(action)
    if appraisal is None:
        return ""
    reason = why(desk.words, desk.coach, appraisal)
    camel = desk.words.camel(selection.camel)
    return desk.words.t("coach.deck", camel=camel, worth=worth(desk, action), why=reason)


def _deed(desk: Desk, number: int) -> str:
    """The best there is behind a card of the dock."""
    deed = next((deed for deed in desk.picker.deeds if deed.digit == number), None)
    if deed is None:
        return ""
    kinds = deed.kinds if isinstance(deed, ModuleDeed) else ()
    found = [
        a for a in desk.coach.ranked if deed_of(a.action) is deed or isinstance(a.action, kinds)
    ]
    best = max(found, key=lambda appraisal: appraisal.pounds, default=None)
    if best is None or desk.coach.judgement is None:
        return ""
    name = title(desk.words, desk.coach.judgement.view, best.action)
    return desk.words.t("coach.deed", action=name, worth=worth(desk, best.action))
