"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from models.translate import words
from rules.kernel.registry import game
from rules.kernel.steps import Target
from views.items.element import Element
from views.root.hand import Hand
from views.root.place_item import PieceItem, PlaceItem
from views.root.scene import TableScene
from views.root.showing import Showing
from views.root.words import capital, listed, piece_words, place_name

translate = QCoreApplication.translate


def describe_table(scene: TableScene, showing: Showing) -> list[str]:
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


def path_words(scene: TableScene, showing: Showing, path: Sequence[Target]) -> str:
    """What has been clicked, one after the other; empty at the start."""
    view, said = showing.view, []
    for target in path:
        item = scene.map.item(target)
        if isinstance(item, PlaceItem):
            said.append(place_name(view, item.place_id))
        elif isinstance(item, PieceItem):
            said.append(piece_words(view, item.piece))
    return capital(listed(said))


def describe_options(hand: Hand) -> list[str]:
    """What is asked, what is open, what is closed and why."""
    question = hand.question
    if question is None:
        return []
    lines = [words(question.request.prompt, hand.names)]
    for option in question.options():
        label = words(option.label, hand.names)
        if option.why_not is None:
            lines.append(label)
        else:
            text = translate("root_board", "{choice}: closed. {why}")
            why = words(option.why_not, hand.names)
            lines.append(text.replace("{choice}", label).replace("{why}", why))
    return lines
