"""Private screens at a shared laptop: real hands and keys, eyes that look on from behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.session import Waits
from rules.kernel.steps import Seat
from tests.desktop.hands import LEFT, NONE, Keyboard, Mouse
from tests.desktop.helpers import Person, everything_said
from tests.desktop.telling import accessible_words
from tests.toys.harbour.actions import Mark
from tests.toys.harbour.ritual import PointInTheDark
from tests.toys.harbour.state import NOBODY, Harbour
from tests.toys.harbour.views import facts_of, roles_of

Sit = Callable[..., Person]


@pytest.fixture
def three(sit: Sit) -> Person:
    """Three people; the first sits before the first private screen."""
    person = sit("harbour", persons=3, bots=0, nights="5")
    person.act()
    person.qtbot.waitUntil(lambda: person.screen.visit is not None)
    return person


def deal(person: Person, chief: int, thief: int) -> None:
    """Other roles, as if they had been dealt."""
    session = person.lamp.games.session
    assert session is not None
    state = session._play.state
    assert isinstance(state, Harbour)
    story = Seat(chief), Seat(thief), NOBODY
    state.dealt, state.roles = roles_of(state, story)
    state.facts = [facts_of(state, Seat(seat), story) for seat in range(len(state.facts))]


def go_to(person: Person, is_there: Callable[[], bool]) -> None:
    for _ in range(200):
        person.wait()
        if is_there():
            return
        person.act()
    raise AssertionError("it never comes")


def points(person: Person) -> bool:
    visit = person.screen.visit
    return visit is not None and isinstance(visit.draft.question.choice, PointInTheDark)


def go_to_window(person: Person) -> None:
    session = person.lamp.games.session
    assert session is not None
    go_to(person, lambda: session.waits is Waits.WINDOW)


# ---------------------------------------------------------------- held to be seen
def test_the_secret_is_there_only_while_the_mouse_holds(three: Person) -> None:
    mouse, card = Mouse(three.lamp, three.qtbot), three.screen.card
    button = mouse.find("Hold to see")
    assert not [words for words in everything_said(three.lamp) if "You are" in words]
    handle = three.window.windowHandle()
    assert handle is not None
    spot = button.mapTo(three.window, button.rect().center())
    mouse.see()
    QTest.mousePress(handle, LEFT, NONE, spot)
    assert "You are" in card.accessibleDescription()
    assert [words for words in everything_said(three.lamp) if "You are" in words]
    assert [words for words in accessible_words(three.window) if "You are" in words]
    QTest.mouseRelease(handle, LEFT, NONE, spot)
    assert card.accessibleDescription() == ""
    assert not [words for words in everything_said(three.lamp) if "You are" in words]
    assert not [words for words in accessible_words(three.window) if "You are" in words]


def test_another_window_in_front_hides_it(three: Person) -> None:
    three.qtbot.mousePress(three.screen.hold_button, LEFT)
    assert three.screen.card.accessibleDescription()
    QApplication.sendEvent(three.window, QEvent(QEvent.Type.WindowDeactivate))
    assert not three.screen.card.accessibleDescription()
    assert not [words for words in everything_said(three.lamp) if "You are" in words]


def picture(person: Person) -> QImage:
    return person.window.grab().toImage()


def test_from_behind_all_roles_look_alike(sit: Sit) -> None:
    """Chief, thief and guard: the same pixels while nothing is held, the same order of Tab."""
    seen: list[tuple[QImage, list[str]]] = []
    for chief, thief in ((0, 1), (1, 0), (1, 2)):
        person = sit("harbour", persons=3, bots=0, nights="5")
        deal(person, chief, thief)
        person.act()
        go_to(person, lambda p=person: p.screen.visit is not None)
        person.qtbot.waitUntil(person.screen.done_button.isEnabled)
        look = picture(person)
        go_to(person, lambda p=person: points(p))
        person.qtbot.waitUntil(person.screen.done_button.isEnabled)
        order = []
        for _ in range(8):
            focused = person.window.focusWidget()
            assert focused is not None
            order.append(focused.objectName() or focused.accessibleName())
            person.press(Qt.Key.Key_Tab)
        person.screen.take_focus()
        seen += [(look, order), (picture(person), order)]
    pages, lists = seen[::2], seen[1::2]
    for several in (pages, lists):
        for look, order in several[1:]:
            assert order == several[0][1]
            assert look == several[0][0]


def test_the_pointer_stands_in_the_middle_when_the_screen_changes(three: Person) -> None:
    middle = three.window.mapToGlobal(three.window.rect().center())

    def is_near() -> bool:
        return (QCursor.pos() - middle).manhattanLength() <= 2

    assert is_near()
    QCursor.setPos(middle + QPoint(90, 40))
    three.answer_in_private()
    assert is_near()


# ---------------------------------------------------------------- time
def test_done_asks_first_to_look_and_to_choose(three: Person) -> None:
    screen = three.screen
    three.qtbot.waitUntil(screen.done_button.isEnabled)
    visit = screen.visit
    screen.done_button.click()
    assert screen.visit is visit
    assert "Hold to see what is here first" in said(three)
    go_to(three, lambda: points(three))
    three.qtbot.waitUntil(screen.done_button.isEnabled)
    three.look()
    screen.done_button.click()
    assert "Choose first" in said(three)


def said(person: Person) -> str:
    return "\n".join(everything_said(person.lamp))


# ---------------------------------------------------------------- nothing else
def test_no_key_and_no_shortcut_reaches_what_is_covered(three: Person) -> None:
    session = three.lamp.games.session
    assert session is not None
    before = session.entries
    for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_N, Qt.Key.Key_Q, Qt.Key.Key_F9):
        three.press(key)
    three.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.entries == before
    assert not session.floor.paused
    assert QApplication.activeModalWidget() is None
    assert three.screen.visit is not None
    for _ in range(9):
        three.press(Qt.Key.Key_Tab)
        assert three.screen.isAncestorOf(three.window.focusWidget())


def test_between_two_private_screens_the_table_does_not_flash(three: Person) -> None:
    """The cover stays until the next curtain is down."""
    session = three.lamp.games.session
    assert session is not None
    covered: list[bool] = []
    three.window.table.covered.connect(
        lambda _: covered.append(three.screen.isVisible() or three.window.curtain.is_down)
    )
    three.answer_in_private()
    three.qtbot.waitUntil(lambda: three.window.curtain.is_down)
    assert covered == [True]
    assert not three.screen.is_open


def test_the_cover_follows_the_window(three: Person) -> None:
    three.window.resize(700, 520)
    assert three.screen.geometry() == three.window.rect()
    for button in (three.screen.hold_button, three.screen.done_button):
        assert three.screen.rect().contains(button.geometry().translated(_corner(button)))


def _corner(button: QPushButton) -> QPoint:
    parent = button.parentWidget()
    assert parent is not None
    return parent.mapTo(parent.window(), QPoint())


# ---------------------------------------------------------------- choosing
def test_parts_are_chosen_changed_taken_back_and_handed_in_at_once(three: Person) -> None:
    go_to(three, lambda: points(three))
    session = three.lamp.games.session
    assert session is not None
    entries, seat = session.entries, three.visit.seat
    own, first, second = (three.screen.options.rows[n] for n in (seat, 1, 2))
    three.click(first)
    assert three.visit.draft.parts == (Mark(Seat(1)),)
    assert "Chosen so far: 1. Hold to see what." in said(three)
    assert "Chosen: Point at Ben" not in said(three)
    assert "Chosen: Point at Ben" in three.look()
    three.press(Qt.Key.Key_Escape)
    assert three.visit.draft.parts == ()
    three.click(three.screen.options.rows[2])
    three.click(three.screen.options.rows[1])
    assert three.visit.draft.is_whole
    three.qtbot.mousePress(three.screen.hold_button, LEFT)
    assert [row.isChecked() for row in three.screen.options.rows].count(True) == 1
    three.qtbot.mouseRelease(three.screen.hold_button, LEFT)
    assert [row.isChecked() for row in three.screen.options.rows].count(True) == 0
    assert session.entries == entries, "nothing is handed in yet"
    three.look()
    three.hold_done()
    assert session.entries == entries + 2
    assert own is not second


def test_what_is_refused_says_why_only_while_it_is_held(three: Person) -> None:
    go_to(three, lambda: points(three))
    own = three.screen.options.rows[three.visit.seat]
    three.click(own)
    assert not own.isChecked()
    assert "Not available. Hold to see why." in said(three)
    assert "Nobody points at itself." not in said(three)
    assert "Nobody points at itself." in three.look()
    assert "Nobody points at itself." not in said(three)


# ---------------------------------------------------------------- windows
def test_stepping_in_shows_the_own_card_and_leads_back(three: Person) -> None:
    go_to_window(three)
    session = three.lamp.games.session
    assert session is not None
    entries = session.entries
    three.click(next(b for b in three.table.action_bar.buttons() if "Ben" in b.text()))
    assert three.window.curtain.is_down
    three.act()
    three.qtbot.waitUntil(lambda: three.screen.visit is not None)
    assert "Use the card" in said(three), "the cover"
    assert "lantern" not in said(three).lower()
    assert "purse" not in said(three).lower()
    assert "Your card is the" in three.look()
    before = three.window.log.lines()
    back = three.screen.findChild(QPushButton, "step_out")
    assert back is not None
    three.click(back)
    three.qtbot.waitUntil(lambda: session.waits is Waits.WINDOW)
    assert not three.screen.is_open
    assert session.entries == entries
    assert three.window.log.lines() == before


def test_stepping_in_uses_the_card(three: Person) -> None:
    go_to_window(three)
    three.click(next(b for b in three.table.action_bar.buttons() if "Ben" in b.text()))
    three.act()
    three.qtbot.waitUntil(lambda: three.screen.visit is not None)
    three.look()
    three.click(three.screen.options.rows[0])
    three.hold_done()
    three.qtbot.waitUntil(lambda: any("Ben uses the" in x for x in three.window.log.lines()))
    assert not three.screen.is_open


# ---------------------------------------------------------------- keys alone
def test_a_whole_game_by_keys_alone(sit: Sit) -> None:
    person = sit("harbour", persons=2, bots=1)
    keys = Keyboard(person.lamp, person.qtbot)
    for number in range(400):
        person.wait()
        if person.table.shows_result:
            break
        if person.window.curtain.is_down or person.screen.visit is None:
            keys.key(Qt.Key.Key_Return)
        else:
            answer_by_keys(person, keys, number)
    assert person.table.shows_result


def answer_by_keys(person: Person, keys: Keyboard, number: int) -> None:
    """Space to look, Tab and Enter to choose, Enter held to end."""
    screen, handle = person.screen, person.window.windowHandle()
    assert handle is not None
    if person.window.focusWidget() is screen.hold_button:
        keys.see()
        QTest.keyPress(handle, Qt.Key.Key_Space)
        assert screen.card.accessibleDescription()
        QTest.keyRelease(handle, Qt.Key.Key_Space)
        keys.key(Qt.Key.Key_Tab)
    for _ in range(20 + number % 3):
        if person.visit.draft.is_whole:
            break
        keys.key(Qt.Key.Key_Return)
        keys.key(Qt.Key.Key_Tab)
    person.qtbot.waitUntil(screen.done_button.isEnabled)
    for _ in range(20):
        if person.window.focusWidget() is screen.done_button:
            break
        keys.key(Qt.Key.Key_Tab)
    visit = screen.visit
    keys.see()
    QTest.keyPress(handle, Qt.Key.Key_Return)
    person.qtbot.waitUntil(lambda: screen.visit is not visit)
    QTest.keyRelease(handle, Qt.Key.Key_Return)


# ---------------------------------------------------------------- alone
def test_alone_there_is_no_private_screen(sit: Sit) -> None:
    person = sit("harbour", persons=1, bots=2)
    for number in range(60):
        person.wait()
        assert not person.screen.is_open
        assert not person.window.curtain.is_down
        if person.table.shows_result:
            break
        person.act(number)
    assert person.table.shows_result


# ---------------------------------------------------------------- the notebook
def test_the_notebook_is_read_behind_the_curtain_of_its_seat(three: Person) -> None:
    go_to_window(three)
    session = three.lamp.games.session
    assert session is not None
    three.press(Qt.Key.Key_N)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Ada", "Ben", "Cleo"]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert three.window.curtain.is_down
    three.click(three.lift_button)
    screen = three.window.notebook.screen
    assert screen.is_open
    assert not [words for words in everything_said(three.lamp) if "You are" in words]
    three.qtbot.mousePress(screen.hold_button, LEFT)
    notes = screen.card.accessibleDescription()
    assert notes.startswith("Before the first night\nYou are")
    three.qtbot.mouseRelease(screen.hold_button, LEFT)
    assert not [words for words in everything_said(three.lamp) if "You are" in words]
    three.press(Qt.Key.Key_Escape)
    assert not screen.is_open
    assert not session.floor.paused
    three.qtbot.waitUntil(lambda: session.waits is Waits.WINDOW)
    assert three.window.isEnabled()
    assert three.table.action_bar.buttons()[0].isEnabled()


def test_alone_the_notebook_lies_open(sit: Sit) -> None:
    person = sit("harbour", persons=1, bots=2)
    person.wait()
    person.window.commands["notebook"].trigger()
    screen = person.window.notebook.screen
    assert screen.is_open
    assert "You are" in screen.card.accessibleDescription()
    assert not screen.hold_button.isVisible()
    person.press(Qt.Key.Key_Return)
    done = screen.findChild(QPushButton, "notebook_done")
    assert done is not None
    if screen.is_open:
        person.click(done)
    assert not screen.is_open
    assert not [words for words in everything_said(person.lamp) if "Before the first" in words]
    person.play()


def test_a_game_without_notes_has_no_notebook(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    assert not person.window.commands["notebook"].isEnabled()
    person.window.notebook.want()
    assert not person.window.notebook.is_open


# ---------------------------------------------------------------- PINs
def set_pin(person: Person, pin: str) -> None:
    notebook = person.window.notebook
    notebook.call(Seat(0))
    person.click(person.lift_button)
    more = notebook.screen.findChild(QPushButton, "more_pin")
    assert more is not None
    person.click(more)
    field = person.window.focusWidget()
    QTest.keyClicks(field, pin)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_pin_is_asked_for_when_the_curtain_of_its_seat_lifts(three: Person) -> None:
    go_to_window(three)
    set_pin(three, "12")
    assert "at least 4" in said(three)
    QTest.keyClicks(three.window.focusWidget(), "1234")
    three.press(Qt.Key.Key_Return)
    assert "The curtain now asks for your PIN." in said(three)
    three.window.notebook.close()
    three.window.notebook.call(Seat(0))
    QTest.keyClicks(three.window.focusWidget(), "9999")
    three.press(Qt.Key.Key_Return)
    assert three.window.curtain.is_down
    assert "Wrong PIN." in said(three)
    QTest.keyClicks(three.window.focusWidget(), "1234")
    three.press(Qt.Key.Key_Return)
    assert not three.window.curtain.is_down
    assert three.window.notebook.is_open
    three.window.notebook.close()
    three.window.notebook.call(Seat(1))
    three.press(Qt.Key.Key_Return)
    assert three.window.notebook.is_open, "no other seat is asked"


def test_a_forgotten_pin_is_taken_off_and_its_curtain_says_so(three: Person) -> None:
    go_to_window(three)
    set_pin(three, "1234")
    three.window.notebook.close()
    three.window.notebook.call(Seat(0))
    three.click(three.lift_button)
    forgotten = three.window.curtain.findChild(QPushButton, "pin_forgotten")
    assert forgotten is not None
    three.qtbot.mousePress(forgotten, LEFT)
    three.qtbot.waitUntil(lambda: "Ada's PIN was removed." in said(three))
    three.press(Qt.Key.Key_Return)
    assert three.window.notebook.is_open
    three.window.notebook.close()
    three.window.notebook.call(Seat(0))
    assert "Ada's PIN was removed." in said(three), "it stays to be read"


def test_a_screen_reader_gets_names_and_the_secret_only_while_held(lamp: Lamplight) -> None:
    screen = lamp.window.privacy.screen
    names = {
        screen.hold_button: "Hold to see",
        screen.done_button: "Done",
        screen.card: "Only for you",
        screen.options: "Choices",
    }
    for widget, name in names.items():
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name) == name


def test_a_game_that_is_left_leaves_nothing_covered(three: Person, qtbot: QtBot) -> None:
    three.window.commands["leave"].trigger()
    qtbot.waitUntil(lambda: three.window.is_at_start)
    assert not three.screen.is_open
    assert three.window.menuBar().isEnabled()
    assert not [words for words in everything_said(three.lamp) if "You are" in words]
