"""The sentences of the Ancients in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.dematerialization": NOOP("cthulhu_wars", "Dematerialization"),
    "cthulhu_wars.book.dematerialization.does": NOOP(
        "cthulhu_wars",
        "In the Doom phase: move any of your units from one area to any other area.",
    ),
    "cthulhu_wars.book.cathedrals": NOOP("cthulhu_wars", "Cathedrals"),
    "cthulhu_wars.book.cathedrals.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power (3 if adjacent to another Cathedral): build one where you "
        "have a unit that could hold a gate. One for each of the three glyphs, and one "
        "where there is none.",
    ),
    "cthulhu_wars.book.brainless": NOOP("cthulhu_wars", "Brainless"),
    "cthulhu_wars.book.brainless.does": NOOP(
        "cthulhu_wars",
        "Reanimated cost 1. They move, capture or start a battle only with another "
        "kind of your units in their area.",
    ),
    "cthulhu_wars.book.consecration": NOOP("cthulhu_wars", "Consecration"),
    "cthulhu_wars.book.consecration.does": NOOP(
        "cthulhu_wars",
        "Your ritual gains 1 Elder Sign if a Cathedral is in play, or 2 if all four are.",
    ),
    "cthulhu_wars.book.extinction": NOOP("cthulhu_wars", "Extinction"),
    "cthulhu_wars.book.extinction.does": NOOP(
        "cthulhu_wars", "Yothans cost 3. One that is killed or eliminated is removed from the game."
    ),
    "cthulhu_wars.book.festival": NOOP("cthulhu_wars", "Festival"),
    "cthulhu_wars.book.festival.does": NOOP(
        "cthulhu_wars",
        "Un-Men cost 0. For each one you summon, an enemy of your choice gains 1 Power.",
    ),
    "cthulhu_wars.book.unholy_ground": NOOP("cthulhu_wars", "Unholy Ground"),
    "cthulhu_wars.book.unholy_ground.does": NOOP(
        "cthulhu_wars",
        "After your battle in an area with a Cathedral, you may remove any Cathedral: "
        "the enemy eliminates one of their Great Old Ones that fought.",
    ),
    "cthulhu_wars.book.worship_services": NOOP("cthulhu_wars", "Worship Services"),
    "cthulhu_wars.book.worship_services.does": NOOP(
        "cthulhu_wars",
        "In the Gather Power phase, you gain 1 Power for each Cathedral in an area "
        "with a gate that an enemy controls, and so does that enemy.",
    ),
    "cthulhu_wars.deed.an_cathedral_crescent": NOOP("cthulhu_wars", "Cathedral at the crescent"),
    "cthulhu_wars.deed.an_cathedral_crescent.does": NOOP(
        "cthulhu_wars", "Have a Cathedral in an area with the crescent."
    ),
    "cthulhu_wars.deed.an_cathedral_chevron": NOOP("cthulhu_wars", "Cathedral at the chevron"),
    "cthulhu_wars.deed.an_cathedral_chevron.does": NOOP(
        "cthulhu_wars", "Have a Cathedral in an area with the chevron."
    ),
    "cthulhu_wars.deed.an_cathedral_slashes": NOOP("cthulhu_wars", "Cathedral at the slashes"),
    "cthulhu_wars.deed.an_cathedral_slashes.does": NOOP(
        "cthulhu_wars", "Have a Cathedral in an area with the slashes."
    ),
    "cthulhu_wars.deed.an_cathedral_no_glyph": NOOP("cthulhu_wars", "Cathedral without a glyph"),
    "cthulhu_wars.deed.an_cathedral_no_glyph.does": NOOP(
        "cthulhu_wars", "Have a Cathedral in an area with none of the three glyphs."
    ),
    "cthulhu_wars.deed.an_cheapest_monsters": NOOP("cthulhu_wars", "Cheapest monsters"),
    "cthulhu_wars.deed.an_cheapest_monsters.does": NOOP(
        "cthulhu_wars",
        "As your action: each enemy summons their cheapest monster at one of their gates for free.",
    ),
    "cthulhu_wars.deed.an_dearest_monsters": NOOP("cthulhu_wars", "Most expensive monsters"),
    "cthulhu_wars.deed.an_dearest_monsters.does": NOOP(
        "cthulhu_wars",
        "As your action: each enemy summons their most expensive monster at one of "
        "their gates for free.",
    ),
    "cthulhu_wars.ancients.prompt_vanish": NOOP(
        "cthulhu_wars", "{who}: you may move units from one area to another."
    ),
    "cthulhu_wars.ancients.prompt_vanish_more": NOOP(
        "cthulhu_wars", "{who}: which other units go from {source} to {target}?"
    ),
    "cthulhu_wars.ancients.prompt_feast": NOOP(
        "cthulhu_wars", "{who}: which enemy gains %n Power?"
    ),
    "cthulhu_wars.ancients.prompt_ground": NOOP(
        "cthulhu_wars", "{who}: remove a Cathedral to make {whom} eliminate a Great Old One?"
    ),
    "cthulhu_wars.ancients.prompt_cheapest": NOOP(
        "cthulhu_wars", "{who}: summon your cheapest monster for free."
    ),
    "cthulhu_wars.ancients.prompt_dearest": NOOP(
        "cthulhu_wars", "{who}: summon your most expensive monster for free."
    ),
    "cthulhu_wars.ancients.do_cathedral": NOOP(
        "cthulhu_wars", "Build a Cathedral in {place} (%n Power)"
    ),
    "cthulhu_wars.ancients.do_vanish": NOOP("cthulhu_wars", "{what} from {source} to {target}"),
    "cthulhu_wars.ancients.do_vanish_holder": NOOP(
        "cthulhu_wars", "{what} off the gate of {source} to {target}"
    ),
    "cthulhu_wars.ancients.vanish_no_more": NOOP("cthulhu_wars", "No other units"),
    "cthulhu_wars.ancients.do_gift": NOOP("cthulhu_wars", "{whom} gains %n Power"),
    "cthulhu_wars.ancients.do_ground": NOOP("cthulhu_wars", "Remove the Cathedral in {place}"),
    "cthulhu_wars.ancients.no_ground": NOOP("cthulhu_wars", "Remove none"),
    "cthulhu_wars.ancients.do_cheapest": NOOP(
        "cthulhu_wars", "Every enemy summons their cheapest monster for free"
    ),
    "cthulhu_wars.ancients.do_dearest": NOOP(
        "cthulhu_wars", "Every enemy summons their most expensive monster for free"
    ),
    "cthulhu_wars.ancients.do_welcome": NOOP("cthulhu_wars", "Summon {what} in {place} for free"),
    "cthulhu_wars.ancients.why_all_built": NOOP("cthulhu_wars", "All your Cathedrals are built."),
    "cthulhu_wars.ancients.why_no_site": NOOP(
        "cthulhu_wars",
        "You have no cultist in an area whose glyph has no Cathedral yet.",
    ),
    "cthulhu_wars.ancients.why_no_guest": NOOP(
        "cthulhu_wars", "No enemy has both a gate and a monster in their pool."
    ),
    "cthulhu_wars.ancients.log_cathedral": NOOP(
        "cthulhu_wars", "{who} builds a Cathedral in {place}."
    ),
    "cthulhu_wars.ancients.log_free": NOOP(
        "cthulhu_wars", "{who} summons {what} in {place} for free."
    ),
}
