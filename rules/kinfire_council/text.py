"""All sentences of the game, by key."""

from rules.kinfire_council import (
    effect_words,
    item_names,
    law_words,
    names,
    round_words,
    turn_words,
    why_words,
)
from rules.kinfire_council.bots import words as bot_words
from rules.kinfire_council.items import fault_words

SENTENCES: dict[str, str] = {
    **bot_words.SENTENCES,
    **effect_words.SENTENCES,
    **fault_words.SENTENCES,
    **names.NAMES,
    **item_names.ITEM_NAMES,
    **law_words.SENTENCES,
    **round_words.SENTENCES,
    **turn_words.SENTENCES,
    **why_words.SENTENCES,
}
