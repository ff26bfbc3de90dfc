"""Answers at once: to questions that need no search, and to all questions within one."""

from collections.abc import Callable, Sequence

from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.lose import LoseFighter, SendAway
from rules.cthulhu_wars.battle.pre import AfterDice, BeforeDice
from rules.cthulhu_wars.battle.retreat import ChooseRetreat, FirstToRetreat, LoseForRetreat
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.bots.reflexes import battle, effects, pieces, table
from rules.cthulhu_wars.earth.hits import ShareHits
from rules.cthulhu_wars.factions.black_goat.avatar import PickForAvatar
from rules.cthulhu_wars.factions.black_goat.blood_sacrifice import OfferSacrifice
from rules.cthulhu_wars.factions.black_goat.ghroth import PlaceAnyAcolyte, SplitLosses
from rules.cthulhu_wars.factions.black_goat.necrophagy import OfferGhouls
from rules.cthulhu_wars.factions.crawling_chaos.harbinger import PayHarbinger
from rules.cthulhu_wars.factions.great_cthulhu.submerge import TakeAlong
from rules.cthulhu_wars.factions.yellow_sign.desecrate import ChooseAppearance
from rules.cthulhu_wars.factions.yellow_sign.shriek import CallByakhee
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.rounds.stable import Interrupt
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.talks import MakeOffer
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.steps import Action, Choice, Seat

Reflex = Callable[[Earth, Seat, Choice, Sequence[Action]], Action]

REFLEXES: dict[type[Choice], Reflex] = {
    TakeTurn: table.end_turn,
    PickBook: table.pick_book,
    NameFirst: table.name_first,
    ChooseDirection: table.choose_direction,
    OfferRitual: table.offer_ritual,
    OfferReveal: table.offer_reveal,
    MakeOffer: table.make_offer,
    Interrupt: table.stay_out,
    LoseUnit: pieces.least_unit,
    LoseFighter: pieces.least_unit,
    LoseForRetreat: pieces.least_pained,
    PickForAvatar: pieces.least_unit,
    Spread: battle.spread,
    ChooseRetreat: battle.retreat,
    SendAway: battle.send_away,
    FirstToRetreat: battle.first,
    BeforeDice: battle.before_dice,
    AfterDice: battle.after_dice,
    ShareHits: battle.share_hits,
    OfferGhouls: battle.pass_on,
    OfferSacrifice: effects.sacrifice,
    PlaceAnyAcolyte: effects.place_acolyte,
    SplitLosses: effects.split_losses,
    PayHarbinger: effects.harbinger,
    TakeAlong: effects.take_along,
    ChooseAppearance: effects.appearance,
    CallByakhee: effects.call_all,
}


def reflex(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """An answer at once; whatever is new is answered by what comes first."""
    if len(actions) == 1:
        return actions[0]
    found = REFLEXES.get(type(choice))
    return actions[0] if found is None else found(state, seat, choice, actions)
