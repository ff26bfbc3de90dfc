"""The odds of battles against the engine: random positions of real games, all rolls played (4).

What somebody may choose is named beside the odds and not counted: everybody passes here, and what
was asked on the way must be what was named.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

import pytest

from rules.kernel import agenda
from rules.kernel.luck import Drawn as Lot
from rules.kernel.luck import draw
from rules.kernel.steps import Action, Chance, Event, Pass, Seat
from rules.kernel.views import view
from rules.root.actions import PlayCard, UseEffect
from rules.root.battle import BeginBattle
from rules.root.battle.ambush import OfferAmbush, matching
from rules.root.battle.events import HitsDealt
from rules.root.battle.odds import Expected
from rules.root.battle.roll import RollDice
from rules.root.enums import Cause
from rules.root.events import PiecesRemoved
from rules.root.factions.vagabond.actions import Enlist
from rules.root.factions.vagabond.events import ItemsChanged
from rules.root.state import NOBODY, Woodland
from tests.rules.proving import covering, fresh_seed, weighed
from tests.rules.root.battlefield import Rest
from tests.rules.root.battles_drawn import Drawn, drawn_battles, tags, wanted

ROLLS = [(one, other) for one in range(4) for other in range(4)]
LONG = 4_000
Row = tuple[int, int, int]
"""Warriors, pieces, items."""


class Lots:
    """The dice of the battle as told; all other chance is drawn."""

    def __init__(self, state: Woodland, dice: tuple[int, int]) -> None:
        """Of this state."""
        self.state, self.dice, self.luck = state, dice, 5

    def __iter__(self) -> Iterator[Lot]:
        """Itself."""
        return self

    def __next__(self) -> Lot:
        """What is drawn next."""
        step = self.state.agenda[-1]
        assert isinstance(step, Chance)
        if isinstance(step, RollDice):
            return self.dice
        self.luck, found = draw(self.luck, step.lots(self.state))
        return found


class Played:
    """A battle played with one roll: what was told, who was asked for what."""

    def __init__(self, drawn: Drawn, dice: tuple[int, int]) -> None:
        """To its end; everybody passes where that is allowed."""
        self.state, battle = drawn.state.clone(), drawn.battle
        self.told: list[Event] = []
        self.open: list[tuple[Seat, Action]] = []
        self.ambush = False
        lots = Lots(self.state, dice)
        self.state.answers = {}
        begin = BeginBattle(
            battle.attacker, battle.place, battle.defender, battle.cause, allied=battle.allied
        )
        self.state.agenda = [Rest(), begin]
        self.told += agenda.begin(self.state, lots).events
        while not isinstance(agenda.question(self.state), Rest) and agenda.asked(self.state):
            self._answer(lots)

    def _answer(self, lots: Lots) -> None:
        seat = agenda.asked(self.state)[0]
        actions = agenda.request(self.state, seat).actions
        self.open += [(seat, each) for each in actions]
        self.ambush |= isinstance(agenda.question(self.state), OfferAmbush)
        action = next((each for each in actions if isinstance(each, Pass)), actions[0])
        self.told += agenda.submit(self.state, seat, action, lots).events

    def dealt(self) -> list[tuple[int, int]]:
        """All hits, by attacker and defender."""
        return [each.dealt for each in self.told if isinstance(each, HitsDealt)]

    def suffered(self, seat: Seat, rival: Seat) -> Row:
        """What a side lost to the hits of the other."""
        warriors = pieces = items = 0
        for event in self.told:
            if isinstance(event, PiecesRemoved) and event.cause == Cause.BATTLE_HIT:
                if event.by == rival:
                    warriors += event.warriors
                    pieces += len(event.buildings) + len(event.tokens)
            elif isinstance(event, ItemsChanged) and event.seat == seat and event.what == "damaged":
                items += len(event.items)
        return warriors, pieces, items


# -------------------------------------------------------------------- proving
def prove(drawn: Drawn) -> None:
    """Every number and every name shown of one battle."""
    found, share = drawn.odds(), Fraction(1, len(ROLLS))
    battles = [Played(drawn, dice) for dice in ROLLS]
    assert found.chances == weighed((each.dealt()[-1], share) for each in battles)
    early = {sum(hits[0] for hits in each.dealt()[:-1]) for each in battles}
    assert early == {found.early}
    sides = (drawn.battle.attacker, drawn.battle.defender)
    for number, mean in enumerate((found.attacker, found.defender)):
        pair = sides if not number else sides[::-1]
        rows = [(each.dealt()[-1][number], *each.suffered(*pair)) for each in battles]
        means = Expected(*[sum(column) * share for column in zip(*rows, strict=True)])
        assert mean == (as_items(means) if drawn.battle.allied != NOBODY and not number else means)
    named(drawn, battles)


def as_items(mean: Expected) -> Expected:
    """Of an attacker with an ally: any of both may take the hits."""
    return Expected(mean.hits, Fraction(0), mean.pieces, mean.items + mean.warriors)


def named(drawn: Drawn, battles: list[Played]) -> None:
    """All that is named could be chosen, and nothing else."""
    found = drawn.odds()
    asked = {pair for each in battles for pair in each.open}
    effects = {(seat, a.effect) for seat, a in asked if isinstance(a, UseEffect)}
    assert effects == set(found.effects)
    assert {a.seat for _, a in asked if isinstance(a, Enlist)} == set(found.helpers)
    may_be = any(each.ambush for each in worlds_with_ambush(drawn))
    assert found.ambush == may_be, "an ambush is told wrongly"


def worlds_with_ambush(drawn: Drawn) -> Iterator[Played]:
    """The battle with a fitting card in the defender's hand, in worlds that look the same."""
    state, defender = drawn.state, drawn.battle.defender
    hand, seen = state.hands[defender], view(state, drawn.viewer())
    for card, _ in matching(state, drawn.battle.place):
        for index in range(len(hand)):
            for twin in swapped(state, defender, index, card):
                if view(twin, drawn.viewer()) == seen:
                    played = Played(Drawn(twin, drawn.battle), (0, 0))
                    if (defender, PlayCard(card)) in played.open:
                        yield played
                        return


def swapped(state: Woodland, defender: Seat, index: int, card: str) -> Iterator[Woodland]:
    """The same with a card from anywhere in place of another one of the defender's hand."""
    hand = state.hands[defender]
    if card in hand:
        yield state
    for holder in (state.hands, state.supporters):
        for seat, cards in enumerate(holder):
            if card in cards and (seat != defender or holder is state.supporters):
                twin = state.clone()
                own = twin.hands if holder is state.hands else twin.supporters
                own[seat] = exchanged(cards, card, hand[index])
                twin.hands[defender] = exchanged(hand, hand[index], card)
                yield twin
    for pile in ("deck", "market"):
        if card in getattr(state, pile):
            twin = state.clone()
            setattr(twin, pile, exchanged(getattr(state, pile), card, hand[index]))
            twin.hands[defender] = exchanged(hand, hand[index], card)
            yield twin


def exchanged(cards: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """One card for another; hands are sorted."""
    left = list(cards)
    left[left.index(old)] = new
    return tuple(left)


def test_odds_are_those_of_the_battle() -> None:
    for drawn, _ in covering(drawn_battles(3), tags, wanted()):
        prove(drawn)


@pytest.mark.soak
def test_odds_are_those_of_the_battle_in_many_games() -> None:
    for drawn in islice(drawn_battles(fresh_seed()), LONG):
        prove(drawn)
