"""R94-R101, R107, module 4: two partners, each of whom copies one tile of the other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import cast

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.events import ClaimScored
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.pieces import Camel
from camelup_desktop.engine.camelup.rules import Rules, module_section
from camelup_desktop.engine.camelup.shorthand import words
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.table import Action, Event, Objection, Seat, Step, Verdict

KEY = "consortium"


@dataclass(frozen=True, slots=True)
class FormConsortium(Action):
    """R95: you and this seat are partners for the rest of the leg."""

    partner: Seat


@dataclass(frozen=True, slots=True)
class CopyLegTile(Action):
    """R96, R97, by hand: copy your partner's leg betting tile number `leg_tile`, from 0.

    A position tile on it belongs to it.
    """

    leg_tile: int


@dataclass(frozen=True, slots=True)
class CopyPyramidTile(Action):
    """R96, by hand: copy a pyramid tile of your partner."""


@dataclass(frozen=True, slots=True)
class CopyNothing(Action):
    """R99, by hand: copy no tile of your partner."""


Copying = CopyLegTile | CopyPyramidTile | CopyNothing
"""R96: what a partner can do by hand when the leg is scored."""


@dataclass(frozen=True, slots=True)
class ConsortiumFormed(Event):
    """R95: the seat chose this partner; the cards are swapped and turned over."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class CopyChosen(Event):
    """R99: the seat chose a tile by hand; what it earned is told when the leg is paid."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class CopyDeclined(Event):
    """R99: the seat copies nothing of its partner."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class TileCopied(ClaimScored):
    """R96: what the seat earned by a tile of its partner. `copied` is what the partner is told."""

    partner: Seat
    copied: ClaimScored


@dataclass(frozen=True, slots=True)
class ConsortiumEnded(Event):
    """R100: the two seats have their own cards again, available side up."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CopiedClaim(Claim):
    """R96: a claim of the partner's that this seat makes too."""

    original: Claim

    def scored(self) -> TileCopied:
        """Return the fact with the partner and its tile in it."""
        original = self.original
        return TileCopied(self.seat, self.tile, self.pounds, original.seat, original.scored())


@dataclass(frozen=True, slots=True)
class Consortia:
    """R95: the partner of each seat, None where the card is available.

    `copying` holds what seats have chosen by hand while the leg is scored, in order.
    """

    partners: tuple[Seat | None, ...] = ()
    copying: tuple[tuple[Seat, Copying], ...] = ()

    @property
    def pairs(self) -> tuple[tuple[Seat, Seat], ...]:
        """Each consortium once, the lower seat first."""
        found = enumerate(self.partners)
        return tuple((a, b) for a, b in found if b is not None and a < b)


class ConsortiumNo(Objection):
    """Why a consortium cannot be formed, or a tile not be copied."""

    NO_SUCH_PARTNER = "no_such_partner"  # R95
    HAVE_PARTNER = "have_partner"  # R95
    PARTNER_TAKEN = "partner_taken"  # R95
    PARTNER_HAS_NO_SUCH_TILE = "partner_has_no_such_tile"  # R96


def consortia(state: State) -> Consortia:
    """Return who is whose partner; nobody where the module is not in play."""
    return cast(Consortia, state.extras.get(KEY, Consortia()))


@cache
def _offers(seats: int) -> tuple[FormConsortium, ...]:
    return tuple(FormConsortium(seat) for seat in range(seats))


