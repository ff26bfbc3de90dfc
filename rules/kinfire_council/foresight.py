"""The night on a copy of the table, as far as it is sure: what `forecast` walks through.

Only public facts are used. Where something is drawn, turned up or chosen the copy stays as it is
and a doubt is noted: what is told then is what happens without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council import ops as op
from rules.kinfire_council.counting import count
from rules.kinfire_council.data import ROUNDS, SLOT_OF, SLOTS, TWO_PLAYERS
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope
from rules.kinfire_council.foresight_ops import counts, is_closed, named
from rules.kinfire_council.library import shelf
from rules.kinfire_council.state import LEADERS, NOBODY, Council, Goods, Sheet, Threat
from rules.kinfire_council.triggers import fire, triggers_on
from rules.kinfire_council.words import RESOURCES, Moment, Resource, Tile

replace = msgspec.structs.replace
NEVER = "-"
"""The level of a threat that does not trigger (9)."""


class Doubt(StrEnum):
    """Why a forecast is not sure."""

    DRAW = "draw"
    TIE = "tie"
    LEAD = "lead"
    CHOICE = "choice"
    NEW_THREAT = "new_threat"


class Part(StrEnum):
    """The parts of a night, in their order (4)."""

    NEEDS = "needs"
    DOCKET = "docket"
    CULT = "cult"
    LIGHTHOUSE = "lighthouse"
    END = "end"


PARTS = tuple(Part)


class Ahead:
    """A copy of the table on which the night is walked through."""

    def __init__(self, view: Council) -> None:
        """Nothing has happened yet."""
        self.state = view.clone()
        self.items = shelf(view)
        self.part = Part.NEEDS
        self.doubts: dict[Doubt, None] = {}
        self.unknown: set[int] = set()
        """Slots in which a threat lies that has not been turned up yet."""
        self.hits: list[list[int]] = [[] for _ in range(SLOTS)]
        self.triggered: list[str] = []
        self.new_hidden = 0
        self.is_loose = False
        """Somebody has chosen what he holds: what he can do afterwards is not sure."""
        seats = len(view.sheets)
        self.gains: list[dict[Part, int]] = [dict.fromkeys(PARTS, 0) for _ in range(seats + 1)]
        """By seat, and last the Cult's."""

    def doubt(self, why: Doubt) -> None:
        """Something that is not sure."""
        self.doubts[why] = None

    # -------------------------------------------------------------------- points
    def score(self, seat: Seat, n: int) -> None:
        """V of a player: never below 0 (5)."""
        real = max(n, -self.state.score[seat])
        self.state.score[seat] += real
        self.gains[seat][self.part] += real

    def cult(self, n: int) -> None:
        """V of the Cult."""
        real = max(n, -self.state.cult_score)
        self.state.cult_score += real
        self.gains[-1][self.part] += real

    # -------------------------------------------------------------------- events
    def happen(self, moment: Moment, seat: Seat) -> None:
        """Sentries pay, then what else waits for it (15)."""
        for id in self.state.sheets[seat].sentries:
            kind = self.items.sentries[id]
            if kind.on is moment:
                self.score(seat, kind.v)
        self._fire(moment, seat)

    def _fire(self, moment: Moment, seat: Seat) -> None:
        for each in fire(self.state, moment, seat):
            if isinstance(each, Run):
                self.run(each.seat, each.ops, each.scope)

    def slot_event(self, slot: int, space: str = "") -> None:
        """Trouble on the threat of a slot, or a new threat (4)."""
        threat = self.state.threats[slot]
        if threat is not None:
            self._trouble(slot, threat, 1, space)
        elif self.state.threat_deck or self.state.threat_discard:
            self.unknown.add(slot)
            self.doubt(Doubt.NEW_THREAT)

    def cultist(self, number: int) -> None:
        """The slot event of a cultist in the city."""
        slot = SLOT_OF[number]
        self.hits[slot].append(number)
        self.slot_event(slot, str(number))

    def leader(self, number: int) -> None:
        """All slots; after the second leader the bag is reset, held cultists too (4)."""
        state = self.state
        for slot in range(SLOTS):
            self.hits[slot].append(number)
            self.slot_event(slot)
        state.leaders_out = (*state.leaders_out, number)
        if len(state.leaders_out) == len(LEADERS):
            state.leaders_out = ()
            state.sheets[:] = [replace(each, cultists=()) for each in state.sheets]

    def _trouble(self, slot: int, threat: Threat, n: int, space: str) -> None:
        """Trouble comes or goes; at its level a threat triggers (4, 9)."""
        card = self.items.threats[threat.card]
        now = Threat(threat.card, max(0, threat.trouble + n))
        self.state.threats[slot] = now
        if n < 1:
            return
        for trigger in triggers_on(card.ongoing, Moment.TROUBLE_HERE):
            self.run(NOBODY, trigger.do)
        self._fire(Moment.TROUBLE_HERE, NOBODY)
        if card.level != NEVER and now.trouble >= int(card.level):
            self.state.threats[slot] = None
            self.state.threat_discard = (*self.state.threat_discard, threat.card)
            self.triggered.append(threat.card)
            self.run(NOBODY, card.effect, Scope(item=threat.card, space=space))

    # -------------------------------------------------------------------- effects
    def run(self, seat: Seat, ops: Sequence[op.AnyOp], scope: Scope = NOWHERE) -> None:
        """What ops surely do to the points (15)."""
        for each in ops:
            if isinstance(each, OPEN):
                self._leave(each)
            elif (does := DOES.get(type(each))) is not None:
                does(self, seat, each, scope)

    def _leave(self, each: op.AnyOp) -> None:
        """Somebody may do it or not: that matters where points can come of it."""
        if not isinstance(each, op.Train) or self.state.round == ROUNDS:
            self.doubt(Doubt.CHOICE)

    def sheet(self, seat: Seat, change: Callable[[Sheet], Sheet]) -> None:
        """Another sheet for a player."""
        if seat != NOBODY:
            self.state.sheets[seat] = change(self.state.sheets[seat])

    def goods(self, seat: Seat, kind: int, n: int) -> None:
        """Goods come or go, as far as they are held."""

        def changed(sheet: Sheet) -> Sheet:
            held = list(sheet.goods)
            held[kind] = max(0, held[kind] + n)
            made: Goods = (held[0], held[1], held[2], held[3], held[4])
            return replace(sheet, goods=made)

        self.sheet(seat, changed)


