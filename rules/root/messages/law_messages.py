"""The sentences of the general law."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.name": NOOP("root", "Root"),
    "root.about": NOOP(
        "root",
        "Woodland factions, each with its own rules, compete for 30 points or for dominance.",
    ),
    "root.where": NOOP("root", "Round {round}, {who}: {phase}"),
    "root.where_setup": NOOP("root", "Setup"),
    "root.faction.vagabond_as": NOOP("root", "Vagabond ({name})"),
    # ------------------------------------------------------------ orders
    "root.do.move": NOOP("root", "Move %n warrior(s) from {source} to {target}"),
    "root.do.move_pawn": NOOP("root", "Move from {source} to {target}"),
    "root.do.move_escorted": NOOP(
        "root", "Move from {source} to {target} with %n of {whom}'s warrior(s)"
    ),
    "root.do.fight": NOOP("root", "Battle {whom} in {place}"),
    "root.do.fight_allied": NOOP("root", "Battle {whom} in {place} with {ally}'s warriors"),
    "root.do.piece": NOOP("root", "{whom}'s {what} in {place}"),
    "root.do.number": NOOP("root", "{number}"),
    "root.do.take_dominance": NOOP("root", "Take {card} for {payment}"),
    "root.do.activate": NOOP("root", "Activate {card}"),
    "root.do.coalition": NOOP("root", "Form a coalition with {whom} ({card})"),
    "root.do.done": NOOP("root", "Done"),
    "root.do.pass": NOOP("root", "Not now"),
    "root.do.go_on": NOOP("root", "Continue"),
    "root.do.end_phase": NOOP("root", "End {phase}"),
    "root.do.no_move": NOOP("root", "No move"),
    "root.do.use": NOOP("root", "Use {what}"),
    "root.do.discard": NOOP("root", "Discard {card}"),
    "root.do.place_here": NOOP("root", "Place a warrior in {place}"),
    "root.do.craft_no_more": NOOP("root", "Craft no more"),
    "root.do.effects_first": NOOP("root", "{who} first"),
    # ------------------------------------------------------------ prompts
    "root.prompt.may_move": NOOP("root", "{who} may move."),
    "root.prompt.must_move": NOOP("root", "{who} must move."),
    "root.prompt.phase_start": NOOP("root", "{who}, start of {phase}: which effect do you use?"),
    "root.prompt.phase_end": NOOP("root", "{who}, end of {phase}: which effect do you use?"),
    "root.prompt.anything_else": NOOP("root", "{who}, {phase}: anything else?"),
    "root.prompt.end_phase": NOOP("root", "{who}, {phase}: you can do nothing else. End it?"),
    "root.prompt.discard": NOOP("root", "{who} discards %n card(s)."),
    "root.prompt.place_short": NOOP(
        "root", "{who}: only %n warrior(s) left in the supply. Where do they go?"
    ),
    "root.prompt.craft_first": NOOP("root", "{who} may craft before anything else."),
    "root.prompt.order_effects": NOOP("root", "{who}: which of your effects comes first?"),
    "root.prompt.order_owners": NOOP("root", "{who}, decide whose losses take effect first."),
    # ------------------------------------------------------------ why not
    "root.why.idle": NOOP("root", "You can't do that now."),
    "root.why.other": NOOP("root", "You can't choose this now. {prompt}"),
    "root.why.place_idle": NOOP("root", "There is nothing to do in {place} now."),
    "root.why.card_idle": NOOP("root", "You can't use this card now."),
    "root.why.other_suit": NOOP(
        "root", "{place} is a {suit} clearing, and {card} is of another suit."
    ),
    "root.why.other_card": NOOP(
        "root", "{chosen} has been chosen. Go back one step to take {card} instead."
    ),
    "root.why.discard": NOOP("root", "Choose a card in your hand to discard."),
    "root.why.scorched": NOOP("root", "{place} is scorched: nothing can be placed or move there."),
    "root.why.no_rule": NOOP("root", "You rule neither {source} nor {target}."),
    "root.why.no_warriors_near": NOOP("root", "You have no warriors adjacent to {place}."),
    "root.why.only_moves": NOOP("root", "Choose where to move from."),
    "root.why.not_placed_there": NOOP("root", "You have no warrior to place there."),
    "root.why.craft_first": NOOP("root", "Crafting comes first: choose a card to craft, or go on."),
    "root.why.order_effects": NOOP("root", "Choose the effect that comes first."),
    "root.why.order_owners": NOOP("root", "Choose the player whose losses take effect first."),
    "root.why.dominance_active": NOOP("root", "You already have an active dominance card."),
    "root.why.dominance_points": NOOP("root", "You need %n points to activate dominance."),
    "root.why.dominance_vagabond": NOOP(
        "root", "A Vagabond cannot win by dominance, only join a coalition."
    ),
    # ------------------------------------------------------------ the end
    "root.end.points": NOOP("root", "30 points: {who}"),
    "root.end.points_shared": NOOP("root", "30 points: {who}, in coalition with {partner}"),
    "root.end.dominance": NOOP("root", "By dominance, not by points: {who} with {card}"),
    "root.end.dominance_shared": NOOP(
        "root", "By dominance, not by points: {who} with {card}, in coalition with {partner}"
    ),
    "root.end.coop": NOOP("root", "Every player has 30 points"),
    "root.end.coop_lost": NOOP("root", "{who}, an automaton, has 30 points"),
    "root.end.rounds": NOOP("root", "No one had won after %n round(s)"),
    # ------------------------------------------------------------ the log
    "root.log.turn": NOOP("root", "Round {round}: {who}"),
    "root.log.turn_of": NOOP("root", "Round {round}: {who} ({faction})"),
    "root.log.phase": NOOP("root", "{phase}"),
    "root.log.first": NOOP("root", "{who} starts."),
    "root.log.suits": NOOP("root", "The suits of the clearings have been dealt."),
    "root.log.placed": NOOP("root", "{who} places %n warrior(s) in {place}."),
    "root.log.built": NOOP("root", "{who} builds {what} in {place}."),
    "root.log.put": NOOP("root", "{who} places {what} in {place}."),
    "root.log.warriors": NOOP("root", "%n warrior(s)"),
    "root.log.removed": NOOP("root", "{who} loses {what} in {place}."),
    "root.log.gave_up": NOOP("root", "{who} removes {what} from {place}."),
    "root.log.moved": NOOP("root", "{who} moves %n warrior(s) from {source} to {target}."),
    "root.log.pawn_moved": NOOP("root", "{who} moves from {source} to {target}."),
    "root.log.pawn_escorted": NOOP(
        "root", "{who} moves from {source} to {target} with %n allied warrior(s)."
    ),
    "root.log.scored": NOOP("root", "{who} scores %n point(s)."),
    "root.log.lost_points": NOOP("root", "{who} loses %n point(s)."),
    "root.log.drew": NOOP("root", "{who} draws: {cards}."),
    "root.log.drew_number": NOOP("root", "{who} draws %n card(s)."),
    "root.log.card_spent": NOOP("root", "{who} spends {card}."),
    "root.log.card_discarded": NOOP("root", "{who} discards {card}."),
    "root.log.revealed": NOOP("root", "{who} reveals {card}."),
    "root.log.card_given": NOOP("root", "{who} gives {whom} {card}."),
    "root.log.card_taken": NOOP("root", "{whom} takes {card} from {who}."),
    "root.log.reshuffled": NOOP("root", "The discard pile becomes the deck: %n card(s)."),
    "root.log.available": NOOP("root", "{card} is placed beside the map."),
    "root.log.took_dominance": NOOP("root", "{who} takes {card}."),
    "root.log.dominance": NOOP("root", "{who} activates {card}."),
    "root.log.coalition": NOOP("root", "{who} forms a coalition with {whom}."),
    # ------------------------------------------------------------ standing answers
    "root.standing.no_ambush_round": NOOP("root", "No ambush this round"),
    "root.standing.no_ambush_round.help": NOOP(
        "root", "You are not asked about ambushes until the round ends."
    ),
    "root.standing.no_ambush": NOOP("root", "Never an ambush"),
    "root.standing.no_ambush.help": NOOP("root", "You are not asked about ambushes."),
    "root.standing.hospitals": NOOP("root", "Always save my warriors with a matching card"),
    "root.standing.hospitals.help": NOOP(
        "root", "Field Hospitals spend the matching card you need least."
    ),
    "root.standing.no_hospitals": NOOP("root", "Never use Field Hospitals"),
    "root.standing.no_hospitals.help": NOOP("root", "You are not asked about Field Hospitals."),
    # ------------------------------------------------------------ set-up
    "root.too_many": NOOP("root", "{faction} can be played by at most %n player(s)."),
    "root.only_vagabonds": NOOP(
        "root", "At least one player must play a faction other than the Vagabond."
    ),
}
