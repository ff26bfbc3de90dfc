"""Losses in words, with what they point at (4, step 6)."""

from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChooseSeat
from rules.root.battle.losses import pieces
from rules.root.battle.strength import opponent_of
from rules.root.describe import describe, who
from rules.root.laws import law_of
from rules.root.state import Battle, Woodland


def loss_option(state: Woodland, battle: Battle, seat: Seat, action: Action) -> Option:
    """One part of the losses of a side."""
    if isinstance(action, ChooseSeat):
        label = say("root.battle.lose_allied", whom=who(state, action.seat))
        return Option(action, label, (Target(TargetKind.SEAT, action.seat),))
    option = describe(state, seat, action)
    return Option(action, say("root.battle.lose", what=option.label), option.targets)


def why_not_lost(state: Woodland, battle: Battle, seat: Seat, target: Target) -> Text:
    """Why something on the table is not among what a side may lose."""
    if law_of(state, seat).takes_hits_by_items():
        return say("root.battle.why_undamaged")
    if target.kind is TargetKind.SEAT and target.id == opponent_of(battle, seat):
        return say("root.battle.why_own_pieces")
    return say("root.battle.why_pieces_there", n=len(pieces(state, battle, seat)))
