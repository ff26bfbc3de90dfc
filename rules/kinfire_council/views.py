"""Who may know what (16): hands, decks, hidden threats, what a look at the threats showed."""

from collections import Counter
from collections.abc import Callable, Iterable

from rules.kernel.luck import Order, draw, stirred
from rules.kernel.steps import Seat
from rules.kernel.views import BASE_SECRETS, Viewer, public
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.docket import is_kept
from rules.kinfire_council.state import HIDDEN_CARD, NOBODY, Council

Cards = tuple[str, ...]


# -------------------------------------------------------------------- what a viewer sees
def face_down(state: Council, viewer: Viewer, value: Cards) -> Cards:
    """How many cards, not which; when the game is over all lie open."""
    return value if state.outcome is not None else (HIDDEN_CARD,) * len(value)


def own_hand(state: Council, viewer: Viewer, value: list[Cards]) -> list[Cards]:
    """A seat sees its own cards, of others how many."""
    if state.outcome is not None:
        return value
    return [
        cards if seat == viewer else (HIDDEN_CARD,) * len(cards) for seat, cards in enumerate(value)
    ]


def own_scry(state: Council, viewer: Viewer, value: Cards) -> Cards:
    """The cards that are being looked at: whoever looks sees them, others how many."""
    return value if viewer == state.scry_by else (HIDDEN_CARD,) * len(value)


def own_knowledge(state: Council, viewer: Viewer, value: Cards) -> Cards:
    """What a seat put back: others know that it looked, not what it did with the cards."""
    return value if viewer == state.known_by else ()


def own_knower(state: Council, viewer: Viewer, value: Seat) -> Seat:
    """Whose knowledge it is: his own business."""
    return value if viewer == value else NOBODY


SECRETS: dict[str, Callable[..., object]] = {
    **dict.fromkeys(Council.__struct_fields__, public),
    **BASE_SECRETS,
    "hands": own_hand,
    "threat_deck": face_down,
    "hidden_threats": face_down,
    "decree_deck": face_down,
    "research_deck": face_down,
    "sites": face_down,
    "scry": own_scry,
    "known_tops": own_knowledge,
    "known_bottoms": own_knowledge,
    "known_by": own_knower,
}


# -------------------------------------------------------------------- worlds
def deal(world: Council, viewer: Viewer, luck: int) -> None:
    """What the viewer has not seen is dealt anew onto the piles and hands that hold it."""
    if world.outcome is not None:
        return
    _deal_threats(world, stirred(luck, 1))
    _deal_research(world, viewer, stirred(luck, 2))
    items = item_set(world).content
    kept = [each for sheet in world.sheets for each in sheet.elections]
    docket = [each.card for each in world.docket if not is_kept(world, each.card)]
    seen = (*world.laws, *kept, *docket, *world.decree_discard)
    pool = _unseen((each.id for each in items.decrees), seen, stirred(luck, 3))
    world.decree_deck = tuple(pool[: len(world.decree_deck)])
    built = (*world.site_discard, world.site)
    pool = _unseen((each.id for each in items.sites), built, stirred(luck, 4))
    world.sites = tuple(pool[: len(world.sites)])


def _deal_threats(world: Council, luck: int) -> None:
    """Hidden threats, cards that another looks at, the deck: what the viewer put back stays where
    he knows it to be."""
    seen = [
        *(each.card for each in world.threats if each is not None),
        *(card for sheet in world.sheets for card in sheet.trophies),
        *world.threat_discard,
        *world.resolving,
        *world.scry,
        *world.known_tops,
        *world.known_bottoms,
    ]
    pool = _unseen((each.id for each in item_set(world).content.threats), seen, luck)
    if HIDDEN_CARD in world.scry:
        world.scry = _taken(pool, len(world.scry))
    world.hidden_threats = _taken(pool, len(world.hidden_threats))
    unknown = len(world.threat_deck) - len(world.known_tops) - len(world.known_bottoms)
    world.threat_deck = (*world.known_tops, *_taken(pool, unknown), *world.known_bottoms)


def _deal_research(world: Council, viewer: Viewer, luck: int) -> None:
    """Into the hands of others, the rest into the deck, which has no order."""
    copies = (each.id for each in item_set(world).content.research for _ in range(each.copies))
    own = () if viewer is None else world.hands[viewer]
    pool = _unseen(copies, (*world.research_discard, *own), luck)
    for seat, cards in enumerate(world.hands):
        if seat != viewer:
            world.hands[seat] = tuple(sorted(_taken(pool, len(cards))))
    world.research_deck = tuple(sorted(_taken(pool, len(world.research_deck))))


def _unseen(cards: Iterable[str], seen: Iterable[str], luck: int) -> list[str]:
    """The cards that do not lie open, shuffled."""
    left = sorted((Counter(cards) - Counter(seen)).elements())
    _, order = draw(luck, Order(len(left)))
    assert isinstance(order, tuple)
    return [left[at] for at in order]


def _taken(pool: list[str], n: int) -> Cards:
    """Takes n cards off a pool."""
    taken = tuple(pool[:n])
    del pool[:n]
    return taken
