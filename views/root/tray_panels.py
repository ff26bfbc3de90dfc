"""What lies in the tray beside the map: deck and discards, items, Lost Souls by suit."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from models.translate import number_text, words
from rules.root import names
from rules.root.data import cards, items
from rules.root.enums import CLEARING_SUITS, Faction, Item, Suit
from rules.root.state import Woodland, seats_of
from views.items.page_parts import columns, shares
from views.items.panel import CENTRE, Panel, surface, tabular, write
from views.items.strokes import round_of
from views.root.panels import parts
from views.root.phrases import filled, listed, suit_word
from views.root.suit_disc import suit_disc
from views.theme import paint_icon, theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
SUITS = (*CLEARING_SUITS, Suit.BIRD)
CAPTION = 13.0
"""The largest letters of a caption at usual size."""


def coming_outcast(view: Woodland) -> tuple[Suit, bool] | None:
    """Where the Outcast would go now, and whether it would be Hated; None without the Cult."""
    seats = seats_of(view, Faction.CULT)
    if not seats:
        return None
    found: tuple[Suit, bool] = import_module("rules.root.factions.cult").coming_outcast(view)
    return found


class TrayPanel(Panel):
    """A panel of the tray; `units` is how high it is at scale 1."""

    units = 60.0

    def show_tray(self, view: Woodland) -> None:
        """Follows a view."""

    def has_room(self) -> bool:
        """Whether this game may ever need its place: the others do not move when it comes."""
        return True

    def wants(self) -> bool:
        """Whether there is anything to show now."""
        return self.has_room()


def caption(painter: QPainter, area: QRectF, text: str) -> None:
    """The quiet word below or above a number."""
    high = max(parts.LEAST, min(CAPTION * theme().text / 100, area.height() * 0.9))
    needed = QFontMetricsF(font(Face.BODY, high)).horizontalAdvance(text)
    high = max(parts.LEAST, high * min(1.0, area.width() / max(1.0, needed)))
    write(painter, area, text, font(Face.BODY, high), "muted", CENTRE)


class Pile(TrayPanel):
    """Deck or discards: a pile with its number and its name."""

    units = 50.0

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._count = icon, 0
        self.thing = icon
        self.topic = "cards"

    def show_tray(self, view: Woodland) -> None:
        """How many cards there are."""
        is_deck = self._icon == "deck"
        self._count = len(view.deck) if is_deck else len(view.discard)
        self.set_label(
            translate("root_board", "Deck: %n card(s)", None, self._count)
            if is_deck
            else translate("root_board", "Discard pile: %n card(s)", None, self._count)
        )
        if not is_deck:
            self.can_press = True
            last = listed([words(names.card_name(each)) for each in view.discard[-6:]])
            look = translate("root_board", "Click to look through it.")
            self.description = ". ".join(part for part in (last, look) if part)
        self.renew(self._count, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The sign of the pile beside its number, its name below."""
        surface(painter, area)
        foot = max(13.0, area.height() * 0.32)
        upper = QRectF(area.left() + 3, area.top() + 2, area.width() - 6, area.height() - foot - 2)
        sign, number = columns(upper, 2, 2.0)
        parts.icon(painter, self._icon, sign, "muted", 0.96)
        letters = tabular(font(Face.STRONG, max(11.0, upper.height() * 0.58)))
        write(painter, number, number_text(self._count), letters, "ink", CENTRE)
        name = (
            translate("root_board", "Deck")
            if self._icon == "deck"
            else translate("root_board", "Discards")
        )
        caption(painter, QRectF(area.left(), area.bottom() - foot - 1, area.width(), foot), name)


