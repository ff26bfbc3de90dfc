"""Table talk: what bots say of their own accord before a question is answered.

A game that has talk names a module (`Game.talk`) with ``talk(view, seat, luck)`` and says when it
is due (`Game.talk_due`). At each such question every bot that speaks has its say once, in the order
of the seats, each from a view in which the earlier ones have been heard; then the answers are
asked. Levels of the game's own speak, but for those that its talk module lists in ``SILENT``; the
level `random` never does. What is said stands in the journal like any aside, so that a game that is
taken up again knows from its last entry who has still to speak.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable, Mapping, Sequence

from rules.bots.levels import RANDOM, luck_of
from rules.kernel import agenda
from rules.kernel.agenda import MOST_PARTS, Refused, StepResult
from rules.kernel.luck import stirred
from rules.kernel.play import Play
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, FreeAction, Screen, Seat
from rules.kernel.views import view

TALK_SALT = 7_000_003
"""What a bot says and what it answers come from different lucks."""

Submit = Callable[[Seat, Action], StepResult]
"""The checked door of a game."""


class Misspoken(RuntimeWarning):
    """A bot wanted to say what it may not say, or could not speak: it is silent instead."""


def speaks(game_id: str, level: str) -> bool:
    """Whether bots of this level take part in the talk of this game."""
    module = game(game_id).talk
    if not module or level == RANDOM:
        return False
    return level not in getattr(importlib.import_module(module), "SILENT", ())


def is_due(state: State) -> bool:
    """Whether bots speak at the open question: public facts decide, and no screen is private."""
    choice = agenda.question(state)
    if choice is None or choice.SCREEN is Screen.PRIVATE:
        return False
    return game(state.GAME).talk_due(view(state, None))


def speech(seen: State, seat: Seat, luck: int) -> tuple[FreeAction, ...]:
    """What a bot says now, from its own view."""
    found: tuple[FreeAction, ...] = importlib.import_module(game(seen.GAME).talk).talk(
        seen, seat, luck
    )
    return found


def luck_of_talk(seed: int, seat: Seat, ply: int) -> int:
    """The luck for a bot's speech at a question (`State.ply`)."""
    return stirred(luck_of(seed, seat, ply * MOST_PARTS), TALK_SALT)


def warn(fault: str) -> None:
    """Tells a fault to whoever develops the game; nobody at the table is held up by it."""
    warnings.warn(Misspoken(fault), stacklevel=2)


def voiced(
    submit: Submit,
    seat: Seat,
    free_actions: Sequence[Action],
    told: Callable[[str], object] = warn,
) -> tuple[Event, ...]:
    """Says it all, in order. `told` hears what may not be said; the rest of it is left unsaid."""
    events: list[Event] = []
    for aside in free_actions:
        try:
            if not isinstance(aside, FreeAction):
                told(f"seat {seat} speaks, but {aside!r} is an answer")
                break
            events += submit(seat, aside).events
        except Refused as refusal:
            told(f"seat {seat} may not say {aside!r}: {refusal}")
            break
    return tuple(events)


class Talk:
    """The bots of one table that speak, and who of them has had its say."""

    def __init__(self, setup: Setup, levels: Mapping[Seat, str]) -> None:
        """`levels`: the seats of bots."""
        self.setup = setup
        seats = (seat for seat in sorted(levels) if speaks(setup.game, levels[seat]))
        self.speakers = tuple(seats)
        """Nobody, where the game has no talk."""
        self._ply = -1
        self._heard = -1

    def left(self, state: State, play: Play | None = None) -> tuple[Seat, ...]:
        """Who may still speak before the open question is answered, in order.

        `play`: its journal tells who has spoken already. One who could say nothing is not listed.
        """
        if not self.speakers:
            return ()
        heard = self._so_far(state, play)
        return tuple(s for s in self.speakers if s > heard and agenda.free_actions(state, s))

    def _so_far(self, state: State, play: Play | None) -> int:
        """The last seat that has had its say at the open question."""
        if state.ply != self._ply:
            self._ply, self._heard = state.ply, -1 if is_due(state) else self.setup.seats
        return self._heard if play is None else max(self._heard, self._spoken(play))

    def _spoken(self, play: Play) -> int:
        """The last seat that has spoken at this question; after an answer all have."""
        if not play.snapshots or play.snapshots[-1].ply != play.state.ply:
            return -1
        last = play.journal.entries[-1]
        is_speech = isinstance(last.part, FreeAction) and last.seat in self.speakers
        return last.seat if is_speech else self.setup.seats

    def heard(self, seat: Seat) -> None:
        """This seat has had its say at the open question, and so have all before it."""
        self._heard = seat

    def all_heard(self) -> None:
        """Nobody speaks any more at the open question."""
        self._heard = self.setup.seats

    def forget(self) -> None:
        """The game has gone back: the journal alone knows who has spoken."""
        self._ply = -1

    def luck(self, seat: Seat, ply: int) -> int:
        """The luck for what a seat says at a question."""
        return luck_of_talk(self.setup.seed, seat, ply)

    def speak(self, play: Play) -> tuple[Event, ...]:
        """All who have not spoken yet do so, where that is due."""
        return self.have_say(play.state, play.submit, play) if self.speakers else ()

    def have_say(
        self,
        state: State,
        submit: Submit,
        play: Play | None = None,
        told: Callable[[str], object] = warn,
    ) -> tuple[Event, ...]:
        """Each that is left says what it wants to, having heard those before it."""
        events: tuple[Event, ...] = ()
        heard = self._so_far(state, play)
        for seat in self.speakers if heard < self.setup.seats else ():
            if seat > heard and agenda.free_actions(state, seat):
                said = speech(view(state, seat), seat, self.luck(seat, state.ply))
                events += voiced(submit, seat, said, told)
        self.all_heard()
        return events
