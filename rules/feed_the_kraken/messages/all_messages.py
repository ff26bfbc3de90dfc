"""All sentences of Feed the Kraken in English, by key."""

from rules.feed_the_kraken.bots.messages import BOT_SENTENCES
from rules.feed_the_kraken.characters.messages import CHARACTER_SENTENCES
from rules.feed_the_kraken.claim import TALK_SENTENCES
from rules.feed_the_kraken.knowledge.notebook import NOTE_SENTENCES
from rules.feed_the_kraken.knowledge.told import TOLD_SENTENCES
from rules.feed_the_kraken.messages.log_messages import LOG_SENTENCES
from rules.feed_the_kraken.messages.option_messages import OPTION_SENTENCES
from rules.feed_the_kraken.messages.why_messages import WHY_SENTENCES
from rules.feed_the_kraken.names import NAMES
from rules.feed_the_kraken.rituals.messages import RITUAL_SENTENCES
from rules.kernel.text import QT_TRANSLATE_NOOP, add_sentences

SENTENCES: dict[str, str] = {
    **NAMES,
    **OPTION_SENTENCES,
    **CHARACTER_SENTENCES,
    **RITUAL_SENTENCES,
    **TALK_SENTENCES,
    **NOTE_SENTENCES,
    **TOLD_SENTENCES,
    **BOT_SENTENCES,
    **LOG_SENTENCES,
    **WHY_SENTENCES,
    "feed_the_kraken.about": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "One ship, three hidden sides: sailors steer east, pirates west, and the cult straight to"
        " the Kraken. Trust your captain, or take up arms.",
    ),
    "feed_the_kraken.nobody": QT_TRANSLATE_NOOP("feed_the_kraken", "no one"),
    "feed_the_kraken.too_few_for_voyage": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{voyage} needs at least %n players; there are {seats}."
    ),
    "feed_the_kraken.where": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Round {round}, %n league(s) from {goal}"
    ),
    "feed_the_kraken.where_tied": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Round {round}, %n league(s) from the nearest goal"
    ),
    # ------------------------------------------------------------ questions
    "feed_the_kraken.prompt.own_secrets": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: look at your secrets."
    ),
    "feed_the_kraken.prompt.appoint_lieutenant": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is captain: name a lieutenant."
    ),
    "feed_the_kraken.prompt.appoint_navigator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is captain: name a navigator."
    ),
    "feed_the_kraken.prompt.badge": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{who} is captain: which badge goes to {other}, the only other player left?",
    ),
    "feed_the_kraken.prompt.commit": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: commit guns against {team}? A mutiny needs %n gun(s) in all."
    ),
    "feed_the_kraken.prompt.break_tie": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Tie for captain: {who}, rule out one of the tied players."
    ),
    "feed_the_kraken.prompt.keep": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: keep %n card(s) for the logbook, discard the rest."
    ),
    "feed_the_kraken.prompt.keep_or_redraw": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "{who}: keep %n card(s) and discard the rest, or discard all and draw two new cards.",
    ),
    "feed_the_kraken.prompt.logbook": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is navigator: leave one card for the captain, or jump overboard."
    ),
    "feed_the_kraken.prompt.logbook_no_jump": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is navigator: leave one card for the captain."
    ),
    "feed_the_kraken.prompt.emergency": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The navigator is overboard. {who} is captain: name another one."
    ),
    "feed_the_kraken.prompt.cabin_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cabin Search: {who}, as captain, choose whose cabin to search."
    ),
    "feed_the_kraken.prompt.feed_the_kraken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Feed the Kraken: {who}, as captain, choose who goes overboard."
    ),
    "feed_the_kraken.prompt.flogging": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Flogging: {who}, as captain, choose whom to flog."
    ),
    "feed_the_kraken.prompt.off_with_the_tongue": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Off with the Tongue: {who}, as captain, choose who loses their tongue."
    ),
    "feed_the_kraken.prompt.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Mermaid: {who}, as captain, choose who sees the last discards."
    ),
    "feed_the_kraken.prompt.telescope": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Telescope: {who}, as captain, choose who sees the top card."
    ),
    "feed_the_kraken.prompt.search_result": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: look at what you found."
    ),
    "feed_the_kraken.prompt.mermaid_result": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: look at the last discards."
    ),
    "feed_the_kraken.prompt.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who}: look at the top card, then leave it or discard it face down."
    ),
    # ------------------------------------------------------------ behind the curtain
    "feed_the_kraken.secret.own": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Your card: {faction}. {aim} {comrades} Your character: {character}. {does}",
    ),
    "feed_the_kraken.secret.own_side": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your card: {faction}. {aim} {comrades}"
    ),
    "feed_the_kraken.aim.sailor": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You win when the ship reaches Bluewater Bay."
    ),
    "feed_the_kraken.aim.pirate": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You win when the ship reaches Crimson Cove."
    ),
    "feed_the_kraken.aim.cult": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "You win when the ship reaches the Kraken or the Cult Leader is fed to it.",
    ),
    "feed_the_kraken.secret.comrades": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Your fellow pirates: {seats}."
    ),
    "feed_the_kraken.secret.no_comrades": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You don't know anyone's side yet."
    ),
    "feed_the_kraken.secret.no_mates": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You are the only pirate aboard."
    ),
    "feed_the_kraken.secret.drawn": QT_TRANSLATE_NOOP("feed_the_kraken", "You drew: {cards}."),
    "feed_the_kraken.secret.logbook": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "In the logbook, in no order: {cards}."
    ),
    "feed_the_kraken.secret.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The top card of the draw pile: {card}."
    ),
    "feed_the_kraken.secret.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The last discards, in no order: {cards}."
    ),
    "feed_the_kraken.secret.search_not_converted": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} was dealt: {faction}. Not converted."
    ),
    "feed_the_kraken.secret.search_converted": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} was dealt: {faction}. Since converted to the cult."
    ),
    "feed_the_kraken.secret.search_now": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is now: {faction}."
    ),
    # ------------------------------------------------------------ options
    "feed_the_kraken.cover.card": QT_TRANSLATE_NOOP("feed_the_kraken", "Card {number}"),
    "feed_the_kraken.do.seat": QT_TRANSLATE_NOOP("feed_the_kraken", "{who}"),
    "feed_the_kraken.do.cabin_search": QT_TRANSLATE_NOOP("feed_the_kraken", "Search {who}'s cabin"),
    "feed_the_kraken.do.flogging": QT_TRANSLATE_NOOP("feed_the_kraken", "Flog {who}"),
    "feed_the_kraken.do.off_with_the_tongue": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cut out {who}'s tongue"
    ),
    "feed_the_kraken.do.feed_the_kraken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Feed {who} to the Kraken"
    ),
    "feed_the_kraken.do.mermaid": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Show the discards to {who}"
    ),
    "feed_the_kraken.do.telescope": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Hand the telescope to {who}"
    ),
    "feed_the_kraken.do.rule_out": QT_TRANSLATE_NOOP("feed_the_kraken", "Rule out {who}"),
    "feed_the_kraken.do.appoint_lieutenant": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Lieutenant: {who}"
    ),
    "feed_the_kraken.do.appoint_navigator": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Navigator: {who}"
    ),
    "feed_the_kraken.do.badge": QT_TRANSLATE_NOOP("feed_the_kraken", "The badge: {post}"),
    "feed_the_kraken.do.commit": QT_TRANSLATE_NOOP("feed_the_kraken", "%n gun(s)"),
    "feed_the_kraken.do.commit_none": QT_TRANSLATE_NOOP("feed_the_kraken", "No gun"),
    "feed_the_kraken.do.keep": QT_TRANSLATE_NOOP("feed_the_kraken", "Keep {card}"),
    "feed_the_kraken.do.redraw": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Discard all and draw two new cards"
    ),
    "feed_the_kraken.do.play": QT_TRANSLATE_NOOP("feed_the_kraken", "Leave {card}"),
    "feed_the_kraken.do.jump": QT_TRANSLATE_NOOP("feed_the_kraken", "Jump overboard"),
    "feed_the_kraken.do.leave_top": QT_TRANSLATE_NOOP("feed_the_kraken", "Leave it on the pile"),
    "feed_the_kraken.do.discard_top": QT_TRANSLATE_NOOP("feed_the_kraken", "Discard it face down"),
    # ------------------------------------------------------------ why not
    "feed_the_kraken.why.can_be_chosen": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You can choose {who} now."
    ),
    "feed_the_kraken.why.choose_a_seat": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose one of the crew."
    ),
    "feed_the_kraken.why.eliminated": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is overboard and can't be chosen."
    ),
    "feed_the_kraken.why.self": QT_TRANSLATE_NOOP("feed_the_kraken", "Choose someone else."),
    "feed_the_kraken.why.is_captain": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is the captain and gets no badge."
    ),
    "feed_the_kraken.why.is_lieutenant": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is the lieutenant: a player can hold only one badge."
    ),
    "feed_the_kraken.why.off_duty": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is off duty until the next navigation is over."
    ),
    "feed_the_kraken.why.no_tongue": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} has no tongue and can never become captain."
    ),
    "feed_the_kraken.why.not_tied": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} is not among the tied."
    ),
    "feed_the_kraken.why.agitated": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Agitator forces you to commit at least one gun in this check."
    ),
    "feed_the_kraken.why.equalized": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Equalizer allows at most one gun in this check."
    ),
    "feed_the_kraken.why.not_enough_guns": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You have only %n gun(s)."
    ),
    "feed_the_kraken.why.commit": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose how many guns to commit; all are revealed at once."
    ),
    "feed_the_kraken.why.keep_a_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose one of the cards you drew."
    ),
    "feed_the_kraken.why.kept_already": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "You already keep this card."
    ),
    "feed_the_kraken.why.play_a_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Choose one of the cards in the logbook."
    ),
    "feed_the_kraken.why.no_jumping": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "This voyage is played without jumping overboard."
    ),
    "feed_the_kraken.why.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Leave the top card or discard it."
    ),
    # ------------------------------------------------------------ end
    "feed_the_kraken.end.goal.sailor": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship has reached Bluewater Bay: the sailors win."
    ),
    "feed_the_kraken.end.goal.pirate": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship has reached Crimson Cove: the pirates win."
    ),
    "feed_the_kraken.end.goal.cult": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The ship has reached the Kraken: the cult wins."
    ),
    "feed_the_kraken.end.leader_fed.cult": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Cult Leader was fed to the Kraken: the cult wins."
    ),
}

# The token of the same name is called otherwise in other languages: a context of its own.
add_sentences(
    "feed_the_kraken_title",
    {"feed_the_kraken.name": QT_TRANSLATE_NOOP("feed_the_kraken_title", "Feed the Kraken")},
)
