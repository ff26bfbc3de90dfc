"""Which ops may stand where, and with which numbers (15)."""

from collections.abc import Callable

import msgspec

from rules.kinfire_council.enums import Reach, Resource, Whom
from rules.kinfire_council.items.faults import Complain, listed, shown, what
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import AnyOp, Op, Ops
from rules.kinfire_council.printed.sentences import BASIC_COST

PAYABLE = (*map(str, Resource), BASIC_COST)
"""What a cost may be of."""
MOST = 20
"""The highest number of goods, cards and chits in an op."""
MOST_V = 50
"""The highest number of V in an op or on a card."""
DEEPEST = 4
"""So deep may ops lie in ops."""


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of ops may hold. `has_player`: somebody is the subject; `to`: whom `to` may name;
    `in_turn`: it is done in a turn of the subject; `by_piece`: for a piece on a city space;
    `by_threat`: a threat does it; `by_trouble`: whenever trouble is put on a threat."""

    has_player: bool = True
    to: tuple[Whom, ...] = ()
    in_turn: bool = False
    by_piece: bool = False
    by_threat: bool = False
    by_trouble: bool = False


LOCATION = Where(in_turn=True, by_piece=True)
SITE = Where(in_turn=True)
PATRON = Where()
IN_TURN = Where(in_turn=True)
AT_NIGHT = Where()
THREAT = Where(has_player=False, to=(Whom.EACH,), by_threat=True)
ORDER = Where(has_player=False, to=tuple(Whom))
CRISIS = Where(has_player=False, to=(Whom.EACH,))
FOR_NOBODY = Where(has_player=False, to=(Whom.EACH,))
BY_TROUBLE = Where(has_player=False, to=(Whom.EACH,), by_trouble=True)

_FOR_NOBODY = (
    ops.CultScore, ops.CoffersEmpty, ops.Damage, ops.TroubleEachSlot, ops.Hideout, ops.Hidden,
    ops.NeedAdd, ops.NeedRemove, ops.PlaceTile, ops.Choose, ops.May, ops.To,
)  # fmt: skip
"""What needs no subject; a choice or a bargain is the Speaker's, then."""
_SIGNED = (ops.V, ops.Damage, ops.TroubleEachSlot)
"""What may have a number below 0."""
_OF_V = (ops.V, ops.PayV, ops.CultV, ops.CultScore)


# ---------------------------------------------------------------- lists of ops
def lint_cost(cost: Ops, at: str, complain: Complain) -> None:
    """Only costs; each with its number."""
    for number, op in enumerate(cost, 1):
        here = f"{at}[{number}]"
        if not isinstance(op, ops.COSTS):
            complain(
                here,
                what("no_cost", op=_name_of(op), known=listed(_tag_of(each) for each in ops.COSTS)),
            )
        _lint_numbers(op, here, complain)
        _lint_lists(op, here, complain)


def lint_ops(of: Ops, at: str, where: Where, complain: Complain, depth: int = 1) -> None:
    """Every op and the ops in it."""
    if depth > DEEPEST:
        complain(at, what("ops_too_deep", most=DEEPEST))
        return
    for number, op in enumerate(of, 1):
        here = f"{at}[{number}]"
        _lint_place(op, here, where, complain)
        _lint_numbers(op, here, complain)
        _lint_lists(op, here, complain)
        for name, inner, inside in _inner(op, where):
            if name == "cost":
                lint_cost(inner, f"{here}.cost", complain)
            else:
                lint_ops(inner, f"{here}.{name}", inside, complain, depth + 1)


def _tag_of(kind: type[Op]) -> str:
    return str(kind.__struct_config__.tag)


def _name_of(op: Op) -> str:
    return _tag_of(type(op))


def _inner(op: AnyOp, where: Where) -> list[tuple[str, Ops, Where]]:
    """The lists of ops in an op, each with what it may hold."""
    somebody = msgspec.structs.replace(where, has_player=True, to=())
    if isinstance(op, ops.Per):
        return [("each", op.each, somebody)]
    if isinstance(op, ops.Choose):
        found = enumerate(op.options, 1)
        return [(f"options[{number}]", option, somebody) for number, option in found]
    if isinstance(op, ops.May):
        return [("cost", op.cost, somebody), ("gain", op.gain, somebody)]
    if isinstance(op, ops.To):
        return [("do", op.do, somebody)]
    return []


