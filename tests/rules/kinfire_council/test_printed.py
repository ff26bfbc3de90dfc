"""With two players two signs mean something else, and everything says so (14)."""

import pytest

from rules.kinfire_council.enums import Moment, TroubleOn, Who, Whom
from rules.kinfire_council.printed import content, ops
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.printed.signs import ops_here, printed
from tests.rules.kinfire_council import small
from tests.rules.kinfire_council.small import labels
from tests.rules.kinfire_council.turns import begin, morning, place

COURT, FEED = ops.CultInfluence(1), ops.CultV(2)
CALM, STARVE = ops.RemoveTrouble(1, TroubleOn.THREAT), ops.CultScore(-2)


def test_three_read_what_is_printed() -> None:
    state = small.table(seats=3)
    card = shipped().threats["false_prophet"]
    assert printed(state, card) is card
    assert ops_here(state, (COURT, FEED)) == (COURT, FEED)


def test_two_read_what_the_signs_mean_for_them() -> None:
    state = small.table(seats=2)
    assert ops_here(state, (COURT, FEED, ops.V(1))) == (CALM, STARVE, ops.V(1))
    inner = ops.Choose(((COURT,), (ops.May((), (FEED,)),)))
    assert ops_here(state, (inner,)) == (ops.Choose(((CALM,), (ops.May((), (STARVE,)),))),)


def test_what_befalls_the_city_is_as_printed() -> None:
    state = small.table(seats=2)
    fields = {"id": "x", "name": "X", "level": "1", "v": 1}
    card = content.Threat(effect=(FEED, ops.To(Whom.EACH, (FEED, COURT))), **fields)
    assert printed(state, card).effect == (FEED, ops.To(Whom.EACH, (STARVE, CALM)))


@pytest.mark.parametrize(("who", "told"), [(Who.NONE, FEED), (Who.EACH, STARVE)])
def test_triggers_of_laws_are_read_by_whom_they_are_for(who: Who, told: ops.AnyOp) -> None:
    state = small.table(seats=2)
    law = next(each for each in shipped().decrees.values() if each.mods)
    changed = content.Decree(
        id="x", name="X", kind=law.kind, mods=(ops.Trigger(Moment.SHIP, (FEED,), who),)
    )
    (found,) = printed(state, changed).mods
    assert isinstance(found, ops.Trigger)
    assert found.do == (told,)


def test_the_labels_of_two_tell_what_happens() -> None:
    state = morning((9, 0, 0, 0, 0), seats=2)
    begin(state)
    place(state, 0, "18")
    told = next(each for each in labels(state) if "Whisper Gallery" in each)
    assert told.endswith("remove up to 1 trouble from threats; the Cult loses 2 V")
    state = morning((9, 0, 0, 0, 0), seats=3)
    begin(state)
    place(state, 0, "18")
    told = next(each for each in labels(state) if "Whisper Gallery" in each)
    assert told.endswith("place 1 influence with the Cult; give the Cult 2 V")
