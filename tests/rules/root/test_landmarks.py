"""The six landmarks (8): placing, Ferry, Tower, Treetop, Market, Forge, Lost City."""

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root import data, effects
from rules.root.actions import ChoosePlace, Move, Number, PlayCard, UseEffect
from rules.root.cards.crafting import is_available
from rules.root.effects.events import EffectUsed
from rules.root.enums import BuildingKind, Item, Landmark, Phase, Suit
from rules.root.landmarks.events import MarketSwapped
from rules.root.landmarks.setup import (
    DealLandmarks,
    PlaceLandmark,
    allowed,
    spots,
    stand,
)
from rules.root.landmarks.six import (
    ChooseSlot,
    StandIn,
    ask_slot,
    ferry_targets,
    place_of,
    reward_forge,
    take_item,
)
from rules.root.state import HIDDEN_CARD, NOWHERE, Building, Woodland
from rules.root.woodland.geography import neighbours, suits_at
from rules.root.woodland.moving import carry_out, moves
from tests.rules.root import driving
from tests.rules.root.driving import (
    answer,
    choices,
    hold,
    in_phase,
    offered,
    reasons,
    run,
    settle,
    use,
)
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str) -> Woodland:
    """Three factions on the Autumn map."""
    return scene(factions or ("marquise", "eyrie", "alliance"), options={"deck": "base"})


# ---------------------------------------------------------------- placing
@pytest.mark.parametrize(
    ("landmark", "places"),
    [
        (Landmark.FERRY, [4, 5, 7, 10, 11]),
        (Landmark.TOWER, [6, 10, 11, 12]),
        (Landmark.ELDER_TREETOP, [1, 2, 3, 4]),
        (Landmark.BLACK_MARKET, [1, 3, 4]),
        (Landmark.LEGENDARY_FORGE, list(range(1, 13))),
        (Landmark.LOST_CITY, [4, 5, 7, 10, 11]),
    ],
)
def test_each_landmark_has_its_kind_of_clearing(landmark: Landmark, places: list[int]) -> None:
    assert spots(wood(), landmark) == places


def test_landmarks_keep_apart_but_the_tower_stands_anywhere() -> None:
    state = wood()
    state.landmarks = ((Landmark.LOST_CITY, 10),)
    assert spots(state, Landmark.ELDER_TREETOP) == [3, 4]
    assert spots(state, Landmark.TOWER) == [6, 10, 11, 12]


def test_the_treetop_is_not_for_two_players() -> None:
    assert Landmark.ELDER_TREETOP in allowed(wood())
    assert Landmark.ELDER_TREETOP not in allowed(wood("marquise", "eyrie"))


def test_the_last_player_places_the_first_landmark() -> None:
    state = wood()
    ferry = list(allowed(state)).index(Landmark.FERRY)
    tower = list(allowed(state)).index(Landmark.TOWER)
    rest = [number for number in range(6) if number not in (ferry, tower)]
    run(state, DealLandmarks(2), script=((ferry, tower, *rest),))
    assert agenda.asked(state) == [THIRD]
    assert all("river" in reason for reason in reasons(state, 2))
    answer(state, ChoosePlace(4), seat=2)
    assert agenda.asked(state) == [YOU]
    answer(state, ChoosePlace(6), seat=1)
    assert state.landmarks == ((Landmark.FERRY, 4), (Landmark.TOWER, 6))


def test_why_a_landmark_stands_elsewhere() -> None:
    state = wood()
    state.landmarks = ((Landmark.LOST_CITY, 10),)
    run(state, PlaceLandmark(ME, Landmark.LEGENDARY_FORGE))
    assert set(reasons(state)) == {"There is another landmark there or adjacent to it."}


# ---------------------------------------------------------------- Ferry
def test_the_ferry_carries_a_move_over_the_river_and_pays_a_card() -> None:
    state = wood()
    state.landmarks = ((Landmark.FERRY, 4),)
    driving.stand(state, 4, s0=2)
    hold(state, 0)
    move = Move(4, 7, warriors=2, ferry=True)
    assert move in moves(state, ME)
    table = StepContext()
    carry_out(state, table, ME, move)
    settle(state, table)
    assert state.warriors[7][0] == 2
    assert place_of(state, Landmark.FERRY) == 7
    assert len(state.hands[0]) == 1
    assert ferry_targets(state, 7) == ()


def test_the_ferry_needs_rule_and_is_no_path() -> None:
    state = wood()
    state.landmarks = ((Landmark.FERRY, 4),)
    assert 7 not in neighbours(state, ME, 4)
    driving.stand(state, 4, s0=1, s1=2)
    driving.stand(state, 7, s1=2)
    assert Move(4, 7, warriors=1, ferry=True) not in moves(state, ME)


def test_even_swimmers_need_rule_on_the_ferry() -> None:
    state = wood("riverfolk", "eyrie", "alliance")
    state.landmarks = ((Landmark.FERRY, 4),)
    driving.stand(state, 4, s0=1, s1=2)
    driving.stand(state, 7, s1=2)
    assert Move(4, 7, warriors=1) in moves(state, ME)
    assert Move(4, 7, warriors=1, ferry=True) not in moves(state, ME)


