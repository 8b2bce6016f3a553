"""Playouts against the rules themselves: the same choices and dice lead to the same pounds."""

import random

import pytest

from camelup_desktop.ai.camelup.action_numbers import ROLL, number_of
from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.belief import table_chances
from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.ai.camelup.playout import Hidden, Table
from camelup_desktop.ai.camelup.prospects import INDEX
from camelup_desktop.ai.camelup.search import SLICE, Standing, search
from camelup_desktop.ai.camelup.tables import leaf_odds
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, RaceBet, Stage, State, camel_up
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Game, Match, Turn
from tests.builders import at_race

LEAF = at_once(leaf_odds())


def without_cards(view: State) -> Hidden:
    return Hidden((0,) * len(view.players), (), ())


def random_table(seed: int, **options: object) -> Match[State]:
    """Somewhere in a race of random actions in which nobody bets on the race."""
    rng = random.Random(f"table {seed}")
    match = Match(camel_up(rng.randint(2, 6), options=options))
    for _ in range(rng.randint(8, 60)):
        actions = [
            a for a in match.game.possible_actions(match.state)
            if not isinstance(a, PlaceRaceBettingCard)
        ]  # fmt: skip
        kinds = list({type(action) for action in actions})
        kind = rng.choice(sorted(kinds, key=lambda kind: kind.__name__))
        match.play(rng.choice([a for a in actions if type(a) is kind]))
        if match.over:
            return random_table(seed + 1000, **options)
    while match.state.stage is not Stage.ACTION:
        if match.over:
            return random_table(seed + 1000, **options)
        match.play(match.game.possible_actions(match.state)[0])
    return match


def careful(state: State) -> Action:
    """What everybody does in a playout, with odds of our own: the best leg tile, else the roll."""
    odds = leg_odds(state.track, state.dice, {})
    best: Action = TakePyramidTile()
    most = 1.0
    for camel in CAMELS:
        if state.piles[camel]:
            first, second = odds.ranks[camel][:2]
            value = state.piles[camel][0] * first + second - (1 - first - second)
            if value > most:
                best, most = TakeLegBettingTile(camel), value
    return best


def close_call(state: State) -> bool:
    """Whether bytes instead of exact odds may lead to another choice."""
    odds = leg_odds(state.track, state.dice, {})
    values = sorted(
        [1.0]
        + [
            (state.piles[c][0] + 1) * odds.ranks[c][0] + 2 * odds.ranks[c][1] - 1
            for c in CAMELS
            if state.piles[c]
        ],
        reverse=True,
    )
    return values[0] - values[1] < 0.03


@pytest.mark.rule("R14", "R18", "R23", "R38", "R40", "R41", "R47", "R48", "R52")
@pytest.mark.parametrize("reward", ["unit", "camel"])
def test_a_playout_is_the_leg_played_by_the_rules(reward: str) -> None:
    compared = 0
    for seed in range(100):
        match = random_table(seed, desertRewardPer=reward)
        rng = random.Random(f"playout {seed}")
        view = match.view(match.state.turn if isinstance(match.state.turn, int) else 0)
        actions = [
            a
            for a in match.game.legal_actions(match.state)
            if not isinstance(a, PlaceRaceBettingCard)
        ]
        first = rng.choice(actions)
        dice = rng.sample(sorted(INDEX[c] for c in view.dice), len(view.dice))
        script = [(die, rng.randint(1, 3)) for die in dice]
        ending = Table(view, LEAF).play(number_of(first), script, without_cards(view))
        expected = _by_the_rules(match.game, match.state, first, list(script))
        if expected is None:
            continue
        compared += 1
        assert ending.pounds == list(expected[0])
        assert (ending.leader == 0) == expected[1]
        if not expected[1]:
            assert ending.next_seat == expected[2]
            assert ending.leader == expected[3]
    assert compared > 20


def _by_the_rules(
    game: Game[State], state: State, first: Action, script: list[tuple[int, int]]
) -> tuple[tuple[int, ...], bool, int, int] | None:
    """Pounds, whether the race is over, who acts next, where the leader is; None if close."""
    leg, action = state.leg, first
    while True:
        state, _ = game.apply(state, action)
        if state.turn is Turn.CHANCE:
            die, pips = script.pop(0)
            state, _ = game.apply(state, RollDie(CAMELS[die], pips))
        pounds = tuple(player.pounds for player in state.players)
        if state.turn is Turn.OVER:
            return pounds, True, 0, 0
        if state.leg != leg:
            leader = max(space for space, stack in enumerate(state.track, 1) if stack)
            return pounds, False, state.seat, leader
        if close_call(state):
            return None
        action = careful(state)


