"""Table talk of bots: who speaks when, what is heard, what may not be said."""

from __future__ import annotations

import dataclasses

import pytest

from rules.bots import talking
from rules.bots.arena import Match, play_match
from rules.bots.levels import luck_of
from rules.bots.policies import policies
from rules.bots.talking import Misspoken, Talk, is_due, luck_of_talk, speaks, voiced
from rules.kernel import agenda, registry
from rules.kernel.journal import replay
from rules.kernel.play import Play, drive
from rules.kernel.registry import setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, FreeAction, Pass, Screen, Seat
from tests import toys
from tests.toys import harbour
from tests.toys.harbour.actions import Claim, Commit
from tests.toys.harbour.bot import talk as harbour_talk
from tests.toys.harbour.words import Role

toys.register()

SEATS = 5
FRANK = ("frank",) * SEATS


def by_seat(levels: tuple[str, ...]) -> dict[Seat, str]:
    return {Seat(seat): level for seat, level in enumerate(levels)}


def played(seed: int, levels: tuple[str, ...] = FRANK, speaking: bool = True) -> Play:
    setup = setup_of("harbour", len(levels), seed)
    play = Play(setup)
    talk = Talk(setup, by_seat(levels))
    drive(play, policies(setup, by_seat(levels)), 1000, talk.speak if speaking else None)
    return play


def free_actions(play: Play) -> list[tuple[Seat, Action]]:
    return [
        (each.seat, each.part) for each in play.journal.entries if isinstance(each.part, FreeAction)
    ]


def say(monkeypatch: pytest.MonkeyPatch, talk, **fields) -> None:
    """The harbour with another talk."""
    monkeypatch.setitem(
        registry._loaded, "harbour", dataclasses.replace(harbour.GAME, talk="words", **fields)
    )
    module = type("Words", (), {"talk": staticmethod(talk)})
    found = talking.importlib.import_module

    def load(name: str) -> object:
        return module if name == "words" else found(name)

    monkeypatch.setattr(talking.importlib, "import_module", load)


def at_window(seed: int = 1, seats: int = SEATS) -> Play:
    """The first window of the first night: pages are read, nobody has acted."""
    play = Play(setup_of("harbour", seats, seed))
    while agenda.question(play.state).SCREEN is Screen.PRIVATE:
        seat = agenda.asked(play.state)[0]
        play.submit(seat, agenda.actions(play.state, seat)[0])
    return play


def test_bots_speak_in_some_games_and_not_in_all_of_their_turns() -> None:
    counts = [len(free_actions(played(seed))) for seed in range(1, 11)]
    assert 0 < sum(counts) / len(counts) < SEATS * 3
    assert len(set(counts)) > 1


def test_a_game_is_the_same_each_time_and_its_journal_plays_again() -> None:
    play = played(4)
    assert free_actions(play)
    assert play.journal == played(4).journal
    states = list(replay(play.journal))
    assert states[-1][0].outcome == play.state.outcome
    assert Play.resumed(play.journal).state == play.state


def test_without_talk_nothing_is_said() -> None:
    assert free_actions(played(4, speaking=False)) == []
    assert free_actions(played(4, ("quiet",) * SEATS)) == []
    assert free_actions(played(4, ("random",) * SEATS)) == []


def test_who_speaks_is_decided_by_the_level() -> None:
    assert speaks("harbour", "frank")
    assert not any(speaks("harbour", each) for each in ("random", "quiet"))
    assert not speaks("raid", "any")
    mixed = ("frank", "quiet", "random", "frank")
    assert Talk(setup_of("harbour", 4, 1), by_seat(mixed)).speakers == (0, 3)
    spoken = [seat for seed in range(1, 8) for seat, _ in free_actions(played(seed, mixed))]
    assert set(spoken) == {0, 3}


def test_all_speak_once_in_the_order_of_seats_before_the_first_answer(monkeypatch) -> None:
    heard: list[tuple[int, int]] = []

    def talk(view, seat, luck):
        heard.append((seat, sum(autosave.claims for autosave in view.keepers)))
        return (Claim(Role.GUARD),) if seat % 2 == 0 else ()

    say(monkeypatch, talk)
    play = at_window()
    Talk(play.setup, by_seat(FRANK)).speak(play)
    assert heard == [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)], "later ones have heard the earlier"
    assert [seat for seat, _ in free_actions(play)] == [0, 2, 4]
    assert play.state.answers == {}


def test_who_has_spoken_is_not_asked_again_at_the_same_question(monkeypatch) -> None:
    asked: list[int] = []

    def talk(view, seat, luck):
        asked.append(seat)
        return ()

    say(monkeypatch, talk)
    play = at_window()
    table = Talk(play.setup, by_seat(FRANK))
    table.speak(play)
    table.speak(play)
    assert asked == [0, 1, 2, 3, 4]
    play.submit(Seat(0), Pass())
    table.speak(play)
    assert asked == [0, 1, 2, 3, 4]


