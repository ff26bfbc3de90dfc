"""What a seat may say by buttons (13): structured claims, tagged «said», never checked.

A claim changes no rule. Claims on cards and looks belong to the seat that everybody knows to have
had them, once each; the others to every living seat with a tongue, once a round and target.
"""

from enum import StrEnum

import msgspec

from rules.feed_the_kraken.words import Color, Faction, NavCard
from rules.kernel.steps import Aside, Seat


class ClaimKind(StrEnum):
    """The kinds of claim (13)."""

    OFFICER_CARDS = "officer_cards"
    NAVIGATOR_CARDS = "navigator_cards"
    SEARCH_RESULT = "search_result"
    MERMAID_CARDS = "mermaid_cards"
    TOP_CARD = "top_card"
    OWN_SIDE = "own_side"
    ACCUSATION = "accusation"
    TRUST = "trust"


class Say(Aside, frozen=True, kw_only=True):
    """One claim. Which fields count depends on its kind; the others stay at their default.

    officer_cards: number colors kept · navigator_cards: number colors (kept is the colour shown) ·
    search_result: number target faction converted · mermaid_cards: number colors ·
    top_card: number card · own_side: faction · accusation: target faction strength · trust: target.
    `number` is the index in `voyages` (cards) or in `looks` (search, mermaid, top card);
    `colors` are in the order red, yellow, blue.
    """

    kind: ClaimKind
    number: int = -1
    target: Seat = Seat(-1)
    colors: tuple[Color, ...] = ()
    kept: Color | None = None
    card: NavCard = NavCard.HIDDEN
    faction: Faction = Faction.HIDDEN
    converted: bool = False
    strength: int = 0


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Who said what in which round."""

    round: int
    seat: Seat
    said: Say
