"""Removing (3.3): all pieces leave first, then come points and what the removal triggers."""

from collections.abc import Sequence

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Option,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChooseSeat, Number
from rules.root.describe import who
from rules.root.enums import FACTIONS, Cause, PlotKind, TokenKind
from rules.root.events import PiecesRemoved
from rules.root.laws import having, law_of
from rules.root.scoring.points import score
from rules.root.state import NOBODY, Place, Woodland, clockwise, game_of
from rules.root.woodland.people import enemies
from rules.root.woodland.placing import put_warriors, to_supply
from rules.root.woodland.removal import Removal
from rules.root.woodland.ruling import treats_as_own

HITS = (Cause.BATTLE_HIT, Cause.AMBUSH_HIT)


def remove(state: Woodland, context: StepContext, *removals: Removal) -> None:
    """Removes pieces of one event (3.3): they leave together, points are scored, the removers bear
    what it brings them, warriors find their way, then what each owner is due."""
    made = tuple([each for each in removals if each.count])
    for each in made:
        _take_away(state, context, each)
    for by in dict.fromkeys(each.by for each in made):
        _score(state, context, by, tuple([each for each in made if each.by == by]))
    context.then(*_brought(state, made))
    context.then(*_settle_warriors(state, context, made))
    if made:
        context.then(Aftermath(made))


def _take_away(state: Woodland, context: StepContext, gone: Removal) -> None:
    """Pieces leave the place; warriors are in limbo until it is settled where they go."""
    if gone.warriors:
        put_warriors(state, gone.owner, gone.place, -gone.warriors)
        state.limbo[gone.owner] += gone.warriors
    if gone.buildings:
        left = list(state.buildings[gone.place])
        for building in gone.buildings:
            left.remove(building)
        state.buildings[gone.place] = tuple(left)
    if gone.tokens:
        here = list(state.tokens[gone.place])
        for token in gone.tokens:
            here.remove(token)
        state.tokens[gone.place] = tuple(here)
        plots = [token.plot for token in gone.tokens if token.kind is TokenKind.PLOT]
        if plots:
            _return_plots(state, gone.owner, plots)
        if any(token.kind is TokenKind.PLOT and not token.face_up for token in gone.tokens):
            context.reveal()
    told = (gone.owner, gone.by, gone.place, gone.cause.value)
    context.emit(PiecesRemoved(*told, gone.warriors, gone.buildings, gone.tokens))


def _return_plots(state: Woodland, owner: Seat, plots: list[PlotKind]) -> None:
    """Back to their supply; whatever side was up, all see what they were (11)."""
    state.plots[owner] = tuple(sorted((*state.plots[owner], *plots)))
    seen = [(owner, plot) for plot in plots]
    state.known_plots = tuple(sorted((*state.known_plots, *seen)))


def _score(state: Woodland, context: StepContext, by: Seat, removals: tuple[Removal, ...]) -> None:
    """One point for each building and token of another player (4, 6.1)."""
    theirs = tuple([each for each in removals if each.owner != by])
    points = sum([len(each.buildings) + len(each.tokens) for each in theirs])
    points += sum([building.extra for each in theirs for building in each.buildings])
    points += law_of(state, by).bonus_points(state, by, theirs)
    for owner, law in having(state, "withheld_points"):
        of_owner = tuple(each for each in theirs if each.owner == owner)
        points -= law.withheld_points(state, owner, by, of_owner) if of_owner else 0
    in_battle = all(each.cause in HITS for each in removals)
    score(state, context, by, points, "battle" if in_battle else "removed")


def _settle_warriors(
    state: Woodland, context: StepContext, made: tuple[Removal, ...]
) -> list[Step]:
    """A board of its own first (Revenge), then a rescue (Field Hospitals), then the supply."""
    waiting: list[tuple[Seat, int, tuple[Step, ...]]] = []
    for gone in made:
        law = law_of(state, gone.owner)
        kept = law.keeps_warriors(state, context, gone.owner, gone) if gone.warriors else 0
        state.limbo[gone.owner] -= kept
        left = gone.warriors - kept
        rescue = law.before_supply(state, gone.owner, gone) if left else ()
        if rescue:
            waiting.append((gone.owner, left, rescue))
        elif left:
            state.limbo[gone.owner] -= left
            to_supply(state, context, gone.owner, left)
    steps: list[Step] = []
    for n, (owner, _, rescue) in enumerate(waiting):
        later = sum(left for other, left, _ in waiting[n + 1 :] if other == owner)
        steps += [*rescue, FromLimbo(owner, later)]
    return steps


class FromLimbo(Auto, frozen=True):
    """Warriors that nobody rescued reach their supply; `later`: those of other clearings whose
    rescue is still to be asked."""

    seat: Seat
    later: int = 0

    def run(self, state: State, context: StepContext) -> None:
        """All that are left of this clearing."""
        game = game_of(state)
        count = game.limbo[self.seat] - self.later
        game.limbo[self.seat] = self.later
        to_supply(game, context, self.seat, count)


class Aftermath(Auto, frozen=True):
    """What a removal triggers: owner by owner in the order of the active player (4, R71)."""

    removals: tuple[Removal, ...]

    def run(self, state: State, context: StepContext) -> None:
        """One owner's effects at a time; the active player orders where several have some. An
        automaton takes them by set-up letters (9)."""
        game = game_of(state)
        due = {owner: steps for owner, steps in _due(game, self.removals).items() if steps}
        if not due:
            return
        active = _active(game)
        if len(due) > 1 and not game.automata[active]:
            context.then(OrderOwners(active, tuple(due), self.removals))
            return
        for owner in sorted(due, key=lambda seat: (FACTIONS.index(game.factions[seat]), seat)):
            context.then(EffectsOf(owner, self.removals))


