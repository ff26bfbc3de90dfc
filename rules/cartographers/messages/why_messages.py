"""The sentences of «Why not?» about a thing: its rule with what it stands at now."""

from rules.kernel.text import QT_TRANSLATE_NOOP

WHY_SENTENCES: dict[str, str] = {
    "cartographers.thing.space": QT_TRANSLATE_NOOP(
        "cartographers", "{space} is on {who}'s map. Spaces can be chosen only while drawing."
    ),
    "cartographers.thing.edict": QT_TRANSLATE_NOOP(
        "cartographers", "{name} is scored, not chosen. Still to come: {seasons}."
    ),
    "cartographers.thing.edict_over": QT_TRANSLATE_NOOP(
        "cartographers", "{name} is scored, not chosen. All its seasons are over."
    ),
    "cartographers.thing.skill": QT_TRANSLATE_NOOP(
        "cartographers", "You use {skill} while drawing; it costs %n coin(s)."
    ),
    "cartographers.why.skill_before": QT_TRANSLATE_NOOP(
        "cartographers", "{skill} is used before you draw the card's shape."
    ),
    "cartographers.why.skill_after": QT_TRANSLATE_NOOP(
        "cartographers", "{skill} is used after you have drawn the card's shape."
    ),
    "cartographers.why.skill_ambush": QT_TRANSLATE_NOOP(
        "cartographers", "You use {skill} when an ambush is revealed."
    ),
    "cartographers.thing.purse": QT_TRANSLATE_NOOP(
        "cartographers", "Coins come from what you draw; you don't choose them. You can spend %n."
    ),
    "cartographers.thing.coins": QT_TRANSLATE_NOOP(
        "cartographers", "Coins come from what you draw; you don't choose them."
    ),
    "cartographers.thing.season": QT_TRANSLATE_NOOP(
        "cartographers",
        "A season ends when its cards reach its time. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.deck": QT_TRANSLATE_NOOP(
        "cartographers",
        "The next card is revealed once everyone has drawn. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.revealed": QT_TRANSLATE_NOOP(
        "cartographers",
        "Revealed cards only count for their time. Time so far: {time} of {all}.",
    ),
    "cartographers.thing.card": QT_TRANSLATE_NOOP(
        "cartographers", "You don't choose the card in play, only one of its shapes and terrains."
    ),
    "cartographers.thing.map": QT_TRANSLATE_NOOP(
        "cartographers", "You can only look at maps that you are not drawing on now."
    ),
    "cartographers.thing.score": QT_TRANSLATE_NOOP(
        "cartographers", "The star table only keeps score."
    ),
    "cartographers.thing.pick": QT_TRANSLATE_NOOP(
        "cartographers", "You can press this only after placing a shape on the map."
    ),
    "cartographers.thing.shown": QT_TRANSLATE_NOOP("cartographers", "This is only for display."),
}
