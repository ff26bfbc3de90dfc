"""The Earth in words: areas, figures, gates. For the map, screen readers and hover notes."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QCoreApplication

from models.translate import filled, number_text, sentences, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.describe import place_name, who
from rules.cthulhu_wars.earth.geography import glyph, is_ocean, neighbours
from rules.cthulhu_wars.enums import Glyph
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat
from views.cthulhu_wars.pieces import Piece, PieceKind

translate = QCoreApplication.translate


def area_label(id: str) -> str:
    """The name of an area on the map."""
    return words(names.area_name(id))


def area_name(map_id: str, area: Area) -> str:
    """The same by its index."""
    return area_label(maps()[map_id].areas[area])


def capital(said: str) -> str:
    """A sentence begins with a capital."""
    return said[:1].upper() + said[1:]


def listed(parts: list[str]) -> str:
    """Things one after the other."""
    pair = translate("cthulhu_wars_board", "{before}, {next}")
    return reduce(lambda before, part: filled(pair, before=before, next=part), parts or [""])


def faction_name(view: Earth, seat: Seat) -> str:
    """Whose figures they are."""
    return words(who(view, seat))


# ---------------------------------------------------------------- areas
def area_sentence(view: Earth, area: Area, pieces: list[Piece]) -> str:
    """«South Asia, land, slashes. Gate held by Crawling Chaos. Crawling Chaos: 5 Acolytes.»"""
    head = listed([capital(words(place_name(view, area))), *_kind_of(view, area)])
    parts = [head, *_gate_of(pieces), *_forces(view, pieces), *_token_of(pieces)]
    return sentences(
        filled(translate("cthulhu_wars_board", "{sentence}."), sentence=p) for p in parts
    )


def _kind_of(view: Earth, area: Area) -> list[str]:
    """Ocean or land, and the sign printed there."""
    found = [
        translate("cthulhu_wars_board", "ocean")
        if is_ocean(view, area)
        else translate("cthulhu_wars_board", "land")
    ]
    told = {
        Glyph.CRESCENT: translate("cthulhu_wars_board", "crescent sign"),
        Glyph.CHEVRON: translate("cthulhu_wars_board", "chevron sign"),
        Glyph.SLASHES: translate("cthulhu_wars_board", "slashes sign"),
    }
    sign = told.get(glyph(view, area))
    return [*found, sign] if sign else found


def _gate_of(pieces: list[Piece]) -> list[str]:
    for piece in pieces:
        if piece.kind is PieceKind.GATE:
            return [capital(gate_words(piece))]
    return []


def _token_of(pieces: list[Piece]) -> list[str]:
    if any(piece.kind is PieceKind.TOKEN for piece in pieces):
        return [translate("cthulhu_wars_board", "Desecrated")]
    return []


def _forces(view: Earth, pieces: list[Piece]) -> list[str]:
    """The figures of each seat, the holder of the gate among them."""
    found: dict[Seat, list[str]] = {}
    for piece in pieces:
        if piece.kind in (PieceKind.FIGURES, PieceKind.HOLDER):
            found.setdefault(piece.seat, []).append(piece_words(piece))
    said = translate("cthulhu_wars_board", "{who}: {figures}")
    return [
        filled(said, who=faction_name(view, seat), figures=listed(parts))
        for seat, parts in sorted(found.items())
    ]


def near_words(view: Earth, area: Area) -> str:
    """What an area borders on."""
    near = listed([words(place_name(view, other)) for other in neighbours(view, area)])
    return filled(translate("cthulhu_wars_board", "Adjacent to {areas}."), areas=near)


# ---------------------------------------------------------------- pieces
def gate_words(piece: Piece) -> str:
    """A gate and who holds it."""
    if piece.faction is None:
        return translate("cthulhu_wars_board", "abandoned gate")
    name = words(names.faction_name(piece.faction))
    return filled(translate("cthulhu_wars_board", "gate controlled by {who}"), who=name)


def piece_words(piece: Piece) -> str:
    """What it is, without whose and where."""
    if piece.kind is PieceKind.GATE:
        return gate_words(piece)
    if piece.kind is PieceKind.TOKEN:
        return translate("cthulhu_wars_board", "desecration token")
    name = words(names.unit_name(piece.unit))
    if piece.kind is PieceKind.HOLDER:
        return filled(translate("cthulhu_wars_board", "{unit} on the gate"), unit=name)
    if piece.count == 1:
        return name
    said = translate("cthulhu_wars_board", "{count} × {unit}")
    return filled(said, count=number_text(piece.count), unit=name)


def piece_sentence(view: Earth, piece: Piece) -> str:
    """«Crawling Chaos: 5 × Acolyte, South Asia»."""
    what = piece_words(piece)
    if piece.kind in (PieceKind.FIGURES, PieceKind.HOLDER):
        said = translate("cthulhu_wars_board", "{who}: {figures}")
        what = filled(said, who=faction_name(view, piece.seat), figures=what)
    return listed([capital(what), words(place_name(view, piece.area))])
