"""The chances of a battle before its dice, drawn and told."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from models.translate import filled, listed, number_text, percent_text, words
from rules.cthulhu_wars.battle.odds import Odds, Side, Spread, mean
from rules.cthulhu_wars.names import book_name
from views.cthulhu_wars.panels import parts
from views.items.panel import CENTRE
from views.theme import theme

translate = QCoreApplication.translate
MOST = 3
"""Three dead and more are one column."""


def columns_of(spread: Spread) -> list[Fraction]:
    """The chances of none, one, two, three and more."""
    found = [Fraction(0)] * (MOST + 1)
    for value, chance in spread.items():
        found[min(MOST, value)] += chance
    return found


def decimal(value: Fraction) -> str:
    """A mean with one digit after the point, as the language writes it."""
    return QLocale().toString(float(value), "f", 1)


def draw_odds(painter: QPainter, area: QRectF, side: Side, unit: float) -> None:
    """How many die, as columns; below them what to expect."""
    text = unit * 0.86
    head = QRectF(area.left(), area.top(), area.width(), text)
    parts.line(painter, head, translate("cthulhu_wars_board", "units lost"), text, "muted")
    bars = QRectF(area.left(), head.bottom(), area.width(), area.height() - 3 * text)
    _draw_bars(painter, bars, columns_of(side.deaths), unit, max(side.deaths, default=0) > MOST)
    first = QRectF(area.left(), bars.bottom(), area.width(), text)
    parts.line(painter, first, killed_words(side), text, "ink", strong=True)
    parts.line(painter, first.translated(0, text), pained_words(side), text, "muted")


def _draw_bars(
    painter: QPainter, area: QRectF, chances: list[Fraction], unit: float, is_more: bool
) -> None:
    most, foot_high = max(chances), unit * 0.8
    for number, (chance, box) in enumerate(
        zip(chances, parts.columns(area, len(chances), 3.0), strict=True)
    ):
        foot = box.bottom() - foot_high
        room = max(0.0, foot - box.top() - foot_high)
        high = float(chance / most) * room if most else 0.0
        bar = QRectF(box.left() + 2, foot - high, box.width() - 4, max(1.0, high))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("muted" if chance else "line"))
        painter.drawRect(bar)
        if round(chance * 100):
            said, size = percent_text(round(chance * 100)), unit * 0.74
            wide = parts.width_of(said, size)
            size *= min(1.0, (box.width() + 3) / wide)
            over = QRectF(0, bar.top() - foot_high, min(wide, box.width() + 3) + 1, foot_high)
            middle = box.center().x() - over.width() / 2
            over.moveLeft(max(area.left(), min(middle, area.right() - over.width())))
            parts.line(painter, over, said, size, "muted", CENTRE)
        name = QRectF(box.left(), foot, box.width(), foot_high)
        plus = "+" if number == MOST and is_more else ""
        parts.line(painter, name, number_text(number) + plus, unit * 0.8, "ink", CENTRE)


def killed_words(side: Side) -> str:
    """«1.4 of 5 on average»."""
    said = translate("cthulhu_wars_board", "{mean} of {units} on average")
    return filled(said, mean=decimal(mean(side.deaths)), units=number_text(side.units))


def pained_words(side: Side) -> str:
    """«2.0 must retreat»."""
    said = translate("cthulhu_wars_board", "{mean} must retreat")
    return filled(said, mean=decimal(mean(side.retreats)))


def dice_words(number: int) -> str:
    """«7 dice»."""
    return translate("cthulhu_wars_board", "%n dice", None, number)


def odds_words(who: str, side: Side) -> str:
    """A side in a sentence."""
    said = translate(
        "cthulhu_wars_board",
        "{who} rolls {dice}, loses {mean} of {units} units on average, {retreat} "
        "retreat; wiped out {share} of the time",
    )
    return filled(
        said,
        who=who,
        dice=dice_words(side.dice),
        mean=decimal(mean(side.deaths)),
        units=number_text(side.units),
        retreat=decimal(mean(side.retreats)),
        share=percent_text(round(side.wiped_out * 100)),
    )


def left_out_words(odds: Odds) -> str:
    """«Not counted, as somebody may choose: Devour, Invisibility»; nothing: nobody has a choice."""
    if not odds.open:
        return ""
    names = dict.fromkeys(words(book_name(id)) for _, id in odds.open)
    said = translate("cthulhu_wars_board", "Not counted, because someone may choose: {effects}")
    return filled(said, effects=listed(list(names)))
