"""The woodland in sentences: places, pieces, tracks. For screen readers, hover notes and lists."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from PySide6.QtCore import QCoreApplication

from models import translate as translating
from models.translate import linked, number_text, words
from rules.kernel.steps import Seat
from rules.root import names
from rules.root.describe import who
from rules.root.enums import BuildingKind, Landmark, Suit, TokenKind
from rules.root.state import (
    BURROW,
    FOREST,
    NOBODY,
    Building,
    Place,
    Token,
    Woodland,
    all_seats,
)
from rules.root.woodland.geography import forest_clearings, map_of, open_slots, suits_at
from rules.root.woodland.ruling import ruler
from views.root.pieces import Piece, PieceKind

translate = QCoreApplication.translate


def filled(said: str, **facts: str) -> str:
    """A translated sentence with its facts."""
    return linked(translating.filled(said, **facts))


def capital(said: str) -> str:
    """A sentence begins with a capital."""
    return said[:1].upper() + said[1:]


def folk_name(view: Woodland, seat: Seat) -> str:
    """Whose pieces they are."""
    return words(who(view, seat))


def listed(parts: list[str]) -> str:
    """Things one after the other."""
    return _joined(translate("root_board", "{before}, {next}"), parts)


def _joined(pair: str, parts: list[str]) -> str:
    """Things joined two by two, as a language does it."""
    return reduce(lambda before, part: filled(pair, before=before, next=part), parts or [""])


# ---------------------------------------------------------------- places
def place_name(view: Woodland, place: Place) -> str:
    """A clearing or a forest by its number, a forest by its name as well; the Burrow."""
    said = words(names.place_name(place))
    printed = map_of(view).forests[place - FOREST].name if place >= FOREST else ""
    if not printed:
        return said
    text = translate("root_board", "{forest} ({name})")
    return filled(text, forest=said, name=forest_name(printed))


def forest_name(printed: str) -> str:
    """The printed name of a forest, in the user's language; empty where it has none."""
    known = {
        "Witchwood": translate("root_board", "Witchwood"),
        "Deadwood": translate("root_board", "Deadwood"),
        "Mirkwood": translate("root_board", "Mirkwood"),
    }
    return known.get(printed, printed)


def place_label(view: Woodland, place: Place, pieces: list[Piece]) -> str:
    """«Clearing 5, rabbit, ruled by Eyrie Dynasties: 3 warriors, roost; 1 open slot»."""
    head = [capital(place_name(view, place)), *_kind_of(view, place)]
    seats = sorted({piece.seat for piece in pieces}, key=lambda seat: (seat == NOBODY, seat))
    holds = [_of_seat(view, seat, pieces) for seat in seats]
    head.extend(_rule_of(view, place))
    tail = _open_of(view, place)
    body = "; ".join([each for each in holds if each] + tail)
    said = listed([part for part in head if part])
    if body:
        said = filled(translate("root_board", "{place}. {content}"), place=said, content=body)
    return said


def _kind_of(view: Woodland, place: Place) -> list[str]:
    """Suit, corner, river; what a forest touches."""
    if place == BURROW:
        return []
    if place >= FOREST:
        near = listed([number_text(each) for each in forest_clearings(view, place)])
        return [filled(translate("root_board", "between clearings {list}"), list=near)]
    suits = [words(names.suit_name(suit)) for suit in suits_at(view, place) if suit]
    clearing = map_of(view).clearings[place - 1]
    kinds = [_joined(translate("root_board", "{before} and {next}"), suits)] if suits else []
    if clearing.corner:
        kinds.append(translate("root_board", "corner"))
    if clearing.on_river:
        kinds.append(translate("root_board", "on the river"))
    if place in view.scorched:
        kinds.append(translate("root_board", "scorched earth"))
    return kinds


def _rule_of(view: Woodland, place: Place) -> list[str]:
    if place >= FOREST:
        return []
    seat = ruler(view, place)
    if seat == NOBODY:
        return [translate("root_board", "no one rules")]
    said = translate("root_board", "ruled by {who}")
    return [filled(said, who=folk_name(view, seat))]


