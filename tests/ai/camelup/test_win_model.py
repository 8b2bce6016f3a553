"""R59: from pounds to the probability of winning."""

import pytest

from camelup_desktop.ai.camelup.win_model import chance, spread, waiting


def test_equal_pounds_are_equal_chances() -> None:
    assert chance([7, 7, 7, 7], 2, 4.6) == pytest.approx(0.25)


def test_a_spread_of_pounds_multiplies_the_odds_by_e() -> None:
    first = chance([10, 7], 0, 3.0)
    assert first / (1 - first) == pytest.approx(2.718281828)


def test_chances_add_up_however_many_pounds() -> None:
    pounds = [500.0, 3.0, -2.0]
    assert sum(chance(pounds, seat, 2.0) for seat in range(3)) == pytest.approx(1)


def test_it_narrows_as_the_leader_gets_on() -> None:
    spreads = [spread(4, leader, 16) for leader in range(1, 19)]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[0] == spreads[4] == 4.6
    assert spreads[15] == spreads[17] == 2.2
    assert spread(4, 20, 20) == 2.2 < spread(4, 16, 20)


def test_every_number_of_seats_is_fitted() -> None:
    assert [spread(seats, 5, 16) for seats in range(2, 9)] == [6.6, 5.0, 4.6, 4.4, 4.2, 3.8, 3.4]
    assert waiting(2) > waiting(8)
    assert spread(10, 5, 16) == spread(8, 5, 16)
