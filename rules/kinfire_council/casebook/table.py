"""How rule cases place and read what lies on the table of Kinfire Council."""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.console.casebook import CaseFault, Value, plain_value
from rules.kernel.steps import Seat
from rules.kinfire_council.casebook.notation import (
    ON_SHEET,
    SeatName,
    goods_of,
    goods_word,
    numbers,
    piece_of,
    piece_word,
    place_word,
    resource,
    texts,
)
from rules.kinfire_council.data import general, seat_numbers
from rules.kinfire_council.enums import RESOURCES, SOURCES, Phase, Skill, Source
from rules.kinfire_council.points import NO_TALLY
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import LEADERS, NOBODY, SEEKER, Council, Need, Piece, Sheet

COMMONS = "commons"
CARDS = ("cultists", "trophies", "sentries", "elections")
"""What of a sheet is a list of ids."""


# -------------------------------------------------------------------- the empty table
def settle(state: Council) -> None:
    """An empty table in Day's Light of round 1: nobody has goods or a councilor, all pieces and
    four tokens lie on the sheets, all cards in the decks in the order of the data."""
    items, seats = item_set(state).content, len(state.sheets)
    state.round, state.phase, state.speaker, state.turn = 1, Phase.DAYS_LIGHT, Seat(0), None
    state.sheets = [_sheet(state, items.sheets[n].id) for n in range(seats)]
    state.score, state.hands = [0] * seats, [() for _ in range(seats)]
    state.met_needs, state.cult_area = [0] * seats, [0] * seats
    state.tally = [NO_TALLY for _ in range(seats + 1)]
    state.threat_deck = tuple(each.id for each in items.threats)
    state.decree_deck = tuple(each.id for each in items.decrees)
    state.research_deck = tuple(
        sorted(each.id for each in items.research for _ in range(each.copies))
    )
    state.threats, state.hidden_threats, state.docket = [None, None, None], (), ()
    state.needs = (Need(),) * item_set(state).board.needs.rows
    state.site, *rest = (each.id for each in items.sites)
    state.sites, state.site_trouble = tuple(rest), 0
    state.sentry_stock = tuple((each.id, each.copies) for each in items.sentries)
    state.bag, state.hideout, state.offers = tuple(range(1, LEADERS[1] + 1)), (), ()


def _sheet(state: Council, id: str) -> Sheet:
    numbers = general().setup
    chits = seat_numbers(len(state.sheets)).worker_chits
    return Sheet(
        worker_sheet=id,
        pieces=(Piece(),) * (chits + 1),
        influence=numbers.influence_on_sheet,
        reserve=numbers.influence_total - numbers.influence_on_sheet,
    )


# -------------------------------------------------------------------- conservation while placing
def out_of_deck(state: Council, deck: str, cards: Sequence[str]) -> None:
    """Cards that lie elsewhere leave their deck."""
    left = list(getattr(state, deck))
    for card in cards:
        if card not in left:
            raise CaseFault(f"{card!r} is not (any more) in the {deck}")
        left.remove(card)
    setattr(state, deck, tuple(left))


def out_of_bag(state: Council, chits: Sequence[int]) -> None:
    """Chits that lie elsewhere leave the bag."""
    if not set(chits) <= set(state.bag):
        raise CaseFault(f"not all of {chits} are in the bag")
    state.bag = tuple(each for each in state.bag if each not in chits)


def settle_reserve(state: Council, seat: Seat) -> None:
    """The reserve is what lies nowhere else (8)."""
    sheet = state.sheets[seat]
    reserve = general().setup.influence_total - sheet.influence - tokens_out(state, seat)
    if reserve < 0:
        raise CaseFault(f"seat {seat + 1} has only {general().setup.influence_total} influence")
    change(state, seat, reserve=reserve)


def tokens_out(state: Council, seat: Seat) -> int:
    """Influence that lies neither on the sheet nor in the reserve."""
    return (
        sum(decree.votes[seat] for decree in state.docket)
        + sum(need.met_by == seat for need in state.needs)
        + sum(who == seat for _, who in state.shipments)
        + sum(who == seat for _, who in state.patrons)
        + state.cult_area[seat]
    )


def change(state: Council, seat: Seat, **facts: object) -> None:
    """Replaces a sheet."""
    state.sheets[seat] = msgspec.structs.replace(state.sheets[seat], **facts)


# -------------------------------------------------------------------- placing of a seat
def place_own(state: Council, seat: Seat, word: str, value: Value) -> bool:
    """What one seat has; False for other words."""
    if word in _PLACED:
        _PLACED[word](state, seat, value)
    elif word in CARDS:
        _place_cards(state, seat, word, value)
    else:
        return False
    return True


