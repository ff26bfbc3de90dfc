"""What the bots say: the characters of the levels, and the reasons for an answer."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.bot.novice.about": NOOP(
        "kinfire_council", "Looks at few placements and at what they bring at once."
    ),
    "kinfire_council.bot.steady.about": NOOP(
        "kinfire_council", "Tries every placement to the end of its turn, with the night in mind."
    ),
    "kinfire_council.bot.master.about": NOOP(
        "kinfire_council", "Looks at the turns of the others and at its own next one, too."
    ),
    # ------------------------------------------------------------ whatever the answer
    "kinfire_council.bot.only": NOOP("kinfire_council", "There is nothing else to do."),
    "kinfire_council.bot.best": NOOP(
        "kinfire_council", "Nothing else that was tried promised more."
    ),
    "kinfire_council.bot.no_card": NOOP("kinfire_council", "None of the cards can be played now."),
    "kinfire_council.bot.hand": NOOP(
        "kinfire_council", "Look through your hand: a research card may help now."
    ),
    "kinfire_council.bot.unit": NOOP("kinfire_council", "%n V"),
    # ------------------------------------------------------------ own gains
    "kinfire_council.bot.v": NOOP("kinfire_council", "Brings %n V with what is left of the turn."),
    "kinfire_council.bot.need": NOOP("kinfire_council", "The need pays %n V tonight."),
    "kinfire_council.bot.floors": NOOP(
        "kinfire_council", "%n floor(s), worth about {v} V tonight."
    ),
    "kinfire_council.bot.vote": NOOP("kinfire_council", "The vote on {decree} pays off."),
    "kinfire_council.bot.goods": NOOP("kinfire_council", "It leaves {goods} to go on with."),
    "kinfire_council.bot.cards": NOOP("kinfire_council", "%n research card(s) more."),
    "kinfire_council.bot.cultists": NOOP(
        "kinfire_council", "%n cultist(s) held, to be handed in for V."
    ),
    "kinfire_council.bot.trophies": NOOP("kinfire_council", "%n threat(s) more as trophies."),
    "kinfire_council.bot.sentries": NOOP(
        "kinfire_council", "%n Sentry token(s) that will pay again and again."
    ),
    "kinfire_council.bot.influence": NOOP(
        "kinfire_council", "%n influence more for votes and errands."
    ),
    "kinfire_council.bot.skills": NOOP("kinfire_council", "%n skilled chit(s) more."),
    "kinfire_council.bot.patron": NOOP(
        "kinfire_council", "As patron of {place} it is paid for visits of others."
    ),
    # ------------------------------------------------------------ the Cult
    "kinfire_council.bot.hinders": NOOP("kinfire_council", "Keeps about %n V from the Cult."),
    "kinfire_council.bot.holds": NOOP("kinfire_council", "Keeps the lighthouse off row 0."),
    "kinfire_council.bot.conspires": NOOP(
        "kinfire_council", "The Conspirator wins if the Cult does."
    ),
    "kinfire_council.bot.feeds": NOOP(
        "kinfire_council", "By tonight the Cult gains %n V, which serves its Conspirator."
    ),
    "kinfire_council.bot.other": NOOP("kinfire_council", "{who} becomes the Conspirator."),
}
