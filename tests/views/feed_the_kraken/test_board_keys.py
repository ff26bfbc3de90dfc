"""The table by keys alone and for screen readers (walking.py, board.py)."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.actions import Appoint, Jump
from rules.feed_the_kraken.appointment import eligible
from rules.feed_the_kraken.enums import Post
from rules.kernel import agenda
from tests.views.feed_the_kraken.tables import Table, asks
from views import accessible
from views.feed_the_kraken.berth import BerthPanel
from views.items.element import Element
from views.panels.help import help_text

TAB, ENTER, ESC = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape


def focused(table: Table) -> Element:
    assert table.board is not None
    found = table.board.walker.focused()
    assert found is not None
    return found


def test_a_decision_begins_at_the_first_seat_that_can_be_chosen(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    table.lay(qtbot)
    here = focused(table)
    assert isinstance(here, BerthPanel)
    assert here.seat == eligible(table.state)[0]


def test_tab_goes_through_what_can_be_chosen_and_round_again(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    table.lay(qtbot)
    seen = []
    for _ in eligible(table.state):
        here = focused(table)
        assert isinstance(here, BerthPanel)
        seen.append(here.seat)
        table.key(TAB)
    assert seen == [int(seat) for seat in eligible(table.state)]
    assert focused(table).seat == seen[0]  # type: ignore[attr-defined]
    table.key(Qt.Key.Key_Backtab)
    assert focused(table).seat == seen[-1]  # type: ignore[attr-defined]


def test_a_team_is_named_by_keys(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    table.key(ENTER)
    table.give()
    table.show(None)
    table.key(TAB)
    seat = focused(table).seat  # type: ignore[attr-defined]
    table.key(ENTER)
    assert board.holds_step()
    table.key(ESC)
    assert not board.holds_step()
    table.key(ENTER)
    table.key(ENTER)
    assert table.acted == [Appoint(Post.NAVIGATOR, seat)]


def test_arrows_go_along_the_crew_and_over_the_chart_to_the_other_side(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    berths = board.scene.crew.berths
    berths[0].setFocus()
    table.key(Qt.Key.Key_Up)
    assert focused(table) is berths[1], "up the left side is clockwise"
    table.key(Qt.Key.Key_Right)
    assert not isinstance(focused(table), BerthPanel)
    for _ in range(30):
        if isinstance(focused(table), BerthPanel):
            break
        before = focused(table)
        table.key(Qt.Key.Key_Right)
        if focused(table) is before:
            board.walker.next_area(1)
    berths[-1].setFocus()
    table.key(Qt.Key.Key_Up)
    assert focused(table) is berths[-2]


def test_e_goes_from_part_to_part_and_back(qtbot: QtBot) -> None:
    table = Table(7, 3).to(lambda s, c: s.round >= 3)
    board = table.lay(qtbot)
    parts = len(board.scene.parts())
    table.berth(0).setFocus()
    start = focused(table)
    area = next(part for part in board.scene.parts() if start in part)
    for _ in range(parts):
        table.key(Qt.Key.Key_E)
    assert focused(table) in area


def test_letters_open_what_they_are_for(qtbot: QtBot) -> None:
    table = Table(7, 3).to(lambda s, c: s.round >= 3 and type(c).__name__ == "AppointTeam")
    board = table.lay(qtbot, table.state.captain)
    leaf = board.scene.book.leaf
    table.key(Qt.Key.Key_B)
    assert board.scene.book.leaf is not leaf
    table.key(Qt.Key.Key_S)
    assert board._say.isVisible()


def test_cards_are_chosen_by_keys(qtbot: QtBot) -> None:
    table = Table(7, 5).to(asks("KeepCard"))
    board = table.lay(qtbot, agenda.asked(table.state)[0])
    assert focused(table) is board.scene.strip.cards[0]
    table.key(TAB)
    table.key(ENTER)
    table.key(ENTER)
    assert table.acted[-1].card == board.scene.strip.cards[1].card  # type: ignore[attr-defined]


def test_all_that_is_seen_has_a_name_and_assistive_technology_reads_it_in_order(
    qtbot: QtBot,
) -> None:
    accessible.install()
    table = Table(11, 4, "long").to(lambda s, c: s.round >= 4 and bool(s.checks))
    board = table.lay(qtbot)
    elements = board.elements()
    assert all(each.label for each in elements)
    view = elements[0].view
    assert view is not None
    face = QAccessible.queryAccessibleInterface(view)
    named = [face.child(number).text(QAccessible.Text.Name) for number in range(face.childCount())]
    assert named == [each.label for each in elements]
    assert named[:11] == [table.berth(seat).label for seat in range(11)]


def test_the_table_and_the_choices_can_be_read_as_sentences(qtbot: QtBot) -> None:
    table = Table(7, 3).to(lambda s, c: s.round >= 3 and type(c).__name__ == "AppointTeam")
    board = table.lay(qtbot)
    told = "\n".join(board.describe())
    for name in table.setup.names:
        assert name in told
    assert "A mutiny needs" in told
    assert "Draw pile" in told
    options = board.describe_options()
    assert len(options) >= 7
    assert any("not available" in line for line in options)


def test_enter_on_a_seat_that_is_closed_tells_why(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    table.berth(table.state.captain).setFocus()
    with qtbot.waitSignal(board.noticed):
        table.key(ENTER)
    assert table.acted == []


def test_an_arrow_at_the_edge_of_the_chart_leads_to_the_crew(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    west = min(board.scene.chart.elements(), key=lambda each: each.sceneBoundingRect().center().x())
    west.setFocus()
    table.key(Qt.Key.Key_Left)
    assert isinstance(focused(table), BerthPanel)


@pytest.mark.parametrize("question", ["AppointTeam", "CommitGuns", "KeepCard"])
def test_every_thing_on_the_table_has_its_section_in_the_help(qtbot: QtBot, question: str) -> None:
    table = Table(8, 5, "long").to(lambda s, c: s.round > 3 and type(c).__name__ == question)
    board = table.lay(qtbot, agenda.asked(table.state)[0])
    sections = set(re.findall(r"\{#(\w+)\}", help_text("feed_the_kraken", "en")))
    topics = {getattr(element, "topic", "") for element in board.elements()}
    assert len(topics) > 5
    assert topics - {""} <= sections


def test_the_way_overboard_is_never_where_the_keyboard_begins(qtbot: QtBot) -> None:
    table = Table(7, 5).to(asks("ReadLogbook"))
    board = table.lay(qtbot, table.state.navigator)
    assert focused(table) is board.scene.strip.cards[0]
    board.scene.head.jump.setFocus()
    table.key(ENTER)
    table.key(ENTER)
    table.key(ENTER)
    assert table.acted == [], "it takes the button"
    board.scene.head.confirm.setFocus()
    table.key(ENTER)
    assert table.acted == [Jump()]
