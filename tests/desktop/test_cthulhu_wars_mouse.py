"""Cthulhu Wars by real clicks at what is seen: set-up, battles, negotiations, every question."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.translate import words
from rules.cthulhu_wars.actions import ChooseUnit, Fight, Number, Use, Walks
from rules.cthulhu_wars.asking import area_target
from rules.cthulhu_wars.battle.pre import BeforeDice
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.names import faction_name
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.talks import MakeOffer
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import Setup
from rules.kernel.steps import Pass, Seat
from tests.desktop.earthlings import (
    FOUR,
    TABLES,
    Clicker,
    OpenLamp,
    Reader,
    in_order,
    last_moments,
    resumed,
    setup_for,
    taken_up,
)
from tests.desktop.tablefolk import check_result, seats_chosen, try_each_kind, try_part
from tests.desktop.test_root_mouse import scroll_to
from tests.rules.cthulhu_wars.scenes import CC, GC, YS, area, kind, put, scene, take

LAST = 8
"""So many choices before the end a game is taken up where there is no time for the whole."""
TRIED, TRIED_AT_LENGTH = 1, 10
"""So many of the answers to a question are tried."""
PARTS = 8
LEAST_KINDS = 24
"""So many kinds of questions the rule cases ask at least."""


# ---------------------------------------------------------------- set-up
def set_up(mouse: Clicker, factions: Sequence[str], persons: int) -> None:
    """In the set-up, by clicks: so many seats, who sits there, which factions."""
    seats_chosen(mouse, "cthulhu_wars", len(factions), persons)
    for number, faction in enumerate(factions, 1):
        scroll_to(mouse, f"option_seat_{number}")
        mouse.choose(f"option_seat_{number}", words(faction_name(Faction(faction))))
    mouse.press("Start")


def begun(lamp: Lamplight, qtbot: QtBot, factions: Sequence[str], persons: int) -> Clicker:
    mouse = Clicker(lamp, qtbot)
    set_up(mouse, factions, persons)
    mouse.wait()
    assert [str(each) for each in mouse.state.factions] == list(factions)
    return mouse


@pytest.mark.parametrize("factions", TABLES, ids=("three", "four"))
def test_factions_are_chosen_in_the_set_up(
    open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]
) -> None:
    """Then some turns are taken, closed and taken up again."""
    mouse = begun(open_lamp(), qtbot, factions, len(factions))
    mouse.play(lambda: len(mouse.asked) >= 6)
    mouse = resumed(mouse, open_lamp)
    mouse.play(lambda: len(mouse.asked) >= 4)
    assert "TakeTurn" in mouse.asked


@pytest.mark.parametrize("factions", TABLES, ids=("three", "four"))
def test_the_last_turns(open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]) -> None:
    setup = setup_for(factions, 1)
    state, chosen = last_moments(setup, LAST)
    reader = Reader(open_lamp(), qtbot, chosen)
    taken_up(reader, setup, state)
    reader.play()
    assert not reader.written
    check_result(reader)


@pytest.mark.soak
@pytest.mark.parametrize("factions", TABLES, ids=("three", "four"))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_clicks(
    open_lamp: OpenLamp,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    factions: tuple[str, ...],
    seed: int,
) -> None:
    """From the set-up to the result, all seats people, anything that is open."""
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: seed)
    mouse = begun(open_lamp(), qtbot, factions, len(factions))
    mouse.play(lambda: len(mouse.asked) == 40)
    mouse = resumed(mouse, open_lamp)
    mouse.play()
    check_result(mouse)


# ---------------------------------------------------------------- in the middle of things
def at_war() -> Earth:
    """Great Cthulhu beside Flying Polyps in North Asia: both sides have something before the
    dice."""
    state = scene(FOUR)
    put(state, 0, "north_asia", cthulhu=1, acolyte=2, deep_one=2)
    put(state, 2, "north_asia", flying_polyp=2, acolyte=1)
    put(state, 1, "west_africa", acolyte=6)
    put(state, 3, "europe", acolyte=6)
    take(state, 2, "invisibility")
    return in_order(state, TakeTurn(Seat(0)))


def test_a_battle_goes_on_the_next_day_before_the_dice(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Declared by a click on the enemy; closed between what the attacker does before the dice and
    what the defender does; then played to its end."""
    state, mouse = at_war(), Clicker(open_lamp(), qtbot)
    place = area(state, "north_asia")
    taken_up(mouse, setup_for(FOUR, 5), state)
    mouse.sit_down()
    mouse.pick(Fight(place, Seat(2)))
    mouse.sit_down()
    mouse.pick(Use("devour"))
    assert mouse.sit_down().seat == 2
    acolyte = kind(state, 2, "acolyte")
    mouse.pick(ChooseUnit(Seat(2), acolyte, place))
    question = mouse.sit_down()
    assert isinstance(question.choice, BeforeDice)
    assert question.seat == 2
    fought = mouse.state.battle
    assert fought is not None
    assert fought.used
    mouse = resumed(mouse, open_lamp)
    assert isinstance(mouse.sit_down().choice, BeforeDice)
    assert mouse.state.battle == fought
    mouse.pick(Pass())
    mouse.play(lambda: mouse.state.battle is None)
    mouse.play(lambda: mouse.state.turn is not None and mouse.state.turn.seat != 0)


