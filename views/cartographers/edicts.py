"""The four edicts with what they give now and would give, and the purse with the seasons so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.cartographers.data import EDICTS, card_set, scoring_cards
from rules.cartographers.drawing.preview import Standing
from rules.cartographers.messages.help_messages import rule_text
from rules.cartographers.names import card_name, season_name
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers
from views.cartographers import pieces
from views.cartographers.arrangement import SIZES, Form
from views.cartographers.decision import scored_now
from views.cartographers.panel import change_chip, seal
from views.items.panel import (
    CENTRE,
    LEFT,
    RIGHT,
    Panel,
    fitted,
    glyph,
    minus,
    signed,
    surface,
    tabular,
    write,
)
from views.theme import Face

translate = QCoreApplication.translate
DECK_ICONS = {"forest": "forest", "farm_water": "water", "village": "village", "whole_map": "edict"}
SEASON_ICONS = ("spring", "summer", "fall", "winter")


class EdictRow(Panel):
    """One edict: its letter, its card, what it gives, what the ghost would change."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.thing = f"edict:{number}"
        self.number = number
        self.card = ""
        self.name, self.when = "", ""
        self.points: int | None = None
        self.change: int | None = None
        self.scores_now = False
        self.is_lit = False
        self.role = QAccessible.Role.Row
        self.can_press = True

    def show_edict(self, card: str, when: str, scores_now: bool) -> None:
        """The card below this edict and the seasons that score it."""
        self.card, self.when, self.scores_now = card, when, scores_now
        self.name = words(card_name(card)) if card else ""
        self.description = words(rule_text(card)) if card else ""
        self.topic = scoring_cards()[card].deck if card else "seasons"
        self.renew(card, self.name, when, scores_now, self.points, self.change)

    def show_points(self, points: int | None, change: int | None) -> None:
        """What it gives now, and how that would change; None where nothing is known."""
        if (points, change) == (self.points, self.change) and self.label:
            return
        self.points, self.change = points, change
        self.set_label(self._sentence())
        self.renew(self.card, self.name, self.when, self.scores_now, points, change)

    def _sentence(self) -> str:
        parts = [f"{EDICTS[self.number]}, {self.name}", self.when]
        if self.points is not None:
            parts.append(
                translate("cartographers_board", "{points} now").format(points=minus(self.points))
            )
        if self.change:
            parts.append(
                translate("cartographers_board", "{change} from this shape").format(
                    change=signed(self.change)
                )
            )
        return ", ".join(part for part in parts if part)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Letter, name, seasons, number, change."""
        s = self.scale_of_board
        fill = "surface"
        line = "edge" if self.scores_now else "line"
        if self.is_hovered or self.is_lit:
            line = "accent" if self.is_lit else "edge"
        surface(painter, area, fill, line, width=1.8 if self.is_lit else None)
        if not self.card:
            return
        side = min(26 * s, area.height() - 8)
        place = QRectF(area.left() + 8 * s, area.center().y() - side / 2, side, side)
        letters = fitted(Face.BOARD, 0.95 * s)
        seal(painter, place, EDICTS[self.number], self.scores_now, letters)
        numbers = self._draw_numbers(painter, area, s)
        left = place.right() + 8 * s
        text = QRectF(left, area.top(), numbers - left - 4 * s, area.height())
        ink = "ink" if self.scores_now else "muted"
        face = Face.STRONG if self.scores_now else Face.BODY
        if area.height() < 40 * s:
            if text.width() > 60 * s:
                write(painter, text, self.name, fitted(face, 0.95 * s), ink)
            return
        half = area.height() * 0.5
        name = QRectF(text.left(), text.top() + 2 * s, text.width(), half)
        write(painter, name, self.name, fitted(face, 0.95 * s), ink)
        deck = DECK_ICONS[scoring_cards()[self.card].deck]
        low = QRectF(text.left(), name.bottom() - 2 * s, text.width(), half - 2 * s)
        glyph(painter, deck, QRectF(low.left(), low.top() + 2 * s, 14 * s, 14 * s), "muted")
        write(
            painter, low.adjusted(18 * s, 0, 0, 0), self.when, fitted(Face.SMALL, 0.86 * s), "muted"
        )

    def _draw_numbers(self, painter: QPainter, area: QRectF, s: float) -> float:
        """The number at the right, the change before it; gives where they begin."""
        if self.points is None:
            return area.right() - 8 * s
        letters = tabular(fitted(Face.LEAD, 1.12 * s))
        wide = 30 * s
        number = QRectF(area.right() - wide - 8 * s, area.top(), wide, area.height())
        ink = "ink" if self.scores_now else "muted"
        write(painter, number, minus(self.points), letters, ink, RIGHT)
        if not self.change:
            return number.left() - 4 * s
        if area.width() < 120 * s:
            return self._draw_short_change(painter, number, s)
        chip = QRectF(number.left() - 30 * s, area.top(), 32 * s, area.height())
        change_chip(painter, chip, self.change, fitted(Face.STRONG, 0.95 * s))
        return chip.left()

    def _draw_short_change(self, painter: QPainter, number: QRectF, s: float) -> float:
        """Where there is no room beside the number: before it, smaller."""
        chip = number.translated(-26 * s, 0)
        change_chip(painter, chip, self.change or 0, fitted(Face.SMALL, 0.9 * s))
        return chip.left()


class Purse(Panel):
    """Coins, what monsters cost now, what this season would bring; below, the seasons so far."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "coins"
        self.now: Standing | None = None
        self.then: Standing | None = None
        self.spent = 0
        self.scores: tuple[SeasonScore, ...] = ()
        self.season = -1
        self.names: tuple[str, ...] = ()
        self.topic = "coins"

    def total(self, standing: Standing) -> int:
        """What the season would bring if it ended now."""
        return standing.season.total

    def set_values(self, now: Standing | None, then: Standing | None) -> None:
        """The present value of the map, and that with the ghost."""
        self.now, self.then = now, then
        self.set_label(self._sentence())
        self.renew(now, then, self.scores, self.season)

    def _sentence(self) -> str:
        if self.now is None:
            return translate("cartographers_board", "Scores are hidden until the end")
        text = translate(
            "cartographers_board",
            "Coins {coins}, monsters cost {monsters}, this season {total}, year so far {year}",
        ).format(
            coins=self.now.coins,
            monsters=self.now.monsters.points,
            total=minus(self.total(self.now)),
            year=minus(sum(score.total for score in self.scores)),
        )
        if self.then is None or self.total(self.then) == self.total(self.now):
            return text
        change = signed(self.total(self.then) - self.total(self.now))
        return translate("cartographers_board", "{text}, {change} from this shape").format(
            text=text, change=change
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Two lines of numbers."""
        s = self.scale_of_board
        surface(painter, area)
        inner = area.adjusted(8 * s, 3 * s, -8 * s, -5 * s)
        if area.height() < 50 * s:
            if self.now is not None:
                self._draw_now(painter, inner, self.now, s)
            return
        boxes = 26 * s
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - boxes - 2 * s)
        if self.now is not None:
            self._draw_words(painter, upper, s)
            self._draw_now(painter, upper.adjusted(0, 15 * s, 0, 0), self.now, s)
        lower = QRectF(area.left() + 6 * s, inner.bottom() - boxes, area.width() - 12 * s, boxes)
        self._draw_seasons(painter, lower, s)

    def _draw_words(self, painter: QPainter, area: QRectF, s: float) -> None:
        """What the three numbers are."""
        names = (
            translate("cartographers_board", "Coins"),
            translate("cartographers_board", "Monsters"),
            translate("cartographers_board", "This season"),
        )
        third = area.width() / 3
        for place, name in enumerate(names):
            text = QRectF(area.left() + place * third, area.top(), third - 3 * s, 16 * s)
            write(painter, text, name, fitted(Face.SMALL, 0.8 * s), "muted")

    def _draw_now(self, painter: QPainter, area: QRectF, now: Standing, s: float) -> None:
        letters = tabular(fitted(Face.STRONG, s))
        third = area.width() / 3
        then = self.then or now
        values = (
            ("coin", now.coins, then.coins - now.coins),
            ("monster", -now.monsters.points, now.monsters.points - then.monsters.points),
            ("star", self.total(now), self.total(then) - self.total(now)),
        )
        for place, (icon, value, change) in enumerate(values):
            left = area.left() + place * third
            spot = QRectF(left, area.center().y() - 9 * s, 18 * s, 18 * s)
            if icon == "coin":
                pieces.coin(painter, spot)
            else:
                glyph(painter, icon, spot, "ink")
            text = QRectF(spot.right() + 4 * s, area.top(), third - 24 * s, area.height())
            wide = write(painter, text, minus(value), letters)
            if change:
                rest = text.adjusted(wide + 4 * s, 0, 0, 0)
                change_chip(painter, rest, change, fitted(Face.STRONG, 0.86 * s), LEFT)

    def _draw_seasons(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Four boxes, as on the printed sheet, and their sum."""
        wide = area.width() / 5
        letters = tabular(fitted(Face.STRONG, 0.92 * s))
        for number in range(5):
            box = QRectF(area.left() + number * wide + 2, area.top(), wide - 4, area.height())
            is_now = number == self.season
            if number < 4:
                surface(
                    painter, box, "raised" if is_now else "surface", "edge" if is_now else "line", 3
                )
                icon = QRectF(box.left() + 4 * s, box.center().y() - 7 * s, 14 * s, 14 * s)
                glyph(painter, SEASON_ICONS[number], icon, "ink" if is_now else "muted")
            text = box.adjusted(18 * s if number < 4 else 0, 0, -4 * s, 0)
            if number < len(self.scores):
                write(painter, text, minus(self.scores[number].total), letters, "ink", RIGHT)
            elif number == 4 and self.scores:
                total = sum(score.total for score in self.scores)
                letters_sum = tabular(fitted(Face.LEAD, 1.05 * s))
                write(painter, text, minus(total), letters_sum, "ink", CENTRE)


class EdictArea(QObject):
    """The four edicts and the purse."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.rows = [EdictRow(number) for number in range(4)]
        self.purse = Purse()
        for panel in (*self.rows, self.purse):
            scene.addItem(panel)

    def elements(self) -> list[Panel]:
        """In reading order; the purse comes last on the table."""
        return [*self.rows]

    def show(self, view: Cartographers, seat: int | None, shown: bool) -> None:
        """The edicts of this game, and the purse of a seat."""
        now = scored_now(view) if view.outcome is None else ()
        for row in self.rows:
            card = view.edicts[row.number] if row.number < len(view.edicts) else ""
            row.setVisible(shown)
            row.show_edict(card, seasons_of(view, row.number), row.number in now)
        self.purse.season = view.season if view.outcome is None else -1
        hidden = seat is None or view.sheets[seat].coins < 0
        self.purse.scores = () if hidden or seat is None else view.scores[seat]
        self.purse.spent = 0 if seat is None else view.sheets[seat].spent
        self.purse.setVisible(shown and seat is not None)

    def show_values(self, now: Standing | None, then: Standing | None) -> None:
        """Numbers of the map that is drawn on, and of the ghost on it."""
        for row in self.rows:
            if now is None:
                row.show_points(None, None)
                continue
            points = now.edicts[row.number].points
            change = then.edicts[row.number].points - points if then is not None else None
            row.show_points(points, change)
        self.purse.set_values(now, then)

    def light(self, number: int) -> None:
        """Marks the edict whose spaces are shown on the map."""
        for row in self.rows:
            if row.is_lit != (row.number == number):
                row.is_lit = row.number == number
                row.update()

    def place(self, area: QRectF, purse: QRectF, scale: float, form: Form = Form.FULL) -> None:
        """The four below each other, or two by two; and the purse."""
        cols = 4 // SIZES[form].edict_lines
        high = (area.height() - 4 * (4 // cols - 1)) / (4 // cols)
        wide = (area.width() - 4 * (cols - 1)) / cols
        for row in self.rows:
            row.scale_of_board = scale
            down, across = divmod(row.number, cols)
            left, top = area.left() + across * (wide + 4), area.top() + down * (high + 4)
            row.place(QRectF(left, top, wide, high))
        self.purse.scale_of_board = scale
        self.purse.place(purse)


def seasons_of(view: Cartographers, number: int) -> str:
    """The seasons that score an edict, in words."""
    set_id = view.variant.card_set
    letter = EDICTS[number]
    found = [
        words(season_name(set_id, index))
        for index, season in enumerate(card_set(set_id).season)
        if letter in season.edicts
    ]
    return " \N{MIDDLE DOT} ".join(found)
