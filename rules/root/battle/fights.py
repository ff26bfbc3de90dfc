"""Who may battle whom and where (4)."""

from collections.abc import Sequence

from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.actions import Fight
from rules.root.battle.strength import is_fit_to_attack, lenders
from rules.root.describe import describe, place_name, who
from rules.root.law import Law
from rules.root.laws import law_of
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.people import are_enemies, enemies, has_piece, seats_at, standing_at


def fights(state: Woodland, seat: Seat, places: Sequence[Place] | None = None) -> list[Fight]:
    """Every battle open to this seat: an own warrior or pawn there (or lent warriors), and any
    piece of the enemy (4). Rule is not needed (R24)."""
    rivals, helpers, pawn = enemies(state, seat), lenders(state, seat), state.pawns[seat]
    if places is None and not helpers and not _has_allies(state, seat):
        return _plain_fights(state, seat, rivals)
    found: list[Fight] = []
    for place in CLEARINGS if places is None else places:
        if place not in CLEARINGS:
            continue
        row = state.warriors[place]
        if row[seat] or pawn == place:
            found += _fights_at(state, seat, place, rivals)
        elif helpers and any(row[helper] for helper in helpers):
            fit = [each for each in rivals if is_fit_to_attack(state, seat, place, each)]
            found += _fights_at(state, seat, place, fit)
    return found


def _fights_at(state: Woodland, seat: Seat, place: Place, rivals: list[Seat]) -> list[Fight]:
    here, pawns, law = standing_at(state, place), state.pawns, law_of(state, seat)
    has_allies = _has_allies(state, seat)
    found = []
    for rival in rivals:
        if rival in here or pawns[rival] == place:
            found.append(Fight(place, rival))
            if has_allies:
                allies = law.battle_allies(state, seat, place, rival)
                found += [Fight(place, rival, ally) for ally in allies]
    return found


def _has_allies(state: Woodland, seat: Seat) -> bool:
    return type(law_of(state, seat)).battle_allies is not Law.battle_allies


def _plain_fights(state: Woodland, seat: Seat, rivals: list[Seat]) -> list[Fight]:
    """Without lent warriors and allies: the same, quickly."""
    warriors, pawns, pawn = state.warriors, state.pawns, state.pawns[seat]
    return [
        Fight(place, rival)
        for place in CLEARINGS
        if warriors[place][seat] or pawn == place
        for here in (standing_at(state, place),)
        for rival in rivals
        if rival in here or pawns[rival] == place
    ]


def why_not_fight(state: Woodland, seat: Seat, place: Place, defender: Seat) -> Text | None:
    """Why this battle is not open, or None."""
    if place not in CLEARINGS:
        return say("root.battle.why_no_clearing")
    if defender == seat:
        return say("root.battle.why_yourself")
    if not are_enemies(state, seat, defender):
        return say("root.battle.why_partner", whom=who(state, defender))
    where = place_name(state, place)
    if not has_piece(state, defender, place):
        return say("root.battle.why_absent", whom=who(state, defender), place=where)
    if not is_fit_to_attack(state, seat, place, defender):
        return say("root.battle.why_no_warrior", place=where)
    return None


def refused_fights(
    state: Woodland, seat: Seat, places: Sequence[Place] | None = None
) -> list[Option]:
    """Battles that a player would expect and may not begin: enemies where none of its warriors
    is, and partners. Each with its reason."""
    found = []
    for place in CLEARINGS if places is None else places:
        for other in seats_at(state, place) if place in CLEARINGS else ():
            reason = why_not_fight(state, seat, place, other) if other != seat else None
            if reason is not None:
                option = describe(state, seat, Fight(place, other))
                found.append(Option(option.action, option.label, option.targets, reason))
    return found
