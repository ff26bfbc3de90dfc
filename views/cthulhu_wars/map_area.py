"""The chart: its areas and pieces follow a view, light what can be chosen, tell what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import shiboken6
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from rules.cthulhu_wars.asking import area_target
from rules.cthulhu_wars.battle.events import BattleBegan
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.earth.geography import globe
from rules.cthulhu_wars.state import NOBODY, Area, Earth
from rules.kernel.steps import Event, Seat, Target, TargetKind
from views.cthulhu_wars import layout, overlays, phrases
from views.cthulhu_wars.ground_item import GroundItem
from views.cthulhu_wars.ground_paint import SHEET
from views.cthulhu_wars.hand import Hand
from views.cthulhu_wars.layers import Dangers, Lights, Names, Pointers
from views.cthulhu_wars.map_item import AreaItem, PieceItem
from views.cthulhu_wars.names_paint import grown, name_boxes
from views.cthulhu_wars.overlays import Reach
from views.cthulhu_wars.pieces import Piece, PieceKind, pieces_of
from views.cthulhu_wars.showing import RenderState
from views.items.element import Element
from views.items.lit_item import LitItem
from views.theme import theme

Z_AREA = 0.0
Z_PIECE = {
    PieceKind.GATE: 1.0,
    PieceKind.TOKEN: 2.0,
    PieceKind.FIGURES: 2.0,
    PieceKind.HOLDER: 2.5,
}


class MapArea(QObject):
    """Owns the chart, what lies over it, the areas and the pieces."""

    pressed = Signal(object)
    """A Target has been pressed that can be chosen."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._sheet = QRectF()
        self.ground, self.lights, self.pointers = GroundItem(), Lights(), Pointers()
        self.names, self.dangers = Names(), Dangers()
        self._layers = (self.lights, self.pointers, self.names, self.dangers)
        for item in (self.ground, *self._layers):
            scene.addItem(item)
        self.areas: dict[Area, AreaItem] = {}
        self.pieces: dict[str, PieceItem] = {}
        self._view: Earth | None = None
        self._map = ""
        self._shown: tuple[object, ...] = ()
        self._shows_control, self._shows_threats, self._shows_reach = False, False, True
        self.rival: Seat = NOBODY
        """Whose the figure is that was pressed last."""
        self.made: Callable[[LitItem], object] = lambda item: None
        """Called with each new thing of the chart."""

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Areas and pieces as they are."""
        view = self._view = showing.view
        self.lights.show_battle(view.battle.area if view.battle is not None else None)
        self.ground.show_map(view.variant.map)
        if view.variant.map != self._map:
            self._map = view.variant.map
            for layer in self._layers:
                layer.show_map(self._map)
            self._make_areas()
        self._follow()

    def follow(self, events: Sequence[Event]) -> None:
        """A battle has begun: where it is fought is seen while it is."""
        for event in events:
            if isinstance(event, BattleBegan):
                self.lights.show_battle(event.spot.area)

    def _follow(self) -> None:
        """Pieces and labels, where something about them has changed."""
        view = self._view
        if view is None or self._sheet.isEmpty():
            return
        pieces = pieces_of(view, name_boxes(self._map, self.unit, grown(theme().text)))
        shown = (pieces, theme().name, theme().text, QLocale().name(), self._lens_key())
        if shown == self._shown:
            return
        if shown[1:] != self._shown[1:]:
            for layer in self._layers:  # names grow with the letters, and what is lit at them
                layer.look_again()
        self._shown = shown
        self._show_pieces(view, pieces)
        for area, item in self.areas.items():
            item.set_label(phrases.area_sentence(view, area, self.pieces_in(area)))
        self._show_overlays()

    def _lens_key(self) -> tuple[float, ...]:
        return (self._sheet.left(), self._sheet.top(), self._sheet.width())

    def _make_areas(self) -> None:
        for old in self.areas.values():
            shiboken6.delete(old)
        self.areas = {area: AreaItem(area) for area in range(len(maps()[self._map].areas))}
        for item in self.areas.values():
            item.setZValue(Z_AREA)
            self._add(item)
        self._place_areas()
        for layer in (self.lights, self.pointers):
            layer.follow(self.areas.values())

    def _add(self, item: LitItem) -> None:
        self._scene.addItem(item)
        item.pressed.connect(self._item_pressed)
        self.made(item)

    def _show_pieces(self, view: Earth, pieces: list[Piece]) -> None:
        found = {piece.id: piece for piece in pieces}
        for id in [id for id in self.pieces if id not in found]:
            shiboken6.delete(self.pieces.pop(id))
        lens = self.lens()
        for id, piece in found.items():
            if id not in self.pieces:
                item = self.pieces[id] = PieceItem(piece)
                item.setZValue(Z_PIECE[piece.kind])
                self._add(item)
            self.pieces[id].show_piece(piece, lens.mapRect(piece.place), self.unit)
            self.pieces[id].set_label(phrases.piece_sentence(view, piece))
        self.pieces = {id: self.pieces[id] for id in found}

    def pieces_in(self, area: Area) -> list[Piece]:
        """The pieces of an area, in the order in which they are told."""
        return [item.piece for item in self.pieces.values() if item.piece.area == area]

    # ------------------------------------------------------------ overlays
    def set_control(self, on: bool) -> None:
        """Whether areas wear the colour of who holds their gate."""
        self._shows_control = on
        self._show_overlays()

    def set_threats(self, on: bool) -> None:
        """Whether cultists that could be captured bear the signs of the captors."""
        self._shows_threats = on
        self._show_overlays()

    def set_reach(self, on: bool) -> None:
        """Whether arrows show where a unit can go that has been picked."""
        self._shows_reach = on
        if not on:
            self.pointers.show_reach(None)

    def _show_overlays(self) -> None:
        view = self._view
        if view is None:
            return
        pieces = [item.piece for item in self.pieces.values()]
        self.lights.show_control(overlays.control(view) if self._shows_control else [])
        self.dangers.show_threats(pieces, overlays.threats(view) if self._shows_threats else [])

    # ------------------------------------------------------------ where it lies
    @property
    def unit(self) -> float:
        """Pixels of a unit of the map."""
        return max(0.1, self._sheet.width() / SHEET.width())

    @property
    def area(self) -> QRectF:
        """The sheet in pixels of the table."""
        return self._sheet

    def place(self, sheet: QRectF) -> None:
        """The part of the table it takes."""
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self.ground.place(sheet)
        self._place_areas()
        for layer in self._layers:  # they are as large as what they show, so that lies there first
            layer.place(sheet, self.lens())
        self._follow()

    def lens(self) -> QTransform:
        """From units of the map to pixels of the table."""
        lens = QTransform()
        lens.translate(self._sheet.left(), self._sheet.top())
        lens.scale(self.unit, self.unit)
        lens.translate(-SHEET.left(), -SHEET.top())
        return lens

    def _place_areas(self) -> None:
        lens = self.lens()
        for area, item in self.areas.items():
            item.take_form(lens.map(overlays.form(self._map, area)), self.unit)

    def spot(self, area: Area) -> QPointF:
        """The middle of an area, where its gate is, in pixels of the table."""
        return self.lens().map(QPointF(*layout.spot(self._map, area)))

    # ------------------------------------------------------------ elements
    def elements(self) -> list[Element]:
        """Each area, and after it what stands there."""
        found: list[Element] = []
        for area, item in self.areas.items():
            found.append(item)
            found += [each for each in self.pieces.values() if each.piece.area == area]
        return found

    def item(self, target: Target) -> LitItem | None:
        """The thing of a target, if it lies on the chart."""
        if target.kind is TargetKind.PLACE:
            return next((i for i in self.areas.values() if i.target == target), None)
        if target.kind is TargetKind.PIECE:
            return self.pieces.get(str(target.id))
        return None

    def shows(self, target: Target) -> bool:
        """Whether it lies on the chart."""
        return self.item(target) is not None

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        for item in self.areas.values():
            target = item.target
            is_open = hand.is_open(target)
            item.light(is_open, is_open, hand.is_chosen(target), hand.why(target))
            item.description = hand.prospect(target)
        where = self._where_rivals_are(hand)
        for each in self.pieces.values():
            self._light_piece(each, hand, where)
        self._offer_reach(hand)

    def _light_piece(self, item: PieceItem, hand: Hand, where: Area | None) -> None:
        """A piece is meant itself, or whose it is, or where it stands."""
        piece, ground = item.piece, area_target(item.piece.area)
        owner = Target(TargetKind.SEAT, piece.seat)
        is_rival = piece.area == where and hand.is_open(owner)
        own = owner if is_rival and not hand.is_open(piece.target) else piece.target
        item.meant = item.light_upon(hand, own, ground)

    def _where_rivals_are(self, hand: Hand) -> Area | None:
        """Where the figures of a faction stand for it: in the area that was clicked last."""
        clicked = [target for target in hand.path if target.kind is TargetKind.PLACE]
        return int(str(clicked[-1].id)) if clicked else None

    def _offer_reach(self, hand: Hand) -> None:
        """Arrows from a figure that has been picked to the areas next to it that are open."""
        last = hand.path[-1] if hand.path else None
        item = self.item(last) if last is not None else None
        if not self._shows_reach or not isinstance(item, PieceItem):
            self.pointers.show_reach(None)
            return
        source = item.piece.area
        near = globe(self._map).near[source]
        targets = tuple(area for area in near if hand.is_open(self.areas[area].target))
        self.pointers.show_reach(Reach(source, targets) if targets else None)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        spoken = {id(item) for item in map(self.item, targets) if item is not None}
        for item in (*self.areas.values(), *self.pieces.values()):
            item.speak_of(id(item) in spoken)

    def _item_pressed(self) -> None:
        item = self.sender()
        self.rival = item.piece.seat if isinstance(item, PieceItem) else NOBODY
        if isinstance(item, AreaItem):
            self.pressed.emit(item.target)
        elif isinstance(item, PieceItem):
            self.pressed.emit(item.meant)
