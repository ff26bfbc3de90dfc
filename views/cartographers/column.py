"""The season, its time, and the explored cards in their column."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.cartographers.data import ambush_cards, explore_cards, hero_cards
from rules.cartographers.messages.help_messages import rule_text
from rules.cartographers.names import card_name, season_name, terrains_text
from rules.cartographers.state import Cartographers, threshold, time_sum
from views.cartographers import pieces
from views.cartographers.deck_panel import DeckPanel
from views.cartographers.edicts import SEASON_ICONS
from views.items.panel import (
    RIGHT,
    Panel,
    fitted,
    glyph,
    shrunk,
    surface,
    tabular,
    write,
    write_name,
)
from views.theme import Face, small_capitals, theme

translate = QCoreApplication.translate


class SeasonHead(Panel):
    """The season's name and its time as a filling track."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "season"
        self.name, self.icon = "", ""
        self.spent, self.limit, self.fresh = 0, 0, 0
        self.topic = "seasons"

    def show_season(self, name: str, icon: str, spent: int, limit: int, fresh: int) -> None:
        """`fresh` is the part of the time that the card of this turn has brought."""
        self.name, self.icon = name, icon
        self.spent, self.limit, self.fresh = spent, limit, fresh
        text = translate("cartographers_board", "{season}, time {spent} of {limit}").format(
            season=name, spent=spent, limit=limit
        )
        if self.is_last:
            last = translate("cartographers_board", "ends after this card")
            text = f"{text}, {last}"
        self.set_label(text if name else "")
        self.renew(name, icon, spent, limit, fresh)

    @property
    def is_last(self) -> bool:
        """Whether the season ends with the card that lies open."""
        return bool(self.limit) and self.spent >= self.limit

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Icon and name above the track."""
        s = self.scale_of_board
        surface(painter, area)
        if not self.name:
            return
        inner = area.adjusted(10 * s, 5 * s, -10 * s, -8 * s)
        if area.width() < 128 * s:
            self._draw_narrow(painter, inner, s)
            return
        side = 24 * s
        glyph(painter, self.icon, QRectF(inner.left(), inner.top() + 3 * s, side, side))
        head = QRectF(
            inner.left() + side + 8 * s, inner.top(), inner.width() - side - 8 * s, 30 * s
        )
        count = f"{self.spent} / {self.limit}"
        name = head.adjusted(0, 0, -40 * s, 0)
        letters = small_capitals(fitted(Face.TITLE, 0.95 * s))
        write(painter, name, self.name, shrunk(letters, self.name, name.width(), 0.55))
        write(
            painter,
            head,
            count,
            tabular(fitted(Face.STRONG, s)),
            "accent" if self.is_last else "ink",
            RIGHT,
        )
        track = QRectF(inner.left(), head.bottom() + 3 * s, inner.width(), 12 * s)
        self._draw_track(painter, track)
        low = QRectF(
            inner.left(), track.bottom() + 1, inner.width(), inner.bottom() - track.bottom()
        )
        if self.is_last and low.height() > 9:
            text = translate("cartographers_board", "ends after this card")
            write(painter, low, text, fitted(Face.SMALL, 0.86 * s), "accent")
        elif low.height() > 9:
            text = translate("cartographers_board", "{time} left").format(
                time=self.limit - self.spent
            )
            write(painter, low, text, fitted(Face.SMALL, 0.86 * s), "muted")

    def _draw_narrow(self, painter: QPainter, inner: QRectF, s: float) -> None:
        """Icon and time above, the name below them, then the track."""
        side, line = 22 * s, inner.height() * 0.42
        upper = QRectF(inner.left(), inner.top(), inner.width(), line)
        glyph(
            painter,
            self.icon,
            QRectF(inner.left(), upper.center().y() - side / 2, side, side),
        )
        ink = "accent" if self.is_last else "ink"
        count = f"{self.spent} / {self.limit}"
        write(painter, upper, count, tabular(fitted(Face.STRONG, 0.96 * s)), ink, RIGHT)
        name = upper.translated(0, line)
        write(painter, name, self.name, small_capitals(fitted(Face.TITLE, 0.8 * s)))
        track = QRectF(inner.left(), inner.bottom() - 8 * s, inner.width(), 8 * s)
        self._draw_track(painter, track)

    def _draw_track(self, painter: QPainter, track: QRectF) -> None:
        """One field for each unit of time; the newest are hatched, what overshoots stands apart."""
        fields = max(self.limit, self.spent)
        gap = 3.0
        wide = (track.width() - gap * (fields - 1)) / max(1, fields)
        for number in range(fields):
            box = QRectF(track.left() + number * (wide + gap), track.top(), wide, track.height())
            over = number >= self.limit
            filled = number < self.spent
            is_fresh = filled and number >= self.spent - self.fresh
            ink = theme().colour("bad" if over else "ink" if filled else "edge")
            painter.setPen(QPen(ink, 1.2))
            fill = QColor(ink)
            fill.setAlphaF(0.45 if is_fresh else 1.0)
            painter.setBrush(fill if filled else theme().colour("sunken"))
            painter.drawRoundedRect(box, 2, 2)


class Strip(Panel):
    """One revealed card in the column: its time, its name, its terrains."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "revealed"
        self.card = ""
        self.name = ""
        self.time: int | None = None
        self.is_newest = False
        self.is_pending = False
        self.reveal = 1.0
        """How far it has slid in while it is being turned up."""
        self.role = QAccessible.Role.ListItem

    def show_card(self, card: str, newest: bool, pending: bool) -> None:
        """`pending`: a ruins card whose obligation still stands."""
        self.card, self.is_newest, self.is_pending = card, newest, pending
        self.name = words(card_name(card))
        explore = explore_cards().get(card)
        self.time = explore.time if explore is not None and explore.shapes else None
        self.set_label(self._sentence())
        self.topic = "ruins" if explore is not None and not explore.shapes else "turn"
        if card in ambush_cards():
            self.topic = "ambush"
        self.renew(self.name, newest, pending)

    def _sentence(self) -> str:
        parts = [self.name]
        if self.time is not None:
            parts.append(translate("cartographers_board", "time {time}").format(time=self.time))
        explore = explore_cards().get(self.card)
        parts += [words(terrains_text((t,))) for t in (explore.terrains if explore else ())]
        if explore is not None and not explore.shapes:
            self.description = words(rule_text("ruins"))
        if self.is_pending:
            parts.append(translate("cartographers_board", "the next shape must cover ruins"))
        if self.is_newest:
            parts.append(translate("cartographers_board", "drawn now"))
        return ", ".join(parts)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A card's upper edge, as it shows in a column of overlapping cards."""
        s = self.scale_of_board
        line = "edge" if self.is_newest else "line"
        surface(painter, area, "raised" if self.is_newest else "surface", line, 4)
        if self.is_newest or self.is_pending:
            painter.setPen(QPen(theme().colour("accent"), 0))
            painter.setBrush(theme().colour("accent"))
            painter.drawRoundedRect(QRectF(area.left(), area.top() + 3, 4, area.height() - 6), 2, 2)
        inner = area.adjusted(10 * s, 0, -6 * s, 0)
        right = self._draw_sign(painter, inner, s)
        text = QRectF(inner.left(), inner.top(), right - inner.left() - 3 * s, inner.height())
        letters = fitted(Face.STRONG if self.is_newest else Face.BODY, 0.9 * s)
        ink = "accent" if self.is_pending else "ink"
        write_name(painter, text, self.name, letters, ink)

    def _draw_sign(self, painter: QPainter, area: QRectF, s: float) -> float:
        """Time, and what the card is; gives where that begins."""
        middle = area.center().y()
        right = area.right()
        if self.time is not None:
            number = QRectF(right - 14 * s, area.top(), 14 * s, area.height())
            write(painter, number, str(self.time), tabular(fitted(Face.STRONG, s)), "ink", RIGHT)
            right = number.left() - 2 * s
        icon = kind_icon(self.card)
        if icon:
            side = 17 * s
            place = QRectF(right - side, middle - side / 2, side, side)
            glyph(painter, icon, place, "accent" if self.is_pending else "ink")
            return place.left() - 2 * s
        explore = explore_cards()[self.card]
        if area.width() < 112 * s:
            return right
        side = min((13 if len(explore.terrains) < 3 else 10) * s, area.height() - 6)
        for terrain in reversed(explore.terrains[:5]):
            place = QRectF(right - side, middle - side / 2, side, side)
            pieces.swatch(painter, place, (terrain,))
            right = place.left() - 2 * s
        return right


