"""What lies on the captain's table now: the way of the cards, or the loyalty check that is held."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from models.translate import listed, number_text, words
from rules.feed_the_kraken.data import components
from rules.feed_the_kraken.enums import NavCard, Post, Ritual
from rules.feed_the_kraken.mutiny import loyalty
from rules.feed_the_kraken.names import card_name, post_name
from rules.feed_the_kraken.state import NOBODY, Kraken
from views.feed_the_kraken.phase import asked, contenders, has_answered, is_committing
from views.feed_the_kraken.pieces import HATS
from views.feed_the_kraken.strip_panels import (
    CardPanel,
    CheckPanel,
    HandPanel,
    PilePanel,
    RitualsPanel,
    ShownPanel,
)
from views.items.panel import Panel

translate = QCoreApplication.translate
SHARES = (1.05, 1.35, 1.35, 1.35, 1.25, 1.25, 1.7)
"""Draw pile, two hands, logbook, discards, the card shown, rituals: how they share the width."""


def rituals_left(view: Kraken) -> dict[Ritual, int]:
    """What the face-down rituals are together: common knowledge (11)."""
    left = dict(components().rituals)
    for rite in view.rites:
        left[rite.ritual] -= 1
    return left


class StripArea(QObject):
    """Piles and hands in the order in which cards go."""

    card_pressed = Signal(int)
    """The place of a card in the hand that is to be chosen from."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.draw_pile, self.discards = PilePanel(), PilePanel()
        self.captain = HandPanel(HATS[Post.CAPTAIN])
        self.lieutenant = HandPanel(HATS[Post.LIEUTENANT])
        self.logbook = HandPanel("logbook")
        self.shown = ShownPanel()
        self.rituals = RitualsPanel()
        self.check = CheckPanel()
        self.cards: list[CardPanel] = []
        self._asked_hand: HandPanel | None = None
        for panel in self._every():
            scene.addItem(panel)

    def _every(self) -> list[Panel]:
        return [
            self.draw_pile,
            self.captain,
            self.lieutenant,
            self.logbook,
            self.discards,
            self.shown,
            self.rituals,
            self.check,
        ]

    def elements(self) -> list[Panel]:
        """In the order in which cards go; cards to be chosen come first."""
        return [*self.cards, *(panel for panel in self._every() if panel.label)]

    # ------------------------------------------------------------ following a view
    def show(self, view: Kraken, names: Mapping[int, str], seen: bool) -> None:
        """The table as a view has it; `seen` is false when the voyage is over."""
        for panel in self._every():
            panel.setVisible(seen)
        if not seen:
            self.offer_cards(None, (), -1)
            return
        self._show_piles(view)
        self._show_hands(view, names)
        self._show_rituals(view)
        self._show_check(view, names)

    def _show_piles(self, view: Kraken) -> None:
        count = len(view.draw_pile)
        title = translate("feed_the_kraken_board", "Draw pile")
        said = translate("feed_the_kraken_board", "Draw pile, %n card(s)", None, count)
        self.draw_pile.show_pile(title, said, count)
        count = len(view.discards)
        title = translate("feed_the_kraken_board", "Discards")
        said = translate("feed_the_kraken_board", "Discards, %n card(s)", None, count)
        self.discards.show_pile(title, said, count)
        card = view.voyages[-1].card if view.voyages else NavCard.HIDDEN
        self.shown.show_shown(translate("feed_the_kraken_board", "Card shown"), card)

    def _show_hands(self, view: Kraken, names: Mapping[int, str]) -> None:
        hands = (
            (self.captain, Post.CAPTAIN, view.captain, view.captain_hand),
            (self.lieutenant, Post.LIEUTENANT, view.lieutenant, view.lieutenant_hand),
        )
        for panel, post, seat, cards in hands:
            title = words(post_name(post))
            holder = names.get(seat, "") if seat != NOBODY else ""
            head = f"{title} {holder}".strip()
            panel.show_hand(title, f"{head}: {_cards_words(cards)}", cards, False)
        title = translate("feed_the_kraken_board", "Logbook")
        said = f"{title}: {_cards_words(view.logbook)}"
        self.logbook.show_hand(title, said, view.logbook, False)

    def _show_rituals(self, view: Kraken) -> None:
        held = tuple(rite.ritual for rite in view.rites)
        title = translate("feed_the_kraken_board", "Rituals")
        self.rituals.show_rituals(title, held, rituals_left(view))

    # ------------------------------------------------------------ the loyalty check
    def _show_check(self, view: Kraken, names: Mapping[int, str]) -> None:
        committing = is_committing(view)
        held = committing or view.loyalty is not None
        self.check.setVisible(held)
        for panel in (self.captain, self.lieutenant, self.logbook):
            panel.setVisible(not held)
        if not held:
            self.check.set_label("")
            return
        title = translate("feed_the_kraken_board", "Loyalty check")
        needed = loyalty.threshold(view)
        if committing:
            done = sum(has_answered(view, seat) for seat in asked(view))
            text = translate("feed_the_kraken_board", "{done} of {all} have committed")
            note = text.format(done=number_text(done), all=number_text(len(asked(view))))
            self.check.show_check(title, note, None, needed)
            return
        total = loyalty.total(view)
        note = result_words(total, needed)
        tied = contenders(view)
        if tied:
            text = translate("feed_the_kraken_board", "Tied for captain: {names}")
            note = text.format(names=listed(names.get(seat, "") for seat in tied))
        self.check.show_check(title, note, total, needed)

    # ------------------------------------------------------------ cards to be chosen
    def offer_cards(self, post: Post | None, cards: tuple[NavCard, ...], chosen: int) -> None:
        """Lays the cards of a hand out as things to press; NAVIGATOR stands for the logbook."""
        hands = {
            Post.CAPTAIN: self.captain,
            Post.LIEUTENANT: self.lieutenant,
            Post.NAVIGATOR: self.logbook,
        }
        self._asked_hand = hands[post] if post is not None else None
        wanted = len(cards) if post is not None else 0
        while len(self.cards) > wanted:
            self._scene.removeItem(self.cards.pop())
        while len(self.cards) < wanted:
            self._add_card()
        for place, panel in enumerate(self.cards):
            panel.show_card(cards[place], place == chosen)
        hand = self._asked_hand
        if hand is not None:
            hand.show_hand(hand.title, hand.label, cards, True)
            self._place_cards()

    def _add_card(self) -> None:
        panel = CardPanel()
        panel.setZValue(2)
        place = len(self.cards)
        panel.pressed.connect(lambda: self.card_pressed.emit(place))
        self._scene.addItem(panel)
        self.cards.append(panel)

    def _place_cards(self) -> None:
        hand = self._asked_hand
        if hand is None:
            return
        for panel, place in zip(self.cards, hand.card_places(), strict=True):
            panel.scale_of_board = hand.scale_of_board
            lifted = -2.0 if panel.is_selected else 0.0
            panel.place(place.adjusted(-3, -3, 3, 3).translated(0, lifted))

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF, scale: float) -> None:
        """Side by side, in the order in which cards go."""
        unit = area.width() / sum(SHARES)
        left = area.left()
        places = []
        for share in SHARES:
            places.append(QRectF(left, area.top(), share * unit, area.height()))
            left += share * unit
        every = self._every()
        for panel, place in zip(every[:-1], places, strict=True):
            panel.scale_of_board = scale
            panel.place(place)
        self.check.scale_of_board = scale
        self.check.place(places[1].united(places[3]))
        self._place_cards()


def _cards_words(cards: tuple[NavCard, ...]) -> str:
    """«2 cards», or which ones where the viewer knows them."""
    if not cards:
        return translate("feed_the_kraken_board", "no cards")
    if NavCard.HIDDEN in cards:
        return translate("feed_the_kraken_board", "%n card(s), face down", None, len(cards))
    return listed(words(card_name(card)) for card in cards)


def result_words(total: int, needed: int) -> str:
    """Whether the guns revealed are enough, and how many are missing."""
    if total >= needed:
        return translate("feed_the_kraken_board", "Enough guns: a mutiny")
    return translate("feed_the_kraken_board", "%n more would make a mutiny", None, needed - total)
