"""R19-R21, R53-R58: secret cards on the overall winner and the overall loser."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.camelup.claims import pay
from camelup_desktop.engine.camelup.events import (
    RaceBettingCardPlaced,
    RaceBettingCardRevealed,
    Reason,
)
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, RaceBet, RaceCard
from camelup_desktop.engine.camelup.state import Player, State
from camelup_desktop.engine.table import Action, Objection, Seat, Step, Turn

_PLACEMENTS = tuple(PlaceRaceBettingCard(camel, bet) for bet in RaceBet for camel in CAMELS)


class RaceBetting(RaceMechanic):
    """R19: bet on the whole race with one card per camel, for both decks together."""

    actions = (PlaceRaceBettingCard,)

    def candidates(self, state: State) -> Iterable[Action]:
        """Every camel on either deck."""
        return _PLACEMENTS

    def objection(self, state: State, action: PlaceRaceBettingCard) -> Objection | None:
        """R20: a card that was placed is gone, for the other deck too."""
        in_hand = action.camel in state.players[state.seat].hand
        return None if in_hand else No.CARD_NOT_IN_HAND

    def apply(self, step: Step[State], action: PlaceRaceBettingCard) -> None:
        """R19, R21: the card goes face down on top of the deck and stays there."""
        state = step.state
        player = state.players[state.seat]
        hand = tuple(camel for camel in player.hand if camel is not action.camel)
        deck = (*state.decks[action.bet], RaceCard(state.seat, action.camel))
        step.state = replace(
            state.with_player(state.seat, replace(player, hand=hand)),
            decks={**state.decks, action.bet: deck},
        )
        step.emit(RaceBettingCardPlaced(state.seat, action.bet))
        flow.end_turn(step)

    def score_race(self, step: Step[State], ranking: Sequence[Camel]) -> None:
        """R53-R55: the winner deck, then the loser deck, first placed card first.

        R57: each card is paid by itself with a floor at 0, or with the house rule net per seat.
        R58: cards still in hand neither pay nor cost.
        """
        right = {RaceBet.OVERALL_WINNER: ranking[0], RaceBet.OVERALL_LOSER: ranking[-1]}
        net = [0] * len(step.state.players)
        for bet, camel in right.items():
            for card, pounds in _worth(step.state, bet, camel):
                step.emit(RaceBettingCardRevealed(card.seat, bet, _face(card), pounds))
                net[card.seat] += pounds
                if step.state.rules.final_clamp == "perCard":
                    pay(step, card.seat, pounds, Reason.RACE_BET)
        if step.state.rules.final_clamp == "net":
            for seat, pounds in enumerate(net):
                pay(step, seat, pounds, Reason.RACE_BET)

    def redact(self, state: State, seat: Seat | None) -> State:
        """R6, R21: other seats' cards are secret until the race is over, in hand and on the decks.

        With `showOwnRaceBets` off a seat may not look at its own placed cards again either.
        """
        if state.turn is Turn.OVER:
            return state
        players = tuple(
            player if at == seat else _covered(player) for at, player in enumerate(state.players)
        )
        own = seat if state.rules.show_own_race_bets else None
        decks = {
            bet: tuple(card if card.seat == own else RaceCard(card.seat, None) for card in deck)
            for bet, deck in state.decks.items()
        }
        return replace(state, players=players, decks=decks)


def _worth(state: State, bet: RaceBet, right: Camel) -> Iterable[tuple[RaceCard, int]]:
    """R56: the first correct card of a deck pays most; a wrong one does not use up a step."""
    correct = 0
    for card in state.decks[bet]:
        if card.camel is right:
            yield card, state.rules.race_bet_payout(correct)
            correct += 1
        else:
            yield card, state.rules.race_bet_wrong_pounds


def _face(card: RaceCard) -> Camel:
    if card.camel is None:
        raise ValueError("a view cannot be scored: it does not know the cards")
    return card.camel


def _covered(player: Player) -> Player:
    return replace(player, hand=(None,) * len(player.hand))
