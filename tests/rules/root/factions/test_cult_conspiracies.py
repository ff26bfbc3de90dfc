"""Conspiracies of the Lizard Cult (7.5; seed 10.4.3): Crusade, Convert, Sanctify, their words."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import Fight, Move
from rules.root.enums import BuildingKind, Landmark, PlotKind, Suit, TokenKind
from rules.root.factions.cult.actions import Convert, Sanctify
from rules.root.factions.cult.holdings import Conspiracy, gardens
from rules.root.state import NOBODY, Building, Token
from tests.rules.root.driving import build, craft, hold, lay, stand
from tests.rules.root.factions.congregation import (
    BIRDS,
    CATS,
    CULT,
    FOX,
    FOXES,
    MOUSE,
    RABBIT,
    acolytes,
    conspire,
    do,
    gathering,
    is_over,
    keep,
    labels,
    open_now,
    plant,
    raise_up,
    reasons_for,
    refusals,
    told,
)


# -------------------------------------------------------------------- I Crusade
def test_crusade_battles_in_an_outcast_clearing() -> None:
    """Two acolytes for a battle."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=2, s1=1)
    stand(state, 2, s0=2, s1=1)
    conspire(state)
    assert open_now(state, Fight) == [Fight(1, CATS)]
    do(state, Fight(1, CATS), script=((2, 0),))
    assert (acolytes(state), state.warriors[1]) == (0, (2, 0, 0))
    assert is_over(state)


def test_crusade_moves_from_an_outcast_clearing_and_may_battle_where_it_goes() -> None:
    """The destination may have any suit (R5); the battle is asked for, not owed."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=3)
    stand(state, 9, s1=1)
    conspire(state)
    assert {each.source for each in open_now(state, Move)} == {1}
    do(state, Move(1, 9, 2))
    assert state.warriors[9] == (2, 1, 0)
    assert open_now(state, Fight) == [Fight(9, CATS)]
    do(state, Pass())
    assert (is_over(state), acolytes(state), state.warriors[1]) == (True, 0, (1, 0, 0))


def test_the_battle_after_a_crusade_is_only_there() -> None:
    """Not where it came from, not elsewhere."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=3, s1=1)
    stand(state, 9, s0=5, s1=1)
    conspire(state)
    do(state, Move(1, 9, 1))
    assert open_now(state, Fight) == [Fight(9, CATS)]
    do(state, Fight(9, CATS), script=((3, 0),))
    assert state.warriors[9] == (6, 0, 0)


def test_a_crusade_moves_at_least_one_and_needs_rule() -> None:
    """Normal rules for moves (3.7)."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=2, s1=3)
    stand(state, 9, s1=1)
    stand(state, 10, s0=1)
    conspire(state)
    assert open_now(state, Move) == [Move(1, 10, 1), Move(1, 10, 2)]


def test_crusade_with_one_acolyte_only_while_hated() -> None:
    """The price decides."""
    for hated in (False, True):
        state = gathering(acolytes=1, hated=hated)
        stand(state, 1, s0=2, s1=1)
        conspire(state)
        assert is_over(state) is not hated


def test_warriors_lost_in_an_own_crusade_go_to_the_supply() -> None:
    """No Revenge for the attacker (R4)."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=1, s1=3)
    before = state.supply[CULT]
    conspire(state)
    do(state, Fight(1, CATS), script=((1, 1),))
    assert (acolytes(state), state.supply[CULT]) == (0, before + 2 + 1)


def test_a_crusade_into_sympathy_is_an_outrage_before_the_battle() -> None:
    """One move, one Outrage; the card goes to the supporters, not to Lost Souls (R14)."""
    state = gathering("alliance", "marquise", acolytes=2)
    hold(state, 0, "mouse_in_a_sack")
    stand(state, 1, s0=2)
    stand(state, 9, s2=1)
    lay(state, 9, Token(CATS, TokenKind.SYMPATHY))
    conspire(state)
    do(state, Move(1, 9, 2))
    while type(agenda.question(state)).__name__ != "TakeFight":
        seat = agenda.asked(state)[0]
        do(state, agenda.request(state, seat).actions[0], seat=seat)
    assert state.supporters[CATS] == ("mouse_in_a_sack",)
    assert state.lost_souls == ()


