"""What an order has changed, in sentences with a weight each."""

from collections import Counter
from collections.abc import Iterator

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.describe import card_name, item_name
from rules.root.enums import Item
from rules.root.names import building_name, token_name
from rules.root.state import Building, Token, Woodland
from rules.root.woodland.people import enemies

Told = tuple[float, Text]


def changes(before: Woodland, after: Woodland, seat: Seat) -> Iterator[Told]:
    """All of it."""
    points = after.scores[seat] - before.scores[seat]
    if points > 0:
        yield 2.0 + points, say("root.bot.points", n=points)
    yield from _of_others(before, after, seat)
    yield from _of_pieces(before, after, seat)
    cards = len(after.hands[seat]) - len(before.hands[seat])
    if cards > 0:
        yield 0.9 * cards, say("root.bot.cards", n=cards)
    yield from _of_crafts(before, after, seat)


def _of_others(before: Woodland, after: Woodland, seat: Seat) -> Iterator[Told]:
    """Enemy pieces that are gone."""
    foes = enemies(before, seat)
    gone = _pieces(before, foes) - _pieces(after, foes)
    if gone > 0:
        yield 1.5 + gone, say("root.bot.removes", n=gone)
    fewer = _warriors(before, foes) - _warriors(after, foes)
    if fewer > 0:
        yield 0.4 * fewer, say("root.bot.kills", n=fewer)


def _pieces(state: Woodland, foes: list[Seat]) -> int:
    owners = [each.seat for here in state.buildings for each in here]
    owners += [each.seat for here in state.tokens for each in here]
    return sum([owner in foes for owner in owners])


def _warriors(state: Woodland, foes: list[Seat]) -> int:
    return sum([here[foe] for here in state.warriors for foe in foes])


def _own(state: Woodland, seat: Seat) -> tuple[Counter[Building], Counter[Token], int]:
    buildings = Counter(each for here in state.buildings for each in here if each.seat == seat)
    tokens = Counter(each for here in state.tokens for each in here if each.seat == seat)
    return buildings, tokens, sum([here[seat] for here in state.warriors])


def _of_pieces(before: Woodland, after: Woodland, seat: Seat) -> Iterator[Told]:
    """Own pieces that have come."""
    (built, laid, there), (more, other, now) = _own(before, seat), _own(after, seat)
    for building in sorted(more - built)[:1]:
        yield 1.6, say("root.bot.building", what=building_name(building))
    for token in sorted(other - laid)[:1]:
        yield 1.3, say("root.bot.token", what=token_name(token))
    if now > there:
        yield 0.5 * (now - there), say("root.bot.warriors", n=now - there)


def _of_crafts(before: Woodland, after: Woodland, seat: Seat) -> Iterator[Told]:
    """Items and effects that are new."""
    for item in _items(after, seat) - _items(before, seat):
        yield 1.0, say("root.bot.item", item=item_name(item))
    for card in Counter(after.crafted[seat]) - Counter(before.crafted[seat]):
        yield 1.0, say("root.bot.effect", card=card_name(card))


def _items(state: Woodland, seat: Seat) -> Counter[Item]:
    """Items of a seat: in its box, or a Vagabond's own."""
    own = [each.item for each in getattr(state.boards[seat], "items", ())]
    return Counter([*state.boxes[seat], *own])
