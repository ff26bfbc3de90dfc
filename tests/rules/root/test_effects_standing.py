"""Effects of crafting, continuous ones, and the windows of a phase (3.2, 5)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat
from rules.root import effects
from rules.root.actions import UseEffect
from rules.root.effects.registry import EFFECTS, is_due
from rules.root.effects.sabotage import Sabotage
from rules.root.enums import (
    BuildingKind,
    Item,
    Phase,
    TokenKind,
)
from rules.root.phases import OpenWindow
from rules.root.state import Building, Token, Woodland, turn_of
from rules.root.woodland.geography import neighbours
from rules.root.woodland.moving import why_not_move
from rules.root.woodland.ruling import rules
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    craft,
    hold,
    in_phase,
    lay,
    run,
    settle,
    stand,
)
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
DECK = "exiles_partisans"


def wood(*factions: str, deck: str = DECK) -> Woodland:
    """Three factions by default, those named first."""
    names = factions or ("marquise", "eyrie", "alliance")
    return scene(names, options={"deck": deck})


# ---------------------------------------------------------------- crafting
def test_engravers_add_a_point_and_the_broker_draws_for_another_player() -> None:
    state = wood()
    craft(state, 0, "master_engravers")
    craft(state, 1, "murine_broker")
    hold(state, 1)
    table = StepContext()
    effects.on_item_crafted(state, table, ME, Item.TEA)
    settle(state, table)
    assert state.scores[0] == 1
    assert len(state.hands[1]) == 1


def test_broker_is_silent_when_its_owner_crafts() -> None:
    state = wood()
    craft(state, 0, "murine_broker")
    table = StepContext()
    effects.on_item_crafted(state, table, ME, Item.TEA)
    assert table.pending == []
    assert state.scores[0] == 0


def test_favor_removes_all_enemies_of_a_suit_and_scores() -> None:
    state = wood(deck="base")
    stand(state, 1, s0=1, s1=2, s2=1)
    stand(state, 2, s1=1)
    build(state, 6, Building(YOU, BuildingKind.ROOST))
    lay(state, 8, Token(THIRD, TokenKind.SYMPATHY))
    build(state, 12, Building(ME, BuildingKind.SAWMILL))
    hold(state, 0)
    run(state, *effects.immediate(state, StepContext(), ME, "favor_of_the_foxes"))
    assert state.scores[0] == 2
    assert state.warriors[1] == (1, 0, 0)
    assert state.warriors[2][1] == 1
    assert state.buildings[6] == ()
    assert state.tokens[8] == ()
    assert state.buildings[12] == (Building(ME, BuildingKind.SAWMILL),)


# ---------------------------------------------------------------- continuous
def test_soup_kitchens_count_tokens_for_rule() -> None:
    state = wood("alliance", "eyrie", "marquise")
    lay(state, 1, Token(ME, TokenKind.SYMPATHY))
    stand(state, 1, s2=1)
    assert not rules(state, ME, 1)
    craft(state, 0, "soup_kitchens")
    assert rules(state, ME, 1)


def test_boat_builders_travel_by_river() -> None:
    state = wood()
    assert 7 not in neighbours(state, ME, 4)
    craft(state, 0, "boat_builders")
    assert 7 in neighbours(state, ME, 4)


def test_corvid_planners_move_regardless_of_rule() -> None:
    state = wood()
    stand(state, 1, s0=1, s2=2)
    stand(state, 9, s2=2)
    assert why_not_move(state, ME, 1, 9) is not None
    craft(state, 0, "corvid_planners")
    assert why_not_move(state, ME, 1, 9) is None


def test_tunnels_join_clearings_with_crafting_pieces() -> None:
    state = wood()
    build(state, 1, Building(ME, BuildingKind.WORKSHOP))
    build(state, 3, Building(ME, BuildingKind.WORKSHOP))
    assert 3 not in neighbours(state, ME, 1)
    craft(state, 0, "tunnels")
    assert 3 in neighbours(state, ME, 1)
    assert 3 not in neighbours(state, ME, 5)


def test_the_mark_of_a_use_belongs_to_the_turn() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "swap_meet")
    effect = EFFECTS["swap_meet"]
    assert is_due(state, effect, effect.timing, Phase.BIRDSONG)
    in_phase(state, Phase.BIRDSONG, used=("swap_meet",))
    assert not is_due(state, effect, effect.timing, Phase.BIRDSONG)
    assert turn_of(state).used == ("swap_meet",)


# ---------------------------------------------------------------- windows of a phase
def test_a_single_effect_that_works_by_itself_begins_by_itself() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers")
    state.coffin[1] = 5
    state.supply[1] -= 5
    run(state, OpenWindow(ME))
    assert state.scores[0] == 1
    assert turn_of(state).used == ("coffin_makers",)


def test_the_active_player_orders_start_effects_and_may_leave_what_is_optional() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers", "saboteurs", "false_orders")
    craft(state, 1, "tunnels")
    stand(state, 1, s1=1)
    run(state, OpenWindow(ME))
    saboteurs, coffins, orders = map(UseEffect, ("saboteurs", "coffin_makers", "false_orders"))
    assert set(choices(state)) == {saboteurs, coffins, orders}
    answer(state, saboteurs, Sabotage(YOU, "tunnels"))
    answer(state, coffins)
    assert state.crafted[0] == ("coffin_makers", "false_orders")


def test_nothing_is_left_out_while_something_works_by_itself() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers", "saboteurs")
    craft(state, 1, "tunnels")
    run(state, OpenWindow(ME))
    assert Pass() not in choices(state)
    answer(state, UseEffect("coffin_makers"))
    assert Pass() in choices(state)
    answer(state, Pass())
    assert state.crafted[0] == ("coffin_makers", "saboteurs")
