"""The sentences of the Lizard Cult in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ names
    "root.cult.name.crusade": QT_TRANSLATE_NOOP("root", "Crusade"),
    "root.cult.name.convert": QT_TRANSLATE_NOOP("root", "Convert"),
    "root.cult.name.sanctify": QT_TRANSLATE_NOOP("root", "Sanctify"),
    "root.cult.name.build": QT_TRANSLATE_NOOP("root", "Build"),
    "root.cult.name.recruit": QT_TRANSLATE_NOOP("root", "Recruit"),
    "root.cult.name.score": QT_TRANSLATE_NOOP("root", "Score"),
    "root.cult.name.sacrifice": QT_TRANSLATE_NOOP("root", "Sacrifice"),
    "root.cult.name.fear": QT_TRANSLATE_NOOP("root", "Fear of the faithful"),
    # ------------------------------------------------------------ questions
    "root.cult.prompt.corner": QT_TRANSLATE_NOOP(
        "root", "Choose the corner where the Cult begins."
    ),
    "root.cult.prompt.homeland": QT_TRANSLATE_NOOP("root", "Choose your homeland."),
    "root.cult.prompt.garden": QT_TRANSLATE_NOOP(
        "root", "Choose the suit of the first garden: in the Lost City any will do."
    ),
    "root.cult.prompt.spread": QT_TRANSLATE_NOOP(
        "root", "Choose a clearing next to your homeland that gets one more warrior (%n left)."
    ),
    "root.cult.prompt.outcast": QT_TRANSLATE_NOOP("root", "Choose the suit of the Outcast."),
    "root.cult.prompt.conspire": QT_TRANSLATE_NOOP(
        "root", "{who}: conspire in {suit} clearings, the Outcast's (%n acolyte(s))."
    ),
    "root.cult.prompt.hated": QT_TRANSLATE_NOOP(
        "root",
        "{who}: conspire in {suit} clearings; the Outcast is hated, each conspiracy costs one "
        "less (%n acolyte(s)).",
    ),
    "root.cult.prompt.rituals": QT_TRANSLATE_NOOP(
        "root", "{who}: reveal a card and hold a ritual (%n card(s) in hand)."
    ),
    "root.cult.prompt.craft": QT_TRANSLATE_NOOP(
        "root", "{who}: craft with {suit} gardens, the Outcast's."
    ),
    # ------------------------------------------------------------ orders
    "root.cult.do.begin": QT_TRANSLATE_NOOP("root", "Begin in {place}"),
    "root.cult.do.garden": QT_TRANSLATE_NOOP("root", "A {suit} garden"),
    "root.cult.do.spread": QT_TRANSLATE_NOOP("root", "One more warrior in {place}"),
    "root.cult.do.outcast": QT_TRANSLATE_NOOP("root", "The Outcast is {suit}"),
    "root.cult.do.crusade": QT_TRANSLATE_NOOP("root", "Crusade: {what}"),
    "root.cult.do.convert": QT_TRANSLATE_NOOP("root", "Convert a warrior of {whom} in {place}"),
    "root.cult.do.sanctify": QT_TRANSLATE_NOOP(
        "root", "Sanctify: the {what} of {whom} in {place} becomes a garden"
    ),
    "root.cult.do.sanctify_suit": QT_TRANSLATE_NOOP(
        "root", "Sanctify: the {what} of {whom} in {place} becomes a {suit} garden"
    ),
    "root.cult.do.end_conspiracies": QT_TRANSLATE_NOOP("root", "No more conspiracies"),
    "root.cult.do.build": QT_TRANSLATE_NOOP("root", "Reveal {card}: build a garden in {place}"),
    "root.cult.do.build_suit": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: build a {suit} garden in {place}"
    ),
    "root.cult.do.recruit": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: recruit a warrior in {place}"
    ),
    "root.cult.do.score": QT_TRANSLATE_NOOP("root", "Reveal and spend {card}: score %n point(s)"),
    "root.cult.do.score_nothing": QT_TRANSLATE_NOOP(
        "root", "Careful: reveal and spend {card}, scores nothing"
    ),
    "root.cult.do.sacrifice": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: a warrior joins the acolytes"
    ),
    "root.cult.do.sacrifice_from": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: a warrior of {place} joins the acolytes"
    ),
    "root.cult.do.ritual.build": QT_TRANSLATE_NOOP("root", "Reveal {card}: build a garden"),
    "root.cult.do.ritual.recruit": QT_TRANSLATE_NOOP("root", "Reveal {card}: recruit a warrior"),
    "root.cult.do.ritual.score": QT_TRANSLATE_NOOP("root", "Reveal and spend {card}: score"),
    "root.cult.do.ritual.sacrifice": QT_TRANSLATE_NOOP("root", "Reveal {card}: sacrifice"),
    "root.cult.do.end_rituals": QT_TRANSLATE_NOOP("root", "End Daylight"),
    "root.cult.do.end_crafting": QT_TRANSLATE_NOOP("root", "Craft nothing more"),
    # ------------------------------------------------------------ reasons
    "root.cult.why.corner": QT_TRANSLATE_NOOP(
        "root",
        "Choose a corner that is nobody's start, opposite another start if one is free there.",
    ),
    "root.cult.why.homeland": QT_TRANSLATE_NOOP(
        "root",
        "{place} cannot be your homeland: it must be free, have room for your garden and your "
        "warriors, and lie away from enemy homelands if any does.",
    ),
    "root.cult.why.spread": QT_TRANSLATE_NOOP(
        "root", "These warriors go to clearings next to your homeland, at most one more in each."
    ),
    "root.cult.why.suit": QT_TRANSLATE_NOOP("root", "Choose fox, rabbit or mouse."),
    "root.cult.why.too_dear": QT_TRANSLATE_NOOP(
        "root", "{what} costs %n acolyte(s); you have {held}."
    ),
    "root.cult.why.only_outcast": QT_TRANSLATE_NOOP(
        "root",
        "The Cult has no plain move and no plain battle. It moves and battles by Crusade, "
        "only from {suit} clearings, the Outcast's.",
    ),
    "root.cult.why.not_outcast": QT_TRANSLATE_NOOP(
        "root", "{place} is not a {suit} clearing: conspiracies happen only where the Outcast is."
    ),
    "root.cult.why.nothing_there": QT_TRANSLATE_NOOP(
        "root",
        "There is nothing to conspire in {place}: no warrior of yours that could go or fight, "
        "no enemy warrior or building that could be replaced.",
    ),
    "root.cult.why.no_convert_there": QT_TRANSLATE_NOOP("root", "No enemy warrior is in {place}."),
    "root.cult.why.no_sanctify_there": QT_TRANSLATE_NOOP(
        "root", "No enemy building is in {place}."
    ),
    "root.cult.why.no_crusade_there": QT_TRANSLATE_NOOP(
        "root", "You have no warrior in {place} that could go or fight."
    ),
    "root.cult.why.no_convert_at_all": QT_TRANSLATE_NOOP(
        "root", "There is no enemy warrior to convert in {suit} clearings, the Outcast's."
    ),
    "root.cult.why.no_sanctify_at_all": QT_TRANSLATE_NOOP(
        "root", "There is no enemy building to sanctify in {suit} clearings, the Outcast's."
    ),
    "root.cult.why.no_crusade_at_all": QT_TRANSLATE_NOOP(
        "root", "None of your warriors can go or fight from {suit} clearings, the Outcast's."
    ),
    "root.cult.why.cards_later": QT_TRANSLATE_NOOP(
        "root", "Conspiracies are paid with acolytes; cards are for Daylight."
    ),
    "root.cult.why.no_convert": QT_TRANSLATE_NOOP(
        "root",
        "No warrior is left in your supply to take the place of the enemy, and spent acolytes "
        "go to Coffin Makers.",
    ),
    "root.cult.why.no_garden": QT_TRANSLATE_NOOP("root", "No {suit} garden is left on its track."),
    "root.cult.why.not_ruled": QT_TRANSLATE_NOOP("root", "You do not rule {place}."),
    "root.cult.why.no_slot": QT_TRANSLATE_NOOP("root", "{place} has no open slot."),
    "root.cult.why.only_bird": QT_TRANSLATE_NOOP(
        "root", "A bird is only a bird for rituals, never another suit: reveal it for Sacrifice."
    ),
    "root.cult.why.needs_bird": QT_TRANSLATE_NOOP("root", "Sacrifice needs a bird card."),
    "root.cult.why.scored": QT_TRANSLATE_NOOP(
        "root", "You have scored {suit} gardens this turn already."
    ),
    "root.cult.why.needs_garden": QT_TRANSLATE_NOOP(
        "root", "You have no {suit} garden on the map."
    ),
    "root.cult.why.rules_none": QT_TRANSLATE_NOOP(
        "root", "You rule no clearing that matches {card}."
    ),
    "root.cult.why.no_place": QT_TRANSLATE_NOOP(
        "root", "You may not place a warrior in any clearing that matches {card}."
    ),
    "root.cult.why.no_plain": QT_TRANSLATE_NOOP(
        "root",
        "The Cult has no plain move and no plain battle. It moves and battles by Crusade, in "
        "Birdsong, or by cards that grant it.",
    ),
    "root.cult.why.revealed": QT_TRANSLATE_NOOP(
        "root", "{card} has been revealed this turn; it returns to your hand in Evening."
    ),
    "root.cult.why.not_hand": QT_TRANSLATE_NOOP("root", "Rituals need a card from your hand."),
    "root.cult.why.card": QT_TRANSLATE_NOOP("root", "Reveal {card}, then choose the ritual."),
    "root.cult.why.card_first": QT_TRANSLATE_NOOP(
        "root",
        "Choose the card to reveal first; only its suit says where a ritual works. {place} "
        "does not fit now.",
    ),
    "root.cult.why.crafting": QT_TRANSLATE_NOOP(
        "root", "Only {suit} gardens craft now: they match the Outcast."
    ),
    # ------------------------------------------------------------ log
    "root.cult.log.began": QT_TRANSLATE_NOOP("root", "{who} begins in {place}."),
    "root.cult.log.outcast": QT_TRANSLATE_NOOP("root", "The Outcast is now {suit}."),
    "root.cult.log.hated": QT_TRANSLATE_NOOP("root", "The Outcast stays {suit} and is hated."),
    "root.cult.log.souls": QT_TRANSLATE_NOOP("root", "%n lost soul(s) go to the discard pile."),
    "root.cult.log.revenge": QT_TRANSLATE_NOOP(
        "root", "Revenge: %n fallen warrior(s) of {who} become acolytes."
    ),
    "root.cult.log.sacrifice": QT_TRANSLATE_NOOP(
        "root", "%n warrior(s) of {who} join the acolytes."
    ),
    "root.cult.log.set_up": QT_TRANSLATE_NOOP("root", "{who} begins with %n acolyte(s)."),
    "root.cult.log.conspires": QT_TRANSLATE_NOOP("root", "{who} spends %n acolyte(s): {what}."),
    "root.cult.log.converted": QT_TRANSLATE_NOOP(
        "root", "{who} converts a warrior of {whom} in {place}."
    ),
    "root.cult.log.sanctified": QT_TRANSLATE_NOOP(
        "root", "{who} sanctifies the {what} of {whom} in {place}."
    ),
    "root.cult.log.ritual": QT_TRANSLATE_NOOP("root", "{who} reveals {card}: {what}."),
    "root.cult.log.fear": QT_TRANSLATE_NOOP(
        "root", "Fear of the faithful: {who} discards %n random card(s)."
    ),
    "root.cult.log.taken_back": QT_TRANSLATE_NOOP("root", "{who} takes %n revealed card(s) back."),
}
