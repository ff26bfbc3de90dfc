"""Which pieces stand where on the map: read from a view, in units of the map."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby

import msgspec
from PySide6.QtCore import QPointF, QRectF

from rules.kernel.steps import Seat, Target
from rules.root.data import maps
from rules.root.describe import building_target, token_target
from rules.root.enums import BuildingKind, Faction, Landmark, PlotKind, Suit, TokenKind
from rules.root.laws import laws
from rules.root.state import (
    BURROW,
    CLEARINGS,
    FOREST,
    NOWHERE,
    Building,
    Place,
    Token,
    Woodland,
    seats_of,
)
from views.root import geometry, layout
from views.root.burrow import BURROW_AREA, burrow_heap
from views.root.targets import (
    building_id,
    landmark_id,
    pawn_id,
    piece_target,
    ruin_id,
    token_id,
    warriors_id,
)

SUITED = (BuildingKind.BASE, BuildingKind.GARDEN)


class PieceKind(StrEnum):
    """What a thing on the map is: each kind has its own form."""

    WARRIORS = "warriors"
    BUILDING = "building"
    TOKEN = "token"
    PAWN = "pawn"
    RUIN = "ruin"
    ITEM = "item"
    LANDMARK = "landmark"


class Folk(msgspec.Struct, frozen=True):
    """Whose pieces: the faction, and whether it is the second Vagabond."""

    faction: Faction
    second: bool = False


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece, or several alike that lie on one another.

    `box`: left, top and side in units of the map; `called`: how the rules call it; `word`:
    the kind of building, token or landmark; `plot`: what a plot is, as far as it is known.
    """

    id: str
    kind: PieceKind
    place: Place
    box: tuple[float, float, float]
    seat: Seat = Seat(-1)
    folk: Folk | None = None
    count: int = 1
    word: str = ""
    suit: Suit = Suit.NONE
    plot: PlotKind = PlotKind.HIDDEN
    face_up: bool = False
    extra: bool = False
    called: Target | None = None

    @property
    def target(self) -> Target:
        """What a click on it means."""
        return self.called if self.called is not None else piece_target(self.id)

    @property
    def area(self) -> QRectF:
        """Where it lies."""
        left, top, side = self.box
        return QRectF(left, top, side, side)


def folk_of(view: Woodland, seat: Seat) -> Folk:
    """Whose pieces a seat has."""
    faction = view.factions[seat]
    return Folk(faction, faction is Faction.VAGABOND and seats_of(view, faction)[0] != seat)


def pieces_of(view: Woodland) -> list[Piece]:
    """All pieces of the map, place by place, in the order in which they are told."""
    found: list[Piece] = []
    for place in CLEARINGS:
        found += pieces_at(view, place)
    for number in range(len(maps()[view.variant.map].forests)):
        found += _pawns(view, FOREST + number)
    if Faction.DUCHY in view.factions:
        found += _in_burrow(view)
    return found


def pieces_at(view: Woodland, place: Place) -> list[Piece]:
    """Landmarks, ruin and buildings, warriors, pawns, tokens of a clearing."""
    middle = QPointF(*geometry.centres(view.variant.map)[place])
    return [
        *_landmarks(view, place, middle),
        *_slots(view, place, middle),
        *_warriors(view, place, middle),
        *_pawns(view, place),
        *_tokens(view, place, middle),
    ]


def _box(area: QRectF, middle: QPointF) -> tuple[float, float, float]:
    return area.left() + middle.x(), area.top() + middle.y(), area.width()


def _landmarks(view: Woodland, place: Place, middle: QPointF) -> Iterator[Piece]:
    here = [landmark for landmark, spot in view.landmarks if spot == place]
    for landmark, area in zip(here, layout.landmarks(len(here)), strict=True):
        yield Piece(
            id=landmark_id(landmark),
            kind=PieceKind.LANDMARK,
            place=place,
            box=_box(area, middle),
            word=landmark,
            count=_items_at(view, landmark),
        )


def _items_at(view: Woodland, landmark: Landmark) -> int:
    """The Forge shows how many items lie on it, the Market how many cards."""
    counts = {
        Landmark.LEGENDARY_FORGE: len(view.forge),
        Landmark.BLACK_MARKET: len(view.market),
    }
    return counts.get(landmark, 1)


