"""A race in one line, and the printed numbers that the cheat sheet and the house rules tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import camel_up, modules, printed_rules
from camelup_desktop.engine.camelup.supercup import long_track, photographer, position_bets


def summary(strings: Strings, loaded: LoadedGame) -> str:
    """Leg, whose turn it is, how many play. Nothing secret."""
    state, seats = loaded.match.state, loaded.header.seats
    players = strings.t("title.players", n=len(seats))
    if state.leg == 0:
        return strings.t("title.continue_start", players=players)
    return strings.t("title.continue_where", leg=state.leg, name=seats[state.seat], players=players)


def facts(strings: Strings) -> Mapping[str, object]:
    """What the printed rules pay, as money, by the names the texts use.

    Of the modules also how long the track gets.
    """
    rules = printed_rules()

    def money(pounds: int) -> str:
        sign = "-" if pounds < 0 else "+"
        return sign + strings.t("game.money", n=abs(pounds))

    payouts = [*rules.race_bet_payouts, rules.race_bet_after_fourth]
    return {
        "second": money(rules.leg_second_pounds),
        "wrong": money(rules.leg_wrong_pounds),
        "tile": money(rules.pyramid_tile_pounds),
        "desert": money(rules.desert_tile_pounds),
        "payouts": ", ".join(str(pounds) for pounds in payouts),
        "race_wrong": money(rules.race_bet_wrong_pounds),
        "3": "-".join(map(str, rules.leg_tiles[3])),
        "4": "-".join(map(str, rules.leg_tiles[4])),
        **_module_facts(money),
    }


def _module_facts(money: Callable[[int], str]) -> Mapping[str, object]:
    every = camel_up(printed_rules().crowd_seats, [module.key for module in modules()])
    rules = every.opening.rules
    support = cast(long_track.LongTrackRules, rules.extras[long_track.KEY]).support_die_pips
    photo = cast(photographer.PhotographerRules, rules.extras[photographer.KEY])
    places = cast(position_bets.PositionBetRules, rules.extras[position_bets.KEY])
    return {
        "spaces": printed_rules().spaces,
        "long": rules.spaces,
        "four": "-".join(map(str, rules.leg_tile_values)),
        "support_least": min(support),
        "support_most": max(support),
        "photo": money(photo.pounds_per_camel),
        "exact": money(places.right_pounds),
        "off": money(places.wrong_pounds),
    }
