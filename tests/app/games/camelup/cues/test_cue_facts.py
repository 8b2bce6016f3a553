"""Cues tell facts at the right moment, and use only what the theme and the strings have."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES, movement
from camelup_desktop.app.games.camelup.cues.coins import coins_for
from camelup_desktop.app.games.camelup.cues.sprites import cue_sprites, tumbling
from camelup_desktop.app.games.camelup.cues.thrown import bouncing
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    DesertTile,
    RaceBet,
    Side,
    Stack,
    Stage,
    State,
    camel_up,
)
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Game, Match

ASSETS = Path(__file__).parents[5] / "assets"
THEME = Theme.load(ASSETS / "themes" / "desert")
FRAME = 1 / 60
SPREAD: dict[int, Stack] = {2: (Camel.BLUE,), 7: (Camel.GREEN, Camel.ORANGE), 12: CAMELS[3:]}


class Show:
    """A race that stands somewhere, and its board."""

    def __init__(self, stacks: dict[int, Stack], *tiles: DesertTile, motion: str = "full") -> None:
        game = camel_up(3)
        track = tuple(stacks.get(s, ()) for s in range(1, game.opening.rules.finish + 1))
        state = replace(
            game.opening, turn=0, stage=Stage.ACTION, leg=1, track=track, desert_tiles=tiles,
            dice=frozenset(CAMELS), pyramid_tiles=len(CAMELS),
        )  # fmt: skip
        self.match: Match[State] = Match(Game("camelup", state, game.mechanics))
        self.board = RaceBoard(THEME, state.rules, ("amira", "bashir", "clement"))
        self.board.motion = motion
        self.board.sync(self.match.view(None))
        self.director = Director(self.board, CUES)

    def play(self, *actions: Action) -> float:
        """Play actions at speed 1; returns the seconds until the table was quiet."""
        frames = 0
        for action in actions:
            self.director.present(self.match.play(action))
            while self.director.busy:
                self.director.update(FRAME)
                frames += 1
        return frames * FRAME

    def roll(self, camel: Camel, pips: int) -> float:
        self.play(TakePyramidTile())
        return self.play(RollDie(camel, pips))


@pytest.mark.parametrize(("pips", "seconds"), [(1, 2.20), (2, 2.46), (3, 2.72)])
def test_the_first_roll_of_a_leg_is_paced_as_the_design_says(pips: int, seconds: float) -> None:
    show = Show({2: (Camel.BLUE,), 7: CAMELS[1:]})
    turn_passes = THEME.seconds("turn.sweep")
    taken = show.play(TakePyramidTile()) + show.play(RollDie(Camel.BLUE, pips))
    assert taken - turn_passes == pytest.approx(seconds, abs=0.15)


def test_later_rolls_of_a_leg_are_shorter() -> None:
    show = Show(SPREAD)
    first = show.play(TakePyramidTile())
    show.play(RollDie(Camel.BLUE, 1))
    assert show.play(TakePyramidTile()) < first - 0.1


@pytest.mark.parametrize("motion", ["reduced", "none"])
@pytest.mark.parametrize("pips", [1, 3])
def test_calm_motion_never_tilts_stretches_or_sways(motion: str, pips: int) -> None:
    show = Show(SPREAD, DesertTile(1, 5, Side.OASIS), motion=motion)
    show.director.present(show.match.play(TakePyramidTile()))
    show.director.skip_all()
    show.director.present(show.match.play(RollDie(Camel.BLUE, pips)))
    while show.director.busy or show.board.lively:
        show.director.update(FRAME)
        for camel in show.board.camels.values():
            assert (camel.sx, camel.sy, camel.angle, camel.sway) == (1, 1, 0, 0)
        assert not show.board.specks


def test_the_die_is_in_its_tent_only_when_it_has_arrived() -> None:
    show = Show(SPREAD)
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(Camel.BLUE, 2)))
    show.director.update(FRAME)
    assert show.board.shown.dice_left == 4
    assert show.board.shown.tents == {}
    show.director.skip_all()
    assert show.board.shown.tents == {Camel.BLUE: 2}


def test_a_camel_stands_on_its_new_space_only_when_it_has_landed() -> None:
    show = Show(SPREAD)
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(Camel.BLUE, 2)))
    show.director.skip()
    show.director.update(0.2)
    assert show.board.shown.space_of(Camel.BLUE) is None
    show.director.skip()
    assert show.board.shown.space_of(Camel.BLUE) == 4


@pytest.mark.rule("R41")
def test_a_unit_slides_under_a_stack_that_is_lifted_for_it() -> None:
    show = Show({2: CAMELS[:2], 3: CAMELS[2:]}, DesertTile(1, 4, Side.MIRAGE))
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(Camel.BLUE, 2)))
    highest = 0.0
    while show.director.busy:
        show.director.update(FRAME)
        highest = max(highest, show.board.camels[CAMELS[2]].z)
    assert highest > show.board.plan.level(2)
    assert show.board.shown.stacks == {3: CAMELS}
    assert show.board.camels[CAMELS[2]].z == show.board.plan.level(2)


def test_a_camel_passes_over_whoever_stands_on_its_way() -> None:
    show = Show({6: (Camel.BLUE,), 7: CAMELS[1:4], 12: (Camel.WHITE,)})
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(Camel.BLUE, 2)))
    blue, top = show.board.camels[Camel.BLUE], show.board.plan.level(3)
    x, y = show.board.plan.spot(7)
    lowest = 99.0
    while show.director.busy:
        show.director.update(FRAME / 4)
        if (blue.x, blue.y) == (x, y):
            lowest = min(lowest, blue.z)
    assert lowest == pytest.approx(top)


@pytest.mark.rule("R38")
def test_coins_fly_while_the_camels_already_hop_on() -> None:
    show = Show(SPREAD, DesertTile(1, 3, Side.OASIS))
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(Camel.BLUE, 1)))
    blue, seen = show.board.camels[Camel.BLUE], False
    while show.director.busy:
        show.director.update(FRAME)
        seen = seen or (bool(show.board.fliers) and blue.z > 0.2 and blue.x < -2.0)
    assert seen
    assert show.board.shown.purses == [3, 4, 3]


@pytest.mark.rule("R19")
def test_only_the_back_of_a_race_card_is_ever_in_the_air() -> None:
    show = Show(SPREAD)
    action = PlaceRaceBettingCard(Camel.WHITE, RaceBet.OVERALL_LOSER)
    show.director.present(show.match.play(action))
    pictures = set()
    while show.director.busy:
        show.director.update(FRAME)
        pictures |= {flier.picture for flier in show.board.fliers}
    assert pictures == {"card_amira_back"}


def test_the_next_value_shows_as_soon_as_a_leg_tile_is_lifted() -> None:
    show = Show(SPREAD)
    show.director.present(show.match.play(TakeLegBettingTile(Camel.GREEN)))
    show.director.update(FRAME)
    assert show.board.shown.piles[Camel.GREEN] == (3, 2)
    assert show.board.shown.leg_tiles[0] == []
    show.director.skip_all()
    assert show.board.shown.leg_tiles[0] == [(Camel.GREEN, 5)]


def test_a_moved_desert_tile_travels_over_the_track() -> None:
    show = Show(SPREAD, DesertTile(0, 5, Side.OASIS))
    tile = show.board.tiles[0]
    start = tile.x, tile.y
    show.director.present(show.match.play(PlaceDesertTile(10, Side.OASIS)))
    heights = set()
    while show.director.busy:
        show.director.update(FRAME)
        heights.add(round(tile.z, 2))
    assert max(heights) > 0.3
    assert (tile.x, tile.y) != start
    assert tile.z == 0.0


@pytest.mark.parametrize(
    ("pounds", "coins"), [(1, [1]), (8, [1] * 8), (9, [5, 1, 1, 1, 1]), (20, [5] * 4)]
)
def test_many_pounds_fly_as_fives(pounds: int, coins: list[int]) -> None:
    assert coins_for(pounds) == coins
    assert sum(coins_for(pounds)) == pounds


def test_a_die_bounces_twice_and_lies_still() -> None:
    height = bouncing(0.9, 0.2, 0.3, 0.1)
    values = [height(t / 200) for t in range(201)]
    assert values[0] == pytest.approx(0.9)
    assert values[-1] == 0.0
    assert min(values) >= 0.0
    peaks = [b for a, b, c in zip(values, values[1:], values[2:], strict=False) if a < b >= c]
    assert peaks == pytest.approx([1.1, 0.3, 0.1], abs=0.01)


def test_a_tumble_ends_with_the_face_that_was_rolled() -> None:
    assert tumbling(Camel.WHITE, 3)[-1] == "die_white_3_roll15"


def test_every_sprite_of_the_cues_is_shipped() -> None:
    names = cue_sprites(SCREENS)
    missing = [n for n in names if not (ASSETS / "sprites" / f"{n}.png").is_file()]
    assert missing == []


def test_every_flat_picture_of_the_cues_is_shipped() -> None:
    names = ["pyramid_tile", "coin_1", "coin_5", *(f"ribbon_{n}" for n in range(1, 6))]
    names += [f"pyramid_pile_x{n}" for n in (1, 3, 5)]
    names += [f"legtile_{c.value}_{v}" for c in CAMELS for v in (5, 3, 2)]
    names += [f"badge_{c.value}" for c in CAMELS]
    names += [f"position_{place}" for place in (2, 3, 4, 5)]
    names += ["polaroid", "polaroid_film", "polaroid_gloss", "photo_tape", "photographer_tile"]
    for person in THEME.people:
        names += [f"partner_{person}_available", f"partner_{person}_taken"]
        names += [f"card_{person}_back", f"seat_{person}"]
    missing = [n for n in names if not (ASSETS / "sprites" / f"{n}.png").is_file()]
    assert missing == []


def test_every_number_that_a_cue_asks_for_is_in_the_theme() -> None:
    folder = Path(movement.__file__).parent
    asked = [
        (getattr(THEME, kind), key)
        for file in (*folder.glob("*.py"), folder.parent / "board.py")
        for kind, key in re.findall(
            r'\b(seconds|board)\(\s*"([a-z_]+\.[a-z_]+)"', file.read_text(encoding="utf-8")
        )
    ]
    assert len(asked) > 80
    assert all(isinstance(number(key), float) for number, key in asked)


def test_every_sign_of_the_cues_has_words() -> None:
    strings = Strings.load(ASSETS / "strings")
    values: dict[str, dict[str, Any]] = {
        "board.dice_inside": {"n": 3},
        "board.rolled": {"camel": "White", "pips": 2},
        "board.gained": {"pounds": 5},
        "board.lost": {"pounds": 1},
        "board.wins_race": {"camel": "White"},
    }
    assert all("[" not in strings.t(key, **given) for key, given in values.items())
