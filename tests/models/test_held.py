"""Private screens that are held (models/session.py, draft.py): nothing leaks, neither in time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from pytestqt.qtbot import QtBot

from models.autosave import Autosave
from models.draft import Draft
from models.question import Question
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import read_record, record_of, resume, write_record
from rules.kernel.state import State
from rules.kernel.steps import (
    Action,
    Option,
    Pass,
    Screen,
    Seat,
    Seen,
    Target,
    TargetKind,
    is_whole,
)
from rules.kernel.text import say
from rules.kernel.views import view
from tests.models.hands_of_time import StillClock
from tests.models.harbours import Evening, answer, harbour
from tests.toys.harbour.actions import Mark
from tests.toys.harbour.ritual import PointInTheDark, RitualPage
from tests.toys.harbour.state import Harbour
from tests.toys.harbour.words import Role

THREE = (person("Ada"), person("Ben"), person("Cem"))
TWO_AND_BOTS = (person("Ada"), person("Ben"), bot("random"), bot("random"))
ONE_AND_BOTS = (person("Ada"), bot("random"), bot("random"))


def ends_alike(evenings: Sequence[Evening]) -> None:
    """All that is heard, and when, is the same."""
    assert len(evenings[0].times) > 20
    for evening in evenings[1:]:
        assert evening.times == evenings[0].times


# ---------------------------------------------------------------- who sees what
def test_only_the_question_holds_a_secret(qtbot: QtBot) -> None:
    """The table stays the onlooker's: no board, log or strip is ever given a seat's view."""
    evening = Evening(harbour(3, 0, 1), THREE).to_end(qtbot)
    viewers = {happening.viewer for happening in evening.witness.happenings()}
    assert viewers == {None}
    for question in evening.witness.questions():
        view_of = question.view
        assert isinstance(view_of, Harbour)
        known = [seat for seat, role in enumerate(view_of.roles) if role is not Role.HIDDEN]
        is_open = question.request.screen is Screen.OPEN
        assert known == ([] if is_open else [question.seat])


def test_a_window_is_entered_by_the_curtain_and_left_without_a_word(qtbot: QtBot) -> None:
    evening = Evening(harbour(3, 0, 1), THREE)
    session = evening.session
    session.start()
    evening.until(qtbot, lambda: session.waits is Waits.WINDOW)
    before = session.entries
    session.step_in(Seat(1))
    assert session.waits is Waits.CURTAIN
    session.lift_curtain()
    question = session.question
    assert question is not None
    assert session.holds(question)
    assert (question.seat, session.viewer) == (1, None)
    evening.witness.forget()
    session.step_out()
    evening.clock.run(0)
    assert session.waits is Waits.WINDOW
    assert session.entries == before
    assert {kind for kind, _ in evening.witness.heard} == {"asked", "window"}
    session.close()


def test_games_without_secrets_are_not_held(qtbot: QtBot) -> None:
    from tests.models.tables import TWO, asked, table

    session, _, _ = table(TWO)
    question = asked(qtbot, session)
    assert not session.holds(question)
    assert session.viewer == question.seat
    session.close()


# ---------------------------------------------------------------- alike for all
def test_roles_change_nothing_that_can_be_seen_or_timed(qtbot: QtBot) -> None:
    roles = list(permutations(range(3), 2))
    ends_alike([Evening(harbour(3, *pair), THREE).to_end(qtbot) for pair in roles])


def test_answers_in_the_dark_change_nothing_that_can_be_seen_or_timed(qtbot: QtBot) -> None:
    def last_marks(draft: Draft, actions: Sequence[Action]) -> Action:
        return actions[-1 if isinstance(actions[0], Mark) else 0]

    play = [harbour(4, 0, 1), harbour(4, 0, 1)]
    plans = (*THREE, person("Dan"))
    evenings = [Evening(play[0], plans), Evening(play[1], plans, choose=last_marks)]
    ends_alike([evening.to_end(qtbot) for evening in evenings])
    turned = [each.state.turned for each in play if isinstance(each.state, Harbour)]
    assert turned[0] != turned[1], "the two games differ"


def test_whether_a_bot_leads_cannot_be_timed(qtbot: QtBot) -> None:
    """The chief is a person, a bot that thinks long, a bot that thinks little."""
    evenings = [
        Evening(harbour(4, chief, 0 if chief else 1), TWO_AND_BOTS, {2: 650, 3: 20}).to_end(qtbot)
        for chief in range(4)
    ]
    ends_alike(evenings)


def test_private_rests_of_bots_are_whole_ones(qtbot: QtBot) -> None:
    """Alone with bots: secret questions of theirs take whole rests, however long they think."""
    quick = Evening(harbour(3, 1, 2), ONE_AND_BOTS).to_end(qtbot)
    slow = Evening(harbour(3, 1, 2), ONE_AND_BOTS, {1: 280, 2: 3}).to_end(qtbot)
    longer = Evening(harbour(3, 1, 2), ONE_AND_BOTS, {1: 650, 2: 1000}).to_end(qtbot)
    assert quick.times == slow.times
    pacing = slow.session.pacing
    assert longer.times != slow.times
    assert pacing.held_rest % pacing.secret_rest == 0
    assert (longer.clock.ms - slow.clock.ms) % pacing.secret_rest == 0


def test_the_comparison_of_times_would_find_a_leak(qtbot: QtBot) -> None:
    """Where bots' thinking counted as it is the evenings would differ."""
    plays = [harbour(4, 2, 0), harbour(4, 3, 0)]
    evenings = [Evening(play, TWO_AND_BOTS, {2: 30_000, 3: 20}) for play in plays]
    for evening in evenings:
        evening.session._driver._is_held = False
        evening.to_end(qtbot)
    assert evenings[0].times != evenings[1].times