class Consortium(RaceMechanic):
    """R95: any two players who have no partner yet, whether the other likes it or not."""

    paragraphs = range(94, 102)
    actions = (FormConsortium, CopyLegTile, CopyPyramidTile, CopyNothing)

    def amend(self, rules: Rules) -> Rules:
        """R94: six at least."""
        section = module_section(KEY).fields("least_seats", "options")
        return replace(rules, least_seats=max(rules.least_seats, section["least_seats"].number))

    def lay_out(self, state: State) -> State:
        """R94: every card lies before its owner, available side up."""
        return state.with_extra(KEY, Consortia((None,) * len(state.players)))

    def candidates(self, state: State) -> Iterable[Action]:
        """R95: every seat; R96, R99: while a partner chooses by hand, every tile or none."""
        if state.stage is not Stage.LEG_SCORING:
            return _offers(len(state.players))
        tiles = len(state.players[_partner(state, cast(Seat, state.turn))].leg_tiles)
        return (*map(CopyLegTile, range(tiles)), CopyPyramidTile(), CopyNothing())

    def objection(self, state: State, action: FormConsortium | Copying) -> Objection | None:
        """R95: two cards that are available. R96: only what lies before the partner is copied."""
        if isinstance(action, FormConsortium):
            return self._cannot_form(state, action.partner)
        if state.stage is not Stage.LEG_SCORING:
            return Verdict.NOT_NOW
        partner = state.players[_partner(state, cast(Seat, state.turn))]
        match action:
            case CopyLegTile(leg_tile):
                there = 0 <= leg_tile < len(partner.leg_tiles)
            case CopyPyramidTile():
                there = partner.pyramid_tiles > 0
            case _:
                there = True
        return None if there else ConsortiumNo.PARTNER_HAS_NO_SUCH_TILE

    def _cannot_form(self, state: State, partner: Seat) -> Objection | None:
        if state.stage is Stage.LEG_SCORING:
            return Verdict.NOT_NOW
        partners = consortia(state).partners
        if partner not in range(len(partners)) or partner == state.seat:
            return ConsortiumNo.NO_SUCH_PARTNER
        if partners[state.seat] is not None:
            return ConsortiumNo.HAVE_PARTNER
        return None if partners[partner] is None else ConsortiumNo.PARTNER_TAKEN

    def veto(self, state: State, action: Action) -> Objection | None:
        """R99: while a partner chooses what to copy nothing else is done."""
        return Verdict.NOT_NOW if state.stage is Stage.LEG_SCORING else None

    def apply(self, step: Step[State], action: FormConsortium | Copying) -> None:
        """R95: swap the cards. R99: note what a partner copies, and go on with the scoring."""
        state, known = step.state, consortia(step.state)
        if isinstance(action, FormConsortium):
            seat, partner = state.seat, action.partner
            paired = {seat: partner, partner: seat}
            partners = tuple(paired.get(at, before) for at, before in enumerate(known.partners))
            step.state = state.with_extra(KEY, Consortia(partners))
            step.emit(ConsortiumFormed(seat, partner))
            flow.end_turn(step)
            return
        seat = cast(Seat, state.turn)
        copying = (*known.copying, (seat, action))
        step.state = state.with_extra(KEY, replace(known, copying=copying))
        told = CopyDeclined if isinstance(action, CopyNothing) else CopyChosen
        step.emit(told(seat, _partner(state, seat)))
        flow.settle_leg(step)

    def holds_leg(self, step: Step[State]) -> bool:
        """R99, by hand: ask each partner in turn, from the first seat, whose partner has a tile."""
        state = step.state
        if state.rules.choices["consortiumChoice"] != "manual":
            return False
        known = consortia(state)
        done = {seat for seat, _ in known.copying}
        for seat, partner in enumerate(known.partners):
            if partner is not None and seat not in done and _has_tile(state, partner):
                step.state = replace(state, turn=seat, stage=Stage.LEG_SCORING)
                return True
        return False

    def revise(
        self, state: State, claims: Sequence[Claim], ranking: Sequence[Camel]
    ) -> Sequence[Claim]:
        """R96-R98, R100: partners add what they copy; what was copied cannot be copied again."""
        return [*claims, *_copies(state, claims)]

    def clear_leg(self, step: Step[State]) -> None:
        """R100, R101: every card goes back to its owner."""
        pairs = consortia(step.state).pairs
        step.state = self.lay_out(step.state)
        for seat, partner in pairs:
            step.emit(ConsortiumEnded(seat, partner))

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        """Who is whose partner."""
        pairs = (f"{called[a]} + {called[b]}" for a, b in consortia(state).pairs)
        yield f"partners {words(pairs, ', ')}"


def _partner(state: State, seat: Seat) -> Seat:
    """The partner of a seat that has one, as each has that is asked what to copy."""
    return cast(Seat, consortia(state).partners[seat])


def _has_tile(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return bool(player.leg_tiles) or player.pyramid_tiles > 0


def _copies(state: State, claims: Sequence[Claim]) -> Iterator[CopiedClaim]:
    known = consortia(state)
    by_hand = dict(known.copying)
    manual = state.rules.choices["consortiumChoice"] == "manual"
    for seat, partner in enumerate(known.partners):
        theirs = [claim for claim in claims if claim.seat == partner]
        original = _chosen(theirs, by_hand.get(seat)) if manual else _best(theirs)
        if original is not None:
            yield CopiedClaim(seat, original.tile, original.pounds, original=original)


def _best(claims: Sequence[Claim]) -> Claim | None:
    """R99: the tile worth most, and none if none is worth more than nothing."""
    best = max(claims, key=lambda claim: claim.pounds, default=None)
    return best if best is not None and best.pounds > 0 else None


def _chosen(claims: Sequence[Claim], copying: Copying | None) -> Claim | None:
    match copying:
        case CopyLegTile(leg_tile):
            return next(claim for claim in claims if claim.index == leg_tile)
        case CopyPyramidTile():
            return next(claim for claim in claims if claim.tile is None)
        case _:
            return None
