"""The Lizard Cult's Birdsong (7.5; seed 10.4): Outcast, Lost Souls, conspiracies."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done
from rules.root.actions import UseEffect
from rules.root.enums import Suit
from rules.root.factions.cult import coming_outcast, soul_counts
from rules.root.factions.cult.actions import Convert
from rules.root.factions.cult.conspiracies import CultConspiracies, OpenConspiracies
from rules.root.factions.cult.holdings import Conspiracy, board_of, cost
from rules.root.factions.cult.law import CultLaw
from rules.root.factions.cult.outcast import AdjustOutcast, DiscardLostSouls
from rules.root.problems import problems
from tests.rules.root.driving import craft, stand
from tests.rules.root.factions.congregation import (
    BIRD,
    CATS,
    CULT,
    FOX,
    MOUSE,
    RABBIT,
    acolytes,
    conspire,
    do,
    gathering,
    is_over,
    lines,
    lose,
    marker,
    open_now,
    play,
)


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


def test_birds_are_never_the_outcast() -> None:
    """The marker has three boxes."""
    state = gathering(outcast=MOUSE)
    lose(state, "armorers", "sappers", "birdy_bindle")
    play(state, AdjustOutcast(CULT))
    assert board_of(state, CULT).outcast is not BIRD
