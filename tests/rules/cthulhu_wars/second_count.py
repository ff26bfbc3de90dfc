"""A second count of what the core factions may do in a turn, written from the printed rules alone.

It looks at nothing but what lies on the table: it shares no function with the rules.
"""

from collections.abc import Iterator

from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    Fight,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.boards import GreatCthulhuBoard, YellowSignBoard
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.factions.black_goat.avatar import Avatar
from rules.cthulhu_wars.factions.crawling_chaos.actions import PayPower
from rules.cthulhu_wars.factions.great_cthulhu.dreams import Dreams
from rules.cthulhu_wars.factions.great_cthulhu.submerge import Surface
from rules.cthulhu_wars.factions.yellow_sign.actions import (
    GiveDoom,
    Scream,
    SendHastur,
    Shriek,
    Zingaya,
)
from rules.cthulhu_wars.state import Counts, Earth
from rules.kernel.steps import Action, Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS

CULTIST, MONSTER, GREAT = 1, 2, 3
UNITS: dict[str, tuple[tuple[int, int], ...]] = {
    GC: ((CULTIST, 1), (MONSTER, 1), (MONSTER, 2), (MONSTER, 3), (GREAT, 10)),
    BG: ((CULTIST, 1), (MONSTER, 1), (MONSTER, 2), (MONSTER, 3), (GREAT, 8)),
    CC: ((CULTIST, 1), (MONSTER, 1), (MONSTER, 2), (MONSTER, 3), (GREAT, 10)),
    YS: ((CULTIST, 1), (MONSTER, 1), (MONSTER, 2), (GREAT, 4), (GREAT, 10)),
}
"each kind,'s By faction: class and cost in the order of the card."
UNDEAD, BYAKHEE, KING, LAST = 1, 2, 3, 4


