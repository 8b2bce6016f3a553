"""The yardstick our own levels were first measured by: all in pounds, nothing for winning."""

import random

from camelup_desktop.ai.camelup.bots import Level, shuffled
from camelup_desktop.ai.camelup.judgement import Judgement
from camelup_desktop.ai.camelup.tempers import Option
from camelup_desktop.ai.thinking import Thinking


class CarefulEV(Level):
    """The highest expected pounds of a single action, with beliefs, queues and desert tiles."""

    trials = 6

    def _options(self, table: Judgement, rng: random.Random) -> Thinking[list[Option]]:
        yield
        return shuffled([Option(a, a.pounds, a.win) for a in table.appraisals], rng)
