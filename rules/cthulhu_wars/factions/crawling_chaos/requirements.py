"""The six deeds of Crawling Chaos (9)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.asking import refuse, too_dear
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import deeds
from rules.cthulhu_wars.describe import amount, card_target
from rules.cthulhu_wars.earth.counting import is_cultist
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.factions.crawling_chaos.actions import PayPower
from rules.cthulhu_wars.points import pay
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class PayFor(Requirement):
    """As the action, pay Power."""

    WITH: ClassVar[str] = ""
    """Another deed that a payment for both in one action earns too."""

    def payments(self, state: Earth, seat: Seat) -> list[PayPower]:
        """What may be paid for it, Power apart: its price, or that of both while both are open."""
        price = deeds()[self.ID].cost
        if not self.WITH or self.WITH in state.met[seat]:
            return [PayPower(price)]
        return [PayPower(price), PayPower(price + deeds()[self.WITH].cost)]

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Those that it can pay."""
        power = state.power[seat]
        return tuple(each for each in self.payments(state, seat) if each.amount <= power)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """How much, for one book or two."""
        assert isinstance(action, PayPower)
        key = "do_pay" if action.amount == deeds()[self.ID].cost else "do_pay_both"
        label = say(f"cthulhu_wars.crawling_chaos.{key}", n=action.amount)
        return Option(action, label, (card_target(self.ID), amount(action.amount)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What is too dear."""
        power, found = state.power[seat], []
        for each in self.payments(state, seat):
            option = self.describe(state, seat, each)
            if option and each.amount > power:
                found.append(refuse(option, too_dear(state, seat, each.amount)))
        return found

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays; both deeds where both were paid for."""
        assert isinstance(action, PayPower)
        pay(state, context, seat, action.amount, self.ID)
        if action.amount > deeds()[self.ID].cost:
            earn(state, context, seat, self.WITH)
        earn(state, context, seat, self.ID)


class PayFour(PayFor):
    """Pay 4."""

    ID = "cc_pay_four"


class PaySix(PayFor):
    """Pay 6, or 10 for this and the four (R40)."""

    ID = "cc_pay_six"
    WITH = "cc_pay_four"


class GatesOrPower(Requirement):
    """So many own gates, or so much Power."""

    GATES: ClassVar[int]
    POWER: ClassVar[int]

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Either; Power by the minimum of Gather Power counts (R11)."""
        return state.power[seat] >= self.POWER or len(gates_of(state, seat)) >= self.GATES

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """The one of the two that is nearer: gates of so many gates, or Power of so much Power."""
        if self.ID in state.met[seat]:
            return (self.GATES, self.GATES)
        gates, power = len(gates_of(state, seat)), state.power[seat]
        if power * self.GATES > gates * self.POWER:
            return (min(power, self.POWER), self.POWER)
        return (min(gates, self.GATES), self.GATES)


class ThreeGates(GatesOrPower):
    """Three gates or 12 Power."""

    ID = "cc_three_gates"
    GATES = 3
    POWER = 12


class FourGates(GatesOrPower):
    """Four gates or 15 Power."""

    ID = "cc_four_gates"
    GATES = 4
    POWER = 15


class CaptureCultist(Requirement):
    """An enemy cultist captured in the action that is over."""

    ID = "cc_capture"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Told by what left the map."""
        return any(
            each.cause is Cause.CAPTURE
            and each.by == seat
            and is_cultist(state, each.owner, each.kind)
            for each in state.removed
        )


class AwakenNyarlathotep(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "cc_awaken_nyarlathotep"


REQUIREMENTS: tuple[Requirement, ...] = (
    PayFour(),
    PaySix(),
    ThreeGates(),
    FourGates(),
    CaptureCultist(),
    AwakenNyarlathotep(),
)
