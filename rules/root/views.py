"""Who may know what (11): one rule for each field of the state; worlds that agree with a view."""

from collections.abc import Callable

from rules.kernel.luck import below
from rules.kernel.steps import Seat
from rules.kernel.views import BASE_SECRETS, Viewer, public
from rules.root.cards.dominance import removed_dominance
from rules.root.data import decks, quests
from rules.root.data import items as item_kinds
from rules.root.effects.codebreakers import sees_hand
from rules.root.enums import Faction, Item, PlotKind, TokenKind
from rules.root.events import as_seen
from rules.root.laws import laws
from rules.root.state import HIDDEN_CARD, NOWHERE, Place, Token, Woodland, all_seats

Cards = tuple[str, ...]


def is_over(state: Woodland) -> bool:
    """At the end everything is shown."""
    return state.outcome is not None


def own_hand(state: Woodland, viewer: Viewer, value: list[Cards]) -> list[Cards]:
    """One's own, those that lie open, and one that is being looked at; of others the number."""
    if is_over(state):
        return value
    found = laws(state)
    return [
        hand
        if seat == viewer or found[seat].has_public_hand() or sees_hand(state, viewer, Seat(seat))
        else (HIDDEN_CARD,) * len(hand)
        for seat, hand in enumerate(value)
    ]


def own_only(state: Woodland, viewer: Viewer, value: list[Cards]) -> list[Cards]:
    """One's own supporters; of others the number."""
    if is_over(state):
        return value
    return [
        cards if seat == viewer else (HIDDEN_CARD,) * len(cards) for seat, cards in enumerate(value)
    ]


def own_plots(
    state: Woodland, viewer: Viewer, value: list[tuple[PlotKind, ...]]
) -> list[tuple[PlotKind, ...]]:
    """One's own supply of plots; of others the number."""
    if is_over(state):
        return value
    return [
        plots if seat == viewer else (PlotKind.HIDDEN,) * len(plots)
        for seat, plots in enumerate(value)
    ]


def seen_tokens(
    state: Woodland, viewer: Viewer, value: list[tuple[Token, ...]]
) -> list[tuple[Token, ...]]:
    """All tokens; of a face-down plot not its kind."""
    if is_over(state):
        return value
    return [tuple(sorted([as_seen(t, viewer) for t in here])) if here else () for here in value]


def unseen(state: Woodland, viewer: Viewer, value: Cards) -> Cards:
    """A face-down pile: its number."""
    return value if is_over(state) else (HIDDEN_CARD,) * len(value)


def under_ruins(
    state: Woodland, viewer: Viewer, value: dict[Place, tuple[Item, ...]]
) -> dict[Place, tuple[Item, ...]]:
    """How many items lie under each ruin; which ones only to who is looking under it (7.4)."""
    if is_over(state):
        return value
    open_to = NOWHERE if viewer is None else laws(state)[viewer].looks_under(state, viewer)
    return {
        place: found if place == open_to else (Item.HIDDEN,) * len(found)
        for place, found in value.items()
    }


SECRETS: dict[str, Callable[..., object]] = {
    **dict.fromkeys(Woodland.__struct_fields__, public),
    **BASE_SECRETS,
    "hands": own_hand,
    "supporters": own_only,
    "plots": own_plots,
    "tokens": seen_tokens,
    "deck": unseen,
    "quests": unseen,
    "market": unseen,
    "ruins": under_ruins,
}


# -------------------------------------------------------------------- worlds
def deal(world: Woodland, viewer: Viewer, luck: int) -> None:
    """Deals what is hidden in a view at random, so that all that is known stays."""
    luck = _deal_cards(world, luck)
    luck = _deal_quests(world, luck)
    luck = _deal_items(world, luck)
    _deal_plots(world, luck)


class _Mixed:
    """Things in a random order, taken one by one."""

    def __init__(self, things: list[str], luck: int) -> None:
        for index in range(len(things) - 1, 0, -1):
            luck, other = below(luck, index + 1)
            things[index], things[other] = things[other], things[index]
        self.things, self.luck = things, luck

    def fill(self, held: Cards) -> Cards:
        """Hidden cards become known ones."""
        return tuple([card or self.things.pop() for card in held])


