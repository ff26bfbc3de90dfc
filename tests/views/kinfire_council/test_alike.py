"""What is compared looks alike: letters of cards, columns of goods, places on the score track."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Seat
from rules.kinfire_council.printed.content import Threat
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.state import game_of
from tests.views.kinfire_council.tables import laid, places, played
from views.items.panel import fitted, lines_height
from views.kinfire_council import score as score_track
from views.kinfire_council import threats
from views.kinfire_council.board import KinfireCouncilBoard
from views.kinfire_council.panels import plan_paint, seats
from views.kinfire_council.table_item import BODY, CardItem, loosened
from views.theme import Face, theme

TEXTS = (100, 150)


def cards(board: KinfireCouncilBoard) -> list[list[CardItem]]:
    """Decrees, and threats."""
    scene = board.scene
    return [list(scene.council.decrees), list(scene.threats.slots)]


@pytest.mark.parametrize("size", [(1280, 573), (1920, 940)])
def test_cards_of_one_kind_have_letters_of_one_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    board = laid(qtbot, played(places(3), seats=4), size)
    for kind in cards(board):
        assert len({each.body for each in kind}) == 1
        assert kind[0].body == min(each.wanted_body() for each in kind)


def test_what_a_card_says_is_smaller_than_its_name(qtbot: QtBot) -> None:
    board = laid(qtbot, played(places(3), seats=4), (1920, 940))
    name = fitted(Face.STRONG, board.scene.council.decrees[0].scale_of_board * 0.94, 11)
    body = fitted(Face.SMALL, board.scene.council.decrees[0].scale_of_board * BODY[0], 11)
    assert body.pixelSize() < name.pixelSize()


@pytest.mark.parametrize("seed", range(5, 9))
def test_words_of_cards_have_their_room(qtbot: QtBot, seed: int) -> None:
    board = laid(qtbot, played(places(3), seats=4, seed=seed))
    for item in [each for kind in cards(board) for each in kind if each.told]:
        box = item.told_area(item.area)
        letters = fitted(Face.SMALL, item.scale_of_board * item.body, 11)
        told = loosened(item.told, box, item.scale_of_board)
        assert lines_height(told, letters, box.width()) <= box.height() + 1, item.label


@pytest.mark.parametrize("threat", shipped().threats.values(), ids=lambda each: each.id)
def test_every_threat_has_its_room_in_the_smallest_window(qtbot: QtBot, threat: Threat) -> None:
    board = laid(qtbot, played(places(2), seats=4))
    item, view = board.scene.threats.slots[1], game_of(played(places(2), seats=4).state)
    item.show_face(threats._face(view, threat.id, 1, False))
    box, scale = item.told_area(item.area), item.scale_of_board
    told = loosened(item.told, box, scale)
    letters = fitted(Face.SMALL, scale * item.wanted_body(), 11)
    assert lines_height(told, letters, box.width()) <= box.height() + 1


# -------------------------------------------------------------------- goods
def test_goods_stand_in_the_same_columns_in_all_rows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = game_of(played(places(3), seats=4).state)
    drawn: list[dict[str, tuple[float, int]]] = []

    def draw(painter: QPainter, box: QRectF, marks: tuple, letters, *_: object) -> None:
        drawn[-1][marks[0].icon] = (round(box.left(), 1), letters.pixelSize())

    monkeypatch.setattr(seats, "draw_marks", draw)
    rows = seats.all_counts(view)
    area = QRectF(0, 0, 150, 24)
    for seat in range(4):
        drawn.append({})
        seats.draw_counts(QPainter(), area, rows, seat, 20.0)
    for sign in seats.SIGNS:
        assert len({row[sign] for row in drawn if sign in row}) <= 1, sign
    sizes = {size for row in drawn for _, size in row.values()}
    assert len(sizes) == 1
    assert sum(map(len, drawn)) == sum(
        bool(n) for seat in range(4) for n in seats.counts_of(view, Seat(seat))
    )


def test_with_large_letters_goods_lie_close_rather_than_small(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def draw(painter: QPainter, box: QRectF, marks: tuple, letters, *_: object) -> None:
        sizes.append(letters.pixelSize())

    monkeypatch.setattr(seats, "draw_marks", draw)
    theme().set_text(150)
    rows = ((3, 0, 1, 3, 0, 5, 2), (9, 2, 1, 0, 0, 3, 2), (4, 0, 0, 2, 1, 1, 2))
    for seat in range(3):
        seats.draw_counts(QPainter(), QRectF(0, 0, 190, 36), rows, seat, 28.0)
    theme().set_text(100)
    assert len(set(sizes)) == 1
    assert sizes[0] >= 15


# -------------------------------------------------------------------- score and tower
def test_equal_scores_hide_nobody(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    board = laid(qtbot, played(places(2), seats=4))
    item = board.scene.score
    assert item.face is not None
    marks = [mark for mark, _ in item.face.scores]
    face = score_track.ScoreFace(tuple((mark, 84) for mark in marks), 84, 3)
    item.face = face
    spots: list[QRectF] = []
    monkeypatch.setattr(score_track, "paint_token", lambda painter, box, mark: spots.append(box))
    monkeypatch.setattr(score_track, "paint_cultist", lambda painter, box, inks: spots.append(box))
    item.update()
    board.grab()
    found = sorted(each.left() for each in spots[-5:])
    assert len(found) == 5
    assert all(after - before >= spots[0].width() for before, after in pairwise(found))


def test_tags_do_not_lean_on_the_tower(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats_of, size in ((2, (1280, 573)), (4, (1920, 940))):
        board = laid(qtbot, played(places(3), seats=seats_of), size)
        tower = board.scene.light.tower
        for row in range(len(tower.face.rows)):
            left, right = tower.tags(row)
            half = tower.half(tower.row_y(row))
            assert left.right() + 2 <= tower.axis - half
            assert right.left() - 2 >= tower.axis + half
            assert right.right() <= tower.area.right()


def test_in_a_narrow_table_the_score_of_now_gives_way_to_the_name(
    monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    written: list[tuple[str, float]] = []
    figures: list[str] = []

    def line(painter: QPainter, room: QRectF, text: str, unit: float, *_: object, **__: object):
        written.append((text, room.width() - plan_paint.parts.width_of(text, unit)))
        return 0.0

    monkeypatch.setattr(plan_paint.parts, "line", line)
    monkeypatch.setattr(
        plan_paint.parts, "figures", lambda p, box, said, *_, **__: figures.append(said)
    )
    monkeypatch.setattr(plan_paint, "paint_badge", lambda *_: None)
    row = plan_paint.ScoreLine(0, "Tallow", 75, (0, 0), 89, False)
    for width, has_now in ((480.0, True), (310.0, False)):
        figures.clear()
        plan_paint.draw_score(row, False, 34.0, QPainter(), QRectF(0, 0, width, 34))
        name, spare = written[-1]
        assert (name, spare >= 0) == ("Tallow", True)
        assert ("75" in figures) is has_now
