"""A race in one line, and the printed numbers that the cheat sheet and the house rules tell."""

from __future__ import annotations

from collections.abc import Mapping

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import printed_rules


def summary(strings: Strings, loaded: LoadedGame) -> str:
    """Leg, whose turn it is, how many play. Nothing secret."""
    state, seats = loaded.match.state, loaded.header.seats
    players = strings.t("title.players", n=len(seats))
    if state.leg == 0:
        return strings.t("title.continue_start", players=players)
    return strings.t("title.continue_where", leg=state.leg, name=seats[state.seat], players=players)


def facts(strings: Strings) -> Mapping[str, object]:
    """What the printed rules pay, as money, by the names the texts use."""
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
    }
