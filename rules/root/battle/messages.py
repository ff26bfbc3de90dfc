"""The sentences of battles and crafting."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ whether a battle may begin
    "root.battle.why_no_clearing": QT_TRANSLATE_NOOP("root", "Battles take place in clearings."),
    "root.battle.why_yourself": QT_TRANSLATE_NOOP("root", "These are your own pieces."),
    "root.battle.why_partner": QT_TRANSLATE_NOOP("root", "{whom} is your partner, not an enemy."),
    "root.battle.why_absent": QT_TRANSLATE_NOOP("root", "{whom} has no piece in {place}."),
    "root.battle.why_no_warrior": QT_TRANSLATE_NOOP(
        "root", "You have no one in {place} who could attack."
    ),
    "root.battle.why_needs": QT_TRANSLATE_NOOP(
        "root", "A battle needs your warrior or pawn and an enemy piece."
    ),
    "root.battle.prompt_may_fight": QT_TRANSLATE_NOOP("root", "{who} may start a battle."),
    "root.battle.prompt_must_fight": QT_TRANSLATE_NOOP("root", "{who} must start a battle."),
    "root.battle.no_fight": QT_TRANSLATE_NOOP("root", "No battle"),
    # ------------------------------------------------------------ ambush
    "root.battle.prompt_ambush": QT_TRANSLATE_NOOP(
        "root", "{whom} attacks {who} in {place}. Does {who} play an ambush?"
    ),
    "root.battle.prompt_answer": QT_TRANSLATE_NOOP(
        "root", "{who} is ambushed in {place}. Does {who} answer with an ambush?"
    ),
    "root.battle.nothing_fits": QT_TRANSLATE_NOOP(
        "root",
        "You hold no matching ambush. You are asked anyway, so that no one learns it.",
    ),
    "root.battle.ambush_secret": QT_TRANSLATE_NOOP(
        "root", "You hold a matching ambush. Anyone who might hold one is asked."
    ),
    "root.battle.play_ambush": QT_TRANSLATE_NOOP("root", "Play {card}"),
    "root.battle.no_ambush": QT_TRANSLATE_NOOP("root", "No ambush"),
    "root.battle.take_ambush": QT_TRANSLATE_NOOP("root", "Take %n hit(s)"),
    "root.battle.why_suit": QT_TRANSLATE_NOOP("root", "{card} does not match {place}."),
    "root.battle.why_only_ambush": QT_TRANSLATE_NOOP(
        "root", "Only an ambush card that matches {place} can be played now."
    ),
    # ------------------------------------------------------------ after the roll
    "root.battle.prompt_first": QT_TRANSLATE_NOOP(
        "root", "Both sides have effects to use. {who}, decide who goes first."
    ),
    "root.battle.goes_first": QT_TRANSLATE_NOOP("root", "{who} goes first"),
    "root.battle.prompt_use": QT_TRANSLATE_NOOP(
        "root", "{who} rolled {own}, {whom} {other}. Does {who} use an effect?"
    ),
    "root.battle.use": QT_TRANSLATE_NOOP("root", "Use {effect}"),
    "root.battle.use_nothing": QT_TRANSLATE_NOOP("root", "Use no more effects"),
    # ------------------------------------------------------------ losses
    "root.battle.prompt_losses": QT_TRANSLATE_NOOP(
        "root", "{who} takes %n more hit(s) in {place}. What is removed?"
    ),
    "root.battle.lose": QT_TRANSLATE_NOOP("root", "Remove {what}"),
    "root.battle.lose_allied": QT_TRANSLATE_NOOP("root", "Remove one of {whom}'s warriors"),
    "root.battle.why_undamaged": QT_TRANSLATE_NOOP(
        "root", "Each hit damages one of your undamaged items."
    ),
    "root.battle.why_own_pieces": QT_TRANSLATE_NOOP(
        "root", "Each side chooses among its own pieces."
    ),
    "root.battle.why_pieces_there": QT_TRANSLATE_NOOP(
        "root", "Warriors are removed first. Then choose among your buildings and tokens there: %n."
    ),
    # ------------------------------------------------------------ log
    "root.battle.log_began": QT_TRANSLATE_NOOP("root", "{who} attacks {whom} in {place}."),
    "root.battle.log_forced": QT_TRANSLATE_NOOP(
        "root", "{by} makes {who} attack {whom} in {place}."
    ),
    "root.battle.log_allied": QT_TRANSLATE_NOOP(
        "root", "{who} attacks {whom} in {place} with {ally}'s warriors."
    ),
    "root.battle.log_ambush": QT_TRANSLATE_NOOP("root", "{who} plays {card}."),
    "root.battle.log_foiled": QT_TRANSLATE_NOOP(
        "root", "{who} answers with {card}: the ambush fails."
    ),
    "root.battle.log_broken_off": QT_TRANSLATE_NOOP(
        "root", "{who} has no attackers left: the battle is over."
    ),
    "root.battle.log_rolled": QT_TRANSLATE_NOOP("root", "Dice: {rolled}."),
    "root.battle.log_die": QT_TRANSLATE_NOOP("root", "{who} {die}"),
    "root.battle.log_capped": QT_TRANSLATE_NOOP("root", "{who} {die} (at most {most})"),
    "root.battle.log_dealt": QT_TRANSLATE_NOOP("root", "{dealt}."),
    "root.battle.log_deals": QT_TRANSLATE_NOOP("root", "{who} deals %n hit(s)"),
    "root.battle.log_ambush_deals": QT_TRANSLATE_NOOP("root", "{who}'s ambush deals %n hit(s)."),
    "root.battle.log_ability": QT_TRANSLATE_NOOP("root", "{who} uses {ability}."),
    # ------------------------------------------------------------ crafting
    "root.crafting.log_item": QT_TRANSLATE_NOOP(
        "root", "{who} crafts {card} and takes the {item}."
    ),
    "root.crafting.log_card": QT_TRANSLATE_NOOP("root", "{who} crafts {card}."),
    "root.crafting.why_not_held": QT_TRANSLATE_NOOP("root", "{card} is not in your hand."),
    "root.crafting.why_ambush": QT_TRANSLATE_NOOP(
        "root", "Ambush cards are played in battle, not crafted."
    ),
    "root.crafting.why_dominance": QT_TRANSLATE_NOOP(
        "root", "Dominance cards are activated, not crafted."
    ),
    "root.crafting.why_no_item": QT_TRANSLATE_NOOP("root", "No {item} is left in the supply."),
    "root.crafting.why_forge": QT_TRANSLATE_NOOP(
        "root", "The {item} is at the Legendary Forge: you need a piece there."
    ),
    "root.crafting.why_twice": QT_TRANSLATE_NOOP("root", "You already have {card} in play."),
    "root.crafting.why_pieces": QT_TRANSLATE_NOOP(
        "root", "It costs {cost}. Your unused crafting pieces give: {power}."
    ),
    "root.crafting.why_no_pieces": QT_TRANSLATE_NOOP(
        "root", "It costs {cost}. You have no unused crafting piece."
    ),
    "root.crafting.why_limit": QT_TRANSLATE_NOOP(
        "root", "It costs {cost}, and you can pay for %n piece(s)."
    ),
    "root.crafting.any": QT_TRANSLATE_NOOP("root", "any"),
    "root.crafting.craft": QT_TRANSLATE_NOOP("root", "Craft {card}"),
    "root.crafting.craft_with": QT_TRANSLATE_NOOP("root", "Craft {card} with {pieces}"),
}
