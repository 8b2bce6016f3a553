"""Which of the Supercup's modules a table has, and which it may choose (R4, R60, R94)."""

from __future__ import annotations

from collections.abc import Collection

from camelup_desktop.app.module_offer import ModuleOffer
from camelup_desktop.engine.camelup import modules, printed_rules, seat_limits


def module_offers(chosen: Collection[str], seats: int) -> tuple[ModuleOffer, ...]:
    """Every module there is, in its order, for a table of so many seats.

    What is `chosen` is in play unless there are too few players for it; where there are more than
    can play otherwise, the modules that make room for them are in play too.
    """
    rules = printed_rules()
    crowd = rules.crowd_modules if seats > rules.most_seats else ()
    offers = []
    for module in modules():
        least, _ = seat_limits((module.key,))
        forced, needs = module.key in crowd, least if seats < least else 0
        if least == rules.least_seats:
            needs = 0  # that is what any race needs
        on = forced or (module.key in chosen and not needs)
        offers.append(ModuleOffer(module.key, on, forced, needs, module.options))
    return tuple(offers)
