"""Sentences of the general law: paying, goods, influence, cards, sentries, choices of effects."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.name": NOOP("kinfire_council", "Kinfire Council"),
    "kinfire_council.about": NOOP(
        "kinfire_council",
        "Five rounds to govern a city under siege: place your workers, vote on "
        "decrees, build the lighthouse, and make sure the Cult does not score more "
        "than everyone.",
    ),
    "kinfire_council.a_card": NOOP("kinfire_council", "a research card"),
    # ------------------------------------------------------------ prices
    "kinfire_council.cost.less": NOOP("kinfire_council", "{cost}, minus %n resource(s)"),
    "kinfire_council.cost.more": NOOP("kinfire_council", "{cost}, plus %n of any kind"),
    # ------------------------------------------------------------ prompts
    "kinfire_council.prompt.pay": NOOP("kinfire_council", "{who}: how do you pay? ({cost})"),
    "kinfire_council.prompt.pay_for": NOOP(
        "kinfire_council", "{who}: how do you pay for {item}? ({cost})"
    ),
    "kinfire_council.prompt.pay_need": NOOP(
        "kinfire_council", "{who}: how do you pay for the need? ({cost})"
    ),
    "kinfire_council.prompt.pay_ship": NOOP(
        "kinfire_council", "{who}: how do you pay for the shipment? ({cost})"
    ),
    "kinfire_council.prompt.pay_upgrade": NOOP(
        "kinfire_council", "{who}: how do you pay for the upgrade? ({cost})"
    ),
    "kinfire_council.prompt.pay_repel": NOOP(
        "kinfire_council", "{who}: how do you pay for repelling the threat? ({cost})"
    ),
    "kinfire_council.prompt.spend_cultists": NOOP(
        "kinfire_council", "{who}: spend %n arrested cultist(s)."
    ),
    "kinfire_council.prompt.spend_trophies": NOOP(
        "kinfire_council", "{who}: spend %n repelled threat(s)."
    ),
    "kinfire_council.prompt.discard": NOOP(
        "kinfire_council", "{who}: discard %n research card(s)."
    ),
    "kinfire_council.prompt.vote": NOOP(
        "kinfire_council", "{who}: place a vote, or stop (%n vote(s) left)."
    ),
    "kinfire_council.prompt.calm": NOOP(
        "kinfire_council", "{who}: remove %n trouble from threats."
    ),
    "kinfire_council.prompt.sentry": NOOP("kinfire_council", "{who}: take a sentry."),
    "kinfire_council.prompt.goods": NOOP("kinfire_council", "{who}: take %n resource(s)."),
    "kinfire_council.prompt.choose": NOOP("kinfire_council", "{who}: choose one ({item})."),
    "kinfire_council.prompt.choose_plain": NOOP("kinfire_council", "{who}: choose one."),
    "kinfire_council.prompt.may": NOOP("kinfire_council", "{who}: pay {cost}? ({item})"),
    "kinfire_council.prompt.may_plain": NOOP("kinfire_council", "{who}: pay {cost}?"),
    # ------------------------------------------------------------ orders
    "kinfire_council.do.pay": NOOP("kinfire_council", "Pay {goods}"),
    "kinfire_council.do.spend_cultist": NOOP("kinfire_council", "Spend cultist {number}"),
    "kinfire_council.do.spend_trophy": NOOP("kinfire_council", "Spend {card}"),
    "kinfire_council.do.discard": NOOP("kinfire_council", "Discard {card}"),
    "kinfire_council.do.vote": NOOP("kinfire_council", "Vote for {decree}"),
    "kinfire_council.do.no_vote": NOOP("kinfire_council", "No more votes"),
    "kinfire_council.do.calm": NOOP("kinfire_council", "{threat} (%n trouble)"),
    "kinfire_council.do.sentry": NOOP("kinfire_council", "{sentry}: %n V for {moment}"),
    "kinfire_council.do.goods": NOOP("kinfire_council", "Take {goods}"),
    "kinfire_council.do.accept": NOOP("kinfire_council", "Pay {cost}: {gain}"),
    "kinfire_council.do.decline": NOOP("kinfire_council", "Do not pay"),
    "kinfire_council.moment.sun_rise": NOOP("kinfire_council", "Sun's Rise"),
    "kinfire_council.moment.location_action": NOOP("kinfire_council", "each location used"),
    "kinfire_council.moment.arrest": NOOP("kinfire_council", "each arrest"),
    "kinfire_council.moment.upgrade": NOOP("kinfire_council", "each upgrade"),
    "kinfire_council.moment.repel": NOOP("kinfire_council", "each repelled threat"),
    "kinfire_council.moment.ship": NOOP("kinfire_council", "each shipment"),
    "kinfire_council.moment.need_scored": NOOP("kinfire_council", "each need that scores"),
    "kinfire_council.moment.lead_sponsor": NOOP("kinfire_council", "each time as lead sponsor"),
    "kinfire_council.moment.trouble_here": NOOP("kinfire_council", "trouble put on it"),
    # ------------------------------------------------------------ reasons
    "kinfire_council.why.too_dear": NOOP("kinfire_council", "This costs {cost}; you hold {held}."),
    "kinfire_council.why.too_few_v": NOOP("kinfire_council", "This costs %n V; you have {held}."),
    "kinfire_council.why.too_few_cards": NOOP(
        "kinfire_council", "This costs %n research card(s); you hold {held}."
    ),
    "kinfire_council.why.too_few_cultists": NOOP(
        "kinfire_council", "This costs %n arrested cultist(s); you hold {held}."
    ),
    "kinfire_council.why.too_few_trophies": NOOP(
        "kinfire_council", "This costs %n repelled threat(s); you hold {held}."
    ),
    "kinfire_council.why.sentry_owned": NOOP(
        "kinfire_council", "You already own one of this kind."
    ),
    "kinfire_council.why.sentry_none_left": NOOP(
        "kinfire_council", "The other players have taken all of this kind."
    ),
    "kinfire_council.why.lose_short": NOOP(
        "kinfire_council", "You would have to lose {goods}; you hold {held}."
    ),
    "kinfire_council.why.cards_short": NOOP(
        "kinfire_council", "You would have to discard %n research card(s); you hold {held}."
    ),
    "kinfire_council.why.release_short": NOOP(
        "kinfire_council", "You would have to release %n cultist(s); you hold {held}."
    ),
    "kinfire_council.why.influence_short": NOOP(
        "kinfire_council", "Your reserve has fewer than %n influence token(s)."
    ),
    "kinfire_council.why.tokens_short": NOOP(
        "kinfire_council", "This takes %n influence token(s) from your sheet; it has {held}."
    ),
    "kinfire_council.why.no_docket": NOOP("kinfire_council", "There is no docket to vote on now."),
    "kinfire_council.why.no_trouble": NOOP(
        "kinfire_council", "There is less than %n trouble on the threats."
    ),
    # ------------------------------------------------------------ log
    "kinfire_council.log.scored": NOOP("kinfire_council", "{who}: +%n V ({source})"),
    "kinfire_council.log.lost_v": NOOP("kinfire_council", "{who} loses %n V ({source})"),
    "kinfire_council.log.cult_scored": NOOP("kinfire_council", "The Cult: +%n V ({source})"),
    "kinfire_council.log.cult_lost": NOOP("kinfire_council", "The Cult loses %n V ({source})"),
    "kinfire_council.log.gained": NOOP("kinfire_council", "{who} gains {goods}."),
    "kinfire_council.log.lost": NOOP("kinfire_council", "{who} loses {goods}."),
    "kinfire_council.log.paid": NOOP("kinfire_council", "{who} pays {goods}."),
    "kinfire_council.log.coffers_taken": NOOP(
        "kinfire_council", "{who} takes %n coin(s) from the coffers."
    ),
    "kinfire_council.log.coffers_emptied": NOOP(
        "kinfire_council", "Coins from the coffers to the supply: %n."
    ),
    "kinfire_council.log.influence": NOOP("kinfire_council", "{who} gains %n influence."),
    "kinfire_council.log.voted": NOOP("kinfire_council", "{who} votes for {decree}."),
    "kinfire_council.log.courted": NOOP(
        "kinfire_council", "{who} places %n influence with the Cult."
    ),
    "kinfire_council.log.conspirator": NOOP("kinfire_council", "{who} becomes the Conspirator."),
    "kinfire_council.log.drew": NOOP("kinfire_council", "{who} draws {card}."),
    "kinfire_council.log.discarded": NOOP("kinfire_council", "{who} discards {cards}."),
    "kinfire_council.log.research_reshuffled": NOOP(
        "kinfire_council", "The discarded research cards become the deck."
    ),
    "kinfire_council.log.sentry": NOOP("kinfire_council", "{who} takes the {sentry}."),
    "kinfire_council.log.cultists_spent": NOOP(
        "kinfire_council", "{who} spends %n arrested cultist(s)."
    ),
    "kinfire_council.log.trophies_spent": NOOP("kinfire_council", "{who} spends {cards}."),
}
