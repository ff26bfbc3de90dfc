"""Which figures, gates and tokens stand where on the map: read from a view, in units of the map."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec
from PySide6.QtCore import QRectF

from rules.cthulhu_wars.asking import gate_target, holder_target, unit_target
from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.state import NOBODY, Area, Earth
from rules.kernel.steps import Seat, Target, TargetKind
from views.cthulhu_wars import layout
from views.cthulhu_wars.layout import NO_BOX, Box, Heap


class PieceKind(StrEnum):
    """What a thing on the map is: each kind has its own form."""

    GATE = "gate"
    HOLDER = "holder"
    FIGURES = "figures"
    TOKEN = "token"


TOKENS = 90
"""The heap of a desecration token stands apart from those of all seats."""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A thing, or several alike that stand together.

    `box`: left, top and side in units of the map; `unit`: the id of the kind; `faction`: whose,
    of a gate that of its holder.
    """

    id: str
    kind: PieceKind
    area: Area
    box: tuple[float, float, float]
    target: Target
    seat: Seat = NOBODY
    faction: Faction | None = None
    unit: str = ""
    rank: UnitClass = UnitClass.CULTIST
    count: int = 1

    @property
    def place(self) -> QRectF:
        """Where it stands."""
        left, top, side = self.box
        return QRectF(left, top, side, side)


def pieces_of(view: Earth, names: tuple[Box, ...] = ()) -> list[Piece]:
    """Everything on the map, area by area. `names`: where the names of the areas are printed."""
    found: list[Piece] = []
    for area in range(len(view.units)):
        found += pieces_at(view, area, names)
    return found


def pieces_at(view: Earth, area: Area, names: tuple[Box, ...] = ()) -> list[Piece]:
    """The gate, who stands on it, the figures by seat and class, the tokens."""
    return [*_gate(view, area), *_standing(view, area, names)]


def _square(x: float, y: float, side: float) -> tuple[float, float, float]:
    return x - side / 2, y - side / 2, side


def _gate(view: Earth, area: Area) -> Iterator[Piece]:
    gate = view.gates[area]
    if gate is None:
        return
    x, y = layout.gate(view.variant.map, area)
    seat = gate.holder
    faction = view.factions[seat] if seat >= 0 else None
    yield Piece(
        id=f"gate:{area}",
        kind=PieceKind.GATE,
        area=area,
        box=_square(x, y, 2 * layout.GATE),
        target=gate_target(area),
        seat=seat,
        faction=faction,
    )
    if faction is not None:
        made = kinds()[faction][gate.kind]
        yield Piece(
            id=f"holder:{area}",
            kind=PieceKind.HOLDER,
            area=area,
            box=_square(x, y, layout.HOLDER),
            target=holder_target(area),
            seat=seat,
            faction=faction,
            unit=made.id,
            rank=made.rank,
        )


def _standing(view: Earth, area: Area, names: tuple[Box, ...]) -> list[Piece]:
    """Heaps around the gate, each where the packing puts it."""
    loose = [*_heaps(view, area), *_tokens(view, area)]
    wanted = tuple(Heap(group, side) for _, group, side in loose)
    map_id, name = view.variant.map, names[area] if names else NO_BOX
    stands = layout.stands(map_id, area, wanted, name, layout.beside(map_id, area, names))
    return [
        msgspec.structs.replace(piece, box=_square(stand.x, stand.y, stand.side))
        for (piece, _, _), stand in zip(loose, stands, strict=True)
    ]


def _heaps(view: Earth, area: Area) -> Iterator[tuple[Piece, int, float]]:
    """The figures of each seat, the greatest first; who stands on the gate is not among them."""
    gate = view.gates[area]
    for seat, counts in enumerate(view.units[area]):
        faction = view.factions[seat]
        for kind in reversed(range(len(counts))):
            on_gate = gate is not None and (gate.holder, gate.kind) == (seat, kind)
            count = counts[kind] - on_gate
            if count < 1:
                continue
            made = kinds()[faction][kind]
            piece = Piece(
                id=f"unit:{area}:{seat}:{kind}",
                kind=PieceKind.FIGURES,
                area=area,
                box=(0, 0, 0),
                target=unit_target(area, Seat(seat), kind),
                seat=Seat(seat),
                faction=faction,
                unit=made.id,
                rank=made.rank,
                count=count,
            )
            yield piece, seat, layout.SIDES[made.rank]


def _tokens(view: Earth, area: Area) -> Iterator[tuple[Piece, int, float]]:
    """A desecration token."""
    for seat, board in enumerate(view.boards):
        if isinstance(board, YellowSignBoard) and area in board.tokens:
            id = f"token:{area}"
            piece = Piece(
                id=id,
                kind=PieceKind.TOKEN,
                area=area,
                box=(0, 0, 0),
                target=Target(TargetKind.PIECE, id),
                seat=Seat(seat),
                faction=view.factions[seat],
            )
            yield piece, TOKENS, layout.TOKEN
