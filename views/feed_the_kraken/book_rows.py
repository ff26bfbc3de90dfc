"""The lines of the log of the voyage: who sailed, checks, looks, rituals, what was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from models.translate import listed, number_text, words
from rules.feed_the_kraken.claim import Claim
from rules.feed_the_kraken.knowledge.notebook import navigation_in
from rules.feed_the_kraken.names import card_name, ritual_name
from rules.feed_the_kraken.state import NOBODY, Check, Kraken, Look, Navigation, Rite, Sight
from rules.kernel.steps import Note, Seat
from rules.kernel.text import say
from views.feed_the_kraken import pieces
from views.items.panel import (
    CENTRE,
    fitted,
    glyph,
    lines_height,
    tabular,
    write,
    write_lines,
    write_name,
)
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
Names = Mapping[int, str]
ROUND = 18.0
"""The column of the number."""
SIGHTS = {
    Sight.CABIN_SEARCH: "search",
    Sight.MERMAID: "mermaid",
    Sight.TELESCOPE: "spyglass",
    Sight.LOOK_OUT: "spyglass",
}


def name_of(names: Names, seat: Seat) -> str:
    """A seat's name; a dash for an empty post."""
    return names.get(seat, str(seat + 1)) if seat != NOBODY else "\N{EN DASH}"


def write_beside(painter: QPainter, area: QRectF, text: str, letters: QFont) -> None:
    """A sentence beside a badge: one line stands close to it, whichever way it is read."""
    natural = QFontMetricsF(letters).horizontalAdvance(text) + 2
    room = QRectF(area)
    room.setWidth(min(area.width(), natural))
    write_lines(painter, room, text, letters)


class Row:
    """One line: how high it is, how it is painted, what it says.

    What belongs to a navigation bears its number (from 1), in a ring; all else that of its round.
    """

    ORDER: ClassVar[int] = 5
    """Where in its round it stands."""

    def __init__(self, names: Names, round_number: int, navigation: int = 0) -> None:
        self.names, self.round, self.navigation = names, round_number, navigation

    def height(self, width: float, s: float) -> float:
        """How high it is in a column of this width."""
        return 25 * s

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Paints it."""

    def sentence(self) -> str:
        """The same in words."""
        return ""

    def in_round(self, said: str) -> str:
        """A sentence with its navigation or round."""
        if self.navigation:
            text = translate("feed_the_kraken_board", "Navigation {number}: {text}")
            return text.format(number=number_text(self.navigation), text=said)
        text = translate("feed_the_kraken_board", "Round {round}: {text}")
        return text.format(round=number_text(self.round), text=said)

    def draw_round(self, painter: QPainter, area: QRectF, s: float) -> QRectF:
        """The number of navigation or round at the left; gives the room beside it."""
        place = QRectF(area.left(), area.top(), ROUND * s, 25 * s)
        letters = tabular(fitted(Face.SMALL, 0.86 * s))
        if self.navigation:
            ring = QRectF(0, 0, ROUND * s, ROUND * s)
            ring.moveCenter(place.center())
            painter.setPen(QPen(theme().colour("edge"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(ring)
        number, token = (self.navigation, "ink") if self.navigation else (self.round, "muted")
        write(painter, place, number_text(number), letters, token, CENTRE)
        return area.adjusted(ROUND * s + 4 * s, 0, 0, 0)

    def badge(self, painter: QPainter, left: float, area: QRectF, seat: Seat, s: float) -> float:
        """A seat's mark in a line; gives where the next thing may stand."""
        side = 20 * s
        place = QRectF(left, area.top() + (25 * s - side) / 2, side, side)
        if seat == NOBODY:
            write(painter, place, "\N{EN DASH}", fitted(Face.BODY, 0.9 * s), "muted", CENTRE)
        else:
            paint_badge(painter, place, seat, name_of(self.names, seat))
        return place.right() + 3 * s