# ---------------------------------------------------------------- the way back, saving
def test_no_way_leads_back_past_a_private_screen(qtbot: QtBot) -> None:
    evening = Evening(harbour(3, 0, 1), THREE)
    session, seen = evening.session, 0
    session.start()
    while session.waits is not Waits.OVER:
        was_private = session.question is not None and session.holds(session.question)
        evening.step()
        if was_private:
            way = session.can_undo()
            assert way.seat is None or way.undo_barrier is not None
            assert not way.crossable
            assert session.moment.withdrawable == ()
            entries = session.entries
            session.undo(cross=True)
            assert session.entries == entries
            seen += 1
    assert seen > 20
    session.close()


class Records(Autosave):
    """Keeps every state in which a game was saved, as a file would hold it."""

    def __init__(self, plans: Sequence[SeatPlan]) -> None:
        super().__init__()
        self._plans = tuple(plans)
        self.kept: list[bytes] = []

    def keep(self, play: Play) -> None:
        choice = agenda.question(play.state)
        if choice is not None:
            for seat, parts in play.state.answers.items():
                assert is_whole(choice, play.state, seat, parts), "saved in the middle of a screen"
        record = record_of(play, self._plans, TakeBack.STRICT, program="test")
        self.kept.append(write_record(record))


def test_saved_only_between_screens_and_resumed_in_public(qtbot: QtBot) -> None:
    records = Records(THREE)
    Evening(_fresh(), THREE, autosave=records).to_end(qtbot)
    assert len(records.kept) > 10
    for raw in records.kept[::3]:
        evening = Evening(resume(read_record(raw)), THREE)
        evening.session.start()
        while not evening.is_waiting() and evening.session.waits is not Waits.OVER:
            evening.clock.turn()
        assert evening.session.viewer is None
        question = evening.session.question
        assert question is None or question.request.screen is Screen.OPEN
        evening.session.close()


def _fresh() -> Play:
    """A game as it was dealt, so that its journal leads to it."""
    from rules.kernel.registry import setup_of
    from tests import toys

    toys.register()
    return Play(setup_of("harbour", 3, 4, {"nights": "3"}))


def test_an_answer_of_two_parts_is_told_and_saved_once(qtbot: QtBot) -> None:
    class Counter(Autosave):
        saves = 0

        def keep(self, play: Play) -> None:
            self.saves += 1

    autosave = Counter()
    evening = Evening(harbour(3, 0, 1), THREE, autosave=autosave)
    session = evening.session
    session.start()
    evening.until(qtbot, lambda: _asks(session, PointInTheDark))
    before, question = autosave.saves, session.question
    evening.witness.forget()
    assert question is not None
    session.hand_in(answer(question))
    assert autosave.saves == before + 1
    assert len(evening.witness.of("happened")) == 1
    session.close()


def _asks(session: GameSession, kind: type) -> bool:
    return session.question is not None and isinstance(session.question.choice, kind)


# ---------------------------------------------------------------- alone
def test_one_person_reads_no_page_without_news(qtbot: QtBot) -> None:
    """A guard that nobody turned: no ritual page and no pointing in the dark."""
    evening = Evening(harbour(3, 1, 2), ONE_AND_BOTS).to_end(qtbot)
    asked = [type(question.choice) for question in evening.witness.questions()]
    play = evening.session._play.state
    assert isinstance(play, Harbour)
    assert play.ritual_held
    assert PointInTheDark not in asked
    assert (RitualPage in asked) == (play.turned == 0)
    assert not evening.witness.of("curtain")


