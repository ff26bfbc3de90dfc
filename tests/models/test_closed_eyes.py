"""Closed eyes (models/closed_eyes.py): one screen for all, the same whoever has the choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from models.autosave import Autosave
from models.closed_eyes import LASTS, ONE_IN, WHOLE, ClosedEyes, Eyes, Stage
from models.draft import Draft
from models.seating import SeatPlan, bot, person
from models.session import Waits
from rules.bots.levels import luck_of
from rules.feed_the_kraken.enums import Faction, Ritual
from rules.feed_the_kraken.rituals.conversion import ConversionPage
from rules.feed_the_kraken.rituals.search import CardsPage
from rules.feed_the_kraken.state import Kraken, change
from rules.feed_the_kraken.turn import BeginRound
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import read_record, record_of, resume, write_record
from rules.kernel.steps import Seat, is_whole
from rules.kernel.text import english
from tests.models.harbours import Evening, harbour
from tests.models.hearing import listen
from tests.rules.feed_the_kraken.positions import setup as ship_setup
from tests.rules.feed_the_kraken.test_rituals import uprising
from tests.toys.harbour.actions import Mark
from tests.toys.harbour.ritual import PointInTheDark, RitualPage

THREE = (person("Ada"), person("Ben"), person("Cem"))
FOUR = (*THREE, person("Dan"))
TWO_AND_BOTS = (person("Ada"), person("Ben"), bot("random"), bot("random"))
ONE_AND_BOTS = (person("Ada"), bot("random"), bot("random"))
COUNT = [(Stage.COUNT, left) for left in range(LASTS[Stage.COUNT], 0, -1)]
OPEN = [(Stage.OPEN, left) for left in range(LASTS[Stage.OPEN], 0, -1)]
CLOSE = [(Stage.CLOSE, left) for left in range(LASTS[Stage.CLOSE], 0, -1)]
ROUND = [(Stage.CALL, 0), *COUNT, *OPEN, *CLOSE]


@pytest.fixture(autouse=True)
def _closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this harbour they point with their eyes closed, and nothing is for show."""
    monkeypatch.setattr(PointInTheDark, "eyes_are_closed", lambda *_: True)
    monkeypatch.setattr(ClosedEyes, "_is_for_show", lambda _: False)


class Night(Evening):
    """Persons who close their eyes; writes down what the one screen shows and when."""

    def __init__(
        self,
        play: Play,
        plans: Sequence[SeatPlan],
        thinks: dict[int, int] | None = None,
        autosave: Autosave | None = None,
        misses: int = 0,
    ) -> None:
        super().__init__(play, plans, thinks, autosave=autosave)
        self.shown: list[Eyes | None] = []
        self.drafts: list[Draft] = []
        self._misses = misses
        listen(self.session, self._look)

    def _look(self, kind: str, said: object) -> None:
        if kind == "eyes":
            self._see(said)  # type: ignore[arg-type]

    def _see(self, eyes: Eyes | None) -> None:
        self.shown.append(eyes)
        said = None if eyes is None else (eyes.stage, eyes.left, eyes.again)
        self.times.append((self.clock.ms, "eyes", said))

    def begins(self) -> None:
        """All that is waiting for a press is pressed, up to the countdown."""
        self.session.start()
        while self.now is None:
            self.step()

    @property
    def now(self) -> Eyes | None:
        return self.shown[-1] if self.shown else None

    def until(self, qtbot: QtBot, goal: Callable[[], bool]) -> None:
        """As the others', but nothing here waits for the time of the machine."""
        for _ in range(20_000):
            if goal():
                return
            self.step()
        raise AssertionError("it never comes")

    def step(self) -> None:
        now = self.now
        if self.session.waits is not Waits.EYES or now is None:
            super().step()
        elif now.stage in (Stage.CALL, Stage.OVER):
            self.clock.run(3_000)
            self.session.go_on()
        else:
            if now.draft is not None and now.left == LASTS[Stage.OPEN] // 2:
                self._choose_unseen(now.draft)
            self.clock.turn()

    def _choose_unseen(self, draft: Draft) -> None:
        """In the dark somebody with a real choice makes it, unless it misses the time."""
        self.drafts.append(draft)
        question = draft.question
        if question.choice.idle(question.view, question.seat, ()) is not None:
            return
        if self._misses:
            self._misses -= 1
            return
        draft.has_looked = True
        while not draft.is_whole:
            options = question.choice.actions(question.view, question.seat, draft.before)
            assert draft.choose(options[-1])


