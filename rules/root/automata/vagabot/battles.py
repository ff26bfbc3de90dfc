"""The battles of the Vagabot: it goes after the enemy with most points (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata.choosing import (
    enemy_pieces,
    foes,
    foes_at,
    letter,
    pieces_at,
    sites_at,
)
from rules.root.automata.traits import has_trait
from rules.root.automata.vagabot.items import exhaust, usable
from rules.root.automata.vagabot.walking import walk_to
from rules.root.battle.begin import BeginBattle
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.people import has_piece

AGAIN = 2
"""Items for a further battle."""


def battle(state: Woodland, context: StepContext, seat: Seat) -> None:
    """An item for a battle in the nearest clearing with pieces of the enemy with most points; then
    again as long as pieces and items last."""
    seek = _berserk if has_trait(state, seat, "berserker") else _hunt
    goals, prey = seek(state, seat)
    if not walk_to(state, context, seat, goals) or not usable(state, seat):
        return
    here = state.pawns[seat]
    fit = [other for other in prey if has_piece(state, other, here)]
    defender = min(fit, key=lambda other: rank(state, seat, here, other))
    exhaust(state, context, seat)
    context.then(BeginBattle(seat, here, defender), BattleOn(seat, here, defender))


def _hunt(state: Woodland, seat: Seat) -> tuple[list[Place], list[Seat]]:
    """The clearings with pieces of the enemy with most points; several who are tied."""
    there = [
        other
        for other in foes(state, seat)
        if any(has_piece(state, other, place) for place in CLEARINGS)
    ]
    most = max((state.scores[other] for other in there), default=0)
    prey = [other for other in there if state.scores[other] == most]
    goals = [p for p in CLEARINGS if any(has_piece(state, other, p) for other in prey)]
    return goals, prey


def _berserk(state: Woodland, seat: Seat) -> tuple[list[Place], list[Seat]]:
    """The clearings with most enemy pieces, and everybody who is there."""
    most = max(enemy_pieces(state, seat, place) for place in CLEARINGS)
    goals = [p for p in CLEARINGS if most and enemy_pieces(state, seat, p) == most]
    return goals, [other for other in foes(state, seat) if goals]


def rank(state: Woodland, seat: Seat, place: Place, other: Seat) -> tuple[int, ...]:
    """Whom it battles of several: most buildings and tokens there, then fewest warriors."""
    if has_trait(state, seat, "berserker"):
        return (-pieces_at(state, other, place), *letter(state, other))
    sites, warriors = sites_at(state, other, place), state.warriors[place][other]
    return (-sites, warriors, *letter(state, other))


class BattleOn(Auto, frozen=True):
    """Two items for the next battle while pieces of that enemy are left there."""

    seat: Seat
    place: Place
    defender: Seat

    def run(self, state: State, context: StepContext) -> None:
        """An Adventurer battles once a turn."""
        game = game_of(state)
        is_there = self.defender in foes_at(game, self.seat, self.place)
        if not is_there or has_trait(game, self.seat, "adventurer"):
            return
        if usable(game, self.seat) >= AGAIN:
            exhaust(game, context, self.seat, AGAIN)
            context.then(BeginBattle(self.seat, self.place, self.defender), self)


STEPS: tuple[type[Step], ...] = (BattleOn,)