def test_the_only_person_answers_its_own_ritual(qtbot: QtBot) -> None:
    evening = Evening(harbour(4, 0, 1), (*ONE_AND_BOTS, bot("random"))).to_end(qtbot)
    asked = [type(question.choice) for question in evening.witness.questions()]
    assert PointInTheDark in asked
    assert RitualPage in asked


# ---------------------------------------------------------------- notes and drafts
def test_notes_are_those_of_the_persons_here(qtbot: QtBot) -> None:
    play = harbour(4, 0, 2)
    evening = Evening(play, TWO_AND_BOTS)
    session = evening.session
    assert session.has_notebook
    own = play.game.notebook(view(play.state, Seat(0)), Seat(0))
    assert session.notebook(Seat(0)) == own
    assert len(own) == 2
    assert len(session.notebook(Seat(1))) == 1
    assert session.notebook(Seat(2)) == ()
    session.close()


def point(qtbot: QtBot) -> tuple[Evening, Question]:
    evening = Evening(harbour(4, 0, 1), (*THREE, person("Dan")))
    evening.session.start()
    evening.until(qtbot, lambda: _asks(evening.session, PointInTheDark))
    assert evening.session.question is not None
    return evening, evening.session.question


def test_a_draft_is_changed_until_it_is_handed_in(qtbot: QtBot) -> None:
    evening, question = point(qtbot)
    draft = Draft(question)
    assert draft.choose(Mark(Seat(1)))
    assert not draft.is_whole
    assert draft.chosen is None
    assert draft.choose(Mark(Seat(2)))
    assert draft.is_whole
    assert draft.choose(Mark(Seat(3))), "another last part takes its place"
    assert draft.parts == (Mark(Seat(1)), Mark(Seat(3)))
    assert draft.take_back()
    assert draft.parts == (Mark(Seat(1)),)
    assert draft.take_back()
    assert not draft.take_back()
    assert evening.session.view.answers == {}, "nothing of it is known"
    evening.session.close()


def test_what_is_closed_is_refused_and_stands_in_its_place(qtbot: QtBot) -> None:
    evening, question = point(qtbot)
    draft = Draft(question)
    assert [option.action for option in draft.options()] == [Mark(Seat(n)) for n in range(4)]
    assert [bool(option.why_not) for option in draft.options()] == [True, False, False, False]
    assert not draft.choose(Mark(question.seat))
    assert draft.parts == ()
    evening.session.close()


def test_a_private_answer_may_be_nothing(qtbot: QtBot) -> None:
    """«Pass» stands in the list, but not where one has stepped in: there one steps out."""

    class Point(PointInTheDark, frozen=True):
        def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
            return [Pass(), *super().actions(state, seat, given)]

        def describe(self, state: State, seat: Seat, action: Action) -> Option:
            if isinstance(action, Pass):
                return Option(action, say("kernel.pass"), (Target(TargetKind.BUTTON, "pass"),))
            return super().describe(state, seat, action)

    evening, question = point(qtbot)
    question.view.agenda[-1] = Point()
    listed = [option.action for option in Draft(question).options()]
    assert listed == [*(Mark(Seat(n)) for n in range(4)), Pass()]
    evening.session.close()


def test_a_page_is_whole_as_it_is(qtbot: QtBot) -> None:
    evening = Evening(harbour(3, 0, 1), THREE)
    evening.session.start()
    evening.until(qtbot, lambda: evening.session.question is not None)
    assert evening.session.question is not None
    draft = Draft(evening.session.question)
    assert draft.is_page
    assert draft.is_whole
    assert draft.parts == (Seen(),)
    assert draft.options() == []
    assert draft.secret() is not None
    evening.session.close()


def test_the_clock_of_tests_keeps_the_order() -> None:
    clock, heard = StillClock(), list[str]()
    from PySide6.QtCore import QObject

    parent = QObject()
    for name, ms in (("late", 20), ("early", 10), ("second", 10)):
        hand = clock.timer(parent)
        hand.timeout.connect(lambda n=name: heard.append(n))
        hand.start(ms)
    clock.run(15)
    assert (heard, clock.ms) == (["early", "second"], 15)
    with pytest.raises(AssertionError):
        assert not clock.turn()
