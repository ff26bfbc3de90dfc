"""What the bots' reasons are called in English. They are hints for the own seat alone (14)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

BOT_SENTENCES: dict[str, str] = {
    "feed_the_kraken.bot.only": QT_TRANSLATE_NOOP("feed_the_kraken", "It is the only option."),
    "feed_the_kraken.bot.best": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "No other option looks better for your side."
    ),
    "feed_the_kraken.bot.friend": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is on your side: about {percent}%."
    ),
    "feed_the_kraken.bot.team": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "With this team, your side has about a {percent}% chance; as things are, {now}%.",
    ),
    "feed_the_kraken.bot.risk": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A mutiny against this team has about a {percent}% chance."
    ),
    "feed_the_kraken.bot.rebel": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "With this team, your side has about a {before}% chance; with you as captain, {after}%.",
    ),
    "feed_the_kraken.bot.enough": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "With %n of your gun(s), the mutiny has about a {percent}% chance."
    ),
    "feed_the_kraken.bot.color": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "From here, {color} gives your side about a {percent}% chance."
    ),
    "feed_the_kraken.bot.mask": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A sailor would do the same: no one will suspect you for it."
    ),
    "feed_the_kraken.bot.jump": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Both cards lose immediately. Another navigator may find better ones."
    ),
    "feed_the_kraken.bot.redraw": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Two new cards could hardly be worse."
    ),
    "feed_the_kraken.bot.enemy": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is against you: about {percent}%."
    ),
    "feed_the_kraken.bot.not_leader": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only {percent}% likely that {who} leads the cult."
    ),
    "feed_the_kraken.bot.leader": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is your leader: feeding them to the Kraken wins the game."
    ),
    "feed_the_kraken.bot.convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is trusted and well placed: a good cultist."
    ),
    "feed_the_kraken.bot.suspect": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You trust {who} least of all."
    ),
    "feed_the_kraken.bot.share": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A gun helps the cult most in {who}'s hands."
    ),
    "feed_the_kraken.bot.leave": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The card is good for your side: leave it."
    ),
    "feed_the_kraken.bot.discard": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The card is bad for your side: discard it."
    ),
    "feed_the_kraken.bot.wait": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your character may be more useful later."
    ),
    "feed_the_kraken.bot.now": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{character} helps your side now."
    ),
    "feed_the_kraken.bot.add": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your guns decide this mutiny, and it helps your side."
    ),
    "feed_the_kraken.bot.add_nothing": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your guns would not help your side here."
    ),
}
