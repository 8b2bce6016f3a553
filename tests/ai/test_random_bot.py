"""The random bot does anything it may, kind by kind."""

import random
from collections import Counter

from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import at_once
from tests.builders import at_race


def test_every_kind_of_action_is_about_as_likely_as_the_others() -> None:
    race = at_race("blue@3 green@5")
    legal = race.match.game.legal_actions(race.state)
    rng = random.Random(1)
    chosen = [at_once(RandomBot().think(race.state, legal, rng)).action for _ in range(4000)]
    assert set(chosen) <= set(legal)
    kinds = Counter(type(action) for action in chosen)
    assert len(kinds) == 4
    assert all(800 < count < 1200 for count in kinds.values())


def test_within_a_kind_every_action_comes_up() -> None:
    race = at_race("blue@3 green@5")
    legal = race.match.game.legal_actions(race.state)
    rng = random.Random(2)
    chosen = {at_once(RandomBot().think(race.state, legal, rng)).action for _ in range(3000)}
    assert chosen == set(legal)
