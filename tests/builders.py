"""Races in the middle, said in one line: `at_race("blue@3 white/green@5", mirage="7 by 0")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    DesertTile,
    LegTile,
    Player,
    RaceBet,
    RaceCard,
    RolledDie,
    Side,
    Stage,
    State,
    Track,
    camel_up,
    ranking,
)
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.supercup import long_track
from camelup_desktop.engine.camelup.supercup.long_track import RollSupportDie
from camelup_desktop.engine.table import Action, Event, Game, Match, Objection, Seat

E = TypeVar("E", bound=Event)


class Race:
    """A match of Camel Up with short words for what is done and seen in it."""

    def __init__(self, game: Game[State]) -> None:
        """Begin at the game's opening state."""
        self.match = Match(game)

    def __repr__(self) -> str:
        return f"<race {self.picture}, pounds {self.pounds}, turn {self.state.turn}>"

    # What is done. Each returns the facts it led to; IllegalAction if the rules refuse.

    def plays(self, action: Action) -> tuple[Event, ...]:
        """Whoever is to act does `action`."""
        return self.match.play(action)

    def rolls(self, camel: Camel, pips: int) -> tuple[Event, ...]:
        """The seat to act takes a pyramid tile and this die falls out."""
        return self.plays(TakePyramidTile()) + self.plays(RollDie(camel, pips))

    def rolls_support(self, camel: Camel, pips: int) -> tuple[Event, ...]:
        """The seat to act takes a pyramid tile and this support die falls out."""
        return self.plays(TakePyramidTile()) + self.plays(RollSupportDie(camel, pips))

    def takes(self, camel: Camel) -> tuple[Event, ...]:
        """The seat to act takes the top leg betting tile of this camel."""
        return self.plays(TakeLegBettingTile(camel))

    def bets(self, camel: Camel, bet: RaceBet) -> tuple[Event, ...]:
        """The seat to act lays a race betting card."""
        return self.plays(PlaceRaceBettingCard(camel, bet))

    def lays(self, side: Side, space: int) -> tuple[Event, ...]:
        """The seat to act places or moves its desert tile."""
        return self.plays(PlaceDesertTile(space, side))

    # What is seen.

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def pounds(self) -> tuple[int, ...]:
        """Pounds of each seat."""
        return tuple(player.pounds for player in self.state.players)

    @property
    def ranking(self) -> tuple[Camel, ...]:
        """Camels, first to last."""
        return tuple(ranking(self.state.track))

    @property
    def picture(self) -> str:
        """All stacks, bottom first, from behind: "blue@1 white/green@4"."""
        return " ".join(
            f"{'/'.join(camel.value for camel in stack)}@{space}"
            for space, stack in enumerate(self.state.track, start=1)
            if stack
        )

    def shows(self, picture: str) -> bool:
        """Whether exactly these stacks stand on the spaces named, whatever stands elsewhere."""
        return all(
            self.state.track[space - 1] == stack for space, stack in _stacks(picture).items()
        )

    @property
    def desert_spaces(self) -> list[int]:
        """Where the seat to act may put its desert tile, either side up."""
        actions = self.match.game.legal_actions(self.state)
        return sorted({a.space for a in actions if isinstance(a, PlaceDesertTile)})

    def objection(self, action: Action) -> Objection | None:
        """Why the rules refuse `action` now, None if they do not."""
        return self.match.game.objection(self.state, action)

    def told(self, kind: type[E]) -> list[E]:
        """All facts of one kind so far."""
        return [e for events in self.match.events for e in events if isinstance(e, kind)]


def at_start(seats: int = 3, *, modules: Sequence[str] = (), **options: Any) -> Race:
    """A race of which nothing has happened yet, with these modules and house rules."""
    return Race(camel_up(seats, modules, options))


