"""Training (7): an own worker chit gets a skill; its former one goes back."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button, card_target, piece_target
from rules.kinfire_council.describe import item_name, space_name, who
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.pieces import change, piece_name
from rules.kinfire_council.state import SEEKER, Council, game_of
from rules.kinfire_council.turn.actions import TrainChit
from rules.kinfire_council.turn.events import Trained


def trainable(state: Council, seat: Seat, skills: tuple[Skill, ...]) -> list[TrainChit]:
    """Each worker chit with each skill that it has not got; of alike chits on the sheet only one.
    Seekers never train."""
    found: list[TrainChit] = []
    seen: list[Skill | None] = []
    for number, piece in enumerate(state.sheets[seat].pieces):
        if number == SEEKER or (not piece.space and piece.skill in seen):
            continue
        if not piece.space:
            seen.append(piece.skill)
        found += [TrainChit(number, skill) for skill in skills if skill is not piece.skill]
    return found


class ChooseTraining(OneSeat, frozen=True):
    """Up to so many chits get one of these skills; it may be declined."""

    IS_PUBLIC = True

    skills: tuple[Skill, ...]
    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which chit?"""
        return say("kinfire_council.prompt.train", who=who(game_of(state), seat), n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Chit and skill."""
        return [*trainable(game_of(state), self.seat, self.skills), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The chit, then the skill."""
        game = game_of(state)
        if not isinstance(action, TrainChit):
            return button(action, say("kinfire_council.do.no_training"), "pass")
        space = game.sheets[seat].pieces[action.piece].space
        facts = {
            "piece": piece_name(game, seat, action.piece),
            "skill": item_name(game, action.skill.value),
        }
        if space:
            label = say("kinfire_council.do.train_at", place=space_name(game, space), **facts)
        else:
            label = say("kinfire_council.do.train", **facts)
        return Option(action, label, self.path(seat, action))

    def path(self, seat: Seat, action: TrainChit) -> tuple[Target, ...]:
        """The clicks: the skill is asked for only where there are several."""
        chit = piece_target(seat, action.piece)
        if len(self.skills) == 1:
            return (chit,)
        return (chit, card_target(action.skill.value))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Seekers, others' chits, chits that have it."""
        if target.kind is TargetKind.PIECE and str(target.id).startswith("piece:"):
            _, owner, number = str(target.id).split(":")
            if int(owner) != seat:
                return say("kinfire_council.why.not_yours")
            if int(number) == SEEKER:
                return say("kinfire_council.why.no_seeker_training")
            skill = game_of(state).sheets[seat].pieces[int(number)].skill
            has_all = all(each is skill for each in self.skills)
            return say(f"kinfire_council.why.{'has_skill' if has_all else 'alike_chit'}")
        return super().explain(state, seat, target)

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """One, then the next."""
        if isinstance(action, TrainChit):
            train(state, context, self.seat, action)
            if self.left > 1:
                context.then(msgspec.structs.replace(self, left=self.left - 1))


def train(state: Council, context: StepContext, seat: Seat, action: TrainChit) -> None:
    """The chit has the skill: from its next placement on (7)."""
    piece = state.sheets[seat].pieces[action.piece]
    change(state, seat, action.piece, msgspec.structs.replace(piece, skill=action.skill))
    name = item_name(state, action.skill.value)
    context.emit(Trained(seat, action.piece, action.skill, name))


STEPS: tuple[type[Step], ...] = (ChooseTraining,)
