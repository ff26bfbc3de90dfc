"""A Vagabond begins: character, forest, quests, items (7.4)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Screen, Seat, Target
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import ChoosePlace
from rules.root.boards import VagabondItem
from rules.root.describe import not_asked, who
from rules.root.factions.vagabond.actions import TakeCharacter
from rules.root.factions.vagabond.events import CharacterTaken, PawnPlaced
from rules.root.factions.vagabond.items import board_of, change
from rules.root.factions.vagabond.names import character_name, place_name
from rules.root.factions.vagabond.orders import button, place_target
from rules.root.factions.vagabond.quests import ShuffleQuests
from rules.root.state import FOREST, Woodland, game_of


class ChooseCharacter(OneSeat[Woodland], frozen=True):
    """A character of choice; two Vagabonds have different ones. Not asked where the draft dealt
    one beside the card (2.2)."""

    SCREEN: ClassVar[Screen] = Screen.OPEN

    def seats(self, state: State) -> Sequence[Seat]:
        """Who has none yet."""
        return () if board_of(game_of(state), self.seat).character else (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who will you be?"""
        return say("root.vagabond.prompt_character", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The characters that nobody has."""
        taken = characters_taken(game_of(state))
        return [TakeCharacter(each) for each in data.characters() if each not in taken]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The character's card."""
        assert isinstance(action, TakeCharacter)
        label = say("root.vagabond.take_character", character=character_name(action.character))
        return Option(action, label, (button(f"character:{action.character}"),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The other Vagabond's."""
        options = [
            self.describe(state, seat, TakeCharacter(each))
            for each in sorted(characters_taken(game_of(state)))
        ]
        why = say("root.vagabond.why_character_taken")
        return [Option(each.action, each.label, each.targets, why) for each in options]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A character is asked for."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Its items come with it."""
        game = game_of(state)
        for (part,) in answers.values():
            assert isinstance(part, TakeCharacter)
            take_character(game, self.seat, part.character)
        context.emit(CharacterTaken(self.seat, board_of(game, self.seat).character))


def characters_taken(state: Woodland) -> set[str]:
    """The characters of all Vagabonds."""
    return {taken for board in state.boards if (taken := getattr(board, "character", ""))}


def take_character(state: Woodland, seat: Seat, character: str) -> None:
    """The character and its starting items, face up."""
    kind = data.characters()[character]
    held = tuple(sorted(VagabondItem(item) for item in kind.items))
    change(state, seat, character=character, items=held)


class PlacePawn(OneSeat[Woodland], frozen=True):
    """The pawn begins in any forest (7.4)."""

    SCREEN: ClassVar[Screen] = Screen.OPEN

    def prompt(self, state: State, seat: Seat) -> Text:
        """In which forest?"""
        return say("root.vagabond.prompt_forest", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every forest of the map."""
        forests = data.maps()[game_of(state).variant.map].forests
        return [ChoosePlace(FOREST + number) for number in range(len(forests))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The forest."""
        assert isinstance(action, ChoosePlace)
        label = say("root.vagabond.begin_in", place=place_name(action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Clearings are for later."""
        return say("root.vagabond.why_begin_forest")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """There it stands."""
        for (part,) in answers.values():
            assert isinstance(part, ChoosePlace)
            game_of(state).pawns[self.seat] = part.place
            context.emit(PawnPlaced(self.seat, part.place))


class PrepareQuests(Auto, frozen=True):
    """The quest deck, shuffled once; three lie open. Two Vagabonds share them (7.4)."""

    def run(self, state: State, context: StepContext) -> None:
        """Unless the other Vagabond has done it."""
        game = game_of(state)
        if not game.quests and not game.open_quests:
            context.then(ShuffleQuests())


STEPS = (ChooseCharacter, PlacePawn, PrepareQuests)
