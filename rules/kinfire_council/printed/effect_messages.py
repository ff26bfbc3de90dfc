"""The sentences of printed effects (15): one whole phrase for each op, for whom it is about.

A phrase stands in small letters without a full stop, so that others can follow it; `effect.whole`
makes a sentence of it. `{who}` is always the one who acts, in the form of «the lead sponsor»;
`{things}` is always a list of what is given or taken, each with its number.
"""

from rules.kernel.text import QT_TRANSLATE_NOOP
from rules.kinfire_council.printed import card_messages

NOOP = QT_TRANSLATE_NOOP

_FRAMES = {
    "kinfire_council.effect.whole": NOOP("kinfire_council", "{what}."),
    "kinfire_council.effect.nothing": NOOP("kinfire_council", "No effect."),
    "kinfire_council.effect.row": NOOP("kinfire_council", "{first}; {rest}"),
    "kinfire_council.effect.comma": NOOP("kinfire_council", "{first}, {last}"),
    "kinfire_council.effect.and": NOOP("kinfire_council", "{first} and {last}"),
    "kinfire_council.effect.or": NOOP("kinfire_council", "{first} or {last}"),
    "kinfire_council.effect.or_else": NOOP("kinfire_council", "{first}, or {last}"),
    "kinfire_council.effect.trade": NOOP("kinfire_council", "pay {things}: {what}"),
    "kinfire_council.effect.price": NOOP("kinfire_council", "pay {things}"),
    "kinfire_council.effect.times": NOOP("kinfire_council", "{what} (up to %n time(s))"),
    "kinfire_council.effect.choose": NOOP("kinfire_council", "choose: {what}"),
    "kinfire_council.effect.choose_who": NOOP("kinfire_council", "{who} chooses: {what}"),
    "kinfire_council.effect.may": NOOP("kinfire_council", "you may pay {things}: {what}"),
    "kinfire_council.effect.may_who": NOOP("kinfire_council", "{who} may pay {things}: {what}"),
    "kinfire_council.effect.may_free": NOOP("kinfire_council", "if you like: {what}"),
    "kinfire_council.effect.may_free_who": NOOP("kinfire_council", "{who} may do this: {what}"),
}
"""How phrases are put together."""

_WHO = {
    "kinfire_council.effect.who.each": NOOP("kinfire_council", "each player"),
    "kinfire_council.effect.who.lead": NOOP("kinfire_council", "the lead sponsor"),
    "kinfire_council.effect.who.sponsors": NOOP("kinfire_council", "each sponsor"),
    "kinfire_council.effect.who.non_sponsors": NOOP("kinfire_council", "each other player"),
    "kinfire_council.effect.who.actor": NOOP("kinfire_council", "the acting player"),
    "kinfire_council.effect.who.holder": NOOP("kinfire_council", "the holder"),
    "kinfire_council.effect.for.each": NOOP("kinfire_council", "for each player: {what}"),
    "kinfire_council.effect.for.lead": NOOP("kinfire_council", "for the lead sponsor: {what}"),
    "kinfire_council.effect.for.sponsors": NOOP("kinfire_council", "for each sponsor: {what}"),
    "kinfire_council.effect.for.non_sponsors": NOOP(
        "kinfire_council", "for each other player: {what}"
    ),
    "kinfire_council.effect.for.actor": NOOP("kinfire_council", "for the acting player: {what}"),
    "kinfire_council.effect.for.holder": NOOP("kinfire_council", "for the holder: {what}"),
}
"""Whom an effect is about."""

_THINGS = {
    "kinfire_council.effect.of.coin": NOOP("kinfire_council", "%n coin(s)"),
    "kinfire_council.effect.of.food": NOOP("kinfire_council", "%n food"),
    "kinfire_council.effect.of.common": NOOP("kinfire_council", "%n common"),
    "kinfire_council.effect.of.rare": NOOP("kinfire_council", "%n rare"),
    "kinfire_council.effect.of.magic": NOOP("kinfire_council", "%n magic"),
    "kinfire_council.effect.of.v": NOOP("kinfire_council", "%n V"),
    "kinfire_council.effect.of.mix": NOOP("kinfire_council", "%n in any mix of {kinds}"),
    "kinfire_council.effect.of.one": NOOP("kinfire_council", "%n {kinds}"),
    "kinfire_council.effect.of.research": NOOP("kinfire_council", "%n research card(s)"),
    "kinfire_council.effect.of.cultist": NOOP("kinfire_council", "%n arrested cultist(s)"),
    "kinfire_council.effect.of.threat": NOOP("kinfire_council", "%n repelled threat card(s)"),
    "kinfire_council.effect.kind.coin": NOOP("kinfire_council", "coin"),
    "kinfire_council.effect.kind.food": NOOP("kinfire_council", "food"),
    "kinfire_council.effect.kind.common": NOOP("kinfire_council", "common"),
    "kinfire_council.effect.kind.rare": NOOP("kinfire_council", "rare"),
    "kinfire_council.effect.kind.magic": NOOP("kinfire_council", "magic"),
    "kinfire_council.effect.skill.artisan": NOOP("kinfire_council", "Artisan"),
    "kinfire_council.effect.skill.scholar": NOOP("kinfire_council", "Scholar"),
    "kinfire_council.effect.skill.guard": NOOP("kinfire_council", "Guard"),
    "kinfire_council.effect.skill.spy": NOOP("kinfire_council", "Spy"),
    "kinfire_council.effect.skill.envoy": NOOP("kinfire_council", "Envoy"),
    "kinfire_council.effect.skill.hunter": NOOP("kinfire_council", "Hunter"),
}
"""What is paid, gained and lost, each with its number."""

