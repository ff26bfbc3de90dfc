"""Yellow Sign: the King in Yellow, then Hastur (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.factions.yellow_sign import desecrate, shriek, zingaya
from rules.cthulhu_wars.factions.yellow_sign.actions import ACTIONS
from rules.cthulhu_wars.factions.yellow_sign.desecrate import Desecrate
from rules.cthulhu_wars.factions.yellow_sign.events import EVENTS
from rules.cthulhu_wars.factions.yellow_sign.feast import Feast
from rules.cthulhu_wars.factions.yellow_sign.he_who import HeWhoIsNotToBeNamed
from rules.cthulhu_wars.factions.yellow_sign.passion import Passion
from rules.cthulhu_wars.factions.yellow_sign.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.yellow_sign.screaming_dead import ScreamingDead
from rules.cthulhu_wars.factions.yellow_sign.shriek import ShriekOfTheByakhee
from rules.cthulhu_wars.factions.yellow_sign.third_eye import ThirdEye
from rules.cthulhu_wars.factions.yellow_sign.units import YellowSignLaw
from rules.cthulhu_wars.factions.yellow_sign.vengeance import Vengeance
from rules.cthulhu_wars.factions.yellow_sign.zingaya import Zingaya
from rules.kernel.steps import Step

FACTION = YellowSignLaw()
ABILITIES: tuple[Effect, ...] = (Feast(), Desecrate(), Vengeance())
BOOKS: tuple[Effect, ...] = (
    HeWhoIsNotToBeNamed(),
    Passion(),
    ShriekOfTheByakhee(),
    ScreamingDead(),
    ThirdEye(),
    Zingaya(),
)
STEPS: tuple[type[Step], ...] = (*desecrate.STEPS, *shriek.STEPS, *zingaya.STEPS)

__all__ = ["ABILITIES", "ACTIONS", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