def test_the_lost_city_is_always_an_outcast_clearing() -> None:
    """It counts as all three suits."""
    state = gathering(acolytes=2, outcast=FOX)
    state.landmarks = ((Landmark.LOST_CITY, 9),)
    stand(state, 9, s0=2, s1=1)
    conspire(state)
    assert open_now(state, Fight) == [Fight(9, CATS)]
    assert Convert(9, CATS) in open_now(state, Convert)


# -------------------------------------------------------------------- II Convert
def test_convert_replaces_a_warrior() -> None:
    """One out, one in; no points, no Revenge, and it is no battle (R9)."""
    state = gathering(acolytes=2)
    stand(state, 12, s1=2)
    supply = state.supply[CATS]
    conspire(state)
    told_lines = do(state, Convert(12, CATS))
    assert state.warriors[12] == (1, 1, 0)
    assert (state.supply[CATS], state.scores) == (supply + 1, [0, 0, 0])
    assert any("converts one of" in line for line in told_lines)


def test_convert_only_where_the_outcast_is() -> None:
    """Every enemy's warriors there, nobody's elsewhere."""
    state = gathering(acolytes=2)
    for place in range(1, 13):
        stand(state, place, s1=1)
    stand(state, 6, s2=1)
    conspire(state)
    expected = [Convert(place, CATS) for place in FOXES] + [Convert(6, BIRDS)]
    assert sorted(open_now(state, Convert), key=str) == sorted(expected, key=str)


def test_convert_works_with_an_empty_supply() -> None:
    """Acolytes are paid first (R3)."""
    state = gathering(acolytes=2)
    stand(state, 12, s1=1)
    stand(state, 2, s0=state.supply[CULT])
    assert state.supply[CULT] == 0
    conspire(state)
    do(state, Convert(12, CATS))
    assert (state.warriors[12], state.supply[CULT]) == ((1, 0, 0), 1)


def test_convert_does_not_count_on_acolytes_that_coffin_makers_catches() -> None:
    """Spent acolytes never reach the supply then (R68)."""
    state = gathering(acolytes=2, deck="exiles_partisans")
    craft(state, CATS, "coffin_makers")
    stand(state, 12, s1=1)
    stand(state, 2, s0=state.supply[CULT])
    assert is_over(conspire(state))
    state.agenda.clear()
    stand(state, 12, s0=1 - 1)
    state.warriors[2] = (state.warriors[2][0] - 1, *state.warriors[2][1:])
    state.supply[CULT] = 1
    conspire(state)
    do(state, Convert(12, CATS))
    assert state.warriors[12] == (1, 0, 0)
    assert state.coffin[CULT] == 2


def test_convert_targets_no_pawn_building_or_token() -> None:
    """R6."""
    state = gathering("vagabond", "marquise", acolytes=5)
    state.pawns[CATS] = 12
    raise_up(state, 12, BuildingKind.SAWMILL, BIRDS)
    lay(state, 12, Token(BIRDS, TokenKind.WOOD))
    conspire(state)
    assert open_now(state, Convert) == []
    assert len(open_now(state, Sanctify)) == 1


def test_nothing_is_replaced_where_the_cult_may_not_place() -> None:
    """A keep, a snare: nothing is paid (R7)."""
    state = gathering(acolytes=5)
    stand(state, 12, s1=1)
    raise_up(state, 12, BuildingKind.SAWMILL)
    keep(state, 12)
    assert is_over(conspire(state))
    state.agenda.clear()
    stand(state, 1, s1=1)
    conspire(state)
    assert open_now(state, Convert) == [Convert(1, CATS)]
    for kind in (Convert, Sanctify):
        assert sum("keep" in why for why in reasons_for(state, kind)) == 1
    assert acolytes(state) == 5


def test_a_snare_bars_replacing() -> None:
    """Face up it does; face down it does nothing (R65)."""
    for face_up in (False, True):
        state = gathering("corvid", "marquise", acolytes=5)
        stand(state, 12, s2=1)
        snare = Token(CATS, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=face_up)
        lay(state, 12, snare)
        conspire(state)
        assert is_over(state) is face_up


