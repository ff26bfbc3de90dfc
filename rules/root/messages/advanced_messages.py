"""The sentences of landmarks and of the advanced set-up (2.2, 2.3, 8)."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.landmarks.prompt.place": QT_TRANSLATE_NOOP(
        "root", "{who}: where does the {landmark} go?"
    ),
    "root.landmarks.prompt.market_card": QT_TRANSLATE_NOOP(
        "root", "{who}: Black Market. Which of your cards do you give?"
    ),
    "root.landmarks.prompt.market_which": QT_TRANSLATE_NOOP(
        "root", "{who}: Black Market. Which face-down card do you take?"
    ),
    "root.landmarks.give_to_market": QT_TRANSLATE_NOOP("root", "Give {card}"),
    "root.landmarks.market_card": QT_TRANSLATE_NOOP("root", "Card {number} of the market"),
    "root.landmarks.sail": QT_TRANSLATE_NOOP(
        "root", "By Ferry: move %n warrior(s) from {source} to {target} and draw a card"
    ),
    "root.landmarks.sail_pawn": QT_TRANSLATE_NOOP(
        "root", "By Ferry: move from {source} to {target} and draw a card"
    ),
    "root.landmarks.sail_escorted": QT_TRANSLATE_NOOP(
        "root",
        "By Ferry: move from {source} to {target} with %n of {whom}'s warrior(s); you "
        "both draw a card",
    ),
    "root.landmarks.placed": QT_TRANSLATE_NOOP("root", "{who} places the {landmark} in {place}."),
    "root.landmarks.ferry_sailed": QT_TRANSLATE_NOOP(
        "root", "The Ferry moves from {source} to {target}."
    ),
    "root.landmarks.forge_used": QT_TRANSLATE_NOOP(
        "root", "{who} takes the {item} from the Legendary Forge."
    ),
    "root.landmarks.market_swapped": QT_TRANSLATE_NOOP(
        "root", "{who} gives {given} to the Black Market and takes {gained}."
    ),
    "root.landmarks.market_swapped_unseen": QT_TRANSLATE_NOOP(
        "root", "{who} swaps a card with the Black Market."
    ),
    "root.landmarks.prompt.slot": QT_TRANSLATE_NOOP(
        "root", "{who}: in which slot of {place} is the building?"
    ),
    "root.landmarks.slot_printed": QT_TRANSLATE_NOOP("root", "A slot of the clearing"),
    "root.landmarks.slot_treetop": QT_TRANSLATE_NOOP("root", "The slot of the Elder Treetop"),
    "root.landmarks.why.slot": QT_TRANSLATE_NOOP("root", "Choose a slot for the building."),
    "root.landmarks.why.ferry": QT_TRANSLATE_NOOP("root", "The Ferry starts on the river."),
    "root.landmarks.why.lost_city": QT_TRANSLATE_NOOP("root", "The Lost City is on the river."),
    "root.landmarks.why.tower": QT_TRANSLATE_NOOP(
        "root", "The Tower is in a clearing with a ruin."
    ),
    "root.landmarks.why.elder_treetop": QT_TRANSLATE_NOOP(
        "root", "The Elder Treetop is in a corner."
    ),
    "root.landmarks.why.black_market": QT_TRANSLATE_NOOP(
        "root", "The Black Market is in a clearing with one slot and no ruin."
    ),
    "root.landmarks.why.legendary_forge": QT_TRANSLATE_NOOP(
        "root", "The Legendary Forge is in a clearing."
    ),
    "root.landmarks.why.too_near": QT_TRANSLATE_NOOP(
        "root", "There is another landmark there or adjacent to it."
    ),
    "root.landmarks.why.market": QT_TRANSLATE_NOOP(
        "root", "Choose a card in your hand, then a card of the Black Market."
    ),
    "root.landmarks.why.no_piece_there": QT_TRANSLATE_NOOP(
        "root", "You have no piece at the Black Market."
    ),
    "root.landmarks.why.not_ruled": QT_TRANSLATE_NOOP(
        "root", "You do not rule the Tower's clearing."
    ),
    # ------------------------------------------------------------ advanced set-up
    "root.advanced.pool": QT_TRANSLATE_NOOP("root", "Factions to choose from: {factions}."),
    "root.advanced.pool_locked": QT_TRANSLATE_NOOP(
        "root", "Factions to choose from: {factions}. {locked}: only after a militant faction."
    ),
    "root.advanced.taken": QT_TRANSLATE_NOOP("root", "{who} plays {faction}."),
    "root.advanced.faction_with": QT_TRANSLATE_NOOP("root", "{faction} ({extra})"),
    "root.advanced.prompt_take": QT_TRANSLATE_NOOP("root", "{who}: which faction do you play?"),
    "root.advanced.why_locked": QT_TRANSLATE_NOOP(
        "root", "This faction is locked until someone has taken a militant one."
    ),
    "root.advanced.why_take": QT_TRANSLATE_NOOP("root", "Choose one of the faction cards."),
    "root.advanced.prompt_return": QT_TRANSLATE_NOOP(
        "root", "{who}: return %n card(s) to the deck."
    ),
    "root.advanced.return_card": QT_TRANSLATE_NOOP("root", "Return {card}"),
    "root.advanced.returned": QT_TRANSLATE_NOOP("root", "{who} returns %n card(s) to the deck."),
    "root.advanced.reach_low": QT_TRANSLATE_NOOP(
        "root",
        "These factions have a total reach of {reach}; at least {least} makes a livelier game.",
    ),
}
