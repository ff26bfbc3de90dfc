"""Effects that reach for enemy warriors: False Orders, Propaganda Bureau (5)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Move, PlayCard
from rules.root.cards.piles import spend, suit_of
from rules.root.describe import card_name, place_name, who
from rules.root.effects.asking import OwnChoice, pass_option, refuse
from rules.root.effects.effect import Effect, Timing
from rules.root.effects.events import OrdersForged
from rules.root.effects.held import leave_play
from rules.root.enums import Cause, Phase
from rules.root.state import BURROW, CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import clearings_of, matches, neighbours
from rules.root.woodland.moving import carry_out, why_barred
from rules.root.woodland.people import enemies
from rules.root.woodland.placing import place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from rules.root.woodland.ruling import treats_as_own

FALSE_ORDERS = "false_orders"
PROPAGANDA = "propaganda_bureau"


class ForgeMove(Action, frozen=True):
    """False Orders: half of that player's warriors move from there to there."""

    seat: Seat
    source: Place
    target: Place


class TurnWarrior(Action, frozen=True):
    """Propaganda Bureau: a warrior of that player in that clearing."""

    seat: Seat
    place: Place


class ForgeOrders(OwnChoice, frozen=True):
    """False Orders: whose warriors, from where, where to. Rule is ignored, bans are not."""

    def asks(self, game: Woodland) -> Text:
        """Who moves where."""
        return say("root.effects.prompt.false_orders", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every enemy, every clearing with its warriors, every place next to it."""
        return forgeable(game, self.seat)

    def option(self, game: Woodland, action: Action) -> Option:
        """Who moves where."""
        assert isinstance(action, ForgeMove)
        label = say(
            "root.effects.forge",
            other=who(game, action.seat),
            source=place_name(game, action.source),
            target=place_name(game, action.target),
            n=half(game, action.seat, action.source),
        )
        targets = (
            Target(TargetKind.SEAT, int(action.seat)),
            Target(TargetKind.PLACE, action.source),
            Target(TargetKind.PLACE, action.target),
        )
        return Option(action, label, targets)

    def refusals(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Option]:
        """Moves that a ban forbids."""
        barred = [(each, _why_barred(game, each)) for each in _thinkable(game, self.seat)]
        return [refuse(self.option(game, each), why) for each, why in barred if why is not None]

    def wanted(self) -> Text:
        """Enemy warriors and a way are asked for."""
        return say("root.effects.why.enemy_way")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """The forced player moves as if by itself and owes what such a move costs (3.3)."""
        (action,) = parts
        assert isinstance(action, ForgeMove)
        leave_play(game, context, self.seat, FALSE_ORDERS)
        count = half(game, action.seat, action.source)
        context.emit(OrdersForged(self.seat, action.seat, action.source, action.target, count))
        move = Move(action.source, action.target, warriors=count)
        carry_out(game, context, action.seat, move)


class SpreadPropaganda(OwnChoice, frozen=True):
    """Propaganda Bureau: a card, then an enemy warrior in a clearing of its suit."""

    def asks(self, game: Woodland) -> Text:
        """A card, or a warrior."""
        given = game.answers.get(self.seat, ())
        key = "propaganda_whom" if given else "propaganda_card"
        return say(f"root.effects.prompt.{key}", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Cards that reach anybody, or none after all; then whom they reach."""
        if given:
            return reached(game, self.seat, _card(given))
        hand = dict.fromkeys(game.hands[self.seat])
        return [*(PlayCard(card) for card in hand if reached(game, self.seat, card)), Pass()]

    def option(self, game: Woodland, action: Action) -> Option:
        """A card, or a warrior."""
        if isinstance(action, Pass):
            return pass_option(say("root.effects.propaganda_none"))
        if isinstance(action, PlayCard):
            label = say("root.effects.spend", card=card_name(action.card))
            return Option(action, label, (Target(TargetKind.CARD, action.card),))
        assert isinstance(action, TurnWarrior)
        place = place_name(game, action.place)
        label = say("root.effects.warrior_of", other=who(game, action.seat), place=place)
        targets = (
            Target(TargetKind.PLACE, action.place),
            Target(TargetKind.SEAT, int(action.seat)),
        )
        return Option(action, label, targets)

    def refusals(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that reach nobody."""
        if given:
            return ()
        hand = dict.fromkeys(game.hands[self.seat])
        idle = [card for card in hand if not reached(game, self.seat, card)]
        why = say("root.effects.why.reaches_nobody")
        return [refuse(self.option(game, PlayCard(card)), why) for card in idle]

    def wanted(self) -> Text:
        """A card and an enemy warrior are asked for."""
        return say("root.effects.why.card_and_warrior")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Both parts, or none of them."""
        return len(given) == 2 or isinstance(given[0], Pass)

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Pays, removes, then places one of its own if it can."""
        if isinstance(parts[0], Pass):
            return
        card, aim = parts
        assert isinstance(card, PlayCard)
        assert isinstance(aim, TurnWarrior)
        spend(game, context, self.seat, card.card)
        gone = Removal(
            owner=aim.seat, by=self.seat, place=aim.place, cause=Cause.PROPAGANDA, warriors=1
        )
        remove(game, context, gone)
        context.then(MoveIn(self.seat, aim.place))


class MoveIn(Auto, frozen=True):
    """Propaganda Bureau: an own warrior comes where one was removed, if it can."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Places it; barred or out of warriors, nothing comes."""
        place_warriors(game_of(state), context, self.seat, self.place, 1)


def half(state: Woodland, seat: Seat, place: Place) -> int:
    """Half of a player's warriors there, rounded up."""
    return (state.warriors[place][seat] + 1) // 2


def forgeable(state: Woodland, seat: Seat) -> list[ForgeMove]:
    """All that False Orders can command."""
    return [each for each in _thinkable(state, seat) if _why_barred(state, each) is None]


def _thinkable(state: Woodland, seat: Seat) -> list[ForgeMove]:
    return [
        ForgeMove(other, source, target)
        for other in enemies(state, seat)
        for source in (BURROW, *CLEARINGS)
        if state.warriors[source][other]
        for target in neighbours(state, other, source)
    ]


def _why_barred(state: Woodland, order: ForgeMove) -> Text | None:
    return why_barred(state, order.seat, order.source, order.target)


def _foes(state: Woodland, seat: Seat) -> list[Seat]:
    """Enemies whose warriors it does not treat as own (3.3)."""
    return [other for other in enemies(state, seat) if not treats_as_own(state, seat, other)]


def reached(state: Woodland, seat: Seat, card: str) -> list[TurnWarrior]:
    """Enemy warriors in the clearings of a card's suit."""
    foes = _foes(state, seat)
    return [
        TurnWarrior(other, place)
        for place in clearings_of(state, suit_of(card))
        for other in foes
        if state.warriors[place][other]
    ]


def _card(given: tuple[Action, ...]) -> str:
    card = given[0]
    assert isinstance(card, PlayCard)
    return card.card


def _nobody_to_order(state: Woodland, seat: Seat) -> Text | None:
    return None if forgeable(state, seat) else say("root.effects.why.nobody_to_order")


def _no_propaganda(state: Woodland, seat: Seat) -> Text | None:
    """Hands are read: asked by its owner only."""
    if not state.hands[seat]:
        return say("root.effects.why.no_card")
    foes = _foes(state, seat)
    held = [place for place in CLEARINGS if any(state.warriors[place][foe] for foe in foes)]
    suits = {suit_of(card) for card in state.hands[seat]}
    if any(matches(state, place, suit) for place in held for suit in suits):
        return None
    return say("root.effects.why.reaches_nobody")


def _forge(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(ForgeOrders(seat))


def _propaganda(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(SpreadPropaganda(seat))


EFFECTS = (
    Effect(
        id=FALSE_ORDERS,
        phase=Phase.BIRDSONG,
        timing=Timing.WHOLE,
        why_not=_nobody_to_order,
        begin=_forge,
    ),
    Effect(
        id=PROPAGANDA,
        phase=Phase.DAYLIGHT,
        timing=Timing.WHOLE,
        why_not=_no_propaganda,
        begin=_propaganda,
    ),
)

STEPS = (ForgeOrders, SpreadPropaganda, MoveIn)
ACTIONS = (ForgeMove, TurnWarrior)
