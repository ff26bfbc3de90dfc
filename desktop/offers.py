"""What the start screen and the lists show of games: names, pictures, the game that waits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPainter, QPixmap

from desktop.boxes import BoxOffer
from desktop.naming import few, names_in
from desktop.waiting import WaitingGame
from models.records import RecordLine
from models.translate import date_text, dotted, filled, number_text, words
from rules.kernel.record import Head
from rules.kernel.registry import Setup, game, game_ids
from rules.kernel.vetting import table_of
from views.boards import board_class
from views.panels.lid import emblem
from views.theme import pixmap, theme

MOST_NAMES = 3
"""So many persons of the waiting game are named."""


def box_offers() -> list[BoxOffer]:
    """The boxes on the table."""
    return [_box(game_id) for game_id in game_ids()]


def _box(game_id: str) -> BoxOffer:
    entry = game(game_id)
    said = QCoreApplication.translate("StartPage", "{least}–{most} players")
    least, most = entry.seat_counts[0], entry.seat_counts[-1]
    said = filled(said, least=number_text(least), most=number_text(most))
    return BoxOffer(game_id, words(entry.name), said, words(entry.about), least)


def waiting_game(line: RecordLine, was_cut_off: bool) -> WaitingGame:
    """The last game, as anybody may see it."""
    assert line.head is not None
    head = line.head
    called = names_in(head)
    names = few(called, MOST_NAMES)
    where = head.summary.where
    return WaitingGame(
        words(game(head.game).name),
        names if where is None else words(where, called),
        date_text(head.saved) if where is None else dotted((names, date_text(head.saved))),
        was_cut_off,
    )


def record_picture(line: RecordLine, size: QSize, ratio: float) -> QPixmap:
    """The public picture of a record; the game's emblem where it has none."""
    head = line.head
    if head is None:
        return QPixmap()
    picture = table_picture(head, size, ratio)
    if not picture.isNull():
        return picture
    side = min(size.width(), size.height())
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(theme().colour("sunken"))
    painter = QPainter(picture)
    sign = pixmap(emblem(head.game), side - 16, theme().colours.muted, ratio)
    painter.drawPixmap((size.width() - side + 16) // 2, 8, sign)
    painter.end()
    return picture


def table_picture(head: Head, size: QSize, ratio: float) -> QPixmap:
    """What an onlooker saw last; a null pixmap where this program cannot draw it."""
    view = table_of(head)
    if view is None:
        return QPixmap()
    names = tuple(plan.name for plan in head.seats)
    setup = Setup(head.game, len(head.seats), 0, head.options, names)
    return board_class(head.game).thumbnail(view, setup, size, ratio)
