"""Herbalist, Consultant, Chief Cook, Bosun, Smuggler, Archivist (10)."""

from rules.feed_the_kraken.actions import Appoint, Choose, TurnUp
from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.characters.posts import HireAgain
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import Character, Post
from rules.feed_the_kraken.events import BadgesSwapped, CaptainChanged, Hired, SignGiven
from rules.feed_the_kraken.state import NOBODY
from rules.feed_the_kraken.turn import BeginRound, HoldCheck
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from tests.rules.feed_the_kraken.characters.hands import (
    W1,
    W2,
    W4,
    crew,
    everybody_passes,
    face_up,
    opened,
    targets,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import (
    DRUNK,
    asks,
    do,
    drowned,
    events,
    give,
    mates,
    offered,
    rests,
)

HERBALIST, CONSULTANT, COOK = Character.HERBALIST, Character.CONSULTANT, Character.CHIEF_COOK
BOSUN, SMUGGLER, ARCHIVIST = Character.BOSUN, Character.SMUGGLER, Character.ARCHIVIST


def test_herbalist_moves_a_sign() -> None:
    state = mates(crew({4: HERBALIST}), off_duty=[False, True, True])
    use(state, W1, 4)
    assert targets(state, 4) == [1, 2]
    agenda.submit(state, Seat(4), Choose(Seat(2)))
    assert targets(state, 4) == [0, 3, 4, 5, 6]
    happened = agenda.submit(state, Seat(4), Choose(Seat(0)))
    assert [mate.off_duty for mate in state.crew][:3] == [True, True, False]
    assert events(happened, SignGiven) == [SignGiven(Seat(2), Seat(0))]


def test_herbalist_needs_a_sign() -> None:
    assert why_closed(crew({4: HERBALIST}), W1, 4) == "card_target"


def test_consultant_names_the_lieutenant() -> None:
    """The captain then names only the navigator."""
    state = mates(crew({4: CONSULTANT}), off_duty=[False, True])
    state.lieutenant = state.navigator = NOBODY
    use(state, W1, 4)
    assert targets(state, 4) == [2, 3, 4, 5, 6]
    happened = agenda.submit(state, Seat(4), Choose(Seat(4)))
    assert events(happened, Hired) == [Hired(Seat(4), Seat(4))]
    everybody_passes(state)
    do(state, AppointTeam())
    assert offered(state, 0) == [Appoint(Post.NAVIGATOR, Seat(seat)) for seat in (2, 3, 5, 6)]
    give(state, 0, Appoint(Post.NAVIGATOR, Seat(6)))
    assert (state.lieutenant, state.navigator) == (4, 6)


def test_a_second_consultant_use_does_not_undo_the_first() -> None:
    """R13: nothing in W1 undoes it."""
    state = crew({4: CONSULTANT})
    state.hired = Seat(5)
    assert why_closed(state, W1, 4) == "card_hired"


def test_herbalist_undoes_what_a_consultant_has_named() -> None:
    """R13: the consultant chooses again."""
    state = face_up(mates(crew({3: HERBALIST, 4: CONSULTANT}), off_duty=[False, True]), 4)
    state.hired = Seat(5)
    use(state, W1, 3, 1, 5)
    assert asks(state, HireAgain, 4)
    assert targets(state, 4) == [1, 2, 3, 4, 6]
    agenda.submit(state, Seat(4), Choose(Seat(6)))
    assert state.hired == 6
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_herbalist_elsewhere_leaves_it_alone() -> None:
    state = face_up(mates(crew({3: HERBALIST, 4: CONSULTANT}), off_duty=[False, True]), 4)
    state.hired = Seat(5)
    use(state, W1, 3, 1, 6)
    assert state.hired == 5
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_chief_cook_passes_the_captaincy_on() -> None:
    """The Drunk rule; the window does not open again."""
    state = mates(crew({4: COOK}), resumes=[(), (DRUNK,), (), (), (), (), ()])
    state.draw_pile = tuple(card for i, card in enumerate(state.draw_pile) if i)
    opened(state, W2)
    happened = agenda.submit(state, Seat(4), TurnUp(COOK))
    assert state.captain == 2
    assert (state.lieutenant, state.navigator) == (NOBODY, NOBODY)
    assert events(happened, CaptainChanged) == [CaptainChanged(Seat(0), Seat(2), "chief_cook")]
    assert rests(state)


def test_chief_cook_sends_back_to_the_first_window_of_the_same_round() -> None:
    """No check was held, no signs move; what waits for the next check goes on waiting."""
    state = mates(crew({4: COOK}), off_duty=[False, False, False, True])
    state.barred = (Seat(6),)
    do(state, StepIn(W2), HoldCheck(Seat(0)))
    agenda.submit(state, Seat(4), TurnUp(COOK))
    assert asks(state, StepIn, 2, 3, 4, 5, 6, 0, 1)
    assert state.agenda[-1] == StepIn(W1)
    assert (state.round, state.checks, state.barred) == (1, (), (6,))
    assert state.crew[3].off_duty


def test_chief_cook_may_be_the_captains_own_card() -> None:
    """R15."""
    state = crew({0: COOK})
    use(state, W2, 0)
    assert state.captain == 1


def test_chief_cook_without_an_heir_is_spent() -> None:
    """R15: no effect; the window goes on."""
    state = mates(crew({4: COOK}), tongue=[True, *[False] * 6])
    use(state, W2, 4)
    assert state.captain == 0
    assert state.lieutenant == 1
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_bosun_swaps_the_badges() -> None:
    state = crew({4: BOSUN})
    happened = use(state, W4, 4)
    assert (state.lieutenant, state.navigator) == (2, 1)
    assert events(happened, BadgesSwapped) == [BadgesSwapped(Seat(2), Seat(1))]


def test_bosun_needs_both_badges() -> None:
    state = crew({4: BOSUN})
    state.navigator = NOBODY
    assert why_closed(state, W4, 4) == "card_post"


def test_smuggler_and_archivist_pick_captain_or_lieutenant() -> None:
    state = crew({4: SMUGGLER, 5: ARCHIVIST})
    use(state, W4, 4, 1)
    assert state.smuggled == (Post.LIEUTENANT,)
    everybody_passes(state)
    use(state, W4, 5, 0)
    assert state.archived == (Post.CAPTAIN,)


def test_smuggler_with_an_empty_post() -> None:
    """Only the captain can be picked."""
    state = crew({4: SMUGGLER})
    state.lieutenant = NOBODY
    use(state, W4, 4)
    assert targets(state, 4) == [0]


def test_nobody_draws_four() -> None:
    state = crew({4: SMUGGLER})
    state.smuggled = (Post.CAPTAIN, Post.LIEUTENANT)
    assert why_closed(state, W4, 4) == "card_target"


def test_the_first_window_is_over_before_anybody_is_named() -> None:
    state = drowned(crew({4: CONSULTANT}), 6)
    state.lieutenant = state.navigator = NOBODY
    do(state, BeginRound())
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 0)
    for seat in (1, 2, 3, 4, 5, 0):
        agenda.submit(state, Seat(seat), Pass())
    assert asks(state, AppointTeam, 0)
