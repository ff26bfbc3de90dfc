"""The rituals (7, 12): circuits that look the same for everybody."""

from collections.abc import Callable

import pytest

from rules.feed_the_kraken.actions import Mark
from rules.feed_the_kraken.enums import Faction, Ritual, Side
from rules.feed_the_kraken.events import RitualHeld, RitualTurnedUp
from rules.feed_the_kraken.problems import problems
from rules.feed_the_kraken.rituals import TurnUpRitual
from rules.feed_the_kraken.rituals.circuit import DWELL, circle
from rules.feed_the_kraken.rituals.conversion import ConversionPage, NameConvert
from rules.feed_the_kraken.rituals.search import CardsPage
from rules.feed_the_kraken.rituals.stash import SpreadGuns
from rules.feed_the_kraken.state import (
    Fact,
    FactKind,
    Kraken,
    Look,
    Rite,
    Sight,
    change,
    learn,
)
from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.steps import Pass, Screen, Seat, Seen, Target, TargetKind
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.feed_the_kraken.characters.hands import sailed
from tests.rules.feed_the_kraken.positions import YELLOW, drowned, events, rests, ship, team

CONVERSION, STASH, SEARCH = Ritual.CONVERSION, Ritual.GUNS_STASH, Ritual.CULT_CABIN_SEARCH
LAST = 6
"""The leader's seat among seven: sides are in printed order."""


def uprising(
    ritual: Ritual, seats: int = 7, prepare: Callable[[Kraken], object] | None = None, **chosen: str
) -> Kraken:
    """At the end of a yellow navigation of seats 0, 1, 2; this ritual is turned up."""
    state = sailed(team(ship(seats, **chosen)), YELLOW)
    for seat in range(seats):
        card = state.dealt[seat]
        learn(state, Seat(seat), Fact(round=0, kind=FactKind.DEALT, factions=(card,)))
    if prepare is not None:
        prepare(state)
    turn_up(state, ritual)
    return state


def turn_up(state: Kraken, ritual: Ritual) -> StepResult:
    state.agenda.append(TurnUpRitual())
    return agenda.begin(state, iter([state.rituals.index(ritual)]))


def name(state: Kraken, picks: dict[int, int] | None = None, parts: int = 1) -> StepResult:
    """Everybody answers the circuit: those named as told, others by their dummy."""
    happened = None
    for seat in list(agenda.asked(state)):
        choice = agenda.question(state)
        for _ in range(parts):
            given = state.answers.get(seat, ())
            idle = choice.idle(state, seat, given)
            wanted = Mark(Seat(picks[seat])) if picks and seat in picks else idle
            happened = agenda.submit(state, seat, wanted)
    return happened


def read(state: Kraken) -> StepResult:
    """Everybody reads the page."""
    happened = None
    for seat in list(agenda.asked(state)):
        happened = agenda.submit(state, seat, Seen())
    return happened


def newest(state: Kraken, seat: int, kind: FactKind) -> Fact:
    return [fact for fact in state.facts[seat] if fact.kind is kind][-1]


# ---------------------------------------------------------------- turning up


def test_one_of_the_face_down_rituals_is_turned_up() -> None:
    state = sailed(team(ship()), YELLOW)
    happened = turn_up(state, STASH)
    assert events(happened, RitualTurnedUp) == [RitualTurnedUp(STASH)]
    assert len(state.rituals) == 4
    assert state.rites == (
        Rite(round=1, ritual=STASH, pool=tuple(range(7)), living=tuple(range(7))),
    )
    assert problems(state) == []


def test_a_sixth_uprising_has_no_effect() -> None:
    state = sailed(team(ship()), YELLOW)
    rites = [Rite(round=9, ritual=ritual, pool=(), living=()) for ritual in state.rituals]
    state.rites, state.rituals = tuple(rites), ()
    state.agenda.append(TurnUpRitual())
    assert agenda.begin(state).events == ()
    assert rests(state)


# ---------------------------------------------------------------- all circuits


@pytest.mark.parametrize("ritual", [CONVERSION, STASH, SEARCH])
def test_every_living_seat_is_asked_the_same_way(ritual: Ritual) -> None:
    """Clockwise from the captain, behind the curtain, for as long, with as many choices."""
    state = uprising(ritual, prepare=lambda ship: drowned(ship, 3))
    choice = agenda.question(state)
    assert agenda.asked(state) == [0, 1, 2, 4, 5, 6]
    assert (choice.SCREEN, choice.DWELL, choice.BINDING) == (Screen.PRIVATE, DWELL, True)
    seats = agenda.asked(state)
    assert len({choice.prompt(state, seat) for seat in seats}) == 1
    assert len({len(choice.actions(state, seat, ())) for seat in seats}) == 1
    assert len({len(choice.refused(state, seat, ())) for seat in seats}) == 1
    assert all(choice.secret(state, seat, ()) is not None for seat in seats)
    covers = {choice.describe(state, s, choice.actions(state, s, ())[0]).cover for s in seats}
    assert covers == {None}


