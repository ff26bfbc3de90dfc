"""What a space shows, read from a view: its name, locations, tax, patron; no rule is known here."""

from __future__ import annotations

from msgspec import Struct

from models.translate import words
from rules.kernel.steps import Seat
from rules.kinfire_council.describe import item_name, space_name
from rules.kinfire_council.printed import card_texts
from rules.kinfire_council.printed.content import Location
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.printed.ops import Ops
from rules.kinfire_council.printed.signs import ops_here, printed
from rules.kinfire_council.spaces import capacity, is_numbered, is_open_space, patron_of
from rules.kinfire_council.state import NOBODY, Council
from views.kinfire_council.icons import Mark, location_marks, marks_of

MANY = 99


class SpaceFace(Struct, frozen=True):
    """All that is written on a space. `room`: how many pieces it holds; `rows`: its locations in
    signs; `patron`: who is paid there, with what."""

    space: str
    number: int
    tier: int
    name: str
    tax: int
    room: int
    taken: int
    rows: tuple[tuple[Mark, ...], ...]
    row_names: tuple[str, ...]
    is_upgraded: bool
    is_blocked: bool
    patron: Seat
    patron_marks: tuple[Mark, ...]

    @property
    def is_free(self) -> bool:
        """Whether a light burns in its windows."""
        return not self.is_blocked and self.taken < self.room


def face_of(view: Council, space: str, fees: tuple[int, ...], taken: int) -> SpaceFace:
    """A space as it lies now; `fees`: what each tier costs whoever is meant."""
    number = int(space) if is_numbered(space) else 0
    tier = item_set(view).tier_of[number]
    found = [printed(view, each) for each in locations(view, space)]
    return SpaceFace(
        space,
        number,
        tier,
        _short_name(view, space, number),
        fees[tier],
        MANY if is_open_space(view, space) else capacity(view, space),
        taken,
        tuple(location_marks(each) for each in found),
        tuple(words(item_name(view, each.id)) for each in found),
        _is_upgraded(view, space, number),
        number in view.rubble or number in view.city,
        patron_of(view, space),
        tuple(marks_of(_patron_ops(view, number))),
    )


def _short_name(view: Council, space: str, number: int) -> str:
    district = item_set(view).districts[number]
    return words(item_name(view, district.id) if district is not None else space_name(view, space))


def _is_upgraded(view: Council, space: str, number: int) -> bool:
    dealer = item_set(view).content.dealer
    return number in view.upgraded or (
        space == dealer.id and dealer.linked_district in view.upgraded
    )


def _patron_ops(view: Council, number: int) -> Ops:
    district = item_set(view).districts[number]
    return ops_here(view, district.patron) if district is not None else ()


def location_words(view: Council, location: Location) -> str:
    """A location in a sentence."""
    return words(card_texts.location_text(printed(view, location)))


def patron_words(view: Council, number: int) -> str:
    """What a patron is paid, in a sentence."""
    district = item_set(view).districts[number]
    if district is None:
        return ""
    return words(card_texts.patron_text(ops_here(view, district.patron)))


def tax_seat(acting: int | None, viewer: Seat | None) -> Seat:
    """Whose taxes are shown: of whoever decides, else of whoever looks on."""
    if acting is not None:
        return Seat(acting)
    return viewer if viewer is not None else NOBODY