# ---------------------------------------------------------------- Tower
def test_the_tower_pays_its_ruler_at_the_end_of_evening() -> None:
    state = in_phase(wood(), Phase.EVENING, locked=True)
    state.landmarks = ((Landmark.TOWER, 6),)
    assert effects.at_end(state, ME, Phase.EVENING) == ()
    driving.stand(state, 6, s0=1)
    assert effects.at_end(state, ME, Phase.BIRDSONG) == ()
    assert effects.at_end(state, ME, Phase.EVENING) == ("tower",)
    assert effects.is_compulsory("tower")
    use(state, "tower")
    assert state.scores[0] == 1
    assert effects.at_end(state, ME, Phase.EVENING) == ()


# ---------------------------------------------------------------- Elder Treetop
def test_who_builds_under_the_treetop_chooses_the_slot() -> None:
    state = wood()
    state.landmarks = ((Landmark.ELDER_TREETOP, 2),)
    roost = Building(YOU, BuildingKind.ROOST)
    driving.build(state, 2, roost)
    table = StepContext()
    ask_slot(state, table, 2, roost)
    assert table.pending == [ChooseSlot(YOU, 2, roost)]
    run(state, ChooseSlot(YOU, 2, roost))
    assert choices(state, 1) == [StandIn(False), StandIn(True)]
    answer(state, StandIn(True), seat=1)
    assert state.buildings[2] == (Building(YOU, BuildingKind.ROOST, extra=True),)


def test_no_choice_of_slots_elsewhere_or_when_the_treetop_is_full() -> None:
    state = wood()
    roost = Building(YOU, BuildingKind.ROOST)
    driving.build(state, 2, roost)
    table = StepContext()
    ask_slot(state, table, 2, roost)
    state.landmarks = ((Landmark.ELDER_TREETOP, 2),)
    driving.build(state, 2, Building(ME, BuildingKind.SAWMILL, extra=True))
    ask_slot(state, table, 2, roost)
    assert table.pending == []


# ---------------------------------------------------------------- Black Market
def test_the_market_swaps_a_card_unseen_once_a_turn() -> None:
    state = wood()
    stand(state, Landmark.BLACK_MARKET, 1)
    assert len(state.market) == 3
    hold(state, 0, "anvil")
    assert offered(state) == []
    assert driving.refused(state)["black_market"] == "You have no piece at the Black Market."
    driving.stand(state, 1, s0=1)
    gained = state.market[1]
    use(state, "black_market")
    assert choices(state) == [PlayCard("anvil")]
    agenda.submit(state, ME, PlayCard("anvil"))
    assert choices(state) == [Number(1), Number(2), Number(3)]
    happened = agenda.submit(state, ME, Number(2))
    assert state.hands[0] == (gained,)
    assert state.market[1] == "anvil"
    assert happened.undo_barrier is not None
    (told,) = [each for each in happened.events if isinstance(each, MarketSwapped)]
    assert told.for_seat(YOU) == MarketSwapped(ME, 2, HIDDEN_CARD, HIDDEN_CARD)
    assert "swaps a card" in english(told.for_seat(None).text())
    assert offered(state) == []


def test_the_market_needs_a_hand_card() -> None:
    state = wood()
    stand(state, Landmark.BLACK_MARKET, 1)
    driving.stand(state, 1, s0=1)
    hold(state, 0)
    assert offered(state) == []


# ---------------------------------------------------------------- Legendary Forge
def test_the_forge_takes_the_items_of_its_suit_and_pays_who_is_there() -> None:
    state = wood()
    state.items = tuple(
        sorted(each.id for each in data.items().values() for _ in range(each.supply))
    )
    stand(state, Landmark.LEGENDARY_FORGE, 2)
    assert state.forge == (Item.BAG, Item.BAG, Item.TEA, Item.TEA)
    assert Item.TEA not in state.items
    assert not is_available(state, ME, Item.TEA)
    driving.stand(state, 2, s0=1)
    assert is_available(state, ME, Item.TEA)
    hold(state, 0)
    assert take_item(state, ME, Item.TEA)
    assert not take_item(state, ME, Item.SWORD)
    table = StepContext()
    reward_forge(state, table, ME, Item.TEA)
    settle(state, table)
    assert state.scores[0] == 1
    assert len(state.hands[0]) == 1
    assert state.forge == (Item.BAG, Item.BAG, Item.TEA)


# ---------------------------------------------------------------- Lost City
def test_the_lost_city_is_of_every_suit() -> None:
    state = wood()
    assert place_of(state, Landmark.LOST_CITY) == NOWHERE
    assert suits_at(state, 4) == (Suit.RABBIT,)
    stand(state, Landmark.LOST_CITY, 4)
    assert set(suits_at(state, 4)) == {Suit.FOX, Suit.RABBIT, Suit.MOUSE}


def test_landmarks_are_called_by_their_names_in_the_log_and_on_offer() -> None:
    state = in_phase(wood(), Phase.EVENING)
    state.landmarks = ((Landmark.TOWER, 6),)
    driving.stand(state, 6, s0=1)
    (used,) = [each for each in use(state, "tower") if isinstance(each, EffectUsed)]
    assert english(used.text()).endswith("uses Tower.")
    assert [target.id for target in used.targets()] == [0, "landmark:tower"]
    option = effects.describe(state, ME, UseEffect("black_market"))
    assert option is not None
    assert english(option.label).startswith("Black Market: ")
