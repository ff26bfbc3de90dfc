"""What may be taken back (models/taking_back.py, models/session.py)."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from models.moment import Curtain
from models.session import GameSession, Waits
from models.taking_back import TakingBack
from rules.cartographers.actions import UseSkill
from rules.kernel import agenda
from rules.kernel.journal import Help, Mark
from rules.kernel.play import Play, TakeBack, UndoTarget
from rules.kernel.registry import game_ids, setup_of
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kernel.views import view
from tests import toys
from tests.models import toy
from tests.models.tables import (
    AT_ONCE,
    ONE,
    TWO,
    AppController,
    Make,
    Witness,
    asked,
    last,
    turns,
    until,
    walked,
)
from tests.toys.raid.actions import Attack

toys.register()


# ---------------------------------------------------------------- take back
def test_a_confirmed_answer_may_be_withdrawn_until_the_last(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None)
    session.submit(toy.Bid(9))
    assert session.moment.withdrawable == (0,)
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    session.withdraw(Seat(0))
    assert session.viewer is None
    assert session.moment.ready == (2,) or session.moment.ready == ()
    qtbot.waitUntil(lambda: session.waits is Waits.CURTAIN)
    assert witness.of("curtain")[-1] == 0
    assert asked(qtbot, session).request.given == ()


def test_binding_answers_stay(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO)
    until(
        qtbot, session, lambda: isinstance(session.question and session.question.choice, toy.Dark)
    )
    session.submit(last(session.question))  # type: ignore[arg-type]
    assert session.moment.withdrawable == ()
    witness.forget()
    session.withdraw(Seat(0))
    assert witness.refusals() == ["This answer is binding and can't be taken back."]


def test_undo_touches_no_secret_answer_of_another(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(TWO, rule=TakeBack.FRIENDLY)
    asked(qtbot, session)
    session.submit(toy.Bid(0))
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    way = session.can_undo()
    assert way.undo_barrier is not None
    assert not way.crossable
    session.undo(cross=True)
    assert witness.refusals() == ["Another player has decided since then."]
    session.submit(toy.Bid(1))
    asked(qtbot, session)
    assert session.can_undo().undo_barrier is None
    session.undo()
    question = asked(qtbot, session)
    assert (question.seat, question.request.given) == (1, ())
    assert session.moment.ready[0] == 0


def test_a_lone_person_undoes_and_redoes_its_decision(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None and session.moment.ready == (1, 2))
    session.undo()
    assert asked(qtbot, session).request.given == ()
    assert session.moment.may_redo
    qtbot.wait(20)
    assert session.moment.may_redo, "the bots wait, so that redo stays possible"
    session.redo()
    assert asked(qtbot, session).request.given == (toy.Bid(2),)


def test_after_another_choice_the_bots_are_asked_again(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE)
    asked(qtbot, session)
    session.submit(toy.Bid(2))
    qtbot.waitUntil(lambda: session.question is not None and session.moment.ready == (1, 2))
    before = dict(session._play.state.answers)
    session.undo()
    asked(qtbot, session)
    session.submit(toy.Bid(1))
    qtbot.waitUntil(lambda: session.moment.ready == (1, 2))
    after = session._play.state.answers
    assert not session.moment.may_redo
    assert {seat: after[seat] for seat in (1, 2)} == {seat: before[seat] for seat in (1, 2)}


def test_the_barrier_is_named(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE)
    until(qtbot, session, lambda: bool(turns(witness)) and session.question is not None)
    session.submit(toy.Go("left"))
    asked(qtbot, session)
    assert english(session.can_undo().undo_barrier) == (  # type: ignore[arg-type]
        "A chance result has been shown since then."
    )
    session.undo()
    assert witness.refusals() == ["A chance result has been shown since then."]


def test_a_friendly_game_lets_one_cross_a_barrier_and_notes_it(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(turns(witness)) and session.question is not None)
    rolled = _after_going(qtbot, session, witness, "left")
    session.undo()
    assert witness.refusals()
    session.undo(cross=True)
    assert isinstance(asked(qtbot, session).choice, toy.Turn)
    assert [mark.kind for mark in session.marks] == ["take_back"]
    assert _after_going(qtbot, session, witness, "right") == rolled, "the die is not cast anew"


def _after_going(qtbot: QtBot, session: GameSession, witness: Witness, way: str) -> list[object]:
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
    assert witness.refusals() == ["This game was set up without undo."]


def test_undo_skips_what_played_itself(qtbot: QtBot, make: Make) -> None:
    session, _, _ = make(ONE, nights=1, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(session.question and session.question.page))
    assert walked(session) == ["home"]
    session.undo(cross=True)
    assert not isinstance(asked(qtbot, session).choice, toy.Turn)


def test_the_log_follows_undo(qtbot: QtBot, make: Make) -> None:
    session, witness, _ = make(ONE, rule=TakeBack.FRIENDLY)
    until(qtbot, session, lambda: bool(turns(witness)) and session.question is not None)
    lines = session.log.rowCount()
    session.submit(toy.Go("left"))
    assert session.log.rowCount() > lines
    session.undo(cross=True)
    assert session.log.rowCount() == lines


# ---------------------------------------------------------------- what nobody may know
def test_undo_does_not_tell_that_another_has_begun_to_answer() -> None:
    """A skill that was used is a part of an answer: until it is whole only its seat knows of it."""
    setup = setup_of("cartographers", 2, 21, {"skills": "on", "map_visibility": "private"})
    persons = (Seat(0), Seat(1))
    play, compared = Play(setup), 0
    while agenda.asked(play.state) and compared < 3:
        seat = agenda.asked(play.state)[0]
        actions = agenda.request(play.state, seat).actions
        used = next((action for action in actions if isinstance(action, UseSkill)), actions[0])
        back = TakingBack(play, persons, TakeBack.FRIENDLY)
        before = [back.way(who) for who in (None, Seat(1 - seat))]
        play.submit(seat, used)
        if isinstance(used, UseSkill) and not back.ready() and agenda.is_asked(play.state, seat):
            assert [back.way(who) for who in (None, Seat(1 - seat))] == before
            assert back.way(seat) == UndoTarget(len(play.journal.entries) - 1, seat, None)
            compared += 1
    assert compared == 3


def test_undo_past_a_begun_answer_takes_it_along() -> None:
    play = Play(setup_of("cartographers", 2, 21, {"skills": "on"}))
    back = TakingBack(play, (Seat(0), Seat(1)), TakeBack.FRIENDLY)
    while True:
        seat = agenda.asked(play.state)[0]
        actions = agenda.request(play.state, seat).actions
        used = next((action for action in actions if isinstance(action, UseSkill)), None)
        if seat == 0 and used is not None and len(play.journal.entries) > 4:
            break
        play.submit(seat, actions[0])
    play.submit(Seat(0), used)
    way = back.way(Seat(1))
    assert way.seat is not None
    then = play.snapshots[way.to].clone()
    back.undo(way, cross=True)
    assert play.state == then
    assert len(play.journal.entries) == way.to


# ---------------------------------------------------------------- what another person decided
def _attacked(qtbot: QtBot, rule: TakeBack) -> tuple[GameSession, Witness]:
    """Ada has attacked; Ben sits before the screen and is asked whether he springs an ambush."""
    play = Play(setup_of("raid", 2, 1))
    controller = AppController()
    session = GameSession(play, TWO[:2], controller, rule)
    session.set_pacing(AT_ONCE)
    controller.setParent(session)
    witness = Witness(session)
    session.start()
    until(qtbot, session, lambda: session.question is not None)
    session.submit(Attack(4, Seat(1)))
    until(qtbot, session, lambda: bool(session.question and session.question.seat == 1))
    assert session.viewer == 1
    return session, witness


def test_strictly_nobody_takes_back_what_another_decided(qtbot: QtBot) -> None:
    session, witness = _attacked(qtbot, TakeBack.STRICT)
    way = session.can_undo()
    assert (way.seat, way.by, way.crossable) == (0, 1, False)
    session.undo(cross=True)
    assert witness.refusals() == ["Seat 1 made the last decision: you can't take it back."]
    assert session.entries == 1
    session.cover()
    session.undo(cross=True)
    assert session.entries == 1, "nor from before the curtain"


def test_where_it_is_allowed_all_are_told(qtbot: QtBot) -> None:
    session, _ = _attacked(qtbot, TakeBack.FRIENDLY)
    session.undo()
    assert session.entries == 1, "only after a question"
    session.undo(cross=True)
    assert session.entries == 0
    assert session.marks == (Mark(Help.TAKE_BACK, 0, Seat(1), Seat(0)),)
    said = [english(line.text) for line in session.log.lines]
    assert said[-1] == "Seat 2 takes back Seat 1's decision."
    asked(qtbot, session)
    assert [english(line.text) for line in session.log.lines] == said, "whoever looks"


def test_the_curtain_may_say_what_is_asked(qtbot: QtBot) -> None:
    session, _ = _attacked(qtbot, TakeBack.STRICT)
    session.cover()
    curtain = session.moment.cover
    assert isinstance(curtain, Curtain)
    assert curtain.seat == 1
    assert curtain.occasion == session._play.state.agenda[-1].prompt(session.public_view, Seat(1))  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", game_ids())
def test_what_is_asked_can_be_told_from_what_all_see(game: str) -> None:
    setup = setup_of(game, 3 if game != "feed_the_kraken" else 5, 4)
    play, choose = Play(setup), random.Random(game)
    for _ in range(150):
        due = agenda.asked(play.state)
        if not due:
            break
        seen = view(play.state, None)
        asked = agenda.question(seen)
        assert asked is not None
        assert english(asked.prompt(seen, due[0]))
        play.submit(due[0], choose.choice(agenda.request(play.state, due[0]).actions))


def test_before_the_hand_over_one_may_think_again(qtbot: QtBot) -> None:
    session, _ = _attacked(qtbot, TakeBack.STRICT)
    session.pause(True)
    assert session.can_undo().undo_barrier is None, "nobody sits before the screen"


@pytest.mark.parametrize("game", game_ids())
def test_in_no_game_may_another_persons_decision_go_back(game: str) -> None:
    setup = setup_of(game, 3 if game != "feed_the_kraken" else 5, 4)
    persons = tuple(Seat(seat) for seat in range(setup.seats))
    play, tried = Play(setup), 0
    back, choose = TakingBack(play, persons, TakeBack.STRICT), random.Random(game)
    for _ in range(120):
        due = agenda.asked(play.state)
        for by in due:
            way = back.wanted(back.way(by), by)
            if way.seat is not None:
                tried += 1
                assert way.undo_barrier is not None or play.journal.entries[way.to].seat == by
        if due:
            play.submit(due[0], choose.choice(agenda.request(play.state, due[0]).actions))
    assert tried
