"""What the map shows beside its pieces: what may be chosen, numbers of piles, forests' names."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Seat
from rules.root.actions import ChoosePlace
from rules.root.automata.boards import VagabotBoard
from rules.root.enums import Faction, TokenKind
from rules.root.state import Token
from tests.views.root.test_board import place
from tests.views.root.woodlands import DUCHY, asked, laid, woodland
from views.root import piece_paint
from views.root.inks import DAY
from views.root.phrases import place_label, place_name
from views.root.piece_paint import draw_body, draw_count, is_tile
from views.root.pieces import Folk, Piece, PieceKind, pieces_at, pieces_of


def heap(count: int) -> Piece:
    return Piece(
        id="",
        kind=PieceKind.WARRIORS,
        place=5,
        box=(0, 0, 50),
        seat=Seat(0),
        folk=Folk(Faction.CORVID),
        count=count,
    )


def drawn(piece: Piece, side: float, draw: object) -> QImage:
    made = QImage(60, 60, QImage.Format.Format_RGB32)
    made.fill(0xFFFFFF)
    painter = QPainter(made)
    assert callable(draw)
    draw(painter, QRectF(5, 5, side, side), piece, DAY)
    painter.end()
    return made


def is_blank(image: QImage) -> bool:
    blank = QImage(image.size(), image.format())
    blank.fill(0xFFFFFF)
    return image == blank


# ---------------------------------------------------------------- numbers
def test_one_piece_alone_has_no_number(qtbot: QtBot) -> None:
    assert is_blank(drawn(heap(1), 40, draw_count))
    assert not is_blank(drawn(heap(2), 40, draw_count))


def test_the_second_vagabond_has_a_sign_that_is_no_count(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(piece_paint, "chip", lambda painter, area, text, inks: told.append(text))
    for second in (False, True):
        pawn = replace(heap(1), kind=PieceKind.PAWN, folk=Folk(Faction.VAGABOND, second))
        drawn(pawn, 40, draw_count)
    drawn(heap(2), 40, draw_count)
    assert told == ["II", "2"]


def test_small_heaps_are_tiles_with_their_number_on_the_colour(qtbot: QtBot) -> None:
    assert is_tile(heap(4), QRectF(0, 0, 16, 16))
    assert not is_tile(heap(4), QRectF(0, 0, 30, 30))
    assert not is_tile(heap(1), QRectF(0, 0, 16, 16))
    assert is_blank(drawn(heap(4), 16, draw_count))
    assert drawn(heap(4), 16, draw_body) != drawn(heap(5), 16, draw_body)


def test_the_number_lies_over_the_mark_of_what_may_be_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = woodland()
    state.tokens[5] = tuple(Token(DUCHY, TokenKind.TUNNEL) for _ in range(2))
    board = laid(qtbot, state)
    item = board.scene.map.pieces["warriors:5:0"]
    item.light(is_lit=True, can_press=True, is_chosen=True, why="")
    order: list[str] = []
    around = item.around

    def marked(more: float) -> object:
        order.append("mark")
        return around(more)

    monkeypatch.setattr(item, "draw", lambda *_: order.append("body"))
    monkeypatch.setattr(item, "draw_over", lambda *_: order.append("number"))
    monkeypatch.setattr(item, "around", marked)
    board.grab()
    assert order[0] == "body"
    assert order[-1] == "number"
    assert "mark" in order


def test_the_mark_of_a_coin_is_round(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    coins = [e for e in board.scene.map.pieces.values() if e.piece.kind is PieceKind.TOKEN]
    assert coins
    for coin in coins:
        box = coin.around(2).boundingRect()
        assert not coin.around(2).contains(box.topLeft() + (box.center() - box.topLeft()) * 0.1)


# ---------------------------------------------------------------- places
def test_where_a_place_is_asked_for_the_others_are_darker(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    assert not place(board, 5).is_dimmed
    assert place(board, 9).is_dimmed
    board.offer(None)
    assert not place(board, 9).is_dimmed


def test_the_mark_of_a_clearing_runs_outside_its_rim(qtbot: QtBot) -> None:
    clearing = place(laid(qtbot, woodland()), 5)
    rim = clearing.shape().boundingRect()
    ring = clearing.around(clearing.off).boundingRect()
    assert ring.width() - clearing.line > rim.width() + 4
    assert clearing.boundingRect().contains(ring.adjusted(-6, -6, 6, 6))


@pytest.mark.parametrize("map_id", ["autumn", "winter"])
def test_every_forest_is_called_by_its_number(map_id: str) -> None:
    state = woodland(map_id)
    names = [place_name(state, 100 + number) for number in range(7)]
    assert all(f"forest {number}" in name for number, name in enumerate(names, 1))
    assert any("wood)" in name for name in names)


def test_a_slot_that_the_vagabot_has_filled_is_seen_and_told(qtbot: QtBot) -> None:
    state = woodland()
    state.automata = ("", "vagabot")
    state.boards[1] = VagabotBoard(slots=(5,))
    found = [piece for piece in pieces_of(state) if piece.kind is PieceKind.ITEM]
    assert [(piece.place, piece.seat) for piece in found] == [(5, 1)]
    others = [piece for piece in pieces_at(state, 5) if piece.kind is PieceKind.BUILDING]
    assert not any(piece.area.intersects(found[0].area) for piece in others)
    assert "item in a slot" in place_label(state, 5, found)
    assert not is_blank(drawn(found[0], 40, draw_body))
