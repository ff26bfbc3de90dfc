"""Feed the Kraken at one laptop: which screens come, and when, tells nobody's secret.

Worlds that an onlooker cannot tell apart are played on by the same hands with a clock that tests
turn: screens, seats, parts and milliseconds are equal for as long as what all know is equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from models.draft import Draft
from models.question import Question
from models.seating import SeatPlan, bot, person
from models.session import Waits
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.play import Play
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Screen
from rules.kernel.views import sample_world, view
from tests.models.harbours import LOOKS_AT, Evening
from tests.rules.walks import Dice, Moment, walk

PRESSES = 12
"""So far two worlds are played on; as a rule something becomes known before."""
THINKS = ({}, {1: 250, 2: 20, 3: 200, 4: 280})
"""How many milliseconds bots think: these in one world, the others in the other."""
SETUPS = (
    (5, {"voyage": "quick"}),
    (7, {"voyage": "quick", "cult_leader_must_convert": "off"}),
    (8, {"voyage": "long"}),
    (11, {"voyage": "long", "smuggler_keep": "keep_two_discard_one"}),
)
Plan = Callable[[int], tuple[SeatPlan, ...]]


class Stop(msgspec.Struct):
    """What has come up to a press, and what all know then."""

    heard: list[object]
    known: bytes


class Hands:
    """Chooses by place in the list: which line was pressed can be seen from behind."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def answer(self, question: Question) -> tuple[Action, ...]:
        draft = Draft(question)
        rank = self._dice.below(1 << 16)
        for number in range(400):
            if draft.is_whole:
                break
            options = draft.options()
            draft.choose(options[(rank + number) % len(options)].action)
        return draft.parts


def stops(play: Play, plans: Sequence[SeatPlan], thinks: dict[int, int], seed: int) -> list[Stop]:
    """Plays a world on, one press after another."""
    evening = Evening(play, plans, thinks)
    evening.bots.only_in_secret = True
    evening.session.start()
    hands, found, session = Hands(seed), list[Stop](), evening.session
    while len(found) < PRESSES:
        until_pressed(evening)
        if session.waits is Waits.OVER:
            break
        evening.clock.run(LOOKS_AT)
        found.append(Stop(list(evening.times), encode(view(session._play.state, None))))
        if session.question is not None:
            session.hand_in(hands.answer(session.question))
        else:
            evening.act()
    session.close()
    return found


def until_pressed(evening: Evening) -> None:
    """Time goes on until somebody is waited for. Some things are done as soon as may be."""
    for _ in range(10_000):
        if evening.is_waiting() or evening.session.waits is Waits.OVER:
            return
        evening.clock.turn()
    raise AssertionError("nobody is asked")


def as_long_as_equal(one: list[Stop], other: list[Stop]) -> Iterator[tuple[Stop, Stop]]:
    """The stops up to the one at which something has become known that differs."""
    for here, there in zip(one, other, strict=False):
        if here.known != there.known:
            return
        yield here, there


def twin(setup: Setup, state: State, luck: int) -> State | None:
    """Another world that an onlooker cannot tell from this one."""
    world = sample_world(view(state, None), None, luck)
    world.luck = state.luck
    return None if encode(world) == encode(state) else world


def persons_only(seats: int) -> tuple[SeatPlan, ...]:
    return tuple([person(f"Person {n}") for n in range(seats)])


def some_bots(seats: int) -> tuple[SeatPlan, ...]:
    """Two persons; the bots think as long as they like."""
    return (person("Ada"), *(bot("random") for _ in range(seats - 2)), person("Ben"))


def compare(setup: Setup, moment: Moment, plans: Sequence[SeatPlan], luck: int) -> int:
    """How many stops of two worlds were compared."""
    world = twin(setup, moment.state, luck)
    if world is None:
        return 0
    worlds = (moment.state.clone(), world)
    pairs = zip(worlds, THINKS, strict=True)
    both = [stops(Play.from_state(setup, each), plans, t, luck) for each, t in pairs]
    compared = 0
    for here, there in as_long_as_equal(*both):
        assert here.heard == there.heard, moment.request.prompt
        compared += 1
    return compared


def check(number: int, seed: int, plan: Plan, every: int) -> int:
    """Every so many decisions of a random game; gives how many stops were compared."""
    seats, options = SETUPS[number]
    setup = setup_of("feed_the_kraken", seats, seed, options)
    dice, compared = Dice(seed), 0
    for moment in walk(setup, seed):
        choice = agenda.question(moment.state)
        if any(moment.state.answers.get(seat) for seat in agenda.asked(moment.state)):
            continue  # nobody is saved or looked at in the middle of an answer
        is_private = choice is not None and choice.SCREEN is Screen.PRIVATE
        if not dice.below(every // 3 if is_private else 4 * every):
            compared += compare(setup, moment, plan(seats), dice.below(1 << 30))
    return compared


@pytest.mark.parametrize("plan", [persons_only, some_bots])
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_screens_and_times_tell_nothing(qtbot: object, number: int, plan: Plan) -> None:
    assert check(number, 40 + number, plan, 40) >= 8


@pytest.mark.soak
@pytest.mark.parametrize("plan", [persons_only, some_bots])
@pytest.mark.parametrize("seed", range(500, 506))
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_screens_and_times_tell_nothing_at_length(
    qtbot: object, number: int, seed: int, plan: Plan
) -> None:
    assert check(number, seed, plan, 3) > 100
