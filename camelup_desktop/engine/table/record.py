"""The save format: a header line, then one action a line, chance included. Loading folds them."""

import enum
import json
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from camelup_desktop.engine.table.game import Game
from camelup_desktop.engine.table.match import IllegalAction, Match
from camelup_desktop.engine.table.vocabulary import Action, Objection, Seat, Turn, Verdict

FORMAT = 1
"""Version of the lines themselves; the rules have a version of their own in the header."""


LONGEST_NAME = 200
"""Letters of a name or description of a seat; a screen cannot show more."""


class CorruptRecord(Exception):
    """A record cannot be read. `line` counts from 1; `objection` is set when the rules refused."""

    def __init__(self, line: int, reason: str, objection: Objection | None = None) -> None:
        """Keep the line, the reason in words, and the rulebook's objection if there is one."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.objection = objection


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was set up with. `seats` holds one name or description per seat.

    `seed` is never needed to fold the record; it lets the same dice stream go on. `table` is free
    for the screen's own settings (kinds of player, characters) and means nothing to the rules.
    """

    game: str
    rules: str
    seats: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str | None = None
    table: Mapping[str, Any] = field(default_factory=dict)


GameBuilder = Callable[[Header], Game[Any]]
"""Makes the game a header describes; raises ValueError with a sentence when it cannot."""


def action_line(by: Seat | Turn, action: Action) -> str:
    """Write one action as a line of JSON, without the line break."""
    values = {f.name: _plain(getattr(action, f.name)) for f in fields(action)}
    who = by.value if isinstance(by, Turn) else by
    return json.dumps({"by": who, type(action).__name__: values})


def dumps(header: Header, actions: Iterable[tuple[Seat | Turn, Action]]) -> str:
    """Write a whole record as text, one JSON object a line, ending with a line break."""
    first = {"format": FORMAT} | {f.name: _plain(getattr(header, f.name)) for f in fields(header)}
    if not header.table:
        del first["table"]
    lines = [json.dumps(first), *(action_line(by, action) for by, action in actions)]
    return "\n".join(lines) + "\n"


def loads(text: str, build: GameBuilder) -> tuple[Header, Match[Any]]:
    """Fold a record into the match it tells of.

    Raises CorruptRecord with the line and the reason; nothing in the file is ever run as code.
    """
    header = read_header(text)
    try:
        game = build(header)
    except ValueError as error:
        raise CorruptRecord(1, str(error)) from error
    match = Match(game)
    kinds = {kind.__name__: kind for kind in game.action_types}
    for number, line in enumerate(text.split("\n")[1:], start=2):
        if line.strip():
            by, action = _read_action(number, line, kinds)
            _play(match, number, by, action)
    return header, match


def read_header(text: str) -> Header:
    """Read the first line of a record only; raises CorruptRecord."""
    first = text.split("\n", 1)[0]
    data = _object(1, first)
    version = data.pop("format", None)
    if version != FORMAT or type(version) is not int:
        raise CorruptRecord(1, f"not a record of format {FORMAT}")
    known = {f.name for f in fields(Header)}
    if unknown := sorted(set(data) - known):
        raise CorruptRecord(1, f"unknown entry {unknown[0]!r} in the header")
    if missing := sorted({"game", "rules", "seats"} - set(data)):
        raise CorruptRecord(1, f"the header lacks {missing[0]!r}")
    shapes: dict[str, tuple[type, ...]] = {
        "game": (str,),
        "rules": (str,),
        "seats": (list,),
        "modules": (list,),
        "options": (dict,),
        "seed": (int, str, type(None)),
        "table": (dict,),
    }
    for key, value in data.items():
        wrong = not isinstance(value, shapes[key]) or isinstance(value, bool)
        if wrong or (isinstance(value, list) and not all(isinstance(v, str) for v in value)):
            raise CorruptRecord(1, f"{key!r} in the header has the wrong shape")
    if any(len(name) > LONGEST_NAME for name in data["seats"]):
        raise CorruptRecord(1, f"a name in the header is longer than {LONGEST_NAME} letters")
    return Header(
        game=data["game"],
        rules=data["rules"],
        seats=tuple(data["seats"]),
        modules=tuple(data.get("modules", ())),
        options=data.get("options", {}),
        seed=data.get("seed"),
        table=data.get("table", {}),
    )


def _play(match: Match[Any], number: int, by: Seat | Turn, action: Action) -> None:
    turn = match.state.turn
    if turn is Turn.OVER:
        raise CorruptRecord(number, "the game is over already", Verdict.GAME_OVER)
    if by != turn:
        name = turn.value if isinstance(turn, Turn) else f"seat {turn}"
        raise CorruptRecord(number, f"it is the turn of {name}", Verdict.NOT_YOUR_TURN)
    try:
        match.play(action)
    except IllegalAction as error:
        reason = f"the rules refuse {action_line(by, action)}: {error.objection.value}"
        raise CorruptRecord(number, reason, error.objection) from error


def _read_action(
    number: int, line: str, kinds: Mapping[str, type[Action]]
) -> tuple[Seat | Turn, Action]:
    data = _object(number, line)
    by = data.pop("by", None)
    if by == Turn.CHANCE.value:
        by = Turn.CHANCE
    elif not isinstance(by, int) or isinstance(by, bool):
        raise CorruptRecord(number, "'by' must be a seat number or 'chance'")
    if len(data) != 1:
        raise CorruptRecord(number, "a line holds exactly one action")
    ((name, values),) = data.items()
    if name not in kinds or not isinstance(values, dict):
        raise CorruptRecord(number, f"unknown action {name!r}")
    kind = kinds[name]
    hints = _hints(kind)
    if set(values) != set(hints):
        raise CorruptRecord(number, f"{name} needs {', '.join(hints) or 'no values'}")
    try:
        action = kind(**{key: _read(hints[key], value) for key, value in values.items()})
    except (ValueError, RecursionError) as error:
        raise CorruptRecord(number, f"{name}: {error}") from error
    return by, action


def _object(number: int, line: str) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            raise CorruptRecord(number, "an entry stands there twice")
        return found

    try:
        data = json.loads(line, object_pairs_hook=once, parse_constant=_wrong)
    except ValueError as error:
        raise CorruptRecord(number, "not a line of JSON") from error
    except RecursionError as error:
        raise CorruptRecord(number, "not a line of a record") from error
    if not isinstance(data, dict):
        raise CorruptRecord(number, "not a JSON object")
    return data


def _hints(kind: type[Action]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {f.name: hints[f.name] for f in fields(kind)}


def _plain(value: Any) -> Any:
    """Turn enums into their values, tuples into lists; everything else is plain already."""
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(v) for v in value]
    if isinstance(value, Mapping):
        return {k: _plain(v) for k, v in value.items()}
    return value


def _read(hint: Any, value: Any) -> Any:
    """Turn a JSON value into what the annotation asks for; raises ValueError in words."""
    origin = typing.get_origin(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise ValueError(f"{value!r} is not a list")
        return tuple(_read(typing.get_args(hint)[0], v) for v in value)
    if origin in (typing.Union, types.UnionType):
        if value is None:
            return None
        (inner,) = (a for a in typing.get_args(hint) if a is not type(None))
        return _read(inner, value)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return hint(value) if isinstance(value, str) else _wrong(value)
    if hint is bool:
        return value if isinstance(value, bool) else _wrong(value)
    if hint is int:
        return value if isinstance(value, int) and not isinstance(value, bool) else _wrong(value)
    raise TypeError(f"no way to read {hint}")


def _wrong(value: Any) -> Any:
    raise ValueError(f"{value!r} does not belong here")
