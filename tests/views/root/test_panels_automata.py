"""What an automaton does stands on its board: order, steps with the numbers of now, traits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from rules.root.automata import LAWS
from rules.root.automata.orders import change
from rules.root.enums import BuildingKind, Phase, Suit
from rules.root.state import Building, Woodland
from tests.rules.root.scenes import scene
from tests.views.root.panelling import FIRST, SECOND, around, laid, told
from views.root.panels import parts
from views.root.panels.boards.automaton_facts import FACTS
from views.root.panels.boards.automaton_steps import STEPS, steps_of
from views.root.panels.cell import Cell

ALL = sorted(LAWS)


def table(automaton: str, **options: str) -> Woodland:
    other = "eyrie" if automaton != "electric_eyrie" else "marquise"
    return scene((automaton, other), options=options)


@pytest.mark.parametrize("automaton", ALL)
def test_every_automaton_has_its_own_board(qtbot: QtBot, automaton: str) -> None:
    board = laid(qtbot, table(automaton), SECOND)
    around(board).turn_to(0)
    said = told(board)
    assert "Automaton: " in said
    assert "Difficulty: Normal" in said
    assert "{" not in said
    assert "root." not in said
    showing = board.scene.showing
    assert showing is not None
    phases = [line.phase for line in steps_of(showing.view, FIRST)]
    assert phases == sorted(phases, key=[*Phase].index)
    assert set(phases) == set(Phase)
    area = around(board)._area.adjusted(-1, -1, 1, 1)
    cells = [each for each in around(board).elements() if isinstance(each, Cell)]
    assert all(area.contains(each.area) for each in cells)
    assert not board.grab().isNull()


def test_steps_and_numbers_are_known_for_all() -> None:
    assert set(ALL) <= set(STEPS)
    assert set(ALL) <= set(FACTS)


def test_the_order_tells_its_clearings_by_priority(qtbot: QtBot) -> None:
    state = table("mechanical_marquise_2")
    change(state, FIRST, order="anvil", suit=Suit.FOX)
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    said = told(board)
    assert "Order: Anvil, fox card" in said
    assert "Ordered clearings, first to last: 1, 6, 8, 12" in said


def test_numbers_follow_difficulty_and_what_stands_on_the_map(qtbot: QtBot) -> None:
    state = table("mechanical_marquise_2", difficulty="easy")
    change(state, FIRST, order="anvil", suit=Suit.FOX)
    for place in (5, 6, 8):
        state.buildings[place] = (Building(FIRST, BuildingKind.SAWMILL),)
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    said = told(board)
    assert "Recruit: 2 warrior" in said
    assert "Sawmill: 3/6" in said
    assert "Evening: 2 point" in said


def test_traits_tell_what_they_do(qtbot: QtBot) -> None:
    state = table("mechanical_marquise_2")
    state.traits = (("fortified", "blitz"), ())
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    said = told(board)
    assert "Trait: Fortified. " in said
    assert "Trait: Blitz. " in said


@pytest.mark.parametrize(
    ("variant", "does"),
    [
        ("official", "As defender it uses the higher die."),
        ("directors_cut", "When it defends, both sides use the higher die."),
    ],
)
def test_traits_follow_the_variant(qtbot: QtBot, variant: str, does: str) -> None:
    state = table("automated_alliance", bot_variant=variant)
    state.traits = (("veterans",), ())
    board = laid(qtbot, state, SECOND)
    around(board).turn_to(0)
    assert does in told(board)


def test_persons_keep_the_boards_of_their_factions(qtbot: QtBot) -> None:
    board = laid(qtbot, table("mechanical_marquise_2"), SECOND)
    assert around(board).page == 1
    assert "Decree, " in told(board)


def test_words_that_lie_together_have_letters_of_one_size(qtbot: QtBot) -> None:
    room = QSizeF(300, 60)
    usual = parts.fitting(["Short."], room, 30.0).pixelSize()
    made = parts.fitting(["Short.", "Words " * 20], room, 30.0).pixelSize()
    assert parts.LEAST <= made < usual
