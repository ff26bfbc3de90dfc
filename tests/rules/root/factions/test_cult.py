"""The Lizard Cult's Birdsong (7.5; seed 10.4): Outcast, Lost Souls, conspiracies."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Pass, TargetKind
from rules.kernel.text import english
from rules.root.actions import Fight, Move, UseEffect
from rules.root.factions.cult import coming_outcast, soul_counts
from rules.root.factions.cult.actions import Convert, Sanctify
from rules.root.factions.cult.conspiracies import CultConspiracies, OpenConspiracies
from rules.root.factions.cult.holdings import Conspiracy, board_of, cost, gardens
from rules.root.factions.cult.law import CultLaw
from rules.root.factions.cult.outcast import AdjustOutcast, DiscardLostSouls
from rules.root.problems import problems
from rules.root.state import NOBODY, Building, Token, Woodland
from rules.root.words import BuildingKind, Landmark, Phase, PlotKind, Suit, TokenKind
from tests.rules.root.driving import build, craft, hold, in_phase, lay, stand
from tests.rules.root.factions.congregation import (
    BIRD,
    BIRDS,
    CATS,
    CULT,
    FOX,
    FOXES,
    MOUSE,
    RABBIT,
    acolytes,
    do,
    gathering,
    is_over,
    keep,
    labels,
    lines,
    lose,
    marker,
    open_now,
    plant,
    play,
    raise_up,
    reasons_for,
    refusals,
    told,
)


def conspire(state: Woodland) -> Woodland:
    """Asks for conspiracies in Birdsong."""
    in_phase(state, Phase.BIRDSONG)
    play(state, OpenConspiracies(CULT))
    return state


# -------------------------------------------------------------------- 10.4.1 Adjust Outcast
@pytest.mark.parametrize(
    ("souls", "before", "after"),
    [
        (("anvil", "anvil_2", "bake_sale"), (MOUSE, True), (FOX, False)),
        (("bake_sale",), (FOX, False), (RABBIT, False)),
        (("anvil",), (FOX, False), (FOX, True)),
        (("anvil",), (FOX, True), (FOX, True)),
        (("anvil", "bake_sale"), (MOUSE, False), (MOUSE, True)),
        (("anvil", "bake_sale"), (FOX, True), (FOX, True)),
        ((), (RABBIT, False), (RABBIT, True)),
        ((), (RABBIT, True), (RABBIT, True)),
        (("armorers", "sappers", "anvil"), (MOUSE, False), (FOX, False)),
        (("armorers", "sappers"), (MOUSE, False), (MOUSE, True)),
        (("ambush_fox", "dominance_fox", "bake_sale"), (MOUSE, False), (FOX, False)),
    ],
)
def test_adjust_outcast(
    souls: tuple[str, ...], before: tuple[Suit, bool], after: tuple[Suit, bool]
) -> None:
    """The suit with the most moves the marker; the same suit, a tie or nothing makes it hated (R1,
    R2). Birds are ignored; ambush and dominance count for their suit."""
    state = gathering(outcast=before[0], hated=before[1])
    lose(state, *(each.replace("anvil_2", "foxfolk_steel") for each in souls))
    assert coming_outcast(state) == after, "the panel foretells it"
    play(state, AdjustOutcast(CULT))
    assert marker(state) == after


def test_the_pile_is_counted_by_suit() -> None:
    """Counts for the panel, without birds."""
    state = gathering()
    lose(state, "anvil", "foxfolk_steel", "armorers", "bake_sale")
    assert soul_counts(state) == {FOX: 2, RABBIT: 1, MOUSE: 0}


def test_without_a_cult_nothing_is_coming() -> None:
    """The helper knows boards, not seats."""
    state = gathering()
    state.boards[CULT] = state.boards[CATS]
    assert coming_outcast(state) == (Suit.NONE, False)


def test_the_log_names_the_outcast() -> None:
    """Moved or hated."""
    state = gathering(outcast=MOUSE)
    lose(state, "anvil")
    assert lines(play(state, AdjustOutcast(CULT))) == ["The Outcast is now fox."]
    state = gathering(outcast=MOUSE)
    assert lines(play(state, AdjustOutcast(CULT))) == ["The Outcast stays mouse and is hated."]


def test_birdsong_goes_by_the_numbers() -> None:
    """Adjust, discard, conspire; the printed order would leave nothing to count (13)."""
    state = gathering(outcast=MOUSE)
    lose(state, "anvil")
    steps = CultLaw().birdsong(state, CULT)
    assert [type(each) for each in steps] == [AdjustOutcast, DiscardLostSouls, OpenConspiracies]
    play(state, *steps)
    assert (marker(state), state.discard, state.lost_souls) == ((FOX, False), ("anvil",), ())


# -------------------------------------------------------------------- 10.4.2 Discard Lost Souls
def test_lost_souls_go_to_the_discard_pile() -> None:
    """All of them; dominance cards become available now (R17)."""
    state = gathering("marquise", "eyrie", "alliance")
    lose(state, "anvil", "dominance_mouse", "armorers")
    assert state.available == ()
    told_lines = lines(play(state, DiscardLostSouls(CULT)))
    assert state.lost_souls == ()
    assert state.discard == ("anvil", "armorers")
    assert state.available == ("dominance_mouse",)
    assert told_lines[0] == "3 lost souls go to the discard pile."
    assert problems(state) == []


def test_an_empty_deck_is_made_of_them_at_once() -> None:
    """Draws failed until now (R15)."""
    state = gathering()
    lose(state, *state.deck)
    state.lost_souls = tuple(card for card in state.lost_souls if "dominance" not in card)
    count = len(state.lost_souls)
    assert (state.deck, state.discard) == ((), ())
    play(state, DiscardLostSouls(CULT))
    assert (len(state.deck), state.discard, state.lost_souls) == (count, (), ())


# -------------------------------------------------------------------- 10.4.3 conspiracies
@pytest.mark.parametrize(
    ("hated", "costs"), [(False, (2, 2, 3)), (True, (1, 1, 2))], ids=["outcast", "hated"]
)
def test_costs(hated: bool, costs: tuple[int, int, int]) -> None:
    """Crusade 2, Convert 2, Sanctify 3; one less while hated."""
    state = gathering(hated=hated)
    assert tuple(cost(state, CULT, each) for each in Conspiracy) == costs


def test_without_acolytes_nobody_is_asked() -> None:
    """Nothing can be started."""
    state = gathering()
    stand(state, 1, s0=2, s1=2)
    assert is_over(conspire(state))


def test_nothing_is_started_that_cannot_be_carried_out() -> None:
    """Five acolytes, but nobody in the Outcast's clearings."""
    state = gathering(acolytes=5)
    stand(state, 2, s0=3, s1=3)
    assert is_over(conspire(state))


