"""Battles played by the engine with the dice that a test says, for proving the odds (7).

Everybody plays as the odds say: nobody uses what need not be used; whoever assigns results tries
all ways and takes the one that leaves most of the own units, or fewest of the enemy's; nobody
retreats so that the other side cannot.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.cthulhu_wars.abilities import effects
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.dice import RollDice
from rules.cthulhu_wars.battle.events import StoodFast
from rules.cthulhu_wars.battle.lose import SMALL
from rules.cthulhu_wars.battle.pre import UseEffects
from rules.cthulhu_wars.battle.retreat import ChooseRetreat, LoseForRetreat, ways_out
from rules.cthulhu_wars.earth.counting import ranks
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import Moved
from rules.cthulhu_wars.state import Area, Earth, Removed
from rules.kernel import agenda
from rules.kernel.luck import Dice, stirred
from rules.kernel.luck import Drawn as Faces
from rules.kernel.steps import Action, Choice, Event, Pass, Seat
from tests.rules.cthulhu_wars.battles_drawn import ONE, OTHER, Drawn
from tests.rules.cthulhu_wars.scenes import Rest
from tests.rules.walks import Dice as Lot

Rolled = tuple[int, int]
"""Kills and pains."""
MISS, PAIN, KILL = 0, 4, 5
"""Faces counted from 0."""


@dataclass
class Lots:
    """The dice of both seats as a script."""

    state: Earth
    rolled: dict[Seat, Rolled]

    def __iter__(self) -> Iterator[Faces]:
        """Itself."""
        return self

    def __next__(self) -> Faces:
        """As many kills and pains as are asked for, the rest misses."""
        step = self.state.agenda[-1]
        assert isinstance(step, RollDice), f"{step!r} draws"
        lots = step.lots(self.state)
        assert isinstance(lots, Dice)
        kills, pains = self.rolled[step.seat]
        return (*(KILL,) * kills, *(PAIN,) * pains, *(MISS,) * (lots.count - kills - pains))


@dataclass
class Played:
    """A battle under way."""

    state: Earth
    area: Area
    lots: Lots | None
    events: list[Event] = field(default_factory=list)
    offered: set[tuple[Seat, str]] = field(default_factory=set)
    """Whose effects could have been used."""

    def twin(self) -> "Played":
        """A copy to try something in."""
        state = self.state.clone()
        lots = None if self.lots is None else Lots(state, self.lots.rolled)
        return Played(state, self.area, lots, list(self.events), set(self.offered))

    def do(self, seat: Seat, action: Action) -> None:
        """A seat answers."""
        self.events += agenda.submit(self.state, seat, action, self.lots).events

    def question(self) -> Choice | None:
        """What is asked; None: it is over."""
        choice = agenda.question(self.state)
        return None if isinstance(choice, Rest) else choice


def begun(drawn: Drawn, rolled: dict[Seat, Rolled] | None, luck: int = 0) -> Played:
    """The battle up to its first question, with these dice or those of its own luck."""
    state, steps = drawn.paid()
    state.luck = stirred(luck, 3)
    played = Played(state, drawn.area, None)
    if rolled is not None:
        played.lots = Lots(state, rolled)
    state.agenda = [Rest(), *steps]
    played.events += agenda.begin(state, played.lots).events
    return played


# -------------------------------------------------------------------- what became of it
Harm = tuple[int, int, int, int]


def harm(drawn: Drawn, played: Played, seat: Seat) -> Harm:
    """What a side has suffered before avengers come: units lost, pained, less those that will be
    avenged, what avengers may take."""
    enemy = OTHER if seat == ONE else ONE
    gone = [each for each in played.state.removed if each.owner == seat]
    early = [each for each in gone if each.cause in (Cause.KILL, Cause.NO_RETREAT)]
    lost = sum(each.count for each in early)
    avengers = own(drawn.state, seat, "avenges")
    avenged = sum(
        each.count
        for each in early
        if each.cause is Cause.KILL and any(one.avenges(each.kind) for one in avengers)
    )
    prey = 0
    if own(drawn.state, enemy, "avenges"):
        prey = _small(drawn, seat) - sum(each.count for each in early if _is_small(drawn, each))
    return lost, pained(played, seat), -avenged, prey


def lost_in_all(played: Played, seat: Seat) -> int:
    """How many units of a side are gone."""
    return sum(each.count for each in played.state.removed if each.owner == seat)


def pained(played: Played, seat: Seat) -> int:
    """How many had to retreat, whether they could or not."""
    found = 0
    for event in played.events:
        if (isinstance(event, Moved) and event.seat == seat and event.retreat) or (
            isinstance(event, StoodFast) and event.seat == seat
        ):
            found += event.count
    gone = played.state.removed
    return found + sum(
        each.count for each in gone if each.owner == seat and each.cause is Cause.NO_RETREAT
    )


def _small(drawn: Drawn, seat: Seat) -> int:
    classes = ranks(drawn.state, seat)
    counts = drawn.state.units[drawn.area][seat]
    return sum(count for count, rank in zip(counts, classes, strict=True) if rank in SMALL)


def _is_small(drawn: Drawn, each: Removed) -> bool:
    return ranks(drawn.state, each.owner)[each.kind] in SMALL


# -------------------------------------------------------------------- how it is played
class Plan(NamedTuple):
    """What is said to the questions about one side's results, in their order; what it comes to."""

    harm: Harm
    actions: tuple[Action, ...] = ()


