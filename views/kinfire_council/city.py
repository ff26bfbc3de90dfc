"""The city: its spaces and what stands there follow a view, light up, tell what is pressed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import shiboken6
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kinfire_council.asking import location_target, space_target
from rules.kinfire_council.describe import space_name
from rules.kinfire_council.enums import Resource
from rules.kinfire_council.forecast.net import net
from rules.kinfire_council.goods import held
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.spaces import HEXES, all_spaces, fees, taxes
from rules.kinfire_council.state import NOBODY, SEEKER, Council
from views.items.element import Element
from views.items.panel import Panel
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.ground import Ground
from views.kinfire_council.hand import Hand
from views.kinfire_council.labels import space_brief, space_label, standing_label
from views.kinfire_council.piece_item import PieceItem
from views.kinfire_council.plan import Plan, plan, streets
from views.kinfire_council.showing import RenderState
from views.kinfire_council.space_face import face_of, tax_seat
from views.kinfire_council.space_item import Ghost, LocationItem, Nets, SpaceItem, Stance
from views.kinfire_council.space_letters import letters_for
from views.kinfire_council.standing import Kind, Standing, all_standing, spots
from views.kinfire_council.table_item import TableItem
from views.theme import SeatMark, theme

CALM = 0.6
"""Where more than this share of the spaces is lit, each is lit by a thin line."""


class City(QObject):
    """Owns the ground, the spaces, the rows of their locations, and all that stands on spaces."""

    pressed = Signal(object)
    """A Target has been pressed that can be chosen."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.ground = Ground()
        scene.addItem(self.ground)
        self.spaces: dict[str, SpaceItem] = {}
        self.rows: dict[str, LocationItem] = {}
        self._rows_of: dict[str, list[LocationItem]] = {}
        self.pieces: dict[Target, PieceItem] = {}
        self.plan: Plan | None = None
        self._hexes: dict[str, QRectF] = {}
        self._told: dict[str, tuple[object, ...]] = {}
        self._lies: tuple[object, ...] = ()
        self._written: tuple[object, ...] = ()
        self._found: Arrangement | None = None
        self._showing: RenderState | None = None
        self._streets, self._net, self._free, self._patrons = (False,) * 4
        self._pointed: Panel | None = None
        self._in_hand: tuple[Seat, int] | None = None
        """The piece that is to be placed: whose, which."""

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Spaces and pieces as they are."""
        self._showing = showing
        wanted = [each for each in all_spaces(showing.view) if each not in HEXES]
        for space in wanted:
            if space not in self.spaces:
                self._add_space(space)
        self._show_faces(showing)
        if self.plan is not None:
            self._show_pieces(showing)
        if self._streets:
            self._point(self._pointed)

    def _add_space(self, space: str) -> None:
        item = self.spaces[space] = SpaceItem(space)
        self._add(item)
        item.pointed.connect(self._point)
        for index in range(2):
            row = LocationItem(space, index)
            self.rows[str(row.target.id)] = row
            self._rows_of.setdefault(space, []).append(row)
            row.setVisible(False)
            self._add(row)

    def _add(self, item: TableItem) -> None:
        self._scene.addItem(item)
        item.pressed.connect(self._item_pressed)

    def _show_faces(self, showing: RenderState) -> None:
        view = showing.view
        due = self._fees_now(showing)
        there = self._counts(view)
        for space, item in self.spaces.items():
            face = face_of(view, space, due, there.get(space, 0))
            mark = None if face.patron == NOBODY else self.mark_of(face.patron)
            item.show_face(face, mark)
            item.topic = "spaces"
        self._write()

    def _write(self) -> None:
        """One size of names for all; rows lie below them."""
        found, laid = self._found, self.plan
        if found is None or laid is None:
            return
        faces = {space: item.face for space, item in self.spaces.items() if item.face is not None}
        said = tuple((face.name, face.tax, len(face.rows)) for face in faces.values())
        if (said, self._lies) != self._written:
            self._written = (said, self._lies)
            letters = letters_for(faces, laid.faces, found.scale, found.letters)
            for item in self.spaces.values():
                item.write_with(letters, found.letters)
        self._lay_rows()

    def _lay_rows(self) -> None:
        for row in self.rows.values():
            if row.isVisible():
                row.place(self.spaces[row.space].row_area(row.index))

    def _fees_now(self, showing: RenderState) -> tuple[int, ...]:
        """Taxes of the piece in the hand, else those of most pieces of whoever is meant."""
        if self._in_hand is not None:
            return fees(showing.view, *self._in_hand)
        return taxes(showing.view, tax_seat(showing.acting, showing.viewer))

    @staticmethod
    def _counts(view: Council) -> dict[str, int]:
        found: dict[str, int] = {}
        for each in all_standing(view):
            if each.kind is Kind.PIECE:
                found[each.space] = found.get(each.space, 0) + 1
        return found

    @staticmethod
    def _by_space(there: Iterable[Standing]) -> dict[str, list[Standing]]:
        found: dict[str, list[Standing]] = {}
        for each in there:
            found.setdefault(each.space, []).append(each)
        return found

    def mark_of(self, seat: int) -> SeatMark:
        """The colour and emblem of a seat."""
        names = self._showing.names if self._showing is not None else {}
        return theme().seat(seat, names.get(seat, str(seat + 1)))

    def _show_pieces(self, showing: RenderState) -> None:
        found = {each.target: each for each in all_standing(showing.view)}
        for target in [each for each in self.pieces if each not in found]:
            shiboken6.delete(self.pieces.pop(target))
        by_space = self._by_space(found.values())
        for space, there in by_space.items():
            for number, each in enumerate(there):
                self._show_piece(showing, each, self.spot_of(space, number, len(there)))
                self.pieces[each.target].setZValue(4 + number / 100)
        self.pieces = {target: self.pieces[target] for target in found}
        self._tell(showing, by_space)

    def _hold(self, piece: tuple[Seat, int] | None) -> None:
        """Another piece is in the hand: where it pays another tax the spaces tell."""
        showing = self._showing
        if showing is None or piece == self._in_hand:
            return
        before = self._fees_now(showing)
        self._in_hand = piece
        if self._fees_now(showing) != before:
            self._show_faces(showing)
            self._tell(showing, self._by_space(all_standing(showing.view)))

    def _tell(self, showing: RenderState, by_space: dict[str, list[Standing]]) -> None:
        """The labels of spaces about which something has changed."""
        language = QLocale().name()
        for space, item in self.spaces.items():
            there = by_space.get(space, [])
            about = (item.face, tuple(there), tuple(showing.names.values()), language)
            if self._told.get(space) != about:
                self._told[space] = about
                item.set_label(space_label(showing, item, there))
                item.brief = space_brief(showing, item, there)
                item.title = words(space_name(showing.view, space))

    def _show_piece(self, showing: RenderState, standing: Standing, spot: QRectF) -> None:
        item = self.pieces.get(standing.target)
        if item is None:
            item = self.pieces[standing.target] = PieceItem(standing)
            self._add(item)
        mark = self.mark_of(standing.seat) if standing.kind is Kind.PIECE else None
        item.show_standing(standing, mark, spot)
        item.set_label(standing_label(showing, standing))

    # ------------------------------------------------------------ where it lies
    def draw_plan(self, found: Arrangement) -> Plan:
        """Where its spaces will lie: others lie beside them."""
        assert self._showing is not None, "nothing is shown yet"
        items = item_set(self._showing.view)
        opens = (*(each.id for each in items.content.open_spaces), items.content.dealer.id)
        ways = streets(items.neighbours)
        self.plan = plan(found.city, found.scale, opens, items.tier_of, found.letters, ways)
        return self.plan

    def place(self, found: Arrangement, hexes: dict[str, QRectF]) -> None:
        """The part of the table it takes; `hexes`: where the Seekers' spaces lie."""
        showing = self._showing
        if showing is None or self.plan is None:
            return
        lies = (found, tuple(hexes.values()), theme().name, theme().text)
        if lies == self._lies:
            return
        self._lies, self._hexes, self._found = lies, hexes, found
        self.ground.lie(found.light.united(found.threats), self.plan)
        for space, item in self.spaces.items():
            face = self.plan.faces[space]
            item.lie(self.plan.cells[space], face, self.plan.ring(space), found.scale)
        for row in self.rows.values():
            row.scale_of_board = found.scale
        self._write()
        self._show_pieces(showing)

    def spot_of(self, space: str, number: int, count: int) -> QRectF:
        """Where the n-th of so many things stands on a space."""
        if space in self._hexes:
            ring = self._hexes[space]
            return spots(ring, ring, count, space.isdigit())[number]
        assert self.plan is not None
        return spots(self.plan.room(space), self.plan.ring(space), count, space.isdigit())[number]

    def spot(self, target: Target) -> QPointF | None:
        """The middle of a thing, in pixels of the table; None: it does not lie here."""
        item = self.item(target)
        if isinstance(item, PieceItem):
            return item.spot.center()
        if isinstance(item, SpaceItem) and self.plan is not None:
            return self.plan.ring(item.space).center()
        if target.kind is TargetKind.PLACE and target.id in self._hexes:
            return self._hexes[str(target.id)].center()
        return item.area.center() if item is not None else None

    # ------------------------------------------------------------ overlays
    def set_free(self, on: bool) -> None:
        """Whether taken spaces step back."""
        self._free = on
        self._lay_over()

    def set_net(self, on: bool) -> None:
        """Whether it is told how many coins each location leaves."""
        self._net = on
        self._lay_over()

    def set_patrons(self, on: bool) -> None:
        """Whether spaces wear the colour of who is paid there."""
        self._patrons = on
        self._lay_over()

    def set_streets(self, on: bool) -> None:
        """Whether the neighbours of the space that is pointed at are marked."""
        self._streets = on
        self._point(self._pointed)

    def _lay_over(self) -> None:
        for item in self.spaces.values():
            item.lay_over(self._nets(item), self._free, self._patrons)

    def _nets(self, item: SpaceItem) -> Nets:
        """The coins that a piece would leave there: the one in the hand, else the next one of
        whoever is meant."""
        showing, face = self._showing, item.face
        if not self._net or showing is None or face is None or not face.is_free:
            return ()
        seat, number = self._in_hand or self._next_piece(showing)
        if number < 0:
            return ()
        found = (net(showing.view, seat, number, item.space, n) for n in range(len(face.rows)))
        return tuple(each.goods[0] if each is not None else None for each in found)

    @staticmethod
    def _next_piece(showing: RenderState) -> tuple[Seat, int]:
        seat = tax_seat(showing.acting, showing.viewer)
        if seat == NOBODY or not showing.view.sheets:
            return seat, -1
        pieces = showing.view.sheets[seat].pieces
        home = (n for n in reversed(range(len(pieces))) if not pieces[n].space)
        return seat, next(home, -1)

    def _point(self, panel: Panel | None) -> None:
        """Where an arrest reaches from what is pointed at: to cultists and Rubble next to it, or
        to all neighbours where the overlay is on; then, while nothing is pointed at, all spaces
        from which a cultist is reached."""
        self._pointed = panel
        near: tuple[int, ...] = ()
        showing = self._showing
        if showing is not None and isinstance(panel, SpaceItem) and panel.space.isdigit():
            view, near = showing.view, item_set(showing.view).neighbours[int(panel.space)]
            if not self._streets:
                near = tuple(n for n in near if n in view.city or n in view.rubble)
        elif showing is not None and self._streets:
            beside = item_set(showing.view).neighbours
            near = tuple({n for each in showing.view.city for n in beside[each]})
        is_over = isinstance(panel, SpaceItem) and panel.is_hovered
        for space, item in self.spaces.items():
            item.give_way(is_over and item is not panel)
            item.bring_near(space.isdigit() and int(space) in near)

    # ------------------------------------------------------------ elements
    def elements(self) -> list[Element]:
        """Each space, and after it its rows and what stands there."""
        found: list[Element] = []
        standing: dict[str, list[PieceItem]] = {}
        for each in self.pieces.values():
            standing.setdefault(each.standing.space, []).append(each)
        for space, item in self.spaces.items():
            rows = [row for row in self._rows_of[space] if row.isVisible()]
            found += [item, *rows, *standing.pop(space, [])]
        for rest in standing.values():
            found += rest
        return found

    def item(self, target: Target) -> TableItem | None:
        """The thing of a target, if it lies here."""
        if target.kind is TargetKind.PIECE:
            return self.pieces.get(target)
        if target.kind is TargetKind.PLACE:
            id = str(target.id)
            return self.spaces.get(id) or self.rows.get(id)
        return None

    def shows(self, target: Target) -> bool:
        """Whether it lies here."""
        return self.item(target) is not None

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self._hold(hand.piece)
        asks = any(
            t.kind is TargetKind.PLACE and str(t.id) in self.spaces for t in hand.open_targets
        )
        ghost = self._ghost(hand) if asks else None
        lit = sum(hand.is_open(item.target) for item in self.spaces.values())
        self._offer_rows(hand)
        for item in self.spaces.values():
            target = item.target
            item.ask(asks)
            item.is_calm = lit > CALM * len(self.spaces)
            item.show_ghost(ghost, self._next_spot(item) if ghost is not None else QRectF())
            item.description = hand.prospect(target)
            is_open, is_chosen = hand.is_open(target), hand.is_chosen(target)
            why = hand.why(target) or (hand.explain(target) if asks and not is_chosen else "")
            item.light(is_open, is_chosen, "" if is_open else why)
            self._take_stance(item, hand, asks)
        self._lay_rows()
        if self._net:
            self._lay_over()
        for piece in self.pieces.values():
            self._light_piece(piece, hand)

    def _next_spot(self, item: SpaceItem) -> QRectF:
        """Where one more piece would stand."""
        there = sum(each.standing.space == item.space for each in self.pieces.values())
        return self.spot_of(item.space, there, there + 1)

    def _take_stance(self, item: SpaceItem, hand: Hand, asks: bool) -> None:
        """Only what is asked about is bright."""
        rows = [row for row in self._rows_of[item.space] if row.isVisible()]
        stance = Stance.ACTS if rows else Stance.USUAL
        if hand.question is not None and not rows and not asks:
            stance = Stance.HERE if self._acts(item.space) else Stance.QUIET
        lit = frozenset(row.index for row in rows if row.is_lit or row.is_chosen)
        face = item.face
        is_closed = asks and face is not None and not item.is_lit and not item.is_chosen
        is_dear = is_closed and face is not None and face.is_free and face.tax > self._purse(hand)
        item.take_stance(stance, lit, is_dear)

    def _acts(self, space: str) -> bool:
        """Whether the piece of this turn stands there."""
        showing = self._showing
        turn = showing.view.turn if showing is not None else None
        if showing is None or turn is None or turn.piece < 0:
            return False
        return showing.view.sheets[turn.seat].pieces[turn.piece].space == space

    def _purse(self, hand: Hand) -> int:
        """The coins of whoever is asked."""
        showing, question = self._showing, hand.question
        if showing is None or question is None:
            return 0
        return held(showing.view, question.seat, Resource.COIN)

    def _offer_rows(self, hand: Hand) -> None:
        for row in self.rows.values():
            is_open, why = hand.is_open(row.target), hand.why(row.target)
            row.ask(True)
            row.light(is_open, hand.is_chosen(row.target), why)
            row.description = hand.prospect(row.target)
            row.set_label(self._row_label(row))
            row.setVisible(self._has_row(row) and (is_open or bool(why) or row.is_chosen))

    def _ghost(self, hand: Hand) -> Ghost | None:
        """The piece in the hand, as it would stand."""
        target, showing = hand.held, self._showing
        if target is None or showing is None:
            return None
        seat, number = (int(part) for part in str(target.id).split(":")[1:])
        piece = showing.view.sheets[seat].pieces[number]
        return Ghost(self.mark_of(seat), number == SEEKER, piece.skill)

    def _has_row(self, row: LocationItem) -> bool:
        """Some spaces have one location only."""
        face = self.spaces[row.space].face
        return face is not None and row.index < len(face.rows)

    def _row_label(self, row: LocationItem) -> str:
        face = self.spaces[row.space].face
        names = face.row_names if face is not None else ()
        return names[row.index] if row.index < len(names) else str(row.index + 1)

    def _light_piece(self, item: PieceItem, hand: Hand) -> None:
        """A piece is meant itself, or where it stands, or what is done on the hexagon there."""
        own, space = item.target, item.standing.space
        places = [space_target(space)]
        places += [location_target(space, 0)] if space in HEXES else []
        below = next((each for each in places if hand.is_open(each)), None)
        is_open = hand.is_open(own)
        item.meant = own if is_open or below is None else below
        why = hand.why(own) or ("" if below is not None else hand.why(places[0]))
        item.light(is_open, hand.is_chosen(own), why, is_open or below is not None)
        item.description = hand.prospect(item.meant)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        spoken = {id(item) for item in map(self.item, targets) if item is not None}
        for item in (*self.spaces.values(), *self.rows.values(), *self.pieces.values()):
            item.speak_of(id(item) in spoken)

    def _item_pressed(self) -> None:
        item = self.sender()
        if isinstance(item, PieceItem):
            self.pressed.emit(item.meant)
        elif isinstance(item, TableItem):
            self.pressed.emit(item.target)
