"""The maps of the others as miniatures; each can be laid large over the table and taken away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneWheelEvent

from rules.cartographers.maps.sheet import Sheet, purse
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Seat
from views.cartographers import pieces
from views.cartographers.sheet_paint import miniature
from views.items.panel import (
    CENTRE,
    LEFT,
    RIGHT,
    Panel,
    fitted,
    glyph,
    minus,
    shrunk,
    surface,
    tabular,
    write,
)
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
GAP = 4.0
LEAST = 60.0
"""So large a map must be to be read; where all would be smaller, one scrolls."""


class Mini(Panel):
    """One seat's map, small: badge, name, map, stars so far."""

    wheeled = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.thing = "map"
        self.role = QAccessible.Role.Button
        self.seat = Seat(0)
        self.name = ""
        self.total: int | None = None
        self.sheet: Sheet | None = None
        self._state: Cartographers | None = None
        self._key: object = None
        self.is_marked = False
        """Somebody's map that wants attention: it is the one drawn on now."""

    def show_seat(self, view: Cartographers, seat: Seat, name: str, marked: bool = False) -> None:
        """A seat's map as the view has it."""
        sheet = view.sheets[seat]
        hidden = sheet.coins < 0
        key = (seat, view.land, sheet, name, marked, view.scores[seat])
        if key == self._key:
            return
        self._key = key
        self._state, self.seat, self.name = view, seat, name
        self.sheet = None if hidden else sheet
        self.is_marked = marked
        self.total = None if hidden else sum(score.total for score in view.scores[seat])
        self.can_press = not hidden
        self.why = (
            translate("cartographers_board", "The other players' maps are hidden until the end.")
            if hidden
            else ""
        )
        self.set_label(self._sentence())
        self.update()

    def _sentence(self) -> str:
        if self.sheet is None:
            return translate("cartographers_board", "{name}'s map, hidden").format(name=self.name)
        text = translate("cartographers_board", "{name}'s map, stars: {total}, coins: {coins}")
        return text.format(name=self.name, total=minus(self.total or 0), coins=purse(self.sheet))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The name above, the map below."""
        s = self.scale_of_board
        line = "accent" if self.is_marked else "edge" if self.is_hovered else "line"
        surface(painter, area, "surface", line, 4, 2.0 if self.is_marked else None)
        head = 18 * s
        inner = area.adjusted(3, 2, -3, -3)
        badge = QRectF(inner.left() + 1, inner.top() + 1, head - 3, head - 3)
        paint_badge(painter, badge, self.seat, self.name)
        text = QRectF(badge.right() + 3, inner.top(), inner.right() - badge.right() - 4, head)
        small = fitted(Face.SMALL, 0.86 * s)
        if self._has_room(small, text.width()):
            wide = write(painter, text, minus(self.total or 0), tabular(small), "muted", RIGHT)
            text.setRight(text.right() - wide - 3)
        write(painter, text, self.name, shrunk(small, self.name, text.width(), 0.6), "ink", LEFT)
        side = min(inner.width(), inner.height() - head)
        place = QRectF(inner.center().x() - side / 2, inner.top() + head, side, side)
        self._draw_map(painter, place)

    def _has_room(self, letters: QFont, width: float) -> bool:
        """Whether the stars may stand beside the name; they are on the seats strip as well."""
        if self.total is None:
            return False
        metrics = QFontMetricsF(shrunk(letters, self.name, 0))
        return metrics.horizontalAdvance(f"{self.name}  {minus(self.total)}") < width

    def _draw_map(self, painter: QPainter, place: QRectF) -> None:
        if self.sheet is None or self._state is None:
            painter.setPen(QPen(theme().colour("line"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(theme().colour("sunken"))
            painter.drawRect(place)
            spot = place.adjusted(*(place.width() * f for f in (0.34, 0.34, -0.34, -0.34)))
            glyph(painter, "eye-closed", spot, "muted")
            return
        width = max(8, round(place.width() * pieces.device_scale(painter)))
        picture = miniature(self._state.land, self.sheet, pieces.inks(), width)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.wheeled.emit(-1 if event.delta() > 0 else 1)


class More(Panel):
    """How many maps there are beyond those shown; a press goes on through them."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.thing = "map"
        self.role = QAccessible.Role.Button
        self.step = step
        self.text = ""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """An arrow, and the seats that lie there."""
        s = self.scale_of_board
        surface(painter, area, "raised" if self.is_hovered else "surface", "edge", 4)
        icon = "up" if self.step < 0 else "down"
        side = 13 * s
        place = QRectF(area.left() + 5 * s, area.center().y() - side / 2, side, side)
        ink = "ink" if self.can_press else "line"
        glyph(painter, icon, place, ink)
        text = area.adjusted(20 * s, 0, -4 * s, 0)
        write(painter, text, self.text, fitted(Face.SMALL, 0.84 * s), "muted", CENTRE)


