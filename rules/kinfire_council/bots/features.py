"""What a bot takes for granted while it compares answers: how much is left, what things bring."""

from rules.kernel.luck import stirred
from rules.kernel.steps import Seat
from rules.kinfire_council.bots.prices import Prices, worth_of
from rules.kinfire_council.data import ROUNDS, seat_numbers
from rules.kinfire_council.enums import Counter, DecreeKind, Moment, Param, Phase, Who, Whom
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.ops import AnyMod, EndMod, Mods, ParamMod, Trigger
from rules.kinfire_council.state import NOBODY, Council, Sheet

RATE = {
    Moment.NEED_SCORED: 0.24,
    Moment.SHIP: 0.24,
    Moment.ARREST: 0.22,
    Moment.UPGRADE: 0.22,
    Moment.REPEL: 0.09,
    Moment.LEAD_SPONSOR: 0.06,
    Moment.LOCATION_ACTION: 0.7,
}
"""How often a seat causes an event, by placements."""
USE = {
    Param.TAX_T1: -0.25,
    Param.TAX_T2: -0.3,
    Param.TAX_T3: -0.25,
    Param.UPGRADE_DISCOUNT: 0.24,
    Param.SHIP_DISCOUNT: 0.24,
    Param.SHIP_SURCHARGE: -0.22,
    Param.REPEL_DISCOUNT: 0.09,
    Param.NEED_V: 0.2,
    Param.ERRANDS_PER_TURN: 0.8,
}
"""What one more of a number brings a seat, by placements."""
GROWTH = {
    Counter.PATRONS: 0.12,
    Counter.TROPHIES: 0.06,
    Counter.CULTISTS: 0.08,
    Counter.SKILLED: 0.05,
    Counter.NEEDS_MET: 0.0,
    Counter.RESEARCH: 0.03,
}
"""How much a count grows, by placements."""
VISITS = 0.036
"""How often a placement of a rival falls on a given district."""
MEAN_CARD = 2.1
DARK_SEATS = 5
"""One seat in so many is drawn to the Cult."""
FIRST_PLOT = 2
MOST_COURT = 3


class DecreeWorth:
    """What a decree brings a seat: if it passes, for a vote on it, for most votes; if it fails."""

    __slots__ = ("fails", "lead", "passes", "sponsor")

    def __init__(self, passes: float, sponsor: float, lead: float, fails: float) -> None:
        """The four."""
        self.passes, self.sponsor, self.lead, self.fails = passes, sponsor, lead, fails


Facts = tuple[tuple[str, ...], int, int, Phase, tuple[int, ...]]
Held = tuple[Sheet, Facts, float]
"""What a sheet was last found to be worth, and under which facts."""


