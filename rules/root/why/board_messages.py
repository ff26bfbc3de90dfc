"""The sentences of «Why not?» about what is printed on the boards of the factions."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    # ------------------------------------------------------------ Marquise
    "root.box.building": NOOP(
        "root",
        "In Daylight, {who} builds in a clearing it rules, for wood. The next {what} "
        "costs {cost}; wood on the map: %n.",
    ),
    "root.box.building_all": NOOP(
        "root", "{who} has every {what} on the map: no other can be built."
    ),
    "root.box.wood": NOOP(
        "root",
        "In Daylight, {who} pays for buildings with wood from clearings it rules that "
        "are connected. Wood on the map: %n.",
    ),
    # ------------------------------------------------------------ Eyrie
    "root.box.leader_now": NOOP(
        "root", "{leader} leads until turmoil. Cards in {who}'s Decree: %n."
    ),
    "root.box.leader": NOOP(
        "root",
        "{leader} can be chosen only at setup or after turmoil. {who}'s leader is {now}.",
    ),
    "root.box.leader_none": NOOP("root", "{who} chooses {leader} or another leader at setup."),
    "root.box.deposed": NOOP(
        "root",
        "{leader} is face down after turmoil. {who} can choose it again only when every leader is"
        " face down; face up: %n.",
    ),
    "root.box.decree": NOOP(
        "root",
        "{who} adds cards to the Decree in Birdsong and must resolve them in Daylight, "
        "column by column. Cards in {column}: %n.",
    ),
    "root.box.decree_card": NOOP(
        "root",
        "{card} stays in {column} until turmoil; {who} resolves it in Daylight.",
    ),
    "root.box.roosts": NOOP(
        "root",
        "{who} builds roosts only by the Decree, and in Birdsong with none on the map. Roosts on"
        " the map: %n.",
    ),
    # ------------------------------------------------------------ Alliance
    "root.box.supporters": NOOP(
        "root",
        "{who} spends supporters in Birdsong, for revolts and sympathy, and for their suit only."
        " Supporters: %n.",
    ),
    "root.box.officers": NOOP(
        "root",
        "Officers are trained in Daylight with a card that matches a base, and each gives {who} one"
        " operation in Evening. Officers: %n.",
    ),
    "root.box.base": NOOP(
        "root",
        "{who} builds the {what} by a revolt in Birdsong: two matching supporters, in a"
        " sympathetic clearing. Supporters: %n.",
    ),
    "root.box.base_built": NOOP("root", "{who}'s {what} is already in {place}."),
    "root.box.sympathy": NOOP(
        "root",
        "In Birdsong, {who} spends supporters to spread sympathy. The next token costs "
        "at least {cost}; tokens on the map: %n.",
    ),
    "root.box.sympathy_out": NOOP("root", "All of {who}'s sympathy tokens are on the map: %n."),
    # ------------------------------------------------------------ Vagabond
    "root.box.character": NOOP(
        "root",
        "{character} is {who}'s character for the whole game. Items it may carry: %n.",
    ),
    "root.box.no_character": NOOP("root", "{who} chooses a character at setup."),
    "root.box.item_track": NOOP(
        "root",
        "A ready {item} of {who} goes to its track automatically. On the track: %n.",
    ),
    "root.box.satchel": NOOP(
        "root",
        "Ready items in the satchel pay for what {who} does in Daylight. Ready items: %n.",
    ),
    "root.box.damaged": NOOP(
        "root",
        "A damaged item can't be used; {who} repairs it with a ready hammer in Daylight, or in a"
        " forest in Evening. Ready hammers: %n.",
    ),
    "root.box.item": NOOP(
        "root",
        "{item}: exhausted only for what {who} does with it in its turn. Ready ones: %n.",
    ),
    "root.box.item_spent": NOOP(
        "root",
        "An exhausted {item} can't be used before {who} refreshes it in Birdsong. Ready ones: %n.",
    ),
    "root.box.relation": NOOP(
        "root",
        "{who} improves this by aiding {whom} with cards in Daylight; the next step "
        "needs %n more aid(s) in one turn.",
    ),
    "root.box.relation_hostile": NOOP(
        "root", "{whom} is Hostile to {who}: aid can't improve that."
    ),
    "root.box.relation_allied": NOOP(
        "root", "{whom} is Allied with {who}, the best relationship: each aid scores 2."
    ),
    "root.box.quests": NOOP(
        "root",
        "{who} completes quests in Daylight, exhausting two items in a clearing of the "
        "quest's suit. Completed: %n.",
    ),
    # ------------------------------------------------------------ Cult
    "root.box.outcast": NOOP(
        "root",
        "{who} changes the Outcast only in Birdsong: to the most common suit of the Lost Souls, or"
        " else to Hated. Lost Souls now: %n.",
    ),
    "root.box.acolytes": NOOP(
        "root", "{who} spends acolytes on conspiracies, only in Birdsong. Acolytes: %n."
    ),
    "root.box.conspiracy": NOOP(
        "root",
        "{what}: only in your Birdsong, in a {suit} clearing. It costs {cost}; you have %n.",
    ),
    "root.box.conspiracy_before": NOOP(
        "root",
        "{what}: only in your Birdsong, once there is an Outcast. It costs {cost}; you have %n.",
    ),
    "root.box.conspiracy_other": NOOP(
        "root",
        "{what}: only {who} may do it, in Birdsong. It costs {cost}; {who} has %n.",
    ),
    "root.box.acolyte_cost": NOOP("root", "%n acolyte(s)"),
    "root.box.gardens": NOOP(
        "root",
        "In Daylight {who} reveals a card to build a garden in a clearing of its suit that it"
        " rules, or spends one to score that suit. Gardens left: %n.",
    ),
    "root.box.gardens_of": NOOP(
        "root",
        "In Daylight {who} reveals a {suit} card to build a garden in a {suit} clearing it"
        " rules. Gardens of the suit left: %n.",
    ),
    # ------------------------------------------------------------ Riverfolk
    "root.box.funds": NOOP(
        "root", "{who} commits or spends funds for what it does in Daylight. Funds: %n."
    ),
    "root.box.payments": NOOP(
        "root",
        "{who} turns payments for services into funds in Birdsong. Payments: %n.",
    ),
    "root.box.committed": NOOP(
        "root", "{who} gets committed warriors back as funds in Birdsong. Committed: %n."
    ),
    "root.box.prices": NOOP(
        "root",
        "{who} may set its prices at the end of Evening; others buy at the start of their"
        " Birdsong. Cards to sell: %n.",
    ),
    "root.box.service": NOOP(
        "root",
        "{what}: others buy it from {who} at the start of their Birdsong. Price: %n.",
    ),
    "root.box.price": NOOP(
        "root",
        "{who} may set the price of {what} only at the end of its Evening. Price now: %n.",
    ),
    "root.box.posts": NOOP(
        "root",
        "In Daylight {who} places a trade post in a ruled clearing, spending two funds of its"
        " ruler. Posts left: %n.",
    ),
    "root.box.posts_of": NOOP(
        "root",
        "In Daylight {who} places a trade post in a ruled {suit} clearing, spending two funds of"
        " its ruler. Posts of the suit left: %n.",
    ),
    # ------------------------------------------------------------ Duchy
    "root.box.duchy_buildings": NOOP(
        "root",
        "In Daylight {who} builds by revealing a card that matches a clearing it rules. Buildings"
        " on the map: %n.",
    ),
    "root.box.duchy_building": NOOP(
        "root",
        "In Daylight {who} builds a {what} by revealing a card that matches a clearing it rules."
        " On the map: %n.",
    ),
    "root.box.rank": NOOP(
        "root",
        "{who} sways one minister at the end of Daylight, with a crown of its rank: {rank}."
        " Crowns left: %n.",
    ),
    "root.box.swayed": NOOP(
        "root", "{minister} is swayed: {who} uses it once in Daylight, after the assembly."
    ),
    "root.box.unswayed": NOOP(
        "root",
        "{who} must sway {minister} first, at the end of Daylight, with a crown of its rank:"
        " {rank}. Crowns left: %n.",
    ),
    # ------------------------------------------------------------ Corvids
    "root.box.plot_kind": NOOP(
        "root",
        "In Daylight {who} places plots face down, and flips them in Birdsong. Plots left in its"
        " supply: %n.",
    ),
    "root.box.plot_lies": NOOP(
        "root",
        "The plot in {place} can be flipped only in Birdsong, with a warrior there. "
        "{who}'s warriors there: %n.",
    ),
    "root.box.no_plots": NOOP(
        "root", "{who} has no plot on the map. Plots left in its supply: %n."
    ),
    # ------------------------------------------------------------ automata
    "root.box.automaton": NOOP(
        "root",
        "{who} plays automatically, following its cards; no one chooses here. It has %n point(s).",
    ),
    # ------------------------------------------------------------ any board
    "root.box.facts": NOOP(
        "root", "This only counts what {who} has. Warriors left in its supply: %n."
    ),
}
