"""The start and the units of the Opener of the Way, and how Yog-Sothoth is awakened (15)."""

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import kinds, printed
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.earth.counting import all_seats, areas_of, great_old_ones, in_play
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import has_units, leave
from rules.cthulhu_wars.enums import Cause, Faction
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import SPAWN, YOG_SOTHOTH
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 6
A_GREAT_OLD_ONE = 2
"""Combat of Yog-Sothoth for each Great Old One that enemies have in play."""


class OpenerLaw(FactionLaw):
    """Mutants, Abominations, Spawn of Yog-Sothoth and Yog-Sothoth."""

    ID = Faction.OPENER_OF_THE_WAY

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Any area that is free when all others have begun: nobody's unit, no gate."""
        return tuple(
            area
            for area in all_areas(state)
            if state.gates[area] is None
            and not any(has_units(state, seat, area) for seat in all_seats(state))
        )

    def cost(self, state: Earth, seat: Seat, kind: Kind) -> int:
        """The printed ones; that of Yog-Sothoth stands with its rule."""
        return COST if kind == YOG_SOTHOTH else printed(self.kinds()[kind].cost)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Yog-Sothoth's grows with the Great Old Ones of all enemies."""
        plain = zip(force.fighting[:YOG_SOTHOTH], kinds()[self.ID], strict=False)
        total = sum(count * printed(kind.combat) for count, kind in plain if count)
        if not force.fighting[YOG_SOTHOTH]:
            return total
        return total + A_GREAT_OLD_ONE * enemy_great_old_ones(state, force.seat)

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Where a Spawn makes room for him."""
        return areas_of(state, seat, SPAWN) if kind == YOG_SOTHOTH else ()

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """There is no Spawn."""
        spawn = kind_name(state, seat, SPAWN)
        return say("cthulhu_wars.opener.why_no_spawn", what=spawn)

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """The Spawn goes; a deed."""
        leave(state, context, seat, SPAWN, area, Cause.REPLACE, seat)
        earn(state, context, seat, "ow_awaken_yog_sothoth")


def enemy_great_old_ones(state: Earth, seat: Seat) -> int:
    """How many Great Old Ones enemies have in play."""
    return sum(
        in_play(state, enemy, kind)
        for enemy in all_seats(state)
        if enemy != seat
        for kind in great_old_ones(state, enemy)
    )
