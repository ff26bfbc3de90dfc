"""The Eyrie's board: leader, the Decree in four columns with what will fail, roosts (7.2)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.kernel.steps import Target, TargetKind
from rules.root.cards.piles import coming_draw
from rules.root.data import leaders, track
from rules.root.enums import BuildingKind
from rules.root.factions.eyrie.decree import birds, prospects, suit_of
from rules.root.factions.eyrie.holdings import (
    board_of,
    column,
    evening_points,
    roosts,
)
from rules.root.factions.eyrie.naming import (
    COLUMNS,
    VIZIER,
    column_name,
    decree_card,
    leader_name,
)
from rules.root.scoring.points import change_of
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.common import Fact
from views.root.panels.cards import card_words
from views.root.panels.homes import Home
from views.root.panels.sheet import Sheet
from views.root.phrases import filled, listed, suit_word
from views.theme import theme

translate = QCoreApplication.translate
SIGNS = ("people", "forward", "battle", "building-roost")
DEEP = 4.6
"""The lines of a column of the Decree."""
CARD = 1.2
"""A card of the Decree, in lines."""
LEAST_CARD = 24.0
"""No card of the Decree is lower, in pixels, as long as they lie apart."""


def fill(sheet: Sheet) -> None:
    """Leader, Decree, roosts."""
    sheet.topic = "eyrie"
    common.begin(sheet)
    _leaders(sheet)
    _decree(sheet)
    _roosts(sheet)
    common.end(sheet)


# ---------------------------------------------------------------- leaders
def _leaders(sheet: Sheet) -> None:
    """All four: the one that rules, those deposed, those that may still come."""
    for area, leader in zip(columns(sheet.row(1.15, 0.2), 4, 3.0), leaders(), strict=True):
        _leader(sheet, area, leader)


def _leader(sheet: Sheet, area: QRectF, leader: str) -> None:
    board, unit = board_of(sheet.view, sheet.seat), sheet.unit
    rules, is_gone = board.leader == leader, leader in board.deposed
    name = words(leader_name(leader))

    def draw(painter: QPainter, area: QRectF) -> None:
        token = "raised" if rules else "surface"
        painter.setBrush(theme().colour(token))
        line = "ink" if rules else "line"
        dash = Qt.PenStyle.DashLine if is_gone else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme().colour(line), 1.6 if rules else 1.0, dash))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        ink = "ink" if rules else "muted"
        parts.line(
            painter, area.adjusted(4, 0, -4, 0), name, unit * 0.94, ink, CENTRE, strong=rules
        )
        if is_gone:
            parts.strike(painter, area.adjusted(8, 0, -8, 0))

    said = {
        (True, False): translate("root_board", "{leader} leads. {does}"),
        (False, True): translate("root_board", "{leader}, deposed. {does}"),
        (False, False): translate("root_board", "{leader}, available. {does}"),
    }[rules, is_gone]
    label = filled(said, leader=name, does=leader_does(leader))
    target = Target(TargetKind.CARD, f"leader:{leader}")
    sheet.add(f"leader:{leader}", area, label, draw, (rules, is_gone), target=target)


def leader_does(leader: str) -> str:
    """What a leader brings, and where the viziers lie."""
    told = {
        "builder": translate("root_board", "Crafted items score their printed points."),
        "charismatic": translate("root_board", "Each Recruit card places two warriors."),
        "commander": translate("root_board", "One extra hit as attacker."),
        "despot": translate(
            "root_board", "One more point in a battle that removes a building or a token."
        ),
    }
    names = [words(column_name(COLUMNS.index(each))) for each in leaders()[leader].viziers]
    said = translate("root_board", "{does} Viziers: {columns}.")
    return filled(said, does=told[leader], columns=listed(names))


# ---------------------------------------------------------------- the Decree
def _decree(sheet: Sheet) -> None:
    view, seat = sheet.view, sheet.seat
    failing = {(each.column, each.place): words(each.why) for each in prospects(view, seat)}
    row = sheet.row(DEEP + 1.0, 0.25)
    for number, area in enumerate(columns(row, len(COLUMNS), 4.0)):
        _column(sheet, area, number, failing)


def _column(sheet: Sheet, area: QRectF, number: int, failing: dict[tuple[int, int], str]) -> None:
    """A column with its cards below one another, closer where there are many."""
    unit, held = sheet.unit, column(sheet.view, sheet.seat, number)
    name = words(column_name(number))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        head = QRectF(area.left() + 3, area.top() + 1, area.width() - 6, unit)
        room = parts.right_of(head, unit * 0.8)
        if parts.fits(room, name, unit * 0.96):
            parts.icon(painter, SIGNS[number], parts.left_square(head, 0.72), "muted")
        else:  # a long name in another language needs the place of its sign
            room = head
        parts.line(painter, room, name, unit * 0.96, "ink", strong=True)

    cards = listed([_card_name(card) for card in held])
    label = filled(
        translate("root_board", "Decree, {column}: {cards}"),
        column=name,
        cards=cards or translate("root_board", "empty"),
    )
    target = Target(TargetKind.TRACK, f"decree:{number}")
    sheet.add(f"decree:{number}", area, label, draw, number, target=target)
    high = max(LEAST_CARD, unit * CARD)
    room = area.height() - unit * 1.1 - 3 - high
    step = min(high + 2, room / max(1, len(held) - 1))
    for place, card in enumerate(held):
        top = area.top() + unit * 1.1 + place * step
        spot = QRectF(area.left() + 3, top, area.width() - 6, high)
        why = failing.get((number, place), "")
        _card(sheet, spot, card, f"{number}:{place}", why)


def _card_name(card: str) -> str:
    return words(decree_card(card))


def _card(sheet: Sheet, area: QRectF, card: str, key: str, why: str) -> None:
    """A card by its suit; marked where it would fail as things stand."""
    label = _card_name(card) if card == VIZIER else card_words(card)
    if why:
        text = translate("root_board", "{card}: would fail now. {why}")
        label = filled(text, card=label, why=why)
    draw = _draw_card(card, bool(why), sheet.unit)
    target = Target(TargetKind.CARD, card)
    sheet.add(f"card:{key}", area, label, draw, (card, why), target=target, home=Home.DECREE)


def _draw_card(card: str, fails: bool, unit: float) -> Draw:
    suit, is_vizier = suit_of(card), card == VIZIER
    said = translate("root_board", "Vizier") if is_vizier else suit_word(suit)

    def draw(painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(theme().colour("bad" if fails else "edge"), 1.8 if fails else 1.0))
        painter.setBrush(theme().colour("raised"))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        disc = parts.left_square(area.adjusted(2, 0, 0, 0), 0.88)
        parts.disc(painter, disc, suit)
        room = parts.right_of(area, area.height() + 4)
        if not fails:
            parts.line(painter, room, said, unit * 0.84, "muted")
            return
        side = unit * 0.76
        if is_vizier:
            crown = QRectF(room.left(), area.top(), side, area.height())
            parts.icon(painter, "dominance", crown, "muted")
        spot = QRectF(area.right() - side - 4, area.top(), side, area.height())
        parts.icon(painter, "warning", spot, "bad")

    return draw


# ---------------------------------------------------------------- roosts
def _roosts(sheet: Sheet) -> None:
    """The track: what stands scores in the Evening; beside it the cards and the risk."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    built = len(roosts(view, seat))
    points = track("eyrie", "vp_by_roosts_on_map")[1:]
    bonus = track("eyrie", "draw_bonus_at_roosts")

    def draw(painter: QPainter, area: QRectF) -> None:
        for number, space in enumerate(columns(area, len(points), 3.0)):
            room = space.adjusted(0, 1, 0, -1)
            if number < built:
                said = f"+{number_text(points[number])}"
                parts.hole(painter, room, said, unit, is_strong=number == built - 1)
            else:
                parts.tile(painter, room, view, seat, BuildingKind.ROOST.value)
                common.point_mark(painter, room, points[number], unit)
            if number + 1 in bonus:
                common.card_mark(painter, room, unit)

    said = translate("root_board", "{count} of {whole} roosts on the map, {points} each Evening")
    coming = change_of(view, seat, evening_points(view, seat))
    scored = translate("root_board", "%n point(s)", None, coming)
    label = filled(said, count=number_text(built), whole=number_text(len(points)), points=scored)
    common.heading(sheet, "roost_points", translate("root_board", "Roosts: points each Evening"))
    sheet.add("roosts", sheet.row(1.7, 0.2), label, draw, built)
    common.status(sheet, _facts(sheet))


def _facts(sheet: Sheet) -> list[Fact]:
    view, seat = sheet.view, sheet.seat
    drawn, lost = coming_draw(view, seat), -change_of(view, seat, -birds(view, seat))
    scored = change_of(view, seat, evening_points(view, seat))
    return [
        Fact(
            "star",
            translate("root_board", "Evening"),
            f"+{number_text(scored)}",
            translate("root_board", "Scores %n point(s) each Evening", None, scored),
        ),
        Fact(
            "draw",
            translate("root_board", "Draws"),
            f"+{number_text(drawn)}",
            translate("root_board", "Draws %n card(s) in Evening", None, drawn),
        ),
        Fact(
            "fall",
            translate("root_board", "Turmoil"),
            f"\N{MINUS SIGN}{number_text(lost)}",
            translate("root_board", "Turmoil would cost %n point(s)", None, lost),
        ),
    ]
