"""What stands on the table, read from a view: pieces, cultists, Rubble, by space."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.kernel.steps import Seat, Target
from rules.kinfire_council.asking import cultist_target, piece_target, rubble_target
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.state import NOBODY, SEEKER, Council


class Kind(StrEnum):
    """What a thing on a space is."""

    PIECE = "piece"
    CULTIST = "cultist"
    RUBBLE = "rubble"


class Standing(Struct, frozen=True):
    """A thing on a space; `number`: of the piece, else of the space."""

    kind: Kind
    space: str
    seat: Seat = NOBODY
    number: int = 0
    skill: Skill | None = None

    @property
    def target(self) -> Target:
        """What a click on it means."""
        if self.kind is Kind.PIECE:
            return piece_target(self.seat, self.number)
        make = cultist_target if self.kind is Kind.CULTIST else rubble_target
        return make(self.number)

    @property
    def is_seeker(self) -> bool:
        """Whether it is a Seeker."""
        return self.kind is Kind.PIECE and self.number == SEEKER


def all_standing(view: Council) -> list[Standing]:
    """Everything on the spaces: Rubble below cultists below pieces."""
    found = [Standing(Kind.RUBBLE, str(n), number=n) for n in view.rubble]
    found += [Standing(Kind.CULTIST, str(n), number=n) for n in view.city]
    for seat, sheet in enumerate(view.sheets):
        for number, piece in enumerate(sheet.pieces):
            if piece.space:
                found.append(Standing(Kind.PIECE, piece.space, Seat(seat), number, piece.skill))
    return found


# ---------------------------------------------------------------- where things stand
TWO, COVERED = 0.66, 1 / 3
"""How large two things on one place are; how much of a thing its neighbour hides at most."""
APART = 1.1


def spots(room: QRectF, ring: QRectF, count: int, is_numbered: bool) -> list[QRectF]:
    """Where so many things stand on a space, from the back to the front: the signs of all are seen.

    A numbered space has room for one; a second one stands aslant before it. On open spaces pieces
    stand side by side, in two rows or more where they are many.
    """
    if count < 2:
        return [ring] * count
    if not is_numbered and room != ring:
        return _rows(room, ring.width(), count)
    if count == 2:
        side = TWO * min(room.width(), room.height())
        back = QRectF(room.right() - side, room.top(), side, side)
        return [back, QRectF(room.left(), room.bottom() - side, side, side)]
    columns = 2 if count < 5 else 3
    return _grid(room, columns, (count + columns - 1) // columns)[:count]


def _rows(room: QRectF, most: float, count: int) -> list[QRectF]:
    """Side by side from the left in as few rows as leave the signs in sight."""
    for rows in range(1, count + 1):
        columns = (count + rows - 1) // rows
        side = min(most, room.height() / (1 + (rows - 1) * (1 - COVERED)))
        step = min(side * APART, (room.width() - side) / max(1, columns - 1))
        if step >= side * (1 - COVERED):
            down = (room.height() - side) / max(1, rows - 1)
            return _set_out(room, columns, count, side, QPointF(step, down))
    return _grid(room, count, 1)


def _set_out(room: QRectF, columns: int, count: int, side: float, step: QPointF) -> list[QRectF]:
    """From the left, row by row."""
    size, corner = QSizeF(side, side), room.topLeft()
    return [
        QRectF(corner + QPointF(n % columns * step.x(), n // columns * step.y()), size)
        for n in range(count)
    ]


def _grid(room: QRectF, columns: int, rows: int) -> list[QRectF]:
    """In rows and columns, each hiding a little of the one behind it."""
    share = 1 - COVERED / 2
    side = min(room.width() / (1 + (columns - 1) * share), room.height() / (1 + (rows - 1) * share))
    across = (room.width() - side) / max(1, columns - 1)
    down = (room.height() - side) / max(1, rows - 1)
    return _set_out(room, columns, columns * rows, side, QPointF(across, down))
