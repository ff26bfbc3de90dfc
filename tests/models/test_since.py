"""What has happened since a person's last decision (models/since.py)."""

from __future__ import annotations

import pytest

from models.since import Since
from models.standing import StandingAnswers
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Action, Done, Pass, Seat
from rules.kernel.text import Text, english
from tests import toys
from tests.toys.raid.actions import Attack, LoseTent, LoseWarrior, March
from tests.toys.raid.battle import Battle
from tests.toys.raid.state import change

toys.register()

ADA, BEN = Seat(0), Seat(1)


def raid(*hits: int) -> tuple[Play, Since]:
    play = Play(setup_of("raid", 2, 1))
    if hits:
        play.state.hands[:] = [(), ()]
        for seat in (ADA, BEN):
            change(play.state, seat, tents=(0, 0, 0, 0, 2))
        play.state.agenda.append(Battle(ADA, BEN, 4, 0))
        agenda.begin(play.state, iter([hits]))
    return play, Since(play, (ADA, BEN), StandingAnswers(play))


def said(since: Since, seat: Seat, viewer: Seat | None) -> list[str]:
    texts = [did.event.text() for did in since.events(seat, viewer)]
    return [english(text) for text in texts if isinstance(text, Text)]


def do(play: Play, *answers: tuple[Seat, Action]) -> None:
    for seat, action in answers:
        play.submit(seat, action)


def test_it_begins_with_what_another_did_after_the_own_decision() -> None:
    play, since = raid()
    do(play, (ADA, March(0, 1, 2)))
    assert since.decided(ADA) == 1
    assert said(since, ADA, ADA) == [], "what came of the own move is known"
    assert len(said(since, BEN, BEN)) == 1
    do(play, (ADA, Done()))
    assert all(did.seat == BEN for did in since.events(ADA, ADA)[:1])
    assert since.decided(BEN) == 0


def test_an_attack_on_me_is_told_though_i_could_answer_in_one_way_only() -> None:
    play, since = raid()
    play.state.hands[:] = [(), ()]
    attack = Attack(4, BEN)
    do(play, (ADA, attack))
    while agenda.asked(play.state) == [BEN]:
        actions = agenda.request(play.state, BEN).actions
        if len(actions) > 1:
            break
        do(play, (BEN, actions[0]))
    assert len(play.journal.entries) > 1, "something answered itself"
    assert since.decided(BEN) == 0
    assert any("attack" in line for line in said(since, BEN, BEN))


def test_the_same_is_told_after_the_game_was_opened_again() -> None:
    play, since = raid(2, 2)
    do(play, (ADA, LoseTent()), (BEN, LoseTent()))
    told = [(said(since, seat, seat), since.decided(seat)) for seat in (ADA, BEN)]
    again = Play.from_state(play.setup, play.snapshots[0])
    do(again, *((entry.seat, entry.part) for entry in play.journal.entries))
    opened = Play.resumed(again.journal)
    reopened = Since(opened, (ADA, BEN), StandingAnswers(opened))
    assert [(said(reopened, seat, seat), reopened.decided(seat)) for seat in (ADA, BEN)] == told


def test_taking_back_takes_it_back() -> None:
    play, since = raid(2, 2)
    do(play, (ADA, LoseTent()), (BEN, LoseWarrior()))
    assert since.decided(BEN) == 2
    play._go_back(1)
    assert since.decided(BEN) == 0


def test_what_is_shown_again_ends_with_the_table_of_now() -> None:
    play, since = raid()
    do(play, (ADA, March(0, 1, 2)), (ADA, Done()))
    shown = since.happenings(BEN, None)
    assert [len(each.events) > 0 for each in shown] == [True] * len(shown)
    assert shown[-1].view.ply == play.state.ply
    assert all(each.viewer is None for each in shown)


def test_a_standing_answer_is_nobody_s_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    play, since = raid(2, 2)
    do(play, (ADA, LoseTent()), (BEN, LoseTent()))
    assert since.decided(BEN) == 2
    monkeypatch.setattr(StandingAnswers, "answer_in", lambda *_: LoseTent())
    assert since.decided(BEN) == 0


def test_a_brief_question_is_not_a_look_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    play, since = raid(2, 2)
    do(play, (ADA, LoseTent()), (BEN, LoseTent()))
    asked = [agenda.question(play.snapshots[number]) for number in range(2)]
    assert since.decided(BEN) == 2
    for choice in asked:
        assert choice is not None
        monkeypatch.setattr(type(choice), "IS_BRIEF", True)
    assert since.decided(BEN) == 0


def test_passes_are_none_either() -> None:
    play, since = Play(setup_of("harbour", 3, 2)), None
    since = Since(play, (ADA, BEN, Seat(2)), StandingAnswers(play))
    for seat in agenda.asked(play.state):
        play.submit(seat, agenda.request(play.state, seat).actions[0])
    play.submit(ADA, Pass())
    assert since.decided(ADA) == 0


def test_events_of_one_seat_are_kept_from_another() -> None:
    play, since = raid()
    while agenda.asked(play.state) == [ADA]:
        do(play, (ADA, Done()))
    for viewer in (ADA, BEN, None):
        for did in since.events(BEN, viewer):
            assert did.event.for_seat(viewer) == did.event
