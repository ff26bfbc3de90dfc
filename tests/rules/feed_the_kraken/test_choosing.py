"""A seat chooses a seat on the open table."""

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.choosing import chosen_in
from rules.feed_the_kraken.enums import Token
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.telling import seat_target
from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import do, drowned, ship, team


def test_all_seats_are_listed_open_or_refused() -> None:
    state = drowned(team(ship(6)), 3)
    do(state, ChooseTarget(Token.FLOGGING))
    options = agenda.options(state, Seat(0))
    assert sorted(option.action.seat for option in options) == list(range(6))
    assert {option.action.seat for option in options if option.why_not} == {0, 3}
    assert all(option.targets == seat_target(option.action.seat) for option in options)


def test_explained() -> None:
    state = drowned(team(ship(6)), 3)
    do(state, ChooseTarget(Token.FLOGGING))
    step = state.agenda[-1]

    def reason(target: Target) -> str:
        text = step.explain(state, Seat(0), target)
        assert english(text)
        return text.key.rpartition(".")[2]

    assert reason(Target(TargetKind.SEAT, 0)) == "self"
    assert reason(Target(TargetKind.SEAT, 2)) == "can_be_chosen"
    assert reason(Target(TargetKind.SEAT, 3)) == "eliminated"
    assert reason(Target(TargetKind.SEAT, 99)) == "choose_a_seat"
    assert reason(Target(TargetKind.PLACE, "quick_c_00")) == "choose_a_seat"


def test_who_was_chosen() -> None:
    assert chosen_in((Choose(Seat(4)),)) == 4
