"""R1, R4-R8, R13: a race set up; every objection there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    No,
    Player,
    RaceBet,
    Rules,
    Side,
    Stage,
    State,
    camel_up,
    printed_rules,
)
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    StackStartingCamels,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.games import GAMES, build
from camelup_desktop.engine.table import Action, Objection, Step, Turn, Verdict
from camelup_desktop.engine.table.record import Header
from tests.builders import Race, at_race, at_start
from tests.engine.table.marbles import Reach

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


@pytest.mark.rule("R4")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_can_play(seats: int) -> None:
    assert len(camel_up(seats).opening.players) == seats


@pytest.mark.rule("R4")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 10])
def test_nobody_else_can(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 8 can play, not {seats}"):
        camel_up(seats)


@pytest.mark.rule("R6", "R20")
def test_every_seat_has_three_pounds_five_cards_and_a_desert_tile() -> None:
    state = camel_up(4).opening
    assert state.players == (Player(3, CAMELS, leg_tiles=(), pyramid_tiles=0),) * 4
    assert at_race("blue@3", seats=4).desert_spaces


@pytest.mark.rule("R1", "R7", "R8", "R13")
def test_before_the_race_everything_lies_in_its_place() -> None:
    state = camel_up(3).opening
    assert state.rules == printed_rules()
    assert state.piles == dict.fromkeys(CAMELS, (5, 3, 2))
    assert state.track == ((),) * 17
    assert state.decks == {RaceBet.OVERALL_WINNER: (), RaceBet.OVERALL_LOSER: ()}
    assert (state.desert_tiles, state.tents, state.leg) == ((), (), 0)
    assert (state.dice, state.pyramid_tiles) == (frozenset(), 0)
    assert (state.seat, state.starting_seat) == (0, 0)
    assert (state.turn, state.stage) == (Turn.CHANCE, Stage.STARTING_SEAT)
    assert not state.extras


@pytest.mark.rule("R8")
def test_five_pyramid_tiles_lie_on_the_board_when_the_race_starts() -> None:
    race = at_start(2)
    race.plays(ChooseStartingSeat(0))
    for camel in CAMELS:
        race.plays(PlaceStartingCamel(camel, 1))
    assert race.state.pyramid_tiles == 5


@pytest.mark.rule("R7")
def test_the_piles_follow_the_house_rule() -> None:
    opening = camel_up(3, options={"legTilesPerColour": 4}).opening
    assert opening.piles == dict.fromkeys(CAMELS, (5, 3, 2, 2))


def test_a_module_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no module 'sandstorm'"):
        camel_up(3, ["sandstorm"])


def test_a_house_rule_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown house rule 'sandstorm'"):
        camel_up(3, options={"sandstorm": True})


def test_the_race_is_on_the_list_of_games() -> None:
    header = Header("camelup", "2014-1", ("a", "b", "c"), options={"legTilesPerColour": 4})
    game = build(header)
    assert game.key == "camelup"
    assert game.opening == camel_up(3, options={"legTilesPerColour": 4}).opening
    assert list(GAMES) == ["camelup"]


def test_a_game_that_is_not_on_the_list_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        build(Header("chess", "1", ("a", "b")))


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(ValueError, match=r"played by other rules \(2013-7\)"):
        build(Header("camelup", "2013-7", ("a", "b")))


class Sphinx(RaceMechanic):
    """Not a module anybody sells: two pounds more at the start, every claim worth one more."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def amend(self, rules: Rules) -> Rules:
        return replace(rules, starting_pounds=rules.starting_pounds + 2)

    def claims(self, state: State, ranking: Sequence[Camel]) -> Iterable[Claim]:
        self.asked.append("claims")
        yield Claim(1, None, 10)

    def revise(
        self, state: State, claims: Sequence[Claim], ranking: Sequence[Camel]
    ) -> Sequence[Claim]:
        self.asked.append("revise")
        return [replace(claim, pounds=claim.pounds + 1) for claim in claims]

    def clear_leg(self, step: Step[State]) -> None:
        self.asked.append("clear_leg")
        assert not any(player.pyramid_tiles for player in step.state.players)

    def open_leg(self, step: Step[State]) -> None:
        self.asked.append("open_leg")
        assert step.state.dice == set(CAMELS)

    def score_race(self, step: Step[State], ranking: Sequence[Camel]) -> None:
        self.asked.append("score_race")


