"""How rule cases place and read what belongs to one seat of Root."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import msgspec

from rules.console.casebook import CaseFault, Value, plain_value
from rules.kernel.steps import Seat
from rules.root.automata.boards import VagabotBoard
from rules.root.boards import (
    Commitment,
    EyrieBoard,
    FactionBoard,
    RiverfolkBoard,
    VagabondBoard,
)
from rules.root.casebook.names import COLUMNS
from rules.root.casebook.pieces import (
    at_place,
    building_of,
    building_word,
    place_of,
    place_word,
    token_of,
    token_word,
    vagabond_item,
    vagabond_item_word,
)
from rules.root.data import ministers
from rules.root.enums import Item, PlotKind, Rank, Relation, Suit
from rules.root.scoring.sources import BEFORE
from rules.root.state import CLEARINGS, NOBODY, Place, Woodland, all_seats
from rules.root.woodland.geography import open_slots
from rules.root.woodland.ruling import ruled

PRICES = ("hand_card", "riverboats", "mercenaries")
RANKS = (Rank.SQUIRE, Rank.NOBLE, Rank.LORD)
CROWNS = 3
CARD_LISTS = ("hand", "revealed", "crafted", "supporters")
FIELDS = {"hand": "hands", "box": "boxes", "spent_box": "spent_boxes", "score": "scores"}
LISTS = (*CARD_LISTS, "box", "spent_box", "supply", "score", "dominance", "coffin")
FUNDS = ("funds", "payments", "committed")
SeatOf = Callable[[Value], Seat]
SeatName = Callable[[Seat], str]


def cards_of(value: Value) -> tuple[str, ...]:
    """A hand or pile by ids, sorted as the state keeps them."""
    return tuple(sorted(str(each) for each in cast("list[Value]", value)))


def texts(value: Value) -> list[str]:
    """A list of texts."""
    return [str(each) for each in cast("list[Value]", value)]


# -------------------------------------------------------------------- on the map
def place_warriors(state: Woodland, seat: Seat, value: Value) -> None:
    """«{ 5 = 3, burrow = 2 }»: out of the supply."""
    for word, count in cast("dict[str, int]", value).items():
        place = place_of(word)
        here = list(state.warriors[place])
        state.supply[seat] -= count - here[seat]
        here[seat] = count
        state.warriors[place] = tuple(here)


def place_pieces(state: Woodland, seat: Seat, word: str, value: Value) -> None:
    """«["5 garden fox", "3 roost"]»; plots leave the supply of plots."""
    for text in texts(value):
        place, words = at_place(text)
        if word == "buildings":
            here = (*state.buildings[place], building_of(seat, words))
            state.buildings[place] = tuple(sorted(here))
        else:
            token = token_of(seat, words)
            state.tokens[place] = tuple(sorted((*state.tokens[place], token)))
            _take_plot(state, seat, token.plot)


def _take_plot(state: Woodland, seat: Seat, plot: PlotKind) -> None:
    if plot in state.plots[seat]:
        left = list(state.plots[seat])
        left.remove(plot)
        state.plots[seat] = tuple(left)


def place_score(state: Woodland, seat: Seat, points: int) -> None:
    """Points that nobody was seen to score."""
    state.scores[seat] = points
    state.tally[seat] = ((BEFORE, points),) if points else ()


# -------------------------------------------------------------------- own things
def place_own(state: Woodland, seat: Seat, word: str, value: Value) -> bool:
    """What lists of the state hold for a seat; False for other words."""
    if word == "traits":
        traits = list(state.traits)
        traits[seat] = tuple(texts(value))
        state.traits = tuple(traits)
    elif word == "warriors":
        place_warriors(state, seat, value)
    elif word in ("buildings", "tokens"):
        place_pieces(state, seat, word, value)
    elif word == "pawn":
        state.pawns[seat] = place_of(value)
    elif word == "plots":
        state.plots[seat] = tuple(sorted(map(PlotKind, texts(value))))
    elif word in CARD_LISTS:
        getattr(state, FIELDS.get(word, word))[seat] = cards_of(value)
    elif word in ("box", "spent_box"):
        _place_box(state, seat, word, value)
    elif word == "score":
        place_score(state, seat, cast("int", value))
    elif word in LISTS:
        getattr(state, FIELDS.get(word, word))[seat] = value
    else:
        return False
    return True


def _place_box(state: Woodland, seat: Seat, word: str, value: Value) -> None:
    """Items out of the supply."""
    box = tuple(sorted(map(Item, texts(value))))
    getattr(state, FIELDS[word])[seat] = box
    left = Counter(state.items)
    left.subtract(box)
    state.items = tuple(sorted((+left).elements()))


# -------------------------------------------------------------------- boards
def place_board(state: Woodland, seat: Seat, word: str, value: Value, seat_of: SeatOf) -> bool:
    """A fact of the faction's own board; False for words that it does not know."""
    board = state.boards[seat]
    if word not in board.__struct_fields__:
        return False
    facts = _facts(state, board, word, value, seat_of)
    _take_warriors(state, seat, board, facts)
    state.boards[seat] = msgspec.structs.replace(board, **facts)
    return True


