"""The search that games share: answers tried in worlds that agree with a view, the levels, hints.

A game gives candidates, worlds and judgement; what is done with them stands here once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from rules.bots import Advice, Bot
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.kernel import agenda
from rules.kernel.luck import below, stirred
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kernel.text import Text
from rules.kernel.views import sample_world

S = TypeVar("S", bound=State)


class Candidate(msgspec.Struct, frozen=True):
    """An answer and what it was found to be worth.

    `looks`: in so many worlds; `end`: where it led in the first of them.
    """

    action: Action
    value: float
    looks: int = 1
    end: Any = None


class SearchResult(NamedTuple):
    """Answers, the best first, one of the worlds they were tried in, and what else the search
    took for granted (`features`, the game's own)."""

    tried: list[Candidate]
    world: Any
    features: Any = None


class SearchParams(Protocol):
    """How a level searches; each game adds its own numbers."""

    @property
    def noise(self) -> float:
        """How far luck may mislead the judgement, in points."""


P = TypeVar("P", bound=SearchParams)
Trial = Callable[[S, Action], tuple[float, S]]
"""What an action is worth in a world, and where it led."""


def worlds_of(view: S, seat: Seat, luck: int, count: int, first: int = 0) -> list[S]:
    """Deals of what is hidden from a seat, each with its own dice; `first`: other ones."""
    return [sample_world(view, seat, stirred(luck, first + n)) for n in range(count)]


def value_of(tried: Candidate) -> float:
    """For sorting: the best comes first."""
    return -tried.value


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def try_all(
    worlds: Sequence[S],
    actions: Sequence[Action],
    trial: Trial[S],
    *,
    far: float = inf,
    only_luck: bool = False,
) -> list[Candidate]:
    """Each action in the first world, and in the others what is not `far` behind as yet.

    `only_luck`: worlds differ by dice alone, so what needed none is not tried again.
    """
    first = worlds[0]
    tried = [Candidate(each, *_looked(trial(first, each))) for each in actions]
    for number, world in enumerate(worlds[1:], 1):
        least = max([each.value for each in tried]) - far
        for at, each in enumerate(tried):
            is_sure = only_luck and each.end.luck == first.luck
            if each.looks < number or each.value < least or is_sure:
                continue
            total = each.value * number + trial(world, each.action)[0]
            tried[at] = Candidate(each.action, total / (number + 1), number + 1, each.end)
    tried.sort(key=value_of)
    return tried


def _looked(found: tuple[float, S]) -> tuple[float, int, S]:
    value, end = found
    return value, 1, end


def again(
    tried: Sequence[Candidate], count: int, look: Callable[[Candidate], float]
) -> list[Candidate]:
    """The best ones weighed once more, the best first; then the others as they were."""
    best = [Candidate(each.action, look(each), each.looks, each.end) for each in tried[:count]]
    best.sort(key=value_of)
    return [*best, *tried[count:]]


class Asked(NamedTuple):
    """A question to a bot: its view, its seat, what it may answer, and its own luck."""

    view: Any
    seat: Seat
    choice: Choice
    actions: Sequence[Action]
    given: Sequence[Action]
    luck: int


class Searcher(ABC, Generic[P]):
    """The bots of a game that search: the levels differ by their parameters alone."""

    UNIT: ClassVar[str]
    """The key of the sentence that counts what a value is in, as "%n point(s)"."""
    BY_LUCK: ClassVar[tuple[type[Choice], ...]] = ()
    """Questions of taste: any answer will do."""

    @abstractmethod
    def only_reason(self, choice: Choice) -> Text:
        """Why an answer is given, where there is only one."""

    def taste_reason(self) -> Text:
        """Why an answer is given to a question of taste."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def by_rule(self, asked: Asked, params: P) -> Action | None:
        """What a rule of thumb says, where the levels follow one."""

    @abstractmethod
    def find(self, asked: Asked, params: P) -> SearchResult:
        """Answers with their values, the best first."""

    @abstractmethod
    def facts(self, asked: Asked, found: SearchResult, action: Action) -> tuple[Text, ...]:
        """What an answer is good for, the weightiest first; () where nothing can be told."""

    def chosen(self, asked: Asked, found: SearchResult, params: P) -> Candidate:
        """What a level takes of what it has found."""
        return pick(found.tried, asked.luck, params.noise)

    def level(self, params: P) -> Bot:
        """The bot with these parameters."""
        return partial(self._play, params)

    def adviser(self, params: P) -> Bot:
        """Plays as that level, tries what that one answers by a rule, tells what it compared."""
        return partial(self._advise, params)

    def _play(self, params: P, view: State, request: Request, luck: int) -> Advice:
        if len(request.actions) == 1:
            return Advice(request.actions[0])
        asked = asked_of(view, request, luck)
        if isinstance(asked.choice, self.BY_LUCK):
            return Advice(any_of(asked))
        usual = self.by_rule(asked, params)
        if usual is not None:
            return Advice(usual)
        return Advice(self.chosen(asked, self.find(asked, params), params).action)

    def _advise(self, params: P, view: State, request: Request, luck: int) -> Advice:
        asked = asked_of(view, request, luck)
        if len(request.actions) == 1:
            return Advice(request.actions[0], (self.only_reason(asked.choice),))
        if isinstance(asked.choice, self.BY_LUCK):
            return Advice(any_of(asked), (self.taste_reason(),))
        found, usual = self.find(asked, params), self.by_rule(asked, params)
        best = self.chosen(asked, found, params) if usual is None else trusted(found.tried, usual)
        facts = partial(self.facts, asked, found)
        return compared((view, asked.seat, asked.choice), found.tried, best, facts, self.UNIT)


def asked_of(view: State, request: Request, luck: int) -> Asked:
    """What a bot is asked."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return Asked(view, request.seat, choice, request.actions, request.given, luck)


def any_of(asked: Asked) -> Action:
    """Any answer, by luck."""
    return asked.actions[below(stirred(asked.luck, 1), len(asked.actions))[1]]
