"""R1, R4-R8, R38, R47, R48, R56: the numbers of the rulebook, and the house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from camelup_desktop.engine.camelup import Rules, options, printed_rules
from camelup_desktop.engine.camelup.rulebook_file import BadRulesFile, parse_rules
from camelup_desktop.engine.camelup.rules import Option, house_rules, parse_printed_rules

SHIPPED = """\
version: "9"
spaces: 16
seats: {least: 2, most: 8, crowd: {most: 10, modules: [camera]}}
die_pips: [1, 2, 3]
die_faces: 6
starting_pounds: 3
leg_tiles:
  3: [5, 3, 2]
leg_second_pounds: 1
leg_wrong_pounds: -1
pyramid_tile_pounds: 1
first_desert_space: 2
desert_tile_pounds: 1
race_bet_payouts: [8, 5, 3, 2]
race_bet_wrong_pounds: -1
options:
  finalClamp: {rule: R57, choices: [perCard, net]}
modules:
  camera: {pounds_per_camel: 1}
"""
"""A rules file as short as one can be."""


def rules_of(text: str) -> Rules:
    return parse_printed_rules(parse_rules(text, "rules.yaml"))


@pytest.mark.rule("R1", "R4", "R5", "R6", "R8", "R9", "R32", "R38", "R47", "R48", "R56")
def test_the_numbers_are_those_of_the_rulebook() -> None:
    rules = printed_rules()
    assert rules.version == "2014-1"
    assert (rules.least_seats, rules.most_seats) == (2, 8)
    assert (rules.spaces, rules.finish) == (16, 17)
    assert (rules.crowd_seats, len(rules.crowd_modules)) == (10, 4)
    assert (rules.die_pips, rules.die_faces) == ((1, 2, 3), 6)
    assert rules.starting_pounds == 3
    assert (rules.leg_second_pounds, rules.leg_wrong_pounds) == (1, -1)
    assert rules.pyramid_tile_pounds == 1
    assert (rules.first_desert_space, rules.desert_tile_pounds) == (2, 1)
    assert rules.race_bet_wrong_pounds == -1


@pytest.mark.rule("R7")
@pytest.mark.parametrize(("number", "values"), [(3, (5, 3, 2)), (4, (5, 3, 2, 2))])
def test_a_pile_of_leg_betting_tiles_has_three_or_by_house_rule_four(
    number: int, values: tuple[int, ...]
) -> None:
    assert house_rules({"legTilesPerColour": number}, 3).leg_tile_values == values


@pytest.mark.rule("R56")
@pytest.mark.parametrize(("fifth", "rest"), [(1, [1, 1]), (0, [0, 0])])
def test_right_race_cards_pay_8_5_3_2_and_then_the_same_for_each(
    fifth: int, rest: list[int]
) -> None:
    rules = house_rules({"raceBetAfterFourth": fifth}, 3)
    assert [rules.race_bet_payout(before) for before in range(6)] == [8, 5, 3, 2, *rest]


def test_the_house_rules_are_those_of_section_15_with_the_printed_rule_first() -> None:
    assert {option.key: (option.rule, option.choices) for option in options()} == {
        "setupStacking": ("R10", ("random", "starterChooses")),
        "firstPlayer": ("R12", ("random", "seat1", "youngest")),
        "legTilesPerColour": ("R7", (3, 4)),
        "raceBetAfterFourth": ("R56", (1, 0)),
        "desertRewardPer": ("R38", ("unit", "camel")),
        "allowFlipInPlace": ("R36", (False, True)),
        "ownTileBlocksAdjacency": ("R35", (False, True)),
        "finalClamp": ("R57", ("perCard", "net")),
        "moneyVisibility": ("R22", ("public", "hiddenTotals")),
        "showOwnRaceBets": ("R21", (True, False)),
    }


@pytest.mark.parametrize("option", options(), ids=lambda option: option.key)
def test_each_choice_is_kept_and_none_means_the_printed_rule(option: Option) -> None:
    assert house_rules({option.key: option.default}, 3) == printed_rules()
    for choice in option.choices:
        assert getattr(house_rules({option.key: choice}, 3), option.field) == choice
    assert getattr(printed_rules(), option.field) == option.default


def test_house_rules_are_chosen_independently() -> None:
    rules = house_rules({"finalClamp": "net", "allowFlipInPlace": True}, 3)
    assert (rules.final_clamp, rules.allow_flip_in_place) == ("net", True)
    assert rules.desert_reward_per == "unit"
    assert house_rules({}, 3) == printed_rules()


@pytest.mark.rule("R12")
def test_the_youngest_seat_is_one_at_the_table() -> None:
    assert house_rules({"firstPlayer": "youngest", "youngestSeat": 3}, 4).youngest_seat == 3


@pytest.mark.parametrize("seat", [-1, 4, True, False, 1.0, "1", None, [1]])
def test_no_other_youngest_seat_is_taken(seat: Any) -> None:
    with pytest.raises(ValueError, match="youngestSeat must be a seat from 0 to 3"):
        house_rules({"youngestSeat": seat}, 4)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("fastCamels", True, "unknown house rule 'fastCamels'"),
        ("finalClamp", "both", "house rule 'finalClamp' must be one of: perCard, net"),
        ("legTilesPerColour", 5, "house rule 'legTilesPerColour' must be one of: 3, 4"),
        ("legTilesPerColour", 3.0, "house rule 'legTilesPerColour' must be one of: 3, 4"),
        ("raceBetAfterFourth", True, "house rule 'raceBetAfterFourth' must be one of: 1, 0"),
        ("allowFlipInPlace", 1, "house rule 'allowFlipInPlace' must be one of: false, true"),
        ("allowFlipInPlace", "true", "house rule 'allowFlipInPlace' must be one of: false, true"),
        ("showOwnRaceBets", None, "house rule 'showOwnRaceBets' must be one of: true, false"),
        ("setupStacking", ["random"], "must be one of: random, starterChooses"),
    ],
)
def test_what_is_no_house_rule_is_refused_with_a_sentence(
    key: str, value: Any, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        house_rules({key: value}, 3)


def test_a_short_rules_file_is_enough() -> None:
    rules = rules_of(SHIPPED)
    assert rules.version == "9"
    assert rules.leg_tile_values == (5, 3, 2)
    assert rules.race_bet_payouts == (8, 5, 3, 2)
    assert rules.final_clamp == "perCard"


def test_the_first_choice_of_the_file_is_the_default() -> None:
    assert rules_of(SHIPPED.replace("[perCard, net]", "[net, perCard]")).final_clamp == "net"


def test_a_house_rule_the_file_does_not_offer_is_played_as_printed() -> None:
    short = rules_of(SHIPPED)
    for option in options():
        assert getattr(short, option.field) == option.default


@pytest.mark.parametrize(("least", "most"), [(1, 8), (8, 8)])
def test_any_number_of_seats_from_one_on_can_be_written(least: int, most: int) -> None:
    rules = rules_of(SHIPPED.replace("least: 2", f"least: {least}"))
    assert (rules.least_seats, rules.most_seats) == (least, most)


def line_of(text: str, words: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if words in line)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda t: t.replace("spaces: 16\n", ""), "version", "'spaces' is missing"),
        (lambda t: t + "camels: 5\n", "camels", "unknown entry 'camels'"),
        (lambda t: t.replace("16", "many"), "spaces", "expected a whole number, found 'many'"),
        (lambda t: t.replace("16", "16.5"), "spaces", "expected a whole number, found 16.5"),
        (lambda t: t.replace("16", "yes"), "spaces", "expected a whole number, found True"),
        (lambda t: t.replace("16", "3"), "spaces", "the track is shorter than one throw"),
        (lambda t: t.replace('"9"', "9"), "version", "expected a text, found 9"),
        (lambda t: t.replace("least: 2", "least: 9"), "seats", "least number of seats is above"),
        (lambda t: t.replace("least: 2", "least: 0"), "seats", "least number of seats is above"),
        (lambda t: t.replace("least: 2, ", ""), "seats", "'least' is missing"),
        (lambda t: t.replace("most: 10", "most: 7"), "seats", "least number of seats is above"),
        (lambda t: t.replace("[camera]", "[moon]"), "seats", "there is no module 'moon'"),
        (lambda t: t.replace("{most: 10, modules: [camera]}", "8"), "seats", "named entries"),
        (lambda t: t.replace("die_faces: 6", "die_faces: 8"), "die_faces", "on as many faces"),
        (
            lambda t: t.replace("modules:\n  camera: {pounds_per_camel: 1}\n", ""),
            "version",
            "'modules' is missing",
        ),
        (lambda t: t.replace("[1, 2, 3]", "3"), "die_pips", "expected a list"),
        (lambda t: t.replace("[1, 2, 3]", "[]"), "die_pips", "expected a list"),
        (lambda t: t.replace("[1, 2, 3]", "[1, two]"), "die_pips", "found 'two'"),
        (lambda t: t.replace("3: [5, 3, 2]", "3: [5, 3]"), "3: [5", "a pile of 3 lists 2 tiles"),
        (lambda t: t.replace("finalClamp", "camelSpeed"), "camelSpeed", "no rule reads"),
        (lambda t: t.replace("finalClamp", "finish"), "finish", "no rule reads 'finish'"),
        (lambda t: t.replace("finalClamp", "version"), "{rule", "no rule reads 'version'"),
        (lambda t: t.replace("finalClamp", "7"), "7:", "7 is no name of a house rule"),
        (lambda t: t.replace("rule: R57, ", ""), "finalClamp", "'rule' is missing"),
        (lambda t: t.replace("R57", "57"), "finalClamp", "expected a text, found 57"),
        (lambda t: t.replace("perCard,", "[perCard],"), "finalClamp", "expected a single value"),
        (lambda t: t.replace("[perCard, net]", "net"), "finalClamp", "expected a list"),
    ],
)
def test_a_mistake_in_the_rules_file_is_told_with_file_line_and_reason(
    change: Callable[[str], str], where: str, reason: str
) -> None:
    text = change(SHIPPED)
    with pytest.raises(BadRulesFile) as bad:
        rules_of(text)
    assert bad.value.line == line_of(text, where)
    assert reason in bad.value.reason
    assert str(bad.value) == f"rules.yaml, line {bad.value.line}: {bad.value.reason}"
