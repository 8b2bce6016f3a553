"""R59: how likely each seat is to win the game, with all cards open.

For looking back: while a game goes on nobody may know this. What every seat may expect is as in
Prospects. Where the race goes on after the leg, the spread is that of win_model for where the
leader stands; where it ends with the leg, all cards are decided by who is first and last, and only
what the seats may still do in the leg is uncertain.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp

from camelup_desktop.ai.camelup import boards, win_model
from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.judgement import Judgement
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import RaceBet, Stage, State
from camelup_desktop.engine.camelup.flow import standings

PER_DIE = 0.25
"""Pounds of spread for each die still to fall in a leg with which the race ends. Fitted to the ends
of 80 races of careful bettors."""

BEGINNING = (Stage.STARTING_SEAT, Stage.STARTING_CAMELS, Stage.STARTING_STACKS)
"""While the race is set up nobody is ahead."""

Part = tuple[float, list[float], bool]
"""A way in which the leg may end: its probability, each seat's pounds, whether the race is over."""


def forecast(state: State) -> Thinking[tuple[float, ...]]:
    """Return each seat's probability of winning; seats that share the victory share it.

    `state` is the whole truth, secrets included; while the race is set up all seats are equal.
    """
    seats = range(len(state.players))
    if state.stage in BEGINNING:
        return tuple(1 / len(seats) for _ in seats)
    if state.stage is Stage.OVER:
        winners = [standing.seat for standing in standings(state) if standing.place == 1]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    dice = state.pyramid_tiles
    if state.stage is Stage.DIE:
        dice += 1  # its tile has been taken
        state = replace(state, stage=Stage.ACTION, turn=state.seat)
    table = yield from judge(state, ())
    leader = max(space for space, stack in enumerate(state.track, 1) if stack)
    goes_on = win_model.spread(len(seats), leader, state.rules.spaces)
    ends = PER_DIE * max(1, dice)
    total = [0.0 for _ in seats]
    for probability, pounds, over in _parts(table):
        wide = ends if over else goes_on
        most = max(pounds)
        weights = [exp((own - most) / wide) for own in pounds]
        share = probability / sum(weights)
        total = [was + share * weight for was, weight in zip(total, weights, strict=True)]
    whole = sum(total)
    return tuple(share / whole for share in total)


def _parts(table: Judgement) -> Iterator[Part]:
    """Split the outcomes of the leg by whether the race is over then, and who is last."""
    cards = [
        (bet, camel, card.seat, card.pays[camel] - table.view.rules.race_bet_wrong_pounds)
        for bet, queue in table.decks.items()
        for card in queue.cards
        for camel in [card.shows.index(max(card.shows))]
    ]
    overs: dict[tuple[int, int], dict[int, float]] = {}
    for number, _, over in table.odds.leg.orders:
        if over:
            order = boards.orders()[number]
            lasts = overs.setdefault((order[-1], order[-2]), {})
            lasts[order[0]] = lasts.get(order[0], 0.0) + over

    def with_cards(
        row: Sequence[float], wins: Sequence[float], loses: Sequence[float]
    ) -> list[float]:
        pounds = list(row)
        for bet, camel, seat, gain in cards:
            pounds[seat] += gain * (wins if bet is RaceBet.OVERALL_WINNER else loses)[camel]
        return pounds

    count = len(boards.orders()[0])
    for outcome, row in table.prospects.rows:
        whole = outcome.probability
        chances = ([-share / whole for share in part] for part in (outcome.wins, outcome.loses))
        bare = with_cards(row, *chances)
        rest, wins, loses = whole, list(outcome.wins), list(outcome.loses)
        for last, over in overs.get((outcome.first, outcome.second), {}).items():
            won = [float(camel == outcome.first) for camel in range(count)]
            lost = [float(camel == last) for camel in range(count)]
            yield over, with_cards(bare, won, lost), True
            rest -= over
            wins[outcome.first] -= over
            loses[last] -= over
        if rest > 1e-9:
            shares = ([share / rest for share in part] for part in (wins, loses))
            yield rest, with_cards(bare, *shares), False