def test_a_partner_is_no_enemy() -> None:
    """Nobody converts a coalition partner (R66)."""
    state = gathering(acolytes=5)
    stand(state, 12, s1=1)
    state.coalition[CATS] = CULT
    assert is_over(conspire(state))
    state.coalition[CATS] = NOBODY


# -------------------------------------------------------------------- III Sanctify
def test_sanctify_replaces_a_building() -> None:
    """The removal scores one; the garden of the clearing's suit comes into its slot (R20)."""
    state = gathering(acolytes=3)
    mill = raise_up(state, 1, BuildingKind.SAWMILL)
    conspire(state)
    assert open_now(state, Sanctify) == [Sanctify(1, mill, FOX)]
    told_lines = do(state, Sanctify(1, mill, FOX))
    assert state.buildings[1] == (Building(CULT, BuildingKind.GARDEN, FOX),)
    assert state.scores[CULT] == 1
    assert acolytes(state) == 0
    assert any("sawmill in clearing" in line for line in told_lines)


def test_sanctify_is_dearer() -> None:
    """Three acolytes, two while hated."""
    for hated, held, is_open in (
        (False, 2, False),
        (False, 3, True),
        (True, 1, False),
        (True, 2, True),
    ):
        state = gathering(acolytes=held, hated=hated)
        raise_up(state, 1, BuildingKind.SAWMILL)
        assert is_over(conspire(state)) is not is_open


def test_sanctify_needs_a_garden_of_the_suit() -> None:
    """With none left it is not allowed (R8)."""
    state = gathering(acolytes=5)
    for place in (12, 12, 8, 8, 6):
        plant(state, place, FOX)
    raise_up(state, 1, BuildingKind.SAWMILL)
    stand(state, 1, s1=1)
    conspire(state)
    assert open_now(state, Sanctify) == []
    assert reasons_for(state, Sanctify) == {"There is no fox garden left on its track."}


def test_sanctify_takes_no_token_and_no_ruin() -> None:
    """Buildings only (R6)."""
    state = gathering(acolytes=5)
    lay(state, 6, Token(CATS, TokenKind.WOOD))
    assert 6 in state.ruins
    assert is_over(conspire(state))


@pytest.mark.parametrize(("option", "suits"), [("seed", [FOX, RABBIT, MOUSE]), ("law_2025", [FOX])])
def test_the_suit_of_a_sanctified_garden_in_the_lost_city(option: str, suits: list[Suit]) -> None:
    """The seed: a suit of the clearing; the Law of 2025: that of the Outcast."""
    state = gathering(acolytes=3, cult_garden_suit_sanctify=option)
    state.landmarks = ((Landmark.LOST_CITY, 9),)
    mill = raise_up(state, 9, BuildingKind.SAWMILL)
    conspire(state)
    assert open_now(state, Sanctify) == [Sanctify(9, mill, suit) for suit in suits]
    do(state, Sanctify(9, mill, suits[-1]))
    assert gardens(state, CULT, suits[-1]) == 1


def test_a_garden_takes_the_freed_slot_of_the_treetop() -> None:
    """The slot stays the one that was freed (8)."""
    state = gathering(acolytes=3)
    state.landmarks = ((Landmark.ELDER_TREETOP, 12),)
    mill = Building(CATS, BuildingKind.SAWMILL, extra=True)
    build(state, 12, mill)
    conspire(state)
    do(state, Sanctify(12, mill, FOX))
    assert state.buildings[12] == (Building(CULT, BuildingKind.GARDEN, FOX, extra=True),)
    assert state.scores[CULT] == 2, "a building in that slot scores one more"


def test_a_sanctified_base_costs_its_owner_what_it_costs() -> None:
    """Effects of the removal follow the replacement."""
    state = gathering("alliance", "marquise", acolytes=3)
    base = Building(CATS, BuildingKind.BASE, FOX)
    build(state, 1, base)
    state.supporters[CATS] = ("anvil",)
    state.deck = tuple(card for card in state.deck if card != "anvil")
    conspire(state)
    do(state, Sanctify(1, base, FOX))
    assert state.supporters[CATS] == ()
    assert "anvil" in state.lost_souls


