"""The draw phase with a hero card: every seat sends the hero to its own map (15)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cartographers.describe import described
from rules.cartographers.drawing import drew, game_of
from rules.cartographers.events import DrewNothing
from rules.cartographers.names import card_name
from rules.cartographers.placements import Draw, Placements
from rules.cartographers.powers import hero_groups
from rules.cartographers.reasons import explained
from rules.cartographers.sheet import Drawing, Terrain, draw
from rules.cartographers.state import all_seats, drawing_seats, room_for
from rules.kernel.state import State
from rules.kernel.steps import Action, Answers, Choice, Option, Pass, Screen, Seat, Target
from rules.kernel.table import Table
from rules.kernel.text import Text, say

Given = tuple[Action, ...]
HERO = ((Terrain.HERO,),)


class DrawHero(Choice, frozen=True):
    """Draw the hero on an empty space and mark what it attacks, turned or mirrored (15)."""

    card: str

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    INDEPENDENT: ClassVar[bool] = True

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

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a space cannot be chosen."""
        game = game_of(state)
        actions = self.actions(state, seat, ())
        return explained(game, game.sheets[seat], actions, False, target)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """All heroes at once; the card leaves the game."""
        game = game_of(state)
        for seat in all_seats(game):
            part = answers.get(seat, (Pass(),))[0]
            if isinstance(part, Draw):
                before = game.sheets[seat]
                drawing = Drawing(part.terrains, part.cells, self.card, seat, part.marks)
                sheet = game.sheets[seat] = draw(game.land, before, drawing)
                table.emit(drew(game, seat, seat, self.card, part, sheet.coins - before.coins))
            else:
                table.emit(DrewNothing(seat, seat, game.variant.private, self.card))

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """On a full map there is nothing to choose."""
        return None if room_for(game_of(state), seat) else Pass()
