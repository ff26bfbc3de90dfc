"""A game being played (models/session.py): who is asked what, and when."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.bot_driver import Pacing
from models.seating import bot, person
from models.session import Waits
from models.settings import Pace
from rules.kernel import agenda
from rules.kernel.play import TakeBack
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import (
    BOTS,
    ONE,
    TWO,
    Make,
    asked,
    lanterns,
    shows_secrets,
    to_end,
    turns,
    until,
    walked,
)


# ---------------------------------------------------------------- one person
def test_one_person_plays_a_game_without_a_curtain(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    to_end(qtbot, session)
    assert session.viewer == 0
    assert not witness.of("curtain")
    assert not witness.of("table")
    assert not witness.of("window")
    assert {question.seat for question in witness.questions()} == {0}
    assert len(witness.of("over")) == 1
    assert session.outcome is not None


def test_each_view_is_the_person_s_own(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    to_end(qtbot, session)
    for shown in (*witness.happenings(), *witness.questions()):
        assert shows_secrets(shown.view) == [0]
        assert shown.view.luck == 0


def test_nothing_is_asked_within_a_call(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    asked(qtbot, session)
    witness.forget()
    session.submit(toy.Bid(1))
    assert not witness.questions()
    assert witness.of("asked") == [None]
    qtbot.waitUntil(lambda: bool(witness.questions()))


def test_a_refused_answer_changes_nothing_and_says_why(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    question = asked(qtbot, session)
    session.submit(toy.Bid(7))
    assert witness.refusals() == ["You can't choose that now."]
    assert session.question is question


def test_who_is_not_asked_cannot_answer(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(BOTS)
    session.submit(toy.Bid(1))
    assert witness.refusals() == ["It is not this player's turn to decide."]


def test_a_question_is_asked_once_however_many_bots_answer(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(ONE, holds=True)
    asked(qtbot, session)
    controller.let()
    qtbot.waitUntil(lambda: session.moment.ready == (1, 2))
    qtbot.wait(20)
    assert len(witness.questions()) == 1


def test_a_dummy_task_is_done_for_a_lone_person(qtbot: QtBot, make: Make) -> None:
    """Only the thief has something to decide in the dark."""
    session, witness, _ = make(ONE, seed=_seed_where_thief(0, is_thief=False))
    to_end(qtbot, session)
    assert not [q for q in witness.questions() if isinstance(q.choice, toy.Dark)]


def test_a_real_private_choice_is_asked(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, seed=_seed_where_thief(0, is_thief=True))
    to_end(qtbot, session)
    assert len([q for q in witness.questions() if isinstance(q.choice, toy.Dark)]) == 3


def _seed_where_thief(seat: int, is_thief: bool) -> int:

    for seed in range(1, 50):
        state = lanterns(3, seed).state
        assert isinstance(state, toy.Lanterns)
        if (state.roles[seat] == "thief") == is_thief:
            return seed
    raise AssertionError("no such seed")


def test_a_page_is_read_by_a_lone_person_too(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    until(
        qtbot, session, lambda: session.question is not None and session.question.page is not None
    )
    question = session.question
    assert question is not None
    assert english(question.page) in {  # type: ignore[arg-type]
        "The neighbour is: thief.",
        "The neighbour is: guard.",
    }
    assert not question.forced


def test_a_single_choice_plays_itself_after_it_was_shown(qtbot: QtBot, make: Make) -> None:
    """In the last night there is only one way home."""
    session, witness, _ = make(ONE, nights=1)
    until(qtbot, session, lambda: bool(turns(witness)))
    assert turns(witness)[0].forced
    qtbot.waitUntil(lambda: walked(session) == ["home"])


def test_the_user_may_play_single_choices_by_hand(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, nights=1)
    session.set_pacing(Pacing(plays_forced=False, secret_rest=0))
    until(qtbot, session, lambda: bool(turns(witness)))
    qtbot.wait(20)
    assert not turns(witness)[0].forced
    assert walked(session) == []


def test_a_single_choice_that_waits_for_its_player_does_not_play_itself(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Turn, "waits", lambda choice, state: True)
    session, witness, _ = make(ONE, nights=1)
    until(qtbot, session, lambda: bool(turns(witness)))
    qtbot.wait(20)
    assert not turns(witness)[0].forced
    assert walked(session) == []


def test_who_has_something_new_to_say_is_given_time_for_it(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last night there is one way home, but something can be said on it."""

    def said_at_home(state: toy.Lanterns, seat: Seat) -> tuple[toy.Wave, ...]:
        return (toy.Wave(),) if isinstance(agenda.question(state), toy.Turn) else ()

    monkeypatch.setattr(toy.Lanterns, "free_actions", said_at_home)
    session, witness, _ = make(ONE, nights=1)
    until(qtbot, session, lambda: bool(turns(witness)))
    session.submit(toy.Wave())
    asked(qtbot, session)
    assert [question.forced for question in turns(witness)] == [False, False]
    assert walked(session) == []


def test_in_a_window_bots_are_asked_first(qtbot: QtBot, make: Make) -> None:
    session, _, controller = make(ONE, holds=True)
    asked(qtbot, session)
    session.submit(toy.Bid(0))
    controller.let()
    qtbot.waitUntil(lambda: isinstance(agenda.question(session.view), toy.CryOut))
    qtbot.wait(20)
    assert session.question is None
    while session.question is None:
        controller.let()
        qtbot.wait(1)
    assert session.question.is_window
    assert session.question.request.actions == (Pass(), toy.Cry())


