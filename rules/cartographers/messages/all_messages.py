"""All sentences of Cartographers in English, by key."""

from rules.cartographers.bots.messages import BOT_SENTENCES
from rules.cartographers.messages.help_messages import HELP
from rules.cartographers.messages.why_messages import WHY_SENTENCES
from rules.cartographers.names import NAMES
from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    **NAMES,
    **HELP,
    **BOT_SENTENCES,
    **WHY_SENTENCES,
    "cartographers.name": QT_TRANSLATE_NOOP("cartographers", "Cartographers"),
    "cartographers.about": QT_TRANSLATE_NOOP(
        "cartographers",
        "Draw the same card as everyone else, each on your own map. Four seasons, four "
        "edicts, and monsters that your neighbours put where it hurts.",
    ),
    "cartographers.edict": QT_TRANSLATE_NOOP("cartographers", "Edict {edict}"),
    "cartographers.both": QT_TRANSLATE_NOOP("cartographers", "{first} and {second}"),
    "cartographers.destroyed": QT_TRANSLATE_NOOP("cartographers", "destroyed"),
    "cartographers.heroes_without_skills": QT_TRANSLATE_NOOP(
        "cartographers", "Heroes and Skills cannot be combined. Turn one of them off."
    ),
    "cartographers.where": QT_TRANSLATE_NOOP("cartographers", "{season}, time {time} of {limit}"),
    # ------------------------------------------------------------ questions
    "cartographers.prompt.draw": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: draw one shape in one terrain."
    ),
    "cartographers.prompt.ruins": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: draw over a ruins space if any shape can."
    ),
    "cartographers.prompt.skill": QT_TRANSLATE_NOOP("cartographers", "{card}, {skill}: draw."),
    "cartographers.prompt.after": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: use a skill, or finish."
    ),
    "cartographers.prompt.monsters": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: draw the monsters on {owner}'s map."
    ),
    "cartographers.prompt.gaze": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: destroy one space beside the Gorgon on {owner}'s map."
    ),
    "cartographers.prompt.ravage": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: destroy one empty space beside the Giant Troll."
    ),
    "cartographers.prompt.hero": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: choose a space for the hero and what it attacks."
    ),
    "cartographers.prompt.acrobatics": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: pay for Acrobatics, so that your map takes only a 2×1 monster?"
    ),
    "cartographers.prompt.diplomacy": QT_TRANSLATE_NOOP(
        "cartographers", "{card}: use Diplomacy to draw one space that is farm and village?"
    ),
    # ------------------------------------------------------------ options
    "cartographers.do.draw": QT_TRANSLATE_NOOP("cartographers", "{terrain} on {spaces}"),
    "cartographers.do.hero": QT_TRANSLATE_NOOP(
        "cartographers", "Hero on {spaces}, attacks {marks}"
    ),
    "cartographers.do.hero_alone": QT_TRANSLATE_NOOP(
        "cartographers", "Hero on {spaces}, attacks nothing"
    ),
    "cartographers.do.destroy": QT_TRANSLATE_NOOP("cartographers", "Destroy {spaces}"),
    "cartographers.do.skill": QT_TRANSLATE_NOOP("cartographers", "Use {skill} (%n coin(s))"),
    # ------------------------------------------------------------ why not
    "cartographers.why.off_map": QT_TRANSLATE_NOOP(
        "cartographers", "Part of the shape is off the map."
    ),
    "cartographers.why.mountain": QT_TRANSLATE_NOOP(
        "cartographers", "{space} is a mountain: you can't draw there."
    ),
    "cartographers.why.wasteland": QT_TRANSLATE_NOOP(
        "cartographers", "{space} is wasteland: you can't draw there."
    ),
    "cartographers.why.destroyed": QT_TRANSLATE_NOOP("cartographers", "{space} is destroyed."),
    "cartographers.why.drawn": QT_TRANSLATE_NOOP(
        "cartographers", "{space} is already drawn: {terrain}."
    ),
    "cartographers.why.misses_ruins": QT_TRANSLATE_NOOP(
        "cartographers", "A ruins card is in play: the shape must cover an unfilled ruins space."
    ),
    "cartographers.why.not_beside_monster": QT_TRANSLATE_NOOP(
        "cartographers", "The 2×1 must be beside a monster."
    ),
    "cartographers.why.not_beside_shape": QT_TRANSLATE_NOOP(
        "cartographers", "The space must be beside the shape you have just drawn."
    ),
    "cartographers.why.shape_misses_ruins": QT_TRANSLATE_NOOP(
        "cartographers",
        "This shape can't reach an unfilled ruins space, but the other one can: draw that one.",
    ),
    "cartographers.why.shape_fits_nowhere": QT_TRANSLATE_NOOP(
        "cartographers", "This shape doesn't fit anywhere on your map."
    ),
    "cartographers.why.no_ruins": QT_TRANSLATE_NOOP(
        "cartographers",
        "A ruins card is waiting and no shape can cover an unfilled ruins space: draw "
        "a single space instead.",
    ),
    "cartographers.why.single_while_fits": QT_TRANSLATE_NOOP(
        "cartographers", "A single space is allowed only when no shape on the card can be drawn."
    ),
    "cartographers.why.single_terrain": QT_TRANSLATE_NOOP(
        "cartographers", "The single space takes a terrain on the card."
    ),
    "cartographers.why.no_such_place": QT_TRANSLATE_NOOP(
        "cartographers", "You can't draw a shape on these spaces now."
    ),
    "cartographers.why.nothing_reaches": QT_TRANSLATE_NOOP(
        "cartographers", "Nothing you can draw now covers {space}."
    ),
    "cartographers.why.can_be_chosen": QT_TRANSLATE_NOOP(
        "cartographers", "You can choose {space} now."
    ),
    "cartographers.why.card_not_open": QT_TRANSLATE_NOOP(
        "cartographers", "You can't use this card now."
    ),
    "cartographers.why.skill_used": QT_TRANSLATE_NOOP(
        "cartographers", "You have used {skill} this season; you may use only one skill per season."
    ),
    "cartographers.why.skill_poor": QT_TRANSLATE_NOOP(
        "cartographers", "This costs %n coin(s); you have {coins} to spend."
    ),
    "cartographers.why.skill_no_place": QT_TRANSLATE_NOOP(
        "cartographers", "{skill}: nothing it draws would fit."
    ),
    "cartographers.why.skill_no_ruins": QT_TRANSLATE_NOOP(
        "cartographers", "{skill}: nothing it draws would cover an unfilled ruins space."
    ),
    "cartographers.why.skill_needs_shape": QT_TRANSLATE_NOOP(
        "cartographers", "{skill} needs a shape on the card; you drew a single space instead."
    ),
    "cartographers.why.lore_needless": QT_TRANSLATE_NOOP(
        "cartographers", "The card already shows village."
    ),
    # ------------------------------------------------------------ log
    "cartographers.log.edicts": QT_TRANSLATE_NOOP(
        "cartographers", "Edicts: A {a}, B {b}, C {c}, D {d}."
    ),
    "cartographers.log.skills": QT_TRANSLATE_NOOP("cartographers", "Skills: {skills}."),
    "cartographers.log.season": QT_TRANSLATE_NOOP(
        "cartographers", "{season} begins. It ends at time {time}."
    ),
    "cartographers.log.revealed": QT_TRANSLATE_NOOP("cartographers", "{card} is revealed."),
    "cartographers.log.revealed_time": QT_TRANSLATE_NOOP(
        "cartographers", "{card} is revealed. Time: {time}."
    ),
    "cartographers.log.drew": QT_TRANSLATE_NOOP(
        "cartographers", "{seat} draws {terrain} on {spaces}."
    ),
    "cartographers.log.drew_for": QT_TRANSLATE_NOOP(
        "cartographers", "{seat} draws {terrain} on {owner}'s map ({spaces})."
    ),
    "cartographers.log.swept": QT_TRANSLATE_NOOP(
        "cartographers", "{card} lands on {owner}'s map ({spaces})."
    ),
    "cartographers.log.swept_nothing": QT_TRANSLATE_NOOP(
        "cartographers", "{card} does not fit on {owner}'s map."
    ),
    "cartographers.log.full": QT_TRANSLATE_NOOP(
        "cartographers", "{owner}'s map is full: nothing is drawn."
    ),
    "cartographers.log.skill": QT_TRANSLATE_NOOP(
        "cartographers", "{seat} uses {skill} for %n coin(s)."
    ),
    "cartographers.log.skill_free": QT_TRANSLATE_NOOP("cartographers", "{seat} uses {skill}."),
    "cartographers.log.destroyed": QT_TRANSLATE_NOOP(
        "cartographers", "{card} destroys {spaces} on {owner}'s map."
    ),
    "cartographers.log.spread": QT_TRANSLATE_NOOP(
        "cartographers", "Zombies spread to {spaces} on {owner}'s map."
    ),
    "cartographers.log.scored": QT_TRANSLATE_NOOP(
        "cartographers",
        "{season}, {owner}: {first} + {second} + {coins} (coins) − {monsters} (monsters)"
        " = {total}.",
    ),
    "cartographers.log.ended": QT_TRANSLATE_NOOP("cartographers", "The year is over."),
    # ------------------------------------------------------------ end
    "cartographers.end.highest": QT_TRANSLATE_NOOP("cartographers", "{seat} wins with {total}."),
    "cartographers.end.tie_break": QT_TRANSLATE_NOOP(
        "cartographers", "{seat} wins with {total}. Tiebreaker: fewest stars lost to monsters."
    ),
    "cartographers.end.shared": QT_TRANSLATE_NOOP(
        "cartographers", "{seats} share the victory with {total}."
    ),
    "cartographers.end.solo": QT_TRANSLATE_NOOP(
        "cartographers", "{total} minus the targets of {target} is {rating}: {title}."
    ),
    "cartographers.source.edict": QT_TRANSLATE_NOOP(
        "cartographers", "{season}, edict {edict}: {card}"
    ),
    "cartographers.source.coins": QT_TRANSLATE_NOOP("cartographers", "{season}: coins"),
    "cartographers.source.monsters": QT_TRANSLATE_NOOP("cartographers", "{season}: monsters"),
}
