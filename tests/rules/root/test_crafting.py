"""Crafting (5): who can pay, what comes of it, what is refused and why."""

from collections import Counter
from itertools import permutations, product

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Event, Seat
from rules.kernel.text import english
from rules.root import data
from rules.root.actions import Craft
from rules.root.cards.crafting import (
    Crafted,
    activate,
    cost_of,
    craft,
    craft_option,
    crafts,
    might_craft,
    payments,
    refused_crafts,
    unused_pieces,
    why_not_craft,
)
from rules.root.enums import BuildingKind, CardKind, Item, Landmark, Suit
from rules.root.state import Building, Woodland, turn_of
from tests.rules.root.battlefield import ME, YOU, asked, clearing, hold, stand, wood
from tests.rules.root.driving import build
from tests.rules.root.scenes import scene

FOX, RABBIT, MOUSE, BIRD = Suit.FOX, Suit.RABBIT, Suit.MOUSE, Suit.BIRD


def workshops(*suits: Suit, **options: str) -> Woodland:
    """A Marquise with a workshop for each suit named, in as many clearings."""
    state = wood("marquise", "eyrie", "alliance", **options)
    free = list(range(1, 13))
    for suit in suits:
        place = next(place for place in free if state.suits[place] is suit)
        free.remove(place)
        build(state, place, Building(ME, BuildingKind.WORKSHOP))
    return state


def make(state: Woodland, action: Craft) -> list[Event]:
    """Crafts it, up to the next question."""
    table = StepContext()
    craft(state, table, ME, action)
    state.agenda.extend(table.pending[::-1])
    table.pending.clear()
    agenda.advance(state, table)
    return table.events


def why(state: Woodland, card: str) -> str:
    """Why not, in English."""
    reason = why_not_craft(state, ME, card)
    return english(reason) if reason is not None else ""


# ---------------------------------------------------------------- paying
def by_trying(cost: tuple[str, ...], power: tuple[Suit, ...]) -> set[tuple[Suit, ...]]:
    """All sets that pay, found by laying pieces on the cost in every order."""
    found = set()
    for chosen in set(permutations(power, len(cost))):
        if all(
            asks == "any" or suit in (asks, BIRD) for asks, suit in zip(cost, chosen, strict=True)
        ):
            found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.parametrize("cost", sorted({cost_of(card) for card in data.cards() if cost_of(card)}))
def test_every_cost_against_every_power(cost: tuple[str, ...]) -> None:
    for counts in product(range(3), range(2), range(2), range(3)):
        suits = zip((FOX, RABBIT, MOUSE, BIRD), counts, strict=True)
        power = tuple(sorted(suit for suit, count in suits for _ in range(count)))
        ways = payments(cost, power)
        assert len({tuple(sorted(way)) for way in ways}) == len(ways)
        assert {tuple(sorted(way)) for way in ways} == by_trying(cost, power)
        for way in ways:
            assert not Counter(way) - Counter(power)


def test_a_payment_stands_in_the_order_of_the_cost() -> None:
    assert payments(("mouse", "mouse"), (BIRD, MOUSE)) == ((MOUSE, BIRD),)
    assert payments(("fox", "any"), (FOX, MOUSE)) == ((FOX, MOUSE),)
    assert payments(("fox",), (MOUSE,)) == ()


def test_ambush_and_dominance_have_no_cost() -> None:
    for card in data.cards().values():
        craftable = card.kind in (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.PERSISTENT)
        assert bool(cost_of(card.id)) is craftable
    assert cost_of("") == ()


def test_a_piece_serves_once_a_turn_wherever_it_stands() -> None:
    """R36: its clearing need not be ruled."""
    state = workshops(FOX, FOX, MOUSE)
    for place in range(1, 13):
        stand(state, place, s1=1)
    assert unused_pieces(state, ME) == (FOX, FOX, MOUSE)
    activate(state, ME, (FOX,))
    assert unused_pieces(state, ME) == (FOX, MOUSE)
    activate(state, ME, (MOUSE, FOX))
    assert unused_pieces(state, ME) == ()
    assert len(turn_of(state).activated) == 3
    assert unused_pieces(state, YOU) == ()


def test_two_pieces_in_one_clearing_count_twice() -> None:
    state = workshops(FOX)
    place = next(place for place in range(1, 13) if state.buildings[place])
    build(state, place, Building(ME, BuildingKind.WORKSHOP))
    activate(state, ME, (FOX,))
    assert unused_pieces(state, ME) == (FOX,)


def test_a_piece_in_the_lost_city_gives_any_one_suit() -> None:
    state = workshops(FOX, MOUSE)
    place = next(place for place in range(1, 13) if state.buildings[place])
    state.landmarks = ((Landmark.LOST_CITY, place),)
    there = state.suits[place]
    other = MOUSE if there is FOX else FOX
    assert unused_pieces(state, ME) == tuple(sorted((BIRD, other)))
    hold(state, 0, "bake_sale", "root_tea_fox")
    pieces = {each.card: each.pieces for each in crafts(state, ME)}
    assert "bake_sale" not in pieces, "one piece gives one rabbit, not two"
    make(state, next(each for each in crafts(state, ME) if BIRD in each.pieces))
    assert unused_pieces(state, ME) == (other,)


