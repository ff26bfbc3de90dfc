"""The cards that a question is about, with their words: scried, to discard, to choose."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from models.translate import words
from rules.kernel.steps import Target, TargetKind
from rules.kinfire_council.asking import card_target
from rules.kinfire_council.names import skill_name
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import HIDDEN_CARD
from views.items.hand import Hand
from views.kinfire_council.panels.sheet import Fill, Sheet
from views.kinfire_council.panels.told import (
    card_item,
    card_note,
    held_kind,
    icon_of,
    name_of,
)
from views.kinfire_council.phrases import listed
from views.kinfire_council.showing import RenderState

translate = QCoreApplication.translate


def cards_asked(showing: RenderState, hand: Hand) -> tuple[str, ...]:
    """The cards that can be chosen or are refused now, in their order."""
    found: dict[str, None] = {}
    question = hand.question
    if question is None:
        return ()
    for option in question.options():
        for target in option.targets:
            if _is_card(showing, target):
                found[str(target.id)] = None
    return tuple(found)


def _is_card(showing: RenderState, target: Target) -> bool:
    if target.kind is not TargetKind.CARD or target.id == HIDDEN_CARD:
        return False
    return card_item(showing.view, str(target.id)) is not None


def choice_page(cards: tuple[str, ...]) -> Fill:
    """A page with these cards."""
    return partial(fill_choice, cards)


def fill_choice(cards: tuple[str, ...], sheet: Sheet) -> None:
    """Each as a box."""
    sheet.topic = "research"
    sheet.caption("choice", translate("kinfire_council_board", "Choose one of these"))
    for number, card in enumerate(cards):
        note, item = card_note(sheet.view, card), card_item(sheet.view, card)
        if note is None or item is None:
            continue
        if sheet.is_wide and number == (len(cards) + 1) // 2:
            sheet.next_column()
        sheet.box(
            f"card:{card}",
            note.title,
            _pair(sheet, card) or _held(sheet, card) or note.kind,
            note.text,
            icon=icon_of(item),
            target=card_target(card),
        )


def _held(sheet: Sheet, card: str) -> str:
    """What a card of the own hand is and how often it is held; empty for all other cards."""
    viewer = sheet.showing.viewer
    count = sheet.view.hands[viewer].count(card) if viewer is not None else 0
    return held_kind(item_set(sheet.view).research[card], count) if count else ""


def _pair(sheet: Sheet, card: str) -> str:
    """The Seeker with whom a councilor is offered, and what he can; empty: none is."""
    offered = dict(sheet.view.offers).get(card, "")
    if not offered:
        return ""
    skill = item_set(sheet.view).sheets[offered].skill
    return listed([name_of(sheet.view, offered), words(skill_name(skill))])
