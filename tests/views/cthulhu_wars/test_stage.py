"""The battle and the negotiation beside the chart: how far they are, from views and from events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.cthulhu_wars.actions import Fight, Number
from rules.cthulhu_wars.asking import amount_target, area_target, unit_target
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.events import BattleBegan, DiceRolled
from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.talks import Negotiation
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel import agenda
from rules.kernel.steps import Event, Pass, Seat
from rules.kernel.views import view
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    gate,
    kind,
    put,
    run,
    scene,
    take,
    turn,
)
from tests.views.cthulhu_wars.earths import FIRST
from tests.views.cthulhu_wars.panelling import around, asked, cell, is_shown, seen_by, show, told
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.dice import sorted_faces, turning
from views.cthulhu_wars.panels.stage import Stage, after, resumed
from views.cthulhu_wars.panels.tabs import STAGE, TALKS
from views.theme import theme

SECOND = Seat(1)
KILL, PAIN, MISS = 5, 3, 0
"""Faces as they are drawn, counted from 0."""


def armed() -> Earth:
    """Great Cthulhu with Cthulhu against two kinds of the Black Goat in Asia."""
    state = scene((GC, BG, CC))
    put(state, 0, "asia", cthulhu=1, deep_one=2)
    put(state, 1, "asia", acolyte=2, dark_young=2)
    gate(state, "asia", 1)
    return state


def begun(state: Earth, *script: tuple[int, ...]) -> tuple[Event, ...]:
    """The first seat attacks; up to the next question."""
    return run(state, BeginBattle(area(state, "asia"), FIRST, SECOND), script=script)


def test_before_the_dice_the_odds_are_told(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    board = seen_by(qtbot, state, FIRST)
    assert around(board).page == STAGE
    assert "Step 2 of 8: Before dice" in told(board)
    assert cell(board, "-1:odds:0").label.startswith("Great Cthulhu rolls 8 dice")
    assert "of 4 units on average" in cell(board, "-1:odds:1").label
    assert cell(board, "-1:open").label == "Not counted, because someone may choose: Devour"
    assert not is_shown(board, "-1:dice:0")


def test_the_area_fought_over_is_lit_on_the_chart(qtbot: QtBot) -> None:
    """While the battle lasts; from its first event on."""
    state = armed()
    board = seen_by(qtbot, state, FIRST)
    lights, asia = board.scene.map.lights, area(state, "asia")
    assert lights.fought is None
    assert lights.boundingRect().isEmpty()
    board.animate(view(state, FIRST), begun(state))
    assert lights.fought == asia
    show(board, state, FIRST)
    assert lights.fought == asia
    item = board.scene.map.areas[asia]
    assert lights.boundingRect().contains(item.sceneBoundingRect().center())
    state.battle = None
    show(board, state, FIRST)
    assert lights.fought is None


def test_whoever_chooses_by_a_book_is_told_with_it(qtbot: QtBot) -> None:
    """Crawling Chaos is no side of the battle, but says where the pained units go."""
    state = scene((GC, BG, CC))
    take(state, 2, "madness")
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    run(state, BeginBattle(area(state, "europe"), FIRST, SECOND), script=((MISS,), (PAIN,)))
    assert agenda.asked(state) == [2]
    board = seen_by(qtbot, state, Seat(2))
    assert "Crawling Chaos chooses, by Madness" in told(board)


def test_a_battle_that_is_resumed_shows_its_dice_and_who_must_choose(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    board = seen_by(qtbot, state, None)
    assert cell(board, "-1:dice:0").label.startswith("Great Cthulhu: dice 6 4 1 1 1 1 1 1, 1 kill")
    assert "Step 4 of 8: Kills" in told(board)
    assert cell(board, "-1:asked").label == "Black Goat chooses"
    assert cell(board, "-1:troop:1:0::True").label == "Black Goat: Acolyte on the gate"


def test_results_are_marked_on_the_units(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    board = seen_by(qtbot, state, SECOND)
    option_filter = asked(board, state)
    where = area(state, "asia")
    young = cell(board, "-1:troop:1:3::False")
    assert young.target == unit_target(where, SECOND, 3)
    assert young.is_answer
    young.press()
    assert option_filter.path
    answer(state, 1, option_filter.matching[0].action)
    show(board, state, SECOND)
    assert "Black Goat: Dark Young, killed" in told(board)
    assert "Step 5 of 8: Pains" in told(board)


def test_events_lead_where_the_view_is() -> None:
    state = armed()
    before = state.clone()
    events = begun(state)
    stage: Stage | None = None
    for event in events:
        stage = after(stage, event, before)
    assert stage is not None
    assert resumed(stage, state) == stage
    events = answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    for event in events:
        stage = after(stage, event, before)
    known = resumed(None, state)
    assert stage is not None
    assert known is not None
    for followed, true in zip(stage.forces(), known.forces(), strict=True):
        assert (followed.rolled, followed.kills, followed.pains) == (
            true.rolled,
            true.kills,
            true.pains,
        )


def test_a_battle_followed_to_its_end_stays_in_sight_until_the_next_act(qtbot: QtBot) -> None:
    state = armed()
    turn(state, 0)
    board = seen_by(qtbot, state, Seat(2))
    events = list(begun(state))
    events += answer(state, 0, Pass(), script=((MISS,) * 8, (MISS,) * 4))
    assert state.battle is None
    around(board).follow(events)
    show(board, state, Seat(2))
    assert around(board).page == STAGE
    assert "The battle is over" in told(board)
    assert (
        cell(board, "-1:asked").label == "The battle is over. Killed: Great Cthulhu 0, Black Goat 0"
    )
    around(board).follow([DiceRolled(FIRST, (1,), 0, 0)])
    show(board, state, Seat(2))
    assert around(board).page == 2
    assert is_shown(board, "tab:-1")


def test_a_battle_that_was_taken_back_is_gone(qtbot: QtBot) -> None:
    state = armed()
    old = state.clone()
    state.ply = 9
    board = seen_by(qtbot, state, FIRST)
    events = list(begun(state))
    events += answer(state, 0, Pass(), script=((MISS,) * 8, (MISS,) * 4))
    around(board).follow(events)
    show(board, state, FIRST)
    assert is_shown(board, "tab:-1")
    old.ply = 5
    show(board, old, FIRST)
    assert not is_shown(board, "tab:-1")


def test_dice_turn_and_then_lie(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    board = seen_by(qtbot, state, SECOND)
    around(board).roll(FIRST, 0.4)
    assert "kill" not in cell(board, "-1:dice:0").label
    around(board).roll(FIRST, 1.0)
    assert "1 kill" in cell(board, "-1:dice:0").label


def test_the_motion_of_a_battle_turns_its_dice(qtbot: QtBot) -> None:
    state = armed()
    turn(state, 0)
    begun(state)
    board = seen_by(qtbot, state, SECOND)
    events = answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    motion = board.animate(view(state, SECOND), events)
    assert isinstance(motion, QVariantAnimation)
    labels = set()
    for share in range(0, 100, 5):
        motion.setCurrentTime(motion.duration() * share // 100)
        assert not board.grab().isNull()
        labels.add(cell(board, "-1:dice:0").label)
    assert any("1 kill" in each for each in labels)
    assert any("kill" not in each for each in labels)
    show(board, state, SECOND)
    assert "1 kill" in cell(board, "-1:dice:0").label


def test_turning_dice_show_faces_of_dice() -> None:
    for share in (0.0, 0.33, 0.71):
        assert all(1 <= face <= 6 for face in turning((1, 6, 3), share))
    assert sorted_faces((1, 6, 4)) == [6, 4, 1]


def test_cards_stay_one_press_away(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    board = seen_by(qtbot, state, FIRST)
    cell(board, "tab:1").press()
    assert around(board).page == 1
    cell(board, "tab:-1").press()
    assert around(board).page == STAGE


@pytest.mark.parametrize("text", [100, 200])
def test_the_largest_battle_keeps_its_room(qtbot: QtBot, text: int) -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "asia", cthulhu=1, acolyte=6, deep_one=4, shoggoth=2, starspawn=2)
    put(state, 1, "asia", shub_niggurath=1, acolyte=6, dark_young=3, ghoul=2, fungi_from_yuggoth=4)
    gate(state, "asia", 1)
    begun(state)
    board = seen_by(qtbot, state, FIRST)
    theme().set_text(text)
    try:
        area_ = around(board)._area.adjusted(-1, -1, 1, 1)
        assert all(area_.contains(each.area) for each in around(board)._shown)
        assert not board.grab().isNull()
    finally:
        theme().set_text(100)


@pytest.mark.parametrize("moment", ["battle", "talks"])
def test_what_the_head_of_the_window_asks_is_not_said_again(qtbot: QtBot, moment: str) -> None:
    state = armed() if moment == "battle" else talking()
    if moment == "battle":
        begun(state)
        answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    board = seen_by(qtbot, state, SECOND)
    asked(board, state)
    question = board._hand.question
    assert question is not None
    prompt = words(question.request.prompt, board._hand.names)
    assert len(prompt) > 20
    for sentence in prompt.split(". "):
        assert sentence not in told(board)


# ---------------------------------------------------------------- which page calls
def test_the_tab_of_the_battle_calls_while_another_page_is_open(qtbot: QtBot) -> None:
    state = armed()
    begun(state)
    board = seen_by(qtbot, state, FIRST)
    calls = ", there is a decision to make there"
    assert cell(board, "tab:-1").label == "The battle"
    calm = colours_of(board, "tab:-1")
    cell(board, "tab:1").press()
    assert cell(board, "tab:-1").label == f"The battle{calls}"
    assert colours_of(board, "tab:-1") != calm
    assert theme().colour("selected").name() in colours_of(board, "tab:-1")
    assert not any(cell(board, f"tab:{seat}").label.endswith(calls) for seat in range(3))
    assert theme().colour("selected").name() not in colours_of(board, "tab:0")


def test_the_card_of_whoever_is_asked_calls_from_under_another(qtbot: QtBot) -> None:
    state = armed()
    run(state, BeginTurn(FIRST))
    board = seen_by(qtbot, state, FIRST)
    asked(board, state)
    assert not cell(board, "tab:0").label.endswith("there is a decision to make there")
    cell(board, "tab:2").press()
    assert cell(board, "tab:0").label.endswith(
        "its turn, your faction, there is a decision to make there"
    )


def test_a_battle_that_is_over_calls_nobody(qtbot: QtBot) -> None:
    state = armed()
    turn(state, 0)
    board = seen_by(qtbot, state, Seat(2))
    events = list(begun(state))
    events += answer(state, 0, Pass(), script=((MISS,) * 8, (MISS,) * 4))
    around(board).follow(events)
    show(board, state, Seat(2))
    cell(board, "tab:1").press()
    assert cell(board, "tab:-1").label == "The battle"


def test_a_page_opened_by_hand_stays_open_through_a_battle(qtbot: QtBot) -> None:
    """Until the battle is over or somebody else is asked."""
    state = armed()
    begun(state)
    board = seen_by(qtbot, state, None)
    cell(board, "tab:1").press()
    events = answer(state, 0, Pass(), script=((KILL, PAIN, *[MISS] * 6), (MISS,) * 4))
    around(board).follow(events)
    show(board, state, None)
    assert state.battle is not None
    assert around(board).page == 1
    asked(board, state)
    assert around(board).page == STAGE


def colours_of(board: CthulhuWarsBoard, key: str) -> set[str]:
    """The colours of a tab."""
    box = board.table_view.mapFromScene(cell(board, key).sceneBoundingRect()).boundingRect()
    picture = board.table_view.viewport().grab(box).toImage()
    spots = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return {picture.pixelColor(x, y).name() for x, y in spots}


# ---------------------------------------------------------------- before it is chosen
def test_a_battle_that_is_pointed_at_shows_its_odds(qtbot: QtBot) -> None:
    state = armed()
    run(state, BeginTurn(FIRST))
    board = seen_by(qtbot, state, FIRST)
    option_filter = asked(board, state)
    where = area_target(area(state, "asia"))
    assert where in option_filter.targets()
    around(board).point(where, SECOND)
    panel = around(board)._forecast
    assert panel.isVisible()
    assert panel.label.startswith("If you battle in Asia. Great Cthulhu rolls 8 dice")
    around(board).point(None)
    assert not panel.isVisible()


def test_a_button_that_is_pointed_at_foresees_its_battle(qtbot: QtBot) -> None:
    state = armed()
    run(state, BeginTurn(FIRST))
    board = seen_by(qtbot, state, FIRST)
    asked(board, state)
    question = board._hand.question
    assert question is not None
    fight = next(each for each in question.options() if isinstance(each.action, Fight))
    around(board).mark(fight.targets)
    assert around(board)._forecast.isVisible()
    around(board).mark([])
    assert not around(board)._forecast.isVisible()


# ---------------------------------------------------------------- negotiations
def talking() -> Earth:
    """The Thousand Forms ask two enemies for five Power."""
    state = scene((CC, GC, BG))
    put(state, 0, "asia", nyarlathotep=1)
    take(state, 0, "the_thousand_forms")
    state.power = [4, 7, 3]
    turn(state, 0)
    run(state, Negotiation(FIRST, 5, "the_thousand_forms"))
    return state


def test_a_negotiation_tells_offers_sum_and_rounds(qtbot: QtBot) -> None:
    state = talking()
    answer(state, 1, Number(2))
    board = seen_by(qtbot, state, Seat(2))
    assert around(board).page == TALKS
    said = told(board)
    assert "Asked for in total: 5. Offered so far: 2. 3 missing" in said
    assert "Great Cthulhu offers 2 of at most 7" in said
    assert "Black Goat has not spoken yet and has 3" in said
    assert "Agreed as soon as the offers add up to" in said
    assert "Round 1 of 3" in said
    answer(state, 2, Pass())
    show(board, state, SECOND)
    assert "Black Goat has refused" in told(board)
    assert "Round 2 of 3" in told(board)


def test_the_dash_of_who_has_not_spoken_is_seen_and_never_said(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, dash = seen_by(qtbot, talking(), SECOND), "\N{EN DASH}"
    written: list[str] = []
    figures = parts.figures

    def wrote(painter: QPainter, area: QRectF, text: str, *more: object) -> None:
        written.append(text)
        figures(painter, area, text, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(parts, "figures", wrote)
    offer = cell(board, "-2:offer:2")
    offer.update()
    board.table_view.viewport().grab()
    assert dash in written
    assert offer.label == "Black Goat has not spoken yet and has 3"
    for each in board.elements():
        assert dash not in each.label
        assert dash not in each.description


def test_numbers_are_named_on_the_page(qtbot: QtBot) -> None:
    state = talking()
    board = seen_by(qtbot, state, SECOND)
    option_filter = asked(board, state)
    assert board.shows(amount_target(5))
    cell(board, "-2:amount:5").press()
    assert option_filter.path == (amount_target(5),)


def test_a_negotiation_that_is_over_closes_its_page(qtbot: QtBot) -> None:
    state = talking()
    board = seen_by(qtbot, state, SECOND)
    answer(state, 1, Number(4))
    answer(state, 2, Number(1))
    assert not game_of(state).talks
    show(board, state, SECOND)
    assert around(board).page == 1
    assert not is_shown(board, "tab:-2")
    assert agenda.asked(state)


def test_events_of_other_battles_are_not_mixed_up() -> None:
    state = armed()
    events = begun(state)
    first = next(each for each in events if isinstance(each, BattleBegan))
    stage = after(None, first, state)
    assert stage is not None
    assert after(stage, DiceRolled(FIRST, (6, 1), 1, 0), state) != stage
    assert after(None, DiceRolled(FIRST, (6, 1), 1, 0), state) is None


def test_a_kill_that_is_given_is_marked_before_the_last_one(qtbot: QtBot) -> None:
    """Of two kills the first; who takes two results does not die of one."""
    state = armed()
    put(state, 0, "asia", starspawn=2)
    take(state, 0, "regenerate")
    begun(state)
    answer(state, 0, Pass(), script=((MISS,) * 14, (KILL, KILL, MISS, MISS)))
    assert [int(seat) for seat in agenda.asked(state)] == [0]
    spawn = kind(state, 0, "starspawn")
    answer(state, 0, Suffer(spawn))
    board = seen_by(qtbot, state, FIRST)
    assert "Great Cthulhu: Starspawn, must retreat" in told(board)
    assert "will die" not in told(board)
    answer(state, 0, Suffer(kind(state, 0, "deep_one")))
    show(board, state, FIRST)
    assert "Great Cthulhu: Deep One, killed" in told(board)


def test_what_is_left_out_of_the_odds_is_told(qtbot: QtBot) -> None:
    state = armed()
    run(state, BeginTurn(FIRST))
    board = seen_by(qtbot, state, FIRST)
    asked(board, state)
    around(board).point(area_target(area(state, "asia")), SECOND)
    assert "Not counted, because someone may choose: Devour" in around(board)._forecast.label
