"""The specials of the Vagabot by its character (9)."""

from collections.abc import Callable

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root import data
from rules.root.automata import numbers
from rules.root.automata.choosing import enemy_pieces, enemy_sites, foes_at, letter, pieces_at
from rules.root.automata.orders import CRAFT_POINTS, change, craft_item
from rules.root.automata.vagabot.items import (
    ID,
    board_of,
    damaged,
    exhaust,
    lose,
    on_track,
    repair,
)
from rules.root.automata.vagabot.walking import SlipAway, forests_near
from rules.root.battle.begin import BeginBattle
from rules.root.battle.strength import is_fit_to_attack
from rules.root.cards.crafting import is_available
from rules.root.cards.piles import LoseRandom
from rules.root.enums import Cause
from rules.root.factions.vagabond.events import SpecialUsed
from rules.root.factions.vagabond.specials.blades import OfferProtection
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import open_slots
from rules.root.woodland.people import are_enemies, seats_at
from rules.root.woodland.removing import remove_all_enemies

RANGER_FROM = 3
SCOUNDREL_FROM = 3
POINT = 1
INSTIGATE = "instigate"
SOURCE = "special"


def special(state: Woodland, context: StepContext, seat: Seat) -> None:
    """An item for what its character does; where that is useless, nothing."""
    act = SPECIALS.get(board_of(state, seat).character)
    if act is not None:
        act(state, context, seat)


def _begin(state: Woodland, context: StepContext, seat: Seat) -> None:
    exhaust(state, context, seat)
    character = board_of(state, seat).character
    context.emit(SpecialUsed(seat, data.characters()[character].special))


# -------------------------------------------------------------------- Thief, Tinker, Ranger
def _steal(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Of the enemies here with cards the one with most points, then most pieces: a random card is
    discarded for a point."""
    here = state.pawns[seat]
    fit = [other for other in foes_at(state, seat, here) if state.hands[other]]
    if not fit:
        return

    def rank(other: Seat) -> tuple[int, ...]:
        return (-state.scores[other], -pieces_at(state, other, here), *letter(state, other))

    _begin(state, context, seat)
    context.then(LoseRandom(min(fit, key=rank), 1))
    score(state, context, seat, POINT, SOURCE)


def _labor(state: Woodland, context: StepContext, seat: Seat) -> None:
    """The item of the topmost card of the discard pile that shows one to be had; the card stays."""
    for card in reversed(state.discard):
        item = data.cards()[card].item
        if item is not None and is_available(state, seat, item):
            _begin(state, context, seat)
            craft_item(state, context, seat, card, item, labor_points(state))
            return


def labor_points(state: Woodland) -> int:
    """A point; none in the director's cut."""
    if numbers.is_cut(state):
        return numbers.cut(ID, "tinker_vp", int)
    return CRAFT_POINTS


def _hide(state: Woodland, context: StepContext, seat: Seat) -> None:
    """With several damaged items it slips to a random forest; in the director's cut it repairs
    one."""
    if numbers.is_cut(state):
        if damaged(state, seat):
            _begin(state, context, seat)
            repair(state, context, seat, 1)
    elif len(damaged(state, seat)) >= RANGER_FROM and forests_near(state, seat):
        _begin(state, context, seat)
        context.then(SlipAway(seat))


# -------------------------------------------------------------------- Vagrant
def _instigate(state: Woodland, context: StepContext, seat: Seat) -> None:
    """A battle between two other players here, both by set-up letter."""
    pair = rivals(state, seat)
    if pair is not None:
        _begin(state, context, seat)
        attacker, defender = pair
        here = state.pawns[seat]
        context.then(BeginBattle(attacker, here, defender, cause=INSTIGATE, scorer=seat))


def rivals(state: Woodland, seat: Seat) -> tuple[Seat, Seat] | None:
    """The first two who may battle each other; together against people automata never do."""
    here = state.pawns[seat]
    if here not in CLEARINGS:
        return None
    others = [other for other in seats_at(state, here) if other != seat]
    others.sort(key=lambda other: letter(state, other))
    for attacker in others:
        for defender in others:
            if _may_fight(state, here, attacker, defender):
                return attacker, defender
    return None


def _may_fight(state: Woodland, here: Place, attacker: Seat, defender: Seat) -> bool:
    both_automata = bool(state.automata[attacker] and state.automata[defender])
    if not are_enemies(state, attacker, defender) or (state.variant.coop and both_automata):
        return False
    return is_fit_to_attack(state, attacker, here, defender)


# -------------------------------------------------------------------- Scoundrel
def _scorch(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Several enemy pieces here, a building or token among them: all leave, an item of its own
    fills a slot for good, a point."""
    here = state.pawns[seat]
    if here not in CLEARINGS or not enemy_sites(state, seat, here):
        return
    if enemy_pieces(state, seat, here) >= SCOUNDREL_FROM:
        _begin(state, context, seat)
        score(state, context, seat, POINT, SOURCE)
        remove_all_enemies(state, context, seat, (here,), Cause.SCORCHED_EARTH)
        context.then(FillSlot(seat, here))


class FillSlot(Auto, frozen=True):
    """The exhausted item lies on a slot for good, if one is open."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """It leaves the board."""
        game = game_of(state)
        if open_slots(game, self.place) > 0:
            lose(game, self.seat)
            board = board_of(game, self.seat)
            change(game, self.seat, slots=(*board.slots, self.place))


# -------------------------------------------------------------------- Arbiter
class EnlistVagabot(OfferProtection, frozen=True):
    """Protector: the items on the battle track add to the maximum of rolled hits."""

    def swords(self, state: Woodland) -> int:
        """One a space that is reached."""
        return on_track(state, self.arbiter)


SPECIALS: dict[str, Callable[[Woodland, StepContext, Seat], None]] = {
    "thief": _steal,
    "tinker": _labor,
    "ranger": _hide,
    "vagrant": _instigate,
    "scoundrel": _scorch,
}
"""What the characters do for an item; the Arbiter is enlisted by others."""

STEPS: tuple[type[Step], ...] = (FillSlot, EnlistVagabot)
