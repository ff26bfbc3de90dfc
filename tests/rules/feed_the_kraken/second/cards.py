"""What is printed: crews, navigation cards, rituals, both charts, characters (2, 3, 10)."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[4] / "resources" / "feed_the_kraken"
ARROWS = {"red": "west", "yellow": "north", "blue": "east"}
SIDES = {"sailor": "sailor", "pirate": "pirate", "cult_leader": "cult", "cultist": "cult"}
UNSEEN = ""
GUNS, START_GUNS, LEAST_PILE = 40, 3, 4

ANY = ("W1", "W2", "W3", "W4", "W5")
WINDOWS = {
    **dict.fromkeys(("kleptomaniac", "gunslinger", "gunsmith", "look_out", "mentor"), ANY),
    **dict.fromkeys(("herbalist", "consultant"), ("W1",)),
    **dict.fromkeys(("minstrel", "agitator", "chief_cook", "debt_collector"), ("W2",)),
    "equalizer": ("W2",),
    **dict.fromkeys(("troublemaker", "peacemaker", "master_strategist"), ("W3",)),
    **dict.fromkeys(("rabble_rouser", "instigator"), ("W3",)),
    **dict.fromkeys(("bosun", "smuggler", "archivist"), ("W4",)),
    "spiritualist": ("W5",),
}
"""When each character may be turned up (10)."""
AVOIDED = {"debt_collector", "minstrel", "mentor"}
RITUALS = ["conversion"] * 3 + ["guns_stash", "cult_cabin_search"]

Row = dict[str, Any]


@cache
def printed(name: str) -> Row:
    """One of the files of tables."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def crew(seats: int) -> Row:
    """The row of this number of players (3)."""
    rows: list[Row] = printed("components")["crew"]
    return next(row for row in rows if row["seats"] == seats)


def navigation_cards() -> dict[str, Row]:
    """Colour, action and copies of each navigation card (2)."""
    return {row["card"]: row for row in printed("components")["navigation"]}


def deck(voyage: str, armed: bool) -> list[str]:
    """The navigation deck of a chart (2)."""
    return sorted(
        card
        for card, row in navigation_cards().items()
        for _ in range(row[voyage])
        if armed or row["action"] != "armed"
    )


def chart(voyage: str) -> Row:
    """A side of the board (2)."""
    rows: list[Row] = printed("charts")["chart"]
    return next(row for row in rows if row["id"] == voyage)


@cache
def spaces(voyage: str) -> dict[str, Row]:
    """Its spaces by their ids."""
    return {space["id"]: space for space in chart(voyage)["space"]}


def color(card: str) -> str:
    """The colour of a navigation card."""
    found: str = navigation_cards()[card]["color"]
    return found


def action(card: str) -> str:
    """What a navigation card does besides moving the ship."""
    found: str = navigation_cards()[card]["action"]
    return found
