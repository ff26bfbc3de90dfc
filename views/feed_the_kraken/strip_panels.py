"""The captain's table below the chart: piles, hands, the logbook, the card shown, the rituals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPen

from models.translate import at_the_beginning, listed, number_text, words
from rules.feed_the_kraken.data import cards as kinds_of_cards
from rules.feed_the_kraken.enums import NavCard, Ritual
from rules.feed_the_kraken.names import (
    action_does,
    card_name,
    direction_name,
    ritual_does,
    ritual_name,
)
from views.feed_the_kraken import pieces
from views.items.panel import CENTRE, Panel, fitted, glyph, surface, tabular, write
from views.theme import Face, theme

translate = QCoreApplication.translate
ASPECT = 0.72
"""A card's width in its heights."""
APART = 7.0
"""How far cards lie apart that can be chosen, at least: so much take the marks around them."""


def titled(painter: QPainter, area: QRectF, title: str, s: float) -> QRectF:
    """A heading in small letters; gives the room below it."""
    high = 15 * s
    head = QRectF(area.left() + 2, area.top() + 2 * s, area.width() - 4, high)
    write(painter, head, title, fitted(Face.SMALL, 0.84 * s), "muted", CENTRE)
    return QRectF(
        area.left(), head.bottom() + 2 * s, area.width(), area.bottom() - head.bottom() - 5 * s
    )


class PilePanel(Panel):
    """A face-down pile: its size is all that anybody knows."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "pile"
        self.title, self.count, self.shift = "", 0, 0.0
        self.topic = "navigation"

    def show_pile(self, title: str, sentence: str, count: int) -> None:
        """Its name and how many cards it has."""
        self.title, self.count = title, count
        self.set_label(sentence)
        self.renew(title, count, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The back on a few edges, and the number."""
        s = self.scale_of_board
        room = titled(painter, area, self.title, s)
        high = min(room.height(), 58 * s, (room.width() - 6) / ASPECT)
        place = QRectF(0, 0, high * ASPECT, high)
        place.moveCenter(room.center())
        if not self.count:
            empty(painter, place)
        for depth in range(min(3, self.count) - 1, -1, -1):
            pieces.card_back(painter, place.translated(-depth * 1.6 * s, -depth * 1.6 * s))
        number = QRectF(0, 0, 24 * s, 18 * s)
        number.moveCenter(QPointF(place.right() - 2 * s, place.bottom() - 3 * s))
        number.moveRight(min(number.right(), area.right() - 1))
        surface(painter, number, "surface", "edge", 3)
        write(
            painter,
            number,
            number_text(self.count),
            tabular(fitted(Face.STRONG, 0.9 * s)),
            "ink",
            CENTRE,
        )


