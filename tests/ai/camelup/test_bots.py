"""The levels: legal, honest, the same again with the same random numbers, each in its own way."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from camelup_desktop.ai.bot import Bot, decide
from camelup_desktop.ai.camelup.bots import Bookmaker, Level, Oracle, Trader
from camelup_desktop.ai.camelup.sparring.blind import Blind
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.camelup.tourist import Tourist
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, State, camel_up
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.game import seat_limits
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Action, Game, Match, Turn
from camelup_desktop.engine.table.dice import Dice
from tests.builders import Race, at_race


class QuickOracle(Oracle):
    """The champion with little time."""

    playouts = 40


LEVELS: tuple[Callable[[], Bot], ...] = (Tourist, Trader, Bookmaker, QuickOracle)


def played(
    bots: Sequence[Bot], seed: object, modules: Sequence[str] = (), **options: object
) -> Match[State]:
    """A whole race of these bots. `play` refuses what is not legal."""
    match = Match(camel_up(len(bots), modules, options))
    dice = Dice(str(seed))
    while not match.over:
        seat = match.state.turn
        if isinstance(seat, Turn):
            match.play(dice(match))
        else:
            rng = random.Random(f"{seed}/{len(match)}")
            match.play(at_once(decide(bots[seat], match, rng)).action)
    return match


def choice(race: Race, bot: Bot, seed: int = 0) -> Action:
    return at_once(decide(bot, race.match, random.Random(seed))).action


def share_won(hero: Bot, rivals: Bot, seats: int, races: int, modules: Sequence[str] = ()) -> float:
    """How many races the hero wins, a shared win shared. Each start is played from every seat."""
    won = 0.0
    for number in range(races):
        bots = [rivals] * seats
        bots[number % seats] = hero
        pounds = [p.pounds for p in played(bots, number // seats, modules).state.players]
        if pounds[number % seats] == max(pounds):
            won += 1 / pounds.count(max(pounds))
    return won / races


@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), QuickOracle()])
def test_a_leg_betting_tile_that_is_almost_sure_is_taken(bot: Bot) -> None:
    race = at_race("blue@9 green@4 orange/yellow/white@1", dice="green white")
    assert choice(race, bot) == TakeLegBettingTile(Camel.BLUE)


@pytest.mark.parametrize("bot", [Trader(), Bookmaker()])
def test_if_nothing_is_worth_more_it_rolls(bot: Bot) -> None:
    race = at_race(
        "blue@7 green@4 orange/yellow/white@1",
        dice="white",
        leg_tiles={1: "blue5 blue3 blue2", 2: "green5 green3"},
        winner="0:blue 0:green 0:orange 0:yellow 0:white",
    )
    assert choice(race, bot) == TakePyramidTile()


def test_a_mirage_saves_its_leg_betting_tiles() -> None:
    race = at_race(
        "green@6 blue@4 orange/yellow/white@1",
        dice="blue",
        leg_tiles={0: "green5 green3 green2", 1: "blue5 blue3 blue2"},
    )
    assert choice(race, Trader()) == PlaceDesertTile(7, Side.MIRAGE)


@pytest.mark.parametrize("bot", [Trader(), Bookmaker()])
def test_it_bets_on_a_race_that_is_decided(bot: Bot) -> None:
    race = at_race(
        "blue@16 green@4 orange/yellow/white@1",
        dice="blue white",
        leg_tiles={1: "blue5", 2: "blue3 blue2"},
        loser="1:orange 2:orange",
        pounds=(8, 3, 3),
    )
    assert choice(race, bot) == PlaceRaceBettingCard(Camel.BLUE, RaceBet.OVERALL_WINNER)


def test_the_trader_does_not_bet_on_the_race_before_half_of_the_track() -> None:
    chosen = set()
    for number in range(3):
        match = played([Trader()] * 3, f"early {number}")
        for step, (by, action) in enumerate(match.actions):
            before = match.state_after(step)
            if before.track and not any(before.track[8:]) and not isinstance(by, Turn):
                chosen.add(type(action))
    assert PlaceRaceBettingCard not in chosen
    assert TakeLegBettingTile in chosen


def test_the_tourist_backs_the_leader_most_of_the_time() -> None:
    race = at_race("blue@9 green@4 orange/yellow/white@1")
    chosen = Counter(choice(race, Tourist(), seed) for seed in range(300))
    tiles = {a: n for a, n in chosen.items() if isinstance(a, TakeLegBettingTile)}
    assert max(tiles, key=tiles.__getitem__) == TakeLegBettingTile(Camel.BLUE)
    assert chosen[TakePyramidTile()] > 60
    spaces = [a.space for a in chosen if isinstance(a, PlaceDesertTile)]
    assert spaces and all(9 < space <= 12 for space in spaces)


def test_ties_are_decided_by_the_random_numbers_handed_in() -> None:
    """Both cards are sure and pay the same: Blue wins, Orange loses."""
    race = at_race(
        "blue@16 green@4 orange/yellow/white@1",
        dice="blue white",
        leg_tiles={1: "blue5", 2: "blue3 blue2"},
    )
    sure = {
        PlaceRaceBettingCard(Camel.BLUE, RaceBet.OVERALL_WINNER),
        PlaceRaceBettingCard(Camel.ORANGE, RaceBet.OVERALL_LOSER),
    }
    assert {choice(race, Trader(), seed) for seed in range(20)} == sure


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_race_again(level: Callable[[], Bot]) -> None:
    one, other = (played([level(), RandomBot(), level()], 7) for _ in range(2))
    assert one.actions == other.actions


def twin(match: Match[State], seed: int) -> Match[State]:
    """The same race, but for what the cards of all seats other than the one to act show."""
    seat = match.state.seat
    rng = random.Random(seed)
    orders = [rng.sample(list(Camel), 5) for _ in match.state.players]
    swaps = [dict(zip(Camel, order, strict=True)) for order in orders]
    other = Match(match.game)
    for by, action in match.actions:
        if isinstance(action, PlaceRaceBettingCard) and by != seat and isinstance(by, int):
            other.play(PlaceRaceBettingCard(swaps[by][action.camel], action.bet))
        else:
            other.play(action)
    return other


@pytest.mark.rule("R6", "R21")
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_may_not_see_changes_none_of_its_moves(level: Callable[[], Bot]) -> None:
    """Over random races: wherever it is asked, all rivals' cards may show anything."""
    asked_about(level, lambda rng: camel_up(rng.randint(2, 6)), races=8)


