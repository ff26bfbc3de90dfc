"""The sentences of the Corvid Conspiracy in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.corvid.does.bomb": QT_TRANSLATE_NOOP(
        "root", "When flipped, all enemy pieces there are removed, then the bomb."
    ),
    "root.corvid.does.snare": QT_TRANSLATE_NOOP(
        "root", "While it is face up, enemies can't place pieces there and can't move out."
    ),
    "root.corvid.does.extortion": QT_TRANSLATE_NOOP(
        "root",
        "When flipped, take a random card from every enemy there. While it is face up, "
        "draw one more card in Evening.",
    ),
    "root.corvid.does.raid": QT_TRANSLATE_NOOP(
        "root",
        "When removed, except by Exposure, place a warrior in every adjacent clearing.",
    ),
    # ------------------------------------------------------------ questions
    "root.corvid.prompt.homeland": QT_TRANSLATE_NOOP("root", "Choose your homeland."),
    "root.corvid.prompt.first_plot": QT_TRANSLATE_NOOP(
        "root", "Choose the plot to place face down in your homeland."
    ),
    "root.corvid.prompt.perch": QT_TRANSLATE_NOOP(
        "root", "Choose a {suit} clearing for a warrior."
    ),
    "root.corvid.prompt.craft": QT_TRANSLATE_NOOP("root", "Craft with your plots."),
    "root.corvid.prompt.flip": QT_TRANSLATE_NOOP(
        "root", "You may flip plots in clearings with your warriors."
    ),
    "root.corvid.prompt.recruit": QT_TRANSLATE_NOOP(
        "root", "You may spend a card for a warrior in each clearing of its suit."
    ),
    "root.corvid.prompt.daylight": QT_TRANSLATE_NOOP(
        "root", "Daylight: %n action(s) left: move, battle, place a plot or trick."
    ),
    "root.corvid.prompt.evening": QT_TRANSLATE_NOOP(
        "root", "One more action instead of drawing cards: move, battle, place a plot or trick?"
    ),
    # ------------------------------------------------------------ options
    "root.corvid.do.begin": QT_TRANSLATE_NOOP("root", "Start in {place}"),
    "root.corvid.do.perch": QT_TRANSLATE_NOOP("root", "A warrior in {place}"),
    "root.corvid.do.plot": QT_TRANSLATE_NOOP("root", "{plot}: {does}"),
    "root.corvid.do.flip": QT_TRANSLATE_NOOP("root", "Flip the {plot} in {place}"),
    "root.corvid.do.end_flipping": QT_TRANSLATE_NOOP("root", "Flip no more plots"),
    "root.corvid.do.recruit": QT_TRANSLATE_NOOP(
        "root", "Spend {card}: a warrior in each {suit} clearing"
    ),
    "root.corvid.do.no_recruits": QT_TRANSLATE_NOOP("root", "Spend no card"),
    "root.corvid.do.raid_first": QT_TRANSLATE_NOOP("root", "First the raid in {place}"),
    "root.corvid.do.lay": QT_TRANSLATE_NOOP("root", "Plot in {place}: {plot} (%n warrior(s))"),
    "root.corvid.do.lay_any": QT_TRANSLATE_NOOP("root", "Plot in {place}"),
    "root.corvid.do.swap": QT_TRANSLATE_NOOP(
        "root", "Trick: swap the plots in {first} and {second}"
    ),
    "root.corvid.do.end_daylight": QT_TRANSLATE_NOOP("root", "End Daylight"),
    "root.corvid.do.draw": QT_TRANSLATE_NOOP("root", "No action: draw cards"),
    "root.corvid.do.end_crafting": QT_TRANSLATE_NOOP("root", "Craft no more"),
    "root.corvid.do.expose": QT_TRANSLATE_NOOP(
        "root", "Exposure in {place}: guess {plot}, showing {card}"
    ),
    "root.corvid.do.expose_any": QT_TRANSLATE_NOOP("root", "Exposure in {place}"),
    # ------------------------------------------------------------ why not
    "root.corvid.why.snare_place": QT_TRANSLATE_NOOP(
        "root", "The Corvids have a snare in {place}: their enemies can't place anything there."
    ),
    "root.corvid.why.snare_leave": QT_TRANSLATE_NOOP(
        "root", "The Corvids have a snare in {place}: their enemies can't move out."
    ),
    "root.corvid.why.suit": QT_TRANSLATE_NOOP(
        "root", "{place} is not a {suit} clearing, or you can't place there."
    ),
    "root.corvid.why.homeland": QT_TRANSLATE_NOOP(
        "root", "{place} is another faction's homeland, or you can't place there."
    ),
    "root.corvid.why.no_warrior": QT_TRANSLATE_NOOP("root", "You have no warrior in {place}."),
    "root.corvid.why.face_up": QT_TRANSLATE_NOOP("root", "The plot in {place} is face up."),
    "root.corvid.why.no_plot": QT_TRANSLATE_NOOP("root", "You have no plot in {place}."),
    "root.corvid.why.has_plot": QT_TRANSLATE_NOOP("root", "There is already a plot in {place}."),
    "root.corvid.why.cost": QT_TRANSLATE_NOOP(
        "root", "This plot takes %n warrior(s) from {place}; you have {have} there."
    ),
    "root.corvid.why.no_supply": QT_TRANSLATE_NOOP("root", "All your plots are on the map."),
    "root.corvid.why.none_of_kind": QT_TRANSLATE_NOOP(
        "root", "Every plot of this kind is on the map."
    ),
    "root.corvid.why.choose_kind": QT_TRANSLATE_NOOP("root", "Choose a kind of plot."),
    "root.corvid.why.sides": QT_TRANSLATE_NOOP(
        "root", "Trick needs two face-up or two face-down plots."
    ),
    "root.corvid.why.no_clearing": QT_TRANSLATE_NOOP(
        "root", "You can't place a warrior in any {suit} clearing."
    ),
    "root.corvid.why.no_match": QT_TRANSLATE_NOOP(
        "root", "Exposure needs a card in your hand that matches {place}."
    ),
    "root.corvid.why.no_piece": QT_TRANSLATE_NOOP(
        "root", "Exposure needs one of your pieces in {place}."
    ),
    # ------------------------------------------------------------ log
    "root.corvid.log.flipped": QT_TRANSLATE_NOOP("root", "{who} flips the {plot} in {place}."),
    "root.corvid.log.swapped": QT_TRANSLATE_NOOP(
        "root", "{who} swaps the plots in {first} and {second}."
    ),
    "root.corvid.log.exposed_right": QT_TRANSLATE_NOOP(
        "root", "{who} exposes the plot in {place}: {guess}."
    ),
    "root.corvid.log.exposed_right_card": QT_TRANSLATE_NOOP(
        "root", "{who} shows {card} and exposes the plot in {place}: {guess}."
    ),
    "root.corvid.log.exposed_wrong": QT_TRANSLATE_NOOP(
        "root", "{who} guesses {guess} for the plot in {place}: wrong, and gives a card."
    ),
    "root.corvid.log.exposed_wrong_card": QT_TRANSLATE_NOOP(
        "root", "{who} guesses {guess} for the plot in {place}: wrong, and gives {card}."
    ),
    "root.corvid.log.raid": QT_TRANSLATE_NOOP(
        "root", "The raid in {place} places {who}'s warriors in the adjacent clearings."
    ),
}
