"""The second look: the best answers again, with the turns of the others and the own next one."""

from collections.abc import Sequence

from rules.kernel import agenda
from rules.kinfire_council.bots.lens import Lens
from rules.kinfire_council.bots.reflexes.turn import ranked
from rules.kinfire_council.bots.search import (
    Found,
    Leaf,
    Manner,
    Trial,
    Tried,
    answer,
    explore,
    try_out,
    value_of,
    whose_turn,
    worlds_of,
)
from rules.kinfire_council.bots.worth import worth
from rules.kinfire_council.forecast.halting import Halt
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.playing import NightWindow

MOST_STEPS = 400
OTHER_WORLD = 500


def look_again(view: Council, lens: Lens, found: Found, luck: int, manner: Manner) -> Found:
    """The best ones with what comes after them, the best first; then the others as they were."""
    first, rest = found.tried[: manner.second], found.tried[manner.second :]
    trial = Trial(lens, whose_turn(view), worth, manner)
    worlds = worlds_of(view, lens.seat, luck + OTHER_WORLD, manner.again - 1)
    again = [Tried(each.action, _mean(each, worlds, trial), each.end) for each in first]
    again.sort(key=lambda each: -each.value)
    return Found([*again, *rest], found.world)


def look_at_hand(view: Council, lens: Lens, found: Found, manner: Manner) -> Found:
    """Cards of the opened hand, and none of them, with what comes after: as `look_again` looks at
    the hand before it is opened."""
    trial = Trial(lens, whose_turn(view), worth, manner)
    again = [Tried(each.action, ahead(each.end, trial), each.end) for each in found.tried]
    again.sort(key=lambda each: -each.value)
    return Found(again, found.world)


def _mean(tried: Tried, worlds: Sequence[Council], trial: Trial) -> float:
    """Over all worlds; what depends on cards of the hand is looked at in the first one only."""
    values = [ahead(tried.end, trial)]
    if not isinstance(tried.action, OpenHand):
        ends = [try_out(world, tried.action, trial).game for world in worlds]
        values += [ahead(end, trial) for end in ends]
    return sum(values) / len(values)


def ahead(end: Council, trial: Trial) -> float:
    """What it is worth after quick turns of the others and the own next ones, up to the night."""
    game, found = end.clone(), None
    for _ in range(trial.manner.turns):
        if not to_own_turn(game, trial.lens):
            break
        found = next_turn(game, trial)
        game = found.game.clone()
    else:
        if found is not None:
            return found.value
    return trial.judge(game, trial.lens)


def next_turn(game: Council, trial: Trial) -> Leaf:
    """The best of the promising placements."""
    choice = agenda.question(game)
    assert isinstance(choice, TakeTurn)
    actions = choice.actions(game, trial.lens.seat, ())
    trial = trial._replace(turn=whose_turn(game))
    short = ranked(game, trial.lens.seat, actions, trial.lens)[: trial.manner.next]
    found = []
    for each in short:
        after = game.clone()
        agenda.apply(after, trial.lens.seat, each)
        found.append(explore(after, trial, 1))
    return max(found, key=value_of)


def to_own_turn(game: Council, lens: Lens) -> bool:
    """The others play at a glance; whether the seat has another turn before the night."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or isinstance(choice, Halt | NightWindow):
            return False
        if isinstance(choice, TakeTurn) and choice.seat == lens.seat and not is_placed(game):
            return True
        answer(game, choice, lens)
    return False
