"""Set-up (2): the same for every number of seats. Deals are chance steps like all others."""

from typing import ClassVar

from rules.cartographers.data import card_set, game, land, skills
from rules.cartographers.events import EdictsLaid, SkillsDealt
from rules.cartographers.maps.sheet import BLANK
from rules.cartographers.state import Cartographers, Variant, game_of
from rules.cartographers.turn import season_steps
from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Step
from rules.kernel.text import Text, say


class DrawScoringCard(Chance, frozen=True):
    """One scoring card of a deck is drawn; the others leave the game (2)."""

    deck: str

    def lots(self, state: State) -> Lots:
        """Any card of the deck."""
        return Equal(len(self._cards(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Keeps the card until the edicts are laid."""
        assert isinstance(drawn, int)
        game_of(state).edicts += (self._cards(state)[drawn],)

    def _cards(self, state: State) -> list[str]:
        cards = card_set(game_of(state).variant.card_set).scoring
        return [card.id for card in cards if card.deck == self.deck]


class LayEdicts(Chance, frozen=True):
    """The drawn cards come under the edicts A to D in random order (2)."""

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(game_of(state).edicts))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Lays them out."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        game.edicts = tuple([game.edicts[i] for i in drawn])
        context.emit(EdictsLaid(game.edicts))


class ShuffleAmbushes(Chance, frozen=True):
    """The ambush deck, face down (2)."""

    SHOWN: ClassVar[bool] = False

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(card_set(game_of(state).variant.card_set).ambush))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The deck, top first."""
        assert isinstance(drawn, tuple)
        cards = card_set(game_of(state).variant.card_set).ambush
        game_of(state).ambushes = tuple([cards[i].id for i in drawn])


class ShuffleHeroes(Chance, frozen=True):
    """The hero deck of Heroes, face down (15)."""

    SHOWN: ClassVar[bool] = False

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(card_set(game_of(state).variant.card_set).hero))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The deck, top first."""
        assert isinstance(drawn, tuple)
        cards = card_set(game_of(state).variant.card_set).hero
        game_of(state).heroes = tuple([cards[i].id for i in drawn])


class DealSkills(Chance, frozen=True):
    """Three of the eight skills lie face up (2, 10)."""

    def lots(self, state: State) -> Lots:
        """Any order of all."""
        return Order(len(skills()))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The first three are dealt."""
        assert isinstance(drawn, tuple)
        every = list(skills())
        dealt = tuple([every[i] for i in drawn[: game().skills_dealt]])
        game_of(state).dealt = dealt
        context.emit(SkillsDealt(dealt))


def variant_of(options: dict[str, str]) -> Variant:
    """The chosen options as the rules use them."""
    return Variant(
        card_set=options["card_set"],
        map_side=options["map_side"],
        any_fallback=options["fallback_terrain"] == "any_drawable",
        skills=options["skills"] == "on",
        sweep=options["solo_ambush_in_multiplayer"] == "on",
        private=options["map_visibility"] == "private",
    )


def check_setup(setup: Setup) -> tuple[Text, ...]:
    """Heroes and Skills exclude each other (15)."""
    options = setup.options
    if options["card_set"] == "heroes" and options["skills"] == "on":
        return (say("cartographers.heroes_without_skills"),)
    return ()


def setup_steps(variant: Variant) -> list[Step]:
    """What is dealt before the first season, in order."""
    steps: list[Step] = [DrawScoringCard(deck.id) for deck in game().deck]
    steps += [LayEdicts(), ShuffleAmbushes()]
    if card_set(variant.card_set).hero:
        steps.append(ShuffleHeroes())
    if variant.skills:
        steps.append(DealSkills())
    return steps


def start(setup: Setup) -> Cartographers:
    """The table before the first card is dealt."""
    variant = variant_of(setup.options)
    steps = [*setup_steps(variant), *season_steps()]
    return Cartographers(
        agenda=steps[::-1],
        answers={},
        luck=setup.seed,
        variant=variant,
        land=land(variant.map_side),
        sheets=[BLANK] * setup.seats,
        used=[""] * setup.seats,
        scores=[()] * setup.seats,
    )


PARTS_PER_CARD = 3


def ply_bound(setup: Setup) -> int:
    """More answers than any game can have: three parts for each card that can be revealed."""
    cards = card_set(setup.options["card_set"])
    reveals = len(cards.season) * len(cards.explore) + len(cards.ambush) + len(cards.hero)
    between = len(cards.season)
    return setup.seats * (PARTS_PER_CARD * reveals + between)


STEPS: tuple[type[Step], ...] = (
    DrawScoringCard,
    LayEdicts,
    ShuffleAmbushes,
    ShuffleHeroes,
    DealSkills,
)
