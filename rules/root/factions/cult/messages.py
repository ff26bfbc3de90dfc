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
        "root", "Choose the corner where the Cult starts."
    ),
    "root.cult.prompt.homeland": QT_TRANSLATE_NOOP("root", "Choose your homeland."),
    "root.cult.prompt.garden": QT_TRANSLATE_NOOP(
        "root", "Choose the suit of the first garden: in the Lost City any suit will do."
    ),
    "root.cult.prompt.spread": QT_TRANSLATE_NOOP(
        "root", "Choose a clearing adjacent to your homeland for one more warrior (%n left)."
    ),
    "root.cult.prompt.outcast": QT_TRANSLATE_NOOP("root", "Choose the suit of the Outcast."),
    "root.cult.prompt.conspire": QT_TRANSLATE_NOOP(
        "root", "{who}: conspire in {suit} clearings (the Outcast; %n acolyte(s))."
    ),
    "root.cult.prompt.hated": QT_TRANSLATE_NOOP(
        "root",
        "{who}: conspire in {suit} clearings; the Outcast is hated, so each conspiracy "
        "costs one less (%n acolyte(s)).",
    ),
    "root.cult.prompt.rituals": QT_TRANSLATE_NOOP(
        "root", "{who}: reveal a card and perform a ritual (%n card(s) in hand)."
    ),
    "root.cult.prompt.craft": QT_TRANSLATE_NOOP(
        "root", "{who}: craft with {suit} gardens (the Outcast)."
    ),
    # ------------------------------------------------------------ orders
    "root.cult.do.begin": QT_TRANSLATE_NOOP("root", "Start in {place}"),
    "root.cult.do.garden": QT_TRANSLATE_NOOP("root", "A {suit} garden"),
    "root.cult.do.spread": QT_TRANSLATE_NOOP("root", "One more warrior in {place}"),
    "root.cult.do.outcast": QT_TRANSLATE_NOOP("root", "The Outcast is {suit}"),
    "root.cult.do.crusade": QT_TRANSLATE_NOOP("root", "Crusade: {what}"),
    "root.cult.do.convert": QT_TRANSLATE_NOOP(
        "root", "Convert one of {whom}'s warriors in {place}"
    ),
    "root.cult.do.sanctify": QT_TRANSLATE_NOOP(
        "root", "Sanctify: {whom}'s {what} in {place} becomes a garden"
    ),
    "root.cult.do.sanctify_suit": QT_TRANSLATE_NOOP(
        "root", "Sanctify: {whom}'s {what} in {place} becomes a {suit} garden"
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
        "root", "Careful: revealing and spending {card} scores nothing"
    ),
    "root.cult.do.sacrifice": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: a warrior joins the acolytes"
    ),
    "root.cult.do.sacrifice_from": QT_TRANSLATE_NOOP(
        "root", "Reveal {card}: a warrior from {place} joins the acolytes"
    ),
    "root.cult.do.ritual.build": QT_TRANSLATE_NOOP("root", "Reveal {card}: build a garden"),
    "root.cult.do.ritual.recruit": QT_TRANSLATE_NOOP("root", "Reveal {card}: recruit a warrior"),
    "root.cult.do.ritual.score": QT_TRANSLATE_NOOP("root", "Reveal and spend {card}: score"),
    "root.cult.do.ritual.sacrifice": QT_TRANSLATE_NOOP("root", "Reveal {card}: sacrifice"),
    "root.cult.do.end_rituals": QT_TRANSLATE_NOOP("root", "End Daylight"),
    "root.cult.do.end_crafting": QT_TRANSLATE_NOOP("root", "Craft no more"),
    # ------------------------------------------------------------ reasons
    "root.cult.why.corner": QT_TRANSLATE_NOOP(
        "root",
        "Choose a corner that is not another start; opposite another start if one is free there.",
    ),
    "root.cult.why.homeland": QT_TRANSLATE_NOOP(
        "root",
        "{place} can't be your homeland: it must be free, have room for your garden "
        "and your warriors, and be away from enemy homelands if possible.",
    ),
    "root.cult.why.spread": QT_TRANSLATE_NOOP(
        "root",
        "Place these warriors in clearings adjacent to your homeland, at most one more in each.",
    ),
    "root.cult.why.suit": QT_TRANSLATE_NOOP("root", "Choose fox, rabbit or mouse."),
    "root.cult.why.too_dear": QT_TRANSLATE_NOOP(
        "root", "{what} costs %n acolyte(s); you have {held}."
    ),
    "root.cult.why.only_outcast": QT_TRANSLATE_NOOP(
        "root",
        "The Cult moves and battles only by Crusade, from {suit} clearings (the Outcast).",
    ),
    "root.cult.why.not_outcast": QT_TRANSLATE_NOOP(
        "root",
        "{place} is not a {suit} clearing: conspiracies happen only in clearings of "
        "the Outcast's suit.",
    ),
    "root.cult.why.nothing_there": QT_TRANSLATE_NOOP(
        "root",
        "There is nothing to conspire in {place}: none of your warriors could move or "
        "battle, and no enemy warrior or building could be replaced.",
    ),
    "root.cult.why.no_convert_there": QT_TRANSLATE_NOOP("root", "No enemy warrior is in {place}."),
    "root.cult.why.no_sanctify_there": QT_TRANSLATE_NOOP(
        "root", "No enemy building is in {place}."
    ),
    "root.cult.why.no_crusade_there": QT_TRANSLATE_NOOP(
        "root", "You have no warrior in {place} that could move or battle."
    ),
    "root.cult.why.no_convert_at_all": QT_TRANSLATE_NOOP(
        "root", "No enemy warriors in {suit} clearings (the Outcast)."
    ),
    "root.cult.why.no_sanctify_at_all": QT_TRANSLATE_NOOP(
        "root", "No enemy buildings in {suit} clearings (the Outcast)."
    ),
    "root.cult.why.no_crusade_at_all": QT_TRANSLATE_NOOP(
        "root", "No warriors in {suit} clearings (the Outcast) that can move or battle."
    ),
    "root.cult.why.cards_later": QT_TRANSLATE_NOOP(
        "root", "You pay for conspiracies with acolytes; cards are for Daylight."
    ),
    "root.cult.why.no_convert": QT_TRANSLATE_NOOP(
        "root",
        "You have no warrior in the supply to replace the enemy, and spent acolytes go "
        "to Coffin Makers.",
    ),
    "root.cult.why.no_garden": QT_TRANSLATE_NOOP(
        "root", "There is no {suit} garden left on its track."
    ),
    "root.cult.why.not_ruled": QT_TRANSLATE_NOOP("root", "You do not rule {place}."),
    "root.cult.why.no_slot": QT_TRANSLATE_NOOP("root", "{place} has no open slot."),
    "root.cult.why.only_bird": QT_TRANSLATE_NOOP(
        "root", "In rituals a bird is only a bird, never another suit: reveal it for Sacrifice."
    ),
    "root.cult.why.needs_bird": QT_TRANSLATE_NOOP("root", "Sacrifice needs a bird card."),
    "root.cult.why.scored": QT_TRANSLATE_NOOP(
        "root", "You have already scored {suit} gardens this turn."
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
        "The Cult moves and battles only by Crusade, in Birdsong, or by cards that grant it.",
    ),
    "root.cult.why.revealed": QT_TRANSLATE_NOOP(
        "root", "{card} has been revealed this turn; it returns to your hand in Evening."
    ),
    "root.cult.why.not_hand": QT_TRANSLATE_NOOP("root", "Rituals need a card in your hand."),
    "root.cult.why.card": QT_TRANSLATE_NOOP("root", "Reveal {card}, then choose the ritual."),
    "root.cult.why.card_first": QT_TRANSLATE_NOOP(
        "root",
        "First choose the card to reveal: its suit decides where a ritual works. "
        "{place} does not fit now.",
    ),
    "root.cult.why.crafting": QT_TRANSLATE_NOOP(
        "root", "Only {suit} gardens can craft now: they match the Outcast."
    ),
    # ------------------------------------------------------------ log
    "root.cult.log.began": QT_TRANSLATE_NOOP("root", "{who} starts in {place}."),
    "root.cult.log.outcast": QT_TRANSLATE_NOOP("root", "The Outcast is now {suit}."),
    "root.cult.log.hated": QT_TRANSLATE_NOOP("root", "The Outcast stays {suit} and is hated."),
    "root.cult.log.souls": QT_TRANSLATE_NOOP("root", "%n lost soul(s) go to the discard pile."),
    "root.cult.log.revenge": QT_TRANSLATE_NOOP(
        "root", "Revenge: %n of {who}'s fallen warrior(s) join the acolytes."
    ),
    "root.cult.log.sacrifice": QT_TRANSLATE_NOOP(
        "root", "%n of {who}'s warrior(s) join the acolytes."
    ),
    "root.cult.log.set_up": QT_TRANSLATE_NOOP("root", "{who} starts with %n acolyte(s)."),
    "root.cult.log.conspires": QT_TRANSLATE_NOOP("root", "{who} spends %n acolyte(s): {what}."),
    "root.cult.log.converted": QT_TRANSLATE_NOOP(
        "root", "{who} converts one of {whom}'s warriors in {place}."
    ),
    "root.cult.log.sanctified": QT_TRANSLATE_NOOP(
        "root", "{who} sanctifies {whom}'s {what} in {place}."
    ),
    "root.cult.log.ritual": QT_TRANSLATE_NOOP("root", "{who} reveals {card}: {what}."),
    "root.cult.log.fear": QT_TRANSLATE_NOOP(
        "root", "Fear of the faithful: {who} discards %n random card(s)."
    ),
    "root.cult.log.taken_back": QT_TRANSLATE_NOOP("root", "{who} takes back %n revealed card(s)."),
}
