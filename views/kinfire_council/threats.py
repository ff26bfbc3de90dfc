"""The three threat slots: cards out of the dark, each beside the tier that it comes upon."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from models.translate import filled, number_text, sentences, words
from rules.kernel.steps import Target
from rules.kinfire_council.asking import card_target, location_target, slot_target
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.describe import item_name
from rules.kinfire_council.printed import card_texts
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.sentences import sentence_of, sentence_of_mods
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.spaces import THREAT_HEX
from rules.kinfire_council.state import Council
from views.items.panel import fitted, shrunk, tabular, write, write_lines
from views.items.strokes import ruled, tinted
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.hex_item import HexItem
from views.kinfire_council.icons import Mark, draw_marks, marks_of, marks_width
from views.kinfire_council.inks import Inks, on_card
from views.kinfire_council.part import Part
from views.kinfire_council.piece_paint import pip
from views.kinfire_council.piles import PilesItem
from views.kinfire_council.plan import Plan
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import (
    CardItem,
    kept_together,
    loosened,
    roomy,
    rounded,
    write_alike,
)
from views.theme import Face, theme

translate = QCoreApplication.translate
HEX = 36.0
HEAD, ROW, PRICE = 17.0, 15.0, 18.0
"""Heights at scale 1 of the line of the name, of the trouble, of what repelling costs."""
MANY_PIPS = 7
SPACE_OF = {slot: space for space, slot in THREAT_HEX.items()}


class ThreatFace(Struct, frozen=True):
    """What a card in a slot shows; `level`: 0 where it never triggers."""

    card: str
    name: str
    level: int
    trouble: int
    v: int
    cost: tuple[Mark, ...]
    told: str
    strikes: bool


def threat_face(view: Council, slot: int) -> ThreatFace | None:
    """The threat of a slot, or one that strikes now and has left it; None: it is empty."""
    found = view.threats[slot]
    if found is not None:
        return _face(view, found.card, found.trouble, False)
    empty = [at for at, each in enumerate(view.threats) if each is None]
    at = empty.index(slot)
    return _face(view, view.resolving[at], 0, True) if at < len(view.resolving) else None


def _face(view: Council, id: str, trouble: int, strikes: bool) -> ThreatFace:
    card = printed(view, item_set(view).threats[id])
    told = [words(sentence_of_mods(card.ongoing))] if card.ongoing else []
    told += [words(sentence_of(card.effect))] if card.effect else []
    return ThreatFace(
        id,
        words(item_name(view, id)),
        int(card.level) if card.level.isdigit() else 0,
        trouble,
        card.v,
        tuple(marks_of(card.cost)),
        kept_together(sentences(told)),
        strikes,
    )


class ThreatItem(CardItem):
    """A slot with its card."""

    def __init__(self, slot: int) -> None:
        super().__init__(slot_target(slot))
        self.slot = slot
        self.face: ThreatFace | None = None
        self.topic = "threats"

    @property
    def meanings(self) -> tuple[Target, ...]:
        """The slot, or the card in it; what a Seeker does who stands on its hexagon."""
        cards = (card_target(self.face.card),) if self.face is not None else ()
        return (slot_target(self.slot), *cards, location_target(SPACE_OF[self.slot], 0))

    def show_face(self, face: ThreatFace | None) -> None:
        """Another card, or another trouble."""
        self.face = face
        self.renew(face, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card, or an empty slot."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        if self.face is None:
            self._draw_empty(painter, area, inks)
        else:
            painter.fillPath(path, QColor(inks.card))
            is_near = self.face.level and self.face.trouble + 1 >= self.face.level
            is_near = is_near or self.face.strikes
            line = on_card(inks).trouble if is_near else inks.edge
            painter.strokePath(path, ruled(line, (2.2 if is_near else 1.6) * s))
            painter.setOpacity(0.55 if self.is_closed else 1.0)
            self._draw_card(painter, area, self.face, inks)
            painter.setOpacity(1.0)
            self._draw_trouble(painter, self._trouble_row(area), self.face, inks)
        notch = QPointF(area.left() + 6 * self.scale_of_board, area.center().y())
        self.frame(painter, path, notch, is_aside=True)

    def _draw_empty(self, painter: QPainter, area: QRectF, inks: Inks) -> None:
        """Low and quiet: no more than the Seekers' space needs beside it."""
        s = self.scale_of_board
        high = (HEX + 8) * s
        low = QRectF(area.left() + 2, area.bottom() - high, area.width() - 4, high - 2)
        pen = ruled(inks.card_muted, 0.9 * s, 0.4)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.fillPath(rounded(low, 5 * s), tinted(inks.card, 0.55))
        painter.strokePath(rounded(low, 5 * s), pen)
        said = translate("kinfire_council_board", "No threat")
        letters = fitted(Face.SMALL, s * 0.84, 11)
        box = low.adjusted(8 * s, 0, -HEX * s - 6 * s, 0)
        write(painter, box, said, letters, QColor(inks.card_muted))

    def _inner(self, area: QRectF) -> QRectF:
        s = self.scale_of_board
        return area.adjusted(7 * s, 5 * s, -5 * s, -5 * s)

    def _trouble_row(self, area: QRectF) -> QRectF:
        """Below the name; it is as plain on a card that cannot be chosen."""
        s, inner = self.scale_of_board, self._inner(area)
        return QRectF(inner.left(), inner.top() + HEAD * s, inner.width(), ROW * s)

    @property
    def told(self) -> str:
        return self.face.told if self.face is not None else ""

    def told_area(self, area: QRectF) -> QRectF:
        """The room for the words of a card that lies here: below name and trouble, above the
        price."""
        s = self.scale_of_board
        return self._inner(area).adjusted(0, (HEAD + ROW + 2) * s, 0, -(PRICE + 12) * s)

    def _draw_card(self, painter: QPainter, whole: QRectF, face: ThreatFace, inks: Inks) -> None:
        s, area = self.scale_of_board, self._inner(whole)
        head = QRectF(area.left(), area.top(), area.width(), HEAD * s)
        write(painter, head, face.name, fitted(Face.STRONG, s * 0.94, 11), QColor(inks.card_ink))
        low = QRectF(area.left(), area.bottom() - PRICE * s, area.width() - HEX * s, PRICE * s)
        box = self.told_area(whole)
        painter.save()
        painter.setClipRect(box.adjusted(-1, 0, 1, 0))
        told = loosened(face.told, box, s)
        write_lines(painter, box, told, roomy(told, box, s, self.body), QColor(inks.card_ink))
        painter.restore()
        self._draw_price(painter, low, face, inks)

    def _draw_trouble(self, painter: QPainter, row: QRectF, face: ThreatFace, inks: Inks) -> None:
        """One sign for each trouble up to the level; without level the number alone."""
        s = self.scale_of_board
        if face.strikes:
            self._draw_strikes(painter, row, inks)
            return
        if face.level and face.level <= MANY_PIPS:
            for number in range(face.level):
                spot = QPointF(row.left() + (6 + 13 * number) * s, row.center().y())
                pip(painter, spot, 5 * s, number < face.trouble, on_card(inks).trouble)
            return
        letters = tabular(fitted(Face.SMALL, s * 0.9, 11))
        level = f"/{number_text(face.level)}" if face.level else ""
        marks = (Mark("", number_text(face.trouble) + level), Mark("kc-trouble"))
        draw_marks(painter, row, marks, letters, on_card(inks), inks.card_ink)

    def _draw_strikes(self, painter: QPainter, row: QRectF, inks: Inks) -> None:
        """In a chip of the colour of danger, with the letters of the card's ground."""
        s = self.scale_of_board
        said = translate("kinfire_council_board", "strikes now")
        letters = shrunk(fitted(Face.STRONG, s * 0.84, 11), said, row.width() - 10 * s)
        wide = min(QFontMetricsF(letters).horizontalAdvance(said) + 10 * s, row.width())
        chip = QRectF(row.left(), row.top() + 0.5 * s, wide, row.height() - 1 * s)
        painter.fillPath(rounded(chip, 3 * s), QColor(on_card(inks).trouble))
        write(painter, chip.adjusted(5 * s, 0, 0, 0), said, letters, QColor(inks.card))

    def _draw_price(self, painter: QPainter, low: QRectF, face: ThreatFace, inks: Inks) -> None:
        """What repelling costs and brings."""
        s = self.scale_of_board
        letters = tabular(fitted(Face.SMALL, s * 0.92, 11))
        gain = (Mark("kc-to"), Mark("kc-v", number_text(face.v)))
        if not face.cost:
            return
        upper = low.translated(0, -low.height() * 0.72)
        marks = (*face.cost, *gain)
        box = low if marks_width(marks, letters) <= low.width() else upper
        if box is low:
            draw_marks(painter, low, marks, letters, on_card(inks), inks.card_ink)
            return
        draw_marks(painter, upper, face.cost, letters, on_card(inks), inks.card_ink)
        draw_marks(painter, low, gain, letters, on_card(inks), inks.card_ink)


