"""The cult's rituals, in circuits with equal parts for every living seat (7, 12)."""

from tests.rules.feed_the_kraken.second.table import (
    NOBODY,
    PASS,
    Answer,
    Parts,
    Question,
    Table,
    Turn,
    page,
)

STASH = 3


def circuit(table: Table) -> list[int]:
    """Clockwise from the captain, all living seats (12)."""
    return [table.captain, *table.clockwise(table.captain)[:-1]]


def ritual(table: Table, team: dict[str, int]) -> Turn:
    """A face-down card is turned up and carried out (6, 7)."""
    if not table.rituals:
        return
    (card,) = table.chance("TurnUpRitual")
    table.rituals.remove(card)
    living = table.living()
    pool = tuple(seat for seat in living if not table.players[seat].marked)
    rite = (table.round, card, pool, tuple(living))
    table.rites.append((*rite, ()))
    if card == "guns_stash":
        before = [player.guns for player in table.players]
        yield from stash(table)
        now = [player.guns for player in table.players]
        gains = tuple(b - a for a, b in zip(before, now, strict=True))
        table.rites[-1] = (*rite, gains)
    elif card == "conversion":
        yield from conversion(table)
    else:
        yield from cult_search(table, team)


def stash(table: Table) -> Turn:
    """The leader's guns, anybody else's marks of suspicion (7)."""
    parts_owed = min(STASH, table.supply)
    if not parts_owed:
        return
    options: set[Answer] = {("mark", seat) for seat in table.living()}
    answers = yield Question(
        "SpreadGuns",
        circuit(table),
        lambda seat, parts: options,
        lambda seat, parts: len(parts) == parts_owed,
        is_private=True,
    )
    for seat in circuit(table):
        about = tuple(int(part[1]) for part in answers[seat])
        if seat == table.leader or table.options["ritual_mode"] == "circuit":
            table.learn(seat, "stash", about=about, real=seat == table.leader)
        if seat == table.leader:
            for target in about:
                table.take(target, 1)


def conversion(table: Table) -> Turn:
    """The leader's convert, anybody else's mark of distrust; then a page for all (7, 12)."""
    unmarked = [seat for seat in table.living() if not table.players[seat].marked]
    leader = table.leader if convertible(table, unmarked) else NOBODY
    may_skip = not table.on("cult_leader_must_convert")

    def options(seat: int, parts: Parts) -> set[Answer]:
        fit = [each for each in unmarked if each != seat]
        if seat == leader:
            fit = convertible(table, unmarked)
        open_to: set[Answer] = {("mark", each) for each in fit}
        return open_to | {PASS} if may_skip or not open_to else open_to

    answers = yield Question("NameConvert", circuit(table), options, is_private=True)
    convert = NOBODY
    for seat in circuit(table):
        part = answers[seat][0]
        about = (int(part[1]),) if part[0] == "mark" else ()
        if seat == leader or table.options["ritual_mode"] == "circuit":
            table.learn(seat, "picked", about=about, real=seat == leader)
        if seat == leader and about:
            convert = about[0]
            table.converts.append(convert)
    for seat in circuit(table):
        if convert == NOBODY or seat not in (leader, convert):
            table.learn(seat, "turned", real=False)
        else:
            table.learn(seat, "turned", about=(leader if seat == convert else convert,))
    yield page("ConversionPage", circuit(table))


def convertible(table: Table, unmarked: list[int]) -> list[int]:
    """Whom the leader may name; with none it has the same dummy task as everybody (7, 12)."""
    if not table.players[table.leader].alive:
        return []
    return [seat for seat in unmarked if seat not in (table.leader, *table.converts)]


def cult_search(table: Table, team: dict[str, int]) -> Turn:
    """The leader sees the dealt cards of the living officers (7, R18)."""
    shown = [s for s in team.values() if s != NOBODY and table.players[s].alive]
    leader = table.leader
    for seat in circuit(table):
        if seat == leader:
            factions = tuple(table.players[each].faction for each in shown)
            table.learn(seat, "cult_search", about=tuple(shown), factions=factions)
        else:
            table.learn(seat, "cult_search", about=tuple(shown), real=False)
    yield page("CardsPage", circuit(table))
