"""The Supercup's modules as opponents see them: for each in the rules' list a file of its name.

What is known of it is its INSIGHT. There is no list beside that of the rules, and a module without
such a file is played all the same (see insight).
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec

from camelup_desktop.ai.camelup.supercup.insight import Insight
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup import MODULES


def _insights() -> Iterable[tuple[str, Insight]]:
    for key in MODULES:
        if find_spec(f"{__name__}.{key}"):
            yield key, import_module(f"{__name__}.{key}").INSIGHT


INSIGHTS: Mapping[str, Insight] = dict(_insights())
"""Module key to what is known of it."""


def insights(view: State) -> tuple[Insight, ...]:
    """Return what is known of the modules in play."""
    return tuple(insight for key, insight in INSIGHTS.items() if key in view.extras)
