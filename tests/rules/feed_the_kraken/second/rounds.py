"""A game, round by round: appointment, loyalty check, outcome (4, 8, 9.3)."""

from tests.rules.feed_the_kraken.second.characters import window
from tests.rules.feed_the_kraken.second.navigation import navigate
from tests.rules.feed_the_kraken.second.table import (
    NOBODY,
    Answer,
    Check,
    Over,
    Parts,
    Question,
    Table,
    Turn,
    chosen,
    page,
    pick,
)


def game(table: Table) -> Turn:
    """All of it, up to the end."""
    yield page("OwnSecrets", [seat for seat, _ in enumerate(table.players)])
    try:
        while True:
            table.round += 1
            table.lieutenant = table.navigator = NOBODY
            yield from one_round(table)
    except Over as over:
        _, side = over.args
        table.winners = [s for s, _ in enumerate(table.players) if table.side(s) == side]


def one_round(table: Table) -> Turn:
    """Until a new captain or a navigation that was made."""
    while True:
        yield from window(table, "W1")
        yield from appoint(table)
        captain = table.captain
        yield from window(table, "W2")
        if table.captain == captain:
            break  # otherwise a Chief Cook has called the badges back
    failed: list[bool] = []
    yield from loyalty_check(table, failed)
    if failed[0]:
        yield from navigate(table, lambda: window(table, "W4"), lambda: window(table, "W5"))


def on_duty(table: Table) -> list[int]:
    """Who may be named: signs count while two remain (4.1)."""
    mates = table.others(table.captain)
    fit = [seat for seat in mates if not table.players[seat].sign]
    return fit if len(fit) >= 2 else mates


def appoint(table: Table) -> Turn:
    """Lieutenant, then navigator, one decision of the captain (4.1, 9.3)."""
    fit = on_duty(table)
    if not fit:
        return
    if len(fit) == 1:
        yield from give_one_badge(table, fit[0])
        return
    hired = table.hired

    def options(seat: int, parts: Parts) -> set[Answer]:
        if hired == NOBODY and not parts:
            return {("appoint", "lieutenant", mate) for mate in fit}
        lieutenant = hired if hired != NOBODY else parts[0][2]
        return {("appoint", "navigator", mate) for mate in fit if mate != lieutenant}

    enough = 1 if hired != NOBODY else 2
    answers = yield Question(
        "AppointTeam", [table.captain], options, lambda seat, parts: len(parts) == enough
    )
    named = [int(part[2]) for part in answers[table.captain]]
    table.lieutenant, table.navigator = named if hired == NOBODY else (hired, named[0])
    table.hired = NOBODY


def give_one_badge(table: Table, mate: int) -> Turn:
    """One other seat is left: which badge it gets (9.3)."""
    options: set[Answer] = {("badge", "lieutenant"), ("badge", "navigator")}
    if table.hired != NOBODY:
        table.lieutenant, table.hired = mate, NOBODY
        return
    answer = chosen((yield pick("AppointTeam", table.captain, options)))
    if answer == ("badge", "lieutenant"):
        table.lieutenant = mate
    else:
        table.navigator = mate


# ---------------------------------------------------------------- loyalty check
def bids(table: Table, seat: int) -> list[int]:
    """0 to all own guns; one at least for the agitated, one at most under an Equalizer (4.2)."""
    most = min(table.players[seat].guns, 1 if table.equalized else 99)
    return list(range(1 if seat in table.agitated else 0, most + 1))


def loyalty_check(table: Table, failed: list[bool]) -> Turn:
    """Bids, W3, outcome."""
    taking_part = [s for s in table.clockwise(table.captain) if s not in table.barred]
    taking_part = [seat for seat in taking_part if seat != table.captain]
    bidders = [seat for seat in taking_part if table.players[seat].guns]
    guns = [0 for _ in table.players]
    if bidders:
        answers = yield Question(
            "CommitGuns",
            bidders,
            lambda seat, parts: {("commit", n) for n in bids(table, seat)},
            is_private=True,
        )
        for seat in bidders:
            guns[seat] = int(answers[seat][0][1])
            table.learn(seat, "committed", number=guns[seat])
    table.check = Check(guns, list(guns))
    yield from window(table, "W3")
    yield from outcome(table, taking_part, failed)
    table.check = None
    table.barred, table.agitated, table.equalized = set(), set(), False


def needed(table: Table, check: Check) -> int:
    """The threshold: Equalizer 1, Rabble-rouser half of it, rounded up (4.2, 10)."""
    least = 1 if table.equalized else table.threshold
    for _ in range(check.halvings):
        least = (least + 1) // 2
    return least


def outcome(table: Table, taking_part: list[int], failed: list[bool]) -> Turn:
    check = table.check
    assert check is not None
    counting = check.counting()
    total, least = sum(counting), needed(table, check)
    succeeded = total >= least
    team = (table.captain, table.lieutenant, table.navigator)
    new = NOBODY
    if succeeded:
        heirs = first_in_line(table, counting, taking_part)
        by = table.captain
        while len(heirs) > 1:
            options: set[Answer] = {("rule_out", seat) for seat in heirs}
            out = int(chosen((yield pick("BreakTie", by, options)))[1])
            heirs.remove(out)
            by = out
        new = heirs[0] if heirs else table.captain
    guns = (tuple(check.revealed), tuple(counting))
    table.checks.append((table.round, *team, *guns, total, least, succeeded, new))
    failed.append(not succeeded)
    if succeeded:
        burn(table, check, new)
        table.captain = new
        table.lieutenant = table.navigator = NOBODY
    for seat in check.turning:
        table.players[seat].face_up = False


def first_in_line(table: Table, counting: list[int], taking_part: list[int]) -> list[int]:
    """Who has most; nobody with a tongue: a tie at zero or no change (4.2, U3)."""
    fit = [seat for seat, _ in enumerate(counting) if table.players[seat].tongue]
    armed = [seat for seat in fit if counting[seat]]
    if armed:
        most = max(counting[seat] for seat in armed)
        return [seat for seat in armed if counting[seat] == most]
    if table.options["tongueless_only_mutiny"] != "tie_at_zero":
        return []
    return [seat for seat in fit if seat in taking_part]


def burn(table: Table, check: Check, new: int) -> None:
    """Revealed guns go to the supply; Master Strategist and Gunsmith (4.2, 10, R7, R8)."""
    burned = list(check.guns)
    for seat in check.strategists:
        if seat != new:
            burned[seat] = 0
    for seat, guns in enumerate(burned):
        table.players[seat].guns -= guns
    for seat, player in enumerate(table.players):
        if player.face_up and player.character == "gunsmith" and burned[seat]:
            player.guns += 1
