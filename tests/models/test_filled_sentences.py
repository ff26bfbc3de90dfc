"""What games say, filled in, in every language: no doubled stop, no empty place, no raw id."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from models.translate import available, bare, filled, words
from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.kernel.views import share
from tests.models.languages import speaking
from tests.rules.slips import slip_in
from tests.rules.walks import Moment, walk

SEATS = {
    "cartographers": 3,
    "cthulhu_wars": 4,
    "feed_the_kraken": 7,
    "kinfire_council": 4,
    "root": 4,
}
MOST = 90
MOST_OPTIONS = 12
NAMES = ("Ada", "Béla", "Cem", "Dora", "Emil", "Finn", "Greta")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game_id", SEATS)
def test_what_a_game_says_reads_as_written(game_id: str) -> None:
    moments = islice(walk(setup_of(game_id, SEATS[game_id], 7), seed=5), MOST)
    said = {text for moment in moments for text in told(moment)}
    assert len({text.key for text in said}) > 10
    slips = []
    for code, _ in available():
        with speaking(code):
            shown = [(text, bare(words(text, NAMES))) for text in said]
        slips += [(code, text.key, slip_in(each, code == "en")) for text, each in shown]
    assert [slip for slip in slips if slip[2]] == []


def told(moment: Moment) -> Iterator[Text]:
    """The prompt, options, reasons against others, and what comes of the choice."""
    state, seat = moment.state, moment.seat
    yield moment.request.prompt
    yield from (text for text in offered(state, seat) if text is not None)
    events = agenda.apply(state.clone(), seat, moment.action).events
    shared = [event for viewer in (None, seat) for event in share(events, viewer)]
    yield from (text for event in shared if (text := event.text()) is not None)


def offered(state: State, seat: Seat) -> Iterator[Text | None]:
    choice = agenda.question(state)
    assert choice is not None
    for option in agenda.options(state, seat)[:MOST_OPTIONS]:
        yield option.label
        yield option.why_not
        yield from (choice.explain(state, seat, target) for target in option.targets)


def test_a_name_with_a_stop_of_its_own_ends_the_sentence() -> None:
    game("root")
    card = say("root.card.stand_and_deliver")
    spent = say("root.log.card_spent", who=say("kernel.seat", number=1), card=card)
    for code in ("en", "de"):
        with speaking(code):
            assert words(spent, NAMES).endswith("Stand and Deliver!")
    assert filled("{who} waits for {whom}.", who="Ada", whom="Jr.") == "Ada waits for Jr."
    assert filled("{who}... {whom}.", who="Who?", whom="Ada") == "Who?... Ada."


def test_in_german_the_burrow_has_its_article() -> None:
    game("root")
    burrow, clearing = say("root.place.burrow"), say("root.place.clearing", number=5)
    who = say("kernel.seat", number=1)
    with speaking("de"):
        moved = say("root.log.moved", n=2, who=who, source=burrow, target=clearing)
        assert "von der Erdhöhle nach Lichtung 5" in words(moved, NAMES)
        moved = say("root.log.moved", n=2, who=who, source=clearing, target=burrow)
        assert "von Lichtung 5 in die Erdhöhle" in words(moved, NAMES)
        assert words(burrow) == "Erdhöhle"


@pytest.mark.parametrize(
    "bad",
    [
        "Ada spends Stand and Deliver!.",
        "Captain: Battle..",
        "An boot",
        "it is a extortion",
        "1 cards",
        "of the the Burrow",
        "in  clearing 5",
        "Ada draws: ",
        "a card ()",
        "seat_1 plays",
        "{who} plays",
        "two , three",
        "\N{IDEOGRAPHIC FULL STOP}\N{IDEOGRAPHIC FULL STOP}",
    ],
)
def test_slips_are_found(bad: str) -> None:
    assert slip_in(bad)
