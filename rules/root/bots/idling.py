"""Questions of an own turn to which «nothing more» is always an answer: no list is needed."""

from rules.kernel.steps import Action, Choice, Done, Pass
from rules.root.factions.alliance.birdsong import AllianceRevolts, AllianceSpreads
from rules.root.factions.alliance.daylight import AllianceDaylight
from rules.root.factions.alliance.evening import AllianceOperates
from rules.root.factions.corvid.birdsong import CorvidCrafts, CorvidFlips, CorvidRecruits
from rules.root.factions.corvid.daylight import CorvidActs
from rules.root.factions.cult.conspiracies import CultConspiracies
from rules.root.factions.cult.evening import CultCrafts
from rules.root.factions.cult.rituals import CultRituals
from rules.root.factions.duchy.assembly import DuchyAssembly
from rules.root.factions.duchy.evening import DuchyCrafts
from rules.root.factions.duchy.parliament import DuchyParliament
from rules.root.factions.duchy.sway import DuchySway
from rules.root.factions.marquise.daylight import MarquiseDaylight
from rules.root.factions.riverfolk.birdsong import RiverfolkPause
from rules.root.factions.riverfolk.daylight import RiverfolkDaylight
from rules.root.factions.vagabond.turn import Slip, VagabondDaylight
from rules.root.factions.workbench import CraftFirst
from rules.root.phases import AnythingElse

IDLE: dict[type[Choice], Action] = {
    **dict.fromkeys(
        (
            CraftFirst,
            MarquiseDaylight,
            AllianceRevolts,
            AllianceSpreads,
            AllianceDaylight,
            AllianceOperates,
            VagabondDaylight,
            CultConspiracies,
            CultRituals,
            CultCrafts,
            RiverfolkPause,
            RiverfolkDaylight,
            DuchyAssembly,
            DuchyParliament,
            DuchySway,
            DuchyCrafts,
            CorvidCrafts,
            CorvidFlips,
            CorvidRecruits,
            CorvidActs,
        ),
        Done(),
    ),
    Slip: Pass(),
    AnythingElse: Pass(),
}
