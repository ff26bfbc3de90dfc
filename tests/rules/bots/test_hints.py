"""Hints of all five games: they compare, they tell facts, and they know what their seat knows."""

import pytest

from rules.bots.comparing import lag
from rules.bots.levels import adviser, luck_of
from rules.bots.picking import trusted
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.names import book_does
from rules.cthulhu_wars.rounds.ritual import OfferRitual, cost
from rules.cthulhu_wars.state import game_of
from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.steps import Done, Pass
from rules.kernel.text import english
from tests.rules.bots.levels_laws import (
    hints_given,
    moves_alike_in_twins,
    moves_alike_twice,
    questions,
)

GAMES = {
    "cartographers": (3, 6, 12),
    "cthulhu_wars": (4, 19, 9),
    "feed_the_kraken": (7, 5, 40),
    "kinfire_council": (4, 13, 24),
    "root": (4, 17, 16),
}
"""Seats; which question is looked at; so many of them."""


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_compares_and_knows_what_its_seat_knows(game: str) -> None:
    seats, every, most = GAMES[game]
    asked = [*questions(setup_of(game, seats, 11), "novice", most, every=every)]
    said = hints_given(adviser(game), asked)
    assert len(said) > 7, "hints should differ with the question"
    moves_alike_twice(adviser(game), asked[:3])
    for seen, request in asked[3:6]:
        moves_alike_in_twins(adviser(game), seen, request)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_hints_of_whole_games(game: str, seed: int) -> None:
    asked = [*questions(setup_of(game, GAMES[game][0], seed), "steady", 200, every=2)]
    hints_given(adviser(game), asked)
    for seen, request in asked[::10]:
        moves_alike_in_twins(adviser(game), seen, request)


def test_a_book_is_recommended_by_what_it_does_and_a_ritual_by_its_price() -> None:
    told = set[type]()
    for seen, request in questions(setup_of("cthulhu_wars", 4, 5), "novice", 300):
        choice = agenda.question(seen)
        if type(choice) in told or not isinstance(choice, PickBook | OfferRitual):
            continue
        told.add(type(choice))
        advice = adviser("cthulhu_wars")(seen, request, luck_of(1, request.seat, request.ply))
        if isinstance(choice, PickBook):
            assert book_does(advice.action.book) in advice.reasons
            continue
        game = game_of(seen)
        price, power = cost(game, request.seat), game.power[request.seat]
        assert english(advice.reasons[0]) == f"A ritual costs {price} of your {power} Power."
    assert told == {PickBook, OfferRitual}


def test_how_far_the_second_best_is_behind() -> None:
    assert english(lag(0.4, "root.bot.unit")) == "It looks nearly as good."
    assert english(lag(-1.0, "root.bot.unit")) == "It looks nearly as good."
    assert english(lag(1.2, "root.bot.unit")) == "It looks about 1 point worse."
    assert english(lag(2.6, "kinfire_council.bot.unit")) == "It looks about 3 V worse."
    assert english(lag(900.0, "root.bot.unit")) == "It could lose you the game."


class Candidate:
    def __init__(self, action: Done | Pass, value: float) -> None:
        self.action, self.value = action, value


def test_a_rule_of_thumb_gives_way_to_what_is_clearly_better() -> None:
    near, far = Candidate(Pass(), 4.8), Candidate(Pass(), 3.0)
    best = Candidate(Done(), 5.0)
    assert trusted([best, near], Pass()) is near
    assert trusted([best, far], Pass()) is best
    assert trusted([best], Pass()) is best