def stages(night: Night) -> list[tuple[Stage, int]]:
    return [(eyes.stage, eyes.left) for eyes in night.shown if eyes is not None]


def end_alike(nights: Sequence[Night]) -> None:
    """All that is heard and shown, and when, is the same."""
    assert ROUND[-1] in stages(nights[0])
    for night in nights[1:]:
        assert night.times == nights[0].times


# ---------------------------------------------------------------- one screen for all
def test_there_is_one_screen_of_a_fixed_length_that_names_nobody(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE)
    night.begins()
    assert night.session.question is None
    night.until(qtbot, lambda: night.now is None)
    assert stages(night) == [*ROUND, (Stage.OVER, 0)]
    counted = [ms for ms, kind, said in night.times if kind == "eyes" and said is not None]
    assert counted[-1] - counted[1] == WHOLE * 1_000
    asked = [said for _, kind, said in night.times if kind in ("curtain", "asked") and said]
    assert not [each for each in asked if each == (1, "PointInTheDark")]
    night.session.close()


def test_only_while_it_is_open_is_there_a_question(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE)
    night.begins()
    night.until(qtbot, lambda: night.now is None)
    for eyes in filter(None, night.shown):
        assert (eyes.draft is not None) == (eyes.stage is Stage.OPEN)
    night.session.close()


def test_the_choice_counts_and_all_others_are_answered_for(qtbot: QtBot) -> None:
    play = harbour(4, 2, 0)
    night = Night(play, FOUR)
    night.begins()
    night.until(qtbot, lambda: night.now is None)
    given = {entry.seat: entry.part for entry in play.journal.entries[-8:]}
    assert sorted(given) == [0, 1, 2, 3]
    assert given[Seat(2)] == Mark(Seat(1)), "the last of those that are left"
    assert given[Seat(0)] == Mark(Seat(2)), "the first two that a dummy may point at"
    assert [draft.question.seat for draft in night.drafts] == [2]
    night.session.close()


def test_the_pages_after_it_go_round_as_usual(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE)
    night.begins()
    night.until(qtbot, lambda: night.session.waits is Waits.OVER)
    pages = [each for each in night.witness.questions() if isinstance(each.choice, RitualPage)]
    assert [each.seat for each in pages] == [0, 1, 2]
    night.session.close()


# ---------------------------------------------------------------- alike whoever leads
def test_roles_of_persons_change_nothing_that_can_be_seen_or_timed(qtbot: QtBot) -> None:
    end_alike([Night(harbour(4, chief, 0 if chief else 1), FOUR).to_end(qtbot) for chief in (0, 3)])


def test_whether_a_bot_leads_cannot_be_seen_or_timed(qtbot: QtBot) -> None:
    """The chief is a person, a bot that thinks long, a bot that thinks little."""
    nights = [
        Night(harbour(4, chief, 0 if chief else 1), TWO_AND_BOTS, {2: 650, 3: 20}).to_end(qtbot)
        for chief in range(4)
    ]
    end_alike(nights)


def test_a_screen_for_show_looks_like_the_real_one(qtbot: QtBot) -> None:
    """A bot leads: the same prompt, the same lines in the same order, a secret to be held."""
    nights = [Night(harbour(4, chief, 0), TWO_AND_BOTS) for chief in (1, 2)]
    for night in nights:
        night.begins()
        night.until(qtbot, lambda n=night: n.now is None)
        night.session.close()
    real, show = (night.drafts[0] for night in nights)
    assert real.question.seat == 1
    assert looks(real) == looks(show)


def looks(draft: Draft) -> tuple[object, ...]:
    """What is seen of a question while nothing is held."""
    fresh = Draft(draft.question)
    lines = [english(option.cover or option.label) for option in fresh.options()]
    return english(draft.question.request.prompt), lines, fresh.secret() is None


# ---------------------------------------------------------------- once more
def test_who_has_not_chosen_in_time_is_asked_once_more(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE, misses=1)
    night.begins()
    night.until(qtbot, lambda: night.now is None)
    assert stages(night) == [*ROUND, *ROUND, (Stage.OVER, 0)]
    again = [eyes.again for eyes in night.shown if eyes is not None]
    assert again == [False] * len(ROUND) + [True] * len(ROUND) + [False]
    night.session.close()


