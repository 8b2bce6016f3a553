"""R62-R78, R102-R105, R108, R109, module 1: 20 spaces, support dice and the free action."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from camelup_desktop.engine.camelup import flow, movement, pyramid
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, RolledDie
from camelup_desktop.engine.camelup.rules import Rules, module_section
from camelup_desktop.engine.camelup.shorthand import letter, letters, words
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.table import Action, Event, Objection, Outcome, Seat, Step, Verdict

KEY = "long_track"


@dataclass(frozen=True, slots=True)
class LongTrackRules:
    """R67: the numbers on a support die."""

    support_die_pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SupportDice:
    """R65, R70, R71, R76: where the five support dice are.

    `craters` holds those rolled in this leg with the variant, in the order in which they fell;
    without it they go back to the pedestal.
    """

    pedestal: frozenset[Camel] = frozenset()
    pyramid: frozenset[Camel] = frozenset()
    craters: tuple[RolledDie, ...] = ()


@dataclass(frozen=True, slots=True)
class RollSupportDie(Action):
    """R18, R67, chance: this camel's support die falls out of the pyramid and shows `pips`."""

    camel: Camel
    pips: int


@dataclass(frozen=True, slots=True)
class ReturnPyramidTile(Action):
    """R73, free action: give a pyramid tile back and put this support die into the pyramid."""

    camel: Camel


@dataclass(frozen=True, slots=True)
class DeclineFreeAction(Action):
    """R73: end the turn without the free action."""


@dataclass(frozen=True, slots=True)
class SupportDiceReturned(Event):
    """R77: these support dice went from their craters to the pedestal."""

    camels: tuple[Camel, ...]


@dataclass(frozen=True, slots=True)
class SupportDieAdded(Event):
    """R65, R72, R73: this support die went from the pedestal into the pyramid."""

    camel: Camel


@dataclass(frozen=True, slots=True)
class SupportDieRolled(Event):
    """R67: this support die fell out; R71, R76: it goes to the pedestal or to its crater."""

    camel: Camel
    pips: int
    to_crater: bool


@dataclass(frozen=True, slots=True)
class FreeActionOffered(Event):
    """R73: the seat has done its action and may take the free action now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PyramidTileReturned(Event):
    """R73, R78: the seat gave a pyramid tile back; a support die follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FreeActionDeclined(Event):
    """R73: the seat did without the free action."""

    seat: Seat


class LongTrackNo(Objection):
    """Why a support die cannot be put into the pyramid."""

    FREE_ACTION_NOT_PLAYED = "free_action_not_played"  # R73
    FREE_ACTION_COMES_LAST = "free_action_comes_last"  # R73
    SUPPORT_DIE_NOT_ON_PEDESTAL = "support_die_not_on_pedestal"  # R74
    SUPPORT_DIE_OF_LEADER = "support_die_of_leader"  # R74


def support_dice(state: State) -> SupportDice:
    """Return where the support dice are; nowhere if the module is not in play."""
    return cast(SupportDice, state.extras.get(KEY, SupportDice()))


def support_die_pips(rules: Rules) -> tuple[int, ...]:
    """R67: return the numbers on a support die, each on as many faces as the others."""
    return cast(LongTrackRules, rules.extras[KEY]).support_die_pips


