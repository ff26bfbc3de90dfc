"""The automated opponents (9): seats that are never asked anything.

`base` what they share; `choosing` their criteria; `orders` the order card; `fighting`, `moving`
what they do on the map; then one file each.
"""

from rules.kernel.steps import Step
from rules.root.automata import buying, corner, fighting, orders, resentment, traits
from rules.root.automata.automated_alliance import alliance as automated_alliance
from rules.root.automata.base import AutomatonLaw
from rules.root.automata.cogwheel_corvids import corvids as cogwheel_corvids
from rules.root.automata.cogwheel_corvids import plots as cogwheel_plots
from rules.root.automata.drillbit_duchy import building as drillbit_building
from rules.root.automata.drillbit_duchy import digging as drillbit_digging
from rules.root.automata.drillbit_duchy import duchy
from rules.root.automata.drillbit_duchy import ministers as drillbit_ministers
from rules.root.automata.electric_eyrie import eyrie as electric_eyrie
from rules.root.automata.events import EVENTS as ORDER_EVENTS
from rules.root.automata.logical_lizards import conspiracies as logical_conspiracies
from rules.root.automata.logical_lizards import lizards as logical_lizards
from rules.root.automata.mechanical_marquise import marquise as mechanical_marquise
from rules.root.automata.riverfolk_robots import events as riverfolk_robots_events
from rules.root.automata.riverfolk_robots import market as riverfolk_robots_market
from rules.root.automata.riverfolk_robots import robots as riverfolk_robots
from rules.root.automata.vagabot import actions as vagabot_actions
from rules.root.automata.vagabot import battles as vagabot_battles
from rules.root.automata.vagabot import items as vagabot_items
from rules.root.automata.vagabot import setup as vagabot_setup
from rules.root.automata.vagabot import specials as vagabot_specials
from rules.root.automata.vagabot import vagabot
from rules.root.automata.vagabot import walking as vagabot_walking

LAWS: dict[str, AutomatonLaw] = {
    mechanical_marquise.ID: mechanical_marquise.MechanicalMarquise(),
    electric_eyrie.ID: electric_eyrie.ElectricEyrie(),
    automated_alliance.ID: automated_alliance.AutomatedAlliance(),
    cogwheel_corvids.ID: cogwheel_corvids.CogwheelCorvids(),
    duchy.ID: duchy.DrillbitDuchy(),
    logical_lizards.ID: logical_lizards.LogicalLizards(),
    riverfolk_robots_market.ID: riverfolk_robots.RiverfolkRobots(),
    vagabot_items.ID: vagabot.Vagabot(),
}
STEPS: tuple[type[Step], ...] = (
    *orders.STEPS,
    *buying.STEPS,
    *traits.STEPS,
    *corner.STEPS,
    *fighting.STEPS,
    *mechanical_marquise.STEPS,
    *electric_eyrie.STEPS,
    *resentment.STEPS,
    *automated_alliance.STEPS,
    *cogwheel_plots.STEPS,
    *cogwheel_corvids.STEPS,
    *drillbit_digging.STEPS,
    *drillbit_building.STEPS,
    *drillbit_ministers.STEPS,
    *duchy.STEPS,
    *logical_conspiracies.STEPS,
    *logical_lizards.STEPS,
    *riverfolk_robots_market.STEPS,
    *riverfolk_robots.STEPS,
    *vagabot_setup.STEPS,
    *vagabot_walking.STEPS,
    *vagabot_battles.STEPS,
    *vagabot_specials.STEPS,
    *vagabot_actions.STEPS,
    *vagabot.STEPS,
)

EVENTS = (*ORDER_EVENTS, *traits.EVENTS, *riverfolk_robots_events.EVENTS)

__all__ = ["EVENTS", "LAWS", "STEPS"]
