"""«Why not?» about a thing: its rule and what it stands at, then what keeps it."""

import pytest

from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english, say
from rules.kernel.views import view
from rules.root.enums import Phase
from rules.root.names import place_name
from rules.root.state import Woodland, game_of
from tests.rules.walks import walk

FOLK = ("cult", "marquise", "eyrie")
CULT = Seat(0)


@pytest.fixture(scope="module")
def state() -> Woodland:
    """A Daylight of the Cult that asks it."""
    made = setup_of("root", 3, 5, {f"seat_{n + 1}": each for n, each in enumerate(FOLK)})
    for moment in walk(made):
        world = game_of(moment.state)
        turn, is_cult = world.turn, moment.seat == CULT
        if turn is None or turn.seat != CULT or not is_cult or world.round < 2:
            continue
        if turn.phase is Phase.DAYLIGHT:
            return world.clone()
    raise AssertionError("no such turn")


def told(state: Woodland, thing: str, viewer: Seat | None = CULT) -> str:
    """The answer where the open question has none of its own."""
    target = Target(TargetKind.TRACK, thing)
    why = game("root").why
    assert why is not None
    return english(why(view(state, viewer), viewer, target, None))


def test_the_boxes_of_the_cult_say_when_and_at_what_cost(state: Woodland) -> None:
    suit = state.boards[0].outcast.value
    price = told(state, "0:price:convert")
    assert price.startswith(f"Convert: only in your Birdsong, in a {suit} clearing. It costs ")
    assert f"you have {state.boards[0].acolytes}." in price
    assert f"Lost Souls now: {len(state.lost_souls)}." in told(state, "0:outcast")
    assert f"Cards now: {len(state.lost_souls)}." in told(state, "souls")
    assert "Gardens of the suit left: " in told(state, "0:gardens:fox")
    assert f"Cards left in it: {len(state.deck)}." in told(state, "deck")


def test_it_ends_with_what_the_game_waits_for(state: Woodland) -> None:
    assert "It is your Daylight. Lizard Cult: " in told(state, "deck")
    for viewer in (Seat(1), None):
        assert told(state, "deck", viewer).endswith("Lizard Cult is in Daylight.")


def test_another_player_is_told_whose_thing_it_is(state: Woodland) -> None:
    other = told(state, "0:price:convert", Seat(1))
    assert other.startswith("Convert: only Lizard Cult may do it, in Birdsong.")


def test_an_answer_that_names_the_thing_stands_alone(state: Woodland) -> None:
    """The rule is not said twice; one that would be true of anything gives way to it."""
    why = game("root").why
    assert why is not None
    seen, place = view(state, CULT), Target(TargetKind.PLACE, 4)
    own = say("root.why.no_warriors_near", place=place_name(4))
    assert why(seen, CULT, place, own) == own
    far = say("root.why.no_warriors_near", place=place_name(5))
    assert english(why(seen, CULT, place, far)).startswith("In clearing 4 (")
    bare = say("root.why.place_idle", place=place_name(4))
    assert "There is nothing to do in" not in english(why(seen, CULT, place, bare))


def test_no_secret_of_another_player_is_told(state: Woodland) -> None:
    """The answers are made from a view: a hidden card has no name."""
    for number, hand in enumerate(state.hands):
        viewer = Seat((number + 1) % 3)
        for card in hand:
            answer = told(state, f"hand:{card}", viewer)
            if card not in state.hands[viewer]:
                assert answer.startswith("Cards in"), answer


def test_a_battle_that_is_over_says_so(state: Woodland) -> None:
    """It stays in sight until the next act."""
    assert state.battle is None
    assert told(state, "battle").startswith("This battle is over. ")
