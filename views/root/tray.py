"""The tray beside the map: deck and discards, dominance cards, items, Lost Souls by suit."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text, words
from rules.root import names
from rules.root.data import cards, items
from rules.root.state import Woodland, seats_of
from rules.root.words import CLEARING_SUITS, Faction, Item, Suit
from views.items.panel import CENTRE, Panel, surface, tabular, write
from views.root.inks import inks_of
from views.root.showing import Showing
from views.root.strokes import round_of
from views.root.words import filled, listed, suit_word
from views.theme import paint_icon, theme
from views.theme.contrast import best_on
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
SUITS = (*CLEARING_SUITS, Suit.BIRD)


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
    topic_of = ""

    def show_tray(self, view: Woodland) -> None:
        """Follows a view."""

    def wants(self) -> bool:
        """Whether there is anything to show."""
        return True


class Pile(TrayPanel):
    """Deck or discards: a pile with its number."""

    units = 62.0

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._count = icon, 0
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
            look = translate("root_board", "Press to look through it.")
            self.description = ". ".join(part for part in (last, look) if part)
        self.renew(self._count, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The sign of the pile, its number below."""
        surface(painter, area)
        high = area.height()
        sign = QRectF(area.left(), area.top() + 3, area.width(), high * 0.58)
        side = min(sign.width(), sign.height())
        spot = round_of(sign.center(), side / 2)
        paint_icon(painter, self._icon, spot, theme().colour("muted"))
        text = QRectF(area.left(), area.bottom() - high * 0.4, area.width(), high * 0.38)
        letters = tabular(font(Face.STRONG, max(11.0, high * 0.27)))
        write(painter, text, number_text(self._count), letters, "ink", CENTRE)


class Supply(TrayPanel):
    """The items that can still be crafted; what is gone leaves its place."""

    units = 178.0

    def __init__(self) -> None:
        super().__init__()
        self._items: tuple[Item, ...] = ()
        self.topic = "items"

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
        left = Counter(self._items)
        spaces = [kind.id for kind in items().values() for _ in range(kind.supply)]
        wide, high = area.width() / 2, (area.height() - 6) / ((len(spaces) + 1) // 2)
        taken: Counter[Item] = Counter()
        for number, item in enumerate(spaces):
            column, row = number % 2, number // 2
            spot = QPointF(area.left() + (column + 0.5) * wide, area.top() + 3 + (row + 0.5) * high)
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


class Dominance(TrayPanel):
    """The dominance cards that lie beside the map."""

    units = 60.0

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[str, ...] = ()
        self.topic = "dominance"

    def show_tray(self, view: Woodland) -> None:
        """Which are available."""
        self._cards = view.available
        said = listed([words(names.card_name(each)) for each in view.available])
        self.set_label(filled(translate("root_board", "Available: {list}"), list=said))
        self.renew(self._cards, theme().name)

    def wants(self) -> bool:
        """Only with cards."""
        return bool(self._cards)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A crown, and the suits below."""
        surface(painter, area, line="accent")
        side = area.height() * 0.42
        spot = round_of(QPointF(area.center().x(), area.top() + side * 0.62), side / 2)
        paint_icon(painter, "dominance", spot, theme().colour("accent"))
        small = min(area.width() / max(2, len(self._cards)), area.height() * 0.42)
        left = area.center().x() - small * (len(self._cards) - 1) / 2
        for number, card in enumerate(self._cards):
            middle = QPointF(left + number * small, area.bottom() - small * 0.6)
            suit_disc(painter, middle, small * 0.44, cards()[card].suit)


class Souls(TrayPanel):
    """Lost Souls by suit, and where the Outcast would go (7.5)."""

    units = 128.0

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counter[Suit] = Counter()
        self._coming: tuple[Suit, bool] | None = None
        self.topic = "cult"

    def show_tray(self, view: Woodland) -> None:
        """How many of each suit."""
        self._counts = Counter(cards()[each].suit for each in view.lost_souls)
        self._coming = coming_outcast(view)
        said = [f"{suit_word(suit)} {number_text(self._counts[suit])}" for suit in SUITS]
        text = filled(translate("root_board", "Lost Souls: {list}"), list=listed(said))
        if self._coming is not None:
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

    def wants(self) -> bool:
        """Only with the Cult."""
        return self._coming is not None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A row for each suit; the coming Outcast has a frame."""
        surface(painter, area)
        high = (area.height() - 6) / 5
        sign = round_of(QPointF(area.center().x(), area.top() + 3 + high * 0.5), high * 0.44)
        paint_icon(painter, "lost-souls", sign, theme().colour("muted"))
        letters = tabular(font(Face.STRONG, max(11.0, high * 0.7)))
        for number, suit in enumerate(SUITS):
            row = QRectF(
                area.left() + 3, area.top() + 3 + (number + 1) * high, area.width() - 6, high
            )
            if self._coming is not None and self._coming[0] is suit:
                painter.setPen(QPen(theme().colour("accent"), 2.4 if self._coming[1] else 1.4))
                painter.setBrush(theme().colour("selected"))
                painter.drawRoundedRect(row.adjusted(0, 0.5, 0, -0.5), 4, 4)
            middle = QPointF(row.left() + row.width() * 0.28, row.center().y())
            suit_disc(painter, middle, high * 0.42, suit)
            text = QRectF(row.center().x(), row.top(), row.width() / 2 - 4, high)
            write(painter, text, number_text(self._counts[suit]), letters, "ink", CENTRE)


def suit_disc(painter: QPainter, middle: QPointF, radius: float, suit: Suit) -> None:
    """A suit: colour and animal."""
    inks = inks_of(theme().name)
    fill = inks.suit(suit)
    painter.setPen(QPen(QColor(inks.ink), 1))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(round_of(middle, radius))
    sign = round_of(middle, radius * 0.74)
    paint_icon(painter, f"suit-{suit}", sign, QColor(best_on(fill, inks.ink, inks.disc)))


class Tray:
    """All of them from top to bottom."""

    def __init__(self) -> None:
        self.panels: list[TrayPanel] = [
            Pile("deck"),
            Pile("discard"),
            Dominance(),
            Supply(),
            Souls(),
        ]
        self._area, self._scale = QRectF(), 1.0

    @property
    def deck(self) -> Panel:
        """Where cards come from."""
        return self.panels[0]

    @property
    def discard(self) -> Panel:
        """Where they go."""
        return self.panels[1]

    def show(self, showing: Showing) -> None:
        """Follows a view."""
        for panel in self.panels:
            panel.show_tray(showing.view)
            panel.setVisible(panel.wants())
        self.place(self._area, self._scale)

    def place(self, area: QRectF, scale: float) -> None:
        """One below the other; a low tray makes all of them lower."""
        self._area, self._scale = area, scale
        shown = [panel for panel in self.panels if panel.wants()]
        gap = 6.0
        wanted = sum(panel.units * scale for panel in shown) + gap * (len(shown) - 1)
        share = min(1.0, area.height() / wanted) if wanted else 1.0
        top = area.top()
        for panel in shown:
            high = panel.units * scale * share
            panel.scale_of_board = scale
            panel.place(QRectF(area.left(), top, area.width(), high))
            top += high + gap * share
