"""Root: peoples of the woodland, each with rules of its own."""

from importlib import import_module
from typing import Union

from rules.kernel.registry import Game, Stays
from rules.kernel.steps import Action, Event, Step
from rules.kernel.text import Text, say
from rules.root import actions, automata, battle, evening, events, phases, turn
from rules.root import boards as boards_module
from rules.root.automata import boards as automata_boards
from rules.root.battle import events as battle_events
from rules.root.cards import crafting, piles
from rules.root.describe import who
from rules.root.effects import registry as effect_registry
from rules.root.enums import FACTIONS
from rules.root.landmarks import setup as landmark_setup
from rules.root.messages.all_messages import SENTENCES
from rules.root.names import phase_name
from rules.root.options import OPTIONS, check_setup, idle_options
from rules.root.problems import problems
from rules.root.setup import advanced, draft, standard
from rules.root.setup.reach import advice
from rules.root.standing import STANDING
from rules.root.state import Woodland
from rules.root.views import SECRETS, deal
from rules.root.why import why
from rules.root.woodland import moving, placing, removing

GENERAL_ACTIONS: tuple[type[Action], ...] = (
    actions.Move,
    actions.Fight,
    actions.Craft,
    actions.PlayCard,
    actions.ChoosePlace,
    actions.ChooseSeat,
    actions.ChooseSuit,
    actions.ChooseItem,
    actions.ChooseBuilding,
    actions.ChooseToken,
    actions.ChoosePlot,
    actions.Number,
    actions.UseEffect,
    actions.TakeDominance,
    actions.ActivateDominance,
)
_packages = [import_module(f"rules.root.factions.{each.value}") for each in FACTIONS]
STEPS: tuple[type[Step], ...] = tuple(
    dict.fromkeys(
        step
        for part in (
            piles,
            placing,
            removing,
            moving,
            phases,
            evening,
            turn,
            battle,
            crafting,
            effect_registry,
            landmark_setup,
            draft,
            advanced,
            standard,
            *_packages,
            automata,
        )
        for step in part.STEPS
    )
)
ACTIONS: tuple[type[Action], ...] = tuple(
    dict.fromkeys(
        action
        for source in (GENERAL_ACTIONS, effect_registry.ACTIONS, draft.ACTIONS)
        for action in source
    )
) + tuple(action for package in _packages for action in package.ACTIONS)
EVENTS: tuple[type[Event], ...] = tuple(
    dict.fromkeys(
        event
        for source in (
            events.EVENTS,
            battle_events.EVENTS,
            crafting.EVENTS,
            effect_registry.EVENTS,
            draft.EVENTS,
            advanced.EVENTS,
            *(package.EVENTS for package in _packages),
            automata.EVENTS,
        )
        for event in source
    )
)
BOARDS = tuple(
    dict.fromkeys(
        kind
        for module in (boards_module, automata_boards)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, boards_module.FactionBoard)
    )
)


def where(state: Woodland) -> Text:
    """Round, whose turn, which phase."""
    if state.turn is None:
        return say("root.where_setup")
    phase = phase_name(state.turn.phase)
    return say("root.where", round=state.round, who=who(state, state.turn.seat), phase=phase)


GAME = Game(
    id="root",
    name=say("root.name"),
    about=say("root.about"),
    seat_counts=range(2, 7),
    options=OPTIONS,
    rules_version=1,
    state_type=Woodland,
    steps=STEPS,
    actions=ACTIONS,
    events=EVENTS,
    start=standard.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=standard.ply_bound,
    bots="rules.root.bot",
    casebook="rules.root.casebook.book",
    where=where,
    why=why,
    chapter=lambda state: state.round,
    closed={"boards": list[Union[BOARDS]]},  # type: ignore[valid-type]  # noqa: UP007
    check_setup=check_setup,
    advice=advice,
    idle_options=idle_options,
    stays=Stays.SEATED,
    standing=STANDING,
)