_GOODS = {
    "kinfire_council.effect.gain": NOOP("kinfire_council", "gain {things}"),
    "kinfire_council.effect.gain_who": NOOP("kinfire_council", "{who} gains {things}"),
    "kinfire_council.effect.lose": NOOP("kinfire_council", "lose {things}"),
    "kinfire_council.effect.lose_who": NOOP("kinfire_council", "{who} loses {things}"),
    "kinfire_council.effect.discard_research": NOOP(
        "kinfire_council", "discard %n research card(s)"
    ),
    "kinfire_council.effect.discard_research_who": NOOP(
        "kinfire_council", "{who} discards %n research card(s)"
    ),
    "kinfire_council.effect.research": NOOP("kinfire_council", "draw %n research card(s)"),
    "kinfire_council.effect.research_who": NOOP(
        "kinfire_council", "{who} draws %n research card(s)"
    ),
    "kinfire_council.effect.influence": NOOP(
        "kinfire_council", "take %n influence from the reserve"
    ),
    "kinfire_council.effect.influence_who": NOOP(
        "kinfire_council", "{who} takes %n influence from the reserve"
    ),
    "kinfire_council.effect.vote": NOOP("kinfire_council", "place %n vote(s)"),
    "kinfire_council.effect.vote_who": NOOP("kinfire_council", "{who} places %n vote(s)"),
    "kinfire_council.effect.cult_influence": NOOP(
        "kinfire_council", "place %n influence with the Cult"
    ),
    "kinfire_council.effect.cult_influence_who": NOOP(
        "kinfire_council", "{who} places %n influence with the Cult"
    ),
    "kinfire_council.effect.cult_v": NOOP("kinfire_council", "give the Cult %n V"),
    "kinfire_council.effect.cult_v_who": NOOP("kinfire_council", "{who} gives the Cult %n V"),
    "kinfire_council.effect.coffers": NOOP(
        "kinfire_council", "take up to %n coin(s) from the coffers"
    ),
    "kinfire_council.effect.coffers_who": NOOP(
        "kinfire_council", "{who} takes up to %n coin(s) from the coffers"
    ),
    "kinfire_council.effect.sentry": NOOP(
        "kinfire_council", "take %n Sentry token(s) of a kind you do not have"
    ),
    "kinfire_council.effect.release_cultist": NOOP(
        "kinfire_council", "return %n arrested cultist(s) to the bag, if you have any"
    ),
    "kinfire_council.effect.release_cultist_who": NOOP(
        "kinfire_council", "{who} returns %n arrested cultist(s), if any, to the bag"
    ),
}
"""Goods, points, cards and influence."""