def test_half_an_answer_stays_for_the_next_time(qtbot: QtBot) -> None:
    night = Night(harbour(4, 1, 2), FOUR, misses=1)
    night.begins()
    night.until(qtbot, lambda: night.now is not None and night.now.stage is Stage.OPEN)
    assert night.now is not None
    draft = night.now.draft
    assert draft is not None
    assert draft.choose(Mark(Seat(3)))
    night.until(qtbot, lambda: night.now is not None and night.now.again)
    assert draft.parts == (Mark(Seat(3)),)
    night.until(qtbot, lambda: night.now is None)
    assert night.drafts[-1] is draft
    assert draft.parts[0] == Mark(Seat(3))
    assert len(draft.parts) == 2
    night.session.close()


def test_now_and_then_it_is_asked_once_more_for_show(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that «once more» does not tell that a person leads; a choice that was made stays."""
    monkeypatch.setattr(ClosedEyes, "_is_for_show", lambda _: True)
    nights = [Night(harbour(4, chief, 0), TWO_AND_BOTS).to_end(qtbot) for chief in (1, 2)]
    end_alike(nights)
    assert stages(nights[0]) == [*ROUND, *ROUND, (Stage.OVER, 0)]
    first, second = nights[0].drafts
    assert first is second


def test_what_is_for_show_follows_from_luck_and_public_facts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    found = set[bool]()
    for seed in range(1, 40):
        play = harbour(4, 1, 2, seed=seed)
        eyes = ClosedEyes(play, Evening(play, FOUR).clock)
        eyes._seats = (Seat(0), Seat(1))
        lot = luck_of(seed, Seat(4), play.state.ply) % ONE_IN == 0
        assert eyes._is_for_show() == lot
        eyes._seats = tuple(Seat(seat) for seat in range(4))
        assert not eyes._is_for_show(), "all are persons: there is nothing to hide"
        found.add(lot)
    assert found == {False, True}


# ---------------------------------------------------------------- broken off
def test_covering_begins_it_anew(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE)
    night.begins()
    night.until(qtbot, lambda: night.now is not None and night.now.stage is Stage.OPEN)
    night.session.cover()
    assert night.now == Eyes(Stage.CALL)
    assert night.session.waits is Waits.EYES
    night.clock.run(60_000)
    assert night.now == Eyes(Stage.CALL), "nothing goes on by itself"
    night.session.close()
    assert night.now is None


def test_a_pause_breaks_it_off(qtbot: QtBot) -> None:
    night = Night(harbour(3, 1, 2), THREE)
    night.begins()
    night.until(qtbot, lambda: night.now is not None and night.now.stage is Stage.OPEN)
    night.session.pause(True)
    assert night.now is None
    night.clock.run(60_000)
    assert night.now is None
    night.session.pause(False)
    night.clock.run(0)
    assert night.now == Eyes(Stage.CALL)
    night.session.close()


class Saves(Autosave):
    """Looks at every state that would be saved."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: list[int] = []

    def keep(self, play: Play) -> None:
        choice = agenda.question(play.state)
        if isinstance(choice, PointInTheDark):
            for seat, parts in play.state.answers.items():
                assert is_whole(choice, play.state, seat, parts)
            self.answered.append(sum(seat < 2 for seat in play.state.answers))


def test_nothing_of_persons_is_saved_before_all_look_again(qtbot: QtBot) -> None:
    saves = Saves()
    night = Night(harbour(4, 1, 0), TWO_AND_BOTS, autosave=saves).to_end(qtbot)
    assert saves.answered
    assert set(saves.answered) == {0}
    assert night.session.view.answers == {}


def test_one_person_among_bots_is_shown_its_choice_directly(qtbot: QtBot) -> None:
    night = Night(harbour(3, 0, 1), ONE_AND_BOTS).to_end(qtbot)
    assert night.shown == []
    asked = [type(question.choice) for question in night.witness.questions()]
    assert PointInTheDark in asked


# ---------------------------------------------------------------- Feed the Kraken
KRAKENS = (Ritual.CONVERSION, Ritual.GUNS_STASH, Ritual.CULT_CABIN_SEARCH)
CREW = tuple(person(name) for name in ("Ada", "Ben", "Cem", "Dan", "Eve"))
MIXED = (*CREW[:3], bot("random"), bot("random"))


def led_by(ritual: Ritual, leader: int, *gone: int, convert: bool = False) -> Play:
    """A ship of five at a ritual with closed eyes; `convert`: nobody is left to be converted."""

    def prepare(state: Kraken) -> None:
        rest = [side for side in state.dealt if side is not Faction.CULT_LEADER]
        state.dealt = (*rest[:leader], Faction.CULT_LEADER, *rest[leader:])
        state.agenda[0] = BeginRound()
        for seat in gone:
            change(state, Seat(seat), alive=False)
        if convert:
            state.converts = tuple(Seat(seat) for seat in range(5) if seat != leader)

    state = uprising(ritual, 5, prepare, ritual_mode="eyes_closed")
    return Play.from_state(ship_setup(5, ritual_mode="eyes_closed"), state)


def held(play: Play, plans: Sequence[SeatPlan], qtbot: QtBot, thinks: int = 0) -> Night:
    night = Night(play, plans, {3: thinks, 4: thinks})
    night.begins()
    night.until(qtbot, lambda: night.now is None)
    night.session.close()
    return night


@pytest.mark.parametrize("ritual", KRAKENS)
def test_who_leads_the_cult_cannot_be_seen_or_timed(qtbot: QtBot, ritual: Ritual) -> None:
    nights = [held(led_by(ritual, leader), MIXED, qtbot, 300 * leader) for leader in range(5)]
    end_alike(nights)
    assert len({str(looks(night.drafts[0])) for night in nights}) == 1


@pytest.mark.parametrize("ritual", KRAKENS)
def test_whether_the_leader_is_gone_cannot_be_seen_or_timed(qtbot: QtBot, ritual: Ritual) -> None:
    """Seat 4 has gone overboard: it led the cult, or a person does, or another bot."""
    nights = [held(led_by(ritual, leader, 4), MIXED, qtbot, 650) for leader in (4, 0, 2, 3)]
    end_alike(nights)
    assert len({str(looks(night.drafts[0])) for night in nights}) == 1


def test_a_leader_without_a_target_is_like_one_with(qtbot: QtBot) -> None:
    plays = [led_by(Ritual.CONVERSION, 1), led_by(Ritual.CONVERSION, 1, convert=True)]
    nights = [held(play, CREW, qtbot) for play in plays]
    end_alike(nights)
    assert looks(nights[0].drafts[0]) == looks(nights[1].drafts[0])
    converts = [each.state.converts for each in plays if isinstance(each.state, Kraken)]
    assert [len(each) for each in converts] == [1, 4]


def test_guns_are_handed_out_as_the_leader_chose(qtbot: QtBot) -> None:
    play = led_by(Ritual.GUNS_STASH, 2)
    assert isinstance(play.state, Kraken)
    before = [each.guns for each in play.state.crew]
    held(play, CREW, qtbot)
    gained = [each.guns - old for each, old in zip(play.state.crew, before, strict=True)]
    assert gained == [0, 0, 0, 0, 3], "the last of the list, three times"


def test_cards_that_nobody_has_looked_at_are_shown_once_more(qtbot: QtBot) -> None:
    play = led_by(Ritual.CULT_CABIN_SEARCH, 1)
    night = Night(play, CREW, misses=1)
    night.begins()
    night.until(qtbot, lambda: night.now is None)
    assert stages(night) == [*ROUND, *ROUND, (Stage.OVER, 0)]
    assert isinstance(night.drafts[0].question.choice, CardsPage)
    night.session.close()


def test_the_converts_page_goes_round_with_open_eyes(qtbot: QtBot) -> None:
    play = led_by(Ritual.CONVERSION, 1)
    night = Night(play, CREW)
    night.begins()
    night.until(qtbot, lambda: len(night.witness.questions()) == 5)
    kinds = {type(each.choice) for each in night.witness.questions()}
    assert kinds == {ConversionPage}
    assert isinstance(play.state, Kraken)
    assert len(play.state.converts) == 1
    night.session.close()


def test_a_resumed_ritual_begins_at_the_call(qtbot: QtBot) -> None:
    play = led_by(Ritual.CONVERSION, 1)
    night = Night(play, MIXED)
    night.begins()
    night.until(qtbot, lambda: night.now is not None and night.now.stage is Stage.CLOSE)
    record = record_of(play, MIXED, TakeBack.STRICT, program="test")
    night.session.close()
    again = Night(resume(read_record(write_record(record))), MIXED)
    again.begins()
    assert again.now == Eyes(Stage.CALL)
    again.until(qtbot, lambda: again.now is None)
    again.session.close()
