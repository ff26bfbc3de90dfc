"""What the round's end brings if nothing changes any more: needs, docket, the Cult, the lighthouse.

A plan for the table, computed from what all see: whoever looks at it learns no secret. It goes
through the night in the order of the rules (4) and tells, with its doubts, what is not sure.
"""

from __future__ import annotations

import msgspec

from rules.kernel.steps import Auto, Chance, Seat, Step
from rules.kinfire_council.data import ROUNDS, SLOTS
from rules.kinfire_council.effects.run import Run, Scope
from rules.kinfire_council.enums import (
    DecreeKind,
    Moment,
    NeedBonus,
    Param,
    Phase,
)
from rules.kinfire_council.forecast.foresight import PARTS, Ahead, Doubt, Part
from rules.kinfire_council.forecast.outlook import (
    DocketAhead,
    Forecast,
    NeedAhead,
    SlotAhead,
    TowerAhead,
)
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import end_mods, law_sources, own_sources, param
from rules.kinfire_council.rounds.bag import placed, without
from rules.kinfire_council.rounds.cult_night import CultAtNight, Withdraw
from rules.kinfire_council.rounds.docket import CountVotes, PickDecree
from rules.kinfire_council.rounds.ending import EndGame
from rules.kinfire_council.rounds.hideout import ResolveHideout
from rules.kinfire_council.rounds.lighthouse import (
    FinishSite,
    MarkerFalls,
    RevealSite,
    collapses,
    cult_gain,
    floors_sent,
    tracker_row,
)
from rules.kinfire_council.rounds.needs import RateNeed, RateNeeds, need_after, set_need
from rules.kinfire_council.rounds.one_round import BeginRound, EndRound, NightsFall
from rules.kinfire_council.state import HIDDEN_CARD, LEADERS, NOBODY, Council, Decree
from rules.kinfire_council.turn.days_light import DaysLight
from rules.kinfire_council.turn.playing import NightWindow

replace = msgspec.structs.replace


def forecast(view: Council) -> Forecast:
    """The night ahead, from a seat's view or the onlooker's: the same for both. In the night it is
    what is left of it."""
    ahead = Ahead(view)
    if view.phase is Phase.NIGHTS_FALL and not all(isinstance(s, WALKED) for s in view.agenda):
        ahead.doubt(Doubt.CHOICE)
        _begun(ahead)
    if is_amid(view):
        ahead.doubt(Doubt.LATER)
    needs = _needs(ahead)
    unmet = sum(each.met_by == NOBODY for each in needs)
    draws = min(unmet * ahead.items.board.needs.chits, len(view.bag))
    ahead.draw_chits(draws)
    if view.round == ROUNDS and _is_ahead(view, RateNeeds, RateNeed, ResolveHideout):
        _last_hideout(ahead, draws)
    docket = _docket(ahead) if _is_ahead(view, CountVotes, PickDecree) else None
    _cultists(ahead)
    tower = _tower(ahead)
    if view.round == ROUNDS and _is_ahead(view, EndGame):
        _end(ahead)
    return Forecast(
        pieces_left=tuple(_left(view, Seat(seat)) for seat in range(len(view.sheets))),
        needs=needs,
        draws=draws,
        docket=docket,
        slots=tuple(_slot(view, ahead, slot) for slot in range(SLOTS)),
        tower=tower,
        gains=tuple(tuple((part, each[part]) for part in PARTS) for each in ahead.gains),
        scores=tuple(ahead.state.score),
        cult=ahead.state.cult_score,
        hidden=len(view.hidden_threats) + ahead.new_hidden,
        hidden_v=_unseen_mean(view),
        doubts=tuple(each for each in Doubt if each in ahead.doubts),
        is_last=view.round == ROUNDS,
        new_hidden=ahead.new_hidden,
    )


WALKED = (
    NightWindow,
    RateNeeds,
    RateNeed,
    ResolveHideout,
    CountVotes,
    PickDecree,
    CultAtNight,
    Withdraw,
    MarkerFalls,
    FinishSite,
    RevealSite,
    EndGame,
    EndRound,
    BeginRound,
)
"""The steps of a night that are walked through; others are in the midst of something."""


def is_amid(view: Council) -> bool:
    """Whether something has begun by day that is not over: what is still to come of it, with what
    is drawn or chosen, is not foreseen."""
    falls = [at for at, step in enumerate(view.agenda) if isinstance(step, NightsFall)]
    rest = view.agenda[falls[-1] + 1 :] if falls else ()
    return any(isinstance(step, Auto | Chance) and not isinstance(step, DaysLight) for step in rest)


def _is_ahead(view: Council, *kinds: type[Step]) -> bool:
    """Whether a part of the night is still to come: all of it is until the night has begun."""
    waiting = view.phase is Phase.NIGHTS_FALL
    return not waiting or any(isinstance(step, kinds) for step in view.agenda)


