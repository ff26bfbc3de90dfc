"""The Ancients (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import PlainBoard
from rules.cthulhu_wars.factions.ancients import (
    actions,
    dematerialization,
    festival,
    requirements,
    unholy_ground,
)
from rules.cthulhu_wars.factions.ancients.brainless import Brainless
from rules.cthulhu_wars.factions.ancients.cathedrals import Cathedrals
from rules.cthulhu_wars.factions.ancients.consecration import Consecration
from rules.cthulhu_wars.factions.ancients.dematerialization import Dematerialization
from rules.cthulhu_wars.factions.ancients.events import EVENTS
from rules.cthulhu_wars.factions.ancients.extinction import Extinction
from rules.cthulhu_wars.factions.ancients.festival import Festival
from rules.cthulhu_wars.factions.ancients.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.ancients.unholy_ground import UnholyGround
from rules.cthulhu_wars.factions.ancients.units import AncientsLaw
from rules.cthulhu_wars.factions.ancients.worship_services import WorshipServices
from rules.kernel.steps import Action, Step

BOARD = PlainBoard
FACTION = AncientsLaw()
ABILITIES: tuple[Effect, ...] = (Dematerialization(), Cathedrals())
BOOKS: tuple[Effect, ...] = (
    Brainless(),
    Consecration(),
    Extinction(),
    Festival(),
    UnholyGround(),
    WorshipServices(),
)
STEPS: tuple[type[Step], ...] = (
    *dematerialization.STEPS,
    *festival.STEPS,
    *requirements.STEPS,
    *unholy_ground.STEPS,
)
ACTIONS: tuple[type[Action], ...] = actions.ACTIONS

__all__ = [
    "ABILITIES",
    "ACTIONS",
    "BOARD",
    "BOOKS",
    "EVENTS",
    "FACTION",
    "REQUIREMENTS",
    "STEPS",
]
