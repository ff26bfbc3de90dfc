"""Actions of the general law in words, with the clicks that lead to them."""

from collections.abc import Callable

from rules.cthulhu_wars import names
from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    ChooseArea,
    ChooseBook,
    ChooseSeat,
    ChooseUnit,
    EndTurn,
    Fight,
    GiveUp,
    Number,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.asking import amount_target as amount
from rules.cthulhu_wars.asking import area_target as at
from rules.cthulhu_wars.asking import button_target as button
from rules.cthulhu_wars.asking import (
    card_target,
    gate_target,
    holder_target,
    seat_target,
    unit_target,
)
from rules.cthulhu_wars.earth.counting import unit_id
from rules.cthulhu_wars.earth.geography import place
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Action, Done, Option, Pass, Seat, Target
from rules.kernel.text import Text, say

__all__ = ["amount", "at", "button", "card_target", "gate_target", "seat_target", "unit_target"]


def who(state: Earth, seat: Seat) -> Text:
    """A seat by its faction, before factions are dealt by its number."""
    if seat >= len(state.factions):
        return names.seat_name(seat)
    return names.faction_name(state.factions[seat])


def kind_name(state: Earth, seat: Seat, kind: Kind) -> Text:
    """A kind of unit of a seat."""
    return names.unit_name(unit_id(state, seat, kind))


def place_name(state: Earth, area: Area) -> Text:
    """An area."""
    return names.area_name(place(state, area).id)


# -------------------------------------------------------------------- orders
def unit_at(area: Area, seat: Seat, kind: Kind, holder: bool) -> Target:
    """Units of a kind in an area, or the one on the gate."""
    return holder_target(area) if holder else unit_target(area, seat, kind)


def _recruit(state: Earth, seat: Seat, action: Recruit) -> Option:
    from rules.cthulhu_wars.orders.recruiting import cost_of
    from rules.cthulhu_wars.points import extra

    cost = cost_of(state, seat, action.kind) + extra(state, seat, action.area)
    facts = {
        "what": kind_name(state, seat, action.kind),
        "place": place_name(state, action.area),
        "cost": say("cthulhu_wars.power", n=cost),
    }
    label = say("cthulhu_wars.do.recruit", **facts)
    return Option(action, label, (button("recruit"), at(action.area)))


def _from_pool(state: Earth, seat: Seat, action: Summon | Awaken) -> Option:
    from rules.cthulhu_wars.orders.recruiting import cost_of
    from rules.cthulhu_wars.points import extra

    order = "summon" if isinstance(action, Summon) else "awaken"
    cost = cost_of(state, seat, action.kind) + extra(state, seat, action.area)
    facts = {
        "what": kind_name(state, seat, action.kind),
        "place": place_name(state, action.area),
        "cost": say("cthulhu_wars.power", n=cost),
    }
    path = (button(f"{order}:{unit_id(state, seat, action.kind)}"), at(action.area))
    return Option(action, say(f"cthulhu_wars.do.{order}", **facts), path)


def _build(state: Earth, seat: Seat, action: BuildGate) -> Option:
    from rules.cthulhu_wars.orders.recruiting import GATE_COST
    from rules.cthulhu_wars.points import extra

    cost = say("cthulhu_wars.power", n=GATE_COST + extra(state, seat, action.area))
    label = say("cthulhu_wars.do.build_gate", place=place_name(state, action.area), cost=cost)
    return Option(action, label, (button("build_gate"), at(action.area)))


def _walks(state: Earth, seat: Seat, action: Walks) -> Option:
    facts = {
        "what": kind_name(state, seat, action.kind),
        "source": place_name(state, action.source),
        "target": place_name(state, action.target),
    }
    key = "cthulhu_wars.do.move_holder" if action.holder else "cthulhu_wars.do.move"
    path = (unit_at(action.source, seat, action.kind, action.holder), at(action.target))
    return Option(action, say(key, **facts), path)


