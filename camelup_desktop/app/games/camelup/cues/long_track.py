"""Support dice go into the pyramid, fall out of it, lie in craters, go home (R65-R78, M25)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import bump, hop, in_out_cubic, mix, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Deferred,
    Parallel,
    Path,
    Sequence,
    Wait,
    after,
    still,
)
from camelup_desktop.app.games.camelup.board import ALOFT, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects, specks
from camelup_desktop.app.games.camelup.cues.pyramid import nudge
from camelup_desktop.app.games.camelup.cues.sprites import tumbling_support
from camelup_desktop.app.games.camelup.cues.thrown import Thrown, thrown
from camelup_desktop.app.games.camelup.supercup.long_track import (
    AT_REST,
    DIE_RANK,
    crater,
    die_name,
    rest_support_dice,
    shown_support,
    well,
)
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, Prop, World
from camelup_desktop.engine.camelup import CAMELS, Camel
from camelup_desktop.engine.camelup.supercup import long_track as events

OVER_ALL = -9.0
"""Depth of a die that flies over the table: nothing is nearer."""
INSIDE = 0.5
"""How small a die is when it drops into the pyramid, as a share of its size."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.SupportDieAdded)
def support_die_added(board: RaceBoard, event: events.SupportDieAdded) -> Animation:
    """Off the pedestal in an arc and into the pyramid, which now has one die and one tile more."""
    shown, facts = board.shown, shown_support(board.shown)
    die, number = board.props[die_name(event.camel)], board.theme.board
    shown.pyramid_tiles_left += 1
    shown.touch()
    board.count_dice()

    def inside() -> None:
        facts.pedestal.discard(event.camel)
        facts.pyramid.add(event.camel)
        shown.touch()
        board.count_dice()
        rest_support_dice(board)

    if board.calm:
        heard = effects.told(board, event, "drop")
        return Sequence(calm.outlined(board, [die], "calm.outline"), Call(inside), heard)
    mouth = World(board.pyramid.x, board.pyramid.y, number("support.mouth_z"))
    return Sequence(
        _gathering(board, die),
        _flown(
            board,
            die,
            mouth,
            board.theme.seconds("support.arc"),
            rise=number("support.rise"),
            size=die.sx * INSIDE,
            frames=tumbling_support(event.camel, AT_REST),
        ),
        Call(inside),
        effects.told(board, event, "drop"),
        Call(lambda: board.trail(nudge(board))),
    )


@cues.of(events.SupportDieRolled)
def support_die_rolled(board: RaceBoard, event: events.SupportDieRolled) -> Animation:
    """Falls out and is read like any die; then it goes to the pedestal, or into its crater."""
    facts, camel = shown_support(board.shown), event.camel
    facts.pyramid.discard(camel)
    board.shown.touch()
    board.count_dice()
    prop = board.props[die_name(camel)]
    frames = tumbling_support(camel, event.pips)
    face = f"support_{camel.value}_{event.pips}"

    def arrived() -> None:
        effects.tell(board, event, "crater" if event.to_crater else "tent", x=prop.x)
        if event.to_crater:
            facts.craters[camel] = event.pips
            specks.dust(board, prop.x, prop.y - 0.05, 5, 0.6)
        else:
            facts.pedestal.add(camel)
        board.shown.touch()
        rest_support_dice(board)
        if not board.calm:
            board.trail(_settling(board, prop))

    def leave() -> None:
        goal = crater(board, camel) if event.to_crater else well(board, camel)
        flight = _flown(
            board,
            prop,
            goal,
            board.theme.seconds("support.home"),
            rise=board.theme.board("support.rise"),
            size=board.theme.board("pedestal.die_scale"),
        )
        board.alongside(Sequence(flight, Call(arrived)))

    return thrown(board, event, Thrown(prop, camel, event.pips, face, frames), leave, arrived)


@cues.of(events.SupportDiceReturned, overlaps=True)
def support_dice_returned(board: RaceBoard, event: events.SupportDiceReturned) -> Animation:
    """Out of their craters and back to the pedestal, one after the other."""
    facts, seconds = shown_support(board.shown), board.theme.seconds

    def home() -> None:
        for camel in event.camels:
            facts.craters.pop(camel, None)
            facts.pedestal.add(camel)
        board.shown.touch()
        rest_support_dice(board)

    if board.calm:
        return Sequence(Wait(seconds("calm.fade")), Call(home))
    flights = [
        after(
            seconds("dice.apart") * place,
            _flown(
                board,
                board.props[die_name(camel)],
                well(board, camel),
                seconds("support.home"),
                rise=board.theme.board("support.rise") * 0.6,
                size=board.theme.board("pedestal.die_scale"),
            ),
        )
        for place, camel in enumerate(event.camels)
    ]
    board.alongside(Sequence(Parallel(*flights), Call(home)))
    return still()


