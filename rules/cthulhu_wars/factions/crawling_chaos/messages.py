"""The sentences of Crawling Chaos in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ abilities
    "cthulhu_wars.book.flight": QT_TRANSLATE_NOOP("cthulhu_wars", "Flight"),
    "cthulhu_wars.book.flight.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Each of your units may move one or two areas for 1 Power."
    ),
    "cthulhu_wars.book.the_harbinger": QT_TRANSLATE_NOOP("cthulhu_wars", "The Harbinger"),
    "cthulhu_wars.book.the_harbinger.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "For each enemy Great Old One killed or pained in a battle with Nyarlathotep, "
        "you gain half its current awakening cost in Power, rounded down, or 2 Elder "
        "Signs. It counts even if Nyarlathotep is also killed or pained.",
    ),
    # ------------------------------------------------------------ spellbooks
    "cthulhu_wars.book.abduct": QT_TRANSLATE_NOOP("cthulhu_wars", "Abduct"),
    "cthulhu_wars.book.abduct.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Before the dice: eliminate any number of your Nightgaunts in the battle; for "
        "each, the enemy eliminates one of their monsters or cultists in it.",
    ),
    "cthulhu_wars.book.emissary_of_the_outer_gods": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Emissary of the Outer Gods"
    ),
    "cthulhu_wars.book.emissary_of_the_outer_gods.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "In a battle without an enemy Great Old One, a kill on Nyarlathotep counts as "
        "a pain, and he is never eliminated because he can't retreat.",
    ),
    "cthulhu_wars.book.invisibility": QT_TRANSLATE_NOOP("cthulhu_wars", "Invisibility"),
    "cthulhu_wars.book.invisibility.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Before the dice: for each of your Flying Polyps in the battle, one monster or "
        "cultist on either side takes no further part in it.",
    ),
    "cthulhu_wars.book.madness": QT_TRANSLATE_NOOP("cthulhu_wars", "Madness"),
    "cthulhu_wars.book.madness.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "In every battle, even between others, you choose which side retreats first "
        "and where each pained unit goes.",
    ),
    "cthulhu_wars.book.seek_and_destroy": QT_TRANSLATE_NOOP("cthulhu_wars", "Seek and Destroy"),
    "cthulhu_wars.book.seek_and_destroy.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Before the dice: move any of your Hunting Horrors from anywhere on the map "
        "into your battle.",
    ),
    "cthulhu_wars.stake.the_thousand_forms": QT_TRANSLATE_NOOP("cthulhu_wars", "%n Power"),
    "cthulhu_wars.stakes.the_thousand_forms": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "The Thousand Forms: the enemies lose %n Power in total; if they do not agree, "
        "no one loses any and {who} gains that much.",
    ),
    "cthulhu_wars.book.the_thousand_forms": QT_TRANSLATE_NOOP("cthulhu_wars", "The Thousand Forms"),
    "cthulhu_wars.book.the_thousand_forms.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Action, free, once in each Action phase, with Nyarlathotep in play: roll a "
        "die. The enemies lose that much Power in total, split as they agree. If they "
        "do not agree, you gain it and they lose nothing.",
    ),
    # ------------------------------------------------------------ deeds
    "cthulhu_wars.deed.cc_pay_four": QT_TRANSLATE_NOOP("cthulhu_wars", "Pay 4 Power"),
    "cthulhu_wars.deed.cc_pay_four.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "As your action, pay 4 Power."
    ),
    "cthulhu_wars.deed.cc_pay_six": QT_TRANSLATE_NOOP("cthulhu_wars", "Pay 6 Power"),
    "cthulhu_wars.deed.cc_pay_six.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "As your action, pay 6 Power. Paying 10 Power in one action earns this and “Pay 4 Power”.",
    ),
    "cthulhu_wars.deed.cc_three_gates": QT_TRANSLATE_NOOP("cthulhu_wars", "3 gates or 12 Power"),
    "cthulhu_wars.deed.cc_three_gates.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Control 3 gates, or have 12 Power."
    ),
    "cthulhu_wars.deed.cc_four_gates": QT_TRANSLATE_NOOP("cthulhu_wars", "4 gates or 15 Power"),
    "cthulhu_wars.deed.cc_four_gates.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Control 4 gates, or have 15 Power."
    ),
    "cthulhu_wars.deed.cc_capture": QT_TRANSLATE_NOOP("cthulhu_wars", "Capture a cultist"),
    "cthulhu_wars.deed.cc_capture.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Capture an enemy cultist."
    ),
    "cthulhu_wars.deed.cc_awaken_nyarlathotep": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Awaken Nyarlathotep"
    ),
    "cthulhu_wars.deed.cc_awaken_nyarlathotep.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Awaken Nyarlathotep."
    ),
    # ------------------------------------------------------------ questions
    "cthulhu_wars.crawling_chaos.prompt_harbinger": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who}: choose what you gain for {unit}."
    ),
    # ------------------------------------------------------------ orders
    "cthulhu_wars.crawling_chaos.do_power": QT_TRANSLATE_NOOP("cthulhu_wars", "Gain %n Power"),
    "cthulhu_wars.crawling_chaos.do_signs": QT_TRANSLATE_NOOP("cthulhu_wars", "Gain 2 Elder Signs"),
    "cthulhu_wars.crawling_chaos.do_abduct": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Abduct: eliminate %n Nightgaunt(s)"
    ),
    "cthulhu_wars.crawling_chaos.do_exempt": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Invisibility: {whom}'s {unit} takes no part"
    ),
    "cthulhu_wars.crawling_chaos.do_exempt_holder": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Invisibility: {whom}'s {unit} on the gate takes no part"
    ),
    "cthulhu_wars.crawling_chaos.do_seek": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Seek and Destroy: move a Hunting Horror from {place}"
    ),
    "cthulhu_wars.crawling_chaos.do_forms": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Thousand Forms: roll for your enemies' Power"
    ),
    "cthulhu_wars.crawling_chaos.do_pay": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Pay %n Power for a spellbook"
    ),
    "cthulhu_wars.crawling_chaos.do_pay_both": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Pay %n Power for two spellbooks"
    ),
    # ------------------------------------------------------------ reasons
    "cthulhu_wars.crawling_chaos.why_no_gate": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Nyarlathotep awakens at a gate you control; you have none."
    ),
    "cthulhu_wars.crawling_chaos.why_no_nyarlathotep": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Nyarlathotep is not in play."
    ),
    "cthulhu_wars.crawling_chaos.why_once": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "The Thousand Forms can be used once in an Action phase and has already been used.",
    ),
    # ------------------------------------------------------------ the log
    "cthulhu_wars.crawling_chaos.log_power": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Harbinger: {who} gains Power for {unit}."
    ),
    "cthulhu_wars.crawling_chaos.log_signs": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Harbinger: {who} gains 2 Elder Signs for {unit}."
    ),
    "cthulhu_wars.crawling_chaos.log_exempt": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Invisibility: {whom}'s {unit} takes no part in the battle."
    ),
    "cthulhu_wars.crawling_chaos.log_forms": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Thousand Forms: {who} rolls {roll}."
    ),
}
