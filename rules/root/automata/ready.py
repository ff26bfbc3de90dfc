"""Which automata there are, and which people each of them plays (9)."""

from rules.root.enums import Faction

AUTOMATA: dict[str, Faction] = {
    "mechanical_marquise_2": Faction.MARQUISE,
    "electric_eyrie": Faction.EYRIE,
    "automated_alliance": Faction.ALLIANCE,
    "riverfolk_robots": Faction.RIVERFOLK,
    "vagabot": Faction.VAGABOND,
    "cogwheel_corvids": Faction.CORVID,
    "drillbit_duchy": Faction.DUCHY,
    "logical_lizards": Faction.CULT,
}
"""Automaton -> its faction, in the order of set-up letters."""
