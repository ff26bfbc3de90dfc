"""The sentences of the options of the set-up."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.options.factions": NOOP("root", "Factions"),
    "root.options.table": NOOP("root", "Map and cards"),
    "root.options.cult": NOOP("root", "Rules of the Lizard Cult"),
    "root.options.automata": NOOP("root", "Automated opponents"),
    "root.options.rulings": NOOP("root", "Disputed rulings"),
    "root.option.map": NOOP("root", "Map"),
    "root.option.map.help": NOOP("root", "Where the game is played."),
    "root.option.map.autumn": NOOP("root", "Autumn"),
    "root.option.map.winter": NOOP("root", "Winter"),
    "root.option.deck": NOOP("root", "Deck"),
    "root.option.deck.help": NOOP("root", "Which cards can be crafted."),
    "root.option.deck.base": NOOP("root", "Base"),
    "root.option.deck.exiles_partisans": NOOP("root", "Exiles & Partisans"),
    "root.option.setup": NOOP("root", "Setup"),
    "root.option.setup.help": NOOP(
        "root",
        "Standard: three cards each, factions as chosen or drawn. Advanced: draw five "
        "cards and keep three; players without a chosen faction draft one.",
    ),
    "root.option.setup.standard": NOOP("root", "Standard"),
    "root.option.setup.advanced": NOOP("root", "Advanced"),
    "root.option.suits": NOOP("root", "Clearing suits"),
    "root.option.suits.help": NOOP("root", "Winter always draws them at random."),
    "root.option.suits.printed": NOOP("root", "As printed"),
    "root.option.suits.random": NOOP("root", "Random"),
    "root.option.landmarks": NOOP("root", "Landmarks"),
    "root.option.landmarks.help": NOOP("root", "How many are dealt."),
    "root.option.landmarks.none": NOOP("root", "None"),
    "root.option.landmarks.one": NOOP("root", "One"),
    "root.option.landmarks.two": NOOP("root", "Two"),
    "root.option.seat": NOOP("root", "Faction of seat {number}"),
    "root.option.seat.help": NOOP(
        "root",
        "Reach is how strongly a faction takes hold of the map. With too little in "
        "total the woodland stays empty; drawn factions always have enough.",
    ),
    "root.character.marquise": NOOP(
        "root", "Builds everywhere, many warriors. Easy first faction. Reach {reach}."
    ),
    "root.character.eyrie": NOOP(
        "root", "Follows a Decree that grows every turn. Medium. Reach {reach}."
    ),
    "root.character.alliance": NOOP(
        "root", "Few warriors, sympathy, sudden revolts. Medium. Reach {reach}."
    ),
    "root.character.vagabond": NOOP(
        "root",
        "Alone with items, quests, friends and enemies. Medium. Reach {reach}.",
    ),
    "root.character.cult": NOOP(
        "root", "Reveals cards for rituals; gardens and conspiracies. Hard. Reach {reach}."
    ),
    "root.character.riverfolk": NOOP(
        "root", "Sells cards, boats and warriors to its rivals. Hard. Reach {reach}."
    ),
    "root.character.duchy": NOOP(
        "root",
        "Tunnels from its Burrow and sways ministers. Medium. Reach {reach}.",
    ),
    "root.character.corvid": NOOP(
        "root", "Hides plots under its rivals' feet. Hard. Reach {reach}."
    ),
    "root.character.automaton": NOOP(
        "root", "Follows a short list of steps; no one decides for it."
    ),
    "root.option.seat.random": NOOP("root", "Random"),
    "root.option.cult_build_garden_suit": NOOP("root", "Cult: gardens built"),
    "root.option.cult_build_garden_suit.help": NOOP(
        "root", "Which suit the revealed card must match. It matters only in the Lost City."
    ),
    "root.option.cult_build_garden_suit.seed": NOOP("root", "Garden and clearing match the card"),
    "root.option.cult_build_garden_suit.law_2025": NOOP(
        "root", "Card and garden match the clearing"
    ),
    "root.option.cult_score_needs_garden": NOOP("root", "Cult: Score without a garden"),
    "root.option.cult_score_needs_garden.help": NOOP(
        "root", "Whether Score needs a garden of the suit on the map."
    ),
    "root.option.cult_score_needs_garden.seed": NOOP("root", "Allowed"),
    "root.option.cult_score_needs_garden.law_2025": NOOP("root", "Not allowed"),
    "root.option.cult_garden_suit_sanctify": NOOP("root", "Cult: suit of Sanctify gardens"),
    "root.option.cult_garden_suit_sanctify.help": NOOP(
        "root", "Their suit. It matters only in the Lost City."
    ),
    "root.option.cult_garden_suit_sanctify.seed": NOOP("root", "Suit of the clearing"),
    "root.option.cult_garden_suit_sanctify.law_2025": NOOP("root", "Suit of the Outcast"),
    "root.option.cult_setup_corner": NOOP("root", "Cult: first corner"),
    "root.option.cult_setup_corner.help": NOOP("root", "Where the Cult may start."),
    "root.option.cult_setup_corner.flexible": NOOP("root", "Opposite any taken corner"),
    "root.option.cult_setup_corner.opposite_2020": NOOP("root", "Opposite the keep or first roost"),
    "root.option.cult_sacrifice_source": NOOP("root", "Cult: who is sacrificed"),
    "root.option.cult_sacrifice_source.help": NOOP("root", "Where the new acolyte comes from."),
    "root.option.cult_sacrifice_source.supply": NOOP("root", "A warrior from the supply"),
    "root.option.cult_sacrifice_source.board_2018": NOOP("root", "A warrior from the map"),
    "root.option.cult_fear_count": NOOP("root", "Cult: Fear of the faithful"),
    "root.option.cult_fear_count.help": NOOP(
        "root", "Cards lost when several gardens are removed at the same time."
    ),
    "root.option.cult_fear_count.per_garden": NOOP("root", "One for each garden"),
    "root.option.cult_fear_count.per_event": NOOP("root", "One in total"),
    "root.option.cult_revenge_scope": NOOP("root", "Cult: Revenge"),
    "root.option.cult_revenge_scope.help": NOOP("root", "Which lost warriors become acolytes."),
    "root.option.cult_revenge_scope.defending": NOOP("root", "The defender's in battle"),
    "root.option.cult_revenge_scope.any_out_of_turn": NOOP(
        "root", "All lost on other players' turns"
    ),
    "root.option.cult_hand_limit": NOOP("root", "Cult: cards kept"),
    "root.option.cult_hand_limit.help": NOOP("root", "Cards in hand at the end of Evening."),
    "root.option.cult_hand_limit.five": NOOP("root", "Five"),
    "root.option.cult_hand_limit.six": NOOP("root", "Six"),
    "root.option.tie_at_30": NOOP("root", "Several players reach 30"),
    "root.option.tie_at_30.help": NOOP("root", "Who wins when it happens at the same time."),
    "root.option.tie_at_30.clockwise_from_current": NOOP("root", "The next player clockwise"),
    "root.option.tie_at_30.current_player": NOOP("root", "The current player"),
    "root.option.battle_before_roll_step": NOOP("root", "Effects before the roll"),
    "root.option.battle_before_roll_step.help": NOOP(
        "root", "Whether battles have a separate step for them."
    ),
    "root.option.battle_before_roll_step.on": NOOP("root", "A separate step"),
    "root.option.battle_before_roll_step.off": NOOP("root", "No separate step"),
    "root.option.revolt_in_clearing_with_base": NOOP("root", "Alliance: revolt at a base"),
    "root.option.revolt_in_clearing_with_base.help": NOOP(
        "root", "Whether a clearing with a base may revolt. It matters only in the Lost City."
    ),
    "root.option.revolt_in_clearing_with_base.forbidden": NOOP("root", "Not allowed"),
    "root.option.revolt_in_clearing_with_base.allowed": NOOP("root", "Allowed"),
    "root.option.base_loss_suit": NOOP("root", "Alliance: supporters lost with a base"),
    "root.option.base_loss_suit.help": NOOP(
        "root", "Their suit. It matters only in the Lost City."
    ),
    "root.option.base_loss_suit.clearing": NOOP("root", "Suit of the clearing"),
    "root.option.base_loss_suit.printed": NOOP("root", "Suit of the base"),
    "root.option.last_step_locks_actions": NOOP("root", "The last step of a turn"),
    "root.option.last_step_locks_actions.help": NOOP("root", "Whether it ends everything else."),
    "root.option.last_step_locks_actions.on": NOOP("root", "You can do nothing else"),
    "root.option.last_step_locks_actions.off": NOOP("root", "You can still use effects"),
    "root.option.marquise_recruiter_last_vp": NOOP("root", "Marquise: the sixth recruiter"),
    "root.option.marquise_recruiter_last_vp.help": NOOP("root", "How many points it scores."),
    "root.option.marquise_recruiter_last_vp.four": NOOP("root", "Four"),
    "root.option.marquise_recruiter_last_vp.five": NOOP("root", "Five"),
    "root.option.bot_variant": NOOP("root", "Automata: rules"),
    "root.option.bot_variant.help": NOOP("root", "Which rules the automated opponents follow."),
    "root.option.bot_variant.official": NOOP("root", "Official"),
    "root.option.bot_variant.directors_cut": NOOP("root", "Director's cut"),
    "root.option.bot_traits": NOOP("root", "Traits of automata"),
    "root.option.bot_traits.help": NOOP(
        "root", "How many special rules, drawn at random, each automated opponent has."
    ),
    "root.option.bot_traits.none": NOOP("root", "None"),
    "root.option.bot_traits.one": NOOP("root", "One each"),
    "root.option.bot_traits.two": NOOP("root", "Two each"),
    "root.option.bot_traits.all": NOOP("root", "All"),
    "root.option.dominance_with_two_players": NOOP("root", "Dominance with two players"),
    "root.option.dominance_with_two_players.help": NOOP(
        "root", "Whether two players keep the dominance cards."
    ),
    "root.option.dominance_with_two_players.off": NOOP("root", "Removed"),
    "root.option.dominance_with_two_players.on": NOOP("root", "Kept"),
    "root.option.bot_services": NOOP("root", "Automata: services"),
    "root.option.bot_services.help": NOOP("root", "Whether they buy from the Riverfolk."),
    "root.option.bot_services.basic": NOOP("root", "They buy"),
    "root.option.bot_services.off": NOOP("root", "They do not"),
}
