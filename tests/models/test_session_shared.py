"""Several persons at one screen (models/session.py): curtain, table, windows."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.seating import person
from models.session import Question, Waits
from rules.kernel import agenda
from rules.kernel.steps import Screen, Seat
from tests.models import toy
from tests.models.tables import (
    TWO,
    Make,
    asked,
    first,
    shows_secrets,
    to_end,
    until,
)


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


def test_a_single_answer_on_the_way_gives_itself_once_its_person_sits_there(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seat is asked next in any case: nobody learns anything from it."""
    monkeypatch.setattr(toy.Dark, "is_stopover", lambda *_: True)
    session, witness, _ = make([person("Ada"), person("Ben")], nights=1)
    to_end(qtbot, session)
    dark = [each for each in witness.questions() if isinstance(each.choice, toy.Dark)]
    assert dark
    assert all(each.forced for each in dark)
