"""The Black Goat (8, 9)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.boards import PlainBoard
from rules.cthulhu_wars.factions.black_goat import avatar, blood_sacrifice, ghroth, necrophagy
from rules.cthulhu_wars.factions.black_goat.avatar import AvatarAbility
from rules.cthulhu_wars.factions.black_goat.blood_sacrifice import BloodSacrifice
from rules.cthulhu_wars.factions.black_goat.events import EVENTS
from rules.cthulhu_wars.factions.black_goat.fertility_cult import FertilityCult
from rules.cthulhu_wars.factions.black_goat.frenzy import Frenzy
from rules.cthulhu_wars.factions.black_goat.ghroth import Ghroth, PlaceAcolyte
from rules.cthulhu_wars.factions.black_goat.necrophagy import Necrophagy
from rules.cthulhu_wars.factions.black_goat.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.black_goat.the_red_sign import TheRedSign
from rules.cthulhu_wars.factions.black_goat.thousand_young import ThousandYoung
from rules.cthulhu_wars.factions.black_goat.units import BlackGoatLaw
from rules.kernel.steps import Action, Step

BOARD = PlainBoard
FACTION = BlackGoatLaw()
ABILITIES: tuple[Effect, ...] = (FertilityCult(), AvatarAbility())
BOOKS: tuple[Effect, ...] = (
    BloodSacrifice(),
    Frenzy(),
    Ghroth(),
    Necrophagy(),
    TheRedSign(),
    ThousandYoung(),
)
STEPS: tuple[type[Step], ...] = (
    *avatar.STEPS,
    *blood_sacrifice.STEPS,
    *ghroth.STEPS,
    *necrophagy.STEPS,
)
ACTIONS: tuple[type[Action], ...] = (
    *(action for effect in (*ABILITIES, *BOOKS) for action in effect.ACTIONS),
    PlaceAcolyte,
)

__all__ = ["ABILITIES", "ACTIONS", "BOARD", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
