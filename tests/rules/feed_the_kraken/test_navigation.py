"""The hidden part of a navigation (4.3, 9.3)."""

import pytest

from rules.feed_the_kraken.actions import Jump, Keep, Play, Redraw
from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.events import CardsDiscarded, CardsDrawn, Redrawn, Reshuffled
from rules.feed_the_kraken.navigation.draws import KeepCard, Navigate, ReadLogbook
from rules.feed_the_kraken.state import NOBODY, FactKind, Kraken
from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.steps import Seat, Target, TargetKind
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DISARMED,
    DRUNK,
    MERMAID,
    TELESCOPE,
    YELLOW,
    asks,
    do,
    events,
    give,
    offered,
    rests,
    ship,
    team,
)

PILE = (YELLOW, BLUE, DRUNK, MERMAID, TELESCOPE, DISARMED, DRUNK)


def sailing(
    pile: tuple[NavCard, ...] = PILE, luck: tuple = (), **fields: object
) -> tuple[Kraken, StepResult]:
    """Captain 0, lieutenant 1, navigator 2, and these cards from the top."""
    chosen = fields.pop("options", {})
    state = team(ship(6, **chosen))
    state.draw_pile = pile
    for name, value in fields.items():
        setattr(state, name, value)
    return state, do(state, Navigate(), luck=luck)


def kept(state: Kraken, captain: NavCard, lieutenant: NavCard) -> Kraken:
    give(state, 0, Keep(captain))
    give(state, 1, Keep(lieutenant))
    return state


def test_both_draw_before_either_chooses() -> None:
    state, happened = sailing()
    drawn = [(each.seat, each.post, each.count) for each in events(happened, CardsDrawn)]
    assert drawn == [(0, Post.CAPTAIN, 2), (1, Post.LIEUTENANT, 2)]
    assert state.captain_hand == tuple(sorted((YELLOW, BLUE)))
    assert state.lieutenant_hand == tuple(sorted((DRUNK, MERMAID)))
    assert happened.undo_barrier is not None
    assert asks(state, KeepCard, 0)


def test_the_captain_chooses_first_then_the_lieutenant() -> None:
    state, _ = sailing()
    happened = give(state, 0, Keep(BLUE))
    assert events(happened, CardsDiscarded) == [CardsDiscarded(Seat(0), Post.CAPTAIN, 1)]
    assert asks(state, KeepCard, 1)
    assert state.logbook == (BLUE,)
    give(state, 1, Keep(MERMAID))
    assert state.logbook == tuple(sorted((BLUE, MERMAID)))
    assert state.discards == (YELLOW, DRUNK)
    assert state.discards_seen == (1 << 0, 1 << 1)
    assert asks(state, ReadLogbook, 2)


def test_equal_cards_are_two_options() -> None:
    """So that the screen tells nothing."""
    state, _ = sailing((DRUNK, DRUNK, BLUE, BLUE, DRUNK))
    assert offered(state, 0) == [Keep(DRUNK, 0), Keep(DRUNK, 1)]
    options = agenda.options(state, Seat(0))
    assert sorted(option.targets for option in options) == [
        (Target(TargetKind.CARD, 0),),
        (Target(TargetKind.CARD, 1),),
    ]
    assert all(option.cover is not None for option in options)
    give(state, 0, Keep(DRUNK, 1))
    give(state, 1, Keep(BLUE))
    assert state.discards == (DRUNK, BLUE)


def test_covers_tell_nothing_about_the_cards() -> None:
    covers = []
    for pile in (PILE, (DRUNK,) * 5):
        state, _ = sailing(pile)
        options = sorted(agenda.options(state, Seat(0)), key=lambda option: option.targets)
        covers.append([option.cover for option in options])
        assert state.agenda[-1].secret(state, Seat(0), ()) is not None
    assert covers[0] == covers[1]


def test_the_navigator_leaves_one() -> None:
    state, _ = sailing()
    kept(state, BLUE, MERMAID)
    assert offered(state, 2) == [Play(BLUE), Play(MERMAID), Jump()]
    happened = give(state, 2, Play(MERMAID))
    assert rests(state)
    assert state.logbook == (MERMAID,)
    assert state.discards == (YELLOW, DRUNK, BLUE), "captain, lieutenant, navigator"
    assert events(happened, CardsDiscarded)[0].post is Post.NAVIGATOR


