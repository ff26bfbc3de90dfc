"""The six deeds of the Sleeper (15)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import refuse, too_dear
from rules.cthulhu_wars.battle.sides import force_of
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import deeds
from rules.cthulhu_wars.describe import card_target, seat_target, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.factions.sleeper.actions import PayOne
from rules.cthulhu_wars.names import deed_name
from rules.cthulhu_wars.points import gain_power, pay
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

ONE_GAINS = 3
ALL_CHANGE = 1
MANY_DICE = 6


def enemies_of(state: Earth, seat: Seat) -> list[Seat]:
    """All others."""
    return [each for each in all_seats(state) if each != seat]


class PayThree(Requirement):
    """Done as the action, for its printed cost."""

    def orders(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """How, Power apart."""
        return (Use(self.ID),)

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """With enough Power."""
        return self.orders(state, seat) if state.power[seat] >= deeds()[self.ID].cost else ()

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """By its name."""
        cost = deeds()[self.ID].cost
        label = say("cthulhu_wars.sleeper.do_pay", n=cost, deed=deed_name(self.ID))
        return Option(action, label, (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Without enough Power."""
        option = self.describe(state, seat, self.orders(state, seat)[0])
        if self.actions(state, seat) or option is None:
            return ()
        return (refuse(option, too_dear(state, seat, deeds()[self.ID].cost)),)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays; the others gain or lose; it is met."""
        pay(state, context, seat, deeds()[self.ID].cost, self.ID)
        self.change(state, context, seat, action)
        earn(state, context, seat, self.ID)

    def change(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """What happens to the others."""
        raise NotImplementedError(self.ID)


class OneGains(PayThree):
    """One other faction gains 3."""

    ID = "sl_pay_one_gains"

    def orders(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Any enemy."""
        return tuple(PayOne(enemy) for enemy in enemies_of(state, seat))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whom."""
        assert isinstance(action, PayOne)
        whom, cost = who(state, action.enemy), deeds()[self.ID].cost
        label = say("cthulhu_wars.sleeper.do_pay_one", n=cost, whom=whom, gain=ONE_GAINS)
        return Option(action, label, (card_target(self.ID), seat_target(action.enemy)))

    def change(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """That one."""
        assert isinstance(action, PayOne)
        gain_power(state, context, action.enemy, ONE_GAINS, self.ID)


class AllGain(PayThree):
    """Every other faction gains 1."""

    ID = "sl_pay_all_gain"

    def change(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """In the order of seats."""
        for enemy in enemies_of(state, seat):
            gain_power(state, context, enemy, ALL_CHANGE, self.ID)


class AllLose(PayThree):
    """Every other faction loses 1; who has none loses none."""

    ID = "sl_pay_all_lose"

    def change(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """In the order of seats."""
        for enemy in enemies_of(state, seat):
            pay(state, context, enemy, min(ALL_CHANGE, state.power[enemy]), self.ID)


class SixDice(Requirement):
    """Roll six or more dice in a battle."""

    ID = "sl_six_dice"
    DICE: ClassVar[int] = MANY_DICE

    def after_battle(self, state: Earth, seat: Seat, battle: Battle) -> bool:
        """As they lay there."""
        return len(force_of(battle, seat).rolled) >= self.DICE


class PerformRitual(Requirement):
    """Perform a ritual."""

    ID = "sl_ritual"

    def after_ritual(self, state: Earth, seat: Seat) -> bool:
        """Any."""
        return True


class AwakenTsathoggua(Requirement):
    """Earned where he is awakened (units.py)."""

    ID = "sl_awaken_tsathoggua"


REQUIREMENTS: tuple[Requirement, ...] = (
    OneGains(),
    AllGain(),
    AllLose(),
    SixDice(),
    PerformRitual(),
    AwakenTsathoggua(),
)
