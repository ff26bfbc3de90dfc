"""Who may know what (11): one rule for each field of the state."""

from collections.abc import Callable

from rules.feed_the_kraken.enums import Character, Faction, NavCard, Ritual
from rules.feed_the_kraken.knowledge.worlds import deal as deal
from rules.feed_the_kraken.navigation.piles import bit
from rules.feed_the_kraken.state import Fact, Kraken
from rules.kernel.steps import Seat
from rules.kernel.views import BASE_SECRETS, Viewer, public

Cards = tuple[NavCard, ...]
Seats = tuple[Seat, ...]


def is_over(state: Kraken) -> bool:
    """At the end everything is shown (8)."""
    return state.outcome is not None


def bit_of(viewer: Viewer) -> int:
    """The viewer in a set of seats that know a card; an onlooker knows none."""
    return 0 if viewer is None else bit(viewer)


def own_faction(state: Kraken, viewer: Viewer, value: tuple[Faction, ...]) -> tuple[Faction, ...]:
    """One's own card. What one has seen of others stands in the facts."""
    if is_over(state):
        return value
    return tuple([card if i == viewer else Faction.HIDDEN for i, card in enumerate(value)])


def own_converts(state: Kraken, viewer: Viewer, value: Seats) -> Seats:
    """The leader knows all its converts, a convert itself."""
    if is_over(state) or viewer is None:
        return value if is_over(state) else ()
    if state.dealt[viewer] is Faction.CULT_LEADER:
        return value
    return (viewer,) if viewer in value else ()


def own_character(
    state: Kraken, viewer: Viewer, value: tuple[Character, ...]
) -> tuple[Character, ...]:
    """One's own; those that lie open or have done so; that a dead seat has none."""
    if is_over(state):
        return value
    known = [
        i == viewer or state.crew[i].shown or state.crew[i].face_up or card is Character.NONE
        for i, card in enumerate(value)
    ]
    return tuple([card if known[i] else Character.HIDDEN for i, card in enumerate(value)])


def unseen_characters(
    state: Kraken, viewer: Viewer, value: tuple[Character, ...]
) -> tuple[Character, ...]:
    """How many there are, no more."""
    return value if is_over(state) else (Character.HIDDEN,) * len(value)


def seen_top(state: Kraken, viewer: Viewer, value: Cards) -> Cards:
    """The top card for those who have looked at it; of all others only their number."""
    if is_over(state):
        return value
    if value and state.top_seen & bit_of(viewer):
        return (value[0], *(NavCard.HIDDEN,) * (len(value) - 1))
    return (NavCard.HIDDEN,) * len(value)


def own_bit(state: Kraken, viewer: Viewer, value: int) -> int:
    """Whether one knows the card oneself."""
    return value if is_over(state) else value & bit_of(viewer)


def seen_discards(state: Kraken, viewer: Viewer, value: Cards) -> Cards:
    """Those that one has discarded or looked at in their place."""
    if is_over(state):
        return value
    own, seen = bit_of(viewer), state.discards_seen
    return tuple([card if seen[i] & own else NavCard.HIDDEN for i, card in enumerate(value)])


def own_bits(state: Kraken, viewer: Viewer, value: tuple[int, ...]) -> tuple[int, ...]:
    """Which discards one knows oneself."""
    own = bit_of(viewer)
    return value if is_over(state) else tuple([seen & own for seen in value])


def unseen(state: Kraken, holder: bool, value: Cards) -> Cards:
    """Cards in a hand: their number, and for the holder what they are."""
    return value if holder or is_over(state) else (NavCard.HIDDEN,) * len(value)


def captains_hand(state: Kraken, viewer: Viewer, value: Cards) -> Cards:
    """The captain's affair."""
    return unseen(state, viewer == state.captain, value)


def lieutenants_hand(state: Kraken, viewer: Viewer, value: Cards) -> Cards:
    """The lieutenant's affair."""
    return unseen(state, viewer == state.lieutenant, value)


def seen_logbook(state: Kraken, viewer: Viewer, value: Cards) -> Cards:
    """The navigator's affair, once both officers have put their cards in."""
    is_closed = not state.captain_hand and not state.lieutenant_hand
    return unseen(state, is_closed and viewer == state.navigator, value)


def unseen_rituals(state: Kraken, viewer: Viewer, value: tuple[Ritual, ...]) -> tuple[Ritual, ...]:
    """How many are left; which ones follows from those that lie open, their order does not."""
    return value if is_over(state) else (Ritual.HIDDEN,) * len(value)


def own_facts(
    state: Kraken, viewer: Viewer, value: list[tuple[Fact, ...]]
) -> list[tuple[Fact, ...]]:
    """One's own; not even the number of others' facts."""
    if is_over(state):
        return value
    return [facts if seat == viewer else () for seat, facts in enumerate(value)]


SECRETS: dict[str, Callable[..., object]] = {
    **BASE_SECRETS,
    "variant": public,
    "threshold": public,
    "rests": public,
    "round": public,
    "crew": public,
    "supply": public,
    "captain": public,
    "lieutenant": public,
    "navigator": public,
    "space": public,
    "crossed_supply_line": public,
    "tokens_left": public,
    "dealt": own_faction,
    "converts": own_converts,
    "characters": own_character,
    "undealt": unseen_characters,
    "draw_pile": seen_top,
    "top_seen": own_bit,
    "discards": seen_discards,
    "discards_seen": own_bits,
    "sightings": public,
    "captain_hand": captains_hand,
    "lieutenant_hand": lieutenants_hand,
    "logbook": seen_logbook,
    "barred": public,
    "agitated": public,
    "equalized": public,
    "loyalty": public,
    "hired": public,
    "smuggled": public,
    "archived": public,
    "jumped": public,
    "rituals": unseen_rituals,
    "voyages": public,
    "checks": public,
    "looks": public,
    "rites": public,
    "claims": public,
    "facts": own_facts,
}
