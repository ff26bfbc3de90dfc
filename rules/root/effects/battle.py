"""Effects in battle: Armorers, Sappers, Brutal Tactics, Partisans, Scouting Party (4, 5)."""

from enum import StrEnum

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.effects.events import EffectUsed
from rules.root.effects.held import has, leave_play
from rules.root.names import suit_name
from rules.root.state import Battle, Woodland

ARMORERS = "armorers"
SAPPERS = "sappers"
BRUTAL_TACTICS = "brutal_tactics"
SCOUTING_PARTY = "scouting_party"
PARTISANS = ("fox_partisans", "rabbit_partisans", "mouse_partisans")
AFTER_ROLL = (ARMORERS, SAPPERS, BRUTAL_TACTICS, *PARTISANS)


class Stage(StrEnum):
    """Where a battle stands (4): before or after the roll."""

    BEFORE_ROLL = "before_roll"
    AFTER_ROLL = "after_roll"


def bars_ambush(state: Woodland, attacker: Seat) -> bool:
    """Scouting Party: the defender's ambush cards do not affect its owner as attacker."""
    return has(state, attacker, SCOUTING_PARTY)


def open_to(state: Woodland, seat: Seat, battle: Battle, stage: str) -> tuple[str, ...]:
    """Card ids that this side may use now; no card acts before the roll."""
    crafted = state.crafted[seat]
    if not crafted or stage != Stage.AFTER_ROLL:
        return ()
    return tuple(
        card
        for card in AFTER_ROLL
        if card in crafted and why_not_use(state, seat, battle, card) is None
    )


def why_not_use(state: Woodland, seat: Seat, battle: Battle, card: str) -> Text | None:
    """Why an effect in play does not help this side now, or None."""
    if f"{seat}:{card}" in battle.used:
        return say("root.effects.why.once_a_battle")
    attacks = seat == battle.attacker
    if card == ARMORERS:
        return None if _rolled_against(seat, battle) else say("root.effects.why.no_rolled_hits")
    if card == SAPPERS:
        return say("root.effects.why.as_defender") if attacks else None
    if card == BRUTAL_TACTICS:
        return None if attacks else say("root.effects.why.as_attacker")
    return _why_no_partisans(state, battle, card)


def use(state: Woodland, context: StepContext, seat: Seat, battle: Battle, card: str) -> Battle:
    """Uses one of them; the battle as it is then. Costs and points come at once; the battle notes
    itself that the card was used."""
    from rules.root.scoring.points import score

    context.emit(EffectUsed(seat, card))
    side = int(seat == battle.defender)
    if card == ARMORERS:
        leave_play(state, context, seat, card)
        ignored = _with(battle.ignored, side, battle.rolled[1 - side])
        return msgspec.structs.replace(battle, ignored=ignored)
    if card == SAPPERS:
        leave_play(state, context, seat, card)
    elif card == BRUTAL_TACTICS:
        score(state, context, battle.defender, 1, card)
    else:
        discard_unlike(state, context, seat, card)
    extra = _with(battle.extra, side, battle.extra[side] + 1)
    return msgspec.structs.replace(battle, extra=extra)


def discard_unlike(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """Partisans: every hand card that is not of the card's suit is discarded, birds too."""
    from rules.root.cards.piles import discard, suit_of

    suit = suit_of(card)
    for each in state.hands[seat]:
        if suit_of(each) is not suit:
            discard(state, context, seat, each)


def _rolled_against(seat: Seat, battle: Battle) -> int:
    """Rolled hits of the other side, not yet capped or ignored."""
    side = int(seat == battle.defender)
    return battle.rolled[1 - side] - battle.ignored[side]


def _why_no_partisans(state: Woodland, battle: Battle, card: str) -> Text | None:
    from rules.root.woodland.geography import matches

    suit = data.cards()[card].suit
    if matches(state, battle.place, suit):
        return None
    return say("root.effects.why.partisans_suit", suit=suit_name(suit))


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
