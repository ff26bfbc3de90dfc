"""What the bots say: the characters of the levels, and the reasons for an answer."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.bot.only": NOOP("kinfire_council", "There is nothing else to do."),
    "kinfire_council.bot.best": NOOP(
        "kinfire_council", "Nothing else that was tried promised more."
    ),
}
