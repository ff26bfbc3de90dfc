"""The sentences of the round: phases, books, signs, negotiations, the end."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ prompts
    "cthulhu_wars.prompt.name_first": NOOP(
        "cthulhu_wars", "{who}: name the first player. {tied} tie for the most Power."
    ),
    "cthulhu_wars.prompt.direction": NOOP(
        "cthulhu_wars", "{who}, you are first: in which direction does play go this round?"
    ),
    "cthulhu_wars.prompt.ritual": NOOP(
        "cthulhu_wars", "{who} may perform a ritual for {cost} of {power} Power."
    ),
    "cthulhu_wars.prompt.pick_book": NOOP("cthulhu_wars", "{who}: choose a spellbook."),
    "cthulhu_wars.prompt.moment": NOOP("cthulhu_wars", "{who}: use something now?"),
    "cthulhu_wars.prompt.interrupt": NOOP(
        "cthulhu_wars", "{who}: use {what} before play continues?"
    ),
    "cthulhu_wars.prompt.interrupt_after": NOOP(
        "cthulhu_wars", "{actor} has acted. {who}: use {what} before play continues?"
    ),
    "cthulhu_wars.prompt.reveal": NOOP(
        "cthulhu_wars",
        "{who} has {doom} Doom and %n face-down Elder Sign(s): which do you reveal?",
    ),
    "cthulhu_wars.secret.signs": NOOP("cthulhu_wars", "Your Elder Signs are worth: {signs}"),
    "cthulhu_wars.prompt.offer": NOOP(
        "cthulhu_wars",
        "{stakes} Others give {named} (round {round} of talks). {who}: how much do you give?",
    ),
    # ------------------------------------------------------------ orders
    "cthulhu_wars.do.first": NOOP("cthulhu_wars", "{who} is first player"),
    "cthulhu_wars.do.clock_forth": NOOP("cthulhu_wars", "Clockwise: {who} is next"),
    "cthulhu_wars.do.clock_back": NOOP("cthulhu_wars", "Counterclockwise: {who} is next"),
    "cthulhu_wars.do.ritual": NOOP(
        "cthulhu_wars",
        "Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}",
    ),
    "cthulhu_wars.do.no_ritual": NOOP("cthulhu_wars", "No ritual"),
    "cthulhu_wars.do.take_book": NOOP("cthulhu_wars", "Take {book}"),
    "cthulhu_wars.do.no_interrupt": NOOP("cthulhu_wars", "Continue"),
    "cthulhu_wars.do.order_all": NOOP("cthulhu_wars", "Reveal all %n Elder Sign(s)"),
    "cthulhu_wars.do.order_one": NOOP("cthulhu_wars", "Reveal your only Elder Sign"),
    "cthulhu_wars.do.order_some": NOOP("cthulhu_wars", "Reveal some Elder Signs"),
    "cthulhu_wars.do.reveal_one": NOOP("cthulhu_wars", "Reveal a sign worth %n"),
    "cthulhu_wars.do.reveal_all": NOOP("cthulhu_wars", "Reveal all the rest: {signs}"),
    "cthulhu_wars.do.reveal_ends": NOOP(
        "cthulhu_wars", "{label} (ends the game; you have {books} of 6 spellbooks)"
    ),
    "cthulhu_wars.do.reveal_none": NOOP("cthulhu_wars", "Reveal none"),
    "cthulhu_wars.do.reveal_done": NOOP("cthulhu_wars", "Reveal no more"),
    "cthulhu_wars.do.offer": NOOP("cthulhu_wars", "Give {stake}"),
    "cthulhu_wars.do.refuse": NOOP("cthulhu_wars", "Refuse permanently"),
    # ------------------------------------------------------------ why not
    "cthulhu_wars.why.less_power": NOOP(
        "cthulhu_wars", "Only those with the most Power can be first player."
    ),
    "cthulhu_wars.why.book_taken": NOOP("cthulhu_wars", "You already have this spellbook."),
    "cthulhu_wars.why.no_own_book": NOOP(
        "cthulhu_wars", "Choose a spellbook of your own faction that you do not have yet."
    ),
    # ------------------------------------------------------------ log
    "cthulhu_wars.log.gathers": NOOP(
        "cthulhu_wars",
        "{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives},"
        " abilities {effects}.",
    ),
    "cthulhu_wars.log.gathers_least": NOOP(
        "cthulhu_wars",
        "{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates},"
        " captives {captives}, abilities {effects}.",
    ),
    "cthulhu_wars.log.first": NOOP("cthulhu_wars", "{who} is first player."),
    "cthulhu_wars.log.clockwise": NOOP("cthulhu_wars", "{who} chooses clockwise."),
    "cthulhu_wars.log.counterclockwise": NOOP("cthulhu_wars", "{who} chooses counterclockwise."),
    "cthulhu_wars.log.ritual": NOOP("cthulhu_wars", "{who} performs a ritual for %n Power."),
    "cthulhu_wars.log.deed": NOOP("cthulhu_wars", "{who} meets a requirement: {deed}."),
    "cthulhu_wars.log.book": NOOP("cthulhu_wars", "{who} takes the spellbook {book}."),
    "cthulhu_wars.log.sign": NOOP("cthulhu_wars", "{who} draws an Elder Sign."),
    "cthulhu_wars.log.reveal_ordered": NOOP(
        "cthulhu_wars", "{who} will reveal Elder Signs after this action."
    ),
    "cthulhu_wars.log.revealed": NOOP(
        "cthulhu_wars", "{who} reveals Elder Signs worth {signs}: {doom} Doom."
    ),
    "cthulhu_wars.log.offered": NOOP("cthulhu_wars", "{who} offers {number}."),
    "cthulhu_wars.log.refused": NOOP("cthulhu_wars", "{who} refuses to give anything."),
    "cthulhu_wars.log.agreed": NOOP("cthulhu_wars", "{what}: everyone agrees."),
    "cthulhu_wars.log.not_agreed": NOOP("cthulhu_wars", "{what}: no agreement."),
    "cthulhu_wars.log.decay": NOOP("cthulhu_wars", "Decay is at {decay}."),
    # ------------------------------------------------------------ the end
    "cthulhu_wars.end.doom": NOOP("cthulhu_wars", "The most Doom with six spellbooks: {who}"),
    "cthulhu_wars.end.doom_nobody": NOOP(
        "cthulhu_wars", "Doom has come, and no one has six spellbooks: everyone loses."
    ),
    "cthulhu_wars.end.instant_death": NOOP(
        "cthulhu_wars", "Instant Death. The most Doom with six spellbooks: {who}"
    ),
    "cthulhu_wars.end.instant_death_nobody": NOOP(
        "cthulhu_wars", "Instant Death, and no one has six spellbooks: everyone loses."
    ),
    "cthulhu_wars.end.no_power": NOOP("cthulhu_wars", "No one has any Power left: everyone loses."),
    "cthulhu_wars.end.rounds": NOOP(
        "cthulhu_wars", "After %n round(s) the stars are still not right: no one wins."
    ),
    "cthulhu_wars.score.title": NOOP("cthulhu_wars", "%n spellbook(s)"),
    # ------------------------------------------------------------ notebooks
    "cthulhu_wars.note.signs": NOOP("cthulhu_wars", "Elder Signs"),
    "cthulhu_wars.note.none": NOOP("cthulhu_wars", "You have no Elder Sign."),
    "cthulhu_wars.note.mine": NOOP(
        "cthulhu_wars", "Yours are worth: {signs}. That is {sum} Doom in total."
    ),
    "cthulhu_wars.note.of": NOOP("cthulhu_wars", "{count} worth {worth}"),
    "cthulhu_wars.note.unseen": NOOP(
        "cthulhu_wars", "Signs you have not seen, in the supply or held by others: {signs}."
    ),
    # ------------------------------------------------------------ standing answers
    "cthulhu_wars.standing.if_threatened": NOOP("cthulhu_wars", "Out of turn only if threatened"),
    "cthulhu_wars.standing.if_threatened.help": NOOP(
        "cthulhu_wars",
        "You are asked after other players' actions only while one of your cultists "
        "can be captured.",
    ),
    "cthulhu_wars.standing.no_interrupt": NOOP("cthulhu_wars", "Nothing out of turn"),
    "cthulhu_wars.standing.no_interrupt.help": NOOP(
        "cthulhu_wars", "You are not asked whether you want to act between two actions."
    ),
    "cthulhu_wars.standing.no_reveal": NOOP("cthulhu_wars", "Keep Elder Signs face down"),
    "cthulhu_wars.standing.no_reveal.help": NOOP(
        "cthulhu_wars",
        "You are not asked whether to reveal your Elder Signs. You can still do it yourself.",
    ),
}
