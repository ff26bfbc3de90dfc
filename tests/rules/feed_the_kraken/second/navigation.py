"""Cards drawn, kept and played; jumping overboard; the ship's move (4.3, 4.4, 4.5, 9)."""

from collections.abc import Callable

from tests.rules.feed_the_kraken.second.cards import ARROWS, LEAST_PILE, START_GUNS, color
from tests.rules.feed_the_kraken.second.execution import card_action, map_action
from tests.rules.feed_the_kraken.second.table import (
    NOBODY,
    Answer,
    Over,
    Parts,
    Question,
    Table,
    Turn,
    chosen,
    pick,
)

POSTS = ("captain", "lieutenant")


def navigate(table: Table, w4: Callable[[], Turn], w5: Callable[[], Turn]) -> Turn:
    """From W4 to the signs (4)."""
    table.jumped = []
    while True:
        yield from w4()
        played: list[str] = []
        yield from fill_logbook(table)
        yield from read_logbook(table, played)
        if played:
            break
        table.smuggled, table.archived = set(), set()
        yield from emergency(table)
    yield from execute(table, played[0], w5)


def fill_logbook(table: Table) -> Turn:
    """Both draw before either chooses (4.3)."""
    if len(table.draw_pile) < LEAST_PILE:
        table.shuffle([*table.draw_pile, *table.discards])
    table.logbook, table.kept = [], {}
    number = len(table.navigations)
    seats = dict(zip(POSTS, (table.captain, table.lieutenant), strict=True))
    for post in POSTS:
        table.hands[post] = table.draw(3 if post in table.smuggled else 2)
    for post in POSTS:
        if seats[post] != NOBODY:
            cards = tuple(sorted(table.hands[post]))
            table.learn(seats[post], "drew", cards=cards, number=number)
    for post in POSTS:
        if seats[post] == NOBODY:
            keep_unseen(table, post)
        else:
            yield from keep(table, post, seats[post])


def keep_unseen(table: Table, post: str) -> None:
    """An empty post: one at random, nobody looks (9.3)."""
    kept = table.chance("KeepUnseen")
    hand = table.hands[post]
    hand.remove(kept[0])
    table.discard(hand, set())
    table.hands[post], table.logbook = [], [*table.logbook, *kept]


def copies(hand: list[str]) -> list[tuple[str, int]]:
    """Cards of one kind are numbered."""
    return [(card, hand[:at].count(card)) for at, card in enumerate(hand)]


def keep(table: Table, post: str, seat: int) -> Turn:
    """One is kept, the rest discarded face down (4.3, 10)."""
    can_redraw = post in table.archived
    number = len(table.navigations)
    while True:
        hand = table.hands[post]
        two = table.options["smuggler_keep"] != "keep_one_discard_two"
        count = 2 if two and len(hand) == 3 else 1

        def options(
            _: int, parts: Parts, hand: list[str] = hand, redraw: bool = can_redraw
        ) -> set[Answer]:
            left = list(hand)
            for part in parts:
                left.remove(str(part[1]))
            open_to: set[Answer] = {("keep", *card) for card in copies(left)}
            return open_to | {("redraw",)} if redraw and not parts else open_to

        answers = yield Question(
            "KeepCard",
            [seat],
            options,
            lambda _, parts, n=count: parts[0] == ("redraw",) or len(parts) == n,  # type: ignore[misc]
            is_private=True,
        )
        parts = answers[seat]
        if parts[0] != ("redraw",):
            break
        table.hands[post] = []
        table.discard_mixed(hand, {seat})
        table.hands[post] = table.draw(2)
        cards = tuple(sorted(table.hands[post]))
        table.learn(seat, "drew", cards=cards, number=number)
        can_redraw = False
        table.archived.discard(post)
        table.smuggled.discard(post)
    kept = [str(part[1]) for part in parts]
    for card in kept:
        hand.remove(card)
    table.hands[post] = []
    table.discard_mixed(hand, {seat})
    table.logbook += kept
    table.kept[post] = kept
    table.learn(seat, "kept", cards=tuple(sorted(kept)), number=number)


