"""Standing answers of Root (10): what they give, and to which questions."""

from rules.kernel import agenda
from rules.kernel.steps import Action, Pass, Seat
from rules.kernel.views import view
from rules.root.actions import Fight, PlayCard
from rules.root.battle import fight
from rules.root.enums import TokenKind
from rules.root.standing import STANDING
from rules.root.state import Token, Woodland
from tests.rules.root.driving import hold, lay, run, stand
from tests.rules.root.scenes import scene

ORDERS = {order.id: order for order in STANDING}


def ambush_asked() -> Woodland:
    state = scene(["eyrie", "marquise"])
    stand(state, 1, s0=3, s1=2)
    hold(state, 1, "ambush_fox", "anvil")
    run(state, fight(Seat(0), Fight(1, Seat(1))))
    return state


def answer(state: Woodland, seat: int, id: str) -> Action | None:
    seen = view(state, Seat(seat))
    choice = agenda.question(seen)
    assert choice is not None
    return ORDERS[id].answer(seen, Seat(seat), choice, agenda.request(seen, Seat(seat)))


def test_no_ambush_passes_where_an_ambush_is_asked_for() -> None:
    state = ambush_asked()
    assert agenda.asked(state) == [1]
    assert answer(state, 1, "no_ambush") == Pass()
    assert answer(state, 1, "no_ambush_round") == Pass()
    assert answer(state, 1, "hospitals") is None


def test_one_of_them_ends_with_the_round() -> None:
    assert ORDERS["no_ambush_round"].one_chapter
    assert not ORDERS["no_ambush"].one_chapter


def hospitals_asked(*hand: str) -> Woodland:
    from rules.root.factions.marquise.hospitals import OfferHospitals

    state = scene(["marquise", "eyrie"])
    lay(state, 4, Token(Seat(0), TokenKind.KEEP))
    stand(state, 1, s0=2)
    hold(state, 0, *hand)
    run(state, OfferHospitals(Seat(0), 1, 2))
    return state


def test_hospitals_spend_what_is_missed_least() -> None:
    state = hospitals_asked("ambush_bird", "ambush_fox", "anvil")
    assert answer(state, 0, "hospitals") == PlayCard("anvil")
    assert answer(state, 0, "no_hospitals") == Pass()
    assert answer(state, 0, "no_ambush") is None


def test_hospitals_pass_where_nothing_matches() -> None:
    state = hospitals_asked("mouse_in_a_sack")
    assert answer(state, 0, "hospitals") == Pass()


def test_only_she_is_offered_hospitals() -> None:
    state = scene(["marquise", "eyrie"])
    offered = [[o.id for o in STANDING if o.may_give(state, Seat(n))] for n in (0, 1)]
    assert offered == [
        ["no_ambush_round", "no_ambush", "hospitals", "no_hospitals"],
        ["no_ambush_round", "no_ambush"],
    ]
