"""What stands on the table, read from a view: pieces, cultists, Rubble, by space."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.kernel.steps import Seat, Target
from rules.kinfire_council.asking import cultist_target, piece_target, rubble_target
from rules.kinfire_council.state import NOBODY, SEEKER, Council
from rules.kinfire_council.words import Skill


class Kind(StrEnum):
    """What a thing on a space is."""

    PIECE = "piece"
    CULTIST = "cultist"
    RUBBLE = "rubble"


class Standing(Struct, frozen=True):
    """A thing on a space; `number`: of the piece, else of the space."""

    kind: Kind
    space: str
    seat: Seat = NOBODY
    number: int = 0
    skill: Skill | None = None

    @property
    def target(self) -> Target:
        """What a click on it means."""
        if self.kind is Kind.PIECE:
            return piece_target(self.seat, self.number)
        make = cultist_target if self.kind is Kind.CULTIST else rubble_target
        return make(self.number)

    @property
    def is_seeker(self) -> bool:
        """Whether it is a Seeker."""
        return self.kind is Kind.PIECE and self.number == SEEKER


def all_standing(view: Council) -> list[Standing]:
    """Everything on the spaces: Rubble below cultists below pieces."""
    found = [Standing(Kind.RUBBLE, str(n), number=n) for n in view.rubble]
    found += [Standing(Kind.CULTIST, str(n), number=n) for n in view.city]
    for seat, sheet in enumerate(view.sheets):
        for number, piece in enumerate(sheet.pieces):
            if piece.space:
                found.append(Standing(Kind.PIECE, piece.space, Seat(seat), number, piece.skill))
    return found
