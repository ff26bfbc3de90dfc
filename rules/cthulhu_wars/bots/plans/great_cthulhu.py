"""Great Cthulhu: gates in oceans, Cthulhu early, then battles for the two deeds of killing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cthulhu_wars.bots.plans.plan import NEARLY, Plan
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.geography import is_ocean
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.cthulhu_wars.words import Faction
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.lens import Lens
    from rules.cthulhu_wars.bots.survey import Survey

KILLS = {"gc_kill_one": 1, "gc_kill_two": 2}
HERE, NEAR = 0.5, 0.25


class GreatCthulhuPlan(Plan):
    """Cthulhu fights from the second round on."""

    BOOKS = ("y_ha_nthlei", "dreams", "devolve", "regenerate", "absorb", "submerge")

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """Six dice, and Devour is as good as more."""
        return 7

    def extra(self, state: Earth, lens: Lens, seat: Seat, kind: Kind) -> float:
        """A sign each time, a book the first time."""
        first = "gc_awaken_cthulhu" not in state.met[seat]
        return lens.sign + lens.book * first + 0.5

    def nearness(self, survey: Survey, lens: Lens, seat: Seat, power: int, deed: str) -> float:
        """Killing wants dice beside weak enemies; the Doom phases come by themselves."""
        if deed in KILLS:
            return hunting(survey, seat, KILLS[deed], power)
        if deed == "gc_first_doom_phase":
            return 0.9
        if deed == "gc_five_books":
            return 0.14 * len(survey.state.books[seat])
        if deed == "gc_awaken_cthulhu":
            return 0.0
        return super().nearness(survey, lens, seat, power, deed)

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
    return NEARLY * 1.4 * best + 0.08 * (survey.great(seat) != [])


PLAN = GreatCthulhuPlan(Faction.GREAT_CTHULHU)
