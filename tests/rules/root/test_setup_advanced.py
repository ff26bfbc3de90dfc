"""The advanced set-up (2.2): markers, draft, five cards of which three are kept; reach (2.3)."""

import pytest

from rules.kernel import agenda
from rules.kernel.registry import (
    Setup,
    default_options,
    game,
    setup_advice,
    setup_faults,
    setup_of,
)
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root.actions import PlayCard
from rules.root.enums import CLEARING_SUITS, FACTIONS, Faction, Suit
from rules.root.setup.advanced import DealSuits, KeepCards, surplus
from rules.root.setup.draft import (
    ChooseFaction,
    DealExtras,
    DealMilitant,
    TakeFaction,
    drafting,
    free_factions,
    is_militant,
    next_steps,
    order,
)
from rules.root.setup.reach import least_reach, reach, reach_advice
from rules.root.state import Woodland
from tests.rules.root.driving import answer, choices, hold, reasons, run
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
MILITANTS = {Faction.MARQUISE, Faction.EYRIE, Faction.DUCHY}


def undrafted(players: int) -> Woodland:
    """A table before the draft."""
    state = scene(("marquise", "eyrie", "alliance", "cult")[:players])
    state.factions = (Faction.NONE,) * players
    state.first = ME
    return state


def test_markers_are_four_of_each_suit() -> None:
    state = scene(("marquise", "eyrie"))
    run(state, DealSuits())
    assert state.suits[0] is Suit.NONE
    assert [state.suits[1:].count(suit) for suit in CLEARING_SUITS] == [4, 4, 4]


def test_militants_and_insurgents() -> None:
    assert {faction for faction in FACTIONS if is_militant(faction)} == MILITANTS


def test_two_players_draft_militants_only() -> None:
    assert set(free_factions(undrafted(2))) == MILITANTS
    assert set(free_factions(undrafted(3))) == set(FACTIONS)


def test_the_pool_has_one_card_more_than_players_and_a_militant() -> None:
    state = undrafted(3)
    run(state, DealMilitant())
    question = agenda.question(state)
    assert isinstance(question, TakeFaction)
    assert len(set(question.pool)) == 4
    assert is_militant(question.pool[0])
    assert question.waiting == (THIRD, YOU, ME)


def test_an_insurgent_dealt_last_is_locked_until_a_militant_is_taken() -> None:
    state = undrafted(3)
    pool = (Faction.DUCHY, Faction.CULT, Faction.ALLIANCE, Faction.CORVID)
    run(state, DealExtras(pool, Faction.CORVID))
    assert ChooseFaction(Faction.CORVID) not in choices(state, 2)
    assert reasons(state, 2) == ["This faction is locked until someone has taken a militant one."]
    with pytest.raises(agenda.Refused):
        answer(state, ChooseFaction(Faction.CORVID), seat=2)
    answer(state, ChooseFaction(Faction.ALLIANCE), seat=2)
    assert state.factions[2] is Faction.ALLIANCE
    assert agenda.asked(state) == [YOU]
    assert ChooseFaction(Faction.CORVID) not in choices(state, 1)
    steps = next_steps(state, (YOU, ME), pool[2:], Faction.NONE, ())
    assert steps == (TakeFaction((YOU, ME), pool[2:], Faction.NONE, ()),)


def test_taking_a_militant_unlocks_the_card() -> None:
    state = undrafted(3)
    run(state, DealExtras((Faction.DUCHY, Faction.CULT, Faction.CORVID), Faction.CORVID))
    answer(state, ChooseFaction(Faction.DUCHY), seat=2)
    taking = next(step for step in state.agenda[::-1] if isinstance(step, TakeFaction))
    assert taking.locked is Faction.NONE
    assert taking.waiting == (YOU, ME)
    assert taking.pool == (Faction.CULT, Faction.CORVID)


def test_a_vagabond_card_comes_with_one_character() -> None:
    state = undrafted(3)
    pool = (Faction.DUCHY, Faction.VAGABOND, Faction.CULT)
    run(state, DealExtras(pool, Faction.NONE), script=(1,))
    question = agenda.question(state)
    assert isinstance(question, TakeFaction)
    ((faction, character),) = question.extras
    assert faction is Faction.VAGABOND
    options = agenda.options(state, THIRD)
    labels = [english(option.label) for option in options]
    assert any("(" in label for label in labels)
    answer(state, ChooseFaction(Faction.VAGABOND), seat=2)
    assert state.boards[2].character == character


def test_seats_with_a_faction_do_not_draft() -> None:
    state = undrafted(3)
    state.factions = (Faction.NONE, Faction.EYRIE, Faction.NONE)
    assert drafting(state) == [THIRD, ME]
    assert order(state) == (THIRD, YOU, ME)
    assert Faction.EYRIE not in free_factions(state)


def test_three_of_five_cards_are_kept() -> None:
    state = scene(("marquise", "eyrie"))
    hand = ("anvil", "bake_sale", "investments", "sword_mouse", "crossbow_bird")
    hold(state, 0, *hand)
    hold(state, 1)
    cards = len(state.deck)
    run(state, KeepCards())
    assert agenda.asked(state) == [ME]
    assert surplus(state, ME) == 2
    answer(state, PlayCard("anvil"))
    assert PlayCard("anvil") not in choices(state)
    answer(state, PlayCard("bake_sale"))
    assert state.hands[0] == ("crossbow_bird", "investments", "sword_mouse")
    assert len(state.deck) == cards + 2
    assert {"anvil", "bake_sale"} <= set(state.deck)


# ---------------------------------------------------------------- reach
def test_reach_is_a_sum_and_the_second_vagabond_counts_less() -> None:
    assert reach((Faction.MARQUISE, Faction.EYRIE)) == 17
    assert reach((Faction.VAGABOND, Faction.VAGABOND)) == 7
    assert [least_reach(players) for players in range(2, 7)] == [17, 18, 21, 25, 28]


def test_low_reach_is_a_warning() -> None:
    assert reach_advice((Faction.MARQUISE, Faction.EYRIE)) is None
    warning = reach_advice((Faction.CULT, Faction.CORVID))
    assert warning is not None
    assert "reach of 5" in english(warning)
    assert reach_advice((Faction.CULT, Faction.NONE)) is None


def test_the_set_up_is_warned_of_but_allowed() -> None:
    def advised(**seats: str) -> list[str]:
        setup = setup_of("root", len(seats), 1, seats)
        assert setup_faults(setup) == ()
        return [english(each) for each in setup_advice(setup)]

    assert advised(seat_1="marquise", seat_2="eyrie") == []
    assert "reach of 5" in advised(seat_1="cult", seat_2="corvid")[0]
    assert advised(seat_1="cult", seat_2="random") == []
    assert advised(seat_1="cult", seat_2="mechanical_marquise_2") == []


def test_a_set_up_that_is_not_allowed_is_not_advised_on() -> None:
    options = default_options(game("root")) | {"seat_1": "cult", "seat_2": "cult"}
    setup = Setup("root", 2, 1, options)
    assert setup_faults(setup)
    assert setup_advice(setup) == ()
