"""What a seat believes of the deal, exactly, and of conversions, seat by seat (7, 14).

A belief is carried along the history: each thing that happened multiplies the odds of every deal.
Beliefs are kept in mind for the history that they belong to; without that memory they come out the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from rules.feed_the_kraken.bots.ballots import Ballot, ballot, present
from rules.feed_the_kraken.bots.deals import LEADER, SIDE_OF, Known, deals
from rules.feed_the_kraken.bots.evidence import Papers, Table, Told, shown_table
from rules.feed_the_kraken.bots.hearsay import heard_odds
from rules.feed_the_kraken.bots.history import Held, Sailed, Spoken, Talk, ViewUpdate, Voted
from rules.feed_the_kraken.bots.officers import (
    CULT,
    PIRATE,
    SAILOR,
    THREE,
    Pair,
    Three,
    color_of,
)
from rules.feed_the_kraken.bots.values import Outlook, colors_worth, picks, tastes
from rules.feed_the_kraken.enums import Ritual
from rules.kernel.steps import Seat

Cards = tuple[float, float, float, float]
"""Odds of a faction card: sailor, pirate, leader, cultist."""
FOUR = range(4)
HOPELESS, LOST = 0.02, 0.6
TRUST, COMMAND = 0.4, 2.5
"""What draws the leader's choice besides the trust that a seat enjoys (7)."""


class Hand(NamedTuple):
    """What a seat itself knows of one navigation: its own cards."""

    number: int
    kept: Told | None = None
    logbook: Pair | None = None


class Eyes(NamedTuple):
    """Who believes: what is certain for it, what it knows of cards, and what it heeds.

    `turned`: seats of whom it knows that they were converted, with the number of the ritual;
    `true`: seats of whom it knows that they were not, up to some ritual.
    """

    known: Known
    seat: Seat = Seat(-1)
    hands: tuple[Hand, ...] = ()
    turned: tuple[tuple[int, int], ...] = ()
    is_leader: bool = False
    heeds_cards: bool = True
    heeds_votes: bool = True


class Belief:
    """Odds of each deal, chance of each seat to have been converted, and what follows by seat.

    `rites`: conversions so far. The odds of a seat's card are counted when they are wanted.
    """

    __slots__ = ("_cards", "converted", "known", "rites", "weights")

    def __init__(
        self,
        known: Known,
        weights: Sequence[float],
        converted: tuple[float, ...],
        rites: int = 0,
    ) -> None:
        """Odds need not sum up to one; where nothing agrees any more, all deals do."""
        total = sum(weights)
        if total <= 0:
            weights, total = deals(known).weights, 1.0
        self.weights = tuple([weight / total for weight in weights])
        self.known, self.converted, self.rites = known, converted, rites
        self._cards: dict[int, Cards] = {}

    def card(self, seat: int) -> Cards:
        """How likely each faction card was dealt to a seat."""
        if seat not in self._cards:
            at = self.weights.__getitem__
            sailor, pirate, leader, cultist = (
                sum(map(at, deals_with)) for deals_with in _members(self.known)[seat]
            )
            self._cards[seat] = (sailor, pirate, leader, cultist)
        return self._cards[seat]

    def side(self, seat: int) -> Three:
        """What this seat is now: sailor, pirate, cult."""
        turned = self.converted[seat]
        sailor, pirate, leader, cultist = self.card(seat)
        stays = 1 - turned
        return sailor * stays, pirate * stays, leader + cultist + turned * (sailor + pirate)

    def leads(self, seat: int) -> float:
        """How likely this seat is the Cult Leader."""
        return self.card(seat)[LEADER]

    def weighed(self, weights: Sequence[float]) -> Belief:
        """The same with other odds of the deals."""
        return Belief(self.known, weights, self.converted, self.rites)

    def with_converts(self, converted: Sequence[float], rites: int) -> Belief:
        """The same with other chances of having been converted."""
        return Belief(self.known, self.weights, tuple(converted), rites)


