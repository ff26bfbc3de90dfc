"""The course of a round (4): Sun's Rise, Night's Fall, five rounds."""

from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Event, Seat
from rules.kinfire_council.enums import Moment, Phase, Skill
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import Trigger
from rules.kinfire_council.printed.triggers import own_sources
from rules.kinfire_council.rounds.one_round import EndRound
from rules.kinfire_council.rounds.sun_rise import DrawCult, SunRises, awaited
from rules.kinfire_council.state import Council, Piece, game_of
from tests.rules.kinfire_council.nights import drawn, kinds, lay, on_top, whole


def played(seats: int, seed: int) -> tuple[Council, list[Event]]:
    """A game in which everybody takes the last answer each time: the end, all events."""
    state = game_of(game("kinfire_council").start(setup_of("kinfire_council", seats, seed)))
    events = list(agenda.begin(state).events)
    while state.outcome is None:
        seat = agenda.asked(state)[0]
        actions = agenda.request(state, seat).actions
        events += agenda.submit(state, seat, actions[seed % len(actions)]).events
    return state, events


def test_five_rounds_of_three_phases_each_site_once() -> None:
    state, events = played(3, 4)
    told = kinds(events)
    assert told.count("RoundBegan") == 5
    assert told.count("SiteFinished") == 5
    assert told.count("PiecesHome") == 4
    phases = [each.phase for each in events if type(each).__name__ == "PhaseBegan"]
    assert phases == [Phase.SUN_RISE, Phase.DAYS_LIGHT, Phase.NIGHTS_FALL] * 5
    assert len(set(state.site_discard)) == 5
    assert state.round == 5


def test_the_medallion_goes_round() -> None:
    _, events = played(4, 2)
    speakers = [each.seat for each in events if type(each).__name__ == "SpeakerFound"]
    assert speakers == [(speakers[0] + at) % 4 for at in range(5)]


def test_sunrise_first_pays_what_waits_then_draws_docket_and_chits() -> None:
    state = whole()
    state.laws = ("open_archives",)
    on_top(state, "blockade", "smoke_pall", "rumour_mill")
    told = kinds(drawn(state, [0, 0, 0, 0, 0, 0], SunRises()))
    first = [told.index(kind) for kind in ("DrewResearch", "CultScored", "DocketDrawn")]
    assert first == sorted(first)
    assert told.count("DrewResearch") == 3
    assert told.index("DocketDrawn") < told.index("ChitDrawn") < told.index("CultistLanded")
    assert state.cult_score == 12


def test_personal_triggers_of_sunrise_come_by_order_before_the_laws() -> None:
    state = whole()
    state.laws = ("open_archives",)
    state.speaker = Seat(2)
    for seat in (0, 2):
        set_sheet(state, Seat(seat), elections=("keeper_of_records",))
    found = [(each.seat, each.scope.item) for each in awaited(state)]
    assert found == [
        *((seat, "keeper_of_records") for seat in (2, 0)),
        *((seat, "open_archives") for seat in (2, 0, 1, -1)),
    ]
    [(_, _, mods)] = list(own_sources(state, Seat(0)))
    assert isinstance(mods[0], Trigger)
    assert mods[0].on is Moment.SUN_RISE
    assert isinstance(mods[0].do[0], ops.ScryThreats)


def test_laws_change_how_many_chits_are_drawn() -> None:
    state = whole()
    state.laws = ("curfew",)
    drawn(state, [0, 0], DrawCult())
    assert len(state.hideout) == 2


def test_pieces_come_home_with_their_skills_and_the_coffers_are_emptied() -> None:
    state = whole()
    skilled = (Piece("7", Skill.GUARD), Piece("", Skill.SPY), Piece("commons"))
    set_sheet(state, Seat(1), pieces=skilled)
    state.coffers = 4
    lay(state, 0, "blockade", 2)
    told = kinds(drawn(state, [], EndRound()))
    assert state.sheets[1].pieces == (Piece("", Skill.GUARD), Piece("", Skill.SPY), Piece())
    assert (state.coffers, state.speaker) == (0, 1)
    assert told == ["PiecesHome", "SpeakerFound", "CoffersCleared"]
