"""The sentences of Yellow Sign in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ abilities
    "cthulhu_wars.book.feast": QT_TRANSLATE_NOOP("cthulhu_wars", "Feast"),
    "cthulhu_wars.book.feast.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Gather Power: 1 Power for each area with a desecration token and one of your units.",
    ),
    "cthulhu_wars.book.desecrate": QT_TRANSLATE_NOOP("cthulhu_wars", "Desecrate"),
    "cthulhu_wars.book.desecrate.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Action, 2 Power: where the King in Yellow is, if there is no token, roll a "
        "die. If it is no higher than the number of your units there, place a token. "
        "In any case, place a monster or cultist that costs at most 2 there from your "
        "pool.",
    ),
    "cthulhu_wars.book.vengeance": QT_TRANSLATE_NOOP("cthulhu_wars", "Vengeance"),
    "cthulhu_wars.book.vengeance.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "In a battle with Hastur, you choose which enemy units take the kills and "
        "pains you rolled.",
    ),
    # ------------------------------------------------------------ spellbooks
    "cthulhu_wars.book.he_who_is_not_to_be_named": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "He Who is Not to be Named"
    ),
    "cthulhu_wars.book.he_who_is_not_to_be_named.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Action, 1 Power: move Hastur to any area with a cultist. Then you may take a "
        "second, different action, but not The Screaming Dead.",
    ),
    "cthulhu_wars.book.passion": QT_TRANSLATE_NOOP("cthulhu_wars", "Passion"),
    "cthulhu_wars.book.passion.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "After an action in which enemies removed your cultists from the map, however "
        "many, you gain 1 Power.",
    ),
    "cthulhu_wars.book.shriek_of_the_byakhee": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Shriek of the Byakhee"
    ),
    "cthulhu_wars.book.shriek_of_the_byakhee.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Action, 1 Power: any number of your Byakhee fly to one area."
    ),
    "cthulhu_wars.book.the_screaming_dead": QT_TRANSLATE_NOOP("cthulhu_wars", "The Screaming Dead"),
    "cthulhu_wars.book.the_screaming_dead.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Action, 1 Power: move the King in Yellow to an adjacent area with any number "
        "of Undead from his area. Then you may take a second, different action, but "
        "not He Who is Not to be Named.",
    ),
    "cthulhu_wars.book.the_third_eye": QT_TRANSLATE_NOOP("cthulhu_wars", "The Third Eye"),
    "cthulhu_wars.book.the_third_eye.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "While Hastur is in play, Desecrate costs 1 Power, and a success also gains an Elder Sign.",
    ),
    "cthulhu_wars.book.zingaya": QT_TRANSLATE_NOOP("cthulhu_wars", "Zingaya"),
    "cthulhu_wars.book.zingaya.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Action, 1 Power: in an area with your Undead, an enemy eliminates an Acolyte, "
        "and you place an Undead there from your pool.",
    ),
    # ------------------------------------------------------------ deeds
    "cthulhu_wars.deed.ys_awaken_king": QT_TRANSLATE_NOOP("cthulhu_wars", "Awaken the King"),
    "cthulhu_wars.deed.ys_awaken_king.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Awaken the King in Yellow."
    ),
    "cthulhu_wars.deed.ys_desecrate_crescent": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Desecrate the crescent"
    ),
    "cthulhu_wars.deed.ys_desecrate_crescent.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Place a desecration token in an area marked with the crescent (Americas)."
    ),
    "cthulhu_wars.deed.ys_desecrate_chevron": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Desecrate the chevron"
    ),
    "cthulhu_wars.deed.ys_desecrate_chevron.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Place a desecration token in an area marked with the chevron (Africa, Australia, New "
        "Zealand).",
    ),
    "cthulhu_wars.deed.ys_desecrate_slashes": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Desecrate the slashes"
    ),
    "cthulhu_wars.deed.ys_desecrate_slashes.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Place a desecration token in an area marked with the slashes (Europe, Asia).",
    ),
    "cthulhu_wars.deed.ys_give_three_doom": QT_TRANSLATE_NOOP("cthulhu_wars", "Give 3 Doom"),
    "cthulhu_wars.deed.ys_give_three_doom.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "As your action, for no Power: an enemy of your choice gains 3 Doom."
    ),
    "cthulhu_wars.deed.ys_awaken_hastur": QT_TRANSLATE_NOOP("cthulhu_wars", "Awaken Hastur"),
    "cthulhu_wars.deed.ys_awaken_hastur.does": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Awaken Hastur. It also gains an Elder Sign."
    ),
    # ------------------------------------------------------------ questions
    "cthulhu_wars.yellow_sign.prompt_appears": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who}: choose the unit to place in {place} from your pool."
    ),
    "cthulhu_wars.yellow_sign.prompt_shriek": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who}: choose the Byakhee that fly to {place}."
    ),
    # ------------------------------------------------------------ orders
    "cthulhu_wars.yellow_sign.do_desecrate": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Desecrate {place} for %n Power: a token on a roll of {most} or less"
    ),
    "cthulhu_wars.yellow_sign.do_hastur": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "He Who is Not to be Named: move Hastur to {place}"
    ),
    "cthulhu_wars.yellow_sign.do_scream": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Screaming Dead: move the King to {place} with %n Undead"
    ),
    "cthulhu_wars.yellow_sign.do_scream_alone": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The Screaming Dead: move the King to {place} alone"
    ),
    "cthulhu_wars.yellow_sign.do_shriek": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Shriek of the Byakhee: fly to {place}"
    ),
    "cthulhu_wars.yellow_sign.do_fly": QT_TRANSLATE_NOOP("cthulhu_wars", "A Byakhee from {place}"),
    "cthulhu_wars.yellow_sign.do_fly_done": QT_TRANSLATE_NOOP("cthulhu_wars", "No more Byakhee"),
    "cthulhu_wars.yellow_sign.do_zingaya": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Zingaya: replace {whom}'s Acolyte in {place} with an Undead"
    ),
    "cthulhu_wars.yellow_sign.do_give": QT_TRANSLATE_NOOP("cthulhu_wars", "Give {whom} 3 Doom"),
    # ------------------------------------------------------------ reasons
    "cthulhu_wars.yellow_sign.why_no_area": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The King in Yellow awakens in an area with one of your units and no gate."
    ),
    "cthulhu_wars.yellow_sign.why_no_area_cultist": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "The King in Yellow awakens in an area with one of your cultists and no gate.",
    ),
    "cthulhu_wars.yellow_sign.why_no_king": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "The King in Yellow is not on the map."
    ),
    "cthulhu_wars.yellow_sign.why_king_no_gate": QT_TRANSLATE_NOOP(
        "cthulhu_wars",
        "Hastur awakens where the King in Yellow is and you control the gate; you do "
        "not in {place}.",
    ),
    "cthulhu_wars.yellow_sign.why_no_hastur": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "Hastur is not on the map."
    ),
    "cthulhu_wars.yellow_sign.why_token": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{place} is already desecrated."
    ),
    "cthulhu_wars.yellow_sign.why_no_token": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "All your desecration tokens are on the map."
    ),
    "cthulhu_wars.yellow_sign.why_no_cultist": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "There is no cultist in any other area."
    ),
    "cthulhu_wars.yellow_sign.why_no_byakhee": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "You have no Byakhee on the map."
    ),
    "cthulhu_wars.yellow_sign.why_no_undead": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "There is no Undead in your pool."
    ),
    "cthulhu_wars.yellow_sign.why_no_acolyte": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "None of your Undead shares an area with an enemy Acolyte."
    ),
    # ------------------------------------------------------------ the log
    "cthulhu_wars.yellow_sign.log_desecrated": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who} rolls {roll} with %n unit(s) there: {place} is desecrated."
    ),
    "cthulhu_wars.yellow_sign.log_failed": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who} rolls {roll} with %n unit(s) there: {place} is not desecrated."
    ),
    "cthulhu_wars.yellow_sign.log_gave": QT_TRANSLATE_NOOP(
        "cthulhu_wars", "{who} gives {whom} 3 Doom."
    ),
}
