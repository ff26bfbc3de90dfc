"""The sentences of the Underground Duchy in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ names
    "root.duchy.minister.foremole": QT_TRANSLATE_NOOP("root", "Foremole"),
    "root.duchy.minister.captain": QT_TRANSLATE_NOOP("root", "Captain"),
    "root.duchy.minister.marshal": QT_TRANSLATE_NOOP("root", "Marshal"),
    "root.duchy.minister.brigadier": QT_TRANSLATE_NOOP("root", "Brigadier"),
    "root.duchy.minister.banker": QT_TRANSLATE_NOOP("root", "Banker"),
    "root.duchy.minister.mayor": QT_TRANSLATE_NOOP("root", "Mayor"),
    "root.duchy.minister.duchess_of_mud": QT_TRANSLATE_NOOP("root", "Duchess of Mud"),
    "root.duchy.minister.baron_of_dirt": QT_TRANSLATE_NOOP("root", "Baron of Dirt"),
    "root.duchy.minister.earl_of_stone": QT_TRANSLATE_NOOP("root", "Earl of Stone"),
    "root.duchy.does.foremole": QT_TRANSLATE_NOOP(
        "root", "Reveal any card to build in any clearing you rule."
    ),
    "root.duchy.does.captain": QT_TRANSLATE_NOOP("root", "Battle."),
    "root.duchy.does.marshal": QT_TRANSLATE_NOOP("root", "Move."),
    "root.duchy.does.brigadier": QT_TRANSLATE_NOOP("root", "Up to two moves, or two battles."),
    "root.duchy.does.banker": QT_TRANSLATE_NOOP(
        "root", "Spend cards of one suit: score a point for each."
    ),
    "root.duchy.does.mayor": QT_TRANSLATE_NOOP(
        "root", "Use the action of another swayed squire or noble."
    ),
    "root.duchy.does.duchess_of_mud": QT_TRANSLATE_NOOP(
        "root", "Score two points if all three tunnels are on the map."
    ),
    "root.duchy.does.baron_of_dirt": QT_TRANSLATE_NOOP("root", "Score a point for each market."),
    "root.duchy.does.earl_of_stone": QT_TRANSLATE_NOOP("root", "Score a point for each citadel."),
    "root.duchy.rank.squire": QT_TRANSLATE_NOOP("root", "squire"),
    "root.duchy.rank.noble": QT_TRANSLATE_NOOP("root", "noble"),
    "root.duchy.rank.lord": QT_TRANSLATE_NOOP("root", "lord"),
    "root.duchy.piece.citadel": QT_TRANSLATE_NOOP("root", "citadel"),
    "root.duchy.piece.market": QT_TRANSLATE_NOOP("root", "market"),
    # ------------------------------------------------------------ questions
    "root.duchy.prompt.corner": QT_TRANSLATE_NOOP(
        "root", "Choose the corner where the Duchy starts."
    ),
    "root.duchy.prompt.homeland": QT_TRANSLATE_NOOP("root", "Choose your homeland."),
    "root.duchy.prompt.spread": QT_TRANSLATE_NOOP(
        "root", "Choose a clearing adjacent to your homeland for one more warrior (%n left)."
    ),
    "root.duchy.prompt.assembly": QT_TRANSLATE_NOOP(
        "root", "Assembly: %n action(s) left: build, recruit, move, battle or dig."
    ),
    "root.duchy.prompt.tunnel": QT_TRANSLATE_NOOP(
        "root", "All tunnels are on the map: choose one to collapse."
    ),
    "root.duchy.prompt.climbers": QT_TRANSLATE_NOOP(
        "root", "How many warriors move from the Burrow to {place}?"
    ),
    "root.duchy.prompt.parliament": QT_TRANSLATE_NOOP(
        "root", "Parliament: use your ministers, each once."
    ),
    "root.duchy.prompt.foremole": QT_TRANSLATE_NOOP(
        "root", "Foremole: reveal any card and build in a clearing you rule."
    ),
    "root.duchy.prompt.captain": QT_TRANSLATE_NOOP("root", "Captain: choose a battle."),
    "root.duchy.prompt.marshal": QT_TRANSLATE_NOOP("root", "Marshal: choose a move."),
    "root.duchy.prompt.brigadier": QT_TRANSLATE_NOOP(
        "root", "Brigadier: up to two moves or up to two battles."
    ),
    "root.duchy.prompt.brigadier_move": QT_TRANSLATE_NOOP("root", "Brigadier: a second move?"),
    "root.duchy.prompt.brigadier_fight": QT_TRANSLATE_NOOP("root", "Brigadier: a second battle?"),
    "root.duchy.prompt.banker": QT_TRANSLATE_NOOP(
        "root", "Banker: choose cards of one suit to spend, a point for each."
    ),
    "root.duchy.prompt.sway": QT_TRANSLATE_NOOP("root", "You may sway one minister."),
    "root.duchy.prompt.show": QT_TRANSLATE_NOOP(
        "root",
        "{minister}: reveal %n more card(s), each for a different clearing with one of "
        "your pieces.",
    ),
    "root.duchy.prompt.failure": QT_TRANSLATE_NOOP(
        "root", "Price of failure: which minister do you lose?"
    ),
    "root.duchy.prompt.craft": QT_TRANSLATE_NOOP("root", "Craft with citadels and markets."),
    # ------------------------------------------------------------ options
    "root.duchy.do.begin": QT_TRANSLATE_NOOP("root", "Start in {place}"),
    "root.duchy.do.spread": QT_TRANSLATE_NOOP("root", "One more warrior in {place}"),
    "root.duchy.do.build": QT_TRANSLATE_NOOP(
        "root", "Build a {building} in {place}, revealing {card}"
    ),
    "root.duchy.do.build_there": QT_TRANSLATE_NOOP("root", "Build a {building} in {place}"),
    "root.duchy.do.recruit": QT_TRANSLATE_NOOP("root", "Recruit a warrior in the Burrow"),
    "root.duchy.do.dig": QT_TRANSLATE_NOOP("root", "Dig to {place}, spending {card}"),
    "root.duchy.do.dig_there": QT_TRANSLATE_NOOP("root", "Dig to {place}"),
    "root.duchy.do.fill_in": QT_TRANSLATE_NOOP("root", "Collapse the tunnel in {place}"),
    "root.duchy.do.climb": QT_TRANSLATE_NOOP("root", "%n warrior(s)"),
    "root.duchy.do.end_assembly": QT_TRANSLATE_NOOP("root", "End the Assembly"),
    "root.duchy.do.call": QT_TRANSLATE_NOOP("root", "{minister}: {does}"),
    "root.duchy.do.call_mayor": QT_TRANSLATE_NOOP("root", "{minister} as {of}: {does}"),
    "root.duchy.do.end_parliament": QT_TRANSLATE_NOOP("root", "End the Parliament"),
    "root.duchy.do.stop": QT_TRANSLATE_NOOP("root", "No more"),
    "root.duchy.do.spend": QT_TRANSLATE_NOOP("root", "Spend {card}"),
    "root.duchy.do.bank": QT_TRANSLATE_NOOP("root", "Done"),
    "root.duchy.do.sway": QT_TRANSLATE_NOOP(
        "root", "Sway the {minister} ({rank}): reveal {cards} cards, score {points}"
    ),
    "root.duchy.do.sway_nobody": QT_TRANSLATE_NOOP("root", "Sway no one"),
    "root.duchy.do.show": QT_TRANSLATE_NOOP("root", "Reveal {card}"),
    "root.duchy.do.leaves": QT_TRANSLATE_NOOP("root", "{minister} leaves"),
    "root.duchy.do.end_crafting": QT_TRANSLATE_NOOP("root", "Craft no more"),
    # ------------------------------------------------------------ why not
    "root.duchy.why.burrow": QT_TRANSLATE_NOOP(
        "root", "Only pieces of the Duchy may be in the Burrow."
    ),
    "root.duchy.why.not_ruled": QT_TRANSLATE_NOOP("root", "You do not rule {place}."),
    "root.duchy.why.no_slot": QT_TRANSLATE_NOOP("root", "There is no open slot in {place}."),
    "root.duchy.why.none_left": QT_TRANSLATE_NOOP("root", "Every {building} is on the map."),
    "root.duchy.why.no_match": QT_TRANSLATE_NOOP("root", "No card in your hand matches {place}."),
    "root.duchy.why.card_no_match": QT_TRANSLATE_NOOP(
        "root", "{card} matches no clearing where you could build or dig."
    ),
    "root.duchy.why.no_cards": QT_TRANSLATE_NOOP("root", "Your hand is empty."),
    "root.duchy.why.has_tunnel": QT_TRANSLATE_NOOP("root", "There is already a tunnel in {place}."),
    "root.duchy.why.no_warriors": QT_TRANSLATE_NOOP("root", "Your supply has no warriors left."),
    "root.duchy.why.no_battle": QT_TRANSLATE_NOOP(
        "root", "None of your warriors is in a clearing with an enemy piece."
    ),
    "root.duchy.why.no_move": QT_TRANSLATE_NOOP("root", "None of your warriors can move."),
    "root.duchy.why.called": QT_TRANSLATE_NOOP(
        "root", "The {minister} has already been used this turn."
    ),
    "root.duchy.why.not_swayed": QT_TRANSLATE_NOOP("root", "The {minister} is not swayed."),
    "root.duchy.why.no_site": QT_TRANSLATE_NOOP(
        "root", "You rule no clearing with an open slot, or all buildings are on the map."
    ),
    "root.duchy.why.tunnels_missing": QT_TRANSLATE_NOOP(
        "root", "Not all three tunnels are on the map."
    ),
    "root.duchy.why.no_building": QT_TRANSLATE_NOOP("root", "There is no {building} on the map."),
    "root.duchy.why.mayor_alone": QT_TRANSLATE_NOOP(
        "root", "No other squire or noble has an action you can use now."
    ),
    "root.duchy.why.swayed": QT_TRANSLATE_NOOP("root", "The {minister} is already swayed."),
    "root.duchy.why.no_crown": QT_TRANSLATE_NOOP(
        "root", "There is no {rank} crown left on your board."
    ),
    "root.duchy.why.cards_do_not_match": QT_TRANSLATE_NOOP(
        "root",
        "{minister} needs {cards} cards, each matching a different clearing with one "
        "of your pieces: you have {have}.",
    ),
    "root.duchy.why.show_no_match": QT_TRANSLATE_NOOP(
        "root", "There is no clearing left with one of your pieces that {card} matches."
    ),
    "root.duchy.why.other_suit": QT_TRANSLATE_NOOP(
        "root", "{card} is of a different suit than the cards chosen."
    ),
    "root.duchy.why.at_least_one": QT_TRANSLATE_NOOP("root", "Choose a card first."),
    "root.duchy.why.homeland": QT_TRANSLATE_NOOP(
        "root", "{place} is another faction's homeland, adjacent to one, or can't take your pieces."
    ),
    "root.duchy.why.corner": QT_TRANSLATE_NOOP(
        "root",
        "Start in a free corner, opposite a taken corner if possible.",
    ),
    "root.duchy.why.spread": QT_TRANSLATE_NOOP(
        "root", "Choose clearings adjacent to your homeland, each once."
    ),
    "root.duchy.why.lower_rank": QT_TRANSLATE_NOOP(
        "root", "You must lose a minister of the highest rank."
    ),
    "root.duchy.why.number": QT_TRANSLATE_NOOP(
        "root", "One to four warriors move, as many as the Burrow holds."
    ),
    "root.duchy.why.not_hand": QT_TRANSLATE_NOOP("root", "Choose a card in your hand."),
    "root.duchy.why.not_tunnel": QT_TRANSLATE_NOOP("root", "Choose one of your tunnels."),
    # ------------------------------------------------------------ log
    "root.duchy.log.called": QT_TRANSLATE_NOOP("root", "{who} uses the {minister}."),
    "root.duchy.log.called_mayor": QT_TRANSLATE_NOOP("root", "{who} uses the {minister} as {of}."),
    "root.duchy.log.swayed": QT_TRANSLATE_NOOP("root", "{who} sways the {minister}."),
    "root.duchy.log.failed": QT_TRANSLATE_NOOP(
        "root", "Price of failure: {who} loses the {minister}; the crown is removed from the game."
    ),
    "root.duchy.log.birds_discarded": QT_TRANSLATE_NOOP(
        "root", "{who} discards the revealed birds: {cards}."
    ),
}