def _due(state: Woodland, removals: tuple[Removal, ...]) -> dict[Seat, list[Step]]:
    """The steps of each seat that is due any, the active player first."""
    due: dict[Seat, list[Step]] = {seat: [] for seat in clockwise(state, _active(state))}
    for gone in removals:
        due[gone.owner] += law_of(state, gone.owner).after_removal(state, gone.owner, gone)
    return due


def _brought(state: Woodland, removals: tuple[Removal, ...]) -> list[Step]:
    """What removing brings the removers at once: hostility, Infamy (7.4)."""
    steps: list[Step] = []
    for gone in removals:
        for by in dict.fromkeys((gone.by, gone.warriors_by)):
            if by not in (NOBODY, gone.owner):
                steps += law_of(state, by).on_removing(state, by, gone)
    return steps


def _active(state: Woodland) -> Seat:
    return state.turn.seat if state.turn is not None else state.first


class OrderOwners(OneSeat[Woodland], frozen=True):
    """The active player says whose effects come next (3.1, 4)."""

    owners: tuple[Seat, ...]
    removals: tuple[Removal, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose come first."""
        return say("root.prompt.order_owners", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those who are due effects."""
        return [ChooseSeat(owner) for owner in self.owners]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A player."""
        assert isinstance(action, ChooseSeat)
        target, whose = (Target(TargetKind.SEAT, action.seat),), who(game_of(state), action.seat)
        return Option(action, say("root.do.effects_first", who=whose), target)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Choose a player."""
        return say("root.why.order_owners")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """That seat's effects, then the others'."""
        action = answers[self.seat][0]
        assert isinstance(action, ChooseSeat)
        context.then(EffectsOf(action.seat, self.removals))
        rest = tuple(owner for owner in self.owners if owner != action.seat)
        if len(rest) > 1:
            context.then(OrderOwners(self.seat, rest, self.removals))
        elif rest:
            context.then(EffectsOf(rest[0], self.removals))


class EffectsOf(Auto, frozen=True):
    """What one seat is due after a removal, in its own order (R71)."""

    seat: Seat
    removals: tuple[Removal, ...]

    def run(self, state: State, context: StepContext) -> None:
        """All of it; asked where the order matters."""
        game = game_of(state)
        due = own_effects(game, self.seat, self.removals)
        if law_of(game, self.seat).may_order(game, self.seat, due):
            context.then(OrderEffects(self.seat, self.removals))
        else:
            context.then(*due)


def own_effects(state: Woodland, seat: Seat, removals: tuple[Removal, ...]) -> Sequence[Step]:
    """What a seat is due, in the order that serves it."""
    return law_of(state, seat).own_order(state, seat, _due(state, removals)[seat])


class OrderEffects(OneSeat[Woodland], frozen=True):
    """The owner of several effects of one event says which comes next, one part an effect; the
    last one is what is left (R71)."""

    removals: tuple[Removal, ...]

    def _due(self, state: State) -> Sequence[Step]:
        return own_effects(game_of(state), self.seat, self.removals)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which comes next."""
        return say("root.prompt.order_effects", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those that have not been named."""
        found = [Number(number) for number in range(len(self._due(state)))]
        return [each for each in found if each not in given]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An effect."""
        assert isinstance(action, Number)
        game = game_of(state)
        due = self._due(state)[action.number]
        return law_of(game, seat).effect_option(game, seat, action, due)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Choose an effect."""
        return say("root.why.order_effects")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """All but the last."""
        return len(given) >= len(self._due(state)) - 1

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """In this order."""
        due = self._due(state)
        named = [part.number for part in answers[self.seat] if isinstance(part, Number)]
        rest = [number for number in range(len(due)) if number not in named]
        context.then(*(due[number] for number in (*named, *rest)))


# -------------------------------------------------------------------- everything in a place
def all_pieces(state: Woodland, owner: Seat, by: Seat, place: Place, cause: Cause) -> Removal:
    """All that a seat has in a place and that can be removed; not the warriors that `by` treats
    as own (3.3)."""
    is_lent = treats_as_own(state, by, owner)
    return Removal(
        owner=owner,
        by=by,
        place=place,
        cause=cause,
        warriors=0 if is_lent else state.warriors[place][owner],
        buildings=tuple(each for each in state.buildings[place] if each.seat == owner),
        tokens=tuple(each for each in state.tokens[place] if each.seat == owner),
    )


def remove_all_enemies(
    state: Woodland, context: StepContext, by: Seat, places: Sequence[Place], cause: Cause
) -> None:
    """All enemy pieces leave these places by one event; a Vagabond there damages items (5)."""
    victims = enemies(state, by)
    gone = [all_pieces(state, owner, by, place, cause) for owner in victims for place in places]
    remove(state, context, *gone)
    for owner in victims:
        for place in places:
            context.then(*law_of(state, owner).all_removed(state, owner, place))


STEPS: tuple[type[Step], ...] = (
    FromLimbo,
    Aftermath,
    OrderOwners,
    EffectsOf,
    OrderEffects,
)
