"""Trying orders: in worlds that agree with the view, up to the end of the turn being taken."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from rules.cthulhu_wars.battle.pre import UseEffects
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.bots.features import Features, lens_of
from rules.cthulhu_wars.bots.move_ordering import shortlist
from rules.cthulhu_wars.bots.reflexes import reflex
from rules.cthulhu_wars.bots.worth import crude_worth, worth
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Action, Choice, Done, Pass, Seat
from rules.kernel.views import sample_world

MOST_STEPS = 150
QUIET = (OfferRitual, OfferReveal, ChooseDirection, NameFirst)
"""Questions of the phases before actions, at which a trial ends."""


class SearchParams(msgspec.Struct, frozen=True):
    """How a level searches.

    `worlds`: deals with their own dice, where dice matter; `wide`: orders tried; `second`: the
    best of them that are tried again, with the answers of the others, in `again` worlds; `noise`:
    how far luck may mislead the judgement, in points; `shallow`: sees figures and points only;
    `rounds`: so often a round is played out before a ritual.
    """

    worlds: int
    wide: int
    second: int = 0
    again: int = 0
    noise: float = 0.0
    shallow: bool = False
    rounds: int = 2


class Candidate(msgspec.Struct, frozen=True):
    """An order and what it was found to be worth."""

    action: Action
    value: float


class SearchResult(NamedTuple):
    """What a search has found: orders, the best first, and one of the worlds it looked at."""

    tried: list[Candidate]
    world: Earth


Judge = Callable[[Earth, Features], float]


def candidates_of(
    view: Earth, seat: Seat, choice: Choice, actions: Sequence[Action], wide: int
) -> Sequence[Action]:
    """What is tried: of the orders of a turn the promising ones, else the first ones."""
    if isinstance(choice, TakeTurn):
        return shortlist(view, seat, actions, wide)
    return in_order(choice, actions)[: 2 * wide]


def in_order(choice: Choice, actions: Sequence[Action]) -> Sequence[Action]:
    """Between equal effects of a battle none is used: that is always tried, and first."""
    if not isinstance(choice, UseEffects):
        return actions
    return sorted(actions, key=is_more)


def is_more(action: Action) -> bool:
    """For sorting: passing comes first."""
    return not isinstance(action, Pass)


def search(
    view: Earth,
    seat: Seat,
    choice: Choice,
    actions: Sequence[Action],
    luck: int,
    params: SearchParams,
) -> SearchResult:
    """Orders with their values, the best first."""
    candidates = candidates_of(view, seat, choice, actions, params.wide)
    worlds = [sample_world(view, seat, stirred(luck, n)) for n in range(params.worlds)]
    judge: Judge = crude_worth if params.shallow else worth
    features = lens_of(view, seat)
    return SearchResult(try_all(worlds, features, candidates, judge), worlds[0])


def try_all(
    worlds: Sequence[Earth], features: Features, candidates: Sequence[Action], judge: Judge
) -> list[Candidate]:
    """Each order in the first world; where luck has a hand in it in the others too."""
    tried = []
    for action in candidates:
        value, is_certain = try_out(worlds[0], features, action, judge)
        if not is_certain:
            values = [value, *(try_out(world, features, action, judge)[0] for world in worlds[1:])]
            value = sum(values) / len(values)
        tried.append(Candidate(action, value))
    tried.sort(key=value_of)
    return tried


def value_of(tried: Candidate) -> float:
    """For sorting: the best comes first."""
    return -tried.value


def try_out(
    world: Earth, features: Features, action: Action, judge: Judge = worth
) -> tuple[float, bool]:
    """What the position is worth when it does this and then lets the turn run out; whether no
    luck was needed."""
    game = world.clone()
    turn = whose_turn(game)
    agenda.apply(game, features.seat, action)
    run_out(game, turn)
    return judge(game, features), game.luck == world.luck


def whose_turn(game: Earth) -> tuple[int, Seat]:
    """Which turn is being taken: of which round, and whose."""
    return game.round, NOBODY if game.turn is None else game.turn.seat


def run_out(game: Earth, turn: tuple[int, Seat]) -> None:
    """Everybody answers by reflex until the next orders are asked for; an open move ends."""
    for _ in range(MOST_STEPS):
        choice = agenda.question(game)
        if choice is None or is_quiet(game, choice, turn):
            return
        answer(game, choice)


def is_quiet(game: Earth, choice: Choice, turn: tuple[int, Seat]) -> bool:
    """Whether a trial ends here."""
    if isinstance(choice, TakeTurn):
        return whose_turn(game) != turn or game.turn is None or not game.turn.moving
    return game.phase is not Phase.ACTION and isinstance(choice, QUIET) and not game.answers


def answer(game: Earth, choice: Choice) -> None:
    """One part of an answer by reflex, of the first seat that is asked."""
    who = agenda.asked(game)[0]
    if isinstance(choice, TakeTurn) and game.turn is not None and game.turn.moving:
        agenda.apply(game, who, Done())
        return
    actions = choice.actions(game, who, game.answers.get(who, ()))
    agenda.apply(game, who, reflex(game, who, choice, actions))
