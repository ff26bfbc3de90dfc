"""The words of rule cases."""

import pytest

from rules.cartographers.casebook.book import CartographersCasebook, rows_of
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.seasons import ShuffleExploreDeck
from rules.cartographers.setup import DrawScoringCard
from rules.console.casebook import CaseFault
from rules.kernel import agenda
from rules.kernel.luck import Equal, Order
from tests.rules.cartographers.positions import at, begun, placed, setup


def book(seats: int = 1, **options: str) -> CartographersCasebook:
    return CartographersCasebook(setup(seats, **options))


@pytest.mark.parametrize(
    "options", [{}, {"card_set": "heroes"}, {"skills": "on"}, {"map_visibility": "private"}]
)
def test_names_are_unique_and_lead_back(options: dict[str, str]) -> None:
    state, words = begun(2, seed=5, **options), book(2, **options)
    for number in range(60):
        seats = agenda.asked(state)
        if not seats:
            break
        actions = agenda.request(state, seats[0]).actions
        names = {words.name(state, seats[0], action): action for action in actions}
        assert len(names) == len(actions)
        for name in list(names)[:: max(1, len(names) // 5)]:
            assert words.action(state, seats[0], actions, name) == names[name]
        agenda.apply(state, seats[0], actions[number * 7 % len(actions)])


def test_spaces_in_any_order_and_any_case() -> None:
    state = at(placed(), DrawTerrain("farmland"))
    actions = agenda.request(state, 0).actions
    assert book().action(state, 0, actions, "FARM a2 A1") in actions


def test_words_that_mean_nothing() -> None:
    state = at(placed(), DrawTerrain("farmland"))
    for words in ("swamp A1", "farm Z", "farm", "", "fly"):
        found = book().action(state, 0, agenda.request(state, 0).actions, words)
        assert found is None or found not in agenda.request(state, 0).actions


def test_a_shuffle_is_told_from_the_top() -> None:
    state = placed(deck=["orchard", "hamlet", "farmland"])
    drawn = book().drawn(state, ShuffleExploreDeck(), Order(3), ["farmland"])
    assert drawn == (2, 0, 1)
    assert book().drawn(state, DrawScoringCard("forest"), Equal(4), "treetower") == 2
    with pytest.raises(CaseFault):
        book().drawn(state, ShuffleExploreDeck(), Order(3), ["gnoll_raid"])


def test_unknown_words() -> None:
    state = placed()
    for call in (
        lambda: book().place(state, "weather", 1),
        lambda: book().place_seat(state, 0, "hat", 1),
        lambda: book().seat_value(state, 0, "hat"),
        lambda: book().seat_value(state, 0, "score.hat"),
    ):
        with pytest.raises(CaseFault):
            call()


def test_maps_of_two_prints() -> None:
    state = placed("F^", seats=2)
    with pytest.raises(CaseFault, match="differ in what is printed"):
        book(2).place_seat(state, 1, "map", "^F")


def test_grids_with_room() -> None:
    assert rows_of("\n . F ^\n r . .\n") == [".F^", "r.."]
