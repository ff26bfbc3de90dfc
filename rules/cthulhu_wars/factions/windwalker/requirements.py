"""The six deeds of Windwalker (15).

Open here and read so: the deed for the books of others may be taken for no sign at all; before the
turn of others it is asked for only while it would bring one.
"""

from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.earth.counting import all_seats, has_six
from rules.cthulhu_wars.earth.gates import all_gates
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.factions.windwalker.board import glyph_areas, home
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

MOST_SIGNS = 3


class BeFirst(Requirement):
    """Be the first player; in round 1 it never is."""

    ID = "ww_first_player"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Whoever has been named in this round or is it from the one before."""
        return state.round > 1 and state.first == seat


class OtherPole(Requirement):
    """A gate at the pole at which it did not begin, anybody's or abandoned."""

    ID = "ww_other_gate"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Where there is a gate, or what counts as one."""
        other = [area for area in glyph_areas(state) if area != home(state, seat)]
        return any(area in all_gates(state) for area in other)


def learned(state: Earth, seat: Seat) -> int:
    """How many enemies have all six books."""
    return sum(has_six(state, enemy) for enemy in all_seats(state) if enemy != seat)


class EnemyHasSix(Requirement):
    """Another faction has six books."""

    ID = "ww_enemy_six_books"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Any of them."""
        return learned(state, seat) > 0


class TakeSigns(Requirement):
    """At any time: an Elder Sign for each enemy with six books, at most three."""

    ID = "ww_take_signs"

    def at_any_time(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Once."""
        is_others = state.phase is Phase.ACTION and (state.turn is None or state.turn.seat != seat)
        return () if is_others and not learned(state, seat) else (Use(self.ID),)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """How many it would be now."""
        label = say("cthulhu_wars.windwalker.do_take", n=signs(state, seat))
        return Option(action, label, (card_target(self.ID),))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The signs are drawn with the book."""
        gain_signs(state, seat, signs(state, seat))
        earn(state, context, seat, self.ID)


def signs(state: Earth, seat: Seat) -> int:
    """What the deed would bring now."""
    return min(learned(state, seat), MOST_SIGNS)


class AwakenRhanTegoth(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "ww_awaken_rhan_tegoth"


class AwakenIthaqua(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "ww_awaken_ithaqua"


REQUIREMENTS: tuple[Requirement, ...] = (
    BeFirst(),
    OtherPole(),
    EnemyHasSix(),
    TakeSigns(),
    AwakenRhanTegoth(),
    AwakenIthaqua(),
)
