"""After the year: the table by source, maps side by side, pictures and paper."""

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from pytestqt.qtbot import QtBot

from rules.kernel.registry import Setup
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.cartographers.positions import keys, play, press, start, table
from views.cartographers.board import CartographersBoard
from views.cartographers.endings import headline, ranked
from views.cartographers.printing import blank_face, finished_face

A4, LETTER = QPageSize(QPageSize.PageSizeId.A4), QPageSize(QPageSize.PageSizeId.Letter)


def finished(seats: int, **options: str) -> tuple:
    setup, state = start(seats, **options)
    play(state, 400)
    assert state.outcome is not None
    return setup, state


def test_the_year_is_shown_by_season_and_source(qtbot: QtBot) -> None:
    setup, state = finished(3)
    game = table(qtbot, setup, state)
    scene = game.board.scene
    assert scene.end.table.isVisible()
    assert scene.maps.shown == [0, 1, 2]
    assert not scene.card.face.isVisible()
    rows = scene.end.table.rows
    assert [row.total for row in rows] == sorted((row.total for row in rows), reverse=True)
    for row in rows:
        assert row.scores == state.scores[row.seat]
        assert row.total == state.outcome.totals[row.seat]
        assert row.name in scene.end.table.description
    assert any(setup.names[seat] in scene.end.table.title for seat in state.outcome.winners)


def test_solo_ends_with_a_title(qtbot: QtBot) -> None:
    setup, state = finished(1)
    title, reason = headline(state, {0: "Ada"})
    assert title
    assert str(state.outcome.totals[0]) in reason
    game = table(qtbot, setup, state)
    assert game.board.scene.end.table.title == title


def test_maps_of_the_end_are_laid_large(qtbot: QtBot) -> None:
    setup, state = finished(2)
    game = table(qtbot, setup, state)
    scene = game.board.scene
    mini = scene.maps.mini_of(Seat(0))
    assert mini is not None
    press(game.board, mini)
    assert scene.map.sheet.isVisible()
    assert not scene.end.table.isVisible()
    keys(game.board, Qt.Key.Key_Escape)
    assert scene.end.table.isVisible()


def test_a_hundred_rows_scroll(qtbot: QtBot) -> None:
    setup, state = finished(100, solo_ambush_in_multiplayer="on")
    game = table(qtbot, setup, state)
    end = game.board.scene.end.table
    assert len(end.rows) == 100
    end.setFocus()
    keys(game.board, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert end.first == 2
    end.scroll(500)
    assert end.first == 100 - end.room()
    assert len(ranked(state, dict(enumerate(setup.names)))) == 100


# ---------------------------------------------------------------- pictures
def test_the_share_picture_is_full_of_ink() -> None:
    setup, state = finished(4)
    picture = CartographersBoard.share_picture(view(state, None), setup)
    assert (picture.width(), picture.height()) == (1600, 900)
    assert len(colours(picture, QRectF(40, 150, 960, 690))) > 200
    assert len(colours(picture, QRectF(1040, 150, 520, 690))) > 10


def test_there_is_no_share_picture_before_the_end() -> None:
    setup, state = start(1)
    assert CartographersBoard.share_picture(view(state, None), setup).isNull()


def test_thumbnails_show_public_maps_only(qtbot: QtBot) -> None:
    setup, state = start(2, map_visibility="private")
    play(state, 4)
    size = QSize(160, 100)
    hidden = CartographersBoard.thumbnail(view(state, None), setup, size, 2.0)
    assert hidden.size() == QSize(320, 200)
    play(state, 3)
    again = CartographersBoard.thumbnail(view(state, None), setup, size, 2.0)
    assert hidden.toImage() == again.toImage()
    setup, state = start(2)
    blank = CartographersBoard.thumbnail(view(state, None), setup, size)
    play(state, 4)
    drawn = CartographersBoard.thumbnail(view(state, None), setup, size)
    assert blank.toImage() != drawn.toImage()


def colours(picture: QImage, area: QRectF) -> set[int]:
    part = picture.copy(area.toRect())
    return {part.pixel(x, y) for x in range(0, part.width(), 3) for y in range(0, part.height(), 3)}


# ---------------------------------------------------------------- paper
def test_papers_are_blank_sheets_and_the_finished_ones() -> None:
    blank = [paper.id for paper in CartographersBoard.papers(finished=False)]
    assert blank == ["blank_a", "blank_b", "blank_c", "blank_d"]
    every = CartographersBoard.papers(finished=True)
    assert [paper.id for paper in every][:2] == ["finished", "finished_colour"]
    assert len({paper.name for paper in every}) == len(every)


def test_a_page_for_each_sheet() -> None:
    setup, state = finished(3)
    assert CartographersBoard.page_count("finished", view(state, None), setup) == 3
    assert CartographersBoard.page_count("finished", None, setup) == 0
    assert CartographersBoard.page_count("blank_b", None, setup) == 1


def test_faces_carry_everything_that_is_printed() -> None:
    setup, state = finished(2)
    blank = blank_face("b", "heroes")
    assert [box.name for box in blank.seasons] == ["Spring", "Summer", "Fall", "Winter"]
    assert blank.final is None
    assert blank.map_name == "Wastelands"
    face = finished_face(state, setup, Seat(1))
    assert face.cartographer == setup.names[1]
    assert face.final == state.outcome.totals[1]
    assert [box.total for box in face.seasons] == [score.total for score in state.scores[1]]


def test_sheets_go_to_paper_of_both_sizes(tmp_path) -> None:  # type: ignore[no-untyped-def]
    setup, state = finished(1)
    for name, size in (("a4", A4), ("letter", LETTER)):
        target = tmp_path / f"{name}.pdf"
        write_pdf(str(target), size, ("finished", "finished_colour", "blank_a"), state, setup)
        assert target.read_bytes().startswith(b"%PDF")
        assert target.stat().st_size > 20_000


def write_pdf(path: str, size: QPageSize, papers: tuple[str, ...], state, setup: Setup) -> None:  # type: ignore[no-untyped-def]
    writer = QPdfWriter(path)
    writer.setPageLayout(
        QPageLayout(
            size,
            QPageLayout.Orientation.Portrait,
            CartographersBoard.MARGINS,
            QPageLayout.Unit.Millimeter,
        )
    )
    painter = QPainter(writer)
    area = QRectF(0, 0, writer.width(), writer.height())
    for number, paper in enumerate(papers):
        if number:
            writer.newPage()
        CartographersBoard.print_page(paper, 0, painter, area, view(state, None), setup)
    painter.end()


def test_black_ink_alone_is_used_for_black_paper() -> None:
    setup, state = finished(1)
    page = QImage(QSizeF(620, 877).toSize(), QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    area = QRectF(page.rect()).marginsRemoved(QMarginsF(20, 20, 20, 20))
    CartographersBoard.print_page("finished", 0, painter, area, view(state, None), setup)
    painter.end()
    found = colours(page, QRectF(page.rect()))
    grey = [c for c in found if (c >> 16 & 255) == (c >> 8 & 255) == (c & 255)]
    assert len(grey) == len(found)
    assert len(found) > 20
