"""Hits of both sides fall at once (4, step 6).

The sides choose at the same time, neither sees what the other chooses. Then all pieces leave
together, both sides score, and the effects of the removals follow.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.luck import Drawn, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Option,
    Screen,
    Seat,
    Target,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChooseSeat
from rules.root.battle import losses
from rules.root.battle.events import HitsDealt
from rules.root.battle.options import loss_option, why_not_lost
from rules.root.battle.strength import opponent_of
from rules.root.describe import place_name, who
from rules.root.enums import Cause
from rules.root.laws import law_of
from rules.root.state import NOBODY, Battle, Woodland, game_of
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove

Lots = tuple[tuple[Seat, tuple[int, ...]], ...]
"""The orders drawn for automata: seat and order of its pieces."""


def battle_of(state: State) -> tuple[Woodland, Battle]:
    """The state as what it is, and the battle that is on."""
    game = game_of(state)
    assert game.battle is not None
    return game, game.battle


class DealHits(Auto, frozen=True):
    """Hits fall on both sides: so many on the attacker, so many on the defender. Only sides with a
    real choice are asked; for an automaton lots are drawn first (9)."""

    on_attacker: int
    on_defender: int
    cause: Cause = Cause.BATTLE_HIT
    drawn: Lots = ()

    def run(self, state: State, context: StepContext) -> None:
        """Lots, then the questions, then the losses."""
        game, battle = battle_of(state)
        hits = ((battle.attacker, self.on_attacker), (battle.defender, self.on_defender))
        done = [seat for seat, _ in self.drawn]
        for seat, count in hits:
            if seat not in done and losses.needs_lot(game, battle, seat, count):
                context.then(
                    DrawLosses(self.on_attacker, self.on_defender, self.cause, self.drawn, seat)
                )
                return
        context.emit(self._dealt(battle))
        asked = [seat for seat, count in hits if losses.is_real(game, battle, seat, count)]
        step = BothChooseLosses if len(asked) == len(hits) else ChooseLosses
        context.then(step(self.on_attacker, self.on_defender, self.cause, self.drawn))

    def _dealt(self, battle: Battle) -> HitsDealt:
        return HitsDealt(
            battle.place,
            battle.attacker,
            battle.defender,
            (self.on_defender, self.on_attacker),
            self.cause is Cause.AMBUSH_HIT,
        )


class DrawLosses(Chance, frozen=True):
    """Which tokens or buildings an automaton loses is drawn by lot (9)."""

    on_attacker: int
    on_defender: int
    cause: Cause
    drawn: Lots
    seat: Seat

    def lots(self, state: State) -> Order:
        """An order of all its pieces there."""
        game, battle = battle_of(state)
        return Order(len(losses.pieces(game, battle, self.seat)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Back to the hits."""
        assert isinstance(drawn, tuple)
        orders = (*self.drawn, (self.seat, drawn))
        context.then(DealHits(self.on_attacker, self.on_defender, self.cause, orders))


class ChooseLosses(Choice, frozen=True):
    """The side that takes hits picks what is hit, one part a hit that no warrior takes.

    What there is to choose from lies open, so this is asked at the table; see `BothChooseLosses`.
    """

    INDEPENDENT: ClassVar[bool] = True

    on_attacker: int
    on_defender: int
    cause: Cause
    drawn: Lots = ()

    def hits_on(self, battle: Battle, seat: Seat) -> int:
        """The hits that a side takes."""
        return self.on_attacker if seat == battle.attacker else self.on_defender

    def seats(self, state: State) -> Sequence[Seat]:
        """The sides with a real choice."""
        game, battle = battle_of(state)
        sides = (battle.attacker, battle.defender)
        return [
            seat for seat in sides if losses.is_real(game, battle, seat, self.hits_on(battle, seat))
        ]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who loses how much more."""
        game, battle = battle_of(state)
        given = game.answers.get(seat, ())
        left = losses.needed(game, battle, seat, self.hits_on(battle, seat)) - len(given)
        where = place_name(game, battle.place)
        return say("root.battle.prompt_losses", who=who(game, seat), n=left, place=where)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Buildings and tokens; or items, and warriors of an ally."""
        game, battle = battle_of(state)
        return losses.parts(game, battle, seat, given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What is lost."""
        game, battle = battle_of(state)
        return loss_option(game, battle, seat, action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this cannot take a hit now."""
        game, battle = battle_of(state)
        return why_not_lost(game, battle, seat, target)

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Each hit that can be taken is taken."""
        game, battle = battle_of(state)
        return len(given) >= losses.needed(game, battle, seat, self.hits_on(battle, seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All leaves together (3.3): items are damaged, pieces removed."""
        game, battle = battle_of(state)
        removals: list[Removal] = []
        for seat in (battle.attacker, battle.defender):
            if not self.hits_on(battle, seat):
                continue
            chosen = self._chosen(game, battle, seat, answers.get(seat, ()))
            taken = losses.fixed(game, battle, seat, self.hits_on(battle, seat))
            removals += _removals(game, battle, seat, self.cause, taken, chosen)
            _damage(game, context, battle, seat, chosen)
        remove(game, context, *removals)

    def _chosen(
        self, state: Woodland, battle: Battle, seat: Seat, given: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        """The parts that were given, drawn, or without a choice."""
        hits = self.hits_on(battle, seat)
        if law_of(state, seat).loses_at_random():
            return losses.by_lot(state, battle, seat, hits, dict(self.drawn).get(seat, ()))
        count = losses.needed(state, battle, seat, hits)
        return losses.first_parts(state, battle, seat, count, given)


class BothChooseLosses(ChooseLosses, frozen=True):
    """The same where both sides have a choice: each behind its own curtain."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE


def _removals(
    state: Woodland,
    battle: Battle,
    seat: Seat,
    cause: Cause,
    taken: losses.Fixed,
    chosen: tuple[Action, ...],
) -> list[Removal]:
    """What a side loses: its own pieces, then warriors that fought for it."""
    rival = opponent_of(battle, seat)
    forced = battle.scorer != NOBODY
    by_rival = forced and not law_of(state, battle.scorer).removes_all_for(battle)
    own = Removal(
        owner=seat,
        by=battle.scorer if forced else rival,
        warriors_by=rival if by_rival else NOBODY,
        place=battle.place,
        cause=cause,
        warriors=taken.own,
        buildings=losses.buildings_in(chosen),
        tokens=losses.tokens_in(chosen),
        in_battle=True,
        defending=seat == battle.defender,
    )
    lost = [] if own.count == 0 else [own]
    allied = sum(isinstance(part, ChooseSeat) for part in chosen)
    others = (*taken.lent, (battle.allied, allied)) if allied else taken.lent
    for owner, count in others:
        lost.append(
            msgspec.structs.replace(
                own,
                owner=owner,
                warriors=count,
                buildings=(),
                tokens=(),
                defending=False,
                lent=True,
            )
        )
    return lost


def _damage(
    state: Woodland, context: StepContext, battle: Battle, seat: Seat, chosen: tuple[Action, ...]
) -> None:
    """A Vagabond damages items; how many hits they and the ally took is noted (7.4)."""
    law = law_of(state, seat)
    if not law.takes_hits_by_items():
        return
    items = tuple(part for part in chosen if not isinstance(part, ChooseSeat))
    if seat == battle.attacker:
        state.battle = msgspec.structs.replace(
            battle,
            by_items=battle.by_items + len(items),
            by_ally=battle.by_ally + len(chosen) - len(items),
        )
    if items:
        law.take_hits(state, context, seat, items)


STEPS = (DealHits, DrawLosses, ChooseLosses, BothChooseLosses)
