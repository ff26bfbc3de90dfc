"""Set-up and turn of the Logical Lizards, sentence by sentence (9)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.boards import LogicalBoard
from rules.root.automata.choosing import ordered
from rules.root.automata.corner import DrawCorner
from rules.root.automata.logical_lizards.conspiracies import Conspire, perform
from rules.root.automata.logical_lizards.lizards import (
    OrderBySouls,
    RenewSouls,
    Ritual,
    ScoreGardensByOrder,
    TopToLostSouls,
)
from rules.root.automata.orders import DiscardOrder, board_as, change
from rules.root.battle.events import BattleBegan
from rules.root.enums import BuildingKind, Cause, Item, Suit
from rules.root.laws import law_of
from rules.root.state import Building, Place, Woodland
from rules.root.woodland.geography import corners, open_slots, path_neighbours
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from rules.root.woodland.ruling import rules
from tests.rules.root.driving import build, hold, run, settle, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["logical_lizards"]
CONVERT_NEXT, CRUSADE_NEXT, SANCTIFY_NEXT = 4, 0, 3
"""Where the marker stands before it comes to them: the track begins again after its end."""


def table(suit: Suit = Suit.FOX) -> Woodland:
    """The Lizards with this order against Marquise and Eyrie."""
    state = scene(("logical_lizards", "marquise", "eyrie"))
    change(state, BOT, suit=suit)
    return state


def board(state: Woodland) -> LogicalBoard:
    """Acolytes, marker, revealed cards."""
    return board_as(state, BOT, LogicalBoard)


def believe(state: Woodland, marker: int, count: int = 1) -> None:
    """So many acolytes, and where the marker stands."""
    state.supply[BOT] -= count
    change(state, BOT, acolytes=count, marker=marker)


def garden(state: Woodland, place: Place) -> Building:
    """A garden stands there."""
    found = Building(BOT, BuildingKind.GARDEN, state.suits[place])
    build(state, place, found)
    return found


# -------------------------------------------------------------------- set-up
def test_begins_with_four_warriors_garden_neighbours_and_lost_souls() -> None:
    """In a random corner; three cards of the deck in order; the marker on its start."""
    state = table()
    top = state.deck[:3]
    run(state, DrawCorner(BOT), script=(1,))
    corner = corners(state)[1]
    near = path_neighbours(state, corner)
    assert state.warriors[corner][BOT] == 4
    assert [each.suit for each in state.buildings[corner]] == [state.suits[corner]]
    assert all(state.warriors[place][BOT] == 1 for place in near)
    assert sum(row[BOT] for row in state.warriors) == 4 + len(near)
    assert state.lost_souls == top
    assert board(state).marker == 4


def test_spent_cards_go_to_lost_souls_and_gardens_rule() -> None:
    """As with the Cult itself: Pilgrims."""
    state = table()
    hold(state, FOE, "ambush_fox")
    from rules.root.cards.piles import discard

    discard(state, StepContext(), FOE, "ambush_fox")
    assert state.lost_souls == ("ambush_fox",)
    garden(state, 1)
    stand(state, 1, s1=5)
    assert rules(state, BOT, 1)


@pytest.mark.parametrize("cause", [Cause.BATTLE_HIT, Cause.FAVOR, Cause.REPLACE])
def test_one_removed_warrior_becomes_an_acolyte(cause: Cause) -> None:
    """Whenever some are removed; the others go to the supply."""
    state = table()
    stand(state, 1, s0=3)
    before = state.supply[BOT]
    moved = StepContext()
    remove(state, moved, Removal(owner=BOT, by=FOE, place=1, cause=cause, warriors=3))
    settle(state, moved)
    assert board(state).acolytes == 1
    assert state.supply[BOT] == before + 2


def test_each_removed_garden_costs_a_lost_soul() -> None:
    """The top one, for the real discard pile."""
    state = table()
    state.lost_souls = ("ambush_fox", "ambush_mouse", "ambush_bird")
    gone = tuple(garden(state, place) for place in (1, 2))
    moved = StepContext()
    remove(
        state,
        moved,
        *(
            Removal(owner=BOT, by=FOE, place=place, cause=Cause.FAVOR, buildings=(each,))
            for place, each in zip((1, 2), gone, strict=True)
        ),
    )
    settle(state, moved)
    assert state.lost_souls == ("ambush_fox",)
    assert set(state.discard) == {"ambush_bird", "ambush_mouse"}


def test_turn_is_order_conspire_rituals_score_renew_top_card() -> None:
    """It reveals no order card of the deck."""
    state = table()
    assert [type(step) for step in LAW.birdsong(state, BOT)] == [OrderBySouls, Conspire]
    assert LAW.daylight(state, BOT) == (Ritual(BOT),) * 4
    evening = [type(step) for step in LAW.evening(state, BOT)]
    assert evening == [ScoreGardensByOrder, RenewSouls, TopToLostSouls, DiscardOrder]


# -------------------------------------------------------------------- conspiracies
def test_birds_count_as_a_suit_of_lost_souls() -> None:
    """Two birds beat a fox; two foxes beat a bird."""
    state = table()
    for souls, suit in (("bbf", Suit.BIRD), ("ffb", Suit.FOX), ("fm", Suit.BIRD)):
        names = {"b": "ambush_bird", "f": "ambush_fox", "m": "ambush_mouse"}
        state.lost_souls = tuple(names[each] for each in souls)
        run(state, OrderBySouls(BOT))
        assert board(state).suit is suit


def test_marker_goes_round_and_stays_where_acolytes_end() -> None:
    """One performed conspiracy an acolyte."""
    state = table(Suit.BIRD)
    believe(state, CONVERT_NEXT, 2)
    stand(state, 5, s1=1)
    stand(state, 6, s0=2, s2=2)
    run(state, Conspire(BOT), script=((0, 0),))
    assert board(state).acolytes == 0
    assert board(state).marker == 1
    assert state.warriors[5] == (1, 0, 0)


def test_a_full_lap_that_fails_ends_it() -> None:
    """The marker is where it was, nothing is paid."""
    state = table(Suit.BIRD)
    believe(state, CRUSADE_NEXT, 2)
    run(state, Conspire(BOT))
    assert (board(state).acolytes, board(state).marker) == (2, CRUSADE_NEXT)


def test_without_acolytes_the_marker_stays() -> None:
    """Nothing is tried."""
    state = table(Suit.BIRD)
    run(state, Conspire(BOT))
    assert board(state).marker == 4


def test_converts_of_the_player_with_most_points_then_most_buildings() -> None:
    """In an ordered clearing; one of its warriors comes for it."""
    state = table()
    first, second = ordered(state, Suit.FOX)[:2]
    other = ordered(state, Suit.MOUSE)[0]
    for place in (first, second, other):
        stand(state, place, s1=1, s2=1)
    build(state, second, Building(FOE, BuildingKind.SAWMILL))
    build(state, other, Building(FOE, BuildingKind.SAWMILL))
    build(state, other, Building(FOE, BuildingKind.SAWMILL))
    state.scores = [0, 1, 2]
    believe(state, CONVERT_NEXT)
    run(state, Conspire(BOT))
    assert state.warriors[second] == (1, 1, 0)
    assert state.warriors[first] == (0, 1, 1)
    assert state.scores[BOT] == 0


def test_crusades_in_each_ordered_clearing_with_two_warriors() -> None:
    """Against whoever has most points there."""
    state = table()
    first, second, third = ordered(state, Suit.FOX)[:3]
    for place, count in ((first, 2), (second, 1), (third, 2)):
        stand(state, place, s0=count, s1=3, s2=1)
    state.scores = [0, 1, 2]
    believe(state, CRUSADE_NEXT)
    events = run(state, Conspire(BOT), script=((0, 0), (0, 0)))
    told = [(e.place, e.defender) for e in events if isinstance(e, BattleBegan)]
    assert told == [(first, THIRD), (third, THIRD)]


def test_sanctifies_by_most_points_then_fewest_enemy_warriors() -> None:
    """The building scores, a garden of the clearing's suit takes its place."""
    state = table()
    first, second = ordered(state, Suit.FOX)[:2]
    for place, count in ((first, 2), (second, 1)):
        build(state, place, Building(FOE, BuildingKind.SAWMILL))
        stand(state, place, s1=count)
    believe(state, SANCTIFY_NEXT)
    run(state, Conspire(BOT))
    found = [(each.kind, each.suit) for each in state.buildings[second]]
    assert found == [(BuildingKind.GARDEN, Suit.FOX)]
    assert [each.seat for each in state.buildings[first]] == [FOE]
    assert state.scores[BOT] == 1
    assert board(state).acolytes == 0
    rich = table()
    for place, owner in ((first, FOE), (second, THIRD)):
        kind = BuildingKind.SAWMILL if owner == FOE else BuildingKind.ROOST
        build(rich, place, Building(owner, kind))
    stand(rich, second, s2=3)
    rich.scores = [0, 1, 2]
    believe(rich, SANCTIFY_NEXT)
    run(rich, Conspire(BOT))
    assert [each.seat for each in rich.buildings[second]] == [BOT]


