"""What the leg would pay for every tile if it ended as the table stands: public arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.engine.camelup import State, ranking
from camelup_desktop.engine.camelup.game import BASE
from camelup_desktop.engine.camelup.mechanic import Claim
from camelup_desktop.engine.camelup.supercup import MODULES


def leg_claims(view: State) -> Sequence[Claim]:
    """The claims of all seats, revised by the modules in play; none before the camels stand."""
    order = ranking(view.track)
    if len(order) < 2:
        return ()
    modules = [module for key, module in MODULES.items() if key in view.extras]
    mechanics = (*BASE, *modules)
    claims: Sequence[Claim] = [c for mechanic in mechanics for c in mechanic.claims(view, order)]
    for mechanic in mechanics:
        claims = mechanic.revise(view, claims, order)
    return claims
