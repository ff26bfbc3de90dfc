"""The Duchy's board: ministers by rank, crowns, citadels, markets, tunnels, the Burrow (7.7)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.root import names
from rules.root.boards import RANKS
from rules.root.cards.piles import coming_draw
from rules.root.data import Minister, ministers, pieces
from rules.root.enums import BuildingKind, Faction, Phase, Rank, TokenKind
from rules.root.factions.duchy.holdings import board_of, built, recruits, tracks, tunnels
from rules.root.factions.duchy.naming import (
    building_target,
    minister_does,
    minister_name,
    minister_target,
    rank_name,
)
from rules.root.factions.duchy.parliament import flag
from rules.root.scoring.points import change_of
from rules.root.state import BURROW, Building
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.common import Fact
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled
from views.theme import theme

translate = QCoreApplication.translate


def fill(sheet: Sheet) -> None:
    """The Burrow, the tracks, the court."""
    sheet.topic = "duchy"
    common.begin(sheet)
    common.status(sheet, _facts(sheet))
    _heads(sheet)
    row = sheet.row(1.9, 0.2)
    for area, kind in zip(
        columns(row, 2, 5.0), (BuildingKind.CITADEL, BuildingKind.MARKET), strict=True
    ):
        _track(sheet, area, kind)
    for rank in RANKS:
        _rank(sheet, rank)
    common.end(sheet)


def _facts(sheet: Sheet) -> list[Fact]:
    """Warriors below, tunnels, actions, cards in the Evening."""
    view, seat = sheet.view, sheet.seat
    below = view.warriors[BURROW][seat]
    dug, whole = len(tunnels(view, seat)), pieces()[Faction.DUCHY].tokens[TokenKind.TUNNEL]
    said = translate("root_board", "{count} of {whole} tunnels on the map")
    drawn = coming_draw(view, seat)
    told = [
        Fact(
            "people",
            translate("root_board", "Burrow"),
            number_text(below),
            translate("root_board", "%n warrior(s) in the Burrow", None, below),
        ),
        Fact(
            "token-tunnel",
            translate("root_board", "Tunnels"),
            f"{number_text(dug)}/{number_text(whole)}",
            filled(said, count=number_text(dug), whole=number_text(whole)),
        ),
        Fact(
            "draw",
            translate("root_board", "Draws"),
            f"+{number_text(drawn)}",
            translate("root_board", "Draws %n card(s) in Evening", None, drawn),
        ),
    ]
    turn = view.turn
    if turn is not None and turn.seat == seat and turn.phase is Phase.DAYLIGHT and turn.actions:
        left = translate("root_board", "%n action(s) left", None, turn.actions)
        name = translate("root_board", "Actions")
        told.append(Fact("hourglass", name, number_text(turn.actions), left))
    return told


# ---------------------------------------------------------------- buildings
def _heads(sheet: Sheet) -> None:
    """What the two tracks bring."""
    unit = sheet.unit
    told = (
        translate("root_board", "Citadels: warriors"),
        translate("root_board", "Markets: cards"),
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        for box, said in zip(columns(area, 2, 5.0), told, strict=True):
            common.caption(painter, box, said, unit, centred=False)

    said = translate("root_board", "Citadels bring warriors each Birdsong, markets cards")
    sheet.add("heads", sheet.row(0.8, 0.05), said, draw)


def _track(sheet: Sheet, area: QRectF, kind: BuildingKind) -> None:
    """Three of a kind: what each uncovers."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    standing, whole = built(view, seat, kind), pieces()[Faction.DUCHY].buildings[kind]
    is_citadel = kind is BuildingKind.CITADEL
    gains = tracks().birdsong_warriors_by_citadels if is_citadel else (0, *[1] * whole)
    sign = "people" if is_citadel else "draw"
    now = recruits(view, seat) if is_citadel else coming_draw(view, seat)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        boxes = shares(area.adjusted(4, 2, -3, -2), (0.85, *[1.0] * whole), 3.0)
        head = boxes[0]
        upper = QRectF(head.left(), head.top(), head.width(), head.height() * 0.5)
        parts.icon(painter, sign, upper, "muted", 0.95)
        parts.figures(
            painter, upper.translated(0, head.height() * 0.48), f"+{number_text(now)}", unit
        )
        for number, space in enumerate(boxes[1:]):
            gain = gains[number + 1]
            if number < standing:
                parts.hole(painter, space, f"+{number_text(gain)}", unit)
            else:
                parts.tile(painter, space, view, seat, kind.value)
                common.point_mark(painter, space, gain, unit)

    name = capital(words(names.building_name(Building(seat, kind))))
    said = translate("root_board", "{piece}: {count} of {whole} on the map, {does}")
    does = (
        translate("root_board", "%n warrior(s) each Birdsong", None, now)
        if is_citadel
        else translate("root_board", "%n card(s) each Evening", None, now)
    )
    label = filled(
        said, piece=name, count=number_text(standing), whole=number_text(whole), does=does
    )
    sheet.add(f"track:{kind}", area, label, draw, (standing, now), target=building_target(kind))


