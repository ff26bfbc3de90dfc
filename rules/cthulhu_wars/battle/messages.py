"""The sentences of battles."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ whether a battle may begin
    "cthulhu_wars.battle.why_no_battle": NOOP(
        "cthulhu_wars", "You have given up battles for this turn."
    ),
    "cthulhu_wars.battle.why_yourself": NOOP("cthulhu_wars", "These units are your own."),
    "cthulhu_wars.battle.why_nobody": NOOP("cthulhu_wars", "You have no unit in {place}."),
    "cthulhu_wars.battle.why_absent": NOOP("cthulhu_wars", "{whom} has no unit in {place}."),
    "cthulhu_wars.battle.why_fought": NOOP(
        "cthulhu_wars", "You have fought in {place} this turn. One battle per area and turn."
    ),
    "cthulhu_wars.battle.why_barred": NOOP(
        "cthulhu_wars",
        "One of your own effects keeps your units in {place} from declaring a battle.",
    ),
    "cthulhu_wars.battle.why_power": NOOP("cthulhu_wars", "A battle costs 1 Power."),
    "cthulhu_wars.battle.why_combat": NOOP(
        "cthulhu_wars", "Your units in {place} would roll no dice."
    ),
    # ------------------------------------------------------------ effects
    "cthulhu_wars.battle.prompt_before": NOOP(
        "cthulhu_wars", "Battle in {place}. {who}: use an effect against {whom} before the dice?"
    ),
    "cthulhu_wars.battle.prompt_after": NOOP(
        "cthulhu_wars", "Battle in {place}. {who}: use an effect against {whom} after the roll?"
    ),
    "cthulhu_wars.battle.no_more": NOOP("cthulhu_wars", "No more effects"),
    "cthulhu_wars.battle.why_used": NOOP("cthulhu_wars", "Only once per battle."),
    # ------------------------------------------------------------ results
    "cthulhu_wars.battle.prompt_kill_own": NOOP(
        "cthulhu_wars", "{who}: assign %n more kill(s) in {place}. Which unit is killed?"
    ),
    "cthulhu_wars.battle.prompt_kill_enemy": NOOP(
        "cthulhu_wars", "{who}: assign %n more kill(s) to {whom}'s units in {place}."
    ),
    "cthulhu_wars.battle.prompt_pain_own": NOOP(
        "cthulhu_wars", "{who}: assign %n more pain(s) in {place}. Which unit must retreat?"
    ),
    "cthulhu_wars.battle.prompt_pain_enemy": NOOP(
        "cthulhu_wars", "{who}: assign %n more pain(s) to {whom}'s units in {place}."
    ),
    "cthulhu_wars.battle.kill": NOOP("cthulhu_wars", "Kill: {what}"),
    "cthulhu_wars.battle.kill_first": NOOP("cthulhu_wars", "Kill on an unhurt {what}"),
    "cthulhu_wars.battle.kill_second": NOOP("cthulhu_wars", "Second kill on a hurt {what}"),
    "cthulhu_wars.battle.pain": NOOP("cthulhu_wars", "Pain: {what}"),
    "cthulhu_wars.battle.pain_first": NOOP("cthulhu_wars", "Pain on an unhurt {what}"),
    "cthulhu_wars.battle.pain_second": NOOP("cthulhu_wars", "Pain on a hurt {what}"),
    "cthulhu_wars.battle.on_gate": NOOP("cthulhu_wars", "{what} on the gate"),
    "cthulhu_wars.battle.why_hurt": NOOP(
        "cthulhu_wars", "Each unit takes one result, and these already have theirs."
    ),
    "cthulhu_wars.battle.why_great_old_one": NOOP(
        "cthulhu_wars", "In this game, Great Old Ones take no pain."
    ),
    "cthulhu_wars.battle.why_not_hit": NOOP(
        "cthulhu_wars", "These results can only hit {whom}'s units in this battle."
    ),
    # ------------------------------------------------------------ retreats
    "cthulhu_wars.battle.prompt_first": NOOP(
        "cthulhu_wars", "{who}: choose which side retreats first."
    ),
    "cthulhu_wars.battle.first": NOOP("cthulhu_wars", "{whom} retreats first"),
    "cthulhu_wars.battle.prompt_retreat": NOOP(
        "cthulhu_wars", "{who} retreats from {place}. Where does this unit go: {what}?"
    ),
    "cthulhu_wars.battle.prompt_drive": NOOP(
        "cthulhu_wars", "{whom} retreats from {place}. {who}: choose where this unit goes: {what}."
    ),
    "cthulhu_wars.battle.retreat": NOOP("cthulhu_wars", "{what} to {place}"),
    "cthulhu_wars.battle.why_far": NOOP("cthulhu_wars", "Retreat to an area adjacent to {place}."),
    "cthulhu_wars.battle.why_enemy_there": NOOP("cthulhu_wars", "{whom} has units in {place}."),
    "cthulhu_wars.battle.prompt_no_retreat": NOOP(
        "cthulhu_wars", "{who} can't retreat from {place}. Which pained unit is eliminated?"
    ),
    "cthulhu_wars.battle.prompt_lose": NOOP(
        "cthulhu_wars", "{who} loses a unit of the battle in {place}. Which one?"
    ),
    "cthulhu_wars.battle.lose": NOOP("cthulhu_wars", "Lose: {what}"),
    "cthulhu_wars.battle.keep": NOOP("cthulhu_wars", "{what}: no unit is eliminated"),
    "cthulhu_wars.battle.prompt_send": NOOP(
        "cthulhu_wars", "{who}: choose a unit to send away from the battle in {place}, and where."
    ),
    # ------------------------------------------------------------ results outside a battle
    "cthulhu_wars.battle.prompt_split": NOOP(
        "cthulhu_wars", "{who}: distribute {kills} and {pains} among the enemies in {place}."
    ),
    "cthulhu_wars.battle.give_kill": NOOP("cthulhu_wars", "A kill to {whom}"),
    "cthulhu_wars.battle.give_pain": NOOP("cthulhu_wars", "A pain to {whom}"),
    # ------------------------------------------------------------ log
    "cthulhu_wars.battle.kills": NOOP("cthulhu_wars", "%n kill(s)"),
    "cthulhu_wars.battle.pains": NOOP("cthulhu_wars", "%n pain(s)"),
    "cthulhu_wars.battle.log_began": NOOP("cthulhu_wars", "{who} attacks {whom} in {place}."),
    "cthulhu_wars.battle.log_fell_away": NOOP(
        "cthulhu_wars", "One side has left {place}: {who} and {whom} do not fight."
    ),
    "cthulhu_wars.battle.log_stopped": NOOP(
        "cthulhu_wars", "One side has no units left in {place}: the battle ends without dice."
    ),
    "cthulhu_wars.battle.log_rolled": NOOP(
        "cthulhu_wars", "{who} rolls [{faces}]: {kills}, {pains}."
    ),
    "cthulhu_wars.battle.log_rolled_again": NOOP(
        "cthulhu_wars", "{who} rerolls misses, now [{faces}]: {kills}, {pains}."
    ),
    "cthulhu_wars.battle.log_kill": NOOP("cthulhu_wars", "Kills on {who}: {hit}."),
    "cthulhu_wars.battle.log_pain": NOOP("cthulhu_wars", "Pains on {who}: {hit}."),
    "cthulhu_wars.battle.log_softened": NOOP(
        "cthulhu_wars", "{who}: {what} is pained instead of killed."
    ),
    "cthulhu_wars.battle.log_stayed": NOOP(
        "cthulhu_wars", "{who}: {what} can't retreat and stays in {place}."
    ),
    "cthulhu_wars.battle.log_ended": NOOP(
        "cthulhu_wars",
        "The battle in {place} is over. Units lost: {who} {lost}, {whom} {lost_other}.",
    ),
}