def _against(order: str) -> Callable[[Earth, Seat, Fight | Capture], Option]:
    def words(state: Earth, seat: Seat, action: Fight | Capture) -> Option:
        from rules.cthulhu_wars.points import extra

        cost = say("cthulhu_wars.power", n=1 + extra(state, seat, action.area))
        place, whom = place_name(state, action.area), who(state, action.enemy)
        facts = {"place": place, "whom": whom, "cost": cost}
        path = (at(action.area), button(f"{order}:{action.enemy}"))
        return Option(action, say(f"cthulhu_wars.do.{order}", **facts), path)

    return words


def _step_on(state: Earth, seat: Seat, action: StepOn) -> Option:
    facts = {
        "what": kind_name(state, seat, action.kind),
        "place": place_name(state, action.area),
    }
    path = (gate_target(action.area), unit_target(action.area, seat, action.kind))
    return Option(action, say("cthulhu_wars.do.step_on", **facts), path)


def _step_off(state: Earth, seat: Seat, action: StepOff) -> Option:
    label = say("cthulhu_wars.do.step_off", place=place_name(state, action.area))
    return Option(action, label, (gate_target(action.area), button("step_off")))


def _give_up(state: Earth, seat: Seat, action: GiveUp) -> Option:
    label = say("cthulhu_wars.do.give_up", n=state.power[seat])
    return Option(action, label, (button("pass"),))


def _end_turn(state: Earth, seat: Seat, action: EndTurn) -> Option:
    return Option(action, say("cthulhu_wars.do.end_turn"), (button("end_turn"),))


def _done(state: Earth, seat: Seat, action: Done) -> Option:
    turn = state.turn
    key = "move_done" if turn is not None and turn.moving else "done"
    return Option(action, say(f"cthulhu_wars.do.{key}"), (button("done"),))


def _pass(state: Earth, seat: Seat, action: Pass) -> Option:
    return Option(action, say("cthulhu_wars.do.not_now"), (button("pass"),))


# -------------------------------------------------------------------- choices
def _unit(state: Earth, seat: Seat, action: ChooseUnit) -> Option:
    facts = {
        "what": kind_name(state, action.seat, action.kind),
        "place": place_name(state, action.area),
    }
    key = "cthulhu_wars.do.unit_on_gate" if action.holder else "cthulhu_wars.do.unit"
    target = unit_at(action.area, action.seat, action.kind, action.holder)
    return Option(action, say(key, **facts), (target,))


def _area(state: Earth, seat: Seat, action: ChooseArea) -> Option:
    return Option(action, place_name(state, action.area), (at(action.area),))


def _seat(state: Earth, seat: Seat, action: ChooseSeat) -> Option:
    return Option(action, who(state, action.seat), (seat_target(action.seat),))


def _book(state: Earth, seat: Seat, action: ChooseBook) -> Option:
    return Option(action, names.book_name(action.book), (card_target(action.book),))


def _number(state: Earth, seat: Seat, action: Number) -> Option:
    label = say("cthulhu_wars.do.number", number=action.number)
    return Option(action, label, (amount(action.number),))


def _use(state: Earth, seat: Seat, action: Use) -> Option:
    label = say("cthulhu_wars.do.use", what=names.book_name(action.effect))
    return Option(action, label, (card_target(action.effect),))


_WORDS: dict[type[Action], Callable[..., Option]] = {
    Recruit: _recruit,
    Summon: _from_pool,
    Awaken: _from_pool,
    BuildGate: _build,
    Walks: _walks,
    Fight: _against("battle"),
    Capture: _against("capture"),
    StepOn: _step_on,
    StepOff: _step_off,
    GiveUp: _give_up,
    EndTurn: _end_turn,
    Done: _done,
    Pass: _pass,
    ChooseUnit: _unit,
    ChooseArea: _area,
    ChooseSeat: _seat,
    ChooseBook: _book,
    Number: _number,
    Use: _use,
}


def describe(state: Earth, seat: Seat, action: Action) -> Option:
    """An action of the general law in words with its targets."""
    return _WORDS[type(action)](state, seat, action)
