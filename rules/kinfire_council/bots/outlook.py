"""The second look: the best answers again, with the turns of the others and the own next one."""

from collections.abc import Sequence

from rules.bots.searching import Candidate, SearchResult, again, mean
from rules.kernel import agenda
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.reflexes.turn import ranked
from rules.kinfire_council.bots.search import (
    Leaf,
    SearchParams,
    Trial,
    answer,
    explore,
    try_out,
    whose_turn,
    worlds_of,
    worth_of,
)
from rules.kinfire_council.bots.worth import worth
from rules.kinfire_council.forecast.halting import Halt
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.playing import NightWindow

MOST_STEPS = 400
OTHER_WORLD = 500


def look_again(
    view: Council, features: Features, found: SearchResult, luck: int, params: SearchParams
) -> SearchResult:
    """The best ones with what comes after them, the best first; then the others as they were."""
    trial = Trial(features, whose_turn(view), worth, params)
    worlds = worlds_of(view, features.seat, luck + OTHER_WORLD, params.again - 1)
    tried = again(found.tried, params.second, lambda each: _mean(each, worlds, trial))
    return SearchResult(tried, found.world)


def look_at_hand(
    view: Council, features: Features, found: SearchResult, params: SearchParams
) -> SearchResult:
    """Cards of the opened hand, and none of them, with what comes after: as `look_again` looks at
    the hand before it is opened."""
    trial = Trial(features, whose_turn(view), worth, params)
    tried = again(found.tried, len(found.tried), lambda each: ahead(each.end, trial))
    return SearchResult(tried, found.world)


def _mean(tried: Candidate, worlds: Sequence[Council], trial: Trial) -> float:
    """Over all worlds; what depends on cards of the hand is looked at in the first one only."""
    values = [ahead(tried.end, trial)]
    if not isinstance(tried.action, OpenHand):
        ends = [try_out(world, tried.action, trial).game for world in worlds]
        values += [ahead(end, trial) for end in ends]
    return mean(values)


def ahead(end: Council, trial: Trial) -> float:
    """What it is worth after quick turns of the others and the own next ones, up to the night."""
    game, found = end.clone(), None
    for _ in range(trial.params.turns):
        if not to_own_turn(game, trial.features):
            break
        found = next_turn(game, trial)
        game = found.game.clone()
    else:
        if found is not None:
            return found.value
    return trial.judge(game, trial.features)


def next_turn(game: Council, trial: Trial) -> Leaf:
    """The best of the promising placements."""
    choice = agenda.question(game)
    assert isinstance(choice, TakeTurn)
    actions = choice.actions(game, trial.features.seat, ())
    trial = trial._replace(turn=whose_turn(game))
    short = ranked(game, trial.features.seat, actions, trial.features)[: trial.params.next]
    found = []
    for each in short:
        after = game.clone()
        agenda.apply(after, trial.features.seat, each)
        found.append(explore(after, trial, 1))
    return max(found, key=worth_of)


def to_own_turn(game: Council, features: Features) -> bool:
    """The others play at a glance; whether the seat has another turn before the night."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or isinstance(choice, Halt | NightWindow):
            return False
        if isinstance(choice, TakeTurn) and choice.seat == features.seat and not is_placed(game):
            return True
        answer(game, choice, features)
    return False
