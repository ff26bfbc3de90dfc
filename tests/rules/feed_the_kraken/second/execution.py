"""Map actions and the actions of navigation cards (5, 6)."""

from tests.rules.feed_the_kraken.second.cards import action
from tests.rules.feed_the_kraken.second.rituals import ritual
from tests.rules.feed_the_kraken.second.table import (
    NOBODY,
    Answer,
    Over,
    Table,
    Turn,
    chosen,
    page,
    pick,
)


def choose(table: Table, name: str, into: list[int]) -> Turn:
    """The captain picks another living seat, if there is one (5, 6)."""
    options: set[Answer] = {("choose", seat) for seat in table.others(table.captain)}
    if options:
        into.append(int(chosen((yield pick(name, table.captain, options)))[1]))


def map_action(table: Table, token: str) -> Turn:
    """What the token says (5)."""
    targets: list[int] = []
    yield from choose(table, "ChooseTarget", targets)
    for seat in targets:
        player = table.players[seat]
        if token == "cabin_search":
            player.marked = True
            yield from search(table, seat)
        elif token == "flogging":
            player.marked = True
            (player.not_side,) = table.chance("DrawFlogging")
            assert player.not_side in {"sailor", "pirate", "cult"} - {table.side(seat)}
        elif token == "off_with_the_tongue":
            player.tongue = False
        else:
            table.eliminate(seat)
            if seat == table.leader:
                raise Over("leader_fed", "cult")


def search(table: Table, seat: int) -> Turn:
    """The captain alone sees the card, and whether the seat was converted (5): nothing has
    changed for a dealt Cultist whom the leader found (7)."""
    faction = table.players[seat].faction
    is_convert = seat in table.converts and faction != "cultist"
    if table.options["cabin_search_shows"] == "current_faction_only" and is_convert:
        faction = "cultist"
        is_convert = False
    table.looks.append((table.round, "cabin_search", table.captain, seat, True))
    table.learn(table.captain, "searched", about=(seat,), factions=(faction,), real=is_convert)
    yield page("SearchResult", [table.captain])


def card_action(table: Table, card: str, team: dict[str, int]) -> Turn:
    """What the card does besides moving the ship (6)."""
    does, navigator = action(card), team["navigator"]
    is_there = navigator != NOBODY and table.players[navigator].alive
    if does == "drunk":
        drunk(table)
    elif does == "armed" and is_there:
        table.take(navigator, 1)
    elif does == "disarmed" and is_there:
        table.players[navigator].guns -= min(1, table.players[navigator].guns)
    elif does == "mermaid":
        yield from mermaid(table)
    elif does == "telescope":
        viewers: list[int] = []
        yield from choose(table, "ChooseViewer", viewers)
        for viewer in viewers:
            yield from look_at_top(table, viewer, "telescope")
    elif does == "cult_uprising":
        yield from ritual(table, team)


def drunk(table: Table) -> None:
    """Captaincy passes on, and both badges with it (6)."""
    heir = table.drunk_heir()
    if heir == NOBODY:
        return
    table.captain = heir
    table.lieutenant = table.navigator = NOBODY


def mermaid(table: Table) -> Turn:
    """The last three discards, as a set (6, R25, R28)."""
    viewers: list[int] = []
    yield from choose(table, "ChooseViewer", viewers)
    for viewer in viewers:
        last = table.discards[-3:]
        table.looks.append((table.round, "mermaid", viewer, NOBODY, True))
        table.sightings.append((viewer, len(table.discards) - len(last), len(last)))
        number = len(table.navigations) - 1
        table.learn(viewer, "mermaid", cards=tuple(sorted(last)), number=number)
        yield page("MermaidResult", [viewer])


def look_at_top(table: Table, viewer: int, sight: str) -> Turn:
    """Leave or discard; only the viewer sees which card it is (6, 9.5)."""
    table.refill()
    if not table.draw_pile:
        return
    number = len(table.navigations) - (sight == "telescope")
    table.top_known.add(viewer)
    table.learn(viewer, "top_card", cards=(table.draw_pile[0],), number=number)
    options: set[Answer] = {("leave",), ("discard",)}
    answer = chosen((yield pick("TreatTop", viewer, options, is_private=True)))
    table.looks.append((table.round, sight, viewer, NOBODY, answer == ("leave",)))
    if answer == ("discard",):
        table.discard([table.draw_pile.pop(0)], table.top_known)
        table.top_known = set()