# ---------------------------------------------------------------- where it stands
def _lint_place(op: AnyOp, at: str, where: Where, complain: Complain) -> None:
    if isinstance(op, ops.COSTS) and not isinstance(op, ops.DiscardResearch):
        complain(at, what("cost_here", op=_name_of(op)))
    elif isinstance(op, ops.To):
        _lint_to(op, at, where, complain)
    elif not where.has_player and not isinstance(op, _FOR_NOBODY):
        complain(at, what("no_player", op=_name_of(op)))
    elif isinstance(op, (ops.TurnDiscount, ops.TurnSkill)) and not where.in_turn:
        complain(at, what("no_turn", op=_name_of(op)))
    elif isinstance(op, ops.Arrest) and op.where is Reach.ADJACENT and not where.by_piece:
        complain(f"{at}.where", what("no_piece"))
    elif isinstance(op, ops.PlaceTile) and not where.by_threat:
        complain(at, what("no_threat", op=_name_of(op)))
    elif isinstance(op, ops.TroubleEachSlot) and op.n > 0 and where.by_trouble:
        complain(f"{at}.n", what("endless"))


def _lint_to(op: ops.To, at: str, where: Where, complain: Complain) -> None:
    if not where.to:
        complain(at, what("to_here"))
    elif op.who not in where.to:
        complain(f"{at}.who", what("no_sponsors", value=op.who, known=listed(where.to)))


# ---------------------------------------------------------------- numbers
def _lint_numbers(op: AnyOp, at: str, complain: Complain) -> None:
    most = MOST_V if isinstance(op, _OF_V) else MOST
    number = getattr(op, "n", None)
    if isinstance(number, int):
        _lint_number(op, number, most, f"{at}.n", complain)
    for name, least in (("max", 1), ("discount", 0)):
        number = getattr(op, name, None)
        if isinstance(number, int):
            in_range(number, least, MOST, f"{at}.{name}", complain)


def _lint_number(op: AnyOp, number: int, most: int, at: str, complain: Complain) -> None:
    if not isinstance(op, _SIGNED):
        in_range(number, 1, most, at, complain)
    elif number == 0:
        complain(at, what("zero"))
    else:
        in_range(number, -most, most, at, complain)


def in_range(number: float, least: int, most: int, at: str, complain: Complain) -> None:
    """A number between two others."""
    if not least <= number <= most:
        complain(at, what("range", value=shown(number), least=least, most=most))


# ---------------------------------------------------------------- lists and words in an op
def _lint_lists(op: AnyOp, at: str, complain: Complain) -> None:
    check = _LISTS.get(type(op))
    if check is not None:
        check(op, at, complain)


def _pay(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.Pay)
    if op.res not in PAYABLE:
        complain(f"{at}.res", what("unknown_word", value=shown(op.res), known=listed(PAYABLE)))


def _gain_choice(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.GainChoice)
    if len(op.of) < 2 or len(set(op.of)) < len(op.of):
        complain(f"{at}.of", what("two_kinds", known=listed(Resource)))


def _train(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.Train)
    if not op.skills or len(set(op.skills)) < len(op.skills):
        complain(f"{at}.skills", what("some_skills"))


def _choose(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.Choose)
    if len(op.options) < 2 or not all(op.options):
        complain(f"{at}.options", what("two_options"))


def _per(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.Per)
    some(op.each, f"{at}.each", complain)


def _may(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.May)
    some(op.cost, f"{at}.cost", complain)
    some(op.gain, f"{at}.gain", complain)


def _to(op: AnyOp, at: str, complain: Complain) -> None:
    assert isinstance(op, ops.To)
    some(op.do, f"{at}.do", complain)


def some(of: tuple[object, ...], at: str, complain: Complain) -> None:
    """A list that must not be empty."""
    if not of:
        complain(at, what("empty"))


_LISTS: dict[type[Op], Callable[[AnyOp, str, Complain], None]] = {
    ops.Pay: _pay,
    ops.GainChoice: _gain_choice,
    ops.Train: _train,
    ops.Choose: _choose,
    ops.Per: _per,
    ops.May: _may,
    ops.To: _to,
}
