"""Pieces on the map: whose they are, and what it takes to move, use or remove them (3, 4, 7)."""

from collections.abc import Callable

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.enums import BuildingKind, Faction, Item, Suit, TokenKind
from rules.root.factions.vagabond.items import ready
from rules.root.names import building_name, place_name, token_name
from rules.root.state import Building, Place, Token, Woodland
from rules.root.why.places import ruling

Parts = list[str]


def about_piece(state: Woodland, viewer: Seat | None, id: str) -> Text | None:
    """A piece by its id on the map (`views/root/targets.py`, `describe.py`)."""
    kind, *parts = id.split(":")
    found = _KINDS.get(kind)
    return found(state, viewer, parts) if found is not None else None


def _warriors(state: Woodland, viewer: Seat | None, parts: Parts) -> Text:
    place, owner = int(parts[0]), Seat(int(parts[1]))
    name = place_name(place)
    if owner == viewer:
        return say("root.thing.own_warriors", place=name, ruling=ruling(state, viewer, place))
    facts = {"who": who(state, owner), "place": name}
    here = state.warriors[place]
    if viewer is None or state.factions[viewer] is Faction.VAGABOND:
        return say("root.thing.warriors_seen", n=here[owner], **facts)
    return say("root.thing.warriors", n=here[viewer], **facts)


def _building(state: Woodland, viewer: Seat | None, parts: Parts) -> Text:
    place, owner = int(parts[0]), Seat(int(parts[1]))
    suit = Suit(parts[3]) if parts[3] != "-" else Suit.NONE
    what = building_name(Building(owner, BuildingKind(parts[2]), suit))
    return _piece(state, viewer, place, owner, what)


def _token(state: Woodland, viewer: Seat | None, parts: Parts) -> Text:
    place, owner = int(parts[0]), Seat(int(parts[1]))
    suit = Suit(parts[3]) if parts[3] != "-" else Suit.NONE
    what = token_name(Token(owner, TokenKind(parts[2]), suit))
    return _piece(state, viewer, place, owner, what)


def _piece(state: Woodland, viewer: Seat | None, place: Place, owner: Seat, what: Text) -> Text:
    facts = {"what": what, "place": place_name(place)}
    count = state.warriors[place][owner]
    if owner == viewer:
        return say("root.thing.own_piece", n=count, **facts)
    return say("root.thing.piece", who=who(state, owner), n=count, **facts)


def _pawn(state: Woodland, viewer: Seat | None, parts: Parts) -> Text | None:
    owner = Seat(int(parts[0]))
    place = place_name(state.pawns[owner])
    if state.automata[owner]:
        return say("root.box.automaton", who=who(state, owner), n=state.scores[owner])
    boots = ready(state, owner, Item.BOOT)
    if owner == viewer:
        return say("root.thing.own_pawn", place=place, n=boots)
    return say("root.thing.pawn", who=who(state, owner), place=place, n=boots)


def _ruin(state: Woodland, viewer: Seat | None, parts: Parts) -> Text:
    place = int(parts[0])
    return say("root.thing.ruin", place=place_name(place), n=len(state.ruins[place]))


def _landmark(state: Woodland, viewer: Seat | None, parts: Parts) -> Text:
    place = next(place for each, place in state.landmarks if each == parts[0])
    count = state.warriors[place][viewer] if viewer is not None else 0
    return say(f"root.thing.{parts[0]}", place=place_name(place), n=count)


def _filled(state: Woodland, viewer: Seat | None, parts: Parts) -> Text | None:
    if not parts[0].isdecimal():
        return None
    owner = who(state, Seat(int(parts[1])))
    return say("root.thing.filled", who=owner, place=place_name(int(parts[0])))


_KINDS: dict[str, Callable[[Woodland, Seat | None, Parts], Text | None]] = {
    "warriors": _warriors,
    "building": _building,
    "token": _token,
    "pawn": _pawn,
    "ruin": _ruin,
    "landmark": _landmark,
    "item": _filled,
}