@pytest.mark.rule("R6", "R21", "R61")
@pytest.mark.parametrize("level", LEVELS)
def test_with_modules_neither(level: Callable[[], Bot]) -> None:
    def any_modules(rng: random.Random) -> Game[State]:
        modules, options = module_set(rng.choice(range(1, 32)))
        return camel_up(rng.randint(*seat_limits(modules)), modules, options)

    asked_about(level, any_modules, races=4)


def asked_about(
    level: Callable[[], Bot], set_up: Callable[[random.Random], Game[State]], races: int
) -> None:
    rng = random.Random("hidden")
    asked = differed = 0
    for number in range(races):
        match = Match(set_up(rng))
        dice, crowd = Dice(f"hidden {number}"), RandomBot()
        while not match.over:
            seat = match.state.turn
            if isinstance(seat, Turn):
                match.play(dice(match))
                continue
            if any(match.state.decks.values()) and rng.random() < 0.12:
                other = twin(match, asked)
                asked += 1
                differed += other.state != match.state
                seed = f"decision {asked}"
                mine = at_once(decide(level(), match, random.Random(seed)))
                theirs = at_once(decide(level(), other, random.Random(seed)))
                assert mine == theirs
            match.play(at_once(decide(crowd, match, rng)).action)
    assert asked > 20
    assert differed > asked / 2


def module_set(number: int) -> tuple[list[str], dict[str, Any]]:
    """Number 0 to 31: a bit for each module, and one for the variant, if it can be played."""
    modules = [key for at, key in enumerate(MODULES) if number >> at & 1]
    return modules, {"m1Variant": True} if number >= 16 and "long_track" in modules else {}


@pytest.mark.rule("R60", "R61")
@pytest.mark.parametrize("level", LEVELS)
def test_all_modules_with_many_seats(level: Callable[[], Bot]) -> None:
    modules, options = module_set(31)
    bots = [level() if seat % 3 == 0 else RandomBot() for seat in range(10)]
    assert played(bots, "many", modules, **options).over