class Threats(Part):
    """Slots with their cards and hexes, and the decks."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(scene, parent)
        self.slots = [ThreatItem(slot) for slot in range(SLOTS)]
        self.hexes = {slot: HexItem(space, "kc-repel") for space, slot in THREAT_HEX.items()}
        self.piles = PilesItem("hidden_threats")
        for slot in reversed(range(SLOTS)):
            self.add(self.slots[slot])
            self.add(self.hexes[slot])
        self.add(self.piles)

    def show(self, showing: RenderState) -> None:
        """The cards as they lie."""
        view = showing.view
        for slot, item in enumerate(self.slots):
            item.show_face(threat_face(view, slot))
            item.set_label(self._words(view, slot))
            name = translate("kinfire_council_board", "Seeker space of threat {number}")
            self.hexes[slot].set_label(filled(name, number=number_text(slot + 1)))
        self.piles.show_counts((
            ("deck", len(view.threat_deck), translate("kinfire_council_board", "threats to come")),
            ("discard", len(view.threat_discard), translate("kinfire_council_board", "discarded")),
            ("kc-hideout", len(view.hidden_threats),
             translate("kinfire_council_board", "hidden threats")),
        ))  # fmt: skip
        write_alike(self.slots)

    def _words(self, view: Council, slot: int) -> str:
        """«Threat 1: Footpads. Trouble: 1. ...»"""
        face = self.slots[slot].face
        number = number_text(slot + 1)
        if face is None:
            said = translate("kinfire_council_board", "Threat slot {number}: empty.")
            return filled(said, number=number)
        said = translate("kinfire_council_board", "Threat {number}: {name}. Trouble: {trouble}.")
        if face.strikes:
            said = translate("kinfire_council_board", "Threat {number}: {name}. It strikes now.")
        head = filled(said, number=number, name=face.name, trouble=number_text(face.trouble))
        return sentences(
            (head, words(card_texts.text_of(printed(view, item_set(view).threats[face.card]))))
        )

    def place(self, found: Arrangement, plan: Plan) -> None:
        """Each card beside its tier."""
        s, area = found.scale, found.threats
        for slot, item in enumerate(self.slots):
            tier = plan.tiers[slot]
            high = tier.height() + 3 * s
            item.scale_of_board = s
            item.place(QRectF(area.left(), tier.bottom() - high, area.width(), high))
            hexed, side = self.hexes[slot], HEX * s
            hexed.scale_of_board = s
            corner = item.area.bottomRight() - QPointF(side + 3 * s, side + 3 * s)
            hexed.place(QRectF(corner.x(), corner.y(), side, side))
        write_alike(self.slots)
        self.piles.scale_of_board = s
        self.piles.place(QRectF(area.left(), plan.foot.top() + 6 * s, area.width(),
                                plan.foot.height() - 9 * s))  # fmt: skip
