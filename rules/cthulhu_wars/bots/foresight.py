"""Playing a round out: what Power is still good for, before it is paid for a ritual."""

from collections.abc import Sequence

from rules.bots.searching import Candidate, mean, value_of
from rules.cthulhu_wars.actions import GiveUp
from rules.cthulhu_wars.bots.features import Features
from rules.cthulhu_wars.bots.move_ordering import shortlist
from rules.cthulhu_wars.bots.search import answer, try_out
from rules.cthulhu_wars.bots.worth import worth
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Action, Seat

QUICK = 6
"""Orders tried at each step."""
MOST_STEPS = 400


def foresee(
    worlds: Sequence[Earth], features: Features, actions: Sequence[Action]
) -> list[Candidate]:
    """Each answer with the rest of the round: own turns for the best, the others do nothing."""
    tried = [
        Candidate(action, mean([live_on(world, features, action) for world in worlds]))
        for action in actions
    ]
    return sorted(tried, key=value_of)


def live_on(world: Earth, features: Features, action: Action) -> float:
    """What the position is worth at the end of the round."""
    game = world.clone()
    agenda.apply(game, features.seat, action)
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or game.round > features.round:
            break
        if not isinstance(choice, TakeTurn):
            answer(game, choice)
        elif choice.seat == features.seat:
            agenda.apply(game, features.seat, next_order(game, features, choice))
        else:
            agenda.apply(game, choice.seat, GiveUp())
    return worth(game, features)


def next_order(game: Earth, features: Features, choice: TakeTurn) -> Action:
    """A good next order, found quickly: few are tried, each once, and with other dice than those
    that will fall, which nobody foresees."""
    seat = Seat(choice.seat)
    candidates = shortlist(game, seat, choice.actions(game, seat, ()), QUICK)
    if len(candidates) == 1:
        return candidates[0]
    other = game.clone()
    other.luck = stirred(game.luck, 1)
    values = [try_out(other, features, each)[0] for each in candidates]
    return candidates[values.index(max(values))]
