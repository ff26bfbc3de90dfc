"""The sentences of the Opener of the Way."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.the_beyond_one": NOOP("cthulhu_wars", "The Beyond One"),
    "cthulhu_wars.book.the_beyond_one.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: from an area with a gate and no enemy Great Old One, move "
        "the gate, the unit that holds it (whoever owns it), and one of your units "
        "that costs 3 or more, to any area without a gate. The gate keeps its "
        "controller.",
    ),
    "cthulhu_wars.book.the_key_and_the_gate": NOOP("cthulhu_wars", "The Key and the Gate"),
    "cthulhu_wars.book.the_key_and_the_gate.does": NOOP(
        "cthulhu_wars",
        "Yog-Sothoth counts as a gate you control. He needs no cultist and may share "
        "an area with another gate. The Beyond One does not move him as a gate.",
    ),
    "cthulhu_wars.book.they_break_through": NOOP("cthulhu_wars", "They Break Through"),
    "cthulhu_wars.book.they_break_through.does": NOOP(
        "cthulhu_wars", "You may summon at abandoned gates and at gates that enemies control."
    ),
    "cthulhu_wars.book.the_million_favored_ones": NOOP("cthulhu_wars", "The Million Favored Ones"),
    "cthulhu_wars.book.the_million_favored_ones.does": NOOP(
        "cthulhu_wars",
        "After one of your battles, upgrade any of your surviving units that fought, "
        "each once, in place: an Acolyte into a Mutant, a Mutant into an Abomination, "
        "an Abomination into a Spawn, a Spawn into all Mutants in your pool.",
    ),
    "cthulhu_wars.book.channel_power": NOOP("cthulhu_wars", "Channel Power"),
    "cthulhu_wars.book.channel_power.does": NOOP(
        "cthulhu_wars",
        "After the dice in a battle: for 1 Power, reroll all your misses, as often as you like.",
    ),
    "cthulhu_wars.book.dread_curse_of_azathoth": NOOP("cthulhu_wars", "Dread Curse of Azathoth"),
    "cthulhu_wars.book.dread_curse_of_azathoth.does": NOOP(
        "cthulhu_wars",
        "Action, 2 Power: choose an area and roll a die for each of your Abominations "
        "and Spawn in play. Distribute the results among the enemies there. They "
        "choose the units; you choose where pained units go.",
    ),
    "cthulhu_wars.book.dragon_ascending": NOOP("cthulhu_wars", "Dragon Ascending"),
    "cthulhu_wars.book.dragon_ascending.does": NOOP(
        "cthulhu_wars",
        "Once per game, have as much Power as one enemy: on your turn, before anyone's "
        "turn, before your ritual or after the Gather Power phase.",
    ),
    "cthulhu_wars.book.dragon_descending": NOOP("cthulhu_wars", "Dragon Descending"),
    "cthulhu_wars.book.dragon_descending.does": NOOP(
        "cthulhu_wars", "Once per game, your ritual gains twice the Doom for gates."
    ),
    "cthulhu_wars.deed.ow_eight_gates": NOOP("cthulhu_wars", "Eight gates"),
    "cthulhu_wars.deed.ow_eight_gates.does": NOOP(
        "cthulhu_wars", "There are eight gates on the map, whoever controls them."
    ),
    "cthulhu_wars.deed.ow_twelve_gates": NOOP("cthulhu_wars", "Twelve gates"),
    "cthulhu_wars.deed.ow_twelve_gates.does": NOOP(
        "cthulhu_wars",
        "There are twelve gates on the map, whoever controls them. With three players, "
        "ten are enough.",
    ),
    "cthulhu_wars.deed.ow_enemy_gates": NOOP("cthulhu_wars", "At enemy gates"),
    "cthulhu_wars.deed.ow_enemy_gates.does": NOOP(
        "cthulhu_wars", "Have units in two areas with gates that enemies control."
    ),
    "cthulhu_wars.deed.ow_lose_unit": NOOP("cthulhu_wars", "Lose a unit"),
    "cthulhu_wars.deed.ow_lose_unit.does": NOOP("cthulhu_wars", "Lose a unit in a battle."),
    "cthulhu_wars.deed.ow_great_old_ones_meet": NOOP("cthulhu_wars", "Great Old Ones meet"),
    "cthulhu_wars.deed.ow_great_old_ones_meet.does": NOOP(
        "cthulhu_wars", "Have Yog-Sothoth in an area with an enemy Great Old One."
    ),
    "cthulhu_wars.deed.ow_awaken_yog_sothoth": NOOP("cthulhu_wars", "Awaken Yog-Sothoth"),
    "cthulhu_wars.deed.ow_awaken_yog_sothoth.does": NOOP("cthulhu_wars", "Awaken Yog-Sothoth."),
    "cthulhu_wars.opener.do_send": NOOP(
        "cthulhu_wars", "Move the gate from {source} to {target}, with {what} (%n Power)"
    ),
    "cthulhu_wars.opener.do_change": NOOP("cthulhu_wars", "{what} in {place} becomes {new}"),
    "cthulhu_wars.opener.do_change_holder": NOOP(
        "cthulhu_wars", "{what} on the gate in {place}, which is abandoned, becomes {new}"
    ),
    "cthulhu_wars.opener.do_scatter": NOOP("cthulhu_wars", "{what} in {place} becomes {new}"),
    "cthulhu_wars.opener.change_no_more": NOOP("cthulhu_wars", "Change no more"),
    "cthulhu_wars.opener.prompt_change": NOOP(
        "cthulhu_wars", "{who}: which of the units that fought do you upgrade?"
    ),
    "cthulhu_wars.opener.do_channel": NOOP(
        "cthulhu_wars", "Channel Power: reroll the misses, %n in total ({cost} Power)"
    ),
    "cthulhu_wars.opener.do_curse": NOOP(
        "cthulhu_wars", "Dread Curse on {place}: dice %n ({cost} Power)"
    ),
    "cthulhu_wars.opener.do_ascend": NOOP(
        "cthulhu_wars", "Dragon Ascending: have %n Power, as much as {whom}"
    ),
    "cthulhu_wars.opener.do_descend": NOOP(
        "cthulhu_wars",
        "Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs",
    ),
    "cthulhu_wars.opener.log_gate": NOOP(
        "cthulhu_wars", "{who} moves the gate from {source} to {target}."
    ),
    "cthulhu_wars.opener.why_no_guide": NOOP(
        "cthulhu_wars",
        "You need a unit that costs at least {least} with a gate and no enemy Great "
        "Old One in its area.",
    ),
    "cthulhu_wars.opener.why_no_dice": NOOP(
        "cthulhu_wars", "You have no Abomination or Spawn in play."
    ),
    "cthulhu_wars.opener.why_no_victim": NOOP("cthulhu_wars", "No enemy is on the map."),
    "cthulhu_wars.opener.why_used": NOOP(
        "cthulhu_wars", "You have already used it; it works only once."
    ),
    "cthulhu_wars.opener.why_richest": NOOP("cthulhu_wars", "No enemy has more Power than you."),
    "cthulhu_wars.opener.why_no_spawn": NOOP(
        "cthulhu_wars", "He replaces one of these on the map: {what}."
    ),
}