# ---------------------------------------------------------------- the court
def _rank(sheet: Sheet, rank: Rank) -> None:
    """Crowns that are left, what swaying takes and brings, three ministers."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    court = [each for each in ministers().values() if each.rank is rank]
    left = board_of(view, seat).crowns[RANKS.index(rank)]
    cost = court[0].cards_to_reveal
    points = change_of(view, seat, court[0].vp_on_sway)
    head, *rooms = shares(sheet.row(2.35, 0.12), (0.72, *[1.0] * len(court)), 3.0)

    def draw(painter: QPainter, area: QRectF) -> None:
        third = area.height() / 3
        upper = QRectF(area.left(), area.top(), area.width(), third)
        for number in range(left):
            box = QRectF(upper.left() + number * third * 1.05, upper.top(), third, third)
            parts.icon(painter, "dominance", box, "muted", 0.94)
        name = capital(words(rank_name(rank)))
        parts.line(painter, upper.translated(0, third), name, unit * 0.9, strong=True)
        lower = upper.translated(0, 2 * third)
        said = f"{number_text(cost)}"
        parts.counted(painter, lower, "hand", said, unit * 0.86, "muted")
        score = lower.adjusted(lower.width() * 0.52, 0, 0, 0)
        parts.line(painter, score, f"+{number_text(points)}", unit * 0.86, "muted")

    text = translate("root_board", "{rank}: {crowns}; swaying needs {cards} and scores {points}")
    label = filled(
        text,
        rank=capital(words(rank_name(rank))),
        crowns=translate("root_board", "%n crown(s) left", None, left),
        cards=translate("root_board", "%n card(s)", None, cost),
        points=translate("root_board", "%n point(s)", None, points),
    )
    sheet.add(f"rank:{rank}", head, label, draw, (left, points))
    for area, minister in zip(rooms, court, strict=True):
        _minister(sheet, area, minister)


def _minister(sheet: Sheet, area: QRectF, minister: Minister) -> None:
    """A minister: swayed ones wear a crown; those that have acted are pale."""
    view, seat = sheet.view, sheet.seat
    is_swayed = minister.id in board_of(view, seat).swayed
    turn = view.turn
    has_acted = turn is not None and turn.seat == seat and flag(minister.id) in turn.used
    name, does = words(minister_name(minister.id)), words(minister_does(minister.id))
    draw = _draw_minister(name, is_swayed, has_acted, sheet.unit)
    said = (
        translate("root_board", "{minister}, swayed, has acted")
        if is_swayed and has_acted
        else translate("root_board", "{minister}, swayed")
        if is_swayed
        else translate("root_board", "{minister}, not swayed")
    )
    sheet.add(
        f"minister:{minister.id}",
        area,
        filled(said, minister=name),
        draw,
        (is_swayed, has_acted),
        more=does,
        target=minister_target(minister.id),
    )


def _draw_minister(name: str, is_swayed: bool, has_acted: bool, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        painter.setPen(
            QPen(
                theme().colour("ink" if is_swayed else "line"),
                1.6 if is_swayed else 1.0,
                Qt.PenStyle.SolidLine if is_swayed else Qt.PenStyle.DashLine,
            )
        )
        painter.setBrush(theme().colour("raised" if is_swayed else "sunken"))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        half = area.height() * 0.42
        upper = QRectF(area.left(), area.top() + 2, area.width(), half)
        ink = "ink" if is_swayed and not has_acted else "muted"
        if is_swayed:
            parts.icon(painter, "dominance", upper, ink, 0.92)
            if has_acted:
                box = QRectF(upper.right() - half - 2, upper.top(), half, half)
                parts.icon(painter, "check", box, "muted", 0.8)
        lower = QRectF(
            area.left() + 3, upper.bottom(), area.width() - 6, area.bottom() - upper.bottom()
        )
        if not is_swayed:
            lower = area.adjusted(3, 0, -3, 0)
        parts.two_lines(painter, lower, name, unit * 0.88, ink, strong=is_swayed)

    return draw
