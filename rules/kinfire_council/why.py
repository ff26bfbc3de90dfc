"""«Why not?» about any thing on the table, from the asker's own view.

What the open question says of the thing comes last; where that is nothing of its own, the last
word is what the game waits for.
"""

from rules.kernel.pointing import both, now
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.describe import space_name, who
from rules.kinfire_council.spaces import all_spaces
from rules.kinfire_council.state import Council, game_of

INSTEAD = "kinfire_council.why.instead."
"""Answers of questions that are true of anything that is not asked for."""
PLACES = {
    "row": "need",
    "ship": "ship",
    "slot": "slot",
    "decree": "decree",
    "location": "location",
    "tracker": "tracker",
    "hideout": "hideout",
    "bag": "hideout",
    "site": "site",
}
"""Places by the first part of their id -> the rule that is told of them."""
TRACKS = {
    "need": "need",
    "decree": "decree",
    "votes": "decree",
    "slot": "slot",
    "tracker": "tracker",
    "tower": "tracker",
    "goods": "goods",
    "influence": "influence",
    "giver": "influence",
    "grip": "grip",
    "cultist": "held",
    "score": "score",
    "laws": "laws",
}
"""The same for what lies on the papers beside the city."""


def why(state: State, viewer: Seat | None, thing: Target, said: Text | None) -> Text:
    """Why a thing cannot be chosen now. `viewer`: who asks, None for an onlooker; `said`: what the
    open question answers to a click on it, None where nothing is asked of the viewer."""
    is_own = said is not None and said.key != "kernel.not_open" and INSTEAD not in said.key
    if said is not None and is_own:
        return said
    return both(_about(game_of(state), thing), now(state, viewer))


def _about(state: Council, thing: Target) -> Text:
    """The rule of a thing, with what it stands at."""
    first, _, rest = str(thing.id).partition(":")
    match thing.kind:
        case TargetKind.PLACE if thing.id in all_spaces(state):
            return say("kinfire_council.thing.space", place=space_name(state, str(thing.id)))
        case TargetKind.PLACE:
            return _say(PLACES.get(first, "pile"))
        case TargetKind.PIECE:
            return _about_piece(state, first, rest)
        case TargetKind.CARD:
            return _say("card")
        case TargetKind.SEAT:
            return say("kinfire_council.thing.seat", who=who(state, Seat(int(rest or first))))
        case TargetKind.BUTTON:
            return _say(TRACKS.get(first, "shown"))
    if first == "seat":
        return say("kinfire_council.thing.seat", who=who(state, Seat(int(rest))))
    return _say(TRACKS.get(first, "shown"))


def _about_piece(state: Council, kind: str, rest: str) -> Text:
    if kind in ("cultist", "rubble"):
        return _say(kind)
    seat, number = (int(each) for each in rest.split(":")[:2])
    space = state.sheets[seat].pieces[number].space
    if not space:
        return say("kinfire_council.thing.piece_home", who=who(state, Seat(seat)))
    place = space_name(state, space)
    return say("kinfire_council.thing.piece_out", who=who(state, Seat(seat)), place=place)


def _say(what: str) -> Text:
    return say(f"kinfire_council.thing.{what}")