def _slots(view: Woodland, place: Place, middle: QPointF) -> Iterator[Piece]:
    printed = layout.slots(slots_of(view, place))
    if place in view.ruins:
        yield Piece(
            id=ruin_id(place),
            kind=PieceKind.RUIN,
            place=place,
            box=_box(printed.pop(0), middle),
            count=len(view.ruins[place]),
        )
    extra = layout.slots(0, True)
    for number, building in enumerate(view.buildings[place]):
        room = extra if building.extra else printed
        area = room.pop(0) if room else layout.slots(0, True)[0]
        yield _building(view, place, number, building, _box(area, middle))
    for (seat, number), area in zip(_items_in_slots(view, place), printed, strict=False):
        yield Piece(
            id=f"item:{place}:{seat}:{number}",
            kind=PieceKind.ITEM,
            place=place,
            box=_box(area, middle),
            seat=seat,
            folk=folk_of(view, seat),
        )


def _items_in_slots(view: Woodland, place: Place) -> Iterator[tuple[Seat, int]]:
    """Slots that an automaton has filled with items for good (9)."""
    for number, law in enumerate(laws(view)):
        seat = Seat(number)
        for count in range(law.fills_slots(view, seat, place)):
            yield seat, count


def _building(
    view: Woodland,
    place: Place,
    number: int,
    building: Building,
    box: tuple[float, float, float],
) -> Piece:
    return Piece(
        id=building_id(place, number),
        kind=PieceKind.BUILDING,
        place=place,
        box=box,
        seat=building.seat,
        folk=folk_of(view, building.seat),
        word=building.kind,
        suit=building.suit if building.kind in SUITED else Suit.NONE,
        extra=building.extra,
        called=building_target(place, building),
    )


def _warriors(view: Woodland, place: Place, middle: QPointF) -> Iterator[Piece]:
    here = [(Seat(s), count) for s, count in enumerate(view.warriors[place]) if count]
    for (seat, count), area in zip(here, layout.heaps(len(here)), strict=True):
        yield _heap(view, place, seat, count, _box(area, middle))


def _heap(
    view: Woodland, place: Place, seat: Seat, count: int, box: tuple[float, float, float]
) -> Piece:
    return Piece(
        id=warriors_id(place, seat),
        kind=PieceKind.WARRIORS,
        place=place,
        box=box,
        seat=seat,
        folk=folk_of(view, seat),
        count=count,
    )


def _pawns(view: Woodland, place: Place) -> Iterator[Piece]:
    here = [Seat(s) for s, spot in enumerate(view.pawns) if spot == place and spot != NOWHERE]
    if place >= FOREST:
        middle = QPointF(*geometry.glade(view.variant.map, place))
        boxes = [layout.square(QPointF(60.0 * n, 0), layout.PAWN) for n in range(len(here))]
    else:
        middle = QPointF(*geometry.centres(view.variant.map)[place])
        boxes = layout.pawns(len(here))
    for seat, area in zip(here, boxes, strict=True):
        yield Piece(
            id=pawn_id(seat),
            kind=PieceKind.PAWN,
            place=place,
            box=_box(area, middle),
            seat=seat,
            folk=folk_of(view, seat),
        )


def _tokens(view: Woodland, place: Place, middle: QPointF) -> Iterator[Piece]:
    numbered = list(enumerate(view.tokens[place]))
    piles = [list(pile) for _, pile in groupby(numbered, key=_pile_of)]
    heaps = sum(count > 0 for count in view.warriors[place])
    for pile, area in zip(piles, layout.tokens(len(piles), heaps), strict=True):
        number, token = pile[0]
        yield Piece(
            id=token_id(place, number),
            kind=PieceKind.TOKEN,
            place=place,
            box=_box(area, middle),
            seat=token.seat,
            folk=folk_of(view, token.seat),
            count=len(pile),
            word=token.kind,
            suit=token.suit if token.kind is TokenKind.TRADE_POST else Suit.NONE,
            plot=token.plot,
            face_up=token.face_up,
            called=token_target(place, token),
        )


def _pile_of(numbered: tuple[int, Token]) -> tuple[object, ...]:
    """Wood lies in one pile; every other token by itself."""
    number, token = numbered
    return (token.seat, token.kind, -1 if token.kind is TokenKind.WOOD else number)


def _in_burrow(view: Woodland) -> Iterator[Piece]:
    here = [(Seat(s), count) for s, count in enumerate(view.warriors[BURROW]) if count]
    for seat, count in here:
        yield _heap(view, BURROW, seat, count, burrow_heap())


def slots_of(view: Woodland, place: Place) -> int:
    """The printed slots of a clearing."""
    return maps()[view.variant.map].clearings[place - 1].slots


def middle_of(view: Woodland, place: Place) -> QPointF:
    """The middle of any place."""
    if place == BURROW:
        return BURROW_AREA.center()
    if place >= FOREST:
        return QPointF(*geometry.glade(view.variant.map, place))
    return QPointF(*geometry.centres(view.variant.map)[place])
