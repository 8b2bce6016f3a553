"""A second Camel Up, Supercup included: slow, plain, written from RULES.md and nothing else.

It shares no line with the program it checks, so that a misreading would have to happen twice
to go unseen. Actions are those of the record, one dict each:
`{"by": 0, "TakeLegBettingTile": {"camel": "blue"}}`. Nothing is random: whatever is decided by
chance comes in as an action by "chance", and `choices()` lists all of them.
"""

import itertools
from fractions import Fraction

from tests.engine.camelup.oracle import consortium, long_track, photographer, position_bets
from tests.engine.camelup.oracle.table import CAMELS, LOSER, PIPS, WINNER, Record, Table

FLAGS = [8, 5, 3, 2]


class Oracle(Table):
    """One race, changed in place by `apply`."""

    def choices(self) -> list[Record]:
        """Every action that may come next, a seat's or chance's."""
        if self.stage == "over":
            return []
        if self.turn == "chance":
            return [{"by": "chance", **action} for action, _ in self._chances()]
        return [{"by": self.turn, **action} for action in self._wishes()]

    def odds(self) -> list[tuple[Record, Fraction]]:
        """What chance may do and how likely each is; nothing if it is not for chance to act."""
        if self.turn != "chance":
            return []
        return [({"by": "chance", **action}, share) for action, share in self._chances()]

    def _chances(self) -> list[tuple[Record, Fraction]]:
        if self.stage == "die":
            return self._die_chances()
        if self.stage == "starting_seat":
            found: list[Record] = [
                {"ChooseStartingSeat": {"seat": seat}} for seat in self._possible_starters()
            ]
        else:
            found = [
                {"PlaceStartingCamel": {"camel": camel, "space": pips}}
                for camel in CAMELS
                if camel not in self.ranking()
                for pips in PIPS
            ]
        return [(action, Fraction(1, len(found))) for action in found]

    def _die_chances(self) -> list[tuple[Record, Fraction]]:
        """R18, R67: each die is as likely as any other, and each of its numbers, too."""
        dice = [("RollDie", camel, PIPS) for camel in self.dice_in_pyramid]
        dice += [
            ("RollSupportDie", camel, long_track.SUPPORT_PIPS) for camel in self.support_in_pyramid
        ]
        return [
            ({kind: {"camel": camel, "pips": shown}}, Fraction(1, len(dice) * len(pips)))
            for kind, camel, pips in dice
            for shown in pips
        ]

    def _possible_starters(self) -> list[int]:
        if self.house["starting_player"] == "first_seat":
            return [0]
        if self.house["starting_player"] == "youngest":
            return [self.youngest]
        return list(range(self.seats))

    def _wishes(self) -> list[Record]:
        if self.stage == "starting_stacks":
            orders = itertools.permutations(CAMELS)
            return [{"StackStartingCamels": {"order": list(order)}} for order in orders]
        if self.stage == "free_action":
            return long_track.free_actions(self)
        if self.stage == "leg_scoring":
            assert isinstance(self.turn, int)
            return consortium.copies(self, self.turn)
        wishes: list[Record] = [{"TakePyramidTile": {}}]
        for camel in CAMELS:
            if self.piles[camel]:
                wishes.append({"TakeLegBettingTile": {"camel": camel}})
        for space in range(1, self.last_space() + 1):
            for side in ["oasis", "mirage"]:
                if self._may_place(self.seat, space, side):
                    wishes.append({"PlaceDesertTile": {"space": space, "side": side}})
        for camel in self.hands[self.seat]:
            for bet in [WINNER, LOSER]:
                wishes.append({"PlaceRaceBettingCard": {"camel": camel, "bet": bet}})
        return (
            wishes
            + photographer.wishes(self)
            + position_bets.wishes(self)
            + consortium.wishes(self)
        )

    def _may_place(self, seat: int, space: int, side: str) -> bool:
        """R32-R36, R86."""
        mine = [s for s, tile in self.desert_tiles.items() if tile["owner"] == seat]
        if space in mine:
            turned = self.desert_tiles[space]["side"] != side
            return bool(self.house["turning_over_in_place"]) and turned
        if space == 1 or space in self.stacks or photographer.in_picture(self, space):
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
        if self.leg == 0:
            self._prepare(name, details)
        elif self.stage == "leg_scoring":
            assert isinstance(self.turn, int)
            self.copying[self.turn] = {name: details}
            self._leg_is_over()
        elif self.stage == "free_action":
            if name == "ReturnPyramidTile":
                long_track.do_free_action(self, details["camel"])
            self._next_turn()
        elif name == "TakePyramidTile":
            self.held_pyramid_tiles[self.seat] += 1
            self.stage, self.turn = "die", "chance"
        else:
            self._act(name, details)
            self._action_is_done()

    def _prepare(self, name: str, details: Record) -> None:
        """R9-R12."""
        if name == "ChooseStartingSeat":
            self.starting_seat = details["seat"]
            self.stage = "starting_camels"
            return
        if name == "StackStartingCamels":
            for stack in self.stacks.values():
                stack.sort(key=details["order"].index)
        else:
            self.stacks.setdefault(details["space"], []).append(details["camel"])
            if len(self.ranking()) < len(CAMELS):
                return
            if self.house["starting_stacks"] == "starter_chooses":
                self.stage = "starting_stacks"
                self.turn = self.seat = self.starting_seat
                return
        self._begin_leg(self.starting_seat)

    def _act(self, name: str, details: Record) -> None:
        """Everything that is one action of a turn, or the die that belongs to it."""
        if name == "RollDie":
            self.dice_in_pyramid.remove(details["camel"])
            self._move(details["camel"], details["pips"])
        elif name == "RollSupportDie":
            long_track.fallen_die(self, details)
            self._move(details["camel"], details["pips"])
        elif name == "TakeLegBettingTile":
            value = self.piles[details["camel"]].pop(0)
            tile = {"camel": details["camel"], "value": value, "place": None}
            self.held_leg_tiles[self.seat].append(tile)
        elif name == "PlaceDesertTile":
            others = {s: t for s, t in self.desert_tiles.items() if t["owner"] != self.seat}
            tile = {"side": details["side"], "owner": self.seat}
            self.desert_tiles = others | {details["space"]: tile}
        elif name == "PlaceRaceBettingCard":
            self.hands[self.seat].remove(details["camel"])
            self.decks[details["bet"]].append({"seat": self.seat, "camel": details["camel"]})
        elif name == "PointCamera":
            self.camera = {"seat": self.seat, "space": details["space"]}
        elif name == "AttachPositionTile":
            self.held_leg_tiles[self.seat][details["leg_tile"]]["place"] = details["place"]
        elif name == "TakeBottomLegBettingTile":
            position_bets.take_bottom(self, details["camel"], details["place"])
        else:
            consortium.shake_hands(self, self.seat, details["partner"])

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
        if there > self.last_space():
            self.stacks[self.beyond()] = unit
            return
        if underneath:
            self.stacks[there] = unit + self.stacks.get(there, [])
        else:
            self.stacks[there] = self.stacks.get(there, []) + unit
        photographer.arrival(self, there, unit)

    def _crossed(self) -> bool:
        return self.beyond() in self.stacks

    def _action_is_done(self) -> None:
        """R31, R45, R53, R73, R75: the leg may be over; if not, there may be a free action."""
        if self._crossed() or not self.dice_in_pyramid + self.support_in_pyramid:
            self._leg_is_over()
        elif long_track.free_dice(self):
            self.stage, self.turn = "free_action", self.seat
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """R14, R46."""
        self.seat = (self.seat + 1) % self.seats
        self.stage, self.turn = "action", self.seat

    def _leg_is_over(self) -> None:
        """R50, R53, R99, R100."""
        asked = consortium.asked_next(self)
        if asked is not None:
            self.stage, self.turn = "leg_scoring", asked
            return
        self._score_leg()
        if self._crossed():
            self._score_race()
            self.stage = self.turn = "over"
        else:
            self._clear_leg()
            self._begin_leg((self.seat + 1) % self.seats)

    def _score_leg(self) -> None:
        """R47, R48, R52, R91, R96."""
        ranking = self.ranking()
        for seat in range(self.seats):
            total = self.held_pyramid_tiles[seat] + consortium.copied_worth(self, seat)
            total += sum(position_bets.worth(tile, ranking) for tile in self.held_leg_tiles[seat])
            self.receive(seat, total)

    def _clear_leg(self) -> None:
        """R49, R85, R93, R100."""
        self.piles = {camel: self.full_pile() for camel in CAMELS}
        self.held_leg_tiles = [[] for _ in range(self.seats)]
        self.held_pyramid_tiles = [0] * self.seats
        self.desert_tiles = {}
        self.camera = None
        self.partner_of = {}
        self.copying = {}

    def _begin_leg(self, seat: int) -> None:
        """R11, R12, R46, R65, R72."""
        self.dice_in_pyramid = list(CAMELS)
        long_track.prepare_leg(self)
        self.leg += 1
        self.seat = seat
        self.stage, self.turn = "action", seat

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
                    self.receive(card["seat"], amount)
                else:
                    sums[card["seat"]] += amount
        for seat in range(self.seats):
            self.receive(seat, sums[seat])