class Count:
    """What one seat may do at the beginning of its turn."""

    def __init__(self, state: Earth, seat: Seat) -> None:
        """Looks at the table."""
        self.state, self.seat = state, seat
        self.faction = state.factions[seat].value
        self.kinds = UNITS[self.faction]
        self.power, self.pool = state.power[seat], state.pools[seat]
        self.books, self.met = state.books[seat], state.met[seat]
        self.areas = range(len(state.gates))
        self.enemies = [Seat(each) for each in range(len(state.power)) if each != seat]
        self.mine = [here[seat] for here in state.units]
        self.held = [at for at, gate in enumerate(state.gates) if gate and gate.holder == seat]
        world = maps()[state.variant.map]
        self.near = [
            {world.areas.index(b if a == id else a) for a, b in world.edges if id in (a, b)}
            for id in world.areas
        ]

    # ---------------------------------------------------------------- looking
    def at(self, kind: int) -> list[int]:
        """Where it has such a unit."""
        return [area for area in self.areas if self.mine[area][kind]]

    def level(self, seat: int, area: int) -> int:
        """The best class of a seat in an area."""
        kinds = UNITS[self.state.factions[seat].value]
        here: Counts = self.state.units[area][seat]
        return max((rank for n, (rank, _) in zip(here, kinds, strict=True) if n), default=0)

    def capable(self, area: int) -> list[int]:
        """The kinds there that may stand on a gate (4)."""
        kinds = [0, 3] if self.faction == BG and "the_red_sign" in self.books else [0]
        return [kind for kind in kinds if self.mine[area][kind]]

    def cost(self, kind: int) -> int:
        """What it costs now (8)."""
        rank, cost = self.kinds[kind]
        board = self.state.boards[self.seat]
        if rank == GREAT and isinstance(board, GreatCthulhuBoard) and board.awakened:
            return 4
        is_young = self.faction == BG and "thousand_young" in self.books and self.at(LAST)
        return cost - 1 if is_young and rank == MONSTER else cost

    # ---------------------------------------------------------------- common actions (6)
    def orders(self) -> set[Action]:
        """All of them; none without Power."""
        if not self.power:
            return set()
        parts = (self.recruits(), self.summons(), self.awakens(), self.builds(), self.walks())
        more = (self.fights(), self.captures(), self.gates(), self.unique())
        return {action for part in (*parts, *more) for action in part}

    def recruits(self) -> Iterator[Action]:
        """Beside own units, or anywhere."""
        homes = [area for area in self.areas if any(self.mine[area])]
        if self.pool[0]:
            yield from (Recruit(area) for area in homes or self.areas)

    def summons(self) -> Iterator[Action]:
        """At own gates."""
        for kind, (rank, _) in enumerate(self.kinds):
            if rank == MONSTER and self.pool[kind] and self.cost(kind) <= self.power:
                yield from (Summon(kind, area) for area in self.held)

    def awakens(self) -> Iterator[Action]:
        """Where the conditions of section 8 hold."""
        for kind, (rank, _) in enumerate(self.kinds):
            if rank == GREAT and self.pool[kind] and self.cost(kind) <= self.power:
                yield from (Awaken(kind, area) for area in self.cradles(kind))

    def cradles(self, kind: int) -> list[int]:
        """Where a Great Old One may awaken."""
        if self.faction == GC:
            deep = maps()[self.state.variant.map].areas.index("south_pacific")
            return [deep] if self.state.gates[deep] else []
        if self.faction == BG:
            return self.held if self.at(0) else []
        if self.faction == CC:
            return self.held
        if kind == KING:
            return [at for at in self.areas if any(self.mine[at]) and not self.state.gates[at]]
        return [area for area in self.held if self.mine[area][KING]]

    def builds(self) -> Iterator[Action]:
        """Where no gate is."""
        if self.power >= 3:
            free = [area for area in self.areas if not self.state.gates[area]]
            yield from (BuildGate(area) for area in free if self.capable(area))

    def walks(self) -> Iterator[Action]:
        """One area, Crawling Chaos one or two; the holder is another unit than the rest."""
        for area in self.areas:
            gate, ends = self.state.gates[area], set(self.near[area])
            if self.faction == CC:
                ends = {end for by in ends for end in self.near[by]} | ends
            for kind, count in enumerate(self.mine[area]):
                holds = gate is not None and (gate.holder, gate.kind) == (self.seat, kind)
                for end in ends - {area}:
                    yield from [Walks(kind, area, end)] * (count > holds)
                    yield from [Walks(kind, area, end, True)] * (count > 0 and holds)

    def fights(self) -> Iterator[Action]:
        """With any unit against any."""
        for area in self.areas:
            for enemy in self.enemies if any(self.mine[area]) else ():
                if any(self.state.units[area][enemy]):
                    yield Fight(area, enemy)

    def captures(self) -> Iterator[Action]:
        """A monster past cultists, a Great Old One past monsters."""
        for area in self.areas:
            best = self.level(self.seat, area)
            for enemy in self.enemies if best >= MONSTER else ():
                if self.state.units[area][enemy][0] and self.level(enemy, area) < best:
                    yield Capture(area, enemy)

    def gates(self) -> Iterator[Action]:
        """On abandoned gates, in a holder's place, off an own one (4)."""
        yield from (StepOff(area) for area in self.held)
        for area, gate in enumerate(self.state.gates):
            if gate and gate.holder in (self.seat, -1):
                kinds = self.capable(area)
                held_by = gate.kind if gate.holder == self.seat else -1
                yield from (StepOn(area, kind) for kind in kinds if kind != held_by)

    # ---------------------------------------------------------------- unique actions, deeds (8, 9)
    def unique(self) -> Iterator[Action]:
        """By faction."""
        found = {GC: self.cthulhu, BG: self.goat, CC: self.chaos, YS: self.sign}
        return found[self.faction]()

    def cthulhu(self) -> Iterator[Action]:
        """Dreams, Submerge."""
        if "dreams" in self.books and self.power >= 2 and self.pool[0]:
            for area in self.areas:
                found = [each for each in self.enemies if self.state.units[area][each][0]]
                yield from (Dreams(area, each) for each in found)
        if "submerge" not in self.books:
            return
        if self.state.aside[self.seat][LAST]:
            yield from (Surface(area) for area in self.areas)
        elif any(self.is_ocean(area) for area in self.at(LAST)):
            yield Use("submerge")

    def is_ocean(self, area: int) -> bool:
        """Six of them."""
        id = maps()[self.state.variant.map].areas[area]
        return id == "arctic_ocean" or id == "indian_ocean" or id.endswith(("pacific", "atlantic"))

    def goat(self) -> Iterator[Action]:
        """Avatar, Ghroth, two cultists."""
        for area in self.areas if self.at(LAST) else ():
            for seat, here in enumerate(self.state.units[area]):
                kinds = UNITS[self.state.factions[seat].value]
                is_small = any(n and rank < GREAT for n, (rank, _) in zip(here, kinds, strict=True))
                if is_small and area not in self.at(LAST):
                    yield Avatar(area, Seat(seat))
        if "ghroth" in self.books and self.power >= 2:
            yield Use("ghroth")
        if "bg_eliminate_two" not in self.met and sum(here[0] for here in self.mine) >= 2:
            yield Use("bg_eliminate_two")

    def chaos(self) -> Iterator[Action]:
        """Payments, The Thousand Forms."""
        four, six = "cc_pay_four" not in self.met, "cc_pay_six" not in self.met
        for price, is_open in ((4, four), (6, six), (10, four and six)):
            if is_open and self.power >= price:
                yield PayPower(price)
        if "the_thousand_forms" in self.books and self.at(LAST):
            yield Use("the_thousand_forms")

    def sign(self) -> Iterator[Action]:
        """What the King, Hastur, Undead and Byakhee do; three Doom."""
        kings, hastur = self.at(KING), self.at(LAST)
        board = self.state.boards[self.seat]
        assert isinstance(board, YellowSignBoard)
        price = 1 if "the_third_eye" in self.books and hastur else 2
        if kings and kings[0] not in board.tokens and self.power >= price:
            yield Use("desecrate")
        if "the_screaming_dead" in self.books and kings:
            most = self.mine[kings[0]][UNDEAD]
            for area in self.near[kings[0]]:
                yield from (Scream(area, count) for count in range(most + 1))
        if "he_who_is_not_to_be_named" in self.books and hastur:
            homes = [area for area in self.areas if any(a[0] for a in self.state.units[area])]
            yield from (SendHastur(area) for area in homes if area not in hastur)
        if "shriek_of_the_byakhee" in self.books and self.at(BYAKHEE):
            yield from (Shriek(area) for area in self.areas if self.at(BYAKHEE) != [area])
        if "zingaya" in self.books and self.pool[UNDEAD]:
            for area in self.at(UNDEAD):
                found = [each for each in self.enemies if self.state.units[area][each][0]]
                yield from (Zingaya(area, each) for each in found)
        if "ys_give_three_doom" not in self.met:
            yield from (GiveDoom(enemy) for enemy in self.enemies)
