"""R94-R101, R107: partners, and the tile each copies of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, LegTile, Stage, camel_up
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    GameEnded,
    LegEnded,
    PoundsChanged,
    Reason,
    TurnStarted,
)
from camelup_desktop.engine.camelup.supercup.consortium import (
    KEY,
    Consortia,
    ConsortiumEnded,
    ConsortiumFormed,
    ConsortiumNo,
    CopyChosen,
    CopyDeclined,
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    TileCopied,
    consortia,
)
from camelup_desktop.engine.table import Action, Objection, Verdict
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race as any_race
from tests.engine.camelup.side_by_side import at_start as any_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def at_race(
    camels: str, seats: int = 6, *, pairs: Sequence[tuple[int, int]] = (), **more: Any
) -> Race:
    """A race with the module and these partners."""
    both = dict(pairs) | {b: a for a, b in pairs}
    extras = {KEY: Consortia(tuple(map(both.get, range(seats))))}
    return any_race(camels, seats, modules=[KEY], extras=extras, **more)


@pytest.mark.rule("R94")
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_six_to_eight_can_play_it(seats: int) -> None:
    with pytest.raises(ValueError, match=f"6 to 8 can play with these modules, not {seats}"):
        camel_up(seats, [KEY])
    assert camel_up(6, [KEY]).opening.extras == {KEY: Consortia((None,) * 6)}


def test_where_it_is_not_played_nobody_has_a_partner() -> None:
    assert consortia(any_start(6).state) == Consortia()


@pytest.mark.rule("R61", "R95")
def test_two_become_partners_by_the_action_of_one() -> None:
    race = at_race("blue@3", turn=4)
    assert race.plays(FormConsortium(1)) == (ConsortiumFormed(4, 1), TurnStarted(5))
    assert consortia(race.state).partners == (None, 4, None, None, 1, None)
    assert consortia(race.state).pairs == ((1, 4),)
    race.takes(BLUE)
    race.takes(BLUE)
    assert race.state.turn == 1


@pytest.mark.rule("R95", "R101")
@pytest.mark.parametrize(
    ("seat", "partner", "refusal"),
    [
        (0, 0, ConsortiumNo.NO_SUCH_PARTNER),
        (0, 6, ConsortiumNo.NO_SUCH_PARTNER),
        (0, -1, ConsortiumNo.NO_SUCH_PARTNER),
        (2, 0, ConsortiumNo.HAVE_PARTNER),
        (0, 3, ConsortiumNo.PARTNER_TAKEN),
        (0, 5, None),
    ],
)
def test_who_can_be_chosen(seat: int, partner: int, refusal: Objection | None) -> None:
    race = at_race("blue@3", pairs=[(2, 3)], turn=seat)
    assert race.objection(FormConsortium(partner)) is refusal


@pytest.mark.rule("R96")
@pytest.mark.parametrize("action", [CopyLegTile(0), CopyPyramidTile(), CopyNothing()])
def test_nothing_is_copied_before_the_leg_is_scored(action: Action) -> None:
    race = at_race("blue@3", pairs=[(0, 1)], leg_tiles={1: "blue5"})
    assert race.objection(action) is Verdict.NOT_NOW


def scored(**more: Any) -> Race:
    """A leg just scored; ranking Blue, Green, Orange, Yellow, White."""
    return after_the_last_die("white@2 yellow@4 orange@6 green@8 blue@9", **more)


def after_the_last_die(camels: str, **more: Any) -> Race:
    race = at_race(camels, dice="blue", turn=5, **more)
    race.rolls(BLUE, 1)
    return race


@pytest.mark.rule("R96", "R98", "R99")
def test_by_itself_the_best_tile_of_the_partner_is_copied_and_the_owner_scores_it_too() -> None:
    race = scored(
        pairs=[(0, 2)], leg_tiles={0: "blue5 white5", 2: "green5"}, pyramid_tiles=(0, 0, 1, 0, 0, 3)
    )
    assert [c for c in race.told(ClaimScored) if c.seat in (0, 2)] == [
        ClaimScored(0, LegTile(BLUE, 5), 5),
        ClaimScored(0, LegTile(WHITE, 5), -1),
        TileCopied(0, LegTile(GREEN, 5), 1, 2, ClaimScored(2, LegTile(GREEN, 5), 1)),
        ClaimScored(2, LegTile(GREEN, 5), 1),
        ClaimScored(2, None, 1),
        TileCopied(2, LegTile(BLUE, 5), 5, 0, ClaimScored(0, LegTile(BLUE, 5), 5)),
    ]
    assert race.pounds[0] == 3 + 5
    assert race.pounds[2] == 3 + 7


@pytest.mark.rule("R48", "R96")
def test_a_pyramid_tile_can_be_copied() -> None:
    race = scored(pairs=[(0, 5)], pyramid_tiles=(0, 0, 0, 0, 0, 4))
    assert TileCopied(0, None, 1, 5, ClaimScored(5, None, 1)) in race.told(TileCopied)
    assert race.pounds[0] == 3 + 1
    assert race.pounds[5] == 3 + 5


@pytest.mark.rule("R99")
def test_a_tile_that_costs_something_is_never_copied_by_itself() -> None:
    race = scored(pairs=[(0, 2), (1, 3)], leg_tiles={0: "white5"})
    assert not race.told(TileCopied)


@pytest.mark.rule("R98")
def test_what_the_partner_copied_cannot_be_copied() -> None:
    race = scored(pairs=[(0, 2)], leg_tiles={0: "blue5"})
    assert [(fact.seat, fact.pounds) for fact in race.told(TileCopied)] == [(2, 5)]


@pytest.mark.rule("R100", "R101", "R109")
def test_after_the_scoring_all_are_single_again() -> None:
    race = scored(pairs=[(1, 4), (0, 2)])
    assert race.told(ConsortiumEnded) == [ConsortiumEnded(0, 2), ConsortiumEnded(1, 4)]
    assert consortia(race.state) == Consortia((None,) * 6)


@pytest.mark.rule("R50", "R100")
@pytest.mark.parametrize("dice", ["blue", "blue green"])
def test_it_counts_in_the_last_scoring_of_the_race(dice: str) -> None:
    race = at_race("blue@16 green@8", dice=dice, pairs=[(0, 2)], leg_tiles={0: "blue5"}, turn=5)
    race.rolls(BLUE, 1)
    assert race.match.over
    assert race.pounds[2] == 3 + 5


# By hand


def by_hand(**more: Any) -> Race:
    return scored(consortiumChoice="manual", **more)


TILES = {0: "blue5 white5", 2: "green5", 3: "orange5"}


@pytest.mark.rule("R99")
def test_by_hand_each_partner_is_asked_in_turn_before_anything_is_paid() -> None:
    race = by_hand(pairs=[(3, 1), (0, 2)], leg_tiles=TILES, pyramid_tiles=(0, 0, 1, 0, 0, 3))
    assert race.match.events[-1][-1] == LegEnded(1, race.ranking)
    asked = []
    for action in (CopyPyramidTile(), CopyLegTile(0), CopyLegTile(0)):
        asked.append(race.state.turn)
        assert race.state.stage is Stage.LEG_SCORING
        assert race.state.seat == 5
        assert race.pounds == (3,) * 6
        race.plays(action)
    assert asked == [0, 1, 2]  # the partner of seat 3 has no tile
    assert [(fact.seat, fact.pounds) for fact in race.told(TileCopied)] == [(0, 1), (1, -1), (2, 5)]
    assert race.pounds == (3 + 5 - 1 + 1, 3 - 1, 3 + 1 + 1 + 5, 3 - 1, 3, 3 + 4)
    assert race.state.turn == race.state.seat == 0
    assert race.state.leg == 2
    assert consortia(race.state) == Consortia((None,) * 6)


@pytest.mark.rule("R99")
def test_by_hand_nothing_may_be_copied() -> None:
    race = by_hand(pairs=[(0, 2)], leg_tiles=TILES)
    assert race.plays(CopyNothing()) == (CopyDeclined(0, 2),)
    assert race.plays(CopyLegTile(0))[0] == CopyChosen(2, 0)
    assert [(fact.seat, fact.pounds) for fact in race.told(TileCopied)] == [(2, 5)]


@pytest.mark.rule("R97", "R99")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (CopyLegTile(1), ConsortiumNo.PARTNER_HAS_NO_SUCH_TILE),
        (CopyLegTile(-1), ConsortiumNo.PARTNER_HAS_NO_SUCH_TILE),
        (CopyPyramidTile(), ConsortiumNo.PARTNER_HAS_NO_SUCH_TILE),
        (TakeLegBettingTile(BLUE), Verdict.NOT_NOW),
        (FormConsortium(4), Verdict.NOT_NOW),
        (CopyLegTile(0), None),
        (CopyNothing(), None),
    ],
)
def test_by_hand_only_what_lies_before_the_partner_is_copied(
    action: Action, refusal: Objection | None
) -> None:
    race = by_hand(pairs=[(0, 2)], leg_tiles=TILES)
    assert race.objection(action) is refusal
    assert set(race.match.game.legal_actions(race.state)) == {CopyLegTile(0), CopyNothing()}


@pytest.mark.rule("R99")
def test_by_hand_nobody_is_asked_about_nothing() -> None:
    race = by_hand(pairs=[(0, 2)], pyramid_tiles=(0, 0, 0, 0, 0, 4))
    assert race.state.leg == 2
    assert by_hand(leg_tiles=TILES).state.leg == 2


@pytest.mark.rule("R53", "R99", "R100")
def test_by_hand_the_race_ends_after_the_choice() -> None:
    race = after_the_last_die(
        "blue@16 green@8", pairs=[(0, 2)], leg_tiles={0: "blue5"}, consortiumChoice="manual"
    )
    assert not race.match.over
    assert race.state.turn == 2
    race.plays(CopyLegTile(0))
    assert isinstance(race.match.events[-1][-1], GameEnded)
    assert PoundsChanged(2, 5, Reason.LEG, 0) in race.told(PoundsChanged)
