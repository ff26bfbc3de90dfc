"""«Why not?»: whatever on the table is pointed at, the open question has a reason of its own."""

import pytest

from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Choice, Target, TargetKind
from rules.kernel.text import english
from rules.root.state import game_of
from rules.root.woodland.geography import PLACES
from tests.rules.walks import walk

BARE = {"root.why.idle", "kernel.not_open"}
TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("cult", "riverfolk", "duchy", "corvid"),
)
MOST = 900


def test_each_question_has_words_of_its_own_for_what_is_not_asked() -> None:
    """None leaves it to the sentence that knows no game."""
    silent = [
        step.__name__
        for step in game("root").steps
        if issubclass(step, Choice) and step.explain is Choice.explain
    ]
    assert silent == []


@pytest.mark.parametrize("factions", TABLES)
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_places_and_cards_never_get_a_bare_sentence(factions: tuple[str, ...], setup: str) -> None:
    """All eight factions, in random games with either set-up and deck."""
    deck = "base" if setup == "standard" else "exiles_partisans"
    seats = {f"seat_{n + 1}": faction for n, faction in enumerate(factions)}
    made = setup_of("root", 4, 11, seats | {"setup": setup, "deck": deck, "landmarks": "two"})
    seen: set[str] = set()
    for moment in walk(made):
        if moment.number >= MOST:
            break
        choice, hand = agenda.question(moment.state), game_of(moment.state).hands[moment.seat]
        assert choice is not None
        seen.add(type(choice).__name__)
        targets = [Target(TargetKind.PLACE, place) for place in PLACES]
        targets += [Target(TargetKind.CARD, card) for card in (*dict.fromkeys(hand), "anvil")]
        for target in targets:
            why = choice.explain(moment.state, moment.seat, target)
            assert why.key not in BARE, (choice, target)
            assert english(why)
    assert len(seen) > 15
