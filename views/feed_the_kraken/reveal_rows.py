"""The lines of the true story: what each seat learned in private, and the conversions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import words
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.knowledge.notebook import navigation_in, navigation_of
from rules.feed_the_kraken.knowledge.told import told
from rules.feed_the_kraken.names import faction_name
from rules.feed_the_kraken.state import Fact, FactKind, Kraken
from rules.kernel.steps import Seat
from views.feed_the_kraken import pieces
from views.feed_the_kraken.book_rows import (
    CheckRow,
    Names,
    Row,
    SaidRow,
    name_of,
    voyage_rows,
    write_beside,
)
from views.feed_the_kraken.hindsight import as_of, facts_until, is_true, turned_in
from views.items.panel import fitted, glyph, lines_height, write
from views.theme import Face

translate = QCoreApplication.translate
QUIET = (FactKind.DEALT, FactKind.COMRADES, FactKind.CHARACTER, FactKind.COMMITTED)
"""What the table of the crew or the checks tell already."""


CARD_STEPS = {
    FactKind.DEALT: 0,
    FactKind.COMRADES: 0,
    FactKind.CHARACTER: 0,
    FactKind.DREW: 1,
    FactKind.KEPT: 2,
    FactKind.LOGBOOK: 3,
    FactKind.PLAYED: 4,
    FactKind.JUMPED: 4,
}
"""Where in a draw the steps of a navigation stand; what else one learns comes after it."""
LATER, LAST = 7, 99


class FactRow(Row):
    """Something that one seat learned or did in private."""

    def __init__(
        self,
        names: Names,
        seat: Seat,
        fact: Fact,
        text: str,
        order: tuple[int, int],
        navigation: int = 0,
    ) -> None:
        super().__init__(names, fact.round, navigation)
        self.seat, self.text = seat, text
        self.order = order

    def _width(self, width: float, s: float) -> float:
        return width - 48 * s

    def height(self, width: float, s: float) -> float:
        """As many lines as the sentence needs."""
        letters = fitted(Face.SMALL, 0.94 * s)
        return max(25 * s, lines_height(self.text, letters, self._width(width, s)) + 6 * s)

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Round, whose it is, what."""
        room = self.draw_round(painter, area, s)
        left = self.badge(painter, room.left(), room, self.seat, s)
        text = QRectF(left, area.top() + 3 * s, self._width(area.width(), s), area.height())
        write_beside(painter, text, self.text, fitted(Face.SMALL, 0.94 * s))

    def sentence(self) -> str:
        """Whose it is and what."""
        return self.in_round(f"{name_of(self.names, self.seat)}: {self.text}")


class TurnedRow(Row):
    """A conversion: the side that was lost, and the cult."""

    ORDER = 9

    def __init__(
        self, names: Names, seat: Seat, before: Faction, round_number: int, navigation: int = 0
    ) -> None:
        super().__init__(names, round_number, navigation)
        self.seat, self.before = seat, before

    def draw(self, painter: QPainter, area: QRectF, s: float) -> None:
        """Who, from which side, to the cult."""
        room = self.draw_round(painter, area, s)
        left = self.badge(painter, room.left(), room, self.seat, s)
        side = 19 * s
        sign = QRectF(left + 2 * s, room.top() + 3 * s, side, side)
        pieces.faction_sign(painter, sign, self.before)
        arrow = QRectF(sign.right() + 4 * s, room.top() + 6 * s, 13 * s, 13 * s)
        glyph(painter, "right", arrow, "muted")
        after = sign.translated(side + 21 * s, 0)
        pieces.faction_sign(painter, after, Faction.CULTIST)
        text = QRectF(
            after.right() + 6 * s, room.top(), room.right() - after.right() - 6 * s, 25 * s
        )
        said = translate("feed_the_kraken_board", "converted")
        write(painter, text, said, fitted(Face.STRONG, 0.92 * s))

    def sentence(self) -> str:
        """The conversion in words."""
        text = translate("feed_the_kraken_board", "{name}, until then {side}, becomes a Cultist")
        side = words(faction_name(self.before))
        return self.in_round(text.format(name=name_of(self.names, self.seat), side=side))


def fact_text(view: Kraken, seat: Seat, fact: Fact, names: Names) -> str:
    """A fact as it is told of its seat, whose mark stands beside it."""
    every = tuple(names[number] for number in sorted(names))
    return words(told(view, seat, fact), every)


def _moment(row: Row) -> tuple[int, int, int]:
    """When in the voyage a line belongs."""
    if isinstance(row, FactRow):
        return row.round, *row.order
    return row.round, 0 if isinstance(row, CheckRow) else LAST, row.ORDER


def _order(view: Kraken, seat: Seat, fact: Fact) -> tuple[int, int]:
    """In which draw of its round a fact belongs (navigators may have jumped), and where in it."""
    step = CARD_STEPS.get(fact.kind, LATER)
    if step in (0, LATER):
        return (0 if step == 0 else LAST), step
    if fact.kind in (FactKind.DREW, FactKind.KEPT):
        own = view.facts[seat]
        earlier = own[: next(n for n, each in enumerate(own) if each is fact)]
        return sum(f.kind is FactKind.KEPT and f.round == fact.round for f in earlier), step
    sailed = view.voyages[fact.number] if fact.number < len(view.voyages) else None
    jumped = sailed.jumped if sailed is not None else ()
    return (jumped.index(seat) if seat in jumped else len(jumped)), step


def story(view: Kraken, eyes: Seat | None, round_number: int, names: Names) -> list[Row]:
    """All that happened up to a round: to everybody's eyes, or to one seat's; the latest first."""
    then = as_of(view, round_number)
    rows = voyage_rows(then, names)
    rows += [CheckRow(names, each) for each in then.checks]
    seats = range(len(view.crew)) if eyes is None else (eyes,)
    for number in seats:
        seat = Seat(number)
        for fact in facts_until(view, seat, round_number):
            if fact.kind in QUIET and (eyes is None or fact.kind is FactKind.COMMITTED):
                continue
            if fact.kind is FactKind.TURNED and (eyes is None or not fact.real):
                continue
            text, order = fact_text(view, seat, fact, names), _order(view, seat, fact)
            number = navigation_of(view, fact)
            rows.append(FactRow(names, seat, fact, text, order, number))
    if eyes is None:
        rows += [
            TurnedRow(names, seat, view.dealt[seat], when, navigation_in(view, when))
            for seat, when in turned_in(view).items()
            if when <= round_number
        ]
    rows.sort(key=_moment)
    return rows[::-1]


def claims(view: Kraken, eyes: Seat | None, round_number: int, names: Names) -> list[Row]:
    """All claims up to a round, each with the truth; with one seat's eyes as they were heard."""
    then = as_of(view, round_number)
    rows = []
    for claim in then.claims:
        truth = is_true(view, claim) if eyes is None or claim.seat == eyes else None
        rows.append(SaidRow(names, view, claim, truth))
    return list(rows[::-1])