class Supply(TrayPanel):
    """The items that can still be crafted; what is gone leaves its place."""

    units = 184.0

    def __init__(self) -> None:
        super().__init__()
        self._items: tuple[Item, ...] = ()
        self.topic, self.thing = "items", "items"

    def show_tray(self, view: Woodland) -> None:
        """Which items are left."""
        self._items = view.items
        counts = Counter(view.items)
        said = [
            f"{number_text(counts[item])} {words(names.item_name(item))}"
            for item in items()
            if counts[item]
        ]
        none = translate("root_board", "none")
        text = translate("root_board", "Items in the supply: {list}")
        self.set_label(filled(text, list=listed(said) or none))
        self.renew(self._items, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Two columns of places."""
        surface(painter, area)
        head = area.adjusted(0, 1, 0, 0)
        head.setHeight(max(13.0, area.height() * 0.085))
        caption(painter, head, translate("root_board", "Supply"))
        left = Counter(self._items)
        spaces = [kind.id for kind in items().values() for _ in range(kind.supply)]
        area = area.adjusted(0, head.height(), 0, 0)
        wide, high = area.width() / 2, (area.height() - 4) / ((len(spaces) + 1) // 2)
        taken: Counter[Item] = Counter()
        for number, item in enumerate(spaces):
            column, row = number % 2, number // 2
            spot = QPointF(area.left() + (column + 0.5) * wide, area.top() + 1 + (row + 0.5) * high)
            taken[item] += 1
            self._draw_item(painter, spot, min(wide, high) * 0.46, item, taken[item] <= left[item])

    def _draw_item(
        self, painter: QPainter, spot: QPointF, radius: float, item: Item, is_there: bool
    ) -> None:
        box = round_of(spot, radius)
        if is_there:
            painter.setPen(QPen(theme().colour("edge"), 1))
            painter.setBrush(theme().colour("raised"))
            painter.drawRoundedRect(box, 4, 4)
            inset = radius * 0.3
            sign = box.adjusted(inset, inset, -inset, -inset)
            paint_icon(painter, f"item-{item}", sign, theme().colour("ink"))
            return
        painter.setPen(QPen(theme().colour("line"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        inset = radius * 0.42
        sign = box.adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, f"item-{item}", sign, theme().colour("muted", 0.32))


class Souls(TrayPanel):
    """Lost Souls by suit, and where the Outcast would go (7.5)."""

    units = 132.0

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counter[Suit] = Counter()
        self._coming: tuple[Suit, bool] | None = None
        self.topic, self.thing = "cult", "souls"

    def show_tray(self, view: Woodland) -> None:
        """How many of each suit."""
        self._counts = Counter(cards()[each].suit for each in view.lost_souls)
        self._coming = coming_outcast(view)
        said = [f"{suit_word(suit)} {number_text(self._counts[suit])}" for suit in SUITS]
        text = filled(translate("root_board", "Lost Souls: {list}"), list=listed(said))
        if self._coming is not None and self._coming[0] is not Suit.NONE:
            text = f"{text}. {self._coming_words(*self._coming)}"
        self.set_label(text)
        self.renew(tuple(sorted(self._counts.items())), self._coming, theme().name)

    def _coming_words(self, suit: Suit, hated: bool) -> str:
        said = (
            translate("root_board", "The Outcast would be {suit} and Hated")
            if hated
            else translate("root_board", "The Outcast would be {suit}")
        )
        return filled(said, suit=suit_word(suit))

    def has_room(self) -> bool:
        """Only with the Cult."""
        return self._coming is not None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A row for each suit, below them the coming Outcast; if it is Hated, in a frame."""
        surface(painter, area)
        high = (area.height() - 4) / (len(SUITS) + 2)
        row = QRectF(area.left() + 3, area.top() + 2, area.width() - 6, high)
        caption(painter, row, translate("root_board", "Lost Souls"))
        letters = tabular(font(Face.STRONG, max(11.0, high * 0.74)))
        for suit in SUITS:
            row = row.translated(0, high)
            sign, number = columns(row, 2, 0.0)
            suit_disc(painter, sign.center(), high * 0.44, suit)
            write(painter, number, number_text(self._counts[suit]), letters, "ink", CENTRE)
        if self._coming is not None and self._coming[0] is not Suit.NONE:
            self._draw_coming(painter, row.translated(0, high), *self._coming)

    def _draw_coming(self, painter: QPainter, row: QRectF, suit: Suit, hated: bool) -> None:
        painter.setPen(QPen(theme().colour("ink" if hated else "line"), 2.0 if hated else 1.0))
        painter.setBrush(theme().colour("sunken"))
        painter.drawRoundedRect(row.adjusted(0, 0.5, 0, -0.5), 4, 4)
        word, sign = shares(row.adjusted(2, 0, -1, 0), (1.5, 1.0), 0.0)
        caption(painter, word, translate("root_board", "next:"))
        suit_disc(painter, sign.center(), row.height() * 0.4, suit)