def test_an_aside_leaves_the_question_open(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    until(
        qtbot, session, lambda: isinstance(session.question and session.question.choice, toy.CryOut)
    )
    session.submit(toy.Wave())
    assert witness.happenings()[-1].events == (toy.Waved(Seat(0)),)
    assert isinstance(asked(qtbot, session).choice, toy.CryOut)


# ---------------------------------------------------------------- bots
def test_bots_alone_play_to_the_end_before_an_onlooker(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(BOTS)
    qtbot.waitUntil(lambda: session.waits is Waits.OVER)
    assert session.viewer is None
    assert not witness.questions()
    assert all(shows_secrets(h.view) == [] for h in witness.happenings())


def test_bots_are_asked_together(qtbot: QtBot, make: Make) -> None:
    session, _, controller = make([person("Ada")] + [bot("random")] * 20)
    asked(qtbot, session)
    assert controller.asked == [tuple(range(1, 21))]


def test_pages_and_dummies_of_bots_need_no_thinking(qtbot: QtBot, make: Make) -> None:
    session, _, controller = make([bot("random")] * 3, nights=1)
    qtbot.waitUntil(lambda: session.waits is Waits.OVER)
    assert () in controller.asked, "the page of the winner"
    assert len(controller.asked[-1]) == 1, "only the thief thinks in the dark"


def test_a_stale_answer_is_dropped(qtbot: QtBot, make: Make) -> None:
    session, _, controller = make(ONE, holds=True)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    asked(qtbot, session)
    session.undo()
    controller.let()
    qtbot.wait(20)
    assert session.moment.ready == ()


def test_the_pace_of_bots_is_kept(qtbot: QtBot, make: Make) -> None:
    """Slow: nothing of an open decision is told before its time."""
    session, witness, _ = make(BOTS)
    session.set_pacing(Pacing(pace=Pace.STEPS, secret_rest=0))
    qtbot.waitUntil(lambda: bool(witness.of("holding")))
    entries = session.entries
    qtbot.wait(20)
    assert session.entries == entries
    session.step()
    assert session.entries == entries + 1


def test_no_answer_comes_while_the_game_is_paused(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(ONE, holds=True)
    asked(qtbot, session)
    session.pause(True)
    controller.let()
    qtbot.wait(20)
    assert session.moment.ready == ()
    assert session.question is None
    session.submit(toy.Bid(1))
    assert witness.refusals()
    session.pause(False)
    qtbot.waitUntil(lambda: session.moment.ready == (1, 2) and session.question is not None)


def test_a_pause_takes_the_private_screen_away(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    asked(qtbot, session)
    session.pause(True)
    assert session.viewer is None
    session.pause(False)
    qtbot.waitUntil(lambda: session.waits is Waits.CURTAIN)


def test_trouble_is_told_and_can_be_tried_again(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(BOTS, holds=True)
    qtbot.waitUntil(lambda: bool(controller.asked))
    number, _, _, told = controller._waiting.pop()
    told.hear_fault(number, toy.plain("no luck"))
    assert len(witness.of("trouble")) == 1
    session.ask_again()
    qtbot.waitUntil(lambda: len(controller.asked) == 2)


# ---------------------------------------------------------------- help
def test_a_hint_names_a_move_and_is_noted(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    asked(qtbot, session)
    session.advising.hint()
    qtbot.waitUntil(lambda: bool(witness.of("advised")))
    assert witness.of("advised")[0].action == toy.Bid(2)  # type: ignore[attr-defined]
    assert [(mark.kind, mark.seat) for mark in session.marks] == [("hint", 0)]
    assert session.question is not None


def test_a_bot_may_decide_for_a_person(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.advising.play_for_me()
    qtbot.waitUntil(lambda: bool(session.marks))
    entries = [e for e in session._play.journal.entries if e.seat == 0]
    assert [entry.part for entry in entries] == [toy.Bid(2), toy.Bid(9)]
    assert [mark.kind for mark in session.marks] == ["played_for"]


def test_to_ask_again_while_a_bot_thinks_changes_nothing(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(ONE, holds=True)
    question = asked(qtbot, session)
    controller.let()
    help = session.advising
    for ask in (help.hint, help.hint, help.play_for_me, help.hint):
        ask()
    assert len(controller._waiting) == 1
    assert controller.stopped == set()
    assert witness.of("advising") == ["hint", "hint", "played_for", "played_for"]
    controller.let()
    assert [mark.kind for mark in session.marks] == ["played_for"]
    assert [thought.action for thought in witness.of("played_for")] == [toy.Bid(2)]  # type: ignore[attr-defined]
    assert session.question is not question


def test_advice_that_fails_leaves_the_question_open(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(ONE, holds=True)
    question = asked(qtbot, session)
    session.advising.hint()
    number, _, _, told = controller._waiting.pop()
    told.hear_fault(number, toy.plain("no luck"))
    assert witness.of("noticed") == [toy.plain("no luck")]
    assert not witness.of("trouble")
    assert witness.of("advising") == ["hint", None]
    assert session.question is question


def test_advice_that_comes_too_late_is_dropped(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    asked(qtbot, session)
    session.advising.hint()
    session.submit(toy.Bid(0))
    qtbot.wait(20)
    assert not witness.of("advised")
    assert not session.marks


# ---------------------------------------------------------------- the end
def test_closing_stops_everything(qtbot: QtBot, make: Make) -> None:
    session, witness, controller = make(ONE, holds=True)
    asked(qtbot, session)
    session.close()
    assert controller.stopped
    witness.forget()
    controller.let()
    session.submit(toy.Bid(1))
    qtbot.wait(20)
    assert [kind for kind, _ in witness.heard] == ["refused"]


def test_a_finished_game_can_be_taken_back(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, nights=1, rule=TakeBack.FRIENDLY)
    to_end(qtbot, session)
    session.undo(cross=True)
    assert asked(qtbot, session)
    to_end(qtbot, session)
    assert len(witness.of("over")) == 2
