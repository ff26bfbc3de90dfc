"""The line at the foot: the phases of this turn; what is pointed at tells what it would bring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, words
from rules.root import names
from rules.root.state import Woodland
from rules.root.words import Phase
from views.items.panel import CENTRE, Panel, surface
from views.root.panels import parts
from views.root.panels.sheet import columns
from views.root.words import capital, filled, folk_name, listed
from views.theme import theme

translate = QCoreApplication.translate
HIGH = 40.0
"""Its height at scale 1."""


class NowLine(Panel):
    """Where the turn stands, or what an order would bring."""

    def __init__(self) -> None:
        super().__init__()
        self.topic = "turn"
        self._view: Woodland | None = None
        self._told: tuple[str, ...] = ()

    def show_now(self, view: Woodland) -> None:
        """The phase of a view."""
        self._view = view
        self._say()

    def foresee(self, told: list[str]) -> None:
        """What the order that is pointed at would bring; nothing: the phases again."""
        self._told = tuple(told)
        self._say()

    def _say(self) -> None:
        view = self._view
        if view is None:
            return
        if self._told:
            said = translate("root_board", "This would bring: {list}")
            self.set_label(filled(said, list=listed(list(self._told))))
        else:
            self.set_label(now_words(view))
        turn = view.turn
        state = (turn.seat, turn.phase, turn.actions) if turn is not None else None
        self.renew(self._told, state, view.round, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """One of both."""
        if self._view is None:
            return
        unit = 20.0 * self.scale_of_board
        if self._told:
            surface(painter, area, "surface", "accent", width=1.6)
            inner = area.adjusted(8, 2, -8, -2)
            parts.paragraph_in_middle(painter, inner, "  \N{MIDDLE DOT}  ".join(self._told), unit)
            return
        surface(painter, area)
        _draw_phases(painter, area.adjusted(4, 3, -4, -3), self._view, unit)


def _draw_phases(painter: QPainter, area: QRectF, view: Woodland, unit: float) -> None:
    """Three steps, the one of now in print."""
    turn = view.turn
    if turn is None:
        said = translate("root_board", "Set-up")
        parts.line(painter, area, said, unit, "muted", CENTRE)
        return
    side = area.height() * 0.86
    parts.figure(painter, parts.left_square(area.adjusted(3, 0, 0, 0), 0.86), view, turn.seat)
    room = parts.right_of(area, side + 6)
    for phase, box in zip(Phase, columns(room, len(Phase), 3.0), strict=True):
        is_now = phase is turn.phase
        if is_now:
            surface(painter, box.adjusted(0, 1, 0, -1), "selected", "edge", radius=4.0)
        name = words(names.phase_name(phase))
        ink = "ink" if is_now else "muted"
        inner = box.adjusted(3, 0, -3, 0)
        parts.line(painter, inner, name, unit * 0.95, ink, CENTRE, strong=is_now)


def now_words(view: Woodland) -> str:
    """«Round 3, Lizard Cult: Daylight»."""
    turn = view.turn
    if turn is None:
        return translate("root_board", "Set-up")
    said = translate("root_board", "Round {number}, {who}: {phase}")
    return filled(
        said,
        number=number_text(view.round),
        who=folk_name(view, turn.seat),
        phase=capital(words(names.phase_name(turn.phase))),
    )
