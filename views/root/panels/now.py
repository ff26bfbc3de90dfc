"""The line at the foot: the phases of this turn; what is pointed at tells what it would bring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, words
from rules.root import names
from rules.root.enums import Phase
from rules.root.state import Woodland
from views.items.page_parts import columns
from views.items.panel import CENTRE, Panel, surface
from views.root.panels import parts
from views.root.phrases import capital, filled, folk_name
from views.theme import theme

translate = QCoreApplication.translate
HIGH = 64.0
"""Its height at scale 1."""
UPPER = 0.54
"""The share of the phases; below them stands what an order would bring."""
HEAD = 0.4
"""The share of the width that round and faction have."""


class NowLine(Panel):
    """Where the turn stands, always; below it what an order would bring."""

    def __init__(self) -> None:
        super().__init__()
        self.topic = self.thing = "turn"
        self._view: Woodland | None = None
        self._told: tuple[str, ...] = ()
        self._asks = False

    def show_now(self, view: Woodland, asks: bool) -> None:
        """The phase of a view; `asks`: whether a question is open on this screen."""
        self._view, self._asks = view, asks
        if not asks:
            self._told = ()  # the pointer may still rest on what was an order
        self._say()

    def foresee(self, told: list[str]) -> None:
        """What the order that is pointed at would bring; nothing: none is."""
        self._told = tuple(told)
        self._say()

    def _say(self) -> None:
        view = self._view
        if view is None:
            return
        said = [now_words(view)]
        if self._told:
            said.append(" ".join(self._told))
        self.set_label(". ".join(each.removesuffix(".") for each in said))
        turn = view.turn
        state = (turn.seat, turn.phase, turn.actions) if turn is not None else None
        self.renew(self._told, self._asks, state, view.round, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Both, one above the other: neither moves when the other comes or goes."""
        if self._view is None:
            return
        unit = 20.0 * self.scale_of_board
        surface(painter, area)
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * UPPER)
        _draw_phases(painter, upper.adjusted(5, 3, -4, -1), self._view, unit)
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.bottom() - upper.bottom())
        inner = lower.adjusted(8, 0, -8, -2)
        if self._told:
            parts.paragraph_in_middle(painter, inner, " ".join(self._told), unit * 0.95)
        elif self._asks:
            said = translate("root_board", "Point at an option to see what it does.")
            parts.paragraph_in_middle(painter, inner, said, unit * 0.86, "muted")


def _draw_phases(painter: QPainter, area: QRectF, view: Woodland, unit: float) -> None:
    """Whose turn in which round; three steps, the one of now in print."""
    turn = view.turn
    if turn is None:
        said = translate("root_board", "Setup: the first round follows")
        parts.line(painter, area, said, unit, "muted")
        return
    head = QRectF(area.left(), area.top(), area.width() * HEAD, area.height())
    side = area.height() * 0.76
    spot = QRectF(head.left(), head.center().y() - side / 2, side, side)
    parts.figure(painter, spot, view, turn.seat)
    words_ = parts.right_of(head, side + 5)
    upper = QRectF(words_.left(), words_.top(), words_.width(), words_.height() / 2)
    said = translate("root_board", "Round {number}").replace("{number}", number_text(view.round))
    parts.line(painter, upper, said, unit * 0.92, strong=True)
    lower = upper.translated(0, upper.height() - 1)
    parts.line(painter, lower, folk_name(view, turn.seat), unit * 0.8, "muted")
    room = QRectF(head.right() + 4, area.top(), area.right() - head.right() - 4, area.height())
    for phase, box in zip(Phase, columns(room, len(Phase), 3.0), strict=True):
        is_now = phase is turn.phase
        if is_now:
            surface(painter, box.adjusted(0, 2, 0, -2), "raised", "ink", radius=4.0, width=1.5)
        name = words(names.phase_name(phase))
        ink = "ink" if is_now else "muted"
        inner = box.adjusted(2, 0, -2, 0)
        parts.line(painter, inner, name, unit * 0.95, ink, CENTRE, strong=is_now)


def now_words(view: Woodland) -> str:
    """«Round 3, Lizard Cult: Daylight»."""
    turn = view.turn
    if turn is None:
        return translate("root_board", "Setup")
    said = translate("root_board", "Round {number}, {who}: {phase}")
    return filled(
        said,
        number=number_text(view.round),
        who=folk_name(view, turn.seat),
        phase=capital(words(names.phase_name(turn.phase))),
    )