def test_a_module_on_the_list_amends_the_rules_and_takes_part_in_leg_and_race(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sphinx = Sphinx()
    monkeypatch.setitem(cast(dict[str, RaceMechanic], MODULES), "sphinx", sphinx)
    race = Race(camel_up(2, ["sphinx"]))
    race.plays(ChooseStartingSeat(0))
    for camel in CAMELS:
        race.plays(PlaceStartingCamel(camel, 1))
    assert sphinx.asked == ["open_leg"]
    for camel in CAMELS:
        race.rolls(camel, 3)
    assert sphinx.asked == ["open_leg", "claims", "revise", "clear_leg", "open_leg"]
    assert race.pounds == (5 + 3 * 2, 5 + 2 * 2 + 11)  # 3 and 2 pyramid tiles, 2 each now
    while not race.match.over:
        camel = next(camel for camel in CAMELS if camel in race.state.dice)
        race.rolls(camel, 3)
    assert sphinx.asked[-3:] == ["claims", "revise", "score_race"]
    assert camel_up(2).opening.players[0].pounds == 3


# Every objection there is, one way to earn it each.


def stacking() -> Race:
    race = at_start(2, setupStacking="starterChooses")
    race.plays(ChooseStartingSeat(0))
    for camel in CAMELS:
        race.plays(PlaceStartingCamel(camel, 1))
    return race


def without_white_tiles() -> Race:
    return at_race("blue@3", leg_tiles={1: "white5 white3 white2"})


def over() -> Race:
    race = at_race("blue@16 green@9")
    race.rolls(BLUE, 1)
    return race


def desert(**options: Any) -> Race:
    return at_race("blue@3", oasis="8 by 0, 12 by 1", **options)


OBJECTIONS: Mapping[Objection, tuple[Callable[[], Race], Action]] = {
    Verdict.GAME_OVER: (over, TakePyramidTile()),
    Verdict.NOT_NOW: (stacking, TakePyramidTile()),
    Verdict.UNKNOWN_ACTION: (stacking, Reach()),
    No.NOT_A_STARTING_ORDER: (stacking, StackStartingCamels((BLUE, BLUE))),
    No.NO_LEG_TILE_LEFT: (without_white_tiles, TakeLegBettingTile(WHITE)),
    No.SPACE_NOT_ON_TRACK: (desert, PlaceDesertTile(17, Side.OASIS)),
    No.SPACE_ONE: (desert, PlaceDesertTile(1, Side.OASIS)),
    No.SPACE_HAS_CAMELS: (desert, PlaceDesertTile(3, Side.OASIS)),
    No.SPACE_HAS_DESERT_TILE: (desert, PlaceDesertTile(12, Side.OASIS)),
    No.NEXT_TO_DESERT_TILE: (desert, PlaceDesertTile(11, Side.OASIS)),
    No.SAME_SPACE: (desert, PlaceDesertTile(8, Side.MIRAGE)),
    No.SAME_SPACE_AND_SIDE: (
        lambda: desert(allowFlipInPlace=True),
        PlaceDesertTile(8, Side.OASIS),
    ),
    No.CARD_NOT_IN_HAND: (
        lambda: at_race("blue@3", winner="0:blue"),
        PlaceRaceBettingCard(BLUE, RaceBet.OVERALL_LOSER),
    ),
}


def test_every_objection_of_a_race_can_be_earned() -> None:
    """That it is another seat's turn is told by records, which say who acts."""
    assert set(OBJECTIONS) == {*No, *Verdict} - {Verdict.NOT_YOUR_TURN}


@pytest.mark.parametrize("objection", OBJECTIONS, ids=lambda objection: objection.value)
def test_an_illegal_action_is_refused_with_its_reason(objection: Objection) -> None:
    table, action = OBJECTIONS[objection]
    assert table().objection(action) is objection
