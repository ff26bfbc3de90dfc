"""What the bots say: the characters of the levels, and the reasons for an order."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.bot.novice.about": NOOP(
        "cthulhu_wars", "Looks at few orders and at the figures and Doom they bring at once."
    ),
    "cthulhu_wars.bot.steady.about": NOOP(
        "cthulhu_wars", "Tries its orders to the end of the turn and follows its faction's plan."
    ),
    "cthulhu_wars.bot.master.about": NOOP(
        "cthulhu_wars", "Tries more orders, and looks at what the others may do in answer."
    ),
    # ------------------------------------------------------------ whatever the order
    "cthulhu_wars.bot.only": NOOP("cthulhu_wars", "There is nothing else to do."),
    "cthulhu_wars.bot.best": NOOP("cthulhu_wars", "Nothing else that was tried promised more."),
    "cthulhu_wars.bot.least_power": NOOP(
        "cthulhu_wars", "A cheap action: the others spend their Power first."
    ),
    "cthulhu_wars.bot.idle": NOOP(
        "cthulhu_wars", "Everything else would cost more than it brings."
    ),
    "cthulhu_wars.bot.wins": NOOP("cthulhu_wars", "This should win the game."),
    "cthulhu_wars.bot.doom": NOOP("cthulhu_wars", "Gains %n Doom."),
    "cthulhu_wars.bot.signs": NOOP("cthulhu_wars", "Gains %n Elder Sign(s)."),
    "cthulhu_wars.bot.deed": NOOP("cthulhu_wars", "A spellbook is earned: {deed}."),
    "cthulhu_wars.bot.gates": NOOP("cthulhu_wars", "Holds %n more gate(s)."),
    "cthulhu_wars.bot.takes_gate": NOOP("cthulhu_wars", "{whom} loses %n gate(s)."),
    "cthulhu_wars.bot.removes": NOOP("cthulhu_wars", "{whom} loses %n unit(s)."),
    "cthulhu_wars.bot.captive": NOOP("cthulhu_wars", "A captive is worth 1 Power."),
    "cthulhu_wars.bot.great": NOOP(
        "cthulhu_wars", "{what} fights, and brings an Elder Sign in each ritual."
    ),
    "cthulhu_wars.bot.cultist": NOOP("cthulhu_wars", "Each cultist gathers 1 Power every round."),
    "cthulhu_wars.bot.settles": NOOP("cthulhu_wars", "A gate can be built in {place}."),
    "cthulhu_wars.bot.free_gate": NOOP("cthulhu_wars", "A gate waits in {place}."),
    "cthulhu_wars.bot.guards": NOOP("cthulhu_wars", "Guards the cultists in {place}."),
    "cthulhu_wars.bot.threatens": NOOP("cthulhu_wars", "A cultist could be captured in {place}."),
    "cthulhu_wars.bot.strength": NOOP("cthulhu_wars", "One fighter more in {place}."),
    "cthulhu_wars.bot.later": NOOP("cthulhu_wars", "Likely soon after: {what}"),
    "cthulhu_wars.bot.spreads": NOOP("cthulhu_wars", "Own units stand in one more area."),
    "cthulhu_wars.bot.stronger": NOOP("cthulhu_wars", "Dice in {place}: {own} against {other}."),
    "cthulhu_wars.bot.leader": NOOP("cthulhu_wars", "{whom} is ahead and should be held up."),
    "cthulhu_wars.bot.stays_out": NOOP("cthulhu_wars", "Nothing of its own is in danger."),
    "cthulhu_wars.bot.safer": NOOP("cthulhu_wars", "Less can be taken from it now."),
    # ------------------------------------------------------------ quick answers
    "cthulhu_wars.bot.ritual": NOOP("cthulhu_wars", "The ritual brings more than its Power would."),
    "cthulhu_wars.bot.no_ritual": NOOP("cthulhu_wars", "The Power is needed for something else."),
    "cthulhu_wars.bot.no_reveal": NOOP("cthulhu_wars", "Signs count at the end in any case."),
    "cthulhu_wars.bot.reveal": NOOP("cthulhu_wars", "Turned up now, they end and win the game."),
    "cthulhu_wars.bot.least_loss": NOOP("cthulhu_wars", "This loss matters least."),
    "cthulhu_wars.bot.worst_loss": NOOP("cthulhu_wars", "This hurts the enemy most."),
    "cthulhu_wars.bot.haven": NOOP("cthulhu_wars", "It is safest there."),
    "cthulhu_wars.bot.drives": NOOP("cthulhu_wars", "It does the least harm there."),
    "cthulhu_wars.bot.book": NOOP("cthulhu_wars", "This spellbook helps most at present."),
    "cthulhu_wars.bot.fair": NOOP("cthulhu_wars", "A fair share; without agreement it is worse."),
    "cthulhu_wars.bot.first": NOOP("cthulhu_wars", "Whoever is strongest should act late."),
}
