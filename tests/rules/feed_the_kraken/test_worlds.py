"""Worlds that agree with what a seat knows (11): seen from there nothing is different."""

from collections import Counter

import pytest

from rules.feed_the_kraken.actions import Choose, Mark
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Ritual, Side
from rules.feed_the_kraken.knowledge.stories import packs
from rules.feed_the_kraken.knowledge.worlds import character_deck, navigation_deck
from rules.feed_the_kraken.navigation.card_actions import ChooseViewer
from rules.feed_the_kraken.navigation.piles import bit
from rules.feed_the_kraken.problems import problems
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.state import (
    Fact,
    FactKind,
    Kraken,
    Look,
    Rite,
    Sight,
    change,
    current,
    leader_of,
    learn,
)
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from tests.rules.feed_the_kraken.characters.hands import crew
from tests.rules.feed_the_kraken.ledger import dealt, navigation, with_discards
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DRUNK,
    LEADER,
    PIRATE,
    SAILOR,
    YELLOW,
    begun,
    do,
    drowned,
    give,
    ship,
    team,
)
from tests.rules.feed_the_kraken.test_rituals import LAST, name, uprising

WORLDS = 60


def worlds(state: Kraken, viewer: int | None, count: int = WORLDS) -> list[Kraken]:
    """Sound worlds that look the same to a viewer."""
    seen, found = view(state, viewer), []
    for luck in range(count):
        world = sample_world(seen, viewer, luck)
        assert view(world, viewer) == seen
        assert problems(world) == []
        found.append(world)
    return found


def manned(**chosen: str) -> Kraken:
    return dealt(team(ship(**chosen)), *[SAILOR] * 4, PIRATE, PIRATE, LEADER)


# ---------------------------------------------------------------- sides


def test_every_side_that_is_possible_comes_up() -> None:
    """From the onlooker's view any seat may be anything."""
    found = worlds(manned(), None)
    for seat in range(7):
        assert {world.dealt[seat] for world in found} == {SAILOR, PIRATE, LEADER}


def test_one_knows_oneself() -> None:
    assert {world.dealt[0] for world in worlds(manned(), 0)} == {SAILOR}


def test_a_pirate_knows_all_pirates() -> None:
    for world in worlds(manned(), 4):
        assert [seat for seat in range(7) if world.dealt[seat] is PIRATE] == [4, 5]


