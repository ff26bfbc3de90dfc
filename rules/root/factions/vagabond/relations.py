"""What the factions are to a Vagabond: aid raises, blood spoils; Infamy (7.4)."""

from functools import cache

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root import data
from rules.root.enums import Faction
from rules.root.factions.vagabond.events import RelationChanged
from rules.root.factions.vagabond.items import board_of, change
from rules.root.scoring.points import score
from rules.root.state import NOBODY, Woodland, game_of
from rules.root.woodland.removal import Removal

HOSTILE, INDIFFERENT, AMIABLE, FRIENDLY, ALLIED = range(5)


class Steps(msgspec.Struct, frozen=True):
    """The track of relationships."""

    aids_needed: tuple[int, ...]
    vp_on_entering: tuple[int, ...]
    vp_per_aid_when_allied: int


@cache
def track() -> Steps:
    """The printed track: from Indifferent up."""
    raw = data.read("factions")["vagabond"]
    assert isinstance(raw, dict)
    return msgspec.convert(raw["relationships"], Steps)


def relation(state: Woodland, seat: Seat, other: Seat) -> int:
    """What a faction is to this Vagabond."""
    return board_of(state, seat).relations[other]


def is_related(state: Woodland, seat: Seat, other: Seat) -> bool:
    """There are no relationships with Vagabonds, oneself included (7.4)."""
    return seat != other and state.factions[other] is not Faction.VAGABOND


def is_hostile(state: Woodland, seat: Seat, other: Seat) -> bool:
    """Whether a faction is Hostile."""
    return is_related(state, seat, other) and relation(state, seat, other) == HOSTILE


def allies(state: Woodland, seat: Seat) -> list[Seat]:
    """The Allied factions."""
    relations = board_of(state, seat).relations
    return [Seat(other) for other, value in enumerate(relations) if value == ALLIED]


def set_relation(
    state: Woodland, context: StepContext, seat: Seat, other: Seat, value: int
) -> None:
    """Moves the marker; aids that were counted for the step are gone."""
    board = board_of(state, seat)
    relations = (*board.relations[:other], value, *board.relations[other + 1 :])
    aids = (*board.aids[:other], 0, *board.aids[other + 1 :])
    change(state, seat, relations=relations, aids=aids)
    context.emit(RelationChanged(seat, other, value))


def become_hostile(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    """The faction turns Hostile."""
    if is_related(state, seat, other) and not is_hostile(state, seat, other):
        set_relation(state, context, seat, other, HOSTILE)


def count_aid(state: Woodland, context: StepContext, seat: Seat, other: Seat) -> None:
    """An aid counts for one step, and the aids for a step must fall in one turn. An Allied faction
    is worth points each time; a Hostile one never improves (7.4)."""
    if not is_related(state, seat, other):
        return
    value = relation(state, seat, other)
    if value == ALLIED:
        score(state, context, seat, track().vp_per_aid_when_allied, "aid")
    elif value != HOSTILE:
        _count_step(state, context, seat, other, value)


def _count_step(state: Woodland, context: StepContext, seat: Seat, other: Seat, value: int) -> None:
    aids = board_of(state, seat).aids
    given = aids[other] + 1
    if given < track().aids_needed[value - INDIFFERENT]:
        change(state, seat, aids=(*aids[:other], given, *aids[other + 1 :]))
        return
    set_relation(state, context, seat, other, value + 1)
    score(state, context, seat, track().vp_on_entering[value - INDIFFERENT], "aid")


def aids_needed(state: Woodland, seat: Seat, other: Seat) -> int:
    """How many more aids the next step needs in one turn of this seat; 0 where there is none. Those
    of its last turn count no more."""
    value = relation(state, seat, other)
    if not is_related(state, seat, other) or value in (HOSTILE, ALLIED):
        return 0
    turn = state.turn
    is_now = turn is not None and turn.seat == seat
    given = board_of(state, seat).aids[other] if is_now else 0
    return track().aids_needed[value - INDIFFERENT] - given


class ForgetAids(Auto, frozen=True):
    """Aids of an earlier turn count for no step (7.4)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Counts anew."""
        game = game_of(state)
        change(game, self.seat, aids=(0,) * len(game.factions))


class Blame(Auto, frozen=True):
    """A Vagabond has removed pieces of a faction: Hostile for a warrior, then Infamy (7.4)."""

    seat: Seat
    other: Seat
    warriors: int
    infamous: int

    def run(self, state: State, context: StepContext) -> None:
        """The warrior that causes the hostility brings no Infamy."""
        game, infamous = game_of(state), self.infamous
        if not is_hostile(game, self.seat, self.other):
            if not self.warriors:
                return
            become_hostile(game, context, self.seat, self.other)
            infamous -= 1
        if infamous > 0:
            score(game, context, self.seat, infamous, "infamy")


def blame(state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
    """What a removal of another's pieces means for its relationship (7.4, R57, R69, R73).

    Warriors and the rest may have been removed by different seats (Instigate).
    """
    if not is_related(state, seat, removal.owner):
        return ()
    by = removal.by if removal.warriors_by == NOBODY else removal.warriors_by
    warriors = removal.warriors if by == seat else 0
    others = len(removal.buildings) + len(removal.tokens) if removal.by == seat else 0
    turn = state.turn
    infamous = warriors + others
    if not removal.in_battle or turn is None or turn.seat != seat:
        infamous = 0
    if removal.lent and not is_allied_victim(state, removal):
        warriors = 0
    if not warriors and not infamous:
        return ()
    return (Blame(seat, removal.owner, warriors, infamous),)


def is_allied_victim(state: Woodland, removal: Removal) -> bool:
    """Warriors that fought for a Vagabond as its ally; mercenaries make nobody Hostile (7.6)."""
    return state.battle is not None and state.battle.allied == removal.owner


STEPS = (ForgetAids, Blame)
