"""What bots think a position is worth, what they try first, and their quick answers."""

import msgspec
import pytest

from rules.kernel.steps import Done, Pass, Seat
from rules.root.actions import ChooseItem, Fight, Move, PlayCard
from rules.root.bots.factions import planner_of
from rules.root.bots.move_ordering import most_promising, shortlist
from rules.root.bots.racing import race
from rules.root.bots.reflexes.cards import least_useful, plain_value
from rules.root.bots.reflexes.items import item_value
from rules.root.bots.worth import crude_worth, danger, exposed, prospects, worth
from rules.root.enums import BuildingKind, Faction, Item, Suit, TokenKind
from rules.root.evening import DiscardToLimit
from rules.root.state import Building, Place, Token, Woodland
from tests.rules.root.scenes import scene

SEAT, RIVAL = Seat(0), Seat(1)


def put(state: Woodland, place: Place, seat: Seat, count: int) -> None:
    """Warriors out of the supply."""
    here = list(state.warriors[place])
    here[seat] += count
    state.warriors[place] = tuple(here)
    state.supply[seat] -= count


def build(state: Woodland, place: Place, seat: Seat, kind: BuildingKind) -> None:
    """A building in a clearing."""
    state.buildings[place] = (*state.buildings[place], Building(seat, kind))


def duel() -> Woodland:
    """Marquise against Eyrie, a few warriors each."""
    state = scene(("marquise", "eyrie", "alliance", "duchy"))
    put(state, 1, SEAT, 4)
    put(state, 3, RIVAL, 4)
    return state


@pytest.mark.parametrize("faction", [each.value for each in Faction if each])
def test_points_cards_and_warriors_are_worth_something_to_everybody(faction: str) -> None:
    others = [each for each in ("marquise", "eyrie", "alliance", "duchy") if each != faction]
    state = scene((faction, *others[:3]))
    before = prospects(state, SEAT, 5.0)
    state.scores[SEAT] += 1
    assert prospects(state, SEAT, 5.0) == pytest.approx(before + 1)
    state.hands[SEAT] = ("ambush_fox",)
    assert prospects(state, SEAT, 5.0) > before + 1
    richer = prospects(state, SEAT, 5.0)
    put(state, 1, SEAT, 2)
    if planner_of(state, SEAT).WARRIOR:
        assert prospects(state, SEAT, 5.0) > richer


@pytest.mark.parametrize(
    ("faction", "kind"),
    [
        ("marquise", BuildingKind.SAWMILL),
        ("eyrie", BuildingKind.ROOST),
        ("alliance", BuildingKind.BASE),
        ("duchy", BuildingKind.MARKET),
    ],
)
def test_buildings_promise_points(faction: str, kind: BuildingKind) -> None:
    others = [each for each in ("marquise", "eyrie", "alliance", "duchy") if each != faction]
    state = scene((faction, *others))
    put(state, 1, SEAT, 3)
    before = worth(state, SEAT)
    build(state, 1, SEAT, kind)
    assert worth(state, SEAT) > before
    assert crude_worth(state, SEAT) > 0


def test_what_others_gain_counts_against_one() -> None:
    state = duel()
    before = worth(state, SEAT)
    state.scores[RIVAL] += 4
    assert worth(state, SEAT) < before


def test_an_unguarded_building_beside_enemies_is_in_danger() -> None:
    state = duel()
    build(state, 2, SEAT, BuildingKind.SAWMILL)
    quiet = danger(state, SEAT, 2)
    put(state, 2, RIVAL, 3)
    assert danger(state, SEAT, 2) > quiet
    bare = exposed(state, SEAT)
    put(state, 2, SEAT, 5)
    assert exposed(state, SEAT) < bare


def test_dominance_is_worth_more_the_firmer_it_is_held() -> None:
    state = scene(("marquise", "eyrie"))
    state.dominance[SEAT] = "dominance_fox"
    values = [race(state, SEAT)]
    foxes = [place for place in range(1, 13) if state.suits[place] is Suit.FOX][:3]
    for place in foxes:
        put(state, place, SEAT, 1)
        values.append(race(state, SEAT))
    put(state, foxes[0], SEAT, 3)
    values.append(race(state, SEAT))
    assert values == sorted(set(values))


def test_birds_and_ambushes_are_kept_longest() -> None:
    state = duel()
    assert plain_value("ambush_bird") > plain_value("ambush_fox") > plain_value("dominance_fox")
    hand = ["ambush_fox", "dominance_fox", "royal_claim"]
    assert least_useful(state, SEAT, hand) == "dominance_fox"


def test_damaged_items_are_worth_less() -> None:
    sword = ChooseItem(Item.SWORD)
    assert item_value(sword) > item_value(msgspec.structs.replace(sword, exhausted=True))
    assert item_value(sword) > item_value(msgspec.structs.replace(sword, damaged=True))


def test_a_short_list_keeps_doing_nothing_and_drops_what_is_much_the_same() -> None:
    state = duel()
    choice = DiscardToLimit(SEAT)
    orders = [Move(1, 5, count) for count in range(1, 5)]
    orders += [Move(1, 10, count) for count in range(1, 5)]
    found = shortlist(state, SEAT, choice, [*orders, *orders, Done()], 5)
    assert Done() in found
    assert len(found) <= 6


def test_a_battle_for_a_prize_looks_better_than_one_for_nothing() -> None:
    state = duel()
    put(state, 1, RIVAL, 1)
    put(state, 5, SEAT, 4)
    put(state, 5, RIVAL, 1)
    state.tokens[5] = (Token(RIVAL, TokenKind.SYMPATHY),)
    choice = DiscardToLimit(SEAT)
    best = most_promising(state, SEAT, choice, [Fight(1, RIVAL), Fight(5, RIVAL)])
    assert best == Fight(5, RIVAL)


def test_the_least_useful_card_is_discarded() -> None:
    from rules.root.bots.reflexes import reflex

    state = duel()
    state.hands[SEAT] = ("ambush_bird", "dominance_fox", "royal_claim")
    cards = [PlayCard(card) for card in state.hands[SEAT]]
    assert reflex(state, SEAT, DiscardToLimit(SEAT), cards) == PlayCard("dominance_fox")
    assert reflex(state, SEAT, DiscardToLimit(SEAT), [Pass()]) == Pass()
