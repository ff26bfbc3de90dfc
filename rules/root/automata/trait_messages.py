"""The traits of automata in words: names, and what each does."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.automata.traits": NOOP("root", "{who} plays with: {traits}."),
    # ------------------------------------------------------------ Mechanical Marquise
    "root.trait.blitz": NOOP("root", "Blitz"),
    "root.trait.blitz.does": NOOP(
        "root",
        "After moving, all but one warrior leave the ruled clearing of highest priority without"
        " enemies and battle where they arrive.",
    ),
    "root.trait.fortified": NOOP("root", "Fortified"),
    "root.trait.fortified.does": NOOP(
        "root", "Each of its buildings takes two hits; a single hit does nothing."
    ),
    "root.trait.hospitals": NOOP("root", "Hospitals"),
    "root.trait.hospitals.does": NOOP(
        "root", "After it lost two or more warriors as defender, warriors come to the keep."
    ),
    "root.trait.iron_will": NOOP("root", "Iron Will"),
    "root.trait.iron_will.does": NOOP("root", "On a bird order it recruits twice as many."),
    "root.trait.overwhelming": NOOP("root", "Overwhelming"),
    "root.trait.overwhelming.does": NOOP(
        "root",
        "A point for every two warriors it cannot recruit. Daylight begins again once a turn at"
        " most.",
    ),
    # ------------------------------------------------------------ Electric Eyrie
    "root.trait.focused": NOOP("root", "Focused"),
    "root.trait.focused.does": NOOP(
        "root", "The extra hit also falls where several columns have the most cards."
    ),
    "root.trait.nobility": NOOP("root", "Nobility"),
    "root.trait.nobility.does": NOOP(
        "root",
        "Turmoil brings points for birds instead of taking them; a warrior it cannot recruit is"
        " turmoil, too.",
    ),
    "root.trait.relentless": NOOP("root", "Relentless"),
    "root.trait.relentless.does": NOOP(
        "root",
        "After its decree it removes all defenseless buildings and tokens where its warriors are.",
    ),
    "root.trait.swoop": NOOP("root", "Swoop"),
    "root.trait.swoop.does": NOOP(
        "root",
        "At the end of Daylight two warriors come to the clearing of highest priority without its"
        " pieces.",
    ),
    "root.trait.war_tax": NOOP("root", "War Tax"),
    "root.trait.war_tax.does": NOOP(
        "root", "The owner of a building or token that it removes loses a point."
    ),
    # ------------------------------------------------------------ Automated Alliance
    "root.trait.informants": NOOP("root", "Informants"),
    "root.trait.informants.does": NOOP(
        "root", "Sympathy without warriors deals the extra hit as defender, too."
    ),
    "root.trait.popularity": NOOP("root", "Popularity"),
    "root.trait.popularity.does": NOOP("root", "Removing sympathy scores nothing."),
    "root.trait.popularity.does_cut": NOOP(
        "root", "Removing sympathy scores a player one point a turn at most."
    ),
    "root.trait.steadfast": NOOP("root", "Steadfast"),
    "root.trait.steadfast.does": NOOP(
        "root",
        "No sympathy in Birdsong when a bird order brings a revolt. Warriors of an enemy cost its"
        " sympathy no points.",
    ),
    "root.trait.veterans": NOOP("root", "Veterans"),
    "root.trait.veterans.does": NOOP("root", "As defender it uses the higher die."),
    "root.trait.veterans.does_cut": NOOP("root", "When it defends, both sides use the higher die."),
    "root.trait.wildfire": NOOP("root", "Wildfire"),
    "root.trait.wildfire.does": NOOP(
        "root", "At the end of Evening sympathy spreads once more, without points."
    ),
    # ------------------------------------------------------------ Vagabot
    "root.trait.adventurer": NOOP("root", "Adventurer"),
    "root.trait.adventurer.does": NOOP(
        "root",
        "It battles once a turn at most and ends Daylight with as many quests as its items allow.",
    ),
    "root.trait.berserker": NOOP("root", "Berserker"),
    "root.trait.berserker.does": NOOP(
        "root",
        "It battles whoever has most pieces where most pieces are, and repairs one item more.",
    ),
    "root.trait.helper": NOOP("root", "Helper"),
    "root.trait.helper.does": NOOP(
        "root", "Aid scores one point more, and the aided player draws two cards."
    ),
    "root.trait.marksman": NOOP("root", "Marksman"),
    "root.trait.marksman.does": NOOP("root", "Its attacks begin with one hit before the roll."),
    "root.trait.questing": NOOP("root", "Questing"),
    "root.trait.questing.does": NOOP(
        "root",
        "Damaged items count for the battle track, and items stay on it. Quests score one point"
        " more. For Aid it goes to the nearest player with items.",
    ),
    # ------------------------------------------------------------ Logical Lizards
    "root.trait.fanatics": NOOP("root", "Fanatics"),
    "root.trait.fanatics.does": NOOP(
        "root", "After converting it battles there and deals one extra hit."
    ),
    "root.trait.martyrs": NOOP("root", "Martyrs"),
    "root.trait.martyrs.does": NOOP(
        "root", "A bird ritual also brings an acolyte out of the supply."
    ),
    "root.trait.erratic": NOOP("root", "Erratic"),
    "root.trait.erratic.does": NOOP(
        "root", "At the end of its turn the top card of the deck joins Lost Souls."
    ),
    "root.trait.spiteful": NOOP("root", "Spiteful"),
    "root.trait.spiteful.does": NOOP(
        "root", "A crusade that removes any token scores one point more."
    ),
    # ------------------------------------------------------------ Riverfolk Robots
    "root.trait.garrison": NOOP("root", "Garrison"),
    "root.trait.garrison.does": NOOP(
        "root", "It is never defenseless, and trade posts raise the hits it may roll as defender."
    ),
    "root.trait.greedy": NOOP("root", "Greedy"),
    "root.trait.greedy.does": NOOP(
        "root", "A point more whenever the player with most points buys services."
    ),
    "root.trait.ferocious": NOOP("root", "Ferocious"),
    "root.trait.ferocious.does": NOOP("root", "As attacker it may always roll up to three hits."),
    "root.trait.involved": NOOP("root", "Involved"),
    "root.trait.involved.does": NOOP(
        "root",
        "Its warriors fight beside all enemies of a player who bought no mercenaries this turn.",
    ),
    # ------------------------------------------------------------ Drillbit Duchy
    "root.trait.foundations": NOOP("root", "Foundations"),
    "root.trait.foundations.does": NOOP(
        "root", "A lost building costs the lowest swayed minister of the clearing's suit."
    ),
    "root.trait.investors": NOOP("root", "Investors"),
    "root.trait.investors.does": NOOP(
        "root",
        "Who removes its buildings must discard a card of the clearing's suit, which costs it a"
        " point; else a minister of the suit is swayed.",
    ),
    "root.trait.invaders": NOOP("root", "Invaders"),
    "root.trait.invaders.does": NOOP(
        "root",
        "It digs where most enemy buildings are. With no free slot it battles everywhere instead"
        " of building.",
    ),
    "root.trait.overwhelm": NOOP("root", "Overwhelm"),
    "root.trait.overwhelm.does": NOOP("root", "It digs twice a turn, with three warriors each."),
    # ------------------------------------------------------------ Cogwheel Corvids
    "root.trait.backup_plans": NOOP("root", "Backup Plans"),
    "root.trait.backup_plans.does": NOOP(
        "root", "Whenever a plot is removed, a warrior comes to its clearing."
    ),
    "root.trait.vendetta": NOOP("root", "Vendetta"),
    "root.trait.vendetta.does": NOOP("root", "Every plot that is flipped is also a bomb."),
    "root.trait.mastermind": NOOP("root", "Mastermind"),
    "root.trait.mastermind.does": NOOP("root", "It plots twice a turn."),
    "root.trait.gamble": NOOP("root", "Gamble"),
    "root.trait.gamble.does": NOOP(
        "root",
        "The player with most pieces there guesses each plot before it is flipped: right removes"
        " it without effect, wrong gives it a point.",
    ),
}
