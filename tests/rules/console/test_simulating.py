import dataclasses
import json

import pytest

from rules.bots.arena import Match, Result
from rules.console.arguments import Unusable
from rules.console.simulating import matches, spread
from rules.console.tally import Ends, Row, Tally
from rules.kernel import registry
from rules.kernel.registry import game, game_ids, setup_of
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


def test_the_reasons_of_the_ends_are_counted(console) -> None:
    words = ("simulate", "harbour", "--games", 12, "--seats", "3-4", "--options", "all", "--json")
    _, out, _ = console(*words)
    found = json.loads(out)
    assert found["ended"] == 12
    assert set(found["reasons"]) <= {"harbour.guards_won", "harbour.thieves_won"}
    assert sum(found["reasons"].values()) == 12
    for reason, count in found["reasons"].items():
        won = found["winners"][reason]
        assert count <= sum(won["seats"].values()) <= 4 * count
        assert sum(won["seats"].values()) == sum(won["levels"].values())
    assert {seats: part["ended"] for seats, part in found["by_seats"].items()} == {"3": 6, "4": 6}
    nights = found["by_option"]["nights"]
    assert set(nights) == {"3", "5"}
    for parts in (found["by_seats"].values(), nights.values()):
        for reason, count in found["reasons"].items():
            assert sum(part["reasons"].get(reason, 0) for part in parts) == count


def test_a_seat_is_counted_for_the_reason_by_which_it_won() -> None:
    ends = Ends()
    setup = setup_of("harbour", 3, 1)
    for reason, share in (("a", (0.5, 0.5, 0.0)), ("b", (0.0, 0.0, 1.0)), ("a", (1.0, 0.0, 0.0))):
        ends.add(Result(Match(setup, ("x", "y", "x")), True, reason=reason, share=share))
    ends.add(Result(Match(setup, ("x", "y", "x")), False))
    counted = ends.counted()
    assert (counted["games"], counted["ended"], counted["reasons"]) == (4, 3, {"a": 2, "b": 1})
    assert counted["winners"] == {
        "a": {"seats": {"1": 2, "2": 1}, "levels": {"x": 2, "y": 1}},
        "b": {"seats": {"3": 1}, "levels": {"x": 1}},
    }


def test_passes_in_windows_and_pages_are_no_moves(console) -> None:
    _, out, _ = console("simulate", "harbour", "--games", 4, "--json")
    found = json.loads(out)
    assert 0 < found["moves"] < found["decisions"] < found["answers"]
    assert 0 < found["moves_per_second"] <= found["decisions_per_second"]
    _, out, _ = console("simulate", "raid", "--games", 2, "--json")
    found = json.loads(out)
    assert found["moves"] == found["decisions"], "a game without windows has no such passes"


def test_what_bots_say_is_counted(console) -> None:
    words = ("simulate", "harbour", "--games", 6, "--seats", 5, "--json")
    assert json.loads(console(*words)[1])["asides"] == 0
    assert json.loads(console(*words, "--bots", "frank")[1])["asides"] > 0


def test_a_table(console) -> None:
    status, out, _ = console("simulate", "harbour", "--games", 3, "--jobs", 2)
    assert status == 0
    assert out.startswith("harbour: 3 of 3 games finished, ")
    assert "random          9      3.0  33.3%" in out
    assert "harbour." in out.split("end  ")[1]
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


def test_options_of_every_shipped_game_meet_all_their_values() -> None:
    for game_id in game_ids():
        entry = game(game_id)
        setups = list(spread(entry, range(entry.seat_counts[0], 9), "all", 1, 900))
        for option in entry.options:
            if all(option.id in entry.idle_options(setup) for setup in setups):
                # Nobody is asked: this machine has no edited data.
                continue
            assert {setup.options[option.id] for setup in setups} == set(option.values), option.id


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
