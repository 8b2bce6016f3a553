"""Module 2 on the screen: the camera on its space or in its place, and whose it is (R79-R86)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.app.games.camelup.told import photographer as told
from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.stage.prop import OWN_SHADOW
from camelup_desktop.engine.camelup import Rules, State
from camelup_desktop.engine.camelup.supercup import photographer
from camelup_desktop.engine.table import Action, Event, Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.stage.director import Cue

KEY = photographer.KEY
CAMERA, OWNER, TILE = "camera", "camera_owner", "photographer_tile"
"""Names of the pieces: the camera, the marker of its owner, the tile while nobody has it."""
AT_PLAYERS = "SW"
"""Heading of the camera that waits."""
TILE_RANK, CAMERA_RANK, OWNER_RANK = 1, 3, 4


@dataclass
class ShownCamera:
    """R79: who is the photographer and where the camera points; None: nobody, it stands aside."""

    seat: Seat | None = None
    space: int | None = None


def shown_camera(shown: Shown) -> ShownCamera:
    """The camera as the screen shows it; KeyError where the module is not in play."""
    return cast(ShownCamera, shown.modules[KEY])


def camera_spot(board: RaceBoard, space: int | None) -> tuple[float, float]:
    """Where the camera stands for a space; None: where it waits for a photographer.

    It is on the inner edge of the space, so that camels can stop there without meeting it.
    """
    number = board.theme.board
    if space is None:
        return number("camera.x"), number("camera.y")
    plate, inside = board.plan.plate(space), number("camera.inside")
    angle = math.radians(plate.heading)
    return plate.x + inside * math.sin(angle), plate.y - inside * math.cos(angle)


def camera_look(board: RaceBoard, space: int | None) -> str:
    """Picture of the camera that looks at a space from there; None: at the players."""
    if space is None:
        return f"camera_{AT_PLAYERS}"
    (x, y), (x1, y1) = camera_spot(board, space), board.plan.spot(space)
    return f"camera_{board.theme.heading(math.degrees(math.atan2(y1 - y, x1 - x)))}"


def rest_camera(board: RaceBoard) -> None:
    """Put camera, owner's marker and tile where the facts say."""
    facts, number = shown_camera(board.shown), board.theme.board
    camera, owner, tile = (board.props[name] for name in (CAMERA, OWNER, TILE))
    for prop in (camera, owner, tile):
        prop.rest()
    x, y = camera_spot(board, facts.space)
    camera.sprite = camera_look(board, facts.space)
    camera.shadow = OWN_SHADOW + camera.sprite
    camera.place(x, y)
    camera.rank = CAMERA_RANK
    camera.sx = camera.sy = number("camera.scale")
    camera.visible = True
    owner.visible = facts.seat is not None
    if facts.seat is not None:
        owner.sprite = f"seat_{board.seats[facts.seat]}"
        owner.place(x + number("camera.owner_x"), y, number("camera.owner_z"))
        owner.depth = y
    tile.visible = facts.seat is None
    tile.sprite = "photographer_tile_table"
    tile.place(x + number("camera.tile_x"), y + number("camera.tile_y"))
    tile.depth = y - 0.01
    tile.sx = tile.sy = number("camera.tile_scale")


class PointTheCamera(ModuleDeed):
    """R79, R80: the space to point the camera at."""

    word, digit, picture = "camera", 5, "photographer_tile"
    kinds = (photographer.PointCamera,)
    on_board = True

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """Every space."""
        return [Option(space, spot=f"space:{space}") for space in range(1, view.rules.spaces + 1)]

    def picks_of(self, action: Action) -> Picks:
        """The space."""
        assert isinstance(action, photographer.PointCamera)
        return (action.space,)

    def label(self, words: Words, view: State, option: Option) -> str:
        """The space's number."""
        return str(option.pick)


class PhotographerScreen(ModuleScreen):
    """The camera."""

    key = KEY
    actions = (photographer.PointCamera,)

    def facts(self, view: State) -> ShownCamera:
        """R79: photographer and camera are public."""
        now = photographer.camera(view)
        return ShownCamera(now.seat, now.space) if now else ShownCamera()

    def set_out(self, board: RaceBoard) -> None:
        """Camera, owner's marker, tile."""
        board.add(CAMERA, CAMERA_RANK).inked = True
        board.add(OWNER, OWNER_RANK)
        board.add(TILE, TILE_RANK)

    def rest(self, board: RaceBoard) -> None:
        """As the facts say."""
        rest_camera(board)

    def emblems(self, shown: Shown, seat: Seat, seats: Sequence[str]) -> Sequence[str]:
        """The photographer has the tile."""
        return ("photographer_tile",) if shown_camera(shown).seat == seat else ()

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        """Point it."""
        return (POINT,)

    def preview(self, board: RaceBoard, action: Action) -> None:
        """A camera that is hardly there, and its space."""
        assert isinstance(action, photographer.PointCamera)
        spot = camera_spot(board, action.space)
        ghost = board.ghost_at(
            camera_look(board, action.space), spot, board.theme.board("camera.scale")
        )
        ghost.rank = CAMERA_RANK
        board.highlight((action.space,), "chosen")

    def spaces(self, action: Action) -> Sequence[int]:
        """The space that the camera is to look at."""
        assert isinstance(action, photographer.PointCamera)
        return (action.space,)

    def outlined(self, action: Action) -> Sequence[str]:
        """The camera itself, wherever it stands now."""
        return (CAMERA,)

    def sprites(self) -> Iterable[str]:
        """The camera, carried and looking each way; its tile."""
        from camelup_desktop.app.games.camelup.cues.sprites import CAMERAS  # beside the others

        return (*CAMERAS, "photographer_tile")

    def tellings(self) -> Mapping[type[Event], Telling]:
        """How its facts are told."""
        return told.TELLINGS

    def words_of(self, words: Words, view: State, action: Action) -> Facts:
        """What is said of its actions."""
        return told.facts(words, view, action)

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        """How its facts are shown."""
        from camelup_desktop.app.games.camelup.cues import photographer  # they stand on the board

        return photographer.cues.table


POINT = PointTheCamera()
SCREEN = PhotographerScreen()
