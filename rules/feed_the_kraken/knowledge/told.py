"""What a seat has learned in private as it is told of it afterwards, when all is open (11)."""

from rules.feed_the_kraken.knowledge.notebook import WORDS
from rules.feed_the_kraken.state import Fact, Kraken
from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text

TOLD_SENTENCES: dict[str, str] = {
    "feed_the_kraken.told.dealt": QT_TRANSLATE_NOOP("feed_the_kraken", "Was dealt: {faction}."),
    "feed_the_kraken.told.lone_pirate": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Learned at the pirates' gathering: there is no other pirate."
    ),
    "feed_the_kraken.told.no_comrades": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Was shown no one at the start."
    ),
    "feed_the_kraken.told.character": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Character: {character}. {does}"
    ),
    "feed_the_kraken.told.committed": QT_TRANSLATE_NOOP("feed_the_kraken", "Committed %n gun(s)."),
    "feed_the_kraken.told.drew": QT_TRANSLATE_NOOP("feed_the_kraken", "Drew: {cards}."),
    "feed_the_kraken.told.kept": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Put in the logbook: {cards}."
    ),
    "feed_the_kraken.told.logbook": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "As navigator, found in the logbook: {cards}."
    ),
    "feed_the_kraken.told.played": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "As navigator, left: {cards}."
    ),
    "feed_the_kraken.told.jumped": QT_TRANSLATE_NOOP("feed_the_kraken", "Jumped overboard."),
    "feed_the_kraken.told.searched": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cabin search: {who} was dealt {faction} and is not converted."
    ),
    "feed_the_kraken.told.searched_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Cabin search: {who} was dealt {faction} and has been converted to the cult.",
    ),
    "feed_the_kraken.told.searched_now": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cabin search: {who} is {faction}."
    ),
    "feed_the_kraken.told.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Was shown by the Mermaid, in no order: {cards}."
    ),
    "feed_the_kraken.told.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Saw the top card of the draw pile: {cards}."
    ),
    "feed_the_kraken.told.stash_guns": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Guns Stash: gave the guns to {seats}."
    ),
    "feed_the_kraken.told.stash_marks": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Guns Stash: marked {seats}."
    ),
    "feed_the_kraken.told.cult_search_closed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Cabin Search: was not shown the cards of {seats}."
    ),
    "feed_the_kraken.told.named_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: named {seats}."
    ),
    "feed_the_kraken.told.named_nobody": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: named no one."
    ),
    "feed_the_kraken.told.marked": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: marked {seats}."
    ),
    "feed_the_kraken.told.your_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: {who} became a Cultist and knows this leader."
    ),
    "feed_the_kraken.told.your_leader": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: became a Cultist; the leader is {who}."
    ),
    "feed_the_kraken.told.nothing_changed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion: nothing changed."
    ),
}
"""Beside the mark of its seat; notes that name no «you» stand as they are."""


def told(game: Kraken, seat: Seat, fact: Fact) -> Text:
    """A note of a seat, not said to it but of it."""
    note = WORDS[fact.kind](game, seat, fact)
    key = note.key.replace(".note.", ".told.")
    return Text(key, note.facts) if key in TOLD_SENTENCES else note
