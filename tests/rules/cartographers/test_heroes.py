"""Hero cards."""

from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.sheet import Terrain
from rules.kernel import agenda
from rules.kernel.steps import Pass
from rules.kernel.text import english
from tests.rules.cartographers.positions import at, placed

HEROES = {"card_set": "heroes"}


def test_actions_are_unique_and_few() -> None:
    for side in "abcd":
        for card in ("freyla", "dobrik", "wren", "dal"):
            state = at(placed(options={**HEROES, "map_side": side}), DrawHero(card))
            actions = list(agenda.request(state, 0).actions)
            assert len(actions) == len(set(actions)) <= 500
            assert {action.terrains for action in actions} == {(Terrain.HERO,)}


def test_words() -> None:
    state = at(placed("...", options=HEROES), DrawHero("freyla"))
    choice = agenda.question(state)
    assert "where" not in english(choice.prompt(state, 0))
    labels = [english(option.label) for option in agenda.options(state, 0)]
    assert "Hero on A1, attacks A2 A3" in labels
    assert "Hero on A1, attacks nothing" in labels


def test_a_full_map() -> None:
    state = at(placed("FF", "F.", options=HEROES), DrawHero("dal"))
    assert agenda.asked(state) == [1]
    assert agenda.question(state).actions(state, 0, ()) == (Pass(),)
