"""The ledger, looks and rituals (11): what they show, and to whom."""

from collections.abc import Callable

import pytest

from rules.feed_the_kraken.actions import (
    Choose,
    DiscardCard,
    LeaveCard,
    Mark,
    TurnUp,
)
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.ending import eliminate
from rules.feed_the_kraken.enums import Character, Ritual, Side, Token
from rules.feed_the_kraken.navigation.card_actions import ChooseViewer
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.navigation.piles import LookAtTop
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Sight, change, learn
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat, Seen
from rules.kernel.views import view
from tests.rules.feed_the_kraken.characters.hands import W1, crew
from tests.rules.feed_the_kraken.ledger import (
    ALL,
    check,
    check_log,
    dealt,
    nothing,
    stacked,
    swap,
    token,
    with_discards,
)
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DRUNK,
    LEADER,
    PIRATE,
    SAILOR,
    TELESCOPE,
    YELLOW,
    begun,
    do,
    drowned,
    give,
    ship,
    team,
)
from tests.rules.feed_the_kraken.test_rituals import LAST, name, uprising


def leader_at(seat: int) -> Callable[[Kraken], Kraken]:
    """The leader sits elsewhere; all know their own cards."""

    def change_it(state: Kraken) -> Kraken:
        cards = [SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER]
        cards[seat], cards[LAST] = cards[LAST], cards[seat]
        return dealt(state, *cards)

    return change_it


# ---------------------------------------------------------------- looks


def test_cabin_search() -> None:
    """Only the captain learns the card; of a convert that it is one."""
    one, told = token(Token.CABIN_SEARCH, nothing, 1)
    other, told_other = token(Token.CABIN_SEARCH, swap(1, 7), 1)
    check(one, other, {0, 1, 7})
    check_log(told, told_other, range(2, 7))
    for state in (one, other):
        give(state, 0, Seen())
    check(one, other, {0, 1, 7})


def test_cabin_search_of_a_convert() -> None:
    def converted(state: Kraken) -> None:
        state.converts = (Seat(1),)

    one, told = token(Token.CABIN_SEARCH, nothing, 1)
    other, told_other = token(Token.CABIN_SEARCH, converted, 1)
    check(one, other, {0, 1, 7})
    check_log(told, told_other)


def test_the_target_of_a_search_learns_nothing_new() -> None:
    """That it was seen is public."""
    one, _ = token(Token.CABIN_SEARCH, nothing, 1)
    before = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
    assert one.facts[1] == before.facts[1]


def test_flogging() -> None:
    """«Not the cult» is shown: whether the seat is sailor or pirate nobody else can tell."""
    games = []
    for change_it in (nothing, swap(1, 4)):
        state = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
        change_it(state)
        do(state, ChooseTarget(Token.FLOGGING))
        games.append((state, give(state, 0, Choose(Seat(1)), luck=[1])))
    (one, told), (other, told_other) = games
    assert one.crew[1].not_side is other.crew[1].not_side is Side.CULT
    check(one, other, {1, 4, 5, 6})
    check_log(told, told_other)


def test_feed_the_kraken() -> None:
    """If the game goes on it was not the leader; its side stays hidden."""
    one, told = token(Token.FEED_THE_KRAKEN, nothing, 1)
    other, told_other = token(Token.FEED_THE_KRAKEN, swap(1, 4), 1)
    check(one, other, {1, 4, 5, 6})
    check_log(told, told_other)


def test_mermaid() -> None:
    """The viewer sees three cards without order, nobody else any."""
    one, other = with_discards([DRUNK, BLUE, YELLOW]), with_discards([YELLOW, DRUNK, BLUE])
    third = with_discards([YELLOW, YELLOW, BLUE])
    told = []
    for state in (one, other, third):
        do(state, ChooseViewer(Sight.MERMAID))
        told.append(give(state, 0, Choose(Seat(3))))
    check(one, other, ())
    check(one, third, {3})
    check_log(told[0], told[1])
    check_log(told[0], told[2])


@pytest.mark.parametrize("answer", [LeaveCard(), DiscardCard()])
@pytest.mark.parametrize("sight", [Sight.TELESCOPE, Sight.LOOK_OUT])
def test_telescope_and_look_out(sight: Sight, answer: object) -> None:
    """The viewer sees the card; all see whether it was left."""
    one, other = stacked([TELESCOPE, DRUNK, BLUE]), stacked([DRUNK, TELESCOPE, BLUE])
    told = [do(state, LookAtTop(Seat(3), sight)) for state in (one, other)]
    check(one, other, {3})
    check_log(*told)
    told = [give(state, 3, answer) for state in (one, other)]
    check(one, other, {3})
    check_log(*told)


# ---------------------------------------------------------------- rituals


def test_rituals_that_are_left() -> None:
    """Which ones is common knowledge, their order nobody's."""
    one, other = uprising(Ritual.CONVERSION), uprising(Ritual.CONVERSION)
    other.rituals = other.rituals[::-1]
    assert one.rituals != other.rituals
    check(one, other, ())


@pytest.mark.parametrize("ritual", [Ritual.CONVERSION, Ritual.GUNS_STASH])
def test_who_is_leader_does_not_show_in_a_circuit(ritual: Ritual) -> None:
    one, other = uprising(ritual, prepare=leader_at(1)), uprising(ritual, prepare=leader_at(2))
    check(one, other, {1, 2})
    for state in (one, other):
        parts = 3 if ritual is Ritual.GUNS_STASH else 1
        name(state, dict.fromkeys((1, 2), 3), parts)
    assert [mate.guns for mate in one.crew] == [mate.guns for mate in other.crew]
    convert = {3} if ritual is Ritual.CONVERSION else set()
    check(one, other, {1, 2} | convert)


