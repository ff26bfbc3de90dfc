"""The closed sets of Cthulhu Wars: factions, classes of unit, phases, causes (2, 4, 5)."""

from enum import StrEnum


class Faction(StrEnum):
    """The factions: the core ones in the order of the alphabet of their set-up, then extensions."""

    GREAT_CTHULHU = "great_cthulhu"
    BLACK_GOAT = "black_goat"
    CRAWLING_CHAOS = "crawling_chaos"
    YELLOW_SIGN = "yellow_sign"
    SLEEPER = "sleeper"
    ANCIENTS = "ancients"
    WINDWALKER = "windwalker"
    OPENER_OF_THE_WAY = "opener_of_the_way"


CORE = tuple(Faction)[:4]
EXTENSIONS = tuple(Faction)[4:]


class UnitClass(StrEnum):
    """Classes of unit in rising order (4). BUILDING is no unit; TERROR captures and protects as a
    monster does, but is none for effects (15)."""

    BUILDING = "building"
    CULTIST = "cultist"
    MONSTER = "monster"
    TERROR = "terror"
    GREAT_OLD_ONE = "great_old_one"


class AreaKind(StrEnum):
    """Six oceans; everything else is land (3)."""

    OCEAN = "ocean"
    LAND = "land"


class Glyph(StrEnum):
    """The marks of the Yellow Sign printed on areas (3)."""

    NONE = "none"
    CRESCENT = "crescent"
    CHEVRON = "chevron"
    SLASHES = "slashes"


class Phase(StrEnum):
    """The phases of a round (5)."""

    GATHER_POWER = "gather_power"
    FIRST_PLAYER = "first_player"
    DOOM = "doom"
    ACTION = "action"


class Cause(StrEnum):
    """Why a unit leaves the map (4). KILL: a result of a battle; CAPTURE: to an enemy's card;
    REPLACE: another unit takes its place; ELIMINATE: an effect; NO_RETREAT: lack of a retreat;
    SACRIFICE: by its owner's own effect; ASIDE: it stays in play off the map (Submerge)."""

    KILL = "kill"
    CAPTURE = "capture"
    REPLACE = "replace"
    ELIMINATE = "eliminate"
    NO_RETREAT = "no_retreat"
    SACRIFICE = "sacrifice"
    ASIDE = "aside"


class Result(StrEnum):
    """What a die says (7)."""

    MISS = "miss"
    PAIN = "pain"
    KILL = "kill"


class Clock(StrEnum):
    """The direction of the turn order of a round (5.2)."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"
