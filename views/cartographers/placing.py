"""Placing a shape: which terrain, which shape, how it lies, where; no drawing, no rule.

What may be placed comes with the question as sets of places; here they are only picked from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.placements import SKILLED, Chain, Draw, Group, Placements, Terrains
from rules.cartographers.maps.shapes import Cells
from rules.kernel.steps import Action
from views.cartographers.geometry import Snap, centre, lying_at
from views.cartographers.spaces import spaces

Offset = tuple[int, int]


class Offered(msgspec.Struct, frozen=True):
    """What one question allows, sorted by how the table shows it."""

    places: Placements | None = None
    destroys: int = 0
    skills: tuple[str, ...] = ()
    closing: Action | None = None
    """Done, pass or whatever needs no place: the one button that ends the decision."""


def sort_actions(actions: Sequence[Action]) -> Offered:
    """The parts of a sequence of actions; placements stay unlisted."""
    places: Placements | None = None
    rest: list[Action] = []
    for part in actions.parts if isinstance(actions, Chain) else (actions,):
        if isinstance(part, Placements):
            places = part if part else places
        else:
            rest += part
    drawn = [action for action in rest if isinstance(action, Draw)]
    destroys = 0
    for action in rest:
        destroys |= action.cells if isinstance(action, Destroy) else 0
    return Offered(
        places or _gathered(drawn),
        destroys,
        tuple(action.skill for action in rest if isinstance(action, UseSkill)),
        next((a for a in rest if not isinstance(a, Draw | Destroy | UseSkill)), None),
    )


def _gathered(drawn: Sequence[Draw]) -> Placements | None:
    """Drawings that were listed one by one."""
    if not drawn:
        return None
    groups = [Group(draw.shape, draw.cells, 1, draw.marks) for draw in drawn]
    return Placements(groups, tuple(dict.fromkeys(draw.terrains for draw in drawn)))


class Lying(msgspec.Struct, frozen=True):
    """How a shape lies: its spaces with the box at (0, 0), and what a hero marks from there."""

    cells: Cells
    marks: Cells = ()

    def turned(self) -> Lying:
        """A quarter turn clockwise."""
        return _settled([(c, -r) for r, c in self.cells], [(c, -r) for r, c in self.marks])

    def mirrored(self) -> Lying:
        """Left and right exchanged."""
        return _settled([(r, -c) for r, c in self.cells], [(r, -c) for r, c in self.marks])

    @property
    def size(self) -> tuple[int, int]:
        """Height and width of the box."""
        return max(r for r, _ in self.cells) + 1, max(c for _, c in self.cells) + 1


def _settled(cells: Sequence[Offset], marks: Sequence[Offset]) -> Lying:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    moved = [tuple(sorted((r - top, c - left) for r, c in part)) for part in (cells, marks)]
    return Lying(*moved)


def lying_of(cells: int, stride: int) -> Lying:
    """A set of spaces as a shape."""
    return _settled(list(spaces(cells, stride)), ())


class Spot(msgspec.Struct, frozen=True):
    """One place for a shape as it lies."""

    cells: int
    marks: int = 0


class Placing:
    """The ghost of one drawing: picked, turned, moved, laid down, taken up again."""

    def __init__(
        self,
        land: Land,
        places: Placements,
        printed: Mapping[int, Lying],
        overhangs: bool = False,
        make: Callable[[Terrains, int, Spot], Action] | None = None,
    ) -> None:
        """`printed` gives the shapes as they stand on the card; a shape not in it lies as found."""
        self.land = land
        self.places = places
        self.overhangs = overhangs
        self._make = make or _draw
        self.terrains = places.terrains
        self.shapes = tuple(dict.fromkeys(group.shape for group in places.groups))
        self._legal = {shape: self._legal_of(shape) for shape in self.shapes}
        self._printed = {s: printed.get(s) or self._found(s) for s in self.shapes}
        self._laid: dict[tuple[int, Lying], tuple[dict[int, Spot], Snap]] = {}
        self.terrain = self.terrains[0]
        self.shape = self.shapes[0]
        self.lying = self._printed[self.shape]
        self.hold = (land.cols / 2, land.rows / 2)
        """Where the pointer holds the shape, in spaces."""
        self.ghost = Spot(0)
        self.is_legal = False
        self.is_placed = False
        self._lie_open()

    # ------------------------------------------------------------ what is legal
    def _legal_of(self, shape: int) -> frozenset[tuple[int, int]]:
        found = set()
        for group in self.places.groups:
            if group.shape == shape:
                found |= {(cells, group.marks) for cells in places_of(group)}
        return frozenset(found)

    def _found(self, shape: int) -> Lying:
        group = next(group for group in self.places.groups if group.shape == shape)
        return lying_of(group.cells, self.land.stride)

    def printed(self, shape: int) -> Lying:
        """A shape as it stands on the card."""
        return self._printed[shape]

    def spots(self) -> dict[int, Spot]:
        """The legal places of the shape as it lies, in reading order."""
        return self._here()[0]

    def _here(self) -> tuple[dict[int, Spot], Snap]:
        key = (self.shape, self.lying)
        if key not in self._laid:
            found = {spot.cells: spot for spot in self._all_spots()}
            self._laid[key] = (found, Snap(found, self.land.stride))
        return self._laid[key]

    def _all_spots(self) -> list[Spot]:
        legal = self._legal[self.shape]
        height, width = self.lying.size
        over_rows, over_cols = (height - 1, width - 1) if self.overhangs else (0, 0)
        found = []
        for row in range(-over_rows, self.land.rows - height + over_rows + 1):
            for col in range(-over_cols, self.land.cols - width + over_cols + 1):
                spot = self._spot_at(row, col)
                if (spot.cells, spot.marks) in legal:
                    found.append(spot)
        return found

    def _spot_at(self, row: int, col: int) -> Spot:
        cells, marks = self.lying.cells, self.lying.marks
        return Spot(self._mask(cells, row, col), self._mask(marks, row, col))

    def _mask(self, offsets: Cells, row: int, col: int) -> int:
        rows, cols, stride = self.land.rows, self.land.cols, self.land.stride
        return sum(
            1 << (row + r) * stride + col + c
            for r, c in offsets
            if 0 <= row + r < rows and 0 <= col + c < cols
        )

    # ------------------------------------------------------------ picking
    def choose_terrain(self, terrain: Terrains) -> None:
        """Another terrain for the same shape in the same place."""
        if terrain in self.terrains:
            self.terrain = terrain

    def next_terrain(self, step: int = 1) -> None:
        """The next terrain of the card."""
        at = self.terrains.index(self.terrain)
        self.terrain = self.terrains[(at + step) % len(self.terrains)]

    def choose_shape(self, shape: int) -> None:
        """Another shape of the card, as printed."""
        if shape in self.shapes and shape != self.shape:
            self.shape = shape
            self.lying = self._printed[shape]
            self._lie_open()

    def next_shape(self, step: int = 1) -> None:
        """The next shape of the card."""
        at = self.shapes.index(self.shape)
        self.choose_shape(self.shapes[(at + step) % len(self.shapes)])

    def turn(self, step: int = 1) -> None:
        """A quarter turn clockwise, or back; the shape is taken up first."""
        lying = self.lying
        for _ in range(step % 4):
            lying = lying.turned()
        self._lie(lying)

    def mirror(self) -> None:
        """Left and right exchanged."""
        self._lie(self.lying.mirrored())

    def _lie_open(self) -> None:
        """Lies as it is if that fits anywhere, else turned or mirrored so that it does."""
        start = lying = self.lying
        for number in range(8):
            self.lying = lying
            if self.spots():
                break
            lying = lying.turned().mirrored() if number == 3 else lying.turned()
        else:
            self.lying = start
        self.is_placed = False
        self._settle()

    def _lie(self, lying: Lying) -> None:
        self.lying = lying
        self.is_placed = False
        self._settle()

    # ------------------------------------------------------------ moving
    def point(self, x: float, y: float, free: bool = False) -> None:
        """The pointer holds the shape here; the ghost lies at the nearest legal place or `free`."""
        self.hold = (x, y)
        self.is_placed = False
        self._settle(held=self.ghost.cells, free=free)

    def _settle(self, held: int = 0, free: bool = False) -> None:
        spots, snap = self._here()
        if free or not spots:
            self.ghost = self.under()
        else:
            self.ghost = spots[snap.nearest(*self.hold, held=held)]
        self.is_legal = self.ghost.cells in spots

    def under(self) -> Spot:
        """The shape exactly under the pointer, kept on the map, legal or not."""
        x, y = self.hold
        at_corner = self._spot_at(0, 0).cells
        cells = lying_at(at_corner, (self.land.rows, self.land.cols), x, y)
        row, col = next(spaces(cells, self.land.stride))
        first = next(spaces(at_corner, self.land.stride))
        return self._spot_at(row - first[0], col - first[1])

    def move(self, across: int, down: int, free: bool = False) -> None:
        """One step by key: to the next legal place that way, or `free` by one space."""
        x, y = centre(self.ghost.cells, self.land.stride)
        if free or not self.is_legal:
            self.point(x + across, y + down, free=free or not self.spots())
            return
        spots, snap = self._here()
        self._take(spots[snap.step(self.ghost.cells, across, down)])

    def cycle(self, step: int) -> None:
        """The next legal place in reading order, round and round."""
        if not self.spots():
            self._lie_open()
            return
        order = list(self.spots())
        at = order.index(self.ghost.cells) + step if self.is_legal else 0
        self._take(self.spots()[order[at % len(order)]])

    def go_to(self, index: int) -> None:
        """The legal place of this number in reading order; -1 is the last."""
        order = list(self.spots())
        if order:
            self._take(self.spots()[order[index]])

    def _take(self, spot: Spot) -> None:
        self.ghost, self.is_legal, self.is_placed = spot, True, False
        self.hold = centre(spot.cells, self.land.stride)

    # ------------------------------------------------------------ laying down
    def place(self) -> bool:
        """Lays the ghost down where it is, if that is legal."""
        self.is_placed = self.is_legal
        return self.is_placed

    def take_up(self) -> bool:
        """Takes it up again; False when nothing lay there."""
        was, self.is_placed = self.is_placed, False
        return was

    def action(self) -> Action | None:
        """The part of an answer that the ghost stands for; None while it lies nowhere legal."""
        return self._make(self.terrain, self.shape, self.ghost) if self.is_legal else None

    def covered(self) -> int:
        """Every space that some legal place of the shape as it lies covers."""
        mask = 0
        for cells in self.spots():
            mask |= cells
        return mask

    def heat(self) -> dict[int, int]:
        """Space -> how many legal places of the shape as it lies cover it."""
        counts: dict[int, int] = {}
        for cells in self.spots():
            while cells:
                low = cells & -cells
                counts[low] = counts.get(low, 0) + 1
                cells ^= low
        return counts


def places_of(group: Group) -> list[int]:
    """Every legal place of one orientation."""
    found, anchors = [], group.anchors
    while anchors:
        low = anchors & -anchors
        found.append(group.cells * low)
        anchors ^= low
    return found


def _draw(terrains: Terrains, shape: int, spot: Spot) -> Action:
    return Draw(terrains, shape, spot.cells, spot.marks)


def destroying(land: Land, cells: int) -> Placing:
    """Pointing at one space to be destroyed works like placing a shape of one space."""
    places = Placements((Group(SKILLED, 1, cells),), ((),))
    return Placing(land, places, {}, make=lambda _terrains, _shape, spot: Destroy(spot.cells))