class LongTrack(RaceMechanic):
    """R68: a camel may move twice in a leg by its own dice, and R62: it has further to go."""

    paragraphs = range(62, 79)
    actions = (RollSupportDie, ReturnPyramidTile, DeclineFreeAction)

    def amend(self, rules: Rules) -> Rules:
        """R62-R64: the track; R65, R102: piles of four, with module 3 or without.

        R63: the spaces count on in running direction. R64, R108: which starting spaces there are,
        and where desert tiles may lie, follows from that as on the short track.
        """
        section = module_section(KEY).fields(
            "spaces", "leg_tiles_per_colour", "support_die_pips", "options"
        )
        longer = replace(
            rules,
            spaces=section["spaces"].number,
            leg_tiles_per_colour=section["leg_tiles_per_colour"].number,
        )
        return longer.with_extra(KEY, LongTrackRules(section["support_die_pips"].numbers))

    def lay_out(self, state: State) -> State:
        """R65: all support dice on the pedestal."""
        return state.with_extra(KEY, SupportDice(pedestal=frozenset(CAMELS)))

    def open_leg(self, step: Step[State]) -> None:
        """R65, R66, R72, R77, R109: all dice on the pedestal, then the last camel's goes in.

        R51, R69: with it one more pyramid tile lies on the board.
        """
        last = movement.ranking(step.state.track)[-1]
        if rolled := tuple(die.camel for die in support_dice(step.state).craters):
            step.emit(SupportDiceReturned(rolled))
        step.state = self.lay_out(step.state)
        _add(step, last)

    def chance(self, state: State) -> Iterable[Outcome]:
        """R18, R67, R70: each support die in the pyramid falls as easily as each of the others."""
        if state.stage is not Stage.DIE:
            return ()
        pips_there_are = support_die_pips(state.rules)
        faces = state.rules.faces(pips_there_are)
        inside = support_dice(state).pyramid
        return [
            Outcome(RollSupportDie(camel, pips), faces)
            for camel in CAMELS
            if camel in inside
            for pips in pips_there_are
        ]

    def candidates(self, state: State) -> Iterable[Action]:
        """R73: once the action is done, any support die or none."""
        if state.stage is not Stage.FREE_ACTION:
            return ()
        return (*map(ReturnPyramidTile, CAMELS), DeclineFreeAction())

    def objection(self, state: State, action: Action) -> Objection | None:
        """R73-R75: only after the action of the turn, a die on the pedestal, not the leader's."""
        if isinstance(action, RollSupportDie):
            return Verdict.NOT_NOW
        if not _variant(state.rules):
            return LongTrackNo.FREE_ACTION_NOT_PLAYED
        if state.stage is not Stage.FREE_ACTION:
            return LongTrackNo.FREE_ACTION_COMES_LAST
        if isinstance(action, ReturnPyramidTile):
            if action.camel not in support_dice(state).pedestal:
                return LongTrackNo.SUPPORT_DIE_NOT_ON_PEDESTAL
            if action.camel is movement.ranking(state.track)[0]:
                return LongTrackNo.SUPPORT_DIE_OF_LEADER
        return None

    def veto(self, state: State, action: Action) -> Objection | None:
        """R61, R73: after the action of the turn only the free action is left."""
        return Verdict.NOT_NOW if state.stage is Stage.FREE_ACTION else None

    def apply(self, step: Step[State], action: Action) -> None:
        """R67, R103: a support die moves its camel like any die. R73: the free action."""
        state = step.state
        match action:
            case RollSupportDie(camel, pips):
                take_out(step, camel, pips)
                pyramid.move(step, camel, pips)
            case ReturnPyramidTile(camel):
                player = state.players[state.seat]
                fewer = replace(player, pyramid_tiles=player.pyramid_tiles - 1)
                step.state = state.with_player(state.seat, fewer)
                step.emit(PyramidTileReturned(state.seat))
                _add(step, camel)
            case _:
                step.emit(FreeActionDeclined(state.seat))
        flow.end_turn(step)

    def holds_turn(self, step: Step[State]) -> bool:
        """R73, R74, R105: once a turn, after any action, with a pyramid tile and a die to choose.

        R75: a turn in which the leg or the race ended is not asked about. R78, R104: the tile that
        is given back is nobody's any more.
        """
        state = step.state
        if not _variant(state.rules) or state.stage is Stage.FREE_ACTION:
            return False
        leader = movement.ranking(state.track)[0]
        eligible = support_dice(state).pedestal - {leader}
        if not eligible or not state.players[state.seat].pyramid_tiles:
            return False
        step.state = replace(state, turn=state.seat, stage=Stage.FREE_ACTION)
        step.emit(FreeActionOffered(state.seat))
        return True

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        """Where the support dice are."""
        dice = support_dice(state)
        rolled = words(f"{letter(die.camel)}{die.pips}" for die in dice.craters)
        yield (
            f"support  {_listed(dice.pyramid)}   pedestal {_listed(dice.pedestal)}"
            f"   craters {rolled}"
        )


def take_out(step: Step[State], camel: Camel, pips: int) -> None:
    """R71, R76: the support die leaves the pyramid for the pedestal, with the variant for good."""
    dice, variant = support_dice(step.state), _variant(step.state.rules)
    step.state = step.state.with_extra(
        KEY,
        SupportDice(
            pedestal=dice.pedestal if variant else dice.pedestal | {camel},
            pyramid=dice.pyramid - {camel},
            craters=(*dice.craters, RolledDie(camel, pips)) if variant else (),
        ),
    )
    step.emit(SupportDieRolled(camel, pips, variant))


def _add(step: Step[State], camel: Camel) -> None:
    """R51, R65, R72, R73: the die goes into the pyramid, and a pyramid tile to the others."""
    dice = support_dice(step.state)
    moved = replace(dice, pedestal=dice.pedestal - {camel}, pyramid=dice.pyramid | {camel})
    tiles = step.state.pyramid_tiles + 1
    step.state = replace(step.state, pyramid_tiles=tiles).with_extra(KEY, moved)
    step.emit(SupportDieAdded(camel))


def _variant(rules: Rules) -> bool:
    return bool(rules.choices["m1Variant"])


def _listed(camels: frozenset[Camel]) -> str:
    return letters(camel for camel in CAMELS if camel in camels)
