"""What a berth tells (views/feed_the_kraken/mates.py): from a view, in sentences."""

import msgspec

from rules.feed_the_kraken.enums import Character, Faction
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.feed_the_kraken.tables import NAMES, Table, asks
from views.feed_the_kraken.facts import seat_facts, stage_name
from views.feed_the_kraken.mates import Fist, berths


def names_of(table: Table) -> dict[int, str]:
    return dict(enumerate(NAMES[: table.setup.seats]))


def test_while_guns_are_committed_nobody_shows_a_number_but_to_itself() -> None:
    table = Table(7, 3).to(asks("CommitGuns"))
    asked = [seat for seat in range(7) if Seat(seat) in _participants(table)]
    public = berths(view(table.state, None), None, names_of(table))
    assert {berth.guns for berth in public} == {None}
    assert {berth.fist for berth in public if berth.seat in asked} == {Fist.OPEN}
    own = berths(view(table.state, Seat(asked[0])), Seat(asked[0]), names_of(table))
    assert own[asked[0]].guns == table.state.crew[asked[0]].guns
    assert {each.guns for each in own if each.seat != asked[0]} == {None}
    icons = {fact.icon for seat in range(7) for fact in seat_facts(table.state, Seat(seat))}
    assert "gun" not in icons


def _participants(table: Table) -> tuple[Seat, ...]:
    from rules.kernel import agenda

    choice = agenda.question(table.state)
    assert choice is not None
    return tuple(choice.seats(table.state))


def test_a_fist_closes_when_its_seat_has_committed() -> None:
    table = Table(7, 3).to(lambda s, c: type(c).__name__ == "CommitGuns" and len(s.answers) >= 2)
    public = berths(view(table.state, None), None, names_of(table))
    closed = {berth.seat for berth in public if berth.fist is Fist.CLOSED}
    assert closed == {int(seat) for seat in table.state.answers}
    assert "has committed" in public[min(closed)].sentence()


def test_on_the_table_screen_no_side_and_no_card_that_lies_face_down_is_told() -> None:
    table = Table(11, 4, "long").to(lambda s, c: s.round >= 4)
    for berth in berths(view(table.state, None), None, names_of(table)):
        assert berth.faction is Faction.HIDDEN
        assert berth.known is Faction.HIDDEN
        assert not berth.is_viewer
        if not berth.face_up and berth.character is not Character.NONE:
            assert "Pirate" not in berth.sentence()


def test_the_viewer_sees_its_own_side_and_what_it_was_shown() -> None:
    table = Table(8, 6, "long").to(lambda s, c: s.round >= 2)
    pirates = [s for s, f in enumerate(table.state.dealt) if f is Faction.PIRATE]
    seat = Seat(pirates[0])
    shown = berths(view(table.state, seat), seat, names_of(table))
    assert shown[seat].faction is Faction.PIRATE
    assert "Pirate" in shown[seat].sentence()
    assert {s for s in range(8) if shown[s].known is Faction.PIRATE} == {*pirates}
    mate = shown[pirates[1]]
    assert mate.faction is Faction.HIDDEN
    assert "you were shown: Pirate" in mate.sentence()


def test_without_the_memory_aid_nothing_stands_at_the_seats_of_others() -> None:
    table = Table(8, 6, "long", memory_aid="none").to(lambda s, c: s.round >= 2)
    pirate = Seat(table.state.dealt.index(Faction.PIRATE))
    shown = berths(view(table.state, pirate), pirate, names_of(table))
    assert {berth.known for berth in shown} == {Faction.HIDDEN}


def test_a_berth_says_offices_marks_and_resume() -> None:
    table = Table(8, 11, "long").to(lambda s, c: s.round >= 6 and bool(s.lieutenant >= 0))
    shown = berths(view(table.state, None), None, names_of(table))
    captain = shown[table.state.captain]
    assert "Captain" in captain.sentence()
    for berth in shown:
        mate = table.state.crew[berth.seat]
        assert ("Off duty" in berth.sentence()) is mate.off_duty
        assert ("Unconvertible" in berth.sentence()) is mate.unconvertible
        assert ("resume:" in berth.sentence()) is bool(mate.resumes)


def test_what_was_said_last_ends_without_a_second_full_stop() -> None:
    berth = berths(view(Table(6, 1).state, None), None, {})[0]
    berth = msgspec.structs.replace(berth, said="I trust Ben.")
    assert berth.sentence().endswith("last claim: I trust Ben")


def test_a_face_up_character_says_what_it_does() -> None:
    table = Table(8, 11, "long").to(lambda s, c: any(mate.face_up for mate in s.crew))
    seat = next(s for s, mate in enumerate(table.state.crew) if mate.face_up)
    shown = berths(view(table.state, None), None, names_of(table))
    assert len(shown[seat].more()) > 20


def test_the_round_has_a_name() -> None:
    table = Table(7, 3)
    assert stage_name(table.state) == "The crew gathers"
    table.to(lambda s, c: s.round == 2)
    assert stage_name(table.state) == "Round 2"
