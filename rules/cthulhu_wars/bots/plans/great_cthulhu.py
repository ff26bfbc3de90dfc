"""Great Cthulhu: gates in oceans, Cthulhu early, then battles for the two deeds of killing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.bots.plans.plan import Plan
from rules.cthulhu_wars.earth.geography import is_ocean
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.features import Features
    from rules.cthulhu_wars.bots.survey import Survey

SIGNS = ("gc_first_doom_phase", "gc_five_books")
KILLS = {"gc_kill_one": 1, "gc_kill_two": 2}
HERE, NEAR = 0.6, 0.3
AWAKE, ASLEEP = 0.3, 0.15
"""How near a battle that kills is anyway."""


class GreatCthulhuPlan(Plan):
    """Cthulhu fights from the second round on."""

    BOOKS = ("y_ha_nthlei", "dreams", "devolve", "regenerate", "absorb", "submerge")
    FEARED = 10.0
    AWAKENS: ClassVar[dict[str, Kind]] = {"gc_awaken_cthulhu": CTHULHU}

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """Six dice, and Devour is as good as more."""
        return 7

    def again(self, kind: Kind) -> float:
        """He comes back for little, and brings a sign."""
        return 0.5

    def extra(self, state: Earth, features: Features, seat: Seat, kind: Kind) -> float:
        """A sign each time."""
        return features.sign + 0.5

    def hopes(self, survey: Survey, features: Features, seat: Seat, power: int) -> float:
        """Two signs come with deeds of Doom phases."""
        open_signs = sum([deed not in survey.state.met[seat] for deed in SIGNS])
        return super().hopes(survey, features, seat, power) + 0.7 * features.sign * open_signs

    def nearness(self, survey: Survey, seat: Seat, power: int, deed: str) -> float:
        """Killing wants dice beside weak enemies; the Doom phases come by themselves."""
        if deed in KILLS:
            return hunting(survey, seat, KILLS[deed], power)
        if deed == "gc_first_doom_phase":
            return 0.95
        if deed == "gc_five_books":
            return 0.25 + 0.12 * len(survey.state.books[seat])
        return super().nearness(survey, seat, power, deed)

    def likes(self, survey: Survey, seat: Seat, area: Area) -> float:
        """Oceans, until the deed is done."""
        state = survey.state
        if "gc_ocean_gates" in state.met[seat] or state.gates[area] is not None:
            return 0.0
        return 1.0 if is_ocean(state, area) else 0.0


def hunting(survey: Survey, seat: Seat, wanted: int, power: int) -> float:
    """The best chance to kill so many units in one battle, where one stands or one move away."""
    from rules.cthulhu_wars.bots.survey import kills_at_least

    best = 0.0
    for area, there in enumerate(survey.at):
        mine = there.get(seat)
        if mine is not None:
            dice, share = survey.dice(seat, mine), HERE if power else NEAR
            eats = CTHULHU in mine.great
        else:
            dice, share, eats = survey.strikes[seat].get(area, 0), NEAR, False
        if not dice:
            continue
        for enemy, body in there.items():
            if enemy != seat and body.units >= wanted:
                best = max(best, share * kills_at_least(dice, wanted - eats))
    return 0.7 * best + (AWAKE if survey.great(seat) else ASLEEP)


PLAN = GreatCthulhuPlan(Faction.GREAT_CTHULHU)
