"""The six deeds of the Opener of the Way (15)."""

from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.earth.counting import LEVEL, all_seats, areas_of, level
from rules.cthulhu_wars.earth.gates import all_gates
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import YOG_SOTHOTH
from rules.cthulhu_wars.state import NOBODY, Battle, Earth
from rules.kernel.steps import Seat

FEWER, MORE, MORE_OF_FEW = 8, 12, 10
"""Gates on the map; the last number where few play."""
OWNED = 2
LOST = (Cause.KILL, Cause.ELIMINATE, Cause.NO_RETREAT)


class Gates(Requirement):
    """So many gates on the map, anybody's."""

    def wanted(self, state: Earth) -> int:
        """How many."""
        raise NotImplementedError(self.ID)

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Counted at every stable point."""
        return len(all_gates(state)) >= self.wanted(state)

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """How many there are."""
        wanted = self.wanted(state)
        found = wanted if self.ID in state.met[seat] else len(all_gates(state))
        return min(found, wanted), wanted


class EightGates(Gates):
    """Eight."""

    ID = "ow_eight_gates"

    def wanted(self, state: Earth) -> int:
        """With any number of players."""
        return FEWER


class TwelveGates(Gates):
    """Twelve; ten with three players or two, and with four by an option."""

    ID = "ow_twelve_gates"

    def wanted(self, state: Earth) -> int:
        """By the number of players."""
        players = len(state.factions)
        if players == 4:
            return int(state.variant.option("opener_gates_with_four"))
        return MORE if players > 4 else MORE_OF_FEW


class EnemyGates(Requirement):
    """Own units in two areas in which an enemy holds the gate."""

    ID = "ow_enemy_gates"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Enough of them."""
        return self.found(state, seat) >= OWNED

    def found(self, state: Earth, seat: Seat) -> int:
        """In how many areas."""
        return sum(
            gate is not None and gate.holder not in (NOBODY, seat) and has_units(state, seat, area)
            for area, gate in enumerate(state.gates)
        )

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """How many of the two."""
        return OWNED if self.ID in state.met[seat] else min(self.found(state, seat), OWNED), OWNED


class LoseUnit(Requirement):
    """An own unit killed or eliminated in a battle, by whatever rule of it."""

    ID = "ow_lose_unit"

    def after_battle(self, state: Earth, seat: Seat, battle: Battle) -> bool:
        """Told by what left the map."""
        return any(each.owner == seat and each.cause in LOST for each in state.removed)


class GreatOldOnesMeet(Requirement):
    """Yog-Sothoth in an area with a Great Old One of an enemy."""

    ID = "ow_great_old_ones_meet"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """In any area."""
        great = LEVEL[UnitClass.GREAT_OLD_ONE]
        return any(
            level(state, enemy, area) == great
            for area in areas_of(state, seat, YOG_SOTHOTH)
            for enemy in all_seats(state)
            if enemy != seat
        )


class AwakenYogSothoth(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "ow_awaken_yog_sothoth"


REQUIREMENTS: tuple[Requirement, ...] = (
    EightGates(),
    TwelveGates(),
    EnemyGates(),
    LoseUnit(),
    GreatOldOnesMeet(),
    AwakenYogSothoth(),
)
