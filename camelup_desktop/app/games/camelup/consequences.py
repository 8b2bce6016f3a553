"""What an action would lead to, in one sentence, before it is confirmed."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.module_words import module_facts
from camelup_desktop.app.games.camelup.reasons import next_payout
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Side, State, actions
from camelup_desktop.engine.table import Action


def title(words: Words, view: State, action: Action) -> str:
    """The action in a few words, as after "Enter =": "take Blue 5"; `view` is before it."""
    match action:
        case actions.TakeLegBettingTile(camel):
            return words.t("race.do.leg_tile", camel=words.camel(camel))
        case actions.PlaceDesertTile(space, side):
            return words.t("race.do.desert_tile", side=words.side(side), space=space)
        case actions.PlaceRaceBettingCard(camel, bet):
            return words.t("race.do.race_bet", camel=words.camel(camel), deck=words.deck(bet))
        case actions.StackStartingCamels():
            return words.t("race.do.stacks")
        case actions.TakePyramidTile():
            return words.t("race.do.roll")
        case _:
            facts = module_facts(words, view, action)
            return words.t(f"race.do.{type(action).__name__}", **facts)


def consequence(words: Words, view: State, action: Action) -> str:
    """What comes of it, with the numbers of the rules in force."""
    rules = view.rules
    match action:
        case actions.TakeLegBettingTile(camel):
            return words.t(
                "race.then.leg_tile",
                camel=words.camel(camel),
                value=words.signed(view.piles[camel][0]) if view.piles[camel] else "",
                second=words.signed(rules.leg_second_pounds),
                wrong=words.signed(rules.leg_wrong_pounds),
            )
        case actions.PlaceDesertTile(_, side):
            key = "race.then.oasis" if side is Side.OASIS else "race.then.mirage"
            return words.t(key, pounds=words.signed(rules.desert_tile_pounds))
        case actions.PlaceRaceBettingCard(_, bet):
            return words.t(
                "race.then.race_bet",
                least=next_payout(view, bet),
                wrong=words.signed(rules.race_bet_wrong_pounds),
            )
        case actions.StackStartingCamels():
            return words.t("race.then.stacks")
        case actions.TakePyramidTile():
            return words.t(
                "race.then.roll",
                n=view.pyramid_tiles,
                least=min(rules.die_pips),
                most=max(rules.die_pips),
                pounds=words.signed(rules.pyramid_tile_pounds),
            )
        case _:
            facts = module_facts(words, view, action)
            return words.t(f"race.then.{type(action).__name__}", **facts)
