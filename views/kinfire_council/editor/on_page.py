"""Cards, people and tokens as the pages beside the city show them: row by row on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from models.translate import number_text, sentences, words
from rules.kernel.text import Text
from rules.kinfire_council.enums import RESOURCES, Skill
from rules.kinfire_council.names import skill_name
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.card_texts import lines_of
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.state import SEEKER, Piece
from views.items import page_parts as parts
from views.items.cell import Note
from views.items.closeup import BODY as NOTE_BODY
from views.items.closeup import PAD as NOTE_PAD
from views.items.closeup import Closeup
from views.items.page_sheet import LINE
from views.items.panel import surface
from views.kinfire_council.editor.naming import name_of
from views.kinfire_council.editor.thing import SCALE, Thing, longest_word
from views.kinfire_council.icons import RESOURCE_ICON, resource_ink
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.seat_page import draw_count
from views.kinfire_council.panels.seat_pieces import chit_name, draw_piece, seeker_name
from views.kinfire_council.panels.sheet import BODY, HEAD, INNER, KIND, LEAST, Box
from views.kinfire_council.panels.told import icon_of, kind_line, stand_in
from views.kinfire_council.phrases import capital
from views.theme import theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
PAGE, PAD, GAP = 284.0, 8.0, 4.0
"""The width of a page beside the city at scale 1; what is left free round its rows, and between."""
PIECE, COUNT, CAPTION = (3.1, 2.75), (1.75, 1.3), 0.9
"""Width and height in lines of a piece's field and of a number's; the height of a caption."""
BESIDE = 3.0
ROOMY = 1.12
"""So much higher a line is than on a page that is full."""
TALL = 100_000.0
"""A room in which any note is as large as it gets."""
SEAT_OF = {"blue": 0, "red": 1, "green": 2, "purple": 3, "yellow": 7, "orange": 8}
"""The seat whose colour comes next to that of a worker sheet: at the table its Seeker wears the
mark of whoever plays it."""

Draw = Callable[[float, QPainter, QRectF], None]


class Row(Struct, frozen=True):
    """A part of a page, by the height of a line: the least width, the height in a width, how it
    is drawn."""

    least: Callable[[float], float]
    high: Callable[[float, float], float]
    draw: Draw


class OnPage(Thing):
    """Rows on paper; letters are as large as elsewhere, smaller only where a word has no room."""

    def __init__(self, rows: Sequence[Row], told: tuple[Text, ...] = ()) -> None:
        self._rows, self.told = tuple(rows), told

    def usual(self) -> float:
        return (PAGE + 2 * PAD) * SCALE * theme().text / 100

    def least(self) -> float:
        return self._needed(LEAST) + 2 * PAD

    def _needed(self, unit: float) -> float:
        return max(row.least(unit) for row in self._rows)

    def _unit(self, wide: float) -> float:
        """The height of a line: larger where the page has room to spare."""
        usual = LINE * ROOMY * theme().text / 100
        unit = usual * max(1.0, min(SCALE, wide / (PAGE * theme().text / 100)))
        while unit > LEAST and self._needed(unit) > wide:
            unit -= 0.5
        return max(LEAST, unit)

    def high(self, wide: float) -> float:
        room = wide - 2 * PAD
        unit = self._unit(room)
        gaps = GAP * (len(self._rows) - 1)
        return 2 * PAD + gaps + sum(row.high(room, unit) for row in self._rows)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Row by row from the top."""
        surface(painter, area)
        room, top = area.width() - 2 * PAD, area.top() + PAD
        unit = self._unit(room)
        for row in self._rows:
            box = QRectF(area.left() + PAD, top, room, row.high(room, unit))
            painter.save()
            row.draw(unit, painter, box)
            painter.restore()
            top = box.bottom() + GAP


# ---------------------------------------------------------------- what rows there are
def _box(title: str, kind: str, text: str, icon: str = "") -> Row:
    """A card in words."""
    box = Box(title=title, kind=kind, text=text, icon=icon, is_whole=True)

    def least(unit: float) -> float:
        name = longest_word(title, parts.letters(unit, Face.STRONG))
        what = longest_word(kind, parts.letters(unit * KIND))
        head = max(name, what) + (HEAD * unit + 2 if icon else 0.0)
        return max(head, longest_word(text, parts.letters(unit * BODY))) + 2 * INNER + 1

    return Row(least, lambda wide, unit: box.high(wide, unit) * unit, box.draw)


def _note(title: str, kind: str, text: str) -> Row:
    """What is held nearer while a piece is pointed at."""
    note = Note(title, kind, text)

    def least(unit: float) -> float:
        size = NOTE_BODY * theme().text / 100
        found = ((title, Face.STRONG, 1.08), (kind, Face.BODY, 0.88), (text, Face.BODY, 1.0))
        wide = max(longest_word(said, font(face, size * share)) for said, face, share in found)
        return wide + 2 * NOTE_PAD + 1

    def held(area: QRectF) -> Closeup:
        made = Closeup()
        made.tell(note, QRectF(area.left(), area.top(), area.width(), TALL))
        return made

    def high(wide: float, unit: float) -> float:
        return held(QRectF(0, 0, wide, 0)).boundingRect().height() - 4

    def draw(unit: float, painter: QPainter, area: QRectF) -> None:
        held(area).paint(painter, QStyleOptionGraphicsItem())

    return Row(least, high, draw)


