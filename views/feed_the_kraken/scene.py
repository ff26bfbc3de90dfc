"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, QRectF, QSizeF

from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Seat
from views.feed_the_kraken.arrangement import Arrangement, arrange
from views.feed_the_kraken.book import BookArea
from views.feed_the_kraken.chart_area import ChartArea
from views.feed_the_kraken.crew import CrewArea
from views.feed_the_kraken.hand import Hand
from views.feed_the_kraken.head import HeadArea
from views.feed_the_kraken.mates import berths
from views.feed_the_kraken.reveal import RevealArea
from views.feed_the_kraken.strip import StripArea
from views.items.board_scene import BoardScene
from views.items.element import Element
from views.theme import theme


class RenderState(msgspec.Struct, frozen=True):
    """What is to be seen: a view, by whom, and who is asked."""

    view: Kraken
    viewer: Seat | None
    names: dict[int, str]
    acting: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether the voyage has ended."""
        return self.view.outcome is not None


class TableScene(BoardScene):
    """The areas of the table."""

    showing: RenderState | None

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.chart = ChartArea()
        self.addItem(self.chart)
        self.crew = CrewArea(self, self)
        self.head = HeadArea(self, self)
        self.strip = StripArea(self, self)
        self.book = BookArea(self, self)
        self.reveal = RevealArea(self, self)
        self.found: Arrangement | None = None
        self.book_is_open = False
        """The log is laid over the chart, where it has no room beside it."""

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        self.showing = showing
        view, names, viewer = showing.view, showing.names, showing.viewer
        seen = not showing.is_over
        self.crew.show(berths(view, viewer, names), showing.acting, seen)
        self.strip.show(view, names, seen)
        self.head.show(view, seen)
        self.reveal.show(view if showing.is_over else None, names, viewer)
        self.chart.show(self.reveal.seen_view() if showing.is_over else view)
        self._show_book()

    def _show_book(self) -> None:
        showing = self.showing
        if showing is None:
            return
        seen = not showing.is_over and (self.book_has_room or self.book_is_open)
        self.book.show(showing.view, showing.names, showing.viewer, seen)

    @property
    def book_has_room(self) -> bool:
        """Whether the log stands beside the chart."""
        return self.found is not None and not self.found.book.isEmpty()

    def open_book(self, is_open: bool) -> None:
        """Lays the log over the chart, or takes it away."""
        self.book_is_open = is_open
        self._show_book()
        self._place_book()

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self.crew.offer(hand)
        cards = hand.cards()
        post, held = cards if cards is not None else (None, ())
        chosen = next((n for n in range(len(held)) if hand.is_chosen(hand.card_target(n))), -1)
        self.strip.offer_cards(post, held, chosen)

    # ------------------------------------------------------------ where everything lies
    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        showing = self.showing
        if showing is None:
            return
        seats = len(showing.view.crew)
        found = arrange(size.width(), size.height(), theme().text / 100, seats)
        had_room = self.book_has_room
        self.found = found
        if had_room != self.book_has_room:
            self.book_is_open = False
        self._show_book()
        if showing.is_over:
            self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
            chart = self.reveal.place(found.whole, found.end_scale)
            self.chart.setVisible(not chart.isEmpty())
            if not chart.isEmpty():
                self.chart.place(chart)
            return
        self.chart.setVisible(True)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.crew.place(found)
        self.chart.place(found.chart)
        self.head.place(found.head, found.scale)
        self.strip.place(found.strip, found.scale)
        self._place_book()

    def _place_book(self) -> None:
        if self.found is not None:
            area = self.found.book if self.book_has_room else self.found.chart
            self.book.place(area, self.found.scale)

    # ------------------------------------------------------------ what there is
    def all_parts(self) -> list[list[Element]]:
        """All there is, seen or not, part by part, in the order in which one reads it."""
        return [
            list(self.reveal.elements()),
            list(self.crew.elements()),
            list(self.strip.elements()),
            list(self.head.elements()),
            list(self.chart.elements()),
            list(self.book.elements()),
        ]
