"""Ambush (4, step 1): who is asked, what it does, when it ends the battle."""

import pytest

from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Pass, Target, TargetKind
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root.actions import PlayCard
from rules.root.battle.ambush import may_be_ambushed, may_hold_ambush
from rules.root.battle.events import Ambushed, BrokenOff, DiceRolled, Foiled
from rules.root.battle.odds import planned
from rules.root.enums import Landmark, Suit, TokenKind
from rules.root.law import Law
from rules.root.laws import AUTOMATON_LAWS
from rules.root.state import Token, Woodland
from tests.rules.root.battlefield import (
    ME,
    YOU,
    asked,
    begin,
    clearing,
    decline,
    give,
    hold,
    lay,
    pawn,
    roost,
    stand,
    wood,
    wood_token,
)
from tests.rules.root.driving import discard


def arena(*hands: tuple[str, ...], suit: Suit = Suit.FOX) -> tuple[Woodland, int]:
    """Three against three in a fox clearing."""
    state = wood()
    place = clearing(state, suit)
    stand(state, place, s0=3, s1=3)
    for seat, hand in enumerate(hands):
        hold(state, seat, *hand)
    return state, place


def test_no_cards_no_question() -> None:
    state, place = arena()
    events = begin(state, place, (2, 1))
    assert any(isinstance(event, DiceRolled) for event in events)


def test_any_hand_is_asked_whatever_it_holds() -> None:
    for card in ("anvil", "ambush_fox", "ambush_mouse"):
        state, place = arena((), (card,))
        begin(state, place)
        assert asked(state) == ("OfferAmbush", [1])


def test_twin_states_ask_the_same_seats_on_the_same_screen() -> None:
    seen = set()
    for card in ("foxfolk_steel", "ambush_fox", "ambush_bird"):
        state, place = arena(("anvil",), (card,))
        begin(state, place)
        request = agenda.request(state, YOU)
        seen.add((str(asked(state)), request.screen, request.prompt))
    assert len(seen) == 1


def test_who_holds_nothing_that_fits_is_told_why_it_is_asked() -> None:
    told = {}
    for card in ("foxfolk_steel", "ambush_mouse", "ambush_fox"):
        state, place = arena(("anvil",), (card,))
        begin(state, place)
        asking = agenda.question(state)
        assert asking is not None
        told[card] = english(asking.secret(view(state, YOU), YOU, ()))
    assert "You hold no matching ambush. You are asked" in told["foxfolk_steel"]
    assert told["foxfolk_steel"] == told["ambush_mouse"]
    assert "no ambush" not in told["ambush_fox"]


def test_who_holds_nothing_that_fits_has_no_real_choice() -> None:
    """Then nothing need be shown to a person who plays alone; with several it is asked."""
    idle = {}
    for card in ("foxfolk_steel", "ambush_mouse", "ambush_fox"):
        state, place = arena((), (card,))
        begin(state, place)
        asking = agenda.question(state)
        assert asking is not None
        idle[card] = asking.idle(view(state, YOU), YOU, ())
        assert asked(state) == ("OfferAmbush", [1])
    assert idle == {"foxfolk_steel": Pass(), "ambush_mouse": Pass(), "ambush_fox": None}


def test_twin_attackers_are_asked_alike() -> None:
    seen = set()
    for card in ("foxfolk_steel", "ambush_bird"):
        state, place = arena((card,), ("ambush_fox",))
        begin(state, place)
        give(state, 1, PlayCard("ambush_fox"))
        seen.add((str(asked(state)), agenda.request(state, ME).prompt))
    assert len(seen) == 1


def test_not_asked_where_every_matching_ambush_lies_open() -> None:
    state, place = arena((), ("anvil",))
    discard(state, "ambush_fox", "ambush_bird")
    assert may_hold_ambush(state, YOU, place)
    discard(state, "ambush_bird")
    assert not may_hold_ambush(state, YOU, place)
    assert may_hold_ambush(state, YOU, clearing(state, Suit.MOUSE))


def test_lost_souls_and_revealed_cards_are_seen_by_all() -> None:
    state, place = arena((), ("anvil",))
    hold(state, 2, "ambush_fox", "ambush_bird", "ambush_bird")
    assert may_hold_ambush(state, YOU, place)
    state.revealed[2], state.hands[2] = state.hands[2], ()
    assert not may_hold_ambush(state, YOU, place)
    state.lost_souls, state.revealed[2] = state.revealed[2], ()
    assert not may_hold_ambush(state, YOU, place)


def test_the_question_follows_from_the_onlookers_view() -> None:
    state, place = arena((), ("ambush_fox",))
    for seat in (None, ME, YOU):
        assert may_hold_ambush(view(state, seat), YOU, place)


def test_two_hits_at_once_then_the_roll_with_the_cap_of_who_is_left() -> None:
    """R26."""
    state, place = arena((), ("ambush_fox",))
    begin(state, place)
    events = give(state, 1, PlayCard("ambush_fox"), script=((3, 0),))
    assert Ambushed(YOU, "ambush_fox") in events
    assert state.warriors[place][0] == 1
    rolled = next(event for event in events if isinstance(event, DiceRolled))
    assert rolled.most == (1, 3)
    assert state.warriors[place][1] == 2
    assert state.discard == ("ambush_fox",)
    assert not state.hands[1]


