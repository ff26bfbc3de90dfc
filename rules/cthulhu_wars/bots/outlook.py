"""A second look: the best orders again, with what the others answer and what may follow then."""

from collections.abc import Sequence

from rules.bots.searching import Candidate, again
from rules.cthulhu_wars.actions import EndTurn
from rules.cthulhu_wars.bots.features import Features, features_of
from rules.cthulhu_wars.bots.foresight import next_order
from rules.cthulhu_wars.bots.search import answer, whose_turn
from rules.cthulhu_wars.bots.worth import worth
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.steps import Action, Seat

MOST_STEPS = 300
SHARE = 0.7
"""How much the second look counts against the first."""


def look_again(
    worlds: Sequence[Earth], tried: list[Candidate], features: Features, second: int
) -> list[Candidate]:
    """The best orders once more: the own turn is played well, then each of the others takes one,
    then the own next one."""
    features_by_seat = {
        Seat(seat): features_of(worlds[0], Seat(seat)) for seat in range(len(worlds[0].power))
    }

    def look(each: Candidate) -> float:
        values = [play_on(world, each.action, features, features_by_seat) for world in worlds]
        return SHARE * sum(values) / len(values) + (1 - SHARE) * each.value

    return again(tried, second, look)


def play_on(
    world: Earth, action: Action, features: Features, features_by_seat: dict[Seat, Features]
) -> float:
    """What the position is worth after the next own turn, or when the round is over."""
    game = world.clone()
    agenda.apply(game, features.seat, action)
    turn, own_turns = whose_turn(game), 0
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or game.round > features.round:
            break
        if not isinstance(choice, TakeTurn):
            answer(game, choice)
            continue
        if whose_turn(game) != turn:
            turn = whose_turn(game)
            own_turns += choice.seat == features.seat
            if own_turns > 1:
                break
        agenda.apply(game, choice.seat, order_of(game, choice, features_by_seat[choice.seat]))
    return worth(game, features)


def order_of(game: Earth, choice: TakeTurn, features: Features) -> Action:
    """What a seat does in its turn, as far as one sees at a glance."""
    turn = game.turn
    if turn is not None and turn.acted and not turn.second_due and features.seat != choice.seat:
        return EndTurn()
    return next_order(game, features, choice)
