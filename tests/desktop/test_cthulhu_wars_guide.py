"""What stands in the head of the window beside the question: how to act, and what is new."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.dialogs.seat_rows import SeatRow
from desktop.since import SinceLines
from models.since import Did
from rules.cthulhu_wars.actions import Fight, Walks
from rules.cthulhu_wars.battle.events import BattleBegan
from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Cause, Faction
from rules.cthulhu_wars.events import Left, TurnBegan
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import game
from rules.kernel.steps import Done, Event, Seat, TargetKind
from tests.desktop.earthlings import FOUR, Clicker, OpenLamp, setup_for, taken_up
from tests.desktop.test_cthulhu_wars_mouse import at_war
from tests.rules.cthulhu_wars.scenes import area, kind
from views.cthulhu_wars.board import CthulhuWarsBoard


@pytest.fixture
def mouse(open_lamp: OpenLamp, qtbot: QtBot) -> Clicker:
    """Great Cthulhu's turn; all sit at one laptop."""
    made = Clicker(open_lamp(), qtbot)
    taken_up(made, setup_for(FOUR, 5), at_war())
    made.sit_down()
    return made


def guide(mouse: Clicker) -> str:
    """What stands below the question while nothing is pointed at."""
    for x in (2, 3):  # what had just come under the pointer is left, too
        QTest.mouseMove(mouse.window.table.board.table_view.viewport(), QPoint(x, 2))
        mouse.settle()
    return str(mouse.window.prompt.reply.accessibleName())


def test_a_turn_begins_with_a_line_on_what_clicks_do(mouse: Clicker) -> None:
    """It tells only of what is open, and goes when another thing is asked."""
    assert isinstance(mouse.question.choice, TakeTurn)
    assert guide(mouse).startswith("Click a unit to move it, ")
    assert "an enemy to battle or capture" in guide(mouse)
    assert mouse.window.prompt.reply.isVisible()
    mouse.pick(Fight(area(mouse.state, "north_asia"), Seat(2)))
    mouse.sit_down()
    assert not isinstance(mouse.question.choice, TakeTurn)
    assert not guide(mouse).startswith("Click")


def test_news_are_offered_where_there_are_some(mouse: Clicker) -> None:
    """Nothing before the first own turn; nothing after one's own step; then what others did."""
    button = mouse.window.findChild(QPushButton, "since")
    assert button is not None
    assert not button.isVisible()
    home, away = area(mouse.state, "north_asia"), area(mouse.state, "europe")
    mouse.pick(Walks(kind(mouse.state, 0, "deep_one"), home, away))
    assert mouse.sit_down().seat == 0
    assert not button.isVisible()
    mouse.pick(Done())
    assert mouse.sit_down().seat != 0
    assert not button.isVisible(), "who has not acted yet is told by the log"
    mouse.play(lambda: mouse.window.table.question is not None and mouse.question.seat == 0)
    assert button.isVisible()
    assert "since your move" in button.accessibleName()


def shelf_of(mouse: Clicker) -> list[str]:
    """What stands on the action bar."""
    mouse.settle()
    return [choice.label for choice in mouse.window.table.action_bar.choices]


def test_orders_stand_on_the_shelf_whether_open_or_not(mouse: Clicker) -> None:
    """What to do may come before where; a closed order stands where the open one would."""
    assert "Recruit an Acolyte (1 Power)" in shelf_of(mouse)
    gate = "Build a gate (3 Power)"
    assert gate in shelf_of(mouse)
    mouse.press("Recruit an Acolyte (1 Power)")
    hand = mouse.window.table.board._hand
    assert {target.kind for target in hand.open_targets} == {TargetKind.PLACE}
    QTest.keyClick(mouse.window.focusWidget(), Qt.Key.Key_Escape)
    mouse.settle()
    assert gate in shelf_of(mouse)


def test_a_click_on_an_enemy_means_a_battle_first(mouse: Clicker) -> None:
    """The area that it stands in comes after it."""
    place = area(mouse.state, "north_asia")
    items = mouse.window.table.board.scene.map.pieces.values()
    enemy = next(i for i in items if i.piece.area == place and i.piece.seat == 2)
    mouse.click_panel(enemy)
    assert shelf_of(mouse)[0].startswith("Battle Crawling Chaos in North Asia")
    QTest.keyClick(mouse.window.focusWidget(), Qt.Key.Key_Escape)
    mouse.settle()
    own = next(i for i in items if i.piece.area == place and i.piece.seat == 0)
    if not own.is_lit:
        mouse.click_panel(own)
        assert not shelf_of(mouse)[0].startswith("Battle")


class Told:
    """A session of which only the news are read."""

    def __init__(self, *events: Event) -> None:
        self.latest, self.viewer, self.since = object(), None, self
        self.told = tuple(Did(event, Seat(2)) for event in events)

    def decided(self, seat: Seat) -> int:
        return 1

    def events(self, seat: Seat, viewer: Seat | None) -> tuple[Did, ...]:
        return self.told


def test_what_was_done_to_me_comes_first_among_the_news() -> None:
    """A battle against me, a captured cultist; the head of my own turn is no news."""
    assert game("cthulhu_wars").id == "cthulhu_wars"  # with it come its words
    where = Spot(0, "europe")
    attack = BattleBegan(Seat(2), Seat(0), where, (1, 1))
    other = BattleBegan(Seat(2), Seat(1), where, (1, 1))
    taken = Left(Seat(0), "gc_acolyte", where, 1, Cause.CAPTURE, Seat(2))
    lost = Left(Seat(0), "gc_acolyte", where, 1, Cause.SACRIFICE)
    begins = TurnBegan(Seat(0), Faction.GREAT_CTHULHU)
    session: Any = Told(other, lost, attack, taken, begins)
    table: Any = SimpleNamespace(
        session=session, names=("Ada", "Ben", "Cleo"), question=SimpleNamespace(seat=Seat(0))
    )
    lines = SinceLines(table)
    said = lines.lines()
    assert said[0] == "Cleo attacks Ada in Europe."
    assert said[1].startswith("Cleo captures Ada's Acolyte in Europe")
    assert said[2] == "Cleo attacks Ben in Europe."
    assert len(said) == 4
    assert lines.struck(Seat(0)) == said[:2]
    assert lines.struck(Seat(1)) == said[2:3]


def test_the_mark_of_a_seat_in_the_set_up_is_that_of_its_faction(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """The ink that it has in the game, not one that another faction has there."""
    mouse = Clicker(open_lamp(), qtbot)
    mouse.press("Cthulhu Wars")
    mouse.settle()
    rows = mouse.front().findChildren(SeatRow)
    assert rows
    mouse.choose("option_seat_2", "Great Cthulhu")
    face = CthulhuWarsBoard.value_face("seat_2", "great_cthulhu")
    assert face is not None
    assert rows[1].badge._face == face
    mouse.choose("option_seat_2", "Random")
    assert rows[1].badge._face is None
