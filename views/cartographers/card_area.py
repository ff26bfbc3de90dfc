"""The card of the turn, large: what it shows in which decision, and how its parts lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Signal, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.cartographers.data import ambush_cards, explore_cards, hero_cards
from rules.cartographers.drawing.preview import ShapeChoice
from rules.cartographers.maps.placements import FALLBACK, Terrains
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.messages.help_messages import rule_text
from rules.cartographers.names import card_name, skill_name, terrains_text
from rules.cartographers.state import Cartographers, is_swept
from rules.kernel.steps import Action, Done
from views.cartographers.decision import Decision, hero_lying, parse_pattern
from views.cartographers.picks import CardFace, Pick, ShapePick, TerrainPick, Waiting
from views.cartographers.placing import Lying, Placing
from views.items.panel import Panel

translate = QCoreApplication.translate
Kind = TypeVar("Kind")


class CardArea(QObject):
    """The elements of the card and how they lie."""

    terrain_picked = Signal(object)
    shape_picked = Signal(int)
    turned = Signal()
    mirrored = Signal()
    confirmed = Signal()
    taken_up = Signal()
    closed = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._area, self._scale = QRectF(), 1.0
        self.face = CardFace()
        self.waiting = Waiting()
        for panel in (self.face, self.waiting):
            scene.addItem(panel)
        self.turn = self._tool("rotate", "R", self.turned)
        self.mirror = self._tool("mirror", "F", self.mirrored)
        self.confirm = self._tool(
            "check", "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}", self.confirmed
        )
        self.take_up = self._tool("undo", "Esc", self.taken_up)
        self.closing = self._tool("check", "", self.closed)
        self.shapes: list[ShapePick] = []
        self.terrains: list[TerrainPick] = []
        self._key: object = None

    def _tool(self, icon: str, key: str, signal: SignalInstance) -> Pick:
        pick = Pick()
        pick.icon, pick.key = icon, key
        pick.role = QAccessible.Role.Button
        pick.is_answer = True
        pick.pressed.connect(signal)
        self._scene.addItem(pick)
        return pick

    @property
    def _tools(self) -> tuple[Pick, ...]:
        return (self.turn, self.mirror, self.confirm, self.take_up, self.closing)

    def elements(self) -> list[Panel]:
        """What is there now, in reading order."""
        every: list[Panel] = [
            self.face,
            *self.shapes,
            *self.terrains,
            self.turn,
            self.mirror,
            self.waiting,
            self.confirm,
            self.take_up,
            self.closing,
        ]
        return [panel for panel in every if panel.isVisible()]

    # ------------------------------------------------------------ what it shows
    def show(
        self, view: Cartographers, decision: Decision | None, whose: str, shown: bool = True
    ) -> None:
        """The card of the decision, or the last one revealed; `whose` names another's map."""
        self.face.setVisible(shown)
        card = decision.card if decision is not None else view.revealed[-1] if view.revealed else ""
        self._show_face(view, card, decision, whose)
        if (decision, card) != self._key:
            self._key = (decision, card)
            self._make_picks(decision)
        self._show_waiting(view, card)
        self.refresh(decision)

    def _show_face(
        self, view: Cartographers, card: str, decision: Decision | None, whose: str
    ) -> None:
        name = words(card_name(card)) if card else ""
        explore = explore_cards().get(card)
        time = explore.time if explore is not None and explore.shapes else None
        line, urgent, icon = "", False, ""
        if decision is not None and decision.is_elsewhere:
            line, urgent, icon = whose, True, "monster"
        elif view.ruins_pending and decision is not None and not decision.given:
            line = translate("cartographers_board", "Cover a ruins space")
            urgent, icon = True, "ruins"
        elif decision is not None and decision.skill:
            line, icon = words(skill_name(decision.skill)), "star"
        self.face.show_card(name, time, line, urgent, icon)
        self.face.topic = "ambush" if card in ambush_cards() else "turn"
        rule = rule_of(view, card)
        self.face.description = words(rule_text(rule)) if rule else ""

    def _make_picks(self, decision: Decision | None) -> None:
        for old in (*self.shapes, *self.terrains):
            self._scene.removeItem(old)
        self.shapes, self.terrains = [], []
        if decision is None:
            return
        for each in decision.shapes:
            self.shapes.append(self._shape_pick(decision, each))
        for terrains in decision.terrains if decision.shapes else ():
            pick = TerrainPick(terrains, words(terrains_text(terrains)))
            pick.pressed.connect(lambda t=terrains: self.terrain_picked.emit(t))
            self.terrains.append(pick)
        for made in (*self.shapes, *self.terrains):
            self._scene.addItem(made)

    def _shape_pick(self, decision: Decision, each: ShapeChoice) -> ShapePick:
        is_hero = decision.card in hero_cards()
        lying = hero_lying(decision.card) if is_hero else parse_pattern(each.pattern)
        pick = ShapePick(each.shape, lying, each.coin)
        pick.why = words(each.why_not) if each.why_not is not None else ""
        pick.pressed.connect(lambda n=each.shape: self.shape_picked.emit(n))
        return pick

    def _show_waiting(self, view: Cartographers, card: str) -> None:
        waiting, rule = self.waiting, rule_of(view, card)
        waiting.setVisible(not self.shapes and bool(card) and self.face.isVisible())
        waiting.shapes = shapes_of_card(card)
        explore = explore_cards().get(card)
        alone = explore is not None and len(explore.terrains) == 1
        waiting.terrains = (explore.terrains[0],) if explore is not None and alone else None
        if card in ambush_cards():
            waiting.terrains = (Terrain.MONSTER,)
        if card in hero_cards():
            waiting.terrains = (Terrain.HERO,)
        waiting.text = words(rule_text(rule)) if rule else card_summary(card)
        waiting.set_label(waiting.text)
        waiting.renew(waiting.text, waiting.shapes, waiting.terrains)

    def refresh(self, decision: Decision | None) -> None:
        """What is chosen now, and what the buttons below do."""
        placing = decision.placing if decision is not None else None
        if placing is not None:
            self._show_keys(placing)
        for shape in self.shapes:
            shape.terrains = placing.terrain if placing is not None else None
            shape.set_state(placing is not None and placing.shape == shape.number, shape.why)
            shape.set_label(shape_label(shape))
            shape.renew(shape.is_chosen, shape.why, shape.terrains, shape.key)
        for terrain in self.terrains:
            terrain.set_state(placing is not None and placing.terrain == terrain.terrains)
            terrain.set_label(terrain.text)
            terrain.renew(terrain.is_chosen, terrain.key)
        self._refresh_tools(decision, placing)
        self._lay_out()

    def _show_keys(self, placing: Placing) -> None:
        """The key that picks the next shape or terrain stands on that one."""
        following = _after(placing.shape, placing.shapes)
        for shape in self.shapes:
            shape.key = "S" if shape.number == following != placing.shape else ""
        next_terrain = _after(placing.terrain, placing.terrains)
        for terrain in self.terrains:
            is_next = terrain.terrains == next_terrain != placing.terrain
            terrain.key = "T" if is_next else ""

    def _refresh_tools(self, decision: Decision | None, placing: Placing | None) -> None:
        turns = placing is not None and bool(self.shapes) and turns_at_all(placing.lying)
        placed = placing is not None and placing.is_placed
        closing = decision.offered.closing if decision is not None else None
        _set_tool(self.turn, turns, translate("cartographers_board", "Rotate"))
        _set_tool(self.mirror, turns, translate("cartographers_board", "Flip"))
        words_of = confirm_words(decision, placed) if decision is not None else ""
        _set_tool(self.confirm, placing is not None, words_of)
        self.confirm.is_primary = placed
        self.confirm.why = "" if decision is None else decision.why_ghost()
        self.confirm.can_press = placing is not None and placing.is_legal
        _set_tool(self.take_up, placed, translate("cartographers_board", "Pick up"))
        _set_tool(self.closing, closing is not None, closing_words(closing))
        self.closing.is_primary = closing is not None and not placed
        for tool in self._tools:
            tool.renew(tool.text, tool.is_primary, bool(tool.why))

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF, scale: float) -> None:
        """The whole card."""
        self._area, self._scale = area, scale
        self._lay_out()

    def _lay_out(self) -> None:
        s, area = self._scale, self._area
        if area.isEmpty():
            return
        for panel in (self.face, self.waiting, *self.shapes, *self.terrains, *self._tools):
            panel.scale_of_board = s
        self.face.place(area)
        inner = area.adjusted(8 * s, 6 * s, -8 * s, -8 * s)
        top = inner.top() + 28 * s + (24 * s if self.face.line else 0)
        low = self._lay_buttons(inner, s)
        if self.shapes:
            self._lay_picks(QRectF(inner.left(), top, inner.width(), low - top), s)
        else:
            self.waiting.place(QRectF(inner.left() + 4, top, inner.width() - 8, low - top))

    def _lay_buttons(self, inner: QRectF, s: float) -> float:
        """The row at the foot; gives where it begins."""
        shown = [b for b in (self.confirm, self.take_up, self.closing) if b.isVisible()]
        if not shown:
            return inner.bottom()
        high = 34 * s
        row = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        in_row(shown, row, 6 * s)
        return row.top() - 6 * s

    def _lay_picks(self, room: QRectF, s: float) -> None:
        """Shapes, what turns them, terrains; what turns stands beside where it is low."""
        line_high, gap = 34 * s, 6 * s
        terrains = QRectF(room.left(), room.bottom() - line_high, room.width(), line_high)
        shapes = QRectF(room.topLeft(), QPointF(room.right(), terrains.top() - gap))
        if shapes.height() < 36 * s:
            shapes.setHeight(36 * s)
            terrains.moveTop(shapes.bottom() + gap)
        if self.turn.isVisible() and shapes.height() >= 116 * s:
            tools = QRectF(shapes.left(), shapes.bottom() - line_high, shapes.width(), line_high)
            in_row((self.turn, self.mirror), tools, gap)
            shapes.setBottom(tools.top() - gap)
        elif self.turn.isVisible():
            column = QRectF(shapes.right() - 84 * s, shapes.top(), 84 * s, shapes.height())
            half = (column.height() - 4) / 2
            self.turn.place(QRectF(column.left(), column.top(), column.width(), half))
            self.mirror.place(QRectF(column.left(), column.bottom() - half, column.width(), half))
            shapes.setRight(column.left() - gap)
        in_row(self.shapes, shapes, gap)
        in_row(self.terrains, terrains, 5 * s)


