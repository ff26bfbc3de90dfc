"""Great Cthulhu (8, 9)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.factions.great_cthulhu import dreams, submerge
from rules.cthulhu_wars.factions.great_cthulhu.absorb import Absorb
from rules.cthulhu_wars.factions.great_cthulhu.devolve import Devolve
from rules.cthulhu_wars.factions.great_cthulhu.devour import Devour
from rules.cthulhu_wars.factions.great_cthulhu.dreams import DreamsBook
from rules.cthulhu_wars.factions.great_cthulhu.immortal import Immortal
from rules.cthulhu_wars.factions.great_cthulhu.regenerate import Regenerate
from rules.cthulhu_wars.factions.great_cthulhu.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.great_cthulhu.submerge import SubmergeBook
from rules.cthulhu_wars.factions.great_cthulhu.units import GreatCthulhuLaw
from rules.cthulhu_wars.factions.great_cthulhu.y_ha_nthlei import YHaNthlei
from rules.kernel.steps import Action, Event, Step

BOARD = GreatCthulhuBoard
FACTION = GreatCthulhuLaw()
ABILITIES: tuple[Effect, ...] = (Immortal(), Devour())
BOOKS: tuple[Effect, ...] = (
    Absorb(),
    Devolve(),
    DreamsBook(),
    Regenerate(),
    SubmergeBook(),
    YHaNthlei(),
)
STEPS: tuple[type[Step], ...] = (*dreams.STEPS, *submerge.STEPS)
ACTIONS: tuple[type[Action], ...] = tuple(
    action for effect in (*ABILITIES, *BOOKS) for action in effect.ACTIONS
)
EVENTS: tuple[type[Event], ...] = ()

__all__ = ["ABILITIES", "ACTIONS", "BOARD", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
