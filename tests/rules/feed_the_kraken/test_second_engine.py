"""The engine against a second one that was written from the text of the rules alone."""

import re
from pathlib import Path

import pytest

from rules.kernel.registry import Setup, game
from tests.rules.feed_the_kraken import second
from tests.rules.feed_the_kraken.second.cards import WINDOWS
from tests.rules.feed_the_kraken.second.claims import LASTING
from tests.rules.feed_the_kraken.second.follower import LOTS, Follower, Manner
from tests.rules.setups import name_of, spread

KRAKEN = game("feed_the_kraken")
MANNERS = list(Manner)
GAMES, SOAKED = 21, 700
QUESTIONS = {
    *("OwnSecrets", "StepIn", "Aim", "Repay", "AddGuns", "HireAgain"),
    *("AppointTeam", "CommitGuns", "BreakTie", "KeepCard", "ReadLogbook", "NameEmergency"),
    *("ChooseTarget", "SearchResult", "ChooseViewer", "MermaidResult", "TreatTop"),
    *("SpreadGuns", "NameConvert", "ConversionPage", "CardsPage"),
}
CLAIMS = {*LASTING, "own_side", "accusation", "trust"}


@pytest.mark.parametrize(
    ("setup", "manner"),
    [
        pytest.param(setup, MANNERS[number % len(MANNERS)], id=name_of(setup))
        for number, setup in enumerate(spread(KRAKEN, GAMES))
    ],
)
def test_both_engines_say_the_same(setup: Setup, manner: Manner) -> None:
    Follower(setup, manner).play()


@pytest.mark.soak
def test_both_engines_say_the_same_in_many_games() -> None:
    """The same over many more games, which meet every question, lot and character."""
    met: set[str] = set()
    for number, setup in enumerate(spread(KRAKEN, SOAKED)):
        met |= Follower(setup, MANNERS[number % len(MANNERS)]).play()
    assert met - {""} == {*QUESTIONS, *LOTS, *WINDOWS, *CLAIMS}


def test_only_the_follower_knows_the_engine() -> None:
    files = Path(second.__file__).parent.glob("*.py")
    knowing = [
        file.stem
        for file in files
        if re.search(r"^\s*(from|import) rules", file.read_text("utf-8"), re.M)
    ]
    assert knowing == ["follower"]
