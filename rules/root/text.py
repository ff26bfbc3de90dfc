"""All sentences of the game."""

from importlib import import_module

from rules.root import advanced_words, law_words, names, option_words, sources
from rules.root.automata import words as automata_words
from rules.root.battle import words as battle_words
from rules.root.bots import words as bots_words
from rules.root.effects import words as effects_words
from rules.root.why import board_words as why_board_words
from rules.root.why import words as why_words
from rules.root.words import FACTIONS

SENTENCES: dict[str, str] = {
    **names.NAMES,
    **law_words.SENTENCES,
    **sources.SENTENCES,
    **option_words.SENTENCES,
    **advanced_words.SENTENCES,
    **battle_words.SENTENCES,
    **effects_words.SENTENCES,
    **bots_words.SENTENCES,
    **automata_words.SENTENCES,
    **why_words.SENTENCES,
    **why_board_words.SENTENCES,
}
for _faction in FACTIONS:
    SENTENCES |= import_module(f"rules.root.factions.{_faction.value}.words").SENTENCES