class ColumnArea(QObject):
    """The head of the season and the cards below it."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.head = SeasonHead()
        self.deck = DeckPanel()
        for panel in (self.head, self.deck):
            scene.addItem(panel)
        self.strips: list[Strip] = []
        self._area, self._scale = QRectF(), 1.0

    def elements(self) -> list[Panel]:
        """The head, then the cards as they were revealed."""
        shown = [self.deck] if self.deck.isVisible() else []
        return [self.head, *self.strips, *shown]

    def show(self, view: Cartographers) -> None:
        """The season as it stands."""
        playing = view.outcome is None and 0 <= view.season < 4
        if playing:
            newest = explore_cards().get(view.revealed[-1]) if view.revealed else None
            self.head.show_season(
                words(season_name(view.variant.card_set, view.season)),
                SEASON_ICONS[view.season],
                time_sum(view),
                threshold(view),
                newest.time if newest is not None else 0,
            )
            self.deck.show_deck(view)
        self.head.setVisible(playing)
        cards = view.revealed if playing else ()
        while len(self.strips) < len(cards):
            strip = Strip()
            strip.scale_of_board = self._scale
            self._scene.addItem(strip)
            self.strips.append(strip)
        while len(self.strips) > len(cards):
            self._scene.removeItem(self.strips.pop())
        pending = obliging(cards) if view.ruins_pending else frozenset()
        for number, (strip, card) in enumerate(zip(self.strips, cards, strict=True)):
            strip.show_card(card, number == len(cards) - 1, number in pending)
        self._lay_out()

    def place(self, season: QRectF, column: QRectF, scale: float) -> None:
        """Where head and cards lie."""
        self._area, self._scale = column, scale
        self.head.scale_of_board = scale
        self.head.place(season)
        self._lay_out()

    def _lay_out(self) -> None:
        if self._area.isEmpty():
            return
        many, s = len(self.strips), self._scale
        high = min(32 * s, (self._area.height() - 3 * (many - 1)) / max(1, many))
        self._lay_deck(self._area.top() + many * (high + 3) + 10 * s)
        for number, strip in enumerate(self.strips):
            strip.scale_of_board = s
            top = self._area.top() + number * (high + 3)
            strip.place(QRectF(self._area.left(), top, self._area.width(), high))

    def _lay_deck(self, top: float) -> None:
        """Below the cards, where there is room for every line."""
        room = self._area.bottom() - top
        shown = self.head.isVisible() and room >= self.deck.height(self._scale)
        self.deck.setVisible(shown)
        self.deck.scale_of_board = self._scale
        high = self.deck.height(self._scale)
        if shown:
            self.deck.place(QRectF(self._area.left(), top, self._area.width(), high))


def obliging(cards: Sequence[str]) -> frozenset[int]:
    """The ruins cards since the last terrain card that was drawn; the newest is being drawn."""
    found = set()
    for number in range(len(cards) - 1, -1, -1):
        explore = explore_cards().get(cards[number])
        if is_ruins(cards[number]):
            found.add(number)
        elif explore is not None and number < len(cards) - 1:
            break
    return frozenset(found)


def is_ruins(card: str) -> bool:
    """Whether it is a ruins card: no shape, no terrain."""
    explore = explore_cards().get(card)
    return explore is not None and not explore.shapes


def kind_icon(card: str) -> str:
    """The icon of cards that are not terrain cards."""
    if is_ruins(card):
        return "ruins"
    if card in ambush_cards():
        return "monster"
    return "hero" if card in hero_cards() else ""