@pytest.mark.rule("R53", "R54", "R56")
def test_race_cards_are_paid_when_the_race_ends_and_expected_when_not() -> None:
    race = at_race("blue@16 green@4 orange/yellow/white@1", dice="blue", seats=2, pounds=(9, 9))
    table = Table(race.match.view(0), LEAF)
    blue, white = INDEX[CAMELS[0]], INDEX[CAMELS[4]]
    hidden = Hidden((0, 0), ((1, blue), (0, white), (0, blue)), ())
    ending = table.play(ROLL, [(blue, 1)], hidden)
    # seat 1 has four pyramid tiles; the deck pays 8, -1 and 5
    assert ending.pounds == [9 + 1 - 1 + 5, 9 + 4 + 8]
    assert ending.leader == 0
    going_on = at_race("blue@12 green@4 orange/yellow/white@1", dice="blue", seats=2, pounds=(9, 9))
    view = going_on.match.view(0)
    after = at_race("blue@13 green@4 orange/yellow/white@1").state.track
    ending = Table(view, LEAF).play(ROLL, [(blue, 1)], hidden)
    wins = table_chances(after, frozenset(CAMELS), LEAF).wins
    assert ending.pounds[1] == pytest.approx(9 + 4 - 1 + 9 * wins[blue])
    assert ending.pounds[0] == pytest.approx(9 + 1 - 2 + 9 * wins[white] + 6 * wins[blue])


def found(race_seed: int, playouts: int, seed: int) -> list[Standing]:
    match = random_table(race_seed)
    seat = match.state.seat
    view = match.view(seat)
    legal = match.game.legal_actions(match.state)
    judgement = at_once(judge(view, legal))
    ranked = sorted(judgement.appraisals, key=lambda a: -a.worth)[:6]
    return at_once(
        search(
            Table(view, LEAF), view, judgement.decks, [a.action for a in ranked], playouts,
            random.Random(seed),
        )
    )  # fmt: skip


def test_the_same_random_numbers_give_the_same_answer() -> None:
    assert found(3, 300, 5) == found(3, 300, 5)
    assert found(3, 300, 5) != found(3, 300, 6)


def test_the_work_is_what_was_asked_for_and_goes_to_the_better_half() -> None:
    standings = found(5, 1200, 0)
    assert 900 <= sum(standing.playouts for standing in standings) <= 1300
    counts = [standing.playouts for standing in standings]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 2 * counts[-1]
    for standing in standings:
        assert 0 <= standing.win <= 1


def test_it_never_works_long_between_two_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_table(7)
    view = match.view(match.state.seat)
    legal = match.game.legal_actions(match.state)
    judgement = at_once(judge(view, legal))
    worked = 0
    table = Table(view, LEAF)
    play = Table.play

    def counted(self: Table, *arguments: object) -> object:
        nonlocal worked
        worked += 1
        return play(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "play", counted)
    actions = list(legal)[:8]
    for _ in search(table, view, judgement.decks, actions, 400, random.Random(0)):
        assert worked <= SLICE
        worked = 0


def test_a_hurried_search_stops_with_the_best_so_far() -> None:
    match = random_table(7)
    view = match.view(match.state.seat)
    legal = match.game.legal_actions(match.state)
    judgement = at_once(judge(view, legal))
    thinking = search(
        Table(view, LEAF), view, judgement.decks, list(legal)[:5], 10_000, random.Random(0),
        lambda: True,
    )  # fmt: skip
    standings = at_once(thinking)
    assert len(standings) == 5
    assert sum(standing.playouts for standing in standings) < 60


@pytest.mark.rule("R59")
def test_it_takes_a_bet_that_cannot_fail() -> None:
    race = at_race(
        "blue@16 green@4 orange/yellow/white@1",
        dice="blue white",
        leg_tiles={1: "blue5", 2: "blue3 blue2"},
        loser="1:orange 2:orange",
        pounds=(16, 3, 3),
    )
    view = race.match.view(0)
    legal = race.match.game.legal_actions(race.state)
    judgement = at_once(judge(view, legal))
    candidates: list[Action] = [
        TakePyramidTile(),
        PlaceRaceBettingCard(CAMELS[0], RaceBet.OVERALL_WINNER),
        PlaceRaceBettingCard(CAMELS[1], RaceBet.OVERALL_WINNER),
        *[a for a in legal if isinstance(a, PlaceDesertTile)][:2],
    ]
    best = at_once(
        search(Table(view, LEAF), view, judgement.decks, candidates, 600, random.Random(1))
    )[0]
    assert best.action == candidates[1]
    assert best.win > 0.5