def _facts(
    state: Woodland, board: FactionBoard, word: str, value: Value, seat_of: SeatOf
) -> dict[str, object]:
    if word == "swayed" and "crowns" in board.__struct_fields__:
        return _swayed(texts(value))
    return {word: _fact(state, board, word, value, seat_of)}


def _fact(state: Woodland, board: FactionBoard, word: str, value: Value, seat_of: SeatOf) -> object:
    if word in ("outcast", "suit"):
        return Suit(str(value))
    if word in FUNDS:
        return _counts(state, value, seat_of)
    if isinstance(board, VagabondBoard | VagabotBoard):
        return _vagabond_fact(state, word, value, seat_of)
    if isinstance(board, RiverfolkBoard):
        return _riverfolk_fact(board, word, value, seat_of)
    if isinstance(board, EyrieBoard) and word == "decree":
        columns = cast("dict[str, list[Value]]", value)
        return tuple(tuple(map(str, columns.get(name, ()))) for name in COLUMNS)
    return _fixed(value)


def _fixed(value: Value) -> object:
    """Lists as tuples, however deep."""
    return tuple(map(_fixed, value)) if isinstance(value, list) else value


def _vagabond_fact(state: Woodland, word: str, value: Value, seat_of: SeatOf) -> object:
    if word == "items":
        return tuple(sorted(map(vagabond_item, texts(value))))
    if word == "relations":
        found = [list(Relation).index(Relation.INDIFFERENT)] * len(state.factions)
        for who, relation in cast("dict[str, str]", value).items():
            found[seat_of(who)] = list(Relation).index(Relation(relation))
        return tuple(found)
    return _fixed(value)


def _counts(state: Woodland, value: Value, seat_of: SeatOf) -> tuple[int, ...]:
    """Warriors by their owners."""
    counts = [0] * len(state.factions)
    for who, count in cast("dict[str, int]", value).items():
        counts[seat_of(who)] = count
    return tuple(counts)


def _riverfolk_fact(board: RiverfolkBoard, word: str, value: Value, seat_of: SeatOf) -> object:
    if word == "spaces":
        pairs = [each.split() for each in texts(value)]
        return tuple(sorted(Commitment(Suit(suit), seat_of(who)) for suit, who in pairs))
    if word == "prices":
        wanted = cast("dict[str, int]", value)
        return tuple(wanted.get(name, old) for name, old in zip(PRICES, board.prices, strict=True))
    return tuple(cast("list[int]", value))


def _swayed(names: list[str]) -> dict[str, object]:
    """Each swayed minister has a crown of its rank."""
    crowns = Counter(ministers()[name].rank for name in names)
    return {
        "swayed": tuple(name for name in ministers() if name in names),
        "crowns": tuple(CROWNS - crowns[rank] for rank in RANKS),
    }


def _take_warriors(
    state: Woodland, seat: Seat, board: FactionBoard, facts: dict[str, object]
) -> None:
    """Warriors on a board come out of their owners' supplies."""
    for word, value in facts.items():
        if word in ("acolytes", "officers"):
            state.supply[seat] -= cast("int", value) - cast("int", getattr(board, word))
        if word in FUNDS:
            for owner, count in enumerate(cast("tuple[int, ...]", value)):
                state.supply[owner] -= count - getattr(board, word)[owner]
        if word == "spaces":
            for each in cast("tuple[Commitment, ...]", value):
                state.supply[each.owner] -= 1


