"""What comes of the night: everybody's score after it, the Cult's among them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from models.translate import filled, headed, number_text
from rules.kinfire_council.forecast.foresight import Part
from rules.kinfire_council.forecast.outlook import Forecast
from rules.kinfire_council.state import Council
from views.items.cell import Note
from views.items.panel import signed
from views.kinfire_council.panels import plan_paint as paint
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import seat_name
from views.kinfire_council.phrases import listed

translate = QCoreApplication.translate
COLUMNS = (Part.NEEDS, Part.DOCKET, Part.CULT, Part.LIGHTHOUSE, Part.END)


def fill_table(
    sheet: Sheet, found: Forecast, then: Council | None, foreseen: Forecast | None
) -> None:
    """The highest first. `then`, `foreseen`: the table after what is pointed at, and its night."""
    view = sheet.view
    used = tuple(part for part in COLUMNS if part is not Part.END or found.is_last)
    label = (
        translate("kinfire_council_board", "After the night")
        if then is None
        else translate("kinfire_council_board", "If you do this")
    )
    icons = tuple(paint.PART_ICON[part] for part in used)
    head = partial(paint.draw_table_head, label, then is not None, icons, sheet.unit)
    sheet.add("table", sheet.row(0.85, 0.05), label, head, (label, used))
    rows = [(found.scores[seat], -seat, seat) for seat in range(len(view.sheets))]
    rows.append((after_of(found, -1), -len(view.sheets), -1))
    for _, _, seat in sorted(rows, reverse=True):
        shown = (view, found) if then is None or foreseen is None else (then, foreseen)
        _row(sheet, seat, used, shown, after_of(found, seat))


def after_of(found: Forecast, seat: int) -> int:
    """In the last night the hidden threats count, too, with what they are worth on the whole."""
    if seat >= 0:
        return found.scores[seat]
    return found.cult + (hidden_about(found) if found.is_last else 0)


def hidden_about(found: Forecast) -> int:
    """What the hidden threats are worth, as far as one can know."""
    return round(found.hidden * found.hidden_v / 100)


def _row(
    sheet: Sheet,
    seat: int,
    used: tuple[Part, ...],
    shown: tuple[Council, Forecast],
    before: int,
) -> None:
    view, found = shown
    gains = dict(found.gains[seat])
    is_guess = seat < 0 and found.is_last
    gains[Part.END] += hidden_about(found) if is_guess else 0
    line = paint.ScoreLine(
        seat,
        translate("kinfire_council_board", "Cult") if seat < 0 else seat_name(sheet.showing, seat),
        view.cult_score if seat < 0 else view.score[seat],
        tuple(gains[part] for part in used),
        after_of(found, seat),
        sheet.showing.viewer == seat,
        after_of(found, seat) - before,
    )
    text = score_words(found, line, used)
    draw = partial(paint.draw_score, line, is_guess or not found.is_sure, sheet.unit)
    note = Note(line.name, "", text)
    sheet.add(f"score:{seat}", sheet.row(1.0, 0.06), text, draw, (line, found.is_sure), note=note)


def part_name(part: Part) -> str:
    """A part of the night."""
    return {
        Part.NEEDS: translate("kinfire_council_board", "needs"),
        Part.DOCKET: translate("kinfire_council_board", "docket"),
        Part.CULT: translate("kinfire_council_board", "the Cult's night"),
        Part.LIGHTHOUSE: translate("kinfire_council_board", "lighthouse"),
        Part.END: translate("kinfire_council_board", "laws and hidden threats at the end"),
    }[part]


def score_words(found: Forecast, line: paint.ScoreLine, used: tuple[Part, ...]) -> str:
    """«Ada: 12 V now, needs +4, lighthouse +6: 22 V»."""
    told = [filled(translate("kinfire_council_board", "{v} V now"), v=number_text(line.now))]
    for part, gain in zip(used, line.gains, strict=True):
        if gain:
            said = translate("kinfire_council_board", "{part} {v}")
            told.append(filled(said, part=part_name(part), v=signed(gain)))
    is_guess = line.seat < 0 and found.is_last
    said = (
        translate("kinfire_council_board", "{v} V after the night")
        if found.is_sure and not is_guess
        else translate("kinfire_council_board", "about {v} V after the night")
    )
    told.append(filled(said, v=number_text(line.after)))
    if line.seat < 0:
        told.append(hidden_words(found))
    return headed(line.name, listed(told))


def hidden_words(found: Forecast) -> str:
    """How many hidden threats there are, and about what they are worth."""
    now = found.hidden - found.new_hidden
    count = translate("kinfire_council_board", "%n hidden threat(s)", None, now)
    said = translate("kinfire_council_board", "{threats} at the end, about {v} V")
    if found.new_hidden:
        said = translate(
            "kinfire_council_board", "{threats}, {more} tonight; at the end about {v} V"
        )
    more = signed(found.new_hidden)
    return filled(said, threats=count, more=more, v=number_text(hidden_about(found)))
