"""What the other seats remember in a dealt world (11): their facts, invented where nobody knows.

Public history says who drew, searched, looked and named somebody; what they saw follows from the
world where it still shows, and is any card that could have been where it does not.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from rules.feed_the_kraken.enums import Character, Faction, NavCard, Post, Ritual
from rules.feed_the_kraken.knowledge.stories import Converts, conversions
from rules.feed_the_kraken.navigation.piles import TreatTop, bit
from rules.feed_the_kraken.rituals.conversion import turned
from rules.feed_the_kraken.rituals.search import search_fact
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    Look,
    Navigation,
    Rite,
    Sight,
    current,
    everybody,
    leader_of,
    was_turned,
)
from rules.kernel.luck import Order, below, draw
from rules.kernel.steps import Seat
from rules.kernel.views import Viewer

Cards = tuple[NavCard, ...]
Memory = tuple[Seat, Fact]
"""Who remembers what."""
Thing = TypeVar("Thing")
MOST_SEEN = 3
SMUGGLED, DRAWN = 3, 2

ORDER = {
    FactKind.DEALT: 0,
    FactKind.COMRADES: 0,
    FactKind.CHARACTER: 0,
    FactKind.COMMITTED: 1,
    FactKind.SEARCHED: 3,
    FactKind.MERMAID: 4,
    FactKind.TOP_CARD: 4,
    FactKind.STASH: 5,
    FactKind.CULT_SEARCH: 5,
    FactKind.PICKED: 5,
    FactKind.TURNED: 5,
}
"""The course of a round; cards of a navigation stand between its check and its searches."""
CARDS_RANK = 2


class Fate(msgspec.Struct, gc=False):
    """A run of luck, and the cards from which forgotten ones are invented."""

    luck: int
    loose: Cards

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Any of them."""
        self.luck, place = below(self.luck, len(things))
        return things[place]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """In any order."""
        self.luck, order = draw(self.luck, Order(len(things)))
        assert isinstance(order, tuple)
        return [things[i] for i in order]

    def cards(self, count: int) -> Cards:
        """So many cards that have not been played."""
        return tuple([self.pick(self.loose) for _ in range(max(count, 0))])


def remember(world: Kraken, viewer: Viewer, converts: Converts, luck: int) -> None:
    """Gives every seat but the viewer its facts, in the order in which they came about."""
    places = (world.draw_pile, world.discards, world.captain_hand, world.lieutenant_hand)
    loose = tuple(sorted(card for place in (*places, world.logbook) for card in place))
    fate, facts = Fate(luck, loose), dict[Seat, list[Fact]]()
    for seat, fact in _memories(world, viewer, converts, fate):
        if seat not in (viewer, NOBODY):
            facts.setdefault(seat, []).append(fact)
    for seat, found in facts.items():
        found.sort(key=lambda fact: (fact.round, ORDER.get(fact.kind, CARDS_RANK)))
        world.facts[seat] = tuple(found)


def _memories(world: Kraken, viewer: Viewer, converts: Converts, fate: Fate) -> Iterator[Memory]:
    yield from _of_the_deal(world)
    yield from _of_checks(world)
    for number, voyage in enumerate(world.voyages):
        yield from _of_a_voyage(world, viewer, number, voyage, fate)
    yield from _of_this_navigation(world, viewer, fate)
    for seat in everybody(world):
        yield from _of_looks(world, seat, fate)
    yield from _of_the_open_look(world)
    for number, rite in enumerate(world.rites):
        yield from _of_a_rite(world, number, rite, converts, fate)


def _of_the_deal(world: Kraken) -> Iterator[Memory]:
    pirates = tuple([s for s in everybody(world) if world.dealt[s] is Faction.PIRATE])
    lost = iter(world.undealt)
    for seat in everybody(world):
        card = world.dealt[seat]
        yield seat, Fact(round=0, kind=FactKind.DEALT, factions=(card,))
        known = pirates if seat in pirates else ()
        yield seat, Fact(round=0, kind=FactKind.COMRADES, about=known)
        if world.characters:
            held = world.characters[seat]
            own = next(lost) if held is Character.NONE else held
            yield seat, Fact(round=0, kind=FactKind.CHARACTER, character=own)


def _of_checks(world: Kraken) -> Iterator[Memory]:
    held = [(check.round, check.captain, check.guns) for check in world.checks]
    if world.loyalty is not None:
        held.append((world.round, world.captain, world.loyalty.revealed))
    for round, captain, guns in held:
        for seat in everybody(world):
            if guns[seat] or (seat != captain and world.crew[seat].alive):
                yield seat, Fact(round=round, kind=FactKind.COMMITTED, number=guns[seat])


