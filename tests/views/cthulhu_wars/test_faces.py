"""What a seat is, what it has, and pictures of the chart without a window."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.enums import Faction
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.cthulhu_wars.earths import earth, setup
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.inks import COLOURS


def test_a_seat_wears_its_faction() -> None:
    face = CthulhuWarsBoard.seat_face(view(earth(), None), Seat(1))
    assert face is not None
    assert (face.icon, face.name) == ("faction-black_goat", "Black Goat")
    assert CthulhuWarsBoard.seat_face(view(earth(), None), Seat(4)) is None


def test_the_set_up_shows_factions_by_their_signs() -> None:
    for faction in Faction:
        face = CthulhuWarsBoard.value_face("seat_2", faction.value)
        assert face is not None
        assert face.colour == COLOURS[faction]
    assert CthulhuWarsBoard.value_face("seat_2", "random") is None
    assert CthulhuWarsBoard.value_face("map", "sleeper") is None


def test_public_numbers_are_power_gates_and_books() -> None:
    state = earth()
    state.books[0] = ("devolve", "absorb")
    state.doom[0] = 11
    found = {
        fact.icon: fact.value for fact in CthulhuWarsBoard.seat_facts(view(state, None), Seat(0))
    }
    assert found == {"power": "10", "gate": "1", "logbook": "2"}
    assert CthulhuWarsBoard.seat_score(view(state, None), Seat(0)) == 11


def test_the_value_of_signs_is_told_to_nobody() -> None:
    """Their number is public; pictures and numbers are those of any other signs."""
    one, other = earth(), earth()
    one.signs[0], other.signs[0] = (1, 1), (3, 3)
    facts = [CthulhuWarsBoard.seat_facts(view(state, None), Seat(0)) for state in (one, other)]
    assert facts[0] == facts[1]
    assert "2" in {fact.value for fact in facts[0] if fact.icon == "elder-sign"}


def test_the_thumbnail_is_a_chart(qtbot: QtBot) -> None:
    size = QSize(320, 196)
    made = CthulhuWarsBoard.thumbnail(view(earth(), None), setup(), size, 2.0)
    assert made.size() == size * 2
    colours = {
        made.toImage().pixelColor(x, y).name() for x in range(0, 640, 20) for y in range(0, 390, 20)
    }
    assert len(colours) > 40


def test_the_shared_picture_tells_the_doom(qtbot: QtBot) -> None:
    state = earth()
    state.doom = [30, 12, 8, 21]
    picture = CthulhuWarsBoard.share_picture(view(state, None), setup())
    assert isinstance(picture, QImage)
    assert picture.width() == 1400
    state.doom = [3, 12, 8, 21]
    assert CthulhuWarsBoard.share_picture(view(state, None), setup()) != picture