class Features:
    """`seat`: who looks; `later`: rounds after this one; `is_dark`: drawn to the Cult; `plots`:
    works for it now; `heed`: what a V of the Cult costs the seat. What items bring is reckoned
    once."""

    def __init__(self, view: Council, seat: Seat, heed: float = 0.15) -> None:
        """From a view."""
        self.view, self.seat, self.items = view, seat, item_set(view)
        self.later = ROUNDS - view.round
        self.seats = len(view.sheets)
        self.pieces = seat_numbers(self.seats).worker_chits + 1
        self.hand = frozenset(view.hands[seat])
        self.is_dark = is_dark(view, seat)
        self.plots = self.is_dark and may_plot(view, seat)
        self.heed = heed
        self.held: list[Held | None] = [None] * self.seats
        self._prices: dict[int, Prices] = {}
        self._cards: dict[str, float] = {}
        self._patrons: dict[int, float] = {}
        self._decrees: dict[tuple[str, Seat], DecreeWorth] = {}
        self._offices: dict[tuple[str, Seat], float] = {}
        self._ends: dict[str, tuple[EndMod, ...]] = {}

    def left(self, state: Council, seat: Seat) -> int:
        """Own placements yet to come."""
        return now_left(state, seat) + (ROUNDS - state.round) * self.pieces

    def prices(self, left: int) -> Prices:
        """With so many placements to come."""
        found = self._prices.get(left)
        if found is None:
            found = self._prices[left] = prices_of(left, self.pieces, self.heed)
        return found

    def card(self, card: str) -> float:
        """A research card in the own hand."""
        found = self._cards.get(card)
        if found is None:
            left = self.left(self.view, self.seat)
            printed = self.items.research[card]
            prices = self.prices(max(left, 1))
            view, seat = self.view, self.seat
            brings = worth_of(view, seat, printed.effect, prices)
            brings += worth_of(view, seat, printed.cost, prices)
            found = self._cards[card] = max(brings, 0.3)
        return found

    def patron(self, number: int) -> float:
        """What a district brings its patron for each visit."""
        found = self._patrons.get(number)
        if found is None:
            district = self.items.districts[number]
            assert district is not None
            prices = self.prices(max(self.left(self.view, self.seat), 1))
            found = worth_of(self.view, self.seat, district.patron, prices)
            self._patrons[number] = found
        return found

    def decree(self, card: str, seat: Seat) -> DecreeWorth:
        """A decree of the docket for a seat."""
        found = self._decrees.get((card, seat))
        if found is None:
            found = self._decrees[card, seat] = self._weigh(card, seat)
        return found

    def office(self, card: str, seat: Seat) -> float:
        """What an election brings its holder."""
        found = self._offices.get((card, seat))
        if found is None:
            mods = self.items.decrees[card].mods
            found = self._offices[card, seat] = self.mods(mods, seat)
        return found

    def ends(self, law: str) -> tuple[EndMod, ...]:
        """What a law counts at the end."""
        found = self._ends.get(law)
        if found is None:
            mods = self.items.decrees[law].mods
            found = self._ends[law] = tuple(mod for mod in mods if isinstance(mod, EndMod))
        return found

    # ---------------------------------------------------------------- what mods and decrees bring
    def mods(self, mods: Mods, seat: Seat) -> float:
        """Modifiers till the end of the game."""
        return sum(self._mod(mod, seat) for mod in mods)

    def _mod(self, mod: AnyMod, seat: Seat) -> float:
        left = self.later * self.pieces
        if isinstance(mod, Trigger):
            return self._trigger(mod, seat, left)
        if isinstance(mod, ParamMod):
            if mod.param is Param.CULT_DRAW:
                return -2.5 * self.heed * self.later * mod.delta
            return USE.get(mod.param, 0.0) * left * mod.delta
        return 0.0

    def _trigger(self, mod: Trigger, seat: Seat, left: int) -> float:
        prices = self.prices(max(left, 1))
        brings = worth_of(self.view, seat, mod.do, prices)
        if mod.on is Moment.SUN_RISE:
            return brings * self.later
        often = RATE.get(mod.on, 0.0) * left
        return brings * often * (self.seats if mod.who is Who.NONE else 1)

    def moment(self, state: Council, seat: Seat, moment: Moment, prices: Prices) -> float:
        """What an event brings whoever causes it: Sentries, councilor, elections, laws."""
        sheet, items = state.sheets[seat], self.items
        total = 0.0
        for id in sheet.sentries:
            kind = items.sentries[id]
            if kind.on is moment:
                total += kind.v
        sources: list[Mods] = [items.decrees[id].mods for id in (*sheet.elections, *state.laws)]
        if sheet.councilor:
            sources.append(items.councilors[sheet.councilor].mods)
        for mods in sources:
            for mod in mods:
                if isinstance(mod, Trigger) and mod.on is moment:
                    total += worth_of(state, seat, mod.do, prices)
        return total

    def _weigh(self, card: str, seat: Seat) -> DecreeWorth:
        """By its kind."""
        decree, view = self.items.decrees[card], self.view
        prices = self.prices(max(self.later * self.pieces, 1))
        lead = self.moment(view, seat, Moment.LEAD_SPONSOR, prices)
        if decree.kind is DecreeKind.LAW:
            ends = sum(
                mod.v * growing(view, seat, mod.count, self.later * self.pieces)
                for mod in self.ends(card)
            )
            return DecreeWorth(ends + self.mods(decree.mods, seat), 0.0, lead, 0.0)
        if decree.kind is DecreeKind.ELECTION:
            return DecreeWorth(0.0, 0.0, lead + self.mods(decree.mods, seat), 0.0)
        if decree.kind is DecreeKind.CRISIS:
            return DecreeWorth(0.0, 0.0, lead, self._crisis(decree.effect, seat, prices))
        of_all = worth_of(view, seat, decree.effect, prices)
        of_all += self._for(decree.effect, Whom.NON_SPONSORS, seat, prices)
        sponsor = self._for(decree.effect, Whom.SPONSORS, seat, prices)
        sponsor -= self._for(decree.effect, Whom.NON_SPONSORS, seat, prices)
        lead += self._for(decree.effect, Whom.LEAD, seat, prices)
        return DecreeWorth(of_all, sponsor, lead, 0.0)

    def _crisis(self, ops: op.Ops, seat: Seat, prices: Prices) -> float:
        """What it costs the seat; the Cult's part counts in full."""
        plain = worth_of(self.view, seat, ops, prices)
        return plain + 0.85 * self._for(ops, Whom.EACH, seat, prices)

    def _for(self, ops: op.Ops, whom: Whom, seat: Seat, prices: Prices) -> float:
        return sum(
            worth_of(self.view, seat, each.do, prices)
            for each in ops
            if isinstance(each, op.To) and each.who is whom
        )


def now_left(state: Council, seat: Seat) -> int:
    """Own pieces still to be placed in this round; all of them before the day."""
    pieces = state.sheets[seat].pieces
    if state.phase is Phase.DAYS_LIGHT:
        return sum([not piece.space for piece in pieces])
    return len(pieces) if state.phase is Phase.SUN_RISE else 0


def growing(state: Council, seat: Seat, counter: Counter, left: int) -> float:
    """A count as it is likely to be at the end."""
    return count(state, seat, counter) + GROWTH[counter] * left


def prices_of(left: int, pieces: int, heed: float) -> Prices:
    """Prices by how many placements are left."""
    rounds = left / pieces
    late = min(1.0, left / 3)
    return Prices(
        left=left,
        rounds=rounds,
        heed=heed,
        card=MEAN_CARD * late,
        influence=0.25 * late + 0.4 * rounds,
        vote=0.8,
        cultist=2.7 * late,
        trophy=1.5 * late,
        sentry=0.3 * left,
    )


def is_dark(view: Council, seat: Seat) -> bool:
    """Whether a seat's mood is for the Cult: drawn from what lay open at the set-up."""
    if len(view.sheets) == 2:
        return False
    salt = seat + 1
    for sheet in view.sheets:
        for letter in sheet.councilor + sheet.worker_sheet:
            salt = (salt * 131 + ord(letter)) % 1_000_003
    return stirred(salt, 77) % DARK_SEATS == 0


def may_plot(view: Council, seat: Seat) -> bool:
    """Whether it makes sense to work for the Cult: from the second round on, for one who is not
    ahead and is the Conspirator or can still become it (11)."""
    if view.round < FIRST_PLOT or view.score[seat] >= max(view.score):
        return False
    holder = view.conspirator
    if holder in (seat, NOBODY):
        return True
    missing = view.cult_area[holder] + 1 - view.cult_area[seat]
    return missing <= min(view.sheets[seat].influence, MOST_COURT) and view.round < ROUNDS
