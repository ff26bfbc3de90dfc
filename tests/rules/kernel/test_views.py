from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.steps import Hidden, Pass, Seen
from rules.kernel.views import (
    BASE_SECRETS,
    nobody_sees_luck,
    nobody_sees_order,
    own_answers,
    public,
    sample_world,
    share,
    view,
)
from tests import toys
from tests.rules.walks import start
from tests.toys.harbour.actions import Mark, RoleDealt
from tests.toys.harbour.ritual import PointInTheDark
from tests.toys.harbour.turn import StepIn
from tests.toys.harbour.words import Role

toys.register()


def pointing():
    """A harbour where everybody must point twice."""
    state = start(setup_of("harbour", 4, 3))
    state.agenda[:] = [StepIn(), PointInTheDark()]
    state.answers.clear()
    return state


def test_plain_rules() -> None:
    state = pointing()
    assert public(state, 1, "x") == "x"
    assert nobody_sees_luck(state, 1, 99) == 0
    assert nobody_sees_order("?")(state, 1, ("a", "b")) == ("?", "?")
    assert set(BASE_SECRETS) == {"agenda", "answers", "luck", "ply", "outcome"}


def test_own_answers() -> None:
    state = pointing()
    agenda.submit(state, 2, Mark(0))
    for part in (Mark(0), Mark(2)):
        agenda.submit(state, 1, part)
    assert view(state, 2).answers == {1: (Hidden(),), 2: (Mark(0),)}
    assert view(state, 1).answers == {1: (Mark(0), Mark(2))}
    assert view(state, None).answers == {1: (Hidden(),)}
    assert agenda.asked(view(state, None)) == [0, 2, 3]
    assert view(view(state, None), None) == view(state, None)


def test_without_a_question_nobody_has_answered() -> None:
    state = pointing()
    state.agenda.clear()
    assert own_answers(state, 0, {1: (Seen(),)}) == {}


def test_a_view_is_apart_from_its_state() -> None:
    state = pointing()
    before = state.clone()
    seen = view(state, 0)
    seen.keepers.clear()
    seen.agenda.clear()
    assert state == before


def test_shares_keep_their_order() -> None:
    events = tuple(RoleDealt(seat, Role.GUARD) for seat in (0, 1, 0))
    assert share(events, 0) == (events[0], events[2])
    assert share(events, None) == ()


def test_who_has_answered_a_window_that_is_open_has_passed() -> None:
    """Anything else would have settled it."""
    state = pointing()
    state.agenda[:] = [StepIn()]
    state.answers = {0: (Pass(),), 2: (Pass(),)}
    for luck in range(10):
        world = sample_world(view(state, 1), 1, luck)
        assert world.answers == {0: (Pass(),), 2: (Pass(),)}
        assert agenda.asked(world) == [1, 3]


def test_a_dealt_world_draws_the_hidden_answers() -> None:
    state = pointing()
    for part in (Mark(0), Mark(2)):
        agenda.submit(state, 1, part)
    agenda.submit(state, 2, Mark(3))
    seen = view(state, 2)
    answers = set()
    for luck in range(30):
        world = sample_world(seen, 2, luck)
        assert world.answers[2] == (Mark(3),)
        assert len(world.answers[1]) == 2
        assert world.luck != 0
        assert view(world, 2) == seen
        answers.add(world.answers[1])
    assert len(answers) > 3


def test_the_same_luck_deals_the_same_world() -> None:
    seen = view(pointing(), 0)
    assert sample_world(seen, 0, 5) == sample_world(seen, 0, 5)
    assert sample_world(seen, 0, 5).luck != sample_world(seen, 0, 6).luck
