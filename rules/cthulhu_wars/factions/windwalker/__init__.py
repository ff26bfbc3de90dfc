"""Windwalker (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import WindwalkerBoard
from rules.cthulhu_wars.factions.windwalker import actions, arctic_wind, cannibalism, eternal
from rules.cthulhu_wars.factions.windwalker.arctic_wind import ArcticWind
from rules.cthulhu_wars.factions.windwalker.berserkergang import Berserkergang
from rules.cthulhu_wars.factions.windwalker.cannibalism import Cannibalism
from rules.cthulhu_wars.factions.windwalker.eternal import Eternal
from rules.cthulhu_wars.factions.windwalker.events import EVENTS
from rules.cthulhu_wars.factions.windwalker.ferox import Ferox
from rules.cthulhu_wars.factions.windwalker.herald import Herald
from rules.cthulhu_wars.factions.windwalker.hibernate import Hibernate
from rules.cthulhu_wars.factions.windwalker.howl import Howl
from rules.cthulhu_wars.factions.windwalker.ice_age import IceAge
from rules.cthulhu_wars.factions.windwalker.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.windwalker.units import WindwalkerLaw
from rules.kernel.steps import Action, Step

BOARD = WindwalkerBoard
FACTION = WindwalkerLaw()
ABILITIES: tuple[Effect, ...] = (Hibernate(), Eternal(), Ferox())
BOOKS: tuple[Effect, ...] = (
    ArcticWind(),
    Berserkergang(),
    Cannibalism(),
    Herald(),
    Howl(),
    IceAge(),
)
STEPS: tuple[type[Step], ...] = (*arctic_wind.STEPS, *cannibalism.STEPS, *eternal.STEPS)
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
