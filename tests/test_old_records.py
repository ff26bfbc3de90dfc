"""Records of every format that has been in use open, play on, and keep their results.

`tests/saves/format-N/` holds samples as they were written; they are never made anew. What stands
in them is written here by hand, so that a reader that merely agrees with itself does not pass.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel import agenda
from rules.kernel.play import TakeBack
from rules.kernel.record import Record, SeatKind, read_record, resume
from rules.kernel.steps import Seat

SAVES = Path(__file__).parent / "saves"
SAMPLES = sorted(SAVES.glob("format-*/*.lamplight"))


def sample(name: str) -> Record:
    return read_record((SAVES / f"{name}.lamplight").read_bytes())


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_opens_and_plays_to_the_end(path: Path) -> None:
    play = resume(read_record(path.read_bytes()))
    assert play.game.problems(play.state) == []
    while seats := agenda.asked(play.state):
        play.submit(seats[0], agenda.request(play.state, seats[0]).actions[0])
    assert play.state.outcome is not None


def test_a_finished_solo_game() -> None:
    record = sample("format-1/solo-finished")
    assert record.head.summary.totals == (106,)
    assert record.take_back is TakeBack.FRIENDLY
    assert resume(record).state.outcome is not None


def test_a_hand_over_with_answers_of_two() -> None:
    record = sample("format-1/three-persons-open-answer")
    assert [plan.kind for plan in record.head.seats] == [SeatKind.PERSON] * 3
    assert record.head.options["skills"] == "on"
    assert agenda.asked(resume(record).state) == [Seat(0)]


def test_the_heroes_at_an_end() -> None:
    assert sample("format-1/heroes-finished").head.summary.totals == (102, 95)


def test_a_private_game_with_bots() -> None:
    record = sample("format-1/private-with-bots")
    assert [plan.level for plan in record.head.seats] == ["", "steady", "master", "novice"]
    assert record.take_back is TakeBack.NONE
    assert agenda.asked(resume(record).state)[0] == Seat(0)