OPEN = (
    op.Vote,
    op.Errand,
    op.Arrest,
    op.Train,
    op.Upgrade,
    op.Repel,
    op.RemoveTrouble,
)
"""What somebody may do or leave (5)."""
Does = Callable[[Ahead, Seat, op.AnyOp, Scope], None]


def _v(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.V)
    if seat != NOBODY:
        ahead.score(seat, each.n)


def _cult_v(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """With two players a player's X harms the Cult (14)."""
    assert isinstance(each, op.CultV)
    is_turned = len(ahead.state.sheets) == 2 and seat != NOBODY
    ahead.cult(each.n * (TWO_PLAYERS.cult_v_sign if is_turned else 1))


def _cult_score(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.CultScore)
    ahead.cult(each.n)


def _gain(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Gain)
    ahead.goods(seat, RESOURCES.index(each.res), each.n)


def _lose(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Lose)
    ahead.goods(seat, RESOURCES.index(each.res), -each.n)


def _coffers(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """At most what lies there (5)."""
    assert isinstance(each, op.Coffers)
    if seat != NOBODY:
        n = min(each.max, ahead.state.coffers)
        ahead.state.coffers -= n
        ahead.goods(seat, RESOURCES.index(Resource.COIN), n)


def _coffers_empty(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    ahead.state.coffers = 0


def _discard(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.DiscardResearch)
    if seat != NOBODY:
        ahead.state.hands[seat] = ahead.state.hands[seat][each.n :]


def _release(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.ReleaseCultist)
    n = each.n
    ahead.sheet(seat, lambda sheet: replace(sheet, cultists=sheet.cultists[n:]))


def _damage(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Damage)
    ahead.state.site_trouble = max(0, ahead.state.site_trouble + each.n)


def _each_slot(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.TroubleEachSlot)
    for slot in range(SLOTS):
        threat = ahead.state.threats[slot]
        if threat is not None:
            ahead._trouble(slot, threat, each.n, scope.space)


def _hidden(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Hidden)
    ahead.new_hidden += each.n


def _tile(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """A tile that is not there any more is V for the Cult (9)."""
    assert isinstance(each, op.PlaceTile)
    state, tiles = ahead.state, shelf(ahead.state).tiles
    if each.tile is Tile.SEA_BEAST and not state.sea_beast and tiles[each.tile].copies:
        state.sea_beast = True
    elif each.tile is Tile.RUBBLE and len(state.rubble) < tiles[Tile.RUBBLE].copies:
        state.rubble = (*state.rubble, int(scope.space or 0))
    else:
        ahead.cult(tiles[each.tile].cult_v)


def _per(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Per)
    for _ in range(min(each.max, count(ahead.state, seat, each.count))):
        ahead.run(seat, each.each, scope)


def _choose(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """A choice with one way open is none (5); one in which nothing counts brings no doubt."""
    assert isinstance(each, op.Choose)
    open_to_it = [ops for ops in each.options[:-1] if not is_closed(ahead.state, seat, ops)]
    if any(counts(ops) for ops in each.options) and (open_to_it or ahead.is_loose):
        ahead.doubt(Doubt.CHOICE)
    elif open_to_it:
        ahead.is_loose = True
    else:
        ahead.run(seat, each.options[-1], scope)


def _may(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.May)
    if is_closed(ahead.state, seat, each.cost) and not ahead.is_loose:
        return
    if counts(each.cost) or counts(each.gain):
        ahead.doubt(Doubt.CHOICE)
    ahead.is_loose = True


def _to(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.To)
    for whom in named(ahead.state, each.who, scope):
        ahead.run(whom, each.do, scope)


DOES: dict[type[op.Op], Does] = {
    op.V: _v,
    op.CultV: _cult_v,
    op.CultScore: _cult_score,
    op.Gain: _gain,
    op.Lose: _lose,
    op.Coffers: _coffers,
    op.CoffersEmpty: _coffers_empty,
    op.DiscardResearch: _discard,
    op.ReleaseCultist: _release,
    op.Damage: _damage,
    op.TroubleEachSlot: _each_slot,
    op.Hidden: _hidden,
    op.PlaceTile: _tile,
    op.Per: _per,
    op.Choose: _choose,
    op.May: _may,
    op.To: _to,
}
"""What changes points, now or by what it changes; all else is left out."""
