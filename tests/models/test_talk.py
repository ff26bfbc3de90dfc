"""Bots that talk at a table (models/bots_turn.py): paced, once a question, the same as anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy

import pytest
from pytestqt.qtbot import QtBot

from models.bot_driver import Pacing
from models.replay import ReplaySession
from models.seating import SeatPlan, bot, bots_of, person
from models.session import GameSession, Waits
from models.settings import Pace
from models.workers import Pool
from rules.bots import Advice, talking
from rules.bots.levels import RANDOM, levels
from rules.bots.policies import policies
from rules.bots.talking import Misspoken, Talk
from rules.kernel import agenda
from rules.kernel.journal import Entry, Journal
from rules.kernel.play import Play, drive
from rules.kernel.registry import game, game_ids, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, FreeAction, Pass, Request, Seat
from rules.kernel.text import plain
from tests import toys
from tests.models.tables import AT_ONCE, AppController, Witness, push
from tests.toys.harbour import bot as harbour_bot
from tests.toys.harbour.actions import Claim, Claimed
from tests.toys.harbour.words import Role

toys.register()

FRANKS = [bot("frank")] * 5
ALONE = [person("Ada"), *[bot("frank")] * 4]
TALKATIVE = 3
"""A game in which several bots speak, and more than one at the same question."""

Sit = Callable[..., tuple[GameSession, Witness, AppController]]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Tables at the harbour that are closed after the test."""
    made: list[GameSession] = []

    def make(
        plans: Sequence[SeatPlan], seed: int = TALKATIVE, play: Play | None = None, **named: bool
    ) -> tuple[GameSession, Witness, AppController]:
        controller = AppController(named.get("holds", False))
        found = play if play is not None else Play(setup_of("harbour", len(plans), seed))
        session = GameSession(found, plans, controller)
        session.set_pacing(AT_ONCE)
        controller.setParent(session)
        made.append(session)
        return session, Witness(session), controller

    yield make
    for session in made:
        session.close()
        session.deleteLater()


def entries(session: GameSession) -> list[Entry]:
    return session._play.journal.entries


def said(session: GameSession) -> list[tuple[int, Action]]:
    return [
        (each.seat, each.part) for each in entries(session) if isinstance(each.part, FreeAction)
    ]


def say(monkeypatch: pytest.MonkeyPatch, talk: Callable[..., tuple[Action, ...]]) -> None:
    """The bots talk otherwise."""
    monkeypatch.setattr(harbour_bot, "talk", talk)


def all_claim(view: State, seat: Seat, luck: int) -> tuple[Claim, ...]:
    return (Claim(Role.GUARD),)


def to_end(qtbot: QtBot, session: GameSession) -> None:
    def over() -> bool:
        push(session)
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=20_000)


def to_window(qtbot: QtBot, session: GameSession) -> None:
    """Up to the first question at which anybody may speak; it is not asked yet."""

    def there() -> bool:
        if session._play.state.night == 0:  # type: ignore[attr-defined]
            push(session)
        return session._play.state.night > 0  # type: ignore[attr-defined]

    qtbot.waitUntil(there, timeout=10_000)


def driven(seed: int, seats: int = 5) -> Play:
    setup = setup_of("harbour", seats, seed)
    levels = bots_of([bot("frank")] * seats)
    play = Play(setup)
    drive(play, policies(setup, levels), 1000, Talk(setup, levels).speak)
    return play


# ---------------------------------------------------------------- the same everywhere
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_session_and_a_loop_write_the_same_journal(qtbot: QtBot, sit: Sit, seed: int) -> None:
    session, _, _ = sit(FRANKS, seed)
    session.start()
    to_end(qtbot, session)
    assert session._play.journal == driven(seed).journal


