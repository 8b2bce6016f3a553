"""Which whole games are kept, and how they were found: plausible play until the condition holds.

The record of a game is kept as it was dealt; only if it is missing is it dealt again.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from camelup_desktop.engine.camelup import RaceBet, Side, State, camel_up, ranking, space_of
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    StackStartingCamels,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.events import (
    DesertTilePlaced,
    DesertTileTriggered,
    LegEnded,
    PoundsChanged,
    RaceBettingCardRevealed,
    Reason,
    UnitMoved,
)
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.camelup.supercup.consortium import (
    ConsortiumFormed,
    CopyChosen,
    CopyDeclined,
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    TileCopied,
)
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    PyramidTileReturned,
    ReturnPyramidTile,
    SupportDieRolled,
)
from camelup_desktop.engine.camelup.supercup.photographer import PhotoTaken, PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    BottomLegBettingTileTaken,
    PositionBetScored,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action, Event, Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header

Condition = Callable[[Match[State], list[Event]], bool]

NAMES = ("Amira", "Basil", "Chen", "Dunya", "Emre", "Farid", "Gita", "Hugo", "Inés", "Jun")


@dataclass(frozen=True)
class Golden:
    """A game worth keeping: its table and what must happen in it."""

    seats: int
    happens: Condition
    options: Mapping[str, Any] = field(default_factory=dict)
    modules: tuple[str, ...] = ()

    def header(self, seed: int) -> Header:
        """What its record begins with."""
        return Header(
            "camelup",
            "2014-1",
            NAMES[: self.seats],
            modules=self.modules,
            options=dict(self.options),
            seed=seed,
        )


def somebody_cannot_pay_for_a_leg(match: Match[State], facts: list[Event]) -> bool:
    return any(
        isinstance(fact, PoundsChanged) and fact.reason is Reason.LEG and fact.forgiven > 0
        for fact in facts
    )


def a_unit_comes_back_under_those_it_left(match: Match[State], facts: list[Event]) -> bool:
    """R42: out with a 1 onto a mirage and back, camels left behind."""
    return any(
        isinstance(tile, DesertTileTriggered)
        and tile.side is Side.MIRAGE
        and isinstance(out, UnitMoved)
        and isinstance(back, UnitMoved)
        and out.origin == back.destination
        and len(back.stack) > len(back.unit)
        for out, tile, _, back in zip(facts, facts[1:], facts[2:], facts[3:], strict=False)
    )


def an_oasis_ends_the_race_inside_a_leg(match: Match[State], facts: list[Event]) -> bool:
    """R39, R40, R50."""
    tiles = [fact for fact in facts if isinstance(fact, DesertTileTriggered)]
    last = tiles[-1:] and tiles[-1].space == 16 and tiles[-1].side is Side.OASIS
    return bool(last) and match.state.pyramid_tiles > 0


def the_last_die_ends_leg_and_race(match: Match[State], facts: list[Event]) -> bool:
    """R50, second sentence."""
    return match.state.pyramid_tiles == 0


def every_house_rule_matters(match: Match[State], facts: list[Event]) -> bool:
    """A tile turned over, a unit paid by the camel, four tiles taken, a right card for nothing."""
    turned = any(isinstance(f, DesertTilePlaced) and f.space == f.from_space for f in facts)
    fourth = any(not pile for n in range(len(match)) for pile in _piles(match, n))
    by_camel = any(
        isinstance(f, PoundsChanged) and f.reason is Reason.DESERT_TILE and f.amount > 1
        for f in facts
    )
    nothing = any(isinstance(f, RaceBettingCardRevealed) and f.pounds == 0 for f in facts)
    return turned and fourth and by_camel and nothing


def the_starter_orders_a_stack_of_three(match: Match[State], facts: list[Event]) -> bool:
    """R10."""
    return any(
        isinstance(action, StackStartingCamels)
        and max(map(len, match.state_after(number).track)) >= 3
        and match.state_after(number).track != match.state_after(number + 1).track
        for number, (_, action) in enumerate(match.actions)
    )


def a_wrong_card_is_forgiven_and_the_victory_is_shared(
    match: Match[State], facts: list[Event]
) -> bool:
    """R57 and R59."""
    forgiven = any(
        isinstance(fact, PoundsChanged) and fact.reason is Reason.RACE_BET and fact.forgiven > 0
        for fact in facts
    )
    pounds = sorted(player.pounds for player in match.state.players)
    return forgiven and pounds[-1] == pounds[-2]


def a_support_die_moves_a_stack(match: Match[State], facts: list[Event]) -> bool:
    """R67: at least three camels, and no race that ends within its first legs."""
    moved = any(
        isinstance(die, SupportDieRolled) and isinstance(unit, UnitMoved) and len(unit.unit) > 2
        for die, unit in itertools.pairwise(facts)
    )
    return moved and match.state.leg > 3


def a_leg_has_nine_dice(match: Match[State], facts: list[Event]) -> bool:
    """R78: the free action three times in a leg."""
    given_back = 0
    for fact in facts:
        given_back += isinstance(fact, PyramidTileReturned)
        if given_back == 3:
            return True
        if isinstance(fact, LegEnded):
            given_back = 0
    return False


def a_tile_sends_a_stack_into_the_picture(match: Match[State], facts: list[Event]) -> bool:
    """R83, R85: and three camels at least are in one."""
    sent = any(
        isinstance(tile, DesertTileTriggered) and isinstance(photo, PhotoTaken)
        for tile, _, _, photo in zip(facts, facts[1:], facts[2:], facts[3:], strict=False)
    )
    return sent and any(isinstance(f, PhotoTaken) and len(f.unit) > 2 for f in facts)


def pairs_win_and_lose_from_top_and_bottom(match: Match[State], facts: list[Event]) -> bool:
    """R88, R91: a pair of each kind and worth, one of them on the camel that is first."""
    pairs = {fact.pounds for fact in facts if isinstance(fact, PositionBetScored)}
    first = None
    beaten = False
    for fact in facts:
        if isinstance(fact, LegEnded):
            first = fact.ranking[0]
        if isinstance(fact, PositionBetScored) and fact.tile:
            beaten = beaten or fact.tile.camel is first
    bottom = any(isinstance(fact, BottomLegBettingTileTaken) for fact in facts)
    return pairs == {3, -1} and beaten and bottom


def partners_copy_by_themselves(match: Match[State], facts: list[Event]) -> bool:
    """R96, R99: a five and a pyramid tile are copied, and two consortia stand in one leg."""
    copied = [fact for fact in facts if isinstance(fact, TileCopied)]
    five = any(fact.pounds == 5 for fact in copied)
    return five and any(fact.tile is None for fact in copied) and _consortia_in_a_leg(facts) > 1


def partners_copy_by_hand(match: Match[State], facts: list[Event]) -> bool:
    """R99: somebody copies a loss, somebody nothing, and both in one scoring, the last too."""
    loss = any(isinstance(fact, TileCopied) and fact.pounds < 0 for fact in facts)
    last = match.events[-1]
    chosen_last = any(isinstance(fact, CopyChosen | CopyDeclined) for fact in last)
    return loss and any(isinstance(f, CopyDeclined) for f in facts) and chosen_last


def everything_happens(match: Match[State], facts: list[Event]) -> bool:
    """Every module does something worth keeping."""
    return (
        a_support_die_moves_a_stack(match, facts)
        and any(isinstance(fact, PyramidTileReturned) for fact in facts)
        and any(isinstance(fact, PhotoTaken) and len(fact.unit) > 1 for fact in facts)
        and any(isinstance(fact, BottomLegBettingTileTaken) for fact in facts)
        and any(
            isinstance(fact, TileCopied) and isinstance(fact.copied, PositionBetScored)
            for fact in facts
        )
    )


def _consortia_in_a_leg(facts: list[Event]) -> int:
    most = now = 0
    for fact in facts:
        now = 0 if isinstance(fact, LegEnded) else now + isinstance(fact, ConsortiumFormed)
        most = max(most, now)
    return most


def _piles(match: Match[State], number: int) -> list[tuple[int, ...]]:
    return list(match.state_after(number).piles.values())


GAMES: Mapping[str, Golden] = {
    "two_seats": Golden(2, somebody_cannot_pay_for_a_leg),
    "mirage_under_stack_mates": Golden(3, a_unit_comes_back_under_those_it_left),
    "oasis_over_the_line": Golden(5, an_oasis_ends_the_race_inside_a_leg),
    "last_die_ends_the_race": Golden(8, the_last_die_ends_leg_and_race),
    "starter_chooses": Golden(
        3,
        the_starter_orders_a_stack_of_three,
        {"setupStacking": "starterChooses", "firstPlayer": "seat1"},
    ),
    "house_rules": Golden(
        6,
        every_house_rule_matters,
        {
            "firstPlayer": "youngest",
            "youngestSeat": 2,
            "legTilesPerColour": 4,
            "raceBetAfterFourth": 0,
            "desertRewardPer": "camel",
            "allowFlipInPlace": True,
            "ownTileBlocksAdjacency": True,
            "finalClamp": "net",
            "moneyVisibility": "hiddenTotals",
            "showOwnRaceBets": False,
        },
    ),
    "shared_victory": Golden(4, a_wrong_card_is_forgiven_and_the_victory_is_shared),
    "long_track": Golden(4, a_support_die_moves_a_stack, modules=("long_track",)),
    "free_action": Golden(3, a_leg_has_nine_dice, {"m1Variant": True}, modules=("long_track",)),
    "photographer": Golden(5, a_tile_sends_a_stack_into_the_picture, modules=("photographer",)),
    "position_bets": Golden(4, pairs_win_and_lose_from_top_and_bottom, modules=("position_bets",)),
    "consortium": Golden(6, partners_copy_by_themselves, modules=("consortium",)),
    "consortium_by_hand": Golden(
        7, partners_copy_by_hand, {"consortiumChoice": "manual"}, modules=("consortium",)
    ),
    "everything_at_ten_seats": Golden(
        10, everything_happens, {"m1Variant": True}, modules=tuple(MODULES)
    ),
}


def deal(golden: Golden) -> tuple[Header, Match[State]]:
    """Play games from seed 1 on until what is wanted happens."""
    for seed in itertools.count(1):
        match = play(golden, seed)
        facts = [fact for events in match.events for fact in events]
        if golden.happens(match, facts):
            return golden.header(seed), match
    raise AssertionError("counting ended")


def play(golden: Golden, seed: int) -> Match[State]:
    """One game of people who more or less know what they do."""
    match = Match(camel_up(golden.seats, golden.modules, golden.options))
    dice, rng = Dice(seed), random.Random(f"people/{seed}")
    while not match.over:
        by_chance = not isinstance(match.state.turn, int)
        match.play(dice(match) if by_chance else plausible(match, rng))
    return match


def plausible(match: Match[State], rng: random.Random) -> Action:
    """Back who is ahead, put desert tiles before the camels, bet on the ends of the field."""
    state, legal = match.state, match.game.legal_actions(match.state)
    ahead = ranking(state.track)
    front = {space_of(state.track, camel) + pips for camel in ahead for pips in (1, 2, 3)}

    def sensible(action: Action) -> bool:
        match action:
            case TakeLegBettingTile(camel):
                return camel in ahead[:3]
            case PlaceDesertTile(space):
                return space in front
            case PlaceRaceBettingCard(camel, RaceBet.OVERALL_WINNER):
                return camel in ahead[:2]
            case PlaceRaceBettingCard(camel):
                return camel in ahead[-2:]
            case PointCamera(space):
                return space in front
            case AttachPositionTile(place, leg_tile):
                held = state.players[state.seat].leg_tiles[leg_tile]
                return abs(ahead.index(held.camel) + 1 - place) < 2
            case TakeBottomLegBettingTile(place, camel):
                return abs(ahead.index(camel) + 1 - place) < 2
            case _:
                return True

    ideas = [action for action in legal if sensible(action)]
    kinds = {
        TakePyramidTile: 42,
        TakeLegBettingTile: 25,
        PlaceDesertTile: 15,
        PlaceRaceBettingCard: 12,
        StackStartingCamels: 1,
        PointCamera: 14,
        AttachPositionTile: 8,
        TakeBottomLegBettingTile: 8,
        FormConsortium: 10,
        ReturnPyramidTile: 20,
        DeclineFreeAction: 20,
        CopyLegTile: 30,
        CopyPyramidTile: 10,
        CopyNothing: 5,
    }
    there = [kind for kind in kinds if any(type(idea) is kind for idea in ideas)]
    (kind,) = rng.choices(there, [kinds[kind] for kind in there])
    return rng.choice([idea for idea in ideas if type(idea) is kind])
