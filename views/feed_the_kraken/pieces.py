"""The small things on the table: navigation cards, pistols, hats, marks, what was said."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import (
    CardAction,
    Color,
    Faction,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
)
from views.feed_the_kraken.inks import inks_of
from views.items.panel import (
    CENTRE,
    LEFT,
    fitted,
    glyph,
    lines_height,
    shrunk,
    surface,
    tabular,
    write,
    write_lines,
)
from views.theme import Face, theme
from views.theme.contrast import mix

BUBBLE = 17.0
"""The height of a line of what was said at scale 1."""
HATS = {
    Post.CAPTAIN: "hat-captain",
    Post.LIEUTENANT: "hat-lieutenant",
    Post.NAVIGATOR: "hat-navigator",
}
SIDES = {Side.SAILOR: "side-sailor", Side.PIRATE: "side-pirate", Side.CULT: "side-cult"}
ACTIONS = {
    CardAction.CULT_UPRISING: "uprising",
    CardAction.DRUNK: "beer",
    CardAction.DISARMED: "minus",
    CardAction.MERMAID: "mermaid",
    CardAction.TELESCOPE: "spyglass",
    CardAction.ARMED: "plus",
}
RITUALS = {
    Ritual.CONVERSION: "side-cult",
    Ritual.GUNS_STASH: "gun",
    Ritual.CULT_CABIN_SEARCH: "search",
    Ritual.HIDDEN: "ritual",
}
TOKENS = {
    Token.CABIN_SEARCH: "search",
    Token.FEED_THE_KRAKEN: "side-cult",
    Token.FLOGGING: "whip",
    Token.OFF_WITH_THE_TONGUE: "tongue",
}
SIDE_COLOURS = {Side.PIRATE: Color.RED, Side.SAILOR: Color.BLUE}
CULT = "#6E4B88"
MOST_PISTOLS = 6
"""More than these are a pile with a number."""


def colour_of(color: Color) -> QColor:
    """The printed colour of a course in this theme."""
    return QColor(inks_of(theme().name).course[color].fill)


def letter_of(color: Color) -> QColor:
    """What is drawn upon it."""
    return QColor(inks_of(theme().name).course[color].letter)


# ---------------------------------------------------------------- navigation cards
def card_front(painter: QPainter, area: QRectF, card: NavCard) -> None:
    """Colour, the arrow of its course, and what it does; legible from 12 pixels on."""
    made = cards()[card]
    fill, sign = colour_of(made.color), letter_of(made.color)
    edge = QColor(inks_of(theme().name).course[made.color].edge)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(fill)
    radius = min(3.0, area.width() * 0.14)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    high = area.height() * (0.46 if area.width() >= 13 else 0.92)
    course_arrow(painter, QRectF(area.left(), area.top() + 1, area.width(), high), made.color, sign)
    if area.width() < 13:
        return
    side = min(area.width() * 0.74, area.height() * 0.46)
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(QPointF(area.center().x(), area.bottom() - side / 2 - area.height() * 0.07))
    action_sign(painter, spot, made.action, sign)


def action_sign(painter: QPainter, area: QRectF, action: CardAction, ink: QColor) -> None:
    """What a card does; armed and disarmed are a gun with a sign."""
    if action in (CardAction.ARMED, CardAction.DISARMED):
        gun = QRectF(area.left(), area.top(), area.width() * 0.72, area.height())
        glyph(painter, "gun", gun, ink)
        small = area.width() * 0.44
        corner = QRectF(area.right() - small, area.top(), small, small)
        glyph(painter, ACTIONS[action], corner, ink)
        return
    glyph(painter, ACTIONS[action], area, ink)


def course_arrow(painter: QPainter, area: QRectF, color: Color, ink: QColor) -> None:
    """Red leans to the west, blue to the east, yellow stands to the north."""
    side = min(area.width() * 0.72, area.height() * 0.9)
    lean = {Color.RED: -60.0, Color.YELLOW: 0.0, Color.BLUE: 60.0}[color]
    painter.save()
    painter.translate(area.center())
    painter.rotate(lean)
    half = side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(0, -half),
                QPointF(half * 0.86, half * 0.1),
                QPointF(half * 0.34, half * 0.1),
                QPointF(half * 0.34, half),
                QPointF(-half * 0.34, half),
                QPointF(-half * 0.34, half * 0.1),
                QPointF(-half * 0.86, half * 0.1),
            ]
        )
    )
    painter.restore()


def card_back(painter: QPainter, area: QRectF) -> None:
    """A face-down card: dark, with a compass rose of lines."""
    dark = QColor("#3B4A54")
    light = QColor("#C9BFA6")
    painter.setPen(QPen(QColor("#1E272D"), 1))
    painter.setBrush(dark)
    radius = min(3.0, area.width() * 0.14)
    whole = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(whole, radius, radius)
    light.setAlphaF(0.8)
    painter.setPen(QPen(light, max(0.7, area.width() * 0.035)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = area.width() * 0.12
    painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), radius, radius)
    if area.width() < 12:
        return
    middle, far = area.center(), area.width() * 0.26
    rose = QPainterPath()
    for dx, dy in ((0, -1.25), (1, 0), (0, 1.25), (-1, 0)):
        tip = QPointF(middle.x() + dx * far, middle.y() + dy * far)
        side = QPointF(-dy * far * 0.2, dx * far * 0.2)
        rose.addPolygon(QPolygonF([tip, middle + side, middle - side, tip]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(rose)


def character_back(painter: QPainter, area: QRectF) -> None:
    """A character card that lies face down: dark, with a head and shoulders."""
    painter.setPen(QPen(QColor("#2A1D12"), 1))
    painter.setBrush(QColor("#5A4128"))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    side = area.width() * 0.82
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(area.center())
    glyph(painter, "person", spot, QColor("#E9DCC2"))


def card(painter: QPainter, area: QRectF, kind: NavCard) -> None:
    """A card as the view has it: seen, or its back."""
    if kind is NavCard.HIDDEN:
        card_back(painter, area)
    else:
        card_front(painter, area, kind)


def cards_row(
    painter: QPainter, area: QRectF, kinds: Sequence[NavCard], from_right: bool = False
) -> float:
    """Cards side by side, overlapping where there are many; gives the width they take."""
    if not kinds:
        return 0.0
    high = area.height()
    wide = high * 0.72
    step = min(wide + 2, (area.width() - wide) / max(1, len(kinds) - 1)) if len(kinds) > 1 else wide
    taken = wide + step * (len(kinds) - 1)
    left = area.right() - taken if from_right else area.left()
    for number, kind in enumerate(kinds):
        card(painter, QRectF(left + number * step, area.top(), wide, high), kind)
    return taken


def ritual_card(painter: QPainter, area: QRectF, ritual: Ritual, seen: bool) -> None:
    """A ritual: a dark violet back with a flame, or its sign on a light face."""
    violet = QColor(CULT)
    painter.setPen(QPen(violet.darker(160), 1))
    painter.setBrush(violet if not seen else theme().colour("surface"))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    side = area.width() * 0.74
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(area.center())
    ink = QColor("#F0E7D8") if not seen else theme().colour("ink")
    glyph(painter, RITUALS[ritual] if seen else "ritual", spot, ink)


# ---------------------------------------------------------------- guns
def pistols(painter: QPainter, area: QRectF, count: int, token: str | QColor = "ink") -> float:
    """A pile of pistols; from seven on one pistol and a number. Gives the width it takes."""
    side = area.height()
    if not count:
        glyph(painter, "gun", QRectF(area.left(), area.top(), side, side), "line")
        return side
    if count > MOST_PISTOLS or count * side * 0.8 > area.width():
        glyph(painter, "gun", QRectF(area.left(), area.top(), side, side), token)
        text = QRectF(area.left() + side + 3, area.top(), area.width() - side - 3, side)
        letters = tabular(fitted(Face.STRONG, side / 20))
        return side + 3 + write(painter, text, f"\N{MULTIPLICATION SIGN}{count}", letters, token)
    step = min(side * 0.92, (area.width() - side) / max(1, count - 1)) if count > 1 else side
    for number in range(count):
        place = QRectF(area.left() + number * step, area.top(), side, side)
        glyph(painter, "gun", place, token)
    return step * (count - 1) + side


# ---------------------------------------------------------------- marks
def hat(painter: QPainter, area: QRectF, post: Post, token: str | QColor = "ink") -> None:
    """The hat of an office."""
    glyph(painter, HATS[post], area, token)


def side_colour(side: Side) -> QColor:
    """The colour of a side in this theme, readable on a surface."""
    course = inks_of(theme().name).course
    base = CULT if side is Side.CULT else course[SIDE_COLOURS[side]].fill
    ground = theme().colours.surface
    is_dark = QColor(ground).lightness() < 128
    return QColor(mix(base, theme().colours.ink, 0.45 if is_dark else 0.1))


def side_sign(painter: QPainter, area: QRectF, side: Side, ink: QColor | None = None) -> None:
    """Anchor, skull or tentacle: form tells the side, colour repeats it."""
    glyph(painter, SIDES[side], area, ink or side_colour(side))


def faction_sign(painter: QPainter, area: QRectF, faction: Faction) -> None:
    """A faction card's sign; the leader of the cult wears a crown of light."""
    side = faction.side
    if side is Side.NONE:
        write(painter, area, "?", fitted(Face.STRONG, area.height() / 20), "muted", CENTRE)
        return
    side_sign(painter, area, side)
    if faction is Faction.CULT_LEADER:
        small = area.height() * 0.5
        star = QRectF(area.right() - small * 0.8, area.top() - small * 0.2, small, small)
        glyph(painter, "star", star, "accent")


