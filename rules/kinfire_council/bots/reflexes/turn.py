"""The turn: where a piece goes, what it does, which errand follows."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.night import Night, between, night_of, v_per_floor
from rules.kinfire_council.bots.prices import cost_worth, paid_worth, rate, worth_of
from rules.kinfire_council.bots.reflexes.deeds import best_repel, best_upgrade, repel_worth
from rules.kinfire_council.bots.reflexes.goods import pay
from rules.kinfire_council.effects.run import NOWHERE
from rules.kinfire_council.enums import ErrandKind, Moment, Param, Skill
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.content import Location
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.printed.triggers import param
from rules.kinfire_council.spaces import SITE_HEX, THREAT_HEX, tax
from rules.kinfire_council.state import SEEKER, Council
from rules.kinfire_council.threats.repelling import can_repel
from rules.kinfire_council.turn.acting import Act, AskAgain, here, scope_of
from rules.kinfire_council.turn.actions import (
    ClearRubble,
    EndTurn,
    MeetNeed,
    Place,
    SeizeCultist,
    SendShipment,
    UseAgain,
    UseLocation,
)
from rules.kinfire_council.turn.days_light import is_placed
from rules.kinfire_council.turn.errands import (
    ExtraErrand,
    errands,
    need_cost,
    rows_of_site,
    ship_terms,
)
from rules.kinfire_council.turn.paying import PayWith, can_pay, payments

CHIT = 1.6
"""What an unmet need costs, by what a V of the Cult costs."""
CLEARED = 2.0
TOKEN = 0.25
SCARCE = 0.6
MEET_LEAST = 0.05


# -------------------------------------------------------------------- errands
def errand_worth(
    state: Council, seat: Seat, action: Action, features: Features, night: Night, discount: int = 0
) -> float:
    """What an errand brings after its price and the token's other uses."""
    sheet = state.sheets[seat]
    left = features.left(state, seat)
    pays = rate(sheet.goods, left)
    unplaced = sum([not piece.space for piece in sheet.pieces])
    token = TOKEN if sheet.influence > unplaced else SCARCE
    if isinstance(action, MeetNeed):
        way = payments(state, seat, need_cost(state, action.row))[0]
        brings = param(state, Param.NEED_V, seat) + CHIT * features.heed
        brings += features.moment(state, seat, Moment.NEED_SCORED, features.prices(left))
    else:
        assert isinstance(action, SendShipment)
        less, more = ship_terms(state, seat, discount)
        line = rows_of_site(state)[action.row]
        way = payments(state, seat, line.cost, less, more)[0]
        brings = floors_worth(state, seat, line.floors, features, night)
        brings += features.moment(state, seat, Moment.SHIP, features.prices(left))
    return brings - paid_worth(way) * pays - token


def floors_worth(
    state: Council, seat: Seat, floors: int, features: Features, night: Night
) -> float:
    """V of the floors, of own former ones that rise with them, and what the Cult loses."""
    after = between(night.row + floors, v_per_floor(features.items))
    rows = rows_of_site(state)
    mine = sum([rows[row].floors for row, who in state.shipments if who == seat])
    return floors * after + mine * (after - night.floor) + 0.9 * features.heed * floors


def best_errand(
    state: Council, seat: Seat, found: Sequence[Action], features: Features, discount: int = 0
) -> tuple[Action | None, float]:
    """The best of these, or none that is worth it."""
    best: Action | None = None
    value = MEET_LEAST
    night: Night | None = None
    for each in found:
        if isinstance(each, MeetNeed | SendShipment):
            night = night or night_of(state, features)
            brings = errand_worth(state, seat, each, features, night, discount)
            if brings > value:
                best, value = each, brings
    return best, value if best is not None else 0.0


