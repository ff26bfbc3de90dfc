"""Kleptomaniac, Gunslinger, Debt Collector, Spiritualist (10)."""

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.characters.armoury import Repay
from rules.feed_the_kraken.characters.window import Aim, StepIn
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import GunsMoved
from rules.feed_the_kraken.state import NOBODY
from rules.kernel import agenda
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.characters.hands import (
    W1,
    W2,
    W3,
    W5,
    can_use,
    crew,
    guns_of,
    on_table,
    sailed,
    targets,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import BLUE, YELLOW, asks, drowned, events, mates

KLEPTOMANIAC, GUNSLINGER = Character.KLEPTOMANIAC, Character.GUNSLINGER
COLLECTOR, SPIRITUALIST = Character.DEBT_COLLECTOR, Character.SPIRITUALIST


def test_kleptomaniac_takes_a_gun() -> None:
    state = crew({4: KLEPTOMANIAC})
    happened = use(state, W1, 4, 2)
    assert guns_of(state) == [3, 3, 2, 3, 4, 3, 3]
    assert events(happened, GunsMoved) == [GunsMoved(Seat(2), Seat(4), 1, "kleptomaniac")]


def test_kleptomaniac_not_from_a_gunless_seat() -> None:
    """R32: another seat with a gun; if there is none, the card is not wasted."""
    state = mates(crew({4: KLEPTOMANIAC}), guns=[0, 2, 0, 0, 3, 0, 0])
    use(state, W1, 4)
    assert targets(state, 4) == [1]
    poor = mates(crew({4: KLEPTOMANIAC}), guns=[0, 0, 0, 0, 3, 0, 0])
    assert why_closed(poor, W1, 4) == "card_target"


def test_kleptomaniac_takes_no_gun_from_the_table() -> None:
    """U5: in W3 only guns that were not revealed."""
    state = on_table(crew({4: KLEPTOMANIAC}), 0, 3, 2, 0, 0, 0, 0)
    use(state, W3, 4)
    assert targets(state, 4) == [0, 2, 3, 5, 6]


def test_gunslinger_takes_two() -> None:
    state = crew({4: GUNSLINGER})
    use(state, W1, 4)
    assert guns_of(state)[4] == 5
    assert state.supply == 40 - 21 - 2


def test_gunslinger_takes_what_is_left() -> None:
    """U8."""
    state = crew({4: GUNSLINGER})
    mates(state, guns=[state.crew[0].guns + state.supply - 1])
    use(state, W1, 4)
    assert guns_of(state)[4] == 4
    assert state.supply == 0


def test_gunslinger_does_not_change_what_was_revealed() -> None:
    state = on_table(crew({4: GUNSLINGER}), 0, 0, 0, 0, 3, 0, 0)
    use(state, W3, 4)
    assert state.loyalty.guns[4] == 3
    assert guns_of(state)[4] == 5


def test_debt_collector_makes_an_officer_pay_both_others() -> None:
    state = crew({4: COLLECTOR})
    use(state, W2, 4)
    assert targets(state, 4) == [0, 1, 2]
    agenda.submit(state, Seat(4), Choose(Seat(1)))
    assert guns_of(state) == [4, 1, 4, 3, 3, 3, 3]
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_debt_collector_on_a_seat_with_one_gun() -> None:
    """U7, R30: that seat chooses who gets it."""
    state = mates(crew({4: COLLECTOR}), guns=[3, 1])
    use(state, W2, 4, 1)
    assert asks(state, Repay, 1)
    assert targets(state, 1) == [0, 2]
    agenda.submit(state, Seat(1), Choose(Seat(2)))
    assert guns_of(state)[:3] == [3, 0, 4]


def test_debt_collector_needs_an_officer_with_a_gun_and_a_whole_team() -> None:
    assert why_closed(mates(crew({4: COLLECTOR}), guns=[0, 0, 0]), W2, 4) == "card_target"
    state = crew({4: COLLECTOR})
    state.navigator = NOBODY
    assert why_closed(state, W2, 4) == "card_target"


def test_spiritualist_after_a_yellow_card() -> None:
    """Two seats give a gun each to a third choice."""
    state = sailed(crew({4: SPIRITUALIST}), YELLOW)
    use(state, W5, 4, 1, 2)
    assert asks(state, Aim, 4)
    assert targets(state, 4) == [0, 1, 2, 3, 4, 5, 6]
    agenda.submit(state, Seat(4), Choose(Seat(6)))
    assert guns_of(state) == [3, 2, 2, 3, 3, 3, 5]


def test_spiritualist_givers_are_two_seats() -> None:
    state = sailed(crew({4: SPIRITUALIST}), YELLOW)
    use(state, W5, 4, 1)
    assert 1 not in targets(state, 4)


def test_spiritualist_without_guns_nothing_is_given() -> None:
    """R30, U7: a gunless giver gives nothing; who gives to itself keeps its gun."""
    state = mates(sailed(crew({4: SPIRITUALIST}), YELLOW), guns=[3, 0, 3])
    use(state, W5, 4, 1, 2, 2)
    assert guns_of(state)[:3] == [3, 0, 3]


def test_spiritualist_only_in_a_yellow_round() -> None:
    assert why_closed(sailed(crew({4: SPIRITUALIST}), BLUE), W5, 4) == "card_yellow"
    assert why_closed(crew({4: SPIRITUALIST}), W5, 4) == "card_yellow"
    old = sailed(crew({4: SPIRITUALIST}), YELLOW)
    old.round = 2
    assert why_closed(old, W5, 4) == "card_yellow"


def test_the_dead_give_nothing() -> None:
    state = drowned(crew({4: KLEPTOMANIAC}), 1, 2)
    state.lieutenant = state.navigator = NOBODY
    assert can_use(state, W1, 4)
    use(state, W1, 4)
    assert targets(state, 4) == [0, 3, 5, 6]