# -------------------------------------------------------------------- words
def test_every_order_is_named() -> None:
    """Each conspiracy says what it is; the path begins with its button."""
    state = gathering(acolytes=5)
    stand(state, 1, s0=1, s1=1)
    raise_up(state, 8, BuildingKind.SAWMILL)
    conspire(state)
    words = labels(state)
    assert "Convert one of Marquise de Cat's warriors in clearing 1" in words
    assert "Sanctify: Marquise de Cat's sawmill in clearing 8 becomes a garden" in words
    assert any(each.startswith("Crusade: ") for each in words)
    assert words[-1] == "No more conspiracies"
    for option in agenda.options(state, CULT):
        if isinstance(option.action, Move | Fight) and option.why_not is None:
            assert option.targets[0].id == "crusade"


def test_plain_moves_and_battles_are_refused_in_plain_words() -> None:
    """From clearings that are not the Outcast's there is no move and no battle."""
    state = gathering(acolytes=5)
    stand(state, 1, s0=1, s1=1)
    stand(state, 2, s0=2, s1=1)
    conspire(state)
    for kind in (Move, Fight):
        assert any(
            "The Cult moves and battles only by Crusade," in why for why in reasons_for(state, kind)
        )
    assert "Crusade" in told(state, TargetKind.SEAT, CATS)


def test_prices_that_are_too_high_are_told() -> None:
    """What it costs and what there is."""
    state = gathering(acolytes=2)
    stand(state, 1, s0=1, s1=1)
    raise_up(state, 8, BuildingKind.SAWMILL)
    conspire(state)
    assert reasons_for(state, Sanctify) == {"Sanctify costs 3 acolytes; you have 2."}
    assert all(option.why_not is not None for option in refusals(state))


def test_clicks_are_answered() -> None:
    """A clearing of another suit, one without anything to do, a card."""
    state = gathering(acolytes=5)
    hold(state, 0, "anvil")
    stand(state, 1, s1=1)
    conspire(state)
    assert "not a fox clearing" in told(state, TargetKind.PLACE, 2)
    assert "nothing to conspire" in told(state, TargetKind.PLACE, 6)
    assert "Daylight" in told(state, TargetKind.CARD, "anvil")
    assert told(state, TargetKind.BUTTON, "done")


def test_once_a_conspiracy_is_chosen_a_clearing_tells_what_it_lacks() -> None:
    """The button first, then a clearing without the piece that it begins with."""
    state = gathering(acolytes=5)
    stand(state, 1, s0=1, s1=1)
    raise_up(state, 8, BuildingKind.SAWMILL)
    conspire(state)
    told_at = {each.targets: english(each.why_not) for each in refusals(state) if each.why_not}
    nothing = told_at[(Target(TargetKind.PLACE, 6),)]
    assert nothing == told(state, TargetKind.PLACE, 6)
    lacking = {
        "convert": (8, "No enemy warrior is in clearing 8."),
        "sanctify": (1, "No enemy building is in clearing 1."),
        "crusade": (8, "You have no warrior in clearing 8 that could move or battle."),
    }
    for conspiracy, (place, why) in lacking.items():
        path = (Target(TargetKind.BUTTON, conspiracy), Target(TargetKind.PLACE, place))
        assert told_at[path] == why


def test_a_conspiracy_that_is_not_open_tells_why() -> None:
    """Too dear, or nothing that it could begin with."""
    state = gathering(acolytes=2)
    stand(state, 1, s1=1)
    conspire(state)
    told_of = {each: told(state, TargetKind.BUTTON, each) for each in Conspiracy}
    assert told_of[Conspiracy.SANCTIFY] == "Sanctify costs 3 acolytes; you have 2."
    assert told_of[Conspiracy.CRUSADE].startswith("No warriors in fox clearings (the Outcast)")
    assert told_of[Conspiracy.CONVERT].startswith("No enemy warriors")


def test_the_prompt_says_who_is_hated() -> None:
    """Two sides of the marker, two prompts."""
    for hated in (False, True):
        state = gathering(acolytes=3, hated=hated)
        stand(state, 1, s1=1)
        conspire(state)
        prompt = english(agenda.request(state, CULT).prompt)
        assert ("hated" in prompt) is hated
        assert "fox" in prompt
        assert "3 acolytes" in prompt
