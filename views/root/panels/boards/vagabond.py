"""A Vagabond's board: tracks, satchel, damaged items, relations, quests (7.4)."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.kernel.steps import Seat, Target, TargetKind
from rules.root import names
from rules.root.boards import VagabondItem
from rules.root.data import characters, quests
from rules.root.enums import Item, Suit
from rules.root.factions.vagabond.items import (
    TRACK_SPACES,
    TRACKED,
    board_of,
    item_limit,
    item_target,
    off_tracks,
    on_track,
)
from rules.root.factions.vagabond.names import character_name, quest_name, special_name
from rules.root.factions.vagabond.quests import quest_points
from rules.root.factions.vagabond.relations import (
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    aids_needed,
    is_related,
    relation,
    track,
)
from rules.root.state import all_seats
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.specials import special_does
from views.root.panels.sheet import Sheet
from views.root.phrases import filled, folk_name, listed, suit_word
from views.theme import theme

translate = QCoreApplication.translate
IN_ROW = 7
"""Heaps of items side by side."""


def fill(sheet: Sheet) -> None:
    """Character, tracks, items, relations, quests."""
    sheet.topic = "vagabond"
    common.begin(sheet)
    if not board_of(sheet.view, sheet.seat).character:
        return
    _character(sheet)
    _tracks(sheet)
    _items(sheet)
    _relations(sheet)
    _quests(sheet)
    common.end(sheet)


def _character(sheet: Sheet) -> None:
    """Who, what for, how many items at most."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    board, most = board_of(view, seat), item_limit(view, seat)
    special = characters()[board.character].special
    name, ability = words(character_name(board.character)), words(special_name(special))
    loose = len(off_tracks(board.items))
    shown = f"{number_text(loose)}/{number_text(most)}"

    def draw(painter: QPainter, area: QRectF) -> None:
        taken = parts.line(painter, area, name, unit, strong=True) + 8
        room = parts.right_of(area, taken)
        held = translate("root_board", "Items")
        colour = "bad" if loose > most else "ink"
        used = parts.named(painter, room, held, shown, unit, colour)
        parts.line(painter, room.adjusted(0, 0, -used, 0), ability, unit * 0.95, "muted")

    said = translate("root_board", "{character} with {special}; {count} of {whole} items")
    label = filled(
        said,
        character=name,
        special=ability,
        count=number_text(loose),
        whole=number_text(most),
    )
    sheet.add("character", sheet.row(1.05, 0.1), label, draw, shown, more=special_does(special))


# ---------------------------------------------------------------- items
def _tracks(sheet: Sheet) -> None:
    """Tea, coins and bags: three spaces each."""
    for area, item in zip(columns(sheet.row(1.5, 0.15), 3, 5.0), TRACKED, strict=True):
        _track(sheet, area, item)


def _track(sheet: Sheet, area: QRectF, item: Item) -> None:
    lying = on_track(sheet.view, sheet.seat, item)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        for number, space in enumerate(columns(area.adjusted(3, 2, -3, -2), TRACK_SPACES, 2.0)):
            common.item_chip(painter, space, item, is_hollow=number >= lying)

    does = {
        Item.TEA: translate("root_board", "each refreshes two more items"),
        Item.COIN: translate("root_board", "each draws one more card"),
        Item.BAG: translate("root_board", "each makes room for two more items"),
    }[item]
    said = translate("root_board", "Track of {item}: {count} of {whole}, {does}")
    label = filled(
        said,
        item=words(names.item_name(item)),
        count=number_text(lying),
        whole=number_text(TRACK_SPACES),
        does=does,
    )
    target = item_target(item)
    sheet.add(f"track:{item}", area, label, draw, lying, target=target if lying else None)


def _items(sheet: Sheet) -> None:
    """Satchel, then the damaged box: items alike in one place."""
    board = board_of(sheet.view, sheet.seat)
    loose = Counter(_plain(each) for each in off_tracks(board.items))
    heaps = sorted(loose, key=lambda each: (each.exhausted, each.item))
    whole = [each for each in heaps if not each.damaged]
    damaged = [each for each in heaps if each.damaged]
    _box(sheet, "satchel", translate("root_board", "Satchel"), whole, loose)
    if damaged:
        _box(sheet, "damaged", translate("root_board", "Damaged"), damaged, loose)


def _box(
    sheet: Sheet, key: str, name: str, heaps: list[VagabondItem], loose: Counter[VagabondItem]
) -> None:
    """A box with its name before the items, as many lines as they need."""
    unit = sheet.unit
    for start in range(0, max(1, len(heaps)), IN_ROW):
        head, *rooms = shares(sheet.row(1.55, 0.12), (1.35, *[1.0] * IN_ROW), 3.0)
        if not start:

            def draw(painter: QPainter, area: QRectF) -> None:
                common.caption(painter, area, name, unit, centred=False)

            sheet.add(key, head, name, draw)
        for each, area in zip(heaps[start:], rooms, strict=False):
            _heap(sheet, area, each, loose[each])


def _plain(each: VagabondItem) -> VagabondItem:
    """Where an item came from makes no difference."""
    return VagabondItem(each.item, each.exhausted, each.damaged)


def _heap(sheet: Sheet, area: QRectF, each: VagabondItem, count: int) -> None:
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        common.item_chip(painter, area, each.item, each.exhausted, each.damaged)
        if count > 1:
            spot = parts.square(area)
            high = max(12.0, unit * 0.7)
            left = max(spot.right() - high, min(spot.right() - high * 0.4, area.right() - high))
            box = QRectF(left, spot.bottom() - high, high, high)
            common.badge(painter, box, number_text(count))

    label = filled(
        translate("root_board", "{item}, {state}: {count}"),
        item=words(names.item_name(each.item)),
        state=_state_words(each),
        count=number_text(count),
    )
    target = item_target(each.item, each.exhausted, each.damaged)
    key = f"item:{each.item}:{each.exhausted}:{each.damaged}"
    sheet.add(key, area, label, draw, count, target=target)


