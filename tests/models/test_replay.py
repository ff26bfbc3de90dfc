"""A record looked at again (models/replay.py)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.replay import ReplaySession, Stride
from models.seating import bot, person
from rules.kernel import agenda
from rules.kernel.play import Play, drive
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import Witness, lanterns, shows_secrets

PLANS = [person("Ada"), bot("random"), bot("random")]


def played(answers: int = 10_000) -> Play:
    play = lanterns(3)
    while agenda.asked(play.state) and len(play.journal.entries) < answers:
        seat = agenda.asked(play.state)[-1]
        play.submit(seat, agenda.request(play.state, seat).actions[-1])
    return play


@pytest.fixture
def replay(qtbot: QtBot) -> ReplaySession:
    found = ReplaySession(played(), PLANS)
    found.start()
    return found


def test_it_begins_at_the_beginning(replay: ReplaySession) -> None:
    assert replay.position == 0
    assert replay.log.rowCount() == 0
    assert english(replay.where()) == "Night 1"  # type: ignore[arg-type]


def test_one_step_forward_is_shown_as_it_happened(replay: ReplaySession) -> None:
    witness = Witness(replay)
    seen = []
    for _ in range(replay.entries):
        replay.step()
        happening = witness.happenings()[-1]
        assert not happening.jump
        assert happening.view == replay.view
        seen.extend(happening.events)
    assert any(isinstance(event, toy.BidsOpened) for event in seen)
    assert len(witness.of("over")) == 1
    assert replay.log.rowCount() == len([event for event in seen if event.text()])


def test_a_step_back_is_a_jump_and_shortens_the_log(replay: ReplaySession) -> None:
    replay.to_end()
    lines = replay.log.rowCount()
    witness = Witness(replay)
    while replay.log.rowCount() == lines:
        replay.step(-1)
    assert all(happening.jump for happening in witness.happenings())


def test_there_and_back_is_the_same(replay: ReplaySession) -> None:
    replay.jump(7)
    before, lines = replay.view, replay.log.lines
    replay.to_end()
    replay.jump(7)
    assert (replay.view, replay.log.lines) == (before, lines)


def test_jumps_stop_at_both_ends(replay: ReplaySession) -> None:
    replay.step(-1)
    assert replay.position == 0
    replay.step(-1, Stride.ROUND)
    assert replay.position == 0
    replay.jump(10_000)
    assert replay.position == replay.entries
    replay.step(1, Stride.ROUND)
    assert replay.position == replay.entries


def test_round_by_round(replay: ReplaySession) -> None:
    nights = []
    for _ in range(3):
        nights.append(english(replay.where()))  # type: ignore[arg-type]
        replay.step(1, Stride.ROUND)
    assert nights == ["Night 1", "Night 2", "Night 3"]
    assert replay.position == replay.entries
    replay.step(-1, Stride.ROUND)
    assert english(replay.where()) == "Night 3"  # type: ignore[arg-type]


def test_decision_by_decision(replay: ReplaySession) -> None:
    """Each stop is where a question was settled; parts of one answer are passed over."""
    plies, positions = [replay.view.ply], [0]
    while replay.position < replay.entries:
        replay.step(1, Stride.DECISION)
        plies.append(replay.view.ply)
        positions.append(replay.position)
    assert plies == sorted(set(plies))
    assert positions[1] == 6, "three bids of two parts"


def test_of_a_finished_game_any_seat_may_be_looked_through(replay: ReplaySession) -> None:
    assert replay.may_choose_viewer
    replay.choose_viewer(Seat(1))
    assert shows_secrets(replay.view) == [1]  # type: ignore[arg-type]
    replay.choose_viewer(None)
    assert shows_secrets(replay.view) == []  # type: ignore[arg-type]


def test_of_a_running_game_only_the_table_is_shown(qtbot: QtBot) -> None:
    replay = ReplaySession(played(12), PLANS)
    replay.start()
    witness = Witness(replay)
    replay.choose_viewer(Seat(1))
    replay.to_end()
    assert witness.refusals() == [
        "While the game runs, its replay shows only what everyone may see."
    ]
    assert all(shows_secrets(h.view) == [] for h in witness.happenings())  # type: ignore[arg-type]
    assert not witness.of("over")


def test_it_runs_by_itself_to_the_end(replay: ReplaySession, qtbot: QtBot) -> None:
    replay.set_interval(0)
    with qtbot.waitSignal(
        replay.moved, timeout=5_000, check_params_cb=lambda now, _: now.asks is not None
    ):
        replay.play()
    qtbot.waitUntil(lambda: not replay.is_playing)
    replay.play()
    assert replay.position == 0, "once more from the beginning"
    replay.close()
    assert not replay.is_playing


def test_playing_on_leaves_the_record_alone(replay: ReplaySession) -> None:
    replay.jump(9)
    entries = replay.entries
    branch = replay.branch()
    assert branch.state == replay._moments.state_at(9)
    assert len(branch.journal.entries) == 9
    seat = agenda.asked(branch.state)[0]
    branch.submit(seat, agenda.request(branch.state, seat).actions[0])
    assert replay.entries == entries
    assert Play.resumed(branch.journal).state == branch.state


def test_the_rounds_of_cartographers_are_its_seasons(qtbot: QtBot) -> None:
    """A card more is no new round: three seasons begin after spring, then comes the end."""
    play = Play(setup_of("cartographers", 1, 5))
    drive(play, {Seat(0): lambda view, request: request.actions[0]}, 100)
    found = ReplaySession(play, [person("Ada")])
    found.start()
    stops = []
    while found.position < found.entries:
        found.step(1, Stride.ROUND)
        stops.append(found.view.season)  # type: ignore[attr-defined]
    assert stops == [1, 2, 3, 3]
