"""What a bot says at the table: sailors the truth, pirates and cult what serves them (13, 14)."""

from collections.abc import Iterator

from rules.feed_the_kraken.bots.history import outlook_before, searcher_and_target
from rules.feed_the_kraken.bots.mind import MASTER, Mind
from rules.feed_the_kraken.bots.officers import (
    COLORS,
    CULT,
    PIRATE,
    SAILOR,
    Pair,
    color_of,
    taste,
)
from rules.feed_the_kraken.bots.values import colors_worth
from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.enums import Faction, NavCard
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Sight
from rules.feed_the_kraken.talking import SHOWN_BY_MERMAID
from rules.kernel.steps import FreeAction, Seat

SALT_ALIBI, SALT_SEARCH, SALT_ACCUSE, SALT_MERMAID = 51, 52, 53, 54
ALIBI = 0.8
SHIELD, SLANDER, CULT_HONEST = 0.85, 0.45, 0.7
SURE, VERY_SURE, TRUSTING = 0.72, 0.88, 0.9
QUIET = 4
"""So many rounds pass before the same thing is said again about the same seat."""
PAIR = 2


def speak(view: Kraken, seat: Seat, luck: int) -> tuple[FreeAction, ...]:
    """All that this seat says now, from its own view."""
    if not view.variant.bots_talk or not view.crew[seat].alive or not view.crew[seat].tongue:
        return ()
    mind = Mind(view, seat, MASTER, luck)
    return (*_of_cards(mind), *_of_looks(mind), *_of_seats(mind))


def _has_said(mind: Mind, kind: ClaimKind, number: int) -> bool:
    return any(
        claim.seat == mind.seat and claim.said.kind is kind and claim.said.number == number
        for claim in mind.view.claims
    )


def _fact(mind: Mind, kind: FactKind, number: int) -> Fact | None:
    """The last private fact of this kind about a navigation."""
    found = [fact for fact in mind.facts if fact.kind is kind and fact.number == number]
    return found[-1] if found else None


def _of_cards(mind: Mind) -> Iterator[Say]:
    """About the cards of the last navigation, if one has sailed it."""
    number = len(mind.view.voyages) - 1
    if number < 0:
        return
    made = mind.view.voyages[number]
    if mind.seat in (made.captain, made.lieutenant):
        drew, kept = _fact(mind, FactKind.DREW, number), _fact(mind, FactKind.KEPT, number)
        if drew and kept and len(drew.cards) == PAIR and len(kept.cards) == 1:
            yield from _card_claim(mind, ClaimKind.OFFICER_CARDS, drew.cards, kept.cards[0])
    elif mind.seat == made.navigator:
        book = _fact(mind, FactKind.LOGBOOK, number)
        if book and len(book.cards) == PAIR:
            yield from _card_claim(mind, ClaimKind.NAVIGATOR_CARDS, book.cards, made.card)


def _card_claim(
    mind: Mind, kind: ClaimKind, cards: tuple[NavCard, ...], left: NavCard
) -> Iterator[Say]:
    """The truth, or an alibi for one who had a better card for the sailors."""
    number = len(mind.view.voyages) - 1
    if _has_said(mind, kind, number):
        return
    first, second = sorted(color_of(card) for card in cards)
    pair, color = (first, second), color_of(left)
    if mind.side != SAILOR and _is_guilty(mind, number, pair, color):
        if mind.chance(SALT_ALIBI) > ALIBI:
            return
        pair = (color, color)
    colors = tuple(COLORS[each] for each in pair)
    yield Say(kind=kind, number=number, colors=colors, kept=COLORS[color])


def _is_guilty(mind: Mind, number: int, pair: Pair, color: int) -> bool:
    """Whether a sailor would have let the other card go on."""
    other = pair[0] + pair[1] - color
    outlook = outlook_before(mind.view, number)
    ahead = colors_worth(outlook, mind.view.voyages[number].origin)
    likes = taste((ahead[0][SAILOR], ahead[1][SAILOR], ahead[2][SAILOR]))
    return other != color and likes[other][color] > 0.5


def _of_looks(mind: Mind) -> Iterator[Say]:
    """About own looks that have not been told."""
    for number, look in enumerate(mind.view.looks):
        if look.viewer != mind.seat:
            continue
        if look.sight is Sight.CABIN_SEARCH and not _has_said(
            mind, ClaimKind.SEARCH_RESULT, number
        ):
            yield from _search_claim(mind, number)
        if look.sight is Sight.MERMAID and _is_untold(mind, number):
            yield from _mermaid_claim(mind, number)


