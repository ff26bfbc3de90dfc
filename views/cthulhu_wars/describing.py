"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication

from models.translate import filled, number_text, sentences, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.actions import Awaken, BuildGate, Capture, Fight, Recruit, Summon, Walks
from rules.cthulhu_wars.messages.all_messages import SENTENCES
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import game
from rules.kernel.steps import Action, Seat, Target, TargetKind
from views.cthulhu_wars.hand import Hand
from views.cthulhu_wars.map_item import AreaItem, PieceItem
from views.cthulhu_wars.phrases import (
    area_name,
    capital,
    faction_name,
    listed,
    near_words,
    piece_words,
)
from views.cthulhu_wars.pieces import Piece
from views.cthulhu_wars.scene import TableScene
from views.cthulhu_wars.showing import RenderState
from views.items.option_phrases import option_words

translate = QCoreApplication.translate


def describe_table(scene: TableScene, showing: RenderState) -> list[str]:
    """Round and phase, areas with what stands there and what they border on, faction cards."""
    where = game(showing.view.GAME).where(showing.view)
    lines = [words(where)] if where is not None else []
    for item in scene.map.areas.values():
        lines.append(sentences((item.label, near_words(showing.view, item.area_id))))
    return [*lines, *scene.surroundings.describe()]


def path_words(scene: TableScene, showing: RenderState, path: Sequence[Target]) -> str:
    """What has been clicked, one after the other; empty at the start."""
    view, said = showing.view, []
    for target in path:
        item = scene.map.item(target)
        if isinstance(item, AreaItem):
            said.append(area_name(view.variant.map, item.area_id))
        elif isinstance(item, PieceItem):
            said.append(_picked_words(item.piece))
        else:
            said.append(_name_of(view, target))
    return capital(listed([each for each in said if each]))


def _picked_words(piece: Piece) -> str:
    """«Acolyte, 1 of 5»: a click picks one of those that are alike."""
    if piece.count < 2:
        return piece_words(piece)
    one = piece_words(msgspec.structs.replace(piece, count=1))
    said = translate("cthulhu_wars_board", "{unit}, 1 of {count}")
    return filled(said, unit=one, count=number_text(piece.count))


def _name_of(view: Earth, target: Target) -> str:
    """A book, a deed or a faction that was clicked; empty for what has no name."""
    if target.kind is TargetKind.CARD:
        called = (names.book_name(str(target.id)), names.deed_name(str(target.id)))
        return next((words(text) for text in called if text.key in SENTENCES), "")
    if target.kind is TargetKind.SEAT and isinstance(target.id, int):
        return faction_name(view, Seat(target.id))
    return ""


def step_words(scene: TableScene, showing: RenderState, hand: Hand) -> str:
    """What has been clicked, and what is to be clicked next."""
    said, further = path_words(scene, showing, hand.path), _next_words(hand)
    if not said or not further:
        return said or capital(further)
    return filled(translate("cthulhu_wars_board", "{clicked}: {next}"), clicked=said, next=further)


def _next_words(hand: Hand) -> str:
    """«choose the area»: where one kind of thing is left to choose."""
    if not hand.path or not hand.open_targets:
        return ""
    lit = [t for t in hand.open_targets if t.kind is not TargetKind.BUTTON]
    kinds = {target.kind for target in lit}
    if not kinds:
        return translate("cthulhu_wars_board", "choose below what to do there")
    if len(lit) == 1 and TargetKind.PLACE in kinds:
        return translate("cthulhu_wars_board", "confirm the area")
    told = {
        TargetKind.SEAT: translate("cthulhu_wars_board", "choose the faction"),
        TargetKind.PLACE: translate("cthulhu_wars_board", "choose the area"),
        TargetKind.AMOUNT: translate("cthulhu_wars_board", "choose how many"),
        TargetKind.CARD: translate("cthulhu_wars_board", "choose the card"),
        TargetKind.PIECE: translate("cthulhu_wars_board", "choose the unit"),
    }
    return told.get(next(iter(kinds)), "") if len(kinds) == 1 else ""


def _area_ways(open_now: set[type[Action]]) -> list[tuple[set[type[Action]], str]]:
    """What a click on an area begins: only what is open now."""
    if BuildGate not in open_now:
        return [({Recruit}, translate("cthulhu_wars_board", "an area to recruit"))]
    if Recruit not in open_now:
        return [({BuildGate}, translate("cthulhu_wars_board", "an area to build a gate"))]
    both = translate("cthulhu_wars_board", "an area to recruit or build")
    return [({Recruit, BuildGate}, both)]


def guide_words(hand: Hand) -> str:
    """«Click a figure to move it, ...»: what the clicks of a turn do, from what is open now."""
    question = hand.question
    if question is None or not isinstance(question.choice, TakeTurn):
        return ""
    open_now = {type(option.action) for option in question.options() if option.why_not is None}
    ways: tuple[tuple[set[type[Action]], str], ...] = (
        ({Walks}, translate("cthulhu_wars_board", "a unit to move it")),
        ({Summon, Awaken}, translate("cthulhu_wars_board", "one on your card to place it")),
        *_area_ways(open_now),
        ({Fight, Capture}, translate("cthulhu_wars_board", "an enemy to battle or capture")),
    )
    told = [said for kinds, said in ways if kinds & open_now]
    clicked = translate("cthulhu_wars_board", "Click {things}.")
    return filled(clicked, things=listed(told)) if len(told) > 1 else ""


def describe_options(hand: Hand) -> list[str]:
    """What is asked, what is open, what is closed and why."""
    closed = translate("cthulhu_wars_board", "{choice}: not available. {why}")
    return option_words(hand.question, hand.names, closed)