def test_an_answer_cancels_it_and_both_cards_are_discarded() -> None:
    state, place = arena(("ambush_bird",), ("ambush_fox",))
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    assert asked(state) == ("AnswerAmbush", [0])
    events = give(state, 0, PlayCard("ambush_bird"), script=((0, 0),))
    assert Foiled(ME, "ambush_bird") in events
    assert state.warriors[place][:2] == (3, 3)
    assert sorted(state.discard) == ["ambush_bird", "ambush_fox"]


def test_who_does_not_answer_takes_the_hits() -> None:
    state, place = arena(("ambush_bird",), ("ambush_fox",))
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    decline(state, 0, (0, 0))
    assert state.warriors[place][:2] == (1, 3)
    assert state.hands[0] == ("ambush_bird",)


def test_the_attacker_is_asked_by_public_facts_too() -> None:
    state, place = arena(("anvil",), ("ambush_fox",))
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    assert asked(state) == ("AnswerAmbush", [0])
    assert agenda.actions(state, ME) == (Pass(),)
    state, place = arena(("anvil",), ("ambush_fox",))
    discard(state, "ambush_bird", "ambush_bird")
    begin(state, place)
    events = give(state, 1, PlayCard("ambush_fox"), script=((0, 0),))
    assert any(isinstance(event, DiceRolled) for event in events)


def test_without_attackers_the_battle_ends_without_a_roll() -> None:
    state = wood()
    place = clearing(state, Suit.FOX)
    stand(state, place, s0=2, s1=1)
    hold(state, 1, "ambush_bird")
    begin(state, place)
    events = give(state, 1, PlayCard("ambush_bird"))
    assert any(isinstance(event, BrokenOff) for event in events)
    assert not any(isinstance(event, DiceRolled) for event in events)
    assert state.battle is None
    assert state.warriors[place][:2] == (0, 1)


def test_ambush_hits_go_through_to_tokens_and_the_defender_scores() -> None:
    """R25, R31."""
    state = wood()
    place = clearing(state, Suit.FOX)
    stand(state, place, s0=1, s1=1)
    wood_token(state, place)
    hold(state, 1, "ambush_fox")
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    assert state.tokens[place] == ()
    assert state.scores[1] == 1
    assert state.battle is None


def test_an_ambush_never_ends_the_battle_of_a_vagabond() -> None:
    """R32."""
    state = wood("vagabond", "eyrie", "marquise")
    place = clearing(state, Suit.FOX)
    pawn(state, 0, place)
    roost(state, place)
    hold(state, 1, "ambush_fox")
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    while asked(state)[0] == "ChooseLosses":
        give(state, 0, agenda.actions(state, ME)[0], script=((0, 0),))
    assert state.battle is None
    assert state.pawns[0] == place


def test_scouting_party_skips_the_step() -> None:
    state = wood(deck="exiles_partisans")
    place = clearing(state, Suit.FOX)
    stand(state, place, s0=1, s1=1)
    hold(state, 1, "ambush_fox")
    state.crafted[0] = ("scouting_party",)
    events = begin(state, place, (0, 0))
    assert any(isinstance(event, DiceRolled) for event in events)


def test_a_wrong_suit_is_refused_with_its_reason() -> None:
    state, place = arena((), ("ambush_mouse", "anvil"))
    begin(state, place)
    assert agenda.actions(state, YOU) == (Pass(),)
    refused = [each for each in agenda.options(state, YOU) if each.why_not is not None]
    assert [each.action for each in refused] == [PlayCard("ambush_mouse")]
    assert "does not match" in english(refused[0].why_not)
    with pytest.raises(Refused):
        agenda.submit(state, YOU, PlayCard("ambush_mouse"))
    choice = agenda.question(state)
    assert "ambush" in english(choice.explain(state, YOU, Target(TargetKind.CARD, "anvil")))


def test_in_the_lost_city_the_two_ambushes_may_differ_in_suit() -> None:
    state, place = arena(("ambush_rabbit",), ("ambush_mouse",))
    state.landmarks = ((Landmark.LOST_CITY, place),)
    begin(state, place)
    give(state, 1, PlayCard("ambush_mouse"))
    give(state, 0, PlayCard("ambush_rabbit"), script=((0, 0),))
    assert state.warriors[place][:2] == (3, 3)


def test_an_automaton_is_neither_asked_nor_ambushed() -> None:
    """9: no ambush against it, and it plays none."""
    state, place = arena((), ("ambush_fox",))

    class Automaton(Law):
        def has_hand(self) -> bool:
            return False

    AUTOMATON_LAWS["wound_up"] = Automaton()
    try:
        state.automata = ("wound_up", "", "")
        assert not may_be_ambushed(state, planned(ME, place, YOU))
        assert not may_be_ambushed(state, planned(YOU, place, ME))
    finally:
        del AUTOMATON_LAWS["wound_up"]


def test_field_hospitals_come_before_the_end_of_the_battle() -> None:
    """R47: at the keep itself the warriors come back, so an ambush need not end the battle."""
    state = wood("marquise", "eyrie", "alliance")
    place = clearing(state, Suit.FOX)
    stand(state, place, s0=2, s1=3)
    lay(state, place, Token(ME, TokenKind.KEEP))
    hold(state, 0, "anvil")
    hold(state, 1, "ambush_fox")
    discard(state, "ambush_bird", "ambush_bird")
    begin(state, place)
    give(state, 1, PlayCard("ambush_fox"))
    assert asked(state)[1] == [0]
    rescue = next(each for each in agenda.actions(state, ME) if type(each) is not Pass)
    events = give(state, 0, rescue, script=((0, 0),))
    assert any(isinstance(event, DiceRolled) for event in events)
    assert state.warriors[place][:2] == (2, 3)
