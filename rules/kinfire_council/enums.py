"""The closed sets of Kinfire Council: resources, skills, kinds of decree, events, phases (3-15)."""

from enum import StrEnum


class Resource(StrEnum):
    """What is paid and gained. MAGIC stands for any of the others but is never stood for (5)."""

    COIN = "coin"
    FOOD = "food"
    COMMON = "common"
    RARE = "rare"
    MAGIC = "magic"


BASIC = (Resource.COIN, Resource.FOOD, Resource.COMMON)
"""What `basic` in a cost may be (5)."""
RESOURCES = tuple(Resource)


class Skill(StrEnum):
    """At most one on a chit (7)."""

    ARTISAN = "artisan"
    SCHOLAR = "scholar"
    GUARD = "guard"
    SPY = "spy"
    ENVOY = "envoy"
    HUNTER = "hunter"


class Flag(StrEnum):
    """Rule switches that a modifier of kind `flag` names (7, 15)."""

    ACTION_AND_ARREST = "action_and_arrest"
    SHARE_SPACE = "share_space"
    NO_TAX = "no_tax"
    HUNTER = "hunter"


class DecreeKind(StrEnum):
    """What a decree does when it passes or fails (4, Night's Fall B)."""

    LAW = "law"
    ORDER = "order"
    ELECTION = "election"
    CRISIS = "crisis"


class Moment(StrEnum):
    """Events that triggers wait for (15)."""

    SUN_RISE = "sun_rise"
    LOCATION_ACTION = "location_action"
    ARREST = "arrest"
    UPGRADE = "upgrade"
    REPEL = "repel"
    SHIP = "ship"
    NEED_SCORED = "need_scored"
    LEAD_SPONSOR = "lead_sponsor"
    TROUBLE_HERE = "trouble_here"


class Who(StrEnum):
    """Whom a trigger is for: who caused the event, all in order, the holder only when he caused it
    (at sun_rise always), nobody (15)."""

    ACTOR = "actor"
    EACH = "each"
    OWNER = "owner"
    NONE = "none"


class Whom(StrEnum):
    """Whom `to` names (15); the sponsors stand in decrees only."""

    EACH = "each"
    LEAD = "lead"
    SPONSORS = "sponsors"
    NON_SPONSORS = "non_sponsors"


class Param(StrEnum):
    """Numbers of `[params]` that a modifier may change (3, 4, 15)."""

    CULT_DRAW = "cult_draw"
    NEED_V = "need_v"
    TAX_T1 = "tax_t1"
    TAX_T2 = "tax_t2"
    TAX_T3 = "tax_t3"
    ERRANDS_PER_TURN = "errands_per_turn"
    UPGRADE_DISCOUNT = "upgrade_discount"
    REPEL_DISCOUNT = "repel_discount"
    SHIP_DISCOUNT = "ship_discount"
    SHIP_SURCHARGE = "ship_surcharge"


class Counter(StrEnum):
    """What `per` and `end` count (15)."""

    PATRONS = "patrons"
    TROPHIES = "trophies"
    CULTISTS = "cultists"
    SKILLED = "skilled"
    NEEDS_MET = "needs_met"
    RESEARCH = "research"


class Payment(StrEnum):
    """Kinds of payment that a turn's discount is for (5)."""

    TAX = "tax"
    UPGRADE = "upgrade"
    REPEL = "repel"
    SHIP = "ship"


class Aim(StrEnum):
    """What a price is paid for, where it is more than what the thing used asks."""

    ITEM = "item"
    NEED = "need"
    SHIP = "ship"
    UPGRADE = "upgrade"
    REPEL = "repel"


class ErrandKind(StrEnum):
    """What an errand may be (8)."""

    ANY = "any"
    NEED = "need"
    SHIP = "ship"


class Reach(StrEnum):
    """Where an arrest reaches (6)."""

    ADJACENT = "adjacent"
    ANY = "any"


class TroubleOn(StrEnum):
    """Where trouble is removed (15)."""

    THREAT = "threat"
    SITE = "site"
    ANY = "any"


class Window(StrEnum):
    """When a research card may be played (4)."""

    TURN = "turn"
    NIGHT = "night"


class Tile(StrEnum):
    """Threat tiles (9)."""

    RUBBLE = "rubble"
    SEA_BEAST = "sea_beast"


class Phase(StrEnum):
    """The phases of a round (4)."""

    SUN_RISE = "sun_rise"
    DAYS_LIGHT = "days_light"
    NIGHTS_FALL = "nights_fall"


class Source(StrEnum):
    """Where points come from: what the end tells (13). The first ones are the players', the last
    ones the Cult's."""

    START = "start"
    LOCATION = "location"
    COUNCILOR = "councilor"
    SENTRY = "sentry"
    RESEARCH = "research"
    DECREE = "decree"
    UPGRADE = "upgrade"
    REPEL = "repel"
    NEED = "need"
    LIGHTHOUSE = "lighthouse"
    RUBBLE = "rubble"
    THREAT = "threat"
    HIDDEN = "hidden"


SOURCES = tuple(Source)


class NeedBonus(StrEnum):
    """Option: when the need Sentry and the need's trigger pay (18)."""

    NIGHT = "night"
    ERRAND = "errand"


class BagReset(StrEnum):
    """Option: when the bag resets (18)."""

    LEADERS_RESOLVED = "leaders_resolved"
    LEADERS_DRAWN = "leaders_drawn"
