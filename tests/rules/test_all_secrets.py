"""What holds for every game about secrets: views, worlds that agree with them, events told."""

from collections.abc import Iterator

import pytest

from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.codec import encode
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.step_context import ScriptFault
from rules.kernel.steps import Page, Screen
from rules.kernel.views import sample_world, share, view
from tests.rules.setups import GAMES, setups
from tests.rules.walks import Dice, Moment, is_sampled, walk

WORLDS = 2
LOOKED_AT = 40

each_setup = pytest.mark.parametrize("setup", setups())


def looks(setup: Setup, seed: int, free_actions: bool = True) -> Iterator[Moment]:
    """Some moments of a random game: the first ones, and later ones at random."""
    dice, left = Dice(setup.seed + seed), LOOKED_AT
    for moment in walk(setup, seed, free_actions):
        if left and (is_sampled(moment.number) or not dice.below(4)):
            left -= 1
            yield moment


def viewers(setup: Setup, dice: Dice) -> list[int | None]:
    """The onlooker, and some seats."""
    return [None, *dice.some(list(range(setup.seats)), 3)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_has_its_rule(game_id: str) -> None:
    """A field that is not listed in `secrets` would be shown to everybody by mistake."""
    entry = game(game_id)
    assert set(entry.secrets) == set(entry.state_type.__struct_fields__)


@each_setup
def test_dealt_worlds(setup: Setup) -> None:
    """A dealt world looks the same from that seat, is sound, and asks the same seats the same."""
    dice = Dice(setup.seed)
    for moment in looks(setup, 11):
        state = moment.state
        for viewer in viewers(setup, dice):
            seen = view(state, viewer)
            assert type(seen) is type(state)
            written = encode(seen)
            for _ in range(WORLDS):
                world = sample_world(seen, viewer, dice.below(1 << 32))
                assert encode(seen) == written, "dealing a world changed the view"
                assert encode(view(world, viewer)) == written
                assert game(setup.game).problems(world) == []
                check_same_questions(state, world)


def check_same_questions(state: State, world: State) -> None:
    """States that differ only in secrets ask the same seats on the same kind of screen."""
    assert agenda.question(world) == agenda.question(state)
    assert agenda.asked(world) == agenda.asked(state)
    for seat in agenda.asked(world):
        assert agenda.request(world, seat).actions


@each_setup
def test_dealing_is_reproducible(setup: Setup) -> None:
    """The same view and luck deal the same world; another luck mostly another one."""
    for moment in looks(setup, 12):
        seen = view(moment.state, moment.seat)
        assert sample_world(seen, moment.seat, 1) == sample_world(seen, moment.seat, 1)


@each_setup
def test_actions_from_the_view(setup: Setup) -> None:
    """A seat's own view (open questions: the onlooker's) is enough to know what it may do."""
    for moment in looks(setup, 13):
        state, seat, request = moment.state, moment.seat, moment.request
        choice, given = agenda.question(state), moment.request.given
        own, onlooker = view(state, seat), view(state, None)
        assert agenda.asked(own) == agenda.asked(onlooker) == agenda.asked(state)
        assert agenda.request(own, seat).ply == request.ply
        assert agenda.request(own, seat).prompt == request.prompt
        assert list(agenda.request(own, seat).actions) == list(request.actions)
        assert list(choice.refused(own, seat, given)) == list(choice.refused(state, seat, given))
        assert choice.idle(own, seat, given) == choice.idle(state, seat, given)
        assert list(agenda.free_actions(onlooker, seat)) == list(agenda.free_actions(state, seat))
        if isinstance(choice, Page):
            assert choice.shows(own, seat) == choice.shows(state, seat)
        if request.screen is Screen.OPEN:
            assert list(choice.actions(onlooker, seat, given)) == list(request.actions)
            if not given:
                assert choice.prompt(onlooker, seat) == request.prompt


@each_setup
def test_described_from_the_view(setup: Setup) -> None:
    """Options are worded from the own view, too."""
    dice = Dice(setup.seed)
    for moment in looks(setup, 14):
        choice, own = agenda.question(moment.state), view(moment.state, moment.seat)
        for action in dice.some(moment.request.actions, 5):
            described = choice.describe(moment.state, moment.seat, action)
            assert choice.describe(own, moment.seat, action) == described


@each_setup
def test_events_tell_no_more_than_the_view(setup: Setup) -> None:
    """Where two games look the same to a viewer before and after, they tell it the same events."""
    dice, compared = Dice(setup.seed), 0
    for moment in looks(setup, 15):
        state, seat, action = moment.state, moment.seat, moment.action
        after = state.clone()
        happened = agenda.apply(after, seat, action)
        check_shares(happened, setup)
        for viewer in viewers(setup, dice):
            world = sample_world(view(state, viewer), viewer, dice.below(1 << 32))
            other = tried(world, moment, happened)
            if other is None or view(world, viewer) != view(after, viewer):
                continue
            compared += 1
            assert share(other.events, viewer) == share(happened.events, viewer)
            assert other.undo_barrier == happened.undo_barrier
    # Alone, each choice may turn up something new, so that no two games look the same after it.
    assert compared or setup.seats == 1


def tried(world: State, moment: Moment, happened: StepResult) -> StepResult | None:
    """The same choice with the same results of chance in another world, if it is possible there."""
    try:
        return agenda.submit(world, moment.seat, moment.action, iter(happened.outcomes))
    except (Refused, ScriptFault):
        return None


def check_shares(happened: StepResult, setup: Setup) -> None:
    """A share is an event of the game or nothing, and a share of a share is the same."""
    kinds = game(setup.game).events
    for event in happened.events:
        assert type(event) in kinds
        for viewer in (None, *range(min(setup.seats, 6))):
            told = event.for_seat(viewer)
            assert told is None or (type(told) in kinds and told.for_seat(viewer) == told)


@each_setup
def test_others_parts_stay_hidden(setup: Setup) -> None:
    """Others learn that an answer is whole, not what it is, nor in how many parts it comes."""
    for moment in looks(setup, 16, free_actions=False):
        state, seat = moment.state.clone(), moment.seat
        others = [None, *(each for each in range(setup.seats) if each != seat)][:4]
        seen = [view(state, other) for other in others]
        choice = agenda.question(state)
        agenda.apply(state, seat, moment.action)
        if agenda.question(state) is not choice or seat not in state.answers:
            continue
        for other, before in zip(others, seen, strict=True):
            now = view(state, other)
            if agenda.is_asked(state, seat):
                assert now == before
            else:
                assert len(now.answers[seat]) == 1
                assert type(now.answers[seat][0]).__name__ == "Hidden"
