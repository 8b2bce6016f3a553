"""Odds that were asked for lately: bots, coach and hints at one table ask for the same ones."""

from collections import OrderedDict
from collections.abc import Mapping

from camelup_desktop.ai.camelup.leg_odds import photo_camels
from camelup_desktop.ai.camelup.race_odds import RaceOdds, solve_race
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, Side, State, Track
from camelup_desktop.engine.camelup.supercup.long_track import support_dice

MOST = 128
"""So many answers are kept, some 10 kB each."""

_Question = tuple[Track, frozenset[Camel], frozenset[Camel], tuple[tuple[int, Side], ...], bool]

_Photo = tuple[Track, frozenset[Camel], frozenset[Camel], tuple[tuple[int, Side], ...], int]

_answers: OrderedDict[_Question, RaceOdds] = OrderedDict()
_photos: OrderedDict[_Photo, float] = OrderedDict()


def odds_of(
    view: State,
    tiles: Mapping[int, Side] | None = None,
    whole_race: bool = True,
    support: frozenset[Camel] | None = None,
) -> Thinking[RaceOdds]:
    """Return the odds from a state, or with these desert tiles, by space, instead of its own.

    `support` are the support dice in the pyramid, if not those of the state. Without `whole_race`
    nothing is said of races that do not end in this leg; that is quicker.
    """
    if tiles is None:
        tiles = tiles_of(view)
    if support is None:
        support = support_dice(view).pyramid
    by_space = tuple(sorted(tiles.items(), key=lambda item: item[0]))
    question = (view.track, view.dice, support, by_space, whole_race)
    answer = _answers.get(question)
    if answer is None:
        answer = yield from solve_race(view.track, view.dice, tiles, whole_race, support)
        _answers[question] = answer
        if len(_answers) > MOST:
            _answers.popitem(last=False)
    else:
        _answers.move_to_end(question)
    return answer


def photo_of(
    view: State, space: int, tiles: Mapping[int, Side], support: frozenset[Camel]
) -> Thinking[float]:
    """R83: return how many camels a camera on `space` takes a photo of in this leg, on average."""
    by_space = tuple(sorted(tiles.items(), key=lambda item: item[0]))
    question = (view.track, view.dice, support, by_space, space)
    answer = _photos.get(question)
    if answer is None:
        answer = yield from photo_camels(view.track, view.dice, tiles, space, support)
        _photos[question] = answer
        if len(_photos) > MOST:
            _photos.popitem(last=False)
    return answer


def tiles_of(view: State) -> dict[int, Side]:
    """Return the desert tiles on the track by space."""
    return {tile.space: tile.side for tile in view.desert_tiles}


def forget() -> None:
    """Keep nothing, for measurements."""
    _answers.clear()
    _photos.clear()
