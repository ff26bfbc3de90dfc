"""The battle that is pointed at: exact chances of the hits, what each side may expect to lose."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from models.translate import number_text, percent_text, words
from rules.kernel.steps import Action, Seat
from rules.kernel.text import Text
from rules.root.actions import Fight
from rules.root.battle.odds import Expected, Odds, odds, planned
from rules.root.data import characters
from rules.root.effects.events import effect_name
from rules.root.factions.vagabond.actions import Instigate
from rules.root.factions.vagabond.names import special_name
from rules.root.state import NOBODY, Battle, Woodland
from views.items.page_parts import columns
from views.items.panel import CENTRE, Panel, surface
from views.root.panels import parts
from views.root.phrases import capital, filled, folk_name, listed, place_name
from views.theme import theme

translate = QCoreApplication.translate
INSTIGATE = "instigate"
HIGH = 216.0
"""Its height at scale 1."""
MOST = 3
"""Three hits and more are one column."""


class Forecast(msgspec.Struct, frozen=True):
    """A battle that is thought of, and its odds."""

    battle: Battle
    odds: Odds


def battle_in(view: Woodland, seat: Seat, action: Action) -> Battle | None:
    """The battle that an order of a seat begins at once; None: it begins none."""
    if isinstance(action, Fight):
        return planned(seat, action.place, action.defender, action.allied)
    if isinstance(action, Instigate):
        here, sides = view.pawns[seat], (action.attacker, action.defender)
        return planned(sides[0], here, sides[1], action.allied, seat, INSTIGATE)
    return None


def forecast(view: Woodland, seat: Seat, action: Action) -> Forecast | None:
    """Its odds, from what the seat may know."""
    battle = battle_in(view, seat, action)
    return Forecast(battle, odds(view, battle)) if battle is not None else None


class OddsPanel(Panel):
    """Lies over the cards while a battle is pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(20)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.topic = self.thing = "battle"
        self._view: Woodland | None = None
        self._forecast: Forecast | None = None
        self.setVisible(False)

    def show_forecast(self, view: Woodland, found: Forecast | None) -> None:
        """Shows it; None: away with it."""
        self._view, self._forecast = view, found
        self.setVisible(found is not None)
        self.set_label(forecast_words(view, found) if found is not None else "")
        if found is not None:
            self.renew(found.battle, view.ply, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A heading, a side each, what may still come."""
        view, found = self._view, self._forecast
        if view is None or found is None:
            return
        surface(painter, area, "surface", "edge", width=2.0)
        unit = 20.0 * self.scale_of_board
        inner = area.adjusted(10, 7, -10, -6)
        head = QRectF(inner.left(), inner.top(), inner.width(), unit)
        where = capital(place_name(view, found.battle.place))
        said = translate("root_board", "Battle in {place}").replace("{place}", where)
        parts.line(painter, head, said, unit, strong=True)
        foot = unit * 0.9 * len(notes(view, found))
        body = QRectF(inner.left(), head.bottom() + 3, inner.width(), 0)
        body.setBottom(inner.bottom() - foot)
        for side, box in enumerate(columns(body, 2, 14.0)):
            self._draw_side(painter, box, view, found, side, unit)
        self._draw_notes(painter, inner, view, found, unit)

    def _draw_side(
        self,
        painter: QPainter,
        area: QRectF,
        view: Woodland,
        found: Forecast,
        side: int,
        unit: float,
    ) -> None:
        battle, mean = found.battle, expected(found, side)
        seat = battle.defender if side else battle.attacker
        head = QRectF(area.left(), area.top(), area.width(), unit * 1.2)
        parts.figure(painter, parts.left_square(head), view, seat)
        role = translate("root_board", "defends") if side else translate("root_board", "attacks")
        parts.line(painter, parts.right_of(head, unit * 1.3), role, unit, "muted")
        bars = QRectF(area.left(), head.bottom(), area.width(), 0)
        bars.setBottom(area.bottom() - unit * 1.85)
        is_more = any(hits[side] > MOST for hits in found.odds.chances)
        self._draw_bars(painter, bars, chances(found.odds, side), unit, is_more)
        lower = QRectF(area.left(), bars.bottom(), area.width(), unit * 0.92)
        deals = translate("root_board", "deals {number} hits on average")
        parts.line(painter, lower, filled(deals, number=_mean(mean.hits)), unit * 0.92, "muted")
        loses = translate("root_board", "loses {pieces}")
        said = filled(loses, pieces=loss_words(mean, has_ally(battle, side)))
        parts.line(painter, lower.translated(0, unit * 0.9), said, unit * 0.92, strong=True)

    def _draw_bars(
        self, painter: QPainter, area: QRectF, shares: list[Fraction], unit: float, is_more: bool
    ) -> None:
        """A column for each number of hits, its chance above it."""
        most = max(shares)
        for number, (share, box) in enumerate(
            zip(shares, columns(area, len(shares), 4.0), strict=True)
        ):
            foot = box.bottom() - unit * 0.82
            room = foot - box.top() - unit * 0.8
            high = float(share / most) * room if most else 0.0
            bar = QRectF(box.left() + 2, foot - high, box.width() - 4, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("muted" if share else "line"))
            painter.drawRect(bar if share else QRectF(bar.left(), foot - 1, bar.width(), 1))
            text = QRectF(box.left() - 3, bar.top() - unit * 0.8, box.width() + 6, unit * 0.8)
            if share:
                said = percent_text(round(share * 100))
                parts.line(painter, text, said, unit * 0.82, "muted", CENTRE)
            name = QRectF(box.left(), foot, box.width(), unit * 0.82)
            plus = "+" if number == MOST and is_more else ""
            parts.line(painter, name, number_text(number) + plus, unit * 0.88, "ink", CENTRE)

    def _draw_notes(
        self, painter: QPainter, area: QRectF, view: Woodland, found: Forecast, unit: float
    ) -> None:
        told = notes(view, found)
        top = area.bottom() - unit * 0.9 * len(told)
        for number, said in enumerate(told):
            box = QRectF(area.left(), top + number * unit * 0.9, area.width(), unit * 0.9)
            parts.line(painter, box, said, unit * 0.9, "bad" if not number else "muted")


# ---------------------------------------------------------------- numbers and words
def expected(found: Forecast, side: int) -> Expected:
    """The means of a side: 0 the attacker, 1 the defender."""
    return found.odds.defender if side else found.odds.attacker


def chances(found: Odds, side: int) -> list[Fraction]:
    """The chances that a side deals none, one, two, more hits."""
    shares = [Fraction(0)] * (MOST + 1)
    for hits, chance in found.chances.items():
        shares[min(MOST, hits[side])] += chance
    return shares


def _mean(value: Fraction) -> str:
    """A mean with one digit after the point, as the language writes it."""
    return QLocale().toString(float(value), "f", 1)


def has_ally(battle: Battle, side: int) -> bool:
    """Whether warriors of an ally may take hits in place of items (7.4)."""
    return side == 0 and battle.allied != NOBODY


def loss_words(mean: Expected, with_ally: bool = False) -> str:
    """What a side loses on average."""
    told = []
    if not (mean.warriors or mean.pieces or mean.items):
        return translate("root_board", "nothing")
    if mean.warriors:
        said = translate("root_board", "{number} warriors")
        told.append(filled(said, number=_mean(mean.warriors)))
    if mean.pieces:
        told.append(filled(translate("root_board", "{number} pieces"), number=_mean(mean.pieces)))
    if mean.items:
        said = (
            translate("root_board", "{number} items or allied warriors")
            if with_ally
            else translate("root_board", "{number} items")
        )
        told.append(filled(said, number=_mean(mean.items)))
    return listed(told)


def notes(view: Woodland, found: Forecast) -> list[str]:
    """What the numbers leave out: an ambush, help before the roll, effects after it."""
    told = []
    if found.odds.ambush:
        told.append(
            translate("root_board", "Before it, an ambush is possible: two hits immediately.")
        )
    if found.odds.helpers:
        said = translate("root_board", "Before the roll, the defender may enlist {list}.")
        told.append(filled(said, list=listed([folk_name(view, e) for e in found.odds.helpers])))
    if found.odds.early:
        said = translate(
            "root_board", "Counted: %n hit(s) before the roll.", None, found.odds.early
        )
        told.append(said)
    if found.odds.effects:
        names = [
            filled(
                translate("root_board", "{card} ({who})"),
                card=words(_use_name(effect)),
                who=folk_name(view, seat),
            )
            for seat, effect in found.odds.effects
        ]
        said = translate("root_board", "After the roll: {list}")
        told.append(filled(said, list=listed(names)))
    return told


def _use_name(effect: str) -> Text:
    """A card, a landmark, or what a character can do."""
    if any(effect == each.special for each in characters().values()):
        return special_name(effect)
    return effect_name(effect)


def forecast_words(view: Woodland, found: Forecast) -> str:
    """The whole of it in sentences."""
    said = translate(
        "root_board", "{who} deals {hits} hits on average and loses {loss}; {chances}."
    )
    told = []
    for side, seat in enumerate((found.battle.attacker, found.battle.defender)):
        shares = chances(found.odds, side)
        mean = expected(found, side)
        told.append(
            filled(
                said,
                who=folk_name(view, seat),
                hits=_mean(mean.hits),
                loss=loss_words(mean, has_ally(found.battle, side)),
                chances=listed([_chance_words(n, share) for n, share in enumerate(shares)]),
            )
        )
    return " ".join([*told, *notes(view, found)])


def _chance_words(number: int, share: Fraction) -> str:
    said = (
        translate("root_board", "{number} or more: {chance}")
        if number == MOST
        else translate("root_board", "{number}: {chance}")
    )
    return filled(said, number=number_text(number), chance=percent_text(round(share * 100)))
