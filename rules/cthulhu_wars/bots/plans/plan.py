"""The general plan of a faction: awaken Great Old Ones, come nearer to every open deed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from rules.cthulhu_wars.counting import in_play, kinds_of_rank, ranks_of
from rules.cthulhu_wars.effects import faction_law, law
from rules.cthulhu_wars.recruiting import cost_of
from rules.cthulhu_wars.requirements import open_deeds
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind
from rules.cthulhu_wars.words import Faction, Phase, UnitClass
from rules.kernel.steps import Seat

if TYPE_CHECKING:
    from rules.cthulhu_wars.bots.lens import Lens
    from rules.cthulhu_wars.bots.survey import Survey

READY, SOON, FAR = 0.8, 0.42, 0.2
"""How near an awakening is: paid for now, after the next Gather Power, later."""
NEARLY = 0.6
"""How much of a book a deed is worth that is all but done."""


class Plan:
    """A faction without a plan of its own."""

    BOOKS: ClassVar[tuple[str, ...]] = ()
    """Its books, the most wanted first."""

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
    def hopes(self, survey: Survey, lens: Lens, seat: Seat, power: int) -> float:
        """What it may expect of its plan, in points."""
        value = self.awakenings(survey, lens, seat, power)
        for deed in open_deeds(survey.state, seat):
            value += lens.book * self.nearness(survey, lens, seat, power, deed.ID)
        return value

    def nearness(self, survey: Survey, lens: Lens, seat: Seat, power: int, deed: str) -> float:
        """How near an open deed is, from 0 to 1."""
        for each in open_deeds(survey.state, seat):
            if deed == each.ID:
                done, whole = each.progress(survey.state, seat)
                return NEARLY * (done / whole) ** 1.5 if whole else 0.0
        return 0.0

    def awakenings(self, survey: Survey, lens: Lens, seat: Seat, power: int) -> float:
        """Great Old Ones that sleep, by how near they are."""
        state, value = survey.state, 0.0
        for kind in kinds_of_rank(self.faction, UnitClass.GREAT_OLD_ONE):
            if state.pools[seat][kind] and not in_play(state, seat, kind):
                value += self.awakening(survey, lens, seat, power, kind)
        return value

    def awakening(self, survey: Survey, lens: Lens, seat: Seat, power: int, kind: Kind) -> float:
        """What the chance to awaken one is worth."""
        state = survey.state
        cost = cost_of(state, seat, kind)
        brings = lens.great + self.extra(state, lens, seat, kind) - cost * lens.now
        if brings <= 0:
            return 0.0
        place = self.is_possible(survey, seat, kind)
        if state.phase is Phase.ACTION and power < cost:
            near = SOON if income(survey, seat) >= cost else FAR
        else:
            near = READY if power >= cost else SOON if income(survey, seat) >= cost else FAR
        return brings * near * place

    def extra(self, state: Earth, lens: Lens, seat: Seat, kind: Kind) -> float:
        """What awakening it brings besides: a book, a sign."""
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
