"""The sentences of what holds while its source is in play, and of whole cards and tiles (15)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

_COUNTED = {
    "kinfire_council.effect.per.patrons": NOOP(
        "kinfire_council", "{what}, once per patron token held (at most %n time(s))"
    ),
    "kinfire_council.effect.per.trophies": NOOP(
        "kinfire_council", "{what}, once per repelled threat held (at most %n time(s))"
    ),
    "kinfire_council.effect.per.cultists": NOOP(
        "kinfire_council", "{what}, once per arrested cultist held (at most %n time(s))"
    ),
    "kinfire_council.effect.per.skilled": NOOP(
        "kinfire_council", "{what}, once per skilled worker (at most %n time(s))"
    ),
    "kinfire_council.effect.per.needs_met": NOOP(
        "kinfire_council", "{what}, once per need met this round (at most %n time(s))"
    ),
    "kinfire_council.effect.per.research": NOOP(
        "kinfire_council", "{what}, once per research card left in hand (at most %n time(s))"
    ),
    "kinfire_council.effect.end.patrons": NOOP(
        "kinfire_council", "at the end of the game {who} gains %n V per patron token held"
    ),
    "kinfire_council.effect.end.trophies": NOOP(
        "kinfire_council", "at the end of the game {who} gains %n V per repelled threat held"
    ),
    "kinfire_council.effect.end.cultists": NOOP(
        "kinfire_council", "at the end of the game {who} gains %n V per arrested cultist held"
    ),
    "kinfire_council.effect.end.skilled": NOOP(
        "kinfire_council",
        "at the end of the game {who} gains %n V per skilled worker",
    ),
    "kinfire_council.effect.end.needs_met": NOOP(
        "kinfire_council",
        "at the end of the game {who} gains %n V per need they met in the last round",
    ),
    "kinfire_council.effect.end.research": NOOP(
        "kinfire_council", "at the end of the game {who} gains %n V per research card in hand"
    ),
}
"""What is counted: once, when the effect is carried out."""

_MOMENTS = {
    "kinfire_council.effect.on.sun_rise": NOOP("kinfire_council", "at Sun's Rise, {what}"),
    "kinfire_council.effect.on.location_action": NOOP(
        "kinfire_council", "after each use of a location in the city, {what}"
    ),
    "kinfire_council.effect.on.arrest": NOOP("kinfire_council", "after each arrest, {what}"),
    "kinfire_council.effect.on.upgrade": NOOP("kinfire_council", "after each upgrade, {what}"),
    "kinfire_council.effect.on.repel": NOOP(
        "kinfire_council", "after each repelled threat, {what}"
    ),
    "kinfire_council.effect.on.ship": NOOP("kinfire_council", "after each shipment, {what}"),
    "kinfire_council.effect.on.need_scored": NOOP(
        "kinfire_council", "for each need that scores, {what}"
    ),
    "kinfire_council.effect.on.lead_sponsor": NOOP(
        "kinfire_council", "when a passed decree has a lead sponsor, {what}"
    ),
    "kinfire_council.effect.on.trouble_here": NOOP(
        "kinfire_council", "whenever trouble is put on this card, {what}"
    ),
    "kinfire_council.effect.own.sun_rise": NOOP("kinfire_council", "at Sun's Rise, {what}"),
    "kinfire_council.effect.own.location_action": NOOP(
        "kinfire_council", "after each of their own uses of a location in the city, {what}"
    ),
    "kinfire_council.effect.own.arrest": NOOP(
        "kinfire_council", "after each of their own arrests, {what}"
    ),
    "kinfire_council.effect.own.upgrade": NOOP(
        "kinfire_council", "after each of their own upgrades, {what}"
    ),
    "kinfire_council.effect.own.repel": NOOP(
        "kinfire_council", "after each of their own repelled threats, {what}"
    ),
    "kinfire_council.effect.own.ship": NOOP(
        "kinfire_council", "after each of their own shipments, {what}"
    ),
    "kinfire_council.effect.own.need_scored": NOOP(
        "kinfire_council", "for each of their own needs that scores, {what}"
    ),
    "kinfire_council.effect.own.lead_sponsor": NOOP(
        "kinfire_council", "each time the holder is lead sponsor of the passed decree, {what}"
    ),
    "kinfire_council.effect.piece.location_action": NOOP(
        "kinfire_council", "after this piece uses a location in the city, {what}"
    ),
}
"""When a trigger does something: for all, for the holder alone, for a piece with a skill."""

_NUMBERS = {
    "kinfire_council.effect.more.cult_draw": NOOP(
        "kinfire_council", "draw %n more chit(s) at Sun's Rise"
    ),
    "kinfire_council.effect.less.cult_draw": NOOP(
        "kinfire_council", "draw %n fewer chit(s) at Sun's Rise"
    ),
    "kinfire_council.effect.more.need_v": NOOP("kinfire_council", "a met need scores %n more V"),
    "kinfire_council.effect.less.need_v": NOOP("kinfire_council", "a met need scores %n V less"),
    "kinfire_council.effect.more.tax_t1": NOOP(
        "kinfire_council", "the tax of tier 1 is %n coin(s) higher"
    ),
    "kinfire_council.effect.less.tax_t1": NOOP(
        "kinfire_council", "the tax of tier 1 is %n coin(s) lower"
    ),
    "kinfire_council.effect.more.tax_t2": NOOP(
        "kinfire_council", "the tax of tier 2 is %n coin(s) higher"
    ),
    "kinfire_council.effect.less.tax_t2": NOOP(
        "kinfire_council", "the tax of tier 2 is %n coin(s) lower"
    ),
    "kinfire_council.effect.more.tax_t3": NOOP(
        "kinfire_council", "the tax of tier 3 is %n coin(s) higher"
    ),
    "kinfire_council.effect.less.tax_t3": NOOP(
        "kinfire_council", "the tax of tier 3 is %n coin(s) lower"
    ),
    "kinfire_council.effect.more.errands_per_turn": NOOP(
        "kinfire_council", "%n more errand(s) each turn"
    ),
    "kinfire_council.effect.less.errands_per_turn": NOOP(
        "kinfire_council", "%n fewer errand(s) each turn"
    ),
    "kinfire_council.effect.more.upgrade_discount": NOOP(
        "kinfire_council", "upgrades cost %n less resource(s)"
    ),
    "kinfire_council.effect.less.upgrade_discount": NOOP(
        "kinfire_council", "the discount on upgrades is %n resource(s) smaller"
    ),
    "kinfire_council.effect.more.repel_discount": NOOP(
        "kinfire_council", "repelling a threat costs %n less resource(s)"
    ),
    "kinfire_council.effect.less.repel_discount": NOOP(
        "kinfire_council", "the discount on repelling is %n resource(s) smaller"
    ),
    "kinfire_council.effect.more.ship_discount": NOOP(
        "kinfire_council", "shipments cost %n less resource(s)"
    ),
    "kinfire_council.effect.less.ship_discount": NOOP(
        "kinfire_council", "the discount on shipments is %n resource(s) smaller"
    ),
    "kinfire_council.effect.more.ship_surcharge": NOOP(
        "kinfire_council", "each shipment costs %n more resource(s) of any kind"
    ),
    "kinfire_council.effect.less.ship_surcharge": NOOP(
        "kinfire_council", "the surcharge on shipments is %n resource(s) smaller"
    ),
}
"""Numbers that a modifier changes; their least is 0."""

_FLAGS = {
    "kinfire_council.effect.flag.action_and_arrest": NOOP(
        "kinfire_council",
        "on a numbered space this piece may both use a location and arrest an adjacent cultist or"
        " clear adjacent Rubble, in either order",
    ),
    "kinfire_council.effect.flag.share_space": NOOP(
        "kinfire_council",
        "this piece may be placed on a space that already holds pieces or a cultist",
    ),
    "kinfire_council.effect.flag.no_tax": NOOP("kinfire_council", "this piece pays no tax"),
    "kinfire_council.effect.flag.hunter": NOOP(
        "kinfire_council",
        "when this piece repels a threat, it costs 1 less resource and gains 1 more V",
    ),
}

_CARDS = {
    "kinfire_council.effect.lines": NOOP("kinfire_council", "{first} {rest}"),
    "kinfire_council.effect.threat.drawn": NOOP("kinfire_council", "When drawn: {what}."),
    "kinfire_council.effect.threat.lies": NOOP("kinfire_council", "While in play: {what}."),
    "kinfire_council.effect.threat.quiet": NOOP(
        "kinfire_council", "Never triggers and does nothing while in play."
    ),
    "kinfire_council.effect.threat.triggers": NOOP("kinfire_council", "At %n trouble: {what}."),
    "kinfire_council.effect.threat.price": NOOP(
        "kinfire_council", "Repel it: pay {things}, gain %n V."
    ),
    "kinfire_council.effect.threat.free": NOOP(
        "kinfire_council", "As a hidden threat: the Cult gains %n V."
    ),
    "kinfire_council.effect.decree.law": NOOP("kinfire_council", "{what}."),
    "kinfire_council.effect.decree.order": NOOP("kinfire_council", "If it passes: {what}."),
    "kinfire_council.effect.decree.election": NOOP("kinfire_council", "{what}."),
    "kinfire_council.effect.decree.crisis": NOOP("kinfire_council", "If it fails: {what}."),
    "kinfire_council.effect.research.turn": NOOP("kinfire_council", "On your turn: {what}."),
    "kinfire_council.effect.research.night": NOOP(
        "kinfire_council", "At the start of Night's Fall: {what}."
    ),
    "kinfire_council.effect.sentry.need_scored": NOOP(
        "kinfire_council", "%n V for each of your needs that scores."
    ),
    "kinfire_council.effect.sentry.ship": NOOP(
        "kinfire_council", "%n V for each of your shipments."
    ),
    "kinfire_council.effect.sentry.arrest": NOOP(
        "kinfire_council", "%n V for each of your arrests."
    ),
    "kinfire_council.effect.sentry.upgrade": NOOP(
        "kinfire_council", "%n V for each of your upgrades."
    ),
    "kinfire_council.effect.sentry.repel": NOOP(
        "kinfire_council", "%n V for each threat you repel."
    ),
    "kinfire_council.effect.sentry.lead_sponsor": NOOP(
        "kinfire_council", "%n V each time you are lead sponsor of the passed decree."
    ),
    "kinfire_council.effect.sentry.location_action": NOOP(
        "kinfire_council", "%n V for each of your uses of a location in the city."
    ),
    "kinfire_council.effect.sheet": NOOP(
        "kinfire_council", "This sheet's Seeker has the skill {skill}."
    ),
    "kinfire_council.effect.patron": NOOP(
        "kinfire_council", "For the patron, when another player places a piece here: {what}."
    ),
    "kinfire_council.effect.site": NOOP(
        "kinfire_council", "Starts with %n trouble. Seeker space: {what}."
    ),
    "kinfire_council.effect.site_row": NOOP("kinfire_council", "%n floor(s): pay {things}."),
    "kinfire_council.effect.start": NOOP("kinfire_council", "Starts with {things}."),
    "kinfire_council.effect.of.influence": NOOP("kinfire_council", "%n influence"),
    # ------------------------------------------------------------ boards and tiles
    "kinfire_council.effect.tracker_row": NOOP(
        "kinfire_council", "Row {row}: {v} V per floor, the Cult gains %n V."
    ),
    "kinfire_council.effect.taxes": NOOP(
        "kinfire_council", "Taxes in coins, from the lower city up: {taxes}."
    ),
    "kinfire_council.effect.streets": NOOP(
        "kinfire_council", "%n pair(s) of adjacent spaces: {ways}."
    ),
    "kinfire_council.effect.upgrade_price": NOOP(
        "kinfire_council", "Tier {tier}: pay {things} to upgrade a district and score %n V."
    ),
    "kinfire_council.effect.needs_rows": NOOP(
        "kinfire_council", "%n row(s), each with room for {most}."
    ),
    "kinfire_council.effect.needs_start": NOOP("kinfire_council", "Needs at the start: {what}."),
    "kinfire_council.effect.needs_v": NOOP("kinfire_council", "%n V for each need met."),
    "kinfire_council.effect.needs_chits": NOOP(
        "kinfire_council", "Chits drawn for each unmet need: %n."
    ),
    "kinfire_council.effect.cult_start": NOOP(
        "kinfire_council", "The Cult starts the game with %n V."
    ),
    "kinfire_council.effect.cult_draw": NOOP("kinfire_council", "Chits drawn each Sun's Rise: %n."),
    "kinfire_council.effect.cult_hidden": NOOP(
        "kinfire_council", "Hidden threats at the start: %n."
    ),
    "kinfire_council.effect.tile_copies": NOOP("kinfire_council", "Tiles of this kind: %n."),
    "kinfire_council.effect.tile_clear": NOOP(
        "kinfire_council", "Pay {things} to clear it and score %n V."
    ),
    "kinfire_council.effect.tile_surcharge": NOOP(
        "kinfire_council", "Each shipment costs %n more resource(s)."
    ),
    "kinfire_council.effect.tile_none": NOOP(
        "kinfire_council", "If no tile is left, the Cult gains %n V instead."
    ),
}
"""What stands on whole cards and tiles."""

SENTENCES: dict[str, str] = {
    **_COUNTED,
    **_MOMENTS,
    **_NUMBERS,
    **_FLAGS,
    **_CARDS,
}
