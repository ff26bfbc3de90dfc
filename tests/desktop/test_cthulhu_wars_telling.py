"""Cthulhu Wars in the window tells what it owes: the whole log, what Undo may do, who is asked out
of turn; bots at each pace."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.settings import Pace
from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.books.reveals import OfferReveal, Reveal
from rules.cthulhu_wars.rounds.stable import Interrupt
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import Setup
from rules.kernel.steps import Done, Pass, Seat
from tests.desktop import taking_back
from tests.desktop.earthlings import (
    FOUR,
    THREE,
    Clicker,
    OpenLamp,
    Reader,
    in_order,
    setup_for,
    taken_up,
    written,
)
from tests.desktop.taking_back import check_log, lines_of, told_to
from tests.desktop.test_cthulhu_wars_secrets import scene_with_signs
from tests.rules.cthulhu_wars.scenes import area, kind, put, scene, take

FOLLOWED = 12
"""Through so many choices the log is followed."""
BEGINS = 30
"""From this choice of a random game on."""


# ---------------------------------------------------------------- the log
@pytest.mark.parametrize("factions", [FOUR, THREE], ids=("four", "three"))
def test_the_log_is_whole(open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]) -> None:
    """A line for each thing told, in its order."""
    setup = setup_for(factions, 2)
    state, chosen = written(setup, lambda moment: moment.number == BEGINS, FOLLOWED)
    reader = Reader(open_lamp(), qtbot, chosen)
    taken_up(reader, setup, state)
    check_log(reader)
    assert len(reader.window.log.lines()) >= FOLLOWED / 2


# ---------------------------------------------------------------- taking back
class Regretter(taking_back.Regretter, Reader):
    """Tries the way back after each choice."""


def test_what_was_done_can_be_taken_back_until_something_is_learned(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    setup = setup_for(FOUR, 2)
    state, chosen = written(setup, lambda moment: moment.number == BEGINS, FOLLOWED)
    user = Regretter(open_lamp(), qtbot, chosen)
    taken_up(user, setup, state)
    user.play(lambda: not user.written)
    assert len(user.taken_back) >= 3


# ---------------------------------------------------------------- out of turn
def with_devolve() -> tuple[Setup, Earth]:
    """Crawling Chaos moves towards cultists that could become Deep Ones."""
    state = scene(FOUR)
    put(state, 0, "south_pacific", acolyte=4)
    put(state, 2, "south_atlantic", nightgaunt=2, acolyte=2)
    put(state, 1, "west_africa", acolyte=6)
    put(state, 3, "europe", acolyte=6)
    take(state, 0, "devolve")
    return setup_for(FOUR, 5), in_order(state, TakeTurn(Seat(2)))


def walk_once(mouse: Clicker, target: str) -> None:
    """Crawling Chaos moves a Nightgaunt there, and ends its move."""
    state = mouse.state
    source = area(state, "south_atlantic")
    mouse.sit_down()
    mouse.pick(Walks(kind(state, 2, "nightgaunt"), source, area(state, target)))
    mouse.sit_down()
    mouse.pick(Done())
    mouse.wait()


def test_whoever_has_devolve_is_asked_after_each_action_of_others(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    mouse, (setup, state) = Clicker(open_lamp(), qtbot), with_devolve()
    state.turn = type(state.turn)(seat=Seat(2)) if state.turn is not None else None
    taken_up(mouse, setup, state)
    walk_once(mouse, "west_africa")
    question = mouse.sit_down()
    assert (question.seat, type(question.choice)) == (0, Interrupt)
    mouse.pick(Pass())
    assert not isinstance(mouse.sit_down().choice, Interrupt)


@pytest.mark.parametrize(
    ("order", "target", "asked"),
    [
        ("no_interrupt", "west_africa", False),
        ("no_interrupt", "south_pacific", False),
        ("if_threatened", "west_africa", False),
        ("if_threatened", "south_pacific", True),
    ],
)
def test_whoever_has_left_an_answer_is_not_asked(
    open_lamp: OpenLamp, qtbot: QtBot, order: str, target: str, asked: bool
) -> None:
    """Never, or only when an enemy could capture one of its cultists."""
    mouse, (setup, state) = Clicker(open_lamp(), qtbot), with_devolve()
    state.turn = type(state.turn)(seat=Seat(2)) if state.turn is not None else None
    put(state, 2, "antarctica", acolyte=1)
    session = taken_up(mouse, setup, state)
    if target == "south_pacific":
        put(mouse.state, 2, "south_pacific", nightgaunt=1)
    session.set_standing(Seat(0), order, True)
    walk_once(mouse, "west_africa")
    assert isinstance(mouse.sit_down().choice, Interrupt) is asked


@pytest.mark.parametrize("is_muted", [True, False])
def test_a_muted_reveal_is_not_asked(open_lamp: OpenLamp, qtbot: QtBot, is_muted: bool) -> None:
    """No curtain, no question: the turn of the next goes on."""
    mouse, (setup, state) = Clicker(open_lamp(), qtbot), scene_with_signs()
    state.doom[1] = 25
    in_order(state, TakeTurn(Seat(0)))
    session = taken_up(mouse, setup, state)
    session.set_standing(Seat(1), "no_reveal", is_muted)
    mouse.sit_down()
    source, target = area(state, "south_pacific"), area(state, "antarctica")
    mouse.pick(Walks(kind(state, 0, "acolyte"), source, target))
    mouse.sit_down()
    mouse.pick(Done())
    question = mouse.sit_down()
    assert isinstance(question.choice, TakeTurn if is_muted else OfferReveal)
    assert question.seat == 1
    assert mouse.state.signs[1] == state.signs[1]


def test_the_question_of_reveals_offers_to_be_muted(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The menu of standing answers stands open to whoever is asked."""
    mouse, (setup, state) = Clicker(open_lamp(), qtbot), scene_with_signs()
    state.doom[1] = 25
    taken_up(mouse, setup, in_order(state, Reveal(Seat(1)), TakeTurn(Seat(0))))
    question = mouse.sit_down()
    assert isinstance(question.choice, OfferReveal)
    mouse.menu("Move", "Standing answers", "Keep Elder Signs face down")
    qtbot.waitUntil(lambda: not isinstance(mouse.choice, OfferReveal))
    assert mouse.session.standing.stands(Seat(1), "no_reveal")


# ---------------------------------------------------------------- bots
@pytest.mark.parametrize("pace", list(Pace))
def test_bots_play_at_each_pace(open_lamp: OpenLamp, qtbot: QtBot, pace: Pace) -> None:
    """Until a person is asked; step by step each waits for Space."""
    setup = setup_for(FOUR, 2)
    state, _ = written(setup, lambda moment: moment.number == BEGINS, 1)
    mouse = Clicker(open_lamp(pace=pace), qtbot)
    session = taken_up(mouse, setup, state, persons=(3,))
    for _ in range(60):
        if mouse.window.table.question is not None:
            break
        session.step()
        qtbot.wait(5)
    qtbot.waitUntil(mouse.is_asked, timeout=30_000)
    assert mouse.question.seat == 3
    assert mouse.window.log.lines() == lines_of(told_to(mouse, Seat(3)))
