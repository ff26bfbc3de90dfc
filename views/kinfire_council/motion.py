"""Motion on the table: pieces come, cultists land and are arrested, trouble and votes fall.

Everything here only leads to a view that is shown afterwards; cutting it short loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import number_text
from rules.kernel.steps import Event, Seat
from rules.kinfire_council.asking import (
    decree_target,
    need_target,
    piece_target,
    ship_target,
    slot_target,
    space_target,
)
from rules.kinfire_council.events import CultCourted, DrewResearch, Voted
from rules.kinfire_council.rounds.cult_events import (
    ChitDrawn,
    CultistLanded,
    CultistWithdrew,
    RubblePlaced,
    SiteTrouble,
    TroubleChanged,
)
from rules.kinfire_council.rounds.events import NeedRated
from rules.kinfire_council.state import NOBODY, SEEKER, Council
from rules.kinfire_council.turn.events import (
    Arrested,
    DistrictUpgraded,
    NeedMet,
    PatronPaid,
    PatronSet,
    Placed,
    Repelled,
    RubbleCleared,
    ShipmentSent,
)
from views.items.flyer import Flyer
from views.items.timeline import Timeline
from views.kinfire_council.inks import inks_of, on_card
from views.kinfire_council.piece_paint import (
    paint_cultist,
    paint_piece,
    paint_rubble,
    paint_token,
)
from views.kinfire_council.scene import TableScene
from views.theme import SeatMark, paint_icon, theme

Draw = Callable[[QPainter, QRectF], None]
SIDE, SMALL = 30.0, 20.0


class Motions:
    """Makes the motion for what has happened."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._flyer = Flyer()
        scene.addItem(self._flyer)

    def timeline(self, view: Council, events: Sequence[Event]) -> QAbstractAnimation | None:
        """The motion that leads to `view`."""
        line = Timeline(self._flyer.hide)
        for event in events:
            self._add(event, line, view)
        line.fit(theme().motion.compound)
        return line if line.duration() > 0 else None

    @singledispatchmethod
    def _add(self, event: object, line: Timeline, view: Council) -> None:
        """Most events move nothing."""

    # ------------------------------------------------------------ pieces
    @_add.register
    def _(self, event: Placed, line: Timeline, view: Council) -> None:
        piece = view.sheets[event.seat].pieces[event.piece]
        mark, is_seeker = self._mark(event.seat), event.piece == SEEKER

        def draw(painter: QPainter, area: QRectF) -> None:
            paint_piece(painter, area, mark, is_seeker, piece.skill)

        start = self._from_sheet(event.seat, event.piece)
        self._fly(line, draw, start, self._scene.spot(space_target(event.space)))

    def _from_sheet(self, seat: Seat, piece: int) -> QPointF:
        """From its place on the sheet, where that is open, else from its seat."""
        spot = self._scene.surroundings.spot(piece_target(seat, piece))
        return spot if spot is not None else self._scene.seat_spot(seat)

    @_add.register
    def _(self, event: PatronPaid, line: Timeline, view: Council) -> None:
        here = self._scene.spot(space_target(event.space))
        self._fly_token(line, event.seat, here, self._scene.seat_spot(event.seat))

    @_add.register
    def _(self, event: NeedMet, line: Timeline, view: Council) -> None:
        there = self._scene.spot(need_target(event.row))
        self._fly_token(line, event.seat, self._scene.seat_spot(event.seat), there)

    @_add.register
    def _(self, event: NeedRated, line: Timeline, view: Council) -> None:
        if event.seat != NOBODY:
            here = self._scene.spot(need_target(event.row))
            self._fly_token(line, event.seat, here, self._scene.seat_spot(event.seat))

    @_add.register
    def _(self, event: ShipmentSent, line: Timeline, view: Council) -> None:
        there = self._scene.spot(ship_target(event.row))
        self._fly_token(line, event.seat, self._scene.seat_spot(event.seat), there)

    @_add.register
    def _(self, event: Voted, line: Timeline, view: Council) -> None:
        there = self._scene.spot(decree_target(event.at))
        self._fly_token(line, event.seat, self._scene.seat_spot(event.seat), there)

    @_add.register
    def _(self, event: CultCourted, line: Timeline, view: Council) -> None:
        self._fly_token(line, event.seat, self._scene.seat_spot(event.seat), self._hideout())

    @_add.register
    def _(self, event: PatronSet, line: Timeline, view: Council) -> None:
        there = self._on(event.number)
        self._fly_token(line, event.seat, self._scene.seat_spot(event.seat), there)

    @_add.register
    def _(self, event: DistrictUpgraded, line: Timeline, view: Council) -> None:
        ink, here = QColor(inks_of(theme().name).upgraded), self._on(event.number)
        self._grow(line, _sign("kc-upgrade", ink), here)

    @_add.register
    def _(self, event: Repelled, line: Timeline, view: Council) -> None:
        draw = _sign("kc-repel", QColor(inks_of(theme().name).gold))
        here = self._scene.spot(slot_target(event.slot))
        self._fly(line, draw, here, self._scene.seat_spot(event.seat))

    @_add.register
    def _(self, event: DrewResearch, line: Timeline, view: Council) -> None:
        draw = _sign("kc-research", QColor(inks_of(theme().name).card_ink))
        here = self._scene.council.piles.area.center()
        self._fly(line, draw, here, self._scene.seat_spot(event.seat), SMALL)

    # ------------------------------------------------------------ the Cult
    @_add.register
    def _(self, event: ChitDrawn, line: Timeline, view: Council) -> None:
        area = self._scene.council.cult.area
        here = QPointF(area.left() + area.width() * 0.2, area.center().y())
        there = QPointF(area.left() + area.width() * 0.45, area.top() + area.height() * 0.2)
        self._fly(line, self._hood(event.chit), here, there, SMALL)

    @_add.register
    def _(self, event: CultistLanded, line: Timeline, view: Council) -> None:
        self._fly(line, self._hood(), self._hideout(), self._on(event.chit))

    @_add.register
    def _(self, event: CultistWithdrew, line: Timeline, view: Council) -> None:
        self._fly(line, self._hood(), self._on(event.chit), self._hideout())

    @_add.register
    def _(self, event: Arrested, line: Timeline, view: Council) -> None:
        there = self._scene.seat_spot(event.seat)
        self._fly(line, self._hood(), self._on(event.number), there)

    @_add.register
    def _(self, event: RubblePlaced, line: Timeline, view: Council) -> None:
        there = self._on(event.number)
        self._fly(line, self._stone(), there - QPointF(0, 120), there)

    @_add.register
    def _(self, event: RubbleCleared, line: Timeline, view: Council) -> None:
        here = self._on(event.number)
        self._fly(line, self._stone(), here, here + QPointF(0, 120))

    @_add.register
    def _(self, event: TroubleChanged, line: Timeline, view: Council) -> None:
        self._trouble(line, self._scene.spot(slot_target(event.slot)), event.n)

    @_add.register
    def _(self, event: SiteTrouble, line: Timeline, view: Council) -> None:
        self._trouble(line, self._scene.light.site.area.center(), event.n)

    def _trouble(self, line: Timeline, there: QPointF, n: int) -> None:
        """It falls on what it lies on, and rises off it."""
        far = QPointF(0, -70 * self._scale)
        ends = (there + far, there) if n > 0 else (there, there + far)
        draw = _sign("kc-trouble", QColor(on_card(inks_of(theme().name)).trouble))
        self._fly(line, draw, *ends, SMALL)

    # ------------------------------------------------------------ the ways
    @property
    def _scale(self) -> float:
        found = self._scene.found
        return found.scale if found is not None else 1.0

    def _mark(self, seat: Seat) -> SeatMark:
        return self._scene.city.mark_of(seat)

    def _hood(self, chit: int = 0) -> Draw:
        inks, number = inks_of(theme().name), number_text(chit) if chit else ""
        return lambda painter, area: paint_cultist(painter, area, inks, number)

    def _stone(self) -> Draw:
        inks = inks_of(theme().name)
        return lambda painter, area: paint_rubble(painter, area, inks)

    def _on(self, number: int) -> QPointF:
        return self._scene.spot(space_target(str(number)))

    def _hideout(self) -> QPointF:
        return self._scene.council.cult.area.center()

    def _fly_token(self, line: Timeline, seat: Seat, here: QPointF, there: QPointF) -> None:
        mark = self._mark(seat)
        self._fly(line, lambda p, area: paint_token(p, area, mark), here, there, SMALL)

    def _fly(
        self, line: Timeline, draw: Draw, here: QPointF, there: QPointF, side: float = SIDE
    ) -> None:
        way, size = there - here, side * self._scale
        line.add(
            theme().motion.move, lambda share: self._flyer.carry(draw, size, here + way * share)
        )

    def _grow(self, line: Timeline, draw: Draw, spot: QPointF) -> None:
        """Something rises where it stands."""
        side = 1.6 * SIDE * self._scale

        def show(share: float) -> None:
            def shrunk(painter: QPainter, box: QRectF) -> None:
                less = box.width() * (1 - share) / 2
                draw(painter, box.adjusted(less, less, -less, -less))

            self._flyer.carry(shrunk, side, spot)

        line.add(theme().motion.flip, show)


def _sign(icon: str, ink: QColor) -> Draw:
    """A sign alone."""
    return lambda painter, area: paint_icon(painter, icon, area, ink)
