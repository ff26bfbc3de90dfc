"""Effects in small signs: what a location, a card or a row costs and brings, at a glance.

The words are told by whatever shows the thing nearer; signs only remind.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, singledispatch
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from models.translate import number_text
from rules.kinfire_council.enums import DecreeKind, Resource, Skill, Tile, Whom
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.content import Location
from rules.kinfire_council.printed.ops import AnyOp, Ops
from views.kinfire_council.inks import Inks
from views.theme import paint_icon

RESOURCE_ICON: dict[Resource, str] = {each: f"kc-{each.value}" for each in Resource}
SKILL_ICON: dict[Skill, str] = {each: f"kc-{each.value}" for each in Skill}
KIND_ICON: dict[DecreeKind, str] = {each: f"kc-{each.value}" for each in DecreeKind}
TILE_ICON: dict[Tile, str] = {Tile.RUBBLE: "kc-rubble", Tile.SEA_BEAST: "kc-beast"}
BASIC_ICONS = ("kc-coin", "kc-food", "kc-common")
TINTS = {
    "kc-coin": "coin", "kc-coffers": "coin", "kc-food": "food", "kc-need": "food",
    "kc-common": "common", "kc-rare": "rare", "kc-magic": "magic", "kc-cult": "cult",
    "kc-hideout": "cult", "kc-trouble": "trouble", "kc-v": "gold", "kc-crisis": "trouble",
    "kc-rubble": "trouble", "kc-beast": "trouble",
}  # fmt: skip
"""Signs that have an ink of their own; all others wear the ink of what they stand on."""
ALIKE = 3
"""So many signs of one thing are told by a number."""


class Mark(Struct, frozen=True):
    """A sign with what is written before it; a sign without icon is only letters."""

    icon: str = ""
    text: str = ""


ARROW = Mark("kc-to")
SLASH = Mark("", "/")


def resource_ink(inks: Inks, resource: Resource) -> str:
    """The ink of a resource."""
    return str(getattr(inks, resource.value))


# ---------------------------------------------------------------- from effects to signs
def _counted(icon: str, n: int, sign: str = "") -> list[Mark]:
    """«3» and the sign; one alone has no number."""
    number = number_text(abs(n))
    minus = "\N{MINUS SIGN}" if n < 0 else sign
    return [Mark(icon, "" if n == 1 and not minus else minus + number)]


@singledispatch
def _marks(op: object) -> list[Mark]:
    raise NotImplementedError(type(op).__name__)


def marks_of(found: Ops) -> list[Mark]:
    """The signs of a list of effects, in their order."""
    return [mark for op in found for mark in _marks(op)]


def cost_marks(cost: Ops) -> list[Mark]:
    """What is to be paid."""
    return marks_of(cost)


@lru_cache(maxsize=2048)
def location_marks(location: Location) -> tuple[Mark, ...]:
    """«1 coin → train»; how often, at the end."""
    paid, gained = cost_marks(location.cost), marks_of(location.gain)
    times = [Mark("", f"×{number_text(location.times)}")] if location.times > 1 else []
    return (*paid, *([ARROW] if paid else []), *gained, *times)


@_marks.register
def _(op: ops.Pay) -> list[Mark]:
    if op.res != "basic":
        return _counted(f"kc-{op.res}", op.n)
    first = _counted(BASIC_ICONS[0], op.n)
    return [*first, *(mark for icon in BASIC_ICONS[1:] for mark in (SLASH, Mark(icon)))]


@_marks.register
def _(op: ops.Gain) -> list[Mark]:
    return _counted(RESOURCE_ICON[op.res], op.n)


@_marks.register
def _(op: ops.Lose) -> list[Mark]:
    return _counted(RESOURCE_ICON[op.res], -op.n)


@_marks.register
def _(op: ops.GainChoice) -> list[Mark]:
    first, *rest = (RESOURCE_ICON[each] for each in op.of)
    return [*_counted(first, op.n), *(m for icon in rest for m in (SLASH, Mark(icon)))]


_COUNTED: dict[type, tuple[str, str]] = {
    ops.PayV: ("kc-v", ""),
    ops.DiscardResearch: ("kc-research", "\N{MINUS SIGN}"),
    ops.SpendCultist: ("kc-cult", "\N{MINUS SIGN}"),
    ops.SpendThreat: ("kc-repel", "\N{MINUS SIGN}"),
    ops.V: ("kc-v", ""),
    ops.CultV: ("kc-cult", "+"),
    ops.CultScore: ("kc-cult", "+"),
    ops.Influence: ("kc-influence", ""),
    ops.Vote: ("kc-vote", ""),
    ops.Research: ("kc-research", ""),
    ops.Sentry: ("kc-sentry", ""),
    ops.Damage: ("kc-trouble", "+"),
    ops.TroubleEachSlot: ("kc-trouble", "+"),
    ops.Hideout: ("kc-hideout", ""),
    ops.Hidden: ("kc-scry", ""),
    ops.NeedRemove: ("kc-need", "\N{MINUS SIGN}"),
    ops.RemoveTrouble: ("kc-trouble", "\N{MINUS SIGN}"),
    ops.ScryThreats: ("kc-scry", ""),
    ops.ReleaseCultist: ("kc-cult", "\N{MINUS SIGN}"),
    ops.Arrest: ("kc-arrest", ""),
}


def _plain(op: AnyOp) -> list[Mark]:
    icon, sign = _COUNTED[type(op)]
    return _counted(icon, op.n, sign)


for _kind in _COUNTED:
    _marks.register(_kind, _plain)


@_marks.register
def _(op: ops.CultInfluence) -> list[Mark]:
    return [*_counted("kc-influence", op.n), ARROW, Mark("kc-cult")]


@_marks.register
def _(op: ops.Coffers) -> list[Mark]:
    return [Mark("kc-coffers", f"≤{number_text(op.max)}")]


@_marks.register
def _(op: ops.CoffersEmpty) -> list[Mark]:
    return [Mark("kc-coffers", "\N{MINUS SIGN}")]


@_marks.register
def _(op: ops.Errand) -> list[Mark]:
    less = [Mark("", f"(\N{MINUS SIGN}{number_text(op.discount)})")] if op.discount else []
    kind = {"need": [Mark("kc-need")], "ship": [Mark("kc-ship")]}.get(op.kind.value, [])
    return [*_counted("kc-errand", op.n), *kind, *less]


@_marks.register
def _(op: ops.Train) -> list[Mark]:
    first, *rest = (SKILL_ICON[each] for each in op.skills)
    more = [mark for icon in rest for mark in (SLASH, Mark(icon))]
    return [*_counted("kc-train", op.n), Mark(first), *more]


@_marks.register
def _(op: ops.Upgrade) -> list[Mark]:
    return [Mark("kc-upgrade"), *_less(op.discount)]


@_marks.register
def _(op: ops.Repel) -> list[Mark]:
    return [Mark("kc-repel"), *_less(op.discount)]


def _less(n: int) -> list[Mark]:
    return [Mark("", f"(\N{MINUS SIGN}{number_text(n)})")] if n else []


@_marks.register
def _(op: ops.TurnDiscount) -> list[Mark]:
    icon = {"tax": "kc-coin", "upgrade": "kc-upgrade", "repel": "kc-repel", "ship": "kc-ship"}
    return [Mark(icon[op.kind.value]), *_less(op.n)]


@_marks.register
def _(op: ops.TurnSkill) -> list[Mark]:
    return [Mark(SKILL_ICON[op.skill])]


@_marks.register
def _(op: ops.NeedAdd) -> list[Mark]:
    return [Mark("kc-need", "+"), Mark(RESOURCE_ICON[op.res])]


@_marks.register
def _(op: ops.PlaceTile) -> list[Mark]:
    return [Mark(TILE_ICON[op.tile])]


@_marks.register
def _(op: ops.Per) -> list[Mark]:
    icons = {
        "patrons": "kc-influence", "trophies": "kc-repel", "cultists": "kc-cult",
        "skilled": "kc-train", "needs_met": "kc-need", "research": "kc-research",
    }  # fmt: skip
    most = f"≤{number_text(op.max)}"
    return [Mark("", "("), *marks_of(op.each), SLASH, Mark(icons[op.count.value]), Mark("", most),
            Mark("", ")")]  # fmt: skip


@_marks.register
def _(op: ops.Choose) -> list[Mark]:
    found: list[Mark] = []
    for number, option in enumerate(op.options):
        found += [SLASH] * (number > 0) + marks_of(option)
    return found


@_marks.register
def _(op: ops.May) -> list[Mark]:
    return [Mark("", "("), *cost_marks(op.cost), ARROW, *marks_of(op.gain), Mark("", ")")]


@_marks.register
def _(op: ops.To) -> list[Mark]:
    whom = {Whom.LEAD: "kc-law", Whom.SPONSORS: "kc-vote"}.get(op.who, "people")
    sign = [Mark("", "!")] if op.who is Whom.NON_SPONSORS else []
    return [*sign, Mark(whom), Mark("", ":"), *marks_of(op.do)]


# ---------------------------------------------------------------- from signs to the screen
SIDE = 1.12
"""A sign is so many times as high as the figures before it."""
AFTER, BETWEEN = 0.06, 0.26
"""Gaps after the letters and between signs, in heights of a sign."""
CLOSE = 0.55
"""To what share gaps shrink, before signs do."""


def _wide(mark: Mark, side: float, metrics: QFontMetricsF) -> float:
    found = metrics.horizontalAdvance(mark.text) if mark.text else 0.0
    if not mark.icon:
        return found
    small = 0.7 if mark.icon == ARROW.icon else 1.0
    return found + (side * AFTER if mark.text else 0.0) + side * small


def _gap(mark: Mark, next_one: Mark, side: float) -> float:
    """Slashes and brackets stand close."""
    tight = {"/", "(", ":"}
    if mark.text in tight and not mark.icon:
        return side * 0.05
    is_close = not next_one.icon and (next_one.text in ("/", ")", ":") or next_one.text[:1] == "(")
    return side * (0.05 if is_close else BETWEEN)


def marks_width(marks: Iterable[Mark], letters: QFont, close: float = 1.0) -> float:
    """How wide signs are in a row; `close`: the share that is left of the gaps."""
    found, metrics, side = list(marks), QFontMetricsF(letters), letters.pixelSize() * SIDE
    gaps = sum(_gap(one, other, side) for one, other in pairwise(found))
    return sum(_wide(mark, side, metrics) for mark in found) + gaps * close


def marks_size(marks: Iterable[Mark], letters: QFont, width: float, least: int = 8) -> int:
    """How large signs are that have so much room: smaller than told where they must."""
    found, size = list(marks), letters.pixelSize()
    if width <= 0 or marks_width(found, letters) <= width:
        return size
    share = width / marks_width(found, letters, CLOSE)
    return max(min(least, size), int(size * min(1.0, share)))


def draw_marks(
    painter: QPainter,
    area: QRectF,
    marks: Iterable[Mark],
    letters: QFont,
    inks: Inks,
    ink: str,
    tints: bool = True,
    least: int = 8,
) -> float:
    """Signs from the left, smaller where they have no room; gives the width they took."""
    found, letters = list(marks), QFont(letters)
    letters.setPixelSize(marks_size(found, letters, area.width(), least))
    gaps = _gaps_left(found, letters, area.width())
    metrics, side = QFontMetricsF(letters), letters.pixelSize() * SIDE
    painter.setFont(letters)
    x, middle = area.left(), area.center().y()
    for number, mark in enumerate(found):
        if mark.text:
            painter.setPen(QColor(ink))
            base = middle + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QRectF(x, base - metrics.ascent(), 400, metrics.height()), mark.text)
        wide = _wide(mark, side, metrics)
        if mark.icon:
            size = side * (0.7 if mark.icon == ARROW.icon else 1.0)
            colour = getattr(inks, TINTS.get(mark.icon, ""), ink) if tints else ink
            box = QRectF(x + wide - size, middle - size / 2, size, size)
            paint_icon(painter, mark.icon, box, QColor(colour))
        x += wide + (gaps * _gap(mark, found[number + 1], side) if number + 1 < len(found) else 0)
    return x - area.left()


def _gaps_left(found: list[Mark], letters: QFont, width: float) -> float:
    """To what share the gaps shrink."""
    whole, bare = marks_width(found, letters), marks_width(found, letters, 0.0)
    if whole <= width or width <= 0 or whole <= bare:
        return 1.0
    return max(0.2, min(1.0, (width - bare) / (whole - bare)))
