import dataclasses

import pytest

from rules.kernel import agenda, registry
from rules.kernel.agenda import Refused
from rules.kernel.journal import Entry, Help, Mark
from rules.kernel.play import Play, TakeBack, drive
from rules.kernel.registry import setup_of
from rules.kernel.steps import Done, FreeAction, Pass, Seen
from rules.kernel.text import say
from tests import toys
from tests.toys.harbour.actions import Claim, Commit
from tests.toys.harbour.actions import Mark as Point
from tests.toys.harbour.ritual import PointInTheDark
from tests.toys.harbour.turn import StepIn
from tests.toys.harbour.words import Role
from tests.toys.raid.actions import LoseTent, LoseWarrior, March
from tests.toys.raid.battle import Battle
from tests.toys.raid.state import change

toys.register()


def raid(seats: int = 2) -> Play:
    return Play(setup_of("raid", seats, 1))


def fight() -> Play:
    """Both sides must choose what they lose."""
    play = raid()
    play.state.hands[:] = [(), ()]
    for seat in (0, 1):
        change(play.state, seat, tents=(0, 0, 0, 0, 2))
    play.state.agenda.append(Battle(0, 1, 4, 0))
    agenda.begin(play.state, iter([(2, 2)]))
    return play


def key_of(undo_barrier) -> str | None:
    return undo_barrier and undo_barrier.key


def test_state_and_journal_go_in_step() -> None:
    play = raid()
    before = play.state.clone()
    happened = play.submit(0, March(0, 1, 2))
    assert play.snapshots == [before]
    assert play.happened == [happened]
    assert play.journal.entries == [Entry(0, March(0, 1, 2), happened.outcomes)]
    with pytest.raises(Refused):
        play.submit(1, Done())
    assert len(play.snapshots) == len(play.journal.entries) == 1


def test_from_a_position() -> None:
    play = raid()
    play.submit(0, March(0, 1, 2))
    other = Play.from_state(play.setup, play.state)
    assert other.state == play.state
    assert other.journal.entries == []
    other.submit(0, Done())
    assert Play.resumed(other.journal).state == other.state


# ---------------------------------------------------------------- withdrawing


def test_a_part_is_taken_back_and_leaves_the_journal() -> None:
    play = fight()
    before = play.state.clone()
    play.submit(0, LoseTent())
    play.withdraw(0)
    assert play.state == before
    assert play.journal.entries == []
    assert play.snapshots == play.happened == []


def test_what_others_answered_since_stays() -> None:
    play = fight()
    play.submit(0, LoseTent())
    play.submit(1, LoseTent())
    play.submit(0, LoseWarrior())
    play.withdraw(1)
    assert play.state.answers == {0: (LoseTent(), LoseWarrior())}
    assert [entry.part for entry in play.journal.entries] == [LoseTent(), LoseWarrior()]
    play.submit(1, LoseWarrior())
    play.submit(1, LoseWarrior())
    assert play.state.bands[0].warriors[4] == 1
    assert play.state.bands[1].warriors[4] == 0


def test_nothing_to_withdraw() -> None:
    play = fight()
    with pytest.raises(Refused) as refused:
        play.withdraw(0)
    assert refused.value.reason == say("kernel.nothing_to_withdraw")


def test_an_answer_from_before_the_position_stays() -> None:
    """A game that starts in the middle of a question has no entry that could be taken back."""
    begun = fight()
    begun.submit(0, LoseTent())
    play = Play.from_state(begun.setup, begun.state)
    with pytest.raises(Refused) as refused:
        play.withdraw(0)
    assert refused.value.reason == say("kernel.nothing_to_withdraw")
    play.submit(1, LoseTent())
    play.withdraw(1)
    assert play.state == begun.state


def test_an_aside_is_no_part() -> None:
    play = Play(setup_of("harbour", 3, 2))
    for seat in range(3):
        play.submit(seat, Seen())
    play.submit(0, Pass())
    play.submit(0, Claim(Role.GUARD))
    play.withdraw(0)
    assert play.state.answers == {}
    assert [entry.part for entry in play.journal.entries[3:]] == [Claim(Role.GUARD)]
    assert play.state.keepers[0].claims == 1


def test_withdrawing_ends_what_could_be_redone() -> None:
    play = fight()
    play.submit(0, LoseTent())
    play.submit(1, LoseTent())
    play.undo(play.undo_target([0, 1], TakeBack.STRICT))
    play.withdraw(0)
    with pytest.raises(Refused):
        play.redo([0, 1])


# ---------------------------------------------------------------- the way back


def test_nothing_to_take_back() -> None:
    way = raid().undo_target([0, 1], TakeBack.STRICT)
    assert (way.to, key_of(way.undo_barrier)) == (0, "kernel.barrier_start")
    assert not way.crossable


def test_back_to_the_last_answer_of_a_person() -> None:
    play = raid()
    before = play.state.clone()
    play.submit(0, March(0, 1, 2))
    way = play.undo_target([0], TakeBack.STRICT)
    assert (way.to, way.seat, way.undo_barrier) == (0, 0, None)
    play.undo(way)
    assert play.state == before
    assert play.journal.entries == []
    done = play.redo([0])
    assert len(done) == 1
    assert play.journal.entries[0].part == March(0, 1, 2)
    with pytest.raises(Refused) as refused:
        play.redo([0])
    assert refused.value.reason == say("kernel.nothing_to_redo")


def test_another_choice_ends_what_could_be_redone() -> None:
    play = raid()
    play.submit(0, March(0, 1, 2))
    play.undo(play.undo_target([0], TakeBack.STRICT))
    play.submit(0, March(0, 1, 1))
    with pytest.raises(Refused):
        play.redo([0])


