"""What can never be: pieces, cards and items that came or went from nowhere (1)."""

from collections import Counter
from collections.abc import Callable, Collection

from rules.kernel.steps import Seat
from rules.root.cards.dominance import removed_dominance
from rules.root.data import characters, decks, items, leaders, ministers, pieces, quests
from rules.root.enums import (
    CardKind,
    Faction,
    Item,
    Landmark,
    Suit,
    TokenKind,
)
from rules.root.laws import laws
from rules.root.state import CLEARINGS, NOWHERE, Building, Token, Woodland
from rules.root.views import known_cards
from rules.root.woodland.geography import all_forests, clearing
from rules.root.woodland.placing import SUITED, all_of, total_warriors


def problems(state: Woodland) -> list[str]:
    """All that is wrong with a state; nothing, as a rule."""
    if wrong := shape_problems(state):
        return wrong  # all others take the shape for granted
    found = [
        *board_problems(state),
        *card_problems(state),
        *slot_problems(state),
        *item_problems(state),
    ]
    for seat, law in enumerate(laws(state)):
        if state.factions[seat] is Faction.NONE:
            continue
        found += warrior_problems(state, Seat(seat))
        found += piece_problems(state, Seat(seat))
        found += law.problems(state, Seat(seat))
    return [*found, *score_problems(state)]


PRINTED: dict[str, Callable[[], Collection[str]]] = {
    "character": characters,
    "leader": leaders,
    "deposed": leaders,
    "quest": quests,
    "quests": quests,
    "swayed": ministers,
}
"""Field of a board -> what stands in it, one or several."""
BY_SEAT = ("relations", "aids", "funds", "payments", "committed")
"""Fields of boards with a number for each seat, once they hold any."""


def board_problems(state: Woodland) -> list[str]:
    """On boards lies what is printed; no quest lies in two places."""
    found, laid = [], [*state.quests, *state.open_quests]
    for seat, board in enumerate(state.boards):
        for name, printed in PRINTED.items():
            value = getattr(board, name, "")
            held = [value] if isinstance(value, str) else [*value]
            laid += held if printed is quests else []
            if not set(held) <= {"", *printed()}:
                found.append(f"seat {seat}: {name} {value}")
        for name in BY_SEAT:
            if len(getattr(board, name, ())) not in (0, len(state.scores)):
                found.append(f"seat {seat}: {name} {getattr(board, name)}")
    named = [each for each in laid if each]
    if len(set(named)) < len(named) or not set(named) <= set(quests()):
        found.append(f"quests {named}")
    return found


def shape_problems(state: Woodland) -> list[str]:
    """Once play has begun each seat has its faction and the board of it; each clearing a suit."""
    seats, places = len(state.scores), len(state.warriors)
    by_seat = {"factions": state.factions, "automata": state.automata, "traits": state.traits}
    found = [f"{name} {row}" for name, row in by_seat.items() if len(row) not in (0, seats)]
    if not set(state.pawns) <= {NOWHERE, *range(places), *all_forests(state)}:
        found.append(f"pawns {state.pawns}")
    if found or not state.round:
        return found
    if len(state.suits) != places:
        return [f"suits {state.suits}"]
    if len(state.factions) != seats or Faction.NONE in state.factions:
        return [f"factions {state.factions}"]
    return [
        f"seat {seat}: the board of another faction"
        for seat, law in enumerate(laws(state))
        if type(state.boards[seat]) is not type(law.board(state, Seat(seat)))
    ]


def score_problems(state: Woodland) -> list[str]:
    """No score below 0, and each is the sum of its tally (6.1)."""
    found = [f"scores {state.scores}"] if min(state.scores) < 0 else []
    for seat, score in enumerate(state.scores):
        told = sum(points for _, points in state.tally[seat])
        if told != score:
            found.append(f"seat {seat}: {score} points, {told} by source")
    return found


def card_problems(state: Woodland) -> list[str]:
    """Each card of the deck is in one place."""
    if not state.round and not state.deck:
        return []
    deck = decks()[state.variant.deck]
    have, wanted = Counter(known_cards(state)), Counter({card.id: card.copies for card in deck})
    if removed_dominance(state):
        lost = {card.id for card in deck if card.kind is CardKind.DOMINANCE}
        if any(have[card] != 1 for card in lost):
            return [f"dominance cards in a game without them: {have}"]
    differing = {card: have[card] - n for card, n in wanted.items() if have[card] != n}
    return [f"cards {differing}"] if differing or set(have) - set(wanted) else []


def warrior_problems(state: Woodland, seat: Seat) -> list[str]:
    """All warriors of a seat are somewhere."""
    count, owned = total_warriors(state, seat), pieces()[state.factions[seat]].warriors
    found = [] if count == owned else [f"seat {seat}: {count} warriors of {owned}"]
    if min(state.supply[seat], state.limbo[seat], state.coffin[seat]) < 0:
        found.append(f"seat {seat}: fewer than no warriors")
    return found


def piece_problems(state: Woodland, seat: Seat) -> list[str]:
    """No more pieces of a kind on the map than there are."""
    laid: list[Building | Token] = []
    for place, built in enumerate(state.buildings):
        laid += [*built, *state.tokens[place]]
    count = Counter([(each.kind, _suit(each)) for each in laid if each.seat == seat])
    return [
        f"seat {seat}: too many {kind} {suit}"
        for (kind, suit), number in count.items()
        if kind is not TokenKind.PLOT and number > all_of(state, seat, kind, suit)
    ]


def _suit(piece: Building | Token) -> Suit:
    """The suit by which pieces of its kind are counted."""
    has_suit = piece.kind in SUITED or piece.kind is TokenKind.TRADE_POST
    return piece.suit if has_suit else Suit.NONE


def slot_problems(state: Woodland) -> list[str]:
    """Buildings and ruins fit into the slots of their clearing."""
    found = []
    for place in CLEARINGS:
        slots = clearing(state, place).slots + ((Landmark.ELDER_TREETOP, place) in state.landmarks)
        if len(state.buildings[place]) + (place in state.ruins) > slots:
            found.append(f"clearing {place}: more buildings than slots")
        if min(state.warriors[place]) < 0:
            found.append(f"clearing {place}: fewer than no warriors")
    return found


def item_problems(state: Woodland) -> list[str]:
    """Supply items are in the supply, at the Forge, in boxes or with Vagabonds, or gone for good:
    never more than there were."""
    have: Counter[Item] = Counter([*state.items, *state.forge])
    for box in (*state.boxes, *state.spent_boxes):
        have.update(box)
    most = {kind.id: kind.supply for kind in items().values()}
    return [f"items {item}: {n}" for item, n in have.items() if n > most.get(item, 0)]
