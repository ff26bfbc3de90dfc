"""The Million Favored Ones: who has survived a battle becomes something else (15).

Open here and read so: with an empty pool nothing is replaced; exempt units were in no battle; a
replaced holder loses its gate (4).
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, button, holder_target, unit_target
from rules.cthulhu_wars.battle.sides import battle_of, force_of, is_side, put_force, replace
from rules.cthulhu_wars.battle.survivors import Standing, has_fought, strike, survivors
from rules.cthulhu_wars.describe import card_target, kind_name, place_name, who
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.placing import changed, place
from rules.cthulhu_wars.earth.placing import replace as make_room
from rules.cthulhu_wars.factions.opener_of_the_way.actions import Favor
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import (
    ABOMINATION,
    ACOLYTE,
    MUTANT,
    SPAWN,
)
from rules.cthulhu_wars.state import Area, Battle, Earth, Kind, Walk, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

BECOMES: dict[Kind, Kind] = {
    ACOLYTE: MUTANT,
    MUTANT: ABOMINATION,
    ABOMINATION: SPAWN,
    SPAWN: MUTANT,
}
Survivors = tuple[Standing, ...]
"""Where units of a kind stand that fought and have not been changed: how many."""


class TheMillionFavoredOnes(Effect):
    """After a battle of its own: each of its units that fought and is still on the map may be
    changed once, where it stands now."""

    ID = "the_million_favored_ones"

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """One question, again and again."""
        if not is_side(battle, seat):
            return ()
        return (ChangeUnits(seat, survivors(battle, force_of(battle, seat))),)


class ChangeUnits(OneSeat, frozen=True):
    """Which unit is changed next. `left`: those that may be."""

    left: Survivors

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while anything can be changed."""
        return (self.seat,) if self.open_units(game_of(state)) else ()

    def open_units(self, state: Earth) -> list[Favor]:
        """The units that one can tell apart, if the pool has what they become."""
        _, battle = battle_of(state)
        found = []
        for area, kind, _ in self.left:
            if kind not in BECOMES or not state.pools[self.seat][BECOMES[kind]]:
                continue
            holds = is_holder(state, self.seat, kind, area)
            found += [Favor(kind, area)] * (state.units[area][self.seat][kind] > holds)
            if holds and has_fought(battle, force_of(battle, self.seat), area, kind):
                found.append(Favor(kind, area, True))
        return found

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("cthulhu_wars.opener.prompt_change", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any of them, or no more."""
        return [*self.open_units(game_of(state)), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Which unit, what it becomes."""
        if not isinstance(action, Favor):
            return button(action, say("cthulhu_wars.opener.change_no_more"), "pass")
        game = game_of(state)
        new = BECOMES[action.kind]
        facts = {
            "what": kind_name(game, seat, action.kind),
            "new": kind_name(game, seat, new),
            "place": place_name(game, action.area),
        }
        key = "do_change_holder" if action.holder else "do_change"
        if action.kind == SPAWN:
            key, facts["new"] = "do_scatter", say("cthulhu_wars.log.units", **self._all(game, seat))
        card = card_target(TheMillionFavoredOnes.ID)
        unit = unit_target(action.area, seat, action.kind)
        target = holder_target(action.area) if action.holder else unit
        return Option(action, say(f"cthulhu_wars.opener.{key}", **facts), (card, target))

    def _all(self, state: Earth, seat: Seat) -> dict[str, int | Text]:
        return {"number": state.pools[seat][MUTANT], "what": kind_name(state, seat, MUTANT)}

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It becomes another; then the next one."""
        if not isinstance(action, Favor):
            return
        kind, area, new = action.kind, action.area, BECOMES[action.kind]
        count = state.pools[self.seat][MUTANT] if kind == SPAWN else 1
        make_room(state, context, self.seat, kind, area, new, holder=action.holder)
        if count > 1:
            place(state, context, self.seat, new, area, count - 1)
        record(state, self.seat, kind, area, new, count)
        context.then(ChangeUnits(self.seat, without(self.left, area, kind)))


def without(left: Survivors, area: Area, kind: Kind) -> Survivors:
    """One unit fewer that may be changed."""
    found = [(at, one, n - ((at, one) == (area, kind))) for at, one, n in left]
    return tuple(each for each in found if each[2])


def record(state: Earth, seat: Seat, kind: Kind, area: Area, new: Kind, count: int) -> None:
    """The side of the battle as it is now, by what has become of the unit."""
    _, battle = battle_of(state)
    before = force_of(battle, seat)
    strike(state, seat, kind, area)
    _, battle = battle_of(state)
    force = force_of(battle, seat)
    if area != battle.area:
        walks = (Walk(new, battle.area, area),) * count
        put_force(state, replace(force, fled=(*force.fled, *walks)))
    elif before.fighting[kind]:
        put_force(state, replace(force, fighting=changed(force.fighting, new, count)))
    else:
        put_force(state, replace(force, stayed=changed(force.stayed, new, count)))


STEPS: tuple[type[Step], ...] = (ChangeUnits,)
