"""The sentences of the set-up, the phases of a round and the end."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.name": NOOP("kinfire_council", "Kinfire Council"),
    "kinfire_council.about": NOOP(
        "kinfire_council",
        "Councilors of a city under siege place workers, pass decrees and build a "
        "lighthouse against a Cult that also scores.",
    ),
    "kinfire_council.where_setup": NOOP("kinfire_council", "Setup"),
    "kinfire_council.where": NOOP("kinfire_council", "Round {round}, {phase}"),
    "kinfire_council.where_turn": NOOP("kinfire_council", "Round {round}, {phase}: {who}"),
    "kinfire_council.advice_two": NOOP(
        "kinfire_council",
        "With two players no one conspires with the Cult: influence on it removes "
        "trouble from a threat, what it would gain from players is lost, and each "
        "night it gains {more} more. If the Cult is ahead at the end, both lose.",
    ),
    "kinfire_council.advice_two_printed": NOOP(
        "kinfire_council",
        "With two players no one conspires with the Cult: influence on it removes "
        "trouble from a threat, and what players give it is lost. If the Cult is ahead "
        "at the end, both lose.",
    ),
    # ------------------------------------------------------------ options
    "kinfire_council.options.table": NOOP("kinfire_council", "Table"),
    "kinfire_council.options.rulings": NOOP("kinfire_council", "Disputed rulings"),
    "kinfire_council.option.yes": NOOP("kinfire_council", "Yes"),
    "kinfire_council.option.no": NOOP("kinfire_council", "No"),
    "kinfire_council.option.councilor_assignment": NOOP(
        "kinfire_council", "Councilors and worker sheets"
    ),
    "kinfire_council.option.councilor_assignment.help": NOOP(
        "kinfire_council",
        "Dealt at random, or drafted: pairs are dealt face up and each player takes "
        "one, starting with the Speaker.",
    ),
    "kinfire_council.option.councilor_assignment.random": NOOP("kinfire_council", "Random"),
    "kinfire_council.option.councilor_assignment.draft": NOOP("kinfire_council", "Draft"),
    "kinfire_council.option.bag_reset_on": NOOP("kinfire_council", "The Cult's bag resets"),
    "kinfire_council.option.bag_reset_on.help": NOOP(
        "kinfire_council",
        "A reset returns all cultists to the bag, including those that players hold.",
    ),
    "kinfire_council.option.bag_reset_on.leaders_resolved": NOOP(
        "kinfire_council", "When both leaders have acted"
    ),
    "kinfire_council.option.bag_reset_on.leaders_drawn": NOOP(
        "kinfire_council", "As soon as both leaders are drawn"
    ),
    "kinfire_council.option.needs_persist": NOOP("kinfire_council", "Met needs stay"),
    "kinfire_council.option.needs_persist.help": NOOP(
        "kinfire_council",
        "Whether a need must be met again each round, or leaves the track once it has been met.",
    ),
    "kinfire_council.option.black_market": NOOP("kinfire_council", "Black Market"),
    "kinfire_council.option.black_market.help": NOOP(
        "kinfire_council", "What one round allows there once Tumbles is upgraded."
    ),
    "kinfire_council.option.black_market.two_workers": NOOP("kinfire_council", "Two pieces"),
    "kinfire_council.option.black_market.one_worker_double": NOOP(
        "kinfire_council", "One piece, twice the trades"
    ),
    "kinfire_council.option.hidden_threat_on_collapse": NOOP(
        "kinfire_council", "The lighthouse adds a hidden threat"
    ),
    "kinfire_council.option.hidden_threat_on_collapse.help": NOOP(
        "kinfire_council", "When trouble at the site moves the marker down at night."
    ),
    "kinfire_council.option.hidden_threat_on_collapse.below_bottom": NOOP(
        "kinfire_council", "Below the bottom row"
    ),
    "kinfire_council.option.hidden_threat_on_collapse.at_or_below_bottom": NOOP(
        "kinfire_council", "Also on the bottom row"
    ),
    "kinfire_council.option.need_bonus_time": NOOP("kinfire_council", "Need bonuses are paid"),
    "kinfire_council.option.need_bonus_time.help": NOOP(
        "kinfire_council", "What Sentries, councilors and offices pay when a need is met."
    ),
    "kinfire_council.option.need_bonus_time.night": NOOP("kinfire_council", "At night, with its V"),
    "kinfire_council.option.need_bonus_time.errand": NOOP(
        "kinfire_council", "Immediately, with the errand"
    ),
    "kinfire_council.option.election_without_sponsor": NOOP(
        "kinfire_council", "An election that passes without votes"
    ),
    "kinfire_council.option.election_without_sponsor.help": NOOP(
        "kinfire_council", "If the Speaker breaks a tie with no votes."
    ),
    "kinfire_council.option.election_without_sponsor.discard": NOOP(
        "kinfire_council", "Is discarded"
    ),
    "kinfire_council.option.election_without_sponsor.speaker": NOOP(
        "kinfire_council", "Goes to the Speaker"
    ),
    # ------------------------------------------------------------ prompts and orders
    "kinfire_council.prompt.draft": NOOP(
        "kinfire_council", "{who}: take a councilor with their worker sheet."
    ),
    "kinfire_council.do.draft": NOOP(
        "kinfire_council", "{councilor} with {sheet} ({skill}). {text}"
    ),
    "kinfire_council.prompt.pick_decree": NOOP(
        "kinfire_council",
        "{who}: as Speaker, break the tie on the docket. Each decree has %n vote(s).",
    ),
    "kinfire_council.do.pass_decree": NOOP("kinfire_council", "{name} passes. {text}"),
    "kinfire_council.do.and_strikes": NOOP("kinfire_council", "{label} {name} strikes."),
    "kinfire_council.prompt.name_lead": NOOP(
        "kinfire_council",
        "{who}: as Speaker, name the lead sponsor of {decree}. Tied: {tied}.",
    ),
    "kinfire_council.do.name_lead": NOOP("kinfire_council", "{who} is lead sponsor"),
    "kinfire_council.why.fewer_votes": NOOP(
        "kinfire_council", "Only players with the most votes on the decree can be lead sponsor."
    ),
    "kinfire_council.prompt.remove_need": NOOP(
        "kinfire_council", "{who}, remove %n need(s) from the track. Which one?"
    ),
    "kinfire_council.prompt.because": NOOP("kinfire_council", "{name}: {asked}"),
    "kinfire_council.why.no_need_there": NOOP("kinfire_council", "There is no need in this row."),
    "kinfire_council.do.remove_need": NOOP("kinfire_council", "{what} in row {row}"),
    # ------------------------------------------------------------ log: rounds
    "kinfire_council.log.speaker": NOOP("kinfire_council", "{who} is Speaker."),
    "kinfire_council.log.medallion": NOOP(
        "kinfire_council", "The medallion moves to the left: {who} is Speaker."
    ),
    "kinfire_council.log.pair": NOOP("kinfire_council", "{who}: {councilor} with {sheet}"),
    "kinfire_council.log.round": NOOP("kinfire_council", "Round {round}"),
    "kinfire_council.log.phase": NOOP("kinfire_council", "{phase}"),
    "kinfire_council.log.pieces_home": NOOP(
        "kinfire_council", "All pieces return to their sheets."
    ),
    "kinfire_council.log.coffers_cleared": NOOP(
        "kinfire_council", "The coffers are emptied: %n coin(s) to the supply."
    ),
    "kinfire_council.log.reshuffled.threats": NOOP(
        "kinfire_council", "The discarded threats are shuffled and become the deck."
    ),
    # ------------------------------------------------------------ log: the Cult
    "kinfire_council.log.chit_drawn": NOOP(
        "kinfire_council", "Cultist {number} enters the Hideout."
    ),
    "kinfire_council.log.leader_drawn": NOOP(
        "kinfire_council", "A Cult leader enters the Hideout."
    ),
    "kinfire_council.log.cultist_landed": NOOP(
        "kinfire_council", "Cultist {number} moves to space {number}."
    ),
    "kinfire_council.log.cultist_acts": NOOP(
        "kinfire_council", "Cultist {number} is still in the city."
    ),
    "kinfire_council.log.cultist_withdrew": NOOP(
        "kinfire_council", "Cultist {number} leaves the city."
    ),
    "kinfire_council.log.leader_acts": NOOP(
        "kinfire_council", "A Cult leader acts on all three slots."
    ),
    "kinfire_council.log.bag_reset": NOOP(
        "kinfire_council", "Both leaders are out: the Cult's bag is refilled."
    ),
    "kinfire_council.log.bag_reset_lost": NOOP(
        "kinfire_council",
        "Both leaders are out: the Cult's bag is refilled, including held cultists ({lost}).",
    ),
    "kinfire_council.log.loses_cultists": NOOP("kinfire_council", "{who}: %n"),
    # ------------------------------------------------------------ log: threats
    "kinfire_council.log.threat_turned": NOOP("kinfire_council", "A threat in slot {slot}: {name}"),
    "kinfire_council.log.trouble_put": NOOP("kinfire_council", "{name}: +%n trouble, now {now}"),
    "kinfire_council.log.trouble_off": NOOP("kinfire_council", "{name}: −%n trouble, now {now}"),
    "kinfire_council.log.threat_triggered": NOOP("kinfire_council", "{name} happens."),
    "kinfire_council.log.threat_discarded": NOOP("kinfire_council", "{name} is discarded."),
    "kinfire_council.log.damage": NOOP("kinfire_council", "The site: +%n trouble, now {now}"),
    "kinfire_council.log.mended": NOOP("kinfire_council", "The site: −%n trouble, now {now}"),
    "kinfire_council.log.threat_hidden": NOOP(
        "kinfire_council", "A threat is placed face down under Hidden Threats: now %n."
    ),
    "kinfire_council.log.rubble_placed": NOOP("kinfire_council", "{place}: Rubble is placed."),
    "kinfire_council.log.beast_came": NOOP(
        "kinfire_council",
        "The Sea Beast is at the site: its Seeker space is blocked, and shipments cost "
        "{more} more.",
    ),
    "kinfire_council.log.beast_left": NOOP("kinfire_council", "The Sea Beast leaves."),
    # ------------------------------------------------------------ log: needs
    "kinfire_council.log.need_added": NOOP(
        "kinfire_council", "A need is added in row {row}: {what}"
    ),
    "kinfire_council.log.need_stacked": NOOP(
        "kinfire_council", "A second need is added in row {row}: {what}"
    ),
    "kinfire_council.log.need_removed": NOOP(
        "kinfire_council", "{who} removes a need from row {row}: {what}"
    ),
    "kinfire_council.log.need_gone": NOOP(
        "kinfire_council", "The need in row {row} leaves the track: {what}"
    ),
    "kinfire_council.log.need_met": NOOP("kinfire_council", "{who} met the need in row {row}."),
    "kinfire_council.log.need_unmet": NOOP("kinfire_council", "No one met the need in row {row}."),
    # ------------------------------------------------------------ log: docket
    "kinfire_council.log.docket": NOOP("kinfire_council", "The docket: {names}"),
    "kinfire_council.log.passed": NOOP("kinfire_council", "{name} passes with %n vote(s)."),
    "kinfire_council.log.passed_tie": NOOP(
        "kinfire_council", "{name} passes with %n vote(s): {who} breaks the tie."
    ),
    "kinfire_council.log.lead": NOOP("kinfire_council", "{who} is lead sponsor."),
    "kinfire_council.log.no_lead": NOOP("kinfire_council", "There is no lead sponsor."),
    "kinfire_council.log.law": NOOP("kinfire_council", "{name} is law."),
    "kinfire_council.log.elected": NOOP("kinfire_council", "{who} is elected: {name}"),
    "kinfire_council.log.order": NOOP("kinfire_council", "{name} is carried out."),
    "kinfire_council.log.crisis": NOOP("kinfire_council", "{name} strikes."),
    "kinfire_council.log.decree_discarded": NOOP("kinfire_council", "{name} is discarded."),
    # ------------------------------------------------------------ log: lighthouse
    "kinfire_council.log.marker_rose": NOOP("kinfire_council", "The lighthouse is at row {row}."),
    "kinfire_council.log.marker_stays": NOOP(
        "kinfire_council", "No trouble at the site: the lighthouse is at row {row}."
    ),
    "kinfire_council.log.marker_fell": NOOP(
        "kinfire_council", "%n trouble at the site: the lighthouse sinks to row {row}."
    ),
    "kinfire_council.log.collapsed": NOOP(
        "kinfire_council",
        "%n trouble at the site: the lighthouse sinks to row {row} and adds a hidden threat.",
    ),
    "kinfire_council.log.site_done": NOOP(
        "kinfire_council", "{name} is finished: each floor is worth {worth} V."
    ),
    "kinfire_council.log.site_revealed": NOOP(
        "kinfire_council", "The lighthouse is now built at {name}, with %n trouble."
    ),
    # ------------------------------------------------------------ the end
    "kinfire_council.log.law_counted": NOOP("kinfire_council", "{name} counts."),
    "kinfire_council.log.hidden_turned": NOOP(
        "kinfire_council", "The hidden threats are revealed: {names}"
    ),
    "kinfire_council.end.won": NOOP(
        "kinfire_council", "The most V: {who} with {v}. The Cult has {cult}."
    ),
    "kinfire_council.end.won_patrons": NOOP(
        "kinfire_council",
        "Tied at {v} V; patron of the most districts: {who}. The Cult has {cult}.",
    ),
    "kinfire_council.end.won_goods": NOOP(
        "kinfire_council",
        "Tied at {v} V and on districts; most resources: {who}. The Cult has {cult}.",
    ),
    "kinfire_council.end.shared": NOOP(
        "kinfire_council",
        "They share the victory with {v} V: {who}. The Cult has {cult}.",
    ),
    "kinfire_council.end.conspirator": NOOP(
        "kinfire_council",
        "{lead} The Conspirator wins alone: {who}",
    ),
    "kinfire_council.end.cult": NOOP(
        "kinfire_council",
        "{lead} No one conspired with it: everyone loses.",
    ),
    "kinfire_council.end.cult_two": NOOP("kinfire_council", "{lead} Both lose."),
    "kinfire_council.end.cult_ahead": NOOP(
        "kinfire_council", "The Cult leads with {cult} V to {v}."
    ),
    "kinfire_council.end.cult_tied": NOOP(
        "kinfire_council",
        "The Cult has {cult} V, as many as the best player, and it wins all ties.",
    ),
    "kinfire_council.end.title": NOOP("kinfire_council", "patron of %n district(s), {goods}"),
    "kinfire_council.end.title_none": NOOP("kinfire_council", "patron of no district, {goods}"),
    "kinfire_council.end.title_conspirator": NOOP(
        "kinfire_council", "Conspirator, patron of %n district(s), {goods}"
    ),
    "kinfire_council.end.title_conspirator_none": NOOP(
        "kinfire_council", "Conspirator, patron of no district, {goods}"
    ),
    "kinfire_council.end.goods": NOOP("kinfire_council", "%n resource(s) left"),
}