# -------------------------------------------------------------------- rituals
def test_ritual_warriors_go_to_open_slots_then_most_enemy_buildings() -> None:
    """In a clearing of the card's suit."""
    state = table()
    state.ruins.clear()
    foxes = ordered(state, Suit.FOX)
    while open_slots(state, foxes[0]):
        build(state, foxes[0], Building(FOE, BuildingKind.SAWMILL))
    roomy = next(place for place in foxes[1:] if open_slots(state, place) > 1)
    build(state, roomy, Building(FOE, BuildingKind.SAWMILL))
    state.lost_souls = ("ambush_fox",)
    run(state, Ritual(BOT))
    assert state.warriors[roomy][BOT] == 1
    assert state.warriors[foxes[0]][BOT] == 0
    assert board(state).shown == ("ambush_fox",)


def test_ritual_places_a_garden_only_where_it_rules_and_a_slot_is_open() -> None:
    """The warrior comes before."""
    state = table()
    for place in ordered(state, Suit.FOX):
        stand(state, place, s1=3)
    state.lost_souls = ("ambush_fox",)
    run(state, Ritual(BOT))
    assert sum(row[BOT] for row in state.warriors) == 1
    assert all(here == () for here in state.buildings)


def test_the_top_lost_soul_is_revealed_first() -> None:
    """One by one; none is left for a further ritual."""
    state = table()
    state.lost_souls = ("ambush_mouse", "ambush_fox")
    run(state, *(Ritual(BOT) for _ in range(3)))
    assert board(state).shown == ("ambush_fox", "ambush_mouse")
    assert state.lost_souls == ()


