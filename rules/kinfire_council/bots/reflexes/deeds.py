"""Upgrades, threats, training, arrests, trouble that is taken off, Sentries, threats looked at."""

from collections.abc import Sequence
from functools import partial

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kinfire_council.bots.features import RATE, VISITS, Features
from rules.kinfire_council.bots.night import busy_of
from rules.kinfire_council.bots.prices import SKILL, paid_worth, rate
from rules.kinfire_council.data import ROUNDS, SLOTS
from rules.kinfire_council.effects.run import NOWHERE, Scope
from rules.kinfire_council.enums import Counter, Moment
from rules.kinfire_council.influence import CalmSlot
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.sentries import TakeSentry
from rules.kinfire_council.state import Council
from rules.kinfire_council.threats.repelling import ChooseThreat, can_repel, discount_of, threat_in
from rules.kinfire_council.threats.repelling import worth as trophy_v
from rules.kinfire_council.turn.actions import (
    BecomePatron,
    LiftFromSite,
    LiftFromThreat,
    PutAtBottom,
    PutOnTop,
    RepelThreat,
    SeizeCultist,
    TrainChit,
    UpgradeDistrict,
)
from rules.kinfire_council.turn.paying import payments
from rules.kinfire_council.turn.training import ChooseTraining
from rules.kinfire_council.turn.upgrading import AskPatron, ChooseUpgrade, price_of, upgradable
from rules.kinfire_council.turn.upgrading import discount_of as upgrade_discount

TROPHY = 1.5
IMPROVED = 0.15
"""What the other side of a district is worth to whoever turned it, besides the bonus."""


# -------------------------------------------------------------------- upgrades
def upgrade(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What brings most after its price; none if that is little."""
    assert isinstance(choice, ChooseUpgrade)
    best: Action = Pass()
    value = 0.0
    for each in actions:
        if isinstance(each, UpgradeDistrict):
            found = turning_worth(state, seat, each.number, choice.discount, features)
            if found > value:
                best, value = each, found
    return best


def turning_worth(
    state: Council, seat: Seat, number: int, discount: int, features: Features
) -> float:
    """V, what it sets off, the patron's bonus, less the price."""
    price = price_of(state, number)
    goods = state.sheets[seat].goods
    way = payments(state, seat, price.cost, upgrade_discount(state, seat, discount))[0]
    left = features.left(state, seat)
    total = price.v - paid_worth(way) * rate(goods, left)
    total += features.moment(state, seat, Moment.UPGRADE, features.prices(left))
    if state.sheets[seat].influence:
        total += max(patron_worth(state, number, features), 0.0)
    return total + IMPROVED * features.items.tier_of[number]


def best_upgrade(state: Council, seat: Seat, discount: int, features: Features) -> float:
    """The best district that can be turned, or 0."""
    tiers: dict[int, int] = {}
    for number in upgradable(state, seat, discount):
        tiers.setdefault(features.items.tier_of[number], number)
    found = [turning_worth(state, seat, each, discount, features) for each in tiers.values()]
    return max(found, default=0.0)


def patron_worth(state: Council, number: int, features: Features) -> float:
    """The bonus of all visits to come, less a token for good."""
    rounds = ROUNDS - state.round
    visits = VISITS * (features.seats - 1) * features.pieces * (rounds + busy_of(state))
    ends = sum(
        [mod.v for law in state.laws for mod in features.ends(law) if mod.count is Counter.PATRONS]
    )
    return features.patron(number) * visits - 0.15 - 0.35 * rounds + ends


def patron(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """If the bonus is worth the token."""
    assert isinstance(choice, AskPatron)
    return BecomePatron() if patron_worth(state, choice.number, features) > 0 else Pass()


# -------------------------------------------------------------------- threats
def repel(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What brings most after its price."""
    assert isinstance(choice, ChooseThreat)
    best: Action = Pass()
    value = 0.0
    for each in actions:
        if isinstance(each, RepelThreat):
            found = repel_worth(state, seat, each.slot, choice.discount, choice.scope, features)
            if found > value:
                best, value = each, found
    return best


def repel_worth(
    state: Council, seat: Seat, slot: int, discount: int, scope: Scope, features: Features
) -> float:
    """V, trophy, what it sets off, what it keeps from the Cult, less the price."""
    card = threat_in(state, slot)
    assert card is not None
    less = discount_of(state, seat, discount, scope)
    way = payments(state, seat, card.cost, less)[0]
    left = features.left(state, seat)
    price = paid_worth(way) * rate(state.sheets[seat].goods, left)
    total = trophy_v(state, seat, card, scope) - price + TROPHY * min(1.0, left / 3)
    total += features.moment(state, seat, Moment.REPEL, features.prices(left))
    return total + 2.5 * features.heed


def best_repel(
    state: Council, seat: Seat, discount: int, features: Features, scope: Scope = NOWHERE
) -> float:
    """The best threat that can be repelled, or 0."""
    found = [
        repel_worth(state, seat, slot, discount, scope, features)
        for slot in range(SLOTS)
        if can_repel(state, seat, slot, discount, scope)
    ]
    return max(found, default=0.0)


# -------------------------------------------------------------------- training, arrests
def train(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The best skill for a chit that has none."""
    assert isinstance(choice, ChooseTraining)
    pieces = state.sheets[seat].pieces

    def value(action: Action) -> float:
        if not isinstance(action, TrainChit):
            return 0.0
        piece = pieces[action.piece]
        now = SKILL.get(piece.skill, 0.5) if piece.skill else 0.0
        rounds = ROUNDS - state.round + (not piece.space)
        return (SKILL.get(action.skill, 0.5) - now) * rounds

    return max(actions, key=value)


def arrest(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The cultist who would do most harm tonight."""
    return max(actions, key=partial(_seized, state))


def _seized(state: Council, action: Action) -> float:
    if not isinstance(action, SeizeCultist):
        return -1.0
    return slot_danger(state, item_set(state).slot_of[action.number])


def slot_danger(state: Council, slot: int) -> float:
    """How near a threat is to striking tonight."""
    threat = state.threats[slot]
    if threat is None:
        return 0.2
    slot_of = item_set(state).slot_of
    hits = sum([slot_of[number] == slot for number in state.city])
    return 1.0 + 0.3 * threat.trouble + 0.3 * hits


# -------------------------------------------------------------------- trouble
def lift(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The most that can be taken: from the site, or the threat nearest to striking."""
    mine = sum([who == seat for _, who in state.shipments])

    def value(action: Action) -> float:
        if isinstance(action, LiftFromSite):
            return action.n * (1.0 + 0.5 * mine)
        if isinstance(action, LiftFromThreat):
            return action.n * slot_danger(state, action.slot)
        return 0.0

    return max(actions, key=value)


def calm(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The threat nearest to striking."""
    return max(
        actions,
        key=lambda each: slot_danger(state, each.slot) if isinstance(each, CalmSlot) else 0.0,
    )


def sentry(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What pays most, for what is done most."""

    def value(action: Action) -> float:
        assert isinstance(action, TakeSentry)
        kind = features.items.sentries[action.sentry]
        return kind.v * RATE.get(kind.on, 0.0)

    return max(actions, key=value)


def put_back(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What strikes at once, and what costs more than it brings, to the bottom; the rest on top."""
    for each in actions:
        if isinstance(each, PutOnTop | PutAtBottom):
            card = features.items.threats.get(each.card)
            is_bad = card is None or not card.cost
            if is_bad == isinstance(each, PutAtBottom):
                return each
    return actions[0]