def _left(view: Council, seat: Seat) -> int:
    """Pieces on the sheet."""
    return sum(not piece.space for piece in view.sheets[seat].pieces)


# -------------------------------------------------------------------- what has begun
def _begun(ahead: Ahead) -> None:
    """What is left of an effect in whose midst somebody is asked: its next steps, the first of
    them on top of the agenda."""
    ahead.part = _part_of(ahead.state)
    for step in reversed(ahead.state.agenda):
        if isinstance(step, WALKED):
            break
        if isinstance(step, Run):
            ahead.run(step.seat, step.ops, step.scope)
    ahead.part = Part.NEEDS


def _part_of(state: Council) -> Part:
    """Which part of the night it is (4): by what is still to come."""
    if any(isinstance(step, RateNeed | CountVotes) for step in state.agenda):
        return Part.NEEDS
    cult = [step for step in state.agenda if isinstance(step, CultAtNight)]
    if cult and not cult[0].last:
        return Part.DOCKET
    if cult or any(isinstance(step, MarkerFalls) for step in state.agenda):
        return Part.CULT
    return Part.LIGHTHOUSE


# -------------------------------------------------------------------- A: needs
def _needs(ahead: Ahead) -> tuple[NeedAhead, ...]:
    """Row by row from the top (4, A)."""
    found: list[NeedAhead] = []
    rows = _rows_ahead(ahead.state)
    for row, need in enumerate(ahead.state.needs):
        if not need.wants or row not in rows:
            continue
        before = ahead.state.score[need.met_by] if need.met_by != NOBODY else 0
        if need.met_by != NOBODY:
            set_need(ahead.state, row, need_after(ahead.state, need))
            _score_need(ahead, need.met_by)
        after = ahead.state.score[need.met_by] if need.met_by != NOBODY else 0
        found.append(NeedAhead(row, need.wants, need.met_by, after - before))
    return tuple(found)


def _rows_ahead(state: Council) -> frozenset[int]:
    """The rows that have not been looked at yet."""
    if _is_ahead(state, RateNeeds):
        return frozenset(range(len(state.needs)))
    return frozenset(step.row for step in state.agenda if isinstance(step, RateNeed))


def _score_need(ahead: Ahead, seat: Seat) -> None:
    """V, and the token goes home (8)."""
    ahead.score(seat, param(ahead.state, Param.NEED_V, seat))
    ahead.influence(seat, 1)
    if ahead.state.variant.need_bonus is NeedBonus.NIGHT:
        ahead.happen(Moment.NEED_SCORED, seat)


def _last_hideout(ahead: Ahead, draws: int) -> None:
    """In the last round the whole Hideout is resolved (4, A); what is drawn for it is not known,
    unless it is all that is left in the bag."""
    state, bag = ahead.state, ahead.state.bag
    ahead.part = Part.CULT
    drawn = bag if draws == len(bag) and not ahead.may_reset(draws) else ()
    if draws and not drawn:
        ahead.doubt(Doubt.DRAW)
    chits = sorted((*state.hideout, *drawn))
    for number in chits:
        if number in LEADERS:
            ahead.leader(number)
        else:
            state.city = placed(state.city, number)
            ahead.cultist(number)
    ahead.after_hideout()


# -------------------------------------------------------------------- B: docket
def _docket(ahead: Ahead) -> DocketAhead | None:
    """Who wins, who sponsors, what passes, what a crisis does (4, B)."""
    docket = ahead.state.docket
    if not docket:
        return None
    ahead.part = Part.DOCKET
    votes = tuple(sum(each.votes) for each in docket)
    if len(docket) > 1 and votes[0] == votes[1]:
        ahead.doubt(Doubt.TIE)
        _votes_home(ahead)
        return DocketAhead(votes)
    winner = votes.index(max(votes))
    found = _standing(ahead.state, docket, votes, winner)
    if found.tied:
        ahead.doubt(Doubt.LEAD)
    if found.lead != NOBODY:
        ahead.happen(Moment.LEAD_SPONSOR, found.lead)
    _pass(ahead, docket[winner], found)
    for at, each in enumerate(docket):
        if at != winner and _kind(ahead, each) is DecreeKind.CRISIS:
            _carry_out(ahead, each, found)
    _votes_home(ahead)
    return found


def _votes_home(ahead: Ahead) -> None:
    """When all is done (8)."""
    for decree in ahead.state.docket:
        for seat, n in enumerate(decree.votes):
            ahead.influence(Seat(seat), n)
    ahead.state.docket = ()


