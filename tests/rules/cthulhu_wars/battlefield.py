"""Battles for tests: rolls in words, units in words, answers in words, effects of tests' own."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.cthulhu_wars.abilities import effects
from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.luck import Dice, Drawn
from rules.kernel.steps import Action, Chance, Event, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import Rest, area, kind, scene


def facing(*factions: str, **options: str) -> Earth:
    """These factions on the map for four, where Europe has four neighbours: the North Atlantic,
    Scandinavia, North Asia, Arabia."""
    return scene(factions, map="earth_4p_east5", options=options)


class Rolls:
    """What the dice show, roll after roll: `"665"`; the rest of a roll are misses. Gives itself as
    its iterator, so that a roll may come several answers later."""

    def __init__(self, state: Earth, *rolls: str) -> None:
        """Nothing rolled yet."""
        self.state, self.rolls = state, list(rolls)

    def __iter__(self) -> Iterator[Drawn]:
        """Itself."""
        return self

    def __next__(self) -> Drawn:
        """The next roll, filled up to as many dice as are rolled."""
        step = self.state.agenda[-1]
        assert isinstance(step, Chance)
        lots = step.lots(self.state)
        assert isinstance(lots, Dice)
        assert self.rolls, f"no roll is left for {step!r}"
        faces = [int(face) - 1 for face in self.rolls.pop(0)]
        assert len(faces) <= lots.count, f"{len(faces)} faces for {lots.count} dice"
        return (*faces, *(0,) * (lots.count - len(faces)))


class Fight:
    """A battle that is run: between the first two seats in Europe, if not said otherwise."""

    def __init__(
        self, state: Earth, *rolls: str, place: str = "europe", attacker: int = 0, defender: int = 1
    ) -> None:
        """Runs it to its first question."""
        self.state, self.rolls, self.place = state, Rolls(state, *rolls), place
        self.events: list[Event] = []
        step = BeginBattle(area(state, place), Seat(attacker), Seat(defender))
        state.agenda = [Rest(), step]
        self._told(agenda.begin(state, self.rolls).events)

    def _told(self, events: tuple[Event, ...]) -> None:
        self.events += events
        for event in events:
            text = event.text()
            assert text is None or english(text)

    @property
    def asked(self) -> int | None:
        """Who is asked in the battle; None: it is over."""
        return None if self.state.battle is None else agenda.asked(self.state)[0]

    @property
    def open(self) -> list[Action]:
        """What that seat may do; all of it has words."""
        seat = agenda.asked(self.state)[0]
        for option in agenda.options(self.state, seat):
            assert english(option.label)
            assert option.targets
        assert english(agenda.request(self.state, seat).prompt)
        return list(agenda.request(self.state, seat).actions)

    def do(self, seat: int, *actions: Action) -> "Fight":
        """A seat answers."""
        for action in actions:
            assert self.asked == seat, f"seat {self.asked} is asked, not {seat}"
            assert action in self.open, f"{action} is none of {self.open}"
            self._told(agenda.submit(self.state, Seat(seat), action, self.rolls).events)
        return self

    def suffer(self, by: int, side: int, *words: str) -> "Fight":
        """Results on units: `deep_one`, `acolyte on gate`, `starspawn killed`: once."""
        for word in words:
            name, _, how = word.partition(" ")
            one = kind(self.state, side, name)
            kills, pains = int(how == "killed"), int(how == "pained")
            self.do(by, Suffer(one, how == "on gate", kills, pains))
        return self

    def retreat(self, by: int, side: int, word: str, target: str, count: int = 1) -> "Fight":
        """Units retreat."""
        name, _, how = word.partition(" ")
        where = area(self.state, target)
        return self.do(by, Retreat(kind(self.state, side, name), where, count, how == "on gate"))

    def lose(self, seat: int, word: str) -> "Fight":
        """The owner picks a unit."""
        name, _, how = word.partition(" ")
        where = area(self.state, self.place)
        unit = ChooseUnit(Seat(seat), kind(self.state, seat, name), where, how == "on gate")
        return self.do(seat, unit)


def grant(monkeypatch: pytest.MonkeyPatch, seat: int, effect: Effect) -> None:
    """A seat has an effect of the test's own besides its others."""
    plain = effects.in_force_at

    def more(*table: Any) -> effects.InForce:
        found = list(plain(*table).seats)
        found[seat] = effects.Mine((*found[seat].effects, effect))
        return effects.InForce(tuple(found))

    monkeypatch.setattr(effects, "in_force_at", more)
    monkeypatch.setattr(effects, "_last", ((), [], (), effects.InForce(())))
