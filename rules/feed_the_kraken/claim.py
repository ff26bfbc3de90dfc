"""What a seat may say by buttons (13): structured claims, tagged «said», never checked.

A claim changes no rule. Claims on cards and looks belong to the seat that everybody knows to have
had them, once each; the others to every living seat with a tongue, once a round and target.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from rules.feed_the_kraken.enums import Color, Faction, NavCard
from rules.feed_the_kraken.names import card_name, color_name, colors_text, faction_name, who
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import FreeAction, Option, Seat, Target, TargetKind
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

TALK_SENTENCES: dict[str, str] = {
    "feed_the_kraken.say.officer_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "On navigation {number} I drew {colors} and kept {kept}."
    ),
    "feed_the_kraken.say.navigator_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "On navigation {number} the logbook held {colors}."
    ),
    "feed_the_kraken.say.search_result": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "I searched {who}: {faction}, not converted."
    ),
    "feed_the_kraken.say.search_converted": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "I searched {who}: {faction}, converted to the cult."
    ),
    "feed_the_kraken.say.mermaid_cards": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Mermaid showed me {colors}."
    ),
    "feed_the_kraken.say.top_card": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The top card was a {card}."
    ),
    "feed_the_kraken.say.own_side": QT_TRANSLATE_NOOP("feed_the_kraken", "I am a {faction}."),
    "feed_the_kraken.say.accusation_1": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "{who} may be a {faction}."
    ),
    "feed_the_kraken.say.accusation_2": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "I think {who} is a {faction}."
    ),
    "feed_the_kraken.say.accusation_3": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "I am sure {who} is a {faction}."
    ),
    "feed_the_kraken.say.trust": QT_TRANSLATE_NOOP("feed_the_kraken", "I trust {who}."),
    "feed_the_kraken.say.said": QT_TRANSLATE_NOOP("feed_the_kraken", "{who} says: {claim}"),
}


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


class Say(FreeAction, frozen=True, kw_only=True):
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

    def carry_out(self, state: State, context: StepContext, seat: Seat) -> None:
        """It is heard by everybody and kept as said; nothing else changes."""
        from rules.feed_the_kraken.talking import utter

        utter(state, context, seat, self)

    def describe(self, state: State, seat: Seat) -> Option:
        """The sentence; the path to it is its kind, whom it is about, what it says."""
        return Option(self, claim_text(self), self._path())

    def _path(self) -> tuple[Target, ...]:
        number = f":{self.number}" if self.number >= 0 else ""
        path = [Target(TargetKind.BUTTON, f"{self.kind}{number}")]
        if self.target >= 0:
            path.append(Target(TargetKind.SEAT, self.target))
        words = [*self.colors, self.kept or "", self.card, self.faction]
        words += ["converted" if self.converted else "", str(self.strength or "")]
        content = " ".join([word for word in words if word])
        return (*path, Target(TargetKind.BUTTON, content)) if content else tuple(path)


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Who said what in which round."""

    round: int
    seat: Seat
    said: Say


def claim_text(said: Say) -> Text:
    """A claim as a sentence."""
    key = f"feed_the_kraken.say.{said.kind}"
    if said.kind is ClaimKind.OFFICER_CARDS:
        kept = color_name(said.kept or said.colors[0])
        number = said.number + 1
        return say(key, number=number, colors=colors_text(said.colors), kept=kept)
    if said.kind is ClaimKind.NAVIGATOR_CARDS:
        return say(key, number=said.number + 1, colors=colors_text(said.colors))
    if said.kind is ClaimKind.MERMAID_CARDS:
        return say(key, colors=colors_text(said.colors))
    if said.kind is ClaimKind.TOP_CARD:
        return say(key, card=card_name(said.card))
    if said.kind is ClaimKind.TRUST:
        return say(key, who=who(said.target))
    return _about_sides(said)


def _about_sides(said: Say) -> Text:
    key, faction = f"feed_the_kraken.say.{said.kind}", faction_name(said.faction)
    if said.kind is ClaimKind.OWN_SIDE:
        return say(key, faction=faction)
    if said.kind is ClaimKind.ACCUSATION:
        return say(f"{key}_{said.strength}", who=who(said.target), faction=faction)
    if said.converted:
        key = "feed_the_kraken.say.search_converted"
    return say(key, who=who(said.target), faction=faction)


def said_text(seat: Seat, said: Say) -> Text:
    """The log line of a claim."""
    return say("feed_the_kraken.say.said", who=who(seat), claim=claim_text(said))
