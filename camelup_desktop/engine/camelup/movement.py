"""R24-R30: stacks, units and who is ahead. Pure functions on a track."""

from camelup_desktop.engine.camelup.pieces import Camel, Stack, Track, Unit


def space_of(track: Track, camel: Camel) -> int:
    """Return the space the camel stands on; one more than the last if it is beyond the line."""
    for index, stack in enumerate(track):
        if camel in stack:
            return index + 1
    raise ValueError(f"{camel.value} is not on the track")


def unit_of(track: Track, camel: Camel) -> tuple[int, Unit]:
    """R24: return the camel's space and its unit, the camel with every camel above it."""
    space = space_of(track, camel)
    stack = track[space - 1]
    return space, stack[stack.index(camel) :]


def lift(track: Track, space: int, unit: Unit) -> Track:
    """R24: take the unit off its space; camels below it stay."""
    return _with_stack(track, space, track[space - 1][: -len(unit)])


def put_on_top(track: Track, space: int, unit: Unit) -> Track:
    """R26: the unit climbs on top of whoever is there, in its own order."""
    return _with_stack(track, space, track[space - 1] + unit)


def put_underneath(track: Track, space: int, unit: Unit) -> Track:
    """R41: the unit slides underneath whoever is there, in its own order."""
    return _with_stack(track, space, unit + track[space - 1])


def ranking(track: Track) -> tuple[Camel, ...]:
    """R29, R30: list all camels from first to last; beyond the line is ahead, upper is ahead."""
    return tuple(camel for stack in reversed(track) for camel in reversed(stack))


def crossed(track: Track) -> bool:
    """R27, R28: whether a unit is beyond the line, so that the race is over."""
    return bool(track[-1])


def _with_stack(track: Track, space: int, stack: Stack) -> Track:
    return (*track[: space - 1], stack, *track[space:])
