"""What a lone person is told beside the options (models/question.py): as much as is hidden."""

import pytest

from models.question import Question, request_from
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.navigation.draws import Navigate
from rules.feed_the_kraken.navigation.piles import LookAtTop
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.rituals.stash import SpreadGuns
from rules.feed_the_kraken.state import Kraken, Sight
from rules.kernel.steps import Seat, Step
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.feed_the_kraken.positions import do, ship, team


def told(state: Kraken, seat: int) -> str:
    """What the seat reads beside its options."""
    seen = view(state, Seat(seat))
    secret = Question(Seat(seat), seen, request_from(seen, Seat(seat), ())).secret
    return "" if secret is None else english(secret)


def asked(*steps: Step) -> Kraken:
    state = team(ship(6))
    do(state, *steps)
    return state


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (SpreadGuns(), "You lead the cult: hand out 3 more guns"),
        (NameConvert(), "You lead the cult: name"),
    ],
)
def test_the_leader_is_told_that_its_answer_counts(step: Step, words: str) -> None:
    state = asked(step)
    leader = state.dealt.index(Faction.CULT_LEADER)
    assert told(state, leader).startswith(words)
    assert not told(state, (leader + 1) % 6).startswith("You lead")


def test_who_looks_through_the_telescope_is_told_what_it_sees() -> None:
    state = asked(LookAtTop(Seat(2), Sight.TELESCOPE))
    assert told(state, 2).startswith("The top card of the draw pile: ")


def test_cards_that_lie_there_to_be_chosen_are_not_told_twice() -> None:
    state = asked(Navigate())
    assert told(state, state.captain) == ""
