"""Answers to what the round asks (5, 9, 10): books, rituals, reveals, offers."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseBook, ChooseClock, ChooseSeat, EndTurn, Number
from rules.cthulhu_wars.bots.features import books_to_win
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.bots.signs import MEAN
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.rounds.ending import threshold
from rules.cthulhu_wars.rounds.ritual import cost, signs_of
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.talks import MakeOffer, offer_of
from rules.kernel.steps import Action, Choice, Done, Pass, Seat

WORTH_OF_POWER = 0.5


def end_turn(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Nothing more than must be."""
    last = actions[-1]
    return last if isinstance(last, Done | EndTurn) else actions[0]


def pick_book(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """By the plan of the faction."""
    books = [each.book for each in actions if isinstance(each, ChooseBook)]
    return ChooseBook(plan_of(state.factions[seat]).pick(state, seat, books))


def standing(state: Earth, seat: Seat) -> float:
    """How far a seat has come, as all see it."""
    signs = MEAN * len(state.signs[seat])
    return (
        state.doom[seat] + signs + 3.0 * len(state.books[seat]) + 2.0 * len(gates_of(state, seat))
    )


def name_first(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Itself, else whoever is least to be feared."""
    named = [each for each in actions if isinstance(each, ChooseSeat)]
    return min(named, key=lambda each: (each.seat != seat, standing(state, each.seat)))


def choose_direction(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The stronger neighbour has its turn last."""
    count = len(state.factions)
    following = {
        each: Seat((seat + (-1 if each.back else 1)) % count)
        for each in actions
        if isinstance(each, ChooseClock)
    }
    return min(following, key=lambda each: standing(state, following[each]))


def offer_ritual(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Where it brings more Doom than its Power would."""
    brings = len(gates_of(state, seat)) + MEAN * signs_of(state, seat)
    return actions[0 if brings > WORTH_OF_POWER * cost(state, seat) + 0.5 else 1]


def offer_reveal(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """All, if that ends the game and it wins; in a part of an answer it goes on as it began."""
    no_more = actions[0]
    if state.answers.get(seat):
        return no_more
    if len(state.books[seat]) < books_to_win():
        return no_more
    mine = state.doom[seat] + sum(state.signs[seat])
    if mine < threshold(state) or mine <= best_rival(state, seat):
        return no_more
    return actions[-1]


def best_rival(state: Earth, seat: Seat) -> float:
    """The most Doom that another one who could win has with its signs, about."""
    six = books_to_win()
    found = [
        state.doom[other] + MEAN * len(state.signs[other])
        for other in range(len(state.factions))
        if other != seat and len(state.books[other]) >= six
    ]
    return max(found, default=0.0)


def make_offer(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A fair share; in the last round what is missing, if it is not much more than that."""
    assert isinstance(choice, MakeOffer)
    asked = len(state.talks)
    others = sum([each.number for each in state.talks if each.seat != seat])
    left = choice.number - others
    fair = -(-choice.number // max(1, asked))
    numbers = [each.number for each in actions if isinstance(each, Number)]
    most = max(numbers)
    if 0 <= left <= min(most, fair + (choice.round > 1)):
        return Number(left)
    mine = offer_of(state, seat).number
    if choice.round > 1 and mine and left > 0:
        return Number(min(most, fair))
    return Number(max(0, min(most, fair, left)))


def stay_out(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Nothing out of turn."""
    return next((each for each in actions if isinstance(each, Pass)), actions[0])
