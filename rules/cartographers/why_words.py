"""The sentences of «Why not?» about a thing: its rule with what it stands at now."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

WHY_SENTENCES: dict[str, str] = {
    "cartographers.thing.space": NOOP(
        "cartographers", "{space} is on the map of {who}. Spaces are chosen only while one draws."
    ),
    "cartographers.thing.edict": NOOP(
        "cartographers", "{name} is scored, not chosen. Still to come: {seasons}."
    ),
    "cartographers.thing.edict_over": NOOP(
        "cartographers", "{name} is scored, not chosen. All its seasons are over."
    ),
    "cartographers.thing.skill": NOOP(
        "cartographers", "{skill} is used while you draw, and costs %n coin(s)."
    ),
    "cartographers.why.skill_before": NOOP(
        "cartographers", "{skill} is used before you draw the shape of the card."
    ),
    "cartographers.why.skill_after": NOOP(
        "cartographers", "{skill} is used after you have drawn the shape of the card."
    ),
    "cartographers.why.skill_ambush": NOOP(
        "cartographers", "{skill} is used when an ambush is revealed."
    ),
    "cartographers.thing.purse": NOOP(
        "cartographers", "Coins are gained by what is drawn and not chosen. You can spend %n."
    ),
    "cartographers.thing.coins": NOOP(
        "cartographers", "Coins are gained by what is drawn and not chosen."
    ),
    "cartographers.thing.season": NOOP(
        "cartographers",
        "A season ends when its cards reach its time. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.deck": NOOP(
        "cartographers",
        "The next card is revealed when everyone has drawn. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.revealed": NOOP(
        "cartographers",
        "Cards that were revealed only count their time. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.card": NOOP(
        "cartographers", "The card in play is not chosen: its shapes and terrains are."
    ),
    "cartographers.thing.map": NOOP(
        "cartographers", "Maps that are not drawn on now are only looked at."
    ),
    "cartographers.thing.score": NOOP("cartographers", "The table of stars only counts."),
    "cartographers.thing.pick": NOOP(
        "cartographers", "This can be pressed only when a shape of yours is on the map."
    ),
    "cartographers.thing.shown": NOOP("cartographers", "This only shows how things are."),
}
