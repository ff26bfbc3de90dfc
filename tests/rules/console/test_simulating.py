import dataclasses
import json

import pytest

from rules.bots.arena import Match, Result
from rules.console.arguments import Unusable
from rules.console.simulating import matches, spread
from rules.console.tally import Row, Tally
from rules.kernel import registry
from rules.kernel.registry import game, setup_of
from rules.kernel.text import plain
from tests import toys
from tests.toys import raid

toys.register()


def test_one_object(console) -> None:
    words = ("simulate", "raid", "--games", 8, "--seats", "2-3", "--seed", 4, "--json")
    status, out, _ = console(*words)
    found = json.loads(out)
    assert status == 0
    assert (found["game"], found["games"], found["finished"]) == ("raid", 8, 8)
    assert found["problems"] == []
    assert found["decisions_per_second"] > 0
    assert 0 < found["decisions"] <= found["answers"]
    assert found["levels"]["random"]["games"] == 20
    assert found["levels"]["random"]["wins"] == pytest.approx(8)
    assert [found["seats"][seat]["games"] for seat in "123"] == [8, 8, 4]
    assert isinstance(found["seats"]["1"]["mean_score"], float)
    low, high = found["seats"]["1"]["interval"]
    assert low < found["seats"]["1"]["rate"] < high


def test_a_table(console) -> None:
    status, out, _ = console("simulate", "harbour", "--games", 3, "--jobs", 2)
    assert status == 0
    assert out.startswith("harbour: 3 of 3 games finished, ")
    assert "random          9      3.0  33.3%" in out
    assert out.count(" -\n") == 4, "a game without points has no mean score"


def use(monkeypatch, **values) -> None:
    monkeypatch.setitem(registry._loaded, "raid", dataclasses.replace(raid.GAME, **values))


def test_problems_are_told_with_what_shows_them_again(console, monkeypatch) -> None:
    use(monkeypatch, problems=lambda state: ["odd"])
    status, out, _ = console("simulate", "raid", "--games", 2, "--seed", 7)
    assert status == 1
    assert out.count("PROBLEM") == 2
    assert "'seed': 7, 'seats': 2, 'options': {'provoking': 'yes'}" in out


def test_progress_on_a_terminal(console, monkeypatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    _, _, err = console("simulate", "harbour", "--games", 2)
    assert err == "\r1/2 games\r2/2 games\n"


def test_an_arena_puts_every_level_at_every_seat(console) -> None:
    words = ("arena", "raid", "--levels", "random,random", "--games", 4, "--json")
    status, out, _ = console(*words)
    assert status == 0
    assert json.loads(out)["levels"]["random"]["games"] == 8
    setups = list(spread(game("raid"), range(3, 4), "", 1, 3))
    assert [match.levels for match in matches(setups, ("a", "b"), 5)] == [
        ("a", "b", "a"),
        ("b", "a", "b"),
        ("a", "b", "a"),
    ]


def test_a_spread_turns_seats_and_options() -> None:
    setups = list(spread(game("cartographers"), range(1, 4), "all", 50, 60))
    assert [setup.seed for setup in setups] == list(range(50, 110))
    assert {setup.seats for setup in setups} == {1, 2, 3}
    for option in game("cartographers").options:
        assert {setup.options[option.id] for setup in setups} == set(option.values)


def test_fixed_options() -> None:
    setups = list(spread(game("raid"), range(2, 3), "provoking=no", 1, 2))
    assert [setup.options for setup in setups] == [{"provoking": "no"}] * 2


def test_no_setup_at_all_is_told(monkeypatch) -> None:
    use(monkeypatch, check_setup=lambda setup: (plain("never"),))
    for options in ("all", ""):
        with pytest.raises(Unusable, match="never"):
            list(spread(game("raid"), range(2, 3), options, 1, 1))


def test_a_tally_without_finished_games() -> None:
    tally = Tally("raid")
    setup = setup_of("raid", 2, 1)
    tally.add(Result(Match(setup, ("random", "random")), False))
    counted = tally.counted(1.0)
    assert counted["problems"][0]["what"] == "the game did not end"
    assert counted["decisions_per_second"] == 0
    assert counted["levels"] == counted["seats"] == {}


def test_time_for_thinking_is_told() -> None:
    row = Row()
    row.add(1.0, 5)
    assert "seconds_per_decision" not in row.counted()
    row.seconds, row.decisions = 3.0, 2
    assert row.counted()["seconds_per_decision"] == 1.5
    assert row.counted()["mean_score"] == 5.0
