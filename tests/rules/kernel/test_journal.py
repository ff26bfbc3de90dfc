import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.journal import DIGEST_EVERY, Entry, Help, Journal, Mark, ReplayFault, replay
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Done
from tests import toys
from tests.toys.raid.actions import Attack

toys.register()


def played(answers: int = 2 * DIGEST_EVERY + 3) -> Play:
    """A game of Raid in which always the same kind of thing is chosen."""
    play = Play(setup_of("raid", 3, 8))
    for number in range(answers):
        seat = agenda.asked(play.state)[0]
        actions = agenda.actions(play.state, seat)
        attacks = [each for each in actions if isinstance(each, Attack)]
        is_time = number in (3, 20)
        play.submit(seat, attacks[0] if attacks and is_time else actions[0])
    return play


def states(journal: Journal) -> list:
    return [(state.clone(), happened) for state, happened in replay(journal)]


def changed(journal: Journal, index: int, **values) -> Journal:
    entries = list(journal.entries)
    entries[index] = msgspec.structs.replace(entries[index], **values)
    return msgspec.structs.replace(journal, entries=entries)


def test_every_state_comes_back() -> None:
    play = played()
    found = states(play.journal)
    assert [state for state, _ in found] == [*play.snapshots, play.state]
    assert [happened for _, happened in found] == [play.opening, *play.happened]
    assert sorted(play.journal.digests) == [DIGEST_EVERY, 2 * DIGEST_EVERY]


def test_a_journal_may_start_from_a_state() -> None:
    play = played()
    middle = 10
    journal = Journal(
        play.setup,
        entries=play.journal.entries[middle:],
        origin=encode(play.snapshots[middle]),
    )
    found = states(journal)
    assert found[0] == (play.snapshots[middle], agenda.StepResult((), (), None))
    assert found[-1][0] == play.state


def fault_of(journal: Journal) -> ReplayFault:
    with pytest.raises(ReplayFault) as fault:
        states(journal)
    return fault.value


def test_a_refused_entry_is_named() -> None:
    fault = fault_of(changed(played().journal, 4, part=Attack(0, 0)))
    assert fault.entry == 4
    assert "can't choose that" in str(fault)


def test_an_entry_of_another_seat_is_named() -> None:
    journal = played().journal
    fault = fault_of(changed(journal, 3, seat=(journal.entries[3].seat + 1) % 3))
    assert (fault.entry, fault.what) == (3, "It is not this player's turn to decide.")


def drawing(journal: Journal) -> int:
    return next(index for index, entry in enumerate(journal.entries) if entry.drawn)


def test_results_of_chance_must_fit() -> None:
    journal = played().journal
    index = drawing(journal)
    assert fault_of(changed(journal, index, drawn=((9, 9),))).entry == index


@pytest.mark.parametrize("drawn", [(), ((0, 0), (1, 1))])
def test_as_many_results_as_are_wanted(drawn) -> None:
    journal = played().journal
    index = drawing(journal)
    fault = fault_of(changed(journal, index, drawn=drawn))
    assert fault.entry == index
    assert "results of chance" in fault.what


def test_results_of_the_setup() -> None:
    journal = played().journal
    for opening, said in (((), "results of chance"), (((0,),), "cannot come from")):
        fault = fault_of(msgspec.structs.replace(journal, opening=opening))
        assert fault.entry == -1
        assert said in fault.what


def test_a_fingerprint_that_differs_is_named() -> None:
    journal = played().journal
    journal.digests[DIGEST_EVERY] = "0" * 16
    assert fault_of(journal).entry == DIGEST_EVERY - 1


def test_an_origin_that_cannot_be_read() -> None:
    fault = fault_of(Journal(setup_of("raid", 3, 8), origin=b"{}"))
    assert fault.entry == -1
    assert "missing or unknown" in fault.what


def test_plain_records() -> None:
    assert Entry(0, Done()) == Entry(0, Done(), ())
    assert Mark(Help.HINT, 3, 1).kind == "hint"
