"""The sentences of the Vagabond."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ names
    "root.vagabond.item_ready": QT_TRANSLATE_NOOP("root", "{item}"),
    "root.vagabond.item_exhausted": QT_TRANSLATE_NOOP("root", "{item} (exhausted)"),
    "root.vagabond.item_ready_damaged": QT_TRANSLATE_NOOP("root", "{item} (damaged)"),
    "root.vagabond.item_exhausted_damaged": QT_TRANSLATE_NOOP(
        "root", "{item} (exhausted, damaged)"
    ),
    "root.vagabond.warrior": QT_TRANSLATE_NOOP("root", "a warrior"),
    "root.character.thief": QT_TRANSLATE_NOOP("root", "Thief"),
    "root.character.tinker": QT_TRANSLATE_NOOP("root", "Tinker"),
    "root.character.ranger": QT_TRANSLATE_NOOP("root", "Ranger"),
    "root.character.vagrant": QT_TRANSLATE_NOOP("root", "Vagrant"),
    "root.character.arbiter": QT_TRANSLATE_NOOP("root", "Arbiter"),
    "root.character.scoundrel": QT_TRANSLATE_NOOP("root", "Scoundrel"),
    "root.character.adventurer": QT_TRANSLATE_NOOP("root", "Adventurer"),
    "root.character.ronin": QT_TRANSLATE_NOOP("root", "Ronin"),
    "root.character.harrier": QT_TRANSLATE_NOOP("root", "Harrier"),
    "root.special.steal": QT_TRANSLATE_NOOP("root", "Steal"),
    "root.special.day_labor": QT_TRANSLATE_NOOP("root", "Day Labor"),
    "root.special.hideout": QT_TRANSLATE_NOOP("root", "Hideout"),
    "root.special.instigate": QT_TRANSLATE_NOOP("root", "Instigate"),
    "root.special.protector": QT_TRANSLATE_NOOP("root", "Protector"),
    "root.special.scorched_earth": QT_TRANSLATE_NOOP("root", "Scorched Earth"),
    "root.special.improvise": QT_TRANSLATE_NOOP("root", "Improvise"),
    "root.special.swift_strike": QT_TRANSLATE_NOOP("root", "Swift Strike"),
    "root.special.glide": QT_TRANSLATE_NOOP("root", "Glide"),
    "root.quest.fundraising": QT_TRANSLATE_NOOP("root", "Fundraising (fox)"),
    "root.quest.errand_fox": QT_TRANSLATE_NOOP("root", "Errand (fox)"),
    "root.quest.logistics_help_fox": QT_TRANSLATE_NOOP("root", "Logistics Help (fox)"),
    "root.quest.repair_a_shed": QT_TRANSLATE_NOOP("root", "Repair a Shed (fox)"),
    "root.quest.give_a_speech_fox": QT_TRANSLATE_NOOP("root", "Give a Speech (fox)"),
    "root.quest.guard_duty_rabbit": QT_TRANSLATE_NOOP("root", "Guard Duty (rabbit)"),
    "root.quest.errand_rabbit": QT_TRANSLATE_NOOP("root", "Errand (rabbit)"),
    "root.quest.give_a_speech_rabbit": QT_TRANSLATE_NOOP("root", "Give a Speech (rabbit)"),
    "root.quest.fend_off_a_bear_rabbit": QT_TRANSLATE_NOOP("root", "Fend off a Bear (rabbit)"),
    "root.quest.expel_bandits_rabbit": QT_TRANSLATE_NOOP("root", "Expel Bandits (rabbit)"),
    "root.quest.expel_bandits_mouse": QT_TRANSLATE_NOOP("root", "Expel Bandits (mouse)"),
    "root.quest.guard_duty_mouse": QT_TRANSLATE_NOOP("root", "Guard Duty (mouse)"),
    "root.quest.fend_off_a_bear_mouse": QT_TRANSLATE_NOOP("root", "Fend off a Bear (mouse)"),
    "root.quest.escort": QT_TRANSLATE_NOOP("root", "Escort (mouse)"),
    "root.quest.logistics_help_mouse": QT_TRANSLATE_NOOP("root", "Logistics Help (mouse)"),
    # ------------------------------------------------------------ set-up
    "root.vagabond.prompt_character": QT_TRANSLATE_NOOP("root", "{who} chooses a character."),
    "root.vagabond.take_character": QT_TRANSLATE_NOOP("root", "Play the {character}"),
    "root.vagabond.why_character_taken": QT_TRANSLATE_NOOP(
        "root", "The other Vagabond has this character."
    ),
    "root.vagabond.prompt_forest": QT_TRANSLATE_NOOP("root", "{who} chooses a forest to start in."),
    "root.vagabond.begin_in": QT_TRANSLATE_NOOP("root", "Start in {place}"),
    "root.vagabond.why_begin_forest": QT_TRANSLATE_NOOP("root", "The pawn starts in a forest."),
    "root.vagabond.log_character": QT_TRANSLATE_NOOP("root", "{who} is the {character}."),
    "root.vagabond.log_pawn": QT_TRANSLATE_NOOP("root", "{who} starts in {place}."),
    # ------------------------------------------------------------ picking items
    "root.vagabond.prompt_refresh": QT_TRANSLATE_NOOP("root", "{who} refreshes %n more item(s)."),
    "root.vagabond.prompt_damage": QT_TRANSLATE_NOOP("root", "{who} damages %n more item(s)."),
    "root.vagabond.prompt_repair": QT_TRANSLATE_NOOP("root", "{who} repairs %n more item(s)."),
    "root.vagabond.prompt_pay": QT_TRANSLATE_NOOP("root", "{who} exhausts %n more item(s)."),
    "root.vagabond.prompt_lose": QT_TRANSLATE_NOOP(
        "root", "{who} has too many items: %n more must be removed permanently."
    ),
    "root.vagabond.pick_refresh": QT_TRANSLATE_NOOP("root", "Refresh {item}"),
    "root.vagabond.pick_damage": QT_TRANSLATE_NOOP("root", "Damage {item}"),
    "root.vagabond.pick_repair": QT_TRANSLATE_NOOP("root", "Repair {item}"),
    "root.vagabond.pick_pay": QT_TRANSLATE_NOOP("root", "Exhaust {item}"),
    "root.vagabond.pick_lose": QT_TRANSLATE_NOOP("root", "Remove {item}"),
    "root.vagabond.why_pick_an_item": QT_TRANSLATE_NOOP("root", "Choose one of your items."),
    "root.vagabond.why_not_refresh": QT_TRANSLATE_NOOP("root", "This item is not exhausted."),
    "root.vagabond.why_not_damage": QT_TRANSLATE_NOOP("root", "This item is already damaged."),
    "root.vagabond.why_not_repair": QT_TRANSLATE_NOOP("root", "This item is not damaged."),
    "root.vagabond.why_not_pay": QT_TRANSLATE_NOOP(
        "root", "Only items that are ready and undamaged can be exhausted."
    ),
    "root.vagabond.why_not_lose": QT_TRANSLATE_NOOP(
        "root", "Items on the tracks do not count toward the limit and stay."
    ),
    # ------------------------------------------------------------ Slip, Daylight
    "root.vagabond.prompt_slip": QT_TRANSLATE_NOOP(
        "root", "{who} may slip from {place} to an adjacent clearing or forest."
    ),
    "root.vagabond.stay": QT_TRANSLATE_NOOP("root", "Stay"),
    "root.vagabond.why_not_slip": QT_TRANSLATE_NOOP(
        "root", "Slip goes to adjacent clearings and forests that are not scorched."
    ),
    "root.vagabond.prompt_daylight": QT_TRANSLATE_NOOP(
        "root", "{who} in {place}, %n ready item(s): {what}."
    ),
    "root.vagabond.may.move": QT_TRANSLATE_NOOP("root", "move"),
    "root.vagabond.may.battle": QT_TRANSLATE_NOOP("root", "battle"),
    "root.vagabond.may.explore": QT_TRANSLATE_NOOP("root", "explore"),
    "root.vagabond.may.aid": QT_TRANSLATE_NOOP("root", "aid"),
    "root.vagabond.may.quest": QT_TRANSLATE_NOOP("root", "quest"),
    "root.vagabond.may.strike": QT_TRANSLATE_NOOP("root", "strike"),
    "root.vagabond.may.repair": QT_TRANSLATE_NOOP("root", "repair"),
    "root.vagabond.may.craft": QT_TRANSLATE_NOOP("root", "craft"),
    "root.vagabond.may.special": QT_TRANSLATE_NOOP("root", "your special action"),
    "root.vagabond.may.nothing": QT_TRANSLATE_NOOP("root", "no actions available"),
    "root.vagabond.end_daylight": QT_TRANSLATE_NOOP("root", "End Daylight"),
    "root.vagabond.why_no_item": QT_TRANSLATE_NOOP(
        "root", "It needs a ready, undamaged item: {item}."
    ),
    "root.vagabond.why_no_items": QT_TRANSLATE_NOOP(
        "root", "You have no ready, undamaged item left."
    ),
    "root.vagabond.why_damaged": QT_TRANSLATE_NOOP("root", "It must be repaired first: {item}."),
    "root.vagabond.why_exhausted": QT_TRANSLATE_NOOP(
        "root", "It is exhausted until it is refreshed: {item}."
    ),
    "root.vagabond.why_item_idle": QT_TRANSLATE_NOOP(
        "root", "It is ready, but there is nothing to use it for here: {item}."
    ),
    "root.vagabond.why_hostile_boot": QT_TRANSLATE_NOOP(
        "root", "There are warriors of a Hostile faction: it needs one more boot."
    ),
    "root.vagabond.why_here": QT_TRANSLATE_NOOP("root", "The pawn is already here."),
    "root.vagabond.why_forest": QT_TRANSLATE_NOOP(
        "root", "You can enter forests only by Slip, in Birdsong."
    ),
    "root.vagabond.why_far": QT_TRANSLATE_NOOP("root", "It is not adjacent."),
    "root.vagabond.why_in_forest": QT_TRANSLATE_NOOP("root", "The pawn must be in a clearing."),
    "root.vagabond.why_partner": QT_TRANSLATE_NOOP("root", "{whom} is your partner, not an enemy."),
    "root.vagabond.why_yourself": QT_TRANSLATE_NOOP("root", "This is you."),
    "root.vagabond.why_not_here": QT_TRANSLATE_NOOP("root", "{whom} has no faction piece here."),
    "root.vagabond.why_card_suit": QT_TRANSLATE_NOOP("root", "The card does not match {place}."),
    # ------------------------------------------------------------ ruins
    "root.vagabond.explore": QT_TRANSLATE_NOOP("root", "Explore the ruin in {place}"),
    "root.vagabond.prompt_ruin": QT_TRANSLATE_NOOP("root", "{who} looks under the ruin."),
    "root.vagabond.take_item": QT_TRANSLATE_NOOP("root", "Take {item}"),
    "root.vagabond.take_nothing": QT_TRANSLATE_NOOP("root", "Take nothing"),
    "root.vagabond.why_holds_kind": QT_TRANSLATE_NOOP(
        "root", "You already have an item of this kind from a ruin."
    ),
    "root.vagabond.why_no_ruin": QT_TRANSLATE_NOOP("root", "There is no ruin here to explore."),
    "root.vagabond.log_explored": QT_TRANSLATE_NOOP(
        "root", "{who} explores the ruin and takes: {item}."
    ),
    "root.vagabond.log_explored_nothing": QT_TRANSLATE_NOOP(
        "root", "{who} explores the ruin and can take nothing."
    ),
    "root.vagabond.log_ruin_removed": QT_TRANSLATE_NOOP(
        "root", "The ruin in {place} is empty and is removed."
    ),
    # ------------------------------------------------------------ aid
    "root.vagabond.aid": QT_TRANSLATE_NOOP("root", "Aid {whom} with {card}"),
    "root.vagabond.aid_step": QT_TRANSLATE_NOOP(
        "root", "Aid {whom} with {card} (%n more aid(s) this turn to the next step)"
    ),
    "root.vagabond.prompt_aid_item": QT_TRANSLATE_NOOP(
        "root", "{who} chooses the item that the aid to {whom} exhausts."
    ),
    "root.vagabond.prompt_take": QT_TRANSLATE_NOOP(
        "root", "{who} may take an item that {whom} has crafted."
    ),
    "root.vagabond.log_aided": QT_TRANSLATE_NOOP("root", "{who} aids {whom} and exhausts: {item}."),
    "root.vagabond.log_item_taken": QT_TRANSLATE_NOOP("root", "{who} takes from {whom}: {item}."),
    "root.vagabond.log_relation_0": QT_TRANSLATE_NOOP("root", "{whom} is now Hostile to {who}."),
    "root.vagabond.log_relation_1": QT_TRANSLATE_NOOP(
        "root", "{whom} is now Indifferent to {who}."
    ),
    "root.vagabond.log_relation_2": QT_TRANSLATE_NOOP("root", "{whom} is now Amiable to {who}."),
    "root.vagabond.log_relation_3": QT_TRANSLATE_NOOP("root", "{whom} is now Friendly to {who}."),
    "root.vagabond.log_relation_4": QT_TRANSLATE_NOOP("root", "{whom} is now Allied with {who}."),
    # ------------------------------------------------------------ quests
    "root.vagabond.quest_score": QT_TRANSLATE_NOOP("root", "{quest}: score %n point(s)"),
    "root.vagabond.quest_draw": QT_TRANSLATE_NOOP("root", "{quest}: draw %n card(s)"),
    "root.vagabond.improvised": QT_TRANSLATE_NOOP(
        "root", "{quest}, improvised: {item} counts as {missing} and is damaged"
    ),
    "root.vagabond.why_quest_suit": QT_TRANSLATE_NOOP(
        "root", "The quest's suit is not the suit of {place}."
    ),
    "root.vagabond.why_quest_items": QT_TRANSLATE_NOOP(
        "root", "You need these items ready: {items}."
    ),
    "root.vagabond.log_quest": QT_TRANSLATE_NOOP("root", "{who} completes a quest: {quest}."),
    "root.vagabond.log_quest_revealed": QT_TRANSLATE_NOOP("root", "A new quest: {quest}."),
    # ------------------------------------------------------------ strike and specials
    "root.vagabond.strike": QT_TRANSLATE_NOOP("root", "Strike {whom}: remove {piece}"),
    "root.vagabond.steal": QT_TRANSLATE_NOOP("root", "Steal a random card from {whom}"),
    "root.vagabond.steal_any": QT_TRANSLATE_NOOP("root", "Steal a random card"),
    "root.vagabond.why_nobody_to_rob": QT_TRANSLATE_NOOP(
        "root", "No one with pieces here has a card."
    ),
    "root.vagabond.day_labor": QT_TRANSLATE_NOOP("root", "Day Labor: take {card}"),
    "root.vagabond.day_labor_any": QT_TRANSLATE_NOOP(
        "root", "Day Labor: take a card from the discard pile"
    ),
    "root.vagabond.why_no_discard": QT_TRANSLATE_NOOP(
        "root", "There is no card in the discard pile that matches {place}."
    ),
    "root.vagabond.hideout": QT_TRANSLATE_NOOP(
        "root", "Hideout: repair three items and end Daylight"
    ),
    "root.vagabond.why_nothing_damaged": QT_TRANSLATE_NOOP("root", "No item is damaged."),
    "root.vagabond.instigate": QT_TRANSLATE_NOOP("root", "Instigate: {who} battles {whom}"),
    "root.vagabond.instigate_allied": QT_TRANSLATE_NOOP(
        "root", "Instigate: {who} battles {whom} with {ally}'s warriors"
    ),
    "root.vagabond.instigate_any": QT_TRANSLATE_NOOP("root", "Instigate a battle"),
    "root.vagabond.why_nobody_fights": QT_TRANSLATE_NOOP("root", "No two players here can battle."),
    "root.vagabond.scorch": QT_TRANSLATE_NOOP("root", "Scorch {place} permanently"),
    "root.vagabond.why_scorched": QT_TRANSLATE_NOOP("root", "This clearing is already scorched."),
    "root.vagabond.glide": QT_TRANSLATE_NOOP("root", "Glide to {place}"),
    "root.vagabond.glide_any": QT_TRANSLATE_NOOP("root", "Glide to a clearing"),
    "root.vagabond.prompt_protector": QT_TRANSLATE_NOOP(
        "root",
        "{who} may enlist {whom} in {place} for one point: up to %n more rolled hit(s).",
    ),
    "root.vagabond.enlist": QT_TRANSLATE_NOOP("root", "Enlist {whom}"),
    "root.vagabond.enlist_not": QT_TRANSLATE_NOOP("root", "Fight alone"),
    "root.vagabond.log_special": QT_TRANSLATE_NOOP("root", "{who} uses {special}."),
    "root.vagabond.log_card_found": QT_TRANSLATE_NOOP(
        "root", "{who} takes {card} from the discard pile."
    ),
    "root.vagabond.log_enlisted": QT_TRANSLATE_NOOP(
        "root", "{who} enlists {whom}: up to %n more rolled hit(s)."
    ),
    # ------------------------------------------------------------ items in the log
    "root.vagabond.log_refreshed": QT_TRANSLATE_NOOP("root", "{who} refreshes: {items}."),
    "root.vagabond.log_exhausted": QT_TRANSLATE_NOOP("root", "{who} exhausts: {items}."),
    "root.vagabond.log_damaged": QT_TRANSLATE_NOOP("root", "{who}'s damaged items: {items}."),
    "root.vagabond.log_repaired": QT_TRANSLATE_NOOP("root", "{who} repairs: {items}."),
    "root.vagabond.log_lost": QT_TRANSLATE_NOOP("root", "{who} permanently removes: {items}."),
    "root.vagabond.log_rested": QT_TRANSLATE_NOOP(
        "root", "{who} rests in the forest; repaired and ready: {items}."
    ),
}
