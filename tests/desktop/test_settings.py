"""Every switch does what it says, and all are as they were left."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QSlider
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from models.seating import person as sits
from models.settings import Choices, LastSetup, Motion, Pace, ThemeChoice, WindowState
from rules.kernel.journal import Help
from rules.kernel.play import TakeBack
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Person, opened
from views.theme import theme

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]

OTHER = Choices(
    language="de",
    theme=ThemeChoice.CONTRAST,
    text_size=130,
    motion=Motion.ON,
    pace=Pace.SLOW,
    plays_forced=False,
    letter_keys=False,
    confirms_barriers=False,
    curtain_on_return=False,
    take_back=TakeBack.FRIENDLY,
    player_name="Ayşe",
    shortcuts={"log": ("F4",)},
    last_setups={"raid": LastSetup((sits("Ada"),), {}, TakeBack.NONE)},
    presets={"cartographers": {"Sands": {"map_side": "b"}}},
    windows={"raid": WindowState(b"", b"docks")},
    pins={"a game": {"0": f"{'5a' * 16}${'7f' * 32}"}},
    recent=("/somewhere/game.lamplight",),
)
"""Every setting other than at first."""


def test_every_setting_is_there_again_after_a_restart(open_lamp: OpenLamp) -> None:
    first = Choices()
    chosen = {name: getattr(OTHER, name) for name in OTHER.__struct_fields__}
    assert all(value != getattr(first, name) for name, value in chosen.items())
    lamp = open_lamp(**chosen)
    put_out(lamp)
    again = open_lamp(language="de", pace=Pace.SLOW, motion=Motion.ON)
    kept = msgspec.structs.replace(again.settings.now, windows=OTHER.windows)
    assert kept == OTHER
    assert again.settings.now.windows["raid"] == OTHER.windows["raid"]


def test_every_setting_acts_after_a_restart(open_lamp: OpenLamp) -> None:
    put_out(open_lamp(**{name: getattr(OTHER, name) for name in OTHER.__struct_fields__}))
    lamp = open_lamp(language="de", pace=Pace.SLOW, motion=Motion.ON)
    assert theme().text == 130
    assert not theme().still
    assert lamp.controller.commands["log"].shortcut().toString() == "F4"
    assert not lamp.controller.commands["hint"].shortcuts()
    assert not lamp.window.moves.asks_at_barriers
    assert lamp.games.pacing().pace is Pace.SLOW
    assert not lamp.games.pacing().plays_forced
    assert lamp.games.quick_wish("cartographers", 0).rule is TakeBack.FRIENDLY
    assert lamp.games.quick_wish("cartographers", 0).plans[0].name == "Ayşe"


def test_the_preferences_have_a_field_for_each_switch_and_none_without_effect(
    lamp: Lamplight,
) -> None:
    lamp.controller.settings_controller.show_preferences("look")
    sheet = lamp.controller.sheets.opened["preferences"]
    shown = {each.objectName() for kind in (QCheckBox, QComboBox, QSlider) for each in
             sheet.findChildren(kind)}  # fmt: skip
    switches = {n for n in OTHER.__struct_fields__ if isinstance(getattr(OTHER, n), bool)}
    assert switches <= shown
    assert {name for name in shown if name} <= set(OTHER.__struct_fields__)


def test_safe_mode_wears_the_defaults_and_keeps_the_file(open_lamp: OpenLamp) -> None:
    put_out(open_lamp(text_size=140))
    lamp = open_lamp(Start(safe_mode=True))
    assert lamp.settings.now.text_size == 100
    put_out(lamp)
    assert open_lamp().settings.now.text_size == 140


# ---------------------------------------------------------------- taking back over a barrier
def at_a_barrier(sit: Sit) -> Person:
    """A friendly game in which Undo meets something that was revealed."""
    person = sit("cartographers", persons=1, bots=0, rule=TakeBack.FRIENDLY)
    person.wait()
    session = person.lamp.games.session
    while session.can_undo().undo_barrier is None or session.can_undo().seat is None:
        session.submit(session.question.request.actions[0])
        person.wait()
    assert session.can_undo().crossable
    return person


def test_a_barrier_asks_first_and_its_button_has_the_keyboard(sit: Sit) -> None:
    person = at_a_barrier(sit)
    before = person.lamp.games.session.entries
    person.window.commands["undo"].trigger()
    assert person.lamp.games.session.entries == before
    assert person.window.focusWidget() is person.go_on_button
    person.press(Qt.Key.Key_Return)
    assert person.lamp.games.session.entries < before
    assert [mark.kind for mark in person.lamp.games.session.marks] == [Help.TAKE_BACK]


def test_esc_takes_the_question_back_and_the_keyboard_is_on_the_table_again(sit: Sit) -> None:
    person = at_a_barrier(sit)
    before = person.lamp.games.session.entries
    person.window.commands["undo"].trigger()
    person.press(Qt.Key.Key_Escape)
    assert not person.go_on_button.isVisible()
    assert person.table.board.isAncestorOf(person.window.focusWidget())
    assert person.lamp.games.session.entries == before


def test_without_the_question_a_barrier_is_crossed_at_once(sit: Sit) -> None:
    person = at_a_barrier(sit)
    person.lamp.settings.change(confirms_barriers=False)
    before = person.lamp.games.session.entries
    person.window.commands["undo"].trigger()
    assert person.lamp.games.session.entries < before
    assert [mark.kind for mark in person.lamp.games.session.marks] == [Help.TAKE_BACK]


# ---------------------------------------------------------------- pace
def test_a_single_choice_waits_until_it_is_on_the_screen(sit: Sit, qtbot: QtBot) -> None:
    """While something still moves, its time has not begun: it would never be seen."""
    person = sit("raid", persons=1, bots=1)
    person.wait()
    session, table = person.lamp.games.session, person.table
    session.show_later()
    assert not session._forced.isActive()
    question = session.question
    session.floor.asks = msgspec.structs.replace(question, forced=True)
    table.offer(session.question)
    assert session._forced.isActive()


def test_motion_and_pace_do_not_add_up(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's least time runs while what the one before did still moves."""
    person = sit("raid", persons=1, bots=2)
    person.wait()
    person.lamp.settings.change(pace=Pace.NORMAL, motion=Motion.ON)
    begun: list[QAbstractAnimation] = []

    def slow(view: object, events: object) -> QAbstractAnimation:
        begun.append(QPauseAnimation(10_000))
        return begun[-1]

    monkeypatch.setattr(person.table.board, "animate", slow)
    session = person.lamp.games.session
    while not person.table.moment.thinking:
        if session.question is not None:
            session.submit(session.question.request.actions[0])
        person.qtbot.wait(1)
    entries = session.entries
    person.qtbot.waitUntil(lambda: session.entries > entries)
    assert person.table.stage.is_playing, "the bot did not wait for the motion to end"
    person.table.stage.clear()


# ---------------------------------------------------------------- recent files
def test_a_recent_file_that_is_gone_is_forgotten(
    lamp: Lamplight, qtbot: QtBot, tmp_path: Path
) -> None:
    gone = tmp_path / "gone.lamplight"
    lamp.settings.remember_file(gone)
    opened(lamp, qtbot, gone)
    assert lamp.settings.now.recent == ()