def extra_errand(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The best one, if any is worth it."""
    assert isinstance(choice, ExtraErrand)
    best, _ = best_errand(state, seat, actions, features, choice.discount)
    return best or Pass()


def take_turn(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """A quick placement; after it an errand, or the end."""
    if not is_placed(state):
        return ranked(state, seat, actions, features)[0]
    best, _ = best_errand(state, seat, actions, features)
    return best or EndTurn()


# -------------------------------------------------------------------- placements
def ranked(
    state: Council, seat: Seat, actions: Sequence[Action], features: Features
) -> list[Action]:
    """Placements, the most promising at a glance first."""
    shallow = Glance(state, seat, features)
    found = [(-shallow.place(each), at) for at, each in enumerate(actions)]
    found = [each for each in found if isinstance(actions[each[1]], Place)]
    found.sort()
    return [actions[at] for _, at in found]


class Glance:
    """What spaces promise a seat, each looked at once."""

    def __init__(self, state: Council, seat: Seat, features: Features) -> None:
        """Nothing yet."""
        self.state, self.seat, self.features = state, seat, features
        self.left = features.left(state, seat) - 1
        self.prices = features.prices(max(self.left, 0))
        self.rate = rate(state.sheets[seat].goods, self.prices.left)
        self._spaces: dict[str, float] = {}
        self._errands: dict[tuple[ErrandKind, int], float] = {}

    def place(self, action: Action) -> float:
        """A placement: the space, less tax; what the piece adds."""
        if not isinstance(action, Place):
            return -99.0
        space = action.space
        found = self._spaces.get(space)
        if found is None:
            found = self._spaces[space] = self.space(space)
        fee = tax(self.state, self.seat, action.piece, space)
        if action.piece == SEEKER and space not in THREAT_HEX:
            found -= 0.15
        skill = self.state.sheets[self.seat].pieces[action.piece].skill
        if skill in (Skill.ARTISAN, Skill.SCHOLAR):
            found += 0.5 * self.rate * (space not in THREAT_HEX)
        return found - 0.95 * fee * self.rate

    def space(self, space: str) -> float:
        """Its best location."""
        state, seat = self.state, self.seat
        if space in THREAT_HEX:
            return best_hex(state, seat, space, self.features)
        if space == SITE_HEX:
            seeker = item_set(state).sites[state.site].seeker
            return worth_of(state, seat, seeker, self.prices)
        found = [
            self.location(each)
            for each in locations(state, space)
            if not each.cost or can_pay(state, seat, each.cost)
        ]
        return max(found, default=0.0)

    def location(self, location: Location) -> float:
        """Gain less cost, as often as it can be used."""
        net = self.gain(location.gain)
        if not location.cost:
            return net * location.times
        net -= self.rate * cost_worth(location.cost)
        net += worth_of(self.state, self.seat, others(location.cost), self.prices)
        return net * self.times(location) if net > 0 else net

    def times(self, location: Location) -> int:
        """How often it can be paid."""
        sheet, most = self.state.sheets[self.seat], location.times
        for each in location.cost:
            if isinstance(each, op.SpendCultist):
                most = min(most, len(sheet.cultists) // each.n)
            elif isinstance(each, op.SpendThreat):
                most = min(most, len(sheet.trophies) // each.n)
            elif isinstance(each, op.DiscardResearch):
                most = min(most, len(self.state.hands[self.seat]) // each.n)
            elif isinstance(each, op.Pay):
                most = min(most, sum(sheet.goods) // each.n)
        return most

    def gain(self, ops: op.Ops) -> float:
        """Effects; what depends on what can be paid is looked up."""
        total = 0.0
        for each in ops:
            if isinstance(each, op.Upgrade):
                total += best_upgrade(self.state, self.seat, each.discount, self.features)
            elif isinstance(each, op.Repel):
                total += best_repel(self.state, self.seat, each.discount, self.features)
            elif isinstance(each, op.Errand):
                total += self.errand(each.kind, each.discount) * (1 + 0.6 * (each.n - 1))
            else:
                total += worth_of(self.state, self.seat, (each,), self.prices)
        return total

    def errand(self, kind: ErrandKind, discount: int) -> float:
        """The best errand of a kind."""
        found = self._errands.get((kind, discount))
        if found is None:
            open_to_it = errands(self.state, self.seat, kind, discount)
            _, found = best_errand(self.state, self.seat, open_to_it, self.features, discount)
            self._errands[kind, discount] = found
        return found


def others(cost: op.Ops) -> op.Ops:
    """What is paid besides resources."""
    return tuple(each for each in cost if not isinstance(each, op.Pay))


def best_hex(state: Council, seat: Seat, space: str, features: Features) -> float:
    """The threat of a hex, if it can be repelled."""
    slot = THREAT_HEX[space]
    if not can_repel(state, seat, slot, 0, NOWHERE):
        return -1.0
    return repel_worth(state, seat, slot, 0, NOWHERE, features)


# -------------------------------------------------------------------- what a piece does
def act(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What brings most."""
    assert isinstance(choice, Act)
    shallow = Glance(state, seat, features)
    best, value = actions[-1], 0.0
    for each in actions:
        found = deed_worth(state, seat, each, shallow)
        if found > value:
            best, value = each, found
    return best


def deed_worth(state: Council, seat: Seat, action: Action, shallow: Glance) -> float:
    """A location, an arrest, Rubble cleared."""
    space, features = here(state, seat), shallow.features
    if isinstance(action, SeizeCultist):
        prices = shallow.prices
        more = features.moment(state, seat, Moment.ARREST, prices)
        return prices.cultist + 1.2 * features.heed + more
    if isinstance(action, ClearRubble):
        return CLEARED
    if not isinstance(action, UseLocation):
        return 0.0
    if space in THREAT_HEX:
        return repel_worth(state, seat, THREAT_HEX[space], 0, scope_of(state, seat), features)
    if space == SITE_HEX:
        return shallow.space(space)
    return shallow.location(locations(state, space)[action.index])


def again(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """As long as it brings more than it costs."""
    assert isinstance(choice, AskAgain)
    shallow = Glance(state, seat, features)
    once = Location(id="", name="", cost=choice.cost, gain=choice.gain)
    if shallow.location(once) <= 0:
        return Pass()
    ways = [each for each in actions if isinstance(each, PayWith)]
    return pay(state, seat, choice, ways, features) if ways else UseAgain()
