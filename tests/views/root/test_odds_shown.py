"""Whatever begins a battle shows its odds, and nothing else does (4)."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.views import view
from rules.root.battle.events import BattleBegan
from rules.root.battle.odds import Expected
from rules.root.factions.riverfolk.law import RiverfolkLaw
from rules.root.factions.vagabond.actions import Instigate
from rules.root.factions.vagabond.setup import take_character
from rules.root.laws import law_of
from rules.root.state import Battle, Woodland
from tests.rules.root.battlefield import ME, THIRD, YOU, pawn, stand, wood
from tests.rules.root.battles_drawn import PLAYERS
from tests.rules.walks import Moment, walk
from views.root.panels.odds_panel import (
    Forecast,
    forecast,
    forecast_words,
    loss_words,
    notes,
)

MOST = 160


class Watch:
    """What was shown last to a seat that has ordered a battle."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.shown: Battle | None = None
        self.count = 0

    def see(self, moment: Moment) -> None:
        """A battle that begins was shown just so; one that was shown begins, when it is paid."""
        state, seat = moment.state, moment.seat
        assert isinstance(state, Woodland)
        found = forecast(view(state, seat), seat, moment.action)
        self.shown = found.battle if found is not None else self.shown
        events = agenda.apply(state.clone(), seat, moment.action).events
        begun = next((each for each in events if isinstance(each, BattleBegan)), None)
        if begun is not None and begun.attacker == seat:
            assert self.shown is not None
            assert begun == began(self.shown)
            self.shown, self.count = None, self.count + 1
        elif found is not None and begun is not None:
            assert begun == began(found.battle)
        elif found is not None:
            assert isinstance(law_of(state, seat), RiverfolkLaw), "it is paid first"


def began(battle: Battle) -> BattleBegan:
    """How it is told."""
    sides = (battle.attacker, battle.defender)
    return BattleBegan(battle.place, *sides, battle.scorer, battle.allied)


def test_all_battles_of_a_seat_are_foreseen() -> None:
    watch = Watch()
    for number, faction in enumerate(PLAYERS):
        others = (PLAYERS[number - 1], PLAYERS[number - 3])
        names = {f"seat_{n + 1}": each for n, each in enumerate((faction, *others))}
        for moment in walk(setup_of("root", 3, number, names), free_actions=False):
            watch.see(moment)
            if moment.number > MOST:
                break
    assert watch.count > 20


def arena() -> Woodland:
    """A Vagrant beside Marquise and Eyrie."""
    state = wood("vagabond", "marquise", "eyrie")
    take_character(state, ME, "vagrant")
    pawn(state, ME, 1)
    stand(state, 1, s1=3, s2=1)
    return state


def test_a_battle_of_others_is_foreseen() -> None:
    state = arena()
    found = forecast(view(state, ME), ME, Instigate(YOU, THIRD))
    assert found is not None
    assert (found.battle.attacker, found.battle.scorer) == (YOU, ME)
    assert "Marquise de Cat deals" in forecast_words(state, found)


def test_what_else_touches_the_numbers_is_told() -> None:
    state = arena()
    found = forecast(view(state, ME), ME, Instigate(YOU, THIRD))
    assert found is not None
    odds = replace(found.odds, early=1, helpers=(ME,))
    helper, early = notes(state, Forecast(found.battle, odds))
    assert helper == "Before the roll, the defender may enlist Vagabond."
    assert early.startswith("Counted: 1 hit")
    items = Expected(*map(Fraction, (1, 0, 0, 1)))
    assert loss_words(items) == "1.0 items"
    assert loss_words(items, with_ally=True) == "1.0 items or allied warriors"
