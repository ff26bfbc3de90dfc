"""The engine against a second one that was written from the text of the rules alone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.feed_the_kraken import off_duty
from rules.feed_the_kraken.events import GunsMoved
from rules.feed_the_kraken.navigation import card_actions
from rules.feed_the_kraken.state import clockwise
from rules.kernel.registry import Setup, game
from rules.kernel.views import public
from tests.rules.feed_the_kraken import second
from tests.rules.feed_the_kraken.second.cards import WINDOWS
from tests.rules.feed_the_kraken.second.claims import LASTING
from tests.rules.feed_the_kraken.second.comparing import Differs
from tests.rules.feed_the_kraken.second.follower import LOTS, Follower, Habit
from tests.rules.setups import name_of, spread

KRAKEN = game("feed_the_kraken")
MANNERS = list(Habit)
GAMES, SOAKED = 21, 700
QUESTIONS = {
    *("OwnSecrets", "StepIn", "Aim", "Repay", "AddGuns", "HireAgain"),
    *("AppointTeam", "CommitGuns", "BreakTie", "KeepCard", "ReadLogbook", "NameEmergency"),
    *("ChooseTarget", "Found", "ChooseViewer", "MermaidResult", "TreatTop"),
    *("SpreadGuns", "NameConvert", "ConversionPage", "CardsPage"),
}
RARE = {"HireAgain"}
CLAIMS = {*LASTING, "own_side", "accusation", "trust"}


@pytest.mark.parametrize(
    ("setup", "habit"),
    [
        pytest.param(setup, MANNERS[number % len(MANNERS)], id=name_of(setup))
        for number, setup in enumerate(spread(KRAKEN, GAMES))
    ],
)
def test_both_engines_say_the_same(setup: Setup, habit: Habit) -> None:
    Follower(setup, habit).play()


@pytest.mark.soak
def test_both_engines_say_the_same_in_many_games() -> None:
    """The same over many more games, which meet every question, lot and character."""
    met: set[str] = set()
    for number, setup in enumerate(spread(KRAKEN, SOAKED)):
        met |= Follower(setup, MANNERS[number % len(MANNERS)]).play()
    assert (met | RARE) - {""} == {*QUESTIONS, *LOTS, *WINDOWS, *CLAIMS}


def test_only_the_follower_knows_the_engine() -> None:
    files = Path(second.__file__).parent.glob("*.py")
    knowing = [
        file.stem
        for file in files
        if re.search(r"^\s*(from|import) rules", file.read_text("utf-8"), re.M)
    ]
    assert knowing == ["follower"]


# ---------------------------------------------------------------- faults that must not stay unseen
def forget_tongues(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drunk makes the next seat captain, whoever it is."""
    monkeypatch.setattr(card_actions, "heir", lambda game: clockwise(game, game.captain)[0])


def forget_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody rests."""
    monkeypatch.setattr(off_duty, "resting", lambda game: [])


def show_converts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody sees who was converted."""
    monkeypatch.setitem(KRAKEN.secrets, "converts", public)


def tell_no_guns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guns change hands in silence."""
    monkeypatch.setattr(GunsMoved, "for_seat", lambda self, viewer: None)


@pytest.mark.parametrize(
    ("plant", "report"),
    [
        (forget_tongues, "captain: "),
        (forget_signs, "sign of seat"),
        (show_converts, "converts as seat"),
        (tell_no_guns, "the log: .'guns"),
    ],
)
def test_a_planted_fault_is_reported(
    plant: Callable[[pytest.MonkeyPatch], None], report: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Differs, match=f"^{report}"):
        follow_some()


def follow_some() -> None:
    """More games than a fault needs to show."""
    for number, setup in enumerate(spread(KRAKEN, 5 * GAMES)):
        Follower(setup, MANNERS[number % len(MANNERS)]).play()