def _standing(
    state: Council, docket: tuple[Decree, ...], votes: tuple[int, ...], winner: int
) -> DocketAhead:
    cast = docket[winner].votes
    sponsors = tuple(seat for seat in all_seats(state) if cast[seat])
    most = [seat for seat in sponsors if cast[seat] == max(cast)]
    crises = [
        item_set(state).decrees[each.card].kind is DecreeKind.CRISIS
        for at, each in enumerate(docket)
        if at != winner
    ]
    lead = most[0] if len(most) == 1 else NOBODY
    tied = tuple(most) if len(most) > 1 else ()
    return DocketAhead(votes, winner, sponsors, lead, tied, any(crises))


def _kind(ahead: Ahead, decree: Decree) -> DecreeKind:
    return ahead.items.decrees[decree.card].kind


def _pass(ahead: Ahead, decree: Decree, found: DocketAhead) -> None:
    """A law holds from now on, an order is carried out, an election binds its owner."""
    kind, state = _kind(ahead, decree), ahead.state
    if kind is DecreeKind.LAW:
        state.laws = (*state.laws, decree.card)
    elif kind is DecreeKind.ORDER:
        _carry_out(ahead, decree, found)
    elif kind is DecreeKind.ELECTION and found.lead != NOBODY:
        _elect(ahead, decree.card, found.lead)
    elif kind is DecreeKind.ELECTION and not found.tied and state.variant.speaker_is_elected:
        _elect(ahead, decree.card, state.speaker)


def _elect(ahead: Ahead, card: str, seat: Seat) -> None:
    ahead.sheet(seat, lambda sheet: replace(sheet, elections=(*sheet.elections, card)))


def _carry_out(ahead: Ahead, decree: Decree, found: DocketAhead) -> None:
    scope = Scope(item=decree.card, lead=found.lead, sponsors=found.sponsors)
    ahead.run(NOBODY, ahead.items.decrees[decree.card].effect, scope)


# -------------------------------------------------------------------- C, D: Cult and lighthouse
def _slot(view: Council, ahead: Ahead, slot: int) -> SlotAhead:
    now, later = view.threats[slot], ahead.state.threats[slot]
    hits = tuple(ahead.hits[slot])
    turns_up = slot in ahead.unknown
    if now is None:
        return SlotAhead("", 0, hits, 0, False, turns_up)
    is_out = now.card in ahead.triggered
    after = later.trouble if later is not None and not is_out else now.trouble
    return SlotAhead(now.card, now.trouble, hits, after, is_out, turns_up)


def _cultists(ahead: Ahead) -> None:
    """One after the other from the lowest number, then the marker (4, C)."""
    ahead.part = Part.CULT
    last = [step.last for step in ahead.state.agenda if isinstance(step, CultAtNight)]
    if not _is_ahead(ahead.state, CultAtNight):
        return
    for number in ahead.state.city:
        if number > max(last, default=0):
            ahead.cultist(number)
            ahead.state.city = without(ahead.state.city, number)


def _tower(ahead: Ahead) -> TowerAhead:
    """The marker sinks, the Cult gains, then each floor pays (4, C and D)."""
    state = ahead.state
    trouble, marker = state.site_trouble, state.marker
    falls, ahead.part = _is_ahead(state, CultAtNight, MarkerFalls), Part.LIGHTHOUSE
    stop = max(0, marker - trouble) if falls else marker
    row = tracker_row(state, stop)
    gain = cult_gain(state, stop) if falls else 0
    ahead.cult(gain)
    collapsed = falls and collapses(state)
    ahead.hide(int(collapsed))
    floors = _floors(state)
    for seat in all_seats(state):
        ahead.score(seat, floors[seat] * row.v_per_floor)
    return TowerAhead(marker, trouble, stop, row.v_per_floor, gain, collapsed, floors)


def _floors(state: Council) -> tuple[int, ...]:
    floors = [0] * len(state.sheets)
    if state.site not in ("", HIDDEN_CARD):
        for row, seat in state.shipments:
            floors[seat] += floors_sent(state, row)
    return tuple(floors)


# -------------------------------------------------------------------- the end of the game
def _end(ahead: Ahead) -> None:
    """What laws count at the end (13); hidden threats stay hidden."""
    ahead.part = Part.END
    state = ahead.state
    for _, _, mods in law_sources(state):
        for mod in end_mods(mods):
            for seat in all_seats(state):
                ahead.score(seat, mod.v * count(state, seat, mod.count))
    for seat in all_seats(state):
        for _, _, mods in own_sources(state, seat):
            for mod in end_mods(mods):
                ahead.score(seat, mod.v * count(state, seat, mod.count))


def _unseen_mean(view: Council) -> int:
    """The mean worth of the threats that nobody has seen yet, in hundredths of V."""
    seen = {each.card for each in view.threats if each is not None}
    seen |= {*view.threat_discard, *view.resolving}
    for sheet in view.sheets:
        seen |= set(sheet.trophies)
    left = [each.v for each in item_set(view).content.threats if each.id not in seen]
    return round(100 * sum(left) / len(left)) if left else 0