class OthersArea(QObject):
    """As many miniatures as there is room for; the rest by wheel, button or key."""

    enlarged = Signal(int)
    """A seat's map is to be laid large."""
    scrolled = Signal()
    """Other maps are shown now."""

    def __init__(self, scene: QGraphicsScene, parent: QObject, centred: bool = False) -> None:
        super().__init__(parent)
        self._scene = scene
        self._is_centred = centred
        self._area, self._scale = QRectF(), 1.0
        self._seats: list[Seat] = []
        self._names: dict[int, str] = {}
        self._marked: Seat | None = None
        self._view: Cartographers | None = None
        self._first = 0
        self._cols = self._rows = 1
        self.minis: list[Mini] = []
        self.back, self.on = More(-1), More(1)
        for more in (self.back, self.on):
            scene.addItem(more)
            more.pressed.connect(lambda step=more.step: self.scroll(step))

    def elements(self) -> list[Panel]:
        """Those that are shown, in seat order."""
        shown: list[Panel] = [mini for mini in self.minis if mini.isVisible()]
        return [*shown, *[more for more in (self.back, self.on) if more.isVisible()]]

    @property
    def shown(self) -> list[Seat]:
        """The seats whose maps are to be seen now."""
        return [mini.seat for mini in self.minis if mini.isVisible()]

    def show(
        self,
        view: Cartographers,
        seats: Sequence[Seat],
        names: dict[int, str],
        marked: Seat | None = None,
    ) -> None:
        """The maps of these seats; `marked` is the one that waits to be drawn on."""
        self._view, self._seats, self._names = view, list(seats), names
        self._marked = marked
        self._fill()

    def place(self, area: QRectF, scale: float) -> None:
        """Where they may lie."""
        self._area, self._scale = area, scale
        self._fill()

    def scroll(self, step: int) -> None:
        """One line of maps on or back."""
        page = self._cols
        last = max(0, -(-len(self._seats) // page) * page - self._cols * self._rows)
        first = min(max(0, self._first + step * page), last)
        if first != self._first:
            self._first = first
            self._fill()
            self.scrolled.emit()

    def reveal(self, seat: Seat) -> None:
        """Scrolls until this seat's map is shown."""
        if seat in self._seats and seat not in self.shown:
            at = self._seats.index(seat)
            self._first = at - at % self._cols
            self._fill()

    def mini_of(self, seat: Seat) -> Mini | None:
        """The miniature of a seat, if it is shown."""
        return next((m for m in self.minis if m.isVisible() and m.seat == seat), None)

    def _fill(self) -> None:
        if self._view is None or self._area.isEmpty() or not self._seats:
            for panel in (*self.minis, self.back, self.on):
                panel.setVisible(False)
            return
        side, head = self._measure()
        room = self._cols * self._rows
        self._first = max(0, min(self._first, len(self._seats) - 1))
        seats = self._seats[self._first : self._first + room]
        self._keep_apart(seats)
        for number, mini in enumerate(self.minis):
            mini.setVisible(number < len(seats))
            if number < len(seats):
                self._place_mini(mini, seats[number], number, side, head)
        self._place_more(room)

    def _keep_apart(self, seats: Sequence[Seat]) -> None:
        """Each map that is shown already keeps its picture, wherever it lies now."""
        had = {mini.seat: mini for mini in self.minis}
        kept = [had.get(seat) for seat in seats]
        free = [mini for mini in self.minis if mini not in kept]
        self.minis = [mini or (free.pop(0) if free else self._new_mini()) for mini in kept] + free

    def _measure(self) -> tuple[float, float]:
        """Side of a map and height of its head; sets how many fit.

        All are shown where that leaves them large enough to read, else as many as fit.
        """
        s, area, many = self._scale, self._area, len(self._seats)
        head = 18 * s + 5
        grids = [(self._side(cols, -(-many // cols), head), cols) for cols in range(1, many + 1)]
        side, cols = max(grids)
        least = LEAST * s
        if side >= least:
            self._cols, self._rows = cols, -(-many // cols)
            return side, head
        low = 24 * s
        self._cols = max(1, int((area.width() + GAP) // (least + 6 + GAP)))
        side = (area.width() - GAP * (self._cols - 1)) / self._cols - 6
        high = area.height() - low
        self._rows = max(1, int((high + GAP) // (least + head + GAP)))
        return min(side, (high + GAP) / self._rows - GAP - head), head

    def _side(self, cols: int, rows: int, head: float) -> float:
        wide = (self._area.width() - GAP * (cols - 1)) / cols - 6
        return min(wide, (self._area.height() - GAP * (rows - 1)) / rows - head)

    def _place_mini(self, mini: Mini, seat: Seat, number: int, side: float, head: float) -> None:
        assert self._view is not None
        mini.scale_of_board = self._scale
        row, col = divmod(number, self._cols)
        wide = side + 6
        left = self._area.left() + col * (wide + GAP)
        left += (self._area.width() - self._cols * (wide + GAP) + GAP) / 2
        top = self._area.top() + row * (side + head + GAP)
        if self._is_centred and len(self._seats) <= self._cols * self._rows:
            top += (self._area.height() - self._rows * (side + head + GAP) + GAP) / 2
        name = self._names.get(seat, str(seat + 1))
        mini.show_seat(self._view, seat, name, seat == self._marked)
        mini.place(QRectF(left, top, wide, side + head))

    def _place_more(self, room: int) -> None:
        many, s = len(self._seats), self._scale
        needed = many > room
        low = QRectF(self._area.left(), self._area.bottom() - 20 * s, self._area.width(), 20 * s)
        half = (low.width() - 4) / 2
        before, after = self._first, max(0, many - self._first - room)
        for more, count, left in (
            (self.back, before, low.left()),
            (self.on, after, low.left() + half + 4),
        ):
            more.setVisible(needed)
            more.scale_of_board = s
            more.can_press = count > 0
            more.text = str(count)
            text = (
                translate("cartographers_board", "Maps before: {count}")
                if more.step < 0
                else (translate("cartographers_board", "Maps after: {count}"))
            )
            more.set_label(text.format(count=count))
            more.place(QRectF(left, low.top(), half, low.height()))

    def _new_mini(self) -> Mini:
        mini = Mini()
        self._scene.addItem(mini)
        mini.pressed.connect(lambda m=mini: self.enlarged.emit(m.seat))
        mini.wheeled.connect(self.scroll)
        return mini
