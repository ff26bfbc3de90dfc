"""Why an order is given, in one to three sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.bots.searching import SearchResult
from rules.cthulhu_wars.actions import Awaken, ChooseBook, Fight, Number, Recruit, Summon, Walks
from rules.cthulhu_wars.bots.search import run_out, whose_turn
from rules.cthulhu_wars.bots.survey import MONSTER, Survey
from rules.cthulhu_wars.bots.worth import WIN
from rules.cthulhu_wars.describe import kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import LEVEL, all_seats, ranks_of
from rules.cthulhu_wars.earth.gates import gate_count, gates_of
from rules.cthulhu_wars.names import book_does, deed_name
from rules.cthulhu_wars.rounds.ritual import OfferRitual, cost, signs_of
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.talks import MakeOffer
from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kernel.text import Text, say

MOST = 3


class Reason(NamedTuple):
    """A sentence and how much it matters."""

    weight: float
    text: Text


def reasons(
    view: Earth, seat: Seat, choice: Choice, found: SearchResult, action: Action
) -> tuple[Text, ...]:
    """The sentences, the weightiest first; () where nothing can be told."""
    told = [*_of_question(view, seat, choice, action), *_of_orders(view, seat, action)]
    told += _of_changes(found.world, seat, action)
    if any(each.action == action and each.value > WIN / 2 for each in found.tried):
        told.append(Reason(20.0, say("cthulhu_wars.bot.wins")))
    told.sort(key=lambda each: -each.weight)
    return tuple(dict.fromkeys(each.text for each in told))[:MOST]


def _of_question(view: Earth, seat: Seat, choice: Choice, action: Action) -> Iterator[Reason]:
    """What a book does; what a ritual costs and brings, whether it is performed or not."""
    if isinstance(action, ChooseBook):
        yield Reason(1.0, book_does(action.book))
    elif isinstance(choice, OfferRitual):
        price = say("cthulhu_wars.bot.ritual", cost=cost(view, seat), power=view.power[seat])
        yield Reason(9.0, price)
        if isinstance(action, Pass):
            brings = [say("cthulhu_wars.bot.n_doom", n=gate_count(view, seat))]
            if signs := signs_of(view, seat):
                brings.append(say("cthulhu_wars.bot.n_signs", n=signs))
            yield Reason(8.0, say("cthulhu_wars.bot.no_ritual", what=tuple(brings)))
    elif isinstance(choice, MakeOffer) and isinstance(action, Number):
        yield Reason(1.0, say("cthulhu_wars.bot.offer", all=choice.number, n=action.number))


# -------------------------------------------------------------------- what an order is for
def _of_orders(view: Earth, seat: Seat, action: Action) -> Iterator[Reason]:
    if isinstance(action, Fight):
        yield from _of_fight(view, seat, action)
    elif isinstance(action, Walks):
        yield from _of_walk(view, seat, action)
    elif isinstance(action, Recruit):
        yield Reason(1.0, say("cthulhu_wars.bot.cultist"))
    elif isinstance(action, Summon):
        yield from _of_summons(view, seat, action)
    elif isinstance(action, Awaken):
        what = kind_name(view, seat, action.kind)
        yield Reason(3.0, say("cthulhu_wars.bot.great", what=what))


def _of_summons(view: Earth, seat: Seat, action: Summon) -> Iterator[Reason]:
    """Cultists to be guarded or to be captured, else strength."""
    there = Survey(view).at[action.area]
    mine, place = there.get(seat), place_name(view, action.area)
    if mine is not None and mine.cultists and mine.level < MONSTER:
        yield Reason(1.2, say("cthulhu_wars.bot.guards", place=place))
    if any(s != seat and body.cultists and body.level < MONSTER for s, body in there.items()):
        yield Reason(1.3, say("cthulhu_wars.bot.threatens", place=place))
    yield Reason(0.3, say("cthulhu_wars.bot.strength", place=place))


def _of_fight(view: Earth, seat: Seat, action: Fight) -> Iterator[Reason]:
    """Dice against dice, and whom it hurts."""
    survey = Survey(view)
    there = survey.at[action.area]
    own, other = (survey.dice(each, there[each]) for each in (seat, action.enemy))
    place = place_name(view, action.area)
    yield Reason(1.2, say("cthulhu_wars.bot.stronger", own=own, other=other, place=place))
    if view.doom[action.enemy] == max(view.doom) > view.doom[seat]:
        whom = who(view, action.enemy)
        yield Reason(1.0, say("cthulhu_wars.bot.leader", whom=whom))


def _of_walk(view: Earth, seat: Seat, walk: Walks) -> Iterator[Reason]:
    """Room for a gate, a gate that waits, cultists to be guarded or to be captured."""
    survey = Survey(view)
    place, gate = place_name(view, walk.target), view.gates[walk.target]
    level = LEVEL[ranks_of(view.factions[seat])[walk.kind]]
    there = survey.at[walk.target]
    mine = there.get(seat)
    if level < MONSTER:
        if gate is None:
            yield Reason(1.0, say("cthulhu_wars.bot.settles", place=place))
        elif gate.holder < 0:
            yield Reason(2.0, say("cthulhu_wars.bot.free_gate", place=place))
        return
    if mine is not None and mine.cultists and mine.level < level:
        yield Reason(1.4, say("cthulhu_wars.bot.guards", place=place))
    if any(s != seat and body.cultists and body.level < level for s, body in there.items()):
        yield Reason(1.6, say("cthulhu_wars.bot.threatens", place=place))


# -------------------------------------------------------------------- what has changed
def _of_changes(world: Earth, seat: Seat, action: Action) -> Iterator[Reason]:
    """Doom, signs, books, gates, units: what is different once the order has been carried out."""
    at_once = world.clone()
    turn = whose_turn(at_once)
    agenda.apply(at_once, seat, action)
    after = at_once.clone()
    run_out(after, turn)
    if after.outcome is not None:
        return
    yield from _between(world, at_once, seat)
    for reason in _between(at_once, after, seat):
        yield Reason(reason.weight, say("cthulhu_wars.bot.later", what=reason.text))


def _between(world: Earth, after: Earth, seat: Seat) -> Iterator[Reason]:
    yield from _of_own(world, after, seat)
    yield from _of_others(world, after, seat)


def _of_own(world: Earth, after: Earth, seat: Seat) -> Iterator[Reason]:
    doom = after.doom[seat] - world.doom[seat]
    if doom > 0:
        yield Reason(2.0 + doom, say("cthulhu_wars.bot.doom", n=doom))
    signs = len(after.signs[seat]) - len(world.signs[seat])
    if signs > 0:
        yield Reason(2.0 + signs, say("cthulhu_wars.bot.signs", n=signs))
    for deed in after.met[seat][len(world.met[seat]) :]:
        yield Reason(5.0, say("cthulhu_wars.bot.deed", deed=deed_name(deed)))
    gates = len(gates_of(after, seat)) - len(gates_of(world, seat))
    if gates > 0:
        yield Reason(3.0, say("cthulhu_wars.bot.gates", n=gates))
    if len(after.captives[seat]) > len(world.captives[seat]):
        yield Reason(1.5, say("cthulhu_wars.bot.captive"))
    areas = [sum([any(here[seat]) for here in state.units]) for state in (world, after)]
    if areas[1] > areas[0]:
        yield Reason(0.4, say("cthulhu_wars.bot.spreads"))


def _of_others(world: Earth, after: Earth, seat: Seat) -> Iterator[Reason]:
    for other in all_seats(world):
        if other == seat:
            continue
        whom = who(world, other)
        gates = len(gates_of(world, other)) - len(gates_of(after, other))
        if gates > 0:
            yield Reason(2.8, say("cthulhu_wars.bot.takes_gate", whom=whom, n=gates))
        counts = [sum([sum(here[other]) for here in state.units]) for state in (world, after)]
        if counts[0] > counts[1]:
            n = counts[0] - counts[1]
            yield Reason(1.8, say("cthulhu_wars.bot.removes", whom=whom, n=n))