@pytest.mark.slow
@pytest.mark.rule("R60", "R61")
@pytest.mark.parametrize("number", range(32))
def test_every_set_of_modules(number: int) -> None:
    """All levels, with tempers and by chance, few seats and many; `play` is the judge."""
    modules, options = module_set(number)
    rng = random.Random(number)
    least, most = seat_limits(modules)
    for seats in sorted({least, rng.randint(least, most), most}):
        if "consortium" in modules:
            options["consortiumChoice"] = rng.choice(["auto", "manual"])
        kinds: tuple[Callable[[Temper | None], Bot], ...]
        kinds = (Tourist, Trader, Bookmaker, QuickOracle)
        bots: list[Bot] = [
            RandomBot() if rng.random() < 0.4 else rng.choice(kinds)(rng.choice([None, *Temper]))
            for _ in range(seats)
        ]
        assert played(bots, f"{number} {seats}", modules, **options).over


@pytest.mark.parametrize("level", [Bookmaker, QuickOracle])
def test_the_strong_use_every_kind_of_action(level: Callable[[], Bot]) -> None:
    kinds = Counter(
        type(action)
        for number in range(2)
        for by, action in played([level()] * 3, number).actions
        if not isinstance(by, Turn)
    )
    assert {
        PlaceDesertTile,
        PlaceRaceBettingCard,
        TakeLegBettingTile,
        TakePyramidTile,
    } == set(kinds)


@pytest.mark.parametrize(("hero", "rival"), [(Tourist(), RandomBot()), (Trader(), Tourist())])
def test_each_level_beats_the_one_below(hero: Bot, rival: Bot) -> None:
    assert share_won(hero, rival, 4, races=20) > 0.35


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_the_bookmaker_beats_the_trader(seats: int) -> None:
    assert share_won(Bookmaker(), Trader(), seats, races=20 * seats) > 1.15 / seats


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "seats", "modules"),
    [
        (Tourist, 4, ["photographer", "position_bets"]),
        (Trader, 4, ["photographer", "position_bets"]),
        (Bookmaker, 4, ["photographer", "position_bets"]),
        (Bookmaker, 6, ["consortium"]),
    ],
)
def test_whoever_knows_the_modules_beats_the_blind(
    level: type[Level | Tourist], seats: int, modules: list[str]
) -> None:
    """How much better is in docs/OPPONENTS.md."""
    share = share_won(level(), Blind(level), seats, races=8 * seats, modules=modules)
    assert share > 1.15 / seats


def test_a_hurried_oracle_still_answers_something_legal() -> None:
    race = at_race("blue@3 green/white@5 orange/yellow@6", seats=4)
    bot = Oracle()
    thinking = decide(bot, race.match, random.Random(0))
    action = None
    for _ in range(600):
        try:
            next(thinking)
        except StopIteration as done:
            action = done.value.action
            break
        bot.hurry()
    assert action in race.match.game.legal_actions(race.state)


@pytest.mark.parametrize("level", LEVELS)
def test_the_starting_seat_may_be_asked_to_stack(level: Callable[[], Bot]) -> None:
    assert played([level(), level()], 3, setupStacking="starterChooses").over


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_many_races_without_an_illegal_action(seats: int) -> None:
    """All levels and random bots mixed, so that odd positions come up too; `play` is the judge."""
    for number in range(15):
        rng = random.Random(number)
        kinds = (RandomBot, RandomBot, Tourist, Trader, Bookmaker, QuickOracle)
        makers: list[Callable[[], Bot]] = [rng.choice(kinds) for _ in range(seats)]
        assert played([maker() for maker in makers], f"legal {number}").over


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_house_rules_do_not_confuse_it(level: Callable[[], Bot]) -> None:
    rules: list[dict[str, Any]] = [
        {"setupStacking": "starterChooses", "legTilesPerColour": 4},
        {"allowFlipInPlace": True, "desertRewardPer": "camel"},
        {"ownTileBlocksAdjacency": True, "raceBetAfterFourth": 0, "finalClamp": "net"},
        {"showOwnRaceBets": False, "moneyVisibility": "hiddenTotals"},
    ]
    for options in rules:
        for number in range(2):
            assert played([level(), RandomBot(), level()], number, **options).over


@pytest.mark.slow
@pytest.mark.parametrize("temper", list(Temper))
def test_a_temper_does_not_spoil_the_level(temper: Temper) -> None:
    """Whether it is quite the same level is for the arena, which has hours (docs/OPPONENTS.md)."""
    assert share_won(Bookmaker(temper), Bookmaker(), 2, races=30) > 0.3