def not_side(painter: QPainter, area: QRectF, side: Side) -> None:
    """«Not this side»: its sign, struck through."""
    side_sign(painter, area, side)
    painter.setPen(QPen(theme().colour("bad"), max(1.6, area.height() * 0.11)))
    painter.drawLine(area.bottomLeft() + QPointF(1, -1), area.topRight() + QPointF(-1, 1))


def chip(
    painter: QPainter,
    corner: QPointF,
    high: float,
    text: str,
    icon: str = "",
    most: float = 200.0,
    token: str = "ink",
    fill: str = "raised",
) -> float:
    """A small label with its sign; gives its width."""
    letters = fitted(Face.SMALL, high / 22)
    side = high * 0.72 if icon else 0.0
    wide = QFontMetricsF(letters).horizontalAdvance(text) if text else 0.0
    gap = 3.0 if icon and text else 0.0
    width = min(most, side + gap + wide + high * 0.5)
    area = QRectF(corner.x(), corner.y(), width, high)
    surface(painter, area, fill, "line", radius=3.0)
    inner = area.adjusted(high * 0.25, 0, -high * 0.2, 0)
    if icon:
        spot = QRectF(inner.left(), area.center().y() - side / 2, side, side)
        glyph(painter, icon, spot, token)
    if text:
        write(painter, inner.adjusted(side + gap, 0, 0, 0), text, letters, token, LEFT)
    return width