# -------------------------------------------------------------------- Evening
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3)])
def test_scores_by_gardens_of_the_order(count: int, points: int) -> None:
    """On a bird the best suit; the others do not count."""
    for suit in (Suit.FOX, Suit.BIRD):
        state = table(suit)
        for place in ordered(state, Suit.FOX)[:count]:
            garden(state, place)
        run(state, ScoreGardensByOrder(BOT))
        assert state.scores[BOT] == points
    other = table(Suit.MOUSE)
    for place in ordered(other, Suit.FOX)[:count]:
        garden(other, place)
    run(other, ScoreGardensByOrder(BOT))
    assert other.scores[BOT] == 0


def test_lost_souls_are_renewed_first_revealed_on_top() -> None:
    """The rest goes to the real discard pile."""
    state = table()
    state.lost_souls = ("ambush_bird",)
    change(state, BOT, shown=("ambush_fox", "ambush_mouse"))
    run(state, RenewSouls(BOT))
    assert state.lost_souls == ("ambush_mouse", "ambush_fox")
    assert state.discard == ("ambush_bird",)


def test_the_top_card_of_the_deck_is_crafted_and_lies_on_lost_souls() -> None:
    """An item scores one point; it takes it."""
    state = table()
    state.deck = ("anvil", *state.deck)
    run(state, TopToLostSouls(BOT, crafts=True))
    assert state.lost_souls == ("anvil",)
    assert state.scores[BOT] == 1
    assert state.boxes[BOT] == (Item.HAMMER,)
    assert law_of(state, BOT).open_cards(state, BOT) == ()


def test_a_crusade_needs_two_warriors_and_an_enemy_in_one_clearing() -> None:
    """Else it is not performed and costs nothing."""
    state = table()
    first, second = ordered(state, Suit.FOX)[:2]
    stand(state, first, s0=3)
    stand(state, second, s0=1, s1=1)
    believe(state, CRUSADE_NEXT)
    change(state, BOT, suit=Suit.FOX)
    assert not perform(state, StepContext(), BOT, "crusade")
    assert board(state).acolytes == 1
    stand(state, first, s1=1)
    assert perform(state, StepContext(), BOT, "crusade")
    assert board(state).acolytes == 0


def test_sanctify_needs_a_garden_of_the_suit_and_leave_to_place() -> None:
    """Else it is not performed."""
    state = table()
    place = ordered(state, Suit.FOX)[0]
    build(state, place, Building(FOE, BuildingKind.SAWMILL))
    believe(state, SANCTIFY_NEXT)
    state.scorched = (place,)
    assert not perform(state, StepContext(), BOT, "sanctify")
    state.scorched = ()
    for _ in range(5):
        build(state, place, Building(BOT, BuildingKind.GARDEN, Suit.FOX))
    assert not perform(state, StepContext(), BOT, "sanctify")
    assert board(state).acolytes == 1
