"""The traits of automata in words: names, and what each does."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.automata.traits": NOOP("root", "{who} plays with: {traits}."),
    # ------------------------------------------------------------ Mechanical Marquise
    "root.trait.blitz": NOOP("root", "Blitz"),
    "root.trait.blitz.does": NOOP(
        "root",
        "After moving, all but one warrior leave the highest-priority clearing it "
        "rules without enemies, and battle where they arrive.",
    ),
    "root.trait.fortified": NOOP("root", "Fortified"),
    "root.trait.fortified.does": NOOP(
        "root", "Each of its buildings takes two hits; a single hit does nothing."
    ),
    "root.trait.hospitals": NOOP("root", "Hospitals"),
    "root.trait.hospitals.does": NOOP(
        "root", "After it loses two or more warriors as defender, place warriors at the keep."
    ),
    "root.trait.iron_will": NOOP("root", "Iron Will"),
    "root.trait.iron_will.does": NOOP(
        "root", "On a bird order it recruits twice as many warriors."
    ),
    "root.trait.overwhelming": NOOP("root", "Overwhelming"),
    "root.trait.overwhelming.does": NOOP(
        "root",
        "Score a point for every two warriors it cannot recruit. It repeats Daylight "
        "at most once a turn.",
    ),
    # ------------------------------------------------------------ Electric Eyrie
    "root.trait.focused": NOOP("root", "Focused"),
    "root.trait.focused.does": NOOP(
        "root", "The extra hit also applies where several columns tie for the most cards."
    ),
    "root.trait.nobility": NOOP("root", "Nobility"),
    "root.trait.nobility.does": NOOP(
        "root",
        "Turmoil scores points for birds instead of losing them; a warrior it cannot "
        "recruit also causes turmoil.",
    ),
    "root.trait.relentless": NOOP("root", "Relentless"),
    "root.trait.relentless.does": NOOP(
        "root",
        "After its Decree, it removes all defenseless buildings and tokens from "
        "clearings with its warriors.",
    ),
    "root.trait.swoop": NOOP("root", "Swoop"),
    "root.trait.swoop.does": NOOP(
        "root",
        "At the end of Daylight, place two warriors in the highest-priority clearing "
        "without its pieces.",
    ),
    "root.trait.war_tax": NOOP("root", "War Tax"),
    "root.trait.war_tax.does": NOOP(
        "root", "The owner of a building or token it removes loses a point."
    ),
    # ------------------------------------------------------------ Automated Alliance
    "root.trait.informants": NOOP("root", "Informants"),
    "root.trait.informants.does": NOOP(
        "root", "Sympathy without warriors also deals the extra hit as defender."
    ),
    "root.trait.popularity": NOOP("root", "Popularity"),
    "root.trait.popularity.does": NOOP("root", "Removing sympathy scores no points."),
    "root.trait.popularity.does_cut": NOOP(
        "root", "Removing sympathy scores a player at most one point a turn."
    ),
    "root.trait.steadfast": NOOP("root", "Steadfast"),
    "root.trait.steadfast.does": NOOP(
        "root",
        "It places no sympathy in Birdsong when a bird order causes a revolt. Enemy "
        "warriors do not reduce the points for its sympathy.",
    ),
    "root.trait.veterans": NOOP("root", "Veterans"),
    "root.trait.veterans.does": NOOP("root", "As defender it uses the higher die."),
    "root.trait.veterans.does_cut": NOOP("root", "When it defends, both sides use the higher die."),
    "root.trait.wildfire": NOOP("root", "Wildfire"),
    "root.trait.wildfire.does": NOOP(
        "root", "At the end of Evening, sympathy spreads again, without points."
    ),
    # ------------------------------------------------------------ Vagabot
    "root.trait.adventurer": NOOP("root", "Adventurer"),
    "root.trait.adventurer.does": NOOP(
        "root",
        "It battles at most once a turn and ends Daylight with as many quests as its items allow.",
    ),
    "root.trait.berserker": NOOP("root", "Berserker"),
    "root.trait.berserker.does": NOOP(
        "root",
        "It battles the player with the most pieces in the clearing with the most "
        "pieces, and repairs one extra item.",
    ),
    "root.trait.helper": NOOP("root", "Helper"),
    "root.trait.helper.does": NOOP(
        "root", "Aid scores one more point, and the aided player draws two cards."
    ),
    "root.trait.marksman": NOOP("root", "Marksman"),
    "root.trait.marksman.does": NOOP("root", "Its attacks begin with one hit before the roll."),
    "root.trait.questing": NOOP("root", "Questing"),
    "root.trait.questing.does": NOOP(
        "root",
        "Damaged items count for the battle track, and items stay on it. Quests score "
        "one more point. For Aid it moves to the nearest player with items.",
    ),
    # ------------------------------------------------------------ Logical Lizards
    "root.trait.fanatics": NOOP("root", "Fanatics"),
    "root.trait.fanatics.does": NOOP(
        "root", "After converting, it battles there and deals one extra hit."
    ),
    "root.trait.martyrs": NOOP("root", "Martyrs"),
    "root.trait.martyrs.does": NOOP("root", "A bird ritual also adds an acolyte from the supply."),
    "root.trait.erratic": NOOP("root", "Erratic"),
    "root.trait.erratic.does": NOOP(
        "root", "At the end of its turn the top card of the deck joins Lost Souls."
    ),
    "root.trait.spiteful": NOOP("root", "Spiteful"),
    "root.trait.spiteful.does": NOOP(
        "root", "A crusade that removes any token scores one more point."
    ),
    # ------------------------------------------------------------ Riverfolk Robots
    "root.trait.garrison": NOOP("root", "Garrison"),
    "root.trait.garrison.does": NOOP(
        "root",
        "It is never defenseless, and trade posts increase its maximum rolled hits as defender.",
    ),
    "root.trait.greedy": NOOP(
        "root", "Scores one more point whenever the player with the most points buys services."
    ),
    "root.trait.greedy.does": NOOP(
        "root", "A point more whenever the player with most points buys services."
    ),
    "root.trait.ferocious": NOOP("root", "Ferocious"),
    "root.trait.ferocious.does": NOOP(
        "root", "As attacker it may always deal up to three rolled hits."
    ),
    "root.trait.involved": NOOP("root", "Involved"),
    "root.trait.involved.does": NOOP(
        "root",
        "Its warriors fight alongside all enemies of a player who bought no mercenaries this turn.",
    ),
    # ------------------------------------------------------------ Drillbit Duchy
    "root.trait.foundations": NOOP("root", "Foundations"),
    "root.trait.foundations.does": NOOP(
        "root",
        "When it loses a building, it loses the lowest swayed minister of the clearing's suit.",
    ),
    "root.trait.investors": NOOP("root", "Investors"),
    "root.trait.investors.does": NOOP(
        "root",
        "A player who removes its buildings must discard a card of the clearing's "
        "suit, which costs it a point; otherwise it sways a minister of that suit.",
    ),
    "root.trait.invaders": NOOP("root", "Invaders"),
    "root.trait.invaders.does": NOOP(
        "root",
        "It digs where the most enemy buildings are. With no free slot, it battles "
        "everywhere instead of building.",
    ),
    "root.trait.overwhelm": NOOP("root", "Overwhelm"),
    "root.trait.overwhelm.does": NOOP("root", "It digs twice a turn, with three warriors each."),
    # ------------------------------------------------------------ Cogwheel Corvids
    "root.trait.backup_plans": NOOP("root", "Backup Plans"),
    "root.trait.backup_plans.does": NOOP(
        "root", "Whenever a plot is removed, place a warrior in its clearing."
    ),
    "root.trait.vendetta": NOOP("root", "Vendetta"),
    "root.trait.vendetta.does": NOOP("root", "Every flipped plot is also a bomb."),
    "root.trait.mastermind": NOOP("root", "Mastermind"),
    "root.trait.mastermind.does": NOOP("root", "It plots twice a turn."),
    "root.trait.gamble": NOOP("root", "Gamble"),
    "root.trait.gamble.does": NOOP(
        "root",
        "The player with the most pieces there guesses each plot before it is flipped: "
        "a correct guess removes it without effect, a wrong one scores it a point.",
    ),
}