@pytest.mark.parametrize("ritual", [CONVERSION, STASH, SEARCH])
def test_only_the_leader_has_a_real_task(ritual: Ritual) -> None:
    state = uprising(ritual)
    choice = agenda.question(state)
    real = [seat for seat in agenda.asked(state) if choice.idle(state, seat, ()) is None]
    assert real == [LAST]


@pytest.mark.parametrize("ritual", [CONVERSION, STASH, SEARCH])
def test_the_same_circuits_run_when_the_leader_is_gone(ritual: Ritual) -> None:
    state = uprising(ritual, prepare=lambda ship: drowned(ship, LAST))
    choice = agenda.question(state)
    assert agenda.asked(state) == [0, 1, 2, 3, 4, 5]
    assert all(choice.idle(state, seat, ()) is not None for seat in agenda.asked(state))


def test_the_captain_comes_first() -> None:
    state = team(ship(), 5, 6)
    state.captain = Seat(4)
    assert circle(state) == [4, 5, 6, 0, 1, 2, 3]


def test_eyes_may_be_closed_instead() -> None:
    """Circuit A only: what a conversion has changed is read in turn all the same."""
    state = uprising(CONVERSION, ritual_mode="eyes_closed")
    assert agenda.question(state).eyes_are_closed(state)
    name(state, {LAST: 1})
    assert not agenda.question(state).eyes_are_closed(state)
    assert [fact.kind for fact in state.facts[0]] == [FactKind.DEALT, FactKind.TURNED]
    open_eyes = uprising(CONVERSION)
    assert not agenda.question(open_eyes).eyes_are_closed(open_eyes)


# ---------------------------------------------------------------- guns stash


def test_guns_stash() -> None:
    """Exactly three guns, any split, oneself allowed; the new counts are public."""
    state = uprising(STASH)
    supply = state.supply
    for seat in agenda.asked(state):
        for target in (LAST, LAST, 2) if seat == LAST else (1, 1, 1):
            happened = agenda.submit(state, seat, Mark(Seat(target)))
    assert [mate.guns for mate in state.crew] == [3, 3, 4, 3, 3, 3, 5]
    assert state.supply == supply - 3
    assert events(happened, RitualHeld) == [RitualHeld(STASH, (0, 0, 1, 0, 0, 0, 2))]
    assert state.rites[-1].gains == (0, 0, 1, 0, 0, 0, 2)
    assert newest(state, LAST, FactKind.STASH).real
    assert newest(state, 0, FactKind.STASH) == Fact(
        round=1, kind=FactKind.STASH, about=(Seat(1),) * 3, real=False
    )
    assert rests(state)


def test_guns_stash_without_the_leader() -> None:
    """Nobody gets a gun; nothing more is said."""
    state = uprising(STASH, prepare=lambda ship: drowned(ship, LAST))
    happened = name(state, parts=3)
    assert events(happened, RitualHeld) == [RitualHeld(STASH, (0,) * 7)]
    assert [mate.guns for mate in state.crew] == [3] * 6 + [0]


def test_guns_stash_gives_what_the_supply_has() -> None:
    """U8: as many marks for the others."""

    def poor(state: Kraken) -> None:
        change(state, Seat(0), guns=3 + state.supply - 2)
        state.supply = 2

    state = uprising(STASH, prepare=poor)
    name(state, {LAST: 1}, parts=2)
    assert state.supply == 0
    assert state.crew[1].guns == 5
    assert rests(state)


# ---------------------------------------------------------------- cult cabin search


def test_cult_cabin_search_shows_the_officers_cards_to_the_leader() -> None:
    state = uprising(SEARCH)
    page = agenda.question(state)
    assert isinstance(page, CardsPage)
    assert english(page.shows(state, Seat(LAST))) == (
        "The officers' faction cards. Captain Seat 1: Sailor, "
        "Lieutenant Seat 2: Sailor, Navigator Seat 3: Sailor"
    )
    assert english(page.shows(state, Seat(4))) == (
        "The officers' faction cards. Captain Seat 1: unknown, "
        "Lieutenant Seat 2: unknown, Navigator Seat 3: unknown"
    )
    assert newest(state, LAST, FactKind.CULT_SEARCH).factions == (Faction.SAILOR,) * 3
    assert newest(state, 4, FactKind.CULT_SEARCH).factions == ()
    happened = read(state)
    assert events(happened, RitualHeld) == [RitualHeld(SEARCH)]
    assert rests(state)


