"""A game being played (models/session.py): who is asked what, on which screen, in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from models.controls import Manners
from models.seating import bot, person
from models.session import Question, Session, Waits
from models.settings import Pace
from rules.kernel import agenda
from rules.kernel.play import TakeBack
from rules.kernel.steps import Pass, Screen, Seat
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import Choose, Desk, Witness, first, last, push, table

Make = Callable[..., tuple[Session, Witness, Desk]]

ONE = [person("Ada"), bot("random"), bot("random")]
TWO = [person("Ada"), person("Ben"), bot("random")]
BOTS = [bot("random"), bot("greedy")]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Tables that are closed after the test."""
    made: list[Session] = []

    def make_one(*words: object, **named: object) -> tuple[Session, Witness, Desk]:
        found = table(*words, **named)  # type: ignore[arg-type]
        made.append(found[0])
        return found

    yield make_one
    for session in made:
        session.close()
        session.deleteLater()


def until(qtbot: QtBot, session: Session, goal: Callable[[], bool], choose: Choose = last) -> None:
    """Plays on until something holds."""

    def look() -> bool:
        if not goal():
            push(session, choose)
        return goal()

    qtbot.waitUntil(look, timeout=10_000)


def to_end(qtbot: QtBot, session: Session, choose: Choose = last) -> None:
    until(qtbot, session, lambda: session.waits is Waits.OVER, choose)


def asked(qtbot: QtBot, session: Session) -> Question:
    """The next question, whoever must press a button before it."""
    until(qtbot, session, lambda: session.question is not None)
    assert session.question is not None
    return session.question


def shows_secrets(view: toy.Lanterns) -> list[int]:
    """The seats whose role a view shows."""
    return [seat for seat, role in enumerate(view.roles) if role != toy.HIDDEN]


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
    assert witness.refusals() == ["This is not one of the choices now."]
    assert session.question is question


