"""What the bots of Root say: the characters of the levels, and the reasons for an order."""

from rules.kernel.text import QT_TRANSLATE_NOOP
from rules.root.bots.plan_reasons import SENTENCES as PLAN_SENTENCES

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    **PLAN_SENTENCES,
    "root.bot.novice.about": NOOP(
        "root", "Looks at a few moves and at the points and pieces they gain immediately."
    ),
    "root.bot.steady.about": NOOP(
        "root", "Tries its moves to the end of the turn and follows its faction's plan."
    ),
    "root.bot.master.about": NOOP(
        "root",
        "Tries more moves, plays the rest of the turn as well as it can, and allows for bad luck.",
    ),
    # ------------------------------------------------------------ whatever the order
    "root.bot.only": NOOP("root", "It is the only option."),
    "root.bot.taste": NOOP("root", "A matter of taste."),
    "root.bot.unit": NOOP("root", "%n point(s)"),
    "root.bot.wins": NOOP("root", "This should win the game."),
    "root.bot.points": NOOP("root", "Scores %n point(s)."),
    "root.bot.removes": NOOP("root", "Removes %n of the other players' building(s) or token(s)."),
    "root.bot.kills": NOOP("root", "Removes %n enemy warrior(s)."),
    "root.bot.building": NOOP("root", "One more {what} on the map."),
    "root.bot.token": NOOP("root", "One more token on the map: {what}."),
    "root.bot.warriors": NOOP("root", "%n more warrior(s) on the map."),
    "root.bot.cards": NOOP("root", "Draws %n card(s)."),
    "root.bot.item": NOOP("root", "Gains an item: {item}."),
    "root.bot.effect": NOOP("root", "{card} stays in play."),
    # ------------------------------------------------------------ moves and battles
    "root.bot.rules": NOOP("root", "Would rule {place}."),
    "root.bot.room": NOOP("root", "There is an open slot in {place}."),
    "root.bot.guards": NOOP("root", "Protects your pieces in {place}."),
    "root.bot.stronger": NOOP("root", "Warriors in {place}: {own} against {other}."),
    "root.bot.prize": NOOP("root", "{whom} has something to lose in {place}: a point for each."),
    "root.bot.leader": NOOP("root", "{whom} is in the lead: slow them down."),
    "root.bot.breaks": NOOP("root", "{whom} would win by dominance."),
}
