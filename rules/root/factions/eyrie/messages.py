"""The sentences of the Eyrie (7.2)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ names
    "root.eyrie.vizier": NOOP("root", "Loyal Vizier"),
    "root.eyrie.column.recruit": NOOP("root", "Recruit"),
    "root.eyrie.column.move": NOOP("root", "Move"),
    "root.eyrie.column.battle": NOOP("root", "Battle"),
    "root.eyrie.column.build": NOOP("root", "Build"),
    "root.eyrie.leader.builder": NOOP("root", "Builder"),
    "root.eyrie.leader.charismatic": NOOP("root", "Charismatic"),
    "root.eyrie.leader.commander": NOOP("root", "Commander"),
    "root.eyrie.leader.despot": NOOP("root", "Despot"),
    "root.eyrie.does.builder": NOOP("root", "crafted items score their printed points"),
    "root.eyrie.does.charismatic": NOOP("root", "each Recruit card places two warriors"),
    "root.eyrie.does.commander": NOOP("root", "one extra hit as attacker"),
    "root.eyrie.does.despot": NOOP(
        "root", "one more point for each battle that removes enemy buildings or tokens"
    ),
    # ------------------------------------------------------------ prompts
    "root.eyrie.prompt.corner": NOOP("root", "Eyrie: in which corner is the first roost?"),
    "root.eyrie.prompt.homeland": NOOP("root", "Eyrie: where on the edge is the first roost?"),
    "root.eyrie.prompt.leader": NOOP("root", "Eyrie: choose a leader."),
    "root.eyrie.prompt.first": NOOP("root", "Eyrie: add a card to the Decree."),
    "root.eyrie.prompt.second": NOOP("root", "Eyrie: add a second card to the Decree?"),
    "root.eyrie.prompt.new_roost": NOOP("root", "Eyrie: where is the new roost?"),
    "root.eyrie.prompt.next": NOOP("root", "Decree, {column}: which card comes next?"),
    "root.eyrie.prompt.fails": NOOP(
        "root", "Decree, {column}: {card} can't be resolved. This causes turmoil."
    ),
    "root.eyrie.prompt.recruit": NOOP(
        "root", "Decree, Recruit ({card}): where to place %n warrior(s)?"
    ),
    "root.eyrie.prompt.move": NOOP("root", "Decree, Move ({card}): from where to where?"),
    "root.eyrie.prompt.battle": NOOP("root", "Decree, Battle ({card}): whom, and where?"),
    "root.eyrie.prompt.build": NOOP("root", "Decree, Build ({card}): where is the roost?"),
    # ------------------------------------------------------------ orders
    "root.eyrie.do.begin": NOOP("root", "Start in {place}"),
    "root.eyrie.do.leader": NOOP("root", "{leader}: {does} (viziers: {columns})"),
    "root.eyrie.do.add": NOOP("root", "Add {card} to {column}"),
    "root.eyrie.do.no_second": NOOP("root", "No second card"),
    "root.eyrie.do.new_roost": NOOP("root", "New roost in {place}"),
    "root.eyrie.do.obey": NOOP("root", "{column}: {card}"),
    "root.eyrie.do.fail": NOOP("root", "{card}: turmoil. {why}"),
    "root.eyrie.do.recruit": NOOP("root", "Recruit in {place}"),
    "root.eyrie.do.build": NOOP("root", "Build a roost in {place}"),
    # ------------------------------------------------------------ why not
    "root.eyrie.why.corner": NOOP(
        "root", "The Eyrie starts in a free corner, opposite another start if possible."
    ),
    "root.eyrie.why.homeland": NOOP(
        "root",
        "The Eyrie starts in an open slot on the edge of the map, two clearings away "
        "from others if possible.",
    ),
    "root.eyrie.why.leader": NOOP("root", "Choose a face-up leader."),
    "root.eyrie.why.deposed": NOOP("root", "This leader was deposed."),
    "root.eyrie.why.add": NOOP("root", "Choose a card in your hand, then a column of the Decree."),
    "root.eyrie.why.second_bird": NOOP("root", "Only one of the two cards may be a bird."),
    "root.eyrie.why.new_roost": NOOP(
        "root", "The new roost needs an open slot where the fewest warriors are."
    ),
    "root.eyrie.why.next": NOOP("root", "Choose a card in the {column} column."),
    "root.eyrie.why.obey": NOOP("root", "This card of the Decree comes first: {card}."),
    "root.eyrie.why.no_match": NOOP("root", "{place} does not match this card: {card}."),
    "root.eyrie.why.no_roost": NOOP("root", "You have no roost in {place}."),
    "root.eyrie.why.has_roost": NOOP("root", "There is already a roost in {place}."),
    "root.eyrie.why.not_ruled": NOOP("root", "You do not rule {place}."),
    "root.eyrie.why.no_slot": NOOP("root", "There is no open slot in {place}."),
    "root.eyrie.why.no_enemy": NOOP("root", "There is no enemy to battle in {place}."),
    "root.eyrie.why.no_move": NOOP("root", "You can't move from {place}."),
    "root.eyrie.why.no_warriors": NOOP("root", "Too few warriors are left in the supply."),
    "root.eyrie.why.no_roost_left": NOOP("root", "All roosts are on the map."),
    "root.eyrie.why.recruit_fails": NOOP("root", "There is no roost in a {suit} clearing."),
    "root.eyrie.why.recruit_fails_bird": NOOP("root", "There is no roost where you can place."),
    "root.eyrie.why.move_fails": NOOP("root", "No warrior can move out of a {suit} clearing."),
    "root.eyrie.why.move_fails_bird": NOOP("root", "No warrior can move."),
    "root.eyrie.why.battle_fails": NOOP(
        "root", "There is no enemy to battle in a {suit} clearing."
    ),
    "root.eyrie.why.battle_fails_bird": NOOP("root", "There is no enemy to battle."),
    "root.eyrie.why.build_fails": NOOP(
        "root", "You rule no {suit} clearing with an open slot and no roost."
    ),
    "root.eyrie.why.build_fails_bird": NOOP(
        "root", "You rule no clearing with an open slot and no roost."
    ),
    # ------------------------------------------------------------ the log
    "root.eyrie.log.leader": NOOP("root", "{who}: the new leader is {leader}."),
    "root.eyrie.log.added": NOOP("root", "{who} adds {card} to {column}."),
    "root.eyrie.log.obeys": NOOP("root", "{who} follows the Decree. {column}: {card}."),
    "root.eyrie.log.fails": NOOP("root", "{who} can't follow the Decree. {column}: {card}."),
    "root.eyrie.log.turmoil": NOOP("root", "Turmoil! {who} deposes {leader}."),
    "root.eyrie.log.returned": NOOP("root", "{who}: all leaders turn face up again."),
}
