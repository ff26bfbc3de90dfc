"""The battle over the map: how far it has come, where it lies, when it goes."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Seat, Step
from rules.root.actions import ChoosePlace
from rules.root.battle.ambush import AnswerAmbush, OfferAmbush
from rules.root.battle.begin import EndBattle, FightOn
from rules.root.battle.deal import ChooseLosses
from rules.root.battle.events import BattleBegan, DiceRolled, HitsDealt
from rules.root.battle.roll import CountHits
from rules.root.battle.uses import BeginUses
from rules.root.enums import Cause, Phase
from rules.root.events import PhaseBegan, TurnBegan
from rules.root.state import CLEARINGS, Battle, Woodland
from tests.views.root.woodlands import DUCHY, VAGABOND, asked, laid, woodland
from views.items.strokes import polar, round_of
from views.root import geometry, layout
from views.root.dice import HIGH, WIDE, after, begun, fight_words
from views.root.pointer import best_place
from views.root.scene import RING


def embattled(*agenda: Step, rolled: tuple[int, int] = (0, 0)) -> Woodland:
    """The Duchy battles the Vagabond in 5; these steps are still to come, the last one now."""
    state = woodland()
    state.battle = Battle(place=5, attacker=DUCHY, defender=VAGABOND, rolled=rolled)
    state.agenda = [EndBattle(), *agenda]
    return state


def test_before_the_roll_there_are_no_dice() -> None:
    fight = begun(embattled(FightOn(), OfferAmbush(VAGABOND, 5)))
    assert fight is not None
    assert (fight.dice, fight.dealt, fight.ambush) == (None, None, False)


def test_an_ambush_that_may_be_answered_is_told() -> None:
    state = embattled(FightOn(), AnswerAmbush(DUCHY, 5))
    fight = begun(state)
    assert fight is not None
    assert fight.ambush
    assert fight.dealt is None
    assert "Ambush" in fight_words(state, fight)


def test_the_hits_of_an_ambush_are_told() -> None:
    state = embattled(FightOn(), ChooseLosses(2, 0, Cause.AMBUSH_HIT))
    fight = begun(state)
    assert fight is not None
    assert (fight.dice, fight.dealt, fight.ambush) == (None, (0, 2), True)
    assert "Ambush: 2 hit" in fight_words(state, fight)


def test_who_sits_down_after_the_roll_sees_the_dice() -> None:
    state = embattled(CountHits(), BeginUses(), rolled=(3, 1))
    fight = begun(state)
    assert fight is not None
    assert (fight.dice, fight.dealt) == ((3, 1), None)


def test_who_sits_down_before_the_losses_sees_dice_and_hits() -> None:
    state = embattled(ChooseLosses(1, 2, Cause.BATTLE_HIT), rolled=(2, 1))
    fight = begun(state)
    assert fight is not None
    assert (fight.dice, fight.dealt, fight.ambush) == ((2, 1), (2, 1), False)
    assert "Dice 2 : 1. Hits 2 : 1" in fight_words(state, fight)


def test_the_roll_takes_the_hits_of_the_ambush_away() -> None:
    fight = None
    for event in (
        BattleBegan(5, DUCHY, VAGABOND),
        HitsDealt(5, DUCHY, VAGABOND, (0, 2), True),
        DiceRolled(DUCHY, VAGABOND, (3, 1), (3, 1)),
    ):
        fight = after(fight, event)
    assert fight is not None
    assert (fight.dice, fight.dealt) == ((3, 1), None)


# ---------------------------------------------------------------- where it lies
BOARD, UNIT = QRectF(8, 8, 640, 508), 640 / 1328


@pytest.mark.parametrize(("map_id", "place"), list(product(("autumn", "winter"), CLEARINGS)))
def test_it_leaves_its_clearing_free_and_covers_little(map_id: str, place: int) -> None:
    def spot(number: int) -> QPointF:
        x, y = geometry.centres(map_id)[number]
        corner = QPointF(x - geometry.LEFT, y - geometry.TOP) * UNIT
        return BOARD.topLeft() + corner

    discs = {each: round_of(spot(each), geometry.RADIUS * UNIT) for each in CLEARINGS}
    radius = RING * UNIT
    rings = [round_of(spot(each), radius) for each in CLEARINGS]
    area = best_place(QSizeF(WIDE, HIGH), BOARD, spot(place), radius, rings)
    assert BOARD.contains(area)
    assert not area.intersects(discs[place])
    covered = [area.intersected(disc) for number, disc in discs.items() if number != place]
    whole = discs[place].width() * discs[place].height()
    assert sum(each.width() * each.height() for each in covered) < whole * 0.5


def test_a_beak_and_a_ring_tell_which_clearing_it_is(qtbot: QtBot) -> None:
    state = embattled(ChooseLosses(1, 2, Cause.BATTLE_HIT), rolled=(2, 1))
    board = laid(qtbot, state)
    asked(board, state, [ChoosePlace(5)])
    scene = board.scene
    assert scene.battle.isVisible()
    assert scene.pointer.isVisible()
    middle = scene.map.spot(5)
    assert scene.pointer.ring.center() == middle
    tip = scene.pointer.beak().at(1)
    assert abs((tip - middle).manhattanLength()) <= scene.pointer.ring.width()
    assert not scene.battle.sceneBoundingRect().contains(middle)
    assert all(piece.zValue() > scene.pointer.zValue() for piece in scene.map.pieces.values())
    badge = polar(middle, layout.BADGE_AT, layout.BADGE_FAR * scene.map.unit)
    assert scene.map.spared(5).contains(badge)
    assert scene.battle.label.startswith("Battle, clearing 5")


# ---------------------------------------------------------------- when it goes
def test_the_next_question_sends_it_away(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    scene = board.scene
    board.animate(state, [BattleBegan(5, DUCHY, VAGABOND), HitsDealt(5, DUCHY, VAGABOND, (1, 0))])
    board._show(scene.showing)
    asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    assert scene.leaving.isActive()
    assert scene.battle in board.elements()
    with qtbot.waitSignal(scene.battle_left):
        scene.leaving.setInterval(1)
        scene.leaving.start()
    assert not scene.battle.isVisible()
    assert not scene.pointer.isVisible()
    assert scene.battle not in board.elements()


def test_a_phase_that_begins_by_itself_leaves_it_in_sight(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    fought = [BattleBegan(5, DUCHY, VAGABOND), HitsDealt(5, DUCHY, VAGABOND, (1, 0))]
    board.animate(state, [*fought, PhaseBegan(DUCHY, Phase.DAYLIGHT)])
    board._show(board.scene.showing)
    asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    assert board.scene.battle.isVisible()
    assert board.scene.leaving.isActive()
    board.animate(state, [TurnBegan(VAGABOND, 2)])
    board._show(board.scene.showing)
    assert not board.scene.battle.isVisible()


def test_escape_sends_the_result_away_at_once(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    board.animate(state, [BattleBegan(5, DUCHY, VAGABOND), HitsDealt(5, DUCHY, VAGABOND, (1, 0))])
    board._show(board.scene.showing)
    asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    assert board.cancel_step()
    assert not board.scene.battle.isVisible()
    assert not board.cancel_step()


def test_a_battle_that_never_dealt_hits_goes_with_the_next_question(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    board.animate(state, [BattleBegan(5, DUCHY, VAGABOND)])
    asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    assert not board.scene.battle.isVisible()


def test_what_lies_under_it_can_be_clicked(qtbot: QtBot) -> None:
    state = embattled(ChooseLosses(1, 2, Cause.BATTLE_HIT), rolled=(2, 1))
    board = laid(qtbot, state)
    asked(board, state, [ChoosePlace(5)])
    for item in (board.scene.battle, board.scene.pointer):
        assert item.acceptedMouseButtons().value == 0
    QApplication.sendPostedEvents()


def test_a_fight_of_another_clearing_is_another_fight() -> None:
    fight = begun(embattled(FightOn()))
    assert fight is not None
    assert not fight.is_of(msgspec.structs.replace(fight, place=2))
    assert not fight.is_of(msgspec.structs.replace(fight, defender=Seat(2)))
    assert not fight.is_of(msgspec.structs.replace(fight, dice=(1, 1)))
