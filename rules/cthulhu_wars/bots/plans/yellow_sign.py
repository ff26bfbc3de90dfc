"""Yellow Sign: the King walks and desecrates, then Hastur; three Doom are given away early."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.bots.plans.plan import Plan, patience
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.earth.geography import glyph, neighbours
from rules.cthulhu_wars.enums import Faction, Glyph
from rules.cthulhu_wars.factions.yellow_sign.desecrate import cost_of
from rules.cthulhu_wars.factions.yellow_sign.kinds import BYAKHEE, HASTUR, KING_IN_YELLOW, UNDEAD
from rules.cthulhu_wars.factions.yellow_sign.tokens import desecrated
from rules.cthulhu_wars.rounds.ritual import marker_cost
from rules.cthulhu_wars.state import NOWHERE, Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.features import Features
    from rules.cthulhu_wars.bots.survey import Survey

GLYPHS = {
    "ys_desecrate_crescent": Glyph.CRESCENT,
    "ys_desecrate_chevron": Glyph.CHEVRON,
    "ys_desecrate_slashes": Glyph.SLASHES,
}
EASE = {Glyph.CRESCENT: 0.85, Glyph.CHEVRON: 1.0, Glyph.SLASHES: 0.75}
"""Marks at home can wait, those far away come first."""
MARK = 3.0
"""What a token on a mark is worth besides its book: the way there was long."""
FACES = 6
HERE, BESIDE, TWO_AWAY = 0.8, 0.55, 0.35
HERE_LATER, BESIDE_LATER, TWO_AWAY_LATER, FAR = 0.45, 0.3, 0.15, 0.05
"""How near a book is by the way to a mark."""
ONE_BY_ONE = (1.0, 0.4, 0.25)
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
    FEARED = -4.0
    AWAKENS: ClassVar[dict[str, Kind]] = {
        "ys_awaken_king": KING_IN_YELLOW,
        "ys_awaken_hastur": HASTUR,
    }

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

    def again(self, kind: Kind) -> float:
        """The King comes back for little."""
        return 0.0 if kind == KING_IN_YELLOW else super().again(kind)

    def extra(self, state: Earth, features: Features, seat: Seat, kind: Kind) -> float:
        """The King desecrates; with Hastur comes a sign the first time."""
        if kind == KING_IN_YELLOW:
            return 1.0
        return features.sign * ("ys_awaken_hastur" not in state.met[seat])

    def is_possible(self, survey: Survey, seat: Seat, kind: Kind) -> float:
        """Hastur needs the King at an own gate; where he can come soon counts a part."""
        state = survey.state
        king = king_area(survey, seat)
        if kind == KING_IN_YELLOW:
            return super().is_possible(survey, seat, kind)
        if king == NOWHERE:
            return 0.6 * patience(survey)
        gates = survey.gates[seat]
        if king in gates:
            return 1.0
        return 0.7 if any(area in gates for area in neighbours(state, king)) else 0.4

    def hopes(self, survey: Survey, features: Features, seat: Seat, power: int) -> float:
        """The deeds, tokens that feed, and the next desecration."""
        state = survey.state
        value = super().hopes(survey, features, seat, power)
        done = sum([deed in state.met[seat] for deed in GLYPHS])
        value += MARK * (done + self._journeys(survey, seat, power))
        tokens = desecrated(state, seat)
        fed = sum([area in survey.areas[seat] for area in tokens])
        value += features.later * features.power * (0.8 * fed + 0.25 * (len(tokens) - fed))
        return value + self._next_token(survey, features, seat, power)

    def _next_token(self, survey: Survey, features: Features, seat: Seat, power: int) -> float:
        """The chance to desecrate where the King stands, or beside."""
        king = king_area(survey, seat)
        if king == NOWHERE:
            return 0.0
        here = survey.areas[seat][king]
        chance = min(FACES, here.units) / FACES
        tokens = desecrated(survey.state, seat)
        brings = TOKEN * features.later * features.power + self._signs(survey.state, features, seat)
        if king not in tokens and power:
            return 0.5 * chance * brings
        return 0.25 * chance * brings

    def _signs(self, state: Earth, features: Features, seat: Seat) -> float:
        is_open = "the_third_eye" in state.books[seat] and in_play(state, seat, HASTUR)
        return features.sign if is_open else 0.0

    def nearness(self, survey: Survey, seat: Seat, power: int, deed: str) -> float:
        """Three Doom can be given at any time; journeys are added up elsewhere."""
        if deed == "ys_give_three_doom":
            return 0.6 * patience(survey)
        return 0.0 if deed in GLYPHS else super().nearness(survey, seat, power, deed)

    def progress(self, survey: Survey, seat: Seat, power: int) -> float:
        """With the King's journeys."""
        return super().progress(survey, seat, power) + self._journeys(survey, seat, power)

    def _journeys(self, survey: Survey, seat: Seat, power: int) -> float:
        """How far the King is from the marks, and with how many; he goes to one after another, so
        the next one counts most."""
        open_marks = [mark for deed, mark in GLYPHS.items() if deed not in survey.state.met[seat]]
        if not open_marks:
            return 0.0
        king = king_area(survey, seat)
        if king == NOWHERE:
            return FAR * len(open_marks)
        found = [
            EASE[mark] * distance_share(survey, seat, king, mark, power) for mark in open_marks
        ]
        found.sort(reverse=True)
        return sum([share * part for share, part in zip(found, ONE_BY_ONE, strict=False)])

    def likes(self, survey: Survey, seat: Seat, area: Area) -> float:
        """Beside the King and where he has to go."""
        return 0.6 if area == king_area(survey, seat) else 0.0


def king_area(survey: Survey, seat: Seat) -> Area:
    """Where the King in Yellow stands."""
    return next((area for k, area in survey.great(seat) if k == KING_IN_YELLOW), NOWHERE)


def distance_share(survey: Survey, seat: Seat, king: Area, mark: Glyph, power: int) -> float:
    """How near an area with a mark and without a token is, with Power for so many tries."""
    state = survey.state
    tokens, cost = desecrated(state, seat), cost_of(state, seat)
    if glyph(state, king) is mark and king not in tokens:
        units = survey.areas[seat][king].units
        return max(HERE_LATER, HERE * success(units, power // cost))
    near = neighbours(state, king)
    if any(glyph(state, area) is mark and area not in tokens for area in near):
        return max(BESIDE_LATER, BESIDE * success(2, (power - 1) // cost))
    if any(glyph(state, far) is mark for area in near for far in neighbours(state, area)):
        return max(TWO_AWAY_LATER, TWO_AWAY * success(2, (power - 2) // cost))
    return FAR


@cache
def success(units: int, tries: int) -> float:
    """The chance to place a token in so many tries; after each that fails there is a unit more."""
    fails = 1.0
    for number in range(max(0, tries)):
        fails *= 1 - min(FACES, units + number) / FACES
    return 1 - fails


PLAN = YellowSignPlan(Faction.YELLOW_SIGN)
