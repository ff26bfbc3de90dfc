"""Cards of the Decree that go one way only: carried out unasked, or told and waited for (7.2)."""

from rules.kernel import agenda
from rules.kernel.text import english
from rules.root.actions import ChoosePlace
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.obeying import ObeyDecree
from tests.rules.root.driving import choices, hold
from tests.rules.root.factions.courts import ME, is_over, play, raised
from tests.rules.root.factions.test_eyrie import FOX, MOUSE, ROOST, bare


def test_one_clearing_only_is_not_asked_for_but_where_something_else_may_come_first() -> None:
    state = bare(recruit=(FOX,))
    raised(state, ME, ROOST, 1)
    play(state, ObeyDecree(ME))
    assert is_over(state)
    assert state.warriors[1][ME] == 1
    state = bare(recruit=(FOX,))
    raised(state, ME, ROOST, 1)
    hold(state, ME, MOUSE)
    state.available = ("dominance_fox",)
    play(state, ObeyDecree(ME))
    assert choices(state) == [ChoosePlace(1)]


def test_the_only_card_that_fails_is_told_and_waits() -> None:
    state = bare(build=(FOX,))
    play(state, ObeyDecree(ME))
    asked = agenda.question(state)
    assert asked.waits(state)
    fallen = agenda.submit(state.clone(), ME, Obey(FOX)).events
    assert english(fallen[0].text()) == "Seat 1 can't follow the Decree. Build: Anvil."
    prompt = english(asked.prompt(state, ME))
    assert "Anvil" in prompt
    assert "turmoil" in prompt
    assert "which" not in prompt
