"""What is told of the night against the night that the rules then play (4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TypeVar

import pytest

from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Event, Pass
from rules.kernel.views import view
from rules.kinfire_council import GAME
from rules.kinfire_council.enums import Phase, Source
from rules.kinfire_council.events import CultScored, Scored
from rules.kinfire_council.forecast.foresight import Doubt, Part
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.forecast.outlook import Forecast
from rules.kinfire_council.influence import CastVote
from rules.kinfire_council.printed.library import digest_of, learn, shipped
from rules.kinfire_council.rounds.cult_events import (
    ChitDrawn,
    CultistActs,
    CultistLanded,
    HiddenTurned,
    LeaderActs,
    ThreatHidden,
    ThreatTriggered,
    ThreatTurned,
)
from rules.kinfire_council.rounds.docket import NameLead, PickDecree
from rules.kinfire_council.rounds.events import (
    CrisisStruck,
    DecreePassed,
    LeadFound,
    MarkerFell,
    NeedRated,
    RoundBegan,
    SiteFinished,
)
from rules.kinfire_council.state import NOBODY, Council, game_of
from rules.kinfire_council.turn.playing import NightWindow
from tests.rules.kinfire_council.made_up import made_up
from tests.rules.kinfire_council.nights_drawn import drawn_evenings, evening, is_day, tags, wanted
from tests.rules.proving import covering, fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import walk

E = TypeVar("E", bound=Event)
DRAWN, LONG = 150, 20_000
GAMES, LONG_GAMES = 8, 80
OWN, LONG_OWN, EVENINGS = 3, 100, 60
EVERY = 9
"""In a game that is played so many decisions lie between two that are looked at."""


class Night:
    """A night in which nobody plays a card, as the rules play it: what happens, what is asked."""

    def __init__(self, state: Council, luck: Random) -> None:
        game = state.clone()
        self.before, self.asked = state, []
        told = list(agenda.begin(game).events)
        while game.outcome is None and not any(isinstance(each, OVER) for each in told):
            seat, question = agenda.asked(game)[0], agenda.question(game)
            actions = agenda.actions(game, seat)
            if isinstance(question, NightWindow):
                action = next(each for each in actions if isinstance(each, Pass))
            else:
                self.asked.append(type(question))
                action = luck.choice(list(actions))
            told += agenda.apply(game, seat, action).events
        over = next(at for at, each in enumerate(told) if isinstance(each, OVER))
        self.events = told[:over]

    def each(self, kind: type[E]) -> list[E]:
        """What happened of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def scores(self) -> tuple[tuple[int, ...], int, int]:
        """Of the players and the Cult, and how many threats are hidden."""
        gains = self.gains()
        scores = tuple(
            now + sum(gains[seat, part] for part in Part)
            for seat, now in enumerate(self.before.score)
        )
        cult = self.before.cult_score + sum(gains[NOBODY, part] for part in Part)
        hidden = [each.total for each in self.each(ThreatHidden)]
        return scores, cult, max([len(self.before.hidden_threats), *hidden])

    def gains(self) -> Counter[tuple[int, Part]]:
        """By seat and part of the night."""
        found: Counter[tuple[int, Part]] = Counter()
        part = Part.NEEDS
        for event in self.events:
            part = next((to for kinds, to in BEGINS if isinstance(event, kinds)), part)
            if isinstance(event, Scored):
                is_end = part is Part.LIGHTHOUSE and event.source is not Source.LIGHTHOUSE
                found[event.seat, Part.END if is_end else part] += event.n
            elif isinstance(event, CultScored):
                found[NOBODY, part] += event.n
        return found


OVER = (RoundBegan, HiddenTurned)
BEGINS = (
    (NeedRated, Part.NEEDS),
    (DecreePassed, Part.DOCKET),
    ((CultistLanded, LeaderActs, CultistActs), Part.CULT),
    ((MarkerFell, SiteFinished), Part.LIGHTHOUSE),
)


# -------------------------------------------------------------------- what is told
def check_needs(found: Forecast, night: Night) -> None:
    """Rows, and who has met them."""
    if Doubt.CHOICE in found.doubts:
        return
    rated = [(each.row, each.seat) for each in night.each(NeedRated)]
    assert [(each.row, each.met_by) for each in found.needs] == rated


def check_docket(found: Forecast, night: Night) -> None:
    """Who wins, who leads, whom the Speaker is asked about, what strikes."""
    told, passed = found.docket, night.each(DecreePassed)
    if told is None or CastVote in night.asked:
        return
    assert (Doubt.TIE in found.doubts) == (PickDecree in night.asked) == (told.winner < 0)
    if told.winner < 0:
        return
    assert [each.at for each in passed] == [told.winner]
    assert (Doubt.LEAD in found.doubts) == (NameLead in night.asked) == bool(told.tied)
    if not told.tied:
        assert [each.seat for each in night.each(LeadFound)] == [told.lead]
    assert told.strikes == bool(night.each(CrisisStruck))


