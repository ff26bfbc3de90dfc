"""The sentences of «Why not?» about a thing: its rule with what it stands at now."""

from rules.kernel.text import QT_TRANSLATE_NOOP

WHY_SENTENCES: dict[str, str] = {
    "feed_the_kraken.thing.seat": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You choose {who} (guns: %n) only when a decision asks for a player."
    ),
    "feed_the_kraken.thing.overboard": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} (guns: %n) is overboard and can't be chosen."
    ),
    "feed_the_kraken.thing.space": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "You don't choose spaces: the ship follows the colour of the card played. Navigations so "
        "far: %n.",
    ),
    "feed_the_kraken.thing.line": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The supply line matters only when the ship crosses it. Navigations so far: %n.",
    ),
    "feed_the_kraken.thing.pile": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only the captain and the lieutenant draw cards, during a navigation. "
        "Navigations so far: %n.",
    ),
    "feed_the_kraken.thing.hand": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only the player who holds these cards chooses them, during a navigation. "
        "Navigations so far: %n.",
    ),
    "feed_the_kraken.thing.shown": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The card shown has been played and moves the ship. Navigations so far: %n.",
    ),
    "feed_the_kraken.thing.rituals": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.",
    ),
    "feed_the_kraken.thing.check": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A loyalty check only counts the revealed guns. A mutiny needs %n."
    ),
    "feed_the_kraken.thing.head": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "This is only for display. Guns for a mutiny: %n."
    ),
    "feed_the_kraken.thing.book": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The log only records what happened. Navigations so far: %n."
    ),
    "feed_the_kraken.thing.card": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.",
    ),
    "feed_the_kraken.thing.told": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "This tells the story of the voyage. Navigations in it: %n."
    ),
}
