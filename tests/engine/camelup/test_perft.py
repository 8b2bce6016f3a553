"""How many lines of play there are from a named position: counted once by the oracle (perft.txt).

Each line of perft.txt is a position and the number of different sequences of 1, 2, 3, ... actions
from it, chance's outcomes counted like any action. `--update-golden` has the oracle count anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.table import Game
from tests.engine.camelup import perft_positions as base
from tests.engine.camelup.oracle.race import Oracle
from tests.engine.camelup.side_by_side import oracle_of
from tests.engine.camelup.supercup import perft_positions as supercup

COUNTS = Path(__file__).with_name("perft.txt")
POSITIONS = {**base.POSITIONS, **supercup.POSITIONS}

QUICK = 3
"""Depth that the plain run reaches."""

HEADER = "# position: sequences of 1, 2, 3 and 4 actions, as the oracle counts them\n"


def written() -> dict[str, list[int]]:
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    parts = [line.split(":") for line in lines if not line.startswith("#")]
    return {name: [int(word) for word in counts.split()] for name, counts in parts}


def count(game: Game[State], state: State, depth: int) -> int:
    """Count the sequences of `depth` actions from `state`; the last action is not played."""
    actions = game.possible_actions(state)
    if depth == 1:
        return len(actions)
    return sum(count(game, game.apply(state, action)[0], depth - 1) for action in actions)


def count_by_oracle(oracle: Oracle, depth: int) -> int:
    choices = oracle.choices()
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = oracle.copy()
        after.apply(choice)
        total += count_by_oracle(after, depth - 1)
    return total


def test_every_position_is_counted(update_golden: bool) -> None:
    if update_golden:
        lines = []
        for name, make in POSITIONS.items():
            oracle = oracle_of(make().state)
            counts = (str(count_by_oracle(oracle, depth)) for depth in range(1, QUICK + 2))
            lines.append(f"{name}: {' '.join(counts)}\n")
        COUNTS.write_text(HEADER + "".join(lines), encoding="utf-8")
    assert list(written()) == list(POSITIONS)
    assert {len(counts) for counts in written().values()} == {QUICK + 1}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_as_many_lines_of_play_as_the_oracle_counted(name: str) -> None:
    race = POSITIONS[name]()
    depths = range(1, QUICK + 1)
    assert [count(race.match.game, race.state, d) for d in depths] == written()[name][:QUICK]


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_as_many_lines_of_play_one_action_deeper(name: str) -> None:
    race = POSITIONS[name]()
    assert count(race.match.game, race.state, QUICK + 1) == written()[name][QUICK]


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_the_oracle_still_counts_what_is_written(name: str) -> None:
    oracle = oracle_of(POSITIONS[name]().state)
    depths = range(1, QUICK + 1)
    assert [count_by_oracle(oracle, depth) for depth in depths] == written()[name][:QUICK]
