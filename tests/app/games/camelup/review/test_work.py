"""The review is worked out in slices: none is long, the share grows, the result is the same."""

from camelup_desktop.ai.camelup.review import review
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.games.camelup.review.work import ReviewWork
from camelup_desktop.engine.camelup import camel_up
from tests.app.race_table import Steps
from tests.strategies import played


def test_slice_by_slice_it_comes_to_the_same() -> None:
    match = played(camel_up(2), "slices")
    clock = Steps()
    work = ReviewWork(match, clock)
    shares, slices = [work.share], 0
    while not work.done:
        before = clock()
        work.go_on(alone=slices % 2 == 0)
        assert clock() - before < 0.02
        shares.append(work.share)
        slices += 1
    assert slices > 10
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1
    assert work.review == at_once(review(match))


def test_when_it_is_done_nothing_more_is_done() -> None:
    match = played(camel_up(2), "slices")
    work = ReviewWork(match, Steps())
    while not work.done:
        work.go_on(alone=True)
    found = work.review
    work.go_on(alone=True)
    assert work.review is found
