"""Two games that differ in one fact, and what each viewer can tell of it (11)."""

from collections.abc import Callable, Iterable

from rules.feed_the_kraken.actions import (
    Choose,
)
from rules.feed_the_kraken.enums import Faction, NavCard, Token
from rules.feed_the_kraken.knowledge import notebook
from rules.feed_the_kraken.navigation.draws import Navigate
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.navigation.sailing import ShowCard
from rules.feed_the_kraken.state import Fact, FactKind, Kraken
from rules.kernel import agenda
from rules.kernel.agenda import StepResult
from rules.kernel.codec import encode
from rules.kernel.steps import Screen, Seat
from rules.kernel.text import english
from rules.kernel.views import share, view
from tests.rules.feed_the_kraken.positions import (
    LEADER,
    PIRATE,
    SAILOR,
    do,
    give,
    ship,
    team,
)

ALL = (None, *range(7))
Viewer = int | None


def face(state: Kraken, viewer: Viewer) -> list[object]:
    """All that a viewer can see, press and read."""
    seen = view(state, viewer)
    found: list[object] = [encode(seen), agenda.asked(seen)]
    choice = agenda.question(seen)
    for seat in agenda.asked(seen):
        found.append(choice.prompt(seen, seat))
        if seat == viewer or choice.SCREEN is Screen.OPEN:
            found.append(agenda.options(seen, seat))
        if seat == viewer:
            found.append(choice.secret(seen, seat, seen.answers.get(seat, ())))
    found += [agenda.aside_options(seen, Seat(seat)) for seat in range(len(seen.crew))]
    if viewer is not None:
        found += [(english(n.when), english(n.text)) for n in notebook.notes(seen, Seat(viewer))]
    return found


def check(one: Kraken, other: Kraken, knowing: Iterable[Viewer]) -> None:
    """The two differ for those who know, and for nobody else."""
    knowing = set(knowing)
    for viewer in (None, *range(len(one.crew))):
        assert (face(one, viewer) != face(other, viewer)) == (viewer in knowing), viewer


def log(happened: StepResult, viewer: Viewer) -> list[str]:
    """The log lines of a viewer."""
    texts = [event.text() for event in share(happened.events, viewer)]
    return [english(text) for text in texts if text is not None]


def check_log(one: StepResult, other: StepResult, viewers: Iterable[Viewer] = ALL) -> None:
    """The log tells the same, and undo is barred alike."""
    for viewer in viewers:
        assert log(one, viewer) == log(other, viewer)
        assert share(one.events, viewer) == share(other.events, viewer)
    assert one.undo_barrier == other.undo_barrier


def stacked(top: list[NavCard], seats: int = 7, **chosen: str) -> Kraken:
    """A team has been named; these cards lie on top of the draw pile, one missing is no matter."""
    state = team(ship(seats, **chosen))
    rest = list(state.draw_pile)
    for card in top:
        rest.remove(card)
    state.draw_pile = (*top, *rest)
    return state


def dealt(state: Kraken, *cards: Faction) -> Kraken:
    """These sides were dealt, and everybody knows its own."""
    state.dealt = cards
    pirates = tuple(Seat(seat) for seat, card in enumerate(cards) if card is PIRATE)
    for seat, card in enumerate(cards):
        known = pirates if card is PIRATE else ()
        state.facts[seat] = (
            Fact(round=0, kind=FactKind.DEALT, factions=(card,)),
            Fact(round=0, kind=FactKind.COMRADES, about=known),
        )
    return state


def navigation(top: list[NavCard], steps: int = 0) -> tuple[Kraken, list[StepResult]]:
    """Cards are drawn; captain, then lieutenant keep the first of their sorted hands."""
    state = stacked(top)
    told = [do(state, Navigate(), ShowCard())]
    for seat in (0, 1)[:steps]:
        told.append(agenda.submit(state, Seat(seat), agenda.actions(state, Seat(seat))[0]))
    return state, told


def token(
    kind: Token, change_it: Callable[[Kraken], object], target: int
) -> tuple[Kraken, StepResult]:
    """The captain uses a token on a seat."""
    state = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
    change_it(state)
    do(state, ChooseTarget(kind))
    return state, give(state, 0, Choose(Seat(target)))


def swap(one: int, other: int) -> Callable[[Kraken], Kraken]:
    """Two seats change their dealt cards, whatever they know of it."""

    def change_it(state: Kraken) -> Kraken:
        cards = list(state.dealt)
        cards[one], cards[other] = cards[other], cards[one]
        return dealt(state, *cards)

    return change_it


def nothing(state: Kraken) -> None:
    """As it is."""


def with_discards(cards: list[NavCard]) -> Kraken:
    """Three discards lie there."""
    state = stacked(cards)
    state.draw_pile, state.discards = state.draw_pile[3:], tuple(cards)
    state.discards_seen = (0, 0, 0)
    return state