class Referee:
    """Plays one drawn battle as the odds say; what it found out it keeps."""

    def __init__(self, drawn: Drawn) -> None:
        """Nothing tried yet."""
        self.drawn = drawn
        self.plans: dict[tuple[Seat, Rolled, bool], Plan] = {}
        world = drawn.world()
        assert world.battle is not None
        exits = [ways_out(world, world.battle, seat) for seat in (ONE, OTHER)]
        self.is_tight = len(exits[0]) == 1 and exits[0] == exits[1]
        self.shut = _shut(drawn, exits[0][0]) if self.is_tight else drawn

    def play(self, rolled: dict[Seat, Rolled] | None, luck: int = 0) -> Played:
        """To its end; the dice are these, or those of its luck."""
        played = begun(self.drawn, rolled, luck)
        todo: dict[Seat, list[Action]] = {}
        while (choice := played.question()) is not None:
            if not isinstance(choice, Spread):
                _answer(played, choice)
                continue
            if choice.side not in todo:
                todo[choice.side] = list(self._plan_now(played, choice.side).actions)
            played.do(choice.seat, todo[choice.side].pop(0))
        return played

    def offered(self, rolled: dict[Seat, Rolled], luck: int) -> set[tuple[Seat, str]]:
        """What could be chosen in a battle with these dice in which all else is answered by lot."""
        played, lot = begun(self.drawn, rolled), Lot(luck)
        while (choice := played.question()) is not None:
            seat = agenda.asked(played.state)[0]
            actions = agenda.request(played.state, seat).actions
            if any(isinstance(each, Pass) for each in actions):
                _answer(played, choice)
            else:
                played.do(seat, actions[lot.below(len(actions))])
        return played.offered

    def _plan_now(self, played: Played, side: Seat) -> Plan:
        """The best answers for what one side has to take in this battle. The attacker retreats
        first: where that must be to the only way out of the defender, he has none."""
        battle = played.state.battle
        assert battle is not None
        one, other = battle.attacker, battle.defender
        mine = self._plan(ONE, (other.kills, other.pains), False) if self.is_tight else None
        if side == ONE:
            return mine or self._plan(ONE, (other.kills, other.pains), False)
        is_shut = mine is not None and mine.harm[1] > 0
        return self._plan(OTHER, (one.kills, one.pains), is_shut)

    def _plan(self, side: Seat, results: Rolled, is_shut: bool) -> Plan:
        """Found with this side alone under fire."""
        key = (side, results, is_shut)
        if key not in self.plans:
            drawn = self.shut if is_shut else self.drawn
            rolled = {ONE: results, OTHER: (0, 0)} if side else {ONE: (0, 0), OTHER: results}
            self.plans[key] = _Search(drawn, side).best(begun(drawn, rolled))
        return self.plans[key]


