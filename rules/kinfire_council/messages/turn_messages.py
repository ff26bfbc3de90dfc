"""The sentences of the turn: placing, acting, errands, upgrades, threats, research."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "kinfire_council.piece.chit": NOOP("kinfire_council", "a worker chit"),
    "kinfire_council.piece.seeker": NOOP("kinfire_council", "Seeker {name}"),
    "kinfire_council.piece.skilled_seeker": NOOP("kinfire_council", "Seeker {name} ({skill})"),
    "kinfire_council.piece.skilled": NOOP("kinfire_council", "a worker chit ({skill})"),
    # ------------------------------------------------------------ prompts
    "kinfire_council.prompt.place": NOOP(
        "kinfire_council", "{who}: place a piece from your sheet."
    ),
    "kinfire_council.prompt.turn_errand": NOOP(
        "kinfire_council", "{who}: meet a need or send a shipment, or end the turn."
    ),
    "kinfire_council.prompt.turn_end": NOOP(
        "kinfire_council", "{who}: end the turn, or play research."
    ),
    "kinfire_council.prompt.turn_over": NOOP(
        "kinfire_council", "{who}: you have nothing left to do. End the turn?"
    ),
    "kinfire_council.prompt.act": NOOP(
        "kinfire_council", "{who}: what does {piece} do on {place}?"
    ),
    "kinfire_council.prompt.act_more": NOOP(
        "kinfire_council", "{who}: {piece} on {place} may do one more thing."
    ),
    "kinfire_council.prompt.again": NOOP(
        "kinfire_council",
        "{who}: {what} has been used {done} of {all} times, each: {does}. Use it "
        "again? %n more time(s).",
    ),
    "kinfire_council.prompt.arrest": NOOP(
        "kinfire_council", "{who} may arrest up to %n cultist(s)."
    ),
    "kinfire_council.prompt.repel": NOOP("kinfire_council", "{who} may repel a threat."),
    "kinfire_council.prompt.upgrade": NOOP("kinfire_council", "{who} may upgrade a district."),
    "kinfire_council.prompt.patron": NOOP(
        "kinfire_council", "{who}: place 1 influence on {place} to become its patron?"
    ),
    "kinfire_council.prompt.train": NOOP("kinfire_council", "{who} may train %n worker chit(s)."),
    "kinfire_council.prompt.lift_threat": NOOP(
        "kinfire_council", "{who} may remove up to %n trouble from threats."
    ),
    "kinfire_council.prompt.lift_site": NOOP(
        "kinfire_council", "{who} may remove up to %n trouble from the lighthouse site."
    ),
    "kinfire_council.prompt.lift_any": NOOP(
        "kinfire_council", "{who} may remove up to %n trouble from threats or the lighthouse site."
    ),
    "kinfire_council.prompt.release": NOOP(
        "kinfire_council", "{who}: choose %n held cultist(s) to return to the bag."
    ),
    "kinfire_council.prompt.errand_any": NOOP(
        "kinfire_council", "{who} may meet needs or send shipments: %n extra errand(s)."
    ),
    "kinfire_council.prompt.errand_need": NOOP(
        "kinfire_council", "{who} may meet needs: %n extra errand(s)."
    ),
    "kinfire_council.prompt.errand_ship": NOOP(
        "kinfire_council", "{who} may send shipments: %n extra errand(s)."
    ),
    "kinfire_council.prompt.scry": NOOP(
        "kinfire_council",
        "{who} looks at the top %n threat(s) and puts each back on top or at the bottom.",
    ),
    "kinfire_council.prompt.hand": NOOP("kinfire_council", "{who}: play a research card?"),
    "kinfire_council.prompt.night": NOOP(
        "kinfire_council", "Night falls. {who}: play a research card?"
    ),
    "kinfire_council.secret.scry": NOOP("kinfire_council", "From the top of the deck: {cards}"),
    "kinfire_council.secret.scry_tops": NOOP(
        "kinfire_council", "To be put back: {cards}. Now on top, from the top: {tops}"
    ),
    "kinfire_council.secret.scry_bottoms": NOOP(
        "kinfire_council", "To be put back: {cards}. Now at the bottom, from the top: {bottoms}"
    ),
    "kinfire_council.secret.scry_tops_bottoms": NOOP(
        "kinfire_council",
        "To be put back: {cards}. Now on top, from the top: {tops}. At the bottom, "
        "from the top: {bottoms}",
    ),
    "kinfire_council.secret.no_card": NOOP(
        "kinfire_council", "You can't play any of your cards now."
    ),
    # ------------------------------------------------------------ orders
    "kinfire_council.do.place": NOOP("kinfire_council", "Place {piece}: {place}"),
    "kinfire_council.do.place_taxed": NOOP(
        "kinfire_council", "Place {piece}: {place}, tax %n coin(s)"
    ),
    "kinfire_council.do.place_patron": NOOP(
        "kinfire_council", "Place {piece}: {place}, a bonus for {patron}"
    ),
    "kinfire_council.do.place_taxed_patron": NOOP(
        "kinfire_council", "Place {piece}: {place}, tax %n coin(s), a bonus for {patron}"
    ),
    "kinfire_council.do.place_any": NOOP("kinfire_council", "Place a piece: {place}"),
    "kinfire_council.do.open_hand": NOOP("kinfire_council", "Play research (%n card(s) in hand)"),
    "kinfire_council.do.close_hand": NOOP("kinfire_council", "Play nothing"),
    "kinfire_council.do.play": NOOP("kinfire_council", "Play {card}: {does}"),
    "kinfire_council.do.play_for": NOOP("kinfire_council", "Play {card} for {cost}: {does}"),
    "kinfire_council.do.no_night": NOOP("kinfire_council", "Play no more"),
    "kinfire_council.do.end_turn": NOOP("kinfire_council", "End the turn"),
    "kinfire_council.do.use": NOOP("kinfire_council", "Use {what}: {does}"),
    "kinfire_council.do.use_times": NOOP("kinfire_council", "Use {what}, up to %n time(s): {does}"),
    "kinfire_council.do.use_for": NOOP("kinfire_council", "Use {what} for {cost}: {does}"),
    "kinfire_council.do.use_times_for": NOOP(
        "kinfire_council", "Use {what} for {cost}, up to %n time(s): {does}"
    ),
    "kinfire_council.do.again": NOOP("kinfire_council", "Again for {cost}: {does}"),
    "kinfire_council.do.again_with": NOOP("kinfire_council", "Again: pay {goods}"),
    "kinfire_council.do.enough": NOOP("kinfire_council", "Done"),
    "kinfire_council.do.nothing": NOOP("kinfire_council", "Do nothing"),
    "kinfire_council.do.arrest": NOOP("kinfire_council", "Arrest the cultist on {place}"),
    "kinfire_council.do.no_arrest": NOOP("kinfire_council", "Arrest no one"),
    "kinfire_council.do.clear": NOOP(
        "kinfire_council", "Clear the Rubble on {place} for {cost}: {v} V"
    ),
    "kinfire_council.do.repel": NOOP("kinfire_council", "Repel {what} for {cost}: {v} V"),
    "kinfire_council.do.repel_none": NOOP("kinfire_council", "Repel the threat in slot {number}"),
    "kinfire_council.do.no_repel": NOOP("kinfire_council", "Repel nothing"),
    "kinfire_council.do.upgrade": NOOP("kinfire_council", "Upgrade {place} for {cost}: {v} V"),
    "kinfire_council.do.no_upgrade": NOOP("kinfire_council", "Upgrade nothing"),
    "kinfire_council.do.patron": NOOP("kinfire_council", "Become patron of {place}"),
    "kinfire_council.do.no_patron": NOOP("kinfire_council", "Keep the influence"),
    "kinfire_council.do.train": NOOP("kinfire_council", "Train {piece}: {skill}"),
    "kinfire_council.do.train_at": NOOP("kinfire_council", "Train {piece} on {place}: {skill}"),
    "kinfire_council.do.no_training": NOOP("kinfire_council", "Train no one"),
    "kinfire_council.do.lift_threat": NOOP(
        "kinfire_council", "Remove %n of {lies} trouble from {what}"
    ),
    "kinfire_council.do.lift_site": NOOP(
        "kinfire_council", "Remove %n of {lies} trouble from the site"
    ),
    "kinfire_council.do.no_lift": NOOP("kinfire_council", "Leave the trouble there"),
    "kinfire_council.do.release": NOOP("kinfire_council", "Return cultist {number} to the bag"),
    "kinfire_council.do.need": NOOP("kinfire_council", "Meet the need in row {row} for {cost}"),
    "kinfire_council.do.ship": NOOP("kinfire_council", "Send a shipment of %n floor(s) for {cost}"),
    "kinfire_council.do.no_errand": NOOP("kinfire_council", "No extra errand"),
    "kinfire_council.do.put_top": NOOP("kinfire_council", "{card} on top"),
    "kinfire_council.do.put_top_under": NOOP("kinfire_council", "{card} on top, under {above}"),
    "kinfire_council.do.put_bottom": NOOP("kinfire_council", "{card} at the bottom"),
    "kinfire_council.do.put_bottom_under": NOOP(
        "kinfire_council", "{card} at the bottom, under {above}"
    ),
    # ------------------------------------------------------------ why not
    "kinfire_council.why.instead.place": NOOP("kinfire_council", "Choose a highlighted space."),
    "kinfire_council.why.instead.piece": NOOP("kinfire_council", "Choose a highlighted piece."),
    "kinfire_council.why.instead.card": NOOP("kinfire_council", "Choose a highlighted card."),
    "kinfire_council.why.instead.seat": NOOP("kinfire_council", "Choose a highlighted player."),
    "kinfire_council.why.instead.amount": NOOP("kinfire_council", "Choose one of the amounts."),
    "kinfire_council.why.instead.button": NOOP(
        "kinfire_council", "Choose one of the answers in the panel."
    ),
    "kinfire_council.why.instead.several": NOOP(
        "kinfire_council", "Choose something highlighted, or an answer in the panel."
    ),
    "kinfire_council.why.piece_placed": NOOP(
        "kinfire_council", "This piece is already on the board; it returns at night."
    ),
    "kinfire_council.why.placed_already": NOOP(
        "kinfire_council", "You have already placed your piece this turn."
    ),
    "kinfire_council.why.must_place": NOOP(
        "kinfire_council",
        "You can't pass: place a piece first. An open space always takes one.",
    ),
    "kinfire_council.why.place_first": NOOP(
        "kinfire_council", "Errands come after placing a piece."
    ),
    "kinfire_council.why.errand_done": NOOP(
        "kinfire_council", "You have already run your errand this turn."
    ),
    "kinfire_council.why.not_yours": NOOP(
        "kinfire_council", "This piece belongs to another player."
    ),
    "kinfire_council.why.seekers_only": NOOP(
        "kinfire_council", "{place}: only Seekers can be placed here."
    ),
    "kinfire_council.why.rubble": NOOP(
        "kinfire_council",
        "{place}: there is Rubble here; no one can be placed until it is cleared.",
    ),
    "kinfire_council.why.cultist": NOOP(
        "kinfire_council", "{place}: a cultist blocks it. Arrest it from an adjacent space."
    ),
    "kinfire_council.why.taken": NOOP("kinfire_council", "{place}: taken by {who}."),
    "kinfire_council.why.taken_own": NOOP("kinfire_council", "{place}: your own piece is here."),
    "kinfire_council.why.no_threat": NOOP(
        "kinfire_council", "{place}: there is no threat to repel."
    ),
    "kinfire_council.why.sea_beast": NOOP("kinfire_council", "The Sea Beast blocks this space."),
    "kinfire_council.why.tax": NOOP(
        "kinfire_council", "{place}: the tax is %n coin(s); you have {held} in coins and magic."
    ),
    "kinfire_council.why.action_over": NOOP(
        "kinfire_council", "Your piece is already there; its action this turn is over."
    ),
    "kinfire_council.why.location_later": NOOP(
        "kinfire_council", "Place a piece on the space first, then choose its location."
    ),
    "kinfire_council.why.slot_later": NOOP(
        "kinfire_council", "You can repel a threat from {place} or with a location that says so."
    ),
    "kinfire_council.why.vote_later": NOOP(
        "kinfire_council", "You cast votes with locations and cards that say so."
    ),
    "kinfire_council.why.arrest_later": NOOP(
        "kinfire_council",
        "You arrest cultists from an adjacent space: place a piece there first.",
    ),
    "kinfire_council.why.clear_later": NOOP(
        "kinfire_council", "You clear Rubble from an adjacent space: place a piece there first."
    ),
    "kinfire_council.why.other_space": NOOP(
        "kinfire_council", "Your piece is on {place}: choose a location there."
    ),
    "kinfire_council.why.one_location": NOOP(
        "kinfire_council", "A placement can use only one location."
    ),
    "kinfire_council.why.act_first": NOOP(
        "kinfire_council", "First choose what your piece does on {place}."
    ),
    "kinfire_council.why.one_arrest": NOOP(
        "kinfire_council", "A placement can arrest only one cultist or clear only one Rubble."
    ),
    "kinfire_council.why.acted_already": NOOP("kinfire_council", "Your piece has acted this turn."),
    "kinfire_council.why.alike_chit": NOOP(
        "kinfire_council", "An identical chit is highlighted: choose that one."
    ),
    "kinfire_council.why.click_cultist": NOOP(
        "kinfire_council", "{place}: click the cultist itself, not its space."
    ),
    "kinfire_council.why.nobody_there": NOOP(
        "kinfire_council", "{place}: there is no cultist here."
    ),
    "kinfire_council.why.arrest_numbered": NOOP(
        "kinfire_council", "Cultists can be arrested only from a numbered space."
    ),
    "kinfire_council.why.arrest_same": NOOP(
        "kinfire_council", "{place}: your own space is not adjacent to itself."
    ),
    "kinfire_council.why.arrest_far": NOOP(
        "kinfire_council", "{place}: not adjacent to your piece."
    ),
    "kinfire_council.why.clear_numbered": NOOP(
        "kinfire_council", "Rubble can be cleared only from a numbered space."
    ),
    "kinfire_council.why.clear_far": NOOP(
        "kinfire_council", "{place}: not adjacent to your piece."
    ),
    "kinfire_council.why.empty_slot": NOOP(
        "kinfire_council", "There is no threat in slot {number}."
    ),
    "kinfire_council.why.no_price": NOOP("kinfire_council", "{what} can't be repelled."),
    "kinfire_council.why.upgraded": NOOP("kinfire_council", "{place} is already upgraded."),
    "kinfire_council.why.not_a_district": NOOP(
        "kinfire_council", "Only numbered districts can be upgraded."
    ),
    "kinfire_council.why.no_seeker_training": NOOP("kinfire_council", "Seekers never train."),
    "kinfire_council.why.has_skill": NOOP("kinfire_council", "This chit already has that skill."),
    "kinfire_council.why.no_trouble_here": NOOP(
        "kinfire_council", "There is no trouble to remove here."
    ),
    "kinfire_council.why.trouble_of_site": NOOP(
        "kinfire_council", "This removes trouble only from the lighthouse site."
    ),
    "kinfire_council.why.trouble_of_threats": NOOP(
        "kinfire_council", "This removes trouble only from threats."
    ),
    "kinfire_council.why.no_need": NOOP("kinfire_council", "Row {row} is empty."),
    "kinfire_council.why.need_met": NOOP("kinfire_council", "{who} has met this need this round."),
    "kinfire_council.why.no_influence": NOOP(
        "kinfire_council", "You have no influence token on your sheet."
    ),
    "kinfire_council.why.row_full": NOOP(
        "kinfire_council", "No more shipments can be sent from this row."
    ),
    "kinfire_council.why.only_shipments": NOOP(
        "kinfire_council", "This errand must be a shipment."
    ),
    "kinfire_council.why.only_needs": NOOP("kinfire_council", "This errand must be a need."),
    "kinfire_council.why.only_turn": NOOP(
        "kinfire_council", "You play this card on your own turn."
    ),
    "kinfire_council.why.only_night": NOOP(
        "kinfire_council", "You play this card before the night."
    ),
    "kinfire_council.why.not_in_hand": NOOP("kinfire_council", "This card is not in your hand."),
    "kinfire_council.why.open_hand": NOOP("kinfire_council", "First choose “Play research”."),
    "kinfire_council.why.no_cards": NOOP("kinfire_council", "You have no research card."),
    "kinfire_council.why.looked": NOOP(
        "kinfire_council", "You have looked through your hand: do something else first."
    ),
    # ------------------------------------------------------------ log
    "kinfire_council.log.turn": NOOP("kinfire_council", "{who}: a turn"),
    "kinfire_council.log.could_not_act": NOOP(
        "kinfire_council", "{who} can't do anything with the piece there."
    ),
    "kinfire_council.log.could_not_upgrade": NOOP(
        "kinfire_council", "{who} can't upgrade anything."
    ),
    "kinfire_council.log.could_not_repel": NOOP("kinfire_council", "{who} can't repel anything."),
    "kinfire_council.log.could_not_arrest": NOOP("kinfire_council", "{who} can't arrest anyone."),
    "kinfire_council.log.could_not_errand": NOOP(
        "kinfire_council", "{who} can't run an extra errand."
    ),
    "kinfire_council.log.placed": NOOP("kinfire_council", "{who} places {piece}: {place}."),
    "kinfire_council.log.placed_for": NOOP(
        "kinfire_council", "{who} places {piece}: {place}, tax %n coin(s)."
    ),
    "kinfire_council.log.patron": NOOP(
        "kinfire_council", "{who} is patron of {place} and gets its bonus."
    ),
    "kinfire_council.log.used": NOOP("kinfire_council", "{who} uses {what}."),
    "kinfire_council.log.arrested": NOOP("kinfire_council", "{who} arrests cultist {number}."),
    "kinfire_council.log.cleared": NOOP(
        "kinfire_council", "{who} clears the Rubble on space {number}."
    ),
    "kinfire_council.log.meets_need": NOOP("kinfire_council", "{who} meets the need in row {row}."),
    "kinfire_council.log.shipped": NOOP(
        "kinfire_council", "{who} sends a shipment of %n floor(s)."
    ),
    "kinfire_council.log.upgraded": NOOP("kinfire_council", "{who} upgrades {place}."),
    "kinfire_council.log.patron_set": NOOP("kinfire_council", "{who} becomes patron of {place}."),
    "kinfire_council.log.repelled": NOOP("kinfire_council", "{who} repels {what}."),
    "kinfire_council.log.trained": NOOP("kinfire_council", "{who} trains a worker chit: {skill}."),
    "kinfire_council.log.released": NOOP(
        "kinfire_council", "{who} returns cultist {number} to the bag."
    ),
    "kinfire_council.log.played": NOOP("kinfire_council", "{who} plays {card}."),
    "kinfire_council.log.scried": NOOP("kinfire_council", "{who} looks at the top %n threat(s)."),
    "kinfire_council.log.put_back": NOOP(
        "kinfire_council", "{who} puts {top} on top of the threats and {bottom} at the bottom."
    ),
    # ------------------------------------------------------------ standing answers
    "kinfire_council.standing.own_kind": NOOP("kinfire_council", "Pay with named resources first"),
    "kinfire_council.standing.own_kind.help": NOOP(
        "kinfire_council",
        "If you can pay a cost in several ways, you pay with the resources it names, "
        "magic last, without being asked.",
    ),
    "kinfire_council.standing.end_turn": NOOP(
        "kinfire_council", "End my turn when no errand is left"
    ),
    "kinfire_council.standing.end_turn.help": NOOP(
        "kinfire_council",
        "Your turn ends automatically when you can't run any errand, even if you hold "
        "research cards. You can then hardly undo your last action.",
    ),
    "kinfire_council.standing.no_night_now": NOOP(
        "kinfire_council", "No research before this night"
    ),
    "kinfire_council.standing.no_night_now.help": NOOP(
        "kinfire_council", "This round you are not asked for research cards before the night."
    ),
    "kinfire_council.standing.no_night": NOOP("kinfire_council", "Never research before the night"),
    "kinfire_council.standing.no_night.help": NOOP(
        "kinfire_council",
        "You are not asked for research cards before the night until you cancel this.",
    ),
}
