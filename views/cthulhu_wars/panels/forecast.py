"""A battle that is pointed at: what awaits both sides, before anything is chosen."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from models.translate import filled, stop, words
from rules.cthulhu_wars.actions import Fight
from rules.cthulhu_wars.battle.odds import Odds, odds
from rules.cthulhu_wars.describe import place_name
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.odds_paint import (
    dice_words,
    draw_odds,
    left_out_words,
    odds_words,
)
from views.cthulhu_wars.phrases import faction_name
from views.items.panel import Panel, surface
from views.theme import theme

translate = QCoreApplication.translate
HIGH = 214.0
"""Its height at scale 1."""


class Found(msgspec.Struct, frozen=True):
    """A battle that is thought of, and its odds."""

    area: Area
    odds: Odds


def forecast(view: Earth, seat: Seat, action: Fight) -> tuple[Earth, Found]:
    """Its odds, from what is open to all."""
    return view, Found(action.area, odds(view, action.area, seat, action.enemy))


class Forecast(Panel):
    """Lies over the foot of the open card while a battle is pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(25)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.topic, self.thing = "battle", "forecast"
        self._view: Earth | None = None
        self._found: Found | None = None
        self.setVisible(False)

    def take_room(self, room: QRectF, scale: float) -> None:
        """The foot of a page."""
        self.scale_of_board = scale
        high = min(HIGH * scale, room.height())
        self.place(QRectF(room.left(), room.bottom() - high, room.width(), high))

    def show_forecast(self, shown: tuple[Earth, Found] | None) -> None:
        """Shows it; None: away with it."""
        self._view, self._found = shown if shown is not None else (None, None)
        self.setVisible(shown is not None)
        self.set_label(forecast_words(*shown) if shown is not None else "")
        if shown is not None:
            self.renew(self._found, shown[0].ply, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A heading, a side each."""
        view, found = self._view, self._found
        if view is None or found is None:
            return
        unit = 20.0 * self.scale_of_board
        surface(painter, area, "surface", "accent", width=2.0)
        inner = area.adjusted(9, 6, -9, -7)
        head = QRectF(inner.left(), inner.top(), inner.width(), unit * 1.1)
        said = translate("cthulhu_wars_board", "If you battle in {place}")
        place = words(place_name(view, found.area))
        parts.line(painter, head, filled(said, place=place), unit, strong=True)
        low = unit * 0.86 if found.odds.open else 0.0
        body = QRectF(inner.left(), head.bottom() + 2, inner.width(), 0)
        body.setBottom(inner.bottom() - low)
        sides = (found.odds.attacker, found.odds.defender)
        for side, box in zip(sides, parts.columns(body, 2, 12.0), strict=True):
            top = QRectF(box.left(), box.top(), box.width(), unit * 1.3)
            parts.seal(painter, parts.left_square(top), view.factions[side.seat])
            room = parts.right_of(top, unit * 1.3 + 5)
            parts.line(painter, room, dice_words(side.dice), unit, strong=True)
            draw_odds(painter, box.adjusted(0, unit * 1.35, 0, 0), side, unit)
        foot = QRectF(inner.left(), body.bottom(), inner.width(), low)
        if low:
            parts.line(painter, foot, left_out_words(found.odds), low, "muted")


def forecast_words(view: Earth, found: Found) -> str:
    """The whole of it in sentences."""
    said = translate("cthulhu_wars_board", "If you battle in {place}")
    head = filled(said, place=words(place_name(view, found.area)))
    sides = (found.odds.attacker, found.odds.defender)
    told = [odds_words(faction_name(view, side.seat), side) for side in sides]
    return stop().join([head, *told, *filter(None, [left_out_words(found.odds)])])
