"""Bots of the harbour: all choose at random, some talk about what they are."""

from rules.bots.uniform import uniform
from rules.kernel.luck import below
from rules.kernel.steps import Seat
from tests.toys.harbour.actions import Claim
from tests.toys.harbour.state import Harbour
from tests.toys.harbour.words import Role

LEVELS = {"quiet": uniform, "frank": uniform}
ADVISER = uniform
SILENT = frozenset({"quiet"})
FRANKNESS = 3
"""One in so many questions makes a bot speak."""


def talk(view: Harbour, seat: Seat, luck: int) -> tuple[Claim, ...]:
    """Once in a while it says what it is, or agrees with a guard who spoke before it."""
    luck, pick = below(luck, FRANKNESS)
    if pick:
        return ()
    others = sum(keeper.claims for keeper in view.keepers)
    is_guard = view.roles[seat] is Role.GUARD or others % 2
    return (Claim(Role.GUARD if is_guard else Role.THIEF),)
