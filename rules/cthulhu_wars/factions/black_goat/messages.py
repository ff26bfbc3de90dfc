"""The sentences of the Black Goat."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.fertility_cult": NOOP("cthulhu_wars", "Fertility Cult"),
    "cthulhu_wars.book.fertility_cult.does": NOOP(
        "cthulhu_wars",
        "Summoning a monster does not use your action. Each one still has its cost and "
        "needs one of your gates.",
    ),
    "cthulhu_wars.book.avatar": NOOP("cthulhu_wars", "Avatar"),
    "cthulhu_wars.book.avatar.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: choose another area and a faction with a monster or cultist "
        "there. That faction chooses one of them to swap places with Shub-Niggurath.",
    ),
    "cthulhu_wars.book.blood_sacrifice": NOOP("cthulhu_wars", "Blood Sacrifice"),
    "cthulhu_wars.book.blood_sacrifice.does": NOOP(
        "cthulhu_wars",
        "Once in each Doom phase with Shub-Niggurath in play, you may eliminate one of "
        "your cultists to gain an Elder Sign.",
    ),
    "cthulhu_wars.book.frenzy": NOOP("cthulhu_wars", "Frenzy"),
    "cthulhu_wars.book.frenzy.does": NOOP("cthulhu_wars", "Your cultists have combat 1."),
    "cthulhu_wars.stake.ghroth": NOOP("cthulhu_wars", "%n cultist(s)"),
    "cthulhu_wars.stakes.ghroth": NOOP(
        "cthulhu_wars",
        "Ghroth: the enemies lose %n cultist(s) in total; if they do not agree, {who} "
        "decides who loses how many.",
    ),
    "cthulhu_wars.book.ghroth": NOOP("cthulhu_wars", "Ghroth"),
    "cthulhu_wars.book.ghroth.does": NOOP(
        "cthulhu_wars",
        "Action, 2 Power: roll a die. If it is not higher than the number of areas "
        "with your Fungi, your enemies together eliminate that many of their cultists. "
        "Otherwise, place any faction's Acolyte from its pool in any area.",
    ),
    "cthulhu_wars.book.necrophagy": NOOP("cthulhu_wars", "Necrophagy"),
    "cthulhu_wars.book.necrophagy.does": NOOP(
        "cthulhu_wars",
        "After any battle with dice, even another faction's, move in any of your "
        "Ghouls that took no part. Each adds one pain to both sides.",
    ),
    "cthulhu_wars.book.the_red_sign": NOOP("cthulhu_wars", "The Red Sign"),
    "cthulhu_wars.book.the_red_sign.does": NOOP(
        "cthulhu_wars",
        "Your Dark Young build and hold gates, give 1 Power each in the Gather Power "
        "phase, and add 1 combat each to Shub-Niggurath. They remain monsters.",
    ),
    "cthulhu_wars.book.thousand_young": NOOP("cthulhu_wars", "The Thousand Young"),
    "cthulhu_wars.book.thousand_young.does": NOOP(
        "cthulhu_wars",
        "While Shub-Niggurath is in play, your Ghouls, Fungi and Dark Young cost 1 less.",
    ),
    "cthulhu_wars.deed.bg_four_areas": NOOP("cthulhu_wars", "Four areas"),
    "cthulhu_wars.deed.bg_four_areas.does": NOOP("cthulhu_wars", "Have units in four areas."),
    "cthulhu_wars.deed.bg_six_areas": NOOP("cthulhu_wars", "Six areas"),
    "cthulhu_wars.deed.bg_six_areas.does": NOOP("cthulhu_wars", "Have units in six areas."),
    "cthulhu_wars.deed.bg_eight_areas": NOOP("cthulhu_wars", "Eight areas"),
    "cthulhu_wars.deed.bg_eight_areas.does": NOOP("cthulhu_wars", "Have units in eight areas."),
    "cthulhu_wars.deed.bg_share_areas": NOOP("cthulhu_wars", "Among all enemies"),
    "cthulhu_wars.deed.bg_share_areas.does": NOOP(
        "cthulhu_wars",
        "Share at least one area with each enemy; it need not be the same one. Also "
        "gives 1 Power for each enemy, if that option is on.",
    ),
    "cthulhu_wars.deed.bg_eliminate_two": NOOP("cthulhu_wars", "Two cultists"),
    "cthulhu_wars.deed.bg_eliminate_two.does": NOOP(
        "cthulhu_wars", "As your action, eliminate two of your cultists on the map."
    ),
    "cthulhu_wars.deed.bg_awaken_shub": NOOP("cthulhu_wars", "Awaken Shub-Niggurath"),
    "cthulhu_wars.deed.bg_awaken_shub.does": NOOP("cthulhu_wars", "Awaken Shub-Niggurath."),
    "cthulhu_wars.black_goat.prompt_avatar": NOOP(
        "cthulhu_wars", "{who}: which unit swaps places with Shub-Niggurath and goes to {place}?"
    ),
    "cthulhu_wars.black_goat.prompt_sacrifice": NOOP(
        "cthulhu_wars", "{who}: sacrifice a cultist for an Elder Sign?"
    ),
    "cthulhu_wars.black_goat.prompt_ghouls": NOOP(
        "cthulhu_wars", "{who}: which Ghouls move to {place}? Each adds a pain to both sides."
    ),
    "cthulhu_wars.black_goat.prompt_place": NOOP(
        "cthulhu_wars",
        "{who}, place an Acolyte: first click a faction's tab, then any area.",
    ),
    "cthulhu_wars.black_goat.prompt_split": NOOP(
        "cthulhu_wars", "{who}: choose %n more cultist(s). Click a faction to take one."
    ),
    "cthulhu_wars.black_goat.do_avatar": NOOP(
        "cthulhu_wars", "Avatar: swap places with one of {whom}'s units in {place} (1 Power)"
    ),
    "cthulhu_wars.black_goat.do_ghroth": NOOP(
        "cthulhu_wars", "Ghroth: roll a die against %n area(s) with Fungi (2 Power)"
    ),
    "cthulhu_wars.black_goat.do_place": NOOP("cthulhu_wars", "Place {whom}'s Acolyte in {place}"),
    "cthulhu_wars.black_goat.do_split": NOOP(
        "cthulhu_wars", "One more from {whom}: {share} in total"
    ),
    "cthulhu_wars.black_goat.do_eliminate": NOOP(
        "cthulhu_wars", "Eliminate two of your cultists for a spellbook"
    ),
    "cthulhu_wars.black_goat.no_sacrifice": NOOP("cthulhu_wars", "No sacrifice"),
    "cthulhu_wars.black_goat.no_more_ghouls": NOOP("cthulhu_wars", "No more Ghouls"),
    "cthulhu_wars.black_goat.log_ghroth_takes": NOOP(
        "cthulhu_wars",
        "{who} rolls {number} for Ghroth, not higher than {areas}: the enemies "
        "eliminate that many cultists.",
    ),
    "cthulhu_wars.black_goat.log_ghroth_comes": NOOP(
        "cthulhu_wars",
        "{who} rolls {number} for Ghroth, higher than {areas}: an Acolyte is placed.",
    ),
    "cthulhu_wars.black_goat.why_in_play": NOOP("cthulhu_wars", "{what} is already in play."),
    "cthulhu_wars.black_goat.why_no_gate": NOOP(
        "cthulhu_wars", "{what} appears at one of your gates, and you have none."
    ),
    "cthulhu_wars.black_goat.why_no_sacrifice": NOOP(
        "cthulhu_wars", "Shub-Niggurath needs %n of your cultists on the map."
    ),
    "cthulhu_wars.black_goat.why_asleep": NOOP("cthulhu_wars", "Shub-Niggurath is not in play."),
    "cthulhu_wars.black_goat.why_nobody": NOOP(
        "cthulhu_wars", "No other area has a monster or cultist."
    ),
    "cthulhu_wars.black_goat.why_few": NOOP(
        "cthulhu_wars", "You have fewer than two cultists on the map."
    ),
}