def test_who_knows_the_card_that_the_navigator_discards() -> None:
    """The navigator; and the officer who gave it, since another card is shown."""
    state, _ = sailing()
    kept(state, BLUE, MERMAID)
    give(state, 2, Play(MERMAID))
    assert state.discards_seen[-1] == 1 << 2 | 1 << 0


def test_nobody_can_tell_where_both_gave_the_same() -> None:
    state, _ = sailing((DRUNK, BLUE, DRUNK, MERMAID, YELLOW))
    kept(state, DRUNK, DRUNK)
    give(state, 2, Play(DRUNK))
    assert state.discards_seen[-1] == 1 << 2


def test_facts_of_a_navigation() -> None:
    state, _ = sailing()
    kept(state, BLUE, MERMAID)
    give(state, 2, Play(MERMAID))
    captain = {fact.kind: fact.cards for fact in state.facts[0]}
    assert captain == {FactKind.DREW: tuple(sorted((YELLOW, BLUE))), FactKind.KEPT: (BLUE,)}
    navigator = {fact.kind: fact.cards for fact in state.facts[2]}
    assert navigator == {
        FactKind.LOGBOOK: tuple(sorted((BLUE, MERMAID))),
        FactKind.PLAYED: (MERMAID,),
    }
    assert state.facts[3] == ()


def test_no_jumping() -> None:
    state, _ = sailing(options={"denial_of_command": "off"})
    kept(state, BLUE, MERMAID)
    assert offered(state, 2) == [Play(BLUE), Play(MERMAID)]
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(2), Jump())
    assert refused.value.reason.key.endswith("no_jumping")


def test_the_pile_is_prepared_before_any_card_is_drawn() -> None:
    """R24."""
    state, happened = sailing((DRUNK,) * 3, discards=(BLUE,) * 4, discards_seen=(0,) * 4)
    assert [type(event) for event in happened.events][:2] == [Reshuffled, CardsDrawn]
    assert len(state.draw_pile) == 3


def test_a_pile_that_runs_dry_is_made_anew() -> None:
    """9.5: what is left is drawn first, then the discards are shuffled."""
    three = (Post.CAPTAIN, Post.LIEUTENANT)
    state, happened = sailing(
        (YELLOW, YELLOW, YELLOW, MERMAID),
        discards=(BLUE, BLUE, DRUNK),
        discards_seen=(0, 0, 0),
        smuggled=three,
    )
    assert state.captain_hand == (YELLOW,) * 3
    assert MERMAID in state.lieutenant_hand
    assert len(state.lieutenant_hand) == 3
    assert state.discards == ()
    assert [each.count for each in events(happened, CardsDrawn)] == [3, 1, 2]
    drew = [fact for fact in state.facts[1] if fact.kind is FactKind.DREW]
    assert [fact.cards for fact in drew] == [state.lieutenant_hand]


def test_smuggler_draws_three_and_keeps_one() -> None:
    state, _ = sailing(smuggled=(Post.CAPTAIN,))
    assert len(offered(state, 0)) == 3
    give(state, 0, Keep(BLUE))
    assert len(state.logbook) == 1
    assert len(state.discards) == 2


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_is_discarded_at_once_lies_in_an_order_that_tells_nothing(
    order: tuple[int, int],
) -> None:
    """A Mermaid may come to show only one of the two."""
    state, _ = sailing(smuggled=(Post.CAPTAIN,))
    happened = give(state, 0, Keep(BLUE), luck=[order])
    assert happened.outcomes == (order,)
    assert state.discards == tuple([(DRUNK, YELLOW)[i] for i in order])
    assert state.discards_seen == (1 << 0, 1 << 0)


def test_smuggler_keeps_two_by_option() -> None:
    state, _ = sailing(smuggled=(Post.CAPTAIN,), options={"smuggler_keep": "keep_two_discard_one"})
    give(state, 0, Keep(BLUE))
    assert asks(state, KeepCard, 0)
    assert offered(state, 0) == [Keep(DRUNK), Keep(YELLOW)]
    give(state, 0, Keep(YELLOW))
    give(state, 1, Keep(MERMAID))
    assert offered(state, 2) == [Play(BLUE), Play(MERMAID), Play(YELLOW), Jump()]
    give(state, 2, Play(YELLOW))
    assert state.logbook == (YELLOW,)
    assert len(state.discards) == 4


