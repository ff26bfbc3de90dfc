"""The words of the rule cases, the text play and the golden playthroughs (tests/cases)."""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.console.casebook import Casebook, CaseFault, Value
from rules.kernel.luck import Drawn, Lots
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Chance, Seat
from rules.kinfire_council.casebook.city import PLACED
from rules.kinfire_council.casebook.names import Namer
from rules.kinfire_council.casebook.notation import (
    decree_of,
    decree_word,
    need_of,
    need_word,
    texts,
    threat_word,
)
from rules.kinfire_council.casebook.table import (
    out_of_deck,
    own_value,
    place_own,
    settle,
    settle_reserve,
)
from rules.kinfire_council.enums import Payment
from rules.kinfire_council.piles import FIELDS, Pile, Shuffle
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.bag import DrawChit
from rules.kinfire_council.setup import FindSpeaker, ShufflePairs
from rules.kinfire_council.state import NOBODY, Council, Discount, Need, Turn

SEAT_WORDS = (
    *("v", "goods", "influence", "reserve", "at", "skills", "seeker", "hand_count"),
    *("cultists", "trophies", "sentries", "elections", "cult", "councilor"),
)
"""What the table shows of a seat, where there is any of it."""


class CouncilCasebook(Casebook[Council]):
    """Seats by their names, spaces, cards and locations by their ids."""

    SHORTENS = True

    # -- seats

    def seat_name(self, seat: Seat) -> str:
        """A seat's name; «nobody»."""
        return "nobody" if seat == NOBODY else super().seat_name(seat)

    # -- the position

    def fresh(self, setup: Setup) -> Council:
        """An empty table in Day's Light of round 1."""
        state = super().fresh(setup)
        settle(state)
        return state

    def place(self, state: Council, word: str, value: Value) -> None:
        """Round, city, threats, docket, needs, bag, site, decks: see WORDS.md."""
        put = _PLACED_BY_SEATS.get(word)
        if word in PLACED:
            PLACED[word](state, value)
        elif put is None:
            super().place(state, word, value)
        else:
            put(self, state, value)
            for seat in range(len(state.sheets)):
                settle_reserve(state, Seat(seat))

    def place_seat(self, state: Council, seat: Seat, word: str, value: Value) -> None:
        """Goods, pieces, cards: see WORDS.md."""
        if not place_own(state, seat, word, value):
            super().place_seat(state, seat, word, value)
        settle_reserve(state, seat)

    # -- actions

    def name(self, state: Council, seat: Seat, action: Action) -> str:
        """«place chit on commons», «use odd_jobs», «pay 1 coin» ..."""
        return Namer(state, seat, self.seat_name).name(action)

    # -- luck

    def drawn(self, state: Council, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Chits by their numbers, cards by their ids, the Speaker by his name; shuffled piles by
        the cards that shall lie on top."""
        if isinstance(step, Shuffle):
            return _order(_cards_of(state, step.pile), texts(words))
        if isinstance(step, ShufflePairs):
            items = item_set(state).content
            dealt = items.sheets if step.sheets else items.councilors
            return _order([each.id for each in dealt], texts(words))
        if isinstance(step, FindSpeaker):
            return int(self.seat(words))
        pool = state.bag if isinstance(step, DrawChit) else state.research_deck
        if words not in pool:
            raise CaseFault(f"{words!r} cannot be drawn: {', '.join(map(str, pool))}")
        return list(pool).index(words)

    # -- values

    def table(self, state: Council) -> dict[str, Value]:
        """The table: round, city, threats, docket, needs, then what each seat has."""
        found: dict[str, Value] = {word: self.value(state, word) for word in _SHOWN}
        found = {word: value for word, value in found.items() if value not in ([], {}, 0, False)}
        for number in range(len(state.sheets)):
            mine = {word: self.seat_value(state, Seat(number), word) for word in SEAT_WORDS}
            told = {word: value for word, value in mine.items() if value or word == "v"}
            found[self.seat_name(Seat(number))] = told
        return found

    def value(self, state: Council, word: str) -> Value:
        """What lies on the table in the words of the position; else a field."""
        if word in _READ:
            return _READ[word](state)
        if word in _READ_BY_SEATS:
            return _READ_BY_SEATS[word](self, state)
        return super().value(state, word)

    def seat_value(self, state: Council, seat: Seat, word: str) -> Value:
        """A value of one seat."""
        return own_value(state, seat, word, self.seat_name)


def _cards_of(state: Council, pile: Pile) -> list[str]:
    deck, discard = FIELDS[pile]
    return [*getattr(state, deck), *getattr(state, discard)]


def _order(cards: Sequence[str], tops: Sequence[str]) -> tuple[int, ...]:
    """An order of cards in which these come first."""
    left = list(range(len(cards)))
    found: list[int] = []
    for card in tops:
        at = next((number for number in left if cards[number] == card), None)
        if at is None:
            raise CaseFault(f"{card!r} is not there to be drawn")
        left.remove(at)
        found.append(at)
    return (*found, *left)


# -------------------------------------------------------------------- placing
def _place_docket(book: CouncilCasebook, state: Council, value: Value) -> None:
    found = [decree_of(each, len(state.sheets), book.seat) for each in texts(value)]
    out_of_deck(state, "decree_deck", [each.card for each in found])
    state.docket = tuple(found)


def _place_needs(book: CouncilCasebook, state: Council, value: Value) -> None:
    found = [need_of(each, book.seat) for each in texts(value)]
    rows = item_set(state).board.needs.rows
    state.needs = (*found, *(Need(),) * rows)[:rows]
    for need in found:
        if need.met_by != NOBODY:
            state.met_needs[need.met_by] += 1


def _place_shipments(book: CouncilCasebook, state: Council, value: Value) -> None:
    """«3 Ada»: floors and who."""
    pairs = [each.split() for each in texts(value)]
    state.shipments = tuple((int(floors) - 1, book.seat(who)) for floors, who in pairs)


def _place_patrons(book: CouncilCasebook, state: Council, value: Value) -> None:
    """On tiles that are turned by it."""
    found = cast("dict[str, Value]", value)
    state.patrons = tuple(sorted((int(number), book.seat(who)) for number, who in found.items()))
    state.upgraded = tuple(sorted({*state.upgraded, *(number for number, _ in state.patrons)}))


def _place_turn(book: CouncilCasebook, state: Council, value: Value) -> None:
    """Whose turn it is, before a piece is placed."""
    state.turn = Turn(seat=book.seat(value))


def _place_discounts(book: CouncilCasebook, state: Council, value: Value) -> None:
    """Of that turn, by what they are for."""
    found = cast("dict[str, int]", value)
    assert state.turn is not None, "discounts belong to a turn"
    discounts = tuple(Discount(Payment(kind), n) for kind, n in found.items())
    state.turn = msgspec.structs.replace(state.turn, discounts=discounts)


_PLACED_BY_SEATS: dict[str, Callable[[CouncilCasebook, Council, Value], None]] = {
    "turn": _place_turn,
    "discounts": _place_discounts,
    "docket": _place_docket,
    "needs": _place_needs,
    "shipments": _place_shipments,
    "patrons": _place_patrons,
    "speaker": lambda book, state, value: setattr(state, "speaker", book.seat(value)),
    "conspirator": lambda book, state, value: setattr(state, "conspirator", book.seat(value)),
}


# -------------------------------------------------------------------- reading
_SHOWN = (
    *("round", "phase", "speaker", "turn", "cult", "conspirator", "docket", "laws", "threats"),
    *("needs", "city", "rubble", "sea_beast", "hideout", "upgraded", "patrons", "coffers"),
    *("site", "site_trouble", "marker", "shipments"),
)
_READ: dict[str, Callable[[Council], Value]] = {
    "phase": lambda state: state.phase.value,
    "cult": lambda state: state.cult_score,
    "threats": lambda state: [threat_word(each) for each in state.threats],
    "top_threat": lambda state: state.threat_deck[0] if state.threat_deck else "",
    "top_decree": lambda state: state.decree_deck[0] if state.decree_deck else "",
    "cult_discard": lambda state: sorted(state.cult_discard),
    "hidden_count": lambda state: len(state.hidden_threats),
}
_READ_BY_SEATS: dict[str, Callable[[CouncilCasebook, Council], Value]] = {
    "docket": lambda book, state: [decree_word(each, book.seat_name) for each in state.docket],
    "needs": lambda book, state: [need_word(each, book.seat_name) for each in state.needs],
    "shipments": lambda book, state: [
        f"{at + 1} {book.seat_name(who)}" for at, who in state.shipments
    ],
    "patrons": lambda book, state: {
        str(number): book.seat_name(who) for number, who in state.patrons
    },
    "speaker": lambda book, state: book.seat_name(state.speaker),
    "conspirator": lambda book, state: book.seat_name(state.conspirator),
    "turn": lambda book, state: book.seat_name(NOBODY if state.turn is None else state.turn.seat),
}

CASEBOOK = CouncilCasebook