def test_cult_cabin_search_without_an_officer_that_was_fed() -> None:
    """R18: only the living ones are shown."""
    state = uprising(SEARCH, prepare=lambda ship: drowned(ship, 2))
    assert newest(state, LAST, FactKind.CULT_SEARCH).about == (0, 1)


def test_cult_cabin_search_shows_cards_as_dealt() -> None:
    def converted(state: Kraken) -> None:
        state.converts = (Seat(1),)

    state = uprising(SEARCH, prepare=converted)
    assert newest(state, LAST, FactKind.CULT_SEARCH).factions[1] is Faction.SAILOR


# ---------------------------------------------------------------- conversion


def test_conversion() -> None:
    """The convert and the leader learn of each other, the others nothing."""
    state = uprising(CONVERSION)
    assert isinstance(agenda.question(state), NameConvert)
    name(state, {LAST: 1, 0: 3})
    page = agenda.question(state)
    assert isinstance(page, ConversionPage)
    assert state.converts == (1,)
    assert english(page.shows(state, Seat(1))) == (
        "You are a Cultist now and win with the cult. Your leader is Seat 7."
    )
    assert english(page.shows(state, Seat(LAST))) == (
        "Seat 2 is a Cultist now and knows that you are the Cult Leader."
    )
    assert english(page.shows(state, Seat(0))) == "Nothing has changed for you."
    assert newest(state, 0, FactKind.PICKED) == Fact(
        round=1, kind=FactKind.PICKED, about=(Seat(3),), real=False
    )
    assert newest(state, LAST, FactKind.PICKED).real
    happened = read(state)
    assert events(happened, RitualHeld) == [RitualHeld(CONVERSION)]
    assert rests(state)


def test_pages_without_news_need_no_reader() -> None:
    state = uprising(CONVERSION)
    name(state, {LAST: 1})
    page = agenda.question(state)
    news = [seat for seat in agenda.asked(state) if page.idle(state, seat, ()) is None]
    assert news == [1, LAST]


def test_the_pool_is_the_unmarked_seats() -> None:
    """Searched and flogged seats are not offered, to nobody; the leader is."""

    def marked(state: Kraken) -> None:
        for seat in (1, 4):
            change(state, Seat(seat), unconvertible=True)

    state = uprising(CONVERSION, prepare=marked)
    assert state.rites[-1].pool == (0, 2, 3, 5, 6)
    assert agenda.actions(state, Seat(0)) == [Mark(Seat(seat)) for seat in (2, 3, 5, 6)]
    assert agenda.actions(state, Seat(LAST)) == [Mark(Seat(seat)) for seat in (0, 2, 3, 5)]
    assert agenda.actions(state, Seat(1)) == [Mark(Seat(seat)) for seat in (0, 2, 3, 5, 6)]


def test_nobody_names_itself() -> None:
    """Refused to the leader and to all others alike."""
    state = uprising(CONVERSION)
    reasons = set()
    for seat in agenda.asked(state):
        with pytest.raises(Refused) as refused:
            agenda.submit(state, seat, Mark(seat))
        reasons.add(refused.value.reason)
    assert len(reasons) == 1


def test_earlier_converts_are_not_offered_to_the_leader() -> None:
    """U14: to the others they are."""

    def converted(state: Kraken) -> None:
        state.converts = (Seat(1),)
        state.rites = (Rite(round=0, ritual=CONVERSION, pool=(), living=()),)
        rituals = list(state.rituals)
        rituals.remove(CONVERSION)
        state.rituals = tuple(rituals)

    state = uprising(CONVERSION, prepare=converted)
    assert Mark(Seat(1)) not in agenda.actions(state, Seat(LAST))
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(LAST), Mark(Seat(1)))
    assert english(refused.value.reason) == "Seat 2 is already in your cult."
    assert Mark(Seat(1)) in agenda.actions(state, Seat(0))


def test_the_dealt_cultist_is_a_legal_target() -> None:
    """Eleven seats: nothing changes but that the two know each other now."""
    state = uprising(CONVERSION, 11)
    leader, cultist = state.dealt.index(Faction.CULT_LEADER), state.dealt.index(Faction.CULTIST)
    name(state, {leader: cultist})
    assert newest(state, cultist, FactKind.TURNED).about == (leader,)
    assert newest(state, leader, FactKind.TURNED).about == (cultist,)
    assert problems(state) == []


