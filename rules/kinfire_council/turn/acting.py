"""What a placed piece does (4): use a location, arrest, clear Rubble, nothing; a Guard does two of
these, in either order (7)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, location_target, refuse, slot_target
from rules.kinfire_council.describe import cost_text, item_name, space_name, who
from rules.kinfire_council.effects.run import Run, Scope, Steps
from rules.kinfire_council.enums import Flag, Moment, Reach, Source
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.pieces import flags_of, piece_name, skills_at_placing, space_of
from rules.kinfire_council.printed.content import Location
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.printed.ops import Ops
from rules.kinfire_council.printed.sentences import phrase_of
from rules.kinfire_council.printed.signs import ops_here, printed
from rules.kinfire_council.printed.triggers import fire_all, triggers_on
from rules.kinfire_council.spaces import SITE_HEX, THREAT_HEX
from rules.kinfire_council.state import Council, Space, game_of
from rules.kinfire_council.threats.arresting import (
    arrest,
    clear,
    clearable,
    number_of,
    refused_clearings,
    say_arrest,
    say_clearing,
    why_no_arrest,
    why_no_clearing,
    within_reach,
)
from rules.kinfire_council.threats.repelling import can_repel, repel, say_repel, why_not_repel
from rules.kinfire_council.turn.actions import ClearRubble, SeizeCultist, UseAgain, UseLocation
from rules.kinfire_council.turn.events import CouldNot, LocationUsed
from rules.kinfire_council.turn.moments import change_turn, turn_of
from rules.kinfire_council.turn.paying import (
    PayCost,
    PayWith,
    can_pay,
    has_others,
    pay_button,
    pay_goods,
    payments,
    ways_to_pay,
    why_cannot_pay,
)


# -------------------------------------------------------------------- what is open
def here(state: Council, seat: Seat) -> Space:
    """Where the piece of this turn stands."""
    return space_of(state, seat, turn_of(state).piece)


def scope_of(state: Council, seat: Seat, item: str = "") -> Scope:
    """The placement of this turn."""
    return Scope(Source.LOCATION, item, here(state, seat), turn_of(state).piece)


def may_do_both(state: Council, seat: Seat) -> bool:
    """Whether the piece both uses a location and arrests or clears (7)."""
    return Flag.ACTION_AND_ARREST in flags_of(state, seat, turn_of(state).piece)


def is_over(state: Council, seat: Seat) -> bool:
    """Whether the placement's deeds are done."""
    turn = turn_of(state)
    if turn.has_acted and turn.has_seized:
        return True
    return (turn.has_acted or turn.has_seized) and not may_do_both(state, seat)


def usable(state: Council, seat: Seat, space: Space) -> list[Action]:
    """The locations of a space whose cost can be paid; a hex has one (3, 5)."""
    if space in THREAT_HEX:
        is_open = can_repel(state, seat, THREAT_HEX[space], 0, scope_of(state, seat))
        return [UseLocation(0)] if is_open else []
    if space == SITE_HEX:
        return [UseLocation(0)]
    return [
        UseLocation(index)
        for index, location in enumerate(locations(state, space))
        if not location.cost or can_pay(state, seat, location.cost)
    ]


def seizures(state: Council, seat: Seat, space: Space) -> list[Action]:
    """Arrests, and Rubble to be cleared."""
    found: list[Action] = [
        SeizeCultist(number) for number in within_reach(state, space, Reach.ADJACENT)
    ]
    found += [ClearRubble(number) for number in clearable(state, seat, space)]
    return found


