"""The Supercup's modules. The list is the only place that knows which there are."""

from collections.abc import Mapping

from camelup_desktop.engine.camelup.mechanic import RaceMechanic

MODULES: Mapping[str, RaceMechanic] = {}
"""Module key to its mechanic, in the order in which modules answer facts and revise claims."""
