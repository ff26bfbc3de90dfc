"""The ledger, row by row (11): two games that differ in one fact look the same to all who may not
know it, and different to those who may: table, log, options, claims, notebook."""

from collections.abc import Callable, Iterable

import pytest

from rules.feed_the_kraken import notebook
from rules.feed_the_kraken.actions import (
    Appoint,
    Choose,
    Commit,
    DiscardCard,
    Jump,
    LeaveCard,
    Mark,
    Play,
    TurnUp,
)
from rules.feed_the_kraken.card_actions import ChooseViewer
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.ending import eliminate
from rules.feed_the_kraken.loyalty import CommitGuns
from rules.feed_the_kraken.map_actions import ChooseTarget
from rules.feed_the_kraken.navigation import KeepCard, Navigate, ReadLogbook
from rules.feed_the_kraken.piles import LookAtTop, Reshuffle, bit
from rules.feed_the_kraken.sailing import ShowCard
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Sight, change, learn
from rules.feed_the_kraken.words import Character, Faction, NavCard, Post, Ritual, Side, Token
from rules.kernel import agenda
from rules.kernel.agenda import Happened
from rules.kernel.codec import encode
from rules.kernel.steps import Pass, Screen, Seat, Seen
from rules.kernel.table import Table
from rules.kernel.text import english
from rules.kernel.views import share, view
from tests.rules.feed_the_kraken.characters.hands import W1, crew
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    CULTIST,
    DISARMED,
    DRUNK,
    LEADER,
    MERMAID,
    PIRATE,
    SAILOR,
    TELESCOPE,
    YELLOW,
    begun,
    do,
    drowned,
    give,
    ship,
    team,
)
from tests.rules.feed_the_kraken.test_rituals import LAST, name, uprising

ALL = (None, *range(7))
Viewer = int | None


def face(state: Kraken, viewer: Viewer) -> list[object]:
    """All that a viewer can see, press and read."""
    seen = view(state, viewer)
    found: list[object] = [encode(seen), agenda.asked(seen)]
    choice = agenda.question(seen)
    for seat in agenda.asked(seen):
        found.append(choice.prompt(seen, seat))
        if seat == viewer or choice.SCREEN is Screen.OPEN:
            found.append(agenda.options(seen, seat))
        if seat == viewer:
            found.append(choice.secret(seen, seat, seen.answers.get(seat, ())))
    found += [agenda.aside_options(seen, Seat(seat)) for seat in range(len(seen.crew))]
    if viewer is not None:
        found += [(english(n.when), english(n.text)) for n in notebook.notes(seen, Seat(viewer))]
    return found


def check(one: Kraken, other: Kraken, knowing: Iterable[Viewer]) -> None:
    """The two differ for those who know, and for nobody else."""
    knowing = set(knowing)
    for viewer in (None, *range(len(one.crew))):
        assert (face(one, viewer) != face(other, viewer)) == (viewer in knowing), viewer


def log(happened: Happened, viewer: Viewer) -> list[str]:
    """The log lines of a viewer."""
    texts = [event.text() for event in share(happened.events, viewer)]
    return [english(text) for text in texts if text is not None]


def check_log(one: Happened, other: Happened, viewers: Iterable[Viewer] = ALL) -> None:
    """The log tells the same, and undo is barred alike."""
    for viewer in viewers:
        assert log(one, viewer) == log(other, viewer)
        assert share(one.events, viewer) == share(other.events, viewer)
    assert one.barrier == other.barrier


def stacked(top: list[NavCard], seats: int = 7, **chosen: str) -> Kraken:
    """A team has been named; these cards lie on top of the draw pile, one missing is no matter."""
    state = team(ship(seats, **chosen))
    rest = list(state.draw_pile)
    for card in top:
        rest.remove(card)
    state.draw_pile = (*top, *rest)
    return state


def dealt(state: Kraken, *cards: Faction) -> Kraken:
    """These sides were dealt, and everybody knows its own."""
    state.dealt = cards
    pirates = tuple(Seat(seat) for seat, card in enumerate(cards) if card is PIRATE)
    for seat, card in enumerate(cards):
        known = pirates if card is PIRATE else ()
        state.facts[seat] = (
            Fact(round=0, kind=FactKind.DEALT, factions=(card,)),
            Fact(round=0, kind=FactKind.COMRADES, about=known),
        )
    return state


# ---------------------------------------------------------------- set-up


