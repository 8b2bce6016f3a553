"""What the modules of the Supercup have to say: each says it itself, the table only asks."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.games.camelup.told.telling import Facts, Telling, plainly
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.table import Action, Event


def telling(words: Words, event: Event) -> Telling:
    """How a fact of a module is told."""
    for module in SCREENS:
        found = module.tellings().get(type(event))
        if found is not None:
            return found
    return plainly(words, event)


def module_facts(words: Words, view: State, action: Action) -> Facts:
    """The action's own fields in words, and what lies on the table that has to do with it."""
    facts = dict(words.facts(action))
    for module in SCREENS:
        if isinstance(action, module.actions):
            facts |= module.words_of(words, view, action)
    return facts


def refusal_facts(words: Words, view: State, action: Action) -> Facts:
    """What modules in play know of an action that is not theirs."""
    facts: dict[str, object] = {}
    for module in SCREENS:
        if module.key in view.extras:
            facts |= module.words_of(words, view, action)
    return facts
