"""The sentences of the characters, by key (10)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

CHARACTER_SENTENCES: dict[str, str] = {
    "feed_the_kraken.ask.window": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Does anybody want to use a character? ({moment})"
    ),
    "feed_the_kraken.ask.kleptomaniac_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Kleptomaniac: {who} picks whom to take a gun from."
    ),
    "feed_the_kraken.ask.troublemaker_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Troublemaker: {who} picks whose guns count double."
    ),
    "feed_the_kraken.ask.peacemaker_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Peacemaker: {who} picks who takes all guns back."
    ),
    "feed_the_kraken.ask.minstrel_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Minstrel: {who} picks the first seat that stays out of the next loyalty check.",
    ),
    "feed_the_kraken.ask.minstrel_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Minstrel: {who} picks the second seat that stays out of the next loyalty check.",
    ),
    "feed_the_kraken.ask.agitator_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Agitator: {who} picks the first seat that must commit a gun."
    ),
    "feed_the_kraken.ask.agitator_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Agitator: {who} picks the second seat that must commit a gun."
    ),
    "feed_the_kraken.ask.herbalist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Herbalist: {who} picks whose off-duty sign moves."
    ),
    "feed_the_kraken.ask.herbalist_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Herbalist: {who} picks who gets the off-duty sign."
    ),
    "feed_the_kraken.ask.consultant_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Consultant: {who} names the lieutenant."
    ),
    "feed_the_kraken.ask.smuggler_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Smuggler: {who} picks who draws three cards."
    ),
    "feed_the_kraken.ask.archivist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Archivist: {who} picks who may draw anew."
    ),
    "feed_the_kraken.ask.mentor_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mentor: {who} picks whose open character turns face down."
    ),
    "feed_the_kraken.ask.debt_collector_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Debt Collector: {who} picks the officer who pays the two others."
    ),
    "feed_the_kraken.ask.spiritualist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who} picks the first seat that gives a gun."
    ),
    "feed_the_kraken.ask.spiritualist_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who} picks the second seat that gives a gun."
    ),
    "feed_the_kraken.ask.spiritualist_3": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who} picks who gets the guns."
    ),
    "feed_the_kraken.ask.instigator_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Instigator: {who} picks who may add all guns to this check."
    ),
    "feed_the_kraken.ask.repay": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Debt Collector: {who} has one gun only and picks who gets it."
    ),
    "feed_the_kraken.ask.hire_again": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Consultant: the lieutenant named is off duty now; {who} names another one.",
    ),
    "feed_the_kraken.ask.add": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Instigator of {by}: {who} adds all guns that are left, or nothing."
    ),
    "feed_the_kraken.do.turn_up": QT_TRANSLATE_NOOP("feed_the_kraken", "Use {character}"),
    "feed_the_kraken.do.add_all": QT_TRANSLATE_NOOP("feed_the_kraken", "Add %n gun(s)"),
    "feed_the_kraken.do.add_nothing": QT_TRANSLATE_NOOP("feed_the_kraken", "Add nothing"),
    "feed_the_kraken.cover.turn_up": QT_TRANSLATE_NOOP("feed_the_kraken", "Use your character"),
    "feed_the_kraken.secret.character": QT_TRANSLATE_NOOP("feed_the_kraken", "{character}. {does}"),
    "feed_the_kraken.why.window": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "In this window one can only use the own character, or pass."
    ),
    "feed_the_kraken.why.moment": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "This is not its moment. {does}"
    ),
    "feed_the_kraken.why.card_used": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "It lies open: it has been used."
    ),
    "feed_the_kraken.why.card_target": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "There is nobody whom it could be used on."
    ),
    "feed_the_kraken.why.card_gunless": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Turning it up costs a gun, and you have none that is free."
    ),
    "feed_the_kraken.why.card_yellow": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "No yellow card was played in this round."
    ),
    "feed_the_kraken.why.card_hired": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A Consultant has already named the lieutenant of this round."
    ),
    "feed_the_kraken.why.card_post": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A post is empty: there are no two badges to swap."
    ),
    "feed_the_kraken.why.card_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "There is no card left to look at."
    ),
    "feed_the_kraken.why.chosen_already": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} has been picked already."
    ),
    "feed_the_kraken.why.add": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "All or nothing: press one of the two buttons."
    ),
    "feed_the_kraken.why.repay": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only the two other officers can be paid."
    ),
    "feed_the_kraken.why.aim_kleptomaniac": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only another seat that has a gun can be picked; guns on the table do not count.",
    ),
    "feed_the_kraken.why.aim_troublemaker": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only a seat with guns on the table that count once can be picked."
    ),
    "feed_the_kraken.why.aim_peacemaker": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only a seat with guns on the table can be picked."
    ),
    "feed_the_kraken.why.aim_minstrel": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Two different seats are picked."
    ),
    "feed_the_kraken.why.aim_agitator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Two different seats are picked."
    ),
    "feed_the_kraken.why.aim_herbalist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A sign moves from a seat that has one to a seat that has none."
    ),
    "feed_the_kraken.why.aim_consultant": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Only a seat that the captain could name can be picked: on duty, and not the captain.",
    ),
    "feed_the_kraken.why.aim_smuggler": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only the captain or the lieutenant can be picked, and each only once."
    ),
    "feed_the_kraken.why.aim_archivist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only the captain or the lieutenant can be picked, and each only once."
    ),
    "feed_the_kraken.why.aim_mentor": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only another seat whose character lies open can be picked."
    ),
    "feed_the_kraken.why.aim_debt_collector": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only an officer who has a gun can be picked."
    ),
    "feed_the_kraken.why.aim_spiritualist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Two different seats give, a third choice gets."
    ),
    "feed_the_kraken.why.aim_instigator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only a seat that can add guns can be picked, and not the captain."
    ),
}