def _place_cards(state: Council, seat: Seat, word: str, value: Value) -> None:
    """Cultists out of the bag, trophies and elections out of their decks, Sentries of the stock."""
    if word == "cultists":
        out_of_bag(state, numbers(value))
        change(state, seat, cultists=numbers(value))
        return
    ids = tuple(texts(value))
    if word == "sentries":
        state.sentry_stock = tuple((id, count - ids.count(id)) for id, count in state.sentry_stock)
    else:
        out_of_deck(state, "threat_deck" if word == "trophies" else "decree_deck", ids)
    change(state, seat, **{word: ids})


def _place_v(state: Council, seat: Seat, value: Value) -> None:
    state.score[seat] = cast("int", value)
    tally = list(NO_TALLY)
    tally[SOURCES.index(Source.START)] = state.score[seat]
    state.tally[seat] = tuple(tally)


def _place_hand(state: Council, seat: Seat, value: Value) -> None:
    out_of_deck(state, "research_deck", texts(value))
    state.hands[seat] = tuple(sorted(texts(value)))


def _place_sheet(state: Council, seat: Seat, value: Value) -> None:
    """The worker sheet with its Seeker's skill."""
    change(state, seat, worker_sheet=str(value))
    _place_seeker(state, seat, item_set(state).sheets[str(value)].skill.value)


def _place_seeker(state: Council, seat: Seat, value: Value) -> None:
    change_piece(state, seat, SEEKER, skill=Skill(str(value)))


def _place_skills(state: Council, seat: Seat, value: Value) -> None:
    """Of the chits, from the first one; «» has none."""
    for number, word in enumerate(texts(value), 1):
        change_piece(state, seat, number, skill=Skill(word) if word else None)


def _place_at(state: Council, seat: Seat, value: Value) -> None:
    """Where pieces stand, by «seeker» or the chit's number."""
    for word, space in cast("dict[str, str]", value).items():
        piece = piece_of(state, seat, word)
        change_piece(state, seat, piece, space="" if space == ON_SHEET else space)


def _place_spent(state: Council, seat: Seat, value: Value) -> None:
    """All pieces stand on the Commons, but the last ones, as many as it says."""
    pieces = state.sheets[seat].pieces
    for number in range(len(pieces) - cast("int", value)):
        change_piece(state, seat, number, space=COMMONS)


def change_piece(state: Council, seat: Seat, number: int, **facts: object) -> None:
    """Replaces one piece."""
    pieces = list(state.sheets[seat].pieces)
    pieces[number] = msgspec.structs.replace(pieces[number], **facts)
    change(state, seat, pieces=tuple(pieces))


def _place_influence(state: Council, seat: Seat, value: Value) -> None:
    change(state, seat, influence=value)


def _place_cult(state: Council, seat: Seat, value: Value) -> None:
    state.cult_area[seat] = cast("int", value)


_PLACED: dict[str, Callable[[Council, Seat, Value], None]] = {
    "v": _place_v,
    "goods": lambda state, seat, value: change(state, seat, goods=goods_of(value)),
    "councilor": lambda state, seat, value: change(state, seat, councilor=value),
    "sheet": _place_sheet,
    "seeker": _place_seeker,
    "skills": _place_skills,
    "at": _place_at,
    "left": _place_spent,
    "hand": _place_hand,
    "influence": _place_influence,
    "cult": _place_cult,
}


# -------------------------------------------------------------------- reading
def own_value(state: Council, seat: Seat, word: str, who: SeatName) -> Value:
    """A value of one seat."""
    first, _, rest = word.partition(".")
    sheet = state.sheets[seat]
    if first == "at" and rest:
        return place_word(sheet.pieces[piece_of(state, seat, rest)])
    if word in _READ:
        return _READ[word](state, seat)
    if word in [each.value for each in RESOURCES]:
        return sheet.goods[RESOURCES.index(resource(word))]
    if word in sheet.__struct_fields__:
        return plain_value(getattr(sheet, word))
    raise CaseFault(f"[expect.seats] does not know {word!r}")


def _at(state: Council, seat: Seat) -> Value:
    pieces = enumerate(state.sheets[seat].pieces)
    return {piece_word(state, seat, n): each.space for n, each in pieces if each.space}


_READ: dict[str, Callable[[Council, Seat], Value]] = {
    "v": lambda state, seat: state.score[seat],
    "goods": lambda state, seat: goods_word(state.sheets[seat].goods),
    "hand": lambda state, seat: list(state.hands[seat]),
    "hand_count": lambda state, seat: len(state.hands[seat]),
    "cult": lambda state, seat: state.cult_area[seat],
    "is_conspirator": lambda state, seat: state.conspirator == seat != NOBODY,
    "seeker": lambda state, seat: next(
        (plain_value(each.skill or "") for each in state.sheets[seat].pieces[: SEEKER + 1]), ""
    ),
    "skills": lambda state, seat: [each.skill or "" for each in state.sheets[seat].pieces[1:]],
    "at": _at,
    "left": lambda state, seat: sum(not each.space for each in state.sheets[seat].pieces),
    "met_needs": lambda state, seat: state.met_needs[seat],
    "patrons": lambda state, seat: [number for number, who in state.patrons if who == seat],
}