@pytest.mark.parametrize("game_id", game_ids())
def test_a_session_and_a_loop_play_the_same_game(qtbot: QtBot, sit: Sit, game_id: str) -> None:
    """Of each game, with the weakest level of its own."""
    level = next(iter(levels(game_id)[1:]), RANDOM)
    setup = setup_of(game_id, min(game(game_id).seat_counts[-1], 5), 2)
    plans = [bot(level)] * setup.seats
    session, _, _ = sit(plans, play=Play(setup))
    session.start()
    to_end(qtbot, session)
    play = Play(setup)
    drive(play, policies(setup, bots_of(plans)), 100_000, Talk(setup, bots_of(plans)).speak)
    assert session._play.journal.entries == play.journal.entries


def test_bots_that_are_asked_together_do_not_see_who_has_answered(
    qtbot: QtBot, sit: Sit, monkeypatch
) -> None:
    """So that it does not matter whether they are asked together or one after the other."""
    seen: list[int] = []

    def nosy(view: State, request: Request, luck: int) -> Advice:
        seen.append(len(view.answers))
        return Advice(request.actions[len(view.answers) % len(request.actions)])

    monkeypatch.setitem(harbour_bot.LEVELS, "frank", nosy)
    session, _, _ = sit(FRANKS)
    session.start()
    to_end(qtbot, session)
    assert session._play.journal == driven(TALKATIVE).journal
    assert set(seen) == {0}, "every answer here has one part"


def test_bots_in_processes_say_the_same(qtbot: QtBot) -> None:
    pool = Pool(("tests.toys.harbour",))
    session = GameSession(Play(setup_of("harbour", 5, TALKATIVE)), FRANKS, pool)
    session.set_pacing(AT_ONCE)
    session.start()
    try:
        to_end(qtbot, session)
        assert said(session)
        assert session._play.journal == driven(TALKATIVE).journal
    finally:
        session.close()
        pool.close()


def test_a_replay_tells_what_was_said(qtbot: QtBot) -> None:
    play = driven(TALKATIVE)
    claims = [each for each in play.journal.entries if isinstance(each.part, Claim)]
    replay = ReplaySession(Play.resumed(play.journal), FRANKS)
    witness = Witness(replay)
    replay.start()
    for _ in play.journal.entries:
        replay.step()
    told = [event for each in witness.happenings() for event in each.events]
    assert claims
    assert [each.seat for each in told if isinstance(each, Claimed)] == [c.seat for c in claims]


# ---------------------------------------------------------------- before one is asked
def test_bots_speak_before_a_person_is_asked(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, all_claim)
    session, witness, _ = sit(ALONE)
    session.start()
    to_window(qtbot, session)
    witness.forget()
    qtbot.waitUntil(lambda: session.question is not None)
    order = [(kind, word) for kind, word in witness.heard if kind in ("happened", "asked")]
    told = [word.events for kind, word in order[:-1] if kind == "happened"]
    claims = [each for each in told if any(isinstance(event, Claimed) for event in each)]
    assert order[-1][0] == "asked", "asked last"
    assert [[event.seat for event in each] for each in claims] == [[1], [2], [3], [4]], "in order"
    assert said(session) == [(seat, Claim(Role.GUARD)) for seat in (1, 2, 3, 4)]


