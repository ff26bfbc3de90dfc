"""Ancient Sorcery: a Serpent Man learns what an enemy faction can do (15).

Open here and read so: one Serpent Man on a card is enough, a second one is not offered there; he is
off the map and in play as long as he studies.
"""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import faction_ability
from rules.cthulhu_wars.actions import ChooseArea
from rules.cthulhu_wars.asking import OneSeat, barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import (
    card_target,
    describe,
    place_name,
    seat_target,
    unit_target,
    who,
)
from rules.cthulhu_wars.earth.counting import all_seats, areas_of
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import come_up, leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.actions import Study
from rules.cthulhu_wars.factions.sleeper.cards import board_of
from rules.cthulhu_wars.factions.sleeper.events import AbilityLent
from rules.cthulhu_wars.factions.sleeper.kinds import SERPENT_MAN
from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.points import gain_power, pay
from rules.cthulhu_wars.state import NOBODY, NOWHERE, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say

FOR_IT = 1
"""Power gained when a Serpent Man comes back."""


class AncientSorcery(Effect):
    """Till the end of the next Doom phase the Sleeper has the ability of that faction, as if it
    were its own; then 1 Power, and the Serpent Man comes to any area."""

    ID = "ancient_sorcery"
    ACTIONS = (Study,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Each Serpent Man on the map, each enemy that none of them studies."""
        if state.power[seat] < books()[self.ID].cost:
            return ()
        enemies = teachers(state, seat)
        return [
            Study(area, enemy) for area in areas_of(state, seat, SERPENT_MAN) for enemy in enemies
        ]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """From where, what he learns, of whom."""
        assert isinstance(action, Study)
        ability = faction_ability(state.factions[action.enemy])
        facts = {"place": place_name(state, action.area), "whom": who(state, action.enemy)}
        label = say("cthulhu_wars.sleeper.do_study", what=book_name(ability.ID), **facts)
        unit = unit_target(action.area, seat, SERPENT_MAN)
        return Option(action, label, (card_target(self.ID), unit, seat_target(action.enemy)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(Study(NOWHERE, NOBODY), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No Serpent Man, nobody to learn from, no Power."""
        if not areas_of(state, seat, SERPENT_MAN):
            return say("cthulhu_wars.sleeper.why_no_serpent")
        if not teachers(state, seat):
            return say("cthulhu_wars.sleeper.why_no_teacher")
        cost = books()[self.ID].cost
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """He goes; the ability is in force from now on."""
        assert isinstance(action, Study)
        pay(state, context, seat, books()[self.ID].cost, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        leave(state, context, seat, SERPENT_MAN, action.area, Cause.ASIDE, seat)
        board = board_of(state, seat)
        studies = tuple(sorted((*board.studies, action.enemy)))
        state.boards[seat] = msgspec.structs.replace(board, studies=studies)
        ability = faction_ability(state.factions[action.enemy]).ID
        state.granted = (*state.granted, (seat, ability))
        context.emit(AbilityLent(seat, action.enemy, ability))

    def doom_ends(self, state: Earth, seat: Seat) -> tuple[Step, ...]:
        """All of them come back."""
        return tuple(ComeBack(seat) for _ in board_of(state, seat).studies)


def teachers(state: Earth, seat: Seat) -> list[Seat]:
    """The enemies on whose cards no Serpent Man is."""
    studies = board_of(state, seat).studies
    return [each for each in all_seats(state) if each != seat and each not in studies]


class ComeBack(OneSeat, frozen=True):
    """A Serpent Man comes back: where. Then the ability is gone and Power gained."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("cthulhu_wars.sleeper.prompt_return", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Anywhere."""
        return [ChooseArea(area) for area in all_areas(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An area."""
        return describe(game_of(state), seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """The first of those that study."""
        assert isinstance(action, ChooseArea)
        board = board_of(state, self.seat)
        enemy, studies = Seat(board.studies[0]), board.studies[1:]
        state.boards[self.seat] = msgspec.structs.replace(board, studies=studies)
        lent = (self.seat, faction_ability(state.factions[enemy]).ID)
        state.granted = tuple(each for each in state.granted if each != lent)
        gain_power(state, context, self.seat, FOR_IT, AncientSorcery.ID)
        come_up(state, context, self.seat, SERPENT_MAN, action.area)


STEPS: tuple[type[Step], ...] = (ComeBack,)
