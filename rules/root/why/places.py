"""Clearings, forests and the Burrow: who rules, what is there (3.5, 3.6)."""

from rules.kernel.steps import Seat
from rules.kernel.text import Fact, Text, say
from rules.root.describe import who
from rules.root.enums import Faction
from rules.root.names import place_name, suit_name
from rules.root.state import BURROW, NOBODY, Place, Woodland, seats_of
from rules.root.woodland.geography import forest_clearings, is_forest, open_slots, suits_at
from rules.root.woodland.ruling import ruler


def about_place(state: Woodland, viewer: Seat | None, place: Place) -> Text:
    """Who may use a place, and who is there."""
    name = place_name(place)
    if place == BURROW:
        duchy = seats_of(state, Faction.DUCHY)[0]
        count = state.warriors[BURROW][duchy]
        return say("root.thing.burrow", who=who(state, duchy), place=name, n=count)
    if is_forest(place):
        near = tuple(place_name(each) for each in forest_clearings(state, place))
        return say("root.thing.forest", place=name, places=near)
    facts: dict[str, Fact] = {
        "place": name,
        "suit": tuple(suit_name(suit) for suit in suits_at(state, place)),
        "ruling": ruling(state, viewer, place),
        "slots": say("root.thing.slots", n=open_slots(state, place)),
    }
    if viewer is None:
        return say("root.thing.clearing_seen", **facts)
    here = state.warriors[place][viewer]
    if not here:
        return say("root.thing.clearing_none", **facts)
    return say("root.thing.clearing", n=here, **facts)


def ruling(state: Woodland, viewer: Seat | None, place: Place) -> Text:
    """Who rules a clearing, as a part of a sentence."""
    found = ruler(state, place)
    if found == NOBODY:
        return say("root.thing.ruled_none")
    if found == viewer:
        return say("root.thing.ruled_you")
    return say("root.thing.ruled", who=who(state, found))
