"""The closed sets of Feed the Kraken: cards, sides, posts, directions (2)."""

from enum import StrEnum


class Voyage(StrEnum):
    """The two sides of the board (3)."""

    QUICK = "quick"
    LONG = "long"


class Direction(StrEnum):
    """Where an arrow of a space points in name; the space it leads to stands in the chart (4.4)."""

    WEST = "west"
    NORTH = "north"
    EAST = "east"


class Color(StrEnum):
    """The colour of a navigation card; red goes west, yellow north, blue east (2)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"

    @property
    def direction(self) -> Direction:
        """The arrow that the ship follows."""
        return _ARROWS[self]


_ARROWS = {
    Color.RED: Direction.WEST,
    Color.YELLOW: Direction.NORTH,
    Color.BLUE: Direction.EAST,
}


class NavCard(StrEnum):
    """The seven kinds of navigation card; HIDDEN stands for a card that is not seen."""

    HIDDEN = ""
    YELLOW_CULT_UPRISING = "yellow_cult_uprising"
    BLUE_DRUNK = "blue_drunk"
    BLUE_DISARMED = "blue_disarmed"
    RED_DRUNK = "red_drunk"
    RED_MERMAID = "red_mermaid"
    RED_TELESCOPE = "red_telescope"
    RED_ARMED = "red_armed"


class CardAction(StrEnum):
    """What a navigation card does besides moving the ship (6)."""

    CULT_UPRISING = "cult_uprising"
    DRUNK = "drunk"
    DISARMED = "disarmed"
    MERMAID = "mermaid"
    TELESCOPE = "telescope"
    ARMED = "armed"


class Token(StrEnum):
    """The map actions (5)."""

    CABIN_SEARCH = "cabin_search"
    FEED_THE_KRAKEN = "feed_the_kraken"
    FLOGGING = "flogging"
    OFF_WITH_THE_TONGUE = "off_with_the_tongue"


class Ritual(StrEnum):
    """The ritual cards (7)."""

    HIDDEN = ""
    CONVERSION = "conversion"
    GUNS_STASH = "guns_stash"
    CULT_CABIN_SEARCH = "cult_cabin_search"


class Side(StrEnum):
    """The three sides (1); the leader and all cultists are one side."""

    NONE = ""
    SAILOR = "sailor"
    PIRATE = "pirate"
    CULT = "cult"


class Faction(StrEnum):
    """A faction card (2); HIDDEN: not known."""

    HIDDEN = ""
    SAILOR = "sailor"
    PIRATE = "pirate"
    CULT_LEADER = "cult_leader"
    CULTIST = "cultist"

    @property
    def side(self) -> Side:
        """The side whose victory is this card's victory."""
        return _SIDES[self]


_SIDES = {
    Faction.HIDDEN: Side.NONE,
    Faction.SAILOR: Side.SAILOR,
    Faction.PIRATE: Side.PIRATE,
    Faction.CULT_LEADER: Side.CULT,
    Faction.CULTIST: Side.CULT,
}


class Post(StrEnum):
    """The three officers of a navigation (4)."""

    CAPTAIN = "captain"
    LIEUTENANT = "lieutenant"
    NAVIGATOR = "navigator"


class Character(StrEnum):
    """The character cards (10); HIDDEN: face down, NONE: out of the game with its seat."""

    HIDDEN = ""
    NONE = "none"
    KLEPTOMANIAC = "kleptomaniac"
    TROUBLEMAKER = "troublemaker"
    GUNSMITH = "gunsmith"
    PEACEMAKER = "peacemaker"
    GUNSLINGER = "gunslinger"
    MINSTREL = "minstrel"
    BOSUN = "bosun"
    HERBALIST = "herbalist"
    LOOK_OUT = "look_out"
    MASTER_STRATEGIST = "master_strategist"
    SMUGGLER = "smuggler"
    AGITATOR = "agitator"
    CONSULTANT = "consultant"
    CHIEF_COOK = "chief_cook"
    RABBLE_ROUSER = "rabble_rouser"
    ARCHIVIST = "archivist"
    MENTOR = "mentor"
    SPIRITUALIST = "spiritualist"
    DEBT_COLLECTOR = "debt_collector"
    EQUALIZER = "equalizer"
    INSTIGATOR = "instigator"


class WindowName(StrEnum):
    """The five moments at which characters are turned up (4, 10)."""

    W1 = "w1_before_appointment"
    W2 = "w2_after_appointment"
    W3 = "w3_guns_revealed"
    W4 = "w4_before_draw"
    W5 = "w5_end_of_navigation"
