"""The six deeds of Great Cthulhu (9)."""

from rules.cthulhu_wars.battle.sides import enemy_of
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.earth.gates import all_gates, gates_of
from rules.cthulhu_wars.earth.geography import globe
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.steps import Seat

OWN_OCEANS = 3
ALL_OCEANS = 4
OTHER_BOOKS = 5


class FirstDoomPhase(Requirement):
    """The game's first Doom phase, among its specials; with an Elder Sign."""

    ID = "gc_first_doom_phase"
    SIGNS = 1

    def in_doom(self, state: Earth, seat: Seat) -> bool:
        """The first one that comes is the first one."""
        return True


class KillOne(Requirement):
    """Kill or devour an enemy unit in a battle; those counted for the other deed are others."""

    ID = "gc_kill_one"

    def after_battle(self, state: Earth, seat: Seat, battle: Battle) -> bool:
        """One, or three for both; two go to the deed that asks for two while that is open."""
        killed = enemy_of(battle, seat).lost
        return killed > 0 and (killed != 2 or KillTwo.ID in state.met[seat])


class KillTwo(Requirement):
    """Kill or devour two enemy units in one battle."""

    ID = "gc_kill_two"

    def after_battle(self, state: Earth, seat: Seat, battle: Battle) -> bool:
        """Two or more."""
        return enemy_of(battle, seat).lost >= 2


class OceanGates(Requirement):
    """Three gates of its own in oceans, or four of anybody."""

    ID = "gc_ocean_gates"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Either way; abandoned gates are gates too (R41)."""
        own, all = ocean_gates(state, seat)
        return own >= OWN_OCEANS or all >= ALL_OCEANS

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """By the nearer way."""
        own, all = ocean_gates(state, seat)
        if self.ID in state.met[seat]:
            return OWN_OCEANS, OWN_OCEANS
        if OWN_OCEANS - own <= ALL_OCEANS - all:
            return min(own, OWN_OCEANS), OWN_OCEANS
        return min(all, ALL_OCEANS), ALL_OCEANS


class AwakenCthulhu(Requirement):
    """Awaken Cthulhu: earned as it is done (units.py)."""

    ID = "gc_awaken_cthulhu"


class FiveBooks(Requirement):
    """In a Doom phase, have the other five books; with an Elder Sign."""

    ID = "gc_five_books"
    SIGNS = 1

    def in_doom(self, state: Earth, seat: Seat) -> bool:
        """Five that have been taken (R42)."""
        return len(state.books[seat]) >= OTHER_BOOKS

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """How many of the five."""
        return min(len(state.books[seat]), OTHER_BOOKS), OTHER_BOOKS


def ocean_gates(state: Earth, seat: Seat) -> tuple[int, int]:
    """How many gates in oceans are its own, and how many there are."""
    oceans = globe(state.variant.map).oceans
    own = sum([oceans[area] for area in gates_of(state, seat)])
    return own, sum([oceans[area] for area in all_gates(state)])


REQUIREMENTS: tuple[Requirement, ...] = (
    FirstDoomPhase(),
    KillOne(),
    KillTwo(),
    OceanGates(),
    AwakenCthulhu(),
    FiveBooks(),
)
