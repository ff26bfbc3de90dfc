"""What happened, for log, motion and statistics."""

from typing import ClassVar

from rules.cartographers.data import card_set, explore_cards
from rules.cartographers.maps.land import label_text
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.names import card_name, season_name, skill_name, terrains_text
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.kernel.steps import Event, LogRank, Seat
from rules.kernel.text import Text, say


def seat_text(seat: int) -> Text:
    """A seat by its number; the screen puts the person's name there."""
    return say("kernel.seat", number=seat + 1)


class EdictsLaid(Event, frozen=True):
    """The four scoring cards lie under the edicts A to D (2)."""

    cards: tuple[str, ...]

    def text(self) -> Text:
        """The four cards."""
        cards = [card_name(card) for card in self.cards]
        return say("cartographers.log.edicts", **dict(zip("abcd", cards, strict=True)))


class SkillsDealt(Event, frozen=True):
    """Three skill cards lie face up (10)."""

    cards: tuple[str, ...]

    def text(self) -> Text:
        """The three cards."""
        return say("cartographers.log.skills", skills=tuple(map(skill_name, self.cards)))


class SeasonBegan(Event, frozen=True):
    """A new season (3)."""

    RANK: ClassVar[LogRank] = LogRank.PART

    card_set: str
    season: int

    def text(self) -> Text:
        """Its name and its limit of time."""
        limit = card_set(self.card_set).season[self.season].threshold
        return say(
            "cartographers.log.season", season=season_name(self.card_set, self.season), time=limit
        )


class Revealed(Event, frozen=True):
    """The top card of the explore deck was turned up (3); ``time`` is the sum that lies open."""

    card: str
    time: int

    def text(self) -> Text:
        """The card, and the time for those that have some."""
        name = card_name(self.card)
        card = explore_cards().get(self.card)
        if card is None or not card.terrains:
            return say("cartographers.log.revealed", card=name)
        return say("cartographers.log.revealed_time", card=name, time=self.time)


class OfSheet(Event, frozen=True):
    """Something on the map of ``owner`` by ``seat``; private maps tell only these two (11)."""

    seat: Seat
    owner: Seat
    private: bool

    def for_seat(self, viewer: Seat | None) -> Event | None:
        """Everybody knows, unless maps are private."""
        return self if not self.private or viewer in (self.seat, self.owner) else None


class Drew(OfSheet, frozen=True):
    """A shape was drawn. ``stride`` is that of the map, ``coins`` what the owner's track gained."""

    card: str
    terrains: tuple[Terrain, ...]
    cells: int
    stride: int
    coins: int = 0
    marks: int = 0
    skill: str = ""

    def text(self) -> Text:
        """Who drew what and where."""
        key = "drew" if self.seat == self.owner else "drew_for"
        return say(
            f"cartographers.log.{key}",
            seat=seat_text(self.seat),
            owner=seat_text(self.owner),
            terrain=terrains_text(self.terrains),
            spaces=label_text(self.stride, self.cells),
        )


class Swept(OfSheet, frozen=True):
    """The solo sweep drew an ambush; no cells: it fitted nowhere (9)."""

    card: str
    cells: int
    stride: int
    coins: int = 0

    def text(self) -> Text:
        """Where the monsters landed."""
        owner, card = seat_text(self.owner), card_name(self.card)
        if not self.cells:
            return say("cartographers.log.swept_nothing", card=card, owner=owner)
        spaces = label_text(self.stride, self.cells)
        return say("cartographers.log.swept", card=card, owner=owner, spaces=spaces)


class DrewNothing(OfSheet, frozen=True):
    """The map was full (4.3)."""

    card: str

    def text(self) -> Text:
        """Whose map has no room."""
        return say("cartographers.log.full", owner=seat_text(self.owner))


class SkillUsed(OfSheet, frozen=True):
    """A seat used a skill and paid for it (10)."""

    skill: str
    cost: int

    def text(self) -> Text:
        """Who used which skill for how many coins."""
        seat, skill = seat_text(self.seat), skill_name(self.skill)
        if not self.cost:
            return say("cartographers.log.skill_free", seat=seat, skill=skill)
        return say("cartographers.log.skill", seat=seat, skill=skill, n=self.cost)


class Destroyed(OfSheet, frozen=True):
    """Spaces lost their terrain by the power of a card (15)."""

    card: str
    cells: int
    stride: int
    coins: int = 0

    def text(self) -> Text:
        """Which spaces."""
        return say(
            "cartographers.log.destroyed",
            card=card_name(self.card),
            owner=seat_text(self.owner),
            spaces=label_text(self.stride, self.cells),
        )


class Spread(OfSheet, frozen=True):
    """Zombies spread (15)."""

    card: str
    cells: int
    stride: int
    coins: int = 0

    def text(self) -> Text:
        """Where to."""
        return say(
            "cartographers.log.spread",
            owner=seat_text(self.owner),
            spaces=label_text(self.stride, self.cells),
        )


class SeasonScored(OfSheet, frozen=True):
    """A map was scored at the end of a season (6)."""

    card_set: str
    season: int
    score: SeasonScore

    def text(self) -> Text:
        """The four components and their sum."""
        score = self.score
        return say(
            "cartographers.log.scored",
            owner=seat_text(self.owner),
            season=season_name(self.card_set, self.season),
            total=score.total,
            first=score.first,
            second=score.second,
            coins=score.coins,
            monsters=score.monsters,
        )


class YearEnded(Event, frozen=True):
    """The game is over; private maps are open now (7, 11)."""

    totals: tuple[int, ...]

    def text(self) -> Text:
        """The final scores are known."""
        return say("cartographers.log.ended")


EVENTS: tuple[type[Event], ...] = (
    EdictsLaid,
    SkillsDealt,
    SeasonBegan,
    Revealed,
    Drew,
    Swept,
    DrewNothing,
    SkillUsed,
    Destroyed,
    Spread,
    SeasonScored,
    YearEnded,
)
