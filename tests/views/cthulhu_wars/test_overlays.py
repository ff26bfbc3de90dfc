"""What is laid over the chart tells the truth: control, threats, arrows."""

from rules.cthulhu_wars.enums import Faction
from tests.rules.cthulhu_wars.scenes import area, put, scene
from tests.views.cthulhu_wars.earths import earth
from views.cthulhu_wars import overlays
from views.cthulhu_wars.overlays import Control, Threat


def test_control_is_the_holder_of_the_gate_and_who_is_there() -> None:
    state = earth()
    found = {each.area: each for each in overlays.control(state)}
    pacific = area(state, "south_pacific")
    assert found[pacific] == Control(pacific, Faction.GREAT_CTHULHU, (Faction.GREAT_CTHULHU,))
    north = area(state, "north_pacific")
    assert found[north].holder is None
    assert found[north].present == (Faction.GREAT_CTHULHU, Faction.CRAWLING_CHAOS)
    assert area(state, "arabia") not in found


def test_threats_follow_the_rule_of_capture() -> None:
    state = earth()
    north = area(state, "north_pacific")
    assert overlays.threats(state) == [Threat(north, Faction.GREAT_CTHULHU, Faction.CRAWLING_CHAOS)]
    put(state, 2, "north_pacific", nightgaunt=1)
    assert overlays.threats(state) == []


def test_arrows_over_the_edge_leave_on_one_side_and_come_in_on_the_other() -> None:
    state = scene()
    one, other = area(state, "north_pacific"), area(state, "south_asia")
    assert (one, other) in overlays._over_edge(state.variant.map)
    assert overlays._shifts(60.0, 900.0, True) == (0.0, 1000.0)
    assert overlays._shifts(900.0, 60.0, True) == (0.0, -1000.0)
    assert overlays._shifts(60.0, 300.0, False) == (0.0,)
