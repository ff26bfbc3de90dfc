"""The six landmarks (8): nobody's, safe, without a slot.

The Ferry and the Forge are asked by moves and crafting; the Tower and the Black Market are effects
of whoever stands there in the own turn; the Treetop's slot and the Lost City's suits are geography.
"""

from collections.abc import Sequence

import msgspec

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import Number, PlayCard
from rules.root.cards.piles import Draw
from rules.root.describe import card_name, place_name, who
from rules.root.effects.asking import OwnChoice
from rules.root.effects.effect import Effect, Timing
from rules.root.effects.held import is_unused, mark_used
from rules.root.enums import Item, Landmark, Phase, Suit
from rules.root.landmarks.events import EVENTS as EVENTS
from rules.root.landmarks.events import FerrySailed, ForgeUsed, MarketSwapped
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import NOWHERE, Building, Place, Woodland, game_of
from rules.root.woodland.geography import clearing, has_landmark, river_neighbours
from rules.root.woodland.people import has_piece
from rules.root.woodland.ruling import rules

MARKET_CARDS = 3


def place_of(state: Woodland, landmark: Landmark) -> Place:
    """The clearing of a landmark, NOWHERE where it is not in the game."""
    for each, place in state.landmarks:
        if each is landmark:
            return place
    return NOWHERE


def of_seat(state: Woodland, seat: Seat) -> list[str]:
    """The landmarks in play that a seat may have to do with in its own turn, as effects."""
    return [landmark.value for landmark, _ in state.landmarks if landmark in _EFFECT_IDS]


# -------------------------------------------------------------------- Ferry
def ferry_targets(state: Woodland, place: Place) -> tuple[Place, ...]:
    """Where a move out of this clearing may go by Ferry: over the river, once a turn."""
    if not state.landmarks or place != place_of(state, Landmark.FERRY):
        return ()
    return river_neighbours(state, place) if is_unused(state, Landmark.FERRY.value) else ()


def sail(state: Woodland, context: StepContext, movers: Sequence[Seat], target: Place) -> None:
    """The Ferry goes along; each player whose pieces moved draws one card, the mover first."""
    source = place_of(state, Landmark.FERRY)
    mark_used(state, Landmark.FERRY.value)
    state.landmarks = tuple(
        (each, target if each is Landmark.FERRY else place) for each, place in state.landmarks
    )
    context.emit(FerrySailed(source, target))
    context.then(*(Draw(seat, 1) for seat in movers))


# -------------------------------------------------------------------- Forge
def fill_forge(state: Woodland, suit: Suit) -> None:
    """The items of the Forge's suit move there from the supply."""
    supply = list(state.items)
    taken = [item for item in data.forge_items()[suit] if item in supply]
    for item in taken:
        supply.remove(item)
    state.items = tuple(supply)
    state.forge = tuple(sorted(taken))


def may_use_forge(state: Woodland, seat: Seat) -> bool:
    """Whether a seat has a piece at the Forge, while items lie there."""
    return bool(state.forge) and has_piece(state, seat, place_of(state, Landmark.LEGENDARY_FORGE))


def take_item(state: Woodland, seat: Seat, item: Item) -> bool:
    """Takes an item out of the supply or else off the Forge; whether it was the Forge."""
    if item in state.items:
        state.items = _without(state.items, item)
        return False
    state.forge = _without(state.forge, item)
    return True