def _of_seat(view: Woodland, seat: Seat, pieces: list[Piece]) -> str:
    """The pieces of one seat in a place, the seat first."""
    own = [piece_words(view, piece) for piece in pieces if piece.seat == seat]
    if seat == NOBODY:
        return listed(own)
    return filled(
        translate("root_board", "{who}: {pieces}"), who=folk_name(view, seat), pieces=listed(own)
    )


def _open_of(view: Woodland, place: Place) -> list[str]:
    if not 1 <= place < FOREST:
        return []
    count = open_slots(view, place)
    return [translate("root_board", "%n open slot(s)", None, count)]


# ---------------------------------------------------------------- pieces
def piece_words(view: Woodland, piece: Piece) -> str:
    """What it is, without whose."""
    told: dict[PieceKind, Callable[[], str]] = {
        PieceKind.WARRIORS: lambda: translate("root_board", "%n warrior(s)", None, piece.count),
        PieceKind.PAWN: lambda: translate("root_board", "pawn"),
        PieceKind.RUIN: lambda: _ruin(piece),
        PieceKind.ITEM: lambda: translate("root_board", "item in a slot"),
        PieceKind.LANDMARK: lambda: words(names.landmark_name(Landmark(piece.word))),
        PieceKind.BUILDING: lambda: _building(piece),
        PieceKind.TOKEN: lambda: _token(piece),
    }
    return told[piece.kind]()


def _ruin(piece: Piece) -> str:
    if not piece.count:
        return translate("root_board", "ruin")
    return translate("root_board", "ruin with %n item(s)", None, piece.count)


def _building(piece: Piece) -> str:
    made = Building(piece.seat, BuildingKind(piece.word), piece.suit)
    name = words(names.building_name(made))
    return (
        filled(translate("root_board", "{piece} in the extra slot"), piece=name)
        if (piece.extra)
        else name
    )


def _token(piece: Piece) -> str:
    made = Token(piece.seat, TokenKind(piece.word), piece.suit, piece.plot, piece.face_up)
    name = words(names.token_name(made))
    if piece.count > 1:
        return filled(
            translate("root_board", "{count} {piece}"), count=number_text(piece.count), piece=name
        )
    if piece.word == TokenKind.PLOT and not piece.face_up:
        if piece.plot:
            known = words(names.plot_name(piece.plot))
            return filled(translate("root_board", "face-down plot ({plot})"), plot=known)
        return translate("root_board", "face-down plot")
    return name


def piece_label(view: Woodland, piece: Piece) -> str:
    """«Eyrie Dynasties: 3 warriors, clearing 5»."""
    what = piece_words(view, piece)
    if piece.seat != NOBODY:
        said = translate("root_board", "{who}: {pieces}")
        what = filled(said, who=folk_name(view, piece.seat), pieces=what)
    return listed([capital(what), place_name(view, piece.place)])


# ---------------------------------------------------------------- beside the map
def suit_word(suit: Suit) -> str:
    """A suit."""
    return words(names.suit_name(suit))


def score_words(view: Woodland, seat: Seat) -> str:
    """Where a seat stands: points, or what it wins by."""
    name = folk_name(view, seat)
    partner = view.coalition[seat]
    if partner != NOBODY:
        said = translate("root_board", "{who}: in a coalition with {partner}")
        return filled(said, who=name, partner=folk_name(view, partner))
    if view.dominance[seat]:
        said = translate("root_board", "{who}: wins by {card}")
        return filled(said, who=name, card=words(names.card_name(view.dominance[seat])))
    said = translate("root_board", "{who}: {points}")
    points = translate("root_board", "%n point(s)", None, view.scores[seat])
    return filled(said, who=name, points=points)


def track_label(view: Woodland) -> str:
    """All scores in one sentence, the leader first."""
    seats = sorted(all_seats(view), key=lambda seat: -view.scores[seat])
    scores = "; ".join(score_words(view, seat) for seat in seats)
    return filled(translate("root_board", "Score track to 30. {scores}"), scores=scores)
