"""Cards between deck, hands, play areas and piles (3.3, 3.4, 3.8, 6.2, R15, R75)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.cards.piles import (
    Draw,
    LoseRandom,
    Reshuffle,
    StealRandom,
    discard,
    fits,
    give,
    is_dominance,
    lay_down,
    payments,
    payments_at,
    reveal,
    spend,
    suit_of,
    take_back,
    top_card,
)
from rules.root.data import cards, decks
from rules.root.enums import CardKind, Landmark, Suit
from rules.root.events import CardGiven, CardsDrawn, CardSpent, DominanceLaid
from rules.root.state import HIDDEN_CARD, Woodland
from rules.root.woodland.geography import suits_at
from tests.rules.root.driving import discard as lie_discarded
from tests.rules.root.driving import hold, run, settle
from tests.rules.root.scenes import scene

ME, YOU = Seat(0), Seat(1)


def wood(*factions: str) -> Woodland:
    return scene(factions or ("marquise", "eyrie", "alliance"))


# ---------------------------------------------------------------- suits
def test_both_decks_have_54_cards_and_four_of_dominance() -> None:
    for deck in decks().values():
        assert sum(card.copies for card in deck) == 54
        assert sum(card.copies for card in deck if card.kind is CardKind.DOMINANCE) == 4
        assert all(is_dominance(card.id) == (card.kind is CardKind.DOMINANCE) for card in deck)


def test_birds_pay_for_any_suit_and_only_birds_for_a_bird() -> None:
    bird = next(card.id for card in cards().values() if card.suit is Suit.BIRD)
    fox = next(card.id for card in cards().values() if card.suit is Suit.FOX)
    assert all(fits(bird, suit) for suit in (Suit.BIRD, Suit.FOX, Suit.MOUSE, Suit.RABBIT))
    assert fits(fox, Suit.FOX)
    assert not fits(fox, Suit.BIRD)
    assert not fits(fox, Suit.MOUSE)
    assert suit_of(HIDDEN_CARD) is Suit.NONE
    assert not is_dominance(HIDDEN_CARD)


def test_payments_list_each_kind_of_card_once() -> None:
    state = wood()
    hold(state, ME, "anvil", "bake_sale", "woodland_runners", "ambush_bird")
    assert payments(state, ME, Suit.FOX) == ("ambush_bird", "anvil", "woodland_runners")
    assert payments(state, ME, Suit.BIRD) == ("ambush_bird", "woodland_runners")
    assert payments_at(state, ME, (Suit.FOX,)) == payments(state, ME, Suit.FOX)
    state.landmarks = ((Landmark.LOST_CITY, 1),)
    assert payments_at(state, ME, suits_at(state, 1)) == state.hands[ME]


# ---------------------------------------------------------------- spending
def test_spent_and_discarded_cards_go_to_the_pile() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "anvil", "bake_sale")
    spend(state, table, ME, "anvil")
    discard(state, table, ME, "bake_sale")
    assert state.hands[ME] == ()
    assert state.discard == ("anvil", "bake_sale")
    assert [type(event) for event in table.events] == [CardSpent, CardSpent]


def test_dominance_cards_lie_beside_the_map_instead() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "dominance_fox")
    spend(state, table, ME, "dominance_fox")
    assert (state.available, state.discard) == (("dominance_fox",), ())
    assert DominanceLaid("dominance_fox") in table.events


def test_the_cults_lost_souls_catch_everything() -> None:
    state, table = wood("cult", "eyrie"), StepContext()
    lay_down(state, table, ("anvil", "dominance_fox"))
    assert state.lost_souls == ("anvil", "dominance_fox")
    assert state.available == state.discard == ()


# ---------------------------------------------------------------- drawing
def test_cards_come_from_the_top_and_only_their_owner_sees_them() -> None:
    state = wood()
    top = state.deck[:2]
    (drawn,) = [e for e in run(state, Draw(ME, 2)) if isinstance(e, CardsDrawn)]
    assert sorted(state.hands[ME]) == sorted(top)
    assert drawn.for_seat(ME) == drawn
    for other in (YOU, None):
        seen = drawn.for_seat(other)
        assert isinstance(seen, CardsDrawn)
        assert not set(seen.cards) & set(top)
        assert len(seen.cards) == 2


def test_an_open_hand_is_seen_by_all_as_it_is_drawn() -> None:
    state = wood("riverfolk", "eyrie")
    (drawn,) = [e for e in run(state, Draw(ME, 2)) if isinstance(e, CardsDrawn)]
    assert drawn.for_seat(None) == drawn


def test_an_empty_deck_is_made_of_the_discard_pile_at_once() -> None:
    state = wood()
    lie_discarded(state, "anvil", "bake_sale", "investments")
    state.deck = state.deck[:1]
    last = state.deck[0]
    run(state, Draw(ME, 2), script=((2, 0, 1),))
    assert state.discard == ()
    assert sorted(state.hands[ME]) == sorted((last, "investments"))
    assert state.deck == ("anvil", "bake_sale")


def test_the_last_card_drawn_leaves_a_new_deck_behind() -> None:
    state = wood()
    lie_discarded(state, "anvil")
    state.deck = state.deck[:1]
    run(state, Draw(ME, 1), script=((0,),))
    assert state.deck == ("anvil",)


def test_both_piles_empty_draws_fail_and_the_next_discard_is_the_deck() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "anvil", "bake_sale")
    state.deck = ()
    run(state, Draw(ME, 3))
    assert len(state.hands[ME]) == 2
    spend(state, table, ME, "anvil")
    settle(state, table)
    assert (state.deck, state.discard) == (("anvil",), ())


def test_lost_souls_are_not_reshuffled() -> None:
    state = wood("cult", "eyrie")
    state.lost_souls = state.deck[:5]
    state.deck = ()
    run(state, Draw(ME, 1))
    assert state.hands[ME] == ()
    assert len(state.lost_souls) == 5


def test_a_deck_that_is_there_stays() -> None:
    state = wood()
    lie_discarded(state, "anvil")
    before = state.deck
    run(state, Reshuffle(), script=((0,),))
    assert (state.deck, state.discard) == (before, ("anvil",))


def test_the_top_card_for_what_is_no_hand() -> None:
    state, table = wood(), StepContext()
    top = state.deck[0]
    assert top_card(state, table) == top
    state.deck = state.deck[:1]
    lie_then = state.deck[0]
    state.discard = (top,)
    assert top_card(state, table) == lie_then
    settle(state, table)
    assert state.deck == (top,)
    state.deck = ()
    assert top_card(state, StepContext()) == ""


# ---------------------------------------------------------------- revealed and given
def test_revealed_cards_are_out_of_hand_until_taken_back() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "anvil", "bake_sale")
    reveal(state, table, ME, "anvil")
    assert (state.hands[ME], state.revealed[ME]) == (("bake_sale",), ("anvil",))
    assert payments(state, ME, Suit.FOX) == ()
    take_back(state, table, ME)
    assert (state.hands[ME], state.revealed[ME]) == (("anvil", "bake_sale"), ())


def test_a_given_card_is_known_to_giver_and_taker_only() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "anvil")
    give(state, table, ME, YOU, "anvil")
    assert (state.hands[ME], state.hands[YOU]) == ((), ("anvil",))
    assert state.discard == ()
    (given,) = table.events
    assert isinstance(given, CardGiven)
    for viewer in (ME, YOU):
        assert given.for_seat(viewer) == given
    for viewer in (Seat(2), None):
        seen = given.for_seat(viewer)
        assert isinstance(seen, CardGiven)
        assert seen.card == HIDDEN_CARD
    assert table.undo_barrier is not None


def test_a_card_given_to_an_open_hand_is_seen_by_all() -> None:
    state, table = wood("marquise", "riverfolk"), StepContext()
    hold(state, ME, "anvil")
    give(state, table, ME, YOU, "anvil")
    assert table.events[0].for_seat(None) == table.events[0]


# ---------------------------------------------------------------- at random
def test_random_discards_take_as_many_as_there_are() -> None:
    state = wood()
    hold(state, ME, "anvil", "bake_sale")
    events = run(state, LoseRandom(ME, 3), script=(1, 0))
    assert state.hands[ME] == ()
    assert state.discard == ("bake_sale", "anvil")
    assert all(event.for_seat(None) == event for event in events)
    run(state, LoseRandom(ME, 1))
    assert state.discard == ("bake_sale", "anvil")


def test_a_stolen_card_goes_from_hand_to_hand_unseen() -> None:
    state = wood()
    hold(state, YOU, "anvil", "bake_sale")
    (stolen,) = run(state, StealRandom(ME, YOU), script=(1,))
    assert (state.hands[ME], state.hands[YOU]) == (("bake_sale",), ("anvil",))
    assert stolen.for_seat(None) != stolen
    run(state, StealRandom(ME, Seat(2)))
    assert state.hands[ME] == ("bake_sale",)
