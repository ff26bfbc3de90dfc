"""The sentences of the Woodland Alliance."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.alliance.prompt_revolt": NOOP("root", "{who}: where do you revolt?"),
    "root.alliance.prompt_spread": NOOP(
        "root", "{who}: where does sympathy spread? The next token scores %n."
    ),
    "root.alliance.prompt_daylight": NOOP("root", "{who}: craft, mobilize, train."),
    "root.alliance.prompt_operate": NOOP(
        "root", "{who}: %n operation(s) left: move, battle, recruit or organize."
    ),
    "root.alliance.prompt_outrage": NOOP(
        "root", "Outrage in {place}: {who} gives {whom} a matching card."
    ),
    "root.alliance.prompt_keep": NOOP("root", "{who} discards %n supporter(s)."),
    "root.alliance.end_revolts": NOOP("root", "No more revolts"),
    "root.alliance.end_spread": NOOP("root", "No more sympathy"),
    "root.alliance.end_daylight": NOOP("root", "End Daylight"),
    "root.alliance.end_operations": NOOP("root", "No more operations"),
    "root.alliance.do_revolt": NOOP("root", "Revolt in {place} ({base} base), %n supporter(s)"),
    "root.alliance.do_spread": NOOP("root", "Spread sympathy to {place}, %n supporter(s)"),
    "root.alliance.do_spend": NOOP("root", "Spend {card}"),
    "root.alliance.do_mobilize": NOOP("root", "Mobilize {card}"),
    "root.alliance.do_mobilize_lost": NOOP("root", "Mobilize {card} (no room: it is discarded)"),
    "root.alliance.do_train": NOOP("root", "Train an officer with {card}"),
    "root.alliance.do_organize": NOOP("root", "Organize in {place}: a warrior becomes sympathy"),
    "root.alliance.do_recruit": NOOP("root", "Recruit a warrior in {place}"),
    "root.alliance.give": NOOP("root", "Give {card}"),
    "root.alliance.show": NOOP("root", "Show your hand: no card matches"),
    "root.alliance.lose": NOOP("root", "Discard {card}"),
    "root.alliance.why_unsympathetic": NOOP("root", "{place} is not sympathetic."),
    "root.alliance.why_sympathetic": NOOP("root", "{place} is already sympathetic."),
    "root.alliance.why_base_there": NOOP("root", "There is already a base in {place}."),
    "root.alliance.why_base_built": NOOP("root", "The base of this suit is already on the map."),
    "root.alliance.why_no_slot": NOOP(
        "root", "There would be no open slot for the base in {place}."
    ),
    "root.alliance.why_unpaid": NOOP(
        "root", "A revolt takes two supporters of the suit, or birds."
    ),
    "root.alliance.why_no_sympathy": NOOP("root", "All sympathy is on the map."),
    "root.alliance.why_far": NOOP("root", "{place} is not adjacent to a sympathetic clearing."),
    "root.alliance.why_dear": NOOP("root", "This takes %n supporter(s) of {suits}, or birds."),
    "root.alliance.why_no_base": NOOP(
        "root", "You train officers with a card that matches a base."
    ),
    "root.alliance.why_no_base_match": NOOP("root", "This card matches no clearing with a base."),
    "root.alliance.why_no_warriors": NOOP("root", "There are no warriors left in the supply."),
    "root.alliance.why_no_match": NOOP("root", "This card does not match the clearing."),
    "root.alliance.why_show": NOOP("root", "You have a matching card: you must give it."),
    "root.alliance.why_outrage": NOOP("root", "Choose a card that matches the clearing."),
    "root.alliance.why_keep": NOOP("root", "Choose a supporter to discard."),
    "root.alliance.log_supporter": NOOP("root", "{who} has a new supporter: {card}."),
    "root.alliance.log_given": NOOP("root", "{whom} gives {who} a supporter: {card}."),
    "root.alliance.log_spent": NOOP("root", "{who} spends a supporter: {card}."),
    "root.alliance.log_lost": NOOP("root", "{who} loses a supporter: {card}."),
    "root.alliance.log_revolt": NOOP("root", "{who} revolts in {place}."),
    "root.alliance.log_outrage": NOOP("root", "{who} causes outrage in {place}."),
    "root.alliance.log_shown": NOOP("root", "{who} shows {whom} a hand without a matching card."),
    "root.alliance.log_officers": NOOP("root", "{who} gains %n officer(s)."),
    "root.alliance.log_officers_lost": NOOP("root", "{who} loses %n officer(s)."),
}
