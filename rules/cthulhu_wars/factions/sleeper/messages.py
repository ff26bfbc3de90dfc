"""The sentences of the Sleeper."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.death_from_below": NOOP("cthulhu_wars", "Death from Below"),
    "cthulhu_wars.book.death_from_below.does": NOOP(
        "cthulhu_wars",
        "In each Doom phase you may place one of the cheapest monsters in your pool in "
        "an area with one of your units; if you have none on the map, in any area.",
    ),
    "cthulhu_wars.book.lethargy": NOOP("cthulhu_wars", "Lethargy"),
    "cthulhu_wars.book.lethargy.does": NOOP(
        "cthulhu_wars",
        "With Tsathoggua in play, while an enemy still has turns: do nothing as your "
        "action, for no Power. You cannot battle that turn.",
    ),
    "cthulhu_wars.book.burrow": NOOP("cthulhu_wars", "Burrow"),
    "cthulhu_wars.book.burrow.does": NOOP(
        "cthulhu_wars", "After a move that cost at least 2 Power, regain 1 of it."
    ),
    "cthulhu_wars.book.energy_nexus": NOOP("cthulhu_wars", "Energy Nexus"),
    "cthulhu_wars.book.energy_nexus.does": NOOP(
        "cthulhu_wars",
        "Just before any battle in an area with one of your Wizards: take one action "
        "that starts in that area, at its cost. Then the battle continues with the "
        "units that are there.",
    ),
    "cthulhu_wars.book.ancient_sorcery": NOOP("cthulhu_wars", "Ancient Sorcery"),
    "cthulhu_wars.book.ancient_sorcery.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: put a Serpent Man from the map on an enemy's faction card. "
        "You have that faction's ability until the next Doom phase ends; then you gain "
        "1 Power and place him in any area.",
    ),
    "cthulhu_wars.book.capture_monster": NOOP("cthulhu_wars", "Capture Monster"),
    "cthulhu_wars.book.capture_monster.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: an enemy without a Great Old One in Tsathoggua's area "
        "chooses one of their monsters there. You capture it as you would a cultist.",
    ),
    "cthulhu_wars.book.demand_sacrifice": NOOP("cthulhu_wars", "Demand Sacrifice"),
    "cthulhu_wars.book.demand_sacrifice.does": NOOP(
        "cthulhu_wars",
        "Before the dice in one of your battles, with Tsathoggua in play, the enemy "
        "chooses: you gain an Elder Sign, or their kills in this battle count as pains.",
    ),
    "cthulhu_wars.book.cursed_slumber": NOOP("cthulhu_wars", "Cursed Slumber"),
    "cthulhu_wars.book.cursed_slumber.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: put a gate that your cultist holds, with the cultist, on "
        "your faction card. There it gives Power and Doom, and no one can affect it. "
        "For 1 Power, as an action, return both to an area without a gate.",
    ),
    "cthulhu_wars.deed.sl_pay_one_gains": NOOP("cthulhu_wars", "Feed one"),
    "cthulhu_wars.deed.sl_pay_one_gains.does": NOOP(
        "cthulhu_wars", "As your action, pay 3 Power; one other faction gains 3."
    ),
    "cthulhu_wars.deed.sl_pay_all_gain": NOOP("cthulhu_wars", "Feed all"),
    "cthulhu_wars.deed.sl_pay_all_gain.does": NOOP(
        "cthulhu_wars", "As your action, pay 3 Power; every other faction gains 1."
    ),
    "cthulhu_wars.deed.sl_pay_all_lose": NOOP("cthulhu_wars", "Starve all"),
    "cthulhu_wars.deed.sl_pay_all_lose.does": NOOP(
        "cthulhu_wars", "As your action, pay 3 Power; every other faction loses 1."
    ),
    "cthulhu_wars.deed.sl_six_dice": NOOP("cthulhu_wars", "Six dice"),
    "cthulhu_wars.deed.sl_six_dice.does": NOOP(
        "cthulhu_wars", "Roll six or more dice in a battle."
    ),
    "cthulhu_wars.deed.sl_ritual": NOOP("cthulhu_wars", "A ritual"),
    "cthulhu_wars.deed.sl_ritual.does": NOOP("cthulhu_wars", "Perform a ritual."),
    "cthulhu_wars.deed.sl_awaken_tsathoggua": NOOP("cthulhu_wars", "Awaken Tsathoggua"),
    "cthulhu_wars.deed.sl_awaken_tsathoggua.does": NOOP("cthulhu_wars", "Awaken Tsathoggua."),
    "cthulhu_wars.sleeper.do_emerge": NOOP("cthulhu_wars", "Death from Below: {what} in {place}"),
    "cthulhu_wars.sleeper.prompt_emerge": NOOP(
        "cthulhu_wars", "{who}: you may place a monster from your pool. Where?"
    ),
    "cthulhu_wars.sleeper.do_lethargy": NOOP("cthulhu_wars", "Lethargy: do nothing"),
    "cthulhu_wars.sleeper.prompt_nexus": NOOP(
        "cthulhu_wars",
        "{who}, %n Power: take one action that starts in {place}, before the battle there?",
    ),
    "cthulhu_wars.sleeper.no_nexus": NOOP("cthulhu_wars", "Continue the battle"),
    "cthulhu_wars.sleeper.do_study": NOOP(
        "cthulhu_wars", "The Serpent Man in {place} studies {whom}: {what} (1 Power)"
    ),
    "cthulhu_wars.sleeper.prompt_return": NOOP(
        "cthulhu_wars", "{who}: where does the Serpent Man return?"
    ),
    "cthulhu_wars.sleeper.do_capture": NOOP(
        "cthulhu_wars", "Capture one of {whom}'s monsters in {place}"
    ),
    "cthulhu_wars.sleeper.do_demand": NOOP("cthulhu_wars", "Demand a sacrifice from {whom}"),
    "cthulhu_wars.sleeper.prompt_demand": NOOP(
        "cthulhu_wars", "{who}: {by} demands a sacrifice in {place}. What do you give?"
    ),
    "cthulhu_wars.sleeper.yield_sign": NOOP("cthulhu_wars", "{by} gains an Elder Sign"),
    "cthulhu_wars.sleeper.yield_kills": NOOP("cthulhu_wars", "Your kills count as pains"),
    "cthulhu_wars.sleeper.do_slumber": NOOP(
        "cthulhu_wars", "Cursed Slumber: take the gate in {place} and its cultist off the map"
    ),
    "cthulhu_wars.sleeper.do_wake": NOOP(
        "cthulhu_wars", "Return the gate and its cultist to {place}"
    ),
    "cthulhu_wars.sleeper.do_pay": NOOP("cthulhu_wars", "{deed}: pay %n Power"),
    "cthulhu_wars.sleeper.do_pay_one": NOOP(
        "cthulhu_wars", "Pay %n Power: {whom} gains {gain} Power"
    ),
    "cthulhu_wars.sleeper.log_lent": NOOP(
        "cthulhu_wars", "{who} studies {whom} and gains their ability: {what}."
    ),
    "cthulhu_wars.sleeper.log_hidden": NOOP(
        "cthulhu_wars", "{who} takes the gate in {place} off the map."
    ),
    "cthulhu_wars.sleeper.log_back": NOOP("cthulhu_wars", "{who}'s gate returns to {place}."),
    "cthulhu_wars.sleeper.log_sign": NOOP("cthulhu_wars", "{who} lets {whom} gain an Elder Sign."),
    "cthulhu_wars.sleeper.log_pains": NOOP(
        "cthulhu_wars", "{who} fights {whom}: their kills count as pains."
    ),
    "cthulhu_wars.sleeper.why_asleep": NOOP("cthulhu_wars", "Tsathoggua is not in play."),
    "cthulhu_wars.sleeper.why_alone": NOOP("cthulhu_wars", "No enemy has another turn."),
    "cthulhu_wars.sleeper.why_no_serpent": NOOP(
        "cthulhu_wars", "You have no Serpent Man on the map."
    ),
    "cthulhu_wars.sleeper.why_no_teacher": NOOP(
        "cthulhu_wars", "A Serpent Man is already studying each of your enemies."
    ),
    "cthulhu_wars.sleeper.why_no_monster": NOOP(
        "cthulhu_wars",
        "No enemy has a monster without a Great Old One in Tsathoggua's area.",
    ),
    "cthulhu_wars.sleeper.why_no_gate": NOOP("cthulhu_wars", "None of your cultists holds a gate."),
    "cthulhu_wars.sleeper.why_no_spawn": NOOP(
        "cthulhu_wars", "You need one of these on the map: {what}."
    ),
}
