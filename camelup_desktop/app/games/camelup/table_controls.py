"""The buttons of the race table, and the places of its board that can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.panel import Spot
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.play import PlayScene
from camelup_desktop.app.widgets.button import Button, Kind
from camelup_desktop.app.widgets.widget import Widget

COACH = "coach"
"""The coach's button; where nobody plays, the recap has its room."""


def top_bar(scene: PlayScene, desk: Desk, rects: Mapping[str, Rect]) -> list[Widget]:
    """Menu, speed, coach, recap, log, cheat sheet, full screen."""
    t, settings = scene.t, scene.services.settings.current
    speed = t(f"settings.speed_{settings.speed.replace('.', '_')}")
    recap = rects["recap"] if desk.people else rects["recap"].union(rects[COACH])
    skipped = desk.course.skipped
    return [
        Button(
            "menu",
            rects["menu"],
            "",
            scene.pause,
            icon="menu",
            kind="night",
            hint=t("race.hint.menu"),
        ),
        Button(
            "speed",
            rects["speed"],
            speed,
            scene.next_speed,
            kind="night",
            u=16,
            hint=t("race.hint.speed"),
        ),
        *([_coach_button(scene, desk, rects[COACH])] if desk.people else []),
        Button(
            "recap",
            recap,
            t("race.recap"),
            scene.open_recap,
            icon="" if desk.people else "recap",
            kind="primary" if skipped else "night",
            u=16,
            hint=t("race.hint.recap"),
        ),
        Button(
            "log_button",
            rects["log_btn"],
            t("race.log"),
            scene.open_log,
            kind="night",
            u=16,
            hint=t("race.hint.log_button"),
        ),
        Button(
            "help",
            rects["rules"],
            "",
            scene.help,
            icon="question",
            kind="night",
            hint=t("race.hint.help"),
        ),
        Button(
            "full",
            rects["full"],
            "",
            scene.full_screen,
            icon="full_screen",
            kind="night",
            hint=t("race.hint.full"),
        ),
    ]


def _coach_button(scene: PlayScene, desk: Desk, rect: Rect) -> Button:
    """Lit while a hint can be had; bright while one is shown."""
    coach = desk.coach
    kind: Kind = "sand" if coach.hinting else "plain" if coach.able else "night"
    hint = "coach.quiet" if coach.hinting else "coach.ask" if coach.able else "coach.nothing"

    def ask() -> Change | None:
        ask_coach(scene, desk)
        return None

    return Button(COACH, rect, "", ask, icon="hint", kind=kind, hint=scene.t(hint))


def ask_coach(scene: PlayScene, desk: Desk) -> None:
    """Show a hint, or hide it again; say so if there is none now."""
    if desk.coach.able:
        desk.coach.ask()
    else:
        scene.say("coach.nothing")


def decisions(scene: PlayScene, desk: Desk, rects: Mapping[str, Rect]) -> list[Widget]:
    """Undo and confirm; the latter is also End turn and Next."""
    t, course, picker = scene.t, desk.course, desk.picker
    if course.grace is not None:
        label, ready = t("race.end_turn"), True
    elif course.waiting:
        label, ready = t("race.next"), True
    else:
        label, ready = t("race.confirm"), picker.awake and picker.action is not None
    can_undo = course.can_take_back or (picker.awake and picker.selection.shorter is not None)
    return [
        Button(
            "undo",
            rects["undo"],
            t("race.undo"),
            scene.undo,
            icon="undo",
            kind="plain" if can_undo else "night",
            hint=t("race.hint.undo"),
        ),
        Button(
            "confirm",
            rects["confirm"],
            label,
            scene.press_confirm,
            icon="tick",
            kind="primary" if ready else "night",
            hint=t("race.hint.confirm"),
        ),
    ]


def decision_key(desk: Desk) -> tuple[object, ...]:
    """What the buttons depend on."""
    course, picker = desk.course, desk.picker
    return (
        course.grace,
        course.waiting,
        course.can_take_back,
        picker.action is not None,
        picker.selection.shorter is not None,
        course.skipped,
        desk.coach.able,
        desk.coach.hinting,
    )


def board_spots(desk: Desk, picture: BoardPicture) -> dict[str, Spot]:
    """The spaces and the pyramid, by id. Those with camels on them are stops of the focus."""

    def pick(space: int) -> Callable[[], Change | None]:
        def pick_space() -> Change | None:
            desk.picker.pick_space(space)
            return None

        return pick_space

    def roll() -> Change | None:
        desk.picker.choose(Deed.ROLL)
        return None

    spots = {
        f"space:{space}": Spot(
            f"space:{space}",
            picture.space_box(space),
            pick(space),
            focusable=space in desk.shown.stacks,
        )
        for space in range(1, desk.board.plan.length + 1)
    }
    x, y = picture.anchors.at("pyramid")
    half = picture.space_box(1).w
    pyramid = Rect(round(x) - half, round(y) - half // 2, 2 * half, half)
    hint = desk.words.t("race.hint.pyramid")
    spots["pyramid"] = Spot("pyramid", pyramid, roll, hint=hint, focusable=False)
    return spots


def space_of_spot(spot: str | None) -> int | None:
    """The space a spot of the board stands for."""
    kind, _, rest = (spot or "").partition(":")
    return int(rest) if kind == "space" else None


__all__: Sequence[str] = (
    "ask_coach",
    "board_spots",
    "decision_key",
    "decisions",
    "space_of_spot",
    "top_bar",
)
