"""The sentences of the automata."""

from rules.kernel.text import QT_TRANSLATE_NOOP
from rules.root.automata.trait_messages import SENTENCES as TRAITS

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    **TRAITS,
    "root.automata.order": NOOP("root", "{who}: the order is {suit}: {card}."),
    "root.automata.counted": NOOP("root", "{who}: the Lost Souls order is {suit}."),
    "root.automata.soul_laid": NOOP("root", "{who} places {card} in Lost Souls."),
    "root.automata.ritual": NOOP("root", "{who} reveals {card} from Lost Souls."),
    "root.automata.turmoil": NOOP("root", "{who}: turmoil clears the Decree."),
    "root.automata.prompt_outrage": NOOP(
        "root", "{who}: discard a card that matches {place}, or {whom} scores a point"
    ),
    "root.automata.give_point": NOOP("root", "No card matches: {whom} scores a point"),
    "root.automata.why_outrage": NOOP("root", "Choose a matching card in your hand."),
    "root.automata.prompt_investors": NOOP(
        "root", "{who}: discard a card that matches {places}, or {whom} sways a minister"
    ),
    "root.automata.let_sway": NOOP("root", "No card matches: {whom} sways a minister"),
    "root.automata.prompt_gamble": NOOP("root", "{who}: guess {whom}'s plot in {place}"),
    "root.automata.guess": NOOP("root", "The plot: {plot}"),
    "root.automata.why_guess": NOOP("root", "Choose a kind of plot."),
    "root.automata.guessed_right": NOOP("root", "{who} guesses the plot in {place}: {plot}."),
    "root.automata.guessed_wrong": NOOP(
        "root", "{who} guesses {plot} for the plot in {place}: wrong."
    ),
    "root.automata.on_market": NOOP("root", "{who}: on the market: {card}."),
    "root.automata.shield": NOOP(
        "root", "{who}: no one pays, so the market closes; they battle everywhere."
    ),
    "root.automata.sword": NOOP(
        "root",
        "{who}: no warriors left, so the market closes; they battle in the ordered clearings.",
    ),
    "root.automaton.mechanical_marquise_2": NOOP("root", "Automaton: Mechanical Marquise"),
    "root.automaton.electric_eyrie": NOOP("root", "Automaton: Electric Eyrie"),
    "root.automaton.automated_alliance": NOOP("root", "Automaton: Automated Alliance"),
    "root.automaton.vagabot": NOOP("root", "Automaton: Vagabot"),
    "root.automaton.logical_lizards": NOOP("root", "Automaton: Logical Lizards"),
    "root.automaton.riverfolk_robots": NOOP("root", "Automaton: Riverfolk Robots"),
    "root.automaton.drillbit_duchy": NOOP("root", "Automaton: Drillbit Duchy"),
    "root.automaton.cogwheel_corvids": NOOP("root", "Automaton: Cogwheel Corvids"),
    "root.automata.nobody": NOOP("root", "At least one seat needs a player."),
    "root.automata.same": NOOP(
        "root", "{faction}: an automaton and another seat cannot both play it."
    ),
    "root.automata.coop_alone": NOOP("root", "A cooperative game needs an automaton."),
    "root.option.difficulty": NOOP("root", "Automata difficulty"),
    "root.option.difficulty.help": NOOP("root", "How strong the automated opponents are."),
    "root.option.difficulty.easy": NOOP("root", "Easy"),
    "root.option.difficulty.normal": NOOP("root", "Normal"),
    "root.option.difficulty.challenging": NOOP("root", "Challenging"),
    "root.option.difficulty.nightmare": NOOP("root", "Nightmare"),
    "root.option.coop": NOOP("root", "Co-op against automata"),
    "root.option.coop.help": NOOP(
        "root", "All players win if each has 30 points before any automaton has."
    ),
    "root.option.coop.off": NOOP("root", "Off"),
    "root.option.coop.on": NOOP("root", "On"),
}
