"""What holds for every game: random play, the two doors, saving, replay, the way back."""

from itertools import islice

import pytest

from rules.kernel import agenda, registry
from rules.kernel.agenda import Refused
from rules.kernel.codec import decode, decode_action, digest, encode, encode_action
from rules.kernel.play import Play, TakeBack, drive
from rules.kernel.record import SeatKind, SeatPlan, read_record, record_of, resume, write_record
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Choice, Done, FreeAction, Hidden, Page, Pass, Request, Seen, Window
from rules.kernel.text import say
from tests.rules.setups import GAMES, setups, spread
from tests.rules.walks import Dice, is_sampled, play_on, start, walk

MOST_ACTIONS = 400
MOST_PLACEMENTS = 2000
ACCEPTED = 20
MANY = 400
"""So many set-ups of each game are played on a long run."""
PARTS = 8

each_setup = pytest.mark.parametrize("setup", setups())


def problems(state: State) -> list[str]:
    return game(state.GAME).problems(state)


@each_setup
def test_random_play(setup: Setup) -> None:
    """Random play ends within its bound; nothing is lost; clones are equal and apart."""
    check_random_play(setup)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_random_play_of_many_games(game_id: str, part: int) -> None:
    """The same over many more set-ups, a part of them at a time: none comes to the limit of a
    test, however large the game is."""
    for setup in islice(spread(game(game_id), MANY), part, None, PARTS):
        check_random_play(setup)


def check_random_play(setup: Setup) -> None:
    kept: list[tuple[State, str]] = []
    last: dict[int, int] = {}
    state = start(setup)
    for moment in walk(setup):
        state, request = moment.state, moment.request
        assert problems(state) == [], f"at {moment.number}"
        check_request(state, request)
        assert request.ply > last.get(moment.seat, -1)
        if not isinstance(moment.action, FreeAction):
            last[moment.seat] = request.ply
        check_clone(state, moment.seat, moment.action)
        if is_sampled(moment.number):
            kept.append((state.clone(), digest(state)))
    assert all(digest(old) == written for old, written in kept)
    assert problems(state) == []
    check_outcome(state, setup)


def check_request(state: State, request: Request) -> None:
    actions = list(request.actions)
    assert len(actions) == len(request.actions) == len(set(actions)), "an action is listed twice"
    is_lazy = not isinstance(request.actions, list | tuple)
    assert len(actions) <= (MOST_PLACEMENTS if is_lazy else MOST_ACTIONS)
    choice = agenda.question(state)
    assert request.screen is choice.SCREEN
    if isinstance(choice, Page):
        assert actions == [Seen()]
    if isinstance(choice, Window):
        assert Pass() in actions
    idle = choice.idle(state, request.seat, request.given)
    assert idle is None or idle in actions


def check_clone(state: State, seat: int, action: object) -> None:
    """A clone is equal, and what happens to it does not touch the state."""
    before = encode(state)
    twin = state.clone()
    assert twin == state
    agenda.apply(twin, seat, action)
    assert encode(state) == before


def check_outcome(state: State, setup: Setup) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert not agenda.asked(state)
    assert agenda.question(state) is None
    assert set(outcome.winners) <= set(range(setup.seats))
    assert outcome.totals == () or len(outcome.totals) == setup.seats
    with pytest.raises(Refused) as refused:
        agenda.submit(state, 0, Pass())
    assert refused.value.reason == say("kernel.game_over")


@each_setup
def test_the_checked_door(setup: Setup) -> None:
    """A sample of the open actions is accepted on a clone; all others are refused with a reason."""
    dice = Dice(setup.seed)
    for moment in walk(setup, seed=1):
        if not is_sampled(moment.number) and dice.below(8):
            continue
        state, seat = moment.state, moment.seat
        for action in dice.some(moment.request.actions, ACCEPTED):
            twin, other = state.clone(), state.clone()
            assert agenda.why_refused(twin, seat, action) is None
            assert agenda.submit(twin, seat, action) == agenda.apply(other, seat, action)
            assert twin == other
        check_refusals(state, seat, moment.request, setup.seats)


def check_refusals(state: State, seat: int, request: Request, seats: int) -> None:
    choice, before = agenda.question(state), encode(state)
    for option in choice.refused(state, seat, request.given):
        assert option.why_not is not None, f"{option!r} is refused without a reason"
        assert option.action not in request.actions, f"{option!r} is refused, but open"
        refuse(state, seat, option.action, option.why_not)
    for action in (Hidden(), Pass(), Done(), Seen()):
        if action not in request.actions:
            refuse(state, seat, action)
    others = [each for each in range(seats) if each not in agenda.asked(state)]
    for other in others[:2]:
        refuse(state, other, request.actions[0], say("kernel.not_asked"))
    assert encode(state) == before


def refuse(state: State, seat: int, action: object, reason: object = None) -> None:
    with pytest.raises(Refused) as refused:
        agenda.submit(state, seat, action)
    assert reason is None or refused.value.reason == reason


@each_setup
def test_saved_in_the_middle(setup: Setup) -> None:
    """A state that was written and read is equal, and plays on identically."""
    for moment in walk(setup, seed=2):
        action = moment.action
        assert decode_action(setup.game, encode_action(action)) == action
        if not is_sampled(moment.number):
            continue
        state = moment.state.clone()
        read = decode(setup.game, encode(state))
        assert read == state
        assert encode(read) == encode(state)
        for one, other in zip(play_on(state, 5, 60), play_on(read, 5, 60), strict=True):
            assert one == other