def _is_untold(mind: Mind, number: int) -> bool:
    return not _has_said(mind, ClaimKind.MERMAID_CARDS, number)


def _search_claim(mind: Mind, number: int) -> Iterator[Say]:
    """What was found, or what should be believed to have been found."""
    looked = searcher_and_target(mind.view, number)
    facts = [fact for fact in mind.facts if fact.kind is FactKind.SEARCHED]
    found = [fact for fact in facts if looked and fact.about == (looked[1],)]
    if not looked or not found:
        return
    fact = found[-1]
    faction, converted = _told(mind, fact)
    yield Say(
        kind=ClaimKind.SEARCH_RESULT,
        number=number,
        target=looked[1],
        faction=faction,
        converted=converted,
    )


def _told(mind: Mind, fact: Fact) -> tuple[Faction, bool]:
    """By the side of the speaker."""
    true, luck = fact.factions[0], mind.chance(SALT_SEARCH)
    if mind.side == PIRATE:
        if true is Faction.PIRATE:
            return (Faction.SAILOR, False) if luck < SHIELD else (true, fact.real)
        return (Faction.PIRATE, False) if luck < SLANDER else (true, fact.real)
    if mind.side == CULT and (fact.real or true.side is Faction.CULT_LEADER.side):
        return Faction.SAILOR, False
    if mind.side == CULT and luck > CULT_HONEST:
        lie = Faction.PIRATE if true is Faction.SAILOR else Faction.SAILOR
        return lie, False
    return true, fact.real


def _mermaid_claim(mind: Mind, number: int) -> Iterator[Say]:
    """The three cards by colour: all tell, as who kept silent would be known for no sailor."""
    mine = [n for n, look in enumerate(mind.view.looks) if look.viewer == mind.seat]
    mine = [n for n in mine if mind.view.looks[n].sight is Sight.MERMAID]
    facts = [fact for fact in mind.facts if fact.kind is FactKind.MERMAID]
    place = mine.index(number)
    if place < len(facts) and len(facts[place].cards) == SHOWN_BY_MERMAID:
        colors = sorted(color_of(card) for card in facts[place].cards)
        if _covers(mind):
            colors = [color_of(mind.view.voyages[-1].card)] * len(colors)
        told = tuple(COLORS[color] for color in colors)
        yield Say(kind=ClaimKind.MERMAID_CARDS, number=number, colors=told)


def _covers(mind: Mind) -> bool:
    """Whether the officers had no choice, as this seat tells it: one of them is of its own side."""
    if mind.side == SAILOR or not mind.view.voyages:
        return False
    made = mind.view.voyages[-1]
    officers = (made.captain, made.lieutenant, made.navigator)
    mates = [seat for seat in officers if seat in mind.others()]
    is_mate = any(mind.friend(seat) > 0.5 for seat in mates)
    return is_mate and mind.chance(SALT_MERMAID) < ALIBI


def _of_seats(mind: Mind) -> Iterator[Say]:
    """One accusation, or one word of trust, in a round."""
    recent = [c for c in mind.view.claims if c.seat == mind.seat]
    kinds = (ClaimKind.ACCUSATION, ClaimKind.TRUST)
    if any(c.round == mind.view.round and c.said.kind in kinds for c in recent):
        return
    named = {c.said.target for c in recent if c.round > mind.view.round - QUIET}
    fresh = [seat for seat in mind.others() if seat not in named]
    if not fresh:
        return
    worst = max(fresh, key=lambda seat: (_blame(mind, seat), seat))
    blame = _blame(mind, worst)
    if blame > SURE:
        strength = 3 if blame > VERY_SURE else 2
        yield Say(
            kind=ClaimKind.ACCUSATION, target=worst, faction=Faction.PIRATE, strength=strength
        )
        return
    best = max(fresh, key=lambda seat: (_praise(mind, seat), seat))
    if _praise(mind, best) > TRUSTING:
        yield Say(kind=ClaimKind.TRUST, target=best)


def _blame(mind: Mind, seat: Seat) -> float:
    """Sailors go by what they believe; others join in where everybody suspects one of no use."""
    if mind.side == SAILOR:
        return mind.of(seat)[PIRATE]
    return 0.0 if mind.friend(seat) > 0.5 else mind.public.side(seat)[PIRATE] + 0.1


def _praise(mind: Mind, seat: Seat) -> float:
    """Whom one would sail with."""
    if mind.side == SAILOR:
        return mind.of(seat)[SAILOR]
    return mind.public.side(seat)[SAILOR] + 0.1 * mind.friend(seat)
