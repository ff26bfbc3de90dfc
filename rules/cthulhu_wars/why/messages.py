"""The sentences of «Why not?» about a thing: its rule with what it stands at now."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.thing.both": NOOP("cthulhu_wars", "{rule} {cause}"),
    # ------------------------------------------------------------ what the game waits for
    "cthulhu_wars.now.over": NOOP("cthulhu_wars", "The game is over. {reason}."),
    "cthulhu_wars.now.setup": NOOP("cthulhu_wars", "This is setup. {prompt}"),
    "cthulhu_wars.now.setup_wait": NOOP(
        "cthulhu_wars", "This is setup, and {who} must decide first."
    ),
    "cthulhu_wars.now.asked": NOOP("cthulhu_wars", "{phase}, round {round}. {prompt}"),
    "cthulhu_wars.now.wait": NOOP(
        "cthulhu_wars", "{phase}, round {round}. {who} must decide first."
    ),
    "cthulhu_wars.now.round": NOOP("cthulhu_wars", "{phase}, round {round}."),
    # ------------------------------------------------------------ tracks and pages
    "cthulhu_wars.thing.doom_track": NOOP(
        "cthulhu_wars",
        "Doom is scored for gates in the Doom phase, and by rituals; 30 Doom ends the "
        "game. {who} has the most, %n Doom.",
    ),
    "cthulhu_wars.thing.ritual_track": NOOP(
        "cthulhu_wars",
        "You can perform a ritual only in the Doom phase. It costs {cost} Power; you have %n.",
    ),
    "cthulhu_wars.thing.ritual_seen": NOOP(
        "cthulhu_wars",
        "You can perform a ritual only in the Doom phase. The next one costs %n Power.",
    ),
    "cthulhu_wars.thing.order": NOOP(
        "cthulhu_wars",
        "The first player sets the turn order at the start of a round. {who} is the first player"
        " of round {round}.",
    ),
    "cthulhu_wars.thing.seat": NOOP(
        "cthulhu_wars",
        "You choose {who} only if an action or effect needs a faction. {who} has "
        "{doom} Doom and %n Power.",
    ),
    "cthulhu_wars.thing.battle": NOOP(
        "cthulhu_wars",
        "The battle in {place} runs in steps, and this page only shows them. {who} attacks {whom};"
        " it is at step %n of 8.",
    ),
    "cthulhu_wars.thing.battle_over": NOOP(
        "cthulhu_wars", "This page shows the last battle, which is over. Battles cost %n Power."
    ),
    "cthulhu_wars.thing.talks": NOOP(
        "cthulhu_wars",
        "Only the player whose turn it is to speak can make an offer here. Players "
        "negotiating: %n.",
    ),
    # ------------------------------------------------------------ the card of a faction
    "cthulhu_wars.thing.ability": NOOP(
        "cthulhu_wars", "{what} belongs to {who} from the start. {does}"
    ),
    "cthulhu_wars.thing.ability_other": NOOP("cthulhu_wars", "Only {who} uses {what}. {does}"),
    "cthulhu_wars.thing.book": NOOP("cthulhu_wars", "{who} has taken {what}. {does}"),
    "cthulhu_wars.thing.book_free": NOOP(
        "cthulhu_wars",
        "{who} must earn {what} first: each requirement met gives one spellbook. "
        "Requirements met: %n of 6.",
    ),
    "cthulhu_wars.thing.deed": NOOP(
        "cthulhu_wars",
        "{what} gives {who} a spellbook when it is met: {does} Progress: {done} of {whole}.",
    ),
    "cthulhu_wars.thing.deed_met": NOOP(
        "cthulhu_wars",
        "{who} has already met {what}; a requirement can be met only once. "
        "Requirements met: %n of 6.",
    ),
    "cthulhu_wars.thing.books": NOOP(
        "cthulhu_wars",
        "{who} picks a spellbook for each requirement it meets. Spellbooks: %n of 6.",
    ),
    "cthulhu_wars.thing.deeds": NOOP(
        "cthulhu_wars",
        "Each requirement gives {who} one spellbook, once. Requirements met: %n of 6.",
    ),
    "cthulhu_wars.thing.pool": NOOP(
        "cthulhu_wars",
        "Units enter play from the pool only on {who}'s turn, for Power. Power: %n.",
    ),
    "cthulhu_wars.thing.unit": NOOP(
        "cthulhu_wars",
        "{what}: {who} places it with an action on their turn, for {cost} Power. In the pool: %n.",
    ),
    "cthulhu_wars.thing.unit_own": NOOP(
        "cthulhu_wars",
        "{what}: you place it with an action on your turn, for {cost} Power. You have %n Power.",
    ),
    "cthulhu_wars.thing.building": NOOP(
        "cthulhu_wars",
        "{what}: {who} places it only with its ability. In the pool: %n.",
    ),
    "cthulhu_wars.thing.leaf": NOOP(
        "cthulhu_wars", "This turns {who}'s faction card over. Spellbooks on it: %n of 6."
    ),
    "cthulhu_wars.thing.power": NOOP(
        "cthulhu_wars",
        "{who} spends Power on actions and gains it in the Gather Power phase. Power: %n.",
    ),
    "cthulhu_wars.thing.doom": NOOP(
        "cthulhu_wars",
        "{who} gains 1 Doom for each gate in the Doom phase, and more by rituals. Doom: %n.",
    ),
    "cthulhu_wars.thing.gates": NOOP(
        "cthulhu_wars",
        "{who} builds a gate for 3 Power where it has a unit that can hold one. Gates: %n.",
    ),
    "cthulhu_wars.thing.signs": NOOP(
        "cthulhu_wars",
        "Elder Signs are worth 1–3 Doom and stay face down until they are revealed. {who} has %n.",
    ),
    "cthulhu_wars.thing.captives": NOOP(
        "cthulhu_wars",
        "Each captive gives {who} 1 Power in the Gather Power phase, then returns to "
        "its pool. Captives: %n.",
    ),
    "cthulhu_wars.thing.tokens": NOOP(
        "cthulhu_wars",
        "{who} places a desecration token only by Desecrate. Tokens on the map: %n.",
    ),
    "cthulhu_wars.thing.aside": NOOP(
        "cthulhu_wars",
        "Units off the map return only by {who}'s ability or spellbook that took them "
        "there. Units: %n.",
    ),
    "cthulhu_wars.thing.lies": NOOP(
        "cthulhu_wars",
        "This stays on {who}'s faction card until its spellbook says otherwise. "
        "Spellbooks: %n of 6.",
    ),
    # ------------------------------------------------------------ the chart
    "cthulhu_wars.thing.area": NOOP("cthulhu_wars", "You have %n unit(s) in {place}, and {gate}."),
    "cthulhu_wars.thing.area_none": NOOP(
        "cthulhu_wars", "You have no unit in {place}, and {gate}."
    ),
    "cthulhu_wars.thing.area_seen": NOOP("cthulhu_wars", "Units in {place}: %n. Here {gate}."),
    "cthulhu_wars.thing.no_gate": NOOP("cthulhu_wars", "there is no gate"),
    "cthulhu_wars.thing.gate_free": NOOP("cthulhu_wars", "no one controls the gate"),
    "cthulhu_wars.thing.gate_of": NOOP("cthulhu_wars", "{who} controls the gate"),
    "cthulhu_wars.thing.gate": NOOP(
        "cthulhu_wars",
        "You can take an abandoned gate on your own turn with a unit there that can "
        "hold it. In {place} {gate}; your units there: %n.",
    ),
    "cthulhu_wars.thing.own_unit": NOOP(
        "cthulhu_wars",
        "Your {what} in {place} moves only on your turn, for 1 Power. You have %n Power.",
    ),
    "cthulhu_wars.thing.other_unit": NOOP(
        "cthulhu_wars",
        "Only {who} moves its {what} in {place}. You can battle {who} there only with "
        "your own units there; you have %n.",
    ),
    "cthulhu_wars.thing.unit_seen": NOOP(
        "cthulhu_wars", "Only {who} moves its {what} in {place}. {who}'s Power: %n."
    ),
    "cthulhu_wars.thing.token": NOOP(
        "cthulhu_wars",
        "The desecration token in {place} stays for the rest of the game. Tokens on the map: %n.",
    ),
}
