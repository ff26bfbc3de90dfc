"""What holds for every game whose private screens are held to be seen.

Whoever stands behind the seat must not learn more from its screen than from the table: what is
written while nothing is held, how many parts are asked and how long it takes are public.
"""

import pytest

from models.draft import Draft
from models.question import Question, request_from
from rules.kernel import agenda
from rules.kernel.registry import Game, Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Choice, Screen, Seat
from rules.kernel.text import english
from rules.kernel.views import sample_world, view
from tests.rules.setups import GAMES, name_of, spread
from tests.rules.test_all_secrets import looks
from tests.rules.walks import Dice

HELD = [game_id for game_id in GAMES if game(game_id).held]
WORLDS = 3


def entries() -> list[Game]:
    return [game(game_id) for game_id in HELD]


def setups() -> list[object]:
    return [
        pytest.param(setup, id=name_of(setup)) for entry in entries() for setup in spread(entry, 6)
    ]


each_setup = pytest.mark.parametrize("setup", setups())


def test_games_of_secrets_are_held() -> None:
    assert "harbour" in HELD


@pytest.mark.parametrize("game_id", HELD)
def test_private_answers_cannot_be_withdrawn(game_id: str) -> None:
    """No way leads back past a private screen."""
    for step in game(game_id).steps:
        if issubclass(step, Choice) and step.SCREEN is Screen.PRIVATE:
            assert step.BINDING, step
    assert not game(game_id).undo_over_reveals


def face(state: State, seat: Seat) -> tuple[object, ...]:
    """All that a seat's screen shows while nothing is held."""
    seen = view(state, seat)
    request = request_from(seen, seat, seen.answers.get(seat, ()))
    draft = Draft(Question(seat, seen, request))
    has_secret = draft.secret() is not None
    return english(request.prompt), covers(draft), has_secret, draft.question.choice.DWELL


@each_setup
def test_what_is_not_held_is_public(setup: Setup) -> None:
    """In every world that agrees with what all know the screen looks the same."""
    dice = Dice(setup.seed)
    for moment in looks(setup, 21):
        state = moment.state
        choice = agenda.question(state)
        if choice is None or choice.SCREEN is Screen.OPEN or moment.request.given:
            continue
        seen = view(state, None)
        for _ in range(WORLDS):
            world = sample_world(seen, None, dice.below(1 << 32))
            assert face(world, moment.seat) == face(state, moment.seat), choice


@each_setup
def test_the_list_of_a_further_part_does_not_tell_the_parts_before(setup: Setup) -> None:
    """Whatever was chosen, the same rows stand there; who holds sees which are open."""
    for moment in looks(setup, 25):
        seat, choice = moment.seat, agenda.question(moment.state)
        if choice is None or choice.SCREEN is Screen.OPEN or moment.request.given:
            continue
        question = Question(seat, view(moment.state, seat), moment.request)
        further = []
        for action in list(moment.request.actions):
            draft = Draft(question)
            if draft.choose(action) and not draft.is_whole:
                further.append(covers(draft))
        assert all(each == further[0] for each in further), choice


def covers(draft: Draft) -> list[str]:
    """What stands on the rows while nothing is held."""
    found = [each.cover if each.cover is not None else each.label for each in draft.options()]
    return [english(each) for each in found]


@each_setup
def test_the_time_of_a_screen_is_that_of_its_kind(setup: Setup) -> None:
    for moment in looks(setup, 22):
        choice = agenda.question(moment.state)
        assert choice is not None
        assert "DWELL" not in choice.__struct_fields__
        assert choice.DWELL >= 0


@each_setup
def test_a_notebook_is_made_from_its_own_view(setup: Setup) -> None:
    """From the whole state the same notes come; they only become more."""
    entry, before = game(setup.game), dict[Seat, int]()
    for moment in looks(setup, 23):
        seat, state = moment.seat, moment.state
        notes = entry.notebook(view(state, seat), seat)
        assert entry.notebook(view(view(state, seat), seat), seat) == notes
        for note in notes:
            assert english(note.when)
            assert english(note.text)
        assert len(notes) >= before.get(seat, 0)
        before[seat] = len(notes)


def has_notebook(entry: Game) -> bool:
    return entry.notebook is not Game.__dataclass_fields__["notebook"].default


@pytest.mark.parametrize(
    "setup",
    [p for p in setups() if has_notebook(game(p.values[0].game))],  # type: ignore[attr-defined]
)
def test_an_onlooker_cannot_write_a_notebook(setup: Setup) -> None:
    """What one has learned in private is not in the view of nobody."""
    entry, differing = game(setup.game), 0
    for moment in looks(setup, 24):
        mine = entry.notebook(view(moment.state, moment.seat), moment.seat)
        theirs = entry.notebook(view(moment.state, None), moment.seat)
        differing += mine != theirs
    assert differing
