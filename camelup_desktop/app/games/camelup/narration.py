"""A sentence for every fact of a race (the race's own part of the chronicle)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camelup_desktop.app.chronicle import Kind, Line
from camelup_desktop.app.games.camelup.module_words import telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import State, Unit, events
from camelup_desktop.engine.table import Event

Tell = Callable[[Any, State, State], Line]


class Narration:
    """Turns facts into lines; the states before and after the action supply what a fact omits."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._tells: dict[type[Event], Tell] = {
            events.StartingSeatChosen: self._starting_seat_chosen,
            events.CamelPlaced: self._camel_placed,
            events.DiceReturned: self._dice_returned,
            events.LegStarted: self._leg_started,
            events.StartingPlayerChanged: self._starting_player_changed,
            events.TurnStarted: self._turn_started,
            events.LegBettingTileTaken: self._leg_betting_tile_taken,
            events.DesertTilePlaced: self._desert_tile_placed,
            events.RaceBettingCardPlaced: self._race_betting_card_placed,
            events.PyramidTileTaken: self._pyramid_tile_taken,
            events.DieRolled: self._die_rolled,
            events.UnitMoved: self._unit_moved,
            events.DesertTileTriggered: self._desert_tile_triggered,
            events.PoundsChanged: self._pounds_changed,
            events.LegEnded: self._leg_ended,
            events.ClaimScored: self._claim_scored,
            events.LegTilesReturned: self._leg_tiles_returned,
            events.PyramidTilesReturned: self._pyramid_tiles_returned,
            events.DesertTileReturned: self._desert_tile_returned,
            events.RaceEnded: self._race_ended,
            events.RaceBettingCardRevealed: self._race_betting_card_revealed,
            events.GameEnded: self._game_ended,
        }

    def __call__(self, event: Event, before: State, after: State) -> Line:
        """Tell one fact of the action that led from `before` to `after`."""
        tell = self._tells.get(type(event))
        if tell is not None:
            return tell(event, before, after)
        return telling(self._words, event).line(self._words, event, before)

    def _line(
        self, key: str, kind: Kind, *icons: str, seat: int | None = None, **values: object
    ) -> Line:
        """A line whose words are `event.<key>`; `seat` becomes a name in them."""
        if seat is not None:
            values["seat"] = self._words.seat(seat)
        return Line(self._words.t(f"event.{key}", **values), kind, seat, icons=icons)

    def _act(self, key: str, *icons: str, seat: int, **values: object) -> Line:
        """A line of what a seat does; `event.<key>.brief` tells it without the name."""
        text = self._words.t(f"event.{key}.line", seat=self._words.seat(seat), **values)
        brief = self._words.t(f"event.{key}.brief", **values)
        return Line(text, "act", seat, brief, icons)

    # the race and its legs

    def _starting_seat_chosen(self, event: events.StartingSeatChosen, *_: State) -> Line:
        return self._line("StartingSeatChosen", "news", seat=event.seat)

    def _camel_placed(self, event: events.CamelPlaced, *_: State) -> Line:
        key = "CamelPlaced.alone" if len(event.stack) == 1 else "CamelPlaced.on_top"
        below = self._words.camel(event.stack[-2]) if len(event.stack) > 1 else ""
        return self._line(
            key,
            "detail",
            f"camel:{event.camel.value}",
            camel=self._words.camel(event.camel),
            space=event.space,
            below=below,
        )

    def _dice_returned(self, event: events.DiceReturned, *_: State) -> Line:
        return self._line("DiceReturned", "detail", "pyramid", n=len(event.camels))

    def _leg_started(self, event: events.LegStarted, *_: State) -> Line:
        return self._line("LegStarted", "news", leg=event.leg)

    def _starting_player_changed(self, event: events.StartingPlayerChanged, *_: State) -> Line:
        return self._line("StartingPlayerChanged", "detail", seat=event.seat)

    def _turn_started(self, event: events.TurnStarted, *_: State) -> Line:
        return self._line("TurnStarted", "turn", seat=event.seat)

    def _leg_ended(self, event: events.LegEnded, *_: State) -> Line:
        ranking = self._words.camels(event.ranking)
        return self._line("LegEnded", "news", leg=event.leg, ranking=ranking)

    def _race_ended(self, event: events.RaceEnded, *_: State) -> Line:
        first, last = (self._words.camel(event.ranking[at]) for at in (0, -1))
        return self._line("RaceEnded", "news", first=first, last=last)

    def _game_ended(self, event: events.GameEnded, *_: State) -> Line:
        winners = [standing for standing in event.standings if standing.place == 1]
        return self._line(
            "GameEnded.alone" if len(winners) == 1 else "GameEnded.shared",
            "news",
            winners=self._words.seats(standing.seat for standing in winners),
            pounds=self._words.pounds(winners[0].pounds),
        )

    # what a seat does

    def _leg_betting_tile_taken(self, event: events.LegBettingTileTaken, *_: State) -> Line:
        return self._act(
            "LegBettingTileTaken",
            f"leg_tile:{event.camel.value}:{event.value}",
            seat=event.seat,
            camel=self._words.camel(event.camel),
            value=event.value,
        )

    def _desert_tile_placed(self, event: events.DesertTilePlaced, *_: State) -> Line:
        if event.from_space is None:
            key = "DesertTilePlaced.new"
        elif event.from_space == event.space:
            key = "DesertTilePlaced.turned"
        else:
            key = "DesertTilePlaced.moved"
        return self._act(
            key,
            f"tile:{event.side.value}",
            seat=event.seat,
            side=self._words.side(event.side),
            space=event.space,
            from_space=event.from_space,
        )

    def _race_betting_card_placed(
        self, event: events.RaceBettingCardPlaced, _: State, after: State
    ) -> Line:
        return self._act(
            "RaceBettingCardPlaced",
            f"card:{event.bet.value}",
            seat=event.seat,
            deck=self._words.deck(event.bet),
            number=len(after.decks[event.bet]),
        )

    def _pyramid_tile_taken(self, event: events.PyramidTileTaken, *_: State) -> Line:
        return self._act("PyramidTileTaken", "pyramid_tile", seat=event.seat)

    def _die_rolled(self, event: events.DieRolled, before: State, _: State) -> Line:
        return self._act(
            "DieRolled",
            f"die:{event.camel.value}:{event.pips}",
            seat=before.seat,
            camel=self._words.camel(event.camel),
            pips=event.pips,
        )

    # what follows

    def _unit_moved(self, event: events.UnitMoved, before: State, _: State) -> Line:
        unit, stack = event.unit, event.stack
        above: Unit = stack[len(unit) :] if stack[: len(unit)] == unit else ()
        below: Unit = stack[: len(stack) - len(unit)] if not above else ()
        if event.destination == before.rules.finish:
            key = "finish"
        elif above:
            key = "under"
        elif below:
            key = "onto"
        else:
            key = "free"
        carried = "carrying" if len(unit) > 1 else "alone"
        return self._line(
            f"UnitMoved.{carried}.{key}",
            "detail",
            f"camel:{unit[0].value}",
            camel=self._words.camel(unit[0]),
            riders=self._words.camels(unit[1:]),
            space=event.destination,
            below=self._words.camel(below[-1]) if below else "",
            above=self._words.camels(above),
        )

    def _desert_tile_triggered(self, event: events.DesertTileTriggered, *_: State) -> Line:
        return self._line(
            f"DesertTileTriggered.{event.side.value}",
            "detail",
            f"tile:{event.side.value}",
            seat=event.owner,
            space=event.space,
        )

    def _pounds_changed(self, event: events.PoundsChanged, *_: State) -> Line:
        paid, forgiven = abs(event.amount), event.forgiven
        if event.amount > 0:
            key = "gain"
        elif event.amount < 0:
            key = "loss_forgiven" if forgiven else "loss"
        else:
            key = "forgiven"
        return self._line(
            f"PoundsChanged.{key}.{event.reason.value}",
            "detail",
            "coin",
            seat=event.seat,
            pounds=self._words.pounds(paid),
            forgiven=self._words.pounds(forgiven),
        )

    def _claim_scored(self, event: events.ClaimScored, *_: State) -> Line:
        signed = self._words.signed(event.pounds)
        if event.tile is None:
            return self._line(
                "ClaimScored.pyramid_tile", "detail", "pyramid_tile", seat=event.seat, pounds=signed
            )
        return self._line(
            "ClaimScored.leg_tile",
            "detail",
            f"leg_tile:{event.tile.camel.value}:{event.tile.value}",
            seat=event.seat,
            tile=self._words.tile(event.tile),
            pounds=signed,
        )

    def _leg_tiles_returned(self, *_: object) -> Line:
        return self._line("LegTilesReturned", "detail")

    def _pyramid_tiles_returned(self, *_: object) -> Line:
        return self._line("PyramidTilesReturned", "detail", "pyramid_tile")

    def _desert_tile_returned(self, event: events.DesertTileReturned, *_: State) -> Line:
        return self._line("DesertTileReturned", "detail", seat=event.seat, space=event.space)

    def _race_betting_card_revealed(self, event: events.RaceBettingCardRevealed, *_: State) -> Line:
        key = "right" if event.pounds > 0 else "wrong"
        return self._line(
            f"RaceBettingCardRevealed.{key}",
            "detail",
            f"camel:{event.camel.value}",
            seat=event.seat,
            deck=self._words.deck(event.bet),
            camel=self._words.camel(event.camel),
            pounds=self._words.signed(event.pounds),
        )
