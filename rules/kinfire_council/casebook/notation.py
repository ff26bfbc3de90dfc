"""How rule cases write resources, threats, needs, decrees, pieces and chits in words."""

import re
from collections.abc import Callable, Iterable
from typing import cast

from rules.console.casebook import CaseFault, Value
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import RESOURCES, Resource
from rules.kinfire_council.state import (
    NOBODY,
    SEEKER,
    Council,
    Decree,
    Goods,
    Need,
    Piece,
    Threat,
)

SeatOf = Callable[[Value], Seat]
SeatName = Callable[[Seat], str]
ON_SHEET = "sheet"


def texts(value: Value) -> list[str]:
    """A list of texts."""
    return [str(each) for each in cast("list[Value]", value)]


def numbers(value: Value) -> tuple[int, ...]:
    """A list of numbers, sorted."""
    return tuple(sorted(cast("list[int]", value)))


# -------------------------------------------------------------------- resources
def resource(word: str) -> Resource:
    """One of the five kinds."""
    if word not in [each.value for each in RESOURCES]:
        raise CaseFault(f"there is no resource {word!r}")
    return Resource(word)


def goods_word(goods: Goods) -> str:
    """«2 coin, 1 magic», in the order of the kinds; nothing: «»."""
    there = zip(RESOURCES, goods, strict=True)
    return ", ".join(f"{count} {kind}" for kind, count in there if count)


def goods_of(text: Value) -> Goods:
    """The same the other way round; «magic» is one of them."""
    counts = [0] * len(RESOURCES)
    for part in filter(None, map(str.strip, str(text).split(","))):
        found = re.fullmatch(r"(?:(\d+) )?(\w+)", part)
        if found is None:
            raise CaseFault(f"{part!r} says no resources")
        counts[RESOURCES.index(resource(found[2]))] += int(found[1] or 1)
    one, two, three, four, five = counts
    return one, two, three, four, five


# -------------------------------------------------------------------- threats, needs, decrees
def threat_word(threat: Threat | None) -> str:
    """«footpads», «footpads 1» with trouble, «» for an empty slot."""
    if threat is None:
        return ""
    return f"{threat.card} {threat.trouble}" if threat.trouble else threat.card


def threat_of(text: str) -> Threat | None:
    """The same the other way round."""
    if not text:
        return None
    card, _, trouble = text.partition(" ")
    return Threat(card, int(trouble or 0))


def need_word(need: Need, who: SeatName) -> str:
    """«food», «food magic» stacked, «food: Ada» met, «food: Ada + magic» with a later token."""
    text = " ".join(each.value for each in need.wants)
    if need.met_by != NOBODY:
        text += f": {who(need.met_by)}"
    return text + "".join(f" + {each.value}" for each in need.late)


def need_of(text: str, seat_of: SeatOf) -> Need:
    """The same the other way round."""
    first, *late = text.split(" + ")
    wants, _, who = first.partition(": ")
    met_by = seat_of(who) if who else NOBODY
    return Need(_kinds(wants.split()), met_by, _kinds(late))


def _kinds(words: Iterable[str]) -> tuple[Resource, ...]:
    return tuple(resource(each) for each in words)


def decree_word(decree: Decree, who: SeatName) -> str:
    """«sweep», «sweep: Ada Ada Bo» with its votes."""
    votes = [who(Seat(seat)) for seat, count in enumerate(decree.votes) for _ in range(count)]
    return f"{decree.card}: {' '.join(votes)}" if votes else decree.card


def decree_of(text: str, seats: int, seat_of: SeatOf) -> Decree:
    """The same the other way round."""
    card, _, votes = text.partition(": ")
    counts = [0] * seats
    for who in votes.split():
        counts[seat_of(who)] += 1
    return Decree(card, tuple(counts))


# -------------------------------------------------------------------- pieces
def piece_word(state: Council, seat: Seat, number: int) -> str:
    """«seeker», «chit 2»."""
    return "seeker" if number == SEEKER else f"chit {number}"


def piece_of(state: Council, seat: Seat, word: str) -> int:
    """The same the other way round; «2» is «chit 2»."""
    number = 0 if word == "seeker" else int(word.removeprefix("chit "))
    if not 0 <= number < len(state.sheets[seat].pieces):
        raise CaseFault(f"there is no piece {word!r}")
    return number


def place_word(piece: Piece) -> str:
    """Where a piece stands: a space or «sheet»."""
    return piece.space or ON_SHEET
