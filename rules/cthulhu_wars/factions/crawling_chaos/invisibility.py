"""Invisibility: Flying Polyps take units out of a battle before the dice (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import battle_of, exempt, fighters, force_of
from rules.cthulhu_wars.describe import card_target, kind_name, unit_target, who
from rules.cthulhu_wars.earth.counting import of_rank, unit_id
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.crawling_chaos.actions import Exempt
from rules.cthulhu_wars.factions.crawling_chaos.events import Exempted
from rules.cthulhu_wars.factions.crawling_chaos.kinds import FLYING_POLYP
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class Invisibility(Effect):
    """One monster or cultist of either side for each own Flying Polyp in the battle."""

    ID = "invisibility"
    ACTIONS = (Exempt,)
    REPEATS = True

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """Any such unit, a Flying Polyp too, while one of them is unused."""
        if not uses_left(battle, seat):
            return ()
        sides = (battle.attacker.seat, battle.defender.seat)
        return [action for side in sides for action in units_of(state, side)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whose and which."""
        assert isinstance(action, Exempt)
        _, battle = battle_of(state)
        facts = {
            "unit": kind_name(state, action.seat, action.kind),
            "whom": who(state, action.seat),
        }
        key = "do_exempt_holder" if action.holder else "do_exempt"
        label = say(f"cthulhu_wars.crawling_chaos.{key}", **facts)
        unit = unit_target(battle.area, action.seat, action.kind, action.holder)
        return Option(action, label, (card_target(self.ID), unit))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """It stays in the area and out of the battle."""
        assert isinstance(action, Exempt)
        exempt(state, action.seat, action.kind, holder=action.holder)
        context.emit(Exempted(action.seat, unit_id(state, action.seat, action.kind), seat))


def uses_left(battle: Battle, seat: Seat) -> int:
    """A Flying Polyp that is exempt itself has still one use; one that was eliminated has none."""
    force = force_of(battle, seat)
    polyps = force.fighting[FLYING_POLYP] + force.exempt[FLYING_POLYP]
    return polyps - battle.used.count((seat, Invisibility.ID))


def units_of(state: Earth, side: Seat) -> list[Action]:
    """The monsters and cultists of a side in the battle, the one on the gate by itself."""
    small = of_rank(state, side, UnitClass.CULTIST, UnitClass.MONSTER)
    found = [(kind, holder) for kind, holder, _ in fighters(state, side) if kind in small]
    return [Exempt(side, kind, holder) for kind, holder in found]
