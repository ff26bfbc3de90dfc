"""Giving a game away: paper and PDF, the picture to share, exports."""

import errno
import json
import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop import headless
from desktop.app import Lamplight
from desktop.cli import Misused
from desktop.papers import PAPER, PrintSheet
from desktop.source import print_paper
from models.records import open_record
from rules.bots.levels import bot, luck_of
from rules.kernel.play import Play, TakeBack, drive
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from tests.desktop.helpers import NAMES, wish_of

SEATS = 3
A4 = (595, 842)
LETTER = (612, 792)
"""In points."""


def played(seats: int = SEATS) -> Play:
    """A game of bots, to its end."""
    play = Play(setup_of("cartographers", seats, 9, {}, NAMES[:seats]))
    think = bot("cartographers", "random")

    def mind(view: object, request: object) -> object:
        return think(view, request, luck_of(9, request.seat, request.ply)).action

    drive(play, {Seat(seat): mind for seat in range(seats)}, 10_000)
    return play


@pytest.fixture
def ended(lamp: Lamplight, qtbot: QtBot) -> Lamplight:
    """A finished game of three on the table."""
    plans = wish_of("cartographers", 1, SEATS - 1).plans
    session = lamp.games.play_on(played(), plans, TakeBack.STRICT)
    lamp.controller._show(session)
    qtbot.waitUntil(lambda: lamp.window.table.shows_result)
    qtbot.waitUntil(lambda: lamp.controller.papers._path is not None)
    return lamp


def pages_of(path: Path) -> list[tuple[int, int]]:
    """The sizes of a PDF's pages in points."""
    raw = path.read_bytes()
    assert raw.startswith(b"%PDF-")
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", raw)
    assert len(re.findall(rb"/Type\s*/Page\b", raw)) == len(boxes)
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


def print_sheet(lamp: Lamplight) -> PrintSheet:
    lamp.controller.commands["print"].trigger()
    sheet = lamp.controller.papers._sheet
    assert isinstance(sheet, PrintSheet)
    return sheet


def named(sheet: PrintSheet) -> dict[str, int]:
    return {sheet.list.item(n).data(PAPER): n for n in range(sheet.list.count())}


# ---------------------------------------------------------------- paper
def test_every_paper_becomes_a_file_with_its_pages(ended: Lamplight, tmp_path: Path) -> None:
    sheet = print_sheet(ended)
    found = named(sheet)
    assert {"finished", "finished_colour", "blank_a", "blank_b", "log"} <= set(found)
    for paper, row in found.items():
        sheet.list.setCurrentRow(row)
        path = tmp_path / f"{paper}.pdf"
        sheet.write_pdf(path)
        assert str(path) in sheet.note.text()
        wanted = SEATS if paper.startswith("finished") else 1
        assert len(pages_of(path)) >= wanted if paper == "log" else len(pages_of(path)) == wanted
        assert path.stat().st_size > 2_000


def test_paper_has_the_size_that_was_chosen(ended: Lamplight, tmp_path: Path) -> None:
    sheet = print_sheet(ended)
    sizes = sheet.findChild(QComboBox)
    for size, points in ((QPageSize.PageSizeId.A4, A4), (QPageSize.PageSizeId.Letter, LETTER)):
        sizes.setCurrentIndex(sizes.findData(size))
        path = tmp_path / f"{points[0]}.pdf"
        sheet.write_pdf(path)
        assert set(pages_of(path)) == {points}


def test_no_printed_page_is_empty_and_blank_sheets_differ_from_finished_ones(
    ended: Lamplight,
) -> None:
    source = ended.controller.papers.source()
    assert source is not None
    inks: dict[str, int] = {}
    for paper in ("finished", "finished_colour", "blank_a"):
        for page in range(source.board.page_count(paper, source.view, source.setup)):
            image = QImage(600, 850, QImage.Format.Format_Grayscale8)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            area = QRectF(image.rect())
            source.board.print_page(paper, page, painter, area, source.view, source.setup)
            painter.end()
            inks[f"{paper} {page}"] = sum(value < 128 for value in bytes(image.constBits()))
    assert min(inks.values()) > 2_000
    assert len(set(inks.values())) == len(inks)


def test_a_printer_gets_all_pages(ended: Lamplight, tmp_path: Path) -> None:
    source = ended.controller.papers.source()
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    print_paper(source, "finished", printer)
    assert len(pages_of(tmp_path / "printed.pdf")) == SEATS


def test_a_file_that_cannot_be_written_is_said(ended: Lamplight, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    sheet = print_sheet(ended)
    sheet.write_pdf(tmp_path / "taken" / "maps.pdf")
    assert "Could not write" in sheet.note.text()
    assert not ended.controller.papers.write(
        ended.controller.papers._path, tmp_path / "taken" / "a.txt"
    )


@pytest.mark.parametrize("kind", ["text", "public", "png", "pdf"])
def test_on_a_full_disk_the_older_file_stays_and_the_reason_is_right(
    ended: Lamplight, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Also from the command line, which ends with a failure."""
    record = ended.controller.papers._path
    path = tmp_path / f"older.{kind}"
    path.write_text("an older one")

    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(Misused, match=os.strerror(errno.ENOSPC)):
        headless.export(record, kind, path)
    sheet = print_sheet(ended)
    sheet.write_pdf(path)
    assert os.strerror(errno.ENOSPC) in sheet.note.text()
    assert path.read_text() == "an older one"
    assert list(tmp_path.glob(".*")) == []


def test_while_a_game_runs_only_blank_sheets_and_its_story_are_printed(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    lamp.controller.begin(wish_of("cartographers", 1, 1))
    qtbot.waitUntil(lambda: lamp.controller.papers._path is not None)
    assert not [paper for paper in named(print_sheet(lamp)) if paper.startswith("finished")]


# ---------------------------------------------------------------- picture and files
def test_the_picture_to_share_lies_in_the_clipboard(ended: Lamplight) -> None:
    assert ended.controller.commands["share"].isEnabled()
    ended.controller.commands["share"].trigger()
    image = QGuiApplication.clipboard().image()
    assert image.width() >= 800
    assert image.height() >= 500
    colours = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, 500, 9)}
    assert len(colours) > 20
    assert "clipboard" in ended.window.prompt.reply.text()


@pytest.mark.parametrize("ending", ["txt", "json", "png", "pdf"])
def test_a_finished_game_is_given_away_in_every_form(
    ended: Lamplight, tmp_path: Path, ending: str
) -> None:
    target = tmp_path / f"given.{ending}"
    assert ended.controller.papers.write(ended.controller.papers._path, target)
    if ending == "txt":
        said = target.read_text(encoding="utf-8")
        assert all(plan.name in said for plan in ended.games.session.seats)
    elif ending == "json":
        assert open_record(target).play.state.outcome is not None
    elif ending == "png":
        assert not QImage(str(target)).isNull()
    else:
        assert len(pages_of(target)) == SEATS


def test_of_a_running_game_nothing_secret_is_given_away(
    lamp: Lamplight, qtbot: QtBot, tmp_path: Path
) -> None:
    lamp.controller.begin(wish_of("cartographers", 1, 1, seed=987_654_321))
    qtbot.waitUntil(lambda: lamp.controller.papers._path is not None)
    lamp.games.queue.flush()
    target = tmp_path / "public.json"
    assert lamp.controller.papers.write(lamp.controller.papers._path, target)
    raw = target.read_text(encoding="utf-8")
    assert "987654321" not in raw
    given = json.loads(raw)
    assert not {"body", "sealed"} & set(given)
    assert set(json.loads(given["table"])["deck"]) == {""}
