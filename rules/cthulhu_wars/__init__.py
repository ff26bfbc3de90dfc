"""Cthulhu Wars: the Earth, its factions and the battle machine."""

from types import ModuleType
from typing import Union

from rules.cthulhu_wars import actions, battle, events, setup, talks, turn
from rules.cthulhu_wars import boards as boards_module
from rules.cthulhu_wars.abilities.effects import built, package
from rules.cthulhu_wars.books import requirements, reveals, signs, spellbooks
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth import hits
from rules.cthulhu_wars.messages.all_messages import SENTENCES
from rules.cthulhu_wars.names import phase_name
from rules.cthulhu_wars.notebook import notes
from rules.cthulhu_wars.options import OPTIONS, SEAT_COUNTS, advice, check_setup, idle_options
from rules.cthulhu_wars.orders import picking, recruiting
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.rounds import doom, first_player, gather, moments, one_round, ritual, stable
from rules.cthulhu_wars.rounds import events as round_events
from rules.cthulhu_wars.standing import STANDING
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.views import SECRETS, deal
from rules.cthulhu_wars.why import why
from rules.kernel.registry import Game, Stays
from rules.kernel.steps import Action, Event, Step
from rules.kernel.text import Text, say

_packages = tuple(package(faction) for faction in built())
_modules: tuple[ModuleType, ...] = (
    setup,
    one_round,
    gather,
    first_player,
    doom,
    ritual,
    turn,
    recruiting,
    picking,
    battle,
    hits,
    moments,
    stable,
    requirements,
    spellbooks,
    signs,
    reveals,
    talks,
)


def _all(name: str, *modules: ModuleType) -> tuple[type, ...]:
    """What modules export by a name, each once; not all of them do."""
    return tuple(dict.fromkeys(each for module in modules for each in getattr(module, name, ())))


GENERAL_ACTIONS: tuple[type[Action], ...] = tuple(
    kind
    for kind in vars(actions).values()
    if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
)
STEPS: tuple[type[Step], ...] = _all("STEPS", *_modules, *_packages)
ACTIONS: tuple[type[Action], ...] = tuple(
    dict.fromkeys((*GENERAL_ACTIONS, *_all("ACTIONS", *_modules, *_packages)))
)
EVENTS: tuple[type[Event], ...] = _all("EVENTS", events, round_events, battle, *_packages)
BOARDS = tuple(
    kind
    for kind in vars(boards_module).values()
    if isinstance(kind, type) and issubclass(kind, boards_module.FactionBoard)
)


def where(state: Earth) -> Text:
    """Round, phase, whose turn."""
    if not state.round:
        return say("cthulhu_wars.where_setup")
    phase = phase_name(state.phase)
    if state.turn is None:
        return say("cthulhu_wars.where", round=state.round, phase=phase)
    name = who(state, state.turn.seat)
    return say("cthulhu_wars.where_turn", round=state.round, phase=phase, who=name)


GAME = Game(
    id="cthulhu_wars",
    name=say("cthulhu_wars.name"),
    about=say("cthulhu_wars.about"),
    seat_counts=SEAT_COUNTS,
    options=OPTIONS,
    rules_version=2,
    state_type=Earth,
    steps=STEPS,
    actions=ACTIONS,
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=setup.ply_bound,
    bots="rules.cthulhu_wars.bot",
    casebook="rules.cthulhu_wars.casebook.book",
    where=where,
    why=why,
    chapter=lambda state: state.round,
    closed={"boards": list[Union[BOARDS]]},  # type: ignore[valid-type]  # noqa: UP007
    check_setup=check_setup,
    advice=advice,
    idle_options=idle_options,
    stays=Stays.SEATED,
    notebook=notes,
    standing=STANDING,
)