def read_logbook(table: Table, played: list[str]) -> Turn:
    """The navigator plays one, or jumps (4.3, 9.1)."""
    seat, book, number = table.navigator, table.logbook, len(table.navigations)
    if seat == NOBODY:
        played += table.chance("PlayUnseen")
        book.remove(played[0])
        table.discard_mixed(book, told_apart(table, played[0], book))
        table.logbook = []
        return
    options: set[Answer] = {("play", *card) for card in copies(book)}
    if table.on("denial_of_command"):
        options.add(("jump",))
    table.is_read = True
    answer = chosen((yield pick("ReadLogbook", seat, options, is_private=True)))
    table.is_read = False
    table.logbook = []
    table.learn(seat, "logbook", cards=tuple(sorted(book)), number=number)
    if answer == ("jump",):
        table.learn(seat, "jumped", number=number)
        drop(table, sorted(book), seat)
        table.jumped.append(seat)
        table.eliminate(seat)
        return
    card = str(answer[1])
    book.remove(card)
    table.discard_mixed(book, {seat} | told_apart(table, card, book))
    table.learn(seat, "played", cards=(card,), number=number)
    played.append(card)


def told_apart(table: Table, card: str, gone: list[str]) -> set[int]:
    """Captain and lieutenant can tell whether the card shown was theirs (11): if not, theirs lies
    on the discard pile."""
    if len(gone) > 1:
        return set()
    posts = ((table.captain, "captain"), (table.lieutenant, "lieutenant"))
    return {
        seat for seat, post in posts if seat != NOBODY and card not in table.kept.get(post, [card])
    }


def drop(table: Table, book: list[str], navigator: int) -> None:
    """Both cards are discarded in a random order; captain and lieutenant know which is theirs.

    Of two like cards the captain's is told first.
    """
    order = [int(place) for place in table.chance("DropLogbook")]
    assert sorted(order) == list(range(len(book)))
    owners = [NOBODY for _ in book]
    for post, seat in (("captain", table.captain), ("lieutenant", table.lieutenant)):
        for card in table.kept.get(post, []) if seat != NOBODY else []:
            places = [at for at, each in enumerate(book) if each == card]
            owners[next(at for at in places if owners[at] == NOBODY)] = seat
    table.discard([book[at] for at in order], {navigator})
    for at, known in zip(order, table.known[-len(book) :], strict=True):
        known |= {owners[at]} - {NOBODY}


def emergency(table: Table) -> Turn:
    """Another living seat becomes navigator; none left: the post is empty (9.2, 9.3)."""
    mates = [seat for seat in table.others(table.captain) if seat != table.lieutenant]
    table.navigator = NOBODY
    if mates:
        options: set[Answer] = {("appoint", "navigator", mate) for mate in mates}
        answer = chosen((yield pick("NameEmergency", table.captain, options)))
        table.navigator = int(answer[2])


# ---------------------------------------------------------------- execution
def execute(table: Table, card: str, w5: Callable[[], Turn]) -> Turn:
    """Show, move, map action, card action, W5, off duty (4.4, 4.5)."""
    officers = (table.captain, table.lieutenant, table.navigator)
    team = dict(zip(("captain", "lieutenant", "navigator"), officers, strict=True))
    table.players[table.captain].resumes.append(card)
    here = table.spaces[table.space]
    arrow = ARROWS[color(card)]
    target = here["exits"][arrow]
    table.navigations.append(
        (
            *(table.round, *officers, card, table.space, target),
            *(tuple(table.jumped), tuple(sorted(table.smuggled))),
        )
    )
    table.is_shown, has_jumped = True, bool(table.jumped)
    table.space = target
    there = table.spaces[target]
    if there["kind"] == "goal":
        raise Over("goal", there["winner"])
    is_crossed = arrow in here.get("crosses_supply_line", ()) and table.on("supply_line")
    if is_crossed and not table.crossed:
        table.crossed = True
        fill_up(table)
    if "token" in there:
        table.tokens[there["token"]] -= 1
        yield from map_action(table, there["token"])
    yield from card_action(table, card, team)
    yield from w5()
    table.smuggled, table.archived = set(), set()
    if not has_jumped or table.on("emergency_off_duty"):
        move_signs(table, team)
    table.is_shown, table.jumped = False, []


def fill_up(table: Table) -> None:
    """Up to three guns each; clockwise from the captain while the supply lasts (9.4, U8)."""
    for seat in [table.captain, *table.clockwise(table.captain)[:-1]]:
        table.take(seat, max(0, START_GUNS - table.players[seat].guns))


def move_signs(table: Table, team: dict[str, int]) -> None:
    """The team of this navigation rests, by the table (4.5)."""
    resting = {team[post] for post in table.rests}
    for seat, player in enumerate(table.players):
        player.sign = player.alive and seat in resting
