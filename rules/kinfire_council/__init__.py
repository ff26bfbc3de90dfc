"""Kinfire Council: the city, its council and the Cult."""

from types import ModuleType

from rules.kernel.registry import Game, Stays
from rules.kernel.steps import Action, Event, Step
from rules.kernel.text import Text, say
from rules.kinfire_council import draft, events, holdings, influence, piles, sentries, setup
from rules.kinfire_council.describe import who
from rules.kinfire_council.effects import every, run
from rules.kinfire_council.items import own
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.names import phase_name
from rules.kinfire_council.options import OPTIONS, SEAT_COUNTS, advice
from rules.kinfire_council.problems import problems
from rules.kinfire_council.rounds import (
    bag,
    cult_events,
    cult_night,
    docket,
    ending,
    hidden_threats,
    hideout,
    lighthouse,
    needs,
    one_round,
    sun_rise,
)
from rules.kinfire_council.rounds import events as round_events
from rules.kinfire_council.standing import STANDING
from rules.kinfire_council.state import Council
from rules.kinfire_council.threats import arresting, repelling, scrying, slots, troubles
from rules.kinfire_council.turn import (
    acting,
    days_light,
    errands,
    paying,
    placing,
    playing,
    research,
    training,
    upgrading,
)
from rules.kinfire_council.turn import actions as turn_actions
from rules.kinfire_council.turn import events as turn_events
from rules.kinfire_council.views import SECRETS, deal
from rules.kinfire_council.why import why

_modules: tuple[ModuleType, ...] = (
    setup,
    draft,
    one_round,
    sun_rise,
    docket,
    bag,
    hideout,
    slots,
    piles,
    hidden_threats,
    needs,
    cult_night,
    lighthouse,
    ending,
    turn_actions,
    days_light,
    placing,
    acting,
    arresting,
    errands,
    upgrading,
    repelling,
    training,
    troubles,
    scrying,
    playing,
    paying,
    influence,
    research,
    holdings,
    sentries,
    run,
    *every.FILES,
)


def _kinds(base: type, *modules: ModuleType) -> tuple[type, ...]:
    """The records of a kind that modules define, but for those on which others of them stand."""
    found = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, base) and each.__module__ == module.__name__
    ]
    return tuple(kind for kind in dict.fromkeys(found) if not kind.__subclasses__())


STEPS: tuple[type[Step], ...] = _kinds(Step, *_modules)
ACTIONS: tuple[type[Action], ...] = _kinds(Action, *_modules)
EVENTS: tuple[type[Event], ...] = _kinds(Event, events, round_events, cult_events, turn_events)


def where(state: Council) -> Text:
    """Round, phase, whose turn."""
    if not state.round:
        return say("kinfire_council.where_setup")
    phase = phase_name(state.phase)
    if state.turn is None:
        return say("kinfire_council.where", round=state.round, phase=phase)
    name = who(state, state.turn.seat)
    return say("kinfire_council.where_turn", round=state.round, phase=phase, who=name)


GAME = Game(
    id="kinfire_council",
    name=say("kinfire_council.name"),
    about=say("kinfire_council.about"),
    seat_counts=SEAT_COUNTS,
    options=OPTIONS,
    rules_version=1,
    state_type=Council,
    steps=STEPS,
    actions=ACTIONS,
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=setup.ply_bound,
    bots="rules.kinfire_council.bot",
    casebook="rules.kinfire_council.casebook.book",
    where=where,
    why=why,
    chapter=lambda state: state.round,
    check_setup=own.setup_faults,
    advice=advice,
    idle_options=own.idle_options,
    stays=Stays.ASIDE,
    standing=STANDING,
    own_data="rules.kinfire_council.items.own",
)