def at_race(
    camels: str,
    seats: int = 3,
    *,
    oasis: str = "",
    mirage: str = "",
    dice: str | None = None,
    pounds: Sequence[int] = (),
    turn: Seat = 0,
    leg_tiles: Mapping[Seat, str] | None = None,
    pyramid_tiles: Sequence[int] = (),
    winner: str = "",
    loser: str = "",
    modules: Sequence[str] = (),
    extras: Mapping[str, object] | None = None,
    **options: Any,
) -> Race:
    """A race in its first leg, with `turn` to act.

    `camels` lists stacks bottom first, "blue@3 white/green@5"; camels not named stand together on
    the first space that is free. `oasis` and `mirage` list desert tiles, "7 by 0, 12 by 1".
    `dice` are those left in the pyramid, "blue green", default all; `pyramid_tiles` says how many
    each seat holds, default: the last seat holds all that are gone. `leg_tiles` lists what a seat
    holds, "green5 green3"; they must lie on top of the piles. `winner` and `loser` list the race
    betting cards by seat, first placed first, "0:green 1:blue". `pounds` default to the opening's.
    `extras` give the records of `modules`, default as they are at the start; with the longer track
    that is no support die in the pyramid, and one pyramid tile more.
    """
    game = camel_up(seats, modules, options)
    opening = replace(game.opening, extras={**game.opening.extras, **(extras or {})})
    tiles = (*_desert_tiles(oasis, Side.OASIS), *_desert_tiles(mirage, Side.MIRAGE))
    left = CAMELS if dice is None else tuple(Camel(word) for word in dice.split())
    gone = tuple(RolledDie(camel, 1) for camel in CAMELS if camel not in left)
    inside = len(left) + len(long_track.support_dice(opening).pyramid)
    taken = len(CAMELS) + (long_track.KEY in modules) - inside
    held = tuple(pyramid_tiles) or (*[0] * (seats - 1), taken)
    decks = {RaceBet.OVERALL_WINNER: _cards(winner), RaceBet.OVERALL_LOSER: _cards(loser)}
    leg_tiles_held = {seat: _leg_tiles(words) for seat, words in (leg_tiles or {}).items()}
    players = tuple(
        Player(
            pounds=pounds[seat] if pounds else opening.players[seat].pounds,
            hand=_hand(seat, decks),
            leg_tiles=leg_tiles_held.get(seat, ()),
            pyramid_tiles=held[seat],
        )
        for seat in range(seats)
    )
    if sum(held) != taken:
        raise ValueError(f"{taken} pyramid tiles are gone, but {sum(held)} are held")
    state = replace(
        opening,
        players=players,
        turn=turn,
        seat=turn,
        stage=Stage.ACTION,
        leg=1,
        track=_track(camels, tiles, opening.rules.spaces),
        dice=frozenset(left),
        pyramid_tiles=inside,
        tents=gone,
        desert_tiles=tuple(sorted(tiles, key=lambda tile: tile.space)),
        decks=decks,
        piles=_piles(opening, players, "position_bets" in modules),
    )
    return Race(Game(game.key, state, game.mechanics))


def _stacks(picture: str) -> dict[int, tuple[Camel, ...]]:
    stacks = {}
    for word in picture.split():
        names, space = word.split("@")
        stacks[int(space)] = tuple(Camel(name) for name in names.split("/"))
    return stacks


def _track(camels: str, tiles: Sequence[DesertTile], spaces: int) -> Track:
    stacks = _stacks(camels)
    named = [camel for stack in stacks.values() for camel in stack]
    if len(set(named)) != len(named):
        raise ValueError(f"a camel stands twice in {camels!r}")
    taken = {*stacks, *(tile.space for tile in tiles)}
    if rest := tuple(camel for camel in CAMELS if camel not in named):
        stacks[next(space for space in range(1, spaces) if space not in taken)] = rest
    return tuple(stacks.get(space, ()) for space in range(1, spaces + 2))


def _desert_tiles(words: str, side: Side) -> tuple[DesertTile, ...]:
    placed = [part.split(" by ") for part in words.split(",") if part.strip()]
    return tuple(DesertTile(int(seat), int(space), side) for space, seat in placed)


def _leg_tiles(words: str) -> tuple[LegTile, ...]:
    return tuple(LegTile(Camel(word[:-1]), int(word[-1])) for word in words.split())


def _cards(words: str) -> tuple[RaceCard, ...]:
    parts = [word.split(":") for word in words.split()]
    return tuple(RaceCard(int(seat), Camel(camel)) for seat, camel in parts)


def _hand(seat: Seat, decks: Mapping[RaceBet, Sequence[RaceCard]]) -> tuple[Camel, ...]:
    placed = [card.camel for deck in decks.values() for card in deck if card.seat == seat]
    if len(set(placed)) != len(placed):
        raise ValueError(f"seat {seat} has only one card for each camel")
    return tuple(camel for camel in CAMELS if camel not in placed)


def _piles(
    opening: State, players: Sequence[Player], from_the_bottom: bool
) -> dict[Camel, tuple[int, ...]]:
    piles = {}
    for camel, full in opening.piles.items():
        held = [t.value for player in players for t in player.leg_tiles if t.camel is camel]
        below = range(len(held) + 1) if from_the_bottom else (0,)
        for bottom in below:
            top = len(held) - bottom
            if sorted(held) == sorted(full[:top] + full[len(full) - bottom :]):
                piles[camel] = full[top : len(full) - bottom]
                break
        else:
            raise ValueError(f"the {camel.value} tiles held do not leave a pile of {full}")
    return piles
