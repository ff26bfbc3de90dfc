"""The battle beside the chart: both sides, chances or dice, where it stands, who must choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import filled, number_text, words
from rules.cthulhu_wars.asking import holder_target, unit_target
from rules.cthulhu_wars.battle.odds import Odds, of_battle
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.state import Earth, Force
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts, phrases
from views.cthulhu_wars.panels.dice import draw_dice, height_of, sorted_faces, turning
from views.cthulhu_wars.panels.moment import asked_seat, chooser_words
from views.cthulhu_wars.panels.odds_paint import dice_words, draw_odds, left_out_words, odds_words
from views.cthulhu_wars.panels.sheet import Fill, Sheet
from views.cthulhu_wars.panels.stage import (
    EXEMPT,
    FALLEN,
    FLED,
    KILLED,
    PAINED,
    SPARED,
    STAYED,
    Stage,
    Troop,
    troops,
)
from views.cthulhu_wars.phrases import capital, faction_name, listed
from views.items.cell import Draw
from views.items.panel import surface
from views.theme import theme

translate = QCoreApplication.translate
FEW, FEW_WIDE = 6, 4
"""So many heaps of a side stand in pairs, more by threes; fewer where letters are large."""
HEAP = 1.95
"""The height of a heap, in lines."""
GAP = 10.0
Rolling = Mapping[Seat, float]


def stage_page(stage: Stage, rolling: Rolling) -> Fill:
    """The page of a battle; `rolling`: how far the dice of a side have turned."""
    return partial(_fill, stage, rolling)


def _fill(stage: Stage, rolling: Rolling, sheet: Sheet) -> None:
    sheet.topic = "battle"
    _head(sheet, stage)
    for side, box in enumerate(parts.columns(sheet.row(2.6, 0.05), 2, GAP)):
        _side(sheet, stage, side, box)
    found = [troops(stage, force, sheet.view) for force in stage.forces()]
    most = max(map(len, found))
    in_row = 2 if most <= (FEW_WIDE if sheet.is_wide else FEW) else 3
    rows = max(1, -(-most // in_row))
    for side, box in enumerate(parts.columns(sheet.row(HEAP * rows + 0.1), 2, GAP)):
        _troops(sheet, stage, side, box, found[side], in_row)
    if sheet.is_wide:
        _steps(sheet, stage)
        sheet.next_column()
    _results(sheet, stage, rolling)
    if not sheet.is_wide:
        _steps(sheet, stage)
    _asked(sheet, stage)


# ---------------------------------------------------------------- where, who
def _head(sheet: Sheet, stage: Stage) -> None:
    unit, said = sheet.unit, words(place_name(sheet.view, stage.battle.area))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.icon(painter, "battle", parts.left_square(area), "ink", 0.9)
        parts.heading(painter, parts.right_of(area, area.height() + 5), said, unit * 1.12)

    sheet.add("head", sheet.whole_row(1.25), battle_words(sheet.view, stage), draw, said)


def place_words(view: Earth, stage: Stage) -> str:
    """«Battle in South Asia»."""
    place = words(place_name(view, stage.battle.area))
    if stage.battle.outside:
        return filled(translate("cthulhu_wars_board", "Results in {place}"), place=place)
    return filled(translate("cthulhu_wars_board", "Battle in {place}"), place=place)


def battle_words(view: Earth, stage: Stage) -> str:
    """Where, who against whom, how far."""
    said = translate("cthulhu_wars_board", "{where}: {who} against {whom}. {step}")
    attacker, defender = stage.forces()
    return filled(
        said,
        where=place_words(view, stage),
        who=faction_name(view, attacker.seat),
        whom=faction_name(view, defender.seat),
        step=step_sentence(stage),
    )


def _side(sheet: Sheet, stage: Stage, side: int, box: QRectF) -> None:
    """A faction, and what it is in this battle."""
    view, unit = sheet.view, sheet.unit
    force = stage.forces()[side]
    faction, name = view.factions[force.seat], faction_name(view, force.seat)
    role = (
        translate("cthulhu_wars_board", "defends")
        if side
        else translate("cthulhu_wars_board", "attacks")
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        high = area.height() * 0.68
        upper = QRectF(area.left(), area.top(), area.width(), high)
        parts.seal(painter, parts.left_square(upper), faction)
        room = parts.right_of(upper, high + 4)
        parts.two_lines(painter, room, name, unit * 0.98, strong=True)
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.height() - high)
        parts.line(painter, lower, role, unit * 0.92, "muted")

    said = translate("cthulhu_wars_board", "{who} {role}")
    sheet.add(f"side:{side}", box, filled(said, who=name, role=role), draw, faction)


# ---------------------------------------------------------------- who fights
def _troops(
    sheet: Sheet, stage: Stage, side: int, box: QRectF, found: list[Troop], in_row: int
) -> None:
    """Heaps of alike units; those that can take a result are pressed here or on the chart."""
    force, unit = stage.forces()[side], sheet.unit
    wide, high = (box.width() - 3 * (in_row - 1)) / in_row, HEAP * unit
    for number, troop in enumerate(found):
        row, column = divmod(number, in_row)
        place = QRectF(box.left() + column * (wide + 3), box.top() + row * high, wide, high - 3)
        is_out = troop.fate in (EXEMPT, FALLEN, FLED, STAYED) or stage.is_over
        target = (
            holder_target(stage.battle.area)
            if troop.holder
            else unit_target(stage.battle.area, force.seat, troop.kind)
        )
        sheet.add(
            f"troop:{side}:{troop.kind}:{troop.fate}:{troop.holder}",
            place,
            troop_words(sheet.view, force.seat, troop),
            _draw_troop(sheet.view, force, troop, unit),
            troop,
            target=None if is_out else target,
        )


def fate_words() -> dict[str, str]:
    """What has become of units."""
    return {
        KILLED: translate("cthulhu_wars_board", "will die"),
        PAINED: translate("cthulhu_wars_board", "must retreat"),
        SPARED: translate("cthulhu_wars_board", "spared"),
        EXEMPT: translate("cthulhu_wars_board", "out of the battle"),
        FALLEN: translate("cthulhu_wars_board", "killed"),
        FLED: translate("cthulhu_wars_board", "retreated"),
        STAYED: translate("cthulhu_wars_board", "stayed: no retreat"),
    }


def troop_words(view: Earth, seat: Seat, troop: Troop) -> str:
    """«Black Goat: 2 × Ghoul, must retreat»."""
    name = words(kind_name(view, seat, troop.kind))
    if troop.count > 1:
        times = translate("cthulhu_wars_board", "{count} × {unit}")
        name = filled(times, count=number_text(troop.count), unit=name)
    if troop.holder:
        name = filled(translate("cthulhu_wars_board", "{unit} on the gate"), unit=name)
    fate = fate_words().get(troop.fate, "")
    said = translate("cthulhu_wars_board", "{who}: {figures}")
    told = listed([name, fate] if fate else [name])
    return filled(said, who=faction_name(view, seat), figures=told)


def _draw_troop(view: Earth, force: Force, troop: Troop, unit: float) -> Draw:
    each = phrases.kind_of(view, force.seat, troop.kind)
    faction = view.factions[force.seat]
    is_out = troop.fate in (EXEMPT, FALLEN, FLED, STAYED)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=not is_out)
        place = area.adjusted(3, 2, -3, -3)
        parts.figure(painter, place, each.id, parts.shown_rank(each.rank), faction, faint=is_out)
        if troop.count > 1:
            parts.chip(painter, area.adjusted(0, 0, -2, -2), number_text(troop.count), unit * 0.72)
        if troop.holder:
            mark = QRectF(area.left() + 2, area.bottom() - unit * 0.8, unit * 0.74, unit * 0.74)
            parts.icon(painter, "gate", mark, "ink")
        _draw_fate(painter, area, troop.fate, unit)

    return draw


def _draw_fate(painter: QPainter, area: QRectF, fate: str, unit: float) -> None:
    """A cross for a kill, an arrow for a retreat, in the upper right corner."""
    if fate not in (KILLED, FALLEN, PAINED, FLED, STAYED, SPARED):
        return
    side = max(13.0, unit * 0.78)
    box = QRectF(area.right() - side - 1, area.top() + 1, side, side)
    token = "bad" if fate in (KILLED, FALLEN) else "good" if fate == SPARED else "accent"
    painter.setPen(QPen(theme().colour("surface"), 1))
    painter.setBrush(theme().colour(token))
    painter.drawEllipse(box)
    pen = QPen(theme().colour("surface"), max(1.6, side * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for ends in _strokes(fate):
        first, second = (QPointF(box.left() + x * side, box.top() + y * side) for x, y in ends)
        painter.drawLine(first, second)


Ends = tuple[tuple[float, float], tuple[float, float]]


def _strokes(fate: str) -> tuple[Ends, ...]:
    if fate in (KILLED, FALLEN):
        return (((0.32, 0.32), (0.68, 0.68)), ((0.32, 0.68), (0.68, 0.32)))
    if fate == SPARED:
        return (((0.28, 0.52), (0.44, 0.68)), ((0.44, 0.68), (0.74, 0.34)))
    if fate == STAYED:
        return (((0.28, 0.5), (0.72, 0.5)),)
    return (
        ((0.26, 0.5), (0.74, 0.5)),
        ((0.54, 0.3), (0.74, 0.5)),
        ((0.54, 0.7), (0.74, 0.5)),
    )


# ---------------------------------------------------------------- chances, dice
def _results(sheet: Sheet, stage: Stage, rolling: Rolling) -> None:
    """Before the dice their chances; then the dice and what they come to."""
    battle = stage.battle
    if battle.diced or stage.stopped or stage.is_over or battle.outside:
        most = max(len(force.rolled) for force in stage.forces())
        wide, unit = (sheet.width - GAP) / 2, sheet.unit
        lines = height_of(most, wide, unit) / unit + 1.25
        for side, box in enumerate(parts.columns(sheet.row(lines), 2, GAP)):
            _dice(sheet, stage, side, box, rolling)
        return
    found = of_battle(sheet.view, battle)
    for side, box in enumerate(parts.columns(sheet.row(5.6), 2, GAP)):
        _odds(sheet, stage, found, side, box)
    _left_out(sheet, left_out_words(found))


def _left_out(sheet: Sheet, said: str) -> None:
    """What may still be chosen and is not in the chances."""
    if not said:
        return

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.line(painter, area, said, area.height() * 0.95, "muted")

    sheet.add("open", sheet.row(0.86), said, draw, said)


def _odds(sheet: Sheet, stage: Stage, found: Odds, side: int, box: QRectF) -> None:
    mine, unit = (found.defender if side else found.attacker), sheet.unit
    name = faction_name(sheet.view, stage.forces()[side].seat)

    def draw(painter: QPainter, area: QRectF) -> None:
        head = QRectF(area.left(), area.top(), area.width(), unit)
        parts.line(painter, head, dice_words(mine.dice), unit, strong=True)
        draw_odds(painter, area.adjusted(0, unit, 0, 0), mine, unit)

    sheet.add(f"odds:{side}", box, odds_words(name, mine), draw, (mine.dice, repr(mine.deaths)))


def _dice(sheet: Sheet, stage: Stage, side: int, box: QRectF, rolling: Rolling) -> None:
    force, unit = stage.forces()[side], sheet.unit
    share = rolling.get(force.seat)
    faces = sorted_faces(force.rolled) if share is None else turning(force.rolled, share)
    said = "" if share is not None else rolled_words(stage, force)

    def draw(painter: QPainter, area: QRectF) -> None:
        foot = QRectF(area.left(), area.bottom() - unit * 1.2, area.width(), unit * 1.2)
        draw_dice(painter, area, faces, unit, share is not None)
        parts.line(painter, foot, said, unit, strong=True)

    name = translate("cthulhu_wars_board", "{who}: {figures}")
    label = filled(name, who=faction_name(sheet.view, force.seat), figures=_told(force, said))
    sheet.add(f"dice:{side}", box, label, draw, (tuple(faces), said, share))


def _told(force: Force, said: str) -> str:
    """The faces in words, for who does not see them."""
    if not force.rolled:
        return said
    faces = " ".join(number_text(face) for face in sorted_faces(force.rolled))
    dice = filled(translate("cthulhu_wars_board", "dice {faces}"), faces=faces)
    return listed([each for each in (dice, said) if each])


def rolled_words(stage: Stage, force: Force) -> str:
    """«2 kills, 1 pain»."""
    if stage.stopped or not (force.rolled or stage.battle.outside or force.kills or force.pains):
        return translate("cthulhu_wars_board", "no dice")
    kills = translate("cthulhu_wars_board", "%n kill(s)", None, force.kills)
    pains = translate("cthulhu_wars_board", "%n pain(s)", None, force.pains)
    return listed([kills, pains])


# ---------------------------------------------------------------- where it stands
def step_names() -> tuple[str, ...]:
    """The steps of a battle in their order."""
    return (
        translate("cthulhu_wars_board", "Declared"),
        translate("cthulhu_wars_board", "Before dice"),
        translate("cthulhu_wars_board", "Dice"),
        translate("cthulhu_wars_board", "Kills"),
        translate("cthulhu_wars_board", "Pains"),
        translate("cthulhu_wars_board", "Retreats"),
        translate("cthulhu_wars_board", "After the battle"),
        translate("cthulhu_wars_board", "Requirements counted"),
    )


def step_sentence(stage: Stage) -> str:
    """«Step 4 of 8: Kills»."""
    if stage.is_over:
        return translate("cthulhu_wars_board", "The battle is over")
    said = translate("cthulhu_wars_board", "Step {number} of 8: {step}")
    name = step_names()[stage.step - 1]
    return filled(said, number=number_text(stage.step), step=name)


def _steps(sheet: Sheet, stage: Stage) -> None:
    """Eight steps in two columns, the one of now amber."""
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(6, 4, -4, -4)
        half = len(step_names()) // 2
        high = inner.height() / half
        boxes = parts.shares(inner, (0.94, 1.06), 4.0)
        for number, name in enumerate(step_names()):
            column, row = divmod(number, half)
            box = boxes[column]
            place = QRectF(box.left(), box.top() + row * high, box.width(), high)
            _draw_step(painter, place, number + 1, stage, name, unit)

    sheet.add("steps", sheet.row(4.1), step_sentence(stage), draw, (stage.step, stage.is_over))


def _draw_step(
    painter: QPainter, area: QRectF, number: int, stage: Stage, name: str, unit: float
) -> None:
    is_done = number < stage.step or stage.is_over
    is_now = number == stage.step and not stage.is_over
    side = min(area.height() * 0.84, unit * 0.86)
    ring = QRectF(area.left(), area.center().y() - side / 2, side, side)
    parts.bead(painter, ring, is_done, is_now)
    if not is_done:
        ink = "on_accent" if is_now else "muted"
        parts.figures(painter, ring, number_text(number), side * 1.02, ink)
    room = parts.right_of(area, side + 5)
    parts.line(painter, room, name, unit * 0.9, "ink" if is_now else "muted", strong=is_now)


def _asked(sheet: Sheet, stage: Stage) -> None:
    """Who must choose; what it is stands in the head of the window. When all is over, that it
    is."""
    view, unit = sheet.view, sheet.unit
    seat = asked_seat(view) if not stage.is_over else None
    if seat is not None:
        said = chooser_words(view, seat)
    else:
        said = over_words(view, stage) if stage.is_over else step_sentence(stage)
    is_here = seat is not None and sheet.showing.acting == seat

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(
            painter,
            area,
            "selected" if is_here else "surface",
            "accent" if is_here else "line",
            width=2.0 if is_here else None,
        )
        room = area.adjusted(6, 2, -6, -2)
        if seat is not None:
            side = min(room.height(), unit * 1.7)
            spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
            parts.seal(painter, spot, view.factions[seat])
            room = parts.right_of(room, side + 6)
        parts.paragraph(painter, room, said, unit * 0.98)

    sheet.add("asked", sheet.row(2.4, 0.0), capital(said), draw, (said, seat, is_here))


def over_words(view: Earth, stage: Stage) -> str:
    """What it has cost both."""
    said = translate("cthulhu_wars_board", "The battle is over. Killed: {list}")
    each = translate("cthulhu_wars_board", "{who} {number}")
    lost = [
        filled(each, who=faction_name(view, force.seat), number=number_text(sum(force.killed)))
        for force in stage.forces()
    ]
    return filled(said, list=listed(lost))
