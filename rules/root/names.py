"""The names of all that stands on the table, as texts."""

from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say
from rules.root.enums import (
    BuildingKind,
    Faction,
    Item,
    Landmark,
    Phase,
    PlotKind,
    Suit,
    TokenKind,
)
from rules.root.state import BURROW, FOREST, Building, Place, Token

NOOP = QT_TRANSLATE_NOOP


def seat_name(seat: Seat) -> Text:
    """A seat, where the state is not known: in the log."""
    return say("kernel.seat", number=seat + 1)


def faction_name(faction: Faction) -> Text:
    """A faction."""
    return say(f"root.faction.{faction.value}")


def card_name(card: str) -> Text:
    """A card by its id; a hidden one is just a card."""
    return say(f"root.card.{card or 'hidden'}")


def suit_name(suit: Suit) -> Text:
    """A suit."""
    return say(f"root.suit.{suit.value or 'none'}")


def item_name(item: Item) -> Text:
    """An item."""
    return say(f"root.item.{item.value}")


def phase_name(phase: Phase) -> Text:
    """A phase of a turn."""
    return say(f"root.phase.{phase.value}")


def place_name(place: Place) -> Text:
    """A clearing by its number, a forest by its number, the Burrow."""
    if place == BURROW:
        return say("root.place.burrow")
    if place >= FOREST:
        return say("root.place.forest", number=place - FOREST + 1)
    return say("root.place.clearing", number=place)


def building_name(building: Building) -> Text:
    """A building; gardens and bases with their suit."""
    if building.kind in (BuildingKind.GARDEN, BuildingKind.BASE):
        return say(f"root.building.{building.kind.value}_of", suit=suit_name(building.suit))
    return say(f"root.building.{building.kind.value}")


def token_name(token: Token) -> Text:
    """A token; trade posts with their suit, plots as they lie."""
    if token.kind is TokenKind.TRADE_POST:
        return say("root.token.trade_post_of", suit=suit_name(token.suit))
    if token.kind is TokenKind.PLOT and token.face_up:
        return plot_name(token.plot)
    return say(f"root.token.{token.kind.value}")


def plot_name(plot: PlotKind) -> Text:
    """A kind of plot; a hidden one is just a plot."""
    return say(f"root.plot.{plot.value or 'hidden'}")


def landmark_name(landmark: Landmark) -> Text:
    """A landmark."""
    return say(f"root.landmark.{landmark.value}")


