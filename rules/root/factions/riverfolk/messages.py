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
        "root", "{who}: buy services from {whom} (%n more)."
    ),
    "root.riverfolk.prompt.pause": QT_TRANSLATE_NOOP("root", "{who}: you can use effects now."),
    "root.riverfolk.prompt.daylight": QT_TRANSLATE_NOOP(
        "root", "{who}: %n fund(s) left. Move, battle, draw, recruit, craft, export, trade post?"
    ),
    "root.riverfolk.prompt.commit": QT_TRANSLATE_NOOP(
        "root", "Whose warrior do you commit? (%n more)"
    ),
    "root.riverfolk.prompt.spend": QT_TRANSLATE_NOOP(
        "root", "Whose warrior do you spend? (%n more)"
    ),
    "root.riverfolk.prompt.craft": QT_TRANSLATE_NOOP(
        "root", "Whose warriors do you place on the tracks? (%n more)"
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
    "root.riverfolk.do.go_on": QT_TRANSLATE_NOOP("root", "Continue"),
    "root.riverfolk.do.fund": QT_TRANSLATE_NOOP("root", "{whom}'s warrior (%n in your funds)"),
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
    "root.riverfolk.why.has_post": QT_TRANSLATE_NOOP("root", "{place} already has a trade post."),
    "root.riverfolk.why.no_ruler": QT_TRANSLATE_NOOP(
        "root", "No one rules {place}: a trade post costs two of the ruler's funds."
    ),
    "root.riverfolk.why.ruler_funds": QT_TRANSLATE_NOOP(
        "root",
        "{whom} rules {place}, but you hold only %n of their fund(s); a trade post costs two.",
    ),
    "root.riverfolk.why.no_post": QT_TRANSLATE_NOOP("root", "There is no {suit} trade post left."),
    "root.riverfolk.why.not_river": QT_TRANSLATE_NOOP("root", "{place} is not on the river."),
    "root.riverfolk.why.price": QT_TRANSLATE_NOOP("root", "Choose a price from 1 to 4."),
    "root.riverfolk.why.pause": QT_TRANSLATE_NOOP(
        "root", "The Company gives its orders in Daylight."
    ),
    "root.riverfolk.why.no_cards": QT_TRANSLATE_NOOP("root", "The Company has no card to sell."),
    "root.riverfolk.why.bought": QT_TRANSLATE_NOOP(
        "root", "You have already bought this for the turn."
    ),
    "root.riverfolk.why.no_hire": QT_TRANSLATE_NOOP(
        "root", "A wanderer without warriors can't lead mercenaries."
    ),
    "root.riverfolk.why.too_dear": QT_TRANSLATE_NOOP("root", "It costs %n; you can pay {held}."),
    "root.riverfolk.why.their_cards": QT_TRANSLATE_NOOP("root", "You can buy only {whom}'s cards."),
    "root.riverfolk.why.services": QT_TRANSLATE_NOOP(
        "root", "First decide whether to buy anything from {whom}; your turn continues after that."
    ),
    # ------------------------------------------------------------ log
    "root.riverfolk.log.commit": QT_TRANSLATE_NOOP("root", "{who} commits %n fund(s): {whom}."),
    "root.riverfolk.log.spend": QT_TRANSLATE_NOOP("root", "{who} spends %n fund(s): {whom}."),
    "root.riverfolk.log.craft": QT_TRANSLATE_NOOP(
        "root", "{who} places %n fund(s) on the tracks: {whom}."
    ),
    "root.riverfolk.log.lose": QT_TRANSLATE_NOOP("root", "{who} returns %n fund(s) to {whom}."),
    "root.riverfolk.log.gathered": QT_TRANSLATE_NOOP("root", "{who} has %n fund(s)."),
    "root.riverfolk.log.protected": QT_TRANSLATE_NOOP(
        "root", "Protectionism: %n of {who}'s warrior(s) go to Payments."
    ),
    "root.riverfolk.log.bought": QT_TRANSLATE_NOOP("root", "{who} buys {what} from {whom} for %n."),
    "root.riverfolk.log.bought_card": QT_TRANSLATE_NOOP(
        "root", "{who} buys {card} from {whom} for %n."
    ),
    "root.riverfolk.log.prices": QT_TRANSLATE_NOOP(
        "root", "Prices: hand card {cards}, riverboats {boats}, mercenaries {hired}."
    ),
    "root.riverfolk.log.post": QT_TRANSLATE_NOOP(
        "root", "{who} establishes a {suit} trade post in {place}, spending {whom}'s funds."
    ),
    "root.riverfolk.log.exported": QT_TRANSLATE_NOOP("root", "{who} exports {card}."),
}