def _deal_cards(world: Woodland, luck: int) -> int:
    """The cards that lie nowhere in sight: into hands, supporters, the market, the deck."""
    unknown = {card.id: card.copies for card in decks()[world.variant.deck]}
    for card in known_cards(world):
        unknown[card] -= 1
    pool = [card for card, left in unknown.items() for _ in range(left)]
    mixed = _Mixed(pool, luck)
    world.hands = [tuple(sorted(mixed.fill(hand))) for hand in world.hands]
    world.supporters = [mixed.fill(cards) for cards in world.supporters]
    world.market = mixed.fill(world.market)
    world.deck = mixed.fill(world.deck)
    return mixed.luck


def known_cards(state: Woodland) -> list[str]:
    """Every card of the shared deck that can be seen in a state, wherever it lies."""
    found = [*state.discard, *state.lost_souls, *state.available, *state.market, *state.deck]
    for held in (state.hands, state.revealed, state.crafted, state.supporters):
        for cards in held:
            found += cards
    for seat, law in enumerate(laws(state)):
        found += law.open_cards(state, Seat(seat))
    found += [card for card in state.dominance if card]
    if removed_dominance(state):
        found += [card.id for card in decks()[state.variant.deck] if card.kind == "dominance"]
    return [card for card in found if card]


def _deal_quests(world: Woodland, luck: int) -> int:
    if not world.quests:
        return luck
    known = {*world.open_quests, *world.quests}
    for board in world.boards:
        known.update((*getattr(board, "quests", ()), getattr(board, "quest", "")))
    mixed = _Mixed([id for id in quests() if id not in known], luck)
    world.quests = mixed.fill(world.quests)
    return mixed.luck


def _deal_items(world: Woodland, luck: int) -> int:
    """Items that Vagabonds have not found yet, under the ruins (7.4)."""
    if not any(world.ruins.values()):
        return luck
    vagabonds = world.factions.count(Faction.VAGABOND)
    left = {kind.id: kind.ruin_copies * vagabonds for kind in item_kinds().values()}
    for board in world.boards:
        for each in getattr(board, "items", ()):
            left[each.item] -= each.from_ruin
    for lying in world.ruins.values():
        for item in lying:
            if item is not Item.HIDDEN:
                left[item] -= 1
    pool = [item.value for item, count in left.items() for _ in range(max(0, count))]
    mixed = _Mixed(pool, luck)
    for place, found in world.ruins.items():
        if found and mixed.things:
            world.ruins[place] = tuple(
                sorted(
                    Item(mixed.things.pop()) if i is Item.HIDDEN and mixed.things else i
                    for i in found
                )
            )
    return mixed.luck


def _deal_plots(world: Woodland, luck: int) -> None:
    """Face-down plots and those in the supply: two of each kind in all (7.8)."""
    for seat in all_seats(world):
        if world.factions[seat] is Faction.CORVID and PlotKind.HIDDEN in _plots_of(world, seat):
            left = [kind.value for kind in PlotKind if kind for _ in range(2)]
            for kind in _plots_of(world, seat):
                if kind is not PlotKind.HIDDEN:
                    left.remove(kind.value)
            known = _known_supply(world, seat, left)
            mixed = _Mixed(left, luck)
            hidden = len(world.plots[seat]) - len(known)
            drawn = [PlotKind(mixed.things.pop()) for _ in range(hidden)]
            world.plots[seat] = tuple(sorted([*known, *drawn]))
            world.tokens = [tuple(_told(t, mixed) for t in here) for here in world.tokens]


def _known_supply(world: Woodland, seat: Seat, left: list[str]) -> list[PlotKind]:
    """What all saw return to a supply that is hidden from this viewer; it is taken from `left`."""
    known: list[PlotKind] = []
    for owner, kind in world.known_plots:
        if owner == seat and kind.value in left and len(known) < len(world.plots[seat]):
            left.remove(kind.value)
            known.append(kind)
    return known


def _plots_of(world: Woodland, seat: Seat) -> list[PlotKind]:
    lying = [t.plot for here in world.tokens for t in here if t.kind is TokenKind.PLOT]
    return [*world.plots[seat], *lying]


def _told(token: Token, mixed: _Mixed) -> Token:
    if token.kind is not TokenKind.PLOT or token.plot is not PlotKind.HIDDEN:
        return token
    return Token(token.seat, token.kind, token.suit, PlotKind(mixed.things.pop()), token.face_up)