def in_row(panels: Sequence[Panel], area: QRectF, gap: float) -> None:
    """Panels side by side, of one width."""
    if not panels:
        return
    wide = (area.width() - gap * (len(panels) - 1)) / len(panels)
    for number, panel in enumerate(panels):
        left = area.left() + number * (wide + gap)
        panel.place(QRectF(left, area.top(), wide, area.height()))


def _after(now: Kind, every: Sequence[Kind]) -> Kind:
    return every[(list(every).index(now) + 1) % len(every)]


def _set_tool(tool: Pick, shown: bool, name: str) -> None:
    tool.setVisible(shown)
    tool.can_press = shown
    tool.text = name
    tool.set_label(name)


# ---------------------------------------------------------------- words and shapes
def shape_label(pick: ShapePick) -> str:
    """A shape in words: how many spaces, how wide and high, its coin."""
    rows, cols = pick.lying.size
    text = translate("cartographers_board", "Shape of {spaces}, {rows} by {cols}").format(
        spaces=len(pick.lying.cells), rows=rows, cols=cols
    )
    if pick.number == FALLBACK:
        text = translate("cartographers_board", "Single space")
    if pick.coin:
        text = translate("cartographers_board", "{shape}, with a coin").format(shape=text)
    return text


def shapes_of_card(card: str) -> tuple[Lying, ...]:
    """The shape of an ambush, the attack of a hero, all shapes of another card."""
    if card in ambush_cards():
        return (parse_pattern(ambush_cards()[card].pattern),)
    if card in hero_cards():
        return (hero_lying(card),)
    explore = explore_cards().get(card)
    return tuple(parse_pattern(each.pattern) for each in explore.shapes) if explore else ()


