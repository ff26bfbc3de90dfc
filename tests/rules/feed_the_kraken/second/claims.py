"""What each seat may say (13): how many contents are offered, by what they are about."""

from collections import Counter
from itertools import combinations_with_replacement

from tests.rules.feed_the_kraken.second.cards import color
from tests.rules.feed_the_kraken.second.table import Table

About = tuple[str, int, int]
"""Kind of claim, number of the navigation or look (-1: neither), target (-1: none)."""
COLORS = ("red", "yellow", "blue")
OWN_SIDE: About = ("own_side", -1, -1)
LASTING = ("officer_cards", "navigator_cards", "search_result", "mermaid_cards", "top_card")
LOOKS = {
    "cabin_search": "search_result",
    "mermaid": "mermaid_cards",
    "telescope": "top_card",
    "look_out": "top_card",
}


def open_claims(table: Table, seat: int) -> Counter[About]:
    """Nothing for the dead, the tongueless, and officers between two draws (13)."""
    player = table.players[seat]
    team = (table.captain, table.lieutenant, table.navigator)
    is_silent = bool(table.jumped) and not table.is_shown and seat in team
    if not player.alive or not player.tongue or is_silent or not table.round:
        return Counter()
    found = of_cards(table, seat) + of_looks(table, seat) + of_seats(table, seat)
    said = {
        about
        for round_, who, about in table.claims
        if who == seat and (about[0] in LASTING or round_ == table.round)
    }
    return Counter({about: count for about, count in found.items() if about not in said})


def of_cards(table: Table, seat: int) -> Counter[About]:
    """Once for each navigation, by its officers: any colours, true or not."""
    keeps_two = table.options["smuggler_keep"] != "keep_one_discard_two"
    found = Counter[About]()
    for number, row in enumerate(table.navigations):
        _, captain, lieutenant, navigator, card, _, _, _, smuggled = row
        assert isinstance(smuggled, tuple)
        for post, officer in (("captain", captain), ("lieutenant", lieutenant)):
            if seat == officer:
                drawn = combinations_with_replacement(COLORS, 3 if post in smuggled else 2)
                count = sum(len(set(colors)) for colors in drawn)
                found["officer_cards", number, -1] = count
        if seat == navigator:
            size = 2 + len(smuggled) * keeps_two
            books = combinations_with_replacement(COLORS, size)
            count = sum(color(str(card)) in colors for colors in books)
            found["navigator_cards", number, -1] = count
    return found


def of_looks(table: Table, seat: int) -> Counter[About]:
    """Once for each look, by the seat that everybody knows to have had it."""
    side_only = table.options["cabin_search_shows"] == "current_faction_only"
    counts = {
        "cabin_search": 4 if side_only else 4 + 3,  # converted is whoever is not the leader
        "mermaid": len(list(combinations_with_replacement(COLORS, 3))),
        "telescope": len(set(table.deck)),
        "look_out": len(set(table.deck)),
    }
    return Counter(
        {
            (LOOKS[str(sight)], number, int(str(target))): counts[str(sight)]
            for number, (_, sight, viewer, target, _) in enumerate(table.looks)
            if viewer == seat
        }
    )


def of_seats(table: Table, seat: int) -> Counter[About]:
    """Once a round: the own side, and of each other seat trust or a charge in three strengths."""
    found = Counter({OWN_SIDE: 4})
    for each in table.others(seat):
        found["accusation", -1, each] = 3 * 3
        found["trust", -1, each] = 1
    return found