NAMES: dict[str, str] = {
    "root.suit.none": NOOP("root", "no suit"),
    "root.suit.bird": NOOP("root", "bird"),
    "root.suit.fox": NOOP("root", "fox"),
    "root.suit.rabbit": NOOP("root", "rabbit"),
    "root.suit.mouse": NOOP("root", "mouse"),
    "root.phase.birdsong": NOOP("root", "Birdsong"),
    "root.phase.daylight": NOOP("root", "Daylight"),
    "root.phase.evening": NOOP("root", "Evening"),
    "root.place.burrow": NOOP("root", "the Burrow"),
    "root.place.forest": NOOP("root", "forest {number}"),
    "root.place.clearing": NOOP("root", "clearing {number}"),
    "root.item.bag": NOOP("root", "bag"),
    "root.item.boot": NOOP("root", "boot"),
    "root.item.crossbow": NOOP("root", "crossbow"),
    "root.item.hammer": NOOP("root", "hammer"),
    "root.item.sword": NOOP("root", "sword"),
    "root.item.tea": NOOP("root", "tea"),
    "root.item.coin": NOOP("root", "coin"),
    "root.item.torch": NOOP("root", "torch"),
    "root.building.sawmill": NOOP("root", "sawmill"),
    "root.building.workshop": NOOP("root", "workshop"),
    "root.building.recruiter": NOOP("root", "recruiter"),
    "root.building.roost": NOOP("root", "roost"),
    "root.building.base": NOOP("root", "base"),
    "root.building.base_of": NOOP("root", "{suit} base"),
    "root.building.garden": NOOP("root", "garden"),
    "root.building.garden_of": NOOP("root", "{suit} garden"),
    "root.building.citadel": NOOP("root", "citadel"),
    "root.building.market": NOOP("root", "market"),
    "root.token.wood": NOOP("root", "wood"),
    "root.token.keep": NOOP("root", "keep"),
    "root.token.sympathy": NOOP("root", "sympathy"),
    "root.token.trade_post": NOOP("root", "trade post"),
    "root.token.trade_post_of": NOOP("root", "{suit} trade post"),
    "root.token.tunnel": NOOP("root", "tunnel"),
    "root.token.plot": NOOP("root", "plot"),
    "root.plot.hidden": NOOP("root", "plot"),
    "root.plot.bomb": NOOP("root", "bomb"),
    "root.plot.snare": NOOP("root", "snare"),
    "root.plot.extortion": NOOP("root", "extortion"),
    "root.plot.raid": NOOP("root", "raid"),
    "root.landmark.ferry": NOOP("root", "Ferry"),
    "root.landmark.tower": NOOP("root", "Tower"),
    "root.landmark.elder_treetop": NOOP("root", "Elder Treetop"),
    "root.landmark.black_market": NOOP("root", "Black Market"),
    "root.landmark.legendary_forge": NOOP("root", "Legendary Forge"),
    "root.landmark.lost_city": NOOP("root", "Lost City"),
    "root.faction.marquise": NOOP("root", "Marquise de Cat"),
    "root.faction.eyrie": NOOP("root", "Eyrie Dynasties"),
    "root.faction.alliance": NOOP("root", "Woodland Alliance"),
    "root.faction.vagabond": NOOP("root", "Vagabond"),
    "root.faction.cult": NOOP("root", "Lizard Cult"),
    "root.faction.riverfolk": NOOP("root", "Riverfolk Company"),
    "root.faction.duchy": NOOP("root", "Underground Duchy"),
    "root.faction.corvid": NOOP("root", "Corvid Conspiracy"),
    "root.card.hidden": NOOP("root", "a card"),
    "root.card.ambush_bird": NOOP("root", "Ambush (bird)"),
    "root.card.ambush_fox": NOOP("root", "Ambush (fox)"),
    "root.card.ambush_rabbit": NOOP("root", "Ambush (rabbit)"),
    "root.card.ambush_mouse": NOOP("root", "Ambush (mouse)"),
    "root.card.dominance_bird": NOOP("root", "Dominance (bird)"),
    "root.card.dominance_fox": NOOP("root", "Dominance (fox)"),
    "root.card.dominance_rabbit": NOOP("root", "Dominance (rabbit)"),
    "root.card.dominance_mouse": NOOP("root", "Dominance (mouse)"),
    "root.card.birdy_bindle": NOOP("root", "Birdy Bindle"),
    "root.card.woodland_runners": NOOP("root", "Woodland Runners"),
    "root.card.arms_trader": NOOP("root", "Arms Trader"),
    "root.card.crossbow_bird": NOOP("root", "Crossbow (bird)"),
    "root.card.gently_used_knapsack": NOOP("root", "Gently Used Knapsack"),
    "root.card.root_tea_fox": NOOP("root", "Root Tea (fox)"),
    "root.card.travel_gear_fox": NOOP("root", "Travel Gear (fox)"),
    "root.card.protection_racket": NOOP("root", "Protection Racket"),
    "root.card.foxfolk_steel": NOOP("root", "Foxfolk Steel"),
    "root.card.anvil": NOOP("root", "Anvil"),
    "root.card.smugglers_trail": NOOP("root", "Smuggler's Trail"),
    "root.card.root_tea_rabbit": NOOP("root", "Root Tea (rabbit)"),
    "root.card.a_visit_to_friends": NOOP("root", "A Visit to Friends"),
    "root.card.bake_sale": NOOP("root", "Bake Sale"),
    "root.card.mouse_in_a_sack": NOOP("root", "Mouse-in-a-Sack"),
    "root.card.root_tea_mouse": NOOP("root", "Root Tea (mouse)"),
    "root.card.travel_gear_mouse": NOOP("root", "Travel Gear (mouse)"),
    "root.card.investments": NOOP("root", "Investments"),
    "root.card.sword_mouse": NOOP("root", "Sword (mouse)"),
    "root.card.crossbow_mouse": NOOP("root", "Crossbow (mouse)"),
    "root.card.armorers": NOOP("root", "Armorers"),
    "root.card.sappers": NOOP("root", "Sappers"),
    "root.card.brutal_tactics": NOOP("root", "Brutal Tactics"),
    "root.card.royal_claim": NOOP("root", "Royal Claim"),
    "root.card.stand_and_deliver": NOOP("root", "Stand and Deliver!"),
    "root.card.tax_collector": NOOP("root", "Tax Collector"),
    "root.card.favor_of_the_foxes": NOOP("root", "Favor of the Foxes"),
    "root.card.command_warren": NOOP("root", "Command Warren"),
    "root.card.better_burrow_bank": NOOP("root", "Better Burrow Bank"),
    "root.card.cobbler": NOOP("root", "Cobbler"),
    "root.card.favor_of_the_rabbits": NOOP("root", "Favor of the Rabbits"),
    "root.card.scouting_party": NOOP("root", "Scouting Party"),
    "root.card.codebreakers": NOOP("root", "Codebreakers"),
    "root.card.favor_of_the_mice": NOOP("root", "Favor of the Mice"),
    "root.card.saboteurs": NOOP("root", "Saboteurs"),
    "root.card.soup_kitchens": NOOP("root", "Soup Kitchens"),
    "root.card.boat_builders": NOOP("root", "Boat Builders"),
    "root.card.corvid_planners": NOOP("root", "Corvid Planners"),
    "root.card.eyrie_emigre": NOOP("root", "Eyrie Émigré"),
    "root.card.fox_partisans": NOOP("root", "Fox Partisans"),
    "root.card.propaganda_bureau": NOOP("root", "Propaganda Bureau"),
    "root.card.false_orders": NOOP("root", "False Orders"),
    "root.card.informants": NOOP("root", "Informants"),
    "root.card.rabbit_partisans": NOOP("root", "Rabbit Partisans"),
    "root.card.tunnels": NOOP("root", "Tunnels"),
    "root.card.charm_offensive": NOOP("root", "Charm Offensive"),
    "root.card.swap_meet": NOOP("root", "Swap Meet"),
    "root.card.coffin_makers": NOOP("root", "Coffin Makers"),
    "root.card.mouse_partisans": NOOP("root", "Mouse Partisans"),
    "root.card.league_of_adventurous_mice": NOOP("root", "League of Adventurous Mice"),
    "root.card.murine_broker": NOOP("root", "Murine Broker"),
    "root.card.master_engravers": NOOP("root", "Master Engravers"),
}
