"""Answers at once: to questions that need no search, and to all questions within one."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Seat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.reflexes import council, deeds, goods, turn
from rules.kinfire_council.draft import DraftPair
from rules.kinfire_council.effects.blocks import AcceptOrNot, ChooseOne
from rules.kinfire_council.effects.goods import ChooseGoods
from rules.kinfire_council.influence import CalmThreat, CastVote
from rules.kinfire_council.rounds.docket import NameLead, PickDecree
from rules.kinfire_council.rounds.needs import RemoveNeed
from rules.kinfire_council.sentries import ChooseSentry
from rules.kinfire_council.state import Council
from rules.kinfire_council.threats.arresting import ChooseArrest
from rules.kinfire_council.threats.repelling import ChooseThreat
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.threats.troubles import LiftTrouble
from rules.kinfire_council.turn.acting import Act, AskAgain
from rules.kinfire_council.turn.days_light import TakeTurn
from rules.kinfire_council.turn.errands import ExtraErrand
from rules.kinfire_council.turn.paying import ChoosePayment
from rules.kinfire_council.turn.playing import NightWindow, PlayHand
from rules.kinfire_council.turn.research import ChooseDiscard
from rules.kinfire_council.turn.training import ChooseTraining
from rules.kinfire_council.turn.upgrading import AskPatron, ChooseUpgrade

Reflex = Callable[[Council, Seat, Choice, Sequence[Action], Features], Action]

REFLEXES: dict[type[Choice], Reflex] = {
    TakeTurn: turn.take_turn,
    Act: turn.act,
    AskAgain: turn.again,
    ExtraErrand: turn.extra_errand,
    PlayHand: goods.keep_hand,
    NightWindow: goods.night_card,
    ChooseUpgrade: deeds.upgrade,
    AskPatron: deeds.patron,
    ChooseThreat: deeds.repel,
    ChooseTraining: deeds.train,
    ChooseArrest: deeds.arrest,
    LiftTrouble: deeds.lift,
    CalmThreat: deeds.calm,
    ChooseSentry: deeds.sentry,
    PutBack: deeds.put_back,
    CastVote: council.vote,
    PickDecree: council.pick_decree,
    NameLead: council.name_lead,
    RemoveNeed: council.remove_need,
    DraftPair: council.draft,
    ChooseOne: goods.choose,
    AcceptOrNot: goods.accept,
    ChooseGoods: goods.mix,
    ChoosePayment: goods.pay,
    ChooseDiscard: goods.discard,
}


def reflex(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """An answer at once; whatever is alike is answered by what comes first."""
    if len(actions) == 1:
        return actions[0]
    found = REFLEXES.get(type(choice))
    return actions[0] if found is None else found(state, seat, choice, actions, features)
