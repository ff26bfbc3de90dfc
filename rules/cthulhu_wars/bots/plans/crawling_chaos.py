"""Crawling Chaos: gates, Power for books, Nyarlathotep; it comes from far and captures."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.bots.plans.plan import Plan, income, patience
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NYARLATHOTEP
from rules.cthulhu_wars.state import Kind
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.survey import Survey

GATES = {"cc_three_gates": (3, 12), "cc_four_gates": (4, 15)}
PAY = {"cc_pay_four": 4, "cc_pay_six": 6}


class CrawlingChaosPlan(Plan):
    """Books come by gates and by Power."""

    BOOKS = (
        "the_thousand_forms",
        "emissary_of_the_outer_gods",
        "invisibility",
        "madness",
        "abduct",
        "seek_and_destroy",
    )
    FEARED = 2.0
    AWAKENS: ClassVar[dict[str, Kind]] = {"cc_awaken_nyarlathotep": NYARLATHOTEP}

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """Its books and some of the enemy's."""
        return len(survey.state.books[seat]) + 3

    def nearness(self, survey: Survey, seat: Seat, power: int, deed: str) -> float:
        """Gates or Power to come, Power to pay with, cultists to be captured."""
        if deed in GATES:
            gates, wanted = GATES[deed]
            by_power = 0.75 if income(survey, seat) >= wanted else 0.0
            return max(by_power, 0.7 * min(1.0, len(survey.gates[seat]) / gates) ** 2)
        if deed in PAY:
            return patience(survey) * (1.0 if power >= PAY[deed] else 0.8)
        if deed == "cc_capture":
            return prey(survey, seat, power)
        return super().nearness(survey, seat, power, deed)


def prey(survey: Survey, seat: Seat, power: int) -> float:
    """How near the best captive is."""
    best = 0.0
    for area, there in enumerate(survey.at):
        mine = there.get(seat)
        level = mine.level if mine is not None else 0
        near = survey.near[seat].get(area, 0)
        for enemy, body in there.items():
            if enemy == seat or not body.cultists:
                continue
            if level >= 2 and level > body.level:
                best = max(best, 0.6 if power else 0.4)
            elif near > body.level:
                best = max(best, 0.35 if power > 1 else 0.25)
    return best


PLAN = CrawlingChaosPlan(Faction.CRAWLING_CHAOS)