def test_conspiracies_come_one_after_another() -> None:
    """Any number in any order, until the acolytes are spent or it is ended."""
    state = gathering(acolytes=7)
    stand(state, 1, s1=2)
    conspire(state)
    do(state, Convert(1, CATS))
    assert (acolytes(state), isinstance(agenda.question(state), CultConspiracies)) == (5, True)
    do(state, Convert(1, CATS))
    assert (acolytes(state), state.warriors[1]) == (3, (2, 0, 0))
    do(state, Done())
    assert is_over(state)


@pytest.mark.parametrize("held", [0, 4])
def test_effects_stand_between_conspiracies(held: int) -> None:
    """What is open in the whole phase is offered before, between and after them (3.2)."""
    state = gathering(acolytes=held)
    craft(state, CULT, "royal_claim")
    stand(state, 1, s0=1, s1=2)
    stand(state, 2, s0=1)
    conspire(state)
    assert UseEffect("royal_claim") in open_now(state, UseEffect)
    if held:
        do(state, Convert(1, CATS))
        assert UseEffect("royal_claim") in open_now(state, UseEffect)
    do(state, UseEffect("royal_claim"))
    assert state.scores[CULT] == (2 if held else 1)


def test_acolytes_are_spent_to_the_supply() -> None:
    """Placed back before the effect."""
    state = gathering(acolytes=4)
    stand(state, 1, s1=1)
    before = state.supply[CULT]
    conspire(state)
    told_lines = do(state, Convert(1, CATS))
    assert (acolytes(state), state.supply[CULT]) == (2, before + 2 - 1)
    assert told_lines[0].endswith("spends 2 acolytes: Convert.")
    assert problems(state) == []


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
    assert any("converts a warrior" in line for line in told_lines)


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
    assert len(reasons_for(state, Convert)) == 1
    assert len(reasons_for(state, Sanctify)) == 1
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
    assert any("sanctifies the sawmill" in line for line in told_lines)


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
    assert reasons_for(state, Sanctify) == {"No fox garden is left on its track."}


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
    assert "Convert a warrior of Marquise de Cat in clearing 1" in words
    assert "Sanctify: the sawmill of Marquise de Cat in clearing 8 becomes a garden" in words
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
        assert any("no plain move and no plain battle" in why for why in reasons_for(state, kind))
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
    assert "no fox clearing" in told(state, TargetKind.PLACE, 2)
    assert "nothing to conspire" in told(state, TargetKind.PLACE, 6)
    assert "Daylight" in told(state, TargetKind.CARD, "anvil")
    assert told(state, TargetKind.BUTTON, "done")


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


def test_birds_are_never_the_outcast() -> None:
    """The marker has three boxes."""
    state = gathering(outcast=MOUSE)
    lose(state, "armorers", "sappers", "birdy_bindle")
    play(state, AdjustOutcast(CULT))
    assert board_of(state, CULT).outcast is not BIRD