class Act(OneSeat, frozen=True):
    """What does the piece do?"""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which piece, where."""
        game = game_of(state)
        turn = turn_of(game)
        facts = {
            "who": who(game, seat),
            "piece": piece_name(game, seat, turn.piece),
            "place": space_name(game, here(game, seat)),
        }
        is_second = turn.has_acted or turn.has_seized
        return say(f"kinfire_council.prompt.{'act_more' if is_second else 'act'}", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What is left of: a location, an arrest or clearing; nothing."""
        game = game_of(state)
        if is_over(game, self.seat):
            return (Pass(),)
        turn, space = turn_of(game), here(game, self.seat)
        found = [] if turn.has_acted else usable(game, self.seat, space)
        if not turn.has_seized and space.isdigit():
            found += seizures(game, self.seat, space)
        return [*found, Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        game = game_of(state)
        if isinstance(action, UseLocation):
            return say_use(game, seat, here(game, seat), action.index)
        if isinstance(action, SeizeCultist):
            return say_arrest(game, action.number)
        if isinstance(action, ClearRubble):
            return say_clearing(game, action.number)
        return button(action, say("kinfire_council.do.nothing"), "nothing")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Locations and Rubble that cannot be paid, what was done already."""
        game = game_of(state)
        if is_over(game, seat):
            return []
        space = here(game, seat)
        found = _refused_uses(game, seat, space)
        if not turn_of(game).has_seized:
            found += refused_clearings(game, seat, space)
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why somebody or something cannot be reached from here."""
        game = game_of(state)
        return _explain(game, seat, target) or super().explain(state, seat, target)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Does it; a Guard is asked for the other half."""
        if isinstance(action, Pass):
            self._leave(state, context)
            return
        if isinstance(action, UseLocation):
            change_turn(state, has_acted=True)
            context.then(*use(state, context, self.seat, action.index))
        else:
            change_turn(state, has_seized=True)
            context.then(*self.seize(state, context, action))
        if not is_over(state, self.seat):
            context.then(self)

    def _leave(self, state: Council, context: StepContext) -> None:
        """Where nothing was open all are told: a tax may have been paid for it."""
        turn = turn_of(state)
        has_done = turn.has_acted or turn.has_seized
        if not has_done and self.actions(state, self.seat, ()) == [Pass()]:
            context.emit(CouldNot(self.seat, "act"))

    def seize(self, state: Council, context: StepContext, action: Action) -> Steps:
        """Arrests or clears."""
        scope = scope_of(state, self.seat)
        if isinstance(action, SeizeCultist):
            return arrest(state, context, self.seat, action.number, scope)
        assert isinstance(action, ClearRubble)
        return clear(state, self.seat, action.number, scope)


# -------------------------------------------------------------------- in words
def say_use(state: Council, seat: Seat, space: Space, index: int) -> Option:
    """A location by its name and price, a hex by what it is for."""
    if space in THREAT_HEX:
        return _say_hex(state, seat, space)
    targets = (location_target(space, index),)
    if space == SITE_HEX:
        does = phrase_of(printed(state, item_set(state).sites[state.site]).seeker)
        label = say("kinfire_council.do.use", what=item_name(state, state.site), does=does)
        return Option(UseLocation(index), label, targets)
    location = locations(state, space)[index]
    does = phrase_of(ops_here(state, location.gain))
    facts = {"what": item_name(state, location.id), "does": does}
    times = times_of(state, space, location)
    key = "use" if times == 1 else "use_times"
    if location.cost:
        key, facts = f"{key}_for", {**facts, "cost": cost_text(location.cost)}
    return Option(UseLocation(index), say(f"kinfire_council.do.{key}", n=times, **facts), targets)


def _say_hex(state: Council, seat: Seat, space: Space) -> Option:
    slot = THREAT_HEX[space]
    repels = say_repel(state, seat, slot, 0, scope_of(state, seat))
    targets = (location_target(space, 0),)
    return Option(UseLocation(0), repels.label, targets)


def _refused_uses(state: Council, seat: Seat, space: Space) -> list[Option]:
    """Locations of this space that are not open."""
    if turn_of(state).has_acted:
        return []
    if space in THREAT_HEX:
        why = why_not_repel(state, seat, THREAT_HEX[space], 0, scope_of(state, seat))
        return [] if why is None else [refuse(_say_hex(state, seat, space), why)]
    return [
        refuse(say_use(state, seat, space, index), why_cannot_pay(state, seat, location.cost))
        for index, location in enumerate(locations(state, space))
        if location.cost and not can_pay(state, seat, location.cost)
    ]


def _explain(state: Council, seat: Seat, target: Target) -> Text | None:
    """Why a click means nothing while a piece acts."""
    if is_over(state, seat):
        return None
    space = here(state, seat)
    id = str(target.id)
    if target.kind is TargetKind.PLACE and id.startswith("location:"):
        if id.split(":")[1] != space:
            return say("kinfire_council.why.other_space", place=space_name(state, space))
        if turn_of(state).has_acted:
            return say("kinfire_council.why.one_location")
        return None
    if target == slot_target(THREAT_HEX.get(space, -1)):
        return why_not_repel(state, seat, THREAT_HEX[space], 0, scope_of(state, seat))
    return _explain_seizure(state, space, target)


def _explain_seizure(state: Council, space: Space, target: Target) -> Text | None:
    if target.kind is TargetKind.PIECE:
        return _explain_piece(state, space, target)
    if target.kind is TargetKind.PLACE and not str(target.id).startswith(("row:", "ship:")):
        return say("kinfire_council.why.act_first", place=space_name(state, space))
    return None


def _explain_piece(state: Council, space: Space, target: Target) -> Text | None:
    """A Guard seizes once, whatever else lies beside him (7)."""
    rubble, number = number_of(target, "rubble"), number_of(target, "cultist")
    is_rubble, is_cultist = rubble in state.rubble, number in state.city
    if turn_of(state).has_seized and (is_rubble or is_cultist):
        return say("kinfire_council.why.one_arrest")
    if rubble is not None and is_rubble:
        return why_no_clearing(state, space, rubble)
    if number is not None and is_cultist:
        return why_no_arrest(state, space, number)
    return None


# -------------------------------------------------------------------- using a location
def times_of(state: Council, space: Space, location: Location) -> int:
    """How often a location may be used by one piece (5); where an option doubles the trades of the
    Black Market, twice as often there."""
    dealer = item_set(state).content.dealer
    is_market = space == dealer.id and dealer.linked_district in state.upgraded
    return location.times * (2 if is_market and state.variant.is_market_double else 1)


def use(state: Council, context: StepContext, seat: Seat, index: int) -> Steps:
    """A location of the space stood on, or what a hex is for."""
    space = here(state, seat)
    if space in THREAT_HEX:
        return repel(state, seat, THREAT_HEX[space], 0, scope_of(state, seat))
    if space == SITE_HEX:
        name = item_name(state, state.site)
        context.emit(LocationUsed(seat, space, 0, name))
        return (
            Run(seat, item_set(state).sites[state.site].seeker, scope_of(state, seat, state.site)),
        )
    location = locations(state, space)[index]
    context.emit(LocationUsed(seat, space, index, item_name(state, location.id)))
    scope = scope_of(state, seat, location.id)
    times = times_of(state, space, location)
    return (Repeat(seat, location.cost, location.gain, times, scope), AfterLocation(seat, scope))


class Repeat(Auto, frozen=True):
    """Pays and gains, then perhaps again: each time may use what the last one brought (5)."""

    seat: Seat
    cost: Ops
    gain: Ops
    left: int
    scope: Scope
    done: int = 0
    is_paid: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """Once; more if it is wanted."""
        if self.cost and not self.is_paid:
            context.then(PayCost(self.seat, self.cost, self.scope))
        context.then(Run(self.seat, self.gain, self.scope))
        if self.left > 1:
            left, done = self.left - 1, self.done + 1
            again = AskAgain if self.cost else Repeat
            context.then(again(self.seat, self.cost, self.gain, left, self.scope, done))


class AskAgain(OneSeat, frozen=True):
    """Once more, and paid how?"""

    IS_PUBLIC = True

    cost: Ops
    gain: Ops
    left: int
    scope: Scope
    done: int = 0

    def prompt(self, state: State, seat: Seat) -> Text:
        """What each time has brought, how often it was done and is open yet."""
        game = game_of(state)
        return say(
            "kinfire_council.prompt.again",
            n=self.left,
            who=who(game, seat),
            what=item_name(game, self.scope.item),
            done=self.done,
            all=self.done + self.left,
            does=phrase_of(ops_here(game, self.gain)),
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """If it can be paid: where there are several ways, each of them."""
        game = game_of(state)
        if not can_pay(game, self.seat, self.cost):
            return (Pass(),)
        ways = () if has_others(self.cost) else payments(game, self.seat, self.cost)
        again = (UseAgain(),) if len(ways) < 2 else ways_to_pay(ways)
        return (*again, Pass())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The price, or enough."""
        if isinstance(action, PayWith):
            label = say("kinfire_council.do.again_with", goods=goods_text(action.goods))
            return button(action, label, pay_button(action))
        if isinstance(action, UseAgain):
            does = phrase_of(ops_here(game_of(state), self.gain))
            facts = {"cost": cost_text(self.cost), "does": does}
            label = say("kinfire_council.do.again", **facts)
            return button(action, label, "again")
        return button(action, say("kinfire_council.do.enough"), "enough")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Again."""
        if isinstance(action, Pass):
            return
        is_paid = isinstance(action, PayWith)
        if isinstance(action, PayWith):
            pay_goods(state, context, self.seat, action.goods, self.scope)
        once = Repeat(self.seat, self.cost, self.gain, self.left, self.scope, self.done, is_paid)
        context.then(once)


class AfterLocation(Auto, frozen=True):
    """A city location has been used: what the piece's skill does then, and all else that waits for
    it; once in a placement (4, 7)."""

    seat: Seat
    scope: Scope

    def run(self, state: State, context: StepContext) -> None:
        """By the skill that the piece had when it was placed (R37)."""
        game = game_of(state)
        items = item_set(game)
        for skill in skills_at_placing(game):
            kind = items.skills[skill]
            where = Scope(Source.LOCATION, kind.id, self.scope.space, self.scope.piece)
            for trigger in triggers_on(kind.mods, Moment.LOCATION_ACTION):
                context.then(Run(self.seat, trigger.do, where))
        context.then(*fire_all(game, context, Moment.LOCATION_ACTION, self.seat, self.scope))


STEPS: tuple[type[Step], ...] = (Act, Repeat, AskAgain, AfterLocation)
