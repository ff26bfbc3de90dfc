"""The sentences of «Why not?» about a thing: its rule."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.thing.space": NOOP(
        "kinfire_council", "You choose {place} to place a piece there, or if an effect says so."
    ),
    "kinfire_council.thing.location": NOOP(
        "kinfire_council", "A location is used by the piece just placed on its space."
    ),
    "kinfire_council.thing.need": NOOP(
        "kinfire_council", "You meet a need as an errand, after you have placed a piece."
    ),
    "kinfire_council.thing.ship": NOOP(
        "kinfire_council", "You send a shipment as an errand, after you have placed a piece."
    ),
    "kinfire_council.thing.slot": NOOP(
        "kinfire_council",
        "A threat is repelled by a Seeker beside it, or by a location or card that says so.",
    ),
    "kinfire_council.thing.decree": NOOP(
        "kinfire_council", "You place votes with locations and cards that say so."
    ),
    "kinfire_council.thing.laws": NOOP(
        "kinfire_council", "Laws in force apply automatically and are not chosen."
    ),
    "kinfire_council.thing.tracker": NOOP("kinfire_council", "The marker moves only at night."),
    "kinfire_council.thing.hideout": NOOP(
        "kinfire_council", "Chits leave the bag and the Hideout only if a rule or effect says so."
    ),
    "kinfire_council.thing.site": NOOP(
        "kinfire_council", "You send floors with the rows below, as an errand."
    ),
    "kinfire_council.thing.pile": NOOP(
        "kinfire_council", "Piles give cards or coins only if a rule or effect says so."
    ),
    "kinfire_council.thing.card": NOOP(
        "kinfire_council", "You choose a card only if it can be played, or if an effect names it."
    ),
    "kinfire_council.thing.seat": NOOP(
        "kinfire_council", "You choose {who} only if an effect needs a player."
    ),
    "kinfire_council.thing.goods": NOOP(
        "kinfire_council", "Resources are paid automatically, or you choose when a payment asks."
    ),
    "kinfire_council.thing.influence": NOOP(
        "kinfire_council", "Influence moves only by what locations, cards and the night do."
    ),
    "kinfire_council.thing.grip": NOOP(
        "kinfire_council", "You place one piece each turn, from your own sheet."
    ),
    "kinfire_council.thing.held": NOOP(
        "kinfire_council", "An arrested cultist stays on its sheet until an effect uses it."
    ),
    "kinfire_council.thing.score": NOOP("kinfire_council", "Points are only counted."),
    "kinfire_council.thing.shown": NOOP("kinfire_council", "This is only for display."),
    "kinfire_council.thing.cultist": NOOP(
        "kinfire_council", "A piece just placed beside a cultist can arrest it."
    ),
    "kinfire_council.thing.rubble": NOOP(
        "kinfire_council", "A piece just placed beside Rubble can clear it."
    ),
    "kinfire_council.thing.piece_home": NOOP(
        "kinfire_council", "{who} places this piece on a turn of their own."
    ),
    "kinfire_council.thing.piece_out": NOOP(
        "kinfire_council", "{who}'s piece stays on {place} until the night."
    ),
}
