"""The year: cards until the time is up, scores, the end (3, 6, 7, 9)."""

from tests.rules.cartographers.plain_scoring import PLAIN
from tests.rules.cartographers.second.ambush import ambush
from tests.rules.cartographers.second.cards import TITLES, Season
from tests.rules.cartographers.second.drawing import draw_terrain
from tests.rules.cartographers.second.heroes import draw_hero, powers
from tests.rules.cartographers.second.table import Table, Turn


def year(table: Table) -> Turn:
    """Four seasons; after winter no power works any more (15)."""
    for season in table.cards.seasons:
        table.prepare()
        yield from cards_of(table, season)
        score(table, season)
        if season is not table.cards.seasons[-1]:
            yield from powers(table)


def cards_of(table: Table, season: Season) -> Turn:
    """A card is drawn by everybody before the time is looked at (3)."""
    time = 0
    while time < season.threshold:
        card = table.reveal()
        if card in table.cards.ambush:
            yield from ambush(table, table.cards.ambush[card])
        elif card in table.cards.heroes:
            yield from draw_hero(table, card)
        elif (explored := table.cards.explore[card]).is_ruins:
            table.pending = True
        else:
            yield from draw_terrain(table, explored)
            time += explored.time


def score(table: Table, season: Season) -> None:
    """Two edicts, unspent coins, what monsters cost (6)."""
    first, second = (PLAIN[table.edicts[edict]] for edict in season.edicts)
    for m, scores in zip(table.maps, table.scores, strict=True):
        scores.append((first(m), second(m), m.coins - m.spent, PLAIN["monsters"](m)))


def totals(table: Table) -> tuple[int, ...]:
    return tuple(sum(a + b + coins - lost for a, b, coins, lost in s) for s in table.scores)


def winners(table: Table) -> tuple[int, ...]:
    """The highest total; then the fewest stars lost to monsters; else they share (7)."""
    lost = [sum(monsters for *_, monsters in scores) for scores in table.scores]
    ranks = [(total, -monsters) for total, monsters in zip(totals(table), lost, strict=True)]
    return tuple(seat for seat in table.seats if ranks[seat] == max(ranks))


def solo_title(table: Table) -> str:
    """The best title that the rating reaches, or else the last one (9)."""
    rating = totals(table)[0] - sum(table.cards.targets[card] for card in table.edicts)
    return next((name for least, name in TITLES if rating >= least), TITLES[-1][1])
