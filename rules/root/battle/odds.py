"""What a battle would come to: the exact chances of all hits, for boards and bots (4).

Computed from a view: caps, extra hits, Guerrilla war and defenseless defenders are in it. What
somebody may still decide is left out, but named: an ambush, and effects after the roll.

>>> [str(weight) for weight in higher_and_lower().values()][:3]
['1/16', '1/8', '1/8']
"""

from fractions import Fraction
from functools import cache

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Choice, Seat, Step
from rules.root.battle import losses
from rules.root.battle.ambush import matching, may_be_ambushed, playable
from rules.root.battle.counting import FACES, dealt, split_roll, terms
from rules.root.battle.deal import ChooseLosses, DealHits
from rules.root.battle.uses import open_uses
from rules.root.laws import law_of
from rules.root.state import (
    HIDDEN_CARD,
    NOBODY,
    Battle,
    Place,
    Woodland,
    clockwise,
    turn_of,
)
from rules.root.views import known_cards

Hits = tuple[int, int]
"""Hits dealt by the attacker, and by the defender."""


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What a side loses to a number of hits. `warriors`: own and lent ones; `pieces`: buildings
    and tokens; `items`: a Vagabond's, or warriors of its ally."""

    warriors: int = 0
    pieces: int = 0
    items: int = 0


class Expected(msgspec.Struct, frozen=True, gc=False):
    """The mean of a side's hits and losses."""

    hits: Fraction
    warriors: Fraction
    pieces: Fraction
    items: Fraction


class Odds(msgspec.Struct, frozen=True, gc=False):
    """The chances of a battle without an ambush and without effects after the roll.

    `chances`: hits of both sides -> chance, all adding up to 1. `ambush`: whether the defender may
    hold one, as far as the viewer knows. `helpers`: whom the defender may enlist before the roll.
    `early`: hits that the defender takes before it; they are in its losses, not in `chances`.
    `effects`: what may be used after the roll, by seat.
    """

    chances: dict[Hits, Fraction]
    attacker: Expected
    defender: Expected
    ambush: bool
    effects: tuple[tuple[Seat, str], ...]
    helpers: tuple[Seat, ...] = ()
    early: int = 0


class Opening(msgspec.Struct, frozen=True, gc=False):
    """A world in which the battle is on, and what has happened in it before the roll."""

    world: Woodland
    battle: Battle
    lost: Loss
    helpers: tuple[Seat, ...]
    early: int


@cache
def higher_and_lower() -> dict[Hits, Fraction]:
    """The two dice, the higher one first."""
    found: dict[Hits, Fraction] = {}
    for one in range(FACES):
        for other in range(FACES):
            pair = (max(one, other), min(one, other))
            found[pair] = found.get(pair, Fraction(0)) + Fraction(1, FACES * FACES)
    return found


def planned(
    attacker: Seat,
    place: Place,
    defender: Seat,
    allied: Seat = NOBODY,
    scorer: Seat = NOBODY,
    cause: str = "",
) -> Battle:
    """A battle that has not begun."""
    return Battle(
        place=place,
        attacker=attacker,
        defender=defender,
        allied=allied,
        scorer=scorer,
        cause=cause,
    )


def chances(state: Woodland, battle: Battle) -> dict[Hits, Fraction]:
    """The exact distribution of hits dealt by attacker and defender."""
    fixed = terms(state, battle)
    found: dict[Hits, Fraction] = {}
    for dice, weight in higher_and_lower().items():
        hits = dealt(fixed, split_roll(state, battle, dice), battle.ignored)
        found[hits] = found.get(hits, Fraction(0)) + weight
    return found


def loss(state: Woodland, battle: Battle, seat: Seat, count: int) -> Loss:
    """What a side loses to so many hits (step 6), as it stands now."""
    fixed = losses.fixed(state, battle, seat, count)
    rest = losses.needed(state, battle, seat, count)
    warriors = fixed.own + sum(number for _, number in fixed.lent)
    law = law_of(state, seat)
    if law.takes_hits_by_items():
        return Loss(items=rest)
    if law.loses_at_random():
        return Loss(warriors, len(losses.by_lot(state, battle, seat, count, ())))
    return Loss(warriors, rest)


def odds(state: Woodland, battle: Battle) -> Odds:
    """The chances of a battle that is planned or on, from a view."""
    ambush = state.battle is None and is_ambush_possible(state, battle)
    opening = _before_roll(state, battle)
    world, battle = opening.world, opening.battle
    found = chances(world, battle)
    return Odds(
        found,
        _expected(world, battle, found, 0, Loss()),
        _expected(world, battle, found, 1, opening.lost),
        ambush,
        _effects(world, battle),
        opening.helpers,
        opening.early,
    )


def is_ambush_possible(view: Woodland, battle: Battle) -> bool:
    """Whether the defender may hold an ambush, as far as can be seen: hands that lie open or are
    the viewer's own are known, and so is what cannot be in a hidden one (11)."""
    if not may_be_ambushed(view, battle):
        return False
    if HIDDEN_CARD not in view.hands[battle.defender]:
        return bool(playable(view, battle.defender, battle.place))
    known = known_cards(view)
    return any(known.count(card) < copies for card, copies in matching(view, battle.place))


def _before_roll(state: Woodland, battle: Battle) -> Opening:
    """What follows by rule before the roll (4, step 2); help that the defender may choose to take
    is left out, of pieces that one may choose to lose the first are lost."""
    world, lost, helpers, early = state.clone(), Loss(), [], 0
    world.battle = battle
    for seat, step in _steps_before_roll(world, battle):
        if isinstance(step, DealHits):
            early += step.on_defender
            lost = loss(world, battle, battle.defender, step.on_defender)
            ChooseLosses(0, step.on_defender, step.cause).resolve(world, StepContext(), {})
        elif isinstance(step, Choice):
            if step.seats(world):
                helpers.append(seat)
            else:
                step.resolve(world, StepContext(), {})
    assert world.battle is not None
    return Opening(world, world.battle, lost, tuple(helpers), early)


def _steps_before_roll(world: Woodland, battle: Battle) -> list[tuple[Seat, Step]]:
    return [
        (seat, step)
        for seat in clockwise(world, turn_of(world).seat)
        for step in law_of(world, seat).before_roll(world, seat, battle)
    ]


def _expected(
    state: Woodland, battle: Battle, found: dict[Hits, Fraction], side: int, before: Loss
) -> Expected:
    """The mean over all results for one side: 0 the attacker, 1 the defender. `before`: what it
    has lost before the roll."""
    seat = battle.defender if side else battle.attacker
    own = _loss_table(state, battle, seat, {hits[1 - side] for hits in found})
    mine = [Fraction(0), *map(Fraction, (before.warriors, before.pieces, before.items))]
    for hits, chance in found.items():
        lost = own[hits[1 - side]]
        row = (hits[side], lost.warriors, lost.pieces, lost.items)
        mine = [total + chance * value for total, value in zip(mine, row, strict=True)]
    return Expected(*mine)


def _loss_table(state: Woodland, battle: Battle, seat: Seat, counts: set[int]) -> dict[int, Loss]:
    """Number of hits -> what a side loses to them."""
    return {count: loss(state, battle, seat, count) for count in sorted(counts)}


def _effects(state: Woodland, battle: Battle) -> tuple[tuple[Seat, str], ...]:
    """What both sides could use after the roll."""
    sides = (battle.attacker, battle.defender)
    probe = msgspec.structs.replace(battle, rolled=(FACES - 1, FACES - 1))
    return tuple((seat, effect) for seat in sides for effect in open_uses(state, seat, probe))
