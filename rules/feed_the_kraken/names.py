"""The names of all components, and what each of them does in one sentence (5 to 10)."""

from enum import StrEnum

from rules.feed_the_kraken.enums import (
    CardAction,
    Character,
    Color,
    Direction,
    Faction,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
    Voyage,
    WindowName,
)
from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

NAMES: dict[str, str] = {
    "feed_the_kraken.post.captain": QT_TRANSLATE_NOOP("feed_the_kraken", "Captain"),
    "feed_the_kraken.post.lieutenant": QT_TRANSLATE_NOOP("feed_the_kraken", "Lieutenant"),
    "feed_the_kraken.post.navigator": QT_TRANSLATE_NOOP("feed_the_kraken", "Navigator"),
    "feed_the_kraken.color.red": QT_TRANSLATE_NOOP("feed_the_kraken", "red"),
    "feed_the_kraken.color.yellow": QT_TRANSLATE_NOOP("feed_the_kraken", "yellow"),
    "feed_the_kraken.color.blue": QT_TRANSLATE_NOOP("feed_the_kraken", "blue"),
    "feed_the_kraken.direction.west": QT_TRANSLATE_NOOP("feed_the_kraken", "west"),
    "feed_the_kraken.direction.north": QT_TRANSLATE_NOOP("feed_the_kraken", "north"),
    "feed_the_kraken.direction.east": QT_TRANSLATE_NOOP("feed_the_kraken", "east"),
    "feed_the_kraken.side.sailor": QT_TRANSLATE_NOOP("feed_the_kraken", "Sailors"),
    "feed_the_kraken.side.pirate": QT_TRANSLATE_NOOP("feed_the_kraken", "Pirates"),
    "feed_the_kraken.side.cult": QT_TRANSLATE_NOOP("feed_the_kraken", "Cult"),
    "feed_the_kraken.faction.hidden": QT_TRANSLATE_NOOP("feed_the_kraken", "unknown"),
    "feed_the_kraken.faction.sailor": QT_TRANSLATE_NOOP("feed_the_kraken", "Sailor"),
    "feed_the_kraken.faction.pirate": QT_TRANSLATE_NOOP("feed_the_kraken", "Pirate"),
    "feed_the_kraken.faction.cult_leader": QT_TRANSLATE_NOOP("feed_the_kraken", "Cult Leader"),
    "feed_the_kraken.faction.cultist": QT_TRANSLATE_NOOP("feed_the_kraken", "Cultist"),
    "feed_the_kraken.action.cult_uprising": QT_TRANSLATE_NOOP("feed_the_kraken", "Cult Uprising"),
    "feed_the_kraken.action.drunk": QT_TRANSLATE_NOOP("feed_the_kraken", "Drunk"),
    "feed_the_kraken.action.disarmed": QT_TRANSLATE_NOOP("feed_the_kraken", "Disarmed"),
    "feed_the_kraken.action.mermaid": QT_TRANSLATE_NOOP("feed_the_kraken", "Mermaid"),
    "feed_the_kraken.action.telescope": QT_TRANSLATE_NOOP("feed_the_kraken", "Telescope"),
    "feed_the_kraken.action.armed": QT_TRANSLATE_NOOP("feed_the_kraken", "Armed"),
    "feed_the_kraken.card.hidden": QT_TRANSLATE_NOOP("feed_the_kraken", "unseen card"),
    "feed_the_kraken.card.yellow_cult_uprising": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "yellow Cult Uprising"
    ),
    "feed_the_kraken.card.blue_drunk": QT_TRANSLATE_NOOP("feed_the_kraken", "blue Drunk"),
    "feed_the_kraken.card.blue_disarmed": QT_TRANSLATE_NOOP("feed_the_kraken", "blue Disarmed"),
    "feed_the_kraken.card.red_drunk": QT_TRANSLATE_NOOP("feed_the_kraken", "red Drunk"),
    "feed_the_kraken.card.red_mermaid": QT_TRANSLATE_NOOP("feed_the_kraken", "red Mermaid"),
    "feed_the_kraken.card.red_telescope": QT_TRANSLATE_NOOP("feed_the_kraken", "red Telescope"),
    "feed_the_kraken.card.red_armed": QT_TRANSLATE_NOOP("feed_the_kraken", "red Armed"),
    "feed_the_kraken.token.cabin_search": QT_TRANSLATE_NOOP("feed_the_kraken", "Cabin Search"),
    "feed_the_kraken.token.feed_the_kraken": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Feed the Kraken"
    ),
    "feed_the_kraken.token.flogging": QT_TRANSLATE_NOOP("feed_the_kraken", "Flogging"),
    "feed_the_kraken.token.off_with_the_tongue": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Off with the Tongue"
    ),
    "feed_the_kraken.ritual.hidden": QT_TRANSLATE_NOOP("feed_the_kraken", "face-down ritual"),
    "feed_the_kraken.ritual.conversion": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Conversion to the Cult"
    ),
    "feed_the_kraken.ritual.guns_stash": QT_TRANSLATE_NOOP("feed_the_kraken", "Cult Guns Stash"),
    "feed_the_kraken.ritual.cult_cabin_search": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Cult Cabin Search"
    ),
    "feed_the_kraken.character.hidden": QT_TRANSLATE_NOOP("feed_the_kraken", "face-down character"),
    "feed_the_kraken.character.none": QT_TRANSLATE_NOOP("feed_the_kraken", "no character"),
    "feed_the_kraken.character.kleptomaniac": QT_TRANSLATE_NOOP("feed_the_kraken", "Kleptomaniac"),
    "feed_the_kraken.character.troublemaker": QT_TRANSLATE_NOOP("feed_the_kraken", "Troublemaker"),
    "feed_the_kraken.character.gunsmith": QT_TRANSLATE_NOOP("feed_the_kraken", "Gunsmith"),
    "feed_the_kraken.character.peacemaker": QT_TRANSLATE_NOOP("feed_the_kraken", "Peacemaker"),
    "feed_the_kraken.character.gunslinger": QT_TRANSLATE_NOOP("feed_the_kraken", "Gunslinger"),
    "feed_the_kraken.character.minstrel": QT_TRANSLATE_NOOP("feed_the_kraken", "Minstrel"),
    "feed_the_kraken.character.bosun": QT_TRANSLATE_NOOP("feed_the_kraken", "Bosun"),
    "feed_the_kraken.character.herbalist": QT_TRANSLATE_NOOP("feed_the_kraken", "Herbalist"),
    "feed_the_kraken.character.look_out": QT_TRANSLATE_NOOP("feed_the_kraken", "Look-Out"),
    "feed_the_kraken.character.master_strategist": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Master Strategist"
    ),
    "feed_the_kraken.character.smuggler": QT_TRANSLATE_NOOP("feed_the_kraken", "Smuggler"),
    "feed_the_kraken.character.agitator": QT_TRANSLATE_NOOP("feed_the_kraken", "Agitator"),
    "feed_the_kraken.character.consultant": QT_TRANSLATE_NOOP("feed_the_kraken", "Consultant"),
    "feed_the_kraken.character.chief_cook": QT_TRANSLATE_NOOP("feed_the_kraken", "Chief Cook"),
    "feed_the_kraken.character.rabble_rouser": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Rabble-rouser"
    ),
    "feed_the_kraken.character.archivist": QT_TRANSLATE_NOOP("feed_the_kraken", "Archivist"),
    "feed_the_kraken.character.mentor": QT_TRANSLATE_NOOP("feed_the_kraken", "Mentor"),
    "feed_the_kraken.character.spiritualist": QT_TRANSLATE_NOOP("feed_the_kraken", "Spiritualist"),
    "feed_the_kraken.character.debt_collector": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Debt Collector"
    ),
    "feed_the_kraken.character.equalizer": QT_TRANSLATE_NOOP("feed_the_kraken", "Equalizer"),
    "feed_the_kraken.character.instigator": QT_TRANSLATE_NOOP("feed_the_kraken", "Instigator"),
    "feed_the_kraken.window.w1_before_appointment": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "before the appointment"
    ),
    "feed_the_kraken.window.w2_after_appointment": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "after the appointment"
    ),
    "feed_the_kraken.window.w3_guns_revealed": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "guns on the table"
    ),
    "feed_the_kraken.window.w4_before_draw": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "before drawing cards"
    ),
    "feed_the_kraken.window.w5_end_of_navigation": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "end of the navigation"
    ),
    "feed_the_kraken.sight.cabin_search": QT_TRANSLATE_NOOP("feed_the_kraken", "Cabin Search"),
    "feed_the_kraken.sight.mermaid": QT_TRANSLATE_NOOP("feed_the_kraken", "Mermaid"),
    "feed_the_kraken.sight.telescope": QT_TRANSLATE_NOOP("feed_the_kraken", "Telescope"),
    "feed_the_kraken.sight.look_out": QT_TRANSLATE_NOOP("feed_the_kraken", "Look-Out"),
    "feed_the_kraken.goal.bluewater_bay": QT_TRANSLATE_NOOP("feed_the_kraken", "Bluewater Bay"),
    "feed_the_kraken.goal.crimson_cove": QT_TRANSLATE_NOOP("feed_the_kraken", "Crimson Cove"),
    "feed_the_kraken.goal.kraken": QT_TRANSLATE_NOOP("feed_the_kraken", "the Kraken"),
    "feed_the_kraken.voyage.quick": QT_TRANSLATE_NOOP("feed_the_kraken", "Quick voyage"),
    "feed_the_kraken.voyage.long": QT_TRANSLATE_NOOP("feed_the_kraken", "Long voyage"),
    "feed_the_kraken.mark.off_duty": QT_TRANSLATE_NOOP("feed_the_kraken", "Off duty"),
    "feed_the_kraken.mark.unconvertible": QT_TRANSLATE_NOOP("feed_the_kraken", "Unconvertible"),
    "feed_the_kraken.mark.no_tongue": QT_TRANSLATE_NOOP("feed_the_kraken", "No tongue"),
    "feed_the_kraken.mark.resume": QT_TRANSLATE_NOOP("feed_the_kraken", "Resume"),
    "feed_the_kraken.mark.gun": QT_TRANSLATE_NOOP("feed_the_kraken", "Gun"),
    # ------------------------------------------------------------ what it does
    "feed_the_kraken.post.captain.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Names the team, keeps one of two cards, and carries out what the ship meets.",
    ),
    "feed_the_kraken.post.lieutenant.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Keeps one of two navigation cards for the logbook."
    ),
    "feed_the_kraken.post.navigator.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Chooses between the two cards in the logbook, or jumps overboard."
    ),
    "feed_the_kraken.faction.sailor.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Wins when the ship reaches Bluewater Bay in the north-east."
    ),
    "feed_the_kraken.faction.pirate.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Wins when the ship reaches Crimson Cove in the north-west."
    ),
    "feed_the_kraken.faction.cult_leader.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Wins when the ship reaches the Kraken in the north, or when fed to it."
    ),
    "feed_the_kraken.faction.cultist.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Wins with the Cult Leader: at the Kraken, or when the leader is fed to it.",
    ),
    "feed_the_kraken.action.cult_uprising.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "At the end of this navigation, a ritual card is revealed and carried out.",
    ),
    "feed_the_kraken.action.drunk.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The captain is replaced by the player with the fewest resume cards (ties: "
        "next clockwise).",
    ),
    "feed_the_kraken.action.disarmed.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The navigator returns a gun to the supply."
    ),
    "feed_the_kraken.action.armed.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The navigator takes a gun from the supply."
    ),
    "feed_the_kraken.action.mermaid.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The captain chooses a player to see the last three discards in private."
    ),
    "feed_the_kraken.action.telescope.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The captain chooses a player to see the top card in private and leave or discard it.",
    ),
    "feed_the_kraken.token.cabin_search.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The captain sees a player's faction card in private. That player can no "
        "longer be converted.",
    ),
    "feed_the_kraken.token.feed_the_kraken.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "The captain feeds a player to the Kraken. If it is the Cult Leader, the cult "
        "wins immediately.",
    ),
    "feed_the_kraken.token.flogging.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Reveal one side this player is not on. They can no longer be converted.",
    ),
    "feed_the_kraken.token.off_with_the_tongue.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "This player may no longer speak and can never become captain again."
    ),
    "feed_the_kraken.ritual.conversion.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Cult Leader secretly makes a player a Cultist."
    ),
    "feed_the_kraken.ritual.guns_stash.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Cult Leader secretly hands out three guns from the supply."
    ),
    "feed_the_kraken.ritual.cult_cabin_search.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "The Cult Leader secretly sees the faction cards of the three officers."
    ),
    "feed_the_kraken.character.hidden.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Face down: only its owner knows what it is."
    ),
    "feed_the_kraken.character.none.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Left the game with its player."
    ),
    "feed_the_kraken.character.kleptomaniac.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Any window: take a gun from another player."
    ),
    "feed_the_kraken.character.troublemaker.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Guns on the table: one player's guns count double in this check; only the real ones burn.",
    ),
    "feed_the_kraken.character.gunsmith.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Any window: pay a gun to reveal it. While it is face up, you take back one of "
        "the guns you burn in a mutiny.",
    ),
    "feed_the_kraken.character.peacemaker.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Guns on the table: one player takes back all their guns; they do not count in this check.",
    ),
    "feed_the_kraken.character.gunslinger.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Any window: take two guns from the supply."
    ),
    "feed_the_kraken.character.minstrel.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "After the appointment: two players take no part in the next loyalty check.",
    ),
    "feed_the_kraken.character.bosun.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Before drawing: the lieutenant and the navigator swap badges."
    ),
    "feed_the_kraken.character.herbalist.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Before the appointment: move an off-duty sign to a player without one."
    ),
    "feed_the_kraken.character.look_out.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Any window: see the top card of the draw pile in private, then leave or discard it.",
    ),
    "feed_the_kraken.character.master_strategist.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Guns on the table: if there is a new captain and it is not you, your guns come back"
        " instead of burning.",
    ),
    "feed_the_kraken.character.smuggler.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Before drawing: the captain or the lieutenant draws three cards instead of two.",
    ),
    "feed_the_kraken.character.agitator.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "After the appointment: two players must each commit at least one gun in the "
        "next loyalty check.",
    ),
    "feed_the_kraken.character.consultant.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Before the appointment: you name the lieutenant, the captain names only the navigator.",
    ),
    "feed_the_kraken.character.chief_cook.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "After the appointment: the captain is replaced as by a Drunk card, and the round"
        " starts over.",
    ),
    "feed_the_kraken.character.rabble_rouser.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Guns on the table: half the guns (rounded up) are enough for this mutiny.",
    ),
    "feed_the_kraken.character.archivist.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Before drawing: this navigation, the captain or the lieutenant may discard "
        "the cards they drew and draw two new ones.",
    ),
    "feed_the_kraken.character.mentor.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Any window: another player's face-up character turns face down and may be used again.",
    ),
    "feed_the_kraken.character.spiritualist.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "End of a navigation with a yellow card: two players each give a gun to a "
        "player of your choice.",
    ),
    "feed_the_kraken.character.debt_collector.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "After the appointment: one officer gives a gun to each of the other two.",
    ),
    "feed_the_kraken.character.equalizer.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "After the appointment: in the next loyalty check one gun is enough, and no "
        "one commits more than one.",
    ),
    "feed_the_kraken.character.instigator.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Guns on the table: a player adds all their remaining guns, or nothing; if "
        "nothing, your card turns face down again.",
    ),
    "feed_the_kraken.mark.off_duty.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "Cannot be lieutenant or navigator for the next navigation; may mutiny and become captain.",
    ),
    "feed_the_kraken.mark.unconvertible.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Searched or flogged: the Cult Leader cannot convert this player."
    ),
    "feed_the_kraken.mark.no_tongue.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "May not speak and can never become captain; may do everything else."
    ),
    "feed_the_kraken.mark.resume.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken",
        "A card played under this captain. After a Drunk card, the player with the "
        "fewest becomes captain.",
    ),
    "feed_the_kraken.mark.gun.does": QT_TRANSLATE_NOOP(
        "feed_the_kraken", "Committed in secret against a team; burned if the mutiny succeeds."
    ),
}
"""Names, by key."""


