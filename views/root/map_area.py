"""The map: its places and pieces follow a view, light what can be chosen, tell what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import shiboken6
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Seat, Target, TargetKind
from rules.root.data import maps
from rules.root.enums import Faction
from rules.root.state import BURROW, CLEARINGS, FOREST, NOBODY, Place, Woodland, all_seats
from rules.root.woodland.ruling import ruler
from views.items.element import Element
from views.items.strokes import path_of, polar, round_of
from views.root import burrow, geometry, layout, phrases
from views.root.ground_item import GroundItem
from views.root.hand import Hand
from views.root.pieces import Folk, Piece, folk_of, middle_of, pieces_of
from views.root.place_item import MapItem, PieceItem, PlaceItem
from views.root.showing import RenderState
from views.root.targets import place_target
from views.theme import theme

Z_FOREST, Z_CLEARING, Z_PIECE = 0.0, 1.0, 2.0


class MapArea(QObject):
    """Owns the ground, the places and the pieces."""

    pressed = Signal(object)
    """A Target has been pressed that can be chosen."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._area = QRectF()
        self.ground = GroundItem()
        scene.addItem(self.ground)
        self.places: dict[Place, PlaceItem] = {}
        self.pieces: dict[str, PieceItem] = {}
        self._view: Woodland | None = None
        self._shown: tuple[object, ...] = ()
        self._form: tuple[str, bool] = ("", False)
        self._shows_rulers, self._tints = True, False
        self.made: Callable[[MapItem], object] = lambda item: None
        """Called with each new thing of the map."""

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Places and pieces as they are."""
        view = showing.view
        self._view = view
        self.ground.show_map(view.variant.map, view.suits)
        form = (view.variant.map, Faction.DUCHY in view.factions)
        if form != self._form:
            self._form = form
            self._make_places(view)
        pieces = pieces_of(view)
        shown = self._sight(view, pieces)
        if shown != self._shown:
            self._shown = shown
            self._show_pieces(view, pieces)
            self._show_places(view)

    def _sight(self, view: Woodland, pieces: list[Piece]) -> tuple[object, ...]:
        """All that places and pieces look like and are told by; while it stays, they stay."""
        rulers = [ruler(view, place) for place in self.places if place < FOREST]
        names = [phrases.folk_name(view, seat) for seat in all_seats(view)]
        style = (theme().name, theme().text, QLocale().name())
        return (self._form, pieces, rulers, sorted(view.scorched), names, style)

    def _make_places(self, view: Woodland) -> None:
        for old in self.places.values():
            shiboken6.delete(old)
        ids = list(CLEARINGS) + [FOREST + n for n in range(len(maps()[view.variant.map].forests))]
        if Faction.DUCHY in view.factions:
            ids.append(BURROW)
        self.places = {place: PlaceItem(place) for place in ids}
        for place, item in self.places.items():
            item.setZValue(Z_FOREST if place >= FOREST else Z_CLEARING)
            self._add(item)
        self._place_places()

    def _add(self, item: MapItem) -> None:
        self._scene.addItem(item)
        item.pressed.connect(self._item_pressed)
        self.made(item)

    def _show_pieces(self, view: Woodland, pieces: list[Piece]) -> None:
        found = {piece.id: piece for piece in pieces}
        for id in [id for id in self.pieces if id not in found]:
            shiboken6.delete(self.pieces.pop(id))
        for id, piece in found.items():
            if id not in self.pieces:
                item = self.pieces[id] = PieceItem(piece)
                item.setZValue(Z_PIECE)
                self._add(item)
            self._place_piece(self.pieces[id], piece)
            self.pieces[id].set_label(phrases.piece_label(view, piece))
        self.pieces = {id: self.pieces[id] for id in found}

    def _show_places(self, view: Woodland) -> None:
        for place, item in self.places.items():
            item.show_place(
                self.ruler_of(place),
                place in view.scorched,
                self._shows_rulers,
                self._tints,
                phrases.capital(phrases.place_name(view, place)) if place == BURROW else "",
            )
            here = self.pieces_in(place)
            item.bare(not here)
            item.set_label(phrases.place_label(view, place, here))

    def ruler_of(self, place: Place) -> Folk | None:
        """Who rules a clearing or the Burrow."""
        view = self._view
        if view is None or place >= FOREST:
            return None
        seat: Seat = ruler(view, place)
        return folk_of(view, seat) if seat != NOBODY else None

    def pieces_in(self, place: Place) -> list[Piece]:
        """The pieces of a place, in the order in which they are told."""
        return [item.piece for item in self.pieces.values() if item.piece.place == place]

    # ------------------------------------------------------------ overlays
    def set_rulers(self, on: bool) -> None:
        """Whether clearings bear the ring of their ruler."""
        self._shows_rulers = on
        self._again()

    def set_tints(self, on: bool) -> None:
        """Whether clearings wear the colour of their ruler."""
        self._tints = on
        self._again()

    def _again(self) -> None:
        if self._view is not None:
            self._show_places(self._view)

    # ------------------------------------------------------------ where it lies
    @property
    def unit(self) -> float:
        """Pixels of a unit of the map."""
        return self._area.width() / (geometry.RIGHT - geometry.LEFT)

    @property
    def area(self) -> QRectF:
        """The map in pixels of the table."""
        return self._area

    def place(self, area: QRectF) -> None:
        """The part of the table it takes."""
        if area == self._area:
            return
        self._area = area
        self.ground.place(area)
        self._place_places()
        for item in self.pieces.values():
            self._place_piece(item, item.piece)

    def lens(self) -> QTransform:
        """From units of the map to pixels of the table."""
        lens = QTransform()
        lens.translate(self._area.left(), self._area.top())
        lens.scale(self.unit, self.unit)
        lens.translate(-geometry.LEFT, -geometry.TOP)
        return lens

    def _place_places(self) -> None:
        lens, (map_id, _) = self.lens(), self._form
        for place, item in self.places.items():
            edge, spared = lens.map(_edge(map_id, place)), lens.map(_spared(map_id, place))
            tip = lens.map(QPointF(*geometry.glade(map_id, place))) if place >= FOREST else None
            item.take_form(lens.map(_outline(map_id, place)), self.unit, edge, tip, spared)

    def _place_piece(self, item: PieceItem, piece: Piece) -> None:
        item.show_piece(piece, self.lens().mapRect(piece.area), self.unit)

    def spot(self, place: Place) -> QPointF:
        """The middle of a place in pixels of the table."""
        assert self._view is not None
        return self.lens().map(middle_of(self._view, place))

    def spared(self, place: Place) -> QPainterPath:
        """The suit and the number of a place in pixels of the table: no mark may cover them."""
        return self.lens().map(_spared(self._form[0], place))

    # ------------------------------------------------------------ elements
    def elements(self) -> list[Element]:
        """Each place, and after it what lies there; clearings, forests, the Burrow."""
        found: list[Element] = []
        for place, item in self.places.items():
            found.append(item)
            found += [each for each in self.pieces.values() if each.piece.place == place]
        return found

    def item(self, target: Target) -> MapItem | None:
        """The thing of a target, if it lies on the map."""
        if target.kind is TargetKind.PLACE and isinstance(target.id, int):
            return self.places.get(target.id)
        if target.kind is TargetKind.PIECE:
            found = (each for each in self.pieces.values() if each.piece.target == target)
            return next(found, None)
        return None

    def shows(self, target: Target) -> bool:
        """Whether it lies on the map."""
        return self.item(target) is not None

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        is_asked = any(target.kind is TargetKind.PLACE for target in hand.open_targets)
        for item in self.places.values():
            target = item.target
            is_open = hand.is_open(target)
            is_chosen = hand.is_chosen(target)
            item.light(is_open, is_open, is_chosen, hand.why(target))
            item.dim(is_asked and not is_open and not is_chosen)
            item.description = hand.prospect(target)
        where = self._where_rivals_are(hand)
        for each in self.pieces.values():
            self._light_piece(each, hand, where)

    def _light_piece(self, item: PieceItem, hand: Hand, where: Place | None) -> None:
        """A piece is meant itself, or whose it is, or where it stands."""
        piece, ground = item.piece, place_target(item.piece.place)
        owner = Target(TargetKind.SEAT, piece.seat)
        is_rival = piece.place == where and hand.is_open(owner)
        own = owner if is_rival and not hand.is_open(piece.target) else piece.target
        item.meant = item.light_upon(hand, own, ground)

    def _where_rivals_are(self, hand: Hand) -> Place | None:
        """Where the pieces of a faction stand for it: in the place that was clicked last, or that
        of the pawn; None where no faction is to be chosen there."""
        if not any(target.kind is TargetKind.SEAT for target in hand.open_targets):
            return None
        clicked = (target.id for target in reversed(hand.path) if target.kind is TargetKind.PLACE)
        place = next(clicked, None)
        if isinstance(place, int):
            return place
        question, view = hand.question, self._view
        if question is None or view is None or not hand.path:
            return None
        return view.pawns[question.seat]

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        spoken = {id(item) for item in map(self.item, targets) if item is not None}
        for item in (*self.places.values(), *self.pieces.values()):
            item.speak_of(id(item) in spoken)

    def _item_pressed(self) -> None:
        item = self.sender()
        if isinstance(item, PlaceItem):
            self.pressed.emit(item.target)
        elif isinstance(item, PieceItem):
            self.pressed.emit(item.meant)


@cache
def _outline(map_id: str, place: Place) -> QPainterPath:
    """A place in units of the map."""
    if place == BURROW:
        return burrow.chamber(burrow.BURROW_AREA)
    if place >= FOREST:
        return path_of(geometry.region(map_id, place))
    path = QPainterPath()
    path.addEllipse(round_of(QPointF(*geometry.centres(map_id)[place]), geometry.RADIUS))
    return path


@cache
def _edge(map_id: str, place: Place) -> QPainterPath:
    """Forests are lit along their crowns, not along the paths."""
    if place < FOREST:
        return QPainterPath()
    return path_of(geometry.canopy(map_id, place).buffer(3).simplify(0.8))


@cache
def _spared(map_id: str, place: Place) -> QPainterPath:
    """Suits and numbers of clearings stay legible."""
    if place == BURROW:
        return QPainterPath()
    near = geometry.touching(map_id, place) if place >= FOREST else (place,)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for clearing in near:
        middle = QPointF(*geometry.centres(map_id)[clearing])
        badge = polar(middle, layout.BADGE_AT, layout.BADGE_FAR)
        number = polar(middle, layout.NUMBER_AT, layout.BADGE_FAR)
        path.addEllipse(round_of(badge, layout.BADGE + 1))
        path.addEllipse(round_of(number, layout.NUMBER + 1))
    return path
