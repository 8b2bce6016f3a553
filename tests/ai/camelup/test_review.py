"""A whole race looked at again: everything adds up, dice are judged fairly, blunders are found."""

import random
from collections.abc import Sequence
from functools import cache

import pytest

from camelup_desktop.ai.bot import decide, make
from camelup_desktop.ai.camelup import odds_memory
from camelup_desktop.ai.camelup.review import Review, review
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import Camel, State, camel_up, standings
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile, TakePyramidTile
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice
from tests.builders import Race, at_race
from tests.strategies import played

MODULES = ("long_track", "photographer", "position_bets", "consortium")


def bots_play(levels: Sequence[str], seed: int) -> Match[State]:
    """A race of computer opponents."""
    return play_on(Match(camel_up(len(levels))), levels, seed)


def play_on(match: Match[State], levels: Sequence[str], seed: int) -> Match[State]:
    """Let computer opponents play a race to its end."""
    dice, bots = Dice(seed), [make(level) for level in levels]
    while not match.over:
        turn = match.state.turn
        if turn is Turn.CHANCE:
            match.play(dice(match))
        elif isinstance(turn, int):
            rng = random.Random(f"{seed}/{len(match)}")
            match.play(at_once(decide(bots[turn], match, rng)).action)
    return match


@cache
def raced(name: str) -> tuple[Match[State], Review]:
    """Some races and their reviews."""
    match = {
        "bots": lambda: bots_play(("hard", "easy", "medium"), 5),
        "two": lambda: played(camel_up(2), "two"),
        "eight": lambda: played(camel_up(8), "eight"),
        "modules": lambda: played(camel_up(6, MODULES, {"consortiumChoice": "manual"}), "modules"),
        "starter": lambda: played(camel_up(3, (), {"setupStacking": "starterChooses"}), "starter"),
    }[name]()
    return match, at_once(review(match))


EVERY = pytest.mark.parametrize("name", ["bots", "two", "eight", "modules", "starter"])


@EVERY
@pytest.mark.rule("R59")
def test_the_line_goes_from_equal_chances_to_who_won(name: str) -> None:
    match, found = raced(name)
    seats = len(match.state.players)
    assert len(found.line) == len(match) + 1
    assert found.line[0] == pytest.approx((1 / seats,) * seats)
    first = [standing.seat for standing in standings(match.state) if standing.place == 1]
    assert found.line[-1] == tuple(1 / len(first) if s in first else 0.0 for s in range(seats))
    for shares in found.line:
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


@EVERY
def test_dice_choices_and_time_lead_from_start_to_end(name: str) -> None:
    match, found = raced(name)
    for balance in found.balances:
        way = balance.dice + balance.own + balance.others + balance.time
        assert balance.start + way == pytest.approx(balance.end)
        assert balance.choices == pytest.approx(balance.own + balance.others)
    for part in ("dice", "choices", "time"):
        assert sum(getattr(balance, part) for balance in found.balances) == pytest.approx(0)
    assert [balance.seat for balance in found.balances] == list(range(len(match.state.players)))


@EVERY
def test_every_decision_is_there_and_none_beats_the_best(name: str) -> None:
    match, found = raced(name)
    decisions = [(s, by, a) for s, (by, a) in enumerate(match.actions) if by is not Turn.CHANCE]
    assert [(c.step, c.seat, c.action) for c in found.choices] == decisions
    for choice in found.choices:
        assert choice.missed >= 0 and choice.missed_win >= 0
    for balance in found.balances:
        own = [choice for choice in found.choices if choice.seat == balance.seat]
        assert balance.best <= balance.judged <= len(own)
        assert balance.missed == pytest.approx(sum(choice.missed_win for choice in own))


def test_the_same_race_is_always_seen_the_same_way() -> None:
    match, found = raced("bots")
    odds_memory.forget()
    assert at_once(review(match)) == found


def test_who_plays_better_leaves_less_lying() -> None:
    _, found = raced("bots")
    hard, easy, medium = (balance.missed for balance in found.balances)
    assert hard < easy and medium < easy


@EVERY
def test_turning_points_are_the_largest_swings_in_the_order_of_the_race(name: str) -> None:
    match, found = raced(name)
    points = found.turning_points
    assert 1 <= len(points) <= 3
    assert sorted(points, key=lambda point: point.step) == list(points)
    least = min(point.swing for point in points)
    for step, (by, _) in enumerate(match.actions):
        before, after = found.line[step], found.line[step + 1]
        swing = sum(max(0.0, b - a) for a, b in zip(before, after, strict=True))
        if by is not Turn.CHANCE and step not in [point.step for point in points]:
            assert swing <= least + 1e-12
    for point in points:
        assert point.after == found.line[point.step + 1]
        assert point.change(point.gainer) >= 0 >= point.change(point.loser)


