"""The Million Favored Ones: who has survived a battle becomes something else (15).

Open here and read so: with an empty pool nothing is replaced; exempt units were in no battle; a
replaced holder loses its gate (4).
"""

from collections.abc import Sequence

from rules.cthulhu_wars.asking import OneSeat, button, holder_target, unit_target
from rules.cthulhu_wars.battle.sides import (
    added,
    battle_of,
    force_of,
    is_side,
    put_force,
    replace,
)
from rules.cthulhu_wars.describe import card_target, kind_name, place_name, who
from rules.cthulhu_wars.effect import Effect
from rules.cthulhu_wars.factions.opener_of_the_way.actions import Favor
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import (
    ABOMINATION,
    ACOLYTE,
    MUTANT,
    SPAWN,
)
from rules.cthulhu_wars.gates import is_holder
from rules.cthulhu_wars.placing import changed, place
from rules.cthulhu_wars.placing import replace as make_room
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind, Walk, game_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.table import Table
from rules.kernel.text import Text, say

BECOMES: dict[Kind, Kind] = {
    ACOLYTE: MUTANT,
    MUTANT: ABOMINATION,
    ABOMINATION: SPAWN,
    SPAWN: MUTANT,
}
Survivors = tuple[tuple[Area, Kind, int], ...]
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


def survivors(battle: Battle, force: Force) -> Survivors:
    """The units that fought, by where they are: still in the battle, kept there, retreated."""
    found: dict[tuple[Area, Kind], int] = {}
    for counts in (force.fighting, force.stayed):
        for kind, count in enumerate(counts):
            found[battle.area, kind] = found.get((battle.area, kind), 0) + count
    for walk in force.fled:
        found[walk.target, walk.kind] = found.get((walk.target, walk.kind), 0) + 1
    return tuple((*key, count) for key, count in sorted(found.items()) if count)


class ChangeUnits(OneSeat, frozen=True):
    """Which unit is changed next. `left`: those that may be."""

    left: Survivors

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while anything can be changed."""
        return (self.seat,) if self.open_units(game_of(state)) else ()

    def open_units(self, state: Earth) -> list[Favor]:
        """The units that one can tell apart, if the pool has what they become."""
        found = []
        for area, kind, _ in self.left:
            if kind not in BECOMES or not state.pools[self.seat][BECOMES[kind]]:
                continue
            there, holds = (
                state.units[area][self.seat][kind],
                is_holder(state, self.seat, kind, area),
            )
            found += [Favor(kind, area)] * (there > holds)
            found += [Favor(kind, area, True)] * (holds and self.has_fought(state, kind, area))
        return found

    def has_fought(self, state: Earth, kind: Kind, area: Area) -> bool:
        """Whether the unit on the gate is one of those that fought."""
        _, battle = battle_of(state)
        force = force_of(battle, self.seat)
        is_kept = bool(force.stayed) and force.stayed[kind] > 0
        return area == battle.area and (is_kept or not force.holder_exempt)

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

    def carry_out(self, state: Earth, table: Table, action: Action) -> None:
        """It becomes another; then the next one."""
        if not isinstance(action, Favor):
            return
        kind, area, new = action.kind, action.area, BECOMES[action.kind]
        count = state.pools[self.seat][MUTANT] if kind == SPAWN else 1
        make_room(state, table, self.seat, kind, area, new, holder=action.holder)
        if count > 1:
            place(state, table, self.seat, new, area, count - 1)
        record(state, self.seat, kind, area, new, count)
        table.then(ChangeUnits(self.seat, without(self.left, area, kind)))


def without(left: Survivors, area: Area, kind: Kind) -> Survivors:
    """One unit fewer that may be changed."""
    found = [(at, one, n - ((at, one) == (area, kind))) for at, one, n in left]
    return tuple(each for each in found if each[2])


def record(state: Earth, seat: Seat, kind: Kind, area: Area, new: Kind, count: int) -> None:
    """The side of the battle as it is now, by what has become of the unit."""
    _, battle = battle_of(state)
    force = force_of(battle, seat)
    if area != battle.area:
        gone = next(walk for walk in force.fled if (walk.kind, walk.target) == (kind, area))
        fled = list(force.fled)
        fled.remove(gone)
        fled += [Walk(new, gone.source, area)] * count
        put_force(state, replace(force, fled=tuple(fled)))
    elif force.fighting[kind]:
        fighting = changed(changed(force.fighting, kind, -1), new, count)
        put_force(state, replace(force, fighting=fighting))
    else:
        stayed = added(changed(force.stayed, kind, -1), new, count, len(force.fighting))
        put_force(state, replace(force, stayed=stayed))


STEPS: tuple[type[Step], ...] = (ChangeUnits,)