# ---------------------------------------------------------------- cards


def _own(world: Kraken, viewer: Viewer, kind: FactKind, number: int) -> Cards:
    """What the viewer knows of the cards of a navigation; nothing if it was no officer."""
    facts = () if viewer is None else world.facts[viewer]
    found = [fact.cards for fact in facts if fact.kind is kind and fact.number == number]
    return found[-1] if found else ()


def _of_a_voyage(
    world: Kraken, viewer: Viewer, number: int, voyage: Navigation, fate: Fate
) -> Iterator[Memory]:
    """Who kept what so that this card could be played."""
    captains, lieutenants = _kept(world, viewer, number, voyage, fate)
    book = tuple(sorted((*captains, *lieutenants)))
    for post, seat, kept in (
        (Post.CAPTAIN, voyage.captain, captains),
        (Post.LIEUTENANT, voyage.lieutenant, lieutenants),
    ):
        drawn = SMUGGLED if post in voyage.smuggled else DRAWN
        yield from _officer(voyage.round, number, seat, kept, drawn, fate)
    yield from _jumpers(voyage.round, number, voyage.jumped, fate)
    for kind, cards in ((FactKind.LOGBOOK, book), (FactKind.PLAYED, (voyage.card,))):
        yield voyage.navigator, Fact(round=voyage.round, kind=kind, cards=cards, number=number)


def _kept(
    world: Kraken, viewer: Viewer, number: int, voyage: Navigation, fate: Fate
) -> tuple[Cards, Cards]:
    """What captain and lieutenant put into the logbook, in accord with what the viewer knows."""
    posts = (Post.CAPTAIN, Post.LIEUTENANT)
    sizes = [world.variant.smuggler_keeps if post in voyage.smuggled else 1 for post in posts]
    mine = _own(world, viewer, FactKind.KEPT, number)
    if mine and viewer in (voyage.captain, voyage.lieutenant):
        is_mine = voyage.card in mine
        rest = sizes[1 if viewer == voyage.captain else 0] - (not is_mine)
        other = (*(() if is_mine else (voyage.card,)), *fate.cards(rest))
        return (mine, other) if viewer == voyage.captain else (other, mine)
    book = _own(world, viewer, FactKind.LOGBOOK, number) if viewer == voyage.navigator else ()
    book = book or (voyage.card, *fate.cards(sum(sizes) - 1))
    return _split(book, sizes[0], fate)


def _split(book: Cards, first: int, fate: Fate) -> tuple[Cards, Cards]:
    given = fate.shuffled(book)
    return tuple(sorted(given[:first])), tuple(sorted(given[first:]))


def _officer(
    round: int, number: int, seat: Seat, kept: Cards, drawn: int, fate: Fate
) -> Iterator[Memory]:
    hand = tuple(sorted((*kept, *fate.cards(drawn - len(kept)))))
    yield seat, Fact(round=round, kind=FactKind.DREW, cards=hand, number=number)
    yield seat, Fact(round=round, kind=FactKind.KEPT, cards=kept, number=number)


def _jumpers(round: int, number: int, seats: tuple[Seat, ...], fate: Fate) -> Iterator[Memory]:
    for seat in seats:
        book = tuple(sorted(fate.cards(DRAWN)))
        yield seat, Fact(round=round, kind=FactKind.LOGBOOK, cards=book, number=number)
        yield seat, Fact(round=round, kind=FactKind.JUMPED, number=number)


def _of_this_navigation(world: Kraken, viewer: Viewer, fate: Fate) -> Iterator[Memory]:
    """The officers who hold cards, or have put theirs into the logbook."""
    number = len(world.voyages)
    yield from _jumpers(world.round, number, world.jumped if _is_under_way(world) else (), fate)
    captains, lieutenants = world.captain_hand, world.lieutenant_hand
    for seat, hand in ((world.captain, captains), (world.lieutenant, lieutenants)):
        if hand:
            yield seat, Fact(round=world.round, kind=FactKind.DREW, cards=hand, number=number)
    if captains or not world.logbook:
        return
    given = _given(world, viewer, number, fate)
    for seat, kept in zip((world.captain, world.lieutenant), given, strict=True):
        if kept:
            yield from _officer(world.round, number, seat, kept, DRAWN, fate)


def _is_under_way(world: Kraken) -> bool:
    """Whether the card of this round is still to be shown."""
    return not world.voyages or world.voyages[-1].round != world.round


