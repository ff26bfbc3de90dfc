"""How rule cases write places, pieces and items of Root in words, and how they are read."""

from enum import StrEnum
from typing import TypeVar

from rules.console.casebook import CaseFault, Value
from rules.kernel.steps import Seat
from rules.root.boards import VagabondItem
from rules.root.enums import BuildingKind, Item, PlotKind, Suit, TokenKind
from rules.root.state import BURROW, FOREST, NOWHERE, Building, Place, Token

Word = TypeVar("Word", bound=StrEnum)
MARKS = {"exhausted": "exhausted", "damaged": "damaged", "ruin": "from_ruin"}


def place_of(word: Value) -> Place:
    """«5», «burrow», «forest 2», «nowhere»."""
    text = str(word)
    if text == "burrow":
        return BURROW
    if text == "nowhere":
        return NOWHERE
    if text.startswith("forest "):
        return FOREST + int(text.removeprefix("forest ")) - 1
    if text.isdecimal():
        return int(text)
    raise CaseFault(f"{word!r} is no place")


def place_word(place: Place) -> str:
    """The same the other way round."""
    if place == BURROW:
        return "burrow"
    if place == NOWHERE:
        return "nowhere"
    return f"forest {place - FOREST + 1}" if place >= FOREST else str(place)


def is_word(kind: type[StrEnum], word: str) -> bool:
    """Whether it is one of a closed set."""
    return word in [each.value for each in kind]


def taken(kind: type[Word], words: list[str], default: Word) -> Word:
    """The first word of a closed set, taken out of the others."""
    for word in words:
        if word and is_word(kind, word):
            words.remove(word)
            return kind(word)
    return default


def is_told(words: list[str], mark: str) -> bool:
    """Whether a mark is among the words; it is taken out."""
    if mark not in words:
        return False
    words.remove(mark)
    return True


def building_of(seat: Seat, words: list[str]) -> Building:
    """«garden fox», «roost», «sawmill extra»."""
    extra = is_told(words, "extra")
    suit = taken(Suit, words, Suit.NONE)
    return Building(seat, BuildingKind(" ".join(words)), suit, extra)


def token_of(seat: Seat, words: list[str]) -> Token:
    """«keep», «trade_post fox», «plot bomb up»."""
    is_up = is_told(words, "up")
    plot = taken(PlotKind, words, PlotKind.HIDDEN)
    suit = taken(Suit, words, Suit.NONE)
    return Token(seat, TokenKind(" ".join(words)), suit, plot, is_up)


def building_word(building: Building) -> str:
    """What a building is called, without its owner."""
    parts = [building.kind.value, building.suit.value, "extra" if building.extra else ""]
    return " ".join(part for part in parts if part)


def token_word(token: Token) -> str:
    """What a token is called, without its owner."""
    up = "up" if token.face_up else ""
    parts = [token.kind.value, token.suit.value, token.plot.value, up]
    return " ".join(part for part in parts if part)


def vagabond_item(text: str) -> VagabondItem:
    """«torch», «sword exhausted damaged», «bag ruin»."""
    word, *marks = text.split()
    return VagabondItem(Item(word), **{field: mark in marks for mark, field in MARKS.items()})


def vagabond_item_word(item: VagabondItem) -> str:
    """The same the other way round."""
    marks = [mark for mark, field in MARKS.items() if getattr(item, field)]
    return " ".join([item.item.value, *marks])


def at_place(text: str) -> tuple[Place, list[str]]:
    """«5 garden fox»: the place, then the words of the piece."""
    first, *words = text.split()
    return place_of(first), words