def test_a_leader_without_a_target_pretends_like_everybody() -> None:
    def all_marked(state: Kraken) -> None:
        for seat in range(6):
            change(state, Seat(seat), unconvertible=seat != 1)
        state.converts = (Seat(1),)

    state = uprising(CONVERSION, prepare=all_marked)
    choice = agenda.question(state)
    assert choice.idle(state, Seat(LAST), ()) == Mark(Seat(1))
    name(state)
    assert state.converts == (1,)
    assert not newest(state, LAST, FactKind.TURNED).real
    assert not newest(state, LAST, FactKind.PICKED).real


def test_with_an_empty_pool_nobody_can_be_named() -> None:
    def all_marked(state: Kraken) -> None:
        for seat in range(7):
            change(state, Seat(seat), unconvertible=True)

    state = uprising(CONVERSION, prepare=all_marked)
    assert all(agenda.actions(state, seat) == [Pass()] for seat in agenda.asked(state))
    name(state)
    read(state)
    assert rests(state)
    assert state.converts == ()


def test_the_leader_may_name_nobody_if_so_agreed() -> None:
    """Option: then everybody's list ends with «nobody»."""
    state = uprising(CONVERSION, cult_leader_must_convert="off")
    assert all(agenda.actions(state, seat)[-1] == Pass() for seat in agenda.asked(state))
    for seat in agenda.asked(state):
        agenda.submit(state, seat, Pass())
    assert state.converts == ()
    assert not newest(state, LAST, FactKind.TURNED).real
    assert not any(
        Pass() in agenda.actions(forced, seat)
        for forced in (uprising(CONVERSION),)
        for seat in agenda.asked(forced)
    )


def test_a_gone_leader_converts_nobody() -> None:
    """R29."""
    state = uprising(CONVERSION, prepare=lambda ship: drowned(ship, LAST))
    name(state)
    assert isinstance(agenda.question(state), ConversionPage)
    read(state)
    assert state.converts == ()
    assert rests(state)


def test_others_see_nothing_of_the_circuit() -> None:
    """Two games in which the leader named different seats look the same to a third one."""
    one, other = uprising(CONVERSION), uprising(CONVERSION)
    name(one, {LAST: 1})
    name(other, {LAST: 2})
    for viewer in (None, Seat(0), Seat(3)):
        assert view(one, viewer) == view(other, viewer)
    for viewer in (1, 2, LAST):
        assert view(one, Seat(viewer)) != view(other, Seat(viewer))


def test_spreading_guns_is_asked_part_by_part() -> None:
    state = uprising(STASH)
    choice = agenda.question(state)
    assert isinstance(choice, SpreadGuns)
    agenda.submit(state, Seat(LAST), Mark(Seat(0)))
    given = state.answers[Seat(LAST)]
    assert english(choice.secret(state, Seat(LAST), given)) == (
        "You lead the cult: hand out 2 more guns from the supply."
    )
    assert english(choice.secret(state, Seat(0), ())) == (
        "Place suspicion marks: 3 left. Only you will see them."
    )


# ---------------------------------------------------------------- why not


def _answers(state: Kraken, about: int) -> set[str]:
    """What each seat is told of one seat, pointed at and named."""
    choice, found = agenda.question(state), set()
    for seat in agenda.asked(state):
        seen = view(state, seat)
        found.add(english(choice.explain(seen, seat, Target(TargetKind.SEAT, about))))
        found.add(english(agenda.why_refused(seen, seat, Mark(Seat(about)))))
    return found


def test_why_a_seat_that_was_searched_cannot_be_converted() -> None:
    """The same public fact for everybody, whoever the leader is."""

    def searched(ship: Kraken) -> None:
        change(ship, Seat(3), unconvertible=True)
        look = Look(round=2, sight=Sight.CABIN_SEARCH, viewer=Seat(0), target=Seat(3))
        ship.looks = (*ship.looks, look)

    state = uprising(CONVERSION, prepare=searched)
    told = "Seat 4 can't be converted: Seat 1 searched their cabin in round 2."
    assert _answers(state, 3) == {told}


def test_why_a_seat_that_was_flogged_cannot_be_converted() -> None:
    def flogged(ship: Kraken) -> None:
        change(ship, Seat(3), unconvertible=True, not_side=Side.CULT)

    state = uprising(CONVERSION, prepare=flogged)
    told = "Seat 4 was flogged and can't be converted. Side ruled out: Cult."
    assert _answers(state, 3) == {told}


def test_why_a_seat_overboard_cannot_be_named() -> None:
    state = uprising(CONVERSION, prepare=lambda ship: drowned(ship, 3))
    assert _answers(state, 3) == {"Seat 4 is overboard and can't be chosen."}
