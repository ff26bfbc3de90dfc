"""The Sleeper: Tsathoggua, who lets others do what he wants (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import SleeperBoard
from rules.cthulhu_wars.factions.sleeper import (
    ancient_sorcery,
    death_from_below,
    demand_sacrifice,
    energy_nexus,
)
from rules.cthulhu_wars.factions.sleeper.actions import ACTIONS
from rules.cthulhu_wars.factions.sleeper.ancient_sorcery import AncientSorcery
from rules.cthulhu_wars.factions.sleeper.burrow import Burrow
from rules.cthulhu_wars.factions.sleeper.capture_monster import CaptureMonsterBook
from rules.cthulhu_wars.factions.sleeper.cursed_slumber import CursedSlumber
from rules.cthulhu_wars.factions.sleeper.death_from_below import DeathFromBelow
from rules.cthulhu_wars.factions.sleeper.demand_sacrifice import DemandSacrifice
from rules.cthulhu_wars.factions.sleeper.energy_nexus import EnergyNexus
from rules.cthulhu_wars.factions.sleeper.events import EVENTS
from rules.cthulhu_wars.factions.sleeper.lethargy import Lethargy
from rules.cthulhu_wars.factions.sleeper.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.sleeper.units import SleeperLaw
from rules.kernel.steps import Step

BOARD = SleeperBoard
FACTION = SleeperLaw()
ABILITIES: tuple[Effect, ...] = (DeathFromBelow(), Lethargy())
BOOKS: tuple[Effect, ...] = (
    Burrow(),
    EnergyNexus(),
    AncientSorcery(),
    CaptureMonsterBook(),
    DemandSacrifice(),
    CursedSlumber(),
)
STEPS: tuple[type[Step], ...] = (
    *death_from_below.STEPS,
    *energy_nexus.STEPS,
    *ancient_sorcery.STEPS,
    *demand_sacrifice.STEPS,
)

__all__ = ["ABILITIES", "ACTIONS", "BOARD", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
