"""What the bots say: the characters of the levels, and the reasons for an answer."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.bot.novice.about": NOOP(
        "kinfire_council", "Looks at a few placements and at what they gain immediately."
    ),
    "kinfire_council.bot.steady.about": NOOP(
        "kinfire_council", "Tries every placement to the end of its turn, with the night in mind."
    ),
    "kinfire_council.bot.master.about": NOOP(
        "kinfire_council", "Also looks at the other players' turns and at its own next one."
    ),
    # ------------------------------------------------------------ whatever the answer
    "kinfire_council.bot.only": NOOP("kinfire_council", "It is the only option."),
    "kinfire_council.bot.best": NOOP("kinfire_council", "No other option looked better."),
    "kinfire_council.bot.no_card": NOOP("kinfire_council", "You can't play any of the cards now."),
    "kinfire_council.bot.hand": NOOP(
        "kinfire_council", "Look through your hand: a research card may help now."
    ),
    "kinfire_council.bot.unit": NOOP("kinfire_council", "%n V"),
    # ------------------------------------------------------------ own gains
    "kinfire_council.bot.v": NOOP("kinfire_council", "Gains %n V with the rest of the turn."),
    "kinfire_council.bot.need": NOOP("kinfire_council", "The need scores %n V tonight."),
    "kinfire_council.bot.floors": NOOP(
        "kinfire_council", "%n floor(s), worth about {v} V tonight."
    ),
    "kinfire_council.bot.vote": NOOP("kinfire_council", "The vote on {decree} pays off."),
    "kinfire_council.bot.goods": NOOP("kinfire_council", "Keeps {goods} for later."),
    "kinfire_council.bot.cards": NOOP("kinfire_council", "%n more research card(s)."),
    "kinfire_council.bot.cultists": NOOP(
        "kinfire_council", "Holds %n cultist(s) to hand in for V."
    ),
    "kinfire_council.bot.trophies": NOOP("kinfire_council", "%n more threat(s) as trophies."),
    "kinfire_council.bot.sentries": NOOP(
        "kinfire_council", "%n Sentry token(s) that will pay off repeatedly."
    ),
    "kinfire_council.bot.influence": NOOP(
        "kinfire_council", "%n more influence for votes and errands."
    ),
    "kinfire_council.bot.skills": NOOP("kinfire_council", "%n more skilled chit(s)."),
    "kinfire_council.bot.patron": NOOP(
        "kinfire_council", "As patron of {place}, you gain when others visit."
    ),
    # ------------------------------------------------------------ the Cult
    "kinfire_council.bot.hinders": NOOP("kinfire_council", "Keeps about %n V from the Cult."),
    "kinfire_council.bot.holds": NOOP("kinfire_council", "Keeps the lighthouse off row 0."),
    "kinfire_council.bot.conspires": NOOP(
        "kinfire_council", "The Conspirator wins if the Cult does."
    ),
    "kinfire_council.bot.feeds": NOOP(
        "kinfire_council", "The Cult gains %n V by tonight, which helps its Conspirator."
    ),
    "kinfire_council.bot.other": NOOP("kinfire_council", "{who} becomes the Conspirator."),
}