def card_summary(card: str) -> str:
    """The terrains of an explore card in words."""
    explore = explore_cards().get(card)
    terrains: tuple[Terrains, ...] = tuple((t,) for t in explore.terrains) if explore else ()
    return ", ".join(words(terrains_text(each)) for each in terrains)


def rule_of(view: Cartographers, card: str) -> str:
    """The id of the rule that a card follows; empty for ordinary cards."""
    if card in ambush_cards():
        power = ambush_cards()[card].power
        if power is not None:
            return power.value
        swept = is_swept(view)
        return "ambush_swept" if swept else f"ambush_{ambush_cards()[card].direction.value}"
    if card in hero_cards():
        return "hero"
    explore = explore_cards().get(card)
    return "ruins" if explore is not None and not explore.shapes else ""


def turns_at_all(lying: Lying) -> bool:
    """Whether turning or mirroring changes the shape."""
    return lying.turned() != lying or lying.mirrored() != lying


def confirm_words(decision: Decision, placed: bool) -> str:
    """What the button under the card does."""
    if not placed:
        return translate("cartographers_board", "Place")
    if decision.offered.destroys:
        return translate("cartographers_board", "Destroy")
    return translate("cartographers_board", "Draw")


def closing_words(action: Action | None) -> str:
    """What ends the decision without a drawing."""
    if isinstance(action, Done):
        return translate("cartographers_board", "Finish")
    return translate("cartographers_board", "Not now")
