"""R4, R60: every set of modules, for every number of seats that it allows, with every variant."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import modules, seat_limits
from tests.engine.camelup.promises import events_make_sense, race
from tests.engine.conformance import assert_game_conforms
from tests.strategies import house_rules

KEYS = [module.key for module in modules()]
SETS = [chosen for size in range(5) for chosen in itertools.combinations(KEYS, size)]

Case = tuple[tuple[str, ...], int, Mapping[str, Any]]


def variants(chosen: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Every mix of the house rules that go with these modules."""
    options = [option for module in modules() if module.key in chosen for option in module.options]
    for picked in itertools.product(*(option.choices for option in options)):
        yield {option.key: choice for option, choice in zip(options, picked, strict=True)}


def every_case() -> list[Case]:
    cases: list[Case] = []
    for chosen in SETS:
        least, most = seat_limits(chosen)
        for seats in range(least, most + 1):
            cases += [(chosen, seats, variant) for variant in variants(chosen)]
    return cases


def some_cases() -> list[Case]:
    """Each set once, with another variant and another number of seats each time."""
    cases: list[Case] = []
    for number, chosen in enumerate(SETS):
        least, most = seat_limits(chosen)
        *_, last = kinds = list(variants(chosen))
        seats = least + number % (most - least + 1)
        cases.append((chosen, seats, kinds[number % len(kinds)]))
    return [*cases, (chosen, most, last)]


def seat_cases() -> list[Case]:
    """Each set with every number of seats, with another variant each time."""
    cases: list[Case] = []
    for chosen in SETS:
        least, most = seat_limits(chosen)
        kinds = list(variants(chosen))
        cases += [(chosen, n, kinds[n % len(kinds)]) for n in range(least, most + 1)]
    return cases


def name(case: Case) -> str:
    chosen, seats, variant = case
    return "-".join((*chosen, str(seats), *map(str, variant.values())))


def check(case: Case, seed: object) -> None:
    chosen, seats, variant = case
    promises = race(seats, variant, chosen)
    events_make_sense(assert_game_conforms(promises, random.Random(f"{name(case)} {seed}")))


@pytest.mark.rule("R4", "R60")
def test_there_are_sixteen_sets() -> None:
    assert len(SETS) == 16
    assert len(every_case()) == 4 * 7 + 4 * 7 * 2 + 4 * 3 * 2 + 4 * 3 * 4 + 2 * 4


@pytest.mark.rule("R51", "R60", "R61", "R69", "R78", "R90")
@pytest.mark.parametrize("case", some_cases(), ids=name)
def test_a_race_with_modules_conforms(case: Case) -> None:
    check(case, "some")


@pytest.mark.slow
@pytest.mark.parametrize("case", seat_cases(), ids=name)
def test_a_race_with_modules_conforms_for_every_number_of_seats(case: Case) -> None:
    check(case, "every")


@pytest.mark.slow
@settings(max_examples=40)
@given(st.data(), st.sampled_from(every_case()), st.integers(0, 10**6))
def test_many_races_with_modules_conform_under_any_house_rules(
    data: st.DataObject, case: Case, seed: int
) -> None:
    chosen, seats, variant = case
    options = {**data.draw(house_rules(seats)), **variant}
    promises = race(seats, options, chosen)
    events_make_sense(assert_game_conforms(promises, random.Random(seed)))
