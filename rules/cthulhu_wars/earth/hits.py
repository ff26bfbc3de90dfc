"""Results outside a battle (15): one faction's dice hit its enemies in an area.

It shares the results out among them; each enemy then takes his as in a battle (7, steps 4 to 6):
the owners choose the units, all kills leave before any pain, and whoever rolled says where the
pained go.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.asking import OneSeat, button_target
from rules.cthulhu_wars.battle.dice import FACES, count
from rules.cthulhu_wars.battle.events import DiceRolled
from rules.cthulhu_wars.battle.kills import DealKills
from rules.cthulhu_wars.battle.pain import DealPains
from rules.cthulhu_wars.battle.sides import battle_of, fix, force_of, put_force, replace, room
from rules.cthulhu_wars.battle.strength import planned
from rules.cthulhu_wars.describe import place_name, seat_target, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Area, Earth, Force, game_of
from rules.kernel.luck import Dice, Drawn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Chance, Option, Seat
from rules.kernel.text import Text, say

Share = tuple[Seat, int, int]
"""An enemy, his kills and his pains."""


class GiveResult(Action, frozen=True):
    """The next kill, or else pain, goes to this enemy."""

    result: Result
    enemy: Seat


def enemies_in(state: Earth, seat: Seat, area: Area) -> list[Seat]:
    """Who else has units there."""
    seats = all_seats(state)
    return [enemy for enemy in seats if enemy != seat and has_units(state, enemy, area)]


def room_of(state: Earth, seat: Seat, enemy: Seat, area: Area) -> int:
    """How many results all units of an enemy there can take."""
    battle = planned(state, area, seat, enemy)
    force = fix(state, battle, battle.defender)
    return sum(n * space for n, space in zip(force.fighting, room(state, force), strict=True))


class RollHits(Chance, frozen=True):
    """So many dice against all enemies in an area."""

    seat: Seat
    area: Area
    dice: int

    def lots(self, state: State) -> Dice:
        """Dice as in a battle."""
        return Dice(self.dice, FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """What they say is shared out."""
        assert isinstance(drawn, tuple)
        faces = tuple(face + 1 for face in drawn)
        kills, pains = count(faces)
        context.emit(DiceRolled(self.seat, faces, kills, pains))
        context.then(ShareHits(self.seat, self.area, kills, pains))


class ShareHits(OneSeat, frozen=True):
    """Results are shared out one by one, the kills first, no enemy gets more than he can
    take."""

    area: Area
    kills: int
    pains: int

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever rolled, where there is more than one enemy."""
        is_free = not self.is_whole(state, self.seat, ())
        return (self.seat,) if is_free else ()

    def _left(self, given: tuple[Action, ...]) -> Result | None:
        """What is shared out next."""
        if len(given) < self.kills:
            return Result.KILL
        return Result.PAIN if len(given) < self.kills + self.pains else None

    def _able(self, state: Earth, given: tuple[Action, ...]) -> list[Seat]:
        """Who has units left without a result."""
        taken = [part.enemy for part in given if isinstance(part, GiveResult)]
        able = []
        for enemy in enemies_in(state, self.seat, self.area):
            if room_of(state, self.seat, enemy, self.area) > taken.count(enemy):
                able.append(enemy)
        return able

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many of each are left."""
        game = game_of(state)
        given = len(game.answers.get(seat, ()))
        kills, pains = max(0, self.kills - given), self.pains - max(0, given - self.kills)
        return say(
            "cthulhu_wars.battle.prompt_split",
            who=who(game, seat),
            place=place_name(game, self.area),
            kills=say("cthulhu_wars.battle.kills", n=kills),
            pains=say("cthulhu_wars.battle.pains", n=pains),
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any enemy there that can use one."""
        result = self._left(given)
        if result is None:
            return ()
        return [GiveResult(result, enemy) for enemy in self._able(game_of(state), given)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What to whom."""
        assert isinstance(action, GiveResult)
        key = f"cthulhu_wars.battle.give_{action.result.value}"
        label = say(key, whom=who(game_of(state), action.enemy))
        return Option(action, label, (seat_target(action.enemy), button_target(action.result)))

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """All are shared out, or all that are left go to one."""
        return len(self.actions(state, seat, given)) < 2

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Each enemy takes his, in the order of seats."""
        given = answers.get(self.seat, ())
        while rest := self.actions(state, self.seat, given):
            given = (*given, rest[0])
        for enemy in enemies_in(game_of(state), self.seat, self.area):
            kills = given.count(GiveResult(Result.KILL, enemy))
            pains = given.count(GiveResult(Result.PAIN, enemy))
            if kills or pains:
                context.then(HitEnemy(self.seat, self.area, enemy, kills, pains))


class HitEnemy(Auto, frozen=True):
    """One enemy takes results."""

    seat: Seat
    area: Area
    enemy: Seat
    kills: int
    pains: int

    def run(self, state: State, context: StepContext) -> None:
        """As in a battle, but nothing of his strikes back."""
        game = game_of(state)
        battle = planned(game, self.area, self.seat, self.enemy)
        nobody = (0,) * len(battle.attacker.fighting)
        by = Force(
            seat=self.seat, fighting=nobody, exempt=nobody, kills=self.kills, pains=self.pains
        )
        game.battle = replace(battle, attacker=by, outside=True)
        _, battle = battle_of(game)
        put_force(game, fix(game, battle, force_of(battle, self.enemy)))
        context.then(DealKills(), DealPains(), EndHits())


class EndHits(Auto, frozen=True):
    """That enemy has taken all."""

    def run(self, state: State, context: StepContext) -> None:
        """Nothing is kept."""
        game_of(state).battle = None


STEPS = (RollHits, ShareHits, HitEnemy, EndHits)
ACTIONS: tuple[type[Action], ...] = (GiveResult,)
