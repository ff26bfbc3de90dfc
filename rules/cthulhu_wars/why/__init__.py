"""«Why not?» about any thing on the table: its rule and what it stands at, then what keeps it.

Made from the asker's own view. What the open question says of the thing comes last; where that is
nothing of its own, the last word is whose decision the game waits for.
"""

from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.why.cards import about_card, about_cell
from rules.cthulhu_wars.why.chart import about_area, about_piece
from rules.cthulhu_wars.why.now import now
from rules.cthulhu_wars.why.table import about_seat, about_table
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say


def why(state: State, viewer: Seat | None, thing: Target, said: Text | None) -> Text:
    """Why a thing cannot be chosen now. `viewer`: who asks, None for an onlooker; `said`: what the
    open question answers to a click on it, None where nothing is asked of the viewer."""
    game = game_of(state)
    rule = _about(game, viewer, thing) if game.factions else None
    cause = said if said is not None and said.key != "kernel.not_open" else now(game, viewer)
    if rule is None or rule == cause:
        return cause
    return say("cthulhu_wars.thing.both", rule=rule, cause=cause)


def _about(state: Earth, viewer: Seat | None, thing: Target) -> Text | None:
    """The rule of a thing and its numbers; None of what is only a line of words."""
    id = str(thing.id)
    match thing.kind:
        case TargetKind.PLACE:
            return about_area(state, viewer, int(id))
        case TargetKind.PIECE:
            return about_piece(state, viewer, id)
        case TargetKind.CARD:
            return about_card(state, viewer, id)
        case TargetKind.SEAT:
            return about_seat(state, Seat(int(id)))
        case TargetKind.TRACK if id.split(":")[0].isdecimal():
            return about_cell(state, viewer, id)
        case TargetKind.TRACK:
            return about_table(state, viewer, id)
    return None
