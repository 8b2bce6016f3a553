"""How fast the rules are: one action, the list of legal actions, whole random games."""

import random
import statistics
import time
from collections.abc import Callable

from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.table import Action, Game, Turn

SEATS = 4
GAMES = 20
ROUNDS = 7


def measure() -> dict[str, float]:
    """CPU time of the rules over random games of four seats, median of a few rounds."""
    game = camel_up(SEATS)
    steps = [step for seed in range(GAMES) for step in _play(game, random.Random(seed))]
    states = [state for state, _ in steps if not isinstance(state.turn, Turn)]

    def apply_all() -> None:
        for state, action in steps:
            game.apply(state, action)

    def list_all() -> None:
        for state in states:
            game.legal_actions(state)

    def play_all() -> None:
        for seed in range(GAMES):
            _play(game, random.Random(seed))

    return {
        "engine.apply_us": _cpu_seconds(apply_all) / len(steps) * 1e6,
        "engine.legal_actions_us": _cpu_seconds(list_all) / len(states) * 1e6,
        "engine.games_per_s": GAMES / _cpu_seconds(play_all),
    }


def _play(game: Game[State], rng: random.Random) -> list[tuple[State, Action]]:
    """One whole game of random actions: each state with the action taken there."""
    state = game.opening
    steps = []
    while state.turn is not Turn.OVER:
        action = rng.choice(game.possible_actions(state))
        steps.append((state, action))
        state, _ = game.apply(state, action)
    return steps


def _cpu_seconds(work: Callable[[], None]) -> float:
    """CPU seconds that `work` takes, the median of a few rounds after one for warming up."""
    work()
    rounds = []
    for _ in range(ROUNDS):
        begun = time.thread_time()
        work()
        rounds.append(time.thread_time() - begun)
    return statistics.median(rounds)
