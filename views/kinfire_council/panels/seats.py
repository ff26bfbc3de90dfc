"""The rows of the players: whose turn it is, what they hold, what they have scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from models.translate import filled, headed, number_text, words
from rules.kernel import agenda
from rules.kernel.steps import Choice, Seat
from rules.kinfire_council.asking import seat_target
from rules.kinfire_council.enums import RESOURCES
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.state import SEEKER, Council, Piece
from views.items import page_parts as parts
from views.items.cell import Draw, Spec
from views.items.panel import RIGHT, surface
from views.items.strokes import round_of
from views.kinfire_council.icons import RESOURCE_ICON, Mark, draw_marks, marks_width
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.told import seat_name
from views.kinfire_council.phrases import listed
from views.kinfire_council.piece_paint import hexagon
from views.kinfire_council.showing import RenderState
from views.panels.seat_badge import paint_badge
from views.theme import theme
from views.theme.fonts import Face

translate = QCoreApplication.translate
HIGH, LEAST = 25.0, 20.0
"""The height of a row at scale 1, and the least one in pixels."""
GAP = 2.0
PEG = 0.38
"""The room of a piece that is still to be placed, in heights of a line."""
LEAST_GAP, SMALLEST = 3.0, 10
"""Between two columns of goods, and the least letters there, in pixels."""
WIDE, MOST_ACROSS = 250.0, 3
"""Where there is so much room at scale 1 for each, rows stand side by side."""


def active_seat(view: Council) -> Seat | None:
    """Whose turn it is; outside turns who is asked; None: nobody."""
    if view.turn is not None:
        return view.turn.seat
    if view.outcome is not None or not view.agenda or not isinstance(view.agenda[-1], Choice):
        return None
    asked = agenda.asked(view)
    return asked[0] if asked else None


def rows_height(count: int, width: float, scale: float) -> float:
    """How high all rows are; in a wide place they stand side by side."""
    lines = -(-count // across(width, scale))
    return lines * (max(LEAST, HIGH * scale) + GAP)


def across(width: float, scale: float) -> int:
    """How many rows stand side by side."""
    return max(1, min(MOST_ACROSS, int(width / (WIDE * scale))))


def seat_specs(
    showing: RenderState, area: QRectF, scale: float, opened: int, turn: Callable[[Seat], None]
) -> list[Spec]:
    """The rows in the order of the seats; `opened`: whose sheet lies below."""
    high, beside = max(LEAST, HIGH * scale), across(area.width(), scale)
    boxes = parts.columns(QRectF(area.left(), area.top(), area.width(), high), beside, 2 * GAP)
    found = []
    for seat in range(len(showing.view.sheets)):
        line, column = divmod(seat, beside)
        box = boxes[column].translated(0, line * (high + GAP))
        does = partial(turn, Seat(seat))
        found.append(_row(showing, Seat(seat), box, seat == opened, does))
    return found


def _row(
    showing: RenderState, seat: Seat, area: QRectF, is_open: bool, does: Callable[[], None]
) -> Spec:
    facts = _facts(showing, seat)
    return Spec(
        key=f"seat:{seat}",
        area=area,
        label=seat_words(showing, seat),
        more=translate("kinfire_council_board", "Click to see the sheet."),
        draw=_draw(showing, seat, is_open),
        shown=(facts, is_open, round(area.width())),
        target=seat_target(seat),
        does=does,
        topic="sheet",
    )


def _facts(showing: RenderState, seat: Seat) -> tuple[object, ...]:
    view = showing.view
    return (
        max(len(left_of(view, Seat(other))) for other in range(len(view.sheets))),
        all_counts(view),
        view.sheets[seat],
        view.score[seat],
        len(view.hands[seat]),
        view.speaker,
        view.conspirator,
        active_seat(view) == seat,
        showing.acting == seat,
        showing.viewer == seat,
        seat_name(showing, seat),
    )


def seat_words(showing: RenderState, seat: Seat) -> str:
    """«Ada: 12 V, its turn, Speaker; 3 pieces left; 2 coins, 1 food; 2 influence; 3 cards»."""
    view, sheet = showing.view, showing.view.sheets[seat]
    told = [translate("kinfire_council_board", "%n V", None, view.score[seat])]
    if active_seat(view) == seat:
        told.append(translate("kinfire_council_board", "their turn"))
    if view.speaker == seat:
        told.append(translate("kinfire_council_board", "Speaker"))
    if view.conspirator == seat:
        told.append(translate("kinfire_council_board", "Conspirator"))
    told.append(
        translate("kinfire_council_board", "%n piece(s) to place", None, len(left_of(view, seat)))
    )
    told.append(words(goods_text(sheet.goods)))
    told.append(
        translate("kinfire_council_board", "%n influence on the sheet", None, sheet.influence)
    )
    told.append(
        translate("kinfire_council_board", "%n research card(s)", None, len(view.hands[seat]))
    )
    return headed(seat_name(showing, seat), listed(told))


def left_of(view: Council, seat: Seat) -> list[tuple[int, Piece]]:
    """The pieces on a sheet with their numbers."""
    return [each for each in enumerate(view.sheets[seat].pieces) if not each[1].space]


def _draw(showing: RenderState, seat: Seat, is_open: bool) -> Draw:
    view = showing.view
    name, is_active = seat_name(showing, seat), active_seat(view) == seat
    is_own, acts = showing.viewer == seat, showing.acting == seat
    score = number_text(view.score[seat])
    is_speaker, is_conspirator = view.speaker == seat, view.conspirator == seat
    left, counts = left_of(view, seat), all_counts(view)
    most = max(len(left_of(view, Seat(other))) for other in range(len(view.sheets)))

    def draw(painter: QPainter, area: QRectF) -> None:
        fill = "selected" if is_active else "surface" if is_open else "raised"
        surface(painter, area, fill, "ink" if is_open else "line", radius=4.0)
        if is_active:
            _lamp(painter, area, "accent" if acts else "ink")
        unit = area.height() * 0.8
        inner = area.adjusted(7, 1, -5, -1)
        badge = parts.left_square(inner, 0.94)
        paint_badge(painter, badge, int(seat), name)
        room = parts.beside_badge(inner, badge)
        total = QRectF(room.right() - unit * 1.5, room.top(), unit * 1.5, room.height())
        parts.figures(painter, total, score, unit * 1.05, align=RIGHT)
        room.setRight(total.left() - 4)
        name_wide = min(room.width() * 0.33, _names_wide(showing, unit))
        names = QRectF(room.left(), room.top(), name_wide, room.height())
        _draw_name(painter, names, name, is_own, is_speaker, is_conspirator, unit)
        rest = QRectF(
            names.right() + 3, room.top(), room.right() - names.right() - 3, room.height()
        )
        _draw_left(painter, rest, left, unit)
        goods = parts.right_of(rest, most * unit * PEG + 4)
        draw_counts(painter, goods, counts, int(seat), unit)

    return draw


def _names_wide(showing: RenderState, unit: float) -> float:
    """What the longest name needs with the signs behind it: the same in all rows."""
    view = showing.view
    return (
        max(
            parts.width_of(seat_name(showing, Seat(seat)), unit * 0.94, strong=True)
            + unit * 0.9 * ((view.speaker == seat) + (view.conspirator == seat))
            for seat in range(len(view.sheets))
        )
        + unit * 0.3
    )


def _draw_name(
    painter: QPainter,
    area: QRectF,
    name: str,
    is_own: bool,
    is_speaker: bool,
    is_conspirator: bool,
    unit: float,
) -> None:
    """The name, underlined where it is the person before the screen; medallion and eye."""
    signs = [sign for sign, has in (("speech", is_speaker), ("kc-cult", is_conspirator)) if has]
    side = min(area.height(), unit * 0.85)
    room = area.adjusted(0, 0, -len(signs) * (side + 1), 0)
    wide = parts.line(painter, room, name, unit * 0.94, strong=is_own)
    if is_own:
        painter.setPen(QPen(theme().colour("ink"), 1.3))
        foot = area.bottom() - 2
        painter.drawLine(QPointF(room.left(), foot), QPointF(room.left() + wide, foot))
    left = room.left() + min(wide, room.width()) + 2
    for sign in signs:
        box = QRectF(left, area.top(), side, area.height())
        parts.icon(painter, sign, box, "accent" if sign == "speech" else "bad")
        left += side + 1


def _draw_left(
    painter: QPainter, area: QRectF, left: Sequence[tuple[int, Piece]], unit: float
) -> None:
    """Each piece still on the sheet in its own form: chits are round, the Seeker has corners and
    is larger."""
    step = unit * PEG
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour("ink"))
    for at, (number, _) in enumerate(left):
        far = unit * (0.23 if number == SEEKER else 0.15)
        box = round_of(QPointF(area.left() + (at + 0.5) * step, area.center().y()), far)
        if number == SEEKER:
            painter.drawPolygon(hexagon(box))
        else:
            painter.drawEllipse(box)


Counts = tuple[tuple[int, ...], ...]
SIGNS = (*(RESOURCE_ICON[each] for each in RESOURCES), "kc-influence", "kc-research")


def counts_of(view: Council, seat: Seat) -> tuple[int, ...]:
    """What a player holds, in the order of the signs."""
    sheet = view.sheets[seat]
    return (*sheet.goods, sheet.influence, len(view.hands[seat]))


def all_counts(view: Council) -> Counts:
    """The same of all players, row by row."""
    return tuple(counts_of(view, Seat(seat)) for seat in range(len(view.sheets)))


def draw_counts(painter: QPainter, area: QRectF, rows: Counts, seat: int, unit: float) -> None:
    """Signs with their numbers in columns that are those of all rows: where nobody has any there is
    none, and in it nothing where there are none. Where so many columns have no room the signs lie
    close, in letters of one size still."""
    ink, letters = inks_of(theme().name), parts.letters(unit * 0.92, Face.STRONG)
    most = tuple(max(column) for column in zip(*rows, strict=True))
    usual = letters.pixelSize()
    has_columns = _fit(letters, [most], area.width(), round(SMALLEST * theme().text / 100))
    if not has_columns:
        letters.setPixelSize(usual)
        _fit(letters, rows, area.width(), SMALLEST)
    columns = most if has_columns else rows[seat]
    wides, shown = _wides(letters, columns), max(1, sum(map(bool, columns)))
    gap = min(unit * 0.55, max(1.0, (area.width() - sum(wides)) / shown))
    left = area.left()
    for sign, n, wide in zip(SIGNS, rows[seat], wides, strict=True):
        if n:
            box = QRectF(left, area.top(), wide + 1, area.height())
            draw_marks(painter, box, (_count(sign, n),), letters, ink, theme().colour("ink").name())
        left += wide + gap if wide else 0.0


def _fit(letters: QFont, rows: Sequence[Sequence[int]], width: float, least: int) -> bool:
    """Makes letters smaller until every row has room; False: they are the least before that."""

    def overflows(row: Sequence[int]) -> bool:
        return sum(_wides(letters, row)) + LEAST_GAP * sum(map(bool, row)) > width

    while any(map(overflows, rows)):
        if letters.pixelSize() <= least:
            return False
        letters.setPixelSize(letters.pixelSize() - 1)
    return True


def _wides(letters: QFont, row: Sequence[int]) -> list[float]:
    """How wide each sign is with its number; what there is none of takes no room."""
    found = zip(SIGNS, row, strict=True)
    return [marks_width((_count(*each),), letters) if each[1] else 0.0 for each in found]


def _count(sign: str, n: int) -> Mark:
    return Mark(sign, number_text(n))


def _lamp(painter: QPainter, area: QRectF, colour: str) -> None:
    """Whose turn it is: a bar at the left edge."""
    painter.setPen(QPen(theme().colour(colour), 3.2))
    painter.drawLine(
        QPointF(area.left() + 2.5, area.top() + 4), QPointF(area.left() + 2.5, area.bottom() - 4)
    )


def spoken_rows(showing: RenderState) -> list[str]:
    """All seats in sentences."""
    said = translate("kinfire_council_board", "{row}.")
    seats = range(len(showing.view.sheets))
    return [filled(said, row=seat_words(showing, Seat(seat))) for seat in seats]
