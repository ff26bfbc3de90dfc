"""The orders that every faction may give (3 to 6); a faction's own stand in its folder.

One action means one thing everywhere; what it is for stands in the question.
"""

from rules.kernel.steps import Action, Seat
from rules.root.enums import Item, PlotKind, Suit
from rules.root.state import Building, Place, Token


class Move(Action, frozen=True):
    """Move warriors and pawn from one place to another (3.7). `pawn`: the pawn goes.

    `allied`, `escort`: warriors of an Allied faction that come along with a Vagabond (7.4).
    `ferry`: goes by the Ferry, which comes along (8).
    """

    source: Place
    target: Place
    warriors: int = 0
    pawn: bool = False
    allied: Seat = Seat(-1)
    escort: int = 0
    ferry: bool = False


class Fight(Action, frozen=True):
    """Battle a seat in a clearing (4). `allied`: whose warriors a Vagabond treats as own (7.4)."""

    place: Place
    defender: Seat
    allied: Seat = Seat(-1)


class Craft(Action, frozen=True):
    """Craft a hand card (5). `pieces`: the suits of the pieces that pay, in the order of the cost;
    a piece in the Lost City is written BIRD."""

    card: str
    pieces: tuple[Suit, ...] = ()


class PlayCard(Action, frozen=True):
    """Use, spend, discard, give, keep, reveal or add this card: the question says which."""

    card: str


class ChoosePlace(Action, frozen=True):
    """Pick a clearing, a forest or the Burrow."""

    place: Place


class ChooseSeat(Action, frozen=True):
    """Pick a player."""

    seat: Seat


class ChooseSuit(Action, frozen=True):
    """Pick a suit."""

    suit: Suit


class ChooseItem(Action, frozen=True):
    """Pick an item. `exhausted`, `damaged`: its state where a Vagabond has several of a kind."""

    item: Item
    exhausted: bool = False
    damaged: bool = False


class ChooseBuilding(Action, frozen=True):
    """Pick a building on the map."""

    place: Place
    building: Building


class ChooseToken(Action, frozen=True):
    """Pick a token on the map."""

    place: Place
    token: Token


class ChoosePlot(Action, frozen=True):
    """Pick a kind of plot (7.8)."""

    plot: PlotKind


class Number(Action, frozen=True):
    """Pick a number."""

    number: int


class UseEffect(Action, frozen=True):
    """Use a crafted card's effect, a landmark or an ability by its id; what it asks comes next."""

    effect: str


class TakeDominance(Action, frozen=True):
    """Spend a card to take an available dominance card (6.2)."""

    card: str
    payment: str


class ActivateDominance(Action, frozen=True):
    """Activate a dominance card (6.2); `partner`: a Vagabond's coalition (7.4)."""

    card: str
    partner: Seat = Seat(-1)
