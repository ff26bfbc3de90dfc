"""Crawling Chaos: Nyarlathotep and his winged servants (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.factions.crawling_chaos import harbinger, thousand_forms
from rules.cthulhu_wars.factions.crawling_chaos.abduct import Abduct
from rules.cthulhu_wars.factions.crawling_chaos.actions import ACTIONS
from rules.cthulhu_wars.factions.crawling_chaos.emissary import Emissary
from rules.cthulhu_wars.factions.crawling_chaos.events import EVENTS
from rules.cthulhu_wars.factions.crawling_chaos.flight import Flight
from rules.cthulhu_wars.factions.crawling_chaos.harbinger import Harbinger
from rules.cthulhu_wars.factions.crawling_chaos.invisibility import Invisibility
from rules.cthulhu_wars.factions.crawling_chaos.madness import Madness
from rules.cthulhu_wars.factions.crawling_chaos.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.crawling_chaos.seek_and_destroy import SeekAndDestroy
from rules.cthulhu_wars.factions.crawling_chaos.thousand_forms import ThousandForms
from rules.cthulhu_wars.factions.crawling_chaos.units import CrawlingChaosLaw
from rules.kernel.steps import Step

FACTION = CrawlingChaosLaw()
ABILITIES: tuple[Effect, ...] = (Flight(), Harbinger())
BOOKS: tuple[Effect, ...] = (
    Abduct(),
    Emissary(),
    Invisibility(),
    Madness(),
    SeekAndDestroy(),
    ThousandForms(),
)
STEPS: tuple[type[Step], ...] = (*harbinger.STEPS, *thousand_forms.STEPS)

__all__ = ["ABILITIES", "ACTIONS", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
