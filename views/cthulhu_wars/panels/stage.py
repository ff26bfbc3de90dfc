"""A battle as far as it has come: from a view, or followed event by event."""

from __future__ import annotations

import msgspec

from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.events import (
    BattleBegan,
    BattleEnded,
    BattleStopped,
    DiceRolled,
    FellAway,
    MissesRolled,
    ResultsAssigned,
)
from rules.cthulhu_wars.battle.sides import is_side, ordered, room
from rules.cthulhu_wars.battle.slots import dies
from rules.cthulhu_wars.battle.strength import planned
from rules.cthulhu_wars.earth.counting import kind_of
from rules.cthulhu_wars.earth.placing import changed
from rules.cthulhu_wars.enums import Cause, Result
from rules.cthulhu_wars.events import Left, Moved
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Hurt, Kind, Walk
from rules.kernel import agenda
from rules.kernel.steps import Event, Seat

replace = msgspec.structs.replace
BEFORE, DICE, KILLS, PAINS, RETREATS, AFTER, END = range(2, 9)
"""The steps of section 7 that the stage follows; 1 is the declaration."""


class Stage(msgspec.Struct, frozen=True):
    """`battle`: as far as it has been seen; `is_over`: it stays in sight until the next act;
    `ply`: when it was seen to be over; `stopped`: no dice, a side had nobody left."""

    battle: Battle
    is_over: bool = False
    ply: int = 0
    stopped: bool = False

    @property
    def step(self) -> int:
        """Where it stands, 1 to 8."""
        return END if self.is_over else self.battle.step

    def forces(self) -> tuple[Force, Force]:
        """Attacker, defender."""
        return self.battle.attacker, self.battle.defender


def is_same(one: Battle, other: Battle) -> bool:
    """Whether two records are of one battle."""
    here = (one.area, one.attacker.seat, one.defender.seat)
    return here == (other.area, other.attacker.seat, other.defender.seat)


def resumed(stage: Stage | None, view: Earth) -> Stage | None:
    """The battle of a view; one that is over stays until something else happens, unless it has
    been taken back."""
    if view.outcome is not None:
        return None
    if view.battle is not None:
        stopped = stage is not None and stage.stopped and is_same(stage.battle, view.battle)
        return Stage(_with_given(view.battle, view), stopped=stopped)
    if stage is None or not stage.is_over:
        return None
    if not stage.ply:
        return replace(stage, ply=view.ply)
    return stage if view.ply >= stage.ply else None


def _with_given(battle: Battle, view: Earth) -> Battle:
    """With the results that have been given but not all: seen at once by whoever gives them."""
    choice = agenda.question(view)
    if not isinstance(choice, Spread):
        return battle
    given = view.answers.get(choice.seat, ())
    if not given or not all(isinstance(part, Suffer) for part in given):
        return battle
    return _with(battle, replace(_force(battle, choice.side), hurt=choice.hurt(view, given)))


# -------------------------------------------------------------------- event by event
def after(stage: Stage | None, event: Event, view: Earth) -> Stage | None:
    """The battle after one more event; `view`: as things stood before."""
    if isinstance(event, BattleBegan):
        return Stage(_begun(event, view))
    if stage is None or stage.is_over or isinstance(event, FellAway):
        return stage
    if isinstance(event, BattleEnded):
        return replace(stage, is_over=True)
    if isinstance(event, BattleStopped):
        return replace(stage, stopped=True)
    return replace(stage, battle=_battle_after(stage.battle, event, view))


def _begun(event: BattleBegan, view: Earth) -> Battle:
    battle = planned(view, event.spot.area, event.attacker, event.defender)
    known = view.battle
    if known is not None and is_same(known, battle):
        battle = known
    return replace(battle, step=BEFORE)


def _battle_after(battle: Battle, event: Event, view: Earth) -> Battle:
    if isinstance(event, DiceRolled | MissesRolled):
        rolled = replace(
            _force(battle, event.seat), rolled=event.faces, kills=event.kills, pains=event.pains
        )
        return _with(replace(battle, step=DICE, diced=True), rolled)
    if isinstance(event, ResultsAssigned):
        step = KILLS if event.result is Result.KILL else PAINS
        return _with(replace(battle, step=step), _hurt(battle, event, view))
    if isinstance(event, Left) and is_side(battle, event.seat):
        return _left(battle, event, view)
    if isinstance(event, Moved) and event.retreat and is_side(battle, event.seat):
        return _fled(battle, event, view)
    return battle


def _force(battle: Battle, seat: Seat) -> Force:
    return battle.attacker if battle.attacker.seat == seat else battle.defender


