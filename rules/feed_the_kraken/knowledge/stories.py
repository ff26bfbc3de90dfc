"""Sides and conversions: stories that agree with all that a seat knows (5, 7, 11)."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from rules.feed_the_kraken.data import crews
from rules.feed_the_kraken.enums import Faction, Ritual, Side
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.state import NOBODY, FactKind, Kraken, Rite, everybody
from rules.kernel.luck import Order, below, draw, stirred
from rules.kernel.steps import Seat
from rules.kernel.views import Viewer

Hand = tuple[Faction, ...]
"""The faction cards as dealt, by seat."""
TRIES = 300
"""Stories drawn at random before all are gone through."""


class Knowledge(msgspec.Struct, gc=False):
    """What a viewer knows for certain.

    `cards`: faction cards as dealt. `now`: what a seat is now, where only that was shown.
    `innocent`: are not the leader. `aboard`: for each guns stash who lived, and whether the leader
    did. `converted`, `faithful`: seats known to have been converted, or not. `pirates`: all of
    them, for a pirate. `mine`: index of the ritual that converted the viewer. `all_converts`: the
    leader's own memory.
    """

    cards: dict[Seat, Faction]
    now: dict[Seat, Faction]
    innocent: set[Seat]
    aboard: list[tuple[tuple[Seat, ...], bool]]
    converted: set[Seat]
    faithful: set[Seat]
    pirates: tuple[Seat, ...] = ()
    mine: int = -1
    viewer: Seat = NOBODY
    all_converts: dict[int, Seat] | None = None


Converts = dict[int, Seat]
"""Whom each conversion has turned, by its index in `rites`."""
Story = tuple[Hand, Converts]


def tell(world: Kraken, viewer: Viewer, luck: int) -> Converts:
    """Draws one story and writes it down; returns whom each conversion has turned."""
    known = knowledge(world, viewer)
    tried = (_try(world, known, stirred(luck, number)) for number in range(TRIES))
    found = next((story for story in tried if story is not None), None)
    world.dealt, converts = found or next(_all_stories(world, known))
    world.converts = tuple([converts[i] for i in sorted(converts)])
    return converts


def conversions(world: Kraken) -> dict[int, Rite]:
    """The conversions that have been carried out, by their index in `rites`."""
    rites = list(world.rites)
    if world.agenda and isinstance(world.agenda[-1], NameConvert):
        rites.pop()
    return {i: rite for i, rite in enumerate(rites) if rite.ritual is Ritual.CONVERSION}


# ---------------------------------------------------------------- what is known


def knowledge(world: Kraken, viewer: Viewer) -> Knowledge:
    """Public facts first, then the viewer's own."""
    jumped = {seat for voyage in world.voyages for seat in voyage.jumped} | set(world.jumped)
    dead = {seat for seat in everybody(world) if not world.crew[seat].alive}
    known = Knowledge({}, {}, dead - jumped, [], set(), set())
    for rite in world.rites:
        if rite.ritual is Ritual.GUNS_STASH and rite.gains:
            known.aboard.append((rite.living, any(rite.gains)))
    if viewer is not None:
        _add_own(world, known, viewer)
    return known


def _add_own(world: Kraken, known: Knowledge, viewer: Seat) -> None:
    known.viewer = viewer
    known.cards[viewer] = world.dealt[viewer]
    if viewer not in world.converts:
        known.faithful.add(viewer)
    if world.dealt[viewer] is Faction.CULT_LEADER:
        known.all_converts = _own_converts(world, viewer)
    for fact in world.facts[viewer]:
        if fact.kind is FactKind.COMRADES:
            known.pirates = fact.about
        elif fact.kind is FactKind.CULT_SEARCH and fact.real:
            known.cards.update(zip(fact.about, fact.factions, strict=True))
        elif fact.kind is FactKind.TURNED and fact.real and known.all_converts is None:
            known.cards[fact.about[0]] = Faction.CULT_LEADER
            known.mine = _rite_in(world, fact.round)
            known.converted.add(viewer)
        elif fact.kind is FactKind.SEARCHED:
            _add_search(world, known, fact.about[0], fact.factions[0], fact.real)


def _add_search(
    world: Kraken, known: Knowledge, target: Seat, seen: Faction, is_convert: bool
) -> None:
    """What a cabin search has shown holds for good: nobody is converted after it (5)."""
    if world.variant.search_shows_side_only:
        known.now[target] = seen
        return
    known.cards[target] = seen
    (known.converted if is_convert else known.faithful).add(target)


def _own_converts(world: Kraken, leader: Seat) -> dict[int, Seat]:
    facts = [each for each in world.facts[leader] if each.kind is FactKind.TURNED and each.real]
    return {_rite_in(world, fact.round): fact.about[0] for fact in facts}


def _rite_in(world: Kraken, round: int) -> int:
    """The ritual of a round, of which there is one at most."""
    return next(i for i, rite in enumerate(world.rites) if rite.round == round)


# ---------------------------------------------------------------- drawing a story


def packs(world: Kraken) -> list[tuple[Faction, ...]]:
    """The cards that may have been dealt, each pack as often as it is likely (3)."""
    crew = crews()[len(world.crew)]
    rest = (Faction.CULT_LEADER, *(Faction.CULTIST,) * crew.cultists)
    few = (Faction.SAILOR,) * crew.sailors + (Faction.PIRATE,) * crew.pirates
    if not crew.removed:
        return [(*few, *rest)]
    return [(*few[:i], *few[i + 1 :], *rest) for i in range(len(few))]


