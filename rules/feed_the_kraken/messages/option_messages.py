"""The words of the options at set-up, by key (16)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

OPTION_SENTENCES: dict[str, str] = {
    "feed_the_kraken.option.on": QT_TRANSLATE_NOOP("feed_the_kraken", "on"),
    "feed_the_kraken.option.off": QT_TRANSLATE_NOOP("feed_the_kraken", "off"),
    "feed_the_kraken.option.voyage": QT_TRANSLATE_NOOP("feed_the_kraken", "Voyage"),
    "feed_the_kraken.option.voyage.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The map: the one for this number of players, the quick one, or the long one.",
    ),
    "feed_the_kraken.option.voyage.default": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "By number of players"
    ),
    "feed_the_kraken.option.voyage.quick": QT_TRANSLATE_NOOP("feed_the_kraken", "Quick voyage"),
    "feed_the_kraken.option.voyage.long": QT_TRANSLATE_NOOP("feed_the_kraken", "Long voyage"),
    "feed_the_kraken.option.use_character_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Character cards"
    ),
    "feed_the_kraken.option.use_character_cards.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Everyone has a secret character that they can reveal once. Without characters "
        "there are no windows to react in, and the voyage is shorter.",
    ),
    "feed_the_kraken.option.denial_of_command": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Jumping overboard"
    ),
    "feed_the_kraken.option.denial_of_command.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The navigator may jump overboard instead of choosing between the two cards.",
    ),
    "feed_the_kraken.option.ritual_mode": QT_TRANSLATE_NOOP("feed_the_kraken", "Secret rituals"),
    "feed_the_kraken.option.ritual_mode.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "How the cult meets in secret on a shared laptop: pass it around, or everyone "
        "closes their eyes.",
    ),
    "feed_the_kraken.option.ritual_mode.circuit": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The laptop goes round"
    ),
    "feed_the_kraken.option.ritual_mode.eyes_closed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Eyes closed, with a countdown"
    ),
    "feed_the_kraken.option.bots_make_claims": QT_TRANSLATE_NOOP("feed_the_kraken", "Bots talk"),
    "feed_the_kraken.option.bots_make_claims.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Bots say what they drew, whom they trust and whom they suspect. Not all of it is true.",
    ),
    "feed_the_kraken.option.memory_aid": QT_TRANSLATE_NOOP("feed_the_kraken", "Memory aid"),
    "feed_the_kraken.option.memory_aid.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The private screen lists everything its player has seen so far, or only their "
        "side and character.",
    ),
    "feed_the_kraken.option.memory_aid.own_facts_listed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "List what I have seen"
    ),
    "feed_the_kraken.option.memory_aid.none": QT_TRANSLATE_NOOP("feed_the_kraken", "None"),
    "feed_the_kraken.option.discussion_timer_s": QT_TRANSLATE_NOOP("feed_the_kraken", "Talk timer"),
    "feed_the_kraken.option.discussion_timer_s.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "A timer for the talk before an appointment. It never decides anything."
    ),
    "feed_the_kraken.option.discussion_timer_s.0": QT_TRANSLATE_NOOP("feed_the_kraken", "No timer"),
    "feed_the_kraken.option.discussion_timer_s.60": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "One minute"
    ),
    "feed_the_kraken.option.discussion_timer_s.120": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Two minutes"
    ),
    "feed_the_kraken.option.discussion_timer_s.180": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Three minutes"
    ),
    "feed_the_kraken.option.supply_line": QT_TRANSLATE_NOOP("feed_the_kraken", "Supply line"),
    "feed_the_kraken.option.supply_line.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Long voyage: crossing the supply line refills everyone to three guns."
    ),
    "feed_the_kraken.option.exclude_avoid_list_5_6": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Fewer characters for 5 or 6"
    ),
    "feed_the_kraken.option.exclude_avoid_list_5_6.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "With 5 or 6 players, Debt Collector, Minstrel and Mentor stay in the box.",
    ),
    "feed_the_kraken.option.armed_cards_in_long_deck": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Armed cards"
    ),
    "feed_the_kraken.option.armed_cards_in_long_deck.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The long voyage's deck has two cards that give the navigator a gun.",
    ),
    "feed_the_kraken.option.cabin_search_shows": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cabin Search shows"
    ),
    "feed_the_kraken.option.cabin_search_shows.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "What the captain learns about a player whom the cult has converted."
    ),
    "feed_the_kraken.option.cabin_search_shows.card_and_converted_mark": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The dealt card, and that they were converted"
    ),
    "feed_the_kraken.option.cabin_search_shows.current_faction_only": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Only their current side"
    ),
    "feed_the_kraken.option.smuggler_keep": QT_TRANSLATE_NOOP("feed_the_kraken", "Smuggler"),
    "feed_the_kraken.option.smuggler_keep.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "How many of the three cards are kept."
    ),
    "feed_the_kraken.option.smuggler_keep.keep_one_discard_two": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Keep one of three"
    ),
    "feed_the_kraken.option.smuggler_keep.keep_two_discard_one": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Keep two of three"
    ),
    "feed_the_kraken.option.tongueless_only_mutiny": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mutiny by the tongueless"
    ),
    "feed_the_kraken.option.tongueless_only_mutiny.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "A mutiny in which only players without a tongue committed guns: all others "
        "tie for captain, or the captain stays.",
    ),
    "feed_the_kraken.option.tongueless_only_mutiny.tie_at_zero": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "All others tie"
    ),
    "feed_the_kraken.option.tongueless_only_mutiny.captain_stays": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The captain stays"
    ),
    "feed_the_kraken.option.cult_leader_must_convert": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The leader must convert"
    ),
    "feed_the_kraken.option.cult_leader_must_convert.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "In a conversion the Cult Leader must name someone if possible; otherwise they "
        "may name no one.",
    ),
    "feed_the_kraken.option.emergency_off_duty": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Off duty after an emergency"
    ),
    "feed_the_kraken.option.emergency_off_duty.help": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Off-duty signs also move after an emergency navigation; otherwise they stay "
        "where they are.",
    ),
}
