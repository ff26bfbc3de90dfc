"""Every shipped effect does what its ops say, counted a second time by hand (15).

A rich table, every offer declined, every choice the first one: what is left is what an effect does
by itself, and that can be summed up from its ops.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from rules.console.casebook import Value
from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Outcome, Pass, Seat
from rules.kernel.text import say
from rules.kinfire_council.casebook.book import CouncilCasebook
from rules.kinfire_council.effects.run import Run, Scope
from rules.kinfire_council.enums import RESOURCES, Source, Whom
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.state import NOBODY, Council
from tests.rules.kinfire_council.second_count import faults

ADA = Seat(0)
TWO, FOUR = 2, 4
LEAD, SPONSORS = Seat(1), (Seat(1), Seat(2))
NAMES = ("A", "B", "C", "D")
POSITION: dict[str, Value] = {
    "docket": ["sweep", "festival"],
    "threats": ["blackrain_front 1", "smoke_pall 2", "siege_engines 1"],
    "needs": ["food", "common"],
    "site_trouble": 4,
    "coffers": 4,
    "city": [2, 9],
    "cult": 40,
}
OWN: dict[str, Value] = {
    "goods": "9 coin, 9 food, 9 common, 9 rare, 9 magic",
    "v": 30,
    "seeker": "spy",
    "skills": ["guard", "artisan", ""],
}
HANDS = (["warrant", "blueprints", "grand_thesis"], ["warrant"], ["blueprints"], [])
HELD = ([3, 4, 5], [6], [7], [])
TROPHIES = (["famine", "masked_coup"], ["footpads"], [], [])


class Over(Auto, frozen=True):
    """The end of what is looked at."""

    def run(self, state: State, context: StepContext) -> None:
        """Stops here."""
        context.end(state, Outcome((), say("kernel.pass")))


def rich_table(seats: int) -> Council:
    """Everybody has nearly everything."""
    book = CouncilCasebook(setup_of("kinfire_council", seats, 5, {}, NAMES[:seats]))
    state = book.fresh(book.setup)
    for word, value in POSITION.items():
        book.place(state, word, value)
    for number in range(seats):
        seat = Seat(number)
        mine = {"hand": HANDS[number], "cultists": HELD[number], "trophies": TROPHIES[number]}
        for word, value in (OWN | mine).items():
            book.place_seat(state, seat, word, value)
    book.place(state, "patrons", {"1": "A", "4": "A", "7": "B"})
    return state


def effects() -> Iterator[tuple[str, ops.Ops, Seat]]:
    """Every list of ops that is printed, with its subject."""
    items = shipped().content
    for district in items.districts:
        yield f"{district.id}.patron", district.patron, ADA
        for location in (*district.base, *district.upgraded):
            yield location.id, location.gain, ADA
    for space in items.open_spaces:
        for location in space.locations:
            yield location.id, location.gain, ADA
    for location in (*items.dealer.base, *items.dealer.upgraded):
        yield location.id, location.gain, ADA
    for site in items.sites:
        yield site.id, site.seeker, ADA
    for card in items.research:
        yield card.id, card.effect, ADA
    for threat in items.threats:
        yield threat.id, threat.effect, NOBODY
    for decree in items.decrees:
        yield decree.id, decree.effect, NOBODY


class Sum:
    """What is to come of ops: changes by seat and thing."""

    def __init__(self, state: Council) -> None:
        """From a table as it lies."""
        self.state = state
        self.are_two = len(state.sheets) == TWO
        self.change: Counter[tuple[int, str]] = Counter()

    def add(self, seat: Seat, listed: ops.Ops) -> None:
        """Op by op."""
        for op in listed:
            self.one(seat, op)

    def one(self, seat: Seat, op: ops.AnyOp) -> None:
        """Those that can be declined are."""
        if isinstance(op, ops.Gain):
            self.change[seat, op.res.value] += op.n
        elif isinstance(op, ops.GainChoice):
            self.change[seat, "goods"] += op.n
        elif isinstance(op, ops.Lose):
            self.change[seat, op.res.value] -= op.n
        elif isinstance(op, ops.V):
            self.change[seat, "v"] += op.n
        elif isinstance(op, ops.CultV):
            self.change[NOBODY, "cult"] += -op.n if self.are_two else op.n
        elif isinstance(op, ops.CultScore):
            self.change[NOBODY, "cult"] += op.n
        else:
            self.token(seat, op)

    def token(self, seat: Seat, op: ops.AnyOp) -> None:
        """Cards, chits, tokens."""
        if isinstance(op, ops.Influence):
            self.change[seat, "reserve"] -= op.n
        elif isinstance(op, ops.CultInfluence) and self.are_two:
            self.change[NOBODY, "trouble"] -= op.n
        elif isinstance(op, ops.CultInfluence):
            self.change[seat, "courted"] += op.n
        elif isinstance(op, ops.Research):
            self.change[seat, "hand"] += op.n
        elif isinstance(op, ops.DiscardResearch):
            self.change[seat, "hand"] -= op.n
        elif isinstance(op, ops.Sentry):
            self.change[seat, "sentries"] += op.n
        elif isinstance(op, ops.ReleaseCultist):
            self.change[seat, "cultists"] -= min(op.n, len(self.state.sheets[seat].cultists))
        else:
            self.city(seat, op)

    def city(self, seat: Seat, op: ops.AnyOp) -> None:
        """Coffers, site, Hideout, hidden threats, needs, tiles."""
        if isinstance(op, ops.Coffers):
            taken = min(op.max, self.state.coffers)
            self.change[seat, "coin"] += taken
            self.change[NOBODY, "coffers"] -= taken
        elif isinstance(op, ops.CoffersEmpty):
            self.change[NOBODY, "coffers"] -= self.state.coffers
        elif isinstance(op, ops.Damage):
            self.change[NOBODY, "site"] += op.n
        elif isinstance(op, ops.Hideout):
            self.change[NOBODY, "hideout"] += op.n
        elif isinstance(op, ops.Hidden):
            self.change[NOBODY, "hidden"] += op.n
        elif isinstance(op, ops.NeedAdd):
            self.change[NOBODY, "needs"] += 1
        elif isinstance(op, ops.NeedRemove):
            self.change[NOBODY, "needs"] -= op.n
        elif isinstance(op, ops.PlaceTile):
            self.change[NOBODY, op.tile.value] += 1
        elif isinstance(op, ops.TroubleEachSlot):
            self.change[NOBODY, "trouble"] += 3 * op.n
        else:
            self.nested(seat, op)

    def nested(self, seat: Seat, op: ops.AnyOp) -> None:
        """Ops of ops: the first option, the offers declined."""
        if isinstance(op, ops.Per):
            found = {"patrons": 2, "trophies": 2, "cultists": 3, "skilled": 2, "research": 3}
            for _ in range(min(found.get(op.count.value, 0), op.max)):
                self.add(seat, op.each)
        elif isinstance(op, ops.Choose):
            self.add(seat, self.first_open(seat, op))
        elif isinstance(op, ops.To):
            for each in self.meant(op.who):
                self.add(each, op.do)

    def first_open(self, seat: Seat, op: ops.Choose) -> ops.Ops:
        """Only an empty hand closes an option at this table."""
        is_closed = not self.state.hands[seat] and isinstance(op.options[0][0], ops.DiscardResearch)
        return op.options[1] if is_closed else op.options[0]

    def meant(self, whom: Whom) -> list[Seat]:
        """Whom an order or crisis is about."""
        seats = [Seat(number) for number in range(len(self.state.sheets))]
        wanted = {
            Whom.EACH: seats,
            Whom.LEAD: [LEAD],
            Whom.SPONSORS: [seat for seat in seats if seat in SPONSORS],
            Whom.NON_SPONSORS: [seat for seat in seats if seat not in SPONSORS],
        }
        return wanted[whom]


def measured(state: Council) -> Counter[tuple[int, str]]:
    """All that is compared."""
    found: Counter[tuple[int, str]] = Counter()
    for number, sheet in enumerate(state.sheets):
        for kind, n in zip(RESOURCES, sheet.goods, strict=True):
            found[number, kind.value] = n
        found[number, "v"] = state.score[number]
        found[number, "reserve"] = sheet.reserve
        found[number, "courted"] = state.cult_area[number]
        found[number, "hand"] = len(state.hands[number])
        found[number, "sentries"] = len(sheet.sentries)
        found[number, "cultists"] = len(sheet.cultists)
    found[NOBODY, "cult"] = state.cult_score
    found[NOBODY, "coffers"] = state.coffers
    found[NOBODY, "site"] = state.site_trouble
    found[NOBODY, "hideout"] = len(state.hideout)
    found[NOBODY, "hidden"] = len(state.hidden_threats)
    found[NOBODY, "needs"] = sum(len(need.wants) + len(need.late) for need in state.needs)
    found[NOBODY, "rubble"] = len(state.rubble)
    found[NOBODY, "sea_beast"] = int(state.sea_beast)
    found[NOBODY, "trouble"] = sum(each.trouble for each in state.threats if each is not None)
    return found


def carry_out(state: Council, listed: ops.Ops, seat: Seat) -> None:
    """Every offer declined, else the first choice."""
    sponsors = tuple(seat for seat in SPONSORS if seat < len(state.sheets))
    scope = Scope(Source.DECREE, "", lead=LEAD, sponsors=sponsors)
    state.agenda[:] = [Over(), Run(seat, listed, scope)]
    agenda.begin(state)
    while seats := agenda.asked(state):
        actions = agenda.request(state, seats[0]).actions
        declined = next((each for each in actions if isinstance(each, Pass)), actions[0])
        agenda.submit(state, seats[0], declined)


EFFECTS = list(effects())


@pytest.mark.parametrize("seats", [FOUR, TWO])
@pytest.mark.parametrize(
    ("listed", "seat"), [each[1:] for each in EFFECTS], ids=[each[0] for each in EFFECTS]
)
def test_an_effect_does_what_its_ops_say(listed: ops.Ops, seat: Seat, seats: int) -> None:
    state = rich_table(seats)
    wanted, before = Sum(state), measured(state)
    wanted.add(seat, listed)
    carry_out(state, listed, seat)
    told = measured(state)
    told.subtract(before)
    mixed = wanted.change.pop((seat, "goods"), 0)
    for kind in RESOURCES if mixed else ():
        mixed -= told.pop((seat, kind.value), 0)
    assert mixed == 0
    assert {key: n for key, n in told.items() if n} == {
        key: n for key, n in wanted.change.items() if n
    }
    assert faults_but_councilors(state) == []


def faults_but_councilors(state: Council) -> list[str]:
    """The table is sound; nobody has a councilor here."""
    return [each for each in faults(state) if not each.startswith("the Seeker")]


def test_the_table_of_these_tests_is_sound() -> None:
    assert faults_but_councilors(rich_table(TWO)) == []
    assert faults_but_councilors(rich_table(FOUR)) == []


def test_enough_effects_are_looked_at() -> None:
    """18 districts with two sides and a patron, spaces, sites, cards."""
    assert len(EFFECTS) == 18 * 5 + 5 + 4 + 5 + 18 + 30 + 30