def test_the_journal_tells_who_has_spoken(monkeypatch) -> None:
    say(monkeypatch, lambda view, seat, luck: ())
    play = at_window()
    assert Talk(play.setup, by_seat(FRANK)).left(play.state, play) == (0, 1, 2, 3, 4)
    play.submit(Seat(1), Claim(Role.GUARD))
    assert Talk(play.setup, by_seat(FRANK)).left(play.state, play) == (2, 3, 4)
    play.submit(Seat(0), Pass())
    assert Talk(play.setup, by_seat(FRANK)).left(play.state, play) == ()


def test_a_persons_aside_ends_the_talk_of_the_bots() -> None:
    play = at_window()
    bots = {Seat(seat): "frank" for seat in (0, 2, 3, 4)}
    play.submit(Seat(1), Claim(Role.GUARD))
    assert Talk(play.setup, bots).left(play.state, play) == ()


def test_nobody_speaks_while_a_screen_is_private(monkeypatch) -> None:
    say(monkeypatch, lambda view, seat, luck: (), talk_due=lambda seen: True)
    play = Play(setup_of("harbour", SEATS, 1))
    assert not is_due(play.state)
    assert Talk(play.setup, by_seat(FRANK)).left(play.state, play) == ()
    assert is_due(at_window().state)
    assert not is_due(played(1).state)


def test_what_is_due_is_computed_from_what_an_onlooker_sees(monkeypatch) -> None:
    seen: list[State] = []
    say(monkeypatch, lambda view, seat, luck: (), talk_due=lambda view: bool(seen.append(view)))
    play = at_window()
    assert not is_due(play.state)
    assert set(seen[0].roles) == {Role.HIDDEN}
    assert Talk(play.setup, by_seat(FRANK)).speak(play) == ()


def test_a_bot_speaks_from_its_own_view(monkeypatch) -> None:
    known: list[set[int]] = []

    def talk(view, seat, luck):
        known.append({each for each, role in enumerate(view.roles) if role})
        return ()

    say(monkeypatch, talk)
    play = at_window()
    Talk(play.setup, by_seat(FRANK)).speak(play)
    assert known == [{0}, {1}, {2}, {3}, {4}]


def test_luck_differs_by_seat_question_and_from_the_luck_of_answers() -> None:
    lucks = {luck_of_talk(7, Seat(seat), ply) for seat in range(5) for ply in range(20)}
    assert len(lucks) == 100
    assert lucks.isdisjoint(luck_of(7, Seat(seat), ply) for seat in range(5) for ply in range(20))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ((Claim(Role.CHIEF),), "may not say"),
        ((Claim(Role.GUARD), Claim(Role.GUARD)), "may not say"),
        ((Pass(),), "is an answer"),
    ],
)
def test_what_may_not_be_said_is_a_fault_that_stops_nothing(monkeypatch, wrong, why) -> None:
    say(monkeypatch, lambda view, seat, luck: wrong)
    play = at_window()
    with pytest.warns(Misspoken, match=why):
        Talk(play.setup, by_seat(FRANK)).speak(play)
    assert play.state.answers == {}
    said = [each for each in wrong[:1] if each == Claim(Role.GUARD)]
    assert [part for _, part in free_actions(play)] == said * SEATS
    result = play_match(Match(play.setup, FRANK))
    assert why in result.problems[0]


def test_what_is_said_before_the_fault_counts() -> None:
    play, told = at_window(), []
    events = voiced(play.submit, Seat(2), (Claim(Role.THIEF), Commit(1)), told.append)
    assert [event.seat for event in events] == [2]
    assert "seat 2 speaks" in told[0]


def test_a_broken_talk_is_a_problem_of_the_match(monkeypatch) -> None:
    def talk(view, seat, luck):
        raise ValueError("lost for words")

    say(monkeypatch, talk)
    assert "lost for words" in play_match(Match(setup_of("harbour", 3, 1), FRANK[:3])).problems[0]


@pytest.mark.parametrize("seed", range(1, 7))
def test_arena_and_drive_play_the_same_game(seed) -> None:
    play = played(seed)
    result = play_match(Match(play.setup, FRANK))
    said = free_actions(play)
    assert result.problems == ()
    assert (result.free_actions, result.answers) == (
        len(said),
        len(play.journal.entries) - len(said),
    )
    assert result.reason == play.state.outcome.reason.key


def test_a_game_without_talk_pays_nothing(monkeypatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("asked for talk")

    monkeypatch.setattr(talking, "is_due", never)
    monkeypatch.setattr(talking, "speech", never)
    assert play_match(Match(setup_of("raid", 2, 1), ("random", "random"))).finished
    play = Play(setup_of("harbour", 3, 1))
    assert Talk(play.setup, by_seat(("random", "quiet", "random"))).speak(play) == ()


def test_the_talk_of_the_toy_is_open_to_whoever_says_it() -> None:
    play = at_window()
    for luck in range(20):
        said = harbour_talk(play.state, Seat(0), luck)
        assert all(aside in agenda.free_actions(play.state, Seat(0)) for aside in said)