def _given(world: Kraken, viewer: Viewer, number: int, fate: Fate) -> tuple[Cards, Cards]:
    """Who put what into the present logbook."""
    book = world.logbook
    if world.lieutenant_hand:
        return book, ()
    mine = _own(world, viewer, FactKind.KEPT, number)
    if not mine or viewer not in (world.captain, world.lieutenant):
        size = world.variant.smuggler_keeps if Post.CAPTAIN in world.smuggled else 1
        return _split(book, size, fate)
    rest = list(book)
    for card in mine:
        rest.remove(card)
    return (mine, tuple(rest)) if viewer == world.captain else (tuple(rest), mine)


# ---------------------------------------------------------------- looks


def _of_looks(world: Kraken, seat: Seat, fate: Fate) -> Iterator[Memory]:
    looks = [look for look in world.looks if look.viewer == seat]
    mermaids = [look for look in looks if look.sight is Sight.MERMAID]
    spans = [each for each in world.sightings if each.seat == seat]
    seen = {
        id(look): world.discards[span.first : span.first + span.count]
        for look, span in zip(mermaids[len(mermaids) - len(spans) :], spans, strict=True)
    }
    for look in looks:
        if look.sight is Sight.CABIN_SEARCH:
            yield seat, searched(world, look)
            continue
        is_mermaid = look.sight is Sight.MERMAID
        cards = seen.get(id(look)) or fate.cards(MOST_SEEN if is_mermaid else 1)
        kind = FactKind.MERMAID if is_mermaid else FactKind.TOP_CARD
        number = sum(voyage.round < look.round for voyage in world.voyages)
        cards = tuple(sorted(cards))
        yield seat, Fact(round=look.round, kind=kind, cards=cards, number=number)


def searched(world: Kraken, look: Look) -> Fact:
    """What a cabin search has shown: it holds for good (5)."""
    target, side_only = look.target, world.variant.search_shows_side_only
    seen = current(world, target) if side_only else world.dealt[target]
    return Fact(
        round=look.round,
        kind=FactKind.SEARCHED,
        about=(target,),
        factions=(seen,),
        real=was_turned(world, target) and not side_only,
    )


def _of_the_open_look(world: Kraken) -> Iterator[Memory]:
    """Somebody sees the top card just now."""
    step = world.agenda[-1] if world.agenda else None
    if not isinstance(step, TreatTop):
        return
    world.top_seen |= bit(step.viewer)
    number = len(world.voyages) - (step.sight is Sight.TELESCOPE)
    cards = world.draw_pile[:1]
    yield (
        step.viewer,
        Fact(round=world.round, kind=FactKind.TOP_CARD, cards=cards, number=number),
    )


# ---------------------------------------------------------------- rituals


def _of_a_rite(
    world: Kraken, number: int, rite: Rite, converts: Converts, fate: Fate
) -> Iterator[Memory]:
    if rite.ritual is Ritual.GUNS_STASH and rite.gains:
        yield from _of_a_stash(world, rite, fate)
    elif rite.ritual is Ritual.CULT_CABIN_SEARCH:
        for seat in rite.living:
            yield seat, search_fact(world, seat, rite)
    elif number in conversions(world):
        yield from _of_a_conversion(world, rite, converts.get(number, NOBODY), fate)


def _of_a_stash(world: Kraken, rite: Rite, fate: Fate) -> Iterator[Memory]:
    gifts = [Seat(seat) for seat, n in enumerate(rite.gains) for _ in range(n)]
    leader, parts = leader_of(world), len(gifts) or MOST_SEEN
    for seat in rite.living:
        marks = [fate.pick(rite.living) for _ in range(parts)]
        about = tuple(gifts if seat == leader else marks)
        is_real = seat == leader
        if is_real or not world.variant.eyes_closed:
            yield seat, Fact(round=rite.round, kind=FactKind.STASH, about=about, real=is_real)


def _of_a_conversion(world: Kraken, rite: Rite, convert: Seat, fate: Fate) -> Iterator[Memory]:
    leader = leader_of(world)
    for seat in rite.living:
        marks = [each for each in rite.pool if each != seat]
        about = (fate.pick(marks),) if marks else ()
        is_real = seat == leader and convert != NOBODY
        about = (convert,) if is_real else about
        if is_real or not world.variant.eyes_closed:
            yield seat, Fact(round=rite.round, kind=FactKind.PICKED, about=about, real=is_real)
        told = turned(seat, leader, convert)
        yield seat, Fact(round=rite.round, kind=FactKind.TURNED, about=told, real=bool(told))
