"""The night on a copy of the table, as far as it is sure: what `forecast` walks through.

Only public facts are used. Where something is drawn, turned up or chosen the copy stays as it is
and a doubt is noted: what is told then is what happens without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.data import ROUNDS, SLOTS, TWO_PLAYERS
from rules.kinfire_council.effects.closing import why_closed
from rules.kinfire_council.effects.deeds import decider, is_open
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope
from rules.kinfire_council.enums import RESOURCES, BagReset, Moment, Resource, Tile
from rules.kinfire_council.forecast.foresight_ops import counts, named
from rules.kinfire_council.influence import troubled
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import fire, triggers_on
from rules.kinfire_council.rounds.bag import note_resolved, set_leader_aside, without
from rules.kinfire_council.rounds.needs import add_need
from rules.kinfire_council.state import HIDDEN_CARD, LEADERS, NOBODY, Council, Goods, Sheet, Space
from rules.kinfire_council.threats.slots import filled, whole_slot
from rules.kinfire_council.threats.tiles import rubble_space
from rules.kinfire_council.turn.paying import can_pay

replace = msgspec.structs.replace


class Doubt(StrEnum):
    """Why a forecast is not sure."""

    DRAW = "draw"
    TIE = "tie"
    LEAD = "lead"
    CHOICE = "choice"
    NEW_THREAT = "new_threat"
    LATER = "later"


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
        self.items = item_set(view)
        self.part = Part.NEEDS
        self.doubts: dict[Doubt, None] = {}
        self.unknown: set[int] = set()
        """Slots in which a threat lies that has not been turned up yet."""
        self.hits: list[list[int]] = [[] for _ in range(SLOTS)]
        self.triggered: list[str] = []
        self.new_hidden = self.drawn = 0
        self.is_loose = False
        """Somebody has chosen what he holds: what he has and can do afterwards is not sure."""
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

    def slot_event(self, slot: int, space: Space) -> None:
        """Trouble on the threat of a slot, or a new threat (4)."""
        threat = self.state.threats[slot]
        if threat is not None:
            self.trouble(slot, 1, space)
        elif self.state.threat_deck or self.state.threat_discard:
            self.unknown.add(slot)
            self.doubt(Doubt.NEW_THREAT)

    def cultist(self, number: int) -> None:
        """The slot event of a cultist in the city."""
        slot = item_set(self.state).slot_of[number]
        self.state.hideout = without(self.state.hideout, number)
        self.hits[slot].append(number)
        self.slot_event(slot, str(number))

    def leader(self, number: int) -> None:
        """All slots, then it is set aside."""
        state = self.state
        for slot in range(SLOTS):
            self.hits[slot].append(number)
            self.slot_event(slot, whole_slot(slot))
        state.hideout = without(state.hideout, number)
        set_leader_aside(state, number)

    def after_hideout(self) -> None:
        """After the second leader of a cycle the bag is reset, held cultists too (4)."""
        note_resolved(self.state, StepContext())

    def draw_chits(self, n: int) -> None:
        """They wait in the Hideout: who they are matters if the bag is reset."""
        n += self.drawn
        self.drawn = n
        if self.may_reset(n) and any(sheet.cultists for sheet in self.state.sheets):
            self.doubt(Doubt.DRAW)

    def may_reset(self, draws: int) -> bool:
        """Whether the bag is reset if leaders are among the chits that are drawn (option)."""
        state = self.state
        if state.variant.bag_reset is not BagReset.LEADERS_DRAWN or not draws:
            return False
        leaders = [each for each in state.hideout if each in LEADERS]
        waiting = [each for each in leaders if each not in state.leaders_due]
        to_come = [each for each in state.bag if each in LEADERS][:draws]
        return len(state.leaders_out) + len(waiting) + len(to_come) >= len(LEADERS)

    def trouble(self, slot: int, n: int, space: Space) -> None:
        """Trouble comes, one by one, or goes (4, 9)."""
        threat = self.state.threats[slot]
        if threat is not None and n < 0:
            self.state.threats[slot] = replace(threat, trouble=max(0, threat.trouble + n))
        for _ in range(n):
            self._put(slot, space)

    def _put(self, slot: int, space: Space) -> None:
        """One trouble; at its level a threat triggers."""
        threat = self.state.threats[slot]
        if threat is None:
            return
        card = self.items.threats[threat.card]
        self.state.threats[slot] = replace(threat, trouble=threat.trouble + 1)
        for trigger in triggers_on(card.ongoing, Moment.TROUBLE_HERE):
            self.run(NOBODY, trigger.do, Scope(item=threat.card, space=space))
        self._fire(Moment.TROUBLE_HERE, NOBODY)
        now = self.state.threats[slot]
        if now is None or now.card != threat.card or not card.level.isdigit():
            return
        if now.trouble >= int(card.level):
            self._happens(slot, threat.card, space)

    def _happens(self, slot: int, card: str, space: Space) -> None:
        """A threat leaves its slot, does its harm, is discarded."""
        self.state.threats[slot] = None
        self.triggered.append(card)
        self.run(NOBODY, self.items.threats[card].effect, Scope(item=card, space=space))
        self.state.threat_discard = (*self.state.threat_discard, card)

    def hide(self, n: int) -> None:
        """Threats go face down under Hidden Threats, as far as there are any (2)."""
        state = self.state
        for _ in range(n):
            if not state.threat_deck:
                state.threat_deck, state.threat_discard = state.threat_discard, ()
            self.new_hidden += bool(state.threat_deck)
            state.threat_deck = state.threat_deck[1:]

    # -------------------------------------------------------------------- effects
    def run(self, seat: Seat, ops: Sequence[op.AnyOp], scope: Scope = NOWHERE) -> None:
        """What ops surely do to the points (15)."""
        for each in ops:
            if isinstance(each, OPEN):
                self._leave(seat, each, scope)
            elif (does := DOES.get(type(each))) is not None:
                does(self, seat, each, scope)

    def _leave(self, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
        """Somebody may do it or not: that matters where points can come of it."""
        if not (self.is_loose or is_open(self.state, seat, each, scope)):
            return
        if isinstance(each, op.Train) and self.state.round < ROUNDS:
            self.is_loose = True
        else:
            self.doubt(Doubt.CHOICE)

    def sheet(self, seat: Seat, change: Callable[[Sheet], Sheet]) -> None:
        """Another sheet for a player."""
        if seat != NOBODY:
            self.state.sheets[seat] = change(self.state.sheets[seat])

    def influence(self, seat: Seat, n: int) -> None:
        """Tokens come to a sheet or leave it (8)."""
        self.sheet(seat, lambda sheet: replace(sheet, influence=sheet.influence + n))

    def goods(self, seat: Seat, kind: int, n: int) -> None:
        """Goods come or go, as far as they are held."""

        def changed(sheet: Sheet) -> Sheet:
            held = list(sheet.goods)
            held[kind] = max(0, held[kind] + n)
            made: Goods = (held[0], held[1], held[2], held[3], held[4])
            return replace(sheet, goods=made)

        self.sheet(seat, changed)


OPEN = (
    op.Sentry,
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


def _research(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """How many, as far as there are any: not which (12)."""
    assert isinstance(each, op.Research)
    state = ahead.state
    n = min(each.n, len(state.research_deck) + len(state.research_discard))
    if seat != NOBODY and n > 0:
        state.hands[seat] = (*state.hands[seat], *(HIDDEN_CARD,) * n)
        left = n - len(state.research_deck)
        state.research_deck = state.research_deck[n:]
        state.research_discard = state.research_discard[max(left, 0) :]


def _hideout(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """The last Hideout is resolved in this night: who is drawn before it matters (4)."""
    assert isinstance(each, op.Hideout)
    ahead.draw_chits(each.n)
    if ahead.part is Part.NEEDS and ahead.state.round == ROUNDS and ahead.state.bag and each.n:
        ahead.doubt(Doubt.DRAW)


def _need_add(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.NeedAdd)
    add_need(ahead.state, StepContext(), each.res)


def _need_remove(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """Which is a choice: it matters to rows that are still looked at (4)."""
    if ahead.part is Part.NEEDS:
        ahead.doubt(Doubt.CHOICE)


def _discard(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.DiscardResearch)
    if seat != NOBODY:
        ahead.state.hands[seat] = ahead.state.hands[seat][each.n :]


def _influence(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """From the reserve, as far as there is any (8)."""
    assert isinstance(each, op.Influence)
    if seat != NOBODY:
        n = min(each.n, ahead.state.sheets[seat].reserve)
        ahead.influence(seat, n)
        ahead.sheet(seat, lambda sheet: replace(sheet, reserve=sheet.reserve - n))


def _court(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """To the Cult for good; with two players trouble goes, off which threat is a choice (14)."""
    assert isinstance(each, op.CultInfluence)
    if seat == NOBODY:
        return
    if len(ahead.state.sheets) > 2:
        ahead.influence(seat, -min(each.n, ahead.state.sheets[seat].influence))
        return
    found = troubled(ahead.state)
    if len(found) > 1:
        ahead.doubt(Doubt.CHOICE)
    for slot in found[:1]:
        ahead.trouble(slot, -each.n * TWO_PLAYERS.trouble_for_influence, whole_slot(slot))


def _release(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.ReleaseCultist)
    n = each.n
    ahead.sheet(seat, lambda sheet: replace(sheet, cultists=sheet.cultists[n:]))


def _damage(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Damage)
    ahead.state.site_trouble = max(0, ahead.state.site_trouble + each.n)


def _each_slot(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.TroubleEachSlot)
    for slot in filled(ahead.state):
        ahead.trouble(slot, each.n, whole_slot(slot))


def _hidden(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Hidden)
    ahead.hide(each.n)


def _tile(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """A tile that is not there any more is V for the Cult (9)."""
    assert isinstance(each, op.PlaceTile)
    state, tiles = ahead.state, item_set(ahead.state).tiles
    number = rubble_space(state, scope)
    if each.tile is Tile.SEA_BEAST and not state.sea_beast and tiles[each.tile].copies:
        state.sea_beast = True
    elif each.tile is Tile.RUBBLE and number and len(state.rubble) < tiles[each.tile].copies:
        state.rubble = (*state.rubble, number)
    else:
        ahead.cult(tiles[each.tile].cult_v)


def _turn_skill(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.TurnSkill)
    turn = ahead.state.turn
    if turn is not None and turn.seat == seat:
        ahead.state.turn = replace(turn, skills=(*turn.skills, each.skill))


def _per(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.Per)
    if ahead.is_loose and counts(each.each):
        ahead.doubt(Doubt.CHOICE)
    for _ in range(min(each.max, count(ahead.state, seat, each.count))):
        ahead.run(seat, each.each, scope)


def _choose(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    """A choice with one way open is none (5); one in which nothing counts brings no doubt."""
    assert isinstance(each, op.Choose)
    state, chooser = ahead.state, decider(ahead.state, seat)
    open_to_it = [ops for ops in each.options[:-1] if why_closed(state, chooser, ops) is None]
    if any(counts(ops) for ops in each.options) and (open_to_it or ahead.is_loose):
        ahead.doubt(Doubt.CHOICE)
    elif open_to_it:
        ahead.is_loose = True
    else:
        ahead.run(chooser, each.options[-1], scope)


def _may(ahead: Ahead, seat: Seat, each: op.AnyOp, scope: Scope) -> None:
    assert isinstance(each, op.May)
    if not can_pay(ahead.state, decider(ahead.state, seat), each.cost) and not ahead.is_loose:
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
    op.Research: _research,
    op.DiscardResearch: _discard,
    op.NeedAdd: _need_add,
    op.NeedRemove: _need_remove,
    op.Hideout: _hideout,
    op.ReleaseCultist: _release,
    op.Influence: _influence,
    op.CultInfluence: _court,
    op.Damage: _damage,
    op.TroubleEachSlot: _each_slot,
    op.Hidden: _hidden,
    op.PlaceTile: _tile,
    op.TurnSkill: _turn_skill,
    op.Per: _per,
    op.Choose: _choose,
    op.May: _may,
    op.To: _to,
}
"""What changes points, now or by what it changes; all else is left out."""