def who(seat: Seat) -> Text:
    """A seat in a sentence; nobody for an empty post."""
    if seat < 0:
        return say("feed_the_kraken.nobody")
    return say("kernel.seat", number=seat + 1)


def _name(group: str, thing: StrEnum) -> Text:
    return say(f"feed_the_kraken.{group}.{thing.value or 'hidden'}")


def _does(group: str, thing: StrEnum) -> Text:
    return say(f"feed_the_kraken.{group}.{thing.value or 'hidden'}.does")


def post_name(post: Post) -> Text:
    """Captain, lieutenant, navigator."""
    return _name("post", post)


def post_does(post: Post) -> Text:
    """What the officer does in a navigation."""
    return _does("post", post)


def color_name(color: Color) -> Text:
    """The colour of a navigation card."""
    return _name("color", color)


def colors_text(colors: tuple[Color, ...]) -> tuple[Text, ...]:
    """Several colours, as a list in a sentence."""
    return tuple(color_name(color) for color in colors)


def direction_name(direction: Direction) -> Text:
    """The arrow that the ship follows."""
    return _name("direction", direction)


def side_name(side: Side) -> Text:
    """One of the three sides."""
    return _name("side", side)


def faction_name(faction: Faction) -> Text:
    """A faction card."""
    return _name("faction", faction)


