"""The six deeds of the Ancients (15).

Open here and read so: an enemy without a monster in the pool or without a gate summons nothing, and
the two deeds need one who can; a monster's price is the present one; where several are alike in
price their owner picks.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import OneSeat, area_target, button_target, card_target, refuse
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.describe import kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import of_rank, unit_id
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.enums import Glyph, UnitClass
from rules.cthulhu_wars.factions.ancients.actions import Welcome
from rules.cthulhu_wars.factions.ancients.events import SummonedFree
from rules.cthulhu_wars.factions.ancients.marks import marked
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.rounds.order import order_from
from rules.cthulhu_wars.state import Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say


class CathedralOn(Requirement):
    """A Cathedral in an area with this mark."""

    GLYPH: ClassVar[Glyph]

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Any such area."""
        return self.GLYPH in marked(state, seat)


class OnCrescent(CathedralOn):
    """The Americas."""

    ID = "an_cathedral_crescent"
    GLYPH = Glyph.CRESCENT


class OnChevron(CathedralOn):
    """Africa, Australia, New Zealand."""

    ID = "an_cathedral_chevron"
    GLYPH = Glyph.CHEVRON


class OnSlashes(CathedralOn):
    """Europe and Asia."""

    ID = "an_cathedral_slashes"
    GLYPH = Glyph.SLASHES


class OnNone(CathedralOn):
    """Oceans and Antarctica."""

    ID = "an_cathedral_no_glyph"
    GLYPH = Glyph.NONE


class FreeSummons(Requirement):
    """As the action every enemy summons one of his monsters for nothing."""

    DEAREST: ClassVar[bool]

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """If any enemy can."""
        return (Use(self.ID),) if self.guests(state, seat) else ()

    def guests(self, state: Earth, seat: Seat) -> list[Seat]:
        """The enemies that can summon, in turn order after the owner."""
        enemies = order_from(state, seat)[1:]
        return [each for each in enemies if candidates(state, each, self.DEAREST)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """What they summon."""
        key = "do_dearest" if self.DEAREST else "do_cheapest"
        return Option(action, say(f"cthulhu_wars.ancients.{key}"), (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Nobody can."""
        option = self.describe(state, seat, Use(self.ID))
        if option is None or self.guests(state, seat):
            return ()
        return (refuse(option, say("cthulhu_wars.ancients.why_no_guest")),)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """One after the other."""
        context.then(*(SummonFree(each, self.DEAREST) for each in self.guests(state, seat)))
        earn(state, context, seat, self.ID)


class CheapestMonsters(FreeSummons):
    """His cheapest one."""

    ID = "an_cheapest_monsters"
    DEAREST = False


class DearestMonsters(FreeSummons):
    """His dearest one."""

    ID = "an_dearest_monsters"
    DEAREST = True


def candidates(state: Earth, seat: Seat, dearest: bool) -> list[Kind]:
    """The cheapest or the dearest monsters in the pool of a seat that has a gate."""
    pool = state.pools[seat]
    kinds = [kind for kind in of_rank(state, seat, UnitClass.MONSTER) if pool[kind]]
    if not kinds or not gates_of(state, seat):
        return []
    costs = {kind: cost_of(state, seat, kind) for kind in kinds}
    wanted = max(costs.values()) if dearest else min(costs.values())
    return [kind for kind, cost in costs.items() if cost == wanted]


class SummonFree(OneSeat, frozen=True):
    """An enemy summons one: it must."""

    IS_PUBLIC = True

    dearest: bool

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which of them."""
        key = "prompt_dearest" if self.dearest else "prompt_cheapest"
        return say(f"cthulhu_wars.ancients.{key}", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each kind that is alike in price, at each gate of its own."""
        game = game_of(state)
        areas = dict.fromkeys(gates_of(game, self.seat))
        kinds = candidates(game, self.seat, self.dearest)
        return [Welcome(kind, area) for kind in kinds for area in areas]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The kind, then the gate."""
        assert isinstance(action, Welcome)
        game = game_of(state)
        facts = {
            "what": kind_name(game, seat, action.kind),
            "place": place_name(game, action.area),
        }
        unit = button_target(f"summon:{unit_id(game, seat, action.kind)}")
        label = say("cthulhu_wars.ancients.do_welcome", **facts)
        return Option(action, label, (unit, area_target(action.area)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It comes."""
        assert isinstance(action, Welcome)
        place(state, context, self.seat, action.kind, action.area)
        unit = unit_id(state, self.seat, action.kind)
        context.emit(SummonedFree(self.seat, unit, spot(state, action.area)))


STEPS: tuple[type[Step], ...] = (SummonFree,)
REQUIREMENTS: tuple[Requirement, ...] = (
    OnCrescent(),
    OnChevron(),
    OnSlashes(),
    OnNone(),
    CheapestMonsters(),
    DearestMonsters(),
)
