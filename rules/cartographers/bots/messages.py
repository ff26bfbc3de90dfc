"""What the bots say: the characters of the levels, and the reasons for an answer."""

from rules.kernel.text import QT_TRANSLATE_NOOP

BOT_SENTENCES: dict[str, str] = {
    "cartographers.bot.novice.about": QT_TRANSLATE_NOOP(
        "cartographers",
        "Looks at a few places and takes what scores at the end of this season.",
    ),
    "cartographers.bot.steady.about": QT_TRANSLATE_NOOP(
        "cartographers",
        "Looks at every place and counts all four edicts, but only what is already on the map.",
    ),
    "cartographers.bot.master.about": QT_TRANSLATE_NOOP(
        "cartographers",
        "Plans for the edicts to come, weighs every card that may be next, and knows where"
        " monsters hurt.",
    ),
    # ------------------------------------------------------------ what an answer brings
    "cartographers.bot.now": QT_TRANSLATE_NOOP(
        "cartographers", "%n more star(s) for {card} ({edict}), scored this season."
    ),
    "cartographers.bot.later": QT_TRANSLATE_NOOP(
        "cartographers", "%n more star(s) for {card} ({edict}), scored later."
    ),
    "cartographers.bot.prepares": QT_TRANSLATE_NOOP(
        "cartographers", "Brings {card} ({edict}) closer to its next stars."
    ),
    "cartographers.bot.coin": QT_TRANSLATE_NOOP(
        "cartographers", "Earns a coin that scores in %n season(s)."
    ),
    "cartographers.bot.mountain": QT_TRANSLATE_NOOP(
        "cartographers", "Surrounds the mountain at {spaces}: a coin that scores in %n season(s)."
    ),
    "cartographers.bot.mountains": QT_TRANSLATE_NOOP(
        "cartographers", "Surrounds the mountains at {spaces}: coins that score in %n season(s)."
    ),
    "cartographers.bot.dragon": QT_TRANSLATE_NOOP(
        "cartographers", "Encloses the Dragon: coins that score in %n season(s)."
    ),
    "cartographers.bot.fewer_beside": QT_TRANSLATE_NOOP(
        "cartographers", "%n fewer empty space(s) beside monsters."
    ),
    "cartographers.bot.slays": QT_TRANSLATE_NOOP("cartographers", "Destroys %n monster space(s)."),
    "cartographers.bot.guards": QT_TRANSLATE_NOOP(
        "cartographers", "Protects %n empty space(s) from future monsters."
    ),
    "cartographers.bot.joins": QT_TRANSLATE_NOOP(
        "cartographers", "Joins clusters of {terrain} into one."
    ),
    "cartographers.bot.fills": QT_TRANSLATE_NOOP(
        "cartographers", "Fills {spaces}, where few shapes fit."
    ),
    "cartographers.bot.no_hole": QT_TRANSLATE_NOOP(
        "cartographers", "Leaves no new single space that is hard to fill."
    ),
    "cartographers.bot.next": QT_TRANSLATE_NOOP(
        "cartographers", "Keeps a good place for {card}, should it come next."
    ),
    # ------------------------------------------------------------ monsters on another map
    "cartographers.bot.more_beside": QT_TRANSLATE_NOOP(
        "cartographers", "%n more empty space(s) beside monsters on that map."
    ),
    "cartographers.bot.takes": QT_TRANSLATE_NOOP(
        "cartographers", "Costs that map %n star(s) of {card} ({edict})."
    ),
    "cartographers.bot.spoils": QT_TRANSLATE_NOOP(
        "cartographers", "Makes {card} ({edict}) harder on that map."
    ),
    # ------------------------------------------------------------ skills, and nothing else to say
    "cartographers.bot.skill": QT_TRANSLATE_NOOP(
        "cartographers", "{skill} gains about %n star(s), after paying for it."
    ),
    "cartographers.bot.skill_little": QT_TRANSLATE_NOOP(
        "cartographers", "{skill} costs less than it gains."
    ),
    "cartographers.bot.no_skill": QT_TRANSLATE_NOOP(
        "cartographers", "No skill gains enough here: it can wait."
    ),
    "cartographers.bot.unit": QT_TRANSLATE_NOOP("cartographers", "%n star(s)"),
    "cartographers.bot.only": QT_TRANSLATE_NOOP("cartographers", "It is the only option."),
}
