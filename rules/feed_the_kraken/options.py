"""The options of the set-up (16), and what may not be combined (3)."""

from rules.feed_the_kraken.data import charts, crews
from rules.feed_the_kraken.enums import Voyage
from rules.feed_the_kraken.names import voyage_name
from rules.feed_the_kraken.state import Variant
from rules.kernel.registry import GameOption, Setup
from rules.kernel.text import Text, say

ON, OFF = "on", "off"
DEFAULT = "default"


def option(id: str, *values: str) -> GameOption:
    """An option with its words; the first value is the default."""
    key = f"feed_the_kraken.option.{id}"
    names = tuple(say(f"{key}.{value}") for value in values)
    return GameOption(id, values, values[0], say(key), say(f"{key}.help"), names)


def switch(id: str) -> GameOption:
    """An option that is on by default."""
    key = f"feed_the_kraken.option.{id}"
    names = (say("feed_the_kraken.option.on"), say("feed_the_kraken.option.off"))
    return GameOption(id, (ON, OFF), ON, say(key), say(f"{key}.help"), names)


OPTIONS: tuple[GameOption, ...] = (
    option("voyage", DEFAULT, Voyage.QUICK.value, Voyage.LONG.value),
    switch("use_character_cards"),
    switch("denial_of_command"),
    option("ritual_mode", "circuit", "eyes_closed"),
    switch("bots_make_claims"),
    option("memory_aid", "own_facts_listed", "none"),
    option("discussion_timer_s", "0", "60", "120", "180"),
    switch("supply_line"),
    switch("exclude_avoid_list_5_6"),
    switch("armed_cards_in_long_deck"),
    option("cabin_search_shows", "card_and_converted_mark", "current_faction_only"),
    option("smuggler_keep", "keep_one_discard_two", "keep_two_discard_one"),
    option("tongueless_only_mutiny", "tie_at_zero", "captain_stays"),
    switch("cult_leader_must_convert"),
    switch("emergency_off_duty"),
)


def voyage_of(setup: Setup) -> Voyage:
    """(3) The chart chosen; by default the first one for the number of seats."""
    chosen = setup.options["voyage"]
    return crews()[setup.seats].charts[0] if chosen == DEFAULT else Voyage(chosen)


def variant_of(setup: Setup) -> Variant:
    """The options as the rules use them."""
    options = setup.options
    return Variant(
        voyage=voyage_of(setup),
        characters=options["use_character_cards"] == ON,
        denial=options["denial_of_command"] == ON,
        supply_line=options["supply_line"] == ON and charts()[voyage_of(setup)].has_supply_line,
        search_shows_side_only=options["cabin_search_shows"] == "current_faction_only",
        smuggler_keeps=1 if options["smuggler_keep"] == "keep_one_discard_two" else 2,
        tongueless_tie=options["tongueless_only_mutiny"] == "tie_at_zero",
        must_convert=options["cult_leader_must_convert"] == ON,
        eyes_closed=options["ritual_mode"] == "eyes_closed",
        memory_aid=options["memory_aid"] == "own_facts_listed",
        bots_talk=options["bots_make_claims"] == ON,
        timer=int(options["discussion_timer_s"]),
        emergency_off_duty=options["emergency_off_duty"] == ON,
    )


def check_setup(setup: Setup) -> tuple[Text, ...]:
    """(3) Only some charts are played with a number of seats."""
    voyage = voyage_of(setup)
    if voyage in crews()[setup.seats].charts:
        return ()
    least = min(seats for seats, crew in crews().items() if voyage in crew.charts)
    name = voyage_name(voyage)
    return (say("feed_the_kraken.too_few_for_voyage", voyage=name, n=least, seats=setup.seats),)
