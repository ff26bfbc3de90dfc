"""The closed sets of Root: suits, factions, phases, pieces, items (1, 3)."""

from enum import StrEnum


class Suit(StrEnum):
    """Suits of cards; a clearing is never a bird (3.4). NONE: the Burrow, no suit."""

    NONE = ""
    BIRD = "bird"
    FOX = "fox"
    RABBIT = "rabbit"
    MOUSE = "mouse"


CLEARING_SUITS = (Suit.FOX, Suit.RABBIT, Suit.MOUSE)


class Faction(StrEnum):
    """The factions, in the order of their set-up letters (2.1). NONE: not drafted yet (2.2)."""

    NONE = ""
    MARQUISE = "marquise"
    EYRIE = "eyrie"
    ALLIANCE = "alliance"
    VAGABOND = "vagabond"
    CULT = "cult"
    RIVERFOLK = "riverfolk"
    DUCHY = "duchy"
    CORVID = "corvid"


FACTIONS = tuple(faction for faction in Faction if faction is not Faction.NONE)


class Phase(StrEnum):
    """The phases of a turn (3.2)."""

    BIRDSONG = "birdsong"
    DAYLIGHT = "daylight"
    EVENING = "evening"


class Item(StrEnum):
    """The kinds of item (1); HIDDEN: under a ruin, not known."""

    HIDDEN = ""
    BAG = "bag"
    BOOT = "boot"
    CROSSBOW = "crossbow"
    HAMMER = "hammer"
    SWORD = "sword"
    TEA = "tea"
    COIN = "coin"
    TORCH = "torch"


class CardKind(StrEnum):
    """What may be done with a card besides spending it (5)."""

    AMBUSH = "ambush"
    DOMINANCE = "dominance"
    ITEM = "item"
    IMMEDIATE = "immediate"
    PERSISTENT = "persistent"


class Rank(StrEnum):
    """The ranks of ministers (7.7)."""

    SQUIRE = "squire"
    NOBLE = "noble"
    LORD = "lord"


class Relation(StrEnum):
    """What a faction is to a Vagabond (7.4)."""

    HOSTILE = "hostile"
    INDIFFERENT = "indifferent"
    AMIABLE = "amiable"
    FRIENDLY = "friendly"
    ALLIED = "allied"


class BuildingKind(StrEnum):
    """Square pieces: each fills a slot (1)."""

    SAWMILL = "sawmill"
    WORKSHOP = "workshop"
    RECRUITER = "recruiter"
    ROOST = "roost"
    BASE = "base"
    GARDEN = "garden"
    CITADEL = "citadel"
    MARKET = "market"


class TokenKind(StrEnum):
    """Round pieces: they need no slot (1)."""

    WOOD = "wood"
    KEEP = "keep"
    SYMPATHY = "sympathy"
    TRADE_POST = "trade_post"
    TUNNEL = "tunnel"
    PLOT = "plot"


class PlotKind(StrEnum):
    """The kinds of plot (7.8); HIDDEN: face down, not known."""

    HIDDEN = ""
    BOMB = "bomb"
    SNARE = "snare"
    EXTORTION = "extortion"
    RAID = "raid"


class Landmark(StrEnum):
    """The six landmarks (8)."""

    FERRY = "ferry"
    TOWER = "tower"
    ELDER_TREETOP = "elder_treetop"
    BLACK_MARKET = "black_market"
    LEGENDARY_FORGE = "legendary_forge"
    LOST_CITY = "lost_city"


class Cause(StrEnum):
    """Why pieces leave the map: reactions go by it (3.3, 4, 7)."""

    BATTLE_HIT = "battle_hit"
    AMBUSH_HIT = "ambush_hit"
    FAVOR = "favor"
    REVOLT = "revolt"
    STRIKE = "strike"
    BOMB = "bomb"
    SCORCHED_EARTH = "scorched_earth"
    REPLACE = "replace"
    PROPAGANDA = "propaganda"
    TAX = "tax"
    EXPOSURE = "exposure"
    OWN = "own"
    SABOTEURS = "saboteurs"
    TRAP = "trap"
    RAZED = "razed"
