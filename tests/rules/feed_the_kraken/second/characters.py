"""The five windows and the 21 characters (10)."""

from collections.abc import Callable

from tests.rules.feed_the_kraken.second.cards import WINDOWS, color
from tests.rules.feed_the_kraken.second.execution import look_at_top
from tests.rules.feed_the_kraken.second.table import (
    NOBODY,
    PASS,
    Answer,
    Question,
    Table,
    Turn,
    chosen,
    pick,
)

Aims = list[int]


def window(table: Table, name: str) -> Turn:
    """Everybody is asked, whoever holds what; again after each card (10)."""
    if not table.on("use_character_cards"):
        return
    while True:
        seats = table.clockwise(table.captain)
        answers = yield Question(
            "StepIn",
            seats,
            lambda seat, parts: {PASS} | turnable(table, name, seat),
            is_window=True,
        )
        acting = [seat for seat, parts in answers.items() if parts and parts[-1] != PASS]
        if not acting:
            return
        captain = table.captain
        yield from turn_up(table, acting[0])
        if table.captain != captain:
            return


def turnable(table: Table, name: str, seat: int) -> set[Answer]:
    """The own card while it is face down, fits the window and has what it needs."""
    player = table.players[seat]
    card = player.character
    if player.face_up or name not in WINDOWS[card]:
        return set()
    is_payable = card != "gunsmith" or table.free(seat) > 0
    is_yellow = card != "spiritualist" or color(str(table.navigations[-1][4])) == "yellow"
    if is_payable and is_yellow and can_aim(table, seat, card, []):
        return {("turn_up", card)}
    return set()


def turn_up(table: Table, seat: int) -> Turn:
    """The card first, then its targets one by one, then the effect."""
    player = table.players[seat]
    player.face_up = player.shown = True
    card, aims = player.character, list[int]()
    while len(aims) < AIMS.get(card, 0):
        options: set[Answer] = {("choose", each) for each in aim(table, seat, card, aims)}
        aims.append(int(chosen((yield pick("Aim", seat, options)))[1]))
    yield from EFFECTS[card](table, seat, aims)


AIMS = {
    **dict.fromkeys(("kleptomaniac", "mentor", "consultant", "debt_collector"), 1),
    **dict.fromkeys(("troublemaker", "peacemaker", "instigator", "smuggler", "archivist"), 1),
    **dict.fromkeys(("herbalist", "minstrel", "agitator"), 2),
    "spiritualist": 3,
}


def can_aim(table: Table, seat: int, card: str, aims: Aims) -> bool:
    """Whether there is a legal set of targets."""
    if len(aims) == AIMS.get(card, 0):
        return is_possible(table, card)
    fit = aim(table, seat, card, aims)
    return any(can_aim(table, seat, card, [*aims, each]) for each in fit)


def is_possible(table: Table, card: str) -> bool:
    """An empty post: no Bosun, no Debt Collector."""
    if card in ("bosun", "debt_collector"):
        return NOBODY not in (table.lieutenant, table.navigator)
    return True


def aim(table: Table, seat: int, card: str, aims: Aims) -> Aims:
    """The legal next targets."""
    if card in ("troublemaker", "peacemaker", "instigator"):
        return aim_in_check(table, card)
    living, players = table.living(), table.players
    match card:
        case "kleptomaniac":
            return [each for each in table.others(seat) if table.free(each)]
        case "mentor":
            return [each for each in table.others(seat) if players[each].face_up]
        case "herbalist":
            return [each for each in living if players[each].sign is (not aims)]
        case "consultant":
            return hireable(table) if table.hired == NOBODY else []
        case "debt_collector":
            team = [table.captain, table.lieutenant, table.navigator]
            return [each for each in team if each != NOBODY and players[each].guns]
        case "smuggler" | "archivist":
            has = table.smuggled if card == "smuggler" else table.archived
            drawers = {"captain": table.captain, "lieutenant": table.lieutenant}
            return [s for post, s in drawers.items() if s != NOBODY and post not in has]
    is_taker = card == "spiritualist" and len(aims) == 2
    return [each for each in living if is_taker or each not in aims]


def aim_in_check(table: Table, card: str) -> Aims:
    """With the guns on the table (W3)."""
    check = table.check
    assert check is not None
    if card == "instigator":
        return [each for each in table.others(table.captain) if addable(table, each)]
    revealed = [each for each in table.living() if check.guns[each]]
    is_spent = check.doubled if card == "troublemaker" else []
    return [each for each in revealed if each not in is_spent]


def hireable(table: Table) -> Aims:
    """Normal eligibility (4.1)."""
    mates = table.others(table.captain)
    fit = [each for each in mates if not table.players[each].sign]
    return fit if len(fit) >= 2 else mates


def addable(table: Table, seat: int) -> int:
    """All its remaining guns; under an Equalizer up to one revealed (R6, U6)."""
    assert table.check is not None
    left = table.free(seat)
    return min(left, max(0, 1 - table.check.guns[seat])) if table.equalized else left