_DEEDS = {
    "kinfire_council.effect.errand.any": NOOP("kinfire_council", "run %n extra errand(s)"),
    "kinfire_council.effect.errand.need": NOOP(
        "kinfire_council", "meet %n need(s) as an extra errand"
    ),
    "kinfire_council.effect.errand.ship": NOOP(
        "kinfire_council", "send %n shipment(s) as an extra errand"
    ),
    "kinfire_council.effect.errand_less": NOOP(
        "kinfire_council", "{what} (a shipment costs %n less resource(s))"
    ),
    "kinfire_council.effect.arrest.adjacent": NOOP(
        "kinfire_council", "arrest %n adjacent cultist(s)"
    ),
    "kinfire_council.effect.arrest.any": NOOP(
        "kinfire_council", "arrest %n cultist(s) anywhere in the city"
    ),
    "kinfire_council.effect.train": NOOP("kinfire_council", "train %n worker(s): {skills}"),
    "kinfire_council.effect.train_who": NOOP(
        "kinfire_council", "{who} may train %n worker(s): {skills}"
    ),
    "kinfire_council.effect.upgrade": NOOP("kinfire_council", "upgrade a district and pay for it"),
    "kinfire_council.effect.upgrade_less": NOOP(
        "kinfire_council", "upgrade a district for %n less resource(s)"
    ),
    "kinfire_council.effect.repel": NOOP("kinfire_council", "repel a threat and pay for it"),
    "kinfire_council.effect.repel_less": NOOP(
        "kinfire_council", "repel a threat for %n less resource(s)"
    ),
    "kinfire_council.effect.remove_trouble.threat": NOOP(
        "kinfire_council", "remove up to %n trouble from threats"
    ),
    "kinfire_council.effect.remove_trouble.site": NOOP(
        "kinfire_council", "remove up to %n trouble from the lighthouse site"
    ),
    "kinfire_council.effect.remove_trouble.any": NOOP(
        "kinfire_council", "remove up to %n trouble from threats and the lighthouse site"
    ),
    "kinfire_council.effect.scry_threats": NOOP(
        "kinfire_council",
        "look at the top %n threat card(s) and put each on the top or the bottom of "
        "the deck, in any order",
    ),
    "kinfire_council.effect.scry_threats_who": NOOP(
        "kinfire_council",
        "{who} looks at the top %n threat card(s) and puts each on the top or the "
        "bottom of the deck, in any order",
    ),
    "kinfire_council.effect.turn_discount.tax": NOOP(
        "kinfire_council", "the next tax this turn is up to %n coin(s) less"
    ),
    "kinfire_council.effect.turn_discount.upgrade": NOOP(
        "kinfire_council", "the next upgrade this turn costs %n less resource(s)"
    ),
    "kinfire_council.effect.turn_discount.repel": NOOP(
        "kinfire_council", "the next repel this turn costs %n less resource(s)"
    ),
    "kinfire_council.effect.turn_discount.ship": NOOP(
        "kinfire_council", "the next shipment this turn costs %n less resource(s)"
    ),
    "kinfire_council.effect.turn_skill": NOOP(
        "kinfire_council",
        "until the end of the turn, the placed piece also has this skill: {skill}",
    ),
}
"""What a player does."""

_CITY = {
    "kinfire_council.effect.cult_score": NOOP("kinfire_council", "the Cult gains %n V"),
    "kinfire_council.effect.cult_loses": NOOP("kinfire_council", "the Cult loses %n V"),
    "kinfire_council.effect.coffers_empty": NOOP(
        "kinfire_council", "return all coins in the coffers to the supply"
    ),
    "kinfire_council.effect.damage": NOOP(
        "kinfire_council", "put %n trouble on the lighthouse site"
    ),
    "kinfire_council.effect.mend": NOOP(
        "kinfire_council", "remove up to %n trouble from the lighthouse site"
    ),
    "kinfire_council.effect.trouble_each_slot": NOOP(
        "kinfire_council", "put %n trouble on each threat in play"
    ),
    "kinfire_council.effect.calm_each_slot": NOOP(
        "kinfire_council", "remove %n trouble from each threat in play"
    ),
    "kinfire_council.effect.hideout": NOOP(
        "kinfire_council", "draw %n chit(s) from the bag into the Hideout"
    ),
    "kinfire_council.effect.hidden": NOOP(
        "kinfire_council", "put %n threat card(s) face down under Hidden Threats"
    ),
    "kinfire_council.effect.need_add.coin": NOOP("kinfire_council", "add a need for a coin"),
    "kinfire_council.effect.need_add.food": NOOP("kinfire_council", "add a need for food"),
    "kinfire_council.effect.need_add.common": NOOP("kinfire_council", "add a need for a common"),
    "kinfire_council.effect.need_add.rare": NOOP("kinfire_council", "add a need for a rare"),
    "kinfire_council.effect.need_add.magic": NOOP("kinfire_council", "add a need for magic"),
    "kinfire_council.effect.need_remove": NOOP(
        "kinfire_council", "the lead sponsor (if none, the Speaker) removes %n need token(s)"
    ),
    "kinfire_council.effect.place_tile.rubble": NOOP("kinfire_council", "place Rubble"),
    "kinfire_council.effect.place_tile.sea_beast": NOOP(
        "kinfire_council", "place the Sea Beast on the lighthouse site"
    ),
}
"""What happens to the city, whoever it comes from."""

SENTENCES: dict[str, str] = {
    **_FRAMES,
    **_WHO,
    **_THINGS,
    **_GOODS,
    **_DEEDS,
    **_CITY,
    **card_messages.SENTENCES,
}
