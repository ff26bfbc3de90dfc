"""After the voyage: who won, every seat's true story, and the game through the eyes of one seat."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsScene

from models.translate import dotted, listed, number_text, words
from rules.feed_the_kraken.enums import Character, Faction
from rules.feed_the_kraken.names import character_name, faction_name
from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Seat
from views.feed_the_kraken import pieces
from views.feed_the_kraken.book import Page
from views.feed_the_kraken.book_rows import Names, name_of
from views.feed_the_kraken.head import HeadButton, Line
from views.feed_the_kraken.hindsight import as_of, is_true, known_by, side_at
from views.feed_the_kraken.mates import UNSEEN
from views.feed_the_kraken.reveal_rows import claims, story
from views.items.panel import CENTRE, RIGHT, Panel, fitted, glyph, surface, tabular, write
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
GAP = 8.0


class Leaf(StrEnum):
    """The leaves of the tale."""

    STORY = "story"
    CLAIMS = "claims"


class Headline(Panel):
    """Who won and why."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "told"
        self.title, self.reason = "", ""
        self.side = Faction.HIDDEN
        self.topic = "winning"

    def show_end(self, view: Kraken, names: Names) -> None:
        """The outcome in two lines."""
        assert view.outcome is not None
        every = tuple(names[seat] for seat in sorted(names))
        winners = [name_of(names, seat) for seat in view.outcome.winners]
        text = translate("feed_the_kraken_board", "Victory: {names}")
        self.title = text.format(names=listed(winners))
        self.reason = words(view.outcome.reason, every)
        self.side = side_at(view, view.outcome.winners[0], view.round) if winners else self.side
        self.set_label(f"{self.reason}. {self.title}".replace("..", "."))
        self.renew(self.title, self.reason, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The sign of the side, the reason large, the names below."""
        s = self.scale_of_board
        surface(painter, area)
        side = 34 * s
        sign = QRectF(area.left() + 12 * s, area.center().y() - side / 2, side, side)
        if self.side is not Faction.HIDDEN:
            pieces.side_sign(painter, sign, self.side.side)
        left = sign.right() + 12 * s
        upper = QRectF(left, area.top() + 3 * s, area.right() - left - 8, area.height() * 0.54)
        write(painter, upper, self.reason, fitted(Face.TITLE, 1.02 * s))
        lower = QRectF(left, upper.bottom() - 1, upper.width(), area.bottom() - upper.bottom() - 3)
        write(painter, lower, self.title, fitted(Face.BODY, 0.96 * s), "muted")


class TruthRow(Panel):
    """One seat: what it was dealt, what it became; pressed, one sees with its eyes."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.thing = "told"
        self.seat = seat
        self.role = QAccessible.Role.Button
        self.can_press = True
        self.name = ""
        self.before = self.now = Faction.HIDDEN
        self.character = Character.NONE
        self.won = self.alive = False
        self.claims = (0, 0)
        self.topic = "winning"

    def show_truth(
        self,
        view: Kraken,
        names: Names,
        factions: tuple[Faction, Faction],
        said: tuple[int, int],
        eyes: Seat | None,
    ) -> None:
        """`factions`: dealt and now; `said`: true claims and false ones; `eyes`: who looks."""
        self.name = name_of(names, self.seat)
        self.before, self.now = factions
        self.claims = said
        mate, is_seen = view.crew[self.seat], eyes is None or eyes == self.seat
        named = view.characters and (is_seen or mate.face_up)
        self.character = view.characters[self.seat] if named else Character.NONE
        self.alive = mate.alive
        winners = view.outcome.winners if view.outcome is not None else ()
        self.won = eyes is None and self.seat in winners
        self.is_selected = eyes == self.seat
        self.set_label(listed(self._words()))
        self.description = translate(
            "feed_the_kraken_board", "Click to see through this player's eyes."
        )
        own = (self.name, factions, said, self.character, self.alive, self.won, eyes)
        self.renew(*own, theme().name)

    def _words(self) -> list[str]:
        found = [self.name, self.faction_words()]
        if self.character not in UNSEEN:
            found.append(words(character_name(self.character)))
        if self.won:
            found.append(translate("feed_the_kraken_board", "wins"))
        if not self.alive:
            found.append(translate("feed_the_kraken_board", "overboard"))
        if any(self.claims):
            text = translate("feed_the_kraken_board", "{true} true and {false} false claims")
            true, false = (number_text(count) for count in self.claims)
            found.append(text.format(true=true, false=false))
        return found

    def faction_words(self) -> str:
        """What it is, and what it was dealt."""
        name = words(faction_name(self.now))
        if self.before is self.now or self.before is Faction.HIDDEN:
            return name
        text = translate("feed_the_kraken_board", "{now} (dealt: {before})")
        return text.format(now=name, before=words(faction_name(self.before)))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Badge and name, side, character, claims, laurels."""
        s = self.scale_of_board
        if self.is_selected or self.is_hovered:
            surface(painter, area, "selected" if self.is_selected else "raised", "edge", 4)
        side = min(24 * s, area.height() - 4)
        badge = QRectF(area.left() + 4, area.center().y() - side / 2, side, side)
        paint_badge(painter, badge, self.seat, self.name)
        wide = area.width()
        name = QRectF(badge.right() + 6 * s, area.top(), wide * 0.36 - 10 * s, area.height())
        self._draw_name(painter, name, s)
        right = self._draw_end(painter, area, s)
        faction = QRectF(
            name.right() + 6 * s, area.top(), right - name.right() - 6 * s, area.height()
        )
        self._draw_faction(painter, faction, s)

    def _draw_name(self, painter: QPainter, area: QRectF, s: float) -> None:
        """The name, and below it the character."""
        face = Face.STRONG if self.won else Face.BODY
        if self.character in UNSEEN or area.height() < 30 * s:
            write(painter, area, self.name, fitted(face, 0.96 * s))
            return
        upper = QRectF(area.left(), area.center().y() - 17 * s, area.width(), 19 * s)
        write(painter, upper, self.name, fitted(face, 0.96 * s))
        lower = QRectF(area.left(), upper.bottom() - 1 * s, area.width(), 15 * s)
        said = words(character_name(self.character))
        write(painter, lower, said, fitted(Face.SMALL, 0.86 * s), "muted")

    def _draw_faction(self, painter: QPainter, area: QRectF, s: float) -> None:
        """The signs of before and now, and its name now."""
        side = min(20 * s, area.height() - 6)
        y = area.center().y() - side / 2
        left = area.left()
        if self.before is not self.now:
            pieces.faction_sign(painter, QRectF(left, y, side, side), self.before)
            arrow = QRectF(left + side + 1, y + side * 0.2, side * 0.6, side * 0.6)
            glyph(painter, "right", arrow, "muted")
            left = arrow.right() + 1
        pieces.faction_sign(painter, QRectF(left, y, side, side), self.now)
        text = QRectF(
            left + side + 4 * s, area.top(), area.right() - left - side - 4 * s, area.height()
        )
        write(painter, text, words(faction_name(self.now)), fitted(Face.BODY, 0.94 * s))

    def _draw_end(self, painter: QPainter, area: QRectF, s: float) -> float:
        """Laurels and claims at the right; gives where they begin."""
        side = min(18 * s, area.height() - 6)
        right = area.right() - 6 * s
        if self.won:
            spot = QRectF(right - side, area.center().y() - side / 2, side, side)
            glyph(painter, "laurels", spot, "accent")
        elif not self.alive:
            spot = QRectF(right - side, area.center().y() - side / 2, side, side)
            glyph(painter, "overboard", spot, "muted")
        right -= side + 4 * s
        letters = tabular(fitted(Face.SMALL, 0.86 * s))
        for count, icon, token in (
            (self.claims[1], "close", "bad"),
            (self.claims[0], "check", "good"),
        ):
            if count:
                small = side * 0.72
                spot = QRectF(right - small, area.center().y() - small / 2, small, small)
                glyph(painter, icon, spot, token)
                number = QRectF(spot.left() - 13 * s, area.top(), 12 * s, area.height())
                write(painter, number, number_text(count), letters, "muted", CENTRE)
                right = number.left() - 3 * s
        return right


class Heading(Panel):
    """What the numbers at the right of the crew count: claims that were true, and false ones."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "told"
        self.text = ""

    def show_heading(self, text: str) -> None:
        """Its word; it is decoration, the rows say it in full."""
        self.text = text
        self.renew(text, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Small letters above the numbers."""
        letters = fitted(Face.SMALL, 0.84 * self.scale_of_board)
        write(painter, area, self.text, letters, "muted", RIGHT)


class RevealArea(QObject):
    """The end of the voyage on the table."""

    changed = Signal()
    """Other eyes, or another round: the table is to be shown anew."""
    row_pointed = Signal(str)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.headline, self.page = Headline(), Page()
        self.rows: list[TruthRow] = []
        self.story, self.claims = HeadButton("logbook"), HeadButton("speech")
        self.truth = HeadButton("eye")
        self.earlier, self.later = HeadButton("left"), HeadButton("right")
        self.hint, self.heading = Line(), Heading()
        self.leaf = Leaf.STORY
        self.eyes: Seat | None = None
        self.round = 0
        self._view: Kraken | None = None
        self._names: Names = {}
        self._viewer: Seat | None = None
        self.page.row_pointed.connect(self.row_pointed)
        self.story.pressed.connect(lambda: self._turn(Leaf.STORY))
        self.claims.pressed.connect(lambda: self._turn(Leaf.CLAIMS))
        self.truth.pressed.connect(lambda: self.look(None))
        self.earlier.pressed.connect(lambda: self.go(-1))
        self.later.pressed.connect(lambda: self.go(1))
        for panel in (*self._fixed(), self.heading):
            panel.setVisible(False)
            scene.addItem(panel)

    def _fixed(self) -> list[Panel]:
        return [
            self.headline,
            self.story,
            self.claims,
            self.page,
            self.hint,
            self.earlier,
            self.truth,
            self.later,
        ]

    def elements(self) -> list[Panel]:
        """Headline, seats, the tale, the way through the rounds."""
        every = [self.headline, *self.rows, *self._fixed()[1:]]
        return [panel for panel in every if panel.isVisible()]

    # ------------------------------------------------------------ what is seen
    def show(self, view: Kraken | None, names: Names, viewer: Seat | None) -> None:
        """The finished voyage, or nothing."""
        for panel in (*self._fixed(), self.heading):
            panel.setVisible(view is not None)
        if view is None:
            self._view = None
            self._fit_rows(0)
            return
        if self._view is None or self._view.ply != view.ply:
            self.eyes, self.round = None, view.round
        self._view, self._names, self._viewer = view, names, viewer
        self.headline.show_end(view, names)
        self._fit_rows(len(view.crew))
        self._tell()

    def seen_view(self) -> Kraken:
        """The table as it was in the round that is looked at."""
        assert self._view is not None
        if self.round >= self._view.round:
            return self._view
        return as_of(self._view, self.round)

    def look(self, seat: Seat | None) -> None:
        """With the eyes of a seat; None: the truth."""
        self.eyes = None if seat == self.eyes else seat
        self.changed.emit()

    def go(self, step: int) -> None:
        """A round earlier or later."""
        if self._view is not None:
            self.round = min(max(1, self.round + step), self._view.round)
            self.changed.emit()

    def _turn(self, leaf: Leaf) -> None:
        self.leaf = leaf
        self._tell()
        self.changed.emit()

    def _fit_rows(self, wanted: int) -> None:
        while len(self.rows) > wanted:
            self._scene.removeItem(self.rows.pop())
        while len(self.rows) < wanted:
            row = TruthRow(Seat(len(self.rows)))
            row.pressed.connect(lambda seat=row.seat: self.look(seat))
            self._scene.addItem(row)
            self.rows.append(row)

    def _tell(self) -> None:
        """Rows, tale and buttons as the eyes and the round want them."""
        view = self._view
        assert view is not None
        for row in self.rows:
            said = (0, 0)
            if self.eyes is None:
                truths = [is_true(view, c) for c in view.claims if c.seat == row.seat]
                said = (truths.count(True), truths.count(False))
            row.show_truth(view, self._names, self._factions(row.seat), said, self.eyes)
        make = story if self.leaf is Leaf.STORY else claims
        lines = make(view, self.eyes, self.round, self._names)
        self.page.show_rows(
            self._title(), translate("feed_the_kraken_board", "Nothing yet."), lines
        )
        self._tell_buttons(view)

    def _factions(self, seat: Seat) -> tuple[Faction, Faction]:
        """Dealt and now, as far as the eyes see."""
        view = self._view
        assert view is not None
        if self.eyes is None:
            return view.dealt[seat], side_at(view, seat, self.round)
        known = known_by(view, self.eyes, self.round).get(seat, Faction.HIDDEN)
        return (view.dealt[seat] if seat == self.eyes else known), known

    def _title(self) -> str:
        if self.leaf is Leaf.CLAIMS:
            return translate("feed_the_kraken_board", "What was said")
        if self.eyes is None:
            return translate("feed_the_kraken_board", "What really happened")
        text = translate("feed_the_kraken_board", "What {name} saw")
        return text.format(name=name_of(self._names, self.eyes))

    def _tell_buttons(self, view: Kraken) -> None:
        is_counted = self.eyes is None and bool(view.claims)
        said = translate("feed_the_kraken_board", "Claims")
        self.heading.show_heading(said if is_counted else "")
        hint = translate(
            "feed_the_kraken_board", "Click a player to see the voyage through their eyes."
        )
        self.hint.show_line(hint, hint, "")
        self.story.show_button(
            translate("feed_the_kraken_board", "Story"), is_open=self.leaf is Leaf.STORY
        )
        self.claims.show_button(
            translate("feed_the_kraken_board", "Claims"), is_open=self.leaf is Leaf.CLAIMS
        )
        round_text = translate("feed_the_kraken_board", "Round {round}").format(
            round=number_text(self.round)
        )
        if self.eyes is None:
            said = translate("feed_the_kraken_board", "The truth")
            self.truth.show_button(dotted((said, round_text)), is_open=True)
        else:
            text = translate("feed_the_kraken_board", "As {name} saw it: show the truth")
            said = text.format(name=name_of(self._names, self.eyes))
            self.truth.show_button(dotted((round_text, said)))
        self.earlier.show_button(translate("feed_the_kraken_board", "Previous round"))
        self.later.show_button(translate("feed_the_kraken_board", "Next round"))
        self.earlier.can_press, self.later.can_press = self.round > 1, self.round < view.round

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF, scale: float) -> QRectF:
        """Crew, tale and chart side by side; gives the room of the chart if there is any."""
        s = scale
        for panel in (*self._fixed(), self.heading, *self.rows):
            panel.scale_of_board = s
        head = 52 * s
        self.headline.place(QRectF(area.left(), area.top(), area.width(), head))
        low = area.adjusted(0, head + GAP, 0, 0)
        has_chart = area.width() >= 800 * s
        shares = (0.38, 0.32) if has_chart else (0.5, 0.5)
        crew = QRectF(low.left(), low.top(), low.width() * shares[0] - GAP, low.height())
        tale = QRectF(crew.right() + GAP, low.top(), low.width() * shares[1] - GAP, low.height())
        self._place_crew(crew, s)
        self._place_tale(tale, s)
        if not has_chart:
            tale.setRight(low.right())
            self._place_tale(tale, s)
            return QRectF()
        return QRectF(tale.right() + GAP, low.top(), low.right() - tale.right() - GAP, low.height())

    def _place_crew(self, area: QRectF, s: float) -> None:
        buttons = 30 * s
        many = max(1, len(self.rows))
        head = 16 * s
        self.heading.place(QRectF(area.left(), area.top(), area.width() - 30 * s, head))
        crew = area.adjusted(0, head, 0, -buttons - GAP)
        high = min(52 * s, crew.height() / many)
        for number, row in enumerate(self.rows):
            row.place(QRectF(crew.left(), crew.top() + number * high, crew.width(), high))
        top = area.bottom() - buttons
        hint = QRectF(area.left() + 4 * s, top - 26 * s, area.width() - 8 * s, 22 * s)
        is_free = crew.top() + many * high <= hint.top()
        self.hint.place(hint if is_free else QRectF())
        small = 34 * s
        self.earlier.place(QRectF(area.left(), top, small, buttons))
        self.later.place(QRectF(area.right() - small, top, small, buttons))
        middle = area.width() - 2 * small - 2 * GAP
        self.truth.place(QRectF(area.left() + small + GAP, top, middle, buttons))

    def _place_tale(self, area: QRectF, s: float) -> None:
        high = 28 * s
        half = (area.width() - GAP) / 2
        self.story.place(QRectF(area.left(), area.top(), half, high))
        self.claims.place(QRectF(area.left() + half + GAP, area.top(), half, high))
        self.page.place(area.adjusted(0, high + GAP / 2, 0, 0))

    # ------------------------------------------------------------ in sentences
    def describe(self) -> list[str]:
        """The end in sentences: who won, the crew, the tale."""
        lines = [self.headline.label]
        lines += [row.label for row in self.rows]
        lines.append(f"{self.page.title}:")
        return lines + [row.sentence() for row in self.page.rows]