def _state_words(each: VagabondItem) -> str:
    face = (
        translate("root_board", "exhausted") if each.exhausted else translate("root_board", "ready")
    )
    return listed([face, translate("root_board", "damaged")]) if each.damaged else face


# ---------------------------------------------------------------- relations
def relation_name(value: int) -> str:
    """A step of the track."""
    return (
        translate("root_board", "Hostile"),
        translate("root_board", "Indifferent"),
        translate("root_board", "Amiable"),
        translate("root_board", "Friendly"),
        translate("root_board", "Allied"),
    )[value]


def _relations(sheet: Sheet) -> None:
    """Each faction's step; the dots tell the aids for the next one."""
    others = [s for s in all_seats(sheet.view) if is_related(sheet.view, sheet.seat, s)]
    for start in range(0, len(others), 2):
        row = sheet.row(1.2, 0.12)
        for area, other in zip(columns(row, 2, 5.0), others[start : start + 2], strict=False):
            _relation(sheet, area, other)


def _relation(sheet: Sheet, area: QRectF, other: Seat) -> None:
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    value, needed = relation(view, seat, other), aids_needed(view, seat, other)
    name = relation_name(value)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        box = area.adjusted(3, 0, -4, 0)
        parts.figure(painter, parts.left_square(box, 0.86), view, other)
        room = parts.right_of(box, box.height() * 0.9 + 3)
        colour = "bad" if value == HOSTILE else "good" if value == ALLIED else "ink"
        parts.line(painter, room, name, unit * 0.95, colour, strong=value in (HOSTILE, ALLIED))
        if needed:
            _dots(painter, box, track().aids_needed[value - INDIFFERENT], needed, unit)

    said = translate("root_board", "{who}: {relation}")
    label = filled(said, who=folk_name(view, other), relation=name)
    if needed:
        more = translate("root_board", "%n more aid(s) this turn for the next step", None, needed)
        label = listed([label, more])
    sheet.add(f"relation:{other}", area, label, draw, (value, needed))


def _dots(painter: QPainter, area: QRectF, whole: int, left: int, unit: float) -> None:
    """Aids for the next step, the given ones full."""
    radius = unit * 0.17
    for number in range(whole):
        spot = QRectF(0, 0, radius * 2, radius * 2)
        spot.moveCenter(area.center())
        spot.moveRight(area.right() - (whole - 1 - number) * radius * 2.8)
        painter.setPen(QPen(theme().colour("muted"), 1.2))
        is_given = number < whole - left
        painter.setBrush(theme().colour("ink") if is_given else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot)


# ---------------------------------------------------------------- quests
def _quests(sheet: Sheet) -> None:
    """Those done, by suit; the three open ones."""
    view, unit = sheet.view, sheet.unit
    done = Counter(quests()[each].suit for each in board_of(view, sheet.seat).quests)
    head, *rooms = shares(sheet.row(1.9, 0.15), (0.62, 1.0, 1.0, 1.0), 3.0)
    told = [f"{suit_word(suit)} {number_text(count)}" for suit, count in sorted(done.items())]
    none = translate("root_board", "none")

    def draw(painter: QPainter, area: QRectF) -> None:
        if not done:
            common.caption(painter, area, translate("root_board", "Quests"), unit, False)
            return
        high = area.height() / max(2, len(done))
        for number, (suit, count) in enumerate(sorted(done.items())):
            box = QRectF(area.left(), area.top() + number * high, area.width(), high)
            parts.disc(painter, parts.left_square(box, 0.9), suit)
            room = parts.right_of(box, high + 1)
            parts.line(painter, room, number_text(count), min(unit, high * 1.2), strong=True)

    label = filled(translate("root_board", "Quests done: {list}"), list=listed(told) or none)
    sheet.add("quests", head, label, draw, tuple(sorted(done.items())))
    for area, quest in zip(rooms, view.open_quests, strict=False):
        _quest(sheet, area, quest)


def _quest(sheet: Sheet, area: QRectF, quest: str) -> None:
    """An open quest: its suit and its two items; points are one for each done of the suit."""
    known, unit = quests()[quest], sheet.unit
    points = quest_points(sheet.view, sheet.seat, known.suit)
    label = filled(
        translate("root_board", "Quest {quest}: {items}, for {points} or two cards"),
        quest=words(quest_name(quest)),
        items=listed([words(names.item_name(item)) for item in known.items]),
        points=translate("root_board", "%n point(s)", None, points),
    )
    target = Target(TargetKind.CARD, f"quest:{quest}")
    draw = _draw_quest(known.suit, known.items, points, unit)
    sheet.add(f"quest:{quest}", area, label, draw, points, target=target)


def _draw_quest(suit: Suit, needs: tuple[Item, Item], points: int, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        upper = QRectF(area.left() + 3, area.top() + 1, area.width() - 6, area.height() * 0.44)
        parts.disc(painter, parts.left_square(upper, 0.95), suit)
        room = parts.right_of(upper, upper.height())
        parts.line(painter, room, f"+{number_text(points)}", unit * 0.9, "muted", CENTRE)
        lower = QRectF(
            area.left() + 4, upper.bottom(), area.width() - 8, area.bottom() - upper.bottom() - 1
        )
        for item, box in zip(needs, columns(lower, 2, 2.0), strict=True):
            parts.icon(painter, f"item-{item}", box, "ink", 0.95)

    return draw
