"""The sentences of the Marquise (7.1)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ prompts
    "root.marquise.prompt.keep": NOOP("root", "Marquise: in which corner is the keep?"),
    "root.marquise.prompt.keep_home": NOOP("root", "Marquise: in which homeland is the keep?"),
    "root.marquise.prompt.homelands": NOOP("root", "Marquise: choose %n more homeland(s)."),
    "root.marquise.prompt.first": NOOP("root", "Marquise: where is the first {kind}?"),
    "root.marquise.prompt.wood": NOOP(
        "root", "Marquise: only %n wood left. Which sawmill gets the next one?"
    ),
    "root.marquise.prompt.actions": NOOP("root", "Marquise: %n action(s) left: {what}."),
    "root.marquise.may.march": NOOP("root", "march"),
    "root.marquise.may.battle": NOOP("root", "battle"),
    "root.marquise.may.build": NOOP("root", "build"),
    "root.marquise.may.recruit": NOOP("root", "recruit"),
    "root.marquise.may.overwork": NOOP("root", "overwork"),
    "root.marquise.may.nothing": NOOP("root", "no actions available"),
    "root.marquise.prompt.no_actions": NOOP(
        "root", "Marquise: no action left. Spend a bird card for one more?"
    ),
    "root.marquise.prompt.pay": NOOP(
        "root", "Marquise: choose %n more wood to pay for the {kind} in {place}."
    ),
    "root.marquise.prompt.hospitals": NOOP(
        "root", "Marquise: %n warrior(s) lost in {place}. Use Field Hospitals?"
    ),
    "root.marquise.hospitals.nothing_fits": NOOP(
        "root",
        "You have no card that matches {place}. You are asked anyway, so that no one learns it.",
    ),
    "root.marquise.hospitals.secret": NOOP(
        "root", "A card that matches {place} returns them all to the keep's clearing."
    ),
    # ------------------------------------------------------------ orders
    "root.marquise.do.keep": NOOP("root", "Keep in {place}"),
    "root.marquise.do.homeland": NOOP("root", "Homeland in {place}"),
    "root.marquise.do.first": NOOP("root", "Place the {kind} in {place}"),
    "root.marquise.do.wood": NOOP("root", "Wood in {place}"),
    "root.marquise.do.end": NOOP("root", "End Daylight"),
    "root.marquise.do.recruit": NOOP("root", "Recruit: %n warrior(s)"),
    "root.marquise.do.build": NOOP("root", "Build a {kind} in {place} ({cost} wood, +{points})"),
    "root.marquise.do.pay": NOOP("root", "Pay with wood from {place}"),
    "root.marquise.do.overwork": NOOP("root", "Overwork in {place}: wood for {card}"),
    "root.marquise.do.overwork_any": NOOP("root", "Overwork in {place}"),
    "root.marquise.do.extra": NOOP("root", "Spend {card} for one more action"),
    "root.marquise.do.hospitals": NOOP("root", "Save %n warrior(s) for {card}"),
    "root.marquise.do.no_hospitals": NOOP("root", "No Field Hospitals"),
    # ------------------------------------------------------------ why not
    "root.marquise.why.bars": NOOP("root", "The keep is in {place}: only {who} can place there."),
    "root.marquise.why.keep": NOOP("root", "The keep must be in a free corner."),
    "root.marquise.why.keep_home": NOOP(
        "root", "The keep must be in a homeland, not adjacent to an enemy homeland if possible."
    ),
    "root.marquise.why.first": NOOP(
        "root", "The first buildings go in open slots in the keep's clearing or adjacent to it."
    ),
    "root.marquise.why.first_home": NOOP("root", "Each homeland gets one of the buildings."),
    "root.marquise.why.homeland": NOOP(
        "root",
        "A homeland must be free, have an open slot, and be adjacent to another of the three.",
    ),
    "root.marquise.why.no_sawmill_due": NOOP(
        "root", "No sawmill there is still waiting for its wood."
    ),
    "root.marquise.why.recruited": NOOP("root", "You have already recruited this turn."),
    "root.marquise.why.no_warriors": NOOP("root", "No warriors are left in your supply."),
    "root.marquise.why.no_recruiter": NOOP(
        "root", "You have no recruiter in a clearing where you can place."
    ),
    "root.marquise.why.none_left": NOOP("root", "Every {kind} is already on the map."),
    "root.marquise.why.not_ruled": NOOP("root", "You do not rule {place}."),
    "root.marquise.why.no_slot": NOOP("root", "There is no open slot in {place}."),
    "root.marquise.why.no_wood": NOOP(
        "root", "This costs %n wood; you can use {have} for {place} through clearings you rule."
    ),
    "root.marquise.why.wood_apart": NOOP(
        "root", "You can't use any more wood from there for {place} through clearings you rule."
    ),
    "root.marquise.why.choose_wood": NOOP("root", "Choose a clearing with your wood."),
    "root.marquise.why.no_sawmill": NOOP("root", "You have no sawmill in {place}."),
    "root.marquise.why.wood_out": NOOP("root", "No wood is left in your supply."),
    "root.marquise.why.no_card": NOOP("root", "You hold no card that matches {place}."),
    "root.marquise.why.not_bird": NOOP(
        "root",
        "Only a bird card gives one more action. Overwork needs a card that matches the clearing "
        "of one of your sawmills, and wood in your supply.",
    ),
    "root.marquise.why.no_actions": NOOP(
        "root", "You have no action left: spend a bird card for one more, or end Daylight."
    ),
    "root.marquise.why.card": NOOP(
        "root",
        "Use a card here for Overwork at a sawmill it matches, or a bird for one more action.",
    ),
    "root.marquise.why.hospitals": NOOP(
        "root", "Field Hospitals need a card that matches {place}."
    ),
    # ------------------------------------------------------------ the log
    "root.marquise.log.wood": NOOP("root", "{who} gets %n wood: {where}."),
    "root.marquise.log.overworked": NOOP("root", "{who} overworks in {place} for {card}."),
    "root.marquise.log.paid": NOOP("root", "{who} pays %n wood: {where}."),
    "root.marquise.log.extra": NOOP("root", "{who} spends {card} for one more action."),
    "root.marquise.log.hospitals": NOOP(
        "root",
        "Field Hospitals: {who} spends {card}; %n warrior(s) from {place} return to the keep.",
    ),
}
