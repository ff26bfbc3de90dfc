"""What events set off, in which order (12, 15)."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import add_sentences
from rules.kinfire_council.enums import Moment, Param, Resource, Source, Who
from rules.kinfire_council.events import CultScored, Gained, Scored
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.content import Content
from rules.kinfire_council.printed.library import learn, shipped
from rules.kinfire_council.printed.ops import Mods, ParamMod, Trigger
from rules.kinfire_council.printed.triggers import fire_all, param
from rules.kinfire_council.state import NOBODY, Council, Threat
from tests.rules.kinfire_council.small import run, table

add_sentences("kinfire_council", SENTENCES)
LAW, ELECTION, COUNCILOR, THREAT = "lawful", "elected", "advisor", "menace"


def with_items(law: Mods = (), election: Mods = (), councilor: Mods = (), threat: Mods = ()):
    """A table with one law, one election and one councilor at seat 0, one threat in slot 1."""
    content: Content = shipped().content
    decrees = [
        msgspec.structs.replace(content.decrees[0], id=id, mods=mods)
        for id, mods in ((LAW, law), (ELECTION, election))
    ]
    advisor = msgspec.structs.replace(content.councilors[0], id=COUNCILOR, mods=councilor)
    menace = msgspec.structs.replace(content.threats[0], id=THREAT, ongoing=threat)
    mine = msgspec.structs.replace(
        content,
        decrees=(*content.decrees, *decrees),
        councilors=(*content.councilors, advisor),
        threats=(*content.threats, menace),
    )
    state = table()
    state.variant = msgspec.structs.replace(state.variant, items=learn(mine))
    state.laws = (LAW,)
    set_sheet(state, Seat(0), councilor=COUNCILOR, elections=(ELECTION,))
    state.threats[0] = Threat(THREAT)
    return state


def fired(state: Council, moment: Moment, actor: int) -> list:
    """The events of an event that a player caused."""
    desk = StepContext()
    steps = fire_all(state, desk, moment, Seat(actor))
    return [*desk.events, *run(state, *steps)]


def on(moment: Moment, op: ops.AnyOp, who: Who = Who.ACTOR) -> Trigger:
    """A trigger with one op."""
    return Trigger(on=moment, do=(op,), who=who)


def test_sentries_then_the_councilor_then_elections_then_laws() -> None:
    state = with_items(
        law=(on(Moment.ARREST, ops.V(4)),),
        election=(on(Moment.ARREST, ops.V(3), Who.OWNER),),
        councilor=(on(Moment.ARREST, ops.V(1), Who.OWNER),),
    )
    set_sheet(state, Seat(0), sentries=("sentry_arrest", "sentry_ship"))
    found = fired(state, Moment.ARREST, 0)
    assert [(each.n, each.source) for each in found] == [
        (2, Source.SENTRY),
        (1, Source.COUNCILOR),
        (3, Source.DECREE),
        (4, Source.DECREE),
    ]


def test_councilors_and_elections_heed_their_holder_alone_laws_heed_all() -> None:
    state = with_items(
        law=(on(Moment.SHIP, ops.V(4)),),
        election=(on(Moment.SHIP, ops.V(3), Who.OWNER),),
        councilor=(on(Moment.SHIP, ops.V(1), Who.OWNER),),
    )
    set_sheet(state, Seat(0), sentries=("sentry_ship",))
    (scored,) = fired(state, Moment.SHIP, 1)
    assert isinstance(scored, Scored)
    assert (scored.seat, scored.n) == (1, 4)


def test_each_in_order_and_nobody() -> None:
    state = with_items(
        law=(
            on(Moment.UPGRADE, ops.Gain(Resource.FOOD, 1), Who.EACH),
            on(Moment.UPGRADE, ops.CultScore(2), Who.NONE),
        )
    )
    state.speaker = Seat(1)
    found = fired(state, Moment.UPGRADE, 0)
    assert [each.seat for each in found if isinstance(each, Gained)] == [1, 2, 0]
    assert isinstance(found[-1], CultScored)


def test_another_event_sets_nothing_off() -> None:
    state = with_items(law=(on(Moment.SHIP, ops.V(4)),))
    assert fired(state, Moment.ARREST, 0) == []


def test_numbers_add_up_from_laws_threats_and_what_is_one_s_own_never_below_nothing() -> None:
    less, more = ParamMod(Param.TAX_T2, -1), ParamMod(Param.TAX_T2, 2)
    state = with_items(law=(more,), threat=(more,), councilor=(less,))
    assert param(state, Param.TAX_T2) == param(state, Param.TAX_T2, Seat(1)) == 5
    assert param(state, Param.TAX_T2, Seat(0)) == 4
    state.threats[0] = None
    assert param(state, Param.TAX_T2, NOBODY) == 3
    state = with_items(law=(ParamMod(Param.TAX_T1, -5),))
    assert param(state, Param.TAX_T1) == 0
