"""Negotiations (10): three rounds of offers for a number."""

import pytest

from rules.cthulhu_wars import talks
from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Number
from rules.cthulhu_wars.rounds.events import OfferMade, TalkEnded
from rules.cthulhu_wars.state import Earth, Offer
from rules.cthulhu_wars.talks import MakeOffer, Negotiation
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat, Target, TargetKind
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import CORE, answer, choices, run, scene

ASKER = Seat(1)


class Toll(Effect):
    """Asks for a number; keeps what it is told."""

    ID = "ghroth"

    def __init__(self, *stakes: int) -> None:
        self.given = stakes
        self.told: list[tuple[int, tuple[Offer, ...] | None]] = []

    def stakes(self, state: Earth, seat: Seat) -> tuple[int, ...]:
        return self.given

    def agreed(
        self,
        state: Earth,
        context: StepContext,
        seat: Seat,
        number: int,
        offers: tuple[Offer, ...] | None,
    ) -> None:
        assert seat == ASKER
        self.told.append((number, offers))


def begun(monkeypatch: pytest.MonkeyPatch, number: int, *stakes: int) -> tuple[Earth, Toll]:
    toll = Toll(*stakes)
    monkeypatch.setattr(talks, "effect", lambda id: toll)
    state = scene(CORE)
    run(state, Negotiation(ASKER, number, "ghroth"))
    return state, toll


def test_who_has_nothing_is_not_asked_and_a_sum_is_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    """R57: A and B have cultists, C none; A names 2, B 0; in round two A 2, B 1."""
    state, toll = begun(monkeypatch, 3, 4, 9, 4, 0)
    assert agenda.asked(state) == [2]
    answer(state, 2, Number(2))
    assert agenda.asked(state) == [0]
    answer(state, 0, Number(0))
    answer(state, 2, Number(2))
    answer(state, 0, Number(1))
    assert toll.told == [(3, (Offer(Seat(2), 2), Offer(Seat(0), 1)))]
    assert state.talks == ()


def test_they_are_asked_in_turn_order_after_the_asker(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = begun(monkeypatch, 3, 1, 1, 1, 1)
    assert agenda.asked(state) == [2]
    answer(state, 2, Number(1))
    answer(state, 3, Number(1))
    assert agenda.asked(state) == [0]


def test_a_number_is_at_most_what_one_has_and_what_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, _ = begun(monkeypatch, 3, 1, 0, 7, 0)
    assert choices(state, 2) == [*map(Number, range(4)), Pass()]
    answer(state, 2, Number(0))
    assert choices(state, 0) == [Number(0), Number(1), Pass()]


def test_one_who_gives_all_ends_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 2, 5, 0, 5, 5)
    answer(state, 2, Number(2))
    assert toll.told == [(2, (Offer(Seat(2), 2), Offer(Seat(3)), Offer(Seat(0))))]


def test_too_much_is_no_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 3, 5, 0, 5, 0)
    answer(state, 2, Number(2))
    answer(state, 0, Number(2))
    assert toll.told == []
    answer(state, 2, Number(1))
    assert toll.told == [(3, (Offer(Seat(2), 1), Offer(Seat(0), 2)))]


def test_who_refuses_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 3, 5, 0, 5, 0)
    events = answer(state, 2, Pass())
    assert OfferMade(Seat(2), 0, True) in events
    answer(state, 0, Number(1))
    assert agenda.asked(state) == [0]
    answer(state, 0, Number(2))
    assert agenda.asked(state) == [0]
    answer(state, 0, Number(2))
    assert toll.told == [(3, None)]


def test_all_refused_is_no_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 3, 5, 0, 5, 0)
    answer(state, 2, Pass())
    events = answer(state, 0, Pass())
    assert toll.told == [(3, None)]
    assert TalkEnded(ASKER, "ghroth", False) in events


def test_after_three_rounds_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 3, 5, 0, 5, 0)
    for _ in range(3):
        assert toll.told == []
        answer(state, 2, Number(0))
        answer(state, 0, Number(1))
    assert toll.told == [(3, None)]


def test_a_single_one_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, toll = begun(monkeypatch, 3, 0, 0, 5, 0)
    answer(state, 2, Number(1))
    assert toll.told == [(3, None)]


def test_the_words_of_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = begun(monkeypatch, 3, 1, 0, 7, 0)
    answer(state, 2, Number(1))
    question = agenda.question(state)
    assert isinstance(question, MakeOffer)
    labels = [english(option.label) for option in agenda.options(state, Seat(0))]
    assert labels == ["Give 0 cultists", "Give 1 cultist", "Refuse permanently"]
    assert "Others give 1" in english(question.prompt(state, Seat(0)))
    assert english(question.explain(state, Seat(0), Target(TargetKind.PLACE, "0")))
    assert english(OfferMade(Seat(0), 1, False).text()) != english(
        OfferMade(Seat(0), 0, True).text()
    )