def bubble(painter: QPainter, area: QRectF, text: str, from_left: bool, scale: float) -> None:
    """What was said last: never more than a claim."""
    tail = 5.0 * scale
    body = area.adjusted(tail, 0, 0, 0) if from_left else area.adjusted(0, 0, -tail, 0)
    path, point = QPainterPath(), QPainterPath()
    path.addRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    x, tip = (body.left() + 3, area.left()) if from_left else (body.right() - 3, area.right())
    y = body.center().y()
    point.addPolygon(QPolygonF([QPointF(x, y - 4), QPointF(tip, y), QPointF(x, y + 4)]))
    point.closeSubpath()
    painter.setPen(QPen(theme().colour("line"), 1))
    painter.setBrush(theme().colour("sunken"))
    painter.drawPath(path.united(point))
    words = body.adjusted(6 * scale, 0, -4 * scale, 0)
    if area.height() > BUBBLE * scale + 1:
        letters = fitted(Face.SMALL, 0.86 * scale)
        words.setTop(words.center().y() - lines_height(text, letters, words.width()) / 2)
        write_lines(painter, words, text, letters, "ink")
    else:
        write(painter, words, text, fitted(Face.SMALL, 0.94 * scale), "ink")


def bubble_height(text: str, width: float, scale: float) -> float:
    """One line, or two where letters of the least size would not do."""
    room = width - 15 * scale
    letters = shrunk(fitted(Face.SMALL, 0.94 * scale), text, room)
    fits = QFontMetricsF(letters).horizontalAdvance(text) <= room
    return (BUBBLE if fits else 2 * BUBBLE - 2) * scale
