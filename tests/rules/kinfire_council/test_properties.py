"""What holds at every moment of any game: nothing is lost, nobody sees what is another's, whatever
is saved goes on alike."""

from collections.abc import Iterator

import pytest

from rules.kernel import agenda
from rules.kernel.codec import decode, digest, encode
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Screen, Seat
from rules.kernel.views import sample_world, share, view
from rules.kinfire_council.options import OPTIONS
from rules.kinfire_council.problems import problems
from rules.kinfire_council.state import Council, game_of
from tests.rules.kinfire_council.second_count import faults
from tests.rules.walks import Dice, Moment, play_on, start, walk

COUNTS = (2, 3, 4, 5, 6)
OTHER = {each.id: each.values[-1] for each in OPTIONS if each.id != "items"}
"""Every ruling the other way."""


def setup(seats: int, seed: int) -> Setup:
    """Odd seeds have the options the other way."""
    return setup_of("kinfire_council", seats, seed, OTHER if seed % 2 else {})


def tables(most: int, soaked: int) -> list[object]:
    """Set-ups: some always, more on a long run."""
    soak = [pytest.mark.soak]
    return [
        pytest.param(
            setup(COUNTS[n % 5], n), id=f"{COUNTS[n % 5]}-{n}", marks=soak if n >= most else []
        )
        for n in range(soaked)
    ]


def moments(setup: Setup, seed: int, every: int = 1) -> Iterator[Moment]:
    """Each moment of a random game, or one in so many."""
    for moment in walk(setup, seed):
        if moment.number % every == 0:
            yield moment


@pytest.mark.parametrize("setup", tables(10, 200))
def test_nothing_is_lost_or_made(setup: Setup) -> None:
    """After every decision and at the end."""
    state: Council | None = None
    for moment in walk(setup, 1):
        state = game_of(moment.state)
        assert faults(state) == [], f"before {moment.number}: {moment.action!r}"
        assert problems(state) == []
    assert state is not None
    assert state.outcome is not None
    assert faults(state) == []


@pytest.mark.parametrize("setup", tables(5, 40))
def test_points_are_told_one_by_one(setup: Setup) -> None:
    """The scores are the sums of what was told of them."""
    state = start(setup)
    game = game_of(state)
    was, cult = list(game.score), game.cult_score
    dice = Dice(setup.seed)
    while seats := agenda.asked(state):
        actions = agenda.request(state, seats[0]).actions
        happened = agenda.submit(state, seats[0], actions[dice.below(len(actions))])
        for event in happened.events:
            if type(event).__name__ == "Scored":
                was[event.seat] += event.n
            elif type(event).__name__ == "CultScored":
                cult += event.n
        assert (was, cult) == (game.score, game.cult_score)


@pytest.mark.parametrize("setup", tables(5, 40))
def test_others_secrets_change_nothing_that_a_seat_sees(setup: Setup) -> None:
    """Worlds that agree with a view look the same, ask the same, and offer the seat the same."""
    dice = Dice(setup.seed)
    for moment in moments(setup, 2, every=5):
        viewer = Seat(dice.below(setup.seats))
        seen = view(moment.state, viewer)
        world = sample_world(seen, viewer, dice.below(1 << 30))
        assert encode(view(world, viewer)) == encode(seen)
        assert faults(world) == []
        assert agenda.asked(world) == agenda.asked(moment.state)
        if moment.seat == viewer:
            offered = list(agenda.request(world, viewer).actions)
            assert offered == list(moment.request.actions)


@pytest.mark.parametrize("setup", tables(5, 40))
def test_open_questions_need_no_secret(setup: Setup) -> None:
    """What is open on the table can be told by an onlooker."""
    for moment in moments(setup, 3, every=3):
        if moment.request.screen is Screen.OPEN:
            seen = view(moment.state, None)
            offered = list(agenda.request(seen, moment.seat).actions)
            assert offered == list(moment.request.actions)


@pytest.mark.parametrize("setup", tables(5, 40))
def test_what_is_told_to_others_names_no_hidden_card(setup: Setup) -> None:
    """Hands, looks and hidden threats stay face down in what an onlooker is told."""
    for moment in walk(setup, 4):
        twin = game_of(moment.state.clone())
        happened = agenda.apply(twin, moment.seat, moment.action)
        for event in share(happened.events, None):
            name = type(event).__name__
            if name == "DrewResearch":
                assert event.card == ""
            elif name == "ThreatsScried":
                assert set(event.cards) <= {""}
            elif name == "ThreatHidden":
                assert not hasattr(event, "card")


@pytest.mark.parametrize("setup", tables(3, 20))
def test_a_game_goes_on_from_every_decision(setup: Setup) -> None:
    """Saved and opened again it is the same and asks the same; now and then it is played on."""
    for moment in walk(setup, 5):
        again = decode("kinfire_council", encode(moment.state))
        assert digest(again) == digest(moment.state)
        assert agenda.asked(again) == agenda.asked(moment.state)
        offered = list(agenda.request(again, moment.seat).actions)
        assert offered == list(moment.request.actions)
        if moment.number % 60 == 0:
            ours = list(play_on(again, 9, 80))
            theirs = list(play_on(moment.state.clone(), 9, 80))
            assert digest(ours[-1]) == digest(theirs[-1])


@pytest.mark.parametrize("seats", COUNTS)
def test_as_many_placements_a_round_as_printed(seats: int) -> None:
    """12, 15, 16, 15, 18 placements in each of five rounds (2)."""
    printed = {2: 12, 3: 15, 4: 16, 5: 15, 6: 18}
    placed = dict.fromkeys(range(1, 6), 0)
    for moment in walk(setup(seats, 11), 6):
        if type(moment.action).__name__ == "Place":
            placed[game_of(moment.state).round] += 1
    assert set(placed.values()) == {printed[seats]}
