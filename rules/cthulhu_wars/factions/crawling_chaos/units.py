"""Crawling Chaos: where it begins, how Nyarlathotep fights and awakens (3, 8)."""

import msgspec

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.earth.placing import changed
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NYARLATHOTEP
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


class CrawlingChaosLaw(FactionLaw):
    """The faction of Nyarlathotep."""

    ID = Faction.CRAWLING_CHAOS

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Asia, on the side of many areas South Asia."""
        return (area_index(state, maps()[state.variant.map].start[self.ID]),)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Nyarlathotep fights with the faction spellbooks of both sides, the others as printed."""
        count = force.fighting[NYARLATHOTEP]
        if not count:
            return super().combat(state, battle, force)
        others = msgspec.structs.replace(
            force, fighting=changed(force.fighting, NYARLATHOTEP, -count)
        )
        books = sum(len(state.books[each.seat]) for each in (battle.attacker, battle.defender))
        return super().combat(state, battle, others) + books

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """At an own gate."""
        return gates_of(state, seat)

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """No own gate."""
        return say("cthulhu_wars.crawling_chaos.why_no_gate")

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """It asks nothing but Power, and is a deed (9)."""
        earn(state, context, seat, "cc_awaken_nyarlathotep")
