"""What the table says: descriptions, options, facts, titles, help topics, languages."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kernel.views import view
from tests.views.cartographers.positions import at, play, start, table
from tests.views.cartographers.test_board import decision, placing
from tests.views.cartographers.test_board_looks import closed_shape
from views.cartographers.board import CartographersBoard
from views.cartographers.describing import describe_table
from views.items.panel import minus, signed


def test_the_table_is_described_in_reading_order(qtbot: QtBot) -> None:
    setup, state = start(2)
    play(state, 6)
    game = table(qtbot, setup, state)
    lines = game.board.describe()
    text = "\n".join(lines)
    assert lines[0].startswith("Spring") or "time" in lines[0]
    assert "Edict A:" in text
    assert f"{setup.names[0]}'s map" in text
    assert f"{setup.names[1]}'s map" in text
    assert "Mountains: B4 C9 F6 I3 J8." in text
    assert "this season" in text


def test_the_description_names_no_pending_drawing(qtbot: QtBot) -> None:
    setup, state = start(2)
    before = describe_table(view(state, Seat(0)), 0, dict(enumerate(setup.names)), None)
    from rules.kernel import agenda

    agenda.submit(state, Seat(1), agenda.request(state, Seat(1)).actions[5])
    after = describe_table(view(state, Seat(0)), 0, dict(enumerate(setup.names)), None)
    assert before == after


def test_options_are_described_with_places_and_reasons(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 70, closed_shape)
    game = table(qtbot, setup, state)
    lines = game.board.describe_options()
    assert any(line.startswith("Terrains:") for line in lines)
    assert any("Places: " in line for line in lines)
    closed = next(shape for shape in game.board.scene.card.shapes if shape.why)
    assert any(closed.why in line for line in lines)
    game.board.offer(None)
    assert game.board.describe_options() == []


def test_skills_are_described_with_their_state(qtbot: QtBot) -> None:
    setup, state = start(1, skills="on")
    game = table(qtbot, setup, state)
    lines = [line for line in game.board.describe_options() if line.startswith("Skill")]
    assert len(lines) == 3
    assert all(len(line) > 30 for line in lines)


def test_the_step_says_what_is_in_hand(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    count = len(placing(game.board).spots())
    assert str(count) in game.board.step_text()
    game.board.confirm()
    assert "placed" in game.board.step_text()
    game.board.offer(None)
    assert game.board.step_text() == ""


def test_why_not_answers_for_a_drawn_space(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 3)
    game = table(qtbot, setup, state)
    drawn = decision(game.board).base.drawn
    row, col = divmod((drawn & -drawn).bit_length() - 1, state.land.stride)
    name = f"{'ABCDEFGHIJK'[row]}{col + 1}"
    assert name in english(decision(game.board).reason(name))


def test_facts_of_a_seat_are_public_numbers() -> None:
    _, state = start(2)
    play(state, 12)
    onlooker = view(state, None)
    facts = CartographersBoard.seat_facts(onlooker, Seat(1))
    assert [fact.icon for fact in facts] == ["coin", "monster"]
    assert all(fact.name and fact.value for fact in facts)
    total = sum(score.total for score in state.scores[1])
    assert CartographersBoard.seat_score(onlooker, Seat(1)) == total


def test_the_stage_is_the_season() -> None:
    _, state = start(1)
    assert CartographersBoard.stage_name(view(state, None)) == "Spring"
    play(state, 200)
    assert CartographersBoard.stage_name(view(state, None)) == "End of the year"


def test_help_follows_what_is_focused(qtbot: QtBot) -> None:
    setup, state = at(DrawTerrain, 1)
    game = table(qtbot, setup, state)
    assert game.board.topic() == "placing"
    game.board.scene.edicts.purse.setFocus()
    assert game.board.topic() == "coins"
    row = game.board.scene.edicts.rows[0]
    row.setFocus()
    assert game.board.topic() in ("forest", "farm_water", "village", "whole_map")


def test_another_language_is_spoken_at_once(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    QApplication.sendEvent(game.board, QEvent(QEvent.Type.LanguageChange))
    assert game.board.commands()[0].text() == "Ro&tate shape"
    assert game.board.overlays()[1].text().startswith("Edict &A: ")


def test_numbers_have_true_signs() -> None:
    assert signed(2) == "+2"
    assert minus(-3) == "\N{MINUS SIGN}3"