def _caption(text: str, number: str) -> Row:
    """The name of a part of the sheet with a number at its end."""

    def least(unit: float) -> float:
        said = parts.width_of(text, unit * 0.9) + parts.width_of(number, unit * 0.9, strong=True)
        return said + 12

    def draw(unit: float, painter: QPainter, area: QRectF) -> None:
        parts.caption(painter, area, text, number, unit)

    return Row(least, lambda wide, unit: CAPTION * unit, draw)


def _fields(drawn: Sequence[Draw], wanted: Callable[[float], float], lines: float) -> Row:
    """Fields side by side, so many as there is room for. `wanted`: the width of one."""

    def across(wide: float, unit: float) -> int:
        return max(1, min(len(drawn), int((wide + BESIDE) / (wanted(unit) + BESIDE))))

    def high(wide: float, unit: float) -> float:
        rows = -(-len(drawn) // across(wide, unit))
        return rows * lines * unit + (rows - 1) * BESIDE

    def draw(unit: float, painter: QPainter, area: QRectF) -> None:
        count, step = across(area.width(), unit), lines * unit + BESIDE
        is_full = count == len(drawn) and lines == COUNT[1]
        wide = (area.width() - (count - 1) * BESIDE) / count if is_full else wanted(unit)
        for number, each in enumerate(drawn):
            row, column = divmod(number, count)
            left = area.left() + column * (wide + BESIDE)
            box = QRectF(left, area.top() + row * step, wide, lines * unit)
            painter.save()
            each(unit, painter, box)
            painter.restore()

    return Row(wanted, high, draw)


def _goods(item: content.Councilor) -> Row:
    """What a councilor begins with, as it lies on his sheet."""
    drawn = [partial(_draw_good, item.start.get(resource, 0), at) for at, resource in
             enumerate(RESOURCES)]  # fmt: skip
    return _fields(drawn, lambda unit: COUNT[0] * unit + 4, COUNT[1])


def _draw_good(number: int, at: int, unit: float, painter: QPainter, area: QRectF) -> None:
    resource = RESOURCES[at]
    ink = resource_ink(inks_of(theme().name), resource)
    draw_count(RESOURCE_ICON[resource], ink, number, unit, painter, area)


def _pieces(skill: Skill, numbers: Sequence[int], seat: int) -> Row:
    """Pieces with a skill, as they lie on a sheet."""
    said = words(skill_name(skill))

    def draw(number: int, unit: float, painter: QPainter, area: QRectF) -> None:
        mark = theme().seat(seat, "")
        draw_piece(Piece("", skill), number, mark, said, unit, painter, area)

    def wanted(unit: float) -> float:
        return max(PIECE[0] * unit, parts.width_of(said, unit * 0.74) + 6)

    return _fields([partial(draw, number) for number in numbers], wanted, PIECE[1])


# ---------------------------------------------------------------- kinds
def card_thing(item: content.ResearchCard | content.SentryKind) -> OnPage:
    """A research card in the hand, a sentry to be chosen."""
    told = lines_of(item)
    said = sentences(words(line) for line in told)
    return OnPage([_box(name_of(item.id, item.name), kind_line(item), said, icon_of(item))], told)


def board_thing(item: content.Item) -> OnPage:
    """What is printed on a board or a threat tile, told line by line."""
    told = lines_of(item)
    lines = "\n".join(words(line) for line in told)
    return OnPage([_box(name_of(item.id, item.name), stand_in(item), lines)], told)


def councilor_thing(item: content.Councilor) -> OnPage:
    """At the head of a sheet, with what lies on it in the beginning."""
    told = lines_of(item)[0]
    rows = [
        _box(name_of(item.id, item.name), kind_line(item), words(told)),
        _goods(item),
        _caption(
            translate("kinfire_council_board", "Influence"), number_text(item.start_influence)
        ),
        _caption(
            translate("kinfire_council_board", "Research cards"), number_text(item.start_research)
        ),
    ]
    return OnPage(rows, (told,))


def sheet_thing(item: content.Sheet) -> OnPage:
    """The Seeker, and what is told of him where he is pointed at."""
    skill = next(each for each in shipped().content.skills if each.id == item.skill)
    said = sentences(words(line) for line in lines_of(skill))
    name = seeker_name(name_of(item.id, item.name))
    rows = [
        _pieces(item.skill, (SEEKER,), SEAT_OF[item.colour]),
        _note(name, words(skill_name(item.skill)), said),
    ]
    return OnPage(rows)


def skill_thing(item: content.SkillKind) -> OnPage:
    """A worker chit that has learned it, a Seeker who knows it; one that the game does not know
    is on no piece."""
    told = lines_of(item)
    said = sentences(words(line) for line in told)
    if item.id not in set(Skill):
        return OnPage([_note(name_of(item.id, item.name), "", said)], told)
    skill = Skill(item.id)
    numbers = (SEEKER + 1, SEEKER) if item.trainable else (SEEKER,)
    who = chit_name() if item.trainable else translate("kinfire_council_board", "Seeker")
    note = _note(capital(who), words(skill_name(skill)), said)
    return OnPage([_pieces(skill, numbers, 0), note], told)