def _try(world: Kraken, known: Knowledge, luck: int) -> Story | None:
    """One random story; None if it does not fit."""
    possible = packs(world)
    luck, pick = below(luck, len(possible))
    hand = _random_hand(world, known, possible[pick], luck)
    if hand is None or not fits_hand(world, known, hand):
        return None
    converts = next(all_converts(world, known, hand, stirred(luck, 7)), None)
    return None if converts is None else (hand, converts)


def _fixed(known: Knowledge) -> dict[Seat, Faction]:
    return {**dict.fromkeys(known.pirates, Faction.PIRATE), **known.cards}


def _random_hand(
    world: Kraken, known: Knowledge, pack: Sequence[Faction], luck: int
) -> Hand | None:
    left, hand = list(pack), _fixed(known)
    for card in hand.values():
        if card not in left:
            return None
        left.remove(card)
    free = [seat for seat in everybody(world) if seat not in hand]
    _, order = draw(luck, Order(len(left)))
    assert isinstance(order, tuple)
    hand.update((seat, left[i]) for seat, i in zip(free, order, strict=True))
    return tuple([hand[seat] for seat in everybody(world)])


def fits_hand(world: Kraken, known: Knowledge, hand: Hand) -> bool:
    """Pirates know their number; the fed are not the leader; a stash tells whether it lived."""
    if known.pirates and hand.count(Faction.PIRATE) != len(known.pirates):
        return False
    leader = Seat(hand.index(Faction.CULT_LEADER))
    if leader in known.innocent:
        return False
    return all((leader in alive) == was_aboard for alive, was_aboard in known.aboard)


# ---------------------------------------------------------------- conversions


def bounds(world: Kraken, known: Knowledge, hand: Hand) -> tuple[set[Seat], set[Seat]] | None:
    """Who must have been converted, and who cannot have been; None: these cards do not fit."""
    owed, barred = set(known.converted), set(known.faithful)
    for seat, card in enumerate(hand):
        shown, never = known.now.get(Seat(seat)), world.crew[seat].not_side
        if shown is not None and shown is not Faction.CULTIST:
            barred.add(Seat(seat))
        if never is Side.CULT:
            barred.add(Seat(seat))
        if shown not in (None, card) or never is card.side:
            owed.add(Seat(seat))
    owed_in_vain = owed & barred or any(hand[seat] is Faction.CULT_LEADER for seat in owed)
    return None if owed_in_vain else (owed, barred)


def all_converts(world: Kraken, known: Knowledge, hand: Hand, luck: int) -> Iterator[Converts]:
    """All courses of the conversions that fit these cards, in a random order."""
    limits = bounds(world, known, hand)
    if limits is None:
        return
    owed, barred = limits
    rites = list(conversions(world).items())
    if known.all_converts is not None:
        if owed <= set(known.all_converts.values()):
            yield known.all_converts
        return
    for found in _courses(world, known, hand, rites, {}, barred, luck):
        if owed <= set(found.values()):
            yield found


def _courses(
    world: Kraken,
    known: Knowledge,
    hand: Hand,
    rites: list[tuple[int, Rite]],
    so_far: Converts,
    barred: set[Seat],
    luck: int,
) -> Iterator[Converts]:
    if not rites:
        yield so_far
        return
    (i, rite), *later = rites
    luck, _ = below(luck, 1)
    for choice in _choices(world, known, hand, i, rite, so_far, barred, luck):
        course = so_far if choice == NOBODY else {**so_far, i: choice}
        yield from _courses(world, known, hand, later, course, barred, luck)


def _choices(
    world: Kraken,
    known: Knowledge,
    hand: Hand,
    i: int,
    rite: Rite,
    so_far: Converts,
    barred: set[Seat],
    luck: int,
) -> list[Seat]:
    """Whom the leader may have named in one conversion, in a random order; NOBODY: nobody."""
    leader = Seat(hand.index(Faction.CULT_LEADER))
    out = {leader, *so_far.values()}
    targets = [s for s in rite.pool if s not in out] if leader in rite.living else []
    if not targets:
        return [NOBODY] if i != known.mine else []
    if i == known.mine:
        return [known.viewer] if known.viewer in targets else []
    found = [seat for seat in targets if seat not in barred and seat != known.viewer]
    found += [] if world.variant.must_convert else [NOBODY]
    _, order = draw(luck, Order(len(found)))
    assert isinstance(order, tuple)
    return [found[place] for place in order]


# ---------------------------------------------------------------- all stories


def _all_stories(world: Kraken, known: Knowledge) -> Iterator[Story]:
    """Every story that fits: where random ones fail to turn one up."""
    for pack in sorted(set(packs(world))):
        left = Counter(pack)
        left.subtract(_fixed(known).values())
        if min(left.values()) < 0:
            continue
        for hand in _hands(everybody(world), _fixed(known), left):
            if fits_hand(world, known, hand):
                for converts in all_converts(world, known, hand, 0):
                    yield hand, converts


def _hands(seats: list[Seat], fixed: dict[Seat, Faction], left: Counter[Faction]) -> Iterator[Hand]:
    if not seats:
        yield ()
        return
    first, *rest = seats
    for card in [fixed[first]] if first in fixed else [card for card in left if left[card] > 0]:
        fewer = Counter(left)
        fewer[card] -= 0 if first in fixed else 1
        for hand in _hands(rest, fixed, fewer):
            yield (card, *hand)
