"""With what a side fights: its warriors, those lent to it, those of an ally (4, 7.4, 7.6)."""

from rules.kernel.steps import Seat
from rules.root.laws import having, law_of
from rules.root.state import NOBODY, Battle, Place, Woodland


def lenders(state: Woodland, seat: Seat, opponent: Seat = NOBODY) -> list[Seat]:
    """Whose warriors count as this seat's own in battle, but against themselves (7.6)."""
    return [
        other
        for other, law in having(state, "lends_warriors")
        if other not in (seat, opponent) and law.lends_warriors(state, other, seat)
    ]


def lent(state: Woodland, seat: Seat, opponent: Seat, place: Place) -> list[tuple[Seat, int]]:
    """Warriors of others that fight for this seat there: (owner, how many), none with zero."""
    owners = lenders(state, seat, opponent)
    row = state.warriors[place]
    return [(owner, row[owner]) for owner in owners if row[owner]] if owners else []


def allied(state: Woodland, battle: Battle, seat: Seat) -> int:
    """Warriors of the ally that an attacking Vagabond treats as own (7.4)."""
    if battle.allied == NOBODY or seat != battle.attacker:
        return 0
    return state.warriors[battle.place][battle.allied]


def opponent_of(battle: Battle, seat: Seat) -> Seat:
    """The other side."""
    return battle.defender if seat == battle.attacker else battle.attacker


def helpers(state: Woodland, battle: Battle, seat: Seat) -> int:
    """Warriors of others that fight for this side."""
    others = lent(state, seat, opponent_of(battle, seat), battle.place)
    return sum([count for _, count in others]) + allied(state, battle, seat)


def most_rolled(state: Woodland, battle: Battle, seat: Seat) -> int:
    """The cap of rolled hits (4, step 3): warriors there now, those of others that fight for this
    side included; a Vagabond's swords; the swords of an enlisted Arbiter."""
    swords = battle.swords if seat == battle.defender else 0
    own = law_of(state, seat).most_rolled_hits(state, seat, battle)
    return own + helpers(state, battle, seat) + swords


def is_fit_to_attack(state: Woodland, seat: Seat, place: Place, defender: Seat) -> bool:
    """An own warrior or pawn is there, or a lent warrior that may fight this defender (4, 7.6)."""
    if state.warriors[place][seat] or state.pawns[seat] == place:
        return True
    return bool(lent(state, seat, defender, place))


def has_attackers(state: Woodland, battle: Battle) -> bool:
    """Whether the attacker has anybody left there (4, step 1)."""
    if is_fit_to_attack(state, battle.attacker, battle.place, battle.defender):
        return True
    return allied(state, battle, battle.attacker) > 0


def is_defenseless(state: Woodland, battle: Battle) -> bool:
    """A defender without warriors takes one hit more (4, step 5)."""
    if helpers(state, battle, battle.defender):
        return False
    return law_of(state, battle.defender).is_defenseless(state, battle.defender, battle)
