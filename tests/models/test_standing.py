"""Standing answers (models/standing.py): given in a person's name, kept in the record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from models.question import Question
from models.standing import StandingAnswers
from rules.kernel import agenda, registry
from rules.kernel.play import Play
from rules.kernel.record import Standing
from rules.kernel.registry import setup_of
from rules.kernel.standing import StandingOrder, Until
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kernel.text import plain
from tests.models import toy
from tests.models.tables import TWO, Make, asked, to_end

LEFT = StandingOrder(
    "lowest",
    plain("Always the first"),
    plain("Bids the lowest."),
    may_give=lambda seen, seat: True,
    answer=lambda seen, seat, choice, request: _first_bid(choice, request),
    one_chapter=False,
)
TODAY = replace(LEFT, id="today", one_chapter=True)


def _first_bid(choice: Choice, request: Request) -> Action | None:
    return request.actions[0] if isinstance(choice, toy.Bids) else None


def _is_bid(question: Question) -> bool:
    return isinstance(agenda.question(question.view), toy.Bids)


@pytest.fixture(autouse=True)
def _with_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = registry.game("lanterns")
    monkeypatch.setitem(registry._loaded, "lanterns", replace(entry, standing=(LEFT, TODAY)))


def test_a_standing_answer_is_given_without_the_curtain(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    first = asked(qtbot, session)
    session.set_standing(Seat(1), "lowest", True)
    to_end(qtbot, session)
    bids = [q for q in witness.questions() if _is_bid(q)]
    assert {q.seat for q in bids} == {0}
    assert first.seat == 0


def test_it_ends_with_its_chapter() -> None:
    play = Play(setup_of("lanterns", 2, 5))
    answers = StandingAnswers(play)
    answers.set(Seat(0), "today", True)
    answers.set(Seat(1), "lowest", True)
    assert answers.stands(Seat(0), "today")
    chapter = play.game.chapter(play.state)
    while play.game.chapter(play.state) == chapter:
        seat = agenda.asked(play.state)[0]
        play.submit(seat, agenda.actions(play.state, seat)[0])
    assert not answers.stands(Seat(0), "today")
    assert answers.stands(Seat(1), "lowest")


def test_records_keep_it() -> None:
    play = Play(setup_of("lanterns", 2, 5))
    answers = StandingAnswers(play)
    answers.set(Seat(1), "lowest", True)
    assert answers.kept() == (Standing(Seat(1), "lowest", Until(0)),)
    again = StandingAnswers(play)
    again.restore(answers.kept())
    assert again.stands(Seat(1), "lowest")
    again.set(Seat(1), "lowest", False)
    assert again.kept() == ()


def test_what_is_taken_back_is_asked_again(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    asked(qtbot, session)
    session.set_standing(Seat(1), "lowest", True)
    session.set_standing(Seat(1), "lowest", False)
    to_end(qtbot, session)
    assert {q.seat for q in witness.questions() if _is_bid(q)} == {0, 1}
