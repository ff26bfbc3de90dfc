"""What each faction works toward: one plan a file, a general one for those that have none."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from rules.cthulhu_wars.bots.plans.plan import Plan
from rules.cthulhu_wars.enums import Faction


@cache
def plan_of(faction: Faction) -> Plan:
    """The plan of a faction."""
    name = f"{__name__}.{faction.value}"
    if find_spec(name) is None:
        return Plan(faction)
    found: Plan = import_module(name).PLAN
    return found
