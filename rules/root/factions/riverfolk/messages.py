"""The sentences of the Riverfolk Company in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ names
    "root.riverfolk.service.hand_card": QT_TRANSLATE_NOOP("root", "hand card"),
    "root.riverfolk.service.riverboats": QT_TRANSLATE_NOOP("root", "riverboats"),
    "root.riverfolk.service.mercenaries": QT_TRANSLATE_NOOP("root", "mercenaries"),
    # ------------------------------------------------------------ questions
    "root.riverfolk.prompt.settle": QT_TRANSLATE_NOOP(
        "root", "Choose clearings on the river for your first warriors (%n left)."
    ),
    "root.riverfolk.prompt.first": QT_TRANSLATE_NOOP(
        "root", "Set the price of the service: {what}."
    ),
    "root.riverfolk.prompt.price": QT_TRANSLATE_NOOP(
        "root", "Price of the service: {what}. Now it is %n."
    ),
    "root.riverfolk.prompt.services": QT_TRANSLATE_NOOP(
        "root", "{who}: buy services of {whom} (%n more)."
    ),
    "root.riverfolk.prompt.pause": QT_TRANSLATE_NOOP(
        "root", "{who}: effects that can be used now."
    ),
    "root.riverfolk.prompt.daylight": QT_TRANSLATE_NOOP(
        "root", "{who}: %n fund(s) left. Move, battle, draw, recruit, craft, export, trade post?"
    ),
    "root.riverfolk.prompt.commit": QT_TRANSLATE_NOOP(
        "root", "Whose warrior is committed? (%n more)"
    ),
    "root.riverfolk.prompt.spend": QT_TRANSLATE_NOOP(
        "root", "Whose warrior is spent and goes home? (%n more)"
    ),
    "root.riverfolk.prompt.craft": QT_TRANSLATE_NOOP(
        "root", "Whose warriors go onto the spaces of the tracks? (%n more)"
    ),
    "root.riverfolk.prompt.lose": QT_TRANSLATE_NOOP(
        "root", "A trade post is lost: whose warriors leave your funds? (%n more)"
    ),
    # ------------------------------------------------------------ orders
    "root.riverfolk.do.settle": QT_TRANSLATE_NOOP("root", "A warrior in {place}"),
    "root.riverfolk.do.price": QT_TRANSLATE_NOOP("root", "{what}: %n"),
    "root.riverfolk.do.keep_prices": QT_TRANSLATE_NOOP("root", "Keep the prices"),
    "root.riverfolk.do.buy_card": QT_TRANSLATE_NOOP("root", "Buy {card} for %n"),
    "root.riverfolk.do.buy": QT_TRANSLATE_NOOP("root", "Buy {what} for %n"),
    "root.riverfolk.do.no_service": QT_TRANSLATE_NOOP("root", "Buy nothing more"),
    "root.riverfolk.do.go_on": QT_TRANSLATE_NOOP("root", "Go on"),
    "root.riverfolk.do.fund": QT_TRANSLATE_NOOP("root", "A warrior of {whom} (%n in your funds)"),
    "root.riverfolk.do.draw": QT_TRANSLATE_NOOP("root", "Draw a card"),
    "root.riverfolk.do.recruit": QT_TRANSLATE_NOOP("root", "Recruit a warrior in {place}"),
    "root.riverfolk.do.post": QT_TRANSLATE_NOOP("root", "Trade post and garrison in {place}"),
    "root.riverfolk.do.post_suit": QT_TRANSLATE_NOOP(
        "root", "A {suit} trade post and garrison in {place}"
    ),
    "root.riverfolk.do.export": QT_TRANSLATE_NOOP("root", "Export {card}, funds on {suits}"),
    "root.riverfolk.do.end_daylight": QT_TRANSLATE_NOOP("root", "End Daylight"),
    # ------------------------------------------------------------ reasons
    "root.riverfolk.why.no_funds": QT_TRANSLATE_NOOP(
        "root", "Your Funds box is empty: each order costs funds."
    ),
    "root.riverfolk.why.owner": QT_TRANSLATE_NOOP(
        "root", "Choose a player whose warriors are in your funds."
    ),
    "root.riverfolk.why.has_post": QT_TRANSLATE_NOOP("root", "{place} has a trade post already."),
    "root.riverfolk.why.no_ruler": QT_TRANSLATE_NOOP(
        "root", "Nobody rules {place}: a trade post is paid with two funds of the ruler."
    ),
    "root.riverfolk.why.ruler_funds": QT_TRANSLATE_NOOP(
        "root",
        "{whom} rules {place}, but you hold only %n fund(s) of theirs; a trade post costs two.",
    ),
    "root.riverfolk.why.no_post": QT_TRANSLATE_NOOP("root", "No {suit} trade post is left."),
    "root.riverfolk.why.not_river": QT_TRANSLATE_NOOP("root", "{place} is not on the river."),
    "root.riverfolk.why.price": QT_TRANSLATE_NOOP("root", "Choose a price from 1 to 4."),
    "root.riverfolk.why.pause": QT_TRANSLATE_NOOP(
        "root", "The Company gives its orders in Daylight."
    ),
    "root.riverfolk.why.no_cards": QT_TRANSLATE_NOOP("root", "The Company has no card to sell."),
    "root.riverfolk.why.bought": QT_TRANSLATE_NOOP(
        "root", "You have bought this for the turn already."
    ),
    "root.riverfolk.why.no_hire": QT_TRANSLATE_NOOP(
        "root", "A wanderer without warriors cannot lead mercenaries."
    ),
    "root.riverfolk.why.too_dear": QT_TRANSLATE_NOOP("root", "It costs %n; you can pay {held}."),
    "root.riverfolk.why.their_cards": QT_TRANSLATE_NOOP(
        "root", "Only cards of {whom} are for sale."
    ),
    "root.riverfolk.why.services": QT_TRANSLATE_NOOP(
        "root", "First say whether you buy anything from {whom}; your turn goes on after that."
    ),
    # ------------------------------------------------------------ log
    "root.riverfolk.log.commit": QT_TRANSLATE_NOOP("root", "{who} commits %n fund(s): {whom}."),
    "root.riverfolk.log.spend": QT_TRANSLATE_NOOP("root", "{who} spends %n fund(s): {whom}."),
    "root.riverfolk.log.craft": QT_TRANSLATE_NOOP(
        "root", "{who} puts %n fund(s) onto the tracks: {whom}."
    ),
    "root.riverfolk.log.lose": QT_TRANSLATE_NOOP("root", "{who} gives %n fund(s) back to {whom}."),
    "root.riverfolk.log.gathered": QT_TRANSLATE_NOOP("root", "{who} has %n fund(s)."),
    "root.riverfolk.log.protected": QT_TRANSLATE_NOOP(
        "root", "Protectionism: %n warrior(s) of {who} enter Payments."
    ),
    "root.riverfolk.log.bought": QT_TRANSLATE_NOOP("root", "{who} buys {what} from {whom} for %n."),
    "root.riverfolk.log.bought_card": QT_TRANSLATE_NOOP(
        "root", "{who} buys {card} from {whom} for %n."
    ),
    "root.riverfolk.log.prices": QT_TRANSLATE_NOOP(
        "root", "Prices: hand card {cards}, riverboats {boats}, mercenaries {hired}."
    ),
    "root.riverfolk.log.post": QT_TRANSLATE_NOOP(
        "root", "{who} establishes a {suit} trade post in {place}, paid with funds of {whom}."
    ),
    "root.riverfolk.log.exported": QT_TRANSLATE_NOOP("root", "{who} exports {card}."),
}
