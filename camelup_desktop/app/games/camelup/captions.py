"""What is to be heard, in the words of the race: for those who do not hear it."""

from __future__ import annotations

from camelup_desktop.app.audio import Caption
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel


def captioned(words: Words, caption: Caption) -> str:
    """The text of a caption, without brackets.

    Of the camels that an event lists, the first is {<name>_first}.
    """
    key, facts = caption
    values: dict[str, object] = {}
    for name, fact in facts.items():
        values[name] = words.fact(name, fact)
        if isinstance(fact, tuple) and fact and isinstance(fact[0], Camel):
            values[f"{name}_first"] = words.camel(fact[0])
    return words.t(key, **values)
