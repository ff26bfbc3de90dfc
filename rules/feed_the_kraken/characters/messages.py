"""The sentences of the characters, by key (10)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

CHARACTER_SENTENCES: dict[str, str] = {
    "feed_the_kraken.ask.window": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Does anyone want to use a character? ({moment})"
    ),
    "feed_the_kraken.ask.kleptomaniac_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Kleptomaniac: {who}, choose whom to take a gun from."
    ),
    "feed_the_kraken.ask.troublemaker_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Troublemaker: {who}, choose whose guns count double."
    ),
    "feed_the_kraken.ask.peacemaker_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Peacemaker: {who}, choose who takes back all their guns."
    ),
    "feed_the_kraken.ask.minstrel_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Minstrel: {who}, choose the first player who sits out the next loyalty check.",
    ),
    "feed_the_kraken.ask.minstrel_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Minstrel: {who}, choose the second player who sits out the next loyalty check.",
    ),
    "feed_the_kraken.ask.agitator_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Agitator: {who}, choose the first player who must commit a gun."
    ),
    "feed_the_kraken.ask.agitator_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Agitator: {who}, choose the second player who must commit a gun."
    ),
    "feed_the_kraken.ask.herbalist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Herbalist: {who}, choose whose off-duty sign to move."
    ),
    "feed_the_kraken.ask.herbalist_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Herbalist: {who}, choose who gets the off-duty sign."
    ),
    "feed_the_kraken.ask.consultant_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Consultant: {who}, name the lieutenant."
    ),
    "feed_the_kraken.ask.smuggler_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Smuggler: {who}, choose who draws three cards."
    ),
    "feed_the_kraken.ask.archivist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Archivist: {who}, choose who may draw again."
    ),
    "feed_the_kraken.ask.mentor_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mentor: {who}, choose whose face-up character to turn face down."
    ),
    "feed_the_kraken.ask.debt_collector_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Debt Collector: {who}, choose the officer who pays the other two."
    ),
    "feed_the_kraken.ask.spiritualist_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who}, choose the first player to give a gun."
    ),
    "feed_the_kraken.ask.spiritualist_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who}, choose the second player to give a gun."
    ),
    "feed_the_kraken.ask.spiritualist_3": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Spiritualist: {who}, choose who gets the guns."
    ),
    "feed_the_kraken.ask.instigator_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Instigator: {who}, choose who may add all their guns to this check."
    ),
    "feed_the_kraken.ask.repay": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Debt Collector: {who} has only one gun. Choose who gets it."
    ),
    "feed_the_kraken.ask.hire_again": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Consultant: the lieutenant you named is now off duty. {who}, name another one.",
    ),
    "feed_the_kraken.ask.add": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{by}'s Instigator: {who}, add all your remaining guns, or nothing."
    ),
    "feed_the_kraken.do.turn_up": QT_TRANSLATE_NOOP("feed_the_kraken", "Use {character}"),
    "feed_the_kraken.do.add_all": QT_TRANSLATE_NOOP("feed_the_kraken", "Add %n gun(s)"),
    "feed_the_kraken.do.add_nothing": QT_TRANSLATE_NOOP("feed_the_kraken", "Add nothing"),
    "feed_the_kraken.cover.turn_up": QT_TRANSLATE_NOOP("feed_the_kraken", "Use your character"),
    "feed_the_kraken.secret.character": QT_TRANSLATE_NOOP("feed_the_kraken", "{character}. {does}"),
    "feed_the_kraken.why.window": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "In this window you can only use your own character, or pass."
    ),
    "feed_the_kraken.why.moment": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You can't use it at this moment. {does}"
    ),
    "feed_the_kraken.why.card_used": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "It is face up: already used."
    ),
    "feed_the_kraken.why.card_target": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "There is no one to use it on."
    ),
    "feed_the_kraken.why.card_gunless": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Revealing it costs a gun, and you have no free gun."
    ),
    "feed_the_kraken.why.card_yellow": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "No yellow card was played this round."
    ),
    "feed_the_kraken.why.card_hired": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A Consultant has already named this round's lieutenant."
    ),
    "feed_the_kraken.why.card_post": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A post is empty: there are no two badges to swap."
    ),
    "feed_the_kraken.why.card_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "There are no cards left to look at."
    ),
    "feed_the_kraken.why.chosen_already": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} has already been chosen."
    ),
    "feed_the_kraken.why.add": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "All or nothing: use one of the two buttons."
    ),
    "feed_the_kraken.why.repay": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose one of the other two officers."
    ),
    "feed_the_kraken.why.aim_kleptomaniac": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Choose another player who has a gun; guns on the table do not count.",
    ),
    "feed_the_kraken.why.aim_troublemaker": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose a player whose guns on the table count once."
    ),
    "feed_the_kraken.why.aim_peacemaker": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose a player with guns on the table."
    ),
    "feed_the_kraken.why.aim_minstrel": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose two different players."
    ),
    "feed_the_kraken.why.aim_agitator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose two different players."
    ),
    "feed_the_kraken.why.aim_herbalist": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Move an off-duty sign from a player who has one to a player who has none.",
    ),
    "feed_the_kraken.why.aim_consultant": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Choose a player the captain could name: on duty, and not the captain.",
    ),
    "feed_the_kraken.why.aim_smuggler": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose the captain or the lieutenant; each only once."
    ),
    "feed_the_kraken.why.aim_archivist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose the captain or the lieutenant; each only once."
    ),
    "feed_the_kraken.why.aim_mentor": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose another player whose character is face up."
    ),
    "feed_the_kraken.why.aim_debt_collector": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose an officer who has a gun."
    ),
    "feed_the_kraken.why.aim_spiritualist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose two different givers, then who gets the guns."
    ),
    "feed_the_kraken.why.aim_instigator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose a player who can add guns; not the captain."
    ),
}
