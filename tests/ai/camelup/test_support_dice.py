"""Legs with support dice, and photos, against every way counted, also through the rules."""

import random
from collections import defaultdict

import pytest

from camelup_desktop.ai.camelup.leg_odds import QUICK, Effort, leg_odds, photo_camels, solve
from camelup_desktop.ai.camelup.rolling import SUPPORT_PIPS, Weights
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, State
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.camelup.events import LegEnded, RaceEnded, UnitMoved
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    SupportDice,
    support_die_pips,
)
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PhotoTaken
from camelup_desktop.engine.table import Event, Game, Turn
from tests.ai.camelup import by_hand
from tests.ai.camelup.test_race_odds import track_of
from tests.builders import Race, at_race

EXACT = 1e-9
LINE = 21


def support(*camels: Camel) -> SupportDice:
    return SupportDice(frozenset(CAMELS) - set(camels), frozenset(camels))


class Ways:
    """Every die of a leg in every order with every face, through the rules."""

    def __init__(self, game: Game[State], state: State) -> None:
        self.ranks: dict[Camel, list[float]] = {camel: [0.0] * 5 for camel in CAMELS}
        self.landings: dict[int, float] = defaultdict(float)
        self.race_ends = self.camels = 0.0
        self._go(game, state, 1.0)

    def _go(self, game: Game[State], state: State, weight: float) -> None:
        if state.turn is not Turn.CHANCE:
            free = DeclineFreeAction() in game.legal_actions(state)
            action = DeclineFreeAction() if free else TakePyramidTile()
            self._go(game, game.apply(state, action)[0], weight)
            return
        outcomes = game.chance_outcomes(state)
        total = sum(outcome.weight for outcome in outcomes)
        for outcome in outcomes:
            after, facts = game.apply(state, outcome.action)
            share = weight * outcome.weight / total
            if not self._note(facts, share):
                self._go(game, after, share)

    def _note(self, facts: tuple[Event, ...], share: float) -> bool:
        moved = next(fact for fact in facts if isinstance(fact, UnitMoved))
        self.landings[moved.destination] += share
        self.camels += share * sum(len(f.unit) for f in facts if isinstance(f, PhotoTaken))
        for fact in facts:
            if isinstance(fact, LegEnded):
                for rank, camel in enumerate(fact.ranking):
                    self.ranks[camel][rank] += share
                self.race_ends += share * any(isinstance(f, RaceEnded) for f in facts)
                return True
        return False


POSITIONS = [
    ("blue@3 white/green@4 orange/yellow@6", "blue white", "blue green", "5 by 0", "", False),
    ("blue@19 white/green@18 orange/yellow@17", "blue orange", "yellow white", "", "20 by 1", True),
    ("blue/orange@10 white/green@9 yellow@7", "", "blue orange yellow", "", "12 by 1", True),
    ("blue/orange/white@16 green@13 yellow@11", "green", "yellow green", "18 by 1", "", False),
]


def race(camels: str, dice: str, more: str, oasis: str, mirage: str, variant: bool) -> Race:
    inside = support(*(Camel(word) for word in more.split()))
    return at_race(
        camels, dice=dice, oasis=oasis, mirage=mirage, modules=["long_track", "photographer"],
        extras={"long_track": inside}, m1Variant=variant,
    )  # fmt: skip


@pytest.mark.rule("R18", "R45", "R51", "R62", "R67", "R68", "R69", "R71", "R76", "R103")
@pytest.mark.parametrize("position", POSITIONS)
def test_support_dice_through_the_rules(position: tuple[str, str, str, str, str, bool]) -> None:
    """A leg ends with its last pyramid tile, whoever could still add a die and does not."""
    at = race(*position)
    ways = Ways(at.match.game, at.state)
    tiles = {tile.space: tile.side for tile in at.state.desert_tiles}
    inside = [Camel(word) for word in position[2].split()]
    odds = leg_odds(at.state.track, at.state.dice, tiles, inside)
    assert odds.error == 0
    assert odds.race_ends == pytest.approx(ways.race_ends, abs=EXACT)
    for camel in CAMELS:
        assert odds.ranks[camel] == pytest.approx(ways.ranks[camel], abs=EXACT)
    for space in range(1, LINE):
        assert odds.landings[space] == pytest.approx(ways.landings[space], abs=EXACT)


