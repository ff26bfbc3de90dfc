"""The Marquise's board: three tracks of buildings with costs and points, wood, actions (7.1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, words
from rules.root import names
from rules.root.cards.piles import coming_draw
from rules.root.data import pieces, track
from rules.root.enums import BuildingKind, Faction, Phase, TokenKind
from rules.root.factions.marquise.holdings import (
    KINDS,
    LAST_RECRUITER,
    cost_of,
    keep_place,
    points_of,
    sites,
    wood,
)
from rules.root.scoring.points import change_of
from rules.root.state import NOWHERE, Building
from views.items.page_parts import columns
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.common import Fact
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, listed, place_name

translate = QCoreApplication.translate
TRACK = 6
HEAD = 2.6
"""The room of a track's sign, in spaces."""


def fill(sheet: Sheet) -> None:
    """Status, the heading with the costs, the tracks."""
    sheet.topic = "marquise"
    common.begin(sheet)
    common.status(sheet, facts(sheet))
    _costs(sheet)
    for kind in KINDS:
        _track(sheet, kind)
    common.end(sheet)


def facts(sheet: Sheet) -> list[Fact]:
    """Wood, actions left, cards drawn, the keep."""
    view, seat = sheet.view, sheet.seat
    lying = sum(wood(view, seat).values())
    whole = pieces()[Faction.MARQUISE].tokens[TokenKind.WOOD]
    said = translate("root_board", "{count} of {whole} wood on the map")
    told = [
        Fact(
            "token-wood",
            translate("root_board", "Wood"),
            f"{number_text(lying)}/{number_text(whole)}",
            filled(said, count=number_text(lying), whole=number_text(whole)),
        )
    ]
    turn = view.turn
    if turn is not None and turn.seat == seat and turn.phase is Phase.DAYLIGHT:
        left = translate("root_board", "%n action(s) left", None, turn.actions)
        name = translate("root_board", "Actions")
        told.append(Fact("hourglass", name, number_text(turn.actions), left))
    drawn = coming_draw(view, seat)
    cards = translate("root_board", "Draws %n card(s) in Evening", None, drawn)
    name = translate("root_board", "Draws")
    told.append(Fact("draw", name, f"+{number_text(drawn)}", cards))
    told.append(_keep(sheet))
    return told


def _keep(sheet: Sheet) -> Fact:
    """Where it stands; before the set-up is done it has no place yet."""
    place, name = keep_place(sheet.view, sheet.seat), translate("root_board", "Keep")
    if place != NOWHERE:
        where = place_name(sheet.view, place)
        said = filled(translate("root_board", "The keep is in {place}"), place=where)
        return Fact("token-keep", name, number_text(place), said)
    if sheet.view.turn is None and not sheet.view.round:
        said = translate("root_board", "The keep is not placed yet")
        return Fact("token-keep", name, "\N{EM DASH}", said)
    said = translate("root_board", "The keep has been removed")
    return Fact("token-keep", name, translate("root_board", "removed"), said)


def _spaces(area: QRectF) -> list[QRectF]:
    """The spaces of a track behind its sign."""
    return columns(parts.right_of(area, area.width() * HEAD / (TRACK + HEAD)), TRACK, 3.0)


def _costs(sheet: Sheet) -> None:
    """What each next building costs: one row for all three tracks."""
    costs, unit = track("marquise", "build_cost"), sheet.unit
    said = filled(
        translate("root_board", "Wood for the next building, from the left: {list}"),
        list=listed([number_text(each) for each in costs]),
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        common.caption(painter, area, translate("root_board", "Wood"), unit, centred=False)
        for space, cost in zip(_spaces(area), costs, strict=True):
            half = space.width() / 2
            text = space.adjusted(0, 0, -half, 0)
            parts.figures(painter, text, number_text(cost), unit, "muted")
            sign = space.adjusted(half * 0.8, 0, 0, 0)
            parts.icon(painter, "token-wood", sign, "muted", 0.8)

    sheet.add("costs", sheet.row(0.9, 0.1), said, draw)


def _track(sheet: Sheet, kind: BuildingKind) -> None:
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    built = len(sites(view, seat, kind))
    points = [*track("marquise", f"vp_{kind.value}")]
    if kind is BuildingKind.RECRUITER and built == LAST_RECRUITER:
        points[-1] = points_of(view, seat, kind)
    bonus = track("marquise", "draw_bonus_at_recruiters")
    name = words(names.building_name(Building(seat, kind)))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        head = area.adjusted(4, 0, 0, 0)
        head.setWidth(area.width() * HEAD / (TRACK + HEAD) - 6)
        common.caption(painter, head, capital(name), unit * 1.08, centred=False)
        for number, space in enumerate(_spaces(area.adjusted(0, 0, -3, 0))):
            room = space.adjusted(0, 2, 0, -2)
            if number < built:
                parts.hole(painter, room, f"+{number_text(points[number])}", unit)
                if kind is BuildingKind.RECRUITER and number + 1 in bonus:
                    common.card_mark(painter, room, unit)
            else:
                parts.tile(painter, room, view, seat, kind.value)
                common.point_mark(painter, room, points[number], unit)

    sheet.add(f"track:{kind}", sheet.row(1.9, 0.15), _track_words(sheet, kind, built), draw, built)


def _track_words(sheet: Sheet, kind: BuildingKind, built: int) -> str:
    view, seat = sheet.view, sheet.seat
    name = capital(words(names.building_name(Building(seat, kind))))
    head = filled(
        translate("root_board", "{piece}: {count} of {whole} on the map"),
        piece=name, count=number_text(built), whole=number_text(TRACK),
    )  # fmt: skip
    if built == TRACK:
        return head
    text = translate("root_board", "{head}; the next one costs {cost} wood and scores {points}")
    cost, points = cost_of(view, seat, kind), change_of(view, seat, points_of(view, seat, kind))
    return filled(text, head=head, cost=number_text(cost), points=number_text(points))
