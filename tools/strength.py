"""Play the tournaments behind docs/OPPONENTS.md and print a row of its table for each.

    PYTHONPATH=. python tools/strength.py --games 400 --seed 1 --seats 4 --hero champion

Takes hours for all of them; rows are printed as they are done, so it may be stopped at any time.
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
TABLES = (4, 2, 3, 6, 8)


def row(hero: str, rival: str, seats: int, games: int, seed: str) -> str:
    """Play one hero against copies of one rival."""
    makers = {**BOTS, **PARTNERS}
    names = [hero, *[rival] * (seats - 1)]
    entries = [(name, makers[name]()) for name in names]
    races = list(arena.tournament(entries, games, seed, time.thread_time))
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
    parser.add_argument("--seats", type=int, choices=range(2, 9))
    parser.add_argument("--hero", choices=sorted({hero for hero, _ in DUELS}))
    parser.add_argument("--rival", choices=sorted({rival for _, rival in DUELS}))
    asked = parser.parse_args()
    for seats in (asked.seats,) if asked.seats else TABLES:
        for hero, rival in DUELS:
            if asked.hero in (None, hero) and asked.rival in (None, rival):
                print(row(hero, rival, seats, asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
