"""What the bots say: the characters of the levels, and the reasons for an order."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.bot.novice.about": NOOP(
        "cthulhu_wars", "Looks at a few actions and at the units and Doom they gain immediately."
    ),
    "cthulhu_wars.bot.steady.about": NOOP(
        "cthulhu_wars", "Tries its actions to the end of the turn and follows its faction's plan."
    ),
    "cthulhu_wars.bot.master.about": NOOP(
        "cthulhu_wars", "Tries more actions, and looks at how the others may respond."
    ),
    # ------------------------------------------------------------ whatever the order
    "cthulhu_wars.bot.only": NOOP("cthulhu_wars", "It is the only option."),
    "cthulhu_wars.bot.wins": NOOP("cthulhu_wars", "This should win the game."),
    "cthulhu_wars.bot.doom": NOOP("cthulhu_wars", "Gains %n Doom."),
    "cthulhu_wars.bot.signs": NOOP("cthulhu_wars", "Gains %n Elder Sign(s)."),
    "cthulhu_wars.bot.deed": NOOP("cthulhu_wars", "Earns a spellbook: {deed}."),
    "cthulhu_wars.bot.gates": NOOP("cthulhu_wars", "Controls %n more gate(s)."),
    "cthulhu_wars.bot.takes_gate": NOOP("cthulhu_wars", "{whom} loses %n gate(s)."),
    "cthulhu_wars.bot.removes": NOOP("cthulhu_wars", "{whom} loses %n unit(s)."),
    "cthulhu_wars.bot.captive": NOOP("cthulhu_wars", "A captive is worth 1 Power."),
    "cthulhu_wars.bot.great": NOOP(
        "cthulhu_wars", "{what} fights, and gains an Elder Sign in each ritual."
    ),
    "cthulhu_wars.bot.cultist": NOOP("cthulhu_wars", "Each cultist gathers 1 Power every round."),
    "cthulhu_wars.bot.settles": NOOP("cthulhu_wars", "You can build a gate in {place}."),
    "cthulhu_wars.bot.free_gate": NOOP("cthulhu_wars", "There is an abandoned gate in {place}."),
    "cthulhu_wars.bot.guards": NOOP("cthulhu_wars", "Protects the cultists in {place}."),
    "cthulhu_wars.bot.threatens": NOOP("cthulhu_wars", "You could capture a cultist in {place}."),
    "cthulhu_wars.bot.strength": NOOP("cthulhu_wars", "One more fighter in {place}."),
    "cthulhu_wars.bot.later": NOOP("cthulhu_wars", "Likely soon: {what}"),
    "cthulhu_wars.bot.spreads": NOOP("cthulhu_wars", "Puts your units in one more area."),
    "cthulhu_wars.bot.stronger": NOOP("cthulhu_wars", "Dice in {place}: {own} against {other}."),
    "cthulhu_wars.bot.leader": NOOP("cthulhu_wars", "{whom} is in the lead: slow them down."),
    # ------------------------------------------------------------ questions
    "cthulhu_wars.bot.ritual": NOOP("cthulhu_wars", "A ritual costs {cost} of your {power} Power."),
    "cthulhu_wars.bot.no_ritual": NOOP("cthulhu_wars", "It would gain {what}."),
    "cthulhu_wars.bot.n_doom": NOOP("cthulhu_wars", "%n Doom"),
    "cthulhu_wars.bot.n_signs": NOOP("cthulhu_wars", "%n Elder Sign(s)"),
    "cthulhu_wars.bot.offer": NOOP("cthulhu_wars", "%n of {all} in total to be paid."),
    "cthulhu_wars.bot.unit": NOOP("cthulhu_wars", "%n Doom"),
}
