"""The actions of map tokens (5)."""

import pytest

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.enums import Side, Token
from rules.feed_the_kraken.events import Eliminated, Flogged, Looked, TokenUsed, VoyageEnded
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget, SearchResult, UseToken
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Look, Sight
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Seat, Seen
from tests.rules.feed_the_kraken.positions import (
    CULTIST,
    LEADER,
    PIRATE,
    SAILOR,
    asks,
    do,
    drowned,
    events,
    give,
    mates,
    offered,
    rests,
    ship,
    team,
)

DEALT = (SAILOR, SAILOR, PIRATE, PIRATE, SAILOR, LEADER)


def facing(token: Token, seats: int = 6, **options: str) -> Kraken:
    state = team(ship(seats, **options))
    state.dealt = DEALT if seats == 6 else state.dealt
    do(state, ChooseTarget(token))
    return state


def test_the_token_of_the_space() -> None:
    state = ship(6)
    state.space = "quick_w1_07"
    before = state.tokens_left.count(Token.FEED_THE_KRAKEN)
    do(state, UseToken())
    assert state.agenda[-1] == ChooseTarget(Token.FEED_THE_KRAKEN)
    assert state.tokens_left.count(Token.FEED_THE_KRAKEN) == before - 1


def test_no_token() -> None:
    state = ship(6)
    state.space = "quick_w1_05"
    do(state, UseToken())
    assert rests(state)


def test_the_captain_picks_another_living_seat() -> None:
    """R27; the same seat may be picked again."""
    state = drowned(team(ship(6)), 4)
    mates(state, unconvertible=[False, True])
    do(state, ChooseTarget(Token.CABIN_SEARCH))
    assert asks(state, ChooseTarget, 0)
    assert offered(state, 0) == [Choose(Seat(i)) for i in (1, 2, 3, 5)]
    for seat, reason in ((0, "self"), (4, "eliminated")):
        with pytest.raises(Refused) as refused:
            agenda.submit(state, Seat(0), Choose(Seat(seat)))
        assert refused.value.reason.key.endswith(f"why.{reason}")


def test_nobody_else_alive() -> None:
    state = drowned(team(ship(5)), 1, 2, 3, 4)
    do(state, ChooseTarget(Token.FEED_THE_KRAKEN))
    assert rests(state)


@pytest.mark.parametrize(("seat", "card"), [(1, SAILOR), (2, PIRATE), (5, LEADER)])
def test_a_search_shows_the_dealt_card(seat: int, card: object) -> None:
    """R19."""
    state = facing(Token.CABIN_SEARCH)
    happened = give(state, 0, Choose(Seat(seat)))
    assert events(happened, TokenUsed) == [TokenUsed(Token.CABIN_SEARCH, Seat(0), Seat(seat))]
    assert events(happened, Looked) == [Looked(Seat(0), Sight.CABIN_SEARCH, Seat(seat))]
    assert state.crew[seat].unconvertible
    assert asks(state, SearchResult, 0)
    assert state.facts[0] == (
        Fact(
            round=1,
            kind=FactKind.SEARCHED,
            about=(Seat(seat),),
            factions=(card,),
            real=False,
        ),
    )
    look = Look(round=1, sight=Sight.CABIN_SEARCH, viewer=Seat(0), target=Seat(seat))
    assert state.looks == (look,)
    give(state, 0, Seen())
    assert rests(state)


def shown(state: Kraken) -> str:
    return state.agenda[-1].shows(state, Seat(0)).key.rpartition(".")[2]


def test_a_search_of_a_convert_tells_both() -> None:
    """U15, R20: still a cultist."""
    state = facing(Token.CABIN_SEARCH)
    state.converts = (Seat(2),)
    give(state, 0, Choose(Seat(2)))
    (fact,) = state.facts[0]
    assert (fact.factions, fact.real) == ((PIRATE,), True)
    assert shown(state) == "search_converted"
    assert state.converts == (2,)


def test_a_search_may_show_only_what_it_is_now() -> None:
    state = facing(Token.CABIN_SEARCH, cabin_search_shows="current_faction_only")
    state.converts = (Seat(2),)
    give(state, 0, Choose(Seat(2)))
    (fact,) = state.facts[0]
    assert (fact.factions, fact.real) == ((CULTIST,), False)
    assert shown(state) == "search_now"


def test_every_result_is_a_page_of_the_same_shape() -> None:
    prompts = set()
    for seat in (1, 2, 5):
        state = facing(Token.CABIN_SEARCH)
        give(state, 0, Choose(Seat(seat)))
        prompts.add(state.agenda[-1].prompt(state, Seat(0)))
        assert shown(state) == "search_not_converted"
    assert len(prompts) == 1


@pytest.mark.parametrize(
    ("seat", "converts", "drawn", "side"),
    [
        (1, (), 0, Side.PIRATE),
        (1, (), 1, Side.CULT),
        (2, (), 0, Side.SAILOR),
        (2, (Seat(2),), 1, Side.PIRATE),
        (5, (), 0, Side.SAILOR),
    ],
)
def test_a_flogging_rules_one_side_out(seat: int, converts: tuple, drawn: int, side: Side) -> None:
    """The current side is removed, one of the others is drawn."""
    state = facing(Token.FLOGGING)
    state.converts = converts
    happened = give(state, 0, Choose(Seat(seat)), luck=[drawn])
    assert state.crew[seat].not_side is side
    assert state.crew[seat].unconvertible
    assert events(happened, Flogged) == [Flogged(Seat(seat), side)]
    assert happened.undo_barrier is not None


def test_the_tongue() -> None:
    state = facing(Token.OFF_WITH_THE_TONGUE)
    give(state, 0, Choose(Seat(3)))
    assert not state.crew[3].tongue
    assert not state.crew[3].unconvertible
    assert state.crew[3].alive


def test_fed_and_the_game_goes_on() -> None:
    """The faction stays hidden; its badge, guns and sign are gone."""
    state = facing(Token.FEED_THE_KRAKEN)
    mates(state, off_duty=[False, False, True])
    happened = give(state, 0, Choose(Seat(2)))
    assert state.outcome is None
    mate = state.crew[2]
    assert (mate.alive, mate.guns, mate.off_duty) == (False, 0, False)
    assert state.navigator == -1
    assert events(happened, Eliminated) == [Eliminated(Seat(2), "kraken")]
    assert happened.undo_barrier is not None


def test_feeding_the_leader_is_a_victory_of_the_cult() -> None:
    """The fed leader wins, and all converts with it."""
    state = facing(Token.FEED_THE_KRAKEN)
    state.converts = (Seat(2),)
    happened = give(state, 0, Choose(Seat(5)))
    assert state.outcome.winners == (2, 5)
    assert events(happened, VoyageEnded) == [VoyageEnded(Side.CULT, "leader_fed")]


def test_a_fed_cultist_is_just_out() -> None:
    state = team(ship(11))
    cultist = state.dealt.index(CULTIST)
    do(state, ChooseTarget(Token.FEED_THE_KRAKEN))
    give(state, 0, Choose(Seat(cultist)))
    assert state.outcome is None