class SailedRow(Row):
    """A navigation: its team, then its card."""

    def __init__(self, names: Names, sailed: Navigation, navigation: int) -> None:
        super().__init__(names, sailed.round, navigation)
        self.sailed = sailed

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Card, captain, lieutenant, navigator; who jumped before."""
        room = self.draw_round(painter, area, s)
        high = 21 * s
        place = QRectF(room.left(), room.top() + 2 * s, high * 0.72, high)
        pieces.card(painter, place, self.sailed.card)
        left = place.right() + 6 * s
        for seat in (self.sailed.captain, self.sailed.lieutenant, self.sailed.navigator):
            left = self.badge(painter, left, room, seat, s)
        for seat in self.sailed.jumped:
            if left + 36 * s > room.right():
                return
            sign = QRectF(left, room.top() + 5 * s, 15 * s, 15 * s)
            glyph(painter, "overboard", sign, "bad")
            left = self.badge(painter, sign.right() + 2 * s, room, seat, s)

    def sentence(self) -> str:
        """Who sailed by which card."""
        text = translate(
            "feed_the_kraken_board",
            "{card}; captain {captain}, lieutenant {lieutenant}, navigator {navigator}",
        )
        said = text.format(
            card=words(card_name(self.sailed.card)),
            captain=name_of(self.names, self.sailed.captain),
            lieutenant=name_of(self.names, self.sailed.lieutenant),
            navigator=name_of(self.names, self.sailed.navigator),
        )
        if self.sailed.jumped:
            jumped = listed(name_of(self.names, seat) for seat in self.sailed.jumped)
            over = translate("feed_the_kraken_board", "jumped overboard earlier: {names}")
            said = f"{said}; {over.format(names=jumped)}"
        return self.in_round(said)


def voyage_rows(view: Kraken, names: Names) -> list[Row]:
    """The navigations, with the looks and the rituals that they brought."""
    rows: list[Row] = [SailedRow(names, each, n) for n, each in enumerate(view.voyages, 1)]
    rows += [LookRow(names, each, navigation_in(view, each.round)) for each in view.looks]
    rows += [RiteRow(names, each, navigation_in(view, each.round)) for each in view.rites]
    return rows


class CheckRow(Row):
    """A loyalty check: against whom, how many guns, who laid them down."""

    ORDER = 0

    def __init__(self, names: Names, check: Check) -> None:
        super().__init__(names, check.round)
        self.check = check
        self.guns = [(Seat(s), n) for s, n in enumerate(check.guns) if n]

    @property
    def _has_heir(self) -> bool:
        """Whether the check has made a new captain, who then stands first in the second line."""
        return self.check.succeeded and self.check.new_captain != NOBODY

    def _per_line(self, width: float, s: float) -> int:
        return max(1, int((width - ROUND * s) // (37 * s)))

    def height(self, width: float, s: float) -> float:
        """One line for the check, one or more for the guns."""
        lines = -(-(len(self.guns) + self._has_heir) // self._per_line(width, s))
        return 27 * s + lines * 19 * s

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """The team, total and need, the outcome; then who revealed how many."""
        room = self.draw_round(painter, area, s)
        check, left = self.check, room.left()
        for seat in (check.captain, check.lieutenant, check.navigator):
            left = self.badge(painter, left, room, seat, s)
        letters = tabular(fitted(Face.STRONG, 0.9 * s))
        number = QRectF(left + 2 * s, room.top(), 34 * s, 25 * s)
        token = "accent" if check.succeeded else "muted"
        write(
            painter,
            number,
            f"{number_text(check.total)}/{number_text(check.threshold)}",
            letters,
            token,
        )
        self._draw_guns(painter, area, s)

    def _draw_guns(self, painter: QPainter, area: QRectF, s: float) -> None:
        many = self._per_line(area.width(), s)
        letters = tabular(fitted(Face.SMALL, 0.88 * s))
        side = 16 * s
        heir = [(self.check.new_captain, 0)] if self._has_heir else []
        for place, (seat, guns) in enumerate([*heir, *self.guns]):
            line, column = divmod(place, many)
            x = area.left() + (ROUND + 4 + column * 37) * s
            y = area.top() + 25 * s + line * 19 * s
            if place < len(heir):
                glyph(painter, "hat-captain", QRectF(x, y, side, side), "accent")
                x += side + 1 * s
            paint_badge(painter, QRectF(x, y, side, side), seat, name_of(self.names, seat))
            if place >= len(heir):
                number = QRectF(x + side + 3 * s, y, 18 * s, side)
                write(painter, number, number_text(guns), letters, "ink")

    def sentence(self) -> str:
        """The check in words, gun by gun."""
        check = self.check
        text = translate(
            "feed_the_kraken_board",
            "loyalty check against {captain}, {lieutenant}, {navigator}: {total} of {needed} guns",
        )
        said = text.format(
            captain=name_of(self.names, check.captain),
            lieutenant=name_of(self.names, check.lieutenant),
            navigator=name_of(self.names, check.navigator),
            total=number_text(check.total),
            needed=number_text(check.threshold),
        )
        guns = listed(
            f"{name_of(self.names, seat)} {number_text(count)}" for seat, count in self.guns
        )
        if guns:
            said = f"{said} ({guns})"
        if check.succeeded:
            text = translate("feed_the_kraken_board", "mutiny, new captain {name}")
            said = f"{said}; {text.format(name=name_of(self.names, check.new_captain))}"
        return self.in_round(said)


class LookRow(Row):
    """A private look: that it took place."""

    ORDER = 6

    def __init__(self, names: Names, look: Look, navigation: int = 0) -> None:
        super().__init__(names, look.round, navigation)
        self.look = look

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Who looked, at whom or what."""
        room = self.draw_round(painter, area, s)
        left = self.badge(painter, room.left(), room, self.look.viewer, s)
        sign = QRectF(left + 1 * s, room.top() + 4 * s, 17 * s, 17 * s)
        glyph(painter, SIGHTS[self.look.sight], sign)
        left = sign.right() + 4 * s
        if self.look.target != NOBODY:
            self.badge(painter, left, room, self.look.target, s)
        elif self.look.sight in (Sight.TELESCOPE, Sight.LOOK_OUT):
            said = QRectF(left, room.top(), room.right() - left, 25 * s)
            write(painter, said, self._treated(), fitted(Face.SMALL, 0.9 * s), "muted")

    def _treated(self) -> str:
        if self.look.left:
            return translate("feed_the_kraken_board", "left")
        return translate("feed_the_kraken_board", "discarded")

    def sentence(self) -> str:
        """The look in words."""
        look = self.look
        viewer, sight = (
            name_of(self.names, look.viewer),
            words(say(f"feed_the_kraken.sight.{look.sight}")),
        )
        said = f"{sight}: {viewer}"
        if look.target != NOBODY:
            text = translate("feed_the_kraken_board", "{sight}: {viewer} looked at {target}")
            target = name_of(self.names, look.target)
            said = text.format(sight=sight, viewer=viewer, target=target)
        elif look.sight in (Sight.TELESCOPE, Sight.LOOK_OUT):
            said = f"{said}, {self._treated()}"
        return self.in_round(said)


