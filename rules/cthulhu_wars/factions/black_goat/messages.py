"""The sentences of the Black Goat."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.fertility_cult": NOOP("cthulhu_wars", "Fertility Cult"),
    "cthulhu_wars.book.fertility_cult.does": NOOP(
        "cthulhu_wars",
        "Summoning a monster does not take your action. Each one still has its price and needs a "
        "gate of yours.",
    ),
    "cthulhu_wars.book.avatar": NOOP("cthulhu_wars", "Avatar"),
    "cthulhu_wars.book.avatar.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: choose another area and a faction with a monster or cultist there. It "
        "picks one of them, which changes places with Shub-Niggurath.",
    ),
    "cthulhu_wars.book.blood_sacrifice": NOOP("cthulhu_wars", "Blood Sacrifice"),
    "cthulhu_wars.book.blood_sacrifice.does": NOOP(
        "cthulhu_wars",
        "Once in each Doom phase with Shub-Niggurath in play you may eliminate one of your "
        "cultists to gain an Elder Sign.",
    ),
    "cthulhu_wars.book.frenzy": NOOP("cthulhu_wars", "Frenzy"),
    "cthulhu_wars.book.frenzy.does": NOOP("cthulhu_wars", "Your cultists have combat 1."),
    "cthulhu_wars.stake.ghroth": NOOP("cthulhu_wars", "%n cultist(s)"),
    "cthulhu_wars.stakes.ghroth": NOOP(
        "cthulhu_wars",
        "Ghroth: the enemies lose %n cultist(s) together; if they do not agree, {who} says who"
        " loses how many.",
    ),
    "cthulhu_wars.book.ghroth": NOOP("cthulhu_wars", "Ghroth"),
    "cthulhu_wars.book.ghroth.does": NOOP(
        "cthulhu_wars",
        "Action, 2 Power: roll a die. If it is not above the number of areas with your Fungi, "
        "your enemies together eliminate that many of their cultists. Otherwise place an Acolyte "
        "of any faction from its pool in any area.",
    ),
    "cthulhu_wars.book.necrophagy": NOOP("cthulhu_wars", "Necrophagy"),
    "cthulhu_wars.book.necrophagy.does": NOOP(
        "cthulhu_wars",
        "After any battle with dice, yours or not, bring any of your Ghouls that took no part in "
        "it. Each adds one pain to both sides.",
    ),
    "cthulhu_wars.book.the_red_sign": NOOP("cthulhu_wars", "The Red Sign"),
    "cthulhu_wars.book.the_red_sign.does": NOOP(
        "cthulhu_wars",
        "Your Dark Young build and hold gates, give 1 Power each when Power is gathered, and 1 "
        "combat each to Shub-Niggurath. They stay monsters.",
    ),
    "cthulhu_wars.book.thousand_young": NOOP("cthulhu_wars", "The Thousand Young"),
    "cthulhu_wars.book.thousand_young.does": NOOP(
        "cthulhu_wars",
        "While Shub-Niggurath is in play your Ghouls, Fungi and Dark Young cost 1 less.",
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
        "Share at least one area with each enemy; it need not be the same one. Also brings 1 "
        "Power for each enemy, if that is played.",
    ),
    "cthulhu_wars.deed.bg_eliminate_two": NOOP("cthulhu_wars", "Two cultists"),
    "cthulhu_wars.deed.bg_eliminate_two.does": NOOP(
        "cthulhu_wars", "As your action eliminate two of your cultists on the map."
    ),
    "cthulhu_wars.deed.bg_awaken_shub": NOOP("cthulhu_wars", "Awaken Shub-Niggurath"),
    "cthulhu_wars.deed.bg_awaken_shub.does": NOOP("cthulhu_wars", "Awaken Shub-Niggurath."),
    "cthulhu_wars.black_goat.prompt_avatar": NOOP(
        "cthulhu_wars", "{who}: which unit changes places with Shub-Niggurath and goes to {place}?"
    ),
    "cthulhu_wars.black_goat.prompt_sacrifice": NOOP(
        "cthulhu_wars", "{who}: sacrifice a cultist for an Elder Sign?"
    ),
    "cthulhu_wars.black_goat.prompt_ghouls": NOOP(
        "cthulhu_wars", "{who}: which Ghouls come to {place}? Each adds a pain to both sides."
    ),
    "cthulhu_wars.black_goat.prompt_place": NOOP(
        "cthulhu_wars",
        "{who}, an Acolyte comes: press the tab of its faction first, then any area.",
    ),
    "cthulhu_wars.black_goat.prompt_split": NOOP(
        "cthulhu_wars", "{who}: %n more cultist(s) to go. Each press on a faction takes one of its."
    ),
    "cthulhu_wars.black_goat.do_avatar": NOOP(
        "cthulhu_wars", "Avatar: change places with a unit of {whom} in {place} (1 Power)"
    ),
    "cthulhu_wars.black_goat.do_ghroth": NOOP(
        "cthulhu_wars", "Ghroth: roll a die against %n area(s) with Fungi (2 Power)"
    ),
    "cthulhu_wars.black_goat.do_place": NOOP("cthulhu_wars", "An Acolyte of {whom} to {place}"),
    "cthulhu_wars.black_goat.do_split": NOOP("cthulhu_wars", "One more of {whom}: {share} in all"),
    "cthulhu_wars.black_goat.do_eliminate": NOOP(
        "cthulhu_wars", "Eliminate two of your cultists for a spellbook"
    ),
    "cthulhu_wars.black_goat.no_sacrifice": NOOP("cthulhu_wars", "No sacrifice"),
    "cthulhu_wars.black_goat.no_more_ghouls": NOOP("cthulhu_wars", "No more Ghouls"),
    "cthulhu_wars.black_goat.log_ghroth_takes": NOOP(
        "cthulhu_wars",
        "{who} rolled {number} for Ghroth, not above {areas}: so many cultists of the enemies go.",
    ),
    "cthulhu_wars.black_goat.log_ghroth_comes": NOOP(
        "cthulhu_wars", "{who} rolled {number} for Ghroth, above {areas}: an Acolyte comes."
    ),
    "cthulhu_wars.black_goat.why_in_play": NOOP("cthulhu_wars", "{what} is in play."),
    "cthulhu_wars.black_goat.why_no_gate": NOOP(
        "cthulhu_wars", "{what} appears at a gate of yours, and you have none."
    ),
    "cthulhu_wars.black_goat.why_no_sacrifice": NOOP(
        "cthulhu_wars", "Shub-Niggurath asks for %n of your cultists on the map."
    ),
    "cthulhu_wars.black_goat.why_asleep": NOOP("cthulhu_wars", "Shub-Niggurath is not in play."),
    "cthulhu_wars.black_goat.why_nobody": NOOP(
        "cthulhu_wars", "No other area has a monster or cultist."
    ),
    "cthulhu_wars.black_goat.why_few": NOOP(
        "cthulhu_wars", "You have fewer than two cultists on the map."
    ),
}
