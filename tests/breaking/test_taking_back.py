"""Nothing is taken back across a turn that has passed, whatever is switched meanwhile."""

import pytest

from camelup_desktop.app.services import Services
from camelup_desktop.engine.table import Turn
from tests.app.race_table import RaceTable, setup


@pytest.mark.parametrize("wait", [False, True])
def test_the_next_person_cannot_take_back_what_the_one_before_did(
    services: Services, wait: bool
) -> None:
    table = RaceTable(services, setup(people=2, seats=2))
    services.settings.update(take_back=False, privacy="off")
    table.wait()
    match = table.match
    legal = match.game.legal_actions(match.state)
    table.take(next(a for a in legal if type(a).__name__ == "TakeLegBettingTile"))
    table.wait()
    assert not isinstance(match.state.turn, Turn)
    before = match.actions
    services.settings.update(take_back=True, wait_for_end_turn=wait)
    assert not table.race.course.can_take_back
    table.race.undo()
    table.frames(3)
    assert match.actions == before
