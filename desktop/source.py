"""A game to give away or print: what everybody may know of it, in words and pictures."""

from __future__ import annotations

import os
from errno import EIO
from pathlib import Path

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, QSize
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from models.exports import public_record, story
from models.files import write_out
from models.places import NAME
from models.records import Opened
from models.seating import SeatPlan
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Outcome
from rules.kernel.views import view
from views.board import Board
from views.boards import board_class

PICTURE = QSize(1280, 800)
LOG = "log"
"""The paper that every game has: its record in words."""


class Source(msgspec.Struct, frozen=True):
    """One game, as an onlooker knows it."""

    opened: Opened
    setup: Setup
    plans: tuple[SeatPlan, ...]
    view: State
    outcome: Outcome | None

    @property
    def board(self) -> type[Board]:
        return board_class(self.setup.game)


def source_of(opened: Opened) -> Source:
    """The public side of a record; everything, once the game is over."""
    play = opened.play
    return Source(
        opened,
        play.setup,
        opened.record.head.seats,
        view(play.state, None),
        play.state.outcome,
    )


# ---------------------------------------------------------------- in pictures
def picture(source: Source) -> QImage:
    """A picture to share: the board's own, else its small one drawn large."""
    made = QImage()
    if source.outcome is not None:
        made = source.board.share_picture(source.view, source.setup)
    if made.isNull():
        made = source.board.thumbnail(source.view, source.setup, PICTURE, 1.0).toImage()
    return made


def papers(source: Source | None, board: type[Board], finished: bool) -> dict[str, str]:
    """Paper -> its name; the record in words is always one of them where there is a game."""
    found = {paper.id: paper.name for paper in board.papers(finished)}
    if source is not None:
        found[LOG] = QCoreApplication.translate("Source", "The game in words")
    return found


def print_paper(source: Source, paper: str, device: QPagedPaintDevice) -> None:
    """Draws all pages of a paper on a printer or into a file. Raises OSError."""
    if paper == LOG:
        document = QTextDocument()
        document.setPlainText(story(source.opened))
        document.print_(device)
        return
    board, setup = source.board, source.setup
    painter = QPainter(device)
    if not painter.isActive():
        raise OSError(EIO, os.strerror(EIO))
    for page in range(board.page_count(paper, source.view, setup)):
        if page:
            device.newPage()
        area = QRectF(painter.viewport())
        board.print_page(paper, page, painter, area, source.view, setup)
    painter.end()


def write_pdf(source: Source, paper: str, size: QPageSize.PageSizeId, path: Path) -> None:
    """A paper as a file of pages. Raises OSError; then the file is what it was."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(300)
    portrait, unit = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(QPageSize(size), portrait, source.board.MARGINS, unit))
    writer.setCreator(NAME)
    print_paper(source, paper, writer)
    write_out(path, bytes(buffer.data().data()))


def write_picture(made: QImage, path: Path) -> None:
    """A picture as PNG. Raises OSError; then the file is what it was."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(made):
        raise OSError(0, QCoreApplication.translate("Source", "there is no picture to save"))
    write_out(path, bytes(buffer.data().data()))


def export(source: Source, kind: str, path: Path) -> None:
    """Writes one of `text`, `public`, `png`, `pdf`. Raises OSError."""
    if kind == "text":
        write_out(path, story(source.opened).encode())
    elif kind == "public":
        write_out(path, public_record(source.opened))
    elif kind == "png":
        write_picture(picture(source), path)
    else:
        known = papers(source, source.board, source.outcome is not None)
        write_pdf(source, next(iter(known)), QPageSize.PageSizeId.A4, path)
