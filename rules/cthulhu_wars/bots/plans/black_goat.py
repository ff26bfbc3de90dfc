"""The Black Goat: spread over the map, share areas with everybody, Shub-Niggurath, a cult."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.bots.plans.plan import Plan, patience
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.black_goat.kinds import DARK_YOUNG, FUNGI, SHUB_NIGGURATH
from rules.cthulhu_wars.factions.black_goat.requirements import shared
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.features import Features
    from rules.cthulhu_wars.bots.survey import Survey

AREAS = {"bg_four_areas": 4, "bg_six_areas": 6, "bg_eight_areas": 8}


class BlackGoatPlan(Plan):
    """Many weak units in many areas."""

    BOOKS = (
        "thousand_young",
        "the_red_sign",
        "blood_sacrifice",
        "frenzy",
        "necrophagy",
        "ghroth",
    )
    AWAKENS: ClassVar[dict[str, Kind]] = {"bg_awaken_shub": SHUB_NIGGURATH}

    def dice(self, counts: Counts) -> int:
        """As printed, without her."""
        return counts[FUNGI] + 2 * counts[DARK_YOUNG]

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """Her gates and her cultists."""
        return len(survey.gates[seat]) + survey.cultists(seat)

    def extra(self, state: Earth, features: Features, seat: Seat, kind: Kind) -> float:
        """It takes a cultist."""
        return -0.6 * features.cultist

    def nearness(self, survey: Survey, seat: Seat, power: int, deed: str) -> float:
        """The more areas the better; two cultists may go at any time."""
        state = survey.state
        if deed in AREAS:
            wanted = AREAS[deed]
            share = min(len(survey.areas[seat]), wanted) / wanted
            return 0.75 * float(share**1.5)
        if deed == "bg_share_areas":
            met = len(shared(state, seat)) / (len(state.factions) - 1)
            return 0.75 * met * met
        if deed == "bg_eliminate_two":
            is_spread = all(each in state.met[seat] for each in AREAS)
            return (0.6 if is_spread else 0.9) * patience(survey)
        return super().nearness(survey, seat, power, deed)

    def hopes(self, survey: Survey, features: Features, seat: Seat, power: int) -> float:
        """Dark Young that gather Power, sacrifices to come."""
        state = survey.state
        value = super().hopes(survey, features, seat, power)
        books = state.books[seat]
        if "the_red_sign" in books:
            value += 0.9 * features.later * features.power * in_play(state, seat, DARK_YOUNG)
        if "blood_sacrifice" in books and in_play(state, seat, SHUB_NIGGURATH):
            value += 0.5 * features.later
        return value

    def likes(self, survey: Survey, seat: Seat, area: Area) -> float:
        """Areas where it has nobody yet; those of enemies with whom it shares none."""
        state = survey.state
        if area in survey.areas[seat]:
            return 0.0
        open_areas = any(deed not in state.met[seat] for deed in AREAS)
        value = 0.8 if open_areas else 0.0
        if "bg_share_areas" not in state.met[seat]:
            known = shared(state, seat)
            value += 0.8 * sum([other != seat and other not in known for other in survey.at[area]])
        return value


PLAN = BlackGoatPlan(Faction.BLACK_GOAT)
