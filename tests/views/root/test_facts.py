"""The public numbers of a seat on the seats strip."""

from __future__ import annotations

from rules.kernel.steps import Seat
from tests.rules.root.scenes import scene
from views.root.facts import seat_facts, seat_score

FIRST, SECOND = Seat(0), Seat(1)


def test_a_person_has_cards_and_warriors() -> None:
    state = scene(["marquise", "eyrie"])
    state.hands[0] = ("anvil", "armorers")
    state.warriors[5] = (3, 0)
    assert [(fact.icon, fact.value) for fact in seat_facts(state, FIRST)] == [
        ("hand", "2"),
        ("people", "3"),
    ]


def test_an_automaton_has_no_hand() -> None:
    state = scene(["mechanical_marquise_2", "eyrie"])
    assert all(fact.icon != "hand" for fact in seat_facts(state, FIRST))
    assert any(fact.icon == "hand" for fact in seat_facts(state, SECOND))


def test_who_wins_by_dominance_has_a_crown_and_no_points() -> None:
    state = scene(["marquise", "eyrie", "cult"])
    state.dominance[1] = "dominance_fox"
    assert seat_facts(state, SECOND)[0].name == "Dominance (fox)"
    assert seat_score(state, SECOND) is None
    assert seat_score(state, FIRST) == 0
