"""Skills on a terrain card: three change the main drawing, four add another one (10, 14)."""

from collections.abc import Callable

from tests.rules.cartographers.second.cards import Cells, Explore, cells_of
from tests.rules.cartographers.second.maps import MONSTER, Map
from tests.rules.cartographers.second.shapes import overhanging, placements
from tests.rules.cartographers.second.table import SKILLED, Answer, Draw, Table

BEFORE = ("secret_lore", "stealth", "negotiation")
BAR, SQUARE = cells_of("XX"), cells_of("XX/XX")
BOTH = "D"


def main_with(skill: str, m: Map, card: Explore, pending: bool) -> set[Answer]:
    """The drawings of a skill that is used first; the ruins still oblige, nothing falls back."""
    if skill == "negotiation":
        found = [(SKILLED, place) for place in placements(m, SQUARE)]
    else:
        places = overhanging if skill == "stealth" else placements
        found = [
            (n, place) for n, shape in enumerate(card.shapes) for place in places(m, shape.cells)
        ]
    letters = card.letters
    if skill == "secret_lore":
        letters = "" if "V" in card.letters else "V"
    ruins = m.open_ruins()
    return {
        Draw(letter, place, n)
        for n, place in found
        if not pending or place & ruins
        for letter in letters
    }


def concentration(m: Map, card: Explore, main: Draw) -> set[Answer]:
    """The same shape in the same terrain once more."""
    if main.shape < 0:
        return set()
    places = placements(m, card.shapes[main.shape].cells)
    return {Draw(main.letter, place, SKILLED) for place in places}


def heal(m: Map, card: Explore, main: Draw) -> set[Answer]:
    """A bar beside a monster."""
    near = m.near(m.of(MONSTER))
    bars = [place for place in placements(m, BAR) if place & near]
    return {Draw(letter, place, SKILLED) for place in bars for letter in card.letters}


def diplomacy(m: Map) -> set[Answer]:
    """A space that is farm and village."""
    return {Draw(BOTH, Cells([space]), SKILLED) for space in m.empty()}


def search(m: Map, card: Explore, main: Draw) -> set[Answer]:
    """A space beside the shape just drawn, in its terrain."""
    if main.shape < 0:
        return set()
    beside = m.near(main.cells) & m.empty()
    return {Draw(main.letter, Cells([space]), SKILLED) for space in beside}


AFTER: dict[str, Callable[[Map, Explore, Draw], set[Answer]]] = {
    "concentration": concentration,
    "heal": heal,
    "diplomacy": lambda m, card, main: diplomacy(m),
    "search": search,
}


def extras(table: Table, seat: int, card: Explore, m: Map, main: Draw) -> dict[str, set[Answer]]:
    """What each skill could add on the map as it is after the main drawing."""
    usable = [skill for skill in table.skills if skill in AFTER and table.can_use(seat, skill, m)]
    found = {skill: AFTER[skill](m, card, main) for skill in usable}
    return {skill: drawings for skill, drawings in found.items() if drawings}
