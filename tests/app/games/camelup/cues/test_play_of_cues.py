"""What makes the cues worth watching: bystanders, towers, plywood, the finish, the fallen tower."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest

from camelup_desktop.app.games.camelup.comforts import suit
from camelup_desktop.app.games.camelup.cues.pyramid import leaning
from camelup_desktop.app.games.camelup.cues.thrown import bouncing, touches
from camelup_desktop.app.settings import Settings
from camelup_desktop.engine.camelup import CAMELS, Camel, DesertTile, Side
from camelup_desktop.engine.camelup.actions import PlaceDesertTile, RollDie, TakePyramidTile
from tests.app.games.camelup.cues.test_cue_facts import SPREAD, THEME, Show

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def watch(show: Show, camel: Camel, pips: int, each: Callable[[], None]) -> None:
    """Roll, and look at every frame until the table is quiet and nothing sways any more."""
    show.play(TakePyramidTile())
    show.director.present(show.match.play(RollDie(camel, pips)))
    while show.director.busy or show.board.lively:
        show.director.update(1 / 120)
        each()


def moments(show: Show) -> list[tuple[str, int | None]]:
    told: list[tuple[str, int | None]] = []

    def listen(event: object, name: str, step: int | None, *, pan: float) -> None:
        told.append((f"{type(event).__name__}.{name}", step))

    show.board.moments.listen(listen)
    return told


def test_each_landing_of_a_move_is_told_with_its_number() -> None:
    show = Show(SPREAD)
    told = moments(show)
    watch(show, BLUE, 3, lambda: None)
    assert [step for name, step in told if name == "UnitMoved.hop"] == [1, 2, 3]
    assert [step for name, step in told if name == "DieRolled.bounce"] == [1, 2, 3]
    names = [name for name, _ in told]
    assert names.index("DieRolled.settle") < names.index("DieRolled.read")
    assert names.index("DieRolled.read") < names.index("UnitMoved.hop")


def test_a_landing_on_others_is_told_with_the_height_of_the_tower() -> None:
    show = Show({2: (BLUE,), 3: (GREEN, ORANGE), 12: (YELLOW, WHITE)})
    told = moments(show)
    watch(show, BLUE, 1, lambda: None)
    assert ("UnitMoved.land", 3) in told
    assert "UnitMoved.sand" not in [name for name, _ in told]


def test_overtaken_camels_look_up_and_give_and_stand_as_before() -> None:
    show = Show({6: (BLUE,), 7: (GREEN, ORANGE), 12: (YELLOW, WHITE)})
    top, below = show.board.camels[ORANGE], show.board.camels[GREEN]
    before = top.state(), below.state()
    tilts, sizes = set(), set()

    def each() -> None:
        tilts.add(round(top.angle, 1))
        sizes.add(round(below.sy, 2))

    watch(show, BLUE, 2, each)
    assert max(abs(tilt) for tilt in tilts) > 3
    assert min(sizes) < 1.0
    assert (top.state(), below.state()) == before


def test_a_higher_tower_rocks_longer() -> None:
    rocked = []
    for stacks in ({2: (BLUE,), 3: (GREEN,), 12: CAMELS[2:]}, {2: (BLUE,), 3: CAMELS[1:]}):
        show, frames = Show(stacks), [0]

        def each(show: Show = show, frames: list[int] = frames) -> None:
            if not show.director.busy:
                frames[0] += any(prop.sway for prop in show.board.camels.values())

        watch(show, BLUE, 1, each)
        rocked.append(frames[0])
    assert rocked[1] > 2 * rocked[0] > 0


def test_a_mirage_turns_out_to_be_plywood_and_amazes_the_camels() -> None:
    show = Show({2: (BLUE, GREEN), 7: CAMELS[2:]}, DesertTile(1, 4, Side.MIRAGE))
    tile, blue = show.board.tiles[1], show.board.camels[BLUE]
    size = THEME.board("desert_tile.scale")
    narrowest, leans = size, set()

    def each() -> None:
        nonlocal narrowest
        narrowest = min(narrowest, tile.sx)
        if tile.sx < size:
            leans.add(round(blue.angle))

    watch(show, BLUE, 2, each)
    assert narrowest < size / 4
    assert min(leans) < -2
    assert max(leans) > 2
    assert (tile.sx, tile.angle, tile.shade) == (size, 0.0, 1.0)


def test_an_oasis_splashes_and_springs_back() -> None:
    show = Show(SPREAD, DesertTile(1, 4, Side.OASIS))
    tile = show.board.tiles[1]
    shapes: set[str] = set()
    bent = set()

    def each() -> None:
        shapes.update(speck.shape for speck in show.board.specks)
        bent.add(round(tile.angle))

    watch(show, BLUE, 2, each)
    assert {"drop", "ring", "puff"} <= shapes
    assert max(bent) > 3
    assert tile.angle == 0.0


@pytest.mark.rule("R28")
def test_over_the_line_the_ribbon_tears_the_table_comes_near_and_time_stops() -> None:
    show = Show({15: (BLUE,), 7: CAMELS[1:]})
    near, torn, places = 1.0, 0.0, []

    def each() -> None:
        nonlocal near, torn
        near = max(near, show.board.lens.zoom)
        torn = max([torn, *(tape.cut for tape in show.board.tapes)])
        places.append((show.board.camels[BLUE].x, show.board.camels[BLUE].z))

    watch(show, BLUE, 2, each)
    assert near == pytest.approx(THEME.board("finish.near"))
    assert torn > 0.9
    standing = sum(a == b and a[1] > 0 for a, b in itertools.pairwise(places))
    assert standing >= THEME.seconds("finish.freeze") * 120 - 2
    assert show.board.lens.still
    assert not show.board.tapes


def test_the_winners_tower_falls_apart_and_climbs_up_again() -> None:
    show = Show({15: (BLUE, GREEN, ORANGE), 7: CAMELS[3:]})
    places: set[tuple[float, float]] = set()

    def each() -> None:
        here = [show.board.camels[camel] for camel in (BLUE, GREEN, ORANGE)]
        if show.board.shown.banner == "race_over" and all(prop.z == 0 for prop in here):
            places.add((here[1].x, here[2].x))

    watch(show, BLUE, 2, each)
    assert places
    assert all(orange < green for green, orange in places), "the first one sits foremost"
    level = show.board.plan.level
    heights = [show.board.camels[camel].z for camel in (BLUE, GREEN, ORANGE)]
    assert heights == [level(0), level(1), level(2)]


def test_a_low_winner_does_not_fall_over() -> None:
    show = Show({15: (BLUE, GREEN), 7: CAMELS[2:]})
    told = moments(show)
    watch(show, BLUE, 2, lambda: None)
    assert "RaceEnded.collapse" not in [name for name, _ in told]


def test_the_table_trembles_only_as_much_as_the_player_likes() -> None:
    hardest = {}
    for share in (0, 60, 100):
        show = Show({2: (BLUE,), 3: CAMELS[1:]})
        suit(show.board, replace(Settings(), screen_shake=share))
        most = [0.0]
        watch(show, BLUE, 1, lambda show=show, most=most: most.append(show.board.lens.trauma))  # type: ignore[misc]
        hardest[share] = max(most)
    assert hardest[0] == 0.0
    assert 0.0 < hardest[60] < hardest[100]


@pytest.mark.parametrize(("flash", "lit"), [("normal", 1.0), ("dim", 0.4), ("off", 0.0)])
def test_the_flash_is_as_bright_as_the_player_likes(flash: str, lit: float) -> None:
    show = Show({15: (BLUE,), 7: CAMELS[1:]})
    suit(show.board, replace(Settings(), flash=flash))
    most = [0.0]
    watch(show, BLUE, 2, lambda: most.append(show.board.lens.flash))
    assert max(most) == pytest.approx(lit, abs=0.08)


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_less_motion_has_no_shake_no_zoom_no_light_no_specks(motion: str) -> None:
    show = Show({15: (BLUE, GREEN, ORANGE), 7: CAMELS[3:]}, motion=motion)

    def each() -> None:
        assert show.board.lens.still
        assert not show.board.specks
        assert not show.board.tapes

    watch(show, BLUE, 2, each)


def test_a_desert_tile_lands_with_a_thud() -> None:
    show = Show(SPREAD)
    told = moments(show)
    show.director.present(show.match.play(PlaceDesertTile(5, Side.OASIS)))
    shaken = 0.0
    while show.director.busy:
        show.director.update(1 / 120)
        shaken = max(shaken, show.board.lens.trauma)
    assert ("DesertTilePlaced.land", None) in told
    assert shaken > 0.1


def test_a_die_touches_the_table_where_its_height_is_nothing() -> None:
    fall = (0.9, 0.2, 0.3, 0.1)
    shares = touches(*fall)
    assert len(shares) == 3
    assert shares[-1] == 1.0
    assert all(bouncing(*fall)(share) == pytest.approx(0.0, abs=1e-6) for share in shares)


@pytest.mark.parametrize(("share", "frame"), [(-1.0, 6), (0.0, 0), (1.0, 2), (9.0, 2), (-9.0, 6)])
def test_the_pyramid_leans_to_the_side_it_is_swung_to(share: float, frame: int) -> None:
    assert leaning(share) == frame