def faction_does(faction: Faction) -> Text:
    """How it wins; only for cards that are seen."""
    return _does("faction", faction)


def action_name(action: CardAction) -> Text:
    """What a navigation card does besides moving the ship."""
    return _name("action", action)


def action_does(action: CardAction) -> Text:
    """The action of a navigation card in one sentence."""
    return _does("action", action)


def card_name(card: NavCard) -> Text:
    """A navigation card: colour and action."""
    return _name("card", card)


def cards_text(cards: tuple[NavCard, ...]) -> tuple[Text, ...]:
    """Several navigation cards, as a list in a sentence."""
    return tuple(card_name(card) for card in cards)


def token_name(token: Token) -> Text:
    """A map action."""
    return _name("token", token)


def token_does(token: Token) -> Text:
    """A map action in one sentence."""
    return _does("token", token)


def ritual_name(ritual: Ritual) -> Text:
    """A ritual card."""
    return _name("ritual", ritual)


def ritual_does(ritual: Ritual) -> Text:
    """A ritual in one sentence; only for cards that are seen."""
    return _does("ritual", ritual)


def character_name(character: Character) -> Text:
    """A character card."""
    return _name("character", character)


def character_does(character: Character) -> Text:
    """A character in one sentence."""
    return _does("character", character)


def window_name(window: WindowName) -> Text:
    """The moment of a window."""
    return _name("window", window)


def voyage_name(voyage: Voyage) -> Text:
    """A side of the board."""
    return _name("voyage", voyage)


def goal_name(goal: str) -> Text:
    """The place at which a side wins, by its word in the chart."""
    return say(f"feed_the_kraken.goal.{goal}")


def mark_name(mark: str) -> Text:
    """off_duty, unconvertible, no_tongue, resume, gun."""
    return say(f"feed_the_kraken.mark.{mark}")


def mark_does(mark: str) -> Text:
    """What a mark in front of a seat means."""
    return say(f"feed_the_kraken.mark.{mark}.does")
