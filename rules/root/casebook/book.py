"""The words of the rule cases, the text play and the golden playthroughs (tests/cases)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.console.casebook import Casebook, CaseFault, Value, drawn_first, plain_value
from rules.kernel.luck import Drawn, Lots
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Chance, Seat, Step
from rules.root.casebook.boards import (
    cards_of,
    clearing_text,
    own_value,
    place_board,
    place_own,
    texts,
)
from rules.root.casebook.names import action_name
from rules.root.casebook.pieces import place_of, place_word
from rules.root.enums import FACTIONS, Faction, Item, Landmark, Phase, PlotKind, Suit
from rules.root.landmarks.setup import allowed
from rules.root.setup.draft import join
from rules.root.setup.standard import full_deck
from rules.root.state import BURROW, CLEARINGS, NOBODY, NOWHERE, Turn, Woodland, seats_of
from rules.root.woodland.ruling import ruler

CARD_PILES = ("discard", "lost_souls", "market", "open_quests", "quests")
HAND_LISTS = ("hands", "revealed", "crafted", "supporters")
SUITS_IN_TURN = (Suit.FOX, Suit.RABBIT, Suit.MOUSE)
PLOTS = tuple(kind for kind in PlotKind if kind is not PlotKind.HIDDEN) * 2
OWN_WORDS = ("score", "supply", "hand")
IF_ANY = (
    *("revealed", "crafted", "supporters", "box", "spent_box"),
    *("plots", "dominance", "coffin"),
)
"""What the table shows of a seat where there is any of it."""


class RootCasebook(Casebook[Woodland]):
    """Seats by their names, places by their numbers, cards by their ids."""

    SHORTENS = True

    def __init__(self, setup: Setup) -> None:
        """Nothing is wanted of the deck yet."""
        super().__init__(setup)
        self.top: tuple[str, ...] | None = None
        self.is_whole_deck = False

    # -- seats

    def seat_name(self, seat: Seat) -> str:
        """Nobody owns landmarks; nobody rules."""
        return "nobody" if seat == NOBODY else super().seat_name(seat)

    # -- the position

    def fresh(self, setup: Setup) -> Woodland:
        """An empty map in the first seat's Daylight of round 1: all warriors in the supplies, no
        hands. Seats without a chosen faction take the next free one. Quests lie in printed order.
        """
        state = super().fresh(setup)
        free = iter([each for each in FACTIONS if each not in state.factions])
        for number, faction in enumerate(state.factions):
            join(state, Seat(number), next(free) if faction is Faction.NONE else faction)
        for seat in seats_of(state, Faction.CORVID):
            state.plots[seat] = tuple(sorted(PLOTS))
        if Suit.NONE in state.suits[1:]:
            suits = [SUITS_IN_TURN[number % len(SUITS_IN_TURN)] for number in range(len(CLEARINGS))]
            state.suits = (Suit.NONE, *suits)
        state.round = 1
        state.turn = Turn(seat=Seat(0), phase=Phase.DAYLIGHT)
        return state

    def place(self, state: Woodland, word: str, value: Value) -> None:
        """Turn, piles, map and options of the table: see WORDS.md."""
        put = _PLACED.get(word)
        if put is not None:
            put(state, value)
        elif word in CARD_PILES:
            setattr(state, word, tuple(texts(value)))
        elif word in ("deck", "whole_deck"):
            self.top, self.is_whole_deck = tuple(texts(value)), word == "whole_deck"
        elif word in ("turn", "first"):
            self._place_seat_of(state, word, value)
        else:
            super().place(state, word, value)

    def _place_seat_of(self, state: Woodland, word: str, value: Value) -> None:
        if word == "first":
            state.first = self.seat(value)
        else:
            _change_turn(state, seat=self.seat(value))

    def place_seat(self, state: Woodland, seat: Seat, word: str, value: Value) -> None:
        """Pieces, cards and what lies on the own board: see WORDS.md."""
        if word == "coalition":
            state.coalition[seat] = self.seat(value)
        elif not place_own(state, seat, word, value) and not place_board(
            state, seat, word, value, self.seat
        ):
            super().place_seat(state, seat, word, value)

    def step(self, state: Woodland, name: str, fields: dict[str, Value]) -> Step:
        """A step by its name; cards that lie elsewhere are taken out of the deck. A step of a phase
        that tells it is played in that phase."""
        self._fill(state)
        plain = {field: _plain(field, value) for field, value in fields.items()}
        return super().step(state, name, plain)

    def _fill(self, state: Woodland) -> None:
        """The deck: the cards named first, then all others that lie nowhere."""
        if self.is_whole_deck and self.top is not None:
            state.deck = self.top
            return
        top, elsewhere = self.top or (), Counter(_elsewhere(state))
        left = Counter(full_deck(state)) - elsewhere
        missing = (elsewhere + Counter(top)) - Counter(full_deck(state))
        if missing:
            raise CaseFault(f"there are not so many of {', '.join(missing)}")
        state.deck = (*top, *(left - Counter(top)).elements())

    # -- actions

    def name(self, state: Woodland, seat: Seat, action: Action) -> str:
        """«move 2 from 5 to 1», «battle Cat in 3», «craft cobbler for rabbit,rabbit» ..."""
        return action_name(action, self.seat_name)

    # -- luck

    def drawn(self, state: Woodland, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Shuffles and random cards by the ids that are wanted first; dice as numbers."""
        things = _things(state, step)
        wanted = [words] if isinstance(words, str) else words
        if not things or not isinstance(wanted, list) or isinstance(wanted[0], int):
            return super().drawn(state, step, lots, words)
        return drawn_first(step, lots, things, wanted)

    # -- values

    def table(self, state: Woodland) -> dict[str, Value]:
        """The table: turn and piles, the clearings, then what each seat has."""
        found: dict[str, Value] = {word: self.value(state, word) for word in _READ}
        for place in (*CLEARINGS, BURROW):
            name = f"clearing {place}" if place else place_word(place)
            found[name] = clearing_text(state, place, self.seat_name)
        for number in range(len(state.factions)):
            seat = Seat(number)
            name = f"{self.seat_name(seat)} ({state.factions[seat]})"
            found[name] = self._seat_table(state, seat)
        return found

    def _seat_table(self, state: Woodland, seat: Seat) -> dict[str, Value]:
        """What one seat has; nothing but cards before it has a faction."""
        if state.factions[seat] is Faction.NONE:
            return {"hand": self.seat_value(state, seat, "hand")}
        words = (*OWN_WORDS, *IF_ANY, *state.boards[seat].__struct_fields__)
        found = {word: self.seat_value(state, seat, word) for word in words}
        if state.pawns[seat] != NOWHERE:
            found["pawn"] = self.seat_value(state, seat, "pawn")
        return {word: value for word, value in found.items() if value or word not in IF_ANY}

    def value(self, state: Woodland, word: str) -> Value:
        """Turn, piles, who rules what; else a field."""
        if word in _READ:
            return _READ[word](state)
        if word == "turn":
            return "nobody" if state.turn is None else self.seat_name(state.turn.seat)
        if word == "first":
            return self.seat_name(state.first)
        if word.startswith("ruler."):
            return self.seat_name(ruler(state, place_of(word.removeprefix("ruler."))))
        return super().value(state, word)

    def seat_value(self, state: Woodland, seat: Seat, word: str) -> Value:
        """Pieces, cards, the own board, the clearings it rules."""
        return own_value(state, seat, word, self.seat_name)