def check_slots(found: Forecast, night: Night) -> None:
    """Whom each slot is hit by, what happens, how much trouble lies there then."""
    happened = [each.card for each in night.each(ThreatTriggered)]
    assert sorted(each.card for each in found.slots if each.triggers) == sorted(happened)
    hits = {each.chit for each in night.each(CultistActs) + night.each(CultistLanded)}
    hits |= {each.chit for each in night.each(LeaderActs)}
    assert {hit for each in found.slots for hit in each.hits} == hits


def check_tower(found: Forecast, night: Night) -> None:
    """Where the marker ends, what it brings."""
    fell, done = night.each(MarkerFell)[0], night.each(SiteFinished)[0]
    tower = found.tower
    assert (tower.trouble, tower.row) == (fell.trouble, fell.row)
    assert (tower.collapses, tower.v_per_floor) == (fell.collapsed, done.v_per_floor)
    cult = [each.n for each in night.each(CultScored) if each.source is Source.LIGHTHOUSE]
    assert sum(cult) == tower.cult_v


def check_doubts(found: Forecast, night: Night) -> None:
    """A doubt that stands alone is one: that is drawn, turned up, asked."""
    if found.doubts == (Doubt.DRAW,):
        assert night.each(ChitDrawn)
    if found.doubts == (Doubt.NEW_THREAT,):
        assert night.each(ThreatTurned)
    if found.doubts == (Doubt.CHOICE,) and night.before.variant.items == digest_of(
        shipped().content
    ):
        assert night.asked


def check_whole(found: Forecast, night: Night) -> None:
    """Every number, where nothing is in doubt."""
    if not found.is_sure:
        return
    assert (found.scores, found.cult, found.hidden) == night.scores()
    check_slots(found, night)
    check_tower(found, night)
    gains = night.gains()
    for row, seat in enumerate((*range(len(found.scores)), NOBODY)):
        assert dict(found.gains[row]) == {part: gains[seat, part] for part in Part}


def prove(state: Council, luck: Random) -> bool:
    """An evening: all that is told; whether all of it was sure."""
    found, night = forecast(view(state, None)), Night(state, luck)
    check_needs(found, night)
    check_docket(found, night)
    check_doubts(found, night)
    check_whole(found, night)
    return found.is_sure


# -------------------------------------------------------------------- evenings
def prove_drawn(seed: int, most: int) -> None:
    """All that can touch a night lies on the table in one that is sure; then many more."""
    luck = Random(seed)

    def sure(state: Council) -> set[str]:
        return tags(state) if prove(state, luck) else set()

    for _ in covering(drawn_evenings(seed), sure, wanted()):
        pass
    for state in islice(drawn_evenings(seed + 1), most):
        prove(state, luck)


def test_everything_that_touches_a_night_is_foreseen() -> None:
    prove_drawn(1, DRAWN)


@pytest.mark.soak
def test_many_evenings_are_foreseen() -> None:
    prove_drawn(fresh_seed(), LONG)


def prove_made_up(seed: int, most: int) -> None:
    """With items that nobody has printed."""
    luck, own = Random(seed), learn(made_up(seed))
    sure = [prove(state, luck) for state in islice(drawn_evenings(seed, own), most)]
    assert any(sure)


def test_with_items_of_one_s_own_it_is_foreseen_as_well() -> None:
    for seed in range(OWN):
        prove_made_up(seed, EVENINGS)


@pytest.mark.soak
def test_with_many_items_of_one_s_own_it_is_foreseen_as_well() -> None:
    seed = fresh_seed()
    for number in range(LONG_OWN):
        prove_made_up(seed + number, EVENINGS)


def prove_game(setup: Setup, seed: int) -> Iterator[bool]:
    """A game of random moves: night falls now and then; in the night what is left of it."""
    luck = Random(seed)
    for moment in walk(setup, seed):
        state = game_of(moment.state)
        if luck.randrange(EVERY):
            continue
        if is_day(state):
            yield prove(evening(state), luck)
        elif state.phase is Phase.NIGHTS_FALL:
            found = forecast(view(state, None))
            if found.is_sure:
                assert (found.scores, found.cult, found.hidden) == Night(state, luck).scores()
            yield found.is_sure


def test_evenings_of_games_are_foreseen() -> None:
    games = enumerate(spread(GAME, GAMES))
    assert sum(sum(prove_game(setup, number)) for number, setup in games) > 5


@pytest.mark.soak
def test_evenings_of_many_games_are_foreseen() -> None:
    seed = fresh_seed()
    games = enumerate(spread(GAME, LONG_GAMES))
    assert sum(sum(prove_game(setup, seed + number)) for number, setup in games) > LONG_GAMES
