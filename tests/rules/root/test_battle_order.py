"""The order of a battle's steps, in whatever state it is saved or left (4)."""

from collections.abc import Iterator
from contextlib import contextmanager

from rules.kernel import agenda
from rules.kernel.codec import decode, encode
from rules.kernel.luck import Order
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from rules.root.actions import PlayCard
from rules.root.battle import TakeFight
from rules.root.battle.deal import DrawLosses
from rules.root.battle.events import DiceRolled, HitsDealt
from rules.root.battle.losses import by_lot
from rules.root.battle.odds import planned
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.factions.vagabond.actions import Enlist
from rules.root.factions.vagabond.events import Enlisted
from rules.root.factions.vagabond.setup import take_character
from rules.root.law import Law
from rules.root.laws import AUTOMATON_LAWS
from rules.root.state import Building, Token, Woodland
from tests.rules.root.battlefield import (
    ME,
    THIRD,
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
from tests.rules.root.driving import build, craft


# ---------------------------------------------------------------- before the roll (step 2)
def guarded(**options: str) -> Woodland:
    """The Marquise attacks the Eyrie where an Arbiter stands."""
    state = wood("marquise", "eyrie", "vagabond", **options)
    take_character(state, THIRD, "arbiter")
    pawn(state, 2, 1)
    stand(state, 1, s0=3, s1=1)
    return state


def test_the_arbiter_is_enlisted_before_the_roll() -> None:
    state = guarded()
    begin(state, 1)
    assert asked(state) == ("OfferProtection", [1])
    events = give(state, 1, Enlist(THIRD), script=((3, 3),))
    kinds = [type(event) for event in events]
    assert kinds.index(Enlisted) < kinds.index(DiceRolled)
    assert next(each.most for each in events if isinstance(each, DiceRolled)) == (3, 3)
    assert [each.dealt for each in events if isinstance(each, HitsDealt)] == [(3, 3)]
    assert state.scores[2] == 1


def test_older_rules_enlist_it_after_the_roll() -> None:
    state = guarded(battle_before_roll_step="off")
    begin(state, 1, (3, 3))
    assert asked(state) == ("OfferProtection", [1])
    events = give(state, 1, Enlist(THIRD))
    assert [each.dealt for each in events if isinstance(each, HitsDealt)] == [(3, 3)]


def test_nobody_is_protected_from_an_ambush() -> None:
    state = guarded()
    hold(state, 1, "ambush_bird")
    begin(state, 1)
    assert asked(state) == ("OfferAmbush", [1])
    give(state, 1, PlayCard("ambush_bird"))
    assert asked(state) == ("OfferProtection", [1])
    assert state.warriors[1][0] == 1


# ---------------------------------------------------------------- automata (9)
class Automaton(Law):
    """Hits fall on its tokens, then its buildings, by lot."""

    def has_hand(self) -> bool:
        return False

    def loses_at_random(self) -> bool:
        return True


class Fortified(Automaton):
    """Each building takes two hits."""

    def hits_for_building(self, state: Woodland, seat: Seat) -> int:
        return 2


@contextmanager
def automaton(state: Woodland, law: Law) -> Iterator[None]:
    """The second seat is played by an automaton."""
    name = type(law).__name__
    AUTOMATON_LAWS[name] = law
    try:
        state.automata = ("", name, "")
        yield
    finally:
        del AUTOMATON_LAWS[name]


def stocked() -> Woodland:
    """An automaton with two tokens and two unlike buildings, without warriors."""
    state = wood()
    stand(state, 1, s0=3)
    for kind in (TokenKind.WOOD, TokenKind.KEEP):
        lay(state, 1, Token(YOU, kind))
    for building in (BuildingKind.ROOST, BuildingKind.SAWMILL):
        build(state, 1, Building(YOU, building))
    return state


def test_an_automaton_loses_tokens_first_by_lot() -> None:
    state = stocked()
    with automaton(state, Automaton()):
        assert DrawLosses(0, 1, "battle_hit", (), YOU).lots(_with_battle(state)) == Order(4)
        begin(state, 1, (0, 0), (3, 2, 1, 0))
    assert state.battle is None
    assert state.tokens[1] == (Token(YOU, TokenKind.WOOD),), "the later one was drawn first"
    assert len(state.buildings[1]) == 2
    assert state.scores[0] == 1


def _with_battle(state: Woodland) -> Woodland:
    twin = state.clone()
    twin.battle = planned(ME, 1, YOU)
    return twin


def test_fortified_buildings_take_two_hits() -> None:
    state = stocked()
    with automaton(state, Fortified()):
        plan = planned(ME, 1, YOU)
        lost = [len(by_lot(state, plan, YOU, hits, (0, 1, 2, 3))) for hits in range(7)]
    assert lost == [0, 1, 2, 2, 3, 3, 4]


def test_a_person_chooses_while_lots_decide_for_the_automaton() -> None:
    state = stocked()
    stand(state, 1, s1=3, s0=-2)
    wood_token(state, 1)
    lay(state, 1, Token(ME, TokenKind.KEEP))
    with automaton(state, Automaton()):
        begin(state, 1, (3, 2))
        assert asked(state) == ("ChooseLosses", [0])
        give(state, 0, agenda.actions(state, ME)[0])
    assert state.battle is None


# ---------------------------------------------------------------- saved anywhere
def test_every_question_of_a_battle_survives_the_codec_and_new_worlds() -> None:
    state = wood()
    place = clearing(state, Suit.FOX)
    stand(state, place, s0=3, s1=3)
    lay(state, place, Token(ME, TokenKind.KEEP))
    wood_token(state, place)
    roost(state, place)
    lay(state, place, Token(YOU, TokenKind.TUNNEL))
    hold(state, 0, "ambush_bird")
    hold(state, 1, "ambush_fox")
    craft(state, 0, "brutal_tactics")
    craft(state, 1, "sappers")
    state.agenda.pop()
    begin_only(state, place)
    seen = []
    while state.battle is not None:
        name, seats = asked(state)
        seen.append(name)
        twin = decode("root", encode(state))
        assert encode(twin) == encode(state)
        for seat in range(3):
            world = sample_world(view(state, Seat(seat)), Seat(seat), 5)
            assert view(world, Seat(seat)) == view(state, Seat(seat))
            for each in seats:
                if each == seat:
                    assert list(agenda.actions(world, Seat(seat))) == list(
                        agenda.actions(state, Seat(seat))
                    )
        give(state, seats[0], agenda.actions(state, Seat(seats[0]))[-1], script=((3, 3),))
    assert seen == [
        "OfferAmbush",
        "AnswerAmbush",
        "ChooseFirst",
        "UseOrPass",
        "UseOrPass",
        "BothChooseLosses",
        "BothChooseLosses",
    ]


def begin_only(state: Woodland, place: int) -> None:
    """A battle, and another seat's question after it: no step of the tests is saved."""
    stand(state, 12, s1=1, s2=1)
    state.agenda.append(TakeFight(THIRD, "test", (12,)))
    begin(state, place)


def test_a_declined_ambush_leaves_everything_as_it_was() -> None:
    state = wood()
    stand(state, 1, s0=1, s1=1)
    hold(state, 1, "anvil")
    begin(state, 1)
    before = (state.warriors[1], state.hands[1], state.discard)
    decline(state, 1, (0, 0))
    assert (state.warriors[1], state.hands[1], state.discard) == before
