"""Module 1 on the screen: support dice on the pedestal, in the pyramid, in craters (R62-R78)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.supercup.free_action import FREE
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen, TrayMark
from camelup_desktop.app.games.camelup.told import long_track as told
from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.stage.prop import World
from camelup_desktop.engine.camelup import CAMELS, Camel, Rules, State
from camelup_desktop.engine.camelup.supercup import long_track
from camelup_desktop.engine.camelup.supercup.long_track import DeclineFreeAction, ReturnPyramidTile
from camelup_desktop.engine.table import Action, Event

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.stage.director import Cue

KEY = long_track.KEY
PEDESTAL = "pedestal"
PEDESTAL_RANK, CRATER_RANK, DIE_RANK = 1, 1, 6
AT_REST = 1
"""Pips that a support die shows while it lies on the pedestal."""
WELL_PITCH = 0.46
"""World units from one well of the painted pedestal to the next."""


@dataclass
class ShownSupport:
    """R70: which support dice lie on the pedestal, which are in the pyramid, what was rolled.

    `craters` is empty without the free action: then a rolled die lies on the pedestal again (R71).
    """

    pedestal: set[Camel] = field(default_factory=set)
    pyramid: set[Camel] = field(default_factory=set)
    craters: dict[Camel, int] = field(default_factory=dict)


def shown_support(shown: Shown) -> ShownSupport:
    """The support dice as the screen shows them; KeyError where the module is not in play."""
    return cast(ShownSupport, shown.modules[KEY])


def die_name(camel: Camel) -> str:
    """Name of a support die among the pieces."""
    return f"support:{camel.value}"


def crater_name(camel: Camel) -> str:
    """Name of a support die's crater among the pieces."""
    return f"crater:{camel.value}"


def with_craters(rules: Rules) -> bool:
    """R76: whether dice that were rolled go to craters: with the free action."""
    return bool(rules.choices["m1Variant"])


def well(board: RaceBoard, camel: Camel) -> World:
    """Where a camel's die lies on the pedestal."""
    number, place = board.theme.board, CAMELS.index(camel) - (len(CAMELS) - 1) / 2
    step = WELL_PITCH * number("pedestal.scale")
    x = number("pedestal.x") + place * step
    return World(x, number("pedestal.y") + number("pedestal.die_y"), number("pedestal.die_z"))


def crater(board: RaceBoard, camel: Camel) -> World:
    """Where a camel's die lies after it was rolled, with the free action: three before two."""
    number, place = board.theme.board, CAMELS.index(camel)
    row, column = divmod(place, 3)
    x = number("crater.x") + (column + row / 2) * number("crater.step")
    return World(x, number("crater.y") + row * number("crater.row"), 0.0)


def rest_support_dice(board: RaceBoard) -> None:
    """Put pedestal, craters and support dice where the facts say."""
    facts, number = shown_support(board.shown), board.theme.board
    pedestal = board.props[PEDESTAL]
    pedestal.rest()
    pedestal.sprite = "pedestal"
    pedestal.place(number("pedestal.x"), number("pedestal.y"))
    pedestal.sx = pedestal.sy = number("pedestal.scale")
    pedestal.visible = True
    for camel in CAMELS:
        if with_craters(board.rules):
            _rest_crater(board, camel)
        die = board.props[die_name(camel)]
        die.rest()
        die.rank = DIE_RANK
        die.visible = camel not in facts.pyramid
        if camel in facts.craters:
            lay_die(board, camel, facts.craters[camel], crater(board, camel))
        elif die.visible:
            lay_die(board, camel, AT_REST, well(board, camel))


def lay_die(board: RaceBoard, camel: Camel, pips: int, at: World) -> None:
    """Let a support die lie in a well or a crater, at rest, with a face up.

    What lies there is smaller than its picture and casts no shadow, as pedestal and craters do not.
    """
    die, scale = board.props[die_name(camel)], board.theme.board("pedestal.die_scale")
    die.rest()
    die.sprite = f"support_{camel.value}_{pips}"
    die.shadow = None
    die.place(at.x, at.y, at.z)
    die.sx = die.sy = scale
    die.visible = True


def _rest_crater(board: RaceBoard, camel: Camel) -> None:
    prop, at = board.props[crater_name(camel)], crater(board, camel)
    prop.rest()
    prop.sprite = "crater"
    prop.place(at.x, at.y)
    prop.depth = at.y + board.theme.board("crater.depth")
    prop.sx = prop.sy = board.theme.board("crater.scale")
    prop.visible = True


class LongTrackScreen(ModuleScreen):
    """Pedestal, craters, support dice."""

    key = KEY
    rank = 1  # the free action comes after the action
    actions = (ReturnPyramidTile, DeclineFreeAction)
    quiet = (DeclineFreeAction,)

    def facts(self, view: State) -> ShownSupport:
        """R70: all of it is public."""
        dice = long_track.support_dice(view)
        rolled = {die.camel: die.pips for die in dice.craters}
        return ShownSupport(set(dice.pedestal), set(dice.pyramid), rolled)

    def set_out(self, board: RaceBoard) -> None:
        """The pedestal; for each camel a die and, with the free action, a crater."""
        board.add(PEDESTAL, PEDESTAL_RANK)
        for camel in CAMELS:
            if with_craters(board.rules):
                board.add(crater_name(camel), CRATER_RANK)
            board.add(die_name(camel), DIE_RANK)

    def rest(self, board: RaceBoard) -> None:
        """As the facts say."""
        rest_support_dice(board)

    def dice_inside(self, shown: Shown) -> int:
        """R70: the support dice in the pyramid."""
        return len(shown_support(shown).pyramid)

    def tray_mark(self, shown: Shown, camel: Camel) -> TrayMark | None:
        """R70: beside the tent: the support die that was rolled, or its sign, in or out."""
        facts = shown_support(shown)
        if camel in facts.craters:
            return TrayMark(f"support_{camel.value}_{facts.craters[camel]}", "out")
        inside = camel in facts.pyramid
        return TrayMark(f"support_sign_{camel.value}", "inside" if inside else "waiting")

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        """R73: the free action, where it is played."""
        return (FREE,) if with_craters(rules) else ()

    def outlined(self, action: Action) -> Sequence[str]:
        """The support die that goes into the pyramid, and the pyramid."""
        if isinstance(action, ReturnPyramidTile):
            return (die_name(action.camel), "pyramid")
        return ()

    def sprites(self) -> Iterable[str]:
        """Pedestal, craters, and the dice with their tumble."""
        from camelup_desktop.app.games.camelup.cues.sprites import support_sprites

        return (PEDESTAL, "crater", *support_sprites())

    def tellings(self) -> Mapping[type[Event], Telling]:
        """How its facts are told."""
        return told.TELLINGS

    def words_of(self, words: Words, view: State, action: Action) -> Facts:
        """What is said of its actions."""
        return told.facts(words, view, action)

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        """How its facts are shown."""
        from camelup_desktop.app.games.camelup.cues import long_track  # they stand on the board

        return long_track.cues.table


SCREEN = LongTrackScreen()
