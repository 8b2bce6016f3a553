"""What lies on the oracle's table, and what anybody can count there.

Everything is a list, a dict or a string, named as in the rulebook and not as in the program.
"""

import copy
from typing import Any

Record = dict[str, Any]

CAMELS = ["blue", "green", "orange", "yellow", "white"]
LONG_TRACK = "long_track"
PHOTOGRAPHER = "photographer"
POSITION_BETS = "position_bets"
CONSORTIUM = "consortium"
MODULES = [LONG_TRACK, PHOTOGRAPHER, POSITION_BETS, CONSORTIUM]
PIPS = [1, 2, 3]
PILES = {3: [5, 3, 2], 4: [5, 3, 2, 2]}
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
    "own_cards_on_decks_seen": [True, False],
    "free_action": [False, True],
    "copying": ["best_tile", "by_hand"],
}
"""Section 15: every house rule but R22, which only says what a screen shows; default first."""


def can_play(seats: int, modules: list[str]) -> bool:
    """R4, R94: whether so many may play with these modules."""
    if CONSORTIUM in modules and seats < 6:
        return False
    return 2 <= seats <= (10 if all(module in modules for module in MODULES) else 8)


class Table:
    """All things on the table, and who is to do what.

    `stage` is "starting_seat", "starting_camels", "starting_stacks", "action", "die",
    "free_action", "leg_scoring" or "over"; `turn` is a seat, "chance" or "over"; `seat` is the one
    whose turn it is. A leg tile is a dict of its camel, its value and the place of the position
    tile on it, if there is one.
    """

    def __init__(
        self, seats: int, modules: list[str] | None = None, youngest: int = 0, **house_rules: Any
    ) -> None:
        """Sit down `seats` players (R4, R6-R8, R13, R65, R87, R94); nothing is decided yet.

        `youngest` is the seat named in the set-up, used only if that player starts.
        """
        if unknown := set(house_rules) - set(HOUSE_RULES):
            raise ValueError(f"no such house rule: {sorted(unknown)}")
        if not can_play(seats, modules or []):
            raise ValueError(f"{seats} seats cannot play with {modules}")
        self.modules = list(modules or [])
        self.house = {name: choices[0] for name, choices in HOUSE_RULES.items()}
        self.house.update(house_rules)
        self.seats = seats
        self.youngest = youngest
        self.stage = "starting_seat"
        self.starting_seat = self.seat = NOBODY
        self.turn: int | str = "chance"
        self.leg = 0
        self.dice_in_pyramid: list[str] = []
        self.stacks: dict[int, list[str]] = {}
        self.desert_tiles: dict[int, dict[str, Any]] = {}
        self.money = [3] * seats
        self.hands = [list(CAMELS) for _ in range(seats)]
        self.piles = {camel: self.full_pile() for camel in CAMELS}
        self.held_leg_tiles: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        self.held_pyramid_tiles = [0] * seats
        self.decks: dict[str, list[dict[str, Any]]] = {WINNER: [], LOSER: []}
        self.pedestal = list(CAMELS) if self.plays(LONG_TRACK) else []
        self.support_in_pyramid: list[str] = []
        self.craters: list[dict[str, Any]] = []
        self.camera: dict[str, int] | None = None
        self.partner_of: dict[int, int] = {}
        self.copying: dict[int, Record] = {}

    def copy(self) -> Any:
        """An independent race in the same state."""
        return copy.deepcopy(self)

    def plays(self, module: str) -> bool:
        """Whether this module is in play."""
        return module in self.modules

    def last_space(self) -> int:
        """R5, R62."""
        return 20 if self.plays(LONG_TRACK) else 16

    def beyond(self) -> int:
        """R28: the number of everything beyond the line."""
        return self.last_space() + 1

    def full_pile(self) -> list[int]:
        """R7, R65, R87, R102."""
        if self.plays(LONG_TRACK) or self.plays(POSITION_BETS):
            return list(PILES[4])
        return list(PILES[self.house["leg_tiles_per_colour"]])

    def track(self) -> dict[int, list[str]]:
        """Space to stack, bottom first, spaces with camels only."""
        return {space: list(self.stacks[space]) for space in sorted(self.stacks)}

    def pounds(self) -> list[int]:
        """Money of each seat."""
        return list(self.money)

    def ranking(self) -> list[str]:
        """R29: the camels, first to last."""
        spaces = sorted(self.stacks, reverse=True)
        return [camel for space in spaces for camel in reversed(self.stacks[space])]

    def dice(self) -> list[str]:
        """Dice still in the pyramid, those of module 1 apart."""
        return [camel for camel in CAMELS if camel in self.dice_in_pyramid]

    def pyramid_tiles_left(self) -> int:
        """R8, R65: those on the board."""
        return (6 if self.plays(LONG_TRACK) else 5) - sum(self.held_pyramid_tiles)

    def places_left(self) -> list[int]:
        """R87, R88: the position tiles that nobody has."""
        if not self.plays(POSITION_BETS):
            return []
        taken = [tile["place"] for tiles in self.held_leg_tiles for tile in tiles]
        return [place for place in [2, 3, 4, 5] if place not in taken]

    def over(self) -> bool:
        """Whether everything is settled."""
        return self.stage == "over"

    def standings(self) -> list[list[int]]:
        """R59: seats by money, richest first; who has the same amount shares a place."""
        amounts = sorted(set(self.money), reverse=True)
        return [[s for s in range(self.seats) if self.money[s] == amount] for amount in amounts]

    def receive(self, seat: int, amount: int) -> None:
        """R23: what cannot be paid is forgiven."""
        self.money[seat] = max(0, self.money[seat] + amount)

    def hands_seen_by(self, viewer: int | None) -> list[list[str | None]]:
        """R6: who is not its owner, or the race is over, sees only how many cards there are."""
        return [
            [camel if self.over() or owner == viewer else None for camel in hand]
            for owner, hand in enumerate(self.hands)
        ]

    def decks_seen_by(self, viewer: int | None) -> dict[str, list[dict[str, Any]]]:
        """R21: of others' cards the colour is not seen before the end."""
        mine = viewer if self.house["own_cards_on_decks_seen"] else None
        return {
            bet: [
                {**card, "camel": card["camel"] if self.over() or card["seat"] == mine else None}
                for card in deck
            ]
            for bet, deck in self.decks.items()
        }
