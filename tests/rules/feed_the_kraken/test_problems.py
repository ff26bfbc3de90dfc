"""What must hold in every state: each breach is found."""

from collections.abc import Callable

import pytest

from rules.feed_the_kraken.enums import Character, Side
from rules.feed_the_kraken.problems import problems
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Loyalty, Sighting, change, learn
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.characters.hands import crew
from tests.rules.feed_the_kraken.ledger import dealt
from tests.rules.feed_the_kraken.positions import LEADER, PIRATE, SAILOR, begun


def manned() -> Kraken:
    state = crew({4: Character.GUNSLINGER})
    return dealt(state, *[SAILOR] * 4, PIRATE, PIRATE, LEADER)


@pytest.mark.parametrize("seats", range(5, 12))
def test_a_new_game_is_sound(seats: int) -> None:
    assert problems(begun(seats)) == []
    assert problems(manned()) == []


BREACHES: dict[str, tuple[Callable[[Kraken], object], str]] = {
    "a gun lost": (lambda s: change(s, Seat(0), guns=2), "guns are lost"),
    "a gun of the dead": (lambda s: change(s, Seat(3), alive=False), "a dead seat has guns"),
    "guns that are not there": (
        lambda s: setattr(s, "loyalty", Loyalty(revealed=(4,) * 7, guns=(4,) * 7)),
        "more guns on the table",
    ),
    "a card lost": (lambda s: setattr(s, "draw_pile", s.draw_pile[1:]), "navigation cards"),
    "a card twice": (lambda s: setattr(s, "discards", s.draw_pile[:1]), "navigation cards"),
    "a resume nobody played": (
        lambda s: (change(s, Seat(0), resumes=s.draw_pile[:1]),),
        "resumes are not",
    ),
    "discards unknown": (lambda s: setattr(s, "discards_seen", (0,)), "who knows them"),
    "a look at nothing": (
        lambda s: setattr(s, "sightings", (Sighting(seat=Seat(1), first=0, count=3),)),
        "a Mermaid has shown",
    ),
    "a telling order": (
        lambda s: setattr(s, "captain_hand", tuple(sorted(s.draw_pile[:9], reverse=True))),
        "tells its order",
    ),
    "a ritual lost": (lambda s: setattr(s, "rituals", s.rituals[1:]), "rituals"),
    "a character twice": (
        lambda s: setattr(s, "undealt", (*s.undealt, Character.GUNSLINGER)),
        "characters are lost",
    ),
    "too many pirates": (lambda s: setattr(s, "dealt", (PIRATE, *s.dealt[1:])), "factions"),
    "a converted leader": (lambda s: setattr(s, "converts", (Seat(6),)), "converts"),
    "converts without a ritual": (lambda s: setattr(s, "converts", (Seat(1),)), "more converts"),
    "a false flogging": (
        lambda s: change(s, Seat(1), not_side=Side.SAILOR, unconvertible=True),
        "the flogging of 1 lies",
    ),
    "a flogging without a mark": (
        lambda s: change(s, Seat(1), not_side=Side.CULT),
        "bears no mark",
    ),
    "a dead captain": (lambda s: change(s, Seat(0), alive=False, guns=0), "captain is dead"),
    "two posts": (lambda s: setattr(s, "navigator", Seat(1)), "team"),
    "a sign of the dead": (
        lambda s: change(s, Seat(5), alive=False, off_duty=True),
        "before a dead seat",
    ),
    "too many signs": (
        lambda s: [change(s, Seat(seat), off_duty=True) for seat in range(4)],
        "more off-duty signs",
    ),
    "another side": (
        lambda s: learn(s, Seat(0), Fact(round=0, kind=FactKind.DEALT, factions=(PIRATE,))),
        "0: another side",
    ),
    "other pirates": (
        lambda s: learn(s, Seat(0), Fact(round=0, kind=FactKind.COMRADES, about=(Seat(4),))),
        "0: other pirates",
    ),
    "a search that never was": (
        lambda s: learn(
            s,
            Seat(0),
            Fact(round=1, kind=FactKind.SEARCHED, about=(Seat(4),), factions=(PIRATE,)),
        ),
        "0: a search",
    ),
    "another leader": (
        lambda s: learn(s, Seat(0), Fact(round=1, kind=FactKind.TURNED, about=(Seat(4),))),
        "0: another leader",
    ),
}


@pytest.mark.parametrize("name", BREACHES)
def test_breaches_are_found(name: str) -> None:
    state, (breach, words) = manned(), BREACHES[name]
    breach(state)
    assert any(words in problem for problem in problems(state)), problems(state)