@lru_cache(128)
def _members(known: Known) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By seat and card: the deals in which the seat holds it."""
    found = []
    for column in deals(known).columns:
        lists: list[list[int]] = [[], [], [], []]
        for index, card in enumerate(column):
            lists[card].append(index)
        found.append(tuple(map(tuple, lists)))
    return tuple(found)


@lru_cache(64)
def first_belief(known: Known) -> Belief:
    """Before anything has happened."""
    return Belief(known, deals(known).weights, (0.0,) * known.seats)


@lru_cache(160)
def belief(eyes: Eyes, past: tuple[ViewUpdate, ...]) -> Belief:
    """What these eyes make of the past."""
    if not past:
        return first_belief(eyes.known)
    before = belief(eyes, past[:-1])
    last = past[-1]
    if isinstance(last, Sailed):
        return _after_sailing(eyes, before, last) if eyes.heeds_cards else before
    if isinstance(last, Voted):
        if not eyes.heeds_votes:
            return before
        public = belief(onlooker(eyes), past[:-1])
        return _after_vote(eyes, before, public, last)
    if isinstance(last, Held):
        return _after_rite(eyes, before, last)
    return _after_talk(eyes, before, last)


def onlooker(eyes: Eyes) -> Eyes:
    """The eyes of one who knows what everybody knows."""
    return Eyes(Known(eyes.known.seats))


def _after_sailing(eyes: Eyes, before: Belief, sailed: Sailed) -> Belief:
    """The card shown, and what the officers say of their cards."""
    made = sailed.navigation
    found = before
    for jumper in made.jumped:
        found = _after_jump(eyes, found, sailed, jumper)
    team = (made.captain, made.lieutenant, made.navigator)
    if not present(team):
        return found
    likes, play = tastes(sailed.outlook, made.origin), picks(sailed.outlook, made.origin)
    papers, color = _with_hand(eyes, sailed), color_of(made.card)
    table = shown_table(sailed.outlook.counts, likes, play, color, papers)
    return _by_team(eyes, found, team, table)


def _with_hand(eyes: Eyes, sailed: Sailed) -> Papers:
    """Own cards are certain; what one has said oneself tells one nothing."""
    made, papers = sailed.navigation, sailed.papers
    hand = next((each for each in eyes.hands if each.number == sailed.number), None)
    if eyes.seat == made.captain:
        papers = papers._replace(captain_says=None, captain=hand.kept if hand else None)
    elif eyes.seat == made.lieutenant:
        papers = papers._replace(lieutenant_says=None, lieutenant=hand.kept if hand else None)
    elif eyes.seat == made.navigator:
        papers = papers._replace(navigator_says=None, logbook=hand.logbook if hand else None)
    return papers


def _by_team(eyes: Eyes, before: Belief, team: tuple[Seat, Seat, Seat], table: Table) -> Belief:
    """Multiplies by the odds for the sides of three officers."""
    a, b, c = team
    mixed = _mixed(table, tuple(before.converted[seat] for seat in team))
    one, two, three = (deals(eyes.known).columns[seat] for seat in team)
    weights = [
        weight * mixed[x * 16 + y * 4 + z]
        for weight, x, y, z in zip(before.weights, one, two, three, strict=True)
    ]
    turned = list(before.converted)
    sides = [before.side(seat) for seat in team]
    for place, seat in enumerate((a, b, c)):
        if 0 < turned[seat] < 1:
            turned[seat] = _turned(before, table, sides, place, seat)
    return Belief(eyes.known, weights, tuple(turned), before.rites)


def _mixed(table: Table, turned: tuple[float, ...]) -> list[float]:
    """The table by faction cards: a card that may have been converted counts for both."""
    parts = [[_parts(card, chance) for card in FOUR] for chance in turned]
    return [
        sum(p * q * r * table[i * 9 + j * 3 + k] for i, p in x for j, q in y for k, r in z)
        for x in parts[0]
        for y in parts[1]
        for z in parts[2]
    ]


def _parts(card: int, chance: float) -> tuple[tuple[int, float], ...]:
    side = SIDE_OF[card]
    if side == CULT or chance <= 0:
        return ((side, 1.0),)
    return ((side, 1 - chance), (CULT, chance))


def _turned(before: Belief, table: Table, sides: list[Three], place: int, seat: Seat) -> float:
    """How likely a seat has been converted, after what its team has done."""
    likely = [0.0, 0.0, 0.0]
    for i in THREE:
        for j in THREE:
            for k in THREE:
                index = (i, j, k)
                odds = table[i * 9 + j * 3 + k]
                for other in THREE:
                    if other != place:
                        odds *= sides[other][index[other]]
                likely[index[place]] += odds
    cards, chance = before.card(seat), before.converted[seat]
    stays = sum(cards[card] * likely[SIDE_OF[card]] for card in FOUR)
    turns = sum(cards[card] for card in (0, 1)) * likely[CULT]
    turns += sum(cards[card] * likely[CULT] for card in (2, 3))
    total = chance * turns + (1 - chance) * stays
    return chance * turns / total if total > 0 else chance


def _after_jump(eyes: Eyes, before: Belief, sailed: Sailed, jumper: Seat) -> Belief:
    """A navigator jumps when both cards would lose for its side (9.1)."""
    ahead = colors_worth(sailed.outlook, sailed.navigation.origin)
    lost = [sum(ahead[color][side] < HOPELESS for color in THREE) for side in THREE]
    odds = tuple(HOPELESS + LOST * (each / 3) ** 2 for each in lost)
    return _by_seat(eyes, before, jumper, (odds[0], odds[1], odds[2]))


def _by_seat(eyes: Eyes, before: Belief, seat: Seat, odds: Three) -> Belief:
    """Multiplies by the odds for the side of one seat."""
    chance = before.converted[seat]
    by_card = [sum(p * odds[side] for side, p in _parts(card, chance)) for card in FOUR]
    column = deals(eyes.known).columns[seat]
    weights = tuple(map(mul, before.weights, map(by_card.__getitem__, column)))
    return before.weighed(weights)


def _after_vote(eyes: Eyes, before: Belief, public: Belief, voted: Voted) -> Belief:
    """Who put guns against the team, and who did not."""
    check = voted.check
    team = (check.captain, check.lieutenant, check.navigator)
    if not present(team):
        return before
    expected = expected_ballot(public, voted.outlook, voted.space, team)
    columns = deals(eyes.known).columns
    a, b, c = (columns[seat] for seat in team)
    officers = [
        (x == PIRATE) * 4 + (y == PIRATE) * 2 + (z == PIRATE)
        for x, y, z in zip(a, b, c, strict=True)
    ]
    weights: Sequence[float] = before.weights
    for seat in _voters(eyes, voted):
        odds = _vote_odds(expected, check.guns[seat] > 0, before.converted[seat])
        keys = [card * 8 + each for card, each in zip(columns[seat], officers, strict=True)]
        weights = tuple(map(mul, weights, map(odds.__getitem__, keys)))
    return before.weighed(weights)


def expected_ballot(
    public: Belief, outlook: Outlook, space: str, team: tuple[Seat, Seat, Seat]
) -> Ballot:
    """What to expect of a check, by what everybody believes."""
    captain, lieutenant, navigator = (rounded(public.side(seat)) for seat in team)
    turncoat = round(max(0.0, captain[CULT] - public.leads(team[0])), 2)
    return ballot(outlook, space, (captain, lieutenant, navigator), turncoat)


def rounded(odds: Three) -> Three:
    """Odds in steps that a memory can find again."""
    return round(odds[0], 2), round(odds[1], 2), round(odds[2], 2)


def _voters(eyes: Eyes, voted: Voted) -> list[Seat]:
    """Whose vote tells something: not the captain's, not the own one, not that of the unarmed."""
    check = voted.check
    silent = (check.captain, eyes.seat, *voted.unarmed)
    return [Seat(seat) for seat in range(len(check.guns)) if seat not in silent]


