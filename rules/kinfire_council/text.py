"""All sentences of the game, by key."""

from rules.kinfire_council import effect_words, item_names, law_words, names

SENTENCES: dict[str, str] = {
    **effect_words.SENTENCES,
    **names.NAMES,
    **item_names.ITEM_NAMES,
    **law_words.SENTENCES,
}
