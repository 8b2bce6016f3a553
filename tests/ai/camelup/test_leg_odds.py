"""The exact odds against all dice rolled one by one through the rules themselves."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup import rolling as module
from camelup_desktop.ai.camelup.leg_odds import LegOdds, leg_odds, solve
from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    DesertTile,
    RolledDie,
    Side,
    State,
    camel_up,
    printed_rules,
    ranking,
)
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.events import LegEnded, RaceEnded, UnitMoved
from camelup_desktop.engine.camelup.position import Position, read_position, roll_on
from camelup_desktop.engine.table import Game
from tests.builders import at_race

EXACT = 1e-9


def asked(state: State) -> LegOdds:
    tiles = {tile.space: tile.side for tile in state.desert_tiles}
    return leg_odds(state.track, state.dice, tiles)


class Enumeration:
    """Rolls every die in every order with every face, through `apply`, and merges nothing."""

    def __init__(self, game: Game[State], state: State) -> None:
        self.spaces = state.rules.spaces
        self.ranks: dict[Camel, list[float]] = {camel: [0.0] * 5 for camel in CAMELS}
        self.final: dict[Camel, list[float]] = {camel: [0.0] * 5 for camel in CAMELS}
        self.joint: dict[tuple[Camel, Camel], float] = defaultdict(float)
        self.landings: dict[int, float] = defaultdict(float)
        self.race_ends = 0.0
        self._roll(game, state, 1.0)

    def _roll(self, game: Game[State], state: State, weight: float) -> None:
        falling, _ = game.apply(state, TakePyramidTile())
        outcomes = game.chance_outcomes(falling)
        for outcome in outcomes:
            after, facts = game.apply(falling, outcome.action)
            share = weight / len(outcomes)
            landing = next(fact for fact in facts if isinstance(fact, UnitMoved)).destination
            if landing <= self.spaces:
                self.landings[landing] += share
            ended = [fact for fact in facts if isinstance(fact, LegEnded)]
            if not ended:
                self._roll(game, after, share)
                continue
            over = any(isinstance(fact, RaceEnded) for fact in facts)
            self.race_ends += share * over
            self.joint[ended[0].ranking[0], ended[0].ranking[1]] += share
            for rank, camel in enumerate(ended[0].ranking):
                self.ranks[camel][rank] += share
                self.final[camel][rank] += share * over


def assert_same(odds: LegOdds, count: Enumeration) -> None:
    for camel in CAMELS:
        assert odds.ranks[camel] == pytest.approx(count.ranks[camel], abs=EXACT)
        assert odds.final[camel] == pytest.approx(count.final[camel], abs=EXACT)
    for pair, share in odds.joint.items():
        assert share == pytest.approx(count.joint[pair], abs=EXACT)
    assert set(odds.landings) == set(range(1, count.spaces + 1))
    for space, units in odds.landings.items():
        assert units == pytest.approx(count.landings[space], abs=EXACT)
    assert odds.race_ends == pytest.approx(count.race_ends, abs=EXACT)


def random_states(seed: int, dice: int) -> Iterator[tuple[Game[State], State]]:
    """Tables in the middle of a leg: anywhere on the track, crowded or not, with desert tiles."""
    rng = random.Random(f"{seed}/{dice}")
    while True:
        race = at_race("blue@1", seats=rng.randint(2, 8))
        spaces = race.state.rules.spaces
        first = rng.choice([1, rng.randint(1, spaces), spaces - rng.randint(0, 4)])
        places = range(first, min(spaces, first + rng.choice([1, 3, 6, 15])) + 1)
        track: list[tuple[Camel, ...]] = [()] * (spaces + 1)
        for camel in rng.sample(CAMELS, 5):
            space = rng.choice(places)
            track[space - 1] = (*track[space - 1], camel)
        free = [s for s in range(2, spaces + 1) if not track[s - 1]]
        tiles: list[DesertTile] = []
        for seat in range(rng.randint(0, len(race.state.players))):
            open_spaces = [s for s in free if all(abs(s - t.space) > 1 for t in tiles)]
            if open_spaces:
                tiles.append(DesertTile(seat, rng.choice(open_spaces), rng.choice(list(Side))))
        left = frozenset(rng.sample(CAMELS, dice))
        state = replace(
            race.state,
            track=tuple(track),
            desert_tiles=tuple(tiles),
            dice=left,
            pyramid_tiles=dice,
            tents=tuple(RolledDie(camel, 1) for camel in CAMELS if camel not in left),
        )
        yield race.match.game, state


@pytest.mark.rule("R18", "R29", "R38", "R40", "R41", "R42", "R45", "R50")
@pytest.mark.parametrize(("dice", "positions"), [(1, 60), (2, 30), (3, 6)])
def test_random_positions(dice: int, positions: int) -> None:
    states = random_states(0, dice)
    for _ in range(positions):
        game, state = next(states)
        assert_same(asked(state), Enumeration(game, state))


@pytest.mark.slow
@pytest.mark.parametrize(("dice", "positions"), [(1, 600), (2, 300), (3, 120), (4, 12), (5, 3)])
def test_many_random_positions(dice: int, positions: int) -> None:
    states = random_states(1, dice)
    for _ in range(positions):
        game, state = next(states)
        assert_same(asked(state), Enumeration(game, state))


@pytest.mark.rule("R27", "R28", "R44", "R50")
@pytest.mark.parametrize(
    "tiles", [{}, {"oasis": "16 by 0"}, {"mirage": "16 by 0"}, {"oasis": "14 by 0, 16 by 1"}]
)
def test_a_race_that_may_end_in_the_leg(tiles: Mapping[str, str]) -> None:
    oasis, mirage = tiles.get("oasis", ""), tiles.get("mirage", "")
    race = at_race(
        "white/green@13 blue@15 orange@12", dice="blue green white", oasis=oasis, mirage=mirage
    )
    odds = asked(race.state)
    assert odds.race_ends > 0.1
    assert_same(odds, Enumeration(race.match.game, race.state))


@pytest.mark.slow
@pytest.mark.rule("R9", "R10")
def test_the_opening() -> None:
    game = camel_up(3)
    race = at_race("blue/green@1 orange@2 yellow/white@3")
    assert_same(asked(race.state), Enumeration(game, race.state))


@pytest.mark.rule("R25", "R38")
def test_landings_count_where_the_roll_ends_and_not_where_a_tile_sends_the_unit() -> None:
    race = at_race("blue@5", dice="blue", oasis="6 by 0", mirage="8 by 1")
    odds = asked(race.state)
    assert {space: units for space, units in odds.landings.items() if units} == pytest.approx(
        {6: 1 / 3, 7: 1 / 3, 8: 1 / 3}
    )


@pytest.mark.rule("R28", "R38")
def test_a_unit_that_crosses_lands_nowhere_but_one_sent_over_by_an_oasis_has_landed() -> None:
    race = at_race("blue@15 green@14", dice="blue", oasis="16 by 0")
    odds = asked(race.state)
    assert odds.race_ends == pytest.approx(1)
    assert sum(odds.landings.values()) == odds.landings[16] == pytest.approx(1 / 3)


@pytest.mark.rule("R38")
def test_landings_are_counted_once_a_roll_whatever_the_size_of_the_unit() -> None:
    odds = asked(at_race("blue/green/orange/yellow/white@1").state)
    assert sum(odds.landings.values()) == pytest.approx(5)


@pytest.mark.rule("R29")
def test_without_dice_the_ranking_is_what_it_is() -> None:
    race = at_race("blue/green@3 orange@5 white@9 yellow@10", dice="")
    odds = asked(race.state)
    assert odds.ranks[Camel.YELLOW] == (1, 0, 0, 0, 0)
    assert odds.ranks[Camel.BLUE] == (0, 0, 0, 0, 1)
    assert odds.joint[Camel.YELLOW, Camel.WHITE] == 1
    assert (odds.race_ends, sum(odds.landings.values())) == (0, 0)


@pytest.mark.rule("R28", "R30")
def test_once_a_unit_is_beyond_the_line_nothing_is_left_to_chance() -> None:
    race = at_race("blue/green@16 orange@5 white@9 yellow@10", dice="blue white")
    race.rolls(Camel.BLUE, 1)
    odds = asked(race.state)
    first = ranking(race.state.track)[0]
    assert first is Camel.GREEN
    assert odds.ranks[first] == odds.final[first] == (1, 0, 0, 0, 0)
    assert odds.race_ends == 1


@pytest.mark.parametrize("seed", range(20))
def test_probabilities_add_up(seed: int) -> None:
    _, state = next(random_states(seed + 100, 5))
    odds = asked(state)
    assert sum(odds.joint.values()) == pytest.approx(1)
    assert 0 <= odds.race_ends <= 1
    for rank in range(5):
        assert sum(odds.ranks[camel][rank] for camel in CAMELS) == pytest.approx(1)
        assert sum(odds.final[camel][rank] for camel in CAMELS) == pytest.approx(odds.race_ends)
    for camel in CAMELS:
        assert sum(odds.ranks[camel]) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in odds.ranks[camel])
        assert all(
            low <= high + EXACT
            for low, high in zip(odds.final[camel], odds.ranks[camel], strict=True)
        )


def test_a_camel_that_changes_colour_takes_its_odds_along() -> None:
    one = asked(at_race("blue/green@3 orange@5 white@6 yellow@8", dice="blue white").state)
    other = asked(at_race("white/green@3 orange@5 blue@6 yellow@8", dice="blue white").state)
    assert one.ranks[Camel.BLUE] == pytest.approx(other.ranks[Camel.WHITE])
    assert one.ranks[Camel.GREEN] == pytest.approx(other.ranks[Camel.GREEN])


def test_far_from_the_line_the_place_on_the_track_does_not_matter() -> None:
    """The memory of moves is shared by all places, so it must not depend on them."""
    behind = asked(at_race("blue/green/orange@1 white@2 yellow@3").state)
    ahead = asked(at_race("blue/green/orange@4 white@5 yellow@6").state)
    assert behind.ranks == ahead.ranks


@pytest.mark.rule("R62")
@pytest.mark.parametrize("seed", range(4))
def test_a_track_of_twenty_spaces(seed: int) -> None:
    """The rules of the longer track are those of the short one, so `roll_on` is the judge."""
    rng = random.Random(seed)
    spaces = rng.sample(range(12, 20), 3)
    stacks = {spaces[0]: ["blue", "white"], spaces[1]: ["green"], spaces[2]: ["orange", "yellow"]}
    position = read_position(
        {"spaces": 20, "stacks": stacks, "desert_tiles": {20: {"side": "oasis", "seat": 0}},
         "dice": ["blue", "green", "yellow"]}
    )  # fmt: skip
    ranks: dict[Camel, list[float]] = {camel: [0.0] * 5 for camel in CAMELS}
    ends = _roll_all(position, position.state.dice, 1.0, ranks)
    odds = asked(position.state)
    assert odds.race_ends == pytest.approx(ends, abs=EXACT)
    for camel in CAMELS:
        assert odds.ranks[camel] == pytest.approx(ranks[camel], abs=EXACT)


def _roll_all(
    position: Position, left: frozenset[Camel], weight: float, ranks: dict[Camel, list[float]]
) -> float:
    over = bool(position.state.track[-1])
    if over or not left:
        for rank, camel in enumerate(ranking(position.state.track)):
            ranks[camel][rank] += weight
        return weight * over
    share = weight / len(left) / 3
    return sum(
        _roll_all(
            Position(roll_on(replace(position, rolls=(RolledDie(camel, pips),)))[0]),
            left - {camel},
            share,
            ranks,
        )
        for camel in left
        for pips in (1, 2, 3)
    )


def test_the_work_comes_in_small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: between two pauses at most SLICE boards are rolled on, once."""
    parts: list[int] = []

    def counted(name: str) -> None:
        real = getattr(module.Rolling, name)

        def roll(leg: object, part: list[tuple[int, float]], *rest: object) -> None:
            parts.append(len(part))
            real(leg, part, *rest)

        monkeypatch.setattr(module.Rolling, name, roll)

    counted("roll")
    counted("roll_last")
    state = at_race("blue/green/orange/yellow/white@1").state
    slices = sum(1 for _ in solve(state.track, state.dice, {}))
    assert slices == len(parts) > 100
    assert max(parts) == module.SLICE


@pytest.mark.rule("R1")
def test_the_dice_are_those_of_the_rulebook() -> None:
    assert printed_rules().die_pips == module.PIPS


def test_a_roll_of_the_rules_is_among_the_ways() -> None:
    """Rolling one die and asking again averages to what was asked before (R18)."""
    race = at_race("blue/green@14 orange@12", dice="blue orange white", mirage="16 by 0")
    before = asked(race.state)
    falling, _ = race.match.game.apply(race.state, TakePyramidTile())
    outcomes = race.match.game.chance_outcomes(falling)
    assert len(outcomes) == 9
    first = 0.0
    for outcome in outcomes:
        assert isinstance(outcome.action, RollDie)
        after, _ = race.match.game.apply(falling, outcome.action)
        first += asked(after).ranks[Camel.GREEN][0] / 9
    assert first == pytest.approx(before.ranks[Camel.GREEN][0])
