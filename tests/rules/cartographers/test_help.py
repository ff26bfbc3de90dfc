"""Every option, scoring card and skill is explained."""

from rules.cartographers import data
from rules.cartographers.messages.help_messages import HELP, rule_text
from rules.kernel.registry import game
from rules.kernel.text import english


def test_every_option_and_value_has_words() -> None:
    for option in game("cartographers").options:
        for text in (option.name, option.help, *option.value_names):
            assert english(text)


def test_every_scoring_card_skill_and_power_has_a_rule() -> None:
    ids = [*data.scoring_cards(), *data.skills(), *(power.value for power in data.Power)]
    assert all(english(rule_text(id)).endswith(".") for id in ids)


def test_nothing_is_explained_that_is_not_there() -> None:
    known = {*data.scoring_cards(), *data.skills(), *(power.value for power in data.Power)}
    extra = {"ruins", "hero", "ambush_clockwise", "ambush_counterclockwise", "ambush_swept"}
    rules = {key.rsplit(".", 1)[1] for key in HELP if ".rule." in key}
    assert rules == known | extra