def _vote_odds(expected: Ballot, puts: bool, chance: float) -> list[float]:
    """By card and officers: how likely this vote is."""
    found: list[float] = []
    for card in FOUR:
        parts = _parts(card, chance)
        if card == PIRATE:
            rows = [expected.pirates, (expected.cult,) * 8]
        else:
            rows = [(expected.sailor,) * 8, (expected.cult,) * 8]
        if SIDE_OF[card] == CULT:
            rows = [(expected.cult,) * 8]
        found += [
            sum(p * row[n] for (_, p), row in zip(parts, rows, strict=False)) for n in range(8)
        ]
    return found if puts else [1 - each for each in found]


def _after_rite(eyes: Eyes, before: Belief, held: Held) -> Belief:
    """A conversion: the leader picks one of the unmarked seats (7)."""
    if held.rite.ritual is not Ritual.CONVERSION:
        return before
    number = before.rites
    turned = list(before.converted)
    certain = dict(eyes.turned)
    pool = [seat for seat in held.rite.pool if seat != eyes.seat]
    mine = number in certain.values()
    if not mine and not eyes.is_leader:
        for seat, fair in _picked(before, pool, held.captain).items():
            turned[seat] += (1 - turned[seat]) * fair
    for turncoat, when in eyes.turned:
        if when == number:
            turned[turncoat] = 1.0
    return before.with_converts(turned, number + 1)


