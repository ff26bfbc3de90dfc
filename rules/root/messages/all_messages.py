"""All sentences of the game."""

from importlib import import_module

from rules.root import names
from rules.root.automata import messages as automata_messages
from rules.root.battle import messages as battle_messages
from rules.root.bots import messages as bots_messages
from rules.root.effects import messages as effects_messages
from rules.root.enums import FACTIONS
from rules.root.messages import advanced_messages, law_messages, option_messages
from rules.root.scoring import sources
from rules.root.why import board_messages as why_board_messages
from rules.root.why import messages as why_messages

SENTENCES: dict[str, str] = {
    **names.NAMES,
    **law_messages.SENTENCES,
    **sources.SENTENCES,
    **option_messages.SENTENCES,
    **advanced_messages.SENTENCES,
    **battle_messages.SENTENCES,
    **effects_messages.SENTENCES,
    **bots_messages.SENTENCES,
    **automata_messages.SENTENCES,
    **why_messages.SENTENCES,
    **why_board_messages.SENTENCES,
}
for _faction in FACTIONS:
    SENTENCES |= import_module(f"rules.root.factions.{_faction.value}.messages").SENTENCES
