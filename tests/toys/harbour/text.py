"""The sentences of the harbour."""

from rules.kernel.text import QT_TRANSLATE_NOOP

SENTENCES = {
    "harbour.name": QT_TRANSLATE_NOOP("harbour", "Night at the Harbour"),
    "harbour.about": QT_TRANSLATE_NOOP("harbour", "Guards, a thief and a secret chief."),
    "harbour.option_nights": QT_TRANSLATE_NOOP("harbour", "Nights"),
    "harbour.option_nights_help": QT_TRANSLATE_NOOP("harbour", "How long the game may last."),
    "harbour.nights": QT_TRANSLATE_NOOP("harbour", "%n night(s)"),
    "harbour.where": QT_TRANSLATE_NOOP("harbour", "Night {night}"),
    "harbour.role_guard": QT_TRANSLATE_NOOP("harbour", "a guard"),
    "harbour.role_thief": QT_TRANSLATE_NOOP("harbour", "a thief"),
    "harbour.role_chief": QT_TRANSLATE_NOOP("harbour", "the chief"),
    "harbour.role_hidden": QT_TRANSLATE_NOOP("harbour", "something"),
    "harbour.card_lantern": QT_TRANSLATE_NOOP("harbour", "Lantern"),
    "harbour.card_purse": QT_TRANSLATE_NOOP("harbour", "Purse"),
    "harbour.card_": QT_TRANSLATE_NOOP("harbour", "a card"),
    "harbour.prompt_own_role": QT_TRANSLATE_NOOP("harbour", "Look at your role."),
    "harbour.own_role": QT_TRANSLATE_NOOP(
        "harbour", "You are {role}. Your card is the {card}. {knows}"
    ),
    "harbour.comrade": QT_TRANSLATE_NOOP("harbour", "{who} is with you."),
    "harbour.knows_nobody": QT_TRANSLATE_NOOP("harbour", "You know nobody yet."),
    "harbour.prompt_step_in": QT_TRANSLATE_NOOP("harbour", "Who uses a card?"),
    "harbour.use_lantern": QT_TRANSLATE_NOOP("harbour", "Use the lantern"),
    "harbour.use_purse": QT_TRANSLATE_NOOP("harbour", "Use the purse"),
    "harbour.use_": QT_TRANSLATE_NOOP("harbour", "Use the card"),
    "harbour.why_used": QT_TRANSLATE_NOOP("harbour", "This card has been used."),
    "harbour.prompt_look": QT_TRANSLATE_NOOP("harbour", "{who} chooses whom to look at."),
    "harbour.look_at": QT_TRANSLATE_NOOP("harbour", "Look at {who}"),
    "harbour.prompt_look_result": QT_TRANSLATE_NOOP("harbour", "What the lantern shows."),
    "harbour.saw": QT_TRANSLATE_NOOP("harbour", "{who} is {role}."),
    "harbour.prompt_bid": QT_TRANSLATE_NOOP(
        "harbour", "Bid in secret. {needed} are needed to hold the night."
    ),
    "harbour.commit": QT_TRANSLATE_NOOP("harbour", "Bid %n coin(s)"),
    "harbour.bid": QT_TRANSLATE_NOOP("harbour", "{coins}"),
    "harbour.prompt_turn": QT_TRANSLATE_NOOP("harbour", "Whom do you turn?"),
    "harbour.prompt_trust": QT_TRANSLATE_NOOP("harbour", "Whom do you trust least?"),
    "harbour.mark": QT_TRANSLATE_NOOP("harbour", "Point at {who}"),
    "harbour.why_self": QT_TRANSLATE_NOOP("harbour", "Nobody points at itself."),
    "harbour.prompt_ritual_page": QT_TRANSLATE_NOOP("harbour", "What the ritual changed for you."),
    "harbour.you_turned": QT_TRANSLATE_NOOP("harbour", "{who} is with you now."),
    "harbour.you_are_turned": QT_TRANSLATE_NOOP(
        "harbour", "You are a thief now. {who} is the chief."
    ),
    "harbour.nothing_changed": QT_TRANSLATE_NOOP("harbour", "Nothing has changed for you."),
    "harbour.night_fell": QT_TRANSLATE_NOOP("harbour", "Night {night} falls."),
    "harbour.card_used": QT_TRANSLATE_NOOP("harbour", "{who} uses the {card}."),
    "harbour.looked": QT_TRANSLATE_NOOP("harbour", "{who} looks at {whom} and sees {role}."),
    "harbour.bids_shown": QT_TRANSLATE_NOOP("harbour", "The bids: {bids}."),
    "harbour.night_held": QT_TRANSLATE_NOOP("harbour", "The night was held."),
    "harbour.night_lost": QT_TRANSLATE_NOOP("harbour", "The night was lost."),
    "harbour.ritual_held": QT_TRANSLATE_NOOP("harbour", "Everybody pointed in the dark."),
    "harbour.claim": QT_TRANSLATE_NOOP("harbour", "Claim to be {role}"),
    "harbour.claimed": QT_TRANSLATE_NOOP("harbour", "{who} claims to be {role}."),
    "harbour.guards_won": QT_TRANSLATE_NOOP("harbour", "The guards held the harbour."),
    "harbour.thieves_won": QT_TRANSLATE_NOOP("harbour", "The thieves emptied the harbour."),
}