def last_die(pips: int) -> tuple[Race, Review]:
    """Green stays ahead if Blue rolls 1. Seat 0 holds Blue 5, seat 1 Green 5; seat 2 rolls."""
    race = at_race(
        "blue@12 green@14 orange/yellow/white@1",
        dice="blue",
        turn=2,
        leg_tiles={0: "blue5", 1: "green5"},
        pounds=(3, 3, 3),
    )
    race.rolls(Camel.BLUE, pips)
    return race, race_to_its_end(race)


def race_to_its_end(race: Race) -> Review:
    """Nobody bets any more; dice fall until somebody is over the line."""
    dice = Dice(1)
    while not race.match.over:
        chance = race.state.turn is Turn.CHANCE
        race.plays(dice(race.match) if chance else TakePyramidTile())
    return at_once(review(race.match))


@pytest.mark.rule("R18", "R47")
def test_luck_is_what_fell_against_the_average_of_what_could_fall() -> None:
    """Over the three faces the luck of one die adds up to nothing, for every seat."""
    swings = []
    for pips in (1, 2, 3):
        race, found = last_die(pips)
        die = next(point for point in moves(race.match, found) if point[0] == 1)
        swings.append(die[1])
    expected = [sum(swing[seat] for swing in swings) for seat in range(3)]
    assert expected == pytest.approx([0, 0, 0], abs=1e-9)
    one, two, three = swings
    assert one[0] < -0.2 and one[1] > 0.2
    assert two[0] > 0.1 and three[0] > 0.1


def moves(match: Match[State], found: Review) -> list[tuple[int, list[float]]]:
    """For each die its number and what it did to each seat, worked out from the line alone."""
    result = []
    for step, (by, _) in enumerate(match.actions):
        if by is Turn.CHANCE:
            state = match.state_after(step)
            outcomes = match.game.chance_outcomes(state)
            whole = sum(outcome.weight for outcome in outcomes)
            average = [0.0] * len(state.players)
            for outcome in outcomes:
                other = replayed(match, step)
                other.play(outcome.action)
                after = forecast_of(other)
                for seat, share in enumerate(after):
                    average[seat] += outcome.weight / whole * share
            now = found.line[step + 1]
            result.append((step, [a - b for a, b in zip(now, average, strict=True)]))
    return result


def replayed(match: Match[State], steps: int) -> Match[State]:
    """The match as it was after so many actions."""
    again: Match[State] = Match(match.game)
    for _, action in match.actions[:steps]:
        again.play(action)
    return again


def forecast_of(match: Match[State]) -> tuple[float, ...]:
    from camelup_desktop.ai.camelup.forecast import forecast

    return at_once(forecast(match.state))


def test_the_dice_of_the_balance_are_these() -> None:
    match, found = raced("two")
    dice = [sum(change[seat] for _, change in moves(match, found)) for seat in range(2)]
    assert [balance.dice for balance in found.balances] == pytest.approx(dice)


@pytest.mark.rule("R47")
def test_a_blunder_is_found_in_the_race_and_costs_its_seat() -> None:
    """Seat 0 takes White 5, which cannot pay, where Green 5 was worth 11/3; nobody errs so much."""
    race = at_race("blue@4 green@7 orange/yellow/white@1", dice="blue")
    race.takes(Camel.WHITE)
    found = at_once(review(play_on(race.match, ("hard",) * 3, 3)))
    worst = max(found.choices, key=lambda choice: choice.missed_win)
    assert (worst.step, worst.seat) == (0, 0)
    assert worst.best is not None
    assert worst.best.action == TakeLegBettingTile(Camel.GREEN)
    assert found.balances[0].missed > found.balances[1].missed
    assert found.line[1][0] < found.line[0][0]


def test_it_works_in_slices_and_tells_how_far_it_is() -> None:
    match, _ = raced("bots")
    odds_memory.forget()
    heard: list[int] = []
    thinking, pauses = review(match, heard.append), 0
    for _ in thinking:
        pauses += 1
    assert heard == list(range(1, len(match) + 1))
    assert pauses > 5 * len(match)


def test_a_race_that_goes_on_keeps_its_secrets() -> None:
    match = played(camel_up(3), "unfinished", 40)
    assert not match.over
    with pytest.raises(ValueError, match="over"):
        at_once(review(match))
