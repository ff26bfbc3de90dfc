"""The page that belongs to nobody: dominance beside the map, quests, effects, the discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, words
from rules.kernel.steps import Target, TargetKind
from rules.root.cards.piles import suit_of
from rules.root.data import quests
from rules.root.enums import Suit
from rules.root.factions.vagabond.names import quest_name
from rules.root.names import item_name
from rules.root.state import Woodland, all_seats
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.cards import card_does, card_name, card_words
from views.root.panels.homes import Home
from views.root.panels.sheet import PAD, Sheet
from views.root.phrases import filled, folk_name, listed
from views.theme import theme

translate = QCoreApplication.translate
ORDER = (Suit.BIRD, Suit.FOX, Suit.RABBIT, Suit.MOUSE)
LINE, GAP = 0.95, 0.1
LOW = 17.0
"""The least height of a line in pixels, with usual letters."""

Row = Callable[[Sheet, QRectF], None]


def fill_common(leaf: int, turn: Callable[[int], None], sheet: Sheet) -> None:
    """As many lines as there is room for; the last one turns to the next leaf."""
    sheet.topic = "cards"
    rows = _rows(sheet.view)
    low = LOW * (1 + (theme().text - 100) / 250)
    room = max(4, int((sheet.area.height() - 2 * PAD) / low) - 1)
    leaves = -(-len(rows) // room)
    leaf %= leaves
    for draw in rows[leaf * room : (leaf + 1) * room]:
        draw(sheet, sheet.row(LINE, GAP))
    if leaves > 1:
        _turn(sheet, leaf, leaves, turn)


def _rows(view: Woodland) -> list[Row]:
    """All there is, line by line; what is empty is not there."""
    rows = _pile(translate("root_board", "Dominance beside the map"), view.available, "open")
    rows += _quests(view.open_quests)
    for seat in all_seats(view):
        said = filled(translate("root_board", "In play: {who}"), who=folk_name(view, seat))
        rows += _pile(said, view.crafted[seat], f"play{seat}")
        said = filled(translate("root_board", "Revealed: {who}"), who=folk_name(view, seat))
        rows += _pile(said, view.revealed[seat], f"revealed{seat}")
    rows += _pile(translate("root_board", "Lost Souls"), view.lost_souls, "souls")
    rows += _pile(translate("root_board", "Discard pile"), view.discard, "discard")
    return rows or [_title(translate("root_board", "Discard pile"), 0, "discard")]


def _pile(title: str, pile: tuple[str, ...], key: str) -> list[Row]:
    """A pile by suit, cards alike once with their number, two in a line."""
    if not pile:
        return []
    held = Counter(pile)
    kinds = sorted(held, key=lambda card: (ORDER.index(suit_of(card)), card))
    pairs = [kinds[start : start + 2] for start in range(0, len(kinds), 2)]
    return [_title(title, len(pile), key), *[_line(pair, held, key) for pair in pairs]]


def _line(pair: list[str], held: Counter[str], key: str) -> Row:
    def add(sheet: Sheet, row: QRectF) -> None:
        for area, card in zip(columns(row, 2), pair, strict=False):
            _card(sheet, area, card, held[card], key)

    return add


def _card(sheet: Sheet, area: QRectF, card: str, count: int, key: str) -> None:
    label = card_words(card)
    if count > 1:
        said = translate("root_board", "{count} times {piece}")
        label = filled(said, count=number_text(count), piece=label)
    shown = card_name(card) if count == 1 else f"{number_text(count)} {card_name(card)}"
    target = Target(TargetKind.CARD, card)
    draw = _draw_line(suit_of(card), shown, sheet.unit)
    more = card_does(card)
    sheet.add(f"{key}:{card}", area, label, draw, count, more=more, target=target, home=_home(key))


def _home(key: str) -> Home:
    """Where the cards of a pile lie."""
    if key.startswith("play"):
        return Home.PLAY
    if key.startswith("revealed"):
        return Home.REVEALED
    return Home.AVAILABLE if key == "open" else Home.DISCARDS


def _quests(open_quests: tuple[str, ...]) -> list[Row]:
    """The open quests: suit, name, the two items."""
    if not open_quests:
        return []
    title = translate("root_board", "Open quests")
    return [_title(title, len(open_quests), "quests"), *map(_quest, open_quests)]


def _quest(quest: str) -> Row:
    known, name = quests()[quest], words(quest_name(quest))
    items = listed([words(item_name(item)) for item in known.items])
    said = filled(translate("root_board", "{head}: {cards}"), head=name, cards=items)
    target = Target(TargetKind.CARD, f"quest:{quest}")

    def add(sheet: Sheet, row: QRectF) -> None:
        draw = _draw_line(known.suit, said, sheet.unit)
        sheet.add(f"quest:{quest}", row, said, draw, target=target)

    return add


def _title(title: str, count: int, key: str) -> Row:
    """The name of a pile and its number."""
    number = translate("root_board", "%n card(s)", None, count)
    said = filled(translate("root_board", "{head}: {cards}"), head=title, cards=number)

    def add(sheet: Sheet, row: QRectF) -> None:
        unit = sheet.unit

        def draw(painter: QPainter, area: QRectF) -> None:
            shown = f"{title} ({number_text(count)})"
            parts.line(painter, area, shown, unit, "muted", strong=True)

        sheet.add(f"title:{key}", row, said, draw, count)

    return add


def _turn(sheet: Sheet, leaf: int, leaves: int, turn: Callable[[int], None]) -> None:
    """The rest lies on the next leaf."""
    unit = sheet.unit
    said = filled(
        translate("root_board", "Leaf {number} of {count}: turn it over"),
        number=number_text(leaf + 1),
        count=number_text(leaves),
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        parts.line(painter, area, said, unit * 0.95, "ink", CENTRE)

    row = sheet.row(LINE, GAP)
    sheet.add("leaf", row, said, draw, (leaf, leaves), does=lambda: turn(leaf + 1))


def _draw_line(suit: Suit, said: str, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        parts.disc(painter, parts.left_square(area, 0.9), suit)
        parts.line(painter, parts.right_of(area, area.height() + 3), said, unit * 0.92)

    return draw
