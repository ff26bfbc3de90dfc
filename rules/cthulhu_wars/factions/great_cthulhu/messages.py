"""The sentences of Great Cthulhu."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.immortal": NOOP("cthulhu_wars", "Immortal"),
    "cthulhu_wars.book.immortal.does": NOOP(
        "cthulhu_wars",
        "Once Cthulhu has been awakened, each later awakening costs 4. Every awakening "
        "gains an Elder Sign.",
    ),
    "cthulhu_wars.book.devour": NOOP("cthulhu_wars", "Devour"),
    "cthulhu_wars.book.devour.does": NOOP(
        "cthulhu_wars",
        "Before the dice, once in each battle with Cthulhu: the enemy eliminates one "
        "of their monsters or cultists in the battle, of their choice.",
    ),
    "cthulhu_wars.book.absorb": NOOP("cthulhu_wars", "Absorb"),
    "cthulhu_wars.book.absorb.does": NOOP(
        "cthulhu_wars",
        "Before the dice, a Shoggoth may absorb units of its own side in the battle. "
        "Each one gives it 3 combat for this battle.",
    ),
    "cthulhu_wars.book.devolve": NOOP("cthulhu_wars", "Devolve"),
    "cthulhu_wars.book.devolve.does": NOOP(
        "cthulhu_wars",
        "After anyone's action: replace any of your Acolytes on the map with Deep Ones "
        "from your pool, one for one.",
    ),
    "cthulhu_wars.book.dreams": NOOP("cthulhu_wars", "Dreams"),
    "cthulhu_wars.book.dreams.does": NOOP(
        "cthulhu_wars",
        "Action: choose an area and an enemy with an Acolyte there. They eliminate "
        "one, and you place an Acolyte from your pool there.",
    ),
    "cthulhu_wars.book.regenerate": NOOP("cthulhu_wars", "Regenerate"),
    "cthulhu_wars.book.regenerate.does": NOOP(
        "cthulhu_wars",
        "Each of your Starspawn may take two results in a battle. Only two kills kill it; "
        "anything else is a pain.",
    ),
    "cthulhu_wars.book.submerge": NOOP("cthulhu_wars", "Submerge"),
    "cthulhu_wars.book.submerge.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power, with Cthulhu in an ocean: take him and any of your units "
        "there off the map. As a later free action, place all of them in one area.",
    ),
    "cthulhu_wars.book.y_ha_nthlei": NOOP("cthulhu_wars", "Y'ha Nthlei"),
    "cthulhu_wars.book.y_ha_nthlei.does": NOOP(
        "cthulhu_wars",
        "In the Gather Power phase, with Cthulhu in play: 1 Power for each gate in an "
        "ocean that an enemy controls.",
    ),
    "cthulhu_wars.deed.gc_first_doom_phase": NOOP("cthulhu_wars", "First Doom phase"),
    "cthulhu_wars.deed.gc_first_doom_phase.does": NOOP(
        "cthulhu_wars", "Reach the first Doom phase of the game. Also gains an Elder Sign."
    ),
    "cthulhu_wars.deed.gc_kill_one": NOOP("cthulhu_wars", "Kill one"),
    "cthulhu_wars.deed.gc_kill_one.does": NOOP(
        "cthulhu_wars", "Kill or devour an enemy unit in a battle."
    ),
    "cthulhu_wars.deed.gc_kill_two": NOOP("cthulhu_wars", "Kill two"),
    "cthulhu_wars.deed.gc_kill_two.does": NOOP(
        "cthulhu_wars",
        "Kill or devour two enemy units in one battle. A third one also earns “Kill one”.",
    ),
    "cthulhu_wars.deed.gc_ocean_gates": NOOP("cthulhu_wars", "Gates in oceans"),
    "cthulhu_wars.deed.gc_ocean_gates.does": NOOP(
        "cthulhu_wars",
        "Control three gates in oceans, or have four gates in oceans, whoever controls them.",
    ),
    "cthulhu_wars.deed.gc_awaken_cthulhu": NOOP("cthulhu_wars", "Awaken Cthulhu"),
    "cthulhu_wars.deed.gc_awaken_cthulhu.does": NOOP("cthulhu_wars", "Awaken Cthulhu."),
    "cthulhu_wars.deed.gc_five_books": NOOP("cthulhu_wars", "Five spellbooks"),
    "cthulhu_wars.deed.gc_five_books.does": NOOP(
        "cthulhu_wars",
        "Have your other five spellbooks in a Doom phase. Also gains an Elder Sign.",
    ),
    "cthulhu_wars.great_cthulhu.prompt_along": NOOP(
        "cthulhu_wars", "{who}: which units submerge with Cthulhu in {place}?"
    ),
    "cthulhu_wars.great_cthulhu.take": NOOP("cthulhu_wars", "Take along: {what}"),
    "cthulhu_wars.great_cthulhu.take_holder": NOOP(
        "cthulhu_wars", "Take along: {what} on the gate, which is abandoned"
    ),
    "cthulhu_wars.great_cthulhu.take_all": NOOP("cthulhu_wars", "Take all along"),
    "cthulhu_wars.great_cthulhu.take_no_more": NOOP("cthulhu_wars", "No other units"),
    "cthulhu_wars.great_cthulhu.do_devour": NOOP("cthulhu_wars", "Devour one of {whom}'s units"),
    "cthulhu_wars.great_cthulhu.do_absorb": NOOP("cthulhu_wars", "Absorb: {what}"),
    "cthulhu_wars.great_cthulhu.do_absorb_holder": NOOP(
        "cthulhu_wars", "Absorb: {what} on the gate in {place}, which is abandoned"
    ),
    "cthulhu_wars.great_cthulhu.do_absorb_by": NOOP(
        "cthulhu_wars", "Absorb: {what}, by the Shoggoth that has absorbed {fed}"
    ),
    "cthulhu_wars.great_cthulhu.do_absorb_by_holder": NOOP(
        "cthulhu_wars",
        "Absorb: {what} on the gate in {place}, which is abandoned, by the Shoggoth "
        "that has absorbed {fed}",
    ),
    "cthulhu_wars.great_cthulhu.do_devolve": NOOP("cthulhu_wars", "Devolve an Acolyte in {place}"),
    "cthulhu_wars.great_cthulhu.do_devolve_holder": NOOP(
        "cthulhu_wars", "Devolve the Acolyte on the gate in {place}, which is abandoned"
    ),
    "cthulhu_wars.great_cthulhu.do_dreams": NOOP(
        "cthulhu_wars", "Dreams in {place}: replace {whom}'s Acolyte with yours ({cost} Power)"
    ),
    "cthulhu_wars.great_cthulhu.do_submerge": NOOP("cthulhu_wars", "Submerge Cthulhu (1 Power)"),
    "cthulhu_wars.great_cthulhu.do_surface": NOOP("cthulhu_wars", "Emerge in {place}"),
    "cthulhu_wars.great_cthulhu.why_in_play": NOOP("cthulhu_wars", "{what} is already in play."),
    "cthulhu_wars.great_cthulhu.why_no_gate": NOOP(
        "cthulhu_wars", "There must be a gate in {place}, whoever controls it."
    ),
    "cthulhu_wars.great_cthulhu.why_no_acolyte": NOOP(
        "cthulhu_wars", "There is no Acolyte in your pool."
    ),
    "cthulhu_wars.great_cthulhu.why_no_victim": NOOP(
        "cthulhu_wars", "No enemy has an Acolyte on the map."
    ),
    "cthulhu_wars.great_cthulhu.why_asleep": NOOP("cthulhu_wars", "Cthulhu is not in play."),
    "cthulhu_wars.great_cthulhu.why_on_land": NOOP("cthulhu_wars", "Cthulhu is not in an ocean."),
}
