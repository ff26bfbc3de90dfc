"""The options of the set-up: how councilors are dealt, the rulings in doubt (2, 18)."""

from rules.kernel.registry import GameOption, Setup
from rules.kernel.text import Text, say
from rules.kinfire_council.enums import BagReset, NeedBonus
from rules.kinfire_council.items import own
from rules.kinfire_council.printed.library import balance, item_set_of
from rules.kinfire_council.state import Variant

SEAT_COUNTS = range(2, 7)
YES, NO = "yes", "no"


def option(id: str, *values: str, group: str = "rulings", explains: bool = False) -> GameOption:
    """An option with its words; the first value is the default. `explains`: each value has help
    of its own."""
    key = f"kinfire_council.option.{id}"
    names = tuple(say(_value_key(key, value)) for value in values)
    over = say(f"kinfire_council.options.{group}")
    helps = tuple(say(f"{key}.{value}.help") for value in values) if explains else ()
    main = say(f"{key}.help")
    return GameOption(id, values, values[0], say(key), main, names, over, value_helps=helps)


def _value_key(key: str, value: str) -> str:
    return f"kinfire_council.option.{value}" if value in (YES, NO) else f"{key}.{value}"


OPTIONS: tuple[GameOption, ...] = (
    option(own.OPTION, own.SHIPPED, own.OWN, group="table", explains=True),
    option("councilor_assignment", "random", "draft", group="table"),
    option("bag_reset_on", *map(str, BagReset)),
    option("needs_persist", YES, NO),
    option("black_market", "two_workers", "one_worker_double"),
    option("hidden_threat_on_collapse", "below_bottom", "at_or_below_bottom"),
    option("need_bonus_time", *map(str, NeedBonus)),
    option("election_without_sponsor", "discard", "speaker"),
)


def variant_of(setup: Setup) -> Variant:
    """The options as the rules use them."""
    chosen = setup.options
    return Variant(
        items=own.set_of(setup),
        has_draft=chosen["councilor_assignment"] == "draft",
        bag_reset=BagReset(chosen["bag_reset_on"]),
        needs_persist=chosen["needs_persist"] == YES,
        is_market_double=chosen["black_market"] == "one_worker_double",
        collapses_at_bottom=chosen["hidden_threat_on_collapse"] == "at_or_below_bottom",
        need_bonus=NeedBonus(chosen["need_bonus_time"]),
        speaker_is_elected=chosen["election_without_sponsor"] == "speaker",
    )


def advice(setup: Setup) -> tuple[Text, ...]:
    """Two play by a few rules of their own."""
    if setup.seats != SEAT_COUNTS[0]:
        return ()
    more = balance(item_set_of(own.set_of(setup)), setup.seats)
    if not more:
        return (say("kinfire_council.advice_two_printed"),)
    return (say("kinfire_council.advice_two", more=more),)