def _with(battle: Battle, force: Force) -> Battle:
    """A battle with one side as it is now."""
    if force.seat == battle.attacker.seat:
        return replace(battle, attacker=force)
    return replace(battle, defender=force)


def _hurt(battle: Battle, event: ResultsAssigned, view: Earth) -> Force:
    force, is_kill = _force(battle, event.side), event.result is Result.KILL
    more = [
        Hurt(kind_of(view, event.side, unit), int(is_kill), int(not is_kill), False, count)
        for unit, count in event.units
    ]
    return replace(force, hurt=ordered((*force.hurt, *more)))


def _left(battle: Battle, event: Left, view: Earth) -> Battle:
    if event.spot.area != battle.area:
        return battle
    force, kind = _force(battle, event.seat), kind_of(view, event.seat, event.unit)
    if event.cause is Cause.KILL:
        none = (0,) * len(force.fighting)
        force = replace(force, killed=changed(force.killed or none, kind, event.count))
    return _with(battle, _fewer(force, kind, event.count, event.cause is Cause.KILL))


def _fled(battle: Battle, event: Moved, view: Earth) -> Battle:
    if event.source.area != battle.area:
        return battle
    force, kind = _force(battle, event.seat), kind_of(view, event.seat, event.unit)
    walks = (Walk(kind, battle.area, event.target.area),) * event.count
    force = replace(force, fled=(*force.fled, *walks))
    return _with(replace(battle, step=RETREATS), _fewer(force, kind, event.count, False))


def _fewer(force: Force, kind: Kind, count: int, killed: bool) -> Force:
    """Units that fight no more, and what had fallen on them."""
    fighting = changed(force.fighting, kind, -min(count, force.fighting[kind]))
    left, hurt = count, []
    for each in force.hurt:
        is_meant = each.kind == kind and bool(each.kills) == killed
        taken = min(left, each.count) if is_meant else 0
        left -= taken
        if each.count > taken:
            hurt.append(replace(each, count=each.count - taken))
    return replace(force, fighting=fighting, hurt=tuple(hurt))


# -------------------------------------------------------------------- who stands there
class Troop(msgspec.Struct, frozen=True):
    """Alike units on the stage. `fate`: what has become of them."""

    kind: Kind
    count: int
    fate: str = ""
    holder: bool = False


STANDS, KILLED, PAINED, SPARED, EXEMPT, FALLEN, FLED, STAYED = (
    "", "killed", "pained", "spared", "exempt", "fallen", "fled", "stayed",
)  # fmt: skip


def troops(stage: Stage, force: Force, view: Earth) -> list[Troop]:
    """The units of a side: those that fight, by kind and result, then those that are out of it."""
    found = [*_fighting(stage, force, view)]
    lists = ((force.exempt, EXEMPT), (force.stayed, STAYED), (force.killed, FALLEN))
    for counts, fate in lists:
        found += [Troop(kind, count, fate) for kind, count in enumerate(counts) if count]
    fled: dict[Kind, int] = {}
    for walk in force.fled:
        fled[walk.kind] = fled.get(walk.kind, 0) + 1
    return [*found, *(Troop(kind, count, FLED) for kind, count in sorted(fled.items()))]


def _fighting(stage: Stage, force: Force, view: Earth) -> list[Troop]:
    on_gate = gate_kind(stage, force, view)
    found = []
    for kind, count in enumerate(force.fighting):
        mine = [each for each in force.hurt if each.kind == kind]
        fresh = count - sum(each.count for each in mine)
        is_apart = kind == on_gate and not any(each.holder for each in mine)
        plain = fresh - is_apart if is_apart else fresh
        if plain > 0:
            found.append(Troop(kind, plain))
        if is_apart and fresh > 0:
            found.append(Troop(kind, 1, STANDS, True))
        spaces = room(view, force)
        found += [Troop(kind, each.count, _fate(each, spaces), each.holder) for each in mine]
    return found


def _fate(each: Hurt, spaces: tuple[int, ...]) -> str:
    """Whoever takes two results does not die of one kill: it is pained."""
    if dies(each, spaces):
        return KILLED
    return PAINED if each.kills or each.pains else SPARED


def gate_kind(stage: Stage, force: Force, view: Earth) -> Kind | None:
    """The kind of the unit on the gate there, if it fights for this side."""
    area: Area = stage.battle.area
    gate = view.gates[area]
    if stage.is_over or gate is None or gate.holder != force.seat or force.holder_exempt:
        return None
    return gate.kind if force.fighting[gate.kind] else None