# ---------------------------------------------------------------- effects
def kleptomaniac(table: Table, seat: int, aims: Aims) -> Turn:
    table.move(aims[0], seat)
    yield from ()


def gunslinger(table: Table, seat: int, aims: Aims) -> Turn:
    table.take(seat, 2)
    yield from ()


def gunsmith(table: Table, seat: int, aims: Aims) -> Turn:
    table.players[seat].guns -= 1
    yield from ()


def look_out(table: Table, seat: int, aims: Aims) -> Turn:
    yield from look_at_top(table, seat, "look_out")


def mentor(table: Table, seat: int, aims: Aims) -> Turn:
    table.players[aims[0]].face_up = False
    if table.check and aims[0] in table.check.turning:
        table.check.turning.remove(aims[0])
    yield from ()


def herbalist(table: Table, seat: int, aims: Aims) -> Turn:
    """The sign moves; a lieutenant hired who rests now is hired anew (R12, R13)."""
    table.players[aims[0]].sign = False
    table.players[aims[1]].sign = True
    if table.hired != NOBODY and table.hired not in hireable(table):
        table.hired = NOBODY
        options: set[Answer] = {("choose", each) for each in hireable(table)}
        table.hired = int(chosen((yield pick("HireAgain", table.hirer, options)))[1])


def consultant(table: Table, seat: int, aims: Aims) -> Turn:
    table.hired, table.hirer = aims[0], seat
    yield from ()


def minstrel(table: Table, seat: int, aims: Aims) -> Turn:
    table.barred |= set(aims)
    yield from ()


def agitator(table: Table, seat: int, aims: Aims) -> Turn:
    table.agitated |= set(aims)
    yield from ()


def chief_cook(table: Table, seat: int, aims: Aims) -> Turn:
    """The Drunk rule; the badges go back (R15)."""
    heir = table.drunk_heir()
    if heir != NOBODY:
        table.lieutenant = table.navigator = NOBODY
        table.captain = heir
    yield from ()


def debt_collector(table: Table, seat: int, aims: Aims) -> Turn:
    """One gun to each of the other two; with one gun it chooses to whom (U7)."""
    team = [table.captain, table.lieutenant, table.navigator]
    others = [each for each in team if each != aims[0]]
    if table.players[aims[0]].guns == 1:
        options: set[Answer] = {("choose", each) for each in others}
        others = [int(chosen((yield pick("Repay", aims[0], options)))[1])]
    for each in others:
        table.move(aims[0], each)


def equalizer(table: Table, seat: int, aims: Aims) -> Turn:
    table.equalized = True
    yield from ()


def troublemaker(table: Table, seat: int, aims: Aims) -> Turn:
    assert table.check is not None
    table.check.doubled.append(aims[0])
    yield from ()


def peacemaker(table: Table, seat: int, aims: Aims) -> Turn:
    assert table.check is not None
    table.check.guns[aims[0]] = 0
    yield from ()


def master_strategist(table: Table, seat: int, aims: Aims) -> Turn:
    assert table.check is not None
    table.check.strategists.append(seat)
    yield from ()


def rabble_rouser(table: Table, seat: int, aims: Aims) -> Turn:
    assert table.check is not None
    table.check.halvings += 1
    yield from ()


def instigator(table: Table, seat: int, aims: Aims) -> Turn:
    """All remaining guns or nothing, in public; if nothing, the card turns down later."""
    check = table.check
    assert check is not None
    options: set[Answer] = {("add_all",), ("add_nothing",)}
    if chosen((yield pick("AddGuns", aims[0], options))) == ("add_all",):
        check.guns[aims[0]] += addable(table, aims[0])
    else:
        check.turning.append(seat)


def bosun(table: Table, seat: int, aims: Aims) -> Turn:
    table.lieutenant, table.navigator = table.navigator, table.lieutenant
    yield from ()


def post_of(table: Table, seat: int) -> str:
    return "captain" if seat == table.captain else "lieutenant"


def smuggler(table: Table, seat: int, aims: Aims) -> Turn:
    table.smuggled.add(post_of(table, aims[0]))
    yield from ()


def archivist(table: Table, seat: int, aims: Aims) -> Turn:
    table.archived.add(post_of(table, aims[0]))
    yield from ()


def spiritualist(table: Table, seat: int, aims: Aims) -> Turn:
    for giver in aims[:2]:
        table.move(giver, aims[2])
    yield from ()


EFFECTS: dict[str, Callable[[Table, int, Aims], Turn]] = {
    effect.__name__: effect
    for effect in (
        *(kleptomaniac, gunslinger, gunsmith, look_out, mentor, herbalist, consultant),
        *(minstrel, agitator, chief_cook, debt_collector, equalizer, troublemaker, peacemaker),
        *(master_strategist, rabble_rouser, instigator, bosun, smuggler, archivist),
        spiritualist,
    )
}
