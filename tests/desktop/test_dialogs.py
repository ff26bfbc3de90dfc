"""Start screen, set-up, preferences, records and the other dialogs, as a user meets them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from desktop.dialogs.preferences import PreferencesSheet
from desktop.dialogs.records import RecordsSheet, record_words
from desktop.dialogs.setup import SetupSheet
from desktop.wish import GameWish
from models.places import Places
from models.records import RecordLine
from models.settings import ThemeChoice
from rules.kernel.record import Head, SeatKind, SeatPlan, Summary
from rules.kernel.steps import Seat
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Person, everything_said, opened, said_by, wish_of
from views.theme import ThemeName, theme

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]


def setup_sheet(lamp: Lamplight) -> SetupSheet:
    sheet = lamp.controller.sheets.opened["setup"]
    assert isinstance(sheet, SetupSheet)
    return sheet


# ---------------------------------------------------------------- start and set-up
def test_the_first_game_is_one_press_away(lamp: Lamplight, qtbot: QtBot) -> None:
    start = lamp.controller.start
    assert lamp.controller.window.focusWidget() is start.boxes[0].buttons()[0]
    QTest.keyClick(lamp.controller.window.focusWidget(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: lamp.controller.window.table.question is not None, timeout=10_000)
    assert lamp.games.session.setup.seats == 1


def test_the_box_opens_the_set_up_and_enter_begins(lamp: Lamplight, qtbot: QtBot) -> None:
    lid = lamp.controller.start.boxes[0].lid
    qtbot.mouseClick(lid, Qt.MouseButton.LeftButton)
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lamp.games.session is not None)
    assert lamp.games.session.setup.game == "cartographers"
    assert not lamp.controller.window.is_at_start


def test_every_option_is_explained_and_named(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    boxes = [b for b in sheet.findChildren(QComboBox) if b.objectName().startswith("option_")]
    assert len(boxes) >= 6
    for box in boxes:
        assert box.accessibleName()
        assert len(box.accessibleDescription()) > 20


def test_a_conflict_gives_way_and_says_so(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    skills = sheet.findChild(QComboBox, "option_skills")
    cards = sheet.findChild(QComboBox, "option_card_set")
    skills.setCurrentIndex(skills.findData("on"))
    cards.setCurrentIndex(cards.findData("heroes"))
    assert skills.currentData() == "off"
    assert cards.currentData() == "heroes"
    assert sheet.begin.isEnabled()
    said = [note for note in sheet._options._notes.values() if not note.isHidden()]
    assert len(said) == 1
    assert said[0].text()


def test_a_missing_seed_is_said_and_nothing_begins(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    sheet.findChild(QLineEdit, "seed").clear()
    assert not sheet.begin.isEnabled()
    assert sheet.note.text()
    sheet.findChild(QLineEdit, "seed").setText("77")
    assert sheet.begin.isEnabled()
    assert sheet.wish().seed == 77


def test_what_the_game_advises_stands_beside_the_button_and_bars_nothing(lamp: Lamplight) -> None:
    lamp.controller.show_setup("root")
    sheet = setup_sheet(lamp)
    assert not sheet.note.text()
    count = len(sheet.wish().plans)
    for number in range(1, count + 1):
        box = sheet.findChild(QComboBox, f"option_seat_{number}")
        box.setCurrentIndex(box.findData(("cult", "corvid", "riverfolk", "vagabond")[number - 1]))
    assert "reach" in sheet.note.text()
    assert sheet.begin.isEnabled()


def test_an_automaton_has_no_level(lamp: Lamplight) -> None:
    """The seat that nobody decides for says so; a person there, or a faction again, has the box."""
    lamp.controller.show_setup("root")
    sheet = setup_sheet(lamp)
    faction = sheet.findChild(QComboBox, "option_seat_3")
    row = sheet._seats.rows()[2]
    assert row.kind.isVisible()
    assert not row._steps.isVisible()
    faction.setCurrentIndex(faction.findText("Automaton: Vagabot"))
    assert row.kind.isHidden()
    assert row._steps.isVisible()
    assert row._steps.text() == "Automaton"
    assert row.is_automatic
    row.choose("person")
    assert not row.kind.isHidden()
    row.choose("steady")
    faction.setCurrentIndex(0)
    assert row.kind.isVisible()
    assert not row.is_automatic


def test_where_secrets_are_the_game_nobody_sees_the_seed(lamp: Lamplight) -> None:
    """With it one could deal the same cards again and look at them all."""
    lamp.controller.show_setup("feed_the_kraken")
    sheet = setup_sheet(lamp)
    drawn = str(sheet.wish().seed)
    assert sheet.findChild(QLineEdit, "seed").text() == ""
    assert not [said for said in said_by(sheet) if drawn in said]
    assert sheet.begin.isEnabled()
    assert sheet.wish().seed == int(drawn)
    sheet.findChild(QLineEdit, "seed").setText("77")
    assert sheet.wish().seed == 77


def test_where_persons_share_secrets_nobody_chooses_the_seed(lamp: Lamplight) -> None:
    """Who sets the game up could have dealt it elsewhere before, or deal it there afterwards."""
    lamp.controller.show_setup("harbour")
    sheet = setup_sheet(lamp)
    field = sheet.findChild(QLineEdit, "seed")
    assert field.isVisible()
    assert field.text() == ""
    field.setText("77")
    assert sheet.wish().seed == 77, "one person against bots"
    kind = sheet.findChild(QComboBox, "seat_kind_1")
    kind.setCurrentIndex(kind.findData("person"))
    assert not field.isVisible()
    begun: list[GameWish] = []
    sheet.begun.connect(begun.append)
    sheet.begin.click()
    seed = begun[0].seed
    assert seed != 77
    assert lamp.games.wish is not None
    assert lamp.games.wish.seed == seed
    assert str(seed) not in "".join(everything_said(lamp))
    lamp.controller.show_setup("harbour")
    assert not setup_sheet(lamp).findChild(QLineEdit, "seed").isVisible()
    assert setup_sheet(lamp).begin.isEnabled()
    assert setup_sheet(lamp).wish().seed != seed


def test_persons_without_secrets_may_choose_a_seed(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    kind = sheet.findChild(QComboBox, "seat_kind_1")
    kind.setCurrentIndex(kind.findData("person"))
    assert sheet.findChild(QLineEdit, "seed").isVisible()


def test_closed_seats_are_left_out_and_a_hundred_fit(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    sheet.findChild(QSpinBox, "seat_count").setValue(5)
    sheet.findChild(QComboBox, "seat_kind_4").setCurrentIndex(
        sheet.findChild(QComboBox, "seat_kind_4").findData("closed")
    )
    assert len(sheet.wish().plans) == 4
    sheet.findChild(QSpinBox, "seat_count").setValue(100)
    assert len(sheet.wish().plans) == 99
    assert sheet.begin.isEnabled()


def test_a_preset_is_kept_under_its_name(lamp: Lamplight) -> None:
    lamp.controller.show_setup("cartographers")
    sheet = setup_sheet(lamp)
    side = sheet.findChild(QComboBox, "option_map_side")
    side.setCurrentIndex(side.findData("b"))
    name = sheet.findChild(QLineEdit, "preset_name")
    name.show()
    name.setFocus()
    QTest.keyClicks(name, "Sands")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert lamp.settings.now.presets["cartographers"]["Sands"]["map_side"] == "b"


def test_the_set_up_opens_as_it_was_left(sit: Sit) -> None:
    person = sit("raid", persons=2, bots=1)
    person.window.commands["leave"].trigger()
    person.lamp.controller.show_setup("raid")
    plans = setup_sheet(person.lamp).wish().plans
    assert [plan.name for plan in plans][:2] == ["Ada", "Ben"]


# ---------------------------------------------------------------- preferences
def preferences(lamp: Lamplight, page: str = "look") -> PreferencesSheet:
    lamp.controller.settings_controller.show_preferences(page)
    sheet = lamp.controller.sheets.opened["preferences"]
    assert isinstance(sheet, PreferencesSheet)
    return sheet


def test_a_theme_is_worn_at_once_and_remembered(open_lamp: OpenLamp) -> None:
    lamp = open_lamp()
    box = preferences(lamp).findChild(QComboBox, "theme")
    box.setCurrentIndex(box.findData("night"))
    box.activated.emit(box.currentIndex())
    assert theme().name is ThemeName.NIGHT
    lamp.settings.save()
    put_out(lamp)
    again = open_lamp()
    assert again.settings.now.theme is ThemeChoice.NIGHT
    assert theme().name is ThemeName.NIGHT


def test_text_grows_at_once(lamp: Lamplight) -> None:
    slider = preferences(lamp).findChild(QSlider, "text_size")
    slider.setValue(150)
    assert theme().text == 150
    assert lamp.settings.now.text_size == 150


def test_the_preferences_speak_the_language_chosen_in_them_and_grow_with_the_letters(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    lamp.controller.settings_controller.show_preferences("look")
    sheet = lamp.controller.sheets.opened["preferences"]
    before = sheet.width()
    lamp.settings.change(text_size=120)
    qtbot.waitUntil(lambda: sheet.width() > before)
    assert sheet.windowTitle() == "Preferences"
    box = sheet.findChild(QComboBox, "language")
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    renewed = lamp.controller.sheets.opened["preferences"]
    assert renewed is not sheet
    assert renewed.isVisible()
    assert renewed.windowTitle() == "Einstellungen"
    assert renewed.findChild(QComboBox, "language").currentData() == "de"


def test_a_key_is_changed_and_never_taken_from_another(lamp: Lamplight) -> None:
    sheet = preferences(lamp, "keys")
    tree = sheet.table._tree
    rows = {
        tree.topLevelItem(n).child(m).data(0, Qt.ItemDataRole.UserRole): (n, m)
        for n in range(tree.topLevelItemCount())
        for m in range(tree.topLevelItem(n).childCount())
    }
    n, m = rows["log"]
    tree.topLevelItem(n).child(m).setText(1, "F4")
    assert lamp.controller.commands["log"].shortcut() == QKeySequence("F4")
    n, m = rows["rules"]
    tree.topLevelItem(n).child(m).setText(1, "F4")
    assert lamp.controller.commands["rules"].shortcut() == QKeySequence("F2")
    assert not sheet.table._note.isHidden()


def test_reset_brings_all_defaults_back(lamp: Lamplight) -> None:
    lamp.settings.change(text_size=140, letter_keys=False)
    sheet = preferences(lamp)
    sheet._reset()
    assert lamp.settings.now.text_size == 100
    assert lamp.settings.now.letter_keys
    assert sheet.findChild(QSlider, "text_size").value() == 100


# ---------------------------------------------------------------- records and files
def test_a_finished_game_is_looked_at_and_played_on(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.play()
    person.window.commands["look_back"].trigger()
    opened(person.lamp, person.qtbot)
    looking = person.lamp.controller.looking
    assert looking.replay is not None
    assert person.window.replay_bar.isVisible()
    total = looking.replay.entries
    assert looking.replay.position == 0, "it opens at the beginning"
    focused = person.window.focusWidget()
    assert isinstance(focused, QToolButton)
    style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert (focused.text(), focused.toolButtonStyle()) == ("Play", style)
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert looking.replay.is_playing
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert not looking.replay.is_playing
    assert person.window.prompt.sentence == "The table as it was then."
    person.window.commands["step_forward"].trigger()
    assert looking.replay.position == 1
    person.window.commands["to_end"].trigger()
    assert person.window.prompt.sentence == "The game is over."
    person.window.commands["step_back"].trigger()
    assert person.window.prompt.sentence == "The table as it was then."
    assert person.window.prompt.reply.text() == person.window.log.lines()[-1]
    looking.replay.jump(1)
    person.window.commands["play_on"].trigger()
    session = person.lamp.games.session
    assert session is not None
    assert session.entries == 1 < total
    assert looking.replay is None


def test_records_are_listed_and_opened(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    person.window.commands["leave"].trigger()
    person.lamp.controller.show_records()
    sheet = person.lamp.controller.sheets.opened["records"]
    assert isinstance(sheet, RecordsSheet)
    assert sheet.list.count() == 1
    assert "Ada" in sheet.list.item(0).text()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.table.question is not None)


def test_a_record_names_seats_without_a_name_and_says_how_it_ended(lamp: Lamplight) -> None:
    seats = (SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.BOT, "Wick", "master"))
    summary = Summary(9, winners=(Seat(0),), totals=(117, -3))
    head = Head(1, "0.1.0", 1, "cartographers", {}, seats, summary)
    first, second = record_words(RecordLine(Path("x.lamplight"), 0, 0, head)).split("\n")
    assert first.endswith("won by Seat 1")
    assert second.startswith("Seat 1 117, Wick \N{MINUS SIGN}3 ")


@pytest.mark.parametrize(
    "raw", [b"", b"no game at all", b'{"lamplight": 99}', b'{"lamplight": 1, "game": "chess"}']
)
def test_a_bad_file_is_said_in_a_sentence_and_stays(
    lamp: Lamplight, qtbot: QtBot, tmp_path: Path, raw: bytes
) -> None:
    path = tmp_path / "bad.lamplight"
    path.write_bytes(raw)
    opened(lamp, qtbot, path)
    said = lamp.controller.start.notice.text()
    assert said.endswith(".")
    assert "Traceback" not in said
    assert path.read_bytes() == raw


def test_a_file_that_is_gone_is_said(lamp: Lamplight, qtbot: QtBot, tmp_path: Path) -> None:
    opened(lamp, qtbot, tmp_path / "gone.lamplight")
    assert "gone.lamplight" in lamp.controller.start.notice.text()


# ---------------------------------------------------------------- others
def test_the_board_is_described_in_text_that_can_be_copied(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.window.commands["describe_options"].trigger()
    sheet = person.lamp.controller.sheets.opened["describe"]
    text = sheet.findChild(QPlainTextEdit).toPlainText()
    assert person.window.prompt.sentence in text
    assert len(text.splitlines()) > 3


def test_enter_presses_the_button_that_has_the_keyboard(sit: Sit, qtbot: QtBot) -> None:
    """Whoever plays by Enter alone comes out of a text that has opened."""
    person = sit("cartographers", persons=1, bots=1)
    person.wait()
    for name, says in (("copy", "Copied."), ("close", None)):
        person.window.commands["describe_options"].trigger()
        sheet = person.lamp.controller.sheets.opened["describe"]
        words = "Copy" if name == "copy" else "Close"
        button = next(b for b in sheet.findChildren(QPushButton) if b.text() == words)
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Return)
        if says is not None:
            assert sheet.note.text() == says
            qtbot.keyClick(sheet.text, Qt.Key.Key_Return)
        assert "describe" not in person.lamp.controller.sheets.opened


@pytest.mark.parametrize("command", ["about", "keys", "report", "records", "preferences", "new"])
def test_dialogs_open_by_command_take_the_focus_and_close_by_esc(
    lamp: Lamplight, qtbot: QtBot, command: str
) -> None:
    lamp.controller.commands[command].trigger()
    sheet = next(iter(lamp.controller.sheets.opened.values()))
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.focusWidget() is not None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not lamp.controller.sheets.opened)


def test_a_restart_asks_first(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    before = person.lamp.games.session
    person.window.commands["restart"].trigger()
    box = person.lamp.controller.sheets.opened["question"]
    assert person.lamp.games.session is before
    yes = [b for b in box.buttons() if "again" in b.text().lower()]
    qtbot.mouseClick(yes[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: person.lamp.games.session is not before)
    assert person.lamp.games.session.entries == 0


def test_no_restart_with_the_same_secrets(sit: Sit) -> None:
    """Cards dealt once more would show each seat's secrets to whoever looks there."""
    assert sit("harbour", persons=1, bots=4).window.commands["restart"].isEnabled()
    person = sit("harbour", persons=3, bots=2)
    assert not person.window.commands["restart"].isEnabled()
    assert person.window.commands["new_same"].isEnabled()


