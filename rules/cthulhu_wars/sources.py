"""What Doom was for (5.3): the public tally of each seat by source, and the lines of the end.

A source is the word that `points.gain_doom` was given. What is on the track without one belongs to
a position that was set up.
"""

from rules.cthulhu_wars.state import Earth, Tally
from rules.kernel.steps import ScoreLine, Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

NOOP = QT_TRANSLATE_NOOP

BEFORE, GIFTS = "before", "gifts"
SENTENCES: dict[str, str] = {
    "cthulhu_wars.source.before": NOOP("cthulhu_wars", "Doom at the start of this position"),
    "cthulhu_wars.source.gates": NOOP("cthulhu_wars", "Gates"),
    "cthulhu_wars.source.ritual": NOOP("cthulhu_wars", "Rituals"),
    "cthulhu_wars.source.signs": NOOP("cthulhu_wars", "Elder Signs"),
    "cthulhu_wars.source.no_signs": NOOP("cthulhu_wars", "Elder Signs when none were left"),
    "cthulhu_wars.source.two_player": NOOP("cthulhu_wars", "The opponent's losses"),
    "cthulhu_wars.source.gifts": NOOP("cthulhu_wars", "Given by other players"),
}
_ORDER = tuple(key.removeprefix("cthulhu_wars.source.") for key in SENTENCES)


def noted(tally: Tally, source: str, doom: int) -> Tally:
    """A tally with more Doom from a source."""
    for index, (known, sum_so_far) in enumerate(tally):
        if known == source:
            return (*tally[:index], (source, sum_so_far + doom), *tally[index + 1 :])
    return (*tally, (source, doom))


def by_source(state: Earth, seat: Seat) -> dict[str, int]:
    """The Doom of a seat by the lines of the end."""
    found = dict.fromkeys(_ORDER, 0)
    for source, doom in state.tally[seat]:
        found[source if source in found else GIFTS] += doom
    found[BEFORE] += state.doom[seat] - sum(found.values())
    return found


def lines(state: Earth, seats: tuple[Seat, ...]) -> tuple[ScoreLine, ...]:
    """Those sources from which somebody has any, the same for all."""
    tallies = {seat: by_source(state, seat) for seat in seats}
    told = [each for each in _ORDER if any(tally[each] for tally in tallies.values())]
    return tuple(
        ScoreLine(seat, source_name(source), tallies[seat][source])
        for seat in seats
        for source in told
    )


def source_name(source: str) -> Text:
    """What it is called."""
    return say(f"cthulhu_wars.source.{source}")
