"""The two sides of a battle (7): who fights, who is out of it, who is hurt.

Here only the records change; figures are moved by `placing.py`.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.earth.counting import all_seats, of_rank, units_in
from rules.cthulhu_wars.earth.placing import changed, here
from rules.cthulhu_wars.enums import Result, UnitClass
from rules.cthulhu_wars.state import Area, Battle, Counts, Earth, Force, Hurt, Kind, game_of
from rules.kernel.state import State
from rules.kernel.steps import Seat

replace = msgspec.structs.replace


class Group(NamedTuple):
    """Alike units of a side. `holder`: the one on the gate, told apart from its kind."""

    kind: Kind
    holder: bool
    number: int


def battle_of(state: State) -> tuple[Earth, Battle]:
    """The state as what it is, and the battle that is on."""
    game = game_of(state)
    assert game.battle is not None, "no battle is on"
    return game, game.battle


def sides(battle: Battle) -> tuple[Force, Force]:
    """Attacker, defender."""
    return battle.attacker, battle.defender


def is_side(battle: Battle, seat: Seat) -> bool:
    """Whether a seat fights in it."""
    return seat in (battle.attacker.seat, battle.defender.seat)


def force_of(battle: Battle, seat: Seat) -> Force:
    """The force of a side."""
    assert is_side(battle, seat), f"seat {seat} is no side of the battle"
    return battle.attacker if seat == battle.attacker.seat else battle.defender


def enemy_of(battle: Battle, seat: Seat) -> Force:
    """The force that a side fights."""
    assert is_side(battle, seat), f"seat {seat} is no side of the battle"
    return battle.defender if seat == battle.attacker.seat else battle.attacker


def put_force(state: Earth, force: Force) -> None:
    """A side as it is now."""
    battle = state.battle
    assert battle is not None
    if force.seat == battle.attacker.seat:
        state.battle = replace(battle, attacker=force)
    else:
        state.battle = replace(battle, defender=force)


def mustered(state: Earth, seat: Seat, area: Area) -> Force:
    """All units of a seat in an area; buildings do not fight (15)."""
    counts = here(state, seat, area)
    for kind in of_rank(state, seat, UnitClass.BUILDING):
        counts = changed(counts, kind, -counts[kind])
    return Force(seat=seat, fighting=counts, exempt=(0,) * len(counts))


def in_turn(state: Earth, attacker: Seat, defender: Seat) -> list[Seat]:
    """Who is asked in which order: attacker, defender, others in turn order (10)."""
    from rules.cthulhu_wars.rounds.order import turn_order

    others = [seat for seat in turn_order(state) if seat not in (attacker, defender)]
    return [attacker, defender, *others]


# -------------------------------------------------------------------- who fights
def is_fought_out(battle: Battle) -> bool:
    """Whether a side has no forces left."""
    return not any(battle.attacker.fighting) or not any(battle.defender.fighting)


def holder_kind(state: Earth, seat: Seat) -> Kind | None:
    """The kind of the unit on the gate there, if it fights for this seat."""
    battle = state.battle
    assert battle is not None
    gate = state.gates[battle.area]
    if gate is None or gate.holder != seat:
        return None
    force = force_of(battle, seat)
    return None if force.holder_exempt or not force.fighting[gate.kind] else gate.kind


def groups(state: Earth, seat: Seat, counts: Counts) -> list[Group]:
    """Fighting units by kind, the one on the gate apart."""
    on_gate = holder_kind(state, seat)
    found = []
    for kind, count in enumerate(counts):
        if not count:
            continue
        if kind != on_gate:
            found.append(Group(kind, False, count))
            continue
        if count > 1:
            found.append(Group(kind, False, count - 1))
        found.append(Group(kind, True, 1))
    return found


def fighters(state: Earth, seat: Seat) -> list[Group]:
    """The units of a side that fight, by kind, the one on the gate apart."""
    battle = state.battle
    assert battle is not None
    return groups(state, seat, force_of(battle, seat).fighting)


def bystanders(state: Earth, seat: Seat, kind: Kind) -> list[tuple[Area, int]]:
    """The areas with units of a kind that took no part in the battle, were not exempt and have
    not come: how many in each (7, step 7)."""
    battle = state.battle
    assert battle is not None
    busy = dict.fromkeys(range(len(state.units)), 0)
    if is_side(battle, seat):
        force = force_of(battle, seat)
        for counts in (force.fighting, force.exempt, force.stayed):
            busy[battle.area] += counts[kind] if counts else 0
        for walk in force.fled:
            busy[walk.target] += walk.kind == kind
    found = [(area, units[seat][kind] - busy[area]) for area, units in enumerate(state.units)]
    return [(area, count) for area, count in found if count > 0]


# -------------------------------------------------------------------- changes
def added(counts: Counts, kind: Kind, count: int, size: int) -> Counts:
    """Counts, which may still be none at all, with more of one kind."""
    return changed(counts or (0,) * size, kind, count)


def out(state: Earth, seat: Seat, kind: Kind, count: int = 1, devoured: bool = False) -> None:
    """Units that were taken off the map fight no more. `devoured`: they count as if killed."""
    battle = state.battle
    assert battle is not None
    force = force_of(battle, seat)
    lost = force.lost + count * devoured
    put_force(state, replace(force, fighting=changed(force.fighting, kind, -count), lost=lost))
    if devoured:
        enemy = enemy_of(battle, seat)
        put_force(state, replace(enemy, eats=enemy.eats + count))


def exempt(state: Earth, seat: Seat, kind: Kind, count: int = 1, holder: bool = False) -> None:
    """Units are out of the rest of the battle, but stay where they are."""
    battle = state.battle
    assert battle is not None
    force = force_of(battle, seat)
    fighting = changed(force.fighting, kind, -count)
    hidden = changed(force.exempt, kind, count)
    is_hidden = force.holder_exempt or holder
    put_force(state, replace(force, fighting=fighting, exempt=hidden, holder_exempt=is_hidden))


def join(state: Earth, seat: Seat, kind: Kind, count: int = 1) -> None:
    """Units that came to the area take part."""
    battle = state.battle
    assert battle is not None
    force = force_of(battle, seat)
    put_force(state, replace(force, fighting=changed(force.fighting, kind, count)))


def join_exempt(state: Earth, seat: Seat, kind: Kind, count: int = 1) -> None:
    """Units that came to the area take no part; of a seat that is no side nothing is kept."""
    battle = state.battle
    assert battle is not None
    if is_side(battle, seat):
        force = force_of(battle, seat)
        put_force(state, replace(force, exempt=changed(force.exempt, kind, count)))


def note_use(state: Earth, seat: Seat, id: str) -> None:
    """An effect was used in the battle."""
    battle = state.battle
    assert battle is not None
    state.battle = replace(battle, used=(*battle.used, (seat, id)))


def enter_step(state: Earth, number: int) -> None:
    """The step of the battle that is being taken now."""
    battle = state.battle
    assert battle is not None
    state.battle = replace(battle, step=number)


# -------------------------------------------------------------------- who is hurt
def hurt_of(force: Force) -> Counts:
    """How many units of each kind have a result that is not carried out yet."""
    counts = [0] * len(force.fighting)
    for each in force.hurt:
        if each.kills or each.pains:
            counts[each.kind] += each.count
    return tuple(counts)


def pained(force: Force) -> list[Group]:
    """The units of a side that have to retreat, by kind, the one on the gate apart."""
    found: dict[tuple[Kind, bool], int] = {}
    for each in force.hurt:
        if each.kills or each.pains:
            key = (each.kind, each.holder)
            found[key] = found.get(key, 0) + each.count
    return [Group(*key, count) for key, count in sorted(found.items())]


def without(force: Force, kind: Kind, holder: bool, count: int) -> tuple[Hurt, ...]:
    """Its hurt units when so many of these are no longer among them."""
    left, found = count, []
    for each in force.hurt:
        is_one = each.kind == kind and each.holder == holder and (each.kills or each.pains)
        taken = min(left, each.count) if is_one else 0
        left -= taken
        if each.count > taken:
            found.append(replace(each, count=each.count - taken))
    assert not left, f"{left} of {count} units of kind {kind} are not hurt"
    return tuple(found)


def spare(state: Earth, seat: Seat, kind: Kind, holder: bool = False) -> None:
    """The result on a unit is cancelled; it takes no other one in this battle."""
    battle = state.battle
    assert battle is not None
    force = force_of(battle, seat)
    left = without(force, kind, holder, 1)
    put_force(state, replace(force, hurt=ordered((*left, Hurt(kind, 0, 0, holder)))))


def ordered(hurt: Sequence[Hurt]) -> tuple[Hurt, ...]:
    """Alike ones as one entry, in the order of kinds."""
    found: dict[Hurt, int] = {}
    for each in hurt:
        one = replace(each, count=1)
        found[one] = found.get(one, 0) + each.count
    entries = [replace(one, count=count) for one, count in found.items()]
    return tuple(sorted(entries, key=lambda e: (e.kind, e.holder, e.kills, e.pains)))


# -------------------------------------------------------------------- what holds for a side
def fixed(state: Earth, force: Force, hook: str) -> list[Effect]:
    """The effects of a side that hold to the end of the battle and say anything by a hook."""
    return [each for each in own(state, force.seat, hook) if each.ID in force.fixed]


def fix(state: Earth, battle: Battle, force: Force) -> Force:
    """What is in force for a side when the dice are rolled (7, step 3)."""
    found = own(state, force.seat, "is_fixed")
    ids = tuple(each.ID for each in found if each.is_fixed(state, battle, force.seat))
    return replace(force, fixed=ids) if ids != force.fixed else force


def room(state: Earth, force: Force) -> tuple[int, ...]:
    """How many results a unit of each kind may take, and of how many kills it dies."""
    effects = fixed(state, force, "takes_two")
    kinds = range(len(force.fighting))
    return tuple(1 + any(each.takes_two(kind) for each in effects) for kind in kinds)


def room_for(state: Earth, force: Force, result: Result) -> tuple[int, ...]:
    """How many results a unit of each kind may have when these are assigned; Great Old Ones no
    pain by an option (16)."""
    spaces = room(state, force)
    if result is Result.KILL or state.variant.is_on("pain_may_hit_great_old_one"):
        return spaces
    great = of_rank(state, force.seat, UnitClass.GREAT_OLD_ONE)
    return tuple(0 if kind in great else space for kind, space in enumerate(spaces))


def spreader(state: Earth, seat: Seat) -> Seat:
    """Who assigns the results that fall on a side: itself, or the enemy who rolled them."""
    battle = state.battle
    assert battle is not None
    enemy = enemy_of(battle, seat)
    for each in fixed(state, enemy, "assigns_own_results"):
        if each.assigns_own_results(state, battle, enemy.seat):
            return enemy.seat
    return seat


def director(state: Earth) -> Seat | None:
    """Who says where all pained units go, if anybody does."""
    battle = state.battle
    assert battle is not None
    if battle.outside:
        return battle.attacker.seat
    for seat in all_seats(state):
        for each in own(state, seat, "directs_retreats"):
            if each.directs_retreats(state, battle, seat):
                return seat
    return None


def count_units(state: Earth, force: Force) -> int:
    """How many units of a side fight."""
    return units_in(state, force.seat, force.fighting)
