"""The Opener of the Way: gates that wander, and what comes through them (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.factions.opener_of_the_way import million_favored_ones
from rules.cthulhu_wars.factions.opener_of_the_way.actions import ACTIONS
from rules.cthulhu_wars.factions.opener_of_the_way.channel_power import ChannelPower
from rules.cthulhu_wars.factions.opener_of_the_way.dragon_ascending import DragonAscending
from rules.cthulhu_wars.factions.opener_of_the_way.dragon_descending import DragonDescending
from rules.cthulhu_wars.factions.opener_of_the_way.dread_curse import DreadCurse
from rules.cthulhu_wars.factions.opener_of_the_way.events import EVENTS
from rules.cthulhu_wars.factions.opener_of_the_way.million_favored_ones import (
    TheMillionFavoredOnes,
)
from rules.cthulhu_wars.factions.opener_of_the_way.requirements import REQUIREMENTS
from rules.cthulhu_wars.factions.opener_of_the_way.the_beyond_one import TheBeyondOne
from rules.cthulhu_wars.factions.opener_of_the_way.the_key_and_the_gate import TheKeyAndTheGate
from rules.cthulhu_wars.factions.opener_of_the_way.they_break_through import TheyBreakThrough
from rules.cthulhu_wars.factions.opener_of_the_way.units import OpenerLaw
from rules.kernel.steps import Step

FACTION = OpenerLaw()
ABILITIES: tuple[Effect, ...] = (TheBeyondOne(), TheKeyAndTheGate())
BOOKS: tuple[Effect, ...] = (
    TheyBreakThrough(),
    TheMillionFavoredOnes(),
    ChannelPower(),
    DreadCurse(),
    DragonAscending(),
    DragonDescending(),
)
STEPS: tuple[type[Step], ...] = million_favored_ones.STEPS

__all__ = ["ABILITIES", "ACTIONS", "BOOKS", "EVENTS", "FACTION", "REQUIREMENTS", "STEPS"]
