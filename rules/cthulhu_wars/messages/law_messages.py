"""The sentences of the general law."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.name": NOOP("cthulhu_wars", "Cthulhu Wars"),
    "cthulhu_wars.about": NOOP(
        "cthulhu_wars",
        "The Great Old Ones have awoken. Gather Power, control gates, earn six "
        "spellbooks and bring Doom upon the Earth before the others do.",
    ),
    "cthulhu_wars.where": NOOP("cthulhu_wars", "Round {round}, {phase}"),
    "cthulhu_wars.where_turn": NOOP("cthulhu_wars", "Round {round}, {phase}: {who}"),
    "cthulhu_wars.where_setup": NOOP("cthulhu_wars", "Setup"),
    "cthulhu_wars.power": NOOP("cthulhu_wars", "%n Power"),
    # ------------------------------------------------------------ prompts
    "cthulhu_wars.prompt.turn": NOOP("cthulhu_wars", "{who}, %n Power: choose your action."),
    "cthulhu_wars.prompt.second": NOOP(
        "cthulhu_wars", "{who}, %n Power: take a second, different action, or end your turn."
    ),
    "cthulhu_wars.prompt.moving": NOOP(
        "cthulhu_wars", "{who}, %n Power: move another unit, or end the move."
    ),
    "cthulhu_wars.prompt.more": NOOP("cthulhu_wars", "{who}, %n Power: anything else this turn?"),
    "cthulhu_wars.prompt.start": NOOP("cthulhu_wars", "{who}: where do you start?"),
    "cthulhu_wars.prompt.lose": NOOP("cthulhu_wars", "{who}: which of your units do you lose?"),
    "cthulhu_wars.prompt.lose.capture": NOOP(
        "cthulhu_wars", "{by} captures a cultist. {who}: which one?"
    ),
    "cthulhu_wars.prompt.lose.replace": NOOP(
        "cthulhu_wars", "{by} replaces one of your units. {who}: which one?"
    ),
    "cthulhu_wars.prompt.lose.eliminate": NOOP(
        "cthulhu_wars", "{by} eliminates one of your units. {who}: which one?"
    ),
    # ------------------------------------------------------------ orders
    "cthulhu_wars.do.recruit": NOOP("cthulhu_wars", "Recruit an {what} in {place} ({cost})"),
    "cthulhu_wars.do.recruit_any": NOOP("cthulhu_wars", "Recruit an {what} ({cost})"),
    "cthulhu_wars.do.summon": NOOP("cthulhu_wars", "Summon in {place}: {what} ({cost})"),
    "cthulhu_wars.do.summon_any": NOOP("cthulhu_wars", "Summon: {what} ({cost})"),
    "cthulhu_wars.do.awaken": NOOP("cthulhu_wars", "Awaken {what} in {place} ({cost})"),
    "cthulhu_wars.do.awaken_any": NOOP("cthulhu_wars", "Awaken {what} ({cost})"),
    "cthulhu_wars.do.build_gate": NOOP("cthulhu_wars", "Build a gate in {place} ({cost})"),
    "cthulhu_wars.do.build_any": NOOP("cthulhu_wars", "Build a gate ({cost})"),
    "cthulhu_wars.do.move": NOOP("cthulhu_wars", "Move {what} from {source} to {target}"),
    "cthulhu_wars.do.move_holder": NOOP(
        "cthulhu_wars", "Move {what} from the gate in {source} to {target}"
    ),
    "cthulhu_wars.do.battle": NOOP("cthulhu_wars", "Battle {whom} in {place} ({cost})"),
    "cthulhu_wars.do.capture": NOOP("cthulhu_wars", "Capture {whom}'s cultist in {place} ({cost})"),
    "cthulhu_wars.do.step_on": NOOP("cthulhu_wars", "Step on the gate in {place}: {what}"),
    "cthulhu_wars.do.step_off": NOOP("cthulhu_wars", "Step off the gate in {place}"),
    "cthulhu_wars.do.give_up": NOOP("cthulhu_wars", "Pass: give up %n Power"),
    "cthulhu_wars.do.end_turn": NOOP("cthulhu_wars", "End the turn"),
    "cthulhu_wars.do.move_done": NOOP("cthulhu_wars", "End the move"),
    "cthulhu_wars.do.done": NOOP("cthulhu_wars", "Done"),
    "cthulhu_wars.do.not_now": NOOP("cthulhu_wars", "Not now"),
    "cthulhu_wars.do.unit": NOOP("cthulhu_wars", "{what} in {place}"),
    "cthulhu_wars.do.unit_on_gate": NOOP("cthulhu_wars", "{what} on the gate in {place}"),
    "cthulhu_wars.do.number": NOOP("cthulhu_wars", "{number}"),
    "cthulhu_wars.do.use": NOOP("cthulhu_wars", "Use {what}"),
    # ------------------------------------------------------------ why not
    "cthulhu_wars.why.acted": NOOP("cthulhu_wars", "You have taken your action this turn."),
    "cthulhu_wars.why.too_dear": NOOP("cthulhu_wars", "It costs %n Power; you have {held}."),
    "cthulhu_wars.why.must_act": NOOP(
        "cthulhu_wars", "Take an action first, or pass and give up your Power."
    ),
    "cthulhu_wars.why.must_act_no_pass": NOOP("cthulhu_wars", "Take an action first."),
    "cthulhu_wars.why.no_pass": NOOP(
        "cthulhu_wars", "With two players, you may pass only if you can't act."
    ),
    "cthulhu_wars.why.other_second": NOOP(
        "cthulhu_wars", "The second action must be different from the first."
    ),
    "cthulhu_wars.why.only_moves": NOOP(
        "cthulhu_wars", "You are moving: move another unit, or end the move."
    ),
    "cthulhu_wars.why.recruit.pool": NOOP("cthulhu_wars", "There is no cultist left in your pool."),
    "cthulhu_wars.why.recruit.nobody": NOOP(
        "cthulhu_wars",
        "You recruit a cultist where you have a unit, and you have none in {place}.",
    ),
    "cthulhu_wars.why.summon.pool": NOOP(
        "cthulhu_wars", "There is none left in your pool: {what}."
    ),
    "cthulhu_wars.why.summon.no_gate": NOOP(
        "cthulhu_wars", "You summon monsters at your gates, and you have none."
    ),
    "cthulhu_wars.why.summon.not_there": NOOP(
        "cthulhu_wars", "You do not control a gate in {place}."
    ),
    "cthulhu_wars.why.awaken.in_play": NOOP("cthulhu_wars", "{what} is already awake."),
    "cthulhu_wars.why.awaken.not_there": NOOP(
        "cthulhu_wars", "{what} can't be awakened in {place}."
    ),
    "cthulhu_wars.why.build.nowhere": NOOP(
        "cthulhu_wars", "You have no cultist in an area without a gate."
    ),
    "cthulhu_wars.why.build.gate": NOOP("cthulhu_wars", "There is already a gate in {place}."),
    "cthulhu_wars.why.build.nobody": NOOP(
        "cthulhu_wars", "You have no unit in {place} that can build a gate."
    ),
    "cthulhu_wars.why.move.building": NOOP("cthulhu_wars", "A building can't move: {what}."),
    "cthulhu_wars.why.move.barred": NOOP(
        "cthulhu_wars", "One of your own effects keeps this unit in {place}: {what}."
    ),
    "cthulhu_wars.why.move.nobody": NOOP("cthulhu_wars", "You have none in {place}: {what}."),
    "cthulhu_wars.why.move.moved": NOOP(
        "cthulhu_wars", "Each unit moves once, and these have just moved to {place}: {what}."
    ),
    "cthulhu_wars.why.move.far": NOOP(
        "cthulhu_wars", "{target} is more than %n step(s) away from {source}."
    ),
    "cthulhu_wars.why.move.unit_first": NOOP(
        "cthulhu_wars", "First choose which unit moves to {place}."
    ),
    "cthulhu_wars.why.move.nobody_near": NOOP(
        "cthulhu_wars", "None of your units is within %n step(s) of {place}."
    ),
    "cthulhu_wars.why.capture.nobody": NOOP("cthulhu_wars", "{whom} has no cultist in {place}."),
    "cthulhu_wars.why.capture.no_captor": NOOP(
        "cthulhu_wars",
        "Only monsters and Great Old Ones can capture, and you have none in {place}.",
    ),
    "cthulhu_wars.why.capture.monster": NOOP(
        "cthulhu_wars", "{whom}'s monster in {place} protects its cultists from monsters."
    ),
    "cthulhu_wars.why.capture.great": NOOP(
        "cthulhu_wars", "{whom}'s Great Old One in {place} protects its cultists."
    ),
    "cthulhu_wars.why.capture.barred": NOOP(
        "cthulhu_wars", "{whom}'s effect protects its cultists in {place} from monsters."
    ),
    # ------------------------------------------------------------ the log
    "cthulhu_wars.log.units": NOOP("cthulhu_wars", "{number} × {what}"),
    "cthulhu_wars.log.seated": NOOP("cthulhu_wars", "{seated}"),
    "cthulhu_wars.log.plays": NOOP("cthulhu_wars", "{who}: {faction}"),
    "cthulhu_wars.log.round": NOOP("cthulhu_wars", "Round {round}"),
    "cthulhu_wars.log.phase": NOOP("cthulhu_wars", "{phase}"),
    "cthulhu_wars.log.turn": NOOP("cthulhu_wars", "{who} ({faction})"),
    "cthulhu_wars.log.passed": NOOP("cthulhu_wars", "{who} passes and gives up %n Power."),
    "cthulhu_wars.log.gains_power": NOOP("cthulhu_wars", "{who} gains %n Power."),
    "cthulhu_wars.log.pays_power": NOOP("cthulhu_wars", "{who} pays %n Power."),
    "cthulhu_wars.log.gains_doom": NOOP("cthulhu_wars", "{who} gains %n Doom."),
    "cthulhu_wars.log.loses_doom": NOOP("cthulhu_wars", "{who} loses %n Doom."),
    "cthulhu_wars.log.used": NOOP("cthulhu_wars", "{who} uses {what}."),
    "cthulhu_wars.log.placed": NOOP("cthulhu_wars", "{who} places {what} in {place}."),
    "cthulhu_wars.log.recruited": NOOP("cthulhu_wars", "{who} recruits {what} in {place}."),
    "cthulhu_wars.log.summoned": NOOP("cthulhu_wars", "{who} summons {what} in {place}."),
    "cthulhu_wars.log.awakened": NOOP("cthulhu_wars", "{who} awakens {what} in {place}."),
    "cthulhu_wars.log.came_up": NOOP("cthulhu_wars", "{who} returns {what} to {place}."),
    "cthulhu_wars.log.moved": NOOP("cthulhu_wars", "{who} moves {what} from {source} to {target}."),
    "cthulhu_wars.log.retreated": NOOP(
        "cthulhu_wars", "Retreat from {source} to {target}: {who} moves {what}."
    ),
    "cthulhu_wars.log.left.kill": NOOP("cthulhu_wars", "{who} loses {what} in {place} (killed)."),
    "cthulhu_wars.log.left.capture": NOOP(
        "cthulhu_wars", "{by} captures {who}'s {what} in {place}."
    ),
    "cthulhu_wars.log.left.replace": NOOP(
        "cthulhu_wars", "{who} removes {what} from {place} to make room."
    ),
    "cthulhu_wars.log.left.eliminate": NOOP(
        "cthulhu_wars", "{who} loses {what} in {place} (eliminated)."
    ),
    "cthulhu_wars.log.left.no_retreat": NOOP(
        "cthulhu_wars", "{who} loses {what} in {place} (no retreat)."
    ),
    "cthulhu_wars.log.left.sacrifice": NOOP("cthulhu_wars", "{who} sacrifices {what} in {place}."),
    "cthulhu_wars.log.left.aside": NOOP(
        "cthulhu_wars", "{who} takes {what} off the map in {place} for now."
    ),
    "cthulhu_wars.log.left.gone": NOOP(
        "cthulhu_wars", "{who} permanently loses {what} in {place}."
    ),
    "cthulhu_wars.log.replaced": NOOP(
        "cthulhu_wars", "{who} replaces {what} with {new} in {place}."
    ),
    "cthulhu_wars.log.replaced_enemy": NOOP(
        "cthulhu_wars", "{who} replaces {whom}'s {what} with {new} in {place}."
    ),
    "cthulhu_wars.log.captive_back": NOOP(
        "cthulhu_wars", "{who}'s captive returns to {whom}'s pool: {what}."
    ),
    "cthulhu_wars.log.gate_built": NOOP("cthulhu_wars", "{who} builds a gate in {place}."),
    "cthulhu_wars.log.gate_taken": NOOP(
        "cthulhu_wars", "{who} takes the gate in {place} with {what}."
    ),
    "cthulhu_wars.log.gate_left": NOOP(
        "cthulhu_wars", "{who} no longer controls the gate in {place}."
    ),
}
