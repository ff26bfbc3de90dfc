import dataclasses

import pytest

from rules.bots import Advice, arena
from rules.bots import policies as bots_minds
from rules.bots.arena import Match, Result, play_all, play_match, shares, wilson
from rules.kernel import registry
from rules.kernel.registry import setup_of
from rules.kernel.steps import Hidden
from tests import toys
from tests.toys import raid

toys.register()
RANDOMS = ("random", "random")


def match(seed: int = 1, levels: tuple[str, ...] = RANDOMS, **values) -> Match:
    return Match(setup_of("raid", len(levels), seed), levels, **values)


def test_a_match_is_played_to_the_end() -> None:
    result = play_match(match())
    assert result.finished
    assert result.problems == ()
    assert 0 < result.decisions <= result.answers
    assert sum(result.share) == pytest.approx(1)
    assert len(result.totals) == 2
    assert result.seconds > 0


def test_a_match_is_the_same_each_time() -> None:
    one, other = play_match(match()), play_match(match())
    assert course_of(one) == course_of(other)
    assert course_of(play_match(match(seed=2))) != course_of(one)


def course_of(result: Result) -> tuple:
    return result.answers, result.decisions, result.share, result.totals


def test_many_matches_on_several_processes_come_in_order() -> None:
    matches = [match(seed) for seed in range(1, 6)]
    alone = [course_of(each) for each in play_all(matches, 1)]
    together = list(play_all(matches, 2, ["tests.toys.raid"]))
    assert [each.match for each in together] == matches
    assert [course_of(each) for each in together] == alone


def test_matches_and_results_travel_as_bytes() -> None:
    written = arena._play_written(arena._write(match()))
    assert course_of(arena._read_result(written)) == course_of(play_match(match()))


def use(monkeypatch: pytest.MonkeyPatch, **values) -> None:
    entry = dataclasses.replace(raid.GAME, **values)
    monkeypatch.setitem(registry._loaded, "raid", entry)


def test_problems_are_found_while_a_game_is_played(monkeypatch) -> None:
    use(monkeypatch, problems=lambda state: ["too late"] if state.turn > 3 else [])
    result = play_match(match(check_every=1))
    assert result.problems == ("too late",)
    assert not result.finished
    whole = play_match(match(check_every=10_000))
    assert whole.problems == ("too late",)
    assert whole.finished


def test_a_game_without_end_is_a_problem(monkeypatch) -> None:
    use(monkeypatch, ply_bound=lambda setup: 5)
    result = play_match(match())
    assert result.problems == ("no end after 5 answers",)
    assert result.answers == 6


def test_a_fault_of_the_rules_is_a_problem_of_its_match(monkeypatch) -> None:
    def fail(setup):
        raise ZeroDivisionError("in the rules")

    use(monkeypatch, start=fail)
    result = play_match(match())
    assert not result.finished
    assert result.problems == ("ZeroDivisionError: in the rules",)


def test_a_seat_that_has_nothing_to_do_is_a_problem(monkeypatch) -> None:
    monkeypatch.setattr(raid.turn.Act, "actions", lambda self, state, seat, given: ())
    result = play_match(match())
    assert result.problems == ("seat 0 is asked, but has no action",)


def test_bots_get_their_view_and_are_timed(monkeypatch) -> None:
    seen = []

    def first(view, request, luck):
        seen.append(view.hands[1 - request.seat])
        return Advice(request.actions[0])

    monkeypatch.setattr(bots_minds, "bot", lambda game_id, level: first)
    result = play_match(match(levels=("first", "random")))
    assert result.finished
    seconds, decisions = result.thinking["first"]
    assert seconds > 0
    assert decisions > 0
    assert result.thinking["random"] == (0.0, 0)
    assert all(set(hand) <= {""} for hand in seen)


def test_a_bot_that_cheats_is_a_problem(monkeypatch) -> None:
    monkeypatch.setattr(bots_minds, "bot", lambda game_id, level: lambda *given: Advice(Hidden()))
    result = play_match(match(levels=("cheat", "random")))
    assert result.problems == ("Refused: You can't choose that now.",)


def test_wins_are_shared() -> None:
    assert shares(2, ()) == (0.0, 0.0)
    assert shares(2, (1,)) == (0.0, 1.0)
    assert sum(shares(4, (0, 1, 3))) == pytest.approx(1)


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 10)
    assert low == 0
    assert 0.2 < high < 0.3
    low, high = wilson(10, 10)
    assert high == pytest.approx(1)
    assert wilson(50, 100)[0] == pytest.approx(1 - wilson(50, 100)[1])
