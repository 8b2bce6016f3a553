"""A die falls out of the pyramid, is read, glides to its tent; all go back (M09, M10, M28)."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.anim.easing import in_out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.games.camelup.cues.pyramid import nudge
from camelup_desktop.app.games.camelup.cues.sprites import tumbling
from camelup_desktop.app.games.camelup.cues.thrown import Thrown, spot_of, thrown
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier, World
from camelup_desktop.engine.camelup import Camel, events

cues: Cues[RaceBoard] = Cues()


@cues.of(events.DieRolled)
def die_rolled(board: RaceBoard, event: events.DieRolled) -> Animation:
    """The die falls out, is read, and glides to its tent (M09, M10)."""
    shown, camel = board.shown, event.camel
    shown.dice_left -= 1
    shown.touch()
    board.count_dice()
    frames = tumbling(camel, event.pips)
    face = f"die_{camel.value}_{event.pips}"

    def arrived() -> None:
        effects.tell(board, event, "tent")
        shown.tents[camel] = event.pips
        shown.touch()

    def leave() -> None:
        board.hide_die(camel)
        board.alongside(_glide(board, event, spot_of(board), arrived))

    def gone() -> None:
        board.hide_die(camel)
        arrived()

    return thrown(
        board, event, Thrown(board.dice[camel], camel, event.pips, face, frames), leave, gone
    )


def _hiding(board: RaceBoard, camel: Camel) -> Callable[[], None]:
    return lambda: board.hide_die(camel)


def _glide(
    board: RaceBoard,
    event: events.DieRolled,
    spot: tuple[float, float],
    arrived: Callable[[], None],
) -> Animation:
    """From the table to the camel's tent, under the camels' move."""
    unit = board.theme.table(board.plan.length).unit
    size = (unit * 0.43, board.theme.board("size.die"))
    name = f"die_{event.camel.value}_{event.pips}"
    flier = Flier(name, World(*spot, 0.15), f"tent:{event.camel.value}", size=size, arc=30)
    return effects.fly(
        board, flier, board.theme.seconds("die.glide"), along=in_out_cubic, arrive=arrived
    )


@cues.of(events.DiceReturned)
def dice_returned(board: RaceBoard, event: events.DiceReturned) -> Animation:
    """The dice drop into the pyramid one after the other, from the tents or from the table."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    into = World(board.pyramid.x, board.pyramid.y, 1.0)
    falls: list[Animation] = []
    size = board.theme.table(board.plan.length).unit * 0.43
    for place, camel in enumerate(event.camels):
        die = board.dice[camel]
        pips = shown.tents.get(camel, shown.space_of(camel) or 1)
        start = World(die.x, die.y, 0.15) if die.visible else f"tent:{camel.value}"
        sizes = (size if die.visible else number("size.die"), size * 0.6)
        if not die.visible and camel not in shown.tents:
            continue
        flier = Flier(f"die_{camel.value}_{pips}", start, into, size=sizes, arc=60)
        fall = effects.fly(
            board,
            flier,
            seconds("dice.fall"),
            along=in_out_cubic,
            arrive=_dropping(board, event, place + 1),
            angle=way(0.0, 150.0 if place % 2 else -150.0),
        )
        falls.append(
            Sequence(Wait(seconds("dice.apart") * place), Call(_hiding(board, camel)), fall)
        )

    def inside() -> None:
        board.rest_pyramid()
        for camel in board.dice:
            board.hide_die(camel)
        shown.tents.clear()
        shown.dice_left = shown.pyramid_tiles_left = len(event.camels)
        shown.touch()
        board.count_dice()

    if board.calm:
        heard = effects.told(board, event, "drop", len(event.camels))
        return Sequence(Wait(seconds("calm.fade")), Call(inside), heard)
    return Sequence(Parallel(*falls), Call(inside))


def _dropping(board: RaceBoard, event: events.DiceReturned, inside: int) -> Callable[[], None]:
    """A die clacks into the pyramid, which gives a little."""

    def drop() -> None:
        effects.tell(board, event, "drop", inside)
        board.trail(nudge(board))

    return drop
