"""What kinds and parts of items are called in the editor."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import words
from rules.kinfire_council.names import item_text, names_of
from rules.kinfire_council.printed.content import Dealer
from rules.kinfire_council.printed.library import shipped


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Marks a text for translation; the tool finds it by this name."""
    return source


KINDS = {
    "": QT_TRANSLATE_NOOP("ItemEditor", "Files that cannot be read"),
    "district": QT_TRANSLATE_NOOP("ItemEditor", "Districts"),
    "open_space": QT_TRANSLATE_NOOP("ItemEditor", "Open spaces"),
    "dealer": QT_TRANSLATE_NOOP("ItemEditor", "Shady Dealer"),
    "site": QT_TRANSLATE_NOOP("ItemEditor", "Lighthouse sites"),
    "threat": QT_TRANSLATE_NOOP("ItemEditor", "Threats"),
    "decree": QT_TRANSLATE_NOOP("ItemEditor", "Decrees"),
    "research": QT_TRANSLATE_NOOP("ItemEditor", "Research cards"),
    "councilor": QT_TRANSLATE_NOOP("ItemEditor", "Councilors"),
    "sheet": QT_TRANSLATE_NOOP("ItemEditor", "Worker sheets"),
    "skill": QT_TRANSLATE_NOOP("ItemEditor", "Skills"),
    "sentry": QT_TRANSLATE_NOOP("ItemEditor", "Sentries"),
    "tracker": QT_TRANSLATE_NOOP("ItemEditor", "Lighthouse tracker"),
    "city": QT_TRANSLATE_NOOP("ItemEditor", "City boards"),
    "upgrade": QT_TRANSLATE_NOOP("ItemEditor", "Upgrade costs"),
    "needs": QT_TRANSLATE_NOOP("ItemEditor", "Needs track"),
    "cult": QT_TRANSLATE_NOOP("ItemEditor", "Cult"),
    "tile": QT_TRANSLATE_NOOP("ItemEditor", "Threat tiles"),
}
"""Kind of item -> the head of its list; what must be mended stands before all else."""
PARTS = {
    "base": QT_TRANSLATE_NOOP("ItemEditor", "Base side"),
    "upgraded": QT_TRANSLATE_NOOP("ItemEditor", "Upgraded side"),
    "patron": QT_TRANSLATE_NOOP("ItemEditor", "Patron"),
    "shipments": QT_TRANSLATE_NOOP("ItemEditor", "Shipments"),
    "seeker": QT_TRANSLATE_NOOP("ItemEditor", "Seeker space"),
    "effect": QT_TRANSLATE_NOOP("ItemEditor", "Effect"),
    "law": QT_TRANSLATE_NOOP("ItemEditor", "Law"),
    "order": QT_TRANSLATE_NOOP("ItemEditor", "Order"),
    "election": QT_TRANSLATE_NOOP("ItemEditor", "Election"),
    "crisis": QT_TRANSLATE_NOOP("ItemEditor", "Crisis"),
    "costs": QT_TRANSLATE_NOOP("ItemEditor", "Costs"),
    "player": QT_TRANSLATE_NOOP("ItemEditor", "For a player"),
    "city": QT_TRANSLATE_NOOP("ItemEditor", "For the city"),
    "ops": QT_TRANSLATE_NOOP("ItemEditor", "Ops of ops"),
    "mods": QT_TRANSLATE_NOOP("ItemEditor", "Modifiers"),
}
"""Part of an item, or group of ops -> what it is called."""


def kind_name(kind: str) -> str:
    """The head of a kind's list."""
    return QCoreApplication.translate("ItemEditor", KINDS[kind])


def part_name(part: str) -> str:
    """A part of an item."""
    return QCoreApplication.translate("ItemEditor", PARTS[part])


def upgraded_name_of(dealer: Dealer) -> str:
    """What the dealer is called with its district turned."""
    return name_of(f"{dealer.id}_upgraded", dealer.name_upgraded)


def name_of(id: str, name: str) -> str:
    """A shipped name in the user's language; another one as it was typed in."""
    return words(item_text(id)) if names_of(shipped()).get(id) == name else name
