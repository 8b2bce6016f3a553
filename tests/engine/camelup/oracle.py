"""A second Camel Up, base game only: slow, plain, written from RULES.md and nothing else.

It shares no line with the program it checks, so that a misreading would have to happen twice
to go unseen. Everything is a list, a dict or a string. Actions are those of the record, one
dict each: `{"by": 0, "TakeLegBettingTile": {"camel": "blue"}}`. Nothing is random: whatever is
decided by chance comes in as an action by "chance", and `choices()` lists all of them.
"""

import copy
import itertools
from typing import Any

Record = dict[str, Any]

CAMELS = ["blue", "green", "orange", "yellow", "white"]
PIPS = [1, 2, 3]
LAST_SPACE = 16
BEYOND = LAST_SPACE + 1
PILES = {3: [5, 3, 2], 4: [5, 3, 2, 2]}
FLAGS = [8, 5, 3, 2]
NOBODY = -1
WINNER = "overall_winner"
LOSER = "overall_loser"

HOUSE_RULES: dict[str, list[Any]] = {
    "starting_stacks": ["random", "starter_chooses"],
    "starting_player": ["random", "first_seat", "youngest"],
    "leg_tiles_per_colour": [3, 4],
    "right_card_after_fourth": [1, 0],
    "desert_tile_pays_for": ["unit", "camel"],
    "turning_over_in_place": [False, True],
    "own_tile_blocks_neighbours": [False, True],
    "final_floor": ["card_by_card", "net"],
}
"""Section 15: every house rule that changes what may be done or what is paid; default first."""


