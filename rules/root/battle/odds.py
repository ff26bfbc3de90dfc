"""What a battle would come to: the exact chances of all hits, for boards and bots (4).

Computed from a view: caps, extra hits, Guerrilla war and defenseless defenders are in it. What
somebody may still decide is left out, but named: an ambush, and effects after the roll.

>>> [str(weight) for weight in higher_and_lower().values()][:3]
['1/16', '1/8', '1/8']
"""

from fractions import Fraction
from functools import cache

import msgspec

from rules.kernel.steps import Seat
from rules.root.battle import losses
from rules.root.battle.ambush import AMBUSH_HITS, may_be_ambushed, may_hold_ambush
from rules.root.battle.counting import FACES, dealt, split_roll, terms
from rules.root.battle.uses import open_uses
from rules.root.laws import law_of
from rules.root.state import NOBODY, Battle, Place, Woodland

Hits = tuple[int, int]
"""Hits dealt by the attacker, and by the defender."""


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What a side loses to a number of hits. `warriors`: own and lent ones; `pieces`: buildings
    and tokens, each a point for the other side; `items`: a Vagabond's, or warriors of its ally."""

    warriors: int = 0
    pieces: int = 0
    items: int = 0


class Expected(msgspec.Struct, frozen=True, gc=False):
    """The mean of a side's hits and losses, and the points that it scores for pieces removed."""

    hits: Fraction
    warriors: Fraction
    pieces: Fraction
    items: Fraction
    points: Fraction


class Odds(msgspec.Struct, frozen=True, gc=False):
    """The chances of a battle without an ambush and without effects after the roll.

    `chances`: hits of both sides -> chance, all adding up to 1. `ambush`: whether public facts
    allow the defender one; `answer`: whether they allow the attacker an answer. `ambush_loss`:
    what an unanswered ambush takes. `effects`: what may be used after the roll, by seat.
    """

    chances: dict[Hits, Fraction]
    attacker: Expected
    defender: Expected
    ambush: bool
    answer: bool
    ambush_loss: Loss
    effects: tuple[tuple[Seat, str], ...]


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
    if law_of(state, seat).takes_hits_by_items():
        return Loss(items=rest)
    return Loss(warriors, rest)


def odds(state: Woodland, battle: Battle) -> Odds:
    """The chances of a battle that is planned or on, from a view."""
    found = chances(state, battle)
    ambush = state.battle is None and may_be_ambushed(state, battle)
    return Odds(
        found,
        _expected(state, battle, found, 0),
        _expected(state, battle, found, 1),
        ambush,
        ambush and may_hold_ambush(state, battle.attacker, battle.place),
        loss(state, battle, battle.attacker, AMBUSH_HITS),
        _effects(state, battle),
    )


def _expected(state: Woodland, battle: Battle, found: dict[Hits, Fraction], side: int) -> Expected:
    """The mean over all results for one side: 0 the attacker, 1 the defender."""
    seat, rival = battle.attacker, battle.defender
    if side:
        seat, rival = rival, seat
    own = _loss_table(state, battle, seat, {hits[1 - side] for hits in found})
    gain = _loss_table(state, battle, rival, {hits[side] for hits in found})
    mine = [Fraction(0)] * 5
    for hits, chance in found.items():
        lost = own[hits[1 - side]]
        row = (hits[side], lost.warriors, lost.pieces, lost.items, gain[hits[side]].pieces)
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