@pytest.mark.parametrize("pile", [(YELLOW, BLUE, DRUNK), (DRUNK, BLUE, DRUNK)])
def test_while_the_second_is_chosen_the_list_does_not_tell_the_first(
    pile: tuple[NavCard, ...],
) -> None:
    """All three cards stay covered in it, whichever is kept already."""
    state, _ = sailing(
        (*pile, *PILE),
        smuggled=(Post.CAPTAIN,),
        options={"smuggler_keep": "keep_two_discard_one"},
    )
    choice, seat = KeepCard(Post.CAPTAIN), Seat(0)
    for first in choice.actions(state, seat, ()):
        given = (first,)
        rows = [choice.describe(state, seat, each) for each in choice.actions(state, seat, given)]
        closed = choice.refused(state, seat, given)
        assert [option.why_not is None for option in closed] == [False]
        assert closed[0].action not in [row.action for row in rows]
        places = [str(option.targets[0].id) for option in (*rows, *closed)]
        assert sorted(places) == ["0", "1", "2"]
        assert all(option.cover is not None for option in (*rows, *closed))


def test_archivist_puts_all_away_for_two_new_ones() -> None:
    """The redraw is public; U2: three away, two anew."""
    both = (Post.CAPTAIN,)
    state, _ = sailing(smuggled=both, archived=both)
    assert offered(state, 0)[-1] == Redraw()
    happened = give(state, 0, Redraw())
    assert events(happened, Redrawn) == [Redrawn(Seat(0))]
    assert len(state.discards) == 3
    assert state.captain_hand == (DISARMED, DRUNK), "the next two after the lieutenant's"
    assert offered(state, 0) == [Keep(DISARMED), Keep(DRUNK)]
    give(state, 0, Keep(DRUNK))
    assert asks(state, KeepCard, 1)
    drew = [fact.cards for fact in state.facts[0] if fact.kind is FactKind.DREW]
    assert [len(cards) for cards in drew] == [3, 2]


def test_archivist_may_also_keep() -> None:
    state, _ = sailing(archived=(Post.LIEUTENANT,))
    give(state, 0, Keep(BLUE))
    assert offered(state, 1) == [Keep(DRUNK), Keep(MERMAID), Redraw()]
    give(state, 1, Keep(DRUNK))
    assert asks(state, ReadLogbook, 2)


def test_an_empty_lieutenant_is_drawn_for_unseen() -> None:
    """9.3: two cards, one at random into the logbook, the other discarded, nobody looks."""
    state = team(ship(6), lieutenant=NOBODY, navigator=2)
    state.draw_pile = PILE
    do(state, Navigate())
    happened = give(state, 0, Keep(BLUE), luck=[1])
    assert asks(state, ReadLogbook, 2)
    assert state.logbook == tuple(sorted((BLUE, MERMAID)))
    assert state.discards == (YELLOW, DRUNK)
    assert state.discards_seen[1] == 0
    assert happened.events[-1] == CardsDiscarded(NOBODY, Post.LIEUTENANT, 1)


def test_an_empty_navigator_is_played_for_unseen() -> None:
    state = team(ship(6), lieutenant=1, navigator=NOBODY)
    state.draw_pile = PILE
    do(state, Navigate())
    give(state, 0, Keep(BLUE))
    give(state, 1, Keep(MERMAID), luck=[1])
    assert rests(state)
    assert state.logbook == (MERMAID,)
    assert state.discards == (YELLOW, DRUNK, BLUE)
    assert state.discards_seen[-1] == 1 << 0, "the captain sees that the other card is shown"


def test_both_posts_empty() -> None:
    state = team(ship(6), lieutenant=NOBODY, navigator=NOBODY)
    state.draw_pile = PILE
    do(state, Navigate())
    give(state, 0, Keep(BLUE))
    assert rests(state)
    assert len(state.logbook) == 1
    assert len(state.discards) == 3


def test_explained() -> None:
    state, _ = sailing()
    pointed = Target(TargetKind.SEAT, 1)
    assert state.agenda[-1].explain(state, Seat(0), pointed).key.endswith("keep_a_card")
    kept(state, BLUE, MERMAID)
    assert state.agenda[-1].explain(state, Seat(2), pointed).key.endswith("play_a_card")
