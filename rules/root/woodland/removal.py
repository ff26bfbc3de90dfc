"""A removal (3.3): what one seat loses in one clearing by one event."""

import msgspec

from rules.kernel.steps import Seat
from rules.root.enums import Cause
from rules.root.state import NOBODY, Building, Place, Token


class Removal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What `owner` loses at `place`. First all of it leaves, then what it triggers (3.3).

    `by`: who removes it and scores buildings and tokens; the owner itself for own effects.
    `warriors_by`: who removes the warriors, where that differs (Instigate), else NOBODY.
    `defending`: the owner is the defender of the battle; `in_battle`: hits of a battle, ambush
    included. `replaced`: pieces take the place of these at once. `lent`: warriors that fought for
    another seat (Mercenaries, Allied).
    """

    owner: Seat
    by: Seat
    place: Place
    cause: Cause
    warriors: int = 0
    buildings: tuple[Building, ...] = ()
    tokens: tuple[Token, ...] = ()
    in_battle: bool = False
    defending: bool = False
    replaced: bool = False
    lent: bool = False
    warriors_by: Seat = NOBODY

    @property
    def count(self) -> int:
        """How many pieces."""
        return self.warriors + len(self.buildings) + len(self.tokens)