class RiteRow(Row):
    """A ritual that was held."""

    ORDER = 8

    def __init__(self, names: Names, rite: Rite, navigation: int = 0) -> None:
        super().__init__(names, rite.round, navigation)
        self.rite = rite

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Its card and its name."""
        room = self.draw_round(painter, area, s)
        card = QRectF(room.left(), room.top() + 2 * s, 15 * s, 21 * s)
        pieces.ritual_card(painter, card, self.rite.ritual, True)
        text = QRectF(card.right() + 6 * s, room.top(), room.right() - card.right() - 6 * s, 25 * s)
        name = words(ritual_name(self.rite.ritual))
        write_name(painter, text, name, fitted(Face.SMALL, 0.94 * s))

    def sentence(self) -> str:
        """The ritual, and what a stash has brought."""
        said = words(ritual_name(self.rite.ritual))
        gains = listed(
            f"{name_of(self.names, Seat(seat))} +{number_text(guns)}"
            for seat, guns in enumerate(self.rite.gains)
            if guns
        )
        return self.in_round(f"{said} ({gains})" if gains else said)


class SaidRow(Row):
    """A claim: said, never checked. `truth`: known when the voyage is over."""

    def __init__(self, names: Names, view: Kraken, claim: Claim, truth: bool | None = None) -> None:
        super().__init__(names, claim.round)
        self.claim, self.truth = claim, truth
        every = tuple(names[seat] for seat in sorted(names))
        self.text = words(claim.said.describe(view, claim.seat).label, every)

    def _width(self, width: float, s: float) -> float:
        return width - (ROUND + 4 + 23 + (18 if self.truth is not None else 0)) * s

    def height(self, width: float, s: float) -> float:
        """As many lines as the sentence needs."""
        return max(
            25 * s,
            lines_height(self.text, fitted(Face.SMALL, 0.94 * s), self._width(width, s)) + 6 * s,
        )

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Who, what, and at the end whether it was so."""
        room = self.draw_round(painter, area, s)
        left = self.badge(painter, room.left(), room, self.claim.seat, s)
        text = QRectF(left, area.top() + 3 * s, self._width(area.width(), s), area.height())
        write_beside(painter, text, self.text, fitted(Face.SMALL, 0.94 * s))
        if self.truth is not None:
            sign = QRectF(area.right() - 17 * s, area.top() + 4 * s, 16 * s, 16 * s)
            icon, token = ("check", "good") if self.truth else ("close", "bad")
            glyph(painter, icon, sign, token)

    def sentence(self) -> str:
        """Who said what."""
        text = translate("feed_the_kraken_board", "{name} said: {claim}")
        said = text.format(name=name_of(self.names, self.claim.seat), claim=self.text)
        if self.truth is not None:
            said = f"{said}. {truth_words(self.truth)}"
        return self.in_round(said)


def truth_words(truth: bool) -> str:
    """Whether a claim was so."""
    if truth:
        return translate("feed_the_kraken_board", "That was true.")
    return translate("feed_the_kraken_board", "That was false.")


class NoteRow(Row):
    """Something that the viewer alone has learned."""

    def __init__(self, names: Names, note: Note) -> None:
        super().__init__(names, 0)
        every = tuple(names[seat] for seat in sorted(names))
        self.when, self.text = words(note.when, every), words(note.text, every)

    def height(self, width: float, s: float) -> float:
        """The moment, then the sentence."""
        return 17 * s + lines_height(self.text, fitted(Face.BODY, 0.92 * s), width - 6 * s) + 6 * s

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """The moment in small letters above the sentence."""
        head = QRectF(area.left() + 3 * s, area.top() + 1 * s, area.width() - 6 * s, 16 * s)
        write(painter, head, self.when, fitted(Face.SMALL, 0.84 * s), "muted")
        text = QRectF(head.left(), head.bottom(), head.width(), area.height())
        write_lines(painter, text, self.text, fitted(Face.BODY, 0.92 * s))

    def sentence(self) -> str:
        """When and what."""
        return f"{self.when}: {self.text}"
