"""What a side loses to hits: what is fixed, and what it may choose (4, step 6).

Warriors go first, then buildings and tokens in any order. Hits on a side that has lent warriors
are split, an odd one on the own side (7.6). A Vagabond damages items; warriors of its ally may take
hits, too (7.4). Surplus hits are lost (R30).
"""

from collections.abc import Sequence

import msgspec

from rules.kernel.steps import Action, Seat
from rules.root.actions import ChooseBuilding, ChooseItem, ChooseSeat, ChooseToken
from rules.root.battle.strength import allied, lent, opponent_of
from rules.root.laws import law_of
from rules.root.state import Battle, Building, Token, Woodland


class Fixed(msgspec.Struct, frozen=True, gc=False):
    """What takes hits without a choice: own warriors, lent ones by owner; `left`: further hits."""

    own: int
    lent: tuple[tuple[Seat, int], ...]
    left: int


NO_HITS = Fixed(0, (), 0)


def fixed(state: Woodland, battle: Battle, seat: Seat, hits: int) -> Fixed:
    """How the hits fall on warriors. All of them take hits before any building or token."""
    if not hits:
        return NO_HITS
    if law_of(state, seat).takes_hits_by_items():
        return Fixed(0, (), hits)
    have = state.warriors[battle.place][seat]
    others = lent(state, seat, opponent_of(battle, seat), battle.place)
    if not others:
        own = min(hits, have)
        return Fixed(own, (), hits - own)
    theirs = sum(count for _, count in others)
    taken = min(hits, have + theirs)
    own = min(have, max((taken + 1) // 2, taken - theirs))
    return Fixed(own, _spread(others, taken - own), hits - taken)


def _spread(others: list[tuple[Seat, int]], hits: int) -> tuple[tuple[Seat, int], ...]:
    """Hits on lent warriors, owner after owner: there is one at most."""
    found = []
    for owner, count in others:
        taken = min(hits, count)
        hits -= taken
        if taken:
            found.append((owner, taken))
    return tuple(found)


def pieces(state: Woodland, battle: Battle, seat: Seat) -> list[Action]:
    """The buildings and tokens of a side there, one entry a piece."""
    place = battle.place
    found: list[Action] = [
        ChooseBuilding(place, building)
        for building in state.buildings[place]
        if building.seat == seat
    ]
    found += [ChooseToken(place, token) for token in state.tokens[place] if token.seat == seat]
    return found


def parts(
    state: Woodland, battle: Battle, seat: Seat, given: tuple[Action, ...]
) -> Sequence[Action]:
    """What may take the next hit that no warrior takes, after those in `given`: each kind once."""
    law = law_of(state, seat)
    if not law.takes_hits_by_items():
        rest = pieces(state, battle, seat)
        for part in given:
            rest.remove(part)
        return list(dict.fromkeys(rest))
    items = tuple(part for part in given if isinstance(part, ChooseItem))
    found = list(law.hit_parts(state, seat, items))
    ally = ChooseSeat(battle.allied)
    if allied(state, battle, seat) > given.count(ally):
        found.append(ally)
    return found


def needed(state: Woodland, battle: Battle, seat: Seat, hits: int) -> int:
    """How many parts a side must give: its hits on no warrior, as far as anything is left."""
    left = fixed(state, battle, seat, hits).left
    if not left:
        return 0
    if not law_of(state, seat).takes_hits_by_items():
        return min(left, len(pieces(state, battle, seat)))
    return len(first_parts(state, battle, seat, left))


def first_parts(
    state: Woodland, battle: Battle, seat: Seat, count: int, given: tuple[Action, ...] = ()
) -> tuple[Action, ...]:
    """`given`, filled up to `count` parts with the first that is open each time."""
    while len(given) < count:
        choices = parts(state, battle, seat, given)
        if not choices:
            break
        given = (*given, choices[0])
    return given


def is_real(state: Woodland, battle: Battle, seat: Seat, hits: int) -> bool:
    """Whether a side has a choice: unlike things, and more of them than hits."""
    if not hits:
        return False
    left = fixed(state, battle, seat, hits).left
    if not left or law_of(state, seat).loses_at_random():
        return False
    if len(parts(state, battle, seat, ())) < 2:
        return False
    return len(first_parts(state, battle, seat, left + 1)) > left


def by_lot(
    state: Woodland, battle: Battle, seat: Seat, hits: int, order: tuple[int, ...]
) -> tuple[Action, ...]:
    """What an automaton loses besides warriors: tokens, then buildings, in the order drawn within
    a kind (9); a building may need more hits than one. Items as its law lists them."""
    left = fixed(state, battle, seat, hits).left
    law = law_of(state, seat)
    if law.takes_hits_by_items():
        return first_parts(state, battle, seat, left)
    found = pieces(state, battle, seat)
    drawn = [found[index] for index in order] if order else found
    drawn.sort(key=lambda part: isinstance(part, ChooseBuilding))
    lost: list[Action] = []
    for part in drawn:
        price = law.hits_for_building(state, seat) if isinstance(part, ChooseBuilding) else 1
        if price <= left:
            left -= price
            lost.append(part)
    return tuple(lost)


def needs_lot(state: Woodland, battle: Battle, seat: Seat, hits: int) -> bool:
    """Whether lots decide what an automaton loses."""
    law = law_of(state, seat)
    if not law.loses_at_random() or law.takes_hits_by_items():
        return False
    if not fixed(state, battle, seat, hits).left:
        return False
    return len(set(pieces(state, battle, seat))) > 1


def buildings_in(parts: tuple[Action, ...]) -> tuple[Building, ...]:
    """The buildings among chosen parts."""
    return tuple(part.building for part in parts if isinstance(part, ChooseBuilding))


def tokens_in(parts: tuple[Action, ...]) -> tuple[Token, ...]:
    """The tokens among them."""
    return tuple(part.token for part in parts if isinstance(part, ChooseToken))
