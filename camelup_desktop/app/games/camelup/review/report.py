"""The whole review as text, for the command and the file beside a saved record, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from camelup_desktop.ai.camelup.hindsight import Choice
from camelup_desktop.ai.camelup.judgement import Appraisal
from camelup_desktop.ai.camelup.review import Balance, TurningPoint
from camelup_desktop.app.games.camelup.review.telling import Telling, percent
from camelup_desktop.engine.camelup import standings
from camelup_desktop.engine.table import Action, Seat, Turn
from camelup_desktop.engine.table.record import action_line

COLUMNS = ("seat", "start", "dice", "choices", "time", "end", "best", "missed")
"""The table of the seats, by string key."""


def report(telling: Telling) -> Iterator[str]:
    """Tell everything, line by line."""
    words, review = telling.words, telling.review
    first = [s for s in standings(telling.match.state) if s.place == 1]
    key = "final.wins" if len(first) == 1 else "final.share"
    names = words.seats(standing.seat for standing in first)
    yield f"{words.t('game.name')}: {words.t('review.title')}"
    yield words.t(key, names=names, pounds=words.pounds(first[0].pounds))
    yield ""
    yield words.t("review.page.luck")
    yield from _table(
        [
            [words.t(f"review.column.{column}") for column in COLUMNS],
            *([*_row(telling, balance)] for balance in review.balances),
        ]
    )
    yield telling.fortune()
    yield words.t("review.sum")
    if review.turning_points:
        yield ""
        yield words.t("review.turning", n=len(review.turning_points))
    for point in review.turning_points:
        leg = words.t("review.leg", leg=point.leg)
        yield f"{point.step + 1:>4}  {leg}. {telling.turning_point(point)}"
    yield ""
    yield words.t("review.page.choices")
    for choice in review.choices:
        yield from _choice(telling, choice)


def _row(telling: Telling, balance: Balance) -> Iterator[str]:
    words = telling.words
    yield words.seat(balance.seat)
    yield telling.percent(percent(balance.start))
    for share in (balance.dice, balance.choices, balance.time):
        yield telling.percent(telling.points(share))
    yield telling.percent(percent(balance.end))
    yield words.t("review.best_of", n=balance.best, all=balance.judged)
    yield telling.percent(round(100 * balance.missed))


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(wide[at]) if at else cell.ljust(wide[at]) for at, cell in enumerate(row)
        ]
        yield "  " + "   ".join(cells)


def _choice(telling: Telling, choice: Choice) -> Iterator[str]:
    words = telling.words
    verdict = telling.verdict_words(choice)
    leg = words.t("review.leg", leg=choice.leg)
    yield f"{choice.step + 1:>4}  {leg}. {telling.done(choice)}. {verdict}"
    if better := telling.better(choice):
        yield f"      {better} {telling.why(choice)}".rstrip()


def as_data(telling: Telling) -> dict[str, Any]:
    """The review as plain values; actions are written as in a record, `step` counts from 1."""
    review = telling.review
    return {
        "seats": list(telling.words.names),
        "line": [list(shares) for shares in review.line],
        "legs": list(review.legs),
        "balances": [_balance(balance) for balance in review.balances],
        "turning_points": [_point(telling, point) for point in review.turning_points],
        "choices": [_decision(choice) for choice in review.choices],
    }


def _balance(balance: Balance) -> dict[str, float]:
    values = {name: getattr(balance, name) for name in Balance.__slots__}
    return values | {"choices": balance.choices}


def _point(telling: Telling, point: TurningPoint) -> dict[str, Any]:
    by, action = telling.match.actions[point.step]
    return {
        "step": point.step + 1,
        "leg": point.leg,
        "action": _action(by, action),
        "before": list(point.before),
        "expected": list(point.expected),
        "after": list(point.after),
        "sentence": telling.turning_point(point),
    }


def _decision(choice: Choice) -> dict[str, Any]:
    return {
        "step": choice.step + 1,
        "leg": choice.leg,
        "done": _valued(choice.seat, choice.action, choice.value),
        "best": _valued(choice.seat, choice.best.action, choice.best) if choice.best else None,
        "missed_win": choice.missed_win if choice.judged else None,
    }


def _valued(seat: Seat, action: Action, appraisal: Appraisal | None) -> dict[str, Any]:
    return {
        "action": _action(seat, action),
        "pounds": appraisal.pounds if appraisal else None,
        "win": appraisal.win if appraisal else None,
    }


def _action(by: Seat | Turn, action: Action) -> Any:
    return json.loads(action_line(by, action))
