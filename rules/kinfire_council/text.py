"""All sentences of the game, by key."""

from rules.kinfire_council import item_names, law_words, names

SENTENCES: dict[str, str] = {
    **names.NAMES,
    **item_names.ITEM_NAMES,
    **law_words.SENTENCES,
}