class Oracle:
    """One race, changed in place by `apply`."""

    def __init__(self, seats: int, youngest: int = 0, **house_rules: Any) -> None:
        """Sit down `seats` players (R1, R6-R8); nothing is decided yet.

        `youngest` is the seat named in the set-up, used only if that player starts.
        """
        unknown = set(house_rules) - set(HOUSE_RULES)
        if unknown:
            raise ValueError(f"no such house rule: {sorted(unknown)}")
        self.house = {name: choices[0] for name, choices in HOUSE_RULES.items()}
        self.house.update(house_rules)
        self.seats = seats
        self.youngest = youngest
        self.starting_seat = self.seat = NOBODY
        self.turn: int | str = "chance"
        self.leg = 0
        self.dice_in_pyramid: list[str] = []
        self.die_awaited = False
        self.stacks: dict[int, list[str]] = {}
        self.desert_tiles: dict[int, dict[str, Any]] = {}
        self.money = [3] * seats
        self.hands = [list(CAMELS) for _ in range(seats)]
        self.piles = {camel: self._full_pile() for camel in CAMELS}
        self.held_leg_tiles: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        self.held_pyramid_tiles = [0] * seats
        self.decks: dict[str, list[dict[str, Any]]] = {WINNER: [], LOSER: []}

    def copy(self) -> "Oracle":
        """An independent race in the same state."""
        return copy.deepcopy(self)

    def track(self) -> dict[int, list[str]]:
        """Space to stack, bottom first, spaces with camels only; 17 is beyond the line."""
        return {space: list(self.stacks[space]) for space in sorted(self.stacks)}

    def pounds(self) -> list[int]:
        """Money of each seat."""
        return list(self.money)

    def ranking(self) -> list[str]:
        """R29: the camels, first to last."""
        spaces = sorted(self.stacks, reverse=True)
        return [camel for space in spaces for camel in reversed(self.stacks[space])]

    def dice(self) -> list[str]:
        """Dice still in the pyramid."""
        return [camel for camel in CAMELS if camel in self.dice_in_pyramid]

    def over(self) -> bool:
        """Whether everything is settled."""
        return self.turn == "over"

    def standings(self) -> list[list[int]]:
        """R59: seats by money, richest first; who has the same amount shares a place."""
        amounts = sorted(set(self.money), reverse=True)
        return [[s for s in range(self.seats) if self.money[s] == amount] for amount in amounts]

    def choices(self) -> list[Record]:
        """Every action that may come next, a seat's or chance's; chance's are equally likely."""
        if self.turn == "over":
            return []
        if self.turn == "chance":
            return [{"by": "chance", **action} for action in self._chances()]
        return [{"by": self.turn, **action} for action in self._wishes()]

    def _chances(self) -> list[Record]:
        if self.starting_seat == NOBODY:
            return [{"ChooseStartingSeat": {"seat": seat}} for seat in self._possible_starters()]
        if self.die_awaited:
            return [
                {"RollDie": {"camel": camel, "pips": pips}}
                for camel in self.dice_in_pyramid
                for pips in PIPS
            ]
        return [
            {"PlaceStartingCamel": {"camel": camel, "space": pips}}
            for camel in CAMELS
            if camel not in self.ranking()
            for pips in PIPS
        ]

    def _possible_starters(self) -> list[int]:
        if self.house["starting_player"] == "first_seat":
            return [0]
        if self.house["starting_player"] == "youngest":
            return [self.youngest]
        return list(range(self.seats))

    def _wishes(self) -> list[Record]:
        if self.leg == 0:
            orders = itertools.permutations(CAMELS)
            return [{"StackStartingCamels": {"order": list(order)}} for order in orders]
        wishes: list[Record] = [{"TakePyramidTile": {}}]
        for camel in CAMELS:
            if self.piles[camel]:
                wishes.append({"TakeLegBettingTile": {"camel": camel}})
        for space in range(1, LAST_SPACE + 1):
            for side in ["oasis", "mirage"]:
                if self._may_place(self.seat, space, side):
                    wishes.append({"PlaceDesertTile": {"space": space, "side": side}})
        for camel in self.hands[self.seat]:
            for bet in [WINNER, LOSER]:
                wishes.append({"PlaceRaceBettingCard": {"camel": camel, "bet": bet}})
        return wishes

    def _may_place(self, seat: int, space: int, side: str) -> bool:
        """R32-R36."""
        mine = [s for s, tile in self.desert_tiles.items() if tile["owner"] == seat]
        if space in mine:
            turned = self.desert_tiles[space]["side"] != side
            return bool(self.house["turning_over_in_place"]) and turned
        if space == 1 or space in self.stacks:
            return False
        blocking = list(self.desert_tiles)
        if not self.house["own_tile_blocks_neighbours"]:
            blocking = [s for s in blocking if s not in mine]
        return not any(neighbour in blocking for neighbour in [space - 1, space, space + 1])

    def apply(self, record: Record) -> None:
        """Do one action. What may not come next is a mistake of the caller."""
        if record not in self.choices():
            raise ValueError(f"not possible now: {record}")
        (name,) = [key for key in record if key != "by"]
        details = record[name]
        if name == "ChooseStartingSeat":
            self.starting_seat = details["seat"]
        elif name == "PlaceStartingCamel":
            self._place_starting_camel(details["camel"], details["space"])
        elif name == "StackStartingCamels":
            for stack in self.stacks.values():
                stack.sort(key=details["order"].index)
            self._begin()
        elif name == "RollDie":
            self._roll(details["camel"], details["pips"])
        elif name == "TakePyramidTile":
            self.held_pyramid_tiles[self.seat] += 1
            self.die_awaited = True
            self.turn = "chance"
        elif name == "TakeLegBettingTile":
            tile = {"camel": details["camel"], "value": self.piles[details["camel"]].pop(0)}
            self.held_leg_tiles[self.seat].append(tile)
            self._next_turn()
        elif name == "PlaceDesertTile":
            self._place_desert_tile(self.seat, details["space"], details["side"])
            self._next_turn()
        else:
            self.hands[self.seat].remove(details["camel"])
            self.decks[details["bet"]].append({"seat": self.seat, "camel": details["camel"]})
            self._next_turn()

    def _place_starting_camel(self, camel: str, space: int) -> None:
        """R9, R10."""
        self.stacks.setdefault(space, []).append(camel)
        if len(self.ranking()) < len(CAMELS):
            return
        if self.house["starting_stacks"] == "random":
            self._begin()
        else:
            self.turn = self.seat = self.starting_seat

    def _begin(self) -> None:
        """R11, R12."""
        self.dice_in_pyramid = list(CAMELS)
        self.leg = 1
        self.turn = self.seat = self.starting_seat

    def _place_desert_tile(self, seat: int, space: int, side: str) -> None:
        others = {s: tile for s, tile in self.desert_tiles.items() if tile["owner"] != seat}
        self.desert_tiles = others | {space: {"side": side, "owner": seat}}

    def _roll(self, camel: str, pips: int) -> None:
        """R18, R31, R45, R53."""
        self.die_awaited = False
        self.dice_in_pyramid.remove(camel)
        self._move(camel, pips)
        if BEYOND in self.stacks:
            self._score_leg()
            self._score_race()
            self.turn = "over"
            return
        self._next_turn()
        if not self.dice_in_pyramid:
            self._score_leg()
            self._clear_leg()

    def _next_turn(self) -> None:
        """R14, R46."""
        self.turn = self.seat = (self.seat + 1) % self.seats

    def _move(self, camel: str, pips: int) -> None:
        """Section 14."""
        (here,) = [space for space, stack in self.stacks.items() if camel in stack]
        height = self.stacks[here].index(camel)
        unit = self.stacks[here][height:]
        self.stacks[here] = self.stacks[here][:height]
        if not self.stacks[here]:
            del self.stacks[here]
        there = here + pips
        underneath = False
        if there in self.desert_tiles:
            tile = self.desert_tiles[there]
            reward = len(unit) if self.house["desert_tile_pays_for"] == "camel" else 1
            self.money[tile["owner"]] += reward
            underneath = tile["side"] == "mirage"
            there = there - 1 if underneath else there + 1
        if there > LAST_SPACE:
            self.stacks[BEYOND] = unit
        elif underneath:
            self.stacks[there] = unit + self.stacks.get(there, [])
        else:
            self.stacks[there] = self.stacks.get(there, []) + unit

    def _full_pile(self) -> list[int]:
        return list(PILES[self.house["leg_tiles_per_colour"]])

    def _receive(self, seat: int, amount: int) -> None:
        """R23: what cannot be paid is forgiven."""
        self.money[seat] = max(0, self.money[seat] + amount)

    def _score_leg(self) -> None:
        """R47, R48, R52."""
        ranking = self.ranking()
        for seat in range(self.seats):
            total = self.held_pyramid_tiles[seat]
            for tile in self.held_leg_tiles[seat]:
                if tile["camel"] == ranking[0]:
                    total += tile["value"]
                elif tile["camel"] == ranking[1]:
                    total += 1
                else:
                    total -= 1
            self._receive(seat, total)

    def _clear_leg(self) -> None:
        """R49."""
        self.piles = {camel: self._full_pile() for camel in CAMELS}
        self.held_leg_tiles = [[] for _ in range(self.seats)]
        self.held_pyramid_tiles = [0] * self.seats
        self.desert_tiles = {}
        self.dice_in_pyramid = list(CAMELS)
        self.leg += 1

    def _score_race(self) -> None:
        """R54-R58."""
        ranking = self.ranking()
        sums = [0] * self.seats
        for deck, right in [(self.decks[WINNER], ranking[0]), (self.decks[LOSER], ranking[-1])]:
            flags = list(FLAGS)
            for card in deck:
                if card["camel"] != right:
                    amount = -1
                elif flags:
                    amount = flags.pop(0)
                else:
                    amount = self.house["right_card_after_fourth"]
                if self.house["final_floor"] == "card_by_card":
                    self._receive(card["seat"], amount)
                else:
                    sums[card["seat"]] += amount
        for seat in range(self.seats):
            self._receive(seat, sums[seat])
