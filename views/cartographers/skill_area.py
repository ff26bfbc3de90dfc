"""The three skill cards that lie open: what they cost, whether and why not they can be used."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.cartographers.data import skills
from rules.cartographers.messages.help_messages import rule_text
from rules.cartographers.names import skill_name
from rules.cartographers.skills import why_later
from rules.cartographers.state import Cartographers
from views.cartographers import pieces
from views.cartographers.arrangement import Form
from views.cartographers.decision import Decision
from views.items.panel import (
    CENTRE,
    LEFT,
    RIGHT,
    Panel,
    button,
    fitted,
    glyph,
    shrunk,
    tabular,
    write,
)
from views.theme import Face

translate = QCoreApplication.translate


class SkillCard(Panel):
    """One skill."""

    def __init__(self) -> None:
        super().__init__()
        self.role = QAccessible.Role.Button
        self.skill = ""
        self.name = ""
        self.cost = 0
        self.state = ""
        self.is_used = self.is_active = False
        self.topic = "skills"

    @property
    def can_be_chosen(self) -> bool:
        """A skill is a part of the answer."""
        return self.can_press

    def show_skill(self, skill: str, used: bool, active: bool, can_use: bool, why: str) -> None:
        """`used`: by the viewer this season; `active`: the open drawing belongs to it."""
        self.thing = f"skill:{skill}"
        self.skill, self.name, self.cost = skill, words(skill_name(skill)), skills()[skill].cost
        self.is_used, self.is_active = used, active
        self.can_press, self.why = can_use, why
        self.state = ""
        if active:
            self.state = translate("cartographers_board", "in use")
        elif used:
            self.state = translate("cartographers_board", "used")
        rule = words(rule_text(skill))
        self.description = f"{why} {rule}" if why else rule
        parts = [
            self.name,
            translate("cartographers_board", "cost {coins}").format(coins=self.cost),
        ]
        self.set_label(", ".join([p for p in (*parts, self.state) if p]))
        self.renew(self.name, used, active, can_use)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Name, state, cost in coins."""
        s = self.scale_of_board
        closed = not self.can_press and not self.is_active
        ink = button(
            painter, area, self.is_active, self.is_hovered and self.can_press, closed=closed
        )
        if area.width() < 110 * s:
            self._draw_narrow(painter, area, ink, s)
            return
        inner = area.adjusted(8 * s, 0, -8 * s, 0)
        side = 15 * s
        right = inner.right()
        for _ in range(self.cost):
            place = QRectF(right - side, inner.center().y() - side / 2, side, side)
            pieces.coin(painter, place, self.is_used)
            right = place.left() - 2 * s
        if not self.cost:
            number = QRectF(right - 12 * s, inner.top(), 12 * s, inner.height())
            write(painter, number, "0", tabular(fitted(Face.STRONG, 0.9 * s)), ink, RIGHT)
            right = number.left() - 2 * s
        left = inner.left()
        if closed:
            glyph(
                painter,
                "check" if self.is_used else "lock",
                QRectF(left, inner.center().y() - 7 * s, 14 * s, 14 * s),
                "muted",
            )
            left += 19 * s
        text = QRectF(left, inner.top(), right - left, inner.height())
        wide = write(painter, text, self.name, fitted(Face.BODY, 0.94 * s), ink, LEFT)
        if self.state:
            rest = text.adjusted(wide + 8 * s, 0, 0, 0)
            write(painter, rest, self.state, fitted(Face.SMALL, 0.86 * s), "muted", LEFT)

    def _draw_narrow(self, painter: QPainter, area: QRectF, ink: QColor, s: float) -> None:
        """The name above the cost."""
        inner = area.adjusted(3 * s, 1 * s, -3 * s, -2 * s)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.55)
        letters = shrunk(fitted(Face.SMALL, 0.9 * s), self.name, upper.width(), 0.4)
        write(painter, upper, self.name, letters, ink, CENTRE)
        side = min(12 * s, inner.bottom() - upper.bottom())
        left = inner.center().x() - side * self.cost / 2
        for number in range(self.cost):
            place = QRectF(left + number * side, upper.bottom(), side, side)
            pieces.coin(painter, place, self.is_used)
        if not self.cost:
            lower = QRectF(inner.left(), upper.bottom(), inner.width(), side)
            write(painter, lower, "0", tabular(fitted(Face.SMALL, 0.9 * s)), ink, CENTRE)


class SkillArea(QObject):
    """The open skills in a column."""

    used = Signal(str)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.cards: list[SkillCard] = []
        self._area, self._scale, self._form = QRectF(), 1.0, Form.FULL

    def elements(self) -> list[Panel]:
        """The cards as they lie."""
        return list(self.cards)

    def show(
        self, view: Cartographers, seat: int | None, decision: Decision | None, shown: bool
    ) -> None:
        """Which can be used now by the viewer."""
        while len(self.cards) < len(view.dealt):
            card = SkillCard()
            self._scene.addItem(card)
            card.pressed.connect(lambda c=card: self.used.emit(c.skill))
            self.cards.append(card)
        while len(self.cards) > len(view.dealt):
            self._scene.removeItem(self.cards.pop())
        refusals = decision.refusals() if decision is not None else {}
        active = decision.skill if decision is not None else ""
        spent = view.used[seat] if seat is not None else ""
        for card, skill in zip(self.cards, view.dealt, strict=True):
            card.setVisible(shown)
            can_use = decision is not None and skill in decision.offered.skills
            is_asked = decision is not None and not can_use and skill != active
            why = (refusals.get(skill) or words(why_later(skill))) if is_asked else ""
            card.show_skill(skill, skill == spent, skill == active, can_use, why)
        self.place(self._area, self._scale)

    def place(self, area: QRectF, scale: float, form: Form | None = None) -> None:
        """Where they lie: below each other, or side by side where room is scarce."""
        self._area, self._scale, self._form = area, scale, form or self._form
        if not self.cards or area.isEmpty():
            return
        if self._form is Form.TIGHT:
            self._lay_row(area, scale)
            return
        high = (area.height() - 4 * (len(self.cards) - 1)) / len(self.cards)
        for number, card in enumerate(self.cards):
            card.scale_of_board = scale
            top = area.top() + number * (high + 4)
            card.place(QRectF(area.left(), top, area.width(), high))

    def _lay_row(self, area: QRectF, scale: float) -> None:
        wide = (area.width() - 4 * (len(self.cards) - 1)) / len(self.cards)
        for number, card in enumerate(self.cards):
            card.scale_of_board = scale
            left = area.left() + number * (wide + 4)
            card.place(QRectF(left, area.top(), wide, area.height()))