def _shut(drawn: Drawn, area: Area) -> Drawn:
    """The same with somebody of the attacker in an area."""
    state = drawn.state.clone()
    there = list(state.units[area])
    there[ONE] = (there[ONE][0] + 1, *there[ONE][1:])
    state.units[area] = tuple(there)
    return Drawn(state, drawn.area)


class _Search:
    """Tries all ways in which one side's results may be assigned; equal positions once."""

    def __init__(self, drawn: Drawn, side: Seat) -> None:
        """Nothing tried yet."""
        self.drawn, self.side = drawn, side
        self.known: dict[tuple[object, ...], Plan] = {}

    def best(self, played: Played) -> Plan:
        """What the best way from here comes to, and its answers."""
        while (choice := played.question()) is not None and not isinstance(choice, Spread):
            _answer(played, choice)
        if choice is None:
            return Plan(harm(self.drawn, played, self.side))
        assert choice.side == self.side
        given = played.state.answers.get(choice.seat, ())
        key = (choice, choice.hurt(played.state, given), played.state.removed)
        if key not in self.known:
            self.known[key] = self._best_of(played, choice)
        return self.known[key]

    def _best_of(self, played: Played, choice: Spread) -> Plan:
        found = []
        for action in agenda.request(played.state, choice.seat).actions:
            twin = played.twin()
            twin.do(choice.seat, action)
            rest = self.best(twin)
            found.append(Plan(rest.harm, (action, *rest.actions)))
        choose = min if choice.seat == choice.side else max
        return choose(found, key=lambda each: each.harm)


def _answer(played: Played, choice: Choice) -> None:
    """Any other question of a battle."""
    seat = agenda.asked(played.state)[0]
    actions = agenda.request(played.state, seat).actions
    action = next((each for each in actions if isinstance(each, Pass)), actions[0])
    if isinstance(action, Pass):
        played.offered |= {(seat, id) for id in _effects_of(played.state, choice)}
    if isinstance(choice, ChooseRetreat):
        action = min(actions, key=lambda each: _closes(played, choice, each))
    elif isinstance(choice, LoseForRetreat):
        action = min(actions, key=lambda each: _takes(played, choice, each))
    played.do(seat, action)


def _effects_of(state: Earth, choice: Choice) -> list[str]:
    """What is offered: several effects, or the one in whose file the question stands."""
    if isinstance(choice, UseEffects):
        return [each.ID for each, actions in choice.offers(state) if actions]
    mine = effects.in_force(state).seats[agenda.asked(state)[0]].effects
    found = [each.ID for each in mine if type(each).__module__ == type(choice).__module__]
    assert found, f"{choice!r} may be passed, and no effect asks it"
    return found


def _closes(played: Played, choice: ChooseRetreat, action: Action) -> bool:
    """Whether a retreat takes the last way out of the other side."""
    battle = played.state.battle
    assert battle is not None
    assert isinstance(action, Retreat)
    other = OTHER if choice.side == ONE else ONE
    return ways_out(played.state, battle, other) == [action.target]


def _takes(played: Played, choice: LoseForRetreat, action: Action) -> tuple[int, bool]:
    """Nobody, if it may be; else one that avengers could take later."""
    assert isinstance(action, ChooseUnit)
    twin = played.twin()
    twin.do(choice.seat, action)
    lost = lost_in_all(twin, choice.seat) - lost_in_all(played, choice.seat)
    return lost, ranks(played.state, choice.seat)[action.kind] not in SMALL