def in_conference() -> tuple[Setup, Earth]:
    """Crawling Chaos with The Thousand Forms, the others rich enough for any roll."""
    state = scene((CC, GC, YS))
    put(state, 0, "asia", nyarlathotep=1)
    for seat, home in ((1, "south_pacific"), (2, "europe")):
        put(state, seat, home, acolyte=6)
    take(state, 0, "the_thousand_forms")
    return setup_for((CC, GC, YS), 4), in_order(state, TakeTurn(Seat(0)))


def test_a_negotiation_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Closed after the first offer; the next seat still sees it."""
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, *in_conference())
    mouse.sit_down()
    mouse.pick(Use("the_thousand_forms"))
    question = mouse.sit_down()
    assert isinstance(question.choice, MakeOffer)
    mouse.pick(Number(0))
    offers = mouse.state.talks
    assert len(offers) == 2
    mouse = resumed(mouse, open_lamp)
    assert mouse.state.talks == offers
    question = mouse.sit_down()
    assert isinstance(question.choice, MakeOffer)
    assert question.seat != offers[0].seat
    mouse.pick(Number(question.choice.number))
    mouse.sit_down()
    assert not mouse.state.talks


# ---------------------------------------------------------------- a move, unit by unit
def test_a_move_is_entered_unit_by_unit_and_taken_back(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Each unit is a click on it and one where it goes; Undo brings the last one back."""
    state, mouse = at_war(), Clicker(open_lamp(), qtbot)
    home, away = area(state, "north_asia"), area(state, "europe")
    deep_one, cthulhu = kind(state, 0, "deep_one"), kind(state, 0, "cthulhu")
    taken_up(mouse, setup_for(FOUR, 5), state)
    mouse.sit_down()
    mouse.pick(Walks(deep_one, home, away))
    mouse.sit_down()
    mouse.pick(Walks(cthulhu, home, away))
    mouse.sit_down()
    turn = mouse.state.turn
    assert turn is not None
    assert [walk.kind for walk in turn.moving] == [deep_one, cthulhu]
    undo = mouse.window.findChild(QToolButton, "tool_undo")
    assert undo is not None
    mouse.click(undo)
    qtbot.waitUntil(lambda: mouse.session.entries == 1)
    mouse.sit_down()
    turn = mouse.state.turn
    assert turn is not None
    assert [walk.kind for walk in turn.moving] == [deep_one]
    assert mouse.state.units[home][0][cthulhu] == 1


# ---------------------------------------------------------------- why not
def test_the_click_after_why_not_asks_and_chooses_nothing(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """First where nothing is lit, then on what could be chosen; the click after that chooses."""
    state, mouse = at_war(), Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup_for(FOUR, 5), state)
    question, board = mouse.sit_down(), mouse.window.table.board
    why = mouse.window.findChild(QToolButton, "tool_why")
    assert why is not None
    for place, lit in (("australia", False), ("north_asia", True)):
        mouse.click(why)
        assert (
            "Click anything to see why you can't choose it"
            in mouse.window.prompt.reply.accessibleName()
        )
        panel = mouse.panel_of(area_target(area(state, place)))
        if panel is None:
            panel = board.scene.map.areas[area(state, place)]
        mouse.click_panel(panel)
        assert mouse.window.table.question is question
        assert not board.holds_step()
        said = mouse.window.prompt.reply.accessibleName()
        assert ("no unit in Australia" in said) is not lit


# ---------------------------------------------------------------- every question, every answer
def test_each_kind_of_question_is_answered_by_clicks(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """One position of each kind, some of the answers."""
    assert try_each_kind(Clicker(open_lamp(), qtbot), "cthulhu_wars", TRIED) >= LEAST_KINDS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_each_answer_is_given_by_clicks(open_lamp: OpenLamp, qtbot: QtBot, part: int) -> None:
    """Many answers to each question of all rule cases."""
    mouse = Clicker(open_lamp(), qtbot)
    try_part(mouse, "cthulhu_wars", slice(part, None, PARTS), TRIED_AT_LENGTH)
