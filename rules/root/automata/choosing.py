"""How automata choose: listed criteria in order, then priority of clearings or letters (9)."""

from collections.abc import Iterable

from rules.kernel.steps import Seat
from rules.root.enums import FACTIONS, Suit
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import clearing, clearings_of, is_forest
from rules.root.woodland.people import enemies, has_piece


def priority(state: Woodland, place: Place) -> int:
    """The number of a clearing: 1 is the highest priority."""
    return clearing(state, place).priority


def by_priority(state: Woodland, places: Iterable[Place]) -> list[Place]:
    """Clearings from highest to lowest priority."""
    return sorted(places, key=lambda place: priority(state, place))


def ordered(state: Woodland, suit: Suit) -> list[Place]:
    """The ordered clearings, highest priority first; a bird orders all."""
    return by_priority(state, clearings_of(state, suit))


def everywhere(state: Woodland) -> list[Place]:
    """All clearings, highest priority first."""
    return by_priority(state, CLEARINGS)


def foes(state: Woodland, seat: Seat) -> list[Seat]:
    """Its enemies; in a cooperative game other automata are none (9)."""
    found = enemies(state, seat)
    if state.variant.coop:
        found = [other for other in found if not state.automata[other]]
    return found


def foes_at(state: Woodland, seat: Seat, place: Place) -> list[Seat]:
    """Those of them with pieces in a place."""
    return [other for other in foes(state, seat) if has_piece(state, other, place)]


def letter(state: Woodland, seat: Seat) -> tuple[int, int]:
    """A seat by its set-up letter; of two with the same, by seat."""
    return (FACTIONS.index(state.factions[seat]), seat)


# -------------------------------------------------------------------- counting
def buildings_at(state: Woodland, seat: Seat, place: Place) -> int:
    """Buildings of a seat there."""
    return sum([each.seat == seat for each in state.buildings[place]])


def tokens_at(state: Woodland, seat: Seat, place: Place) -> int:
    """Tokens of a seat there."""
    return sum([each.seat == seat for each in state.tokens[place]])


def sites_at(state: Woodland, seat: Seat, place: Place) -> int:
    """Buildings and tokens of a seat there."""
    return buildings_at(state, seat, place) + tokens_at(state, seat, place)


def pieces_at(state: Woodland, seat: Seat, place: Place) -> int:
    """All pieces of a seat there, its pawn included; in a forest nothing else can be."""
    if is_forest(place):
        return int(state.pawns[seat] == place)
    own = state.warriors[place][seat] + (state.pawns[seat] == place)
    return own + sites_at(state, seat, place)


def enemy_pieces(state: Woodland, seat: Seat, place: Place) -> int:
    """Pieces of all its enemies there."""
    return sum([pieces_at(state, other, place) for other in foes(state, seat)])


def enemy_warriors(state: Woodland, seat: Seat, place: Place) -> int:
    """Warriors of all its enemies there."""
    return sum([state.warriors[place][other] for other in foes(state, seat)])


def enemy_buildings(state: Woodland, seat: Seat, place: Place) -> int:
    """Buildings of all its enemies there."""
    return sum([buildings_at(state, other, place) for other in foes(state, seat)])


def enemy_sites(state: Woodland, seat: Seat, place: Place) -> int:
    """Buildings and tokens of all its enemies there."""
    return sum([sites_at(state, other, place) for other in foes(state, seat)])


def defenseless_buildings(state: Woodland, seat: Seat, place: Place) -> int:
    """Enemy buildings there whose owner has no warrior beside them."""
    here = state.warriors[place]
    return sum([buildings_at(state, o, place) for o in foes(state, seat) if not here[o]])
