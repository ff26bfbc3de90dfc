"""The sentences of the options of the set-up."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.advice_two": NOOP(
        "cthulhu_wars",
        "With two players, a variant applies: each unit lost gives the opponent Doom "
        "equal to its cost; you may pass only if you cannot act; and once a faction "
        "has run out of Power, Decay costs Power before each turn.",
    ),
    "cthulhu_wars.options.factions": NOOP("cthulhu_wars", "Factions"),
    "cthulhu_wars.options.table": NOOP("cthulhu_wars", "Map and table"),
    "cthulhu_wars.options.cards": NOOP("cthulhu_wars", "Faction card editions"),
    "cthulhu_wars.options.rulings": NOOP("cthulhu_wars", "Disputed rulings"),
    "cthulhu_wars.twice": NOOP("cthulhu_wars", "Only one player can play {faction}."),
    "cthulhu_wars.option.on": NOOP("cthulhu_wars", "Yes"),
    "cthulhu_wars.option.off": NOOP("cthulhu_wars", "No"),
    "cthulhu_wars.option.number": NOOP("cthulhu_wars", "{number}"),
    "cthulhu_wars.option.seat": NOOP("cthulhu_wars", "Faction of seat {number}"),
    "cthulhu_wars.option.seat.random": NOOP("cthulhu_wars", "Random"),
    "cthulhu_wars.seat.help": NOOP("cthulhu_wars", "Each faction has its own rules."),
    "cthulhu_wars.character.random": NOOP("cthulhu_wars", "One that no one has chosen, at random."),
    "cthulhu_wars.character.great_cthulhu": NOOP(
        "cthulhu_wars", "Rises from the sea early and devours its enemies. Easy first faction."
    ),
    "cthulhu_wars.character.black_goat": NOOP(
        "cthulhu_wars", "Spreads over the Earth with countless monsters. Easy first faction."
    ),
    "cthulhu_wars.character.crawling_chaos": NOOP(
        "cthulhu_wars",
        "Flies far and turns others' plans against them. Medium.",
    ),
    "cthulhu_wars.character.yellow_sign": NOOP(
        "cthulhu_wars", "Wanders and desecrates; weak at first, terrible in the end. Hard."
    ),
    "cthulhu_wars.character.sleeper": NOOP(
        "cthulhu_wars", "Lies low and makes others pay for what they do. Hard."
    ),
    "cthulhu_wars.character.ancients": NOOP(
        "cthulhu_wars", "Has no Great Old One, only cathedrals and what lives in them. Hard."
    ),
    "cthulhu_wars.character.windwalker": NOOP(
        "cthulhu_wars", "Sleeps through the cold and hunts in the ice. Medium."
    ),
    "cthulhu_wars.character.opener_of_the_way": NOOP(
        "cthulhu_wars", "Moves gates around and grows by mutation. Medium."
    ),
    "cthulhu_wars.option.map": NOOP("cthulhu_wars", "Four-player map"),
    "cthulhu_wars.option.map.help": NOOP(
        "cthulhu_wars",
        "Which half of the Earth has many areas. For other player counts there is one map each.",
    ),
    "cthulhu_wars.option.map.east": NOOP("cthulhu_wars", "Europe, Asia and Africa"),
    "cthulhu_wars.option.map.west": NOOP("cthulhu_wars", "America and Australia"),
    "cthulhu_wars.option.drawn_from": NOOP("cthulhu_wars", "Random factions from"),
    "cthulhu_wars.option.drawn_from.help": NOOP(
        "cthulhu_wars", "For seats whose faction is random."
    ),
    "cthulhu_wars.option.drawn_from.core": NOOP("cthulhu_wars", "The four core factions"),
    "cthulhu_wars.option.drawn_from.all": NOOP("cthulhu_wars", "All factions"),
    "cthulhu_wars.option.auto_gates": NOOP("cthulhu_wars", "Units take gates automatically"),
    "cthulhu_wars.option.auto_gates.help": NOOP(
        "cthulhu_wars",
        "On a faction's own turn, its unit takes an abandoned gate in its area, and no "
        "one is asked about gates alone after the action. Gates abandoned on purpose "
        "stay abandoned.",
    ),
    "cthulhu_wars.option.shub_awaken_sacrifice": NOOP(
        "cthulhu_wars", "Cultists sacrificed for Shub-Niggurath"
    ),
    "cthulhu_wars.option.shub_awaken_sacrifice.help": NOOP(
        "cthulhu_wars", "The rulebook says one, the errata two."
    ),
    "cthulhu_wars.option.battle_min_combat": NOOP(
        "cthulhu_wars", "Minimum combat to declare a battle"
    ),
    "cthulhu_wars.option.battle_min_combat.help": NOOP(
        "cthulhu_wars", "How many dice the attacker must have. Later editions require one."
    ),
    "cthulhu_wars.option.action_phase_end": NOOP(
        "cthulhu_wars", "Enough Doom in the Action phase ends the game"
    ),
    "cthulhu_wars.option.action_phase_end.help": NOOP(
        "cthulhu_wars", "In the Doom phase, the game always ends after that phase."
    ),
    "cthulhu_wars.option.action_phase_end.at_once": NOOP("cthulhu_wars", "Immediately"),
    "cthulhu_wars.option.action_phase_end.end_of_current_turn": NOOP(
        "cthulhu_wars", "When the turn is over"
    ),
    "cthulhu_wars.option.loss_assignment_order": NOOP(
        "cthulhu_wars", "Who assigns losses first in battle"
    ),
    "cthulhu_wars.option.loss_assignment_order.help": NOOP(
        "cthulhu_wars", "Kills first, then pains, each in this order."
    ),
    "cthulhu_wars.option.loss_assignment_order.attacker_first": NOOP(
        "cthulhu_wars", "The attacker"
    ),
    "cthulhu_wars.option.loss_assignment_order.defender_first": NOOP(
        "cthulhu_wars", "The defender"
    ),
    "cthulhu_wars.option.necrophagy_timing": NOOP("cthulhu_wars", "Necrophagy"),
    "cthulhu_wars.option.necrophagy_timing.help": NOOP(
        "cthulhu_wars", "When the Ghouls that add pains arrive."
    ),
    "cthulhu_wars.option.necrophagy_timing.after_retreats": NOOP(
        "cthulhu_wars", "After all retreats"
    ),
    "cthulhu_wars.option.necrophagy_timing.before_pains_are_assigned": NOOP(
        "cthulhu_wars", "Before pains are assigned"
    ),
    "cthulhu_wars.option.doom_specials_timing": NOOP("cthulhu_wars", "Doom phase requirements"),
    "cthulhu_wars.option.doom_specials_timing.help": NOOP(
        "cthulhu_wars", "When Blood Sacrifice and Doom phase requirements happen."
    ),
    "cthulhu_wars.option.doom_specials_timing.after_all_rituals": NOOP(
        "cthulhu_wars", "After everyone's rituals"
    ),
    "cthulhu_wars.option.doom_specials_timing.in_own_doom_turn": NOOP(
        "cthulhu_wars", "After your own ritual"
    ),
    "cthulhu_wars.option.pain_may_hit_great_old_one": NOOP(
        "cthulhu_wars", "Great Old Ones take pains"
    ),
    "cthulhu_wars.option.pain_may_hit_great_old_one.help": NOOP(
        "cthulhu_wars", "One sentence in the rulebook mentions only monsters and cultists."
    ),
    "cthulhu_wars.option.emissary_stands_for_others": NOOP(
        "cthulhu_wars", "Nyarlathotep saves other units"
    ),
    "cthulhu_wars.option.emissary_stands_for_others.help": NOOP(
        "cthulhu_wars",
        "When pained units can't retreat, and Emissary of the Outer Gods protects him.",
    ),
    "cthulhu_wars.option.emissary_stands_for_others.on.help": NOOP(
        "cthulhu_wars", "His owner may choose him as the unit that is lost: then none is."
    ),
    "cthulhu_wars.option.emissary_stands_for_others.off.help": NOOP(
        "cthulhu_wars", "Another pained unit is lost, if there is one."
    ),
    "cthulhu_wars.option.ritual_needs_goo_or_six_books": NOOP(
        "cthulhu_wars", "A ritual needs a Great Old One or six spellbooks"
    ),
    "cthulhu_wars.option.ritual_needs_goo_or_six_books.help": NOOP(
        "cthulhu_wars", "A remark in the rulebook suggests it; its own procedure requires neither."
    ),
    "cthulhu_wars.option.fertility_mode": NOOP("cthulhu_wars", "Fertility Cult"),
    "cthulhu_wars.option.fertility_mode.help": NOOP(
        "cthulhu_wars", "How the Black Goat summons several monsters in a turn."
    ),
    "cthulhu_wars.option.fertility_mode.unlimited_action": NOOP(
        "cthulhu_wars", "In addition to the action"
    ),
    "cthulhu_wars.option.fertility_mode.one_action_many_summons": NOOP(
        "cthulhu_wars", "Several as the one action"
    ),
    "cthulhu_wars.option.opener_gates_with_four": NOOP(
        "cthulhu_wars", "Gates for the Opener's second gate requirement"
    ),
    "cthulhu_wars.option.opener_gates_with_four.help": NOOP(
        "cthulhu_wars", "With four players; with fewer it is ten, with five it is twelve."
    ),
    "cthulhu_wars.option.dreams_cost": NOOP("cthulhu_wars", "Power cost of Dreams"),
    "cthulhu_wars.option.dreams_cost.help": NOOP("cthulhu_wars", "The first edition says three."),
    "cthulhu_wars.option.gate_control_at_zero_power": NOOP(
        "cthulhu_wars", "You may rearrange gates after spending your last Power"
    ),
    "cthulhu_wars.option.gate_control_at_zero_power.help": NOOP(
        "cthulhu_wars", "On the turn you spent it, before that turn ends."
    ),
    "cthulhu_wars.option.king_in_yellow_needs": NOOP(
        "cthulhu_wars", "The King in Yellow awakens with"
    ),
    "cthulhu_wars.option.king_in_yellow_needs.help": NOOP(
        "cthulhu_wars", "The first edition requires a cultist."
    ),
    "cthulhu_wars.option.king_in_yellow_needs.any_own_unit": NOOP(
        "cthulhu_wars", "Any of his faction's units"
    ),
    "cthulhu_wars.option.king_in_yellow_needs.own_cultist": NOOP(
        "cthulhu_wars", "A cultist of his faction"
    ),
    "cthulhu_wars.option.share_areas_bonus_power": NOOP(
        "cthulhu_wars", "Sharing areas with all enemies also gives Power"
    ),
    "cthulhu_wars.option.share_areas_bonus_power.help": NOOP(
        "cthulhu_wars", "One for each enemy, for the Black Goat; not in the first edition."
    ),
    "cthulhu_wars.option.absorb_targets": NOOP("cthulhu_wars", "Shoggoths absorb"),
    "cthulhu_wars.option.absorb_targets.help": NOOP(
        "cthulhu_wars", "Which units of its own side a Shoggoth may absorb before the dice."
    ),
    "cthulhu_wars.option.absorb_targets.own_cultists_and_deep_ones": NOOP(
        "cthulhu_wars", "Cultists and Deep Ones"
    ),
    "cthulhu_wars.option.absorb_targets.own_monsters_and_cultists_except_that_shoggoth": NOOP(
        "cthulhu_wars", "Cultists and all other monsters"
    ),
    "cthulhu_wars.option.doom_end_threshold": NOOP("cthulhu_wars", "Doom that ends the game"),
    "cthulhu_wars.option.doom_end_threshold.help": NOOP(
        "cthulhu_wars", "The rulebook says “passes thirty”; we read it as reached."
    ),
    "cthulhu_wars.option.spellbook_pick_timing": NOOP("cthulhu_wars", "When you pick a spellbook"),
    "cthulhu_wars.option.spellbook_pick_timing.help": NOOP(
        "cthulhu_wars", "If a requirement is met in the middle of an action or a battle."
    ),
    "cthulhu_wars.option.spellbook_pick_timing.after_the_action_or_battle": NOOP(
        "cthulhu_wars", "After the action or battle"
    ),
    "cthulhu_wars.option.spellbook_pick_timing.immediately": NOOP("cthulhu_wars", "Immediately"),
    "cthulhu_wars.option.pass_is_final": NOOP("cthulhu_wars", "Passing ends your Action phase"),
    "cthulhu_wars.option.pass_is_final.help": NOOP(
        "cthulhu_wars", "No more turns in that Action phase, even if you gain Power again."
    ),
    "cthulhu_wars.option.unlimited_actions_alone_end_a_turn": NOOP(
        "cthulhu_wars", "Unlimited actions are enough for a turn"
    ),
    "cthulhu_wars.option.unlimited_actions_alone_end_a_turn.help": NOOP(
        "cthulhu_wars",
        "After an unlimited battle or summoning, you may end your turn without another action.",
    ),
}