def test_each_is_asked_once_unless_another_has_spoken(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    """All are asked together; those after one who speaks hear it and are asked again."""
    say(monkeypatch, lambda view, seat, luck: all_claim(view, seat, luck) if seat == 2 else ())
    session, _, controller = sit(ALONE)
    session.start()
    to_window(qtbot, session)
    controller.asked.clear()
    qtbot.waitUntil(lambda: session.question is not None)
    assert controller.asked[:3] == [(1, 2, 3, 4), (3, 4), (1, 2, 3, 4)]
    assert said(session) == [(2, Claim(Role.GUARD))]


def test_a_person_s_silence_is_not_asked_about(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, all_claim)
    session, _, _ = sit([person("Ada"), bot("frank"), bot("quiet"), bot("random")])
    session.start()
    to_end(qtbot, session)
    assert {seat for seat, _ in said(session)} == {1}


def test_without_speakers_nobody_is_asked_to_speak(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    def never(state: State) -> bool:
        raise AssertionError("asked for talk")

    monkeypatch.setattr(talking, "is_due", never)
    session, _, _ = sit([person("Ada"), bot("quiet"), bot("random")])
    session.start()
    to_end(qtbot, session)
    assert said(session) == []


# ---------------------------------------------------------------- pace
def test_what_is_said_can_be_followed(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    """At a slow pace each speaker waits for its turn; the others' silence takes no time."""
    say(monkeypatch, all_claim)
    session, _, _ = sit(ALONE)
    session.start()
    to_window(qtbot, session)
    session._bots.stop()
    session.set_pacing(Pacing(pace=Pace.SLOW))
    rests: list[int] = []
    monkeypatch.setattr(session._driver._rest, "start", rests.append)
    session._later()
    for count in range(1, 5):
        qtbot.waitUntil(lambda count=count: len(rests) == count)
        assert len(said(session)) == count - 1
        assert session.question is None
        session.step()
    assert all(1000 < rest <= 1500 for rest in rests)
    assert len(said(session)) == 4


def test_silence_takes_no_time(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, lambda view, seat, luck: ())
    session, _, controller = sit(ALONE, holds=True)
    session.set_pacing(Pacing(pace=Pace.SLOW))
    session.start()
    rests: list[int] = []
    qtbot.waitUntil(lambda: controller.asked or push(session))
    monkeypatch.setattr(session._driver._rest, "start", rests.append)
    session._driver.hear(session._driver._numbers, [])
    assert len(rests) <= 1


def test_step_by_step_each_speaker_waits_for_the_key(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, lambda view, seat, luck: all_claim(view, seat, luck) if seat > 2 else ())
    session, witness, _ = sit(ALONE)
    session.start()
    to_window(qtbot, session)
    session._bots.stop()
    session.set_pacing(Pacing(pace=Pace.STEPS, secret_rest=0))
    session._later()
    for seat in (3, 4):
        qtbot.waitUntil(lambda seat=seat: witness.of("holding")[-1:] == [seat])
        assert seat not in [each for each, _ in said(session)]
        session.step()
        assert said(session)[-1] == (seat, Claim(Role.GUARD))


# ---------------------------------------------------------------- held, taken back, closed
def test_nobody_speaks_while_the_game_is_held(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, all_claim)
    session, _, controller = sit(ALONE, holds=True)
    session.start()
    _let_until(qtbot, session, controller, lambda: session._bots._is_talking)
    session.pause(True)
    controller.let()
    qtbot.wait(20)
    assert said(session) == []
    session.pause(False)
    qtbot.waitUntil(lambda: len(said(session)) == 1)
    _let_until(qtbot, session, controller, lambda: session.question is not None)
    assert [seat for seat, _ in said(session)] == [1, 2, 3, 4]


def _let_until(
    qtbot: QtBot, session: GameSession, controller: AppController, goal: Callable[[], bool]
) -> None:
    def there() -> bool:
        if not goal():
            controller.let()
            push(session)
        return goal()

    qtbot.waitUntil(there, timeout=10_000)


def test_undo_takes_the_talk_back_with_the_decision(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    spoken: list[int] = []

    def talk(view: State, seat: Seat, luck: int) -> tuple[Claim, ...]:
        spoken.append(view.ply)
        return harbour_talk(view, seat, luck)

    harbour_talk = harbour_bot.talk
    say(monkeypatch, talk)
    session, _, _ = sit(ALONE)
    session.start()
    to_window(qtbot, session)
    qtbot.waitUntil(lambda: session.question is not None)
    session.submit(Claim(Role.GUARD), Seat(0))
    before = deepcopy(entries(session))
    session.undo()
    assert entries(session) == before[:-1]
    qtbot.waitUntil(lambda: session.question is not None)
    assert entries(session) == before[:-1], "what was said stays, nobody speaks twice"
    assert session.moment.may_redo
    session.redo()
    qtbot.waitUntil(lambda: session.question is not None)
    assert entries(session) == before


def test_undo_while_somebody_is_about_to_speak(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    """What was to be said then is never said; at the same place the same is said again."""
    say(monkeypatch, all_claim)
    session, _, controller = sit(ALONE, holds=True)
    session.start()
    _let_until(qtbot, session, controller, lambda: len(said(session)) == 2)
    assert session._bots._is_talking or session._next.isActive()
    session._bots.stop()
    controller.let()
    qtbot.wait(20)
    assert len(said(session)) == 2
    session._later()
    _let_until(qtbot, session, controller, lambda: session.question is not None)
    assert [seat for seat, _ in said(session)] == [1, 2, 3, 4]


def test_closing_while_bots_speak(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    say(monkeypatch, all_claim)
    session, _, controller = sit(ALONE, holds=True)
    session.start()
    _let_until(qtbot, session, controller, lambda: session._bots._is_talking)
    session.close()
    controller.let()
    qtbot.wait(20)
    assert said(session) == []


@pytest.mark.parametrize("cut", range(1, 4))
def test_a_game_taken_up_within_the_talk_goes_on_as_it_would_have(
    qtbot: QtBot, sit: Sit, monkeypatch, cut: int
) -> None:
    say(monkeypatch, all_claim)
    whole, _, _ = sit(FRANKS)
    whole.start()
    to_end(qtbot, whole)
    journal = whole._play.journal
    first = next(n for n, each in enumerate(journal.entries) if isinstance(each.part, FreeAction))
    head = Journal(journal.setup, journal.opening, journal.entries[: first + cut])
    again, _, _ = sit(FRANKS, play=Play.resumed(head))
    again.start()
    to_end(qtbot, again)
    assert entries(again) == entries(whole)


# ---------------------------------------------------------------- faults
def test_what_may_not_be_said_is_left_unsaid_and_the_game_goes_on(
    qtbot: QtBot, sit: Sit, monkeypatch
) -> None:
    say(monkeypatch, lambda view, seat, luck: (Claim(Role.CHIEF),))
    session, witness, _ = sit(ALONE)
    session.start()
    with pytest.warns(Misspoken, match="may not say"):
        to_end(qtbot, session)
    assert said(session) == []
    assert witness.of("trouble") == []


def test_bots_that_cannot_speak_are_silent(qtbot: QtBot, sit: Sit, monkeypatch) -> None:
    """Where their process fails at it the question is put all the same."""
    say(monkeypatch, all_claim)
    session, witness, controller = sit(ALONE, holds=True)
    session.start()
    _let_until(qtbot, session, controller, lambda: session._bots._is_talking)
    number = next(iter(session._driver._batches))
    with pytest.warns(Misspoken, match="out of breath"):
        session._driver.hear_fault(number, plain("out of breath"))
    qtbot.waitUntil(lambda: session._bots.waited_for == (1, 2, 3, 4))
    assert said(session) == []
    _let_until(qtbot, session, controller, lambda: session.question is not None)
    assert witness.of("trouble") == []


def test_an_answer_to_a_window_that_has_opened_again_is_asked_for_anew(
    qtbot: QtBot, sit: Sit
) -> None:
    """Several want to step in: each but the first decides again, knowing what the first did."""
    session, _, _ = sit([bot("quiet")] * 5)
    session.start()
    to_end(qtbot, session)
    play, plies = Play(session.setup), []
    for entry in entries(session):
        plies.append((play.state.ply, entry.seat))
        assert entry.seat == agenda.asked(play.state)[0], "in the order of seats, from the first"
        play.submit(entry.seat, entry.part)
    assert len(set(plies)) == len(plies)
    assert any(not isinstance(entry.part, Pass) for entry in entries(session))
