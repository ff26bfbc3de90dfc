"""Rituals Score and Sacrifice: points for gardens, a warrior for the acolytes (7.5)."""

from collections.abc import Iterable

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.cards.piles import reveal, spend, suit_of
from rules.root.describe import at, button, card_name, card_target, place_name
from rules.root.effects.held import is_unused, mark_used
from rules.root.enums import Suit
from rules.root.factions.cult.actions import Sacrifice, ScoreGardens
from rules.root.factions.cult.events import AcolytesJoined, RitualHeld
from rules.root.factions.cult.holdings import Ritual, board_of, change, gardens, value_of
from rules.root.names import suit_name
from rules.root.scoring.points import change_of, score
from rules.root.state import CLEARINGS, NOWHERE, Place, Woodland
from rules.root.woodland.placing import put_warriors


# ---------------------------------------------------------------- Score
def mark_of(suit: Suit) -> str:
    """The name under which a turn remembers that a suit has been scored."""
    return f"cult_score_{suit}"


def why_not_score(state: Woodland, seat: Seat, suit: Suit) -> Text | None:
    """Why a suit cannot be scored now, or None: once a turn; by the Law of 2025 only with a garden
    of it on the map (`cult_score_needs_garden`)."""
    if not is_unused(state, mark_of(suit)):
        return say("root.cult.why.scored", suit=suit_name(suit))
    needed = state.variant.option("cult_score_needs_garden") == "law_2025"
    if needed and not gardens(state, seat, suit):
        return say("root.cult.why.needs_garden", suit=suit_name(suit))
    return None


def scorings(state: Woodland, seat: Seat, suited: Iterable[str]) -> list[ScoreGardens]:
    """The suit cards whose suit can be scored."""
    held = {card: suit_of(card) for card in suited}
    able = {suit: why_not_score(state, seat, suit) is None for suit in dict.fromkeys(held.values())}
    return [ScoreGardens(card) for card, suit in held.items() if able[suit]]


def score_gardens(state: Woodland, context: StepContext, seat: Seat, order: ScoreGardens) -> None:
    """The revealed card is spent, then the track scores."""
    suit = suit_of(order.card)
    mark_used(state, mark_of(suit))
    context.emit(RitualHeld(seat, Ritual.SCORE.value, order.card))
    spend(state, context, seat, order.card, why="")
    score(state, context, seat, value_of(state, seat, suit), "gardens")


def brings(state: Woodland, seat: Seat, order: ScoreGardens) -> int:
    """The points that a scoring brings."""
    return change_of(state, seat, value_of(state, seat, suit_of(order.card)))


def score_option(state: Woodland, seat: Seat, order: ScoreGardens) -> Option:
    """The order in words, with what it brings."""
    points, card = brings(state, seat, order), card_name(order.card)
    label = say("root.cult.do.score", card=card, n=points)
    if not points:
        label = say("root.cult.do.score_nothing", card=card)
    return Option(order, label, (card_target(order.card), button(Ritual.SCORE.value)))


# ---------------------------------------------------------------- Sacrifice
def is_from_map(state: Woodland) -> bool:
    """Whether the sacrificed warrior comes from the map (`cult_sacrifice_source`)."""
    return state.variant.option("cult_sacrifice_source") == "board_2018"


def sources(state: Woodland, seat: Seat) -> list[Place]:
    """Where it comes from: the supply, or any clearing with a Cult warrior; with none of them it
    may be declared and adds nothing (R19)."""
    if not is_from_map(state):
        return [NOWHERE]
    return [place for place in CLEARINGS if state.warriors[place][seat]] or [NOWHERE]


def sacrifices(state: Woodland, seat: Seat, birds: Iterable[str]) -> list[Sacrifice]:
    """One for each bird, and each place where it may come from."""
    return [Sacrifice(card, place) for card in birds for place in sources(state, seat)]


def sacrifice(state: Woodland, context: StepContext, seat: Seat, order: Sacrifice) -> None:
    """Reveals the bird; the warrior joins the acolytes, if there is one."""
    context.emit(RitualHeld(seat, Ritual.SACRIFICE.value, order.card))
    reveal(state, context, seat, order.card, is_told=True)
    if order.place != NOWHERE:
        put_warriors(state, seat, order.place, -1)
    elif state.supply[seat] and not is_from_map(state):
        state.supply[seat] -= 1
    else:
        return
    change(state, seat, acolytes=board_of(state, seat).acolytes + 1)
    context.emit(AcolytesJoined(seat, 1, "sacrifice"))


def sacrifice_option(state: Woodland, order: Sacrifice) -> Option:
    """The order in words."""
    path = (card_target(order.card), button(Ritual.SACRIFICE.value))
    card = card_name(order.card)
    if order.place == NOWHERE:
        return Option(order, say("root.cult.do.sacrifice", card=card), path)
    where = place_name(state, order.place)
    label = say("root.cult.do.sacrifice_from", card=card, place=where)
    return Option(order, label, (*path, at(order.place)))
