"""The automated opponents (9): seats that are never asked anything.

`base` what they share; `choosing` their criteria; `orders` the order card; `fighting`, `moving`
what they do on the map; then one file each.
"""

from rules.kernel.steps import Step
from rules.root.automata import (
    automated_alliance,
    buying,
    cogwheel_corvids,
    cogwheel_plots,
    corner,
    drillbit_building,
    drillbit_digging,
    drillbit_duchy,
    drillbit_ministers,
    electric_eyrie,
    fighting,
    logical_conspiracies,
    logical_lizards,
    mechanical_marquise,
    orders,
    resentment,
    riverfolk_robots,
    riverfolk_robots_events,
    riverfolk_robots_market,
    traits,
    vagabot,
    vagabot_actions,
    vagabot_battles,
    vagabot_items,
    vagabot_setup,
    vagabot_specials,
    vagabot_walking,
)
from rules.root.automata.base import AutomatonLaw
from rules.root.automata.events import EVENTS as ORDER_EVENTS

LAWS: dict[str, AutomatonLaw] = {
    mechanical_marquise.ID: mechanical_marquise.MechanicalMarquise(),
    electric_eyrie.ID: electric_eyrie.ElectricEyrie(),
    automated_alliance.ID: automated_alliance.AutomatedAlliance(),
    cogwheel_corvids.ID: cogwheel_corvids.CogwheelCorvids(),
    drillbit_duchy.ID: drillbit_duchy.DrillbitDuchy(),
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
    *drillbit_duchy.STEPS,
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
