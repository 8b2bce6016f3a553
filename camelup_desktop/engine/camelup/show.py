"""The table as text on one screen, for transcripts, bug reports and whoever debugs.

Camels are letters; `+2` is an oasis and `-2` a mirage of seat 2. What a view does not know is `?`.
"""

from collections.abc import Iterator, Sequence

from camelup_desktop.engine.camelup import movement
from camelup_desktop.engine.camelup.pieces import Camel, RaceBet, Side
from camelup_desktop.engine.camelup.shorthand import letter, letters, words
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Seat, Turn

_WANTED = {Stage.FREE_ACTION: "has a free action", Stage.LEG_SCORING: "to decide for the scoring"}
"""What a seat is asked for, other than its action."""


def show(state: State, names: Sequence[str] = ()) -> str:
    """Draw the state, without a final break. `names` are those of the seats.

    That takes at most 22 lines, and one more for each module in play.
    """
    called = names or [f"seat {seat}" for seat in range(len(state.players))]
    return "\n".join(
        [
            _moment(state, called),
            *_track(state),
            f"ranking  {letters(movement.ranking(state.track))}",
            f"pyramid  {letters(camel for camel in Camel if camel in state.dice)}"
            f"   tents  {words(f'{letter(d.camel)}{d.pips}' for d in state.tents)}",
            "piles    " + "   ".join(_piles(state)),
            *(f"{bet.value:<16} {_deck(state, bet, called)}" for bet in RaceBet),
            *_modules(state, called),
            *_seats(state, called),
        ]
    )


def _moment(state: State, called: Sequence[str]) -> str:
    when = f"leg {state.leg}" if state.leg else "before the race"
    match state.turn:
        case Turn.OVER:
            return f"{when}, the race is over"
        case Turn.CHANCE if state.leg:
            return f"{when}, a die falls for {called[state.seat]}"
        case Turn.CHANCE:
            return f"{when}, chance to act"
        case seat:
            return f"{when}, {called[seat]} {_WANTED.get(state.stage, 'to act')}"


def _track(state: State) -> Iterator[str]:
    """The stacks above the numbers of their spaces, the lowest camels in the lowest row."""
    *spaces, beyond = state.track
    for height in reversed(range(max(1, *map(len, state.track)))):
        row = (_at(state, space, height) for space in range(1, len(spaces) + 1))
        last = letter(beyond[height]) if height < len(beyond) else ""
        yield f"{''.join(f'{mark:>3}' for mark in row)} |{last:>3}".rstrip()
    yield "".join(f"{space:>3}" for space in range(1, len(spaces) + 1)) + " | beyond"


def _at(state: State, space: int, height: int) -> str:
    stack = state.track[space - 1]
    if height < len(stack):
        return letter(stack[height])
    tile = state.desert_tile_on(space)
    if tile and height == 0:
        return f"{'+' if tile.side is Side.OASIS else '-'}{tile.seat}"
    return ""


def _piles(state: State) -> Iterator[str]:
    for camel, values in state.piles.items():
        yield f"{letter(camel)} {words(values)}"


def _deck(state: State, bet: RaceBet, called: Sequence[str]) -> str:
    return words((f"{called[card.seat]}:{letter(card.camel)}" for card in state.decks[bet]), ", ")


def _modules(state: State, called: Sequence[str]) -> Iterator[str]:
    """What the modules in play add, each in its own words."""
    for key, module in MODULES.items():
        if key in state.extras:
            yield from module.lines(state, called)


def _seats(state: State, called: Sequence[str]) -> Iterator[str]:
    width = max(map(len, called))
    for seat, player in enumerate(state.players):
        held = [f"{letter(tile.camel)}{tile.value}" for tile in player.leg_tiles]
        yield (
            f"{called[seat]:<{width}}  pounds {player.pounds:>2}"
            f"   pyramid tiles {player.pyramid_tiles}"
            f"   hand {words(map(letter, player.hand))}"
            f"   leg tiles {words(held)}{_desert_tile(state, seat)}"
        )


def _desert_tile(state: State, seat: Seat) -> str:
    tile = state.desert_tile_of(seat)
    return f"   {tile.side.value} on {tile.space}" if tile else ""
