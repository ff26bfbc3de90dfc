"""What one seat knows, believes and wants, drawn from its view alone (11, 14)."""

from functools import cached_property
from typing import NamedTuple

from rules.feed_the_kraken.bots.beliefs import Belief, Eyes, Hand, belief, rounded, settled
from rules.feed_the_kraken.bots.deals import FACTIONS, LEADER, Known, Mark
from rules.feed_the_kraken.bots.evidence import Told
from rules.feed_the_kraken.bots.history import Talk, ViewUpdate, Voted, history, outlook_now
from rules.feed_the_kraken.bots.officers import (
    CULT,
    PIRATE,
    SAILOR,
    SIDES,
    Three,
    color_of,
)
from rules.feed_the_kraken.bots.values import Outlook, colors_worth, mask, moves_left, worth
from rules.feed_the_kraken.enums import Faction, NavCard, Side
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    leader_of,
    others,
)
from rules.kernel.luck import below, stirred
from rules.kernel.steps import Seat

CERTAIN_SAILOR: Three = (1.0, 0.0, 0.0)
CERTAIN_PIRATE: Three = (0.0, 1.0, 0.0)
CERTAIN_CULT: Three = (0.0, 0.0, 1.0)
CERTAIN = (CERTAIN_SAILOR, CERTAIN_PIRATE, CERTAIN_CULT)


class Skill(NamedTuple):
    """What a level heeds. `foresees`: it reckons with the votes and cards of others to come."""

    name: str
    cards: bool
    votes: bool
    words: bool
    foresees: bool
    bluffs: bool


NOVICE = Skill("novice", False, False, False, False, False)
STEADY = Skill("steady", True, False, False, False, True)
MASTER = Skill("master", True, True, True, True, True)


