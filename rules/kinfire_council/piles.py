"""The face-down piles with an order: shuffling, drawing, what is known of the threats (2, 12)."""

from enum import StrEnum

from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Step
from rules.kinfire_council.rounds.events import Reshuffled
from rules.kinfire_council.state import NOBODY, Council, game_of


class Pile(StrEnum):
    """Face-down piles; research cards are drawn by lot, their deck has no order."""

    THREATS = "threats"
    DECREES = "decrees"
    SITES = "sites"


FIELDS: dict[Pile, tuple[str, str]] = {
    Pile.THREATS: ("threat_deck", "threat_discard"),
    Pile.DECREES: ("decree_deck", "decree_discard"),
    Pile.SITES: ("sites", "site_discard"),
}
"""Where each pile and what has been discarded from it stand in the state."""


class Shuffle(Chance, frozen=True):
    """A pile is shuffled, together with what has been discarded from it."""

    SHOWN = False

    pile: Pile

    def lots(self, state: State) -> Lots:
        """An order of all its cards."""
        return Order(len(_cards(game_of(state), self.pile)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The new pile; what anybody knew of it is gone."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        cards = _cards(game, self.pile)
        deck, discard = FIELDS[self.pile]
        if getattr(game, discard):
            context.emit(Reshuffled(self.pile.value))
        setattr(game, deck, tuple(cards[at] for at in drawn))
        setattr(game, discard, ())
        if self.pile is Pile.THREATS:
            forget(game)


def _cards(state: Council, pile: Pile) -> tuple[str, ...]:
    deck, discard = FIELDS[pile]
    return (*getattr(state, deck), *getattr(state, discard))


# -------------------------------------------------------------------- threats
def must_reshuffle(state: Council) -> bool:
    """Whether a threat is to be drawn and only the discard has any (4)."""
    return not state.threat_deck and bool(state.threat_discard)


def next_threat(state: Council) -> str:
    """Takes the top threat off the deck, which is not empty."""
    card, *rest = state.threat_deck
    state.threat_deck = tuple(rest)
    state.known_tops = state.known_tops[1:]
    if len(state.known_bottoms) > len(rest):
        state.known_bottoms = state.known_bottoms[1:]
    if not state.known_tops and not state.known_bottoms:
        state.known_by = NOBODY
    return card


def forget(state: Council) -> None:
    """Nobody knows any card of the threat deck."""
    state.known_tops, state.known_bottoms, state.known_by = (), (), NOBODY


STEPS: tuple[type[Step], ...] = (Shuffle,)
