"""What a module of the Supercup adds to the screen; each module has a file beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, State
from camelup_desktop.engine.table import Action, Event, Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.deeds import ModuleDeed
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.games.camelup.words import Words
    from camelup_desktop.app.stage.director import Cue
    from camelup_desktop.engine.camelup import Rules


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing on the shelf: the spot it is, its picture, its tooltip, and who has taken it."""

    spot: str
    picture: str
    hint: str
    holder: Seat | None = None


@dataclass(frozen=True, slots=True)
class TrayMark:
    """A small picture beside a tent: a die that was rolled, waits inside, or is not played yet.

    `state` is "out", "inside" or "waiting".
    """

    picture: str
    state: str


class ModuleScreen:
    """One module on the screen. Override what applies; the rest does nothing.

    The table asks every module that is in play and knows none of them by name.
    """

    key = ""
    """The module's key in the engine's list."""
    rank = 0
    """Where the dock lists what it adds; those of the same rank stand as in the engine's list."""
    actions: tuple[type[Action], ...] = ()
    """What seats do with it."""
    quiet: tuple[type[Action], ...] = ()
    """Those of them that only do without something: an opponent does not announce them."""

    # facts and pieces

    def facts(self, view: State) -> Any:
        """The public facts that the screen shows: plain, mutable, equal if nothing differs.

        They lie in `shown.modules[key]`, where cues change them.
        """
        return None

    def set_out(self, board: RaceBoard) -> None:
        """Make the module's pieces, once; none of them is visible yet."""

    def rest(self, board: RaceBoard) -> None:
        """Put the module's pieces where its facts say."""

    def dice_inside(self, shown: Shown) -> int:
        """How many dice in the pyramid are the module's own."""
        return 0

    def emblems(self, shown: Shown, seat: Seat, seats: Sequence[str]) -> Sequence[str]:
        """Pictures that a seat's row shows for what it has of the module; `seats`: characters."""
        return ()

    def partner(self, shown: Shown, seat: Seat) -> Seat | None:
        """The seat that is tied to this one by a ribbon."""
        return None

    def bet_on(self, shown: Shown, seat: Seat, number: int) -> int | None:
        """The place that a seat's leg tile number `number`, from 0, is to come exactly, if any."""
        return None

    def market_row(self, shown: Shown, words: Words) -> Sequence[Lying]:
        """What lies on the shelf under the piles of leg tiles, or lay there before it was taken."""
        return ()

    def tray_mark(self, shown: Shown, camel: Camel) -> TrayMark | None:
        """What the second place beside a camel's tent shows."""
        return None

    # choosing

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        """What a seat may choose besides the four actions, with these rules."""
        return ()

    def preview(self, board: RaceBoard, action: Action) -> None:
        """Show on the board what one of the module's actions would do."""

    def spaces(self, action: Action) -> Sequence[int]:
        """The spaces that one of the module's actions is about."""
        return ()

    def outlined(self, action: Action) -> Sequence[str]:
        """Names of the pieces that one of the module's actions is about."""
        return ()

    # words

    def tellings(self) -> Mapping[type[Event], Telling]:
        """How facts of the module are told, where more than `event.<type>` is needed."""
        return {}

    def words_of(self, words: Words, view: State, action: Action) -> Facts:
        """What sentences about one of its actions may mention besides the action's own fields.

        Also asked about actions of others that the module refuses. `view` is the table before the
        action, which need not be legal.
        """
        return {}

    # motion

    def sprites(self) -> Iterable[str]:
        """Pictures of the table that the module's pieces may show, in the order they are needed."""
        return ()

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        """Event of the module to its cue. Imported when asked: cues stand on the board."""
        return {}
