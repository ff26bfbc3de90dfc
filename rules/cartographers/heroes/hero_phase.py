"""The draw phase with a hero card: every seat sends the hero to its own map (15)."""

from collections.abc import Sequence

from rules.cartographers.drawing.question import Given, MapChoice, carry_out
from rules.cartographers.heroes.powers import hero_groups
from rules.cartographers.maps.placements import Placements
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.names import card_name
from rules.cartographers.state import (
    Cartographers,
    all_seats,
    drawing_seats,
    game_of,
    room_for,
)
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Pass, Seat
from rules.kernel.text import Text, say

HERO = ((Terrain.HERO,),)


class DrawHero(MapChoice, frozen=True):
    """Draw the hero on an empty space and mark what it attacks, turned or mirrored (15)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """All seats with room on their maps."""
        return drawing_seats(game_of(state))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where does the hero go?"""
        return say("cartographers.prompt.hero", card=card_name(self.card))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Each empty space with each different attack."""
        game = game_of(state)
        groups = hero_groups(game.land, room_for(game, seat), self.card)
        return Placements(groups, HERO) if groups else (Pass(),)

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """All heroes at once; the card leaves the game."""
        for seat in all_seats(game):
            carry_out(self, game, context, seat, answers.get(seat, (Pass(),)))
