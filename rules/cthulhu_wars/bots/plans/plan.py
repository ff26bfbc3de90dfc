"""The general plan of a faction: awaken Great Old Ones, come nearer to every open deed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.abilities.effects import faction_law, law
from rules.cthulhu_wars.books.requirements import open_deeds
from rules.cthulhu_wars.earth.counting import kinds_of_rank, ranks_of
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.features import Features
    from rules.cthulhu_wars.bots.survey import Survey

READY, SOON, FAR = 0.75, 0.4, 0.2
"""How near an awakening is: paid for now, after the next Gather Power, later."""
AGAIN = 0.4
"""A Power that an awakening costs a second time."""
NEARLY = 0.6
"""How much of a book a deed is worth that is all but done."""


class Plan:
    """A faction without a plan of its own."""

    BOOKS: ClassVar[tuple[str, ...]] = ()
    """Its books, the most wanted first."""

    FEARED: ClassVar[float] = 0.0
    """By how many points it is stronger than it looks: the others turn on it the sooner."""
    AWAKENS: ClassVar[dict[str, Kind]] = {}
    """Deeds of awakening: whose."""

    def __init__(self, faction: Faction) -> None:
        """Of a faction."""
        self.faction = faction

    # ---------------------------------------------------------------- strength
    @cached_property
    def prices(self) -> tuple[float, ...]:
        """What each kind costs; a formula counts as little."""
        kinds = law(self.faction).kinds()
        return tuple(float(kind.cost) if isinstance(kind.cost, int) else 2.0 for kind in kinds)

    @cached_property
    def strengths(self) -> tuple[int, ...]:
        """The dice of each kind; a formula counts as half of what the unit costs."""
        found = []
        for number, kind in enumerate(law(self.faction).kinds()):
            is_known = isinstance(kind.combat, int)
            found.append(int(kind.combat) if is_known else int(self.prices[number] / 2))
        return tuple(found)

    def price(self, kind: Kind) -> float:
        """What a unit costs."""
        return self.prices[kind]

    def again(self, kind: Kind) -> float:
        """What it costs to awaken a Great Old One again, in points."""
        return AGAIN * self.prices[kind]

    def dice(self, counts: Counts) -> int:
        """The dice of some units without Great Old Ones."""
        ranks = ranks_of(self.faction)
        return sum(
            [
                count * self.strengths[kind]
                for kind, count in enumerate(counts)
                if count and ranks[kind] is not UnitClass.GREAT_OLD_ONE
            ]
        )

    def great_dice(self, survey: Survey, seat: Seat, kind: Kind) -> int:
        """The dice of a Great Old One."""
        return max(4, self.strengths[kind])

    # ---------------------------------------------------------------- hopes
    def hopes(self, survey: Survey, features: Features, seat: Seat, power: int) -> float:
        """What it may expect of Great Old Ones that sleep, in points."""
        state, value = survey.state, 0.0
        for kind in self.sleeping(state, seat):
            cost = cost_of(state, seat, kind)
            brings = features.great + self.extra(state, features, seat, kind) - cost * features.now
            if brings > 0:
                value += brings * self.readiness(survey, seat, power, kind, cost)
        return value

    def progress(self, survey: Survey, seat: Seat, power: int) -> float:
        """How far the open deeds are, added up: as so many books."""
        found = 0.0
        for deed in open_deeds(survey.state, seat):
            found += self.nearness(survey, seat, power, deed.ID)
        return found

    def nearness(self, survey: Survey, seat: Seat, power: int, deed: str) -> float:
        """How near an open deed is, from 0 to 1."""
        if deed in self.AWAKENS:
            return self.awakening(survey, seat, power, self.AWAKENS[deed])
        for each in open_deeds(survey.state, seat):
            if deed == each.ID:
                done, whole = each.progress(survey.state, seat)
                return NEARLY * (done / whole) ** 1.5 if whole else 0.0
        return 0.0

    def sleeping(self, state: Earth, seat: Seat) -> list[Kind]:
        """Great Old Ones that could be awakened."""
        kinds = kinds_of_rank(self.faction, UnitClass.GREAT_OLD_ONE)
        return [kind for kind in kinds if state.pools[seat][kind]]

    def awakening(self, survey: Survey, seat: Seat, power: int, kind: Kind) -> float:
        """How near the deed of awakening one is."""
        if not survey.state.pools[seat][kind]:
            return 0.0
        cost = cost_of(survey.state, seat, kind)
        return self.readiness(survey, seat, power, kind, cost)

    def readiness(self, survey: Survey, seat: Seat, power: int, kind: Kind, cost: int) -> float:
        """Whether it can be paid for, now or after the next Gather Power, and is possible."""
        soon = SOON if income(survey, seat) >= cost else FAR
        near = READY if power >= cost else soon
        return near * self.is_possible(survey, seat, kind)

    def extra(self, state: Earth, features: Features, seat: Seat, kind: Kind) -> float:
        """What awakening it brings besides: a sign, the sacrifice."""
        return 0.0

    def is_possible(self, survey: Survey, seat: Seat, kind: Kind) -> float:
        """Whether it could be awakened if it were paid for, 1 or less."""
        state = survey.state
        found = faction_law(state, seat).awakening_areas(state, seat, kind)
        return 1.0 if found else 0.4

    # ---------------------------------------------------------------- taste
    def likes(self, survey: Survey, seat: Seat, area: Area) -> float:
        """How much it wants units in an area, besides what all want."""
        return 0.0

    def pick(self, state: Earth, seat: Seat, books: list[str]) -> str:
        """Which of some books it takes."""
        return next((book for book in self.BOOKS if book in books), books[0])


def income(survey: Survey, seat: Seat) -> int:
    """The Power that it would gather, about."""
    captives = len(survey.state.captives[seat])
    found = survey.cultists(seat) + 2 * len(survey.gates[seat]) + captives
    return found + len(survey.abandoned)


def patience(survey: Survey) -> float:
    """How near a deed is that can be done at any time, while there is time."""
    return min(0.8, max(0.15, 0.17 * survey.rounds))
