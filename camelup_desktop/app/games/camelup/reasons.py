"""Why not: a sentence for every objection, with the thing that stands in the way."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.module_words import module_facts, refusal_facts
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import No, RaceBet, Rules, State, actions
from camelup_desktop.engine.table import Action, Objection
from camelup_desktop.engine.table.vocabulary import Verdict


def reason(words: Words, view: State, action: Action, objection: Objection) -> str:
    """Say why `action` is refused at the table as `view` shows it.

    The sentence names what can be seen on the table (whose tile, which camels); the verdict
    itself is the rulebook's.
    """
    key = f"objection.{objection.value}"
    match action:
        case actions.PlaceDesertTile(space, side):
            facts = _at_space(words, view, space, words.side(side))
            if not isinstance(objection, No | Verdict):
                facts |= refusal_facts(words, view, action)
            return words.t(key, **facts)
        case actions.TakeLegBettingTile(camel):
            holders = words.seats(
                seat
                for seat, player in enumerate(view.players)
                if any(tile.camel is camel for tile in player.leg_tiles)
            )
            return words.t(key, camel=words.camel(camel), holders=holders)
        case actions.PlaceRaceBettingCard(camel, _):
            return words.t(key, camel=words.camel(camel))
        case _:
            facts = dict(module_facts(words, view, action))
            where = getattr(action, "space", None)
            if isinstance(objection, No) and isinstance(where, int):
                thing = words.t(f"race.thing.{type(action).__name__}")
                facts |= _at_space(words, view, where, thing)
            return words.t(key, **facts)


def _at_space(words: Words, view: State, space: int, thing: str) -> dict[str, object]:
    """What a sentence may mention about a thing (a desert tile, the camera) for a space."""
    here = view.desert_tile_on(space)
    near = [tile for at in (space - 1, space + 1) if (tile := view.desert_tile_on(at))]
    near.sort(key=lambda tile: tile.seat == view.seat)
    beside = near[0] if near else None
    blocker = here or beside
    stack = view.track[space - 1] if 1 <= space <= len(view.track) else ()
    return {
        "side": thing,
        "space": space,
        "camels": words.camels(reversed(stack)),
        "owner": words.seat(blocker.seat) if blocker else "",
        "other": beside.space if beside else "",
        "last": view.rules.spaces,
    }


def next_payout(view: State, bet: RaceBet) -> int:
    """R56: what the next card of this deck pays at least if it is right.

    At least, because a wrong card before it does not use up a step.
    """
    return payout_after(view.rules, len(view.decks[bet]))


def payout_after(rules: Rules, cards: int) -> int:
    """R56: what a right card pays at least that has so many cards before it."""
    return rules.race_bet_payout(cards)