@each_setup
def test_flat(setup: Setup) -> None:
    """A field is an atom, a frozen record, a tuple, or one container of immutable values."""
    for moment in walk(setup, seed=2):
        if is_sampled(moment.number):
            for name in moment.state.__struct_fields__:
                value = getattr(moment.state, name)
                inner = value.values() if isinstance(value, dict) else [value]
                if isinstance(value, list | set):
                    inner = list(value)
                for each in inner:
                    hash(each)


@each_setup
def test_order_of_handing_in(setup: Setup) -> None:
    """Where several are asked at once, it does not matter who answers first."""
    dice = Dice(setup.seed)
    for moment in walk(setup, seed=3, free_actions=False):
        seats = agenda.asked(moment.state)
        if len(seats) < 2 or isinstance(agenda.question(moment.state), Window):
            continue
        one, other = moment.state.clone(), moment.state.clone()
        answers = {}
        for seat in seats[:-1]:
            answers[seat] = answer_of(one, seat, dice)
        answers[seats[-1]] = answer_of(one, seats[-1], dice)
        for seat in reversed(seats):
            for part in answers[seat]:
                agenda.apply(other, seat, part)
        assert one == other


def answer_of(state: State, seat: int, dice: Dice) -> list:
    """Gives a whole answer, and returns its parts."""
    parts, choice = [], agenda.question(state)
    while agenda.question(state) is choice and agenda.is_asked(state, seat):
        actions = agenda.request(state, seat).actions
        parts.append(actions[dice.below(len(actions))])
        agenda.apply(state, seat, parts[-1])
    return parts


@each_setup
def test_withdrawn_and_given_again(setup: Setup) -> None:
    """A part taken back leaves the state as it was; given again, it is as if never taken."""
    for moment in walk(setup, seed=4, free_actions=False):
        state, seat = moment.state.clone(), moment.seat
        choice = agenda.question(state)
        agenda.apply(state, seat, moment.action)
        if agenda.question(state) is not choice or seat not in state.answers:
            continue
        given = state.clone()
        if choice.BINDING and not agenda.is_asked(state, seat):
            with pytest.raises(Refused):
                agenda.withdraw(state, seat)
            assert state == given
            continue
        assert agenda.withdraw(state, seat) == moment.action
        assert state == moment.state
        agenda.submit(state, seat, moment.action)
        assert state == given


def policies(setup: Setup) -> dict:
    dice = Dice(setup.seed)
    return dict.fromkeys(
        range(setup.seats), lambda view, request: request.actions[dice.below(len(request.actions))]
    )


def played(setup: Setup) -> Play:
    play = Play(setup)
    drive(play, policies(setup), game(setup.game).ply_bound(setup))
    return play


@each_setup
def test_replay(setup: Setup) -> None:
    """A journal replays to the same states and events, also from the bytes of a record."""
    play = played(setup)
    seats = tuple(SeatPlan(SeatKind.BOT, level="random") for _ in range(setup.seats))
    record = record_of(play, seats, TakeBack.STRICT, program="1")
    read = read_record(write_record(record))
    assert read == record
    again = resume(read)
    assert again.state == play.state
    assert again.happened == play.happened
    assert again.opening == play.opening
    assert again.snapshots == play.snapshots
    assert again.journal == play.journal


@each_setup
def test_saved_game_goes_on(setup: Setup) -> None:
    """A record of a running game is sealed, and the game goes on from it."""
    play = Play(setup)
    mind = policies(setup)
    seats = tuple(SeatPlan(SeatKind.PERSON, f"P{seat}") for seat in range(setup.seats))
    for _ in range(25):
        asked = agenda.asked(play.state)
        if not asked:
            break
        request = agenda.request(play.state, asked[-1])
        play.submit(asked[-1], mind[asked[-1]](None, request))
    raw = write_record(record_of(play, seats, TakeBack.NONE, program="1"))
    assert (b'"seed":' in raw) == (play.state.outcome is not None)
    assert resume(read_record(raw)).state == play.state


@each_setup
def test_the_way_back(setup: Setup) -> None:
    """Undo restores the very state; the same move, or redo, leads to the same one again."""
    everybody = range(setup.seats)
    play, dice = Play(setup), Dice(setup.seed)
    while seats := agenda.asked(play.state):
        seat = seats[dice.below(len(seats))]
        actions = agenda.request(play.state, seat).actions
        before, action = play.state.clone(), actions[dice.below(len(actions))]
        play.submit(seat, action)
        after = play.state.clone()
        way = play.undo_target(everybody, TakeBack.STRICT)
        if way.undo_barrier is not None or way.to != len(play.journal.entries) - 1:
            continue
        play.undo(way)
        assert play.state == before
        if dice.below(2):
            play.redo(everybody)
        else:
            play.submit(seat, action)
        assert play.state == after
        assert play.journal.entries[-1].part == action
    assert Play.resumed(play.journal).state == play.state


@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_is_known(game_id: str) -> None:
    """Steps, actions and events are listed in the entry, each under one name."""
    entry = game(game_id)
    for kinds in (entry.steps, entry.actions, entry.events):
        names = [kind.__name__ for kind in kinds]
        assert len(names) == len(set(names))
    for kind in entry.steps:
        if issubclass(kind, Choice):
            assert kind.describe is not Choice.describe, f"{kind.__name__} has no words"
