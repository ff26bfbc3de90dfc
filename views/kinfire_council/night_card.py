"""The card that tells what the night has brought; it lies over the city until it is put away."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import filled, headed, number_text, sentences, stop, without_stop, words
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.events import Lost
from rules.kinfire_council.forecast.foresight import Part
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import NOBODY
from views.items import page_parts as parts
from views.items.panel import (
    CENTRE,
    Panel,
    button,
    lines_height,
    shrunk,
    signed,
    surface,
    write_lines,
)
from views.kinfire_council.docket import decree_words
from views.kinfire_council.night import CULT, Night, Struck
from views.kinfire_council.panels.plan_paint import (
    PART_ICON,
    ScoreLine,
    draw_score,
    draw_table_head,
)
from views.kinfire_council.panels.plan_table import part_name
from views.kinfire_council.panels.told import KIND_ICON, name_of, seat_name
from views.kinfire_council.phrases import listed
from views.kinfire_council.showing import RenderState
from views.theme import theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
COLUMNS = (None, Part.NEEDS, Part.DOCKET, Part.CULT, Part.LIGHTHOUSE)
UNIT, LEAST_UNIT, MOST_UNIT = 23.0, 17.0, 34.0
WIDE, PAD, GAP = 27.0, 0.8, 0.3
"""In heights of a line."""


class Told(Struct, frozen=True):
    """A part of the night in words, with its sign."""

    icon: str
    name: str
    text: str


class NightFace(Struct, frozen=True):
    """All that is written on the card."""

    title: str
    close: str
    told: tuple[Told, ...]
    icons: tuple[str, ...]
    label: str
    scores: tuple[ScoreLine, ...]


class NightCard(Panel):
    """Pressed, it is put away."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(40)
        self.can_press = True
        self.topic = "night"
        self.face: NightFace | None = None
        self._room = QRectF()
        self.setVisible(False)

    def tell(self, night: Night | None, showing: RenderState) -> None:
        """Another night, or none."""
        self.face = None if night is None else face_of(night, showing)
        self.setVisible(self.face is not None)
        self.set_label(spoken(self.face) if self.face is not None else "")
        self.renew(self.face, theme().name, theme().text)
        self._lie()

    def lie(self, room: QRectF, scale: float) -> None:
        """The part of the table over which it may lie."""
        self._room, self.scale_of_board = room, scale
        self._lie()

    def sentence(self) -> str:
        """Short: its words are read on it."""
        face = self.face
        return sentences((f"{face.title}.", f"{face.close}.")) if face is not None else ""

    # ------------------------------------------------------------ its size
    def _lie(self) -> None:
        face, room = self.face, self._room
        if face is None or room.isEmpty():
            return
        unit = self._unit()
        wide = min(room.width() - unit, WIDE * unit)
        high = min(room.height() - 8, _height(face, wide, unit))
        area = QRectF(0, 0, wide, high)
        area.moveCenter(room.center())
        self.place(area)

    def _unit(self) -> float:
        """The height of a line: as large as all of it has room."""
        unit = min(MOST_UNIT, UNIT * self.scale_of_board)
        while unit > LEAST_UNIT and self._overflows(unit):
            unit -= 1
        return unit

    def _overflows(self, unit: float) -> bool:
        assert self.face is not None
        wide = min(self._room.width() - unit, WIDE * unit)
        return _height(self.face, wide, unit) > self._room.height() - 8

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Title, the parts in their order, the scores."""
        face = self.face
        if face is None:
            return
        unit = self._unit()
        surface(painter, area, "surface", "ink", width=1.8)
        inner = area.adjusted(PAD * unit, PAD * unit, -PAD * unit, -PAD * unit)
        head = QRectF(inner.left(), inner.top(), inner.width(), 1.5 * unit)
        self._draw_head(painter, head, face, unit)
        top = head.bottom() + GAP * unit
        for each in face.told:
            top += _draw_told(painter, QRectF(inner.left(), top, inner.width(), 0), each, unit)
        row = QRectF(inner.left(), top, inner.width(), unit)
        draw_table_head(face.label, False, face.icons, unit, painter, row)
        for line in face.scores:
            row.translate(0, 1.06 * unit)
            draw_score(line, False, unit, painter, row)

    def _draw_head(self, painter: QPainter, head: QRectF, face: NightFace, unit: float) -> None:
        wide = parts.width_of(face.close, unit * 0.9) + unit
        box = QRectF(head.right() - wide, head.top(), wide, head.height() * 0.86)
        ink = button(painter, box, hovered=self.is_hovered, primary=True)
        parts.line(painter, box, face.close, unit * 0.9, ink, CENTRE)
        room = head.adjusted(0, 0, -wide - unit / 2, 0)
        parts.heading(painter, room, face.title, unit * 1.25)


def _body(unit: float) -> float:
    return max(12.0, unit * 0.7)


def _draw_told(painter: QPainter, row: QRectF, told: Told, unit: float) -> float:
    """Sign, name, words; gives the height with the gap after it."""
    high = _told_height(told, row.width(), unit)
    sign = QRectF(row.left(), row.top(), unit, unit)
    parts.icon(painter, told.icon, sign, "muted", 0.9)
    name = QRectF(sign.right() + 0.3 * unit, row.top(), _name_wide(unit), unit)
    made = shrunk(font(Face.STRONG, _body(unit)), told.name, name.width())
    write_lines(painter, name.adjusted(0, unit * 0.06, 0, unit), told.name, made, "ink")
    box = QRectF(name.right() + 0.4 * unit, row.top() + unit * 0.06, 0, high)
    box.setRight(row.right())
    write_lines(painter, box, told.text, font(Face.BODY, _body(unit)), "ink")
    return high + GAP * unit


def _name_wide(unit: float) -> float:
    return 5.2 * unit


def _told_height(told: Told, wide: float, unit: float) -> float:
    room = wide - _name_wide(unit) - 1.7 * unit
    return max(unit, lines_height(told.text, font(Face.BODY, _body(unit)), room) + unit * 0.1)


def _height(face: NightFace, wide: float, unit: float) -> float:
    inner = wide - 2 * PAD * unit
    told = sum(_told_height(each, inner, unit) + GAP * unit for each in face.told)
    rows = (1 + 1.06 * len(face.scores)) * unit
    return 2 * PAD * unit + (1.5 + GAP) * unit + told + rows + 6


# ---------------------------------------------------------------- what it says
def face_of(night: Night, showing: RenderState) -> NightFace:
    """A night in words."""
    title = translate("kinfire_council_board", "The night of round {round}")
    told = [_needs(night, showing), *_docket(night, showing), _cult(night, showing), _tower(night)]
    used = [part for part in COLUMNS if part is not None or _has_cards(night)]
    icons = tuple("kc-research" if part is None else PART_ICON[part] for part in used)
    order = sorted(night.scores, key=lambda seat: (-night.scores[seat], seat == CULT, seat))
    return NightFace(
        filled(title, round=number_text(night.round)),
        translate("kinfire_council_board", "Close (Enter)"),
        tuple(told),
        icons,
        translate("kinfire_council_board", "After the night"),
        tuple(_line(night, showing, seat, used) for seat in order),
    )


def _has_cards(night: Night) -> bool:
    return any(n for (_, part), n in night.gains.items() if part is None)


def _line(night: Night, showing: RenderState, seat: int, used: list[Part | None]) -> ScoreLine:
    gains = tuple(night.gain(seat, part) for part in used)
    name = translate("kinfire_council_board", "Cult") if seat == CULT else seat_name(showing, seat)
    is_own = showing.viewer == seat
    return ScoreLine(seat, name, night.before(seat), gains, night.scores[seat], is_own)


def _needs(night: Night, showing: RenderState) -> Told:
    """«2 of 3 met: Ada 1, Wick 1. 1 chit drawn.»"""
    met = [seat for seat in night.met if seat != NOBODY]
    said = filled(
        translate("kinfire_council_board", "{met} of {all} met"),
        met=number_text(len(met)),
        all=number_text(len(night.met)),
    )
    one = translate("kinfire_council_board", "{who} {number}")
    who = [
        filled(one, who=seat_name(showing, seat), number=number_text(met.count(seat)))
        for seat in sorted(set(met))
    ]
    text = [f"{headed(said, listed(who)) if who else said}."]
    if night.chits:
        text.append(
            translate(
                "kinfire_council_board", "%n chit(s) went into the Hideout.", None, night.chits
            )
        )
    name = translate("kinfire_council_board", "Needs")
    if not night.met:
        text[0] = translate("kinfire_council_board", "There was no need on the track.")
    return Told("kc-need", name, sentences(text))


def _docket(night: Night, showing: RenderState) -> list[Told]:
    """What has passed and what it says; the crisis that has struck."""
    view, decrees = showing.view, item_set(showing.view).decrees
    found = []
    if night.passed:
        decree = decrees[night.passed]
        text = [
            filled(
                translate("kinfire_council_board", "{name} has passed."),
                name=name_of(view, night.passed),
            )
        ]
        if decree.kind is not DecreeKind.CRISIS:
            text.append(decree_words(view, decree))
        if night.lead != NOBODY:
            lead = translate("kinfire_council_board", "Lead sponsor: {who}.")
            text.append(filled(lead, who=seat_name(showing, night.lead)))
        name = translate("kinfire_council_board", "Docket")
        found.append(Told(KIND_ICON[decree.kind], name, sentences(text)))
    for card in night.struck:
        said = translate("kinfire_council_board", "{name} has failed and strikes.")
        text = [filled(said, name=name_of(view, card)), decree_words(view, decrees[card])]
        name = translate("kinfire_council_board", "Crisis")
        found.append(Told(KIND_ICON[decrees[card].kind], name, sentences(text)))
    return found


def _struck(threat: Struck, showing: RenderState) -> str:
    """«Footpads: 2 coins lost by Ada, Wick.»"""
    lost: dict[str, list[str]] = {}
    told = []
    for event in threat.told:
        if isinstance(event, Lost):
            lost.setdefault(words(goods_text(event.goods)), []).append(
                seat_name(showing, event.seat)
            )
        elif (text := event.text()) is not None:
            told.append(without_stop(words(text, tuple(showing.names.values()))) + stop().strip())
    one = translate("kinfire_council_board", "{goods} lost by {who}.")
    losers = [filled(one, goods=each, who=listed(who)) for each, who in lost.items()]
    return headed(words(threat.name), sentences((*losers, *told)))


def _cult(night: Night, showing: RenderState) -> Told:
    """Cultists, what they have set off, what nobody has seen."""
    said = translate(
        "kinfire_council_board", "%n cultist(s) stirred up trouble.", None, night.cultists
    )
    text = [said if night.cultists else _quiet()]
    if night.triggered:
        struck = translate("kinfire_council_board", "Triggered: {threats}.")
        quiet = [words(each.name) for each in night.triggered if not each.told]
        text += [filled(struck, threats=listed(quiet))] if quiet else []
        text += [_struck(each, showing) for each in night.triggered if each.told]
    if night.hidden:
        text.append(
            translate(
                "kinfire_council_board",
                "%n more hidden threat(s) for the end.",
                None,
                night.hidden,
            )
        )
    return Told("kc-trouble", translate("kinfire_council_board", "Cult"), sentences(text))


def _quiet() -> str:
    return translate("kinfire_council_board", "There was no cultist in the city.")


def _tower(night: Night) -> Told:
    """How far the marker sank, what a floor brought."""
    said = translate("kinfire_council_board", "The marker sank by {trouble} to row {row}.")
    stays = translate("kinfire_council_board", "The marker stayed at row {row}.")
    facts = {"trouble": number_text(night.fell), "row": number_text(night.row)}
    text = [filled(said if night.fell else stays, **facts)]
    if night.site is not None:
        done = translate(
            "kinfire_council_board",
            "{site} is finished: {v} V for each floor, {cult} V for the Cult.",
        )
        cult = number_text(night.gain(CULT, Part.LIGHTHOUSE))
        v = number_text(night.v_per_floor)
        text.append(filled(done, site=words(night.site), v=v, cult=cult))
    name = translate("kinfire_council_board", "Lighthouse")
    return Told("kc-ship", name, sentences(text))


def spoken(face: NightFace) -> str:
    """The whole card in sentences."""
    said = [f"{face.title}.", *(headed(each.name, each.text) for each in face.told)]
    return sentences((*said, *(_score_words(face, line) for line in face.scores)))


def _score_words(face: NightFace, line: ScoreLine) -> str:
    """«Ada: needs +4, lighthouse +6, 22 V after the night.»"""
    names = {PART_ICON[part]: part_name(part) for part in COLUMNS if part is not None}
    names["kc-research"] = translate("kinfire_council_board", "cards")
    one = translate("kinfire_council_board", "{part} {v}")
    told = [
        filled(one, part=names[icon], v=signed(gain))
        for icon, gain in zip(face.icons, line.gains, strict=True)
        if gain
    ]
    after = translate("kinfire_council_board", "{v} V after the night")
    told.append(filled(after, v=number_text(line.after)))
    return f"{headed(line.name, listed(told))}."
