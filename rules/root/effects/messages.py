"""The sentences of effects and landmarks (5, 8)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ what each effect does
    "root.effects.does.armorers": QT_TRANSLATE_NOOP(
        "root", "After the roll, discard this to take no rolled hits. Extra hits still apply."
    ),
    "root.effects.does.sappers": QT_TRANSLATE_NOOP(
        "root", "After the roll, as defender, discard this to deal one extra hit."
    ),
    "root.effects.does.brutal_tactics": QT_TRANSLATE_NOOP(
        "root", "After the roll, as attacker: deal one extra hit; the defender scores one point."
    ),
    "root.effects.does.royal_claim": QT_TRANSLATE_NOOP(
        "root", "In Birdsong, discard this to score one point for each clearing you rule."
    ),
    "root.effects.does.stand_and_deliver": QT_TRANSLATE_NOOP(
        "root",
        "In Birdsong, once a turn: take a random card from another player, who scores one point.",
    ),
    "root.effects.does.tax_collector": QT_TRANSLATE_NOOP(
        "root", "In Daylight, once a turn: remove one of your warriors and draw a card."
    ),
    "root.effects.does.favor": QT_TRANSLATE_NOOP(
        "root",
        "Immediately remove all enemy pieces in clearings of this suit; score one "
        "point for each building and token. Then discard this.",
    ),
    "root.effects.does.command_warren": QT_TRANSLATE_NOOP(
        "root", "At the start of Daylight: you may battle once."
    ),
    "root.effects.does.better_burrow_bank": QT_TRANSLATE_NOOP(
        "root", "At the start of Birdsong, you and one other player draw a card each."
    ),
    "root.effects.does.cobbler": QT_TRANSLATE_NOOP(
        "root", "At the start of Evening: you may take one move."
    ),
    "root.effects.does.scouting_party": QT_TRANSLATE_NOOP(
        "root", "When you attack, ambush cards do not affect you."
    ),
    "root.effects.does.codebreakers": QT_TRANSLATE_NOOP(
        "root", "In Daylight, once a turn: look at another player's hand."
    ),
    "root.effects.does.saboteurs": QT_TRANSLATE_NOOP(
        "root", "At the start of Birdsong, discard this to discard an enemy's crafted card."
    ),
    "root.effects.does.soup_kitchens": QT_TRANSLATE_NOOP(
        "root", "Your tokens count for rule, each as two."
    ),
    "root.effects.does.boat_builders": QT_TRANSLATE_NOOP("root", "Rivers are paths for you."),
    "root.effects.does.corvid_planners": QT_TRANSLATE_NOOP("root", "You can move without rule."),
    "root.effects.does.eyrie_emigre": QT_TRANSLATE_NOOP(
        "root",
        "At the end of Birdsong: move once, then battle where you moved. Unless you do "
        "both, discard this.",
    ),
    "root.effects.does.partisans": QT_TRANSLATE_NOOP(
        "root",
        "After the roll, in a clearing of this suit: deal one extra hit, then discard "
        "all cards of other suits from your hand, including birds.",
    ),
    "root.effects.does.propaganda_bureau": QT_TRANSLATE_NOOP(
        "root",
        "In Daylight, once a turn: spend a card to remove an enemy warrior in a clearing of its"
        " suit and place one of yours there.",
    ),
    "root.effects.does.false_orders": QT_TRANSLATE_NOOP(
        "root",
        "In Birdsong, discard this to move half of an enemy's warriors in a clearing, "
        "rounded up, to an adjacent clearing, ignoring rule.",
    ),
    "root.effects.does.informants": QT_TRANSLATE_NOOP(
        "root",
        "In your Evening, instead of drawing: take an ambush card from the discard pile.",
    ),
    "root.effects.does.tunnels": QT_TRANSLATE_NOOP(
        "root", "Clearings with your crafting pieces are adjacent for you."
    ),
    "root.effects.does.charm_offensive": QT_TRANSLATE_NOOP(
        "root", "At the start of Evening: draw a card; another player of your choice scores one."
    ),
    "root.effects.does.swap_meet": QT_TRANSLATE_NOOP(
        "root",
        "In Birdsong, once a turn: take a random card from another player, then give one back.",
    ),
    "root.effects.does.coffin_makers": QT_TRANSLATE_NOOP(
        "root",
        "Warriors removed from all players come here. At the start of your Birdsong "
        "score one point for every five, then return them all.",
    ),
    "root.effects.does.league_of_adventurous_mice": QT_TRANSLATE_NOOP(
        "root", "In Daylight, once a turn: permanently exhaust a crafted item to move or battle."
    ),
    "root.effects.does.murine_broker": QT_TRANSLATE_NOOP(
        "root", "When another player crafts an item, you draw a card."
    ),
    "root.effects.does.master_engravers": QT_TRANSLATE_NOOP(
        "root", "When you craft an item, score one more point."
    ),
    "root.effects.does.ambush": QT_TRANSLATE_NOOP(
        "root",
        "When you are attacked in a clearing of this suit: deal two hits immediately, "
        "unless the attacker plays an ambush in response.",
    ),
    "root.effects.does.gain_item": QT_TRANSLATE_NOOP(
        "root", "Craft it to take the item and score its points."
    ),
    "root.effects.does.dominance_suit": QT_TRANSLATE_NOOP(
        "root",
        "In Daylight, with at least 10 points: permanently give up scoring and win by "
        "ruling three clearings of this suit at the start of your Birdsong.",
    ),
    "root.effects.does.dominance_bird": QT_TRANSLATE_NOOP(
        "root",
        "In Daylight, with at least 10 points: permanently give up scoring and win by "
        "ruling two opposite corners at the start of your Birdsong.",
    ),
    "root.effects.does.black_market": QT_TRANSLATE_NOOP(
        "root", "Once a turn: swap a card in your hand with a face-down one in the market."
    ),
    "root.effects.does.tower": QT_TRANSLATE_NOOP(
        "root", "At the end of Evening, its ruler scores one point."
    ),
    # ------------------------------------------------------------ options
    "root.effects.use": QT_TRANSLATE_NOOP("root", "{card}: {does}"),
    "root.effects.tax_at": QT_TRANSLATE_NOOP("root", "Remove a warrior from {place}"),
    "root.effects.card_of": QT_TRANSLATE_NOOP("root", "{other}'s {card}"),
    "root.effects.fetch": QT_TRANSLATE_NOOP("root", "Take {card}"),
    "root.effects.draw_after_all": QT_TRANSLATE_NOOP("root", "Draw %n card(s)"),
    "root.effects.league_move": QT_TRANSLATE_NOOP("root", "Exhaust {item} and move"),
    "root.effects.league_battle": QT_TRANSLATE_NOOP("root", "Exhaust {item} and battle"),
    "root.effects.emigre_no_move": QT_TRANSLATE_NOOP("root", "Do not move; discard the Émigré"),
    "root.effects.emigre_no_battle": QT_TRANSLATE_NOOP("root", "Do not battle; discard the Émigré"),
    "root.effects.forge": QT_TRANSLATE_NOOP(
        "root", "{other}: %n warrior(s) from {source} to {target}"
    ),
    "root.effects.propaganda_none": QT_TRANSLATE_NOOP("root", "No propaganda this turn"),
    "root.effects.spend": QT_TRANSLATE_NOOP("root", "Spend {card}"),
    "root.effects.warrior_of": QT_TRANSLATE_NOOP("root", "{other}'s warrior in {place}"),
    "root.effects.hand_shown": QT_TRANSLATE_NOOP("root", "{other} holds: {cards}."),
    # ------------------------------------------------------------ questions
    "root.effects.prompt.better_burrow_bank": QT_TRANSLATE_NOOP(
        "root", "{who}: Better Burrow Bank. Who draws a card with you?"
    ),
    "root.effects.prompt.stand_and_deliver": QT_TRANSLATE_NOOP(
        "root", "{who}: Stand and Deliver! Whose card do you take?"
    ),
    "root.effects.prompt.swap_meet": QT_TRANSLATE_NOOP(
        "root", "{who}: Swap Meet. With whom do you swap?"
    ),
    "root.effects.prompt.codebreakers": QT_TRANSLATE_NOOP(
        "root", "{who}: Codebreakers. Whose hand do you look at?"
    ),
    "root.effects.prompt.charm_offensive": QT_TRANSLATE_NOOP(
        "root", "{who}: Charm Offensive. Who scores a point?"
    ),
    "root.effects.prompt.give_back": QT_TRANSLATE_NOOP(
        "root", "{who}: which card do you give to {other}?"
    ),
    "root.effects.prompt.show_hand": QT_TRANSLATE_NOOP("root", "{who} looks at {other}'s hand."),
    "root.effects.prompt.tax": QT_TRANSLATE_NOOP(
        "root", "{who}: Tax Collector. Which warrior do you remove to draw a card?"
    ),
    "root.effects.prompt.saboteurs": QT_TRANSLATE_NOOP(
        "root", "{who}: Saboteurs. Which crafted card is discarded?"
    ),
    "root.effects.prompt.informants": QT_TRANSLATE_NOOP(
        "root", "{who}: draw %n card(s), or take an ambush from the discard pile?"
    ),
    "root.effects.prompt.league": QT_TRANSLATE_NOOP(
        "root", "{who}: League of Adventurous Mice. Which item do you exhaust, and for what?"
    ),
    "root.effects.prompt.emigre_move": QT_TRANSLATE_NOOP(
        "root", "{who}: Eyrie Émigré. Move, then battle where you moved."
    ),
    "root.effects.prompt.emigre_battle": QT_TRANSLATE_NOOP(
        "root", "{who}: Eyrie Émigré. Whom do you battle in {place}?"
    ),
    "root.effects.prompt.false_orders": QT_TRANSLATE_NOOP(
        "root", "{who}: False Orders. Whose warriors move, from where to where?"
    ),
    "root.effects.prompt.propaganda_card": QT_TRANSLATE_NOOP(
        "root", "{who}: Propaganda Bureau. Which card do you spend?"
    ),
    "root.effects.prompt.propaganda_whom": QT_TRANSLATE_NOOP(
        "root", "{who}: Propaganda Bureau. Which enemy warrior do you remove?"
    ),
    # ------------------------------------------------------------ what happened
    "root.effects.used": QT_TRANSLATE_NOOP("root", "{who} uses {card}."),
    "root.effects.left": QT_TRANSLATE_NOOP("root", "{who}'s {card} is discarded."),
    "root.effects.coffins_filled": QT_TRANSLATE_NOOP(
        "root", "Coffin Makers: %n of {who}'s warrior(s) on the card."
    ),
    "root.effects.coffins_emptied": QT_TRANSLATE_NOOP(
        "root", "Coffin Makers returns %n warrior(s)."
    ),
    "root.effects.named": QT_TRANSLATE_NOOP("root", "{who} chooses {other} for {card}."),
    "root.effects.orders_forged": QT_TRANSLATE_NOOP(
        "root", "{who} forges orders: %n of {other}'s warrior(s) move from {source} to {target}."
    ),
    "root.effects.ambush_fetched": QT_TRANSLATE_NOOP(
        "root", "{who} takes {card} from the discard pile instead of drawing %n card(s)."
    ),
    "root.effects.item_spent": QT_TRANSLATE_NOOP("root", "{who} permanently exhausts the {item}."),
    # ------------------------------------------------------------ when
    "root.effects.when.start_birdsong": QT_TRANSLATE_NOOP(
        "root", "You can use this at the start of your Birdsong."
    ),
    "root.effects.when.whole_birdsong": QT_TRANSLATE_NOOP(
        "root", "You can use this in your Birdsong."
    ),
    "root.effects.when.end_birdsong": QT_TRANSLATE_NOOP(
        "root", "You can use this at the end of your Birdsong."
    ),
    "root.effects.when.start_daylight": QT_TRANSLATE_NOOP(
        "root", "You can use this at the start of your Daylight."
    ),
    "root.effects.when.whole_daylight": QT_TRANSLATE_NOOP(
        "root", "You can use this in your Daylight."
    ),
    "root.effects.when.start_evening": QT_TRANSLATE_NOOP(
        "root", "You can use this at the start of your Evening."
    ),
    "root.effects.when.end_evening": QT_TRANSLATE_NOOP(
        "root", "This happens automatically at the end of your Evening."
    ),
    # ------------------------------------------------------------ why not
    "root.effects.why.used": QT_TRANSLATE_NOOP("root", "It has been used this turn."),
    "root.effects.why.locked": QT_TRANSLATE_NOOP(
        "root", "The last step of your turn has begun: you can do nothing else."
    ),
    "root.effects.why.once_a_battle": QT_TRANSLATE_NOOP("root", "It has been used this battle."),
    "root.effects.why.no_rolled_hits": QT_TRANSLATE_NOOP(
        "root", "No hits were rolled against you."
    ),
    "root.effects.why.as_defender": QT_TRANSLATE_NOOP("root", "Only the defender may use this."),
    "root.effects.why.as_attacker": QT_TRANSLATE_NOOP("root", "Only the attacker may use this."),
    "root.effects.why.partisans_suit": QT_TRANSLATE_NOOP(
        "root", "This works only in battles in clearings of its suit: {suit}."
    ),
    "root.effects.why.name_player": QT_TRANSLATE_NOOP("root", "Choose another player."),
    "root.effects.why.hand_card": QT_TRANSLATE_NOOP("root", "Choose a card in your hand."),
    "root.effects.why.empty_hand": QT_TRANSLATE_NOOP("root", "{who} holds no cards."),
    "root.effects.why.all_empty_handed": QT_TRANSLATE_NOOP("root", "No other player holds a card."),
    "root.effects.why.only_looking": QT_TRANSLATE_NOOP("root", "You only look at this hand."),
    "root.effects.why.no_own": QT_TRANSLATE_NOOP("root", "You have no warrior there."),
    "root.effects.why.no_warriors": QT_TRANSLATE_NOOP("root", "You have no warrior on the map."),
    "root.effects.why.own_warriors_clearing": QT_TRANSLATE_NOOP(
        "root", "Choose a clearing with one of your warriors."
    ),
    "root.effects.why.enemy_card": QT_TRANSLATE_NOOP("root", "Choose an enemy's crafted card."),
    "root.effects.why.nothing_crafted": QT_TRANSLATE_NOOP(
        "root", "No enemy has a crafted card in play."
    ),
    "root.effects.why.discarded_ambush": QT_TRANSLATE_NOOP(
        "root", "Choose an ambush card in the discard pile, or draw."
    ),
    "root.effects.why.crafted_item": QT_TRANSLATE_NOOP(
        "root", "Choose an item in your crafted items box."
    ),
    "root.effects.why.no_item": QT_TRANSLATE_NOOP(
        "root", "You have no ready item in a crafted items box."
    ),
    "root.effects.why.move": QT_TRANSLATE_NOOP("root", "Choose a move, or give it up."),
    "root.effects.why.battle": QT_TRANSLATE_NOOP("root", "Choose whom to battle, or give it up."),
    "root.effects.why.no_move": QT_TRANSLATE_NOOP("root", "You cannot move anywhere."),
    "root.effects.why.no_battle": QT_TRANSLATE_NOOP("root", "You have no one to battle."),
    "root.effects.why.enemy_way": QT_TRANSLATE_NOOP(
        "root", "Choose an enemy, a clearing with its warriors, and where they go."
    ),
    "root.effects.why.nobody_to_order": QT_TRANSLATE_NOOP(
        "root", "No enemy warriors can be moved."
    ),
    "root.effects.why.no_card": QT_TRANSLATE_NOOP("root", "You hold no card."),
    "root.effects.why.reaches_nobody": QT_TRANSLATE_NOOP(
        "root", "There is no enemy warrior in a clearing of its suit."
    ),
    "root.effects.why.card_and_warrior": QT_TRANSLATE_NOOP(
        "root", "Choose a card, then an enemy warrior in a clearing of its suit."
    ),
}
