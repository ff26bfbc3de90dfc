"""Motion of the table: pieces come, go and leave, dice roll, cards and points move.

Everything here only leads to a view that is shown afterwards; cutting it short loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.root.battle.events import Ambushed, BattleBegan, DiceRolled, HitsDealt
from rules.root.events import (
    BuildingPlaced,
    CardsDrawn,
    CardSpent,
    Moved,
    PiecesRemoved,
    Scored,
    TokenPlaced,
    WarriorsPlaced,
)
from rules.root.state import Place, Woodland
from views.items.flyer import Draw, Flyer
from views.items.panel import glyph
from views.items.timeline import Timeline
from views.root.dice import after
from views.root.inks import inks_of
from views.root.piece_paint import draw_piece
from views.root.pieces import Piece, PieceKind, folk_of
from views.root.scene import TableScene
from views.theme import theme

SIDE = 54.0
"""The side of a flying piece in units of the map."""


class Motions:
    """Makes the motion for what has happened."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._flyer = Flyer()
        scene.addItem(self._flyer)

    def timeline(self, view: Woodland, events: Sequence[Event]) -> QAbstractAnimation | None:
        """The motion that leads to `view`."""
        line = Timeline(self._tidy)
        for event in events:
            self._add(line, view, event)
        line.fit(theme().motion.compound)
        return line if line.duration() > 0 else None

    def _add(self, line: Timeline, view: Woodland, event: Event) -> None:
        if isinstance(event, Moved):
            self._add_move(line, view, event)
        elif isinstance(event, WarriorsPlaced | BuildingPlaced | TokenPlaced):
            piece = _placed(view, event)
            self._fly(line, piece, self._supply(event.seat), self._scene.map.spot(event.place))
        elif isinstance(event, PiecesRemoved):
            self._add_removal(line, view, event)
        elif isinstance(event, BattleBegan | Ambushed | DiceRolled | HitsDealt):
            self._add_battle(line, view, event)
        elif isinstance(event, Scored):
            self._add_points(line, event)
        else:
            self._add_cards(line, event)

    # ------------------------------------------------------------ pieces
    def _add_move(self, line: Timeline, view: Woodland, event: Moved) -> None:
        here, there = self._scene.map.spot(event.source), self._scene.map.spot(event.target)
        if event.pawn:
            self._fly(line, _piece(view, event.seat, PieceKind.PAWN), here, there)
        else:
            heap = _piece(view, event.seat, PieceKind.WARRIORS, event.warriors)
            self._fly(line, heap, here, there)

    def _add_removal(self, line: Timeline, view: Woodland, event: PiecesRemoved) -> None:
        """They leave for the supply of their owner."""
        here, there = self._scene.map.spot(event.place), self._supply(event.owner)
        if event.warriors:
            heap = _piece(view, event.owner, PieceKind.WARRIORS, event.warriors)
            self._fly(line, heap, here, there)
        for building in event.buildings:
            placed = BuildingPlaced(event.owner, event.place, building)
            self._fly(line, _placed(view, placed), here, there)
        for token in event.tokens:
            self._fly(
                line, _placed(view, TokenPlaced(event.owner, event.place, token)), here, there
            )

    def _fly(self, line: Timeline, piece: Piece, here: QPointF, there: QPointF) -> None:
        inks, side = inks_of(theme().name), SIDE * self._scene.map.unit

        def draw(painter: QPainter, area: QRectF) -> None:
            draw_piece(painter, area, piece, inks)

        line.add(theme().motion.move, self._carrying(draw, side, here, there))

    def _carrying(
        self, draw: Draw, side: float, here: QPointF, there: QPointF
    ) -> Callable[[float], None]:
        return lambda share: self._flyer.carry(draw, side, here + (there - here) * share)

    def _supply(self, seat: Seat) -> QPointF:
        return self._scene.spot(Target(TargetKind.SEAT, seat))

    # ------------------------------------------------------------ battle, points, cards
    def _add_battle(self, line: Timeline, view: Woodland, event: Event) -> None:
        """The dice roll in sight."""
        scene, motion = self._scene, theme().motion

        def show(share: float) -> None:
            if share == 0 or not scene.battle.isVisible() or isinstance(event, HitsDealt):
                scene.battle.show_fight(after(scene.battle.fight, event), view)
            if isinstance(event, DiceRolled):
                scene.battle.show_fight(after(scene.battle.fight, event), view)
                scene.battle.roll(share)

        line.add(motion.flip * 2 if isinstance(event, DiceRolled) else motion.fade, show)

    def _add_points(self, line: Timeline, event: Scored) -> None:
        track = self._scene.track
        line.add(
            theme().motion.fade, lambda share: track.shift(int(event.seat), event.points * share)
        )

    def _add_cards(self, line: Timeline, event: Event) -> None:
        tray = self._scene.tray
        if isinstance(event, CardsDrawn) and event.cards:
            here = tray.deck.sceneBoundingRect().center()
            line.add(
                theme().motion.fade, self._carrying(_card, 34.0, here, self._supply(event.seat))
            )
        elif isinstance(event, CardSpent):
            there = tray.discard.sceneBoundingRect().center()
            line.add(
                theme().motion.fade, self._carrying(_card, 34.0, self._supply(event.seat), there)
            )

    def _tidy(self) -> None:
        self._flyer.hide()
        self._scene.battle.roll(1.0)
        for seat in range(12):
            self._scene.track.shift(seat, 0.0)


def _piece(view: Woodland, seat: Seat, kind: PieceKind, count: int = 1) -> Piece:
    return Piece(
        id="", kind=kind, place=0, box=(0, 0, 0), seat=seat, folk=folk_of(view, seat), count=count
    )


def _placed(view: Woodland, event: WarriorsPlaced | BuildingPlaced | TokenPlaced) -> Piece:
    """The piece that comes from a supply."""
    if isinstance(event, WarriorsPlaced):
        return _piece(view, event.seat, PieceKind.WARRIORS, event.count)
    place: Place = event.place
    if isinstance(event, BuildingPlaced):
        made = event.building
        return Piece(
            id="", kind=PieceKind.BUILDING, place=place, box=(0, 0, 0), seat=made.seat,
            folk=folk_of(view, made.seat), word=made.kind, suit=made.suit,
        )  # fmt: skip
    token = event.token
    return Piece(
        id="", kind=PieceKind.TOKEN, place=place, box=(0, 0, 0), seat=token.seat,
        folk=folk_of(view, token.seat), word=token.kind, suit=token.suit,
        plot=token.plot, face_up=token.face_up,
    )  # fmt: skip


def _card(painter: QPainter, area: QRectF) -> None:
    """A card's back: what it is stays with those who may know."""
    glyph(painter, "deck", area, "accent")