class Mind:
    """A seat before a question. All that is asked of it is worked out once, when it is wanted."""

    def __init__(self, view: Kraken, seat: Seat, skill: Skill, luck: int) -> None:
        """`view`: this seat's own."""
        self.view, self.seat, self.skill, self.luck = view, seat, skill, luck

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """What the seat has learned."""
        return self.view.facts[self.seat]

    @cached_property
    def faction(self) -> Faction:
        """The card dealt to it."""
        return self.view.dealt[self.seat]

    @cached_property
    def side(self) -> int:
        """The side that it plays for now."""
        turned = self.seat in self.view.converts
        return CULT if turned else SIDES.index(self.faction.side)

    @cached_property
    def known(self) -> Known:
        """What is certain of the deal."""
        held: dict[int, int] = {self.seat: FACTIONS.index(self.faction)}
        for fact in self.facts:
            if fact.kind is FactKind.SEARCHED or (fact.kind is FactKind.CULT_SEARCH and fact.real):
                self._saw(held, fact)
        if self.leader != NOBODY:
            held[self.leader] = LEADER
        not_held = self._not_held(held)
        return Known(len(self.view.crew), tuple(sorted(held.items())), not_held)

    def _saw(self, held: dict[int, int], fact: Fact) -> None:
        for seat, faction in zip(fact.about, fact.factions, strict=False):
            is_current = self.view.variant.search_shows_side_only
            if faction in FACTIONS and not (is_current and faction is Faction.CULTIST):
                held[seat] = FACTIONS.index(faction)

    def _not_held(self, held: dict[int, int]) -> tuple[Mark, ...]:
        """Pirates know who is none; who was fed was not the leader."""
        found: list[Mark] = []
        mates = self.comrades
        if self.faction is Faction.PIRATE:
            for seat in range(len(self.view.crew)):
                if seat in mates:
                    held[seat] = PIRATE
                else:
                    found.append((seat, PIRATE))
        overboard = {seat for made in self.view.voyages for seat in made.jumped}
        overboard |= set(self.view.jumped)
        for seat, mate in enumerate(self.view.crew):
            if not mate.alive and seat not in overboard:
                found.append((seat, LEADER))
        return tuple(sorted(found))

    @cached_property
    def comrades(self) -> frozenset[Seat]:
        """The starting pirates, for one of them."""
        if self.faction is not Faction.PIRATE:
            return frozenset()
        told = (fact.about for fact in self.facts if fact.kind is FactKind.COMRADES)
        return frozenset((self.seat, *(seat for about in told for seat in about)))

    @cached_property
    def leader(self) -> Seat:
        """The Cult Leader, for itself and for those it converted."""
        if self.faction is Faction.CULT_LEADER:
            return self.seat
        seen = leader_of(self.view)
        if seen != NOBODY:
            return seen
        for fact in self.facts:
            if fact.kind is FactKind.TURNED and fact.real and fact.about:
                return fact.about[0]
        return NOBODY

    @cached_property
    def eyes(self) -> Eyes:
        """Who it is that believes."""
        return Eyes(
            self.known,
            self.seat,
            self._hands(),
            self._turned(),
            self.faction is Faction.CULT_LEADER,
            self.skill.cards,
            self.skill.votes,
        )

    def _turned(self) -> tuple[tuple[int, int], ...]:
        """Own part in the conversions, by the number of the ritual."""
        found = []
        told = [fact for fact in self.facts if fact.kind is FactKind.TURNED]
        for number, fact in enumerate(told):
            if fact.real:
                is_leader = self.faction is Faction.CULT_LEADER
                found.append((fact.about[0] if is_leader else self.seat, number))
        return tuple(found)

    def _hands(self) -> tuple[Hand, ...]:
        """Own cards in the navigations made."""
        found: dict[int, Hand] = {}
        drawn: dict[int, tuple[NavCard, ...]] = {}
        for fact in self.facts:
            hand = found.get(fact.number, Hand(fact.number))
            if fact.kind is FactKind.DREW:
                drawn[fact.number] = fact.cards
            elif fact.kind is FactKind.KEPT and len(drawn.get(fact.number, ())) == PAIR:
                pair = _pair(drawn[fact.number])
                found[fact.number] = hand._replace(kept=Told(pair, color_of(fact.cards[0])))
            elif fact.kind is FactKind.LOGBOOK and len(fact.cards) == PAIR:
                found[fact.number] = hand._replace(logbook=_pair(fact.cards))
        return tuple(found[number] for number in sorted(found))

    @cached_property
    def past(self) -> tuple[ViewUpdate, ...]:
        """The history as this level heeds it."""
        return with_unarmed(self.view, history(self.view, self.skill.words))

    @cached_property
    def belief(self) -> Belief:
        """What it believes."""
        flogged = tuple(
            (seat, SIDES.index(mate.not_side))
            for seat, mate in enumerate(self.view.crew)
            if mate.not_side is not Side.NONE
        )
        past = (
            self.past
            if self.skill.cards
            else tuple(each for each in self.past if not isinstance(each, Voted | Talk))
        )
        return settled(self.eyes, past, flogged)

    @cached_property
    def public(self) -> Belief:
        """What everybody may believe."""
        return belief(Eyes(Known(len(self.view.crew))), self.past)

    def of(self, seat: Seat) -> Three:
        """What it takes a seat to be: sailor, pirate, cult."""
        if seat == self.seat:
            return CERTAIN[self.side]
        if seat in self.view.converts or (seat == self.leader != NOBODY):
            return CERTAIN_CULT
        seen = self._searched.get(seat)
        if seen is not None:
            return seen
        return rounded(self.belief.side(seat))

    @cached_property
    def _searched(self) -> dict[Seat, Three]:
        """Whom it has searched: marked seats stay what they were."""
        found: dict[Seat, Three] = {}
        for fact in self.facts:
            if fact.kind is FactKind.SEARCHED and fact.about and fact.factions:
                side = CULT if fact.real else SIDES.index(fact.factions[0].side)
                found[fact.about[0]] = CERTAIN[side]
        return found

    def is_leader(self, seat: Seat) -> float:
        """How likely a seat is the Cult Leader."""
        if self.leader != NOBODY:
            return float(seat == self.leader)
        return self.belief.leads(seat)

    def friend(self, seat: Seat) -> float:
        """How likely a seat is of the own side."""
        return self.of(seat)[self.side]

    @cached_property
    def outlook(self) -> Outlook:
        """What everybody can plan with."""
        return outlook_now(self.view)

    @cached_property
    def colors(self) -> Three:
        """What a card of each colour is worth to the own side here."""
        ahead = colors_worth(self.outlook, self.view.space)
        return ahead[0][self.side], ahead[1][self.side], ahead[2][self.side]

    @cached_property
    def sailors_colors(self) -> Three:
        """The same for the sailors: behind that mask pirates and cult hide."""
        ahead = colors_worth(self.outlook, self.view.space)
        return ahead[0][SAILOR], ahead[1][SAILOR], ahead[2][SAILOR]

    @cached_property
    def here(self) -> float:
        """The own side's chance as things stand."""
        return worth(self.outlook, self.view.space)[self.side]

    @cached_property
    def to_goal(self) -> int:
        """The fewest moves to a goal."""
        return moves_left(self.view.variant.voyage, self.view.space)

    def is_masked(self, salt: int, most: float) -> bool:
        """Whether a pirate or the cult does as a sailor would this time."""
        if self.side == SAILOR or not self.skill.bluffs:
            return False
        return self.chance(salt) < most * mask(self.view.variant.voyage, self.view.space)

    def chance(self, salt: int) -> float:
        """A number from 0 to 1 by luck."""
        return below(stirred(self.luck, salt), GRAINS)[1] / GRAINS

    def others(self) -> list[Seat]:
        """All other living seats."""
        return others(self.view, self.seat)


PAIR = 2
GRAINS = 10_000


def _pair(cards: tuple[NavCard, ...]) -> tuple[int, int]:
    first, second = sorted(color_of(card) for card in cards)
    return first, second


def with_unarmed(state: Kraken, past: tuple[ViewUpdate, ...]) -> tuple[ViewUpdate, ...]:
    """The history, with the voters of whom one cannot tell that they had a gun."""
    armed = {Seat(seat) for seat, mate in enumerate(state.crew) if mate.guns}
    found: list[ViewUpdate] = []
    for each in reversed(past):
        if isinstance(each, Voted):
            armed |= {Seat(seat) for seat, guns in enumerate(each.check.guns) if guns}
            unarmed = tuple(Seat(n) for n in range(len(state.crew)) if n not in armed)
            each = each._replace(unarmed=unarmed)
        found.append(each)
    return tuple(reversed(found))
