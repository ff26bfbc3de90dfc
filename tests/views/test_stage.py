"""The stage: one thing after another, skippable, and the view is the truth in the end."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from pytestqt.qtbot import QtBot

from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.state import State
from rules.kernel.steps import Event
from tests import toys
from views.stage import Scene, Stage
from views.theme import theme


class Told(Event, frozen=True):
    """Something that moves."""

    number: int = 0


class Table:
    """A board that notes what it is told to do."""

    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds
        self.done: list[str] = []
        self.motions: list[QVariantAnimation] = []

    def show(self, view: State) -> None:
        self.done.append(f"show {view.ply}")

    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        self.done.append(f"move {view.ply}")
        if not self.milliseconds:
            return None
        motion = QVariantAnimation()
        motion.setStartValue(0)
        motion.setEndValue(100)
        motion.setDuration(self.milliseconds)
        self.motions.append(motion)
        return motion


@pytest.fixture
def views(qapp: object) -> list[State]:
    toys.register()
    state = Play(setup_of("raid", 2, 1)).state
    found = []
    for ply in range(4):
        twin = state.clone()
        twin.ply = ply
        found.append(twin)
    return found


@pytest.fixture
def stage_of(qapp: object) -> Iterator[Callable[[int], tuple[Stage, Table]]]:
    made: list[Stage] = []

    def make(milliseconds: int) -> tuple[Stage, Table]:
        table = Table(milliseconds)
        stage = Stage(table.show, table.animate)
        made.append(stage)
        return stage, table

    theme().set_still(False)
    yield make
    for stage in made:
        stage.clear()
    theme().set_still(False)


Make = Callable[[int], tuple[Stage, Table]]


def test_what_does_not_move_is_shown_at_once(stage_of: Make, views: list[State]) -> None:
    stage, table = stage_of(0)
    after: list[str] = []
    stage.play(views[1], (Told(),))
    stage.then(lambda: after.append("asked"))
    assert table.done == ["move 1", "show 1"]
    assert after == ["asked"]
    assert not stage.is_playing


def test_the_question_waits_for_all_that_moves(
    stage_of: Make, views: list[State], qtbot: QtBot
) -> None:
    stage, table = stage_of(30)
    after: list[str] = []
    stage.play(views[1], (Told(),))
    stage.play(views[2], (Told(),))
    stage.then(lambda: after.append("asked"))
    assert table.done == ["move 1"]
    assert stage.is_playing
    qtbot.waitUntil(lambda: bool(after))
    assert table.done == ["move 1", "show 1", "move 2", "show 2"]


def test_a_press_finishes_everything(stage_of: Make, views: list[State]) -> None:
    stage, table = stage_of(60_000)
    after: list[str] = []
    for view in views[1:]:
        stage.play(view, (Told(),))
    stage.then(lambda: after.append("asked"))
    stage.finish()
    assert table.done == ["move 1", "show 1", "show 2", "show 3"]
    assert after == ["asked"]


@pytest.mark.parametrize("how", ["speed", "still", "no events"])
def test_motion_is_left_out_where_nobody_wants_it(
    stage_of: Make, views: list[State], how: str
) -> None:
    stage, table = stage_of(60_000)
    if how == "speed":
        stage.speed = 0
    theme().set_still(how == "still")
    stage.play(views[1], () if how == "no events" else (Told(),))
    assert table.done == ["show 1"]


def test_a_jump_forgets_what_waits(stage_of: Make, views: list[State]) -> None:
    stage, table = stage_of(60_000)
    after: list[str] = []
    stage.play(views[1], (Told(),))
    stage.play(views[2], (Told(),))
    stage.then(lambda: after.append("asked"))
    stage.clear()
    assert not stage.is_playing
    stage.play(views[3], ())
    assert table.done == ["move 1", "show 3"]
    assert after == []


def test_what_was_to_follow_can_be_called_off(
    stage_of: Make, views: list[State], qtbot: QtBot
) -> None:
    stage, table = stage_of(20)
    after: list[str] = []
    stage.play(views[1], (Told(),))
    stage.then(lambda: after.append("asked"))
    stage.forget()
    qtbot.waitUntil(lambda: not stage.is_playing)
    assert table.done[-1] == "show 1"
    assert after == []


def test_pause_holds_the_motion_and_loses_nothing(
    stage_of: Make, views: list[State], qtbot: QtBot
) -> None:
    stage, table = stage_of(40)
    stage.play(views[1], (Told(),))
    stage.pause(True)
    stage.play(views[2], ())
    qtbot.wait(80)
    assert table.done == ["move 1"]
    stage.pause(False)
    qtbot.waitUntil(lambda: not stage.is_playing)
    assert table.done == ["move 1", "show 1", "show 2"]


def test_faster_is_shorter(stage_of: Make, views: list[State], qtbot: QtBot) -> None:
    stage, table = stage_of(800)
    stage.speed = 40.0
    stage.play(views[1], (Told(),))
    qtbot.waitUntil(lambda: not stage.is_playing, timeout=400)
    assert table.done == ["move 1", "show 1"]


def test_a_long_motion_is_shortened_to_the_longest_that_is_allowed(
    stage_of: Make, views: list[State]
) -> None:
    stage, _ = stage_of(60_000)
    stage.play(views[1], (Told(),))
    assert stage._clock.duration() == theme().motion.compound


def test_each_scene_is_told_after_it_is_shown(stage_of: Make, views: list[State]) -> None:
    stage, table = stage_of(0)
    heard: list[tuple[Scene, str]] = []
    stage.shown.connect(lambda scene: heard.append((scene, table.done[-1])))
    stage.play(views[1], (Told(5),))
    assert [(scene.events[0], last) for scene, last in heard] == [(Told(5), "show 1")]


def test_a_motion_of_another_length_begins_at_its_start(
    stage_of: Make, views: list[State], qtbot: QtBot
) -> None:
    """A clock that still stood at the end of the motion before would end the next one at once."""
    stage, table = stage_of(60)
    stage.play(views[0], [Told()])
    qtbot.waitUntil(lambda: not stage.is_playing)

    for milliseconds in (40, 90):
        table.milliseconds = milliseconds
        stage.play(views[1], [Told()])
        assert table.motions[-1].state() == QAbstractAnimation.State.Paused
        assert table.motions[-1].currentTime() == 0
        qtbot.waitUntil(lambda: not stage.is_playing)
