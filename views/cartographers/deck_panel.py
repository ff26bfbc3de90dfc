"""What may still come: the explore cards that have not been revealed this season."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import words
from rules.cartographers.data import ExploreCard, ambush_cards, card_set, hero_cards
from rules.cartographers.names import card_name
from rules.cartographers.state import Cartographers, gone
from views.cartographers import pieces
from views.items.panel import LEFT, RIGHT, Panel, fitted, glyph, tabular, write
from views.theme import Face, small_capitals

translate = QCoreApplication.translate
LINE = 21.0


class DeckPanel(Panel):
    """The cards that are still in the deck, in no order; monsters only as a number."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "deck"
        self.cards: tuple[ExploreCard, ...] = ()
        self.ambushes = self.heroes = 0
        self.topic = "seasons"

    def show_deck(self, view: Cartographers) -> None:
        """What everybody can work out from the cards that lie open."""
        every = card_set(view.variant.card_set).explore
        cards = tuple(card for card in every if card.id not in view.revealed)
        drawn = gone(view)
        come = view.season + 1
        ambushes = come - sum(1 for card in drawn if card in ambush_cards())
        heroes = come - sum(1 for card in drawn if card in hero_cards())
        has_heroes = bool(card_set(view.variant.card_set).hero)
        self.cards, self.ambushes = cards, ambushes
        self.heroes = heroes if has_heroes else 0
        names = ", ".join(words(card_name(card.id)) for card in cards)
        text = translate("cartographers_board", "Still in the deck: {cards}; ambushes: {ambushes}")
        self.set_label(text.format(cards=names, ambushes=ambushes))
        self.renew(names, self.ambushes, self.heroes)

    def height(self, scale: float) -> float:
        """How high it wants to be."""
        lines = len(self.cards) + (1 if self.ambushes else 0) + (1 if self.heroes else 0)
        return (26 + LINE * lines) * scale

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A quiet list on the table itself."""
        s = self.scale_of_board
        head = QRectF(area.left() + 8 * s, area.top(), area.width() - 16 * s, 24 * s)
        title = translate("cartographers_board", "Still in the deck")
        write(painter, head, title, small_capitals(fitted(Face.BOARD, 0.92 * s)), "muted")
        y = head.bottom()
        counts = (("monster", self.ambushes), ("hero", self.heroes))
        for icon, count in counts:
            if count:
                line = QRectF(head.left(), y, head.width(), LINE * s)
                self._draw_count(painter, line, icon, count, s)
                y += LINE * s
        for card in self.cards:
            self._draw_card(painter, QRectF(head.left(), y, head.width(), LINE * s), card, s)
            y += LINE * s

    def _draw_count(self, painter: QPainter, line: QRectF, icon: str, count: int, s: float) -> None:
        names = {
            "monster": translate("cartographers_board", "Ambush"),
            "hero": translate("cartographers_board", "Hero"),
        }
        write(painter, line, names[icon], fitted(Face.SMALL, 0.94 * s), "muted", LEFT)
        number = tabular(fitted(Face.SMALL, 0.94 * s))
        write(painter, line, str(count), number, "muted", RIGHT)
        side = 14 * s
        place = QRectF(line.right() - 14 * s - side, line.center().y() - side / 2, side, side)
        glyph(painter, icon, place, "muted")

    def _draw_card(self, painter: QPainter, line: QRectF, card: ExploreCard, s: float) -> None:
        right, side = line.right(), 10 * s
        letters = fitted(Face.SMALL, 0.94 * s)
        if card.shapes:
            number = QRectF(right - 12 * s, line.top(), 12 * s, line.height())
            write(painter, number, str(card.time), tabular(letters), "muted", RIGHT)
            right = number.left() - 2 * s
        else:
            place = QRectF(right - 14 * s, line.center().y() - 7 * s, 14 * s, 14 * s)
            glyph(painter, "ruins", place, "muted")
            right = place.left()
        for terrain in reversed(card.terrains):
            place = QRectF(right - side, line.center().y() - side / 2, side, side)
            pieces.swatch(painter, place, (terrain,))
            right = place.left() - 2 * s
        name = QRectF(line.left(), line.top(), right - line.left() - 3 * s, line.height())
        write(painter, name, words(card_name(card.id)), letters, "muted", LEFT)