def _picked(before: Belief, pool: list[Seat], captain: Seat) -> dict[Seat, float]:
    """How likely each seat is picked: rather one that is trusted, and in command."""
    lure = {seat: TRUST + before.side(seat)[SAILOR] + COMMAND * (seat == captain) for seat in pool}
    every = sum(lure.values())
    found = dict.fromkeys(pool, 0.0)
    for leader in range(before.known.seats):
        rest = every - lure.get(Seat(leader), 0.0)
        for seat in pool:
            if seat != leader:
                found[seat] += before.leads(leader) * lure[seat] / rest
    return found


def _after_talk(eyes: Eyes, before: Belief, talk: Talk) -> Belief:
    """What seats say about other ones."""
    weights: Sequence[float] = before.weights
    for spoken in talk.words:
        if spoken.seat not in (eyes.seat, spoken.target) and spoken.target >= 0:
            weights = _after_words(eyes, before.converted[spoken.seat], weights, spoken)
    return before.weighed(weights)


def _after_words(
    eyes: Eyes, chance: float, weights: Sequence[float], spoken: Spoken
) -> list[float]:
    """Multiplies by the odds of one claim; the speaker may be a convert with this chance."""
    odds = heard_odds(spoken.kind, spoken.said)
    columns = deals(eyes.known).columns
    table = []
    for mine in FOUR:
        parts = _parts(mine, chance)
        table += [sum(p * odds[side][other] for side, p in parts) for other in FOUR]
    one, two = columns[spoken.seat], columns[spoken.target]
    return [weight * table[x * 4 + y] for weight, x, y in zip(weights, one, two, strict=True)]


@lru_cache(64)
def settled(
    eyes: Eyes, past: tuple[ViewUpdate, ...], flogged: tuple[tuple[int, int], ...]
) -> Belief:
    """What these eyes believe in the end: floggings have ruled out sides for good (5)."""
    found = belief(eyes, past)
    for seat, side in flogged:
        found = _after_flogging(eyes, found, Seat(seat), side)
    return found


def _after_flogging(eyes: Eyes, before: Belief, seat: Seat, side: int) -> Belief:
    """This seat is not of this side now; a sailor by deal who is none has been converted."""
    odds = [1.0, 1.0, 1.0]
    odds[side] = 0.0
    found = _by_seat(eyes, before, seat, (odds[0], odds[1], odds[2]))
    turned = list(found.converted)
    if side == CULT:
        turned[seat] = 0.0
    elif 0 < turned[seat] < 1:
        stays = 1 - before.card(seat)[side]
        turned[seat] /= turned[seat] + (1 - turned[seat]) * stays
    return found.with_converts(turned, found.rites)
