"""A game to give away or print: what everybody may know of it, in words and pictures."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSize
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from desktop.naming import headline, score_rows, signed
from models.files import write_safely
from models.places import NAME, version
from models.records import Opened
from models.seating import SeatPlan
from models.translate import words
from rules.kernel.registry import Setup, game, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Outcome, Seat
from rules.kernel.views import share, view
from views.board import Board
from views.boards import board_class

PICTURE = QSize(1280, 800)
LOG = "log"
"""The paper that every game has: its record in words."""


class Source(msgspec.Struct, frozen=True):
    """One game, as an onlooker knows it."""

    setup: Setup
    plans: tuple[SeatPlan, ...]
    view: State
    outcome: Outcome | None
    lines: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(
            plan.name or words(name_of_seat(self.setup, Seat(seat)))
            for seat, plan in enumerate(self.plans)
        )

    @property
    def board(self) -> type[Board]:
        return board_class(self.setup.game)

    @property
    def title(self) -> str:
        return words(game(self.setup.game).name)


def source_of(opened: Opened) -> Source:
    """The public side of a record; everything, once the game is over."""
    play, plans = opened.play, opened.record.head.seats
    names = tuple(plan.name for plan in plans)
    told = [play.opening, *play.happened]
    events = [event for each in told for event in share(each.events, None)]
    lines = tuple(words(text, names) for event in events if (text := event.text()) is not None)
    return Source(play.setup, plans, view(play.state, None), play.state.outcome, lines)


# ---------------------------------------------------------------- in words
def text_lines(source: Source) -> list[str]:
    """Head, log and result, one line each."""
    names = source.names
    lines = [source.title, ", ".join(names), *_set_up(source), "", *source.lines]
    outcome = source.outcome
    if outcome is not None:
        lines += ["", headline(outcome, names), words(outcome.reason, names)]
        for row in score_rows(outcome, names):
            points = ", ".join("-" if each is None else signed(each) for each in row.points)
            lines.append(f"{row.source}: {points}")
    return lines


def _set_up(source: Source) -> list[str]:
    """Options in words; the seed only once nothing can be read from it any more."""
    chosen = source.setup.options
    lines = []
    for option in game(source.setup.game).options:
        value = option.value_names[option.values.index(chosen[option.id])]
        lines.append(f"{words(option.name)}: {words(value)}")
    if source.outcome is not None:
        seed = QCoreApplication.translate("Source", "Seed {seed}")
        lines.append(seed.replace("{seed}", str(source.setup.seed)))
    return lines


def public_record(source: Source) -> bytes:
    """A record without secrets, as JSON: what happened in words, scores as numbers."""
    outcome = source.outcome
    told = {
        "lamplight_public": 1,
        "program": f"{NAME} {version()}",
        "game": source.setup.game,
        "options": source.setup.options,
        "seats": [
            {"name": name, "kind": plan.kind, "level": plan.level}
            for name, plan in zip(source.names, source.plans, strict=True)
        ],
        "log": source.lines,
        "winners": outcome.winners if outcome is not None else None,
        "totals": outcome.totals if outcome is not None else None,
        "seed": source.setup.seed if outcome is not None else None,
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"


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
    """Draws all pages of a paper on a printer or into a file."""
    if paper == LOG:
        document = QTextDocument()
        document.setPlainText("\n".join(text_lines(source)))
        document.print_(device)
        return
    board, setup = source.board, source.setup
    painter = QPainter(device)
    for page in range(board.page_count(paper, source.view, setup)):
        if page:
            device.newPage()
        area = QRectF(painter.viewport())
        board.print_page(paper, page, painter, area, source.view, setup)
    painter.end()


def pdf_writer(path: Path, size: QPageSize.PageSizeId) -> QPdfWriter:
    """A file of pages."""
    writer = QPdfWriter(str(path))
    writer.setResolution(300)
    margins = QMarginsF(15, 15, 15, 15)
    layout = QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )
    writer.setPageLayout(layout)
    writer.setCreator(NAME)
    return writer


def export(source: Source, kind: str, path: Path) -> None:
    """Writes one of `text`, `public`, `png`, `pdf`. Raises OSError."""
    if kind == "text":
        write_safely(path, ("\n".join(text_lines(source)) + "\n").encode())
    elif kind == "public":
        write_safely(path, public_record(source))
    elif kind == "png":
        made = picture(source)
        if made.isNull() or not made.save(str(path)):
            raise OSError(0, QCoreApplication.translate("Source", "there is no picture to write"))
    else:
        known = papers(source, source.board, source.outcome is not None)
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = pdf_writer(path, QPageSize.PageSizeId.A4)
        print_paper(source, next(iter(known)), writer)
