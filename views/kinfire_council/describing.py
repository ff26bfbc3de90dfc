"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from models.translate import filled, words
from rules.kernel.registry import game
from rules.kernel.steps import Target, TargetKind
from rules.kinfire_council.describe import space_name
from rules.kinfire_council.turn.actions import Place
from views.items.option_phrases import option_words
from views.kinfire_council.hand import Hand
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.piece_item import PieceItem
from views.kinfire_council.scene import TableScene
from views.kinfire_council.showing import RenderState
from views.kinfire_council.space_item import LocationItem, SpaceItem

translate = QCoreApplication.translate


def describe_table(scene: TableScene, showing: RenderState) -> list[str]:
    """Round, spaces, threats, lighthouse, docket and needs, then what stands beside."""
    where = game(showing.view.GAME).where(showing.view)
    names = [showing.names[seat] for seat in sorted(showing.names)]
    lines = [words(where, names)] if where is not None else []
    lines.append(scene.score.label)
    lines += [item.label for item in scene.city.spaces.values()]
    for part in (scene.threats, scene.light, scene.council):
        lines += [each.label for each in part.elements()]
    return [*(line for line in lines if line), *scene.surroundings.describe()]


def path_words(scene: TableScene, showing: RenderState, path: Sequence[Target]) -> str:
    """What has been clicked, one after the other; empty at the start."""
    said = [_name_of(scene, showing, target) for target in path]
    return capital(listed([each for each in said if each]))


def _name_of(scene: TableScene, showing: RenderState, target: Target) -> str:
    if target.kind is TargetKind.PIECE:
        return piece_words(showing, str(target.id))
    item = scene.item_of(target)
    if isinstance(item, SpaceItem):
        return words(space_name(showing.view, item.space))
    if isinstance(item, LocationItem | PieceItem):
        return item.label
    return ""


def piece_words(showing: RenderState, id: str) -> str:
    """«Seeker», «worker, Scholar»: a piece by its id."""
    from rules.kernel.steps import Seat
    from rules.kinfire_council.pieces import piece_name

    parts = id.split(":")
    if len(parts) != 3 or not all(part.isdigit() for part in parts[1:]):
        return ""
    return words(piece_name(showing.view, Seat(int(parts[1])), int(parts[2])))


def step_words(scene: TableScene, showing: RenderState, hand: Hand) -> str:
    """What is in the hand or has been clicked, and what is to be clicked next."""
    said, further = path_words(scene, showing, hand.path), _next_words(hand)
    if not said or not further:
        return said or capital(further)
    return filled(
        translate("kinfire_council_board", "{clicked}: {next}"), clicked=said, next=further
    )


def _next_words(hand: Hand) -> str:
    """«choose the space»: where one kind of thing is left to choose."""
    if not hand.path or not hand.open_targets:
        return ""
    kinds = {t.kind for t in hand.open_targets if t.kind is not TargetKind.BUTTON}
    told = {
        TargetKind.SEAT: translate("kinfire_council_board", "choose the player"),
        TargetKind.PLACE: translate("kinfire_council_board", "choose the space"),
        TargetKind.AMOUNT: translate("kinfire_council_board", "choose how many"),
        TargetKind.CARD: translate("kinfire_council_board", "choose the card"),
        TargetKind.PIECE: translate("kinfire_council_board", "choose the piece"),
    }
    return told.get(next(iter(kinds)), "") if len(kinds) == 1 else ""


def guide_words(hand: Hand) -> str:
    """How a piece is placed, while one is asked for."""
    question = hand.question
    if question is None or hand.held is None:
        return ""
    if not any(isinstance(option.action, Place) for option in question.options()):
        return ""
    return translate(
        "kinfire_council_board", "Click a highlighted space, or another piece on your sheet first."
    )


def describe_options(hand: Hand) -> list[str]:
    """What is asked, what is open, what is closed and why."""
    closed = translate("kinfire_council_board", "{choice}: not available. {why}")
    return option_words(hand.question, hand.names, closed)
