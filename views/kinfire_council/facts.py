"""Public numbers of a seat: words only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.seats_model import SeatFact
from models.translate import number_text, words
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import RESOURCES, SOURCES
from rules.kinfire_council.names import resource_name, source_name
from rules.kinfire_council.state import Council
from views.board import Rival
from views.kinfire_council.icons import RESOURCE_ICON
from views.kinfire_council.inks import inks_of
from views.theme import SeatFace, theme

translate = QCoreApplication.translate


def seat_facts(view: Council, seat: Seat) -> list[SeatFact]:
    """Pieces still to place, goods, influence, cards."""
    if seat >= len(view.sheets):
        return []
    sheet = view.sheets[seat]
    left = sum(1 for piece in sheet.pieces if not piece.space)
    pieces = translate("kinfire_council_board", "Pieces on the sheet")
    found = [SeatFact("person", pieces, number_text(left))]
    for resource, n in zip(RESOURCES, sheet.goods, strict=True):
        if n:
            name = words(resource_name(resource))
            found.append(SeatFact(RESOURCE_ICON[resource], name, number_text(n)))
    told = (
        ("kc-influence", translate("kinfire_council_board", "Influence"), sheet.influence),
        ("kc-research", translate("kinfire_council_board", "Research cards"),
         len(view.hands[seat])),
        ("kc-cult", translate("kinfire_council_board", "Cultists held"), len(sheet.cultists)),
    )  # fmt: skip
    return [*found, *(SeatFact(icon, name, number_text(n)) for icon, name, n in told if n)]


def seat_score(view: Council, seat: Seat) -> int | None:
    """V."""
    return view.score[seat] if seat < len(view.score) else None


def rivals(view: Council) -> tuple[Rival, ...]:
    """The Cult; at the end with what its V came from."""
    name = translate("kinfire_council_board", "The Cult")
    told = zip(SOURCES, view.tally[-1], strict=True) if view.outcome is not None else ()
    parts = tuple((words(source_name(source)), n) for source, n in told if n)
    ink = inks_of(theme().name).cult
    face = SeatFace("kc-cult", ink, name, is_rival=True)
    return (Rival(name, face, view.cult_score, parts),)
