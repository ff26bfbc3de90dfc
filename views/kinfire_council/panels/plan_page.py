"""Tonight: what the round's end brings if nothing changes any more, live."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QCoreApplication

from models.translate import filled, headed, number_text, sentences, words
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import decree_target, need_target, slot_target
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.forecast.outlook import Forecast, NeedAhead, SlotAhead
from rules.kinfire_council.names import resource_name
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.lighthouse import cult_gain, top, tracker_row
from rules.kinfire_council.state import NOBODY, Council
from views.items import page_parts as parts
from views.items.cell import Note
from views.items.panel import signed
from views.kinfire_council.panels import plan_paint as paint
from views.kinfire_council.panels.plan_table import COLUMNS, after_of, fill_table, score_words
from views.kinfire_council.panels.sheet import Fill, Sheet
from views.kinfire_council.panels.told import (
    chits_words,
    doubt_words,
    name_of,
    seat_name,
    seats_words,
)
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.showing import RenderState

translate = QCoreApplication.translate


@lru_cache(maxsize=4)
def _known(key: tuple[int, int], view: object) -> Forecast:
    assert isinstance(view, _Seen)
    return forecast(view.view)


class _Seen:
    """A view as a key: the same object, the same forecast."""

    def __init__(self, view: Council) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and other.view is self.view


def ahead_of(view: Council) -> Forecast:
    """The forecast of a view, computed once."""
    return _known((id(view), view.ply), _Seen(view))


def plan_page(then: Council | None) -> Fill:
    """The page; `then`: the table after what is pointed at."""
    return partial(fill_plan, then)


def fill_plan(then: Council | None, sheet: Sheet) -> None:
    """From top to bottom in the order of the night."""
    sheet.topic = "night"
    found = ahead_of(sheet.view)
    _head(sheet, found)
    _needs(sheet, found)
    _docket(sheet, found)
    _threats(sheet, found)
    _tower(sheet, found)
    sheet.next_column()
    fill_table(sheet, found, then, ahead_of(then) if then is not None else None)


# ---------------------------------------------------------------- head
def _head(sheet: Sheet, found: Forecast) -> None:
    """What this page is, and whether it is sure."""
    said = (
        translate("kinfire_council_board", "If the last night fell now")
        if found.is_last
        else translate("kinfire_council_board", "If night fell now")
    )
    left = sum(found.pieces_left)
    right = translate("kinfire_council_board", "%n piece(s) to place", None, left)
    doubts = [doubt_words(each) for each in found.doubts]
    text = sentences(stopped(each) for each in doubts)
    draw = partial(paint.draw_head, said, right, not found.is_sure, sheet.unit)
    label = headed(said, right)
    note = Note(translate("kinfire_council_board", "Not sure"), "", text) if doubts else None
    sheet.add("head", sheet.row(1.05), label, draw, (said, right, found.doubts), note=note)
    if doubts:
        why = capital(listed(doubts))
        sheet.words("why", why, "accent")


def stopped(said: str) -> str:
    return filled(translate("kinfire_council_board", "{sentence}."), sentence=capital(said))


# ---------------------------------------------------------------- needs
def _needs(sheet: Sheet, found: Forecast) -> None:
    """A chip a row: who has met it; unmet it draws a chit."""
    if not found.needs:
        return
    count = filled(
        translate("kinfire_council_board", "{met} of {all} met"),
        met=number_text(found.met),
        all=number_text(len(found.needs)),
    )
    sheet.caption("needs", translate("kinfire_council_board", "Needs"), count)
    boxes = parts.columns(sheet.row(1.25), len(found.needs), 3.0)
    for need, box in zip(found.needs, boxes, strict=True):
        text = need_words(sheet.showing, need)
        who = seat_name(sheet.showing, need.met_by) if need.met_by != NOBODY else ""
        draw = partial(paint.draw_need, need, who, sheet.unit)
        note = Note(translate("kinfire_council_board", "Need"), "", text)
        target = need_target(need.row)
        sheet.add(f"need:{need.row}", box, text, draw, (need, who), target=target, note=note)


def need_words(showing: RenderState, need: NeedAhead) -> str:
    """«food: met by Ada, +2 V», «food: unmet, a chit comes into the Hideout»."""
    wants = filled(
        translate("kinfire_council_board", "Need {row}, {wants}"),
        row=number_text(need.row + 1),
        wants=listed([words(resource_name(each)) for each in need.wants]),
    )
    if need.met_by == NOBODY:
        said = translate("kinfire_council_board", "unmet: a chit is drawn into the Hideout")
    else:
        said = filled(
            translate("kinfire_council_board", "met by {who}: {v} V"),
            who=seat_name(showing, need.met_by),
            v=signed(need.v),
        )
    return headed(wants, said)


# ---------------------------------------------------------------- docket
def _docket(sheet: Sheet, found: Forecast) -> None:
    """The votes as they lie; what passes; what a crisis does."""
    view, docket = sheet.view, found.docket
    if docket is None:
        return
    sheet.caption("docket", translate("kinfire_council_board", "Docket"), _outcome(sheet, found))
    for at, decree in enumerate(view.docket):
        kind = item_set(view).decrees[decree.card].kind
        wins = docket.winner == at
        strikes = docket.winner >= 0 and not wins and kind is DecreeKind.CRISIS
        name = name_of(view, decree.card)
        names = tuple(seat_name(sheet.showing, seat) for seat in range(len(view.sheets)))
        draw = partial(
            paint.draw_decree, name, kind, decree.votes, names, wins, strikes, sheet.unit
        )
        text = decree_words(sheet.showing, found, at)
        sheet.add(
            f"decree:{at}",
            sheet.row(1.15, 0.12),
            text,
            draw,
            (name, decree.votes, wins, strikes),
            target=decree_target(at),
            note=Note(name, "", text),
        )


def _outcome(sheet: Sheet, found: Forecast) -> str:
    docket = found.docket
    assert docket is not None
    if docket.winner < 0:
        said = translate("kinfire_council_board", "tie: {who} picks")
        return filled(said, who=seat_name(sheet.showing, sheet.view.speaker))
    if docket.lead != NOBODY:
        said = translate("kinfire_council_board", "{who} leads")
        return filled(said, who=seat_name(sheet.showing, docket.lead))
    if docket.tied:
        return translate("kinfire_council_board", "lead tied")
    return ""


def decree_words(showing: RenderState, found: Forecast, at: int) -> str:
    """Votes, and what becomes of it."""
    view, docket = showing.view, found.docket
    assert docket is not None
    decree = view.docket[at]
    told = [translate("kinfire_council_board", "%n vote(s)", None, sum(decree.votes))]
    kind = item_set(view).decrees[decree.card].kind
    if docket.winner == at:
        told.append(translate("kinfire_council_board", "would pass"))
        if docket.sponsors:
            said = translate("kinfire_council_board", "sponsors: {names}")
            told.append(filled(said, names=seats_words(showing, docket.sponsors)))
    elif docket.winner < 0:
        said = translate("kinfire_council_board", "a tie, the Speaker {who} would pick")
        told.append(filled(said, who=seat_name(showing, view.speaker)))
    elif kind is DecreeKind.CRISIS:
        told.append(translate("kinfire_council_board", "would fail and do its harm"))
    else:
        told.append(translate("kinfire_council_board", "would fail"))
    return headed(name_of(view, decree.card), listed(told))


# ---------------------------------------------------------------- threats and tower
def _threats(sheet: Sheet, found: Forecast) -> None:
    """Slots with the trouble that the cultists in the city will add."""
    cultists = translate(
        "kinfire_council_board", "%n cultist(s) in the city", None, len(sheet.view.city)
    )
    sheet.caption("threats", translate("kinfire_council_board", "Threats"), cultists)
    high = 2.2 if any(each.card or each.turns_up for each in found.slots) else 1.1
    boxes = parts.columns(sheet.row(high), len(found.slots), 3.0)
    for slot, (each, box) in enumerate(zip(found.slots, boxes, strict=True)):
        name = (
            name_of(sheet.view, each.card)
            if each.card
            else translate("kinfire_council_board", "empty")
        )
        level = item_set(sheet.view).threats[each.card].level if each.card else ""
        draw = partial(paint.draw_slot, each, name, level, sheet.unit)
        text = slot_words(sheet.view, each)
        note = Note(name, "", text)
        target = slot_target(slot)
        sheet.add(f"slot:{slot}", box, text, draw, (each, name), target=target, note=note)


def slot_words(view: Council, slot: SlotAhead) -> str:
    """«Dread Colossus: 2 trouble; cultist 7 adds trouble; it would trigger»."""
    name = (
        name_of(view, slot.card) if slot.card else translate("kinfire_council_board", "Empty slot")
    )
    told = []
    if slot.card:
        level = item_set(view).threats[slot.card].level
        said = translate("kinfire_council_board", "%n trouble", None, slot.trouble)
        if level.isdigit():
            of = translate("kinfire_council_board", "{trouble}, triggers at {level}")
            said = filled(of, trouble=said, level=number_text(int(level)))
        told.append(said)
    if slot.hits:
        said = translate("kinfire_council_board", "hit by {chits}")
        told.append(filled(said, chits=chits_words(slot.hits)))
    if slot.triggers:
        told.append(translate("kinfire_council_board", "it would trigger"))
    if slot.turns_up:
        told.append(translate("kinfire_council_board", "a new threat would be revealed"))
    return headed(name, listed(told)) if told else name


def _tower(sheet: Sheet, found: Forecast) -> None:
    """The marker sinks by the trouble; each floor pays by the row it stops at."""
    tower = found.tower
    text = tower_words(sheet.showing, found)
    name = translate("kinfire_council_board", "Lighthouse")
    said = listed(
        [
            filled(
                translate("kinfire_council_board", "{v} V per floor"),
                v=number_text(tower.v_per_floor),
            ),
            filled(translate("kinfire_council_board", "Cult {v}"), v=signed(tower.cult_v)),
        ]
    )
    sheet.caption("tower", name, said)
    count = top(sheet.view) + 1
    gains = tuple(cult_gain(sheet.view, row) for row in range(count))
    worth = tuple(tracker_row(sheet.view, row).v_per_floor for row in range(count))
    draw = partial(paint.draw_tower, tower, tuple(zip(worth, gains, strict=True)), sheet.unit)
    sheet.add(
        "tracker",
        sheet.row(2.0 + paint.FALL, 0.6 - paint.FALL),
        text,
        draw,
        (tower, worth, gains),
        note=Note(name, "", text),
    )


def tower_words(showing: RenderState, found: Forecast) -> str:
    """Marker, trouble, row, what it brings, what collapses."""
    tower = found.tower
    said = [
        filled(
            translate(
                "kinfire_council_board",
                "The marker is at {marker}; trouble takes {trouble}; row {row}",
            ),
            marker=number_text(tower.marker),
            trouble=number_text(tower.trouble),
            row=number_text(tower.row),
        ),
        filled(
            translate("kinfire_council_board", "Each floor scores {v} V, the Cult gains {cult} V"),
            v=number_text(tower.v_per_floor),
            cult=number_text(tower.cult_v),
        ),
    ]
    floors = [
        headed(
            seat_name(showing, seat),
            translate("kinfire_council_board", "%n floor(s)", None, count),
        )
        for seat, count in enumerate(tower.floors)
        if count
    ]
    said += floors
    if tower.collapses:
        said.append(
            translate("kinfire_council_board", "It falls below the bottom: one more hidden threat")
        )
    return sentences(stopped(each) for each in said)


# ---------------------------------------------------------------- all of it
def plan_words(showing: RenderState) -> list[str]:
    """The same in sentences, whatever page is open."""
    view = showing.view
    if view.outcome is not None or not 0 < view.round <= ROUNDS:
        return []
    found = ahead_of(view)
    lines = [need_words(showing, each) for each in found.needs]
    if found.docket is not None:
        lines += [decree_words(showing, found, at) for at in range(len(view.docket))]
    lines += [slot_words(view, each) for each in found.slots]
    lines.append(tower_words(showing, found))
    used = tuple(COLUMNS)
    for seat in (*range(len(view.sheets)), -1):
        now = view.cult_score if seat < 0 else view.score[seat]
        after = after_of(found, seat)
        name = (
            translate("kinfire_council_board", "Cult")
            if seat < 0
            else seat_name(showing, Seat(seat))
        )
        gains = tuple(dict(found.gains[seat])[part] for part in used)
        line = paint.ScoreLine(seat, name, now, gains, after, False)
        lines.append(score_words(found, line, used))
    return lines
