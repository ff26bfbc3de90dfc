"""Trying orders: in worlds that agree with the view, up to the end of the turn being taken."""

from collections.abc import Callable, Sequence

import msgspec

from rules.bots.searching import Candidate, SearchResult, again, mean, try_all, value_of, worlds_of
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Action, Choice, Seat
from rules.root.bots.factions import planner_of
from rules.root.bots.idling import IDLE
from rules.root.bots.move_ordering import shortlist
from rules.root.bots.reflexes import reflex
from rules.root.bots.worth import crude_worth, worth
from rules.root.phases import PhaseChoice
from rules.root.state import NOBODY, Woodland

MOST_STEPS = 120
MOST_DOUBTS = 3
"""So many orders at most are made sure of."""
FAR = 3.0
"""So many points behind the best of one world, an order is not tried in the next."""
CLEAR = 6.0
"""A lead that no luck takes away."""
QUICK, MOST_THOUGHTS = 6, 4
"""Orders tried at each further step when a turn is played out; so many steps are thought about."""


class SearchParams(msgspec.Struct, frozen=True):
    """How a level searches.

    `worlds`: deals of what is hidden, each with its own dice; `wide`: orders tried; `second`:
    the best of them that are tried again, playing the rest of the turn well instead of idly, in
    `again` worlds; `sure`: in how many worlds the best must have been tried; `noise`: how far luck
    may mislead the judgement, in points; `shallow`: sees points and pieces only, not what they are
    good for.
    """

    worlds: int
    wide: int
    second: int = 0
    again: int = 0
    sure: int = 0
    noise: float = 0.0
    shallow: bool = False


Judge = Callable[[Woodland, Seat], float]


def search(
    view: Woodland, seat: Seat, actions: Sequence[Action], luck: int, params: SearchParams
) -> SearchResult:
    """Orders with their values, the best first."""
    choice = agenda.question(view)
    assert choice is not None
    candidates = shortlist(view, seat, choice, actions, params.wide)
    worlds = worlds_of(view, seat, luck, params.worlds)
    judge: Judge = crude_worth if params.shallow else worth

    def trial(world: Woodland, action: Action) -> tuple[float, Woodland]:
        return try_out(world, seat, action, judge)

    tried = try_all(worlds, candidates, trial, far=FAR)
    if params.sure > params.worlds and len(tried) > 1:
        make_sure(view, seat, tried, luck, params.sure)
    if params.second and len(tried) > 1:
        tried = look_again(view, seat, tried, luck, params)
    return SearchResult(tried, worlds[0])


def make_sure(view: Woodland, seat: Seat, tried: list[Candidate], luck: int, sure: int) -> None:
    """What looks best may only have been lucky: it is tried in more worlds, and so is whatever
    looks best then."""
    worlds: list[Woodland] = []
    for _ in range(MOST_DOUBTS):
        best = tried[0]
        if best.looks >= sure or best.value - tried[1].value > CLEAR:
            return
        if not worlds:
            worlds = worlds_of(view, seat, luck, sure - 1, 200)
        values = [try_out(world, seat, best.action)[0] for world in worlds[: sure - best.looks]]
        total = best.value * best.looks + sum(values)
        looks = best.looks + len(values)
        tried[0] = Candidate(best.action, total / looks, looks)
        tried.sort(key=value_of)


def look_again(
    view: Woodland, seat: Seat, tried: list[Candidate], luck: int, params: SearchParams
) -> list[Candidate]:
    """The best orders once more, with the rest of the turn played well."""
    worlds = worlds_of(view, seat, luck, params.again, 100)

    def look(each: Candidate) -> float:
        return mean([play_out(world, seat, each.action) for world in worlds])

    return again(tried, params.second, look)


def try_out(
    world: Woodland, seat: Seat, action: Action, judge: Judge = worth
) -> tuple[float, Woodland]:
    """What the position is worth when `seat` does this and then lets the turn run out."""
    game = world.clone()
    turn = which_turn(game)
    agenda.apply(game, seat, action)
    run_out(game, turn)
    return judge(game, seat), game


def run_out(game: Woodland, turn: tuple[int, Seat]) -> None:
    """Everybody answers by reflex, nobody does more than must be, until the turn is over."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or which_turn(game) != turn:
            return
        answer(game, choice)


def settle(game: Woodland, seat: Seat) -> None:
    """Everybody answers by reflex until `seat` is asked for its next order, or its turn is over."""
    turn = which_turn(game)
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or which_turn(game) != turn:
            return
        if isinstance(choice, PhaseChoice) and not game.answers.get(seat):
            return
        answer(game, choice)


def which_turn(game: Woodland) -> tuple[int, Seat]:
    """Which turn is being taken: of which round, and whose; NOBODY's in the set-up. The seat alone
    does not tell: a lone person among automata, whose turns ask nothing, is asked again only in
    its own next turn."""
    return game.round, NOBODY if game.turn is None else game.turn.seat


def answer(game: Woodland, choice: Choice) -> None:
    """One part of an answer by reflex, of the first seat that is asked."""
    who = agenda.asked(game)[0]
    if type(choice) in IDLE and not game.answers:
        more = planner_of(game, who).follow_up(game, who, choice)
        agenda.apply(game, who, IDLE[type(choice)] if more is None else more)
        return
    actions = choice.actions(game, who, game.answers.get(who, ()))
    agenda.apply(game, who, reflex(game, who, choice, actions))


def play_out(world: Woodland, seat: Seat, action: Action) -> float:
    """The same, but the next orders of the turn are thought about as a steady bot would."""
    game = world.clone()
    turn, thoughts = which_turn(game), 0
    agenda.apply(game, seat, action)
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or which_turn(game) != turn:
            break
        is_own = isinstance(choice, PhaseChoice) and choice.seat == seat
        if is_own and thoughts < MOST_THOUGHTS:
            thoughts += 1
            agenda.apply(game, seat, next_order(game, seat, choice))
        else:
            answer(game, choice)
    return worth(game, seat)


def next_order(game: Woodland, seat: Seat, choice: Choice) -> Action:
    """A good next order, found quickly: few are tried, each once, and with other dice than those
    that will fall, which nobody foresees."""
    actions = choice.actions(game, seat, game.answers.get(seat, ()))
    if len(actions) == 1:
        return actions[0]
    candidates = shortlist(game, seat, choice, actions, QUICK)
    if len(candidates) == 1:
        return candidates[0]
    other = game.clone()
    other.luck = stirred(game.luck, 1)
    values = [try_out(other, seat, each)[0] for each in candidates]
    return candidates[values.index(max(values))]
