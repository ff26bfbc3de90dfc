"""The ledger, row by row (11): two games that differ in one fact look the same to all who may not
know it, and different to those who may: table, log, options, claims, notebook."""

import pytest

from rules.feed_the_kraken.actions import (
    Appoint,
    Commit,
    Jump,
    Play,
)
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import Character, NavCard, Post
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.navigation.draws import KeepCard, ReadLogbook
from rules.feed_the_kraken.navigation.piles import Reshuffle, bit
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.views import view
from tests.rules.feed_the_kraken.characters.hands import W1, crew
from tests.rules.feed_the_kraken.ledger import check, check_log, dealt, navigation, stacked
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    CULTIST,
    DISARMED,
    DRUNK,
    LEADER,
    MERMAID,
    PIRATE,
    SAILOR,
    YELLOW,
    begun,
    do,
    give,
    ship,
    team,
)

# ---------------------------------------------------------------- set-up


def test_deal_factions() -> None:
    """Own side only: sailor 0 and leader 6 changed places."""
    one = dealt(ship(), SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    other = dealt(ship(), LEADER, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, SAILOR)
    check(one, other, {0, 6})


def test_pirate_gathering() -> None:
    """Each pirate knows all starting pirates, nobody else any."""
    one = dealt(ship(), SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    other = dealt(ship(), SAILOR, SAILOR, SAILOR, PIRATE, SAILOR, PIRATE, LEADER)
    check(one, other, {3, 4, 5})


def test_the_number_of_pirates_among_five() -> None:
    """Only the pirates can tell the two splits apart."""
    one = dealt(ship(5), SAILOR, SAILOR, SAILOR, PIRATE, LEADER)
    other = dealt(ship(5), SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    check(one, other, {2, 3})


def test_the_dealt_cultist_and_the_leader_do_not_know_each_other() -> None:
    rest = (SAILOR,) * 5 + (PIRATE,) * 4
    one, other = dealt(ship(11), LEADER, CULTIST, *rest), dealt(ship(11), LEADER, *rest, CULTIST)
    differ = {seat for seat in range(11) if one.facts[seat] != other.facts[seat]}
    check(one, other, differ)
    assert 0 not in differ


def test_deal_characters() -> None:
    """One's own; not what was not dealt."""
    one = crew({4: Character.GUNSLINGER})
    other = crew({4: Character.BOSUN})
    check(one, other, {4})
    one.undealt = one.undealt[::-1]
    check(one, crew({4: Character.GUNSLINGER}), ())


@pytest.mark.parametrize("kind", ["dealt", "characters"])
def test_the_first_page_has_one_shape(kind: str) -> None:
    """The same question to everybody, whatever stands on it."""
    state = begun()
    page = agenda.question(state)
    shown = [page.secret(state, seat, ()) for seat in agenda.asked(state)]
    assert agenda.asked(state) == list(range(7))
    assert len({text.key for text in shown}) == 1
    assert len({tuple(key for key, _ in text.facts) for text in shown}) == 1
    assert getattr(view(state, None), kind) == getattr(state, kind)[:0] + tuple(
        type(getattr(state, kind)[0]).HIDDEN for _ in range(7)
    )


# ---------------------------------------------------------------- loyalty check


def test_commit() -> None:
    """Numbers are secret until the last one; what is known is who has handed in."""
    one, other = team(ship()), team(ship())
    for state in (one, other):
        do(state, CommitGuns())
    first, second = give(one, 1, Commit(0)), give(other, 1, Commit(3))
    check(one, other, {1})
    check_log(first, second)
    assert one.crew == other.crew


def test_a_window_does_not_tell_who_could_have_used_a_card() -> None:
    one, other = crew({4: Character.GUNSLINGER}), crew({4: Character.BOSUN})
    for state in (one, other):
        do(state, StepIn(W1))
    check(one, other, {4})
    passed = [agenda.submit(state, Seat(4), Pass()) for state in (one, other)]
    check(one, other, {4})
    check_log(passed[0], passed[1])


# ---------------------------------------------------------------- hidden navigation


def test_captains_draw() -> None:
    one, first = navigation([DRUNK, BLUE, YELLOW, YELLOW])
    other, second = navigation([DRUNK, YELLOW, BLUE, YELLOW])
    check_log(first[0], second[0])
    check(one, other, {0, 1})
    third, _ = navigation([DRUNK, MERMAID, YELLOW, YELLOW])
    check(one, third, {0})


def test_captains_discard() -> None:
    """Whether the captain kept the one or the other is the captain's affair."""
    one, _ = navigation([DRUNK, BLUE, YELLOW, YELLOW])
    other = one.clone()
    first, second = agenda.actions(one, Seat(0))
    told = give(one, 0, first), give(other, 0, second)
    check(one, other, {0})
    check_log(*told)
    assert isinstance(agenda.question(one), KeepCard)


def test_logbook_is_a_set() -> None:
    """Who gave which: captain and lieutenant know their own; the navigator sees the two cards."""
    one, first = navigation([DRUNK, DRUNK, YELLOW, YELLOW], 2)
    other, second = navigation([YELLOW, YELLOW, DRUNK, DRUNK], 2)
    assert isinstance(agenda.question(one), ReadLogbook)
    check(one, other, {0, 1})
    check_log(first[-1], second[-1])
    assert one.logbook == other.logbook


def test_logbook_before_both_cards_are_in() -> None:
    """The navigator sees nothing yet."""
    one, _ = navigation([DRUNK, DRUNK, YELLOW, YELLOW], 1)
    other, _ = navigation([BLUE, BLUE, YELLOW, YELLOW], 1)
    check(one, other, {0})


def test_navigators_discard() -> None:
    """The card shown is public; captain and lieutenant can tell whether it was theirs."""
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    for state in (one, other):
        give(state, 2, Play(DRUNK))
    check(one, other, {1, 2})


def test_jump() -> None:
    """The cards stay with the navigator and with those who gave them."""
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    first, second = (give(state, 2, Jump(), luck=[(0, 1)]) for state in (one, other))
    check_log(first, second)
    check(one, other, {1, 2})


def test_jump_does_not_tell_the_side() -> None:
    hands = (SAILOR, SAILOR, LEADER), (SAILOR, SAILOR, PIRATE)
    games = []
    for first in hands:
        state, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
        rest = [SAILOR, SAILOR, PIRATE, LEADER if PIRATE in first else PIRATE]
        state.dealt = (*first, *rest)
        games.append((state, give(state, 2, Jump(), luck=[(0, 1)])))
    (one, told), (other, told_other) = games
    check(one, other, {2, 6})
    check_log(told, told_other)


def test_emergency_navigator_does_not_see_what_was_dropped() -> None:
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    for state, order in ((one, (0, 1)), (other, (1, 0))):
        give(state, 2, Jump(), luck=[order])
        give(state, 0, Appoint(Post.NAVIGATOR, Seat(4)))
    assert view(one, Seat(4)).discards == (NavCard.HIDDEN,) * 4


def test_reshuffle() -> None:
    """All that is known is which cards are in it."""
    one, other = stacked([DRUNK, BLUE]), stacked([BLUE, DRUNK])
    for state in (one, other):
        state.discards, state.draw_pile = state.draw_pile, ()
        state.discards_seen = (bit(Seat(3)),) * len(state.discards)
        state.top_seen = bit(Seat(3))
    check(one, other, {3})
    order = tuple(range(19))
    first, second = do(one, Reshuffle(), luck=[order]), do(other, Reshuffle(), luck=[order])
    check(one, other, ())
    check_log(first, second)
