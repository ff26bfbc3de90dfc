"""Characters of the loyalty check (10)."""

import pytest

from rules.feed_the_kraken.actions import AddAll, AddNothing, Commit
from rules.feed_the_kraken.characters.checks import AddGuns
from rules.feed_the_kraken.characters.effects import after_check
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import Added, CharacterTurnedDown
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns, counted, threshold, total
from rules.feed_the_kraken.mutiny.outcome import CountGuns
from rules.feed_the_kraken.state import NOBODY, Kraken, change
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.characters.hands import (
    W2,
    W3,
    crew,
    everybody_passes,
    face_up,
    guns_of,
    on_table,
    targets,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import asks, do, events, mates, offered

MINSTREL, AGITATOR, EQUALIZER = Character.MINSTREL, Character.AGITATOR, Character.EQUALIZER
TROUBLEMAKER, PEACEMAKER = Character.TROUBLEMAKER, Character.PEACEMAKER
STRATEGIST, ROUSER = Character.MASTER_STRATEGIST, Character.RABBLE_ROUSER
INSTIGATOR = Character.INSTIGATOR


def holding(card: Character, *guns: int, seats: int = 7) -> Kraken:
    """Seat 4 holds the card, these guns lie on the table."""
    return on_table(crew({4: card}, seats), *guns, *[0] * (seats - len(guns)))


def test_minstrel_bars_two_seats() -> None:
    state = crew({4: MINSTREL})
    use(state, W2, 4, 3, 5)
    assert state.barred == (3, 5)
    everybody_passes(state)
    do(state, CommitGuns())
    assert agenda.asked(state) == [1, 2, 4, 6]


def test_agitator_makes_two_seats_commit() -> None:
    state = crew({4: AGITATOR})
    use(state, W2, 4, 3, 5)
    assert state.agitated == (3, 5)
    everybody_passes(state)
    do(state, CommitGuns())
    assert offered(state, 3) == [Commit(1), Commit(2), Commit(3)]
    assert offered(state, 1)[0] == Commit(0)


def test_agitator_is_void_for_captain_barred_and_gunless() -> None:
    """R30."""
    state = mates(crew({4: AGITATOR}), guns=[3, 3, 3, 0])
    state.barred, state.agitated = (Seat(5),), (Seat(0), Seat(3), Seat(5))
    do(state, CommitGuns())
    assert agenda.asked(state) == [1, 2, 4, 6]


def test_two_targets_are_two_seats() -> None:
    state = crew({4: MINSTREL})
    use(state, W2, 4, 3)
    assert targets(state, 4) == [0, 1, 2, 4, 5, 6]


def test_equalizer_lets_one_gun_decide() -> None:
    state = crew({4: EQUALIZER})
    use(state, W2, 4)
    everybody_passes(state)
    assert threshold(state) == 1
    do(state, CommitGuns())
    assert offered(state, 1) == [Commit(0), Commit(1)]


def test_what_waits_for_a_check_lapses_after_it() -> None:
    state = holding(INSTIGATOR, 0, 1)
    state.barred, state.agitated, state.equalized = (Seat(1),), (Seat(2),), True
    do(state, CountGuns())
    assert (state.barred, state.agitated, state.equalized) == ((), (), False)


def test_troublemaker_doubles() -> None:
    """For the total and for the new captain; the real number burns."""
    state = holding(TROUBLEMAKER, 0, 2, 0, 3)
    use(state, W3, 4)
    assert targets(state, 4) == [1, 3]
    agenda.submit(state, Seat(4), agenda.actions(state, Seat(4))[0])
    assert counted(state) == (0, 4, 0, 3, 0, 0, 0)
    assert total(state) == 7
    everybody_passes(state)
    do(state, CountGuns())
    assert state.captain == 1
    assert guns_of(state)[:4] == [3, 1, 3, 0]


def test_troublemaker_below_the_threshold_burns_nothing() -> None:
    """R2."""
    state = holding(TROUBLEMAKER, 0, 1)
    use(state, W3, 4, 1)
    everybody_passes(state)
    do(state, CountGuns())
    assert not state.checks[-1].succeeded
    assert guns_of(state) == [3] * 7


def test_peacemaker_can_make_a_mutiny_fail() -> None:
    """R5: nobody burns anything then."""
    state = holding(PEACEMAKER, 0, 2, 0, 2)
    use(state, W3, 4, 1)
    assert total(state) == 2
    assert state.loyalty.revealed == (0, 2, 0, 2, 0, 0, 0)
    everybody_passes(state)
    do(state, CountGuns())
    assert not state.checks[-1].succeeded
    assert guns_of(state) == [3] * 7


def test_w3_cards_need_guns_on_the_table() -> None:
    for card in (TROUBLEMAKER, PEACEMAKER):
        assert why_closed(holding(card), W3, 4) == "card_target"


def test_master_strategist_keeps_his_guns() -> None:
    state = holding(STRATEGIST, 0, 3, 0, 0, 2)
    use(state, W3, 4)
    everybody_passes(state)
    do(state, CountGuns())
    assert guns_of(state)[1] == 0
    assert guns_of(state)[4] == 3


def test_master_strategist_as_captain_burns_as_everyone() -> None:
    """R8."""
    state = holding(STRATEGIST, 0, 1, 0, 0, 3)
    use(state, W3, 4)
    everybody_passes(state)
    do(state, CountGuns())
    assert state.captain == 4
    assert guns_of(state)[4] == 0


@pytest.mark.parametrize(("needed", "half"), [(3, 2), (4, 2), (5, 3), (1, 1)])
def test_rabble_rouser_halves_rounded_up(needed: int, half: int) -> None:
    state = holding(ROUSER, 0, 1)
    state.threshold = needed
    use(state, W3, 4)
    assert threshold(state) == half


def test_rabble_rouser_under_equalizer() -> None:
    state = holding(ROUSER, 0, 1)
    state.equalized = True
    use(state, W3, 4)
    assert threshold(state) == 1


def test_instigated_seat_adds_all() -> None:
    state = holding(INSTIGATOR, 0, 1)
    use(state, W3, 4, 1)
    assert asks(state, AddGuns, 1)
    happened = agenda.submit(state, Seat(1), AddAll())
    assert events(happened, Added) == [Added(Seat(1), 2)]
    assert state.loyalty.guns[1] == 3
    everybody_passes(state)
    do(state, CountGuns())
    assert state.captain == 1
    assert state.crew[4].face_up


def test_instigated_seat_adds_nothing() -> None:
    """The card turns face down after the check, and may be used again."""
    state = holding(INSTIGATOR, 0, 1)
    use(state, W3, 4, 1)
    agenda.submit(state, Seat(1), AddNothing())
    assert state.crew[4].face_up
    everybody_passes(state)
    happened = do(state, CountGuns())
    assert not state.crew[4].face_up
    assert state.crew[4].shown
    told = [CharacterTurnedDown(Seat(4), INSTIGATOR)]
    assert events(happened, CharacterTurnedDown) == told


def test_instigator_turned_down_by_a_mentor_is_not_turned_again() -> None:
    """Used again in the same window with success, it stays up."""
    state = on_table(crew({4: INSTIGATOR, 5: Character.MENTOR}), 0, 1, 0, 0, 0, 0, 0)
    use(state, W3, 4, 1)
    agenda.submit(state, Seat(1), AddNothing())
    everybody_passes(state)
    use(state, W3, 5, 4)
    assert state.loyalty.turning == ()
    everybody_passes(state)
    use(state, W3, 4, 1)
    agenda.submit(state, Seat(1), AddAll())
    everybody_passes(state)
    do(state, CountGuns())
    assert state.crew[4].face_up


def test_who_can_be_instigated() -> None:
    """Not the captain, nobody without guns to add; oneself and a barred one may (10, R4)."""
    state = mates(holding(INSTIGATOR, 0, 3), guns=[3, 3, 3, 3, 3, 0, 3])
    state.barred = (Seat(6),)
    use(state, W3, 4)
    assert targets(state, 4) == [2, 3, 4, 6]


def test_a_barred_seat_that_was_instigated_counts() -> None:
    """R4: it can become captain, too."""
    state = holding(INSTIGATOR, 0, 0)
    state.barred = (Seat(6),)
    use(state, W3, 4, 6)
    agenda.submit(state, Seat(6), AddAll())
    everybody_passes(state)
    do(state, CountGuns())
    assert state.captain == 6


def test_guns_taken_back_may_be_added_again() -> None:
    """R6: Instigator after Peacemaker on the same seat."""
    state = on_table(crew({3: PEACEMAKER, 4: INSTIGATOR}), 0, 2, 0, 0, 0, 0, 0)
    use(state, W3, 3, 1)
    everybody_passes(state)
    use(state, W3, 4, 1)
    agenda.submit(state, Seat(1), AddAll())
    assert state.loyalty.guns[1] == 3


def test_instigator_under_equalizer() -> None:
    """U6: up to one in all; who has one on the table cannot be picked."""
    state = holding(INSTIGATOR, 0, 1)
    state.equalized = True
    use(state, W3, 4)
    assert targets(state, 4) == [2, 3, 4, 5, 6]
    agenda.submit(state, Seat(4), agenda.actions(state, Seat(4))[0])
    agenda.submit(state, Seat(2), AddAll())
    assert state.loyalty.guns[:3] == (0, 1, 1)


def test_the_check_is_over_without_w3_cards() -> None:
    """R36: nobody may bid; W3 is held all the same."""
    state = mates(crew({4: ROUSER}), guns=[3, 0, 0, 0, 0, 0, 0])
    do(state, CommitGuns())
    assert total(state) == 0
    use(state, W3, 4)
    everybody_passes(state)
    do(state, CountGuns())
    assert not state.checks[-1].succeeded


def test_after_a_check_only_open_cards_turn_down() -> None:
    state, table = face_up(holding(INSTIGATOR, 0, 1), 4), StepContext()
    state.loyalty = type(state.loyalty)(revealed=(0,) * 7, guns=(0,) * 7, turning=(Seat(4),))
    change(state, Seat(4), face_up=False)
    after_check(state, table)
    assert table.events == []
    state.loyalty, state.hired = None, NOBODY
    after_check(state, table)
    assert table.events == []
