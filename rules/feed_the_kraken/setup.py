"""Set-up (3): sides, characters, the first captain, and one private page for each seat."""

from collections.abc import Sequence
from typing import ClassVar

from rules.feed_the_kraken.data import Crew, cards, charts, components, crews
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Ritual, Voyage
from rules.feed_the_kraken.events import VoyageBegan
from rules.feed_the_kraken.names import character_does, character_name, faction_name, who
from rules.feed_the_kraken.options import ON, variant_of
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Mate, everybody, game_of, learn
from rules.feed_the_kraken.telling import LOOK_DWELL, whom
from rules.feed_the_kraken.turn import BeginRound
from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Page, Seat, Step
from rules.kernel.text import Text, say

SPARE = (Character.HIDDEN, Character.NONE)


class RemoveFaction(Chance, frozen=True):
    """(3) Five seats: one of the sailors and pirates is removed unseen, before the leader comes."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[Faction, ...]:
        """The sailors and pirates."""
        return game_of(state).dealt[:-1]

    def lots(self, state: State) -> Lots:
        """Any of them."""
        return Equal(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """It never comes back."""
        assert isinstance(drawn, int)
        game = game_of(state)
        game.dealt = (*game.dealt[:drawn], *game.dealt[drawn + 1 :])


class DealFactions(Chance, frozen=True):
    """(3) The faction cards are shuffled and dealt; then all pirates learn who they are."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[Faction, ...]:
        """All cards that are dealt."""
        return game_of(state).dealt

    def lots(self, state: State) -> Lots:
        """Any order, by seat."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Tells each seat its own, and the starting pirates to each of them."""
        assert isinstance(drawn, tuple)
        game, pack = game_of(state), self.things(state)
        game.dealt = tuple([pack[i] for i in drawn])
        pirates = [seat for seat in everybody(game) if game.dealt[seat] is Faction.PIRATE]
        for seat in everybody(game):
            knows = tuple(pirates) if seat in pirates else ()
            learn(game, seat, Fact(round=0, kind=FactKind.DEALT, factions=(game.dealt[seat],)))
            learn(game, seat, Fact(round=0, kind=FactKind.COMRADES, about=knows))


