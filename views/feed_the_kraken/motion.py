"""Motion of the table: cards go face down from hand to hand, guns and hats move, the ship sails.

Everything here only leads to a view that is shown afterwards; cutting it short loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.events import (
    Appointed,
    CaptainChanged,
    CardsDiscarded,
    CardsDrawn,
    CardShown,
    CharacterTurnedUp,
    Eliminated,
    GunsMoved,
    GunsRevealed,
    Reshuffled,
    RuledOut,
    Said,
    ShipMoved,
)
from rules.feed_the_kraken.mutiny import loyalty
from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Event
from views.feed_the_kraken import pieces
from views.feed_the_kraken.scene import TableScene
from views.items.flyer import Draw, Flyer
from views.items.panel import Panel, glyph
from views.items.timeline import Timeline
from views.theme import theme


class Motions:
    """Makes the motion for what has happened, from the areas of the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._flyer = Flyer()
        self._ends: list[Callable[[], None]] = []
        scene.addItem(self._flyer)

    def timeline(self, view: Kraken, events: Sequence[Event]) -> QAbstractAnimation | None:
        """The motion that leads to `view`."""
        line = Timeline(self._tidy)
        self._ends = []
        for event in events:
            self._add(line, view, event)
        line.fit(theme().motion.compound)
        return line if line.duration() > 0 else None

    def _add(self, line: Timeline, view: Kraken, event: Event) -> None:
        if isinstance(event, CardsDrawn | CardsDiscarded | Reshuffled):
            self._add_cards(line, event)
        elif isinstance(event, GunsMoved):
            self._fly(line, _gun, self._seat(event.source), self._seat(event.target))
        elif isinstance(event, CaptainChanged):
            self._add_hat(line, Post.CAPTAIN, event.old, event.new)
        elif isinstance(event, Appointed):
            self._add_hat(line, Post.LIEUTENANT, event.captain, event.lieutenant)
            self._add_hat(line, Post.NAVIGATOR, event.captain, event.navigator)
        elif isinstance(event, GunsRevealed):
            self._add_count(line, view, event)
        elif isinstance(event, CardShown):
            self._add_turn(line, event)
        elif isinstance(event, ShipMoved):
            part, sailing = self._scene.chart.sailing(event.origin, event.target)
            self._ends.append(sailing.end)
            line.add(theme().motion.move * 3, part)
        else:
            self._add_to_seat(line, event)

    def _add_to_seat(self, line: Timeline, event: Event) -> None:
        """Somebody speaks, turns a card up, is ruled out or goes overboard."""
        motion = theme().motion
        if isinstance(event, Said | CharacterTurnedUp | RuledOut):
            line.add(motion.flip, self._ringing(int(event.seat)))
        elif isinstance(event, Eliminated):
            panel = self._berth(int(event.seat))
            if panel is not None:
                line.add(motion.move * 2, lambda share: panel.setOpacity(1 - 0.55 * share))

    # ------------------------------------------------------------ what flies
    def _add_cards(self, line: Timeline, event: CardsDrawn | CardsDiscarded | Reshuffled) -> None:
        strip = self._scene.strip
        if isinstance(event, Reshuffled):
            self._fly(line, _card, strip.discards, strip.draw_pile)
            return
        hands = {Post.CAPTAIN: strip.captain, Post.LIEUTENANT: strip.lieutenant}
        hand = hands.get(event.post, strip.logbook)
        if isinstance(event, CardsDrawn):
            for _ in range(min(event.count, 3)):
                self._fly(line, _card, strip.draw_pile, hand)
            return
        for _ in range(min(event.count, 3)):
            self._fly(line, _card, hand, strip.discards)
        if hand is not strip.logbook:
            self._fly(line, _card, hand, strip.logbook)

    def _add_hat(self, line: Timeline, post: Post, old: int, new: int) -> None:
        def draw(painter: QPainter, area: QRectF) -> None:
            pieces.hat(painter, area, post, "accent")

        if new >= 0:
            self._fly(line, draw, self._seat(old), self._seat(new))

    def _fly(self, line: Timeline, draw: Draw, start: Panel | None, end: Panel | None) -> None:
        if start is None or end is None or start is end:
            return
        here, there = start.sceneBoundingRect().center(), end.sceneBoundingRect().center()
        side = (46.0 if draw is _card else 32.0) * end.scale_of_board

        def show(share: float) -> None:
            self._flyer.carry(draw, side, here + (there - here) * share)

        line.add(theme().motion.move, show)

    def _berth(self, seat: int) -> Panel | None:
        berths = self._scene.crew.berths
        return berths[seat] if 0 <= seat < len(berths) else None

    def _seat(self, seat: int) -> Panel | None:
        """A berth; the supply is spoken of on the line above the cards."""
        return self._berth(seat) or self._scene.head.line

    # ------------------------------------------------------------ what is shown where it lies
    def _add_count(self, line: Timeline, view: Kraken, event: GunsRevealed) -> None:
        """All fists open at once; then the guns are counted."""
        check, total = self._scene.strip.check, sum(event.guns)
        title = QCoreApplication.translate("feed_the_kraken_board", "Loyalty check")
        needed = loyalty.threshold(view)

        def show(share: float) -> None:
            check.show_check(title, "", total, needed)
            check.count_up(share)

        line.add(theme().motion.move * 2, show)

    def _add_turn(self, line: Timeline, event: CardShown) -> None:
        """The card is turned over in sight of all."""
        shown = self._scene.strip.shown

        def show(share: float) -> None:
            shown.show_shown(shown.title, event.card)
            shown.turn_over(share)

        if event.card is not NavCard.HIDDEN:
            line.add(theme().motion.flip, show)

    def _ringing(self, seat: int) -> Callable[[float], None]:
        return lambda share: self._scene.crew.ring({seat} if share < 1 else set())

    def _tidy(self) -> None:
        self._flyer.hide()
        self._scene.strip.check.count_up(None)
        self._scene.strip.shown.turn_over(1.0)
        self._scene.crew.ring(set())
        for berth in self._scene.crew.berths:
            berth.setOpacity(1.0)
        for end in self._ends:
            end()
        self._ends = []


def _card(painter: QPainter, area: QRectF) -> None:
    """A card's back: what it is stays with those who may know."""
    wide = area.height() * 0.72
    pieces.card_back(painter, QRectF(area.center().x() - wide / 2, area.top(), wide, area.height()))


def _gun(painter: QPainter, area: QRectF) -> None:
    glyph(painter, "gun", area, "accent")