# -------------------------------------------------------------------- placing
def _change_turn(state: Woodland, **facts: object) -> None:
    assert state.turn is not None
    state.turn = msgspec.structs.replace(state.turn, **facts)


def _turn_list(word: str) -> Callable[[Woodland, Value], None]:
    return lambda state, value: _change_turn(state, **{word: tuple(cast("list[str]", value))})


def _ruins(state: Woodland, value: Value) -> None:
    found = cast("dict[str, list[Value]]", value).items()
    state.ruins = {place_of(word): tuple(sorted(map(Item, texts(items)))) for word, items in found}


def _suits(state: Woodland, value: Value) -> None:
    suits = list(state.suits)
    for word, suit in cast("dict[str, str]", value).items():
        suits[place_of(word)] = Suit(suit)
    state.suits = tuple(suits)


def _landmarks(state: Woodland, value: Value) -> None:
    found = cast("dict[str, Value]", value).items()
    state.landmarks = tuple((Landmark(word), place_of(place)) for word, place in found)


def _items(word: str) -> Callable[[Woodland, Value], None]:
    return lambda state, value: setattr(state, word, tuple(sorted(map(Item, texts(value)))))


_PLACED: dict[str, Callable[[Woodland, Value], None]] = {
    "round": lambda state, value: setattr(state, "round", value),
    "phase": lambda state, value: _change_turn(state, phase=Phase(str(value))),
    "actions": lambda state, value: _change_turn(state, actions=value),
    "used": _turn_list("used"),
    "activated": _turn_list("activated"),
    "services": _turn_list("services"),
    "available": lambda state, value: setattr(state, "available", cards_of(value)),
    "items": _items("items"),
    "forge": _items("forge"),
    "ruins": _ruins,
    "suits": _suits,
    "landmarks": _landmarks,
    "scorched": lambda state, value: setattr(
        state, "scorched", tuple(map(place_of, cast("list[Value]", value)))
    ),
}