def test_guns_stash() -> None:
    """New counts for all; who spread them only the leader knows."""
    one, other = (uprising(Ritual.GUNS_STASH, prepare=leader_at(seat)) for seat in (1, 2))
    told = [name(state, {1: 3, 2: 3}, 3) for state in (one, other)]
    check_log(*told)


def test_marks_of_others_are_their_own() -> None:
    one, other = uprising(Ritual.GUNS_STASH), uprising(Ritual.GUNS_STASH)
    told = [name(one, {0: 1, LAST: 2}, 3), name(other, {0: 3, LAST: 2}, 3)]
    check(one, other, {0})
    check_log(*told)


def test_cult_cabin_search() -> None:
    """The leader sees three cards; who the leader is, and what the cards are, nobody learns."""
    one = uprising(Ritual.CULT_CABIN_SEARCH, prepare=leader_at(LAST))
    swapped = uprising(Ritual.CULT_CABIN_SEARCH, prepare=lambda s: swap(0, 4)(leader_at(LAST)(s)))
    check(one, swapped, {0, 4, 5, LAST})
    elsewhere = uprising(Ritual.CULT_CABIN_SEARCH, prepare=leader_at(3))
    check(one, elsewhere, {3, LAST})


def test_conversion() -> None:
    """Who was named, and whether anybody was: only leader and convert."""
    one = uprising(Ritual.CONVERSION, cult_leader_must_convert="off")
    other, nobody = one.clone(), one.clone()
    told = [name(one, {LAST: 1}), name(other, {LAST: 2})]
    check(one, other, {1, 2, LAST})
    check_log(*told)
    for seat in list(agenda.asked(nobody)):
        choice = agenda.question(nobody)
        idle = choice.idle(nobody, seat, ())
        agenda.submit(nobody, seat, Pass() if idle is None else idle)
    check(one, nobody, {1, LAST})


def test_other_cultists_learn_nothing() -> None:
    one = uprising(Ritual.CONVERSION)
    name(one, {LAST: 1})
    assert view(one, Seat(2)).converts == ()
    assert view(one, Seat(1)).converts == (1,)
    assert view(one, Seat(LAST)).converts == (1,)
    one.converts = (Seat(1), Seat(3))
    assert view(one, Seat(1)).converts == (1,)
    assert view(one, Seat(3)).converts == (3,)


def test_pirates_are_not_told_of_a_convert() -> None:
    one, other = (uprising(Ritual.CONVERSION, prepare=leader_at(LAST)) for _ in range(2))
    name(one, {LAST: 4})
    name(other, {LAST: 3})
    check(one, other, {3, 4, LAST})
    assert one.facts[5][1].about == (4, 5)


# ---------------------------------------------------------------- characters, the dead, the end


def test_a_card_turned_up_is_public_and_stays_known() -> None:
    state = crew({4: Character.GUNSLINGER})
    do(state, StepIn(W1))
    agenda.submit(state, Seat(4), TurnUp(Character.GUNSLINGER))
    assert view(state, None).characters[4] is Character.GUNSLINGER
    change(state, Seat(4), face_up=False)
    assert view(state, None).characters[4] is Character.GUNSLINGER


def test_the_character_of_the_dead_leaves_unseen() -> None:
    one, other = crew({4: Character.GUNSLINGER}), crew({4: Character.BOSUN})
    for state in (one, other):
        card = state.characters[4]
        learn(state, Seat(4), Fact(round=0, kind=FactKind.CHARACTER, character=card))
        eliminate(state, StepContext(), Seat(4), "kraken")
        state.agenda.append(StepIn(W1))
    check(one, other, {4})


def test_a_dead_seat_sees_no_more_than_everybody_and_its_own_memory() -> None:
    state = drowned(dealt(ship(), *[SAILOR] * 4, PIRATE, PIRATE, LEADER), 4)
    seen, public = view(state, Seat(4)), view(state, None)
    assert seen.dealt == (*public.dealt[:4], PIRATE, *public.dealt[5:])
    assert seen.draw_pile == public.draw_pile
    assert seen.facts[4] == state.facts[4]
    assert seen.facts[5] == ()


def test_at_the_end_all_is_shown() -> None:
    state, _ = token(Token.FEED_THE_KRAKEN, nothing, 7)
    assert state.outcome is not None
    for viewer in ALL:
        seen = view(state, viewer)
        assert (seen.dealt, seen.converts, seen.facts) == (
            state.dealt,
            state.converts,
            state.facts,
        )


def test_public_facts_are_the_same_for_all() -> None:
    """Guns, signs, marks, tongues, posts, resumes, checks, looks: no rule hides them."""
    state = begun()
    hidden = {"dealt", "converts", "characters", "undealt", "draw_pile", "top_seen", "discards"}
    hidden |= {"discards_seen", "captain_hand", "lieutenant_hand", "logbook", "rituals", "facts"}
    hidden |= {"answers", "luck"}
    for viewer in ALL:
        seen = view(state, viewer)
        for field in state.__struct_fields__:
            assert field in hidden or getattr(seen, field) == getattr(state, field), field


def test_marks_are_made_from_own_lists() -> None:
    """No option of a circuit depends on what another seat is."""
    state = uprising(Ritual.CONVERSION)
    assert agenda.actions(state, Seat(0)) == [Mark(Seat(seat)) for seat in range(1, 7)]
