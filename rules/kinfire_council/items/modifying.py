"""Which modifiers may stand on which items (7, 9, 12, 15)."""

from enum import StrEnum

from rules.kinfire_council.enums import Moment, Param, Who
from rules.kinfire_council.items.faults import Complain, listed, what
from rules.kinfire_council.items.linting import (
    BY_TROUBLE,
    FOR_NOBODY,
    LOCATION,
    MOST,
    PATRON,
    Where,
    in_range,
    lint_ops,
    some,
)
from rules.kinfire_council.printed.ops import AnyMod, EndMod, FlagMod, Mods, ParamMod, Trigger


class On(StrEnum):
    """What modifiers are printed on."""

    LAW = "law"
    ELECTION = "election"
    COUNCILOR = "councilor"
    THREAT = "threat"
    SKILL = "skill"


_KINDS: dict[On, tuple[type[AnyMod], ...]] = {
    On.LAW: (ParamMod, Trigger, EndMod),
    On.ELECTION: (ParamMod, Trigger, EndMod),
    On.COUNCILOR: (ParamMod, Trigger, EndMod),
    On.THREAT: (ParamMod, Trigger),
    On.SKILL: (Trigger, FlagMod),
}
_OF_PLAYERS = tuple(each for each in Moment if each is not Moment.TROUBLE_HERE)
_MOMENTS: dict[On, tuple[Moment, ...]] = {
    On.LAW: _OF_PLAYERS,
    On.ELECTION: _OF_PLAYERS,
    On.COUNCILOR: _OF_PLAYERS,
    On.THREAT: (Moment.TROUBLE_HERE,),
    On.SKILL: (Moment.LOCATION_ACTION,),
}
_WHO: dict[On, tuple[Who, ...]] = {
    On.LAW: (Who.ACTOR, Who.EACH, Who.NONE),
    On.ELECTION: tuple(Who),
    On.COUNCILOR: tuple(Who),
    On.THREAT: (Who.NONE,),
    On.SKILL: (Who.ACTOR,),
}
_HELD = (On.ELECTION, On.COUNCILOR)
"""What is in force for its holder alone."""


def lint_mods(mods: Mods, at: str, on: On, complain: Complain) -> None:
    """Every modifier and the ops in it."""
    for number, mod in enumerate(mods, 1):
        here = f"{at}[{number}]"
        kinds = _KINDS[on]
        if not isinstance(mod, kinds):
            known = listed(str(each.__struct_config__.tag) for each in kinds)
            complain(f"{here}.kind", what("mod_here", known=known))
        elif isinstance(mod, Trigger):
            _lint_trigger(mod, here, on, complain)
        elif isinstance(mod, ParamMod):
            _lint_param(mod, here, on, complain)
        elif isinstance(mod, EndMod):
            in_range(mod.v, 1, MOST, f"{here}.v", complain)


def _lint_param(mod: ParamMod, at: str, on: On, complain: Complain) -> None:
    if mod.delta == 0:
        complain(f"{at}.delta", what("zero"))
    in_range(mod.delta, -MOST, MOST, f"{at}.delta", complain)
    if mod.param is Param.CULT_DRAW and on in _HELD:
        complain(f"{at}.param", what("for_all", param=mod.param))


def _lint_trigger(mod: Trigger, at: str, on: On, complain: Complain) -> None:
    if mod.on not in _MOMENTS[on]:
        complain(f"{at}.on", what("moment_here", value=mod.on, known=listed(_MOMENTS[on])))
    if mod.who not in _WHO[on]:
        complain(f"{at}.who", what("who_here", value=mod.who, known=listed(_WHO[on])))
    elif on is On.LAW and mod.on is Moment.SUN_RISE and mod.who is Who.ACTOR:
        complain(f"{at}.who", what("no_actor"))
    some(mod.do, f"{at}.do", complain)
    lint_ops(mod.do, f"{at}.do", _where(mod, on), complain)


def _where(mod: Trigger, on: On) -> Where:
    """What a trigger may do."""
    if on is On.SKILL or (mod.on is Moment.LOCATION_ACTION and mod.who in (Who.ACTOR, Who.OWNER)):
        return LOCATION
    if on is On.THREAT:
        return BY_TROUBLE
    return FOR_NOBODY if mod.who is Who.NONE else PATRON
