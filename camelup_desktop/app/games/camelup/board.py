"""The stage of the race: camels, desert tiles, dice and the pyramid; `sync` places them all."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.app.games.camelup.preview import PreviewStage
from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.app.stage.prop import OWN_SHADOW, Prop, Sign, World
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, Camel, Rules, Side, Stack, Stage, State
from camelup_desktop.engine.table import Seat

TILE, PENNANT, PYRAMID, DIE, CAMEL = 1, 2, 5, 8, 10
"""Rank of pieces that stand on one spot; a camel's grows with its height."""
ALOFT = 40
"""Added to the rank of camels on the move: they pass over whatever stands on their way."""
SHAKING = 0.6
"""How much the table trembles unless the player says otherwise."""
ALOFT_SHADE = 0.3
"""How dark the shadow of the pyramid is while it hangs upside down."""
FRONTS = ("SW", "S", "SE")
"""Headings with a picture of what hangs in front of the riders."""
TALLEST_SHADOW = 3
TALLEST_PILE = 6
"""Pyramid tiles in the highest pile that is painted."""


class RaceBoard(PreviewStage):
    """Every piece of the race in world units, and `shown`, the facts that the panels draw.

    `seats` are the characters in seat order. `motion` is the player's choice: "full", "reduced" or
    "none"; `shaking` and `flashing` how much the table trembles and flashes, 0 to 1. Pieces by
    name: `camel:blue`, `die:blue`, `tile:0`, `pennant:0` (by seat), `pyramid`, `pyramid_pile`;
    `modules` are the modules in play, whose pieces are there from the first `sync` on.
    """

    def __init__(self, theme: Theme, rules: Rules, seats: Sequence[str]) -> None:
        super().__init__(theme, rules.spaces)
        self.rules, self.seats = rules, tuple(seats)
        self.motion = "full"
        self.shaking, self.flashing = SHAKING, 1.0
        self.held = False
        """Whether a person has the pyramid in hand and has shaken it: it only has to be opened."""
        self._shown: Shown | None = None
        self.modules: tuple[ModuleScreen, ...] = ()
        self.camels = {camel: self.add(f"camel:{camel.value}", CAMEL) for camel in CAMELS}
        self.dice = {camel: self.add(f"die:{camel.value}", DIE) for camel in CAMELS}
        self.tiles = [self.add(f"tile:{seat}", TILE) for seat in range(len(self.seats))]
        self.pennants = [self.add(f"pennant:{seat}", PENNANT) for seat in range(len(self.seats))]
        self.pyramid = self.add("pyramid", PYRAMID)
        self.pyramid_pile = self.add("pyramid_pile", PYRAMID)
        for prop in self.camels.values():
            prop.inked = True

    @property
    def shown(self) -> Shown:
        """The facts on show. Before the first `sync` there are none."""
        assert self._shown is not None, "sync the board with a view before anything is shown"
        return self._shown

    @property
    def calm(self) -> bool:
        """Whether the player wants less motion."""
        return self.motion != "full"

    def sync(self, view: State) -> None:
        """Put everything where it belongs after the facts of `view`, at once."""
        self.clear_moves()
        self.held = False
        version = self._shown.version + 1 if self._shown else 0
        if self._shown is None:
            self.modules = tuple(in_play(view.extras))
            for module in self.modules:
                module.set_out(self)
        self._shown = Shown.of(view)
        self._shown.version = version
        self.passing.settle(self._shown.active)
        for prop in self.props.values():
            prop.rest()
            prop.outline = None
            prop.visible = False
        for space, stack in self.shown.stacks.items():
            self.stand(space, stack)
        for space, (seat, side) in self.shown.desert_tiles.items():
            self.lay_tile(seat, space, side)
        if self.shown.leg == 0:
            for space, stack in self.shown.stacks.items():
                for camel in stack:
                    self.lay_start_die(camel, space)
        for module in self.modules:
            module.rest(self)
        self.rest_pyramid(waiting=view.stage is Stage.DIE)
        self.count_dice()

    # camels

    def stand(self, space: int, stack: Stack) -> None:
        """Let exactly this stack stand on a space, at rest."""
        x, y = self.plan.spot(space)
        self.dress(stack, self.plan.heading(space))
        for height, camel in enumerate(stack):
            prop = self.camels[camel]
            prop.rest()
            prop.visible = True
            prop.place(x, y, self.plan.level(height))

    def dress(self, stack: Stack, heading: str, rank: int = CAMEL) -> None:
        """Give camels that stand on each other the pictures for a heading; the lowest is first."""
        for height, camel in enumerate(stack):
            prop = self.camels[camel]
            carries = height + 1 < len(stack)
            picture = f"camel_{camel.value}_{heading}"
            prop.sprite = f"{picture}_under" if carries else picture
            prop.front = f"{picture}_front" if carries and heading in FRONTS else None
            shadow = min(TALLEST_SHADOW, len(stack))
            prop.shadow = None if height else f"camel_shadow{shadow}_{heading}"
            prop.rank = rank + height

    # tiles, dice, pyramid

    def lay_tile(self, seat: Seat, space: int, side: Side) -> None:
        """Let a seat's desert tile lie on a space, with the pennant of its owner."""
        plate, tile, pennant = self.plan.plate(space), self.tiles[seat], self.pennants[seat]
        down = self.theme.board("desert_tile.depth")
        size = self.theme.board("desert_tile.scale")
        x, y = plate.x, plate.y + self.theme.board("desert_tile.y")
        tile.rest()
        tile.sprite = f"tile_{side.value}"
        tile.shadow = OWN_SHADOW + tile.sprite
        tile.place(x, y)
        tile.depth, tile.rank = y + down, TILE
        tile.sx = tile.sy = size
        pennant.rest()
        pennant.sprite = f"seat_{self.seats[seat]}"
        pennant.place(x + self.theme.board("pennant.x"), y + self.theme.board("pennant.y"))
        pennant.depth, pennant.rank = tile.depth, PENNANT
        tile.visible = pennant.visible = True

    def lift_tile(self, seat: Seat) -> None:
        """Take a seat's desert tile off the track."""
        self.tiles[seat].visible = self.pennants[seat].visible = False

    def lay_start_die(self, camel: Camel, pips: int) -> None:
        """Let the die that placed a camel lie in the row before the pyramid."""
        die = self.dice[camel]
        die.rest()
        self.show_die(camel, pips)
        die.place(*self.start_die_spot(camel))
        die.visible = True

    def start_die_spot(self, camel: Camel) -> tuple[float, float]:
        """The place of a camel's die in the row of the opening."""
        place = CAMELS.index(camel) * self.theme.board("dice_row.step")
        return self.theme.board("dice_row.x") + place, self.theme.board("dice_row.y")

    def show_die(self, camel: Camel, pips: int) -> None:
        """Give a die the picture of a face."""
        die = self.dice[camel]
        die.sprite = f"die_{camel.value}_{pips}"
        die.shadow = OWN_SHADOW + die.sprite

    def hide_die(self, camel: Camel) -> None:
        """A die is no longer on the table: it is in its tent, in the air or in the pyramid."""
        self.dice[camel].rest()
        self.dice[camel].visible = False

    def rest_pyramid(self, *, waiting: bool = False) -> None:
        """Let the pyramid stand; or, `waiting` for a die to fall, hang upside down and open."""
        pyramid = self.pyramid
        pyramid.rest()
        pyramid.sprite = "pyramid_open" if waiting else "pyramid_closed"
        pyramid.shadow = OWN_SHADOW + "pyramid_closed"
        pyramid.shade = ALOFT_SHADE if waiting else 1.0
        pyramid.place(self.theme.board("pyramid.x"), self.theme.board("pyramid.y"))
        pyramid.visible = True

    def count_dice(self) -> None:
        """Show how many dice are in the pyramid, and the pyramid tiles that are left."""
        shown = self.shown
        self.fixtures.pop("dice_inside", None)
        inside = shown.dice_left + sum(module.dice_inside(shown) for module in self.modules)
        if inside:
            at = World(self.theme.board("badge.x"), self.theme.board("badge.y"))
            words = Sign("badge", at, "board.dice_inside", {"n": inside})
            self.fixtures["dice_inside"] = words
        left, pile = shown.pyramid_tiles_left, self.pyramid_pile
        pile.rest()
        pile.visible = left > 0
        pile.sprite = f"pyramid_pile_x{max(1, min(left, TALLEST_PILE))}"
        pile.shadow = OWN_SHADOW + pile.sprite
        pile.place(self.theme.board("pyramid_pile.x"), self.theme.board("pyramid_pile.y"))

    def add(self, name: str, rank: int) -> Prop:
        """Make a piece, not to be seen yet; `rank` sorts what stands on one spot, low first."""
        prop = self.props[name] = Prop(name, rank=rank)
        prop.visible = False
        return prop