def _plain(field: str, value: Value) -> Value:
    """Places of steps by their words."""
    if field in ("place", "source", "target") and isinstance(value, str):
        return place_of(value)
    return value


def _elsewhere(state: Woodland) -> list[str]:
    """Shared-deck cards that lie outside the deck."""
    found = [*state.discard, *state.lost_souls, *state.available, *state.market]
    found += [card for word in HAND_LISTS for held in getattr(state, word) for card in held]
    found += [card for card in state.dominance if card]
    for board in state.boards:
        found += [card for column in getattr(board, "decree", ()) for card in column]
        found += [card for card in (getattr(board, "order", ""),) if card]
    return found


# -------------------------------------------------------------------- luck
def _things(state: Woodland, step: Chance) -> list[str]:
    """What a step draws from or shuffles, by ids; empty for dice and the like."""
    find = _DRAWN.get(type(step).__name__)
    return [str(each) for each in find(state, step)] if find is not None else []


def _hand_of(field: str) -> Callable[[Woodland, Chance], Sequence[str]]:
    return lambda state, step: state.hands[getattr(step, field)]


_DRAWN: dict[str, Callable[[Woodland, Chance], Sequence[str]]] = {
    "LoseRandom": _hand_of("seat"),
    "StealRandom": _hand_of("victim"),
    "Reshuffle": lambda state, step: state.discard,
    "ShuffleDeck": lambda state, step: state.deck,
    "ShuffleQuests": lambda state, step: state.quests,
    "DrawFactions": lambda state, step: FACTIONS,
    "DealLandmarks": lambda state, step: allowed(state),
}


# -------------------------------------------------------------------- reading
_READ: dict[str, Callable[[Woodland], Value]] = {
    "phase": lambda state: "set-up" if state.turn is None else state.turn.phase.value,
    "actions": lambda state: 0 if state.turn is None else state.turn.actions,
    "deck_count": lambda state: len(state.deck),
    "market_count": lambda state: len(state.market),
    "ruins": lambda state: {
        place_word(place): [item.value for item in found] for place, found in state.ruins.items()
    },
    "landmarks": lambda state: {word.value: place_word(place) for word, place in state.landmarks},
    "discard": lambda state: plain_value(state.discard),
    "lost_souls": lambda state: plain_value(state.lost_souls),
    "available": lambda state: plain_value(state.available),
    "items": lambda state: plain_value(state.items),
    "forge": lambda state: plain_value(state.forge),
    "scorched": lambda state: plain_value(state.scorched),
    "open_quests": lambda state: plain_value(state.open_quests),
    "services": lambda state: [] if state.turn is None else list(state.turn.services),
}

CASEBOOK = RootCasebook
