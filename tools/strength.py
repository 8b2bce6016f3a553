"""Play the tournaments behind docs/OPPONENTS.md and print a row of its table for each.

    PYTHONPATH=. python tools/strength.py --games 400 --seed 1 --seats 4 --hero champion
    PYTHONPATH=. python tools/strength.py --games 60 --seed 1 --seats 6 --modules consortium

With modules every level plays against others of its kind that are blind to them. Takes hours for
all of them; rows are printed as they are done, so it may be stopped at any time.
"""

import argparse
import time

from camelup_desktop.ai import arena
from camelup_desktop.ai.bot import BOTS
from camelup_desktop.ai.camelup.sparring import PARTNERS

DUELS = (
    ("easy", "random"),
    ("easy", "casual"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("hard", "greedy-ev"),
    ("hard", "portfolio"),
    ("champion", "hard"),
    ("champion", "greedy-ev"),
    ("champion", "careful-ev"),
    ("champion", "portfolio"),
)
BLIND_DUELS = (
    ("easy", "blind-easy"),
    ("medium", "blind-medium"),
    ("hard", "blind-hard"),
    ("champion", "blind-champion"),
    ("champion", "hard"),
)
TABLES = (4, 2, 3, 6, 8)


def row(
    hero: str, rival: str, seats: int, games: int, seed: str, modules: list[str], variant: bool
) -> str:
    """Play one hero against copies of one rival."""
    makers = {**BOTS, **PARTNERS}
    names = [hero, *[rival] * (seats - 1)]
    entries = [(name, makers[name]()) for name in names]
    options = {"m1Variant": True} if variant else {}
    races = list(arena.tournament(entries, games, seed, time.thread_time, modules, options))
    found = arena.scores(names, races)
    own, other = found[hero], found[rival]
    share, wide = 100 * own.win_share, 100 * own.interval
    pounds = f"{own.mean_pounds:.1f} / {other.mean_pounds:.1f}"
    times = own.think_ms
    return (
        f"| {seats} | {hero} | {rival} | {games} | {share:.1f} ±{wide:.1f} | {100 / seats:.1f} "
        f"| {pounds} | {times['mean']:.0f} / {times['p95']:.0f} / {times['max']:.0f} | {seed} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    known = DUELS + BLIND_DUELS
    parser.add_argument("--seats", type=int, choices=range(2, 11))
    parser.add_argument("--hero", choices=sorted({hero for hero, _ in known}))
    parser.add_argument("--rival", choices=sorted({rival for _, rival in known}))
    parser.add_argument("--modules", default="", help="module keys, between commas")
    parser.add_argument("--variant", action="store_true")
    asked = parser.parse_args()
    modules = [key for key in asked.modules.split(",") if key]
    for seats in (asked.seats,) if asked.seats else TABLES:
        for hero, rival in BLIND_DUELS if modules else DUELS:
            if asked.hero in (None, hero) and asked.rival in (None, rival):
                found = row(hero, rival, seats, asked.games, asked.seed, modules, asked.variant)
                print(found, flush=True)


if __name__ == "__main__":
    main()