# -------------------------------------------------------------------- reading
def own_value(state: Woodland, seat: Seat, word: str, who: SeatName) -> Value:
    """A value of one seat."""
    first, _, rest = word.partition(".")
    if first == "warriors" and rest:
        return state.warriors[place_of(rest)][seat]
    if word in _READ:
        return _READ[word](state, seat)
    if word in LISTS:
        return plain_value(getattr(state, FIELDS.get(word, word))[seat])
    if word == "coalition":
        partner = state.coalition[seat]
        return "nobody" if partner == NOBODY else who(partner)
    return _board_value(state, seat, word, who)


def _board_value(state: Woodland, seat: Seat, word: str, who: SeatName) -> Value:
    board = state.boards[seat]
    if word not in board.__struct_fields__:
        raise CaseFault(f"[expect.seats] does not know {word!r}")
    found = getattr(board, word)
    if word == "items":
        return [vagabond_item_word(item) for item in found]
    if isinstance(board, VagabondBoard) and word == "relations":
        names = [each.value for each in Relation]
        others = [other for other in all_seats(state) if other != seat]
        return {who(other): names[found[other]] for other in others}
    if word in FUNDS:
        return {who(other): found[other] for other in all_seats(state) if found[other]}
    if isinstance(board, RiverfolkBoard) and word == "spaces":
        return [f"{each.suit} {who(each.owner)}" for each in found]
    if isinstance(board, RiverfolkBoard) and word == "prices":
        return dict(zip(PRICES, found, strict=True))
    if isinstance(board, EyrieBoard) and word == "decree":
        columns = zip(COLUMNS, found, strict=True)
        return {name: list(cards) for name, cards in columns if cards}
    return plain_value(found)


def _on_map(state: Woodland, seat: Seat) -> list[Place]:
    return [place for place in range(CLEARINGS.stop) if state.warriors[place][seat]]


def _warriors(state: Woodland, seat: Seat) -> Value:
    return {place_word(place): state.warriors[place][seat] for place in _on_map(state, seat)}


def _buildings(state: Woodland, seat: Seat) -> Value:
    return [
        f"{place_word(place)} {building_word(each)}"
        for place, here in enumerate(state.buildings)
        for each in here
        if each.seat == seat
    ]


def _tokens(state: Woodland, seat: Seat) -> Value:
    return [
        f"{place_word(place)} {token_word(each)}"
        for place, here in enumerate(state.tokens)
        for each in here
        if each.seat == seat
    ]


def clearing_text(state: Woodland, place: Place, who: SeatName) -> str:
    """A place in one line: «fox, 1 open: Ada (3 warriors, sawmill), Bo (pawn)»."""
    found = [(who(seat), _pieces_text(state, seat, place)) for seat in all_seats(state)]
    there = ", ".join(f"{name} ({pieces})" for name, pieces in found if pieces)
    if not place:
        return there
    ruin = ", ruin" if place in state.ruins else ""
    return f"{state.suits[place]}, {open_slots(state, place)} open{ruin}: {there}"


def _pieces_text(state: Woodland, seat: Seat, place: Place) -> str:
    count = state.warriors[place][seat]
    found = [f"{count} warriors" if count > 1 else "1 warrior"] if count else []
    found += [building_word(each) for each in state.buildings[place] if each.seat == seat]
    found += [token_word(each) for each in state.tokens[place] if each.seat == seat]
    return ", ".join([*found, *(["pawn"] if state.pawns[seat] == place else [])])


_READ: dict[str, Callable[[Woodland, Seat], Value]] = {
    "warriors": _warriors,
    "buildings": _buildings,
    "tokens": _tokens,
    "traits": lambda state, seat: list(state.traits[seat]),
    "faction": lambda state, seat: state.factions[seat].value,
    "pawn": lambda state, seat: place_word(state.pawns[seat]),
    "plots": lambda state, seat: plain_value(state.plots[seat]),
    "rules": lambda state, seat: list(map(place_word, ruled(state, seat))),
    "hand_count": lambda state, seat: len(state.hands[seat]),
    "supporter_count": lambda state, seat: len(state.supporters[seat]),
}
