"""Seekers and worker chits: what each of them can do, and in words (7)."""

from functools import lru_cache

import msgspec

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.describe import item_name
from rules.kinfire_council.enums import Flag, Skill
from rules.kinfire_council.names import skill_name
from rules.kinfire_council.printed.library import ItemSet, item_set
from rules.kinfire_council.printed.ops import FlagMod
from rules.kinfire_council.state import SEEKER, Council, Piece, Space


@lru_cache(maxsize=4096)
def _flags(items: ItemSet, skills: tuple[Skill | None, ...]) -> frozenset[Flag]:
    mods = [mod for skill in skills if skill is not None for mod in items.skills[skill].mods]
    return frozenset(mod.flag for mod in mods if isinstance(mod, FlagMod))


def flags_of(state: Council, seat: Seat, number: int) -> frozenset[Flag]:
    """The switches of a piece as it would be placed now, or was placed in this turn (7)."""
    turn, skill = state.turn, state.sheets[seat].pieces[number].skill
    if turn is None or turn.seat != seat:
        return _flags(item_set(state), (skill,))
    if turn.piece == number:
        return _flags(item_set(state), (turn.had, *turn.skills))
    return _flags(item_set(state), (skill, *turn.skills) if turn.piece < 0 else (skill,))


def skills_at_placing(state: Council) -> tuple[Skill, ...]:
    """The skills that count for the placement of this turn: those that the piece had when it was
    placed (7), and those of this turn."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    return turn.skills if turn.had is None else (turn.had, *turn.skills)


def has_piece(state: Council, seat: Seat) -> bool:
    """Whether a piece is on the sheet."""
    return any(not piece.space for piece in state.sheets[seat].pieces)


def distinct(state: Council, seat: Seat) -> list[int]:
    """The pieces on the sheet, of alike chits the one with the lowest number."""
    found: list[int] = []
    seen: list[Skill | None] = []
    for number, piece in enumerate(state.sheets[seat].pieces):
        if piece.space:
            continue
        if number == SEEKER:
            found.append(number)
        elif piece.skill not in seen:
            seen.append(piece.skill)
            found.append(number)
    return found


def alike(state: Council, seat: Seat, number: int) -> int:
    """The piece that stands for this one among alike ones."""
    pieces = state.sheets[seat].pieces
    if number == SEEKER or pieces[number].space:
        return number
    same = Piece("", pieces[number].skill)
    return next(at for at, piece in enumerate(pieces) if at != SEEKER and piece == same)


def put(state: Council, seat: Seat, number: int, space: Space) -> None:
    """A piece comes to a space."""
    change(state, seat, number, msgspec.structs.replace(_piece(state, seat, number), space=space))


def change(state: Council, seat: Seat, number: int, piece: Piece) -> None:
    """Replaces a piece."""
    sheet = state.sheets[seat]
    pieces = (*sheet.pieces[:number], piece, *sheet.pieces[number + 1 :])
    state.sheets[seat] = msgspec.structs.replace(sheet, pieces=pieces)


def _piece(state: Council, seat: Seat, number: int) -> Piece:
    return state.sheets[seat].pieces[number]


def space_of(state: Council, seat: Seat, number: int) -> Space:
    """Where a piece stands; «» on the sheet."""
    return state.sheets[seat].pieces[number].space


def piece_name(state: Council, seat: Seat, number: int) -> Text:
    """«Seeker Valora (Artisan)», «a worker chit», «a worker chit (Guard)»."""
    sheet = state.sheets[seat]
    skill = sheet.pieces[number].skill
    if number == SEEKER:
        return seeker_name(item_name(state, sheet.worker_sheet), skill)
    if skill is None:
        return say("kinfire_council.piece.chit")
    return say("kinfire_council.piece.skilled", skill=skill_name(skill))


def seeker_name(name: Text, skill: Skill | None) -> Text:
    """With its skill, by which the board calls it."""
    if skill is None:
        return say("kinfire_council.piece.seeker", name=name)
    return say("kinfire_council.piece.skilled_seeker", name=name, skill=skill_name(skill))
