"""Trying orders: in worlds that agree with the view, up to the end of the turn being taken."""

from collections.abc import Callable, Sequence

import msgspec

from rules.bots.searching import SearchResult, try_all, worlds_of
from rules.cthulhu_wars.battle.pre import UseEffects
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.bots.features import Features, features_of
from rules.cthulhu_wars.bots.move_ordering import shortlist
from rules.cthulhu_wars.bots.reflexes import reflex
from rules.cthulhu_wars.bots.worth import crude_worth, worth
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Done, Pass, Seat

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
    worlds = worlds_of(view, seat, luck, params.worlds)
    judge: Judge = crude_worth if params.shallow else worth
    features = features_of(view, seat)

    def trial(world: Earth, action: Action) -> tuple[float, Earth]:
        return try_out(world, features, action, judge)

    return SearchResult(try_all(worlds, candidates, trial, only_luck=True), worlds[0])


def try_out(
    world: Earth, features: Features, action: Action, judge: Judge = worth
) -> tuple[float, Earth]:
    """What the position is worth when it does this and then lets the turn run out."""
    game = world.clone()
    turn = whose_turn(game)
    agenda.apply(game, features.seat, action)
    run_out(game, turn)
    return judge(game, features), game


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