# ---------------------------------------------------------------- items
def test_an_item_is_taken_scored_and_its_card_discarded() -> None:
    state = workshops(FOX)
    hold(state, 0, "anvil", "ambush_fox")
    assert crafts(state, ME) == [Craft("anvil", (FOX,))]
    supply = state.items.count(Item.HAMMER)
    events = make(state, Craft("anvil", (FOX,)))
    told = next(event for event in events if isinstance(event, Crafted))
    assert english(told.text())
    assert told.item is Item.HAMMER
    assert state.boxes[0] == (Item.HAMMER,)
    assert state.items.count(Item.HAMMER) == supply - 1
    assert state.scores[0] == data.cards()["anvil"].vp
    assert state.discard == ("anvil",)
    assert state.hands[0] == ("ambush_fox",)


def test_an_item_that_has_run_out_cannot_be_crafted() -> None:
    """R38: the card stays in hand for its suit."""
    state = workshops(FOX)
    hold(state, 0, "anvil")
    state.items = tuple(item for item in state.items if item is not Item.HAMMER)
    assert crafts(state, ME) == []
    assert "is left" in why(state, "anvil")
    assert state.hands[0] == ("anvil",)


def test_the_forge_is_open_to_who_has_a_piece_there() -> None:
    state = workshops(FOX)
    hold(state, 0, "anvil")
    place = clearing(state, MOUSE)
    state.landmarks = ((Landmark.LEGENDARY_FORGE, place),)
    state.items = tuple(item for item in state.items if item is not Item.HAMMER)
    state.forge = (Item.HAMMER,)
    assert crafts(state, ME) == []
    assert "Forge" in why(state, "anvil")
    stand(state, place, s0=1)
    make(state, crafts(state, ME)[0])
    assert state.forge == ()
    assert state.scores[0] == data.cards()["anvil"].vp + 1
    assert len(state.hands[0]) == 1, "a card is drawn"


def test_several_cards_a_turn_while_pieces_last() -> None:
    state = workshops(FOX, FOX)
    hold(state, 0, "anvil", "foxfolk_steel")
    assert {each.card for each in crafts(state, ME)} == {"anvil", "foxfolk_steel"}
    make(state, Craft("anvil", (FOX,)))
    assert crafts(state, ME) == []
    assert "It costs fox, fox" in why(state, "foxfolk_steel")


# ---------------------------------------------------------------- effects
def test_a_persistent_card_goes_into_play_once() -> None:
    """R37."""
    state = workshops(FOX, FOX)
    hold(state, 0, "armorers", "armorers")
    assert crafts(state, ME) == [Craft("armorers", (FOX,))]
    make(state, Craft("armorers", (FOX,)))
    assert state.crafted[0] == ("armorers",)
    assert state.discard == ()
    assert state.hands[0] == ("armorers",)
    assert crafts(state, ME) == []
    assert "You already have" in why(state, "armorers")


def test_a_favor_is_resolved_then_discarded() -> None:
    state = workshops(FOX, FOX, FOX)
    place = clearing(state, FOX)
    stand(state, place, s1=3)
    build(state, place, Building(YOU, BuildingKind.ROOST))
    hold(state, 0, "favor_of_the_foxes")
    make(state, crafts(state, ME)[0])
    assert state.warriors[place][1] == 0
    assert state.scores[0] == 1
    assert state.discard == ("favor_of_the_foxes",)
    assert state.hands[0] == state.revealed[0] == ()


# ---------------------------------------------------------------- words
def test_refusals_have_their_reasons() -> None:
    state = workshops()
    hold(state, 0, "ambush_fox", "anvil", "dominance_fox")
    said = {each.action.card: english(each.why_not) for each in refused_crafts(state, ME)}
    assert set(said) == {"ambush_fox", "anvil", "dominance_fox"}
    assert "in battle" in said["ambush_fox"]
    assert "activated" in said["dominance_fox"]
    assert "no unused crafting piece" in said["anvil"]
    assert "not in your hand" in why(state, "bake_sale")


def test_pieces_are_named_where_they_are_a_choice() -> None:
    state = workshops(FOX, MOUSE, deck="exiles_partisans")
    cheap = next(card for card in data.decks()["exiles_partisans"] if cost_of(card.id) == ("any",))
    hold(state, 0, cheap.id)
    options = [craft_option(state, ME, each) for each in crafts(state, ME)]
    assert len(options) == 2
    assert len({option.targets for option in options}) == 2
    assert {english(option.label).rsplit(" ", 1)[1] for option in options} == {"fox", "mouse"}
    assert asked(state)[0] == "Rest"


# ---------------------------------------------------------------- whether it is asked at all
def test_crafting_is_asked_for_only_where_some_card_could_be_crafted() -> None:
    state = scene(("marquise", "eyrie"))
    assert not might_craft(state, Seat(0)), "without cards"
    state.hands[0] = ("ambush_fox",)
    assert not might_craft(state, Seat(0)), "without pieces"
    state.buildings[1] = (Building(Seat(0), BuildingKind.WORKSHOP),)
    assert might_craft(state, Seat(0)), "which cards are held is a secret"
    state.items = ()
    state.crafted[0] = tuple(
        card.id for card in data.decks()[state.variant.deck] if card.kind == "persistent"
    )
    fitting = [
        card.id
        for card in data.decks()[state.variant.deck]
        if card.kind == "immediate" and tuple(card.cost) in (("fox",), ("any",))
    ]
    assert might_craft(state, Seat(0)) is bool(fitting)
