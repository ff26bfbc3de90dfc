"""Worlds that agree with what a seat knows (11): everything hidden is dealt anew.

Cards, characters and rituals are shuffled into the places where they are not seen; sides and
conversions are drawn among the stories that fit; then the other seats remember what they would.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TypeVar

from rules.feed_the_kraken.data import components, crews
from rules.feed_the_kraken.enums import Character, NavCard, Ritual, Voyage
from rules.feed_the_kraken.knowledge.memories import remember
from rules.feed_the_kraken.knowledge.stories import tell
from rules.feed_the_kraken.state import Fact, FactKind, Kraken
from rules.kernel.luck import Order, draw, stirred
from rules.kernel.views import Viewer

Thing = TypeVar("Thing")
Board = dict[int, NavCard]
"""Index in the discard pile -> the card that lies there."""


def deal(world: Kraken, viewer: Viewer, luck: int) -> None:
    """Deals all that the viewer does not know; at the end nothing is hidden."""
    if world.outcome is not None:
        return
    deal_characters(world, viewer, stirred(luck, 1))
    deal_cards(world, viewer, stirred(luck, 2))
    deal_rituals(world, stirred(luck, 3))
    converts = tell(world, viewer, stirred(luck, 4))
    remember(world, viewer, converts, stirred(luck, 5))


def shuffled(things: Sequence[Thing], luck: int) -> list[Thing]:
    """In a random order."""
    _, order = draw(luck, Order(len(things)))
    assert isinstance(order, tuple)
    return [things[i] for i in order]


def own_facts(world: Kraken, viewer: Viewer, kind: FactKind) -> list[Fact]:
    """What the viewer has learned, of one kind."""
    if viewer is None:
        return []
    return [fact for fact in world.facts[viewer] if fact.kind is kind]


# ---------------------------------------------------------------- characters


def character_deck(seats: int, count: int) -> list[Character]:
    """All characters of a game that has so many: with few seats some may be left out (3)."""
    deck = [card for card in Character if card not in (Character.HIDDEN, Character.NONE)]
    out = crews()[seats].avoid if count < len(deck) else ()
    return [card for card in deck if card not in out]


def deal_characters(world: Kraken, viewer: Viewer, luck: int) -> None:
    """Face-down characters, dealt and undealt. One's own that has left the game is known."""
    if not world.characters:
        return
    gone = world.characters.count(Character.NONE)
    count = len(world.characters) + len(world.undealt) - gone
    pool = character_deck(len(world.crew), count)
    for card in world.characters:
        if card not in (Character.HIDDEN, Character.NONE):
            pool.remove(card)
    lost = []
    if viewer is not None and world.characters[viewer] is Character.NONE:
        lost = [fact.character for fact in own_facts(world, viewer, FactKind.CHARACTER)]
    for card in lost:
        pool.remove(card)
    rest = iter(shuffled(pool, luck))
    world.characters = tuple(
        [next(rest) if card is Character.HIDDEN else card for card in world.characters]
    )
    world.undealt = (*rest, *lost)


# ---------------------------------------------------------------- navigation cards


def navigation_deck(voyage: Voyage, count: int) -> Counter[NavCard]:
    """The cards of a deck of so many: the Armed ones may have been left out (16)."""
    deck = Counter({kind.card: kind.copies(voyage) for kind in components().navigation})
    if deck.total() > count:
        del deck[NavCard.RED_ARMED]
    return +deck


def deal_cards(world: Kraken, viewer: Viewer, luck: int) -> None:
    """Piles, hands and logbook: what is seen stays, what is known without being seen is put in
    its place first, all else is shuffled."""
    board: Board = {i: c for i, c in enumerate(world.discards) if c is not NavCard.HIDDEN}
    lay_sightings(world, viewer, board, stirred(luck, 1))
    discards = [board.get(i, NavCard.HIDDEN) for i in range(len(world.discards))]
    logbook = known_logbook(world, viewer)
    places = [
        list(world.draw_pile),
        discards,
        list(world.captain_hand),
        list(world.lieutenant_hand),
        logbook,
    ]
    played = [card for mate in world.crew for card in mate.resumes]
    count = len(played) + sum(len(place) for place in places)
    left = navigation_deck(world.variant.voyage, count)
    left.subtract(card for place in (played, *places) for card in place)
    del left[NavCard.HIDDEN]
    rest = iter(shuffled(sorted(left.elements()), stirred(luck, 2)))
    pile, thrown, captains, lieutenants, book = (
        [next(rest) if card is NavCard.HIDDEN else card for card in place] for place in places
    )
    world.draw_pile, world.discards = tuple(pile), tuple(thrown)
    world.captain_hand, world.lieutenant_hand = tuple(sorted(captains)), tuple(sorted(lieutenants))
    world.logbook = tuple(sorted(book))


def known_logbook(world: Kraken, viewer: Viewer) -> list[NavCard]:
    """The logbook with the cards that the viewer has put in."""
    book, kept = list(world.logbook), own_facts(world, viewer, FactKind.KEPT)
    if NavCard.HIDDEN not in book or not kept or kept[-1].number != len(world.voyages):
        return book
    has_chosen = (viewer == world.captain and not world.captain_hand) or (
        viewer == world.lieutenant and not world.lieutenant_hand and not world.captain_hand
    )
    own = list(kept[-1].cards) if has_chosen else []
    return own + [NavCard.HIDDEN] * (len(book) - len(own))


def lay_sightings(world: Kraken, viewer: Viewer, board: Board, luck: int) -> None:
    """Mermaid looks: these cards lie in those places, in some order that fits all looks (6)."""
    spans = [
        range(each.first, each.first + each.count)
        for each in world.sightings
        if each.seat == viewer
    ]
    facts = own_facts(world, viewer, FactKind.MERMAID)
    looks = list(zip(spans, facts[len(facts) - len(spans) :], strict=True))
    found = next(_boards([(span, fact.cards) for span, fact in looks], board, luck), None)
    board.update(found or {})


def _boards(
    looks: list[tuple[range, tuple[NavCard, ...]]], board: Board, luck: int
) -> Iterator[Board]:
    """All boards that fit these looks, in a random order."""
    if not looks:
        yield board
        return
    (span, cards), *later = looks
    left = Counter(cards)
    left.subtract(board[i] for i in span if i in board)
    if min(left.values(), default=0) < 0:
        return
    free = [i for i in span if i not in board]
    orders = sorted(set(permutations(sorted(left.elements()))))
    for order in shuffled(orders, luck):
        laid = {**board, **dict(zip(free, order, strict=True))}
        yield from _boards(later, laid, stirred(luck, 1))


# ---------------------------------------------------------------- rituals


def deal_rituals(world: Kraken, luck: int) -> None:
    """Those that do not lie open, in any order."""
    left = Counter(components().rituals)
    left.subtract(rite.ritual for rite in world.rites)
    cards: list[Ritual] = sorted(left.elements())
    world.rituals = tuple(shuffled(cards, luck))