@pytest.mark.rule("R79", "R83", "R84", "R85", "R103")
@pytest.mark.parametrize("position", [POSITIONS[0], POSITIONS[2], POSITIONS[3]])
def test_photos_through_the_rules(position: tuple[str, str, str, str, str, bool]) -> None:
    at = race(*position)
    tiles = {tile.space: tile.side for tile in at.state.desert_tiles}
    inside = [Camel(word) for word in position[2].split()]
    known = {
        space: at_once(photo_camels(at.state.track, at.state.dice, tiles, space, inside))
        for space in range(1, LINE)
        if not at.state.track[space - 1] and space not in tiles
    }
    likely = sorted(known, key=lambda space: -known[space])[:3]
    assert min(known[space] for space in likely) > 0
    for space in likely:
        looking = at.state.with_extra("photographer", Camera(1, space))
        camels = Ways(at.match.game, looking).camels
        assert known[space] == pytest.approx(camels, abs=EXACT)


@pytest.mark.rule("R67", "R68")
def test_support_dice_counted_one_by_one() -> None:
    rng = random.Random("support")
    for number in range(80):
        first = rng.randint(1, 19)
        stacks = by_hand.random_stacks(rng, first, min(20, first + rng.randint(1, 6)))
        tiles = by_hand.random_tiles(rng, stacks, LINE)
        dice = rng.sample(by_hand.NAMES, rng.randint(0, 2))
        more = rng.sample(by_hand.NAMES, rng.randint(1, 3 if number % 20 == 0 else 2))
        names = (*dice, *(name + by_hand.SUPPORT for name in more))
        ranks = {name: [0.0] * 5 for name in by_hand.NAMES}
        for after, _, weight in by_hand.legs(stacks, names, tiles, LINE):
            for place, name in enumerate(by_hand.ranked(after)[::-1]):
                ranks[name][place] += weight
        sides = {s: Side.OASIS if way > 0 else Side.MIRAGE for s, way in tiles.items()}
        left, inside = ([Camel(name) for name in part] for part in (dice, more))
        odds = leg_odds(track_of(stacks, 20), left, sides, inside)
        for camel in CAMELS:
            assert odds.ranks[camel] == pytest.approx(ranks[camel.value], abs=EXACT)


def test_many_dice_are_sampled_and_say_so() -> None:
    track = track_of({3: ("blue", "green"), 5: ("orange",), 6: ("white", "yellow")}, 20)
    exact = at_once(solve(track, CAMELS, {}, None, CAMELS[:2], Effort(dice=7, throws=1)))
    ends: Weights = {}
    about = at_once(solve(track, CAMELS, {}, ends, CAMELS[:2]))
    assert exact.error == 0 < about.error < 0.0113
    assert sum(ends.values()) + about.race_ends == pytest.approx(1)
    for camel in CAMELS:
        for known, guessed in zip(exact.ranks[camel], about.ranks[camel], strict=True):
            assert abs(known - guessed) < 4.5 * about.error
    for space, units in exact.landings.items():
        assert abs(units - about.landings[space]) < 0.1
    assert at_once(solve(track, CAMELS, {}, None, CAMELS[:2])) == about
    assert at_once(solve(track, CAMELS, {}, None, CAMELS)).error > 0


def test_a_leg_never_has_more_dice_at_once_than_are_solved() -> None:
    """R65, R78: a free action gives back the tile of a die that has fallen."""
    start = at_race("blue@3", modules=["long_track"], extras={"long_track": support(Camel.BLUE)})
    assert start.state.pyramid_tiles == QUICK.dice


@pytest.mark.rule("R67")
def test_the_faces_are_those_of_the_rules() -> None:
    rules = at_race("blue@3", modules=["long_track"]).state.rules
    assert support_die_pips(rules) == SUPPORT_PIPS


def test_a_leg_with_six_dice_pauses_often() -> None:
    track = track_of({3: ("blue", "green"), 5: ("orange",), 6: ("white", "yellow")}, 20)
    assert sum(1 for _ in solve(track, CAMELS, {}, None, CAMELS[:1])) > 200
    assert sum(1 for _ in photo_camels(track, CAMELS, {}, 8, CAMELS[:1])) > 100


def test_nothing_falls_before_the_camera_any_more() -> None:
    track = track_of({3: ("blue", "green"), 5: ("orange",), 6: ("white", "yellow")}, 20)
    assert at_once(photo_camels(track, [], {}, 8)) == 0
    over = track_of({3: ("blue", "green"), 5: ("orange",), 21: ("white", "yellow")}, 20)
    assert at_once(photo_camels(over, CAMELS, {}, 8)) == 0
