"""What a seat may say now (13): all contents are offered, since a claim may be a lie.

Silent are the dead, those without a tongue, and the officers of a navigation whose card has not
been shown: of these only an emergency leaves anybody a public moment.
"""

from functools import cache
from itertools import combinations_with_replacement

from rules.feed_the_kraken.claim import Claim, ClaimKind, Say
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import Color, Faction, NavCard, Post, Voyage
from rules.feed_the_kraken.events import Said
from rules.feed_the_kraken.knowledge.worlds import navigation_deck
from rules.feed_the_kraken.state import Kraken, Look, Navigation, Sight, game_of, others
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

DRAWN, DRAWN_WITH_SMUGGLER = 2, 3
SHOWN_BY_MERMAID = 3
STRENGTHS = (1, 2, 3)
ACCUSED_OF = (Faction.PIRATE, Faction.CULT_LEADER, Faction.CULTIST)
FACTIONS = (Faction.SAILOR, Faction.PIRATE, Faction.CULT_LEADER, Faction.CULTIST)
COLORS = tuple(Color)
LASTING = (
    ClaimKind.OFFICER_CARDS,
    ClaimKind.NAVIGATOR_CARDS,
    ClaimKind.SEARCH_RESULT,
    ClaimKind.MERMAID_CARDS,
    ClaimKind.TOP_CARD,
)
"""Claims that are made once in a game: about one navigation, about one look."""

Heard = set[tuple[ClaimKind, int]]
"""Kind, and the number of the navigation or look, or the target, of what has been said."""


def utter(state: State, context: StepContext, seat: Seat, said: Say) -> None:
    """A claim is kept as public, and told."""
    game = game_of(state)
    game.claims = (*game.claims, Claim(game.round, seat, said))
    context.emit(Said(seat, said))


def open_to(state: Kraken, seat: Seat) -> tuple[Say, ...]:
    """All that a seat may say; an onlooker's view is enough to know it."""
    if not may_speak(state, seat):
        return ()
    said = _said(state, seat)
    return (
        *_of_cards(state, seat, said),
        *_of_looks(state, seat, said),
        *_of_seats(state, seat, said),
    )


def may_speak(state: Kraken, seat: Seat) -> bool:
    """Whether it lives, has a tongue, and is no officer whose navigation is under way."""
    mate = state.crew[seat]
    if not mate.alive or not mate.tongue or state.round == 0 or state.outcome is not None:
        return False
    is_shown = bool(state.voyages) and state.voyages[-1].round == state.round
    is_under_way = bool(state.jumped) and not is_shown
    return not is_under_way or seat not in (state.captain, state.lieutenant, state.navigator)


def _said(state: Kraken, seat: Seat) -> Heard:
    found = set()
    for claim in state.claims:
        if claim.seat != seat:
            continue
        said = claim.said
        if said.kind in LASTING:
            found.add((said.kind, said.number))
        elif claim.round == state.round:
            found.add((said.kind, said.target))
    return found


# ---------------------------------------------------------------- cards


def _of_cards(state: Kraken, seat: Seat, said: Heard) -> list[Say]:
    found: list[Say] = []
    for number, voyage in enumerate(state.voyages):
        if seat == voyage.navigator:
            if (ClaimKind.NAVIGATOR_CARDS, number) not in said:
                size = in_logbook(state, voyage)
                found += navigator_claims(number, cards()[voyage.card].color, size)
            continue
        served = seat in (voyage.captain, voyage.lieutenant)
        if served and (ClaimKind.OFFICER_CARDS, number) not in said:
            found += officer_claims(number, drawn_by(voyage, seat))
    return found


def drawn_by(voyage: Navigation, seat: Seat) -> int:
    """How many cards an officer drew: public."""
    post = Post.CAPTAIN if seat == voyage.captain else Post.LIEUTENANT
    return DRAWN_WITH_SMUGGLER if post in voyage.smuggled else DRAWN


def in_logbook(state: Kraken, voyage: Navigation) -> int:
    """How many cards the navigator got: public."""
    return DRAWN + len(voyage.smuggled) * (state.variant.smuggler_keeps - 1)


@cache
def officer_claims(number: int, size: int) -> tuple[Say, ...]:
    """All colours that so many cards can have, and each that may have been kept."""
    return tuple(
        [
            Say(kind=ClaimKind.OFFICER_CARDS, number=number, colors=colors, kept=kept)
            for colors in combinations_with_replacement(COLORS, size)
            for kept in dict.fromkeys(colors)
        ]
    )


