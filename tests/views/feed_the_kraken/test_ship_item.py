"""The ship lies and sails; the wake follows it and goes."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.enums import Voyage
from views.feed_the_kraken.ship_item import DOWN, Sailing, ShipItem, WakeItem
from views.feed_the_kraken.state_paint import course_between


class Deck:
    """A ship and its wake on a sheet of their own."""

    def __init__(self) -> None:
        self.sheet = QGraphicsRectItem(0, 0, 1000, 1000)
        self.ship, self.wake = ShipItem(self.sheet), WakeItem(self.sheet)


@pytest.fixture
def deck(qtbot: QtBot) -> Deck:
    return Deck()


def test_it_lies_below_the_middle_so_that_arrows_stay_free(deck: Deck) -> None:
    deck.ship.lie(QPointF(500, 700))
    assert deck.ship.pos() == QPointF(500, 700 + DOWN)
    assert deck.ship.rotation() == 0


def test_it_sails_from_end_to_end_and_rests_upright(deck: Deck) -> None:
    way = course_between(Voyage.QUICK, "quick_c_00", "quick_w1_01")
    sailing = Sailing(deck.ship, deck.wake, way)
    sailing.show(0.25)
    assert deck.ship.rotation() != 0
    assert deck.wake.boundingRect().width() < 80
    sailing.show(1.0)
    assert deck.ship.rotation() == pytest.approx(0, abs=0.01)
    assert deck.ship.pos().x() == pytest.approx(380, abs=0.5)
    assert deck.ship.pos().y() == pytest.approx(777 + DOWN, abs=0.5)
    assert deck.wake.boundingRect().width() > 120
    sailing.end()
    assert deck.wake.boundingRect().width() < 20


def test_it_turns_its_bow_only_when_it_goes_aside(deck: Deck) -> None:
    moves = [("quick_c_00", "quick_w1_01"), ("quick_w1_01", "quick_w1_03")]
    for origin, target in moves:
        Sailing(deck.ship, deck.wake, course_between(Voyage.QUICK, origin, target)).show(0.5)
        assert deck.ship.looks_west
    east = course_between(Voyage.QUICK, "quick_w1_03", "quick_c_04")
    Sailing(deck.ship, deck.wake, east).show(0.5)
    assert not deck.ship.looks_west


def test_no_way_is_no_wake(deck: Deck) -> None:
    deck.wake.show_way(QPainterPath())
    assert deck.wake.boundingRect().width() <= 16
