"""What all questions about a map share."""

from rules.cartographers.actions import Destroy
from rules.cartographers.ambush.ambush_phase import Gaze
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.question import carried_out, event_of
from rules.cartographers.events import Destroyed, Drew, DrewNothing
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Terrain
from rules.kernel import agenda
from rules.kernel.steps import Pass, Target, TargetKind
from rules.kernel.text import english
from tests.rules.cartographers.positions import at, placed

MONSTER = (Terrain.MONSTER,)


def test_events_of_each_part() -> None:
    state = placed("...", "...")
    who = (1, 0)
    drew = event_of(state, who, "gnoll_raid", Draw(MONSTER, 0, 3), 2)
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.owner, drew.coins, drew.stride) == (1, 0, 2, 4)
    assert isinstance(event_of(state, who, "gorgon_gaze", Destroy(1), 0), Destroyed)
    assert isinstance(event_of(state, who, "gnoll_raid", Pass(), 0), DrewNothing)


def test_parts_on_a_sheet() -> None:
    state = placed("...")
    sheet = carried_out(state.land, state.sheets[0], "gorgon_gaze", 0, Draw(MONSTER, 0, 1))
    sheet = carried_out(state.land, sheet, "gorgon_gaze", 0, Destroy(2))
    assert (sheet.monster, sheet.destroyed) == (1, 2)
    assert carried_out(state.land, sheet, "gorgon_gaze", 0, Pass()) is sheet


def test_large_tables_wait_for_the_last_answer() -> None:
    state = at(placed(*["..."] * 3), DrawTerrain("farmland"))
    choice, one = agenda.question(state), (Draw((Terrain.FARM,), 0, 3),)
    assert not choice.is_settled(state, {0: one, 1: one})
    assert choice.is_settled(state, {0: one, 1: one, 2: one})


def test_explaining_what_may_be_destroyed() -> None:
    state = placed("M.F/^..", options={"card_set": "heroes"})
    at(state, Gaze("gorgon_gaze"))
    why = agenda.question(state).explain(state, 0, Target(TargetKind.PLACE, "B1"))
    assert "mountain" in english(why)
