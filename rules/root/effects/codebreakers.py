"""A look into another player's hand, for one pair of eyes (11): Codebreakers, Outrage."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.steps import Page, Seat, Target
from rules.kernel.text import Text, say
from rules.root.describe import card_name, who
from rules.root.state import Woodland, game_of


class ShowHand(Page, frozen=True):
    """The hand of `other` lies open to `seat` alone, until it has been looked at."""

    seat: Seat
    other: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever looks."""
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose hand."""
        game = game_of(state)
        return say(
            "root.effects.prompt.show_hand", who=who(game, seat), other=who(game, self.other)
        )

    def shows(self, state: State, seat: Seat) -> Text:
        """The cards."""
        game = game_of(state)
        cards = tuple(card_name(card) for card in game.hands[self.other])
        return say("root.effects.hand_shown", other=who(game, self.other), cards=cards)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """It is only to be read."""
        return say("root.effects.why.only_looking")


def sees_hand(state: Woodland, viewer: Seat | None, owner: Seat) -> bool:
    """Whether this hand lies open to the viewer now."""
    step = state.agenda[-1] if state.agenda else None
    return type(step) is ShowHand and step.seat == viewer and step.other == owner


STEPS = (ShowHand,)
