"""All sentences of the game, by key."""

from rules.cthulhu_wars import law_words, names, option_words, round_words, sources
from rules.cthulhu_wars.battle import words as battle_words
from rules.cthulhu_wars.bots import words as bots_words
from rules.cthulhu_wars.effects import built, words_of
from rules.cthulhu_wars.why import words as why_words

SENTENCES: dict[str, str] = {
    **names.NAMES,
    **law_words.SENTENCES,
    **option_words.SENTENCES,
    **round_words.SENTENCES,
    **sources.SENTENCES,
    **battle_words.SENTENCES,
    **bots_words.SENTENCES,
    **why_words.SENTENCES,
}
for _faction in built():
    SENTENCES |= words_of(_faction)
