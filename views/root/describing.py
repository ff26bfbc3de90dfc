"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from models.translate import words
from rules.kernel.registry import game
from rules.kernel.steps import Seat, Target, TargetKind
from rules.root import names
from rules.root.data import cards
from rules.root.enums import Item
from rules.root.state import Woodland
from views.items.element import Element
from views.items.option_phrases import option_words
from views.root.hand import Hand
from views.root.phrases import capital, filled, folk_name, listed, piece_words, place_name
from views.root.place_item import PieceItem, PlaceItem
from views.root.scene import TableScene
from views.root.showing import RenderState

translate = QCoreApplication.translate


def describe_table(scene: TableScene, showing: RenderState) -> list[str]:
    """Round and phase, scores, places with what stands there, decks, faction boards."""
    where = game(showing.view.GAME).where(showing.view)
    lines = [words(where)] if where is not None else []
    lines.append(scene.track.label)
    if scene.battle.isVisible():
        lines.append(scene.battle.label)
    shown: list[Element] = [e for e in scene.map.elements() if not isinstance(e, PieceItem)]
    lines += [element.label for element in shown]
    lines += [panel.label for panel in scene.tray.panels if panel.isVisible()]
    return [*lines, *scene.surroundings.describe()]


def path_words(scene: TableScene, showing: RenderState, path: Sequence[Target]) -> str:
    """What has been clicked, one after the other; empty at the start."""
    view, said = showing.view, []
    for target in path:
        item = scene.map.item(target)
        if isinstance(item, PlaceItem):
            said.append(place_name(view, item.place_id))
        elif isinstance(item, PieceItem):
            said.append(piece_words(view, item.piece))
        else:
            said.append(_name_of(view, target))
    return capital(listed([each for each in said if each]))


def _name_of(view: Woodland, target: Target) -> str:
    """A card, a faction or an item that was clicked; empty for what has no name."""
    called = str(target.id)
    if target.kind is TargetKind.CARD and called in cards():
        return words(names.card_name(called))
    if target.kind is TargetKind.SEAT and isinstance(target.id, int):
        return folk_name(view, Seat(target.id))
    kind, _, rest = called.partition(":")
    item = rest.partition(":")[0]
    if target.kind is TargetKind.PIECE and kind == "item" and item in set(Item):
        return words(names.item_name(Item(item)))
    return ""


def step_words(scene: TableScene, showing: RenderState, hand: Hand) -> str:
    """What has been clicked, and what is to be clicked next."""
    said, further = path_words(scene, showing, hand.path), _next_words(hand)
    if not said or not further:
        return said or capital(further)
    return filled(translate("root_board", "{clicked}: {next}"), clicked=said, next=further)


def _next_words(hand: Hand) -> str:
    """«choose the rival»: where one kind of thing is left to choose."""
    if not hand.path:
        return ""
    kinds = {t.kind for t in hand.open_targets if t.kind is not TargetKind.BUTTON}
    if kinds == {TargetKind.SEAT} and hand.is_about_battle:
        return translate("root_board", "choose the rival")
    if kinds == {TargetKind.SEAT, TargetKind.PLACE}:
        return translate("root_board", "choose a faction here, or where to go")
    told = {
        TargetKind.SEAT: translate("root_board", "choose the faction"),
        TargetKind.PLACE: translate("root_board", "choose the place"),
        TargetKind.AMOUNT: translate("root_board", "choose how many"),
        TargetKind.CARD: translate("root_board", "choose the card"),
        TargetKind.PIECE: translate("root_board", "choose the piece"),
    }
    if kinds == {TargetKind.PLACE} and any(_is_button(each) for each in hand.open_targets):
        return translate("root_board", "choose the place, or a button below")
    return told.get(next(iter(kinds)), "") if len(kinds) == 1 else ""


def _is_button(target: Target) -> bool:
    return target.kind is TargetKind.BUTTON


def describe_options(hand: Hand) -> list[str]:
    """What is asked, what is open, what is closed and why."""
    closed = translate("root_board", "{choice}: not available. {why}")
    return option_words(hand.question, hand.names, closed)