def test_what_others_did_since_goes_back_too() -> None:
    play = fight()
    before = play.state.clone()
    play.submit(0, LoseTent())
    play.submit(1, LoseTent())
    way = play.undo_target([0], TakeBack.STRICT)
    assert way.to == 0
    play.undo(way)
    assert play.state == before
    assert len(play.redo([0])) == 2
    assert len(play.journal.entries) == 2


def test_barriers_stand_unless_the_table_is_friendly() -> None:
    play = raid()
    play.submit(0, Done())
    way = play.undo_target([0, 1], TakeBack.STRICT)
    assert key_of(way.undo_barrier) == "kernel.barrier_reveal"
    with pytest.raises(Refused):
        play.undo(way)
    none = play.undo_target([0, 1], TakeBack.NONE)
    assert (key_of(none.undo_barrier), none.crossable) == ("kernel.barrier_none_allowed", False)
    friendly = play.undo_target([0, 1], TakeBack.FRIENDLY)
    assert friendly.crossable
    play.undo(friendly)
    assert play.journal.marks == [Mark(Help.TAKE_BACK, 0, 0)]


def test_where_secrets_are_the_game_no_barrier_is_crossed() -> None:
    play = Play(setup_of("harbour", 3, 2))
    play.state.agenda[:] = [StepIn(), PointInTheDark()]
    play.state.answers.clear()
    play.submit(0, Point(1))
    way = play.undo_target([0, 1, 2], TakeBack.FRIENDLY)
    assert (key_of(way.undo_barrier), way.crossable) == ("kernel.binding", False)


def test_another_persons_decision_is_a_barrier() -> None:
    play = fight()
    play.submit(0, LoseTent())
    play.submit(1, LoseTent())
    everybody = [0, 1]
    way = play.undo_target(everybody, TakeBack.STRICT)
    assert (way.to, way.seat, way.undo_barrier) == (1, 1, None)
    play.undo(way)
    assert (
        key_of(play.undo_target(everybody, TakeBack.STRICT).undo_barrier) == "kernel.barrier_person"
    )


def test_passes_and_pages_are_skipped() -> None:
    play = Play(setup_of("harbour", 3, 2))
    play.submit(0, Seen())
    assert key_of(play.undo_target([0], TakeBack.STRICT).undo_barrier) == "kernel.barrier_start"
    for seat in (1, 2):
        play.submit(seat, Seen())
    play.submit(0, Pass())
    assert play.undo_target([0], TakeBack.STRICT).to == 0
    play.submit(0, Claim(Role.THIEF))
    assert isinstance(play.journal.entries[-1].part, FreeAction)
    assert play.undo_target([0], TakeBack.STRICT).to == 4


def test_single_choices_go_back_with_the_decision_before() -> None:
    play = fight()
    change(play.state, 0, tents=(0,) * 5)
    play.submit(1, LoseTent())
    play.submit(0, LoseWarrior())
    assert play.undo_target([0, 1], TakeBack.STRICT).seat == 1


def test_a_dummy_task_alone_is_no_decision() -> None:
    play = Play(setup_of("harbour", 4, 2))
    play.state.agenda[:] = [StepIn(), PointInTheDark()]
    play.state.answers.clear()
    guard = next(seat for seat in range(4) if play.state.roles[seat] is Role.GUARD)
    others = [seat for seat in range(4) if seat != guard]
    play.submit(guard, Point(others[0]))
    assert play.undo_target([guard], TakeBack.STRICT).seat is None
    assert play.undo_target([guard, others[0]], TakeBack.STRICT).seat == guard


def test_fingerprints_behind_the_way_back_are_dropped() -> None:
    play = raid()
    for _ in range(40):
        seat = agenda.asked(play.state)[0]
        march = agenda.actions(play.state, seat)[0]
        assert isinstance(march, March)
        play.submit(seat, march)
    assert sorted(play.journal.digests) == [20, 40]
    play._go_back(39)
    assert sorted(play.journal.digests) == [20]
    assert Play.resumed(play.journal).state == play.state


def test_help_stays_noted_within_the_journal() -> None:
    play = raid()
    play.submit(0, March(0, 1, 1))
    play.mark(Help.HINT, 0)
    assert play.journal.marks == [Mark(Help.HINT, 1, 0)]
    play.undo(play.undo_target([0], TakeBack.STRICT))
    assert play.journal.marks == [Mark(Help.HINT, 0, 0)]


# ---------------------------------------------------------------- the driver


def first(view, request):
    return request.actions[0]


def test_the_driver_plays_to_the_end() -> None:
    play = Play(setup_of("harbour", 3, 4))
    given = drive(play, dict.fromkeys(range(3), first), 1000)
    assert play.state.outcome is not None
    assert given == len(play.journal.entries)


def test_the_driver_stops_where_nobody_thinks() -> None:
    play = raid()
    assert drive(play, {0: first}, 1000) > 0
    assert agenda.asked(play.state) == [1]


def test_minds_see_views_only() -> None:
    def look(view, request):
        assert view.deck == ("",) * len(view.deck)
        assert set(view.hands[1 - request.seat]) <= {""}
        return request.actions[-1]

    drive(raid(), {0: look, 1: look}, 1000)


def test_a_game_without_end_is_a_fault() -> None:
    with pytest.raises(RuntimeError, match="no end after 5"):
        drive(raid(), {0: first, 1: first}, 5)


def test_take_back_belongs_to_the_game(monkeypatch) -> None:
    entry = dataclasses.replace(toys.raid.GAME, undo_over_reveals=False)
    monkeypatch.setitem(registry._loaded, "raid", entry)
    play = raid()
    play.submit(0, Done())
    assert not play.undo_target([0], TakeBack.FRIENDLY).crossable
    assert Commit(1) != Commit(2)