@cache
def navigator_claims(number: int, shown: Color, size: int) -> tuple[Say, ...]:
    """The colour shown, and all that may have lain beside it."""
    return tuple(
        [
            Say(kind=ClaimKind.NAVIGATOR_CARDS, number=number, colors=colors, kept=shown)
            for colors in combinations_with_replacement(COLORS, size)
            if shown in colors
        ]
    )


# ---------------------------------------------------------------- looks


def _of_looks(state: Kraken, seat: Seat, said: Heard) -> list[Say]:
    found: list[Say] = []
    for number, look in enumerate(state.looks):
        kind = KINDS[look.sight]
        if look.viewer == seat and (kind, number) not in said:
            found += _about(state, number, look)
    return found


KINDS = {
    Sight.CABIN_SEARCH: ClaimKind.SEARCH_RESULT,
    Sight.MERMAID: ClaimKind.MERMAID_CARDS,
    Sight.TELESCOPE: ClaimKind.TOP_CARD,
    Sight.LOOK_OUT: ClaimKind.TOP_CARD,
}


def _about(state: Kraken, number: int, look: Look) -> tuple[Say, ...]:
    if look.sight is Sight.CABIN_SEARCH:
        return search_claims(number, look.target, state.variant.search_shows_side_only)
    if look.sight is Sight.MERMAID:
        return mermaid_claims(number)
    return top_claims(number, state.variant.voyage, cards_in_play(state))


@cache
def search_claims(number: int, target: Seat, side_only: bool) -> tuple[Say, ...]:
    """Any card, converted or not; a leader is never converted."""
    return tuple(
        [
            Say(
                kind=ClaimKind.SEARCH_RESULT,
                number=number,
                target=target,
                faction=faction,
                converted=converted,
            )
            for faction in FACTIONS
            for converted in (False, True)
            if not converted or not (side_only or faction is Faction.CULT_LEADER)
        ]
    )


@cache
def mermaid_claims(number: int) -> tuple[Say, ...]:
    """Any three colours."""
    return tuple(
        [
            Say(kind=ClaimKind.MERMAID_CARDS, number=number, colors=colors)
            for colors in combinations_with_replacement(COLORS, SHOWN_BY_MERMAID)
        ]
    )


@cache
def top_claims(number: int, voyage: Voyage, count: int) -> tuple[Say, ...]:
    """Any card of the deck of so many that is played with (16)."""
    deck = navigation_deck(voyage, count)
    return tuple([_top_claim(number, card) for card in cards() if card in deck])


def cards_in_play(state: Kraken) -> int:
    """How many navigation cards there are, wherever they lie: everybody can count them."""
    lying = (state.draw_pile, state.discards, state.logbook)
    held = (state.captain_hand, state.lieutenant_hand)
    played = sum(len(mate.resumes) for mate in state.crew)
    return played + sum(len(place) for place in (*lying, *held))


def _top_claim(number: int, card: NavCard) -> Say:
    return Say(kind=ClaimKind.TOP_CARD, number=number, card=card)


# ---------------------------------------------------------------- sides and seats


def _of_seats(state: Kraken, seat: Seat, said: Heard) -> list[Say]:
    found: list[Say] = []
    if (ClaimKind.OWN_SIDE, -1) not in said:
        found += own_sides()
    for each in others(state, seat):
        if (ClaimKind.ACCUSATION, each) not in said:
            found += accusations(each)
        if (ClaimKind.TRUST, each) not in said:
            found.append(trust(each))
    return found


@cache
def own_sides() -> tuple[Say, ...]:
    """Any card."""
    return tuple([Say(kind=ClaimKind.OWN_SIDE, faction=faction) for faction in FACTIONS])


@cache
def accusations(target: Seat) -> tuple[Say, ...]:
    """Of anything but honesty, more or less sure."""
    return tuple(
        [
            Say(kind=ClaimKind.ACCUSATION, target=target, faction=faction, strength=strength)
            for faction in ACCUSED_OF
            for strength in STRENGTHS
        ]
    )


@cache
def trust(target: Seat) -> Say:
    """One word."""
    return Say(kind=ClaimKind.TRUST, target=target)
