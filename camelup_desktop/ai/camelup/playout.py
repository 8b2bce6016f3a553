"""R14-R59 in short: the rest of a leg, played by careful bettors, thousands of times.

A playout is what a rollout needs and no more: numbers instead of pieces, no facts, nothing
checked. Everybody takes what is worth most right now by the tables: the roll, a leg betting tile,
a race betting card. Nobody places desert tiles. At the end of the leg everybody's pounds are
counted, race betting cards by the race odds of that moment.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.camelup.action_numbers import COUNT, LOSER, ROLL, TAKE, TILE, WINNER
from camelup_desktop.ai.camelup.prospects import INDEX
from camelup_desktop.ai.camelup.shapes import places_of, shape_of, stands
from camelup_desktop.ai.camelup.tables import BOARDS, BYTE, LeafOdds
from camelup_desktop.engine.camelup import CAMELS, Side, State

ALL_DICE = (1 << COUNT) - 1

OPTIMISM = 1.0
"""A race betting card must be worth more than this many pounds to be placed in a playout."""

Throw = tuple[int, int]
"""A die, by the index of its camel, and its pips."""

CardDown = tuple[int, int]
"""A race betting card: its seat, and the index of the camel it shows or may show."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """What cannot be seen, as one draw supposes it.

    `hands`: for each seat the cards left in it, one bit per camel. `winner`, `loser`: the decks.
    """

    hands: tuple[int, ...]
    winner: tuple[CardDown, ...]
    loser: tuple[CardDown, ...]


class Ending(NamedTuple):
    """How a playout ended: pounds per seat, where the leader stood, and who acts next.

    `leader` is 0 if the race is over; then the pounds are final.
    """

    pounds: list[float]
    leader: int
    next_seat: int


_Step = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Where a rank stands, and its moves as tables.Shapes lists them: differences and swaps."""

_Row = tuple[float, ...]

_Worths = tuple[_Row, _Row, _Row, _Row]
"""By camel: to be first, pounds for not being first, to win and to lose the race. Plain tuples, as
those cost the garbage collector nothing."""

_known: dict[int, tuple[int, tuple[_Step, ...]]] = {}
"""Form to ten times the number of the board, and how its ranks move; at most BOARDS of them."""


def _learn(form: int) -> tuple[int, tuple[_Step, ...]]:
    places = places_of(form)
    moves = zip(places, _moves(shape_of(places)), strict=True)
    steps = tuple((space, changes, swaps) for space, (changes, swaps) in moves)
    _known[form] = learnt = 10 * tables.number_of(places), steps
    return learnt