def test_who_is_not_asked_cannot_answer(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(BOTS)
    session.submit(toy.Bid(1))
    assert witness.refusals() == ["It is not this seat's decision now."]


def test_a_question_is_asked_once_however_many_bots_answer(qtbot: QtBot, make: Make) -> None:
    session, witness, desk = make(ONE, holds=True)
    asked(qtbot, session)
    desk.let()
    qtbot.waitUntil(lambda: session.ready == (1, 2))
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
    from tests.models.tables import lanterns

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
    until(qtbot, session, lambda: bool(_turns(witness)))
    assert _turns(witness)[0].forced
    qtbot.waitUntil(lambda: _walked(session) == ["home"])


def test_the_user_may_play_single_choices_by_hand(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, nights=1)
    session.set_manners(Manners(plays_forced=False, secret_rest=0))
    until(qtbot, session, lambda: bool(_turns(witness)))
    qtbot.wait(20)
    assert not _turns(witness)[0].forced
    assert _walked(session) == []


def _turns(witness: Witness) -> list[Question]:
    return [q for q in witness.questions() if isinstance(q.choice, toy.Turn)]


def _walked(session: Session) -> list[str]:
    state = session.public_view
    assert isinstance(state, toy.Lanterns)
    return state.walked


def test_in_a_window_bots_are_asked_first(qtbot: QtBot, make: Make) -> None:
    session, _, desk = make(ONE, holds=True)
    asked(qtbot, session)
    session.submit(toy.Bid(0))
    desk.let()
    qtbot.waitUntil(lambda: isinstance(agenda.question(session.view), toy.CryOut))
    qtbot.wait(20)
    assert session.question is None
    while session.question is None:
        desk.let()
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


# ---------------------------------------------------------------- several persons
def test_the_curtain_falls_before_each_private_question(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    to_end(qtbot, session)
    private = 0
    fallen: object = None
    for kind, said in witness.heard:
        if kind == "curtain":
            fallen = said
        if isinstance(said, Question) and said.request.screen is Screen.PRIVATE:
            assert shows_secrets(said.view) == [said.seat]
            if not said.request.given:
                assert fallen == said.seat
                fallen, private = None, private + 1
    assert private > 10


def test_open_questions_are_put_on_the_table(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    to_end(qtbot, session)
    open_ones = [q for q in witness.questions() if q.request.screen is Screen.OPEN]
    assert open_ones
    assert all(shows_secrets(question.view) == [] for question in open_ones)


def test_who_has_answered_leaves_the_screen_before_anything_is_told(
    qtbot: QtBot, make: Make
) -> None:
    session, witness, _ = make(TWO)
    to_end(qtbot, session)
    for happening in witness.happenings():
        if happening.viewer is None:
            assert shows_secrets(happening.view) == []
            assert not [e for e in happening.events if isinstance(e, toy.Stole)]
        else:
            assert shows_secrets(happening.view) == [happening.viewer]


def test_the_curtain_is_down_before_the_secret_goes(qtbot: QtBot, make: Make) -> None:
    """Covering is heard first, then the table is shown without secrets."""
    session, witness, _ = make(TWO)
    question = asked(qtbot, session)
    assert session.viewer == question.seat == 0
    witness.forget()
    session.cover()
    kinds = [kind for kind, _ in witness.heard]
    assert kinds.index("curtain") < kinds.index("happened")
    assert session.viewer is None
    session.lift_curtain()
    assert session.viewer == 0
    assert asked(qtbot, session).seat == 0


def test_covering_an_open_question_leads_back_to_the_table(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    until(
        qtbot,
        session,
        lambda: bool(session.question and session.question.request.screen is Screen.OPEN),
    )
    session.cover()
    assert session.waits is Waits.CURTAIN
    session.lift_curtain()
    assert session.viewer is None
    assert asked(qtbot, session).request.screen is Screen.OPEN


def test_covering_a_window_leads_back_to_the_window(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    until(qtbot, session, lambda: session.waits is Waits.WINDOW)
    session.cover()
    session.lift_curtain()
    qtbot.waitUntil(lambda: session.waits is Waits.WINDOW)
    assert session.viewer is None


def test_each_sees_only_its_own_view_while_both_answer(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    session_question = asked(qtbot, session)
    session.submit(toy.Bid(0))
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    assert session_question.seat == 0
    assert session.question is not None
    seen = session.question.view
    assert 0 in seen.answers
    assert toy.Bid(0) not in seen.answers[Seat(0)]


def test_parts_of_one_answer_need_no_curtain(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    asked(qtbot, session)
    witness.forget()
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None)
    assert session.question is not None
    assert session.question.seat == 0
    assert session.question.request.given == (toy.Bid(2),)
    assert not witness.of("curtain")


def test_what_was_shown_to_all_stays_until_somebody_goes_on(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    until(qtbot, session, lambda: session.waits is Waits.TABLE)
    assert session.viewer is None
    witness.forget()
    session.go_on()
    assert next(kind for kind, _ in witness.heard) == "curtain"


def test_continue_passes_for_every_person(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    until(qtbot, session, lambda: session.waits is Waits.WINDOW)
    assert witness.windows()[-1].seats
    assert shows_secrets(witness.windows()[-1].view) == []
    session.go_on()
    qtbot.waitUntil(lambda: not isinstance(agenda.question(session.public_view), toy.CryOut))


def test_stepping_in_goes_through_the_curtain(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    until(qtbot, session, lambda: session.waits is Waits.WINDOW)
    session.step_in(Seat(1))
    assert session.waits is Waits.CURTAIN
    assert witness.of("curtain")[-1] == 1
    session.lift_curtain()
    question = asked(qtbot, session)
    assert (question.seat, question.is_window, session.viewer) == (1, True, 1)
    session.submit(toy.Cry())
    assert witness.happenings()[-1].events == (toy.Cried(Seat(1)),)
    assert session.viewer is None


def test_stepping_out_again_says_nothing(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    until(qtbot, session, lambda: session.waits is Waits.WINDOW)
    entries = session.entries
    session.step_in(Seat(0))
    session.lift_curtain()
    asked(qtbot, session)
    session.step_out()
    qtbot.waitUntil(lambda: session.waits is Waits.WINDOW)
    assert session.entries == entries
    assert session.viewer is None


def test_a_private_single_choice_never_plays_itself_at_a_shared_screen(
    qtbot: QtBot, make: Make
) -> None:
    """With two seats the dark leaves each person one neighbour only."""
    session, _, _ = make([person("Ada"), person("Ben")])
    until(
        qtbot, session, lambda: isinstance(session.question and session.question.choice, toy.Dark)
    )
    assert session.question is not None
    assert len(session.question.request.actions) == 1
    assert not session.question.forced
    entries = session.entries
    qtbot.wait(20)
    assert session.entries == entries


def test_every_person_goes_through_the_same_screens(qtbot: QtBot, make: Make) -> None:
    """Thief or not: the same questions, in the same order, with the same number of parts."""
    session, witness, _ = make(TWO, nights=1)
    to_end(qtbot, session, first)
    dark = [q.seat for q in witness.questions() if isinstance(q.choice, toy.Dark)]
    assert dark == [0, 1]


# ---------------------------------------------------------------- take back
def test_a_confirmed_answer_may_be_withdrawn_until_the_last(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None)
    session.submit(toy.Bid(9))
    assert session.withdraw_list() == (0,)
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    session.withdraw(Seat(0))
    assert session.viewer is None
    assert session.ready == (2,) or session.ready == ()
    qtbot.waitUntil(lambda: session.waits is Waits.CURTAIN)
    assert witness.of("curtain")[-1] == 0
    assert asked(qtbot, session).request.given == ()


def test_binding_answers_stay(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    until(
        qtbot, session, lambda: isinstance(session.question and session.question.choice, toy.Dark)
    )
    session.submit(last(session.question))  # type: ignore[arg-type]
    assert session.withdraw_list() == ()
    witness.forget()
    session.withdraw(Seat(0))
    assert witness.refusals() == ["This answer is binding and cannot be taken back."]


def test_undo_touches_no_secret_answer_of_another(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO, rule=TakeBack.FRIENDLY)
    asked(qtbot, session)
    session.submit(toy.Bid(0))
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    way = session.can_undo()
    assert way.barrier is not None
    assert not way.crossable
    session.undo(cross=True)
    assert witness.refusals() == ["Another person has decided since then."]
    session.submit(toy.Bid(1))
    asked(qtbot, session)
    assert session.can_undo().barrier is None
    session.undo()
    question = asked(qtbot, session)
    assert (question.seat, question.request.given) == (1, ())
    assert session.ready[0] == 0


def test_a_lone_person_undoes_and_redoes_its_decision(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None and session.ready == (1, 2))
    session.undo()
    assert asked(qtbot, session).request.given == ()
    assert session.can_redo()
    qtbot.wait(20)
    assert session.can_redo(), "the bots wait, so that redo stays possible"
    session.redo()
    assert asked(qtbot, session).request.given == (toy.Bid(2),)


def test_after_another_choice_the_bots_are_asked_again(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None and session.ready == (1, 2))
    before = dict(session._play.state.answers)
    session.undo()
    asked(qtbot, session)
    session.submit(toy.Bid(1))
    qtbot.waitUntil(lambda: session.ready == (1, 2))
    after = session._play.state.answers
    assert not session.can_redo()
    assert {seat: after[seat] for seat in (1, 2)} == {seat: before[seat] for seat in (1, 2)}


def test_the_barrier_is_named(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    until(qtbot, session, lambda: bool(_turns(witness)) and session.question is not None)
    session.submit(toy.Go("left"))
    asked(qtbot, session)
    assert english(session.can_undo().barrier) == (  # type: ignore[arg-type]
        "A result of chance has been shown since then."
    )
    session.undo()
    assert witness.refusals() == ["A result of chance has been shown since then."]


def test_a_friendly_game_lets_one_cross_a_barrier_and_notes_it(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(_turns(witness)) and session.question is not None)
    rolled = _after_going(qtbot, session, witness, "left")
    session.undo()
    assert witness.refusals()
    session.undo(cross=True)
    assert isinstance(asked(qtbot, session).choice, toy.Turn)
    assert [mark.kind for mark in session.marks] == ["take_back"]
    assert _after_going(qtbot, session, witness, "right") == rolled, "the die is not cast anew"


def _after_going(qtbot: QtBot, session: Session, witness: Witness, way: str) -> list[object]:
    witness.forget()
    session.submit(toy.Go(way))
    asked(qtbot, session)
    return [e for h in witness.happenings() for e in h.events if isinstance(e, toy.Rolled)]


def test_without_take_back_nothing_goes_back(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, rule=TakeBack.NONE)
    asked(qtbot, session)
    session.submit(toy.Bid(0))
    asked(qtbot, session)
    session.undo(cross=True)
    assert witness.refusals() == ["This game was set up without take-back."]


def test_undo_skips_what_played_itself(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE, nights=1, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(session.question and session.question.page))
    assert _walked(session) == ["home"]
    session.undo(cross=True)
    assert not isinstance(asked(qtbot, session).choice, toy.Turn)


def test_the_log_follows_undo(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(_turns(witness)) and session.question is not None)
    lines = session.log.rowCount()
    session.submit(toy.Go("left"))
    assert session.log.rowCount() > lines
    session.undo(cross=True)
    assert session.log.rowCount() == lines


# ---------------------------------------------------------------- bots
def test_bots_alone_play_to_the_end_before_an_onlooker(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(BOTS)
    qtbot.waitUntil(lambda: session.waits is Waits.OVER)
    assert session.viewer is None
    assert not witness.questions()
    assert all(shows_secrets(h.view) == [] for h in witness.happenings())


def test_bots_are_asked_together(qtbot: QtBot, make: Make) -> None:
    session, _, desk = make([person("Ada")] + [bot("random")] * 20)
    asked(qtbot, session)
    assert desk.asked == [tuple(range(1, 21))]


def test_pages_and_dummies_of_bots_need_no_thinking(qtbot: QtBot, make: Make) -> None:
    session, _, desk = make([bot("random")] * 3, nights=1)
    qtbot.waitUntil(lambda: session.waits is Waits.OVER)
    assert () in desk.asked, "the page of the winner"
    assert len(desk.asked[-1]) == 1, "only the thief thinks in the dark"


def test_a_stale_answer_is_dropped(qtbot: QtBot, make: Make) -> None:
    session, _, desk = make(ONE, holds=True)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    asked(qtbot, session)
    session.undo()
    desk.let()
    qtbot.wait(20)
    assert session.ready == ()


def test_the_pace_of_bots_is_kept(qtbot: QtBot, make: Make) -> None:
    """Slow: nothing of an open decision is told before its time."""
    session, witness, _ = make(BOTS)
    session.set_manners(Manners(pace=Pace.STEPS, secret_rest=0))
    qtbot.waitUntil(lambda: bool(witness.of("holding")))
    entries = session.entries
    qtbot.wait(20)
    assert session.entries == entries
    session.step()
    assert session.entries == entries + 1


def test_no_answer_comes_while_the_game_is_paused(qtbot: QtBot, make: Make) -> None:
    session, witness, desk = make(ONE, holds=True)
    asked(qtbot, session)
    session.pause(True)
    desk.let()
    qtbot.wait(20)
    assert session.ready == ()
    assert session.question is None
    session.submit(toy.Bid(1))
    assert witness.refusals()
    session.pause(False)
    qtbot.waitUntil(lambda: session.ready == (1, 2) and session.question is not None)


def test_a_pause_takes_the_private_screen_away(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(TWO)
    asked(qtbot, session)
    session.pause(True)
    assert session.viewer is None
    session.pause(False)
    qtbot.waitUntil(lambda: session.waits is Waits.CURTAIN)


def test_trouble_is_told_and_can_be_tried_again(qtbot: QtBot, make: Make) -> None:
    session, witness, desk = make(BOTS, holds=True)
    qtbot.waitUntil(lambda: bool(desk.asked))
    number, _, _, told = desk._waiting.pop()
    told.hear_fault(number, toy.plain("no luck"))
    assert len(witness.of("trouble")) == 1
    session.ask_again()
    qtbot.waitUntil(lambda: len(desk.asked) == 2)


# ---------------------------------------------------------------- help
def test_a_hint_names_a_move_and_is_noted(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    asked(qtbot, session)
    session.hint()
    qtbot.waitUntil(lambda: bool(witness.of("advised")))
    assert witness.of("advised")[0].action == toy.Bid(2)  # type: ignore[attr-defined]
    assert [(mark.kind, mark.seat) for mark in session.marks] == [("hint", 0)]
    assert session.question is not None


def test_a_bot_may_decide_for_a_person(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.play_for_me()
    qtbot.waitUntil(lambda: bool(session.marks))
    entries = [e for e in session._play.journal.entries if e.seat == 0]
    assert [entry.part for entry in entries] == [toy.Bid(2), toy.Bid(9)]
    assert [mark.kind for mark in session.marks] == ["played_for"]


def test_advice_that_comes_too_late_is_dropped(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    asked(qtbot, session)
    session.hint()
    session.submit(toy.Bid(0))
    qtbot.wait(20)
    assert not witness.of("advised")
    assert not session.marks


# ---------------------------------------------------------------- the end
def test_closing_stops_everything(qtbot: QtBot, make: Make) -> None:
    session, witness, desk = make(ONE, holds=True)
    asked(qtbot, session)
    session.close()
    assert desk.stopped
    witness.forget()
    desk.let()
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
