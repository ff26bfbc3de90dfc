"""What is pointed at on the table, in words: spaces with tax and net result, cards, chits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import filled, headed, number_text, sentences, words
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Source
from rules.kinfire_council.forecast.net import net
from rules.kinfire_council.names import space_name
from rules.kinfire_council.printed.card_texts import location_text, patron_text, row_text
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.printed.signs import ops_here, printed
from rules.kinfire_council.spaces import SITE_HEX, THREAT_HEX, all_spaces, purse, tax
from rules.kinfire_council.state import HIDDEN_CARD, NOBODY, Council, Space
from rules.kinfire_council.threats.repelling import why_not_repel
from views.items.cell import Note
from views.kinfire_council.hand import Hand
from views.kinfire_council.panels.net import net_words
from views.kinfire_council.panels.plan_page import ahead_of, need_words
from views.kinfire_council.panels.seat_pieces import piece_words
from views.kinfire_council.panels.seats import seat_words
from views.kinfire_council.panels.told import (
    card_note,
    chit_words,
    item_words,
    name_of,
    seat_name,
    stand_in,
)
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.showing import RenderState

translate = QCoreApplication.translate


def note_of(showing: RenderState, hand: Hand | None, target: Target) -> Note | None:
    """The words of a thing; None: there are none."""
    view, id = showing.view, str(target.id)
    if target.kind is TargetKind.CARD:
        return card_note(view, id)
    if target.kind is TargetKind.SEAT:
        return Note(seat_name(showing, int(id)), "", seat_words(showing, Seat(int(id))))
    if target.kind is TargetKind.PIECE:
        return _piece_note(showing, id)
    if target.kind is TargetKind.PLACE:
        return _place_note(showing, hand, id)
    return None


def _piece_note(showing: RenderState, id: str) -> Note | None:
    """A piece, a cultist, rubble."""
    kind, *rest = id.split(":")
    if kind == "piece":
        seat, number = Seat(int(rest[0])), int(rest[1])
        said = piece_words(showing.view, seat, number)
        return Note(seat_name(showing, seat), "", said)
    if kind == "cultist":
        return Note(capital(chit_words(int(rest[0]))), "", "")
    return Note(
        translate("kinfire_council_board", "Rubble"),
        "",
        translate("kinfire_council_board", "No one can be placed here."),
    )


def _place_note(showing: RenderState, hand: Hand | None, id: str) -> Note | None:
    view = showing.view
    kind, *rest = id.split(":")
    if kind == "location":
        here = locations(view, rest[0])
        if int(rest[1]) >= len(here):
            return None
        found = here[int(rest[1])]
        return Note(
            name_of(view, found.id), stand_in(found), words(location_text(printed(view, found)))
        )
    if kind == "slot":
        threat = view.threats[int(rest[0])]
        return card_note(view, threat.card) if threat is not None else None
    if kind == "decree":
        return _decree_note(view, int(rest[0]))
    if kind == "row":
        return _need_note(showing, int(rest[0]))
    if kind == "ship":
        return _ship_note(view, int(rest[0]))
    return space_note(showing, hand, id) if id in all_spaces(view) else None


def _decree_note(view: Council, at: int) -> Note | None:
    return card_note(view, view.docket[at].card) if at < len(view.docket) else None


def _need_note(showing: RenderState, row: int) -> Note | None:
    found = [each for each in ahead_of(showing.view).needs if each.row == row]
    said = need_words(showing, found[0]) if found else ""
    return Note(translate("kinfire_council_board", "Need"), "", said) if found else None


def _ship_note(view: Council, row: int) -> Note | None:
    if view.site in ("", HIDDEN_CARD):
        return None
    site = item_set(view).sites[view.site]
    return Note(name_of(view, site.id), stand_in(site), words(row_text(site.rows[row])))


# ---------------------------------------------------------------- a space
def space_note(showing: RenderState, hand: Hand | None, space: Space) -> Note:
    """Its locations in words; with a piece in the hand: the tax, whether each can be paid, what
    is left of it."""
    view = showing.view
    title = capital(words(space_name(view, space)))
    lines = []
    piece = hand.piece if hand is not None else None
    if piece is not None:
        lines.append(_tax_words(view, *piece, space))
    lines += _patron_words(showing, space, piece)
    count = len(locations(view, space))
    lines += [_location_words(view, space, index, piece) for index in range(count)]
    lines += _hex_words(view, space, piece)
    return Note(title, _kind(view, space), "\n".join(lines))


def _kind(view: Council, space: Space) -> str:
    """Side and stand-in mark of a district."""
    items = item_set(view)
    if space.isdigit():
        district = items.districts[int(space)]
        assert district is not None
        side = (
            translate("kinfire_council_board", "upgraded")
            if int(space) in view.upgraded
            else translate("kinfire_council_board", "base side")
        )
        return listed([each for each in (side, stand_in(district)) if each])
    found = items.open_spaces.get(space)
    return (
        listed([translate("kinfire_council_board", "open space"), stand_in(found)])
        if found is not None
        else ""
    )


def _tax_words(view: Council, seat: Seat, piece: int, space: Space) -> str:
    """«Tax 1; you can pay 3.»"""
    said = translate("kinfire_council_board", "Tax {tax}; you can pay {purse}.")
    due = tax(view, seat, piece, space)
    if not due:
        return translate("kinfire_council_board", "No tax.")
    return filled(said, tax=number_text(due), purse=number_text(purse(view, seat)))


def _patron_words(showing: RenderState, space: Space, piece: tuple[Seat, int] | None) -> list[str]:
    """Who is patron, and what he gets from others."""
    view = showing.view
    patron = dict(view.patrons).get(int(space), NOBODY) if space.isdigit() else NOBODY
    if patron == NOBODY:
        return []
    district = item_set(view).districts[int(space)]
    assert district is not None
    said = headed(
        filled(translate("kinfire_council_board", "Patron {who}"), who=seat_name(showing, patron)),
        words(patron_text(ops_here(view, district.patron))),
    )
    return [said] if piece is None or piece[0] != patron else []


def _location_words(view: Council, space: Space, index: int, piece: tuple[Seat, int] | None) -> str:
    """Name, what it says, and what is left in the end."""
    location = locations(view, space)[index]
    said = headed(name_of(view, location.id), words(location_text(printed(view, location))))
    if piece is None:
        return said
    seat, number = piece
    due = tax(view, seat, number, space)
    if due > purse(view, seat):
        return said
    found = net(view, seat, number, space, index)
    if found is None:
        return sentences([said, translate("kinfire_council_board", "(You can't pay for it.)")])
    return sentences([said, net_words(found)])


def _hex_words(view: Council, space: Space, piece: tuple[Seat, int] | None) -> list[str]:
    """What a Seeker does on a hexagon."""
    if space in THREAT_HEX:
        threat = view.threats[THREAT_HEX[space]]
        said = translate("kinfire_council_board", "A Seeker may repel the threat here.")
        if threat is None:
            return [said]
        if piece is not None:
            scope = Scope(Source.LOCATION, "", space, piece[1])
            why = why_not_repel(view, piece[0], THREAT_HEX[space], 0, scope)
            said = sentences([said, *([words(why)] if why is not None else [])])
        return [said, *_threat_words(view, threat.card)]
    if space == SITE_HEX and view.site not in ("", HIDDEN_CARD):
        return [item_words(view, item_set(view).sites[view.site])]
    return []


def _threat_words(view: Council, card: str) -> list[str]:
    return [headed(name_of(view, card), item_words(view, item_set(view).threats[card]))]
