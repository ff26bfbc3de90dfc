"""The sentences of the Ancients in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.dematerialization": NOOP("cthulhu_wars", "Dematerialization"),
    "cthulhu_wars.book.dematerialization.does": NOOP(
        "cthulhu_wars",
        "In the Doom phase: take any of your units from one area to any other one.",
    ),
    "cthulhu_wars.book.cathedrals": NOOP("cthulhu_wars", "Cathedrals"),
    "cthulhu_wars.book.cathedrals.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power, or 3 next to another Cathedral: build one where you have a unit that "
        "could hold a gate. One for each of the three glyphs, one where there is none.",
    ),
    "cthulhu_wars.book.brainless": NOOP("cthulhu_wars", "Brainless"),
    "cthulhu_wars.book.brainless.does": NOOP(
        "cthulhu_wars",
        "Reanimated cost 1. They move, capture or begin a battle only with another kind of unit "
        "of yours in their area.",
    ),
    "cthulhu_wars.book.consecration": NOOP("cthulhu_wars", "Consecration"),
    "cthulhu_wars.book.consecration.does": NOOP(
        "cthulhu_wars",
        "Your ritual brings 1 Elder Sign if a Cathedral is in play, 2 if all four are.",
    ),
    "cthulhu_wars.book.extinction": NOOP("cthulhu_wars", "Extinction"),
    "cthulhu_wars.book.extinction.does": NOOP(
        "cthulhu_wars", "Yothans cost 3. One that is killed or eliminated leaves the game."
    ),
    "cthulhu_wars.book.festival": NOOP("cthulhu_wars", "Festival"),
    "cthulhu_wars.book.festival.does": NOOP(
        "cthulhu_wars",
        "Un-Men cost 0. For each that you summon an enemy of your choice gains 1 Power.",
    ),
    "cthulhu_wars.book.unholy_ground": NOOP("cthulhu_wars", "Unholy Ground"),
    "cthulhu_wars.book.unholy_ground.does": NOOP(
        "cthulhu_wars",
        "After your battle in an area with a Cathedral you may remove any Cathedral: the enemy "
        "eliminates one of his Great Old Ones that fought.",
    ),
    "cthulhu_wars.book.worship_services": NOOP("cthulhu_wars", "Worship Services"),
    "cthulhu_wars.book.worship_services.does": NOOP(
        "cthulhu_wars",
        "When Power is gathered you gain 1 for each Cathedral in an area with a gate that an enemy "
        "controls, and so does that enemy.",
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
        "As your action: every enemy summons his cheapest monster free at a gate of his.",
    ),
    "cthulhu_wars.deed.an_dearest_monsters": NOOP("cthulhu_wars", "Dearest monsters"),
    "cthulhu_wars.deed.an_dearest_monsters.does": NOOP(
        "cthulhu_wars",
        "As your action: every enemy summons his dearest monster free at a gate of his.",
    ),
    "cthulhu_wars.ancients.prompt_vanish": NOOP(
        "cthulhu_wars", "{who}: units of one area may appear in another."
    ),
    "cthulhu_wars.ancients.prompt_vanish_more": NOOP(
        "cthulhu_wars", "{who}: who else goes from {source} to {target}?"
    ),
    "cthulhu_wars.ancients.prompt_feast": NOOP(
        "cthulhu_wars", "{who}: which enemy gains %n Power?"
    ),
    "cthulhu_wars.ancients.prompt_ground": NOOP(
        "cthulhu_wars", "{who}: remove a Cathedral, so that {whom} eliminates a Great Old One?"
    ),
    "cthulhu_wars.ancients.prompt_cheapest": NOOP(
        "cthulhu_wars", "{who}: summon your cheapest monster free."
    ),
    "cthulhu_wars.ancients.prompt_dearest": NOOP(
        "cthulhu_wars", "{who}: summon your dearest monster free."
    ),
    "cthulhu_wars.ancients.do_cathedral": NOOP(
        "cthulhu_wars", "Build a Cathedral in {place} (%n Power)"
    ),
    "cthulhu_wars.ancients.do_vanish": NOOP("cthulhu_wars", "{what} from {source} to {target}"),
    "cthulhu_wars.ancients.do_vanish_holder": NOOP(
        "cthulhu_wars", "{what} off the gate of {source} to {target}"
    ),
    "cthulhu_wars.ancients.vanish_no_more": NOOP("cthulhu_wars", "Nobody else goes"),
    "cthulhu_wars.ancients.do_gift": NOOP("cthulhu_wars", "{whom} gains %n Power"),
    "cthulhu_wars.ancients.do_ground": NOOP("cthulhu_wars", "Remove the Cathedral of {place}"),
    "cthulhu_wars.ancients.no_ground": NOOP("cthulhu_wars", "Remove none"),
    "cthulhu_wars.ancients.do_cheapest": NOOP(
        "cthulhu_wars", "Every enemy summons his cheapest monster free"
    ),
    "cthulhu_wars.ancients.do_dearest": NOOP(
        "cthulhu_wars", "Every enemy summons his dearest monster free"
    ),
    "cthulhu_wars.ancients.do_welcome": NOOP("cthulhu_wars", "Summon {what} in {place} free"),
    "cthulhu_wars.ancients.why_all_built": NOOP("cthulhu_wars", "All your Cathedrals are built."),
    "cthulhu_wars.ancients.why_no_site": NOOP(
        "cthulhu_wars",
        "You have no cultist in an area with a glyph on which no Cathedral stands yet.",
    ),
    "cthulhu_wars.ancients.why_no_guest": NOOP(
        "cthulhu_wars", "No enemy has a gate and a monster in the pool."
    ),
    "cthulhu_wars.ancients.log_cathedral": NOOP(
        "cthulhu_wars", "{who} builds a Cathedral in {place}."
    ),
    "cthulhu_wars.ancients.log_free": NOOP(
        "cthulhu_wars", "{who} summons {what} in {place} for nothing."
    ),
}
