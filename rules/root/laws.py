"""Which law holds for which seat: that of its faction, or of its automaton (7, 9)."""

from functools import lru_cache
from importlib import import_module

from rules.kernel.steps import Seat
from rules.root.enums import Faction
from rules.root.law import Law
from rules.root.state import Woodland


class _Laws(dict[Faction, Law]):
    """Faction -> law, loaded when it is first asked for: laws and the general law need each
    other."""

    def __missing__(self, faction: Faction) -> Law:
        if faction is Faction.NONE:
            self[faction] = Law()
            return self[faction]
        law: Law = import_module(f"rules.root.factions.{Faction(faction).value}").LAW
        self[faction] = law
        return law


class _Automata(dict[str, Law]):
    """Automaton -> law, likewise."""

    def __missing__(self, automaton: str) -> Law:
        law: Law = import_module("rules.root.automata").LAWS[automaton]
        self[automaton] = law
        return law


FACTION_LAWS: dict[Faction, Law] = _Laws()
FACTION_LAWS[Faction.NONE] = Law()
"""Who has not drafted yet has no law of its own (2.2)."""
AUTOMATON_LAWS: dict[str, Law] = _Automata()


class _Hooks(dict[str, tuple[tuple[Seat, Law], ...]]):
    """Hook -> the seats whose laws have one of their own, at a table of these laws."""

    def __init__(self, found: tuple[Law, ...]) -> None:
        """The laws by seat."""
        self.found = found

    def __missing__(self, hook: str) -> tuple[tuple[Seat, Law], ...]:
        general = getattr(Law, hook)
        self[hook] = tuple(
            (Seat(seat), law)
            for seat, law in enumerate(self.found)
            if getattr(type(law), hook) is not general
        )
        return self[hook]


TABLES = 64
"""So many tables are remembered: there is no end of them in a long sitting."""
_hooks_of = lru_cache(TABLES)(_Hooks)


@lru_cache(TABLES)
def _laws(factions: tuple[Faction, ...], automata: tuple[str, ...]) -> tuple[Law, ...]:
    names = automata or ("",) * len(factions)
    return tuple(
        AUTOMATON_LAWS[name] if name else FACTION_LAWS[faction]
        for faction, name in zip(factions, names, strict=True)
    )


_last: tuple[tuple[Faction, ...], tuple[str, ...], tuple[Law, ...], _Hooks] = (
    (),
    (),
    (),
    _Hooks(()),
)
"""The seats that were asked about last, their laws and hooks: nearly always those that are asked
about next. The tuples are told by what they are, not by what they hold, which is quicker."""


def laws(state: Woodland) -> tuple[Law, ...]:
    """The laws of all seats."""
    global _last
    factions, automata, found, _ = _last
    if factions is not state.factions or automata is not state.automata:
        found = _laws(state.factions, state.automata)
        _last = (state.factions, state.automata, found, _hooks_of(found))
    return found


def law_of(state: Woodland, seat: Seat) -> Law:
    """The law of one seat."""
    factions, automata, found, _ = _last
    if factions is state.factions and automata is state.automata:
        return found[seat]
    return laws(state)[seat]


def having(state: Woodland, hook: str) -> tuple[tuple[Seat, Law], ...]:
    """The seats whose laws say anything of their own by a hook, and these laws; all others need
    not be asked."""
    factions, automata, _, hooks = _last
    if factions is state.factions and automata is state.automata:
        return hooks[hook]
    return _hooks_of(laws(state))[hook]