@cache
def _moves(shape: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The moves of each rank of a shape; boards of the same shape share them."""
    changes, swaps = tables.shapes()
    ends = [slice(at, at + tables.LANDINGS) for at, _, _ in stands(shape)]
    return tuple((tuple(changes[part]), tuple(swaps[part])) for part in ends)


def playable(view: State) -> bool:
    """Whether playouts know all of the rules: the track of sixteen spaces, and no module."""
    return len(view.track) == tables.SPACES + 1 and not view.extras


class Table:
    """A state, as a playout begins with it; it must be `playable`."""

    def __init__(self, view: State, leaf: LeafOdds) -> None:
        """Copy what a playout needs from what the seat to act sees."""
        rules = view.rules
        board = boards.board_of(view.track)
        self.seat = view.seat
        self.seats = len(view.players)
        self.order = board & boards.ORDER_MASK
        self.form = board - self.order
        self.dice = sum(1 << INDEX[camel] for camel in view.dice)
        self.spaces = rules.spaces
        self.pounds = [player.pounds for player in view.players]
        self.earned = [p.pyramid_tiles * rules.pyramid_tile_pounds for p in view.players]
        self.held = [
            (seat, INDEX[tile.camel], tile.value)
            for seat, player in enumerate(view.players)
            for tile in player.leg_tiles
        ]
        self.taken = [len(rules.leg_tile_values) - len(view.piles[camel]) for camel in CAMELS]
        self.tiles = {tile.space: (tile.side, tile.seat) for tile in view.desert_tiles}
        self.pyramid_pounds = rules.pyramid_tile_pounds
        self.tile_pounds = rules.desert_tile_pounds
        self.per_camel = rules.desert_reward_per == "camel"
        self.second, self.wrong = rules.leg_second_pounds, rules.leg_wrong_pounds
        self.values = rules.leg_tile_values
        self.top = [value - self.wrong for value in rules.leg_tile_values]
        most = 2 * COUNT * max(self.seats, 2)
        self.card_wrong = rules.race_bet_wrong_pounds
        self.payouts = [rules.race_bet_payout(n) - self.card_wrong for n in range(most)]
        self.leaf = leaf
        self.worths: dict[int, _Worths] = {}

    def worth(self, form: int, order: int, dice: int) -> _Worths:
        """Look up what bets are worth on a board with these dice; remembered for the decision."""
        number, _ = _known.get(form) or _learn(form)
        camels = boards.orders()[order]
        left = 0
        for rank, camel in enumerate(camels):
            if dice >> camel & 1:
                left |= 1 << rank
        at = 10 * BOARDS * ((left or ALL_DICE) - 1) + number
        leg, race = self.leaf.leg[at : at + 10], self.leaf.race[at : at + 10]
        first, second = [0.0] * COUNT, [0.0] * COUNT
        wins, loses = [0.0] * COUNT, [0.0] * COUNT
        extra = self.second - self.wrong
        for rank, camel in enumerate(camels):
            first[camel] = leg[rank] / BYTE
            second[camel] = extra * leg[COUNT + rank] / BYTE + self.wrong
            wins[camel] = race[rank] / BYTE
            loses[camel] = race[COUNT + rank] / BYTE
        found = tuple(first), tuple(second), tuple(wins), tuple(loses)
        self.worths[(form | order) * 32 + dice] = found
        return found

    def play(self, action: int, script: Sequence[Throw], hidden: Hidden) -> Ending:
        """Let the seat to act do `action`, then all seats play on to the end of the leg.

        `script` are the dice as they will fall. Written out in one piece: here the time goes.
        """
        form, order, dice = self.form, self.order, self.dice
        pounds, earned = self.pounds[:], self.earned[:]
        held, taken = self.held[:], self.taken[:]
        tiles: Mapping[int, tuple[Side, int]] = self.tiles
        hands = list(hidden.hands)
        payouts, top, values = self.payouts, self.top, self.values
        winner_count, loser_count = [0] * COUNT, [0] * COUNT
        winner_cards, loser_cards = [], []
        for seat, camel in hidden.winner:
            winner_cards.append((seat, camel, winner_count[camel]))
            winner_count[camel] += 1
        for seat, camel in hidden.loser:
            loser_cards.append((seat, camel, loser_count[camel]))
            loser_count[camel] += 1
        card_wrong, roll, tiers = self.card_wrong, float(self.pyramid_pounds), len(values)
        known, worths = _known, self.worths
        swapped, rank_of = boards.swapped(), boards.ranks()
        seat, seats, thrown = self.seat, self.seats, 0
        fresh = True
        cards: list[tuple[float, int, int]] | None = None
        while True:
            if action < 0:
                if fresh:
                    now = worths.get((form | order) * 32 + dice) or self.worth(form, order, dice)
                    first, second, wins, loses = now
                    best_take, take = -9.0, -1
                    for camel in range(COUNT):
                        tier = taken[camel]
                        if tier < tiers:
                            value = top[tier] * first[camel] + second[camel]
                            if value > best_take:
                                best_take, take = value, camel
                    cards, fresh = None, False
                if cards is None:
                    cards = []
                    for camel in range(COUNT):
                        value = payouts[winner_count[camel]] * wins[camel] + card_wrong
                        if value > OPTIMISM:
                            cards.append((value, WINNER + camel, camel))
                        value = payouts[loser_count[camel]] * loses[camel] + card_wrong
                        if value > OPTIMISM:
                            cards.append((value, LOSER + camel, camel))
                    if len(cards) > 1:
                        cards.sort(reverse=True)
                best, action = roll, ROLL
                if best_take > best:
                    best, action = best_take, TAKE + take
                for value, card, camel in cards:
                    if value <= best:
                        break
                    if hands[seat] >> camel & 1:
                        action = card
                        break
            if action == ROLL:
                camel, pips = script[thrown]
                thrown += 1
                earned[seat] += self.pyramid_pounds
                dice &= ~(1 << camel)
                _, steps = known.get(form) or _learn(form)
                rank = rank_of[order][camel]
                space, changes, swaps = steps[rank]
                landing, end = space + pips, pips - 1
                if landing in tiles:
                    side, owner = tiles[landing]
                    pounds[owner] += self.tile_pounds * (
                        sum(other[0] == space for other in steps[rank:]) if self.per_camel else 1
                    )
                    if side is Side.OASIS:
                        landing, end = landing + 1, pips
                    else:
                        landing, end = landing - 1, boards.REACH + pips - 1
                order = swapped[order][swaps[end]]
                over = landing > self.spaces
                if over or not dice:
                    break
                form += changes[end]
                fresh = True
            elif action < WINNER:
                camel = action - TAKE
                tier = taken[camel]
                held.append((seat, camel, values[tier]))
                taken[camel] = tier + 1
                if not fresh:
                    best_take, take = -9.0, -1
                    for camel in range(COUNT):
                        tier = taken[camel]
                        if tier < tiers:
                            value = top[tier] * first[camel] + second[camel]
                            if value > best_take:
                                best_take, take = value, camel
            elif action < LOSER:
                camel = action - WINNER
                hands[seat] &= ~(1 << camel)
                winner_cards.append((seat, camel, winner_count[camel]))
                winner_count[camel] += 1
                cards = None
            elif action < TILE:
                camel = action - LOSER
                hands[seat] &= ~(1 << camel)
                loser_cards.append((seat, camel, loser_count[camel]))
                loser_count[camel] += 1
                cards = None
            else:
                mirage = (action - TILE) & 1
                tiles = {at: tile for at, tile in tiles.items() if tile[1] != seat}
                tiles[(action - TILE) >> 1] = (Side.MIRAGE if mirage else Side.OASIS, seat)
            seat += 1
            if seat == seats:
                seat = 0
            action = -1
        camels = boards.orders()[order]
        winner, runner_up, loser = camels[-1], camels[-2], camels[0]
        for owner, camel, value in held:
            earned[owner] += (
                value if camel == winner else self.second if camel == runner_up else self.wrong
            )
        total = [max(a + b, 0.0) for a, b in zip(pounds, earned, strict=True)]
        if over:
            for owner, camel, place in winner_cards:
                total[owner] += card_wrong + (payouts[place] if camel == winner else 0)
            for owner, camel, place in loser_cards:
                total[owner] += card_wrong + (payouts[place] if camel == loser else 0)
            return Ending(total, 0, seat)
        form += changes[end]
        if winner_cards or loser_cards:
            key = (form | order) * 32
            _, _, wins, loses = worths.get(key) or self.worth(form, order, 0)
            for owner, camel, place in winner_cards:
                total[owner] += card_wrong + payouts[place] * wins[camel]
            for owner, camel, place in loser_cards:
                total[owner] += card_wrong + payouts[place] * loses[camel]
        return Ending(total, _leader(form), (seat + 1) % seats)


def _leader(form: int) -> int:
    return (form // boards.DIGITS[-1]) % boards.RADIX
