"""Yellow Sign: the King walks and desecrates, then Hastur; three Doom are given away early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cthulhu_wars.bots.plans.plan import Plan
from rules.cthulhu_wars.counting import in_play
from rules.cthulhu_wars.factions.yellow_sign.kinds import BYAKHEE, HASTUR, KING_IN_YELLOW, UNDEAD
from rules.cthulhu_wars.factions.yellow_sign.tokens import desecrated
from rules.cthulhu_wars.geography import glyph, neighbours
from rules.cthulhu_wars.ritual import marker_cost
from rules.cthulhu_wars.state import NOWHERE, Area, Counts, Earth, Kind
from rules.cthulhu_wars.words import Faction, Glyph
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.lens import Lens
    from rules.cthulhu_wars.bots.survey import Survey

GLYPHS = {
    "ys_desecrate_crescent": Glyph.CRESCENT,
    "ys_desecrate_chevron": Glyph.CHEVRON,
    "ys_desecrate_slashes": Glyph.SLASHES,
}
FACES = 6
TOKEN = 0.6
"""What a token is worth that may feed, for each round to come, in Power."""


class YellowSignPlan(Plan):
    """Its deeds are journeys of the King."""

    BOOKS = (
        "the_third_eye",
        "the_screaming_dead",
        "passion",
        "zingaya",
        "he_who_is_not_to_be_named",
        "shriek_of_the_byakhee",
    )

    def dice(self, counts: Counts) -> int:
        """Undead and Byakhee by their groups."""
        undead, byakhee = counts[UNDEAD], counts[BYAKHEE]
        return max(0, undead - 1) + byakhee + bool(byakhee)

    def price(self, kind: Kind) -> float:
        """Single Undead are weak."""
        return 1.0 if kind == UNDEAD else super().price(kind)

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """Hastur fights with what a ritual costs, the King not at all."""
        return marker_cost(survey.state) if kind == HASTUR else 0

    def extra(self, state: Earth, lens: Lens, seat: Seat, kind: Kind) -> float:
        """A book each, with Hastur a sign; the King also desecrates."""
        if kind == KING_IN_YELLOW:
            return lens.book * ("ys_awaken_king" not in state.met[seat]) + 2.0
        return (lens.book + lens.sign) * ("ys_awaken_hastur" not in state.met[seat])

    def is_possible(self, survey: Survey, seat: Seat, kind: Kind) -> float:
        """Hastur needs the King at an own gate; where he can come soon counts a part."""
        state = survey.state
        king = king_area(survey, seat)
        if kind == KING_IN_YELLOW:
            return super().is_possible(survey, seat, kind)
        if king == NOWHERE:
            return 0.3
        gates = survey.gates[seat]
        if king in gates:
            return 1.0
        return 0.7 if any(area in gates for area in neighbours(state, king)) else 0.4

    def hopes(self, survey: Survey, lens: Lens, seat: Seat, power: int) -> float:
        """The deeds, tokens that feed, and the next desecration."""
        state = survey.state
        value = super().hopes(survey, lens, seat, power)
        tokens = desecrated(state, seat)
        fed = sum([area in survey.areas[seat] for area in tokens])
        value += lens.later * lens.power * (0.8 * fed + 0.25 * (len(tokens) - fed))
        return value + self._next_token(survey, lens, seat, power)

    def _next_token(self, survey: Survey, lens: Lens, seat: Seat, power: int) -> float:
        """The chance to desecrate where the King stands, or beside."""
        king = king_area(survey, seat)
        if king == NOWHERE:
            return 0.0
        here = survey.areas[seat][king]
        chance = min(FACES, here.units) / FACES
        tokens = desecrated(survey.state, seat)
        brings = TOKEN * lens.later * lens.power + self._signs(survey.state, lens, seat)
        if king not in tokens and power:
            return 0.5 * chance * brings
        return 0.25 * chance * brings

    def _signs(self, state: Earth, lens: Lens, seat: Seat) -> float:
        is_open = "the_third_eye" in state.books[seat] and in_play(state, seat, HASTUR)
        return lens.sign if is_open else 0.0

    def nearness(self, survey: Survey, lens: Lens, seat: Seat, power: int, deed: str) -> float:
        """How far the King is from the next mark, and with how many."""
        if deed == "ys_give_three_doom":
            return 0.5
        if deed not in GLYPHS:
            return 0.0
        king = king_area(survey, seat)
        if king == NOWHERE:
            return 0.1
        chance = min(FACES, survey.areas[seat][king].units) / FACES
        return distance_share(survey, seat, king, GLYPHS[deed], power) * (0.35 + 0.65 * chance)

    def likes(self, survey: Survey, seat: Seat, area: Area) -> float:
        """Beside the King and where he has to go."""
        return 0.6 if area == king_area(survey, seat) else 0.0


def king_area(survey: Survey, seat: Seat) -> Area:
    """Where the King in Yellow stands."""
    return next((area for k, area in survey.great(seat) if k == KING_IN_YELLOW), NOWHERE)


def distance_share(survey: Survey, seat: Seat, king: Area, mark: Glyph, power: int) -> float:
    """How near an area with a mark and without a token is."""
    state = survey.state
    tokens = desecrated(state, seat)
    if glyph(state, king) is mark and king not in tokens:
        return 0.75 if power >= 2 else 0.5
    near = neighbours(state, king)
    if any(glyph(state, area) is mark and area not in tokens for area in near):
        return 0.45 if power >= 3 else 0.38
    if any(glyph(state, far) is mark for area in near for far in neighbours(state, area)):
        return 0.28
    return 0.15


PLAN = YellowSignPlan(Faction.YELLOW_SIGN)