def test_five_seats_have_one_pirate_or_two() -> None:
    """Two pirates with three in five, one with two in five; a pirate knows which."""
    state = dealt(ship(5), SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    counts = Counter(world.dealt.count(PIRATE) for world in worlds(state, None, 400))
    assert set(counts) == {1, 2}
    assert 0.5 < counts[2] / 400 < 0.7
    assert {world.dealt.count(PIRATE) for world in worlds(state, 2)} == {2}


def test_a_fed_seat_is_not_the_leader() -> None:
    """One who has jumped may be."""
    state = drowned(manned(), 1, 2)
    state.lieutenant = state.navigator = Seat(-1)
    state.jumped = (Seat(2),)
    leaders = {leader_of(world) for world in worlds(state, 0, 200)}
    assert leaders == {2, 3, 4, 5, 6}


def test_a_flogged_seat_is_not_that_side() -> None:
    state = manned()
    change(state, Seat(1), not_side=Side.CULT, unconvertible=True)
    for world in worlds(state, 0):
        assert current(world, Seat(1)).side is not Side.CULT


def searched(state: Kraken, target: int, seen: Faction, converted: bool) -> Kraken:
    """Seat 0 has searched a cabin."""
    learn(
        state,
        Seat(0),
        Fact(
            round=1,
            kind=FactKind.SEARCHED,
            about=(Seat(target),),
            factions=(seen,),
            real=converted,
        ),
    )
    look = Look(round=1, sight=Sight.CABIN_SEARCH, viewer=Seat(0), target=Seat(target))
    state.looks = (look,)
    change(state, Seat(target), unconvertible=True)
    return state


def test_a_search_is_remembered() -> None:
    state = searched(manned(), 4, PIRATE, converted=False)
    assert {world.dealt[4] for world in worlds(state, 0)} == {PIRATE}
    assert {world.dealt[4] for world in worlds(state, 1)} == {SAILOR, PIRATE, LEADER}
    for world in worlds(state, 1):
        assert world.facts[0][-1].factions == (world.dealt[4],)


def held(state: Kraken, *rounds: int) -> Kraken:
    """Conversions were held in these rounds; anybody could be named."""
    for number in rounds:
        rite = Rite(
            round=number, ritual=Ritual.CONVERSION, pool=tuple(range(7)), living=tuple(range(7))
        )
        state.rites = (*state.rites, rite)
        rituals = list(state.rituals)
        rituals.remove(Ritual.CONVERSION)
        state.rituals = tuple(rituals)
    return state


def test_somebody_was_converted() -> None:
    """Nobody knows who, but all that it was not oneself, and not the leader."""
    state = held(manned(), 1, 2)
    state.converts = (Seat(1), Seat(4))
    found = worlds(state, 0, 200)
    assert {len(world.converts) for world in found} == {2}
    assert {seat for world in found for seat in world.converts} == {1, 2, 3, 4, 5, 6}
    assert all(leader_of(world) not in world.converts for world in found)


def test_the_leader_knows_whom() -> None:
    state = held(manned(), 1, 2)
    state.converts = (Seat(1), Seat(4))
    for round, seat in ((1, 1), (2, 4)):
        fact = Fact(round=round, kind=FactKind.TURNED, about=(Seat(seat),))
        learn(state, Seat(LAST), fact)
        learn(state, Seat(seat), Fact(round=round, kind=FactKind.TURNED, about=(Seat(LAST),)))
    assert {world.converts for world in worlds(state, LAST)} == {(1, 4)}
    mine = worlds(state, 4)
    assert {leader_of(world) for world in mine} == {LAST}
    assert {world.converts[1] for world in mine} == {4}
    assert {world.converts[0] for world in mine} == {0, 1, 2, 3, 5}


def test_a_convert_that_was_searched() -> None:
    state = held(manned(), 1)
    state.converts = (Seat(1),)
    searched(state, 1, SAILOR, converted=True)
    assert {world.converts for world in worlds(state, 0)} == {(1,)}


def test_a_pirate_who_is_no_pirate_any_more() -> None:
    """Flogged «not a pirate»: a pirate knows that its comrade was converted."""
    state = held(manned(), 1)
    state.converts = (Seat(5),)
    change(state, Seat(5), not_side=Side.PIRATE, unconvertible=True)
    assert {world.converts for world in worlds(state, 4)} == {(5,)}


def test_a_stash_tells_whether_the_leader_is_aboard() -> None:
    state = drowned(manned(), 6)
    state.jumped = (Seat(6),)
    alive = tuple(Seat(seat) for seat in range(6))
    rite = Rite(round=1, ritual=Ritual.GUNS_STASH, pool=alive, living=alive, gains=(0,) * 7)
    rituals = list(state.rituals)
    rituals.remove(Ritual.GUNS_STASH)
    state.rites, state.rituals = (rite,), tuple(rituals)
    assert {leader_of(world) for world in worlds(state, 0)} == {6}


def test_during_a_conversion_nobody_has_been_named_yet() -> None:
    state = uprising(Ritual.CONVERSION)
    dealt(state, *state.dealt)
    agenda.submit(state, Seat(LAST), Mark(Seat(1)))
    assert isinstance(agenda.question(state), NameConvert)
    assert {world.converts for world in worlds(state, 0)} == {()}


def test_all_pages_can_be_read_in_every_world() -> None:
    state = uprising(Ritual.CONVERSION)
    dealt(state, *state.dealt)
    name(state, {LAST: 1})
    for viewer in (None, 0, 1, LAST):
        for world in worlds(state, viewer, 10):
            page = agenda.question(world)
            assert all(page.shows(world, seat) is not None for seat in agenda.asked(world))


def test_the_whole_tree_of_stories_is_searched_if_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where random stories fail, all are gone through."""
    monkeypatch.setattr("rules.feed_the_kraken.knowledge.stories.TRIES", 0)
    state = held(manned(), 1, 2)
    state.converts = (Seat(1), Seat(4))
    change(state, Seat(4), not_side=Side.PIRATE, unconvertible=True)
    assert worlds(state, 5, 3)


# ---------------------------------------------------------------- cards


def test_cards_that_are_not_seen_are_shuffled() -> None:
    found = worlds(manned(), 0)
    assert len({world.draw_pile for world in found}) > WORLDS / 2
    assert len({world.draw_pile[0] for world in found}) > 3


def test_hands_and_logbook() -> None:
    """The captain knows its card in the logbook, the navigator both without their givers."""
    state, _ = navigation([DRUNK, DRUNK, YELLOW, YELLOW], 2)
    dealt(state, *state.dealt)
    state.facts[0] = (*state.facts[0], kept(DRUNK))
    state.facts[1] = (*state.facts[1], kept(YELLOW))
    assert {world.logbook for world in worlds(state, 2)} == {(DRUNK, YELLOW)}
    books = {world.logbook for world in worlds(state, 0)}
    assert len(books) > 2
    assert all(DRUNK in book for book in books)


def kept(card: NavCard) -> Fact:
    return Fact(round=1, kind=FactKind.KEPT, cards=(card,), number=0)


def test_a_card_in_hand_is_known() -> None:
    state, _ = navigation([DRUNK, BLUE, YELLOW, YELLOW])
    dealt(state, *state.dealt)
    assert {world.captain_hand for world in worlds(state, 0)} == {(BLUE, DRUNK)}
    assert len({world.captain_hand for world in worlds(state, 1)}) > 3


def test_the_top_card_is_known() -> None:
    state = manned()
    state.top_seen = bit(Seat(3))
    assert {world.draw_pile[0] for world in worlds(state, 3)} == {state.draw_pile[0]}


def test_mermaid_cards_lie_there_in_some_order() -> None:
    state = with_discards([DRUNK, BLUE, YELLOW])
    dealt(state, *[SAILOR] * 4, PIRATE, PIRATE, LEADER)
    do(state, ChooseViewer(Sight.MERMAID))
    give(state, 0, Choose(Seat(3)))
    found = [world.discards for world in worlds(state, 3)]
    assert all(sorted(cards) == sorted([DRUNK, BLUE, YELLOW]) for cards in found)
    assert len(set(found)) > 3
    assert len({tuple(sorted(world.discards)) for world in worlds(state, 2)}) > 3


def test_two_mermaid_looks_at_one_pile() -> None:
    """What they share lies where both have seen it."""
    state = with_discards([DRUNK, BLUE, YELLOW])
    dealt(state, *[SAILOR] * 4, PIRATE, PIRATE, LEADER)
    do(state, ChooseViewer(Sight.MERMAID))
    give(state, 0, Choose(Seat(3)))
    state.agenda.pop()
    state.discards = (*state.discards, state.draw_pile[0])
    state.discards_seen, state.draw_pile = (0, 0, 0, 0), state.draw_pile[1:]
    top = state.discards[-1]
    do(state, ChooseViewer(Sight.MERMAID))
    give(state, 0, Choose(Seat(3)))
    for world in worlds(state, 3):
        assert sorted(world.discards[:3]) == sorted([DRUNK, BLUE, YELLOW])
        assert sorted(world.discards[1:]) == sorted([BLUE, YELLOW, top])


def test_decks_by_their_number() -> None:
    """The Armed cards, and the characters that few seats leave out, may be missing."""
    long = ship(7, voyage="long")
    assert navigation_deck(long.variant.voyage, 23)[NavCard.RED_ARMED] == 2
    assert navigation_deck(long.variant.voyage, 21)[NavCard.RED_ARMED] == 0
    assert len(character_deck(5, 18)) == 18
    assert len(character_deck(5, 21)) == 21


def test_without_armed_cards() -> None:
    state = dealt(
        ship(7, voyage="long", armed_cards_in_long_deck="off"),
        *[SAILOR] * 4,
        PIRATE,
        PIRATE,
        LEADER,
    )
    assert not any(NavCard.RED_ARMED in world.draw_pile for world in worlds(state, 0, 10))


# ---------------------------------------------------------------- characters, rituals, memories


def test_characters_are_dealt_among_those_not_seen() -> None:
    state = crew({4: Character.GUNSLINGER})
    dealt(state, *[SAILOR] * 4, PIRATE, PIRATE, LEADER)
    state.characters = tuple(list(Character)[2:9])
    state.undealt = tuple(list(Character)[9:])
    change(state, Seat(1), face_up=True, shown=True)
    found = worlds(state, 0)
    assert {world.characters[0] for world in found} == {state.characters[0]}
    assert {world.characters[1] for world in found} == {state.characters[1]}
    assert len({world.characters[2] for world in found}) > 8


def test_rituals_are_those_that_are_left() -> None:
    found = {world.rituals for world in worlds(held(manned(), 1), 0)}
    assert len(found) > 5
    assert {tuple(sorted(rituals)) for rituals in found} == {
        (Ritual.CONVERSION, Ritual.CONVERSION, Ritual.CULT_CABIN_SEARCH, Ritual.GUNS_STASH)
    }


def test_the_others_remember_what_they_would() -> None:
    """Sides, comrades, characters."""
    state = begun()
    for world in worlds(state, 0, 20):
        for seat in range(1, 7):
            facts = world.facts[seat]
            assert facts[0].factions == (world.dealt[seat],)
            assert (seat in facts[1].about) == (world.dealt[seat] is PIRATE)
            assert facts[2].character is world.characters[seat]


def test_at_the_end_nothing_is_dealt() -> None:
    state = manned()
    state.outcome = object()
    seen = view(state, 0)
    assert sample_world(seen, 0, 1).dealt == state.dealt


def test_the_packs_of_each_number_of_seats() -> None:
    """Five seats: one of five cards is removed unseen."""
    sizes = {seats: {len(pack) for pack in packs(ship(seats))} for seats in range(5, 12)}
    assert sizes == {seats: {seats} for seats in range(5, 12)}
    pirates = Counter(pack.count(PIRATE) for pack in packs(ship(5)))
    assert pirates == {2: 3, 1: 2}
