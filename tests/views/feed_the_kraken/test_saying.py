"""«Say ...» (views/feed_the_kraken/saying.py): every claim can be reached, none is forced."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.feed_the_kraken.claim import ClaimKind, Say, claim_text
from rules.feed_the_kraken.enums import Color
from rules.feed_the_kraken.names import card_name
from rules.feed_the_kraken.state import NOBODY
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.feed_the_kraken.tables import Table, asks
from views.feed_the_kraken.board import KrakenBoard
from views.feed_the_kraken.book import Leaf, rows_of
from views.feed_the_kraken.book_rows import SailedRow
from views.feed_the_kraken.saying import (
    SayPanel,
    claims_of,
    contents_in,
    kinds_in,
    subject_name,
    subjects_in,
)


def talking(seats: int = 7, seed: int = 9, voyage: str = "quick") -> Table:
    """A table in its midst, before an appointment."""
    return Table(seats, seed, voyage).to(
        lambda s, c: s.round >= 4 and type(c).__name__ == "AppointTeam"
    )


def panel_of(board: KrakenBoard) -> SayPanel:
    return board._say


def press(board: KrakenBoard, words: str) -> None:
    """Presses a button of the panel."""
    found = [
        each
        for each in panel_of(board).findChildren(QAbstractButton)
        if each.isVisible() and each.text().startswith(words)
    ]
    assert found, words
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_every_claim_can_be_reached_in_three_steps_of_few_buttons() -> None:
    table = talking(11, 4, "long")
    for number in range(11):
        seat = Seat(number)
        claims = claims_of(view(table.state, None), seat)
        reached = [
            option.action
            for kind in kinds_in(claims)
            for subject in subjects_in(claims, kind)
            for option in contents_in(claims, kind, subject)
        ]
        assert set(reached) == set(agenda.free_actions(table.state, seat))
        assert len(reached) == len(set(reached))
        for kind in kinds_in(claims):
            subjects = subjects_in(claims, kind)
            assert len(subjects) <= 11
            assert all(len(contents_in(claims, kind, each)) <= 20 for each in subjects)


def test_navigations_bear_one_number_in_claims_buttons_and_the_log(qtbot: QtBot) -> None:
    table = talking(voyage="long").to(
        lambda s, c: bool(s.voyages) and s.voyages[-1].round > len(s.voyages)
    )
    state, names = table.state, dict(enumerate(table.setup.names))
    number = len(state.voyages)
    last = state.voyages[-1]
    subject = (number - 1, NOBODY)
    button = subject_name(state, ClaimKind.NAVIGATOR_CARDS, subject, names)
    assert button == f"Navigation {number}: {words(card_name(last.card))}"
    rows = [row for row in rows_of(state, Leaf.SAILED, names, None) if isinstance(row, SailedRow)]
    assert rows[0].sentence().startswith(f"Navigation {number}: ")
    assert rows[-1].sentence().startswith("Navigation 1: ")
    claim = Say(kind=ClaimKind.NAVIGATOR_CARDS, number=number - 1, colors=(Color.RED,))
    assert words(claim_text(claim)).startswith(f"On navigation {number} ")
    checks = rows_of(state, Leaf.CHECKS, names, None)
    assert all(row.sentence().startswith(f"Round {row.round}: ") for row in checks)
    assert checks[0].round > number


def test_one_person_accuses_by_three_clicks(qtbot: QtBot) -> None:
    table = talking()
    captain = table.state.captain
    board = table.lay(qtbot, captain)
    other = next(s for s in range(7) if s != captain and table.state.crew[s].alive)
    table.click(board.scene.head.say)
    assert panel_of(board).isVisible()
    press(board, "I accuse")
    press(board, table.setup.names[other])
    press(board, "I am sure")
    action, seat = table.said[-1]
    assert isinstance(action, Say)
    assert (action.kind, action.target, seat) == (ClaimKind.ACCUSATION, other, captain)
    assert not panel_of(board).isVisible()
    assert table.acted == [], "the question stays"


def test_at_the_shared_table_one_says_who_speaks_first(qtbot: QtBot) -> None:
    table = talking()
    board = table.lay(qtbot)
    board.say()
    living = [s for s in range(7) if agenda.free_actions(table.state, Seat(s))]
    press(board, table.setup.names[living[-1]])
    press(board, "My side")
    press(board, "I am a Sailor")
    assert table.said[-1][1] == living[-1]


def test_esc_goes_one_step_back_and_then_away(qtbot: QtBot) -> None:
    table = talking()
    board = table.lay(qtbot, table.state.captain)
    board.say()
    press(board, "I accuse")
    panel = panel_of(board)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.isVisible()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert table.said == []


def test_the_keyboard_goes_back_to_where_it_was_before_the_talk(qtbot: QtBot) -> None:
    table = talking()
    board = table.lay(qtbot, table.state.captain)
    action_bar = QPushButton(board)
    action_bar.show()
    action_bar.setFocus()
    board.say()
    assert board.window().focusWidget() is not action_bar
    QTest.keyClick(panel_of(board), Qt.Key.Key_Escape)
    assert board.window().focusWidget() is action_bar
    board.say()
    action_bar.hide()
    QTest.keyClick(panel_of(board), Qt.Key.Key_Escape)
    assert board.window().focusWidget() is board.focusProxy()


def test_what_is_said_stands_beside_the_seat_and_in_the_log(qtbot: QtBot) -> None:
    table = talking()
    board = table.lay(qtbot, table.state.captain)
    seat = table.state.captain
    claim = next(a for a in agenda.free_actions(table.state, seat) if a.kind is ClaimKind.OWN_SIDE)
    table.play.submit(seat, claim)
    table.show(seat)
    assert "last claim: I am a" in table.berth(seat).label
    assert any("said: I am a" in line for line in board.describe())


def test_nobody_is_offered_to_speak_while_a_private_screen_is_open(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("CommitGuns"))
    board = table.lay(qtbot, agenda.asked(table.state)[0])
    assert not board.scene.head.say.isVisible()
    assert not board.commands()[0].isEnabled()
    board.say()
    assert not panel_of(board).isVisible()