def test_deal_factions() -> None:
    """Own side only: sailor 0 and leader 6 changed places."""
    one = dealt(ship(), SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    other = dealt(ship(), LEADER, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, SAILOR)
    check(one, other, {0, 6})


def test_pirate_gathering() -> None:
    """Each pirate knows all starting pirates, nobody else any."""
    one = dealt(ship(), SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    other = dealt(ship(), SAILOR, SAILOR, SAILOR, PIRATE, SAILOR, PIRATE, LEADER)
    check(one, other, {3, 4, 5})


def test_the_number_of_pirates_among_five() -> None:
    """Only the pirates can tell the two splits apart."""
    one = dealt(ship(5), SAILOR, SAILOR, SAILOR, PIRATE, LEADER)
    other = dealt(ship(5), SAILOR, SAILOR, PIRATE, PIRATE, LEADER)
    check(one, other, {2, 3})


def test_the_dealt_cultist_and_the_leader_do_not_know_each_other() -> None:
    rest = (SAILOR,) * 5 + (PIRATE,) * 4
    one, other = dealt(ship(11), LEADER, CULTIST, *rest), dealt(ship(11), LEADER, *rest, CULTIST)
    differ = {seat for seat in range(11) if one.facts[seat] != other.facts[seat]}
    check(one, other, differ)
    assert 0 not in differ


def test_deal_characters() -> None:
    """One's own; not what was not dealt."""
    one = crew({4: Character.GUNSLINGER})
    other = crew({4: Character.BOSUN})
    check(one, other, {4})
    one.undealt = one.undealt[::-1]
    check(one, crew({4: Character.GUNSLINGER}), ())


@pytest.mark.parametrize("kind", ["dealt", "characters"])
def test_the_first_page_has_one_shape(kind: str) -> None:
    """The same question to everybody, whatever stands on it."""
    state = begun()
    page = agenda.question(state)
    shown = [page.secret(state, seat, ()) for seat in agenda.asked(state)]
    assert agenda.asked(state) == list(range(7))
    assert len({text.key for text in shown}) == 1
    assert len({tuple(key for key, _ in text.facts) for text in shown}) == 1
    assert getattr(view(state, None), kind) == getattr(state, kind)[:0] + tuple(
        type(getattr(state, kind)[0]).HIDDEN for _ in range(7)
    )


# ---------------------------------------------------------------- loyalty check


def test_commit() -> None:
    """Numbers are secret until the last one; what is known is who has handed in."""
    one, other = team(ship()), team(ship())
    for state in (one, other):
        do(state, CommitGuns())
    first, second = give(one, 1, Commit(0)), give(other, 1, Commit(3))
    check(one, other, {1})
    check_log(first, second)
    assert one.crew == other.crew


def test_a_window_does_not_tell_who_could_have_used_a_card() -> None:
    one, other = crew({4: Character.GUNSLINGER}), crew({4: Character.BOSUN})
    for state in (one, other):
        do(state, StepIn(W1))
    check(one, other, {4})
    passed = [agenda.submit(state, Seat(4), Pass()) for state in (one, other)]
    check(one, other, {4})
    check_log(passed[0], passed[1])


# ---------------------------------------------------------------- hidden navigation


def navigation(top: list[NavCard], steps: int = 0) -> tuple[Kraken, list[Happened]]:
    """Cards are drawn; captain, then lieutenant keep the first of their sorted hands."""
    state = stacked(top)
    told = [do(state, Navigate(), ShowCard())]
    for seat in (0, 1)[:steps]:
        told.append(agenda.submit(state, Seat(seat), agenda.actions(state, Seat(seat))[0]))
    return state, told


def test_captains_draw() -> None:
    one, first = navigation([DRUNK, BLUE, YELLOW, YELLOW])
    other, second = navigation([DRUNK, YELLOW, BLUE, YELLOW])
    check_log(first[0], second[0])
    check(one, other, {0, 1})
    third, _ = navigation([DRUNK, MERMAID, YELLOW, YELLOW])
    check(one, third, {0})


def test_captains_discard() -> None:
    """Whether the captain kept the one or the other is the captain's affair."""
    one, _ = navigation([DRUNK, BLUE, YELLOW, YELLOW])
    other = one.clone()
    first, second = agenda.actions(one, Seat(0))
    told = give(one, 0, first), give(other, 0, second)
    check(one, other, {0})
    check_log(*told)
    assert isinstance(agenda.question(one), KeepCard)


def test_logbook_is_a_set() -> None:
    """Who gave which: captain and lieutenant know their own; the navigator sees the two cards."""
    one, first = navigation([DRUNK, DRUNK, YELLOW, YELLOW], 2)
    other, second = navigation([YELLOW, YELLOW, DRUNK, DRUNK], 2)
    assert isinstance(agenda.question(one), ReadLogbook)
    check(one, other, {0, 1})
    check_log(first[-1], second[-1])
    assert one.logbook == other.logbook


def test_logbook_before_both_cards_are_in() -> None:
    """The navigator sees nothing yet."""
    one, _ = navigation([DRUNK, DRUNK, YELLOW, YELLOW], 1)
    other, _ = navigation([BLUE, BLUE, YELLOW, YELLOW], 1)
    check(one, other, {0})


def test_navigators_discard() -> None:
    """The card shown is public; captain and lieutenant can tell whether it was theirs."""
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    for state in (one, other):
        give(state, 2, Play(DRUNK))
    check(one, other, {1, 2})


def test_jump() -> None:
    """The cards stay with the navigator and with those who gave them."""
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    first, second = (give(state, 2, Jump(), luck=[(0, 1)]) for state in (one, other))
    check_log(first, second)
    check(one, other, {1, 2})


def test_jump_does_not_tell_the_side() -> None:
    hands = (SAILOR, SAILOR, LEADER), (SAILOR, SAILOR, PIRATE)
    games = []
    for first in hands:
        state, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
        rest = [SAILOR, SAILOR, PIRATE, LEADER if PIRATE in first else PIRATE]
        state.dealt = (*first, *rest)
        games.append((state, give(state, 2, Jump(), luck=[(0, 1)])))
    (one, told), (other, told_other) = games
    check(one, other, {2, 6})
    check_log(told, told_other)


def test_emergency_navigator_does_not_see_what_was_dropped() -> None:
    one, _ = navigation([DRUNK, DRUNK, BLUE, BLUE], 2)
    other, _ = navigation([DRUNK, DRUNK, DISARMED, DISARMED], 2)
    for state, order in ((one, (0, 1)), (other, (1, 0))):
        give(state, 2, Jump(), luck=[order])
        give(state, 0, Appoint(Post.NAVIGATOR, Seat(4)))
    assert view(one, Seat(4)).discards == (NavCard.HIDDEN,) * 4


def test_reshuffle() -> None:
    """All that is known is which cards are in it."""
    one, other = stacked([DRUNK, BLUE]), stacked([BLUE, DRUNK])
    for state in (one, other):
        state.discards, state.draw_pile = state.draw_pile, ()
        state.discards_seen = (bit(Seat(3)),) * len(state.discards)
        state.top_seen = bit(Seat(3))
    check(one, other, {3})
    order = tuple(range(19))
    first, second = do(one, Reshuffle(), luck=[order]), do(other, Reshuffle(), luck=[order])
    check(one, other, ())
    check_log(first, second)


# ---------------------------------------------------------------- looks


def token(
    kind: Token, change_it: Callable[[Kraken], object], target: int
) -> tuple[Kraken, Happened]:
    """The captain uses a token on a seat."""
    state = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
    change_it(state)
    do(state, ChooseTarget(kind))
    return state, give(state, 0, Choose(Seat(target)))


def swap(one: int, other: int) -> Callable[[Kraken], Kraken]:
    """Two seats change their dealt cards, whatever they know of it."""

    def change_it(state: Kraken) -> Kraken:
        cards = list(state.dealt)
        cards[one], cards[other] = cards[other], cards[one]
        return dealt(state, *cards)

    return change_it


def nothing(state: Kraken) -> None:
    """As it is."""


def test_cabin_search() -> None:
    """Only the captain learns the card; of a convert that it is one."""
    one, told = token(Token.CABIN_SEARCH, nothing, 1)
    other, told_other = token(Token.CABIN_SEARCH, swap(1, 7), 1)
    check(one, other, {0, 1, 7})
    check_log(told, told_other, range(2, 7))
    for state in (one, other):
        give(state, 0, Seen())
    check(one, other, {0, 1, 7})


def test_cabin_search_of_a_convert() -> None:
    def converted(state: Kraken) -> None:
        state.converts = (Seat(1),)

    one, told = token(Token.CABIN_SEARCH, nothing, 1)
    other, told_other = token(Token.CABIN_SEARCH, converted, 1)
    check(one, other, {0, 1, 7})
    check_log(told, told_other)


def test_the_target_of_a_search_learns_nothing_new() -> None:
    """That it was seen is public."""
    one, _ = token(Token.CABIN_SEARCH, nothing, 1)
    before = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
    assert one.facts[1] == before.facts[1]


def test_flogging() -> None:
    """«Not the cult» is shown: whether the seat is sailor or pirate nobody else can tell."""
    games = []
    for change_it in (nothing, swap(1, 4)):
        state = dealt(team(ship(8)), *[SAILOR] * 4, *[PIRATE] * 3, LEADER)
        change_it(state)
        do(state, ChooseTarget(Token.FLOGGING))
        games.append((state, give(state, 0, Choose(Seat(1)), luck=[1])))
    (one, told), (other, told_other) = games
    assert one.crew[1].not_side is other.crew[1].not_side is Side.CULT
    check(one, other, {1, 4, 5, 6})
    check_log(told, told_other)


def test_feed_the_kraken() -> None:
    """If the game goes on it was not the leader; its side stays hidden."""
    one, told = token(Token.FEED_THE_KRAKEN, nothing, 1)
    other, told_other = token(Token.FEED_THE_KRAKEN, swap(1, 4), 1)
    check(one, other, {1, 4, 5, 6})
    check_log(told, told_other)


def with_discards(cards: list[NavCard]) -> Kraken:
    """Three discards lie there."""
    state = stacked(cards)
    state.draw_pile, state.discards = state.draw_pile[3:], tuple(cards)
    state.discards_seen = (0, 0, 0)
    return state


def test_mermaid() -> None:
    """The viewer sees three cards without order, nobody else any."""
    one, other = with_discards([DRUNK, BLUE, YELLOW]), with_discards([YELLOW, DRUNK, BLUE])
    third = with_discards([YELLOW, YELLOW, BLUE])
    told = []
    for state in (one, other, third):
        do(state, ChooseViewer(Sight.MERMAID))
        told.append(give(state, 0, Choose(Seat(3))))
    check(one, other, ())
    check(one, third, {3})
    check_log(told[0], told[1])
    check_log(told[0], told[2])


@pytest.mark.parametrize("answer", [LeaveCard(), DiscardCard()])
@pytest.mark.parametrize("sight", [Sight.TELESCOPE, Sight.LOOK_OUT])
def test_telescope_and_look_out(sight: Sight, answer: object) -> None:
    """The viewer sees the card; all see whether it was left."""
    one, other = stacked([TELESCOPE, DRUNK, BLUE]), stacked([DRUNK, TELESCOPE, BLUE])
    told = [do(state, LookAtTop(Seat(3), sight)) for state in (one, other)]
    check(one, other, {3})
    check_log(*told)
    told = [give(state, 3, answer) for state in (one, other)]
    check(one, other, {3})
    check_log(*told)


# ---------------------------------------------------------------- rituals


def test_rituals_that_are_left() -> None:
    """Which ones is common knowledge, their order nobody's."""
    one, other = uprising(Ritual.CONVERSION), uprising(Ritual.CONVERSION)
    other.rituals = other.rituals[::-1]
    assert one.rituals != other.rituals
    check(one, other, ())


def leader_at(seat: int) -> Callable[[Kraken], Kraken]:
    """The leader sits elsewhere; all know their own cards."""

    def change_it(state: Kraken) -> Kraken:
        cards = [SAILOR, SAILOR, SAILOR, SAILOR, PIRATE, PIRATE, LEADER]
        cards[seat], cards[LAST] = cards[LAST], cards[seat]
        return dealt(state, *cards)

    return change_it


@pytest.mark.parametrize("ritual", [Ritual.CONVERSION, Ritual.GUNS_STASH])
def test_who_is_leader_does_not_show_in_a_circuit(ritual: Ritual) -> None:
    one, other = uprising(ritual, prepare=leader_at(1)), uprising(ritual, prepare=leader_at(2))
    check(one, other, {1, 2})
    for state in (one, other):
        parts = 3 if ritual is Ritual.GUNS_STASH else 1
        name(state, dict.fromkeys((1, 2), 3), parts)
    assert [mate.guns for mate in one.crew] == [mate.guns for mate in other.crew]
    convert = {3} if ritual is Ritual.CONVERSION else set()
    check(one, other, {1, 2} | convert)


def test_guns_stash() -> None:
    """New counts for all; who spread them only the leader knows."""
    one, other = (uprising(Ritual.GUNS_STASH, prepare=leader_at(seat)) for seat in (1, 2))
    told = [name(state, {1: 3, 2: 3}, 3) for state in (one, other)]
    check_log(*told)


def test_marks_of_others_are_their_own() -> None:
    one, other = uprising(Ritual.GUNS_STASH), uprising(Ritual.GUNS_STASH)
    told = [name(one, {0: 1, LAST: 2}, 3), name(other, {0: 3, LAST: 2}, 3)]
    check(one, other, {0})
    check_log(*told)


def test_cult_cabin_search() -> None:
    """The leader sees three cards; who the leader is, and what the cards are, nobody learns."""
    one = uprising(Ritual.CULT_CABIN_SEARCH, prepare=leader_at(LAST))
    swapped = uprising(Ritual.CULT_CABIN_SEARCH, prepare=lambda s: swap(0, 4)(leader_at(LAST)(s)))
    check(one, swapped, {0, 4, 5, LAST})
    elsewhere = uprising(Ritual.CULT_CABIN_SEARCH, prepare=leader_at(3))
    check(one, elsewhere, {3, LAST})


def test_conversion() -> None:
    """Who was named, and whether anybody was: only leader and convert."""
    one = uprising(Ritual.CONVERSION, cult_leader_must_convert="off")
    other, nobody = one.clone(), one.clone()
    told = [name(one, {LAST: 1}), name(other, {LAST: 2})]
    check(one, other, {1, 2, LAST})
    check_log(*told)
    for seat in list(agenda.asked(nobody)):
        choice = agenda.question(nobody)
        idle = choice.idle(nobody, seat, ())
        agenda.submit(nobody, seat, Pass() if idle is None else idle)
    check(one, nobody, {1, LAST})


def test_other_cultists_learn_nothing() -> None:
    one = uprising(Ritual.CONVERSION)
    name(one, {LAST: 1})
    assert view(one, Seat(2)).converts == ()
    assert view(one, Seat(1)).converts == (1,)
    assert view(one, Seat(LAST)).converts == (1,)
    one.converts = (Seat(1), Seat(3))
    assert view(one, Seat(1)).converts == (1,)
    assert view(one, Seat(3)).converts == (3,)


def test_pirates_are_not_told_of_a_convert() -> None:
    one, other = (uprising(Ritual.CONVERSION, prepare=leader_at(LAST)) for _ in range(2))
    name(one, {LAST: 4})
    name(other, {LAST: 3})
    check(one, other, {3, 4, LAST})
    assert one.facts[5][1].about == (4, 5)


# ---------------------------------------------------------------- characters, the dead, the end


def test_a_card_turned_up_is_public_and_stays_known() -> None:
    state = crew({4: Character.GUNSLINGER})
    do(state, StepIn(W1))
    agenda.submit(state, Seat(4), TurnUp(Character.GUNSLINGER))
    assert view(state, None).characters[4] is Character.GUNSLINGER
    change(state, Seat(4), face_up=False)
    assert view(state, None).characters[4] is Character.GUNSLINGER


def test_the_character_of_the_dead_leaves_unseen() -> None:
    one, other = crew({4: Character.GUNSLINGER}), crew({4: Character.BOSUN})
    for state in (one, other):
        card = state.characters[4]
        learn(state, Seat(4), Fact(round=0, kind=FactKind.CHARACTER, character=card))
        eliminate(state, Table(), Seat(4), "kraken")
        state.agenda.append(StepIn(W1))
    check(one, other, {4})


def test_a_dead_seat_sees_no_more_than_everybody_and_its_own_memory() -> None:
    state = drowned(dealt(ship(), *[SAILOR] * 4, PIRATE, PIRATE, LEADER), 4)
    seen, public = view(state, Seat(4)), view(state, None)
    assert seen.dealt == (*public.dealt[:4], PIRATE, *public.dealt[5:])
    assert seen.draw_pile == public.draw_pile
    assert seen.facts[4] == state.facts[4]
    assert seen.facts[5] == ()


def test_at_the_end_all_is_shown() -> None:
    state, _ = token(Token.FEED_THE_KRAKEN, nothing, 7)
    assert state.outcome is not None
    for viewer in ALL:
        seen = view(state, viewer)
        assert (seen.dealt, seen.converts, seen.facts) == (
            state.dealt,
            state.converts,
            state.facts,
        )


def test_public_facts_are_the_same_for_all() -> None:
    """Guns, signs, marks, tongues, posts, resumes, checks, looks: no rule hides them."""
    state = begun()
    hidden = {"dealt", "converts", "characters", "undealt", "draw_pile", "top_seen", "discards"}
    hidden |= {"discards_seen", "captain_hand", "lieutenant_hand", "logbook", "rituals", "facts"}
    hidden |= {"answers", "luck"}
    for viewer in ALL:
        seen = view(state, viewer)
        for field in state.__struct_fields__:
            assert field in hidden or getattr(seen, field) == getattr(state, field), field


def test_marks_are_made_from_own_lists() -> None:
    """No option of a circuit depends on what another seat is."""
    state = uprising(Ritual.CONVERSION)
    assert agenda.actions(state, Seat(0)) == [Mark(Seat(seat)) for seat in range(1, 7)]