def empty(painter: QPainter, place: QRectF) -> None:
    """Where a card would lie."""
    painter.setPen(QPen(theme().colour("line"), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place, 3, 3)


class HandPanel(Panel):
    """The cards of an officer, or those in the logbook; face down unless the view knows them."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.thing = "hand"
        self.icon, self.title = icon, ""
        self.cards: tuple[NavCard, ...] = ()
        self.hides_cards = False
        """Its cards are laid out to be chosen: then they are elements of their own."""
        self.spread = 1.0
        self.topic = "navigation"

    def show_hand(self, title: str, sentence: str, cards: tuple[NavCard, ...], hides: bool) -> None:
        """Whose it is and what is in it."""
        self.title, self.cards, self.hides_cards = title, cards, hides
        self.set_label(sentence)
        self.renew(title, cards, hides, theme().name)

    def card_places(self) -> list[QRectF]:
        """Where its cards lie, in the coordinates of the panel."""
        s = self.scale_of_board
        area = self.area
        top = area.top() + 19 * s
        many = max(1, len(self.cards))
        room = area.width() - 4
        if self.hides_cards:  # what can be chosen is seen whole
            room = (room - APART * (many - 1)) / many
        high = min(area.bottom() - top - 3 * s, 62 * s, room / ASPECT)
        wide = high * ASPECT
        step = min(wide + 5 * s, (area.width() - wide - 4) / max(1, many - 1)) if many > 1 else wide
        left = area.center().x() - (wide + step * (many - 1)) / 2
        y = top + (area.bottom() - top - high) / 2 - 1 * s
        return [QRectF(left + n * step, y, wide, high) for n in range(len(self.cards))]

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The hat, and the cards side by side."""
        s = self.scale_of_board
        room = titled(painter, area, self.title, s)
        if not self.cards:
            side = min(30 * s, room.height() * 0.6)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(room.center())
            glyph(painter, self.icon, spot, "line")
        if self.hides_cards:
            return
        for place, card in zip(self.card_places(), self.cards, strict=True):
            pieces.card(painter, place, card)


class CardPanel(Panel):
    """A card that can be chosen: it lies in front of the one who is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "card"
        self.role = QAccessible.Role.Button
        self.card = NavCard.HIDDEN
        self.topic = "cards"

    def show_card(self, card: NavCard, chosen: bool, why: str = "") -> None:
        """Which card, and whether it has been picked up."""
        self.card, self.is_selected, self.why = card, chosen, why
        self.can_press = self.is_answer = not why
        self.set_label(at_the_beginning(words(card_name(card))))
        self.description = course_words(card)
        self.renew(card, chosen, why, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card in an amber frame; picked up it lies higher."""
        inner = area.adjusted(2, 2, -2, -2)
        pieces.card(painter, inner, self.card)
        width = 3.0 if self.is_selected else 2.0 if self.is_hovered else 1.5
        painter.setPen(QPen(theme().colour("accent"), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if self.is_selected:
            side = area.width() * 0.34
            tick = QRectF(area.right() - side * 0.9, area.top() - side * 0.1, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("accent"))
            painter.drawEllipse(tick)
            glyph(painter, "check", tick.adjusted(3, 3, -3, -3), "on_accent")


def course_words(card: NavCard) -> str:
    """What a card does, in two sentences."""
    if card is NavCard.HIDDEN:
        return ""
    made = kinds_of_cards()[card]
    text = translate("feed_the_kraken_board", "The ship follows the {direction} arrow.")
    course = text.format(direction=words(direction_name(made.color.direction)))
    return f"{course} {words(action_does(made.action))}"


class ShownPanel(Panel):
    """The card that was shown last: the ship has gone by it."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "shown"
        self.card = NavCard.HIDDEN
        self.title = ""
        self.turn = 1.0
        """How far it has been turned over: below one half one sees its back."""
        self.topic = "cards"

    def show_shown(self, title: str, card: NavCard) -> None:
        """The last card; HIDDEN: none has been shown."""
        self.title, self.card = title, card
        name = words(card_name(card)) if card is not NavCard.HIDDEN else ""
        self.set_label(f"{title}: {name}" if name else "")
        self.description = course_words(card)
        self.renew(title, card, theme().name)

    def turn_over(self, share: float) -> None:
        """The flip of the card."""
        self.turn = share
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card, large."""
        s = self.scale_of_board
        room = titled(painter, area, self.title, s)
        high = min(room.height(), 64 * s, (room.width() - 6) / ASPECT)
        wide = high * ASPECT
        place = QRectF(0, 0, wide, high)
        place.moveCenter(room.center())
        if self.card is NavCard.HIDDEN:
            empty(painter, place)
            return
        narrow = abs(2 * self.turn - 1)
        place = QRectF(
            place.center().x() - wide * narrow / 2, place.top(), max(2.0, wide * narrow), high
        )
        pieces.card(painter, place, NavCard.HIDDEN if self.turn < 0.5 else self.card)


class RitualsPanel(Panel):
    """The five rituals: those held lie open, of the rest one knows what they are together."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "rituals"
        self.title = ""
        self.held: tuple[Ritual, ...] = ()
        self.remaining: dict[Ritual, int] = {}
        self.topic = "rituals"

    def show_rituals(self, title: str, held: tuple[Ritual, ...], left: dict[Ritual, int]) -> None:
        """What was held, what is left."""
        self.title, self.held, self.remaining = title, held, left
        remaining = listed(
            f"{number_text(count)} {words(ritual_name(ritual))}"
            for ritual, count in left.items()
            if count
        )
        said = [title]
        if held:
            text = translate("feed_the_kraken_board", "held: {rituals}")
            said.append(text.format(rituals=listed(words(ritual_name(r)) for r in held)))
        if remaining:
            text = translate("feed_the_kraken_board", "face down: {rituals}")
            said.append(text.format(rituals=remaining))
        self.set_label(". ".join(said))
        self.description = " ".join(words(ritual_does(r)) for r in dict.fromkeys(held))
        self.renew(title, held, tuple(left.items()), theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Five small cards; below the signs of what is still face down."""
        s = self.scale_of_board
        room = titled(painter, area, self.title, s)
        down = sum(self.remaining.values())
        many = max(1, len(self.held) + down)
        high = min(30 * s, room.height() * 0.52, (room.width() - 4) / many / 0.76)
        wide = high * 0.72
        step = wide + min(4 * s, (room.width() - many * wide) / many)
        left = room.center().x() - (step * (many - 1) + wide) / 2
        for number in range(many):
            place = QRectF(left + number * step, room.top() + 2 * s, wide, high)
            seen = number < len(self.held)
            ritual = self.held[number] if seen else Ritual.HIDDEN
            pieces.ritual_card(painter, place, ritual, seen)
        low = QRectF(room.left(), room.top() + high + 5 * s, room.width(), 0)
        low.setBottom(room.bottom())
        self._draw_left(painter, low, s)

    def _draw_left(self, painter: QPainter, area: QRectF, s: float) -> None:
        shown = [(ritual, count) for ritual, count in self.remaining.items() if count]
        side = min(15 * s, area.height())
        letters = tabular(fitted(Face.SMALL, 0.86 * s))
        cell = min(34 * s, area.width() / max(1, len(shown)))
        left = area.center().x() - cell * len(shown) / 2
        for ritual, count in shown:
            number = QRectF(left, area.top(), cell / 2 - 1, side)
            write(painter, number, number_text(count), letters, "muted", CENTRE)
            glyph(
                painter,
                pieces.RITUALS[ritual],
                QRectF(number.right(), area.top(), side, side),
                "muted",
            )
            left += cell


class CheckPanel(Panel):
    """A loyalty check: guns on the table against what a mutiny needs."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "check"
        self.title, self.note = "", ""
        self.total: int | None = None
        self.needed = 0
        self.shown_total: float | None = None
        self.topic = "loyalty"

    def show_check(self, title: str, note: str, total: int | None, needed: int) -> None:
        """`total` None: the guns are still in the fists."""
        self.title, self.note, self.total, self.needed = title, note, total, needed
        self.set_label(f"{title}. {note}")
        self.renew(title, note, total, needed, theme().name)

    def count_up(self, share: float | None) -> None:
        """The counting: so much of the total is seen; None: all of it."""
        self.shown_total = share
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Places for the guns that are needed, filled one by one."""
        s = self.scale_of_board
        surface(painter, area.adjusted(1, 1, -1, -1), "raised", "line", 4)
        room = titled(painter, area.adjusted(6, 0, -6, 0), self.title, s)
        total = self.total or 0
        seen = total if self.shown_total is None else round(total * self.shown_total)
        places = max(self.needed, 1)
        high = min(30 * s, room.height() * 0.56)
        step = min(high * 1.12, (room.width() - 70 * s) / places)
        row = QRectF(room.left() + 6 * s, room.top() + 2 * s, step * places, high)
        row.moveLeft(max(room.left() + 6 * s, room.center().x() - (step * places + 52 * s) / 2))
        for number in range(places):
            spot = QRectF(row.left() + number * step, row.top(), min(step, high), high)
            lies = self.total is not None and number < seen
            glyph(painter, "gun", spot, "accent" if lies else "line")
        figures = QRectF(row.right() + 8 * s, row.top(), 52 * s, high)
        known = "?" if self.total is None else number_text(seen)
        said = f"{known} / {number_text(self.needed)}"
        write(painter, figures, said, tabular(fitted(Face.LEAD, 1.02 * s)), "ink")
        low = QRectF(room.left(), row.bottom() + 2 * s, room.width(), room.bottom() - row.bottom())
        write(painter, low, self.note, fitted(Face.SMALL, 0.94 * s), "ink", CENTRE)
