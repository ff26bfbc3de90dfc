"""The lines of the log in English, by key."""

from rules.kernel.text import QT_TRANSLATE_NOOP

LOG_SENTENCES: dict[str, str] = {
    "feed_the_kraken.log.began": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship puts to sea. {who} is the first captain."
    ),
    "feed_the_kraken.log.round": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Round {round}. Captain: {who}."
    ),
    "feed_the_kraken.log.appointed": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{captain} names the team: lieutenant {lieutenant}, navigator {navigator}.",
    ),
    "feed_the_kraken.log.guns_of": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} %n"),
    "feed_the_kraken.log.revealed": QT_TRANSLATE_NOOP("feed_the_kraken", "Guns committed: {guns}."),
    "feed_the_kraken.log.revealed_none": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "No one commits a gun."
    ),
    "feed_the_kraken.log.mutiny": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mutiny! Guns: {total}, needed: {threshold}."
    ),
    "feed_the_kraken.log.no_mutiny": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "No mutiny. Guns: {total}, needed: {threshold}. The team sets sail."
    ),
    "feed_the_kraken.log.ruled_out": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Tie: {by} rules {who} out."
    ),
    "feed_the_kraken.log.captain.mutiny": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{new} becomes captain; {old} is deposed."
    ),
    "feed_the_kraken.log.captain.drunk": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{old} is drunk; {new} becomes captain."
    ),
    "feed_the_kraken.log.captain.chief_cook": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Chief Cook removes {old}; {new} becomes captain."
    ),
    "feed_the_kraken.log.burned": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} burns %n gun(s)."),
    "feed_the_kraken.log.guns_taken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{cause}: {who} takes %n gun(s) from the supply."
    ),
    "feed_the_kraken.log.guns_returned": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{cause}: {who} gives %n gun(s) to the supply."
    ),
    "feed_the_kraken.log.guns_moved": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{cause}: %n gun(s) from {source} to {target}."
    ),
    "feed_the_kraken.log.drew": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{post}: {who} draws %n card(s)."
    ),
    "feed_the_kraken.log.drew_unseen": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{post}: no one. Drawn unseen: %n card(s)."
    ),
    "feed_the_kraken.log.discarded": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{post}: {who} discards %n card(s) face down."
    ),
    "feed_the_kraken.log.discarded_unseen": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{post}: no one. Discarded unseen: %n card(s)."
    ),
    "feed_the_kraken.log.redrawn": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} discards all cards and draws again."
    ),
    "feed_the_kraken.log.jumped": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} jumps overboard with the logbook's cards."
    ),
    "feed_the_kraken.log.emergency": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{captain} names a new navigator: {who}."
    ),
    "feed_the_kraken.log.emergency_none": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "No one is left to be navigator: one of the two cards is played at random, unseen.",
    ),
    "feed_the_kraken.log.shown": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} reveals {card}: the ship follows the {direction} arrow."
    ),
    "feed_the_kraken.log.moved": QT_TRANSLATE_NOOP("feed_the_kraken", "The ship sails on."),
    "feed_the_kraken.log.supply_line": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship crosses the supply line. Guns from the supply: {gains}."
    ),
    "feed_the_kraken.log.supply_line_none": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship crosses the supply line; everyone already has enough guns."
    ),
    "feed_the_kraken.log.gain_of": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} %n"),
    "feed_the_kraken.log.token.cabin_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{captain} searches {who}'s cabin: {who} can no longer be converted."
    ),
    "feed_the_kraken.log.token.flogging": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{captain} flogs {who}: {who} can no longer be converted."
    ),
    "feed_the_kraken.log.token.off_with_the_tongue": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{captain} cuts out {who}'s tongue: {who} may not speak or become captain for "
        "the rest of the game.",
    ),
    "feed_the_kraken.log.token.feed_the_kraken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{captain} feeds {who} to the Kraken."
    ),
    "feed_the_kraken.log.flogged": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is not on this side: {side}."
    ),
    "feed_the_kraken.log.eliminated.jump": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is out of the game; their side stays hidden."
    ),
    "feed_the_kraken.log.eliminated.kraken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is out of the game; their side stays hidden."
    ),
    "feed_the_kraken.log.looked.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mermaid: {who} looks at the last discards."
    ),
    "feed_the_kraken.log.looked.telescope": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Telescope: {who} looks at the top card."
    ),
    "feed_the_kraken.log.looked.look_out": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Look-Out: {who} looks at the top card."
    ),
    "feed_the_kraken.log.top_left": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} leaves the card on top."
    ),
    "feed_the_kraken.log.top_discarded": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} discards the card face down."
    ),
    "feed_the_kraken.log.ritual": QT_TRANSLATE_NOOP("feed_the_kraken", "The cult rises: {ritual}."),
    "feed_the_kraken.log.ritual_held": QT_TRANSLATE_NOOP("feed_the_kraken", "{ritual} is over."),
    "feed_the_kraken.log.stash": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The cult hands out guns: {gains}."
    ),
    "feed_the_kraken.log.reshuffled": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The draw pile and the discards are shuffled together: %n card(s)."
    ),
    "feed_the_kraken.log.signs": QT_TRANSLATE_NOOP("feed_the_kraken", "Off duty: {seats}."),
    "feed_the_kraken.log.signs_none": QT_TRANSLATE_NOOP("feed_the_kraken", "No one is off duty."),
    "feed_the_kraken.log.turned_up": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} reveals {character}."
    ),
    "feed_the_kraken.log.turned_down": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}'s {character} turns face down and can be used again."
    ),
    "feed_the_kraken.log.aimed": QT_TRANSLATE_NOOP("feed_the_kraken", "{character}: {seats}."),
    "feed_the_kraken.log.added": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} adds %n gun(s)."),
    "feed_the_kraken.log.added_none": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} adds no guns."),
    "feed_the_kraken.log.swapped": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The officers swap badges. Lieutenant: {lieutenant}, navigator: {navigator}.",
    ),
    "feed_the_kraken.log.sign_given": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{source}'s off-duty sign goes to {target}."
    ),
    "feed_the_kraken.log.hired": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{by} names the lieutenant: {who}."
    ),
    "feed_the_kraken.log.ended.goal": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The voyage is over. Winner: {side}."
    ),
    "feed_the_kraken.log.ended.leader_fed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Cult Leader was fed to the Kraken. Winner: {side}."
    ),
}