@cues.of(events.FreeActionOffered)
def free_action_offered(board: RaceBoard, event: events.FreeActionOffered) -> Animation:
    """The dice on the pedestal stir: one of them may go in now."""
    board.shown.banner = "free_action"
    board.shown.touch()
    if board.calm:
        return still()
    dice = [camel for camel in CAMELS if camel in shown_support(board.shown).pedestal]
    for place, camel in enumerate(dice):
        board.trail(after(board.theme.seconds("dice.apart") * place, _stirring(board, camel)))
    return still()


@cues.of(events.FreeActionDeclined)
def free_action_declined(board: RaceBoard, event: events.FreeActionDeclined) -> Animation:
    """Nothing happens on the table; the turn passes."""
    return still()


@cues.of(events.PyramidTileReturned)
def pyramid_tile_returned(board: RaceBoard, event: events.PyramidTileReturned) -> Animation:
    """A pyramid tile slides from its owner back to the others; its pound is gone (R78)."""
    shown, seconds = board.shown, board.theme.seconds
    size = board.theme.board("size.pyramid_tile")
    pile = World(board.pyramid_pile.x, board.pyramid_pile.y)
    tile = Flier("pyramid_tile", f"pyramid_tiles:{event.seat}", pile, size=(size, size), arc=30)
    shown.pyramid_tiles[event.seat] -= 1
    shown.touch()

    def arrive() -> None:
        effects.tell(board, event, "land", x=pile.x)

    if board.calm:
        return effects.fade_between(board, tile, seconds("calm.fade") * 2, arrive)
    return effects.fly(
        board,
        tile,
        seconds("pyramid_tile.slide"),
        along=in_out_cubic,
        arrive=arrive,
        angle=lambda t: 8 * hop(t),
        zoom=lambda t: 1 + 0.15 * hop(t),
    )


def _gathering(board: RaceBoard, die: Prop) -> Animation:
    """A die crouches before it leaps."""
    size = die.sx
    return Path(
        die,
        board.theme.seconds("support.crouch"),
        sy=way(size, size * 0.82, out_cubic),
        sx=way(size, size * 1.10, out_cubic),
    )


def _flown(
    board: RaceBoard,
    die: Prop,
    goal: World,
    seconds: float,
    *,
    rise: float,
    size: float,
    frames: tuple[str, ...] = (),
) -> Animation:
    """A die flies in an arc over everything, spinning if there are frames, to be `size` large."""

    def build() -> Animation:
        x0, y0, z0, large = die.x, die.y, die.z, die.sx
        up = board.plan.up(rise)
        die.frames, die.depth = frames, OVER_ALL
        die.shadow = f"{OWN_SHADOW}{die.sprite}"
        die.rank = DIE_RANK + ALOFT
        spin = {"frame": way(0.0, len(frames) - 0.01)} if frames else {}
        return Path(
            die,
            seconds,
            x=way(x0, goal.x, in_out_cubic),
            y=way(y0, goal.y, in_out_cubic),
            z=lambda t: mix(z0, goal.z, t) + up * hop(t),
            sx=lambda t: mix(large, size, t) * (1 - 0.05 * bump(t)),
            sy=lambda t: mix(large, size, t) * (1 + 0.08 * bump(t)),
            **spin,
        )

    return Deferred(build)


def _settling(board: RaceBoard, die: Prop) -> Animation:
    """It gives a little where it has come down."""
    size = die.sx

    def tall(t: float) -> float:
        return size if t >= 1 else size * (0.8 + 0.2 * out_back(3.0)(t))

    return Path(die, board.theme.seconds("support.stir"), sy=tall)


def _stirring(board: RaceBoard, camel: Camel) -> Animation:
    """A little hop on the spot."""
    die, rest = board.props[die_name(camel)], well(board, camel).z
    high = board.plan.up(board.theme.board("support.stir"))
    return Path(
        die,
        board.theme.seconds("support.stir"),
        z=lambda t: rest if t >= 1 else rest + high * hop(t),
    )
