"""The specials of the characters (7.4)."""

from rules.root.factions.vagabond.orders import Order
from rules.root.factions.vagabond.specials import blades, camp, thefts

ORDERS: dict[str, Order] = {
    "steal": thefts.Stealing(),
    "day_labor": thefts.Laboring(),
    "hideout": camp.HidingOut(),
    "instigate": blades.Instigating(),
    "scorched_earth": camp.Scorching(),
    "glide": camp.Gliding(),
}
"""The specials that are orders of Daylight, by id; the others step in elsewhere."""

STEPS = blades.STEPS