class ChooseFirstCaptain(Chance, frozen=True):
    """(3) Whoever holds the Captain card: any seat. It shows the card, which leaves the game."""

    def lots(self, state: State) -> Lots:
        """Any seat."""
        return Equal(len(game_of(state).crew))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The first captain takes logbook and badges."""
        assert isinstance(drawn, int)
        game_of(state).captain = Seat(drawn)
        context.emit(VoyageBegan(Seat(drawn)))


class DealCharacters(Chance, frozen=True):
    """(3) One face-down card each; the first captain's replaces the Captain card.

    Since that one is random, too, all cards dealt are the first ones of a shuffled deck.
    """

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[Character, ...]:
        """The deck."""
        return game_of(state).undealt

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Tells each seat its own."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        deck, seats = [game.undealt[i] for i in drawn], len(game.crew)
        game.characters, game.undealt = tuple(deck[:seats]), tuple(deck[seats:])
        for seat in everybody(game):
            card = game.characters[seat]
            learn(game, seat, Fact(round=0, kind=FactKind.CHARACTER, character=card))


class ShuffleCards(Chance, frozen=True):
    """(3) The navigation deck of this voyage, face down."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[NavCard, ...]:
        """The deck."""
        return game_of(state).draw_pile

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The draw pile, top first."""
        assert isinstance(drawn, tuple)
        pack = self.things(state)
        game_of(state).draw_pile = tuple([pack[i] for i in drawn])


class ShuffleRituals(Chance, frozen=True):
    """(3) The five ritual cards, face down."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[Ritual, ...]:
        """The cards."""
        return game_of(state).rituals

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Lays them down."""
        assert isinstance(drawn, tuple)
        pack = self.things(state)
        game_of(state).rituals = tuple([pack[i] for i in drawn])


class OwnSecrets(Page, frozen=True):
    """(3, 12) One visit for each seat: side, comrades, character; the same shape for everybody."""

    DWELL: ClassVar[float] = LOOK_DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """All."""
        return everybody(game_of(state))

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.prompt.own_secrets", who=who(seat))

    def shows(self, state: State, seat: Seat) -> Text:
        """The three blocks; without character cards two."""
        game = game_of(state)
        faction = game.dealt[seat]
        facts = {
            "faction": faction_name(faction),
            "aim": say(f"feed_the_kraken.aim.{faction.side}"),
            "comrades": comrades_text(game, seat),
        }
        if not game.variant.characters:
            return say("feed_the_kraken.secret.own_side", **facts)
        own = game.characters[seat]
        card, does = character_name(own), character_does(own)
        return say("feed_the_kraken.secret.own", **facts, character=card, does=does)


def comrades_text(state: Kraken, seat: Seat) -> Text:
    """Whom a seat knows since the start: the other pirates, if there are any; or nobody yet."""
    found = next(each for each in state.facts[seat] if each.kind is FactKind.COMRADES)
    known = tuple([each for each in found.about if each != seat])
    if not known:
        is_alone = bool(found.about)
        return say(f"feed_the_kraken.secret.{'no_mates' if is_alone else 'no_comrades'}")
    return say("feed_the_kraken.secret.comrades", seats=whom(known))


def factions(crew: Crew) -> tuple[Faction, ...]:
    """The faction cards before any is removed, the leader last."""
    few = (Faction.SAILOR,) * crew.sailors + (Faction.PIRATE,) * crew.pirates
    return (*few, *(Faction.CULTIST,) * crew.cultists, Faction.CULT_LEADER)


def navigation_deck(voyage: Voyage, with_armed: bool = True) -> tuple[NavCard, ...]:
    """The cards of a voyage in printed order; the Armed ones are an option (16)."""
    pack = [card for card in cards().values() if with_armed or card.card is not NavCard.RED_ARMED]
    return tuple([card.card for card in pack for _ in range(card.copies(voyage))])


def character_deck(crew: Crew, leave_out: bool) -> tuple[Character, ...]:
    """All characters but the Captain; few seats leave some out (3)."""
    out = (*SPARE, *(crew.avoid if leave_out else ()))
    return tuple([card for card in Character if card not in out])


def start(setup: Setup) -> Kraken:
    """The table before anything is shuffled."""
    variant, crew = variant_of(setup), crews()[setup.seats]
    chart, parts = charts()[variant.voyage], components()
    has_armed = setup.options["armed_cards_in_long_deck"] == ON
    leaves_out = setup.options["exclude_avoid_list_5_6"] == ON
    return Kraken(
        agenda=setup_steps(crew, variant.characters)[::-1],
        answers={},
        luck=setup.seed,
        variant=variant,
        threshold=crew.threshold,
        rests=crew.rests,
        crew=[Mate(guns=parts.guns_at_start)] * setup.seats,
        supply=parts.guns - parts.guns_at_start * setup.seats,
        space=chart.start,
        tokens_left=tuple([space.token for space in chart.space if space.token is not None]),
        dealt=factions(crew),
        undealt=character_deck(crew, leaves_out) if variant.characters else (),
        draw_pile=navigation_deck(variant.voyage, has_armed),
        rituals=tuple([card for card, copies in parts.rituals.items() for _ in range(copies)]),
        facts=[()] * setup.seats,
    )


def setup_steps(crew: Crew, with_characters: bool) -> list[Step]:
    """What is shuffled and dealt before the first round, in order."""
    steps: list[Step] = [RemoveFaction()] * crew.removed
    steps += [DealFactions(), ChooseFirstCaptain()]
    steps += [DealCharacters()] if with_characters else []
    return [*steps, ShuffleCards(), ShuffleRituals(), OwnSecrets(), BeginRound()]


CHECKS_MOST = 80
"""More loyalty checks than guns allow: each mutiny burns one at least."""
ANSWERS_A_CHECK = 60
"""More answers of a seat than a round asks of it, all windows counted."""


def ply_bound(setup: Setup) -> int:
    """More answers than any game can have."""
    return CHECKS_MOST * ANSWERS_A_CHECK * setup.seats


STEPS: tuple[type[Step], ...] = (
    RemoveFaction,
    DealFactions,
    ChooseFirstCaptain,
    DealCharacters,
    ShuffleCards,
    ShuffleRituals,
    OwnSecrets,
)
