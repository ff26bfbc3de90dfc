"""The sentences of the rituals, by key (7, 12)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

RITUAL_SENTENCES: dict[str, str] = {
    "feed_the_kraken.ask.stash": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Guns Stash: distribute %n point(s) among the players."
    ),
    "feed_the_kraken.ask.cult_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Cabin Search: here are three cards."
    ),
    "feed_the_kraken.ask.conversion": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion to the Cult: name a player."
    ),
    "feed_the_kraken.ask.conversion_page": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion to the Cult: what has changed for you."
    ),
    "feed_the_kraken.secret.stash_guns": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You lead the cult: hand out %n more gun(s) from the supply."
    ),
    "feed_the_kraken.secret.stash_marks": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Place suspicion marks: %n left. Only you will see them."
    ),
    "feed_the_kraken.secret.name_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You lead the cult: name the player who becomes a Cultist."
    ),
    "feed_the_kraken.secret.no_convert_left": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "There is no one left to convert. Name the player you trust least.",
    ),
    "feed_the_kraken.secret.trust_least": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Name the player you trust least. Only you will see it."
    ),
    "feed_the_kraken.secret.officer_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{post} {who}: {faction}"
    ),
    "feed_the_kraken.secret.cult_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The officers' faction cards. {cards}"
    ),
    "feed_the_kraken.secret.nothing_changed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Nothing has changed for you."
    ),
    "feed_the_kraken.secret.your_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is a Cultist now and knows that you are the Cult Leader."
    ),
    "feed_the_kraken.secret.you_are_cultist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You are a Cultist now and win with the cult. Your leader is {who}."
    ),
    "feed_the_kraken.do.nobody": QT_TRANSLATE_NOOP("feed_the_kraken", "No one"),
    "feed_the_kraken.why.is_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is already in your cult."
    ),
    "feed_the_kraken.why.was_searched": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{who} can't be converted: {by} searched their cabin in round {round}.",
    ),
    "feed_the_kraken.why.was_flogged": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{who} was flogged and can't be converted. Side ruled out: {side}.",
    ),
}