def reward_forge(state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
    """Crafting from the Forge scores one more point and draws a card, Disdain for Trade or not."""
    context.emit(ForgeUsed(seat, item))
    score(state, context, seat, 1, Landmark.LEGENDARY_FORGE.value)
    context.then(Draw(seat, 1))


def _without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    rest = list(items)
    rest.remove(item)
    return tuple(rest)


# -------------------------------------------------------------------- Black Market
def fill_market(state: Woodland) -> None:
    """Three cards from the top of the shuffled deck, face down and unseen."""
    state.market, state.deck = state.deck[:MARKET_CARDS], state.deck[MARKET_CARDS:]


class SwapAtMarket(OwnChoice, frozen=True):
    """Black Market: a hand card, and which of the face-down cards comes for it."""

    def asks(self, game: Woodland) -> Text:
        """A card, then which of the market."""
        given = game.answers.get(self.seat, ())
        key = "market_which" if given else "market_card"
        return say(f"root.landmarks.prompt.{key}", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any hand card, then any of the market."""
        if given:
            return [Number(number) for number in range(1, len(game.market) + 1)]
        return [PlayCard(card) for card in dict.fromkeys(game.hands[self.seat])]

    def option(self, game: Woodland, action: Action) -> Option:
        """A card, or a number."""
        if isinstance(action, PlayCard):
            label = say("root.landmarks.give_to_market", card=card_name(action.card))
            return Option(action, label, (Target(TargetKind.CARD, action.card),))
        assert isinstance(action, Number)
        label = say("root.landmarks.market_card", number=action.number)
        return Option(action, label, (Target(TargetKind.AMOUNT, action.number),))

    def wanted(self) -> Text:
        """A hand card and a card of the market are asked for."""
        return say("root.landmarks.why.market")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Both parts."""
        return len(given) == 2

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Swaps; only now is the card of the market seen."""
        card, which = parts
        assert isinstance(card, PlayCard)
        assert isinstance(which, Number)
        market, hand = list(game.market), list(game.hands[self.seat])
        gained = market[which.number - 1]
        market[which.number - 1] = card.card
        hand.remove(card.card)
        game.market = tuple(market)
        game.hands[self.seat] = tuple(sorted((*hand, gained)))
        context.emit(MarketSwapped(self.seat, which.number, card.card, gained))
        context.reveal()


def _why_no_market(state: Woodland, seat: Seat) -> Text | None:
    if not has_piece(state, seat, place_of(state, Landmark.BLACK_MARKET)):
        return say("root.landmarks.why.no_piece_there")
    return None if state.hands[seat] else say("root.effects.why.no_card")


def _swap(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(SwapAtMarket(seat))


# -------------------------------------------------------------------- Tower
def _why_no_tower(state: Woodland, seat: Seat) -> Text | None:
    if rules(state, seat, place_of(state, Landmark.TOWER)):
        return None
    return say("root.landmarks.why.not_ruled")


def _tower(state: Woodland, context: StepContext, seat: Seat) -> None:
    score(state, context, seat, 1, Landmark.TOWER.value)


# -------------------------------------------------------------------- Elder Treetop
class StandIn(Action, frozen=True):
    """The slot a new building stands in: a printed one, or the extra one of the Treetop."""

    extra: bool


class ChooseSlot(OneSeat[Woodland], frozen=True):
    """Whoever placed a building under the Treetop says in which slot, as both kinds were open."""

    place: Place
    building: Building

    def seats(self, state: State) -> Sequence[Seat]:
        """Who placed it, if it still stands."""
        standing = self.building in game_of(state).buildings[self.place]
        return (self.seat,) if standing else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which slot."""
        game = game_of(state)
        return say(
            "root.landmarks.prompt.slot", who=who(game, seat), place=place_name(game, self.place)
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Both kinds."""
        return (StandIn(False), StandIn(True))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A slot."""
        assert isinstance(action, StandIn)
        kind = "treetop" if action.extra else "printed"
        target = Target(TargetKind.PIECE, f"slot:{self.place}:{kind}")
        return Option(action, say(f"root.landmarks.slot_{kind}"), (target,))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A slot is asked for."""
        return say("root.landmarks.why.slot")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """It stands where it is said."""
        if StandIn(True) not in (parts[0] for parts in answers.values()):
            return
        game = game_of(state)
        standing = list(game.buildings[self.place])
        standing[standing.index(self.building)] = msgspec.structs.replace(self.building, extra=True)
        game.buildings[self.place] = tuple(sorted(standing))


def first_slot(state: Woodland, place: Place, building: Building) -> Building:
    """The building as it comes to stand: under the Treetop where every printed slot is full."""
    if not has_landmark(state, Landmark.ELDER_TREETOP, place):
        return building
    printed = clearing(state, place).slots - (place in state.ruins)
    if sum([not each.extra for each in state.buildings[place]]) < printed:
        return building
    return msgspec.structs.replace(building, extra=True)


def ask_slot(state: Woodland, context: StepContext, place: Place, building: Building) -> None:
    """A building comes into a printed slot: if the Treetop's slot there is open too, its owner
    chooses. Automata keep to the printed ones."""
    if building.extra or not has_landmark(state, Landmark.ELDER_TREETOP, place):
        return
    if any(each.extra for each in state.buildings[place]):
        return
    if law_of(state, building.seat).has_hand():
        context.then(ChooseSlot(building.seat, place, building))


EFFECTS = (
    Effect(
        id=Landmark.BLACK_MARKET.value,
        phase=None,
        timing=Timing.WHOLE,
        why_not=_why_no_market,
        begin=_swap,
    ),
    Effect(
        id=Landmark.TOWER.value,
        phase=Phase.EVENING,
        timing=Timing.END,
        why_not=_why_no_tower,
        begin=_tower,
        is_compulsory=True,
    ),
)
_EFFECT_IDS = tuple(effect.id for effect in EFFECTS)

STEPS = (SwapAtMarket, ChooseSlot)
ACTIONS = (StandIn,)