def test_a_fault_keeps_the_game_and_offers_three_ways_on(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    lamp = person.lamp
    lamp._catcher._usual = lambda *_: None
    try:
        raise ZeroDivisionError("in a test")
    except ZeroDivisionError as fault:
        lamp._catcher.catch(type(fault), fault, fault.__traceback__)
    qtbot.waitUntil(lambda: getattr(lamp, "_sheet", None) is not None)
    sheet = lamp._sheet
    assert "ZeroDivisionError" in sheet.text.toPlainText()
    assert "Nothing is lost" in " ".join(everything_said(lamp))
    qtbot.mouseClick(sheet.findChild(QPushButton, "save_report"), Qt.MouseButton.LeftButton)
    assert list(lamp._places.logs.glob("report-*.txt"))
    qtbot.mouseClick(sheet.findChild(QPushButton, "go_on"), Qt.MouseButton.LeftButton)
    assert person.table.question is not None


def test_a_file_on_the_command_line_is_opened(
    open_lamp: OpenLamp, user_places: Places, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    person = Person(lamp, qtbot)

    lamp.controller.begin(wish_of("raid", 1, 1))
    person.act()
    person.wait()
    path = lamp.games.autosave.file.path
    put_out(lamp)
    again = open_lamp(Start(file=path))
    assert again.games.session is not None
    assert again.games.session.entries > 0
