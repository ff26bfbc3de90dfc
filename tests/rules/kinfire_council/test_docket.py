"""The docket (4): drawing, votes, sponsors, what passes and what strikes."""

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.rounds.docket import CountVotes, DrawDocket
from rules.kinfire_council.state import Council, Decree
from tests.rules.kinfire_council import small
from tests.rules.kinfire_council.nights import docket, drawn, kinds, lines, whole


def night(*decrees: tuple[str, tuple[int, ...]], seats: int = 3) -> Council:
    """A docket with votes; seat 1 is Speaker."""
    state = whole(seats=seats)
    state.speaker = Seat(1)
    docket(state, *decrees)
    return state


def test_two_decrees_are_turned_up() -> None:
    state = whole()
    first, second, third = state.decree_deck[:3]
    drawn(state, [], DrawDocket())
    none = (0, 0, 0)
    assert state.docket == (Decree(first, none), Decree(second, none))
    assert state.decree_deck[0] == third


def test_more_votes_win_and_votes_come_home() -> None:
    state = night(("grain_stores", (1, 0, 1)), ("bounty_law", (0, 1, 0)))
    events = drawn(state, [], CountVotes())
    assert small.asked(state) == [1]
    assert small.labels(state, 1) == ["Seat 3 is lead sponsor", "Seat 1 is lead sponsor"]
    assert small.why(state, 1) == [
        "Only players with the most votes on the decree can be lead sponsor."
    ]
    small.answer(state, "Seat 3", 1)
    assert state.laws == ("grain_stores",)
    assert state.decree_discard == ("bounty_law",)
    assert [sheet.influence for sheet in state.sheets] == [4, 4, 4]
    assert state.docket == ()
    assert kinds(events) == ["DecreePassed"]


def test_a_tie_of_the_docket_is_the_speakers_who_need_not_have_voted() -> None:
    state = night(("grain_stores", (1, 0, 0)), ("bounty_law", (0, 0, 1)))
    drawn(state, [], CountVotes())
    assert small.asked(state) == [1]
    grain, bounty = small.labels(state, 1)
    assert grain == "Grain Stores Act passes. a met need scores 1 more V."
    assert bounty.startswith("Bounty Act passes. ")
    told = lines(list(small.answer(state, "Bounty", 1)))
    assert told[0] == "Bounty Act passes with 1 vote: Seat 2 breaks the tie."
    assert told[1] == "Seat 3 is lead sponsor."
    assert state.laws == ("bounty_law",)


def test_nobody_voted_nobody_leads_and_nothing_is_earned() -> None:
    state = night(("grain_stores", (0, 0, 0)), ("bounty_law", (0, 0, 0)))
    set_sheet(state, Seat(1), sentries=("sentry_sponsor",))
    drawn(state, [], CountVotes())
    told = lines(list(small.answer(state, "Grain", 1)))
    assert "There is no lead sponsor." in told
    assert state.score == [10, 10, 10]


def test_the_lead_sponsor_is_paid_whatever_has_passed_before_it_is_resolved() -> None:
    for card in ("grain_stores", "dark_sermon", "almoner", "festival"):
        state = night((card, (0, 0, 1)), ("bounty_law", (0, 0, 0)))
        set_sheet(state, Seat(2), sentries=("sentry_sponsor",), councilor="ysolde_karr")
        events = drawn(state, [], CountVotes())
        assert [each.n for each in events if type(each).__name__ == "Scored"][:2] == [5, 2]


def test_an_election_is_held_for_good_by_the_lead_sponsor() -> None:
    state = night(("almoner", (0, 0, 1)), ("bounty_law", (0, 0, 0)))
    drawn(state, [], CountVotes())
    assert state.sheets[2].elections == ("almoner",)
    assert state.decree_discard == ("bounty_law",)


def test_without_sponsor_an_election_is_discarded_or_by_an_option_the_speakers() -> None:
    for option, held in ((False, ()), (True, ("almoner",))):
        state = night(("almoner", (0, 0, 0)), ("bounty_law", (0, 0, 0)))
        state.variant = msgspec.structs.replace(state.variant, speaker_is_elected=option)
        drawn(state, [], CountVotes())
        small.answer(state, "Almoner", 1)
        assert state.sheets[1].elections == held
        assert ("almoner" in state.decree_discard) is not option


def test_an_order_pays_sponsors_and_the_lead_both_parts() -> None:
    state = night(("public_works", (2, 1, 0)), ("bounty_law", (0, 0, 0)))
    drawn(state, [], CountVotes())
    assert [sheet.goods for sheet in state.sheets] == [
        (0, 0, 2, 1, 0),
        (0, 0, 2, 0, 0),
        (0, 0, 0, 0, 0),
    ]
    assert state.score == [12, 10, 10]
    assert state.decree_discard == ("public_works", "bounty_law")


def test_a_losing_crisis_strikes_after_the_winner_a_winning_one_does_nothing() -> None:
    state = night(("grain_stores", (1, 0, 0)), ("dark_sermon", (0, 0, 0)))
    events = drawn(state, [], CountVotes())
    assert state.cult_score == 15
    assert kinds(events).index("LawPassed") < kinds(events).index("CrisisStruck")
    state = night(("dark_sermon", (1, 0, 0)), ("grain_stores", (0, 0, 0)))
    drawn(state, [], CountVotes())
    assert (state.cult_score, state.laws) == (10, ())


def test_the_speaker_is_told_which_crisis_strikes() -> None:
    state = night(("grain_stores", (0, 0, 0)), ("dark_sermon", (0, 0, 0)))
    drawn(state, [], CountVotes())
    grain, sermon = small.labels(state, 1)
    assert grain.endswith(" Dark Sermon strikes.")
    assert "strikes" not in sermon


def test_of_two_crises_the_loser_hits() -> None:
    state = night(("dark_sermon", (1, 0, 0)), ("storm_surge", (0, 0, 0)))
    drawn(state, [], CountVotes())
    assert (state.cult_score, state.site_trouble) == (11, 4)


def test_votes_lie_on_the_docket_while_a_crisis_strikes() -> None:
    state = night(("grain_stores", (4, 0, 0)), ("tax_revolt", (0, 0, 0)))
    set_sheet(state, Seat(1), goods=(3, 0, 0, 0, 0))
    drawn(state, [], CountVotes())
    assert small.asked(state) == [1]
    assert state.sheets[0].influence == 0
    assert [each.card for each in state.docket] == ["grain_stores", "tax_revolt"]


def test_without_decrees_nothing_passes() -> None:
    state = whole()
    assert drawn(state, [], CountVotes()) == []
