"""How the Vagabot begins: a character, a forest, a quest of its own (9)."""

from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.root import data
from rules.root.automata.numbers import ids
from rules.root.automata.orders import change
from rules.root.automata.vagabot.items import board_of, starting_items
from rules.root.enums import Faction
from rules.root.factions.vagabond.events import CharacterTaken, PawnPlaced, QuestRevealed
from rules.root.factions.vagabond.quests import ShuffleQuests
from rules.root.factions.vagabond.setup import characters_taken
from rules.root.state import Place, Woodland, game_of, seats_of
from rules.root.woodland.geography import all_forests, forest_clearings


def free_characters(state: Woodland) -> list[str]:
    """Whom it may be: those for whom it has a special of its own and that nobody else is."""
    taken = characters_taken(state)
    return [each for each in ids("vagabots") if each not in taken]


class DrawCharacter(Chance, frozen=True):
    """A random character with its items."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One of those that are free."""
        return Equal(len(free_characters(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Its items come with it."""
        game = game_of(state)
        assert isinstance(drawn, int)
        character = free_characters(game)[drawn]
        change(game, self.seat, character=character, items=starting_items(character))
        context.emit(CharacterTaken(self.seat, character))


def widest_forests(state: Woodland) -> list[Place]:
    """The forests that touch most clearings."""
    forests = all_forests(state)
    most = max(len(forest_clearings(state, forest)) for forest in forests)
    return [forest for forest in forests if len(forest_clearings(state, forest)) == most]


class DrawForest(Chance, frozen=True):
    """The pawn begins in the forest that touches most clearings, a random one of several."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One of these forests."""
        return Equal(len(widest_forests(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """There it stands."""
        game = game_of(state)
        assert isinstance(drawn, int)
        forest = widest_forests(game)[drawn]
        game.pawns[self.seat] = forest
        context.emit(PawnPlaced(self.seat, forest))


class PrepareOwnQuest(Auto, frozen=True):
    """One open quest of its own, out of the one quest deck."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Beside a Vagabond the deck is shuffled with the three open ones, by whoever is first."""
        game = game_of(state)
        if not game.quests and not game.open_quests:
            is_alone = len(seats_of(game, Faction.VAGABOND)) == 1
            context.then(ShuffleOwnQuests() if is_alone else ShuffleQuests())
        context.then(TakeQuest(self.seat))


class ShuffleOwnQuests(Chance, frozen=True):
    """The quest deck where no player needs any."""

    SHOWN = False

    def lots(self, state: State) -> Lots:
        """All quests in any order."""
        return Order(len(data.quests()))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The deck."""
        assert isinstance(drawn, tuple)
        kinds = list(data.quests())
        game_of(state).quests = tuple(kinds[each] for each in drawn)


class TakeQuest(Auto, frozen=True):
    """The top of the quest deck is its quest; none when it is empty."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """It lies open; what lay there is done."""
        game = game_of(state)
        board = board_of(game, self.seat)
        done = (*board.quests, board.quest) if board.quest else board.quests
        quest = game.quests[0] if game.quests else ""
        game.quests = game.quests[1:]
        change(game, self.seat, quest=quest, quests=done)
        if quest:
            context.reveal()
            context.emit(QuestRevealed(quest))


STEPS: tuple[type[Step], ...] = (
    DrawCharacter,
    DrawForest,
    PrepareOwnQuest,
    ShuffleOwnQuests,
    TakeQuest,
)
