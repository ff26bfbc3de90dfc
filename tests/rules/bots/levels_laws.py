"""What holds for the levels of every game that searches: proved by each over its own questions."""

from collections.abc import Iterable, Iterator

from rules.bots import Bot
from rules.bots.arena import CHECK_EVERY, Arena, Match, play_match
from rules.bots.levels import luck_of
from rules.bots.policies import dummy_answer
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Action, Request
from rules.kernel.text import Text, english
from rules.kernel.views import sample_world, view

Questions = Iterable[tuple[State, Request]]
TWINS = 2


def questions(
    setup: Setup, level: str, most: int, least: int = 2, every: int = 1
) -> Iterator[tuple[State, Request]]:
    """Views and requests with a real choice, each `every`th, in a game that this level plays."""
    number = 0
    arena = Arena(Match(setup, (level,) * setup.seats))
    agenda.begin(arena.state)
    while most > 0 and (seats := agenda.asked(arena.state)):
        seen = view(arena.state, seats[0])
        request = agenda.request(seen, seats[0])
        choice = agenda.question(seen)
        assert choice is not None
        if len(request.actions) >= least and not dummy_answer(seen, choice, seats[0]):
            number += 1
            if number % every == 0:
                most -= 1
                yield seen, request
        arena._answer(seats[0])


def ends_soundly(setup: Setup, levels: tuple[str, ...], check_every: int = CHECK_EVERY) -> None:
    """A game of these levels comes to its end without anything wrong."""
    result = play_match(Match(setup, levels, check_every=check_every))
    assert result.problems == ()
    assert result.finished


def moves_alike_twice(think: Bot, questions: Questions) -> None:
    """The same view and luck give the same legal move, and the view stays as it was."""
    for seen, request in questions:
        luck = luck_of(1, request.seat, request.ply)
        before = seen.clone()
        first = think(seen, request, luck)
        assert seen == before, "a bot changed its view"
        assert think(seen, request, luck) == first
        assert first.action in request.actions


def moves_alike_in_twins(think: Bot, seen: State, request: Request) -> None:
    """Games that differ in what this seat does not see get the same move."""
    luck = luck_of(2, request.seat, request.ply)
    first = think(seen, request, luck)
    for salt in range(TWINS):
        again = view(sample_world(seen, request.seat, 77 + salt), request.seat)
        again.luck, again.answers = seen.luck, dict(seen.answers)
        assert again == seen
        assert think(again, agenda.request(again, request.seat), luck) == first


def hints_given(think: Bot, questions: Questions) -> set[str]:
    """The keys of all that hints say: one to three whole sentences for the move, and for what came
    second, which reads otherwise, how far it is behind or what speaks for it."""
    said: set[str] = set()
    for seen, request in questions:
        advice = think(seen, request, luck_of(3, request.seat, request.ply))
        assert advice.action in request.actions
        told = advice.reasons
        assert 1 <= len(told) <= 3
        if (rival := advice.rival) is not None:
            assert rival.action in request.actions
            assert label_of(seen, request, rival.action) != label_of(seen, request, advice.action)
            assert len(rival.told) <= 3
            told += rival.told
        for reason in told:
            text = english(reason)
            assert text.endswith("."), text
            assert "{" not in text, text
            assert "%n" not in text, text
            said.add(reason.key)
    return said


def label_of(seen: State, request: Request, action: Action) -> Text:
    choice = agenda.question(seen)
    assert choice is not None
    return choice.describe(seen, request.seat, action).label


def share_won(matches: Iterable[Match], level: str) -> float:
    """The part of these games that the one bot of a level won."""
    shares: list[float] = []
    for match in matches:
        result = play_match(match)
        assert result.problems == ()
        shares.append(result.share[match.levels.index(level)])
    return sum(shares) / len(shares)
