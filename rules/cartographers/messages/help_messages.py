"""What options and cards do, in our words: for set-up, tooltips and the rules panel."""

from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

HELP: dict[str, str] = {
    "cartographers.option.card_set": QT_TRANSLATE_NOOP("cartographers", "Cards"),
    "cartographers.option.card_set.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "The base game, or Heroes with its own cards, heroes who fight monsters, and monsters with"
        " powers.",
    ),
    "cartographers.option.card_set.base": QT_TRANSLATE_NOOP("cartographers", "Base game"),
    "cartographers.option.card_set.heroes": QT_TRANSLATE_NOOP("cartographers", "Heroes"),
    "cartographers.option.map_side": QT_TRANSLATE_NOOP("cartographers", "Map"),
    "cartographers.option.map_side.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "Everyone uses the same map. A and C are open country; B and D have wasteland, "
        "where nothing can be drawn.",
    ),
    "cartographers.option.map_side.a": QT_TRANSLATE_NOOP("cartographers", "A: Wilderness"),
    "cartographers.option.map_side.b": QT_TRANSLATE_NOOP("cartographers", "B: Wastelands"),
    "cartographers.option.map_side.c": QT_TRANSLATE_NOOP("cartographers", "C: Open Country"),
    "cartographers.option.map_side.d": QT_TRANSLATE_NOOP("cartographers", "D: Broken Country"),
    "cartographers.option.fallback_terrain": QT_TRANSLATE_NOOP(
        "cartographers", "When no shape fits"
    ),
    "cartographers.option.fallback_terrain.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "If no shape on the card fits, you draw a single space. Its terrain is one on "
        "the card, or any terrain you like.",
    ),
    "cartographers.option.fallback_terrain.card_choice": QT_TRANSLATE_NOOP(
        "cartographers", "A terrain on the card"
    ),
    "cartographers.option.fallback_terrain.any_drawable": QT_TRANSLATE_NOOP(
        "cartographers", "Any terrain"
    ),
    "cartographers.option.skills": QT_TRANSLATE_NOOP("cartographers", "Skills"),
    "cartographers.option.skills.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "Three skill cards are face up. Once per season, each player may use one and "
        "pay for it in coins.",
    ),
    "cartographers.option.skills.off": QT_TRANSLATE_NOOP("cartographers", "Off"),
    "cartographers.option.skills.on": QT_TRANSLATE_NOOP("cartographers", "With skills"),
    "cartographers.option.solo_ambush_in_multiplayer": QT_TRANSLATE_NOOP(
        "cartographers", "Who places monsters"
    ),
    "cartographers.option.solo_ambush_in_multiplayer.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "Neighbours draw monsters on each other's maps, or the card places them on "
        "every map by the solo rule. The second is quicker at large tables.",
    ),
    "cartographers.option.solo_ambush_in_multiplayer.off": QT_TRANSLATE_NOOP(
        "cartographers", "Neighbours"
    ),
    "cartographers.option.solo_ambush_in_multiplayer.on": QT_TRANSLATE_NOOP(
        "cartographers", "The card (solo rule)"
    ),
    "cartographers.option.map_visibility": QT_TRANSLATE_NOOP(
        "cartographers", "Other players' maps"
    ),
    "cartographers.option.map_visibility.help": QT_TRANSLATE_NOOP(
        "cartographers",
        "Whether you may look at the other players' maps, coins and scores before the "
        "game is over.",
    ),
    "cartographers.option.map_visibility.open": QT_TRANSLATE_NOOP("cartographers", "Open"),
    "cartographers.option.map_visibility.private": QT_TRANSLATE_NOOP("cartographers", "Private"),
    # ------------------------------------------------------------ scoring cards
    "cartographers.rule.sentinel_wood": QT_TRANSLATE_NOOP(
        "cartographers", "1 star for each forest space on the edge of the map."
    ),
    "cartographers.rule.greenbough": QT_TRANSLATE_NOOP(
        "cartographers", "1 star for each row and 1 for each column with at least one forest."
    ),
    "cartographers.rule.treetower": QT_TRANSLATE_NOOP(
        "cartographers",
        "1 star for each forest space whose four sides are filled spaces or the edge.",
    ),
    "cartographers.rule.stoneside_forest": QT_TRANSLATE_NOOP(
        "cartographers",
        "3 stars for each mountain joined to another mountain by a cluster of forest.",
    ),
    "cartographers.rule.canal_lake": QT_TRANSLATE_NOOP(
        "cartographers",
        "1 star for each water space beside a farm and 1 for each farm space beside water.",
    ),
    "cartographers.rule.mages_valley": QT_TRANSLATE_NOOP(
        "cartographers", "2 stars for each water space and 1 for each farm space beside a mountain."
    ),
    "cartographers.rule.the_golden_granary": QT_TRANSLATE_NOOP(
        "cartographers",
        "1 star for each water space beside a ruins space, 3 for each farm space on a ruins space.",
    ),
    "cartographers.rule.shoreside_expanse": QT_TRANSLATE_NOOP(
        "cartographers",
        "3 stars for each cluster of farm that touches neither water nor the edge, and 3 for each"
        " cluster of water that touches neither farm nor the edge.",
    ),
    "cartographers.rule.wildholds": QT_TRANSLATE_NOOP(
        "cartographers", "8 stars for each cluster of six or more village spaces."
    ),
    "cartographers.rule.great_city": QT_TRANSLATE_NOOP(
        "cartographers",
        "1 star for each space of your largest village cluster that touches no mountain.",
    ),
    "cartographers.rule.greengold_plains": QT_TRANSLATE_NOOP(
        "cartographers",
        "3 stars for each village cluster that touches three or more other types of terrain.",
    ),
    "cartographers.rule.shieldgate": QT_TRANSLATE_NOOP(
        "cartographers", "2 stars for each space of your second largest village cluster."
    ),
    "cartographers.rule.borderlands": QT_TRANSLATE_NOOP(
        "cartographers", "6 stars for each full row and 6 for each full column."
    ),
    "cartographers.rule.lost_barony": QT_TRANSLATE_NOOP(
        "cartographers", "3 stars for each space along one side of your largest filled square."
    ),
    "cartographers.rule.the_broken_road": QT_TRANSLATE_NOOP(
        "cartographers",
        "3 stars for each full diagonal from the left edge down and right to the bottom edge.",
    ),
    "cartographers.rule.the_cauldrons": QT_TRANSLATE_NOOP(
        "cartographers",
        "1 star for each empty space whose four sides are filled spaces or the edge.",
    ),
    "cartographers.rule.deepwood": QT_TRANSLATE_NOOP(
        "cartographers",
        "6 stars for each cluster of five or more forest spaces that touches no village.",
    ),
    "cartographers.rule.heart_of_the_forest": QT_TRANSLATE_NOOP(
        "cartographers", "2 stars for each forest space whose four sides are forest or the edge."
    ),
    "cartographers.rule.faunlost_thicket": QT_TRANSLATE_NOOP(
        "cartographers",
        "2 stars for each space of the longest unbroken vertical run of forest.",
    ),
    "cartographers.rule.sleepy_valley": QT_TRANSLATE_NOOP(
        "cartographers", "4 stars for each row with three or more forest spaces."
    ),
    "cartographers.rule.caravansary": QT_TRANSLATE_NOOP(
        "cartographers",
        "For one village cluster: 1 star for each row and 1 for each column that it is in.",
    ),
    "cartographers.rule.traylo_monastery": QT_TRANSLATE_NOOP(
        "cartographers", "7 stars for each village cluster that contains a straight line of four."
    ),
    "cartographers.rule.gnomish_colony": QT_TRANSLATE_NOOP(
        "cartographers", "6 stars for each village cluster that contains a 2×2 square."
    ),
    "cartographers.rule.outer_enclave": QT_TRANSLATE_NOOP(
        "cartographers", "For one village cluster: 1 star for each empty space beside it."
    ),
    "cartographers.rule.jorekburg": QT_TRANSLATE_NOOP(
        "cartographers",
        "4 stars for each column with as many farm as water spaces, at least one of each.",
    ),
    "cartographers.rule.ulems_wallow": QT_TRANSLATE_NOOP(
        "cartographers", "4 stars for each water space beside two or more farm spaces."
    ),
    "cartographers.rule.craylund": QT_TRANSLATE_NOOP(
        "cartographers", "7 stars for each farm cluster beside three or more water spaces."
    ),
    "cartographers.rule.clawsgrave_peaks": QT_TRANSLATE_NOOP(
        "cartographers", "5 stars for each mountain that a water cluster joins to a farm space."
    ),
    "cartographers.rule.dwarvenholds": QT_TRANSLATE_NOOP(
        "cartographers", "7 stars for each full row or column with a mountain in it."
    ),
    "cartographers.rule.banded_hills": QT_TRANSLATE_NOOP(
        "cartographers",
        "4 stars for each row with five or more types of terrain, counting heroes and mountains.",
    ),
    "cartographers.rule.starlit_sigil": QT_TRANSLATE_NOOP(
        "cartographers", "4 stars for each group of exactly three connected empty spaces."
    ),
    "cartographers.rule.silos": QT_TRANSLATE_NOOP(
        "cartographers", "10 stars for each full odd-numbered column."
    ),
    # ------------------------------------------------------------ skills
    "cartographers.rule.acrobatics": QT_TRANSLATE_NOOP(
        "cartographers",
        "When an ambush is revealed, your map takes a 2×1 monster instead of its shape.",
    ),
    "cartographers.rule.concentration": QT_TRANSLATE_NOOP(
        "cartographers", "Draw the shape you drew a second time, in the same terrain."
    ),
    "cartographers.rule.heal": QT_TRANSLATE_NOOP(
        "cartographers", "Also draw a 2×1 shape beside a monster, in one of the card's terrains."
    ),
    "cartographers.rule.diplomacy": QT_TRANSLATE_NOOP(
        "cartographers", "Also draw one space that is both farm and village."
    ),
    "cartographers.rule.secret_lore": QT_TRANSLATE_NOOP(
        "cartographers", "Draw a shape on the card as village, whatever the card shows."
    ),
    "cartographers.rule.stealth": QT_TRANSLATE_NOOP(
        "cartographers", "Your shape may hang over the edge; the part outside is not drawn."
    ),
    "cartographers.rule.negotiation": QT_TRANSLATE_NOOP(
        "cartographers", "Draw a 2×2 square instead of a shape on the card."
    ),
    "cartographers.rule.search": QT_TRANSLATE_NOOP(
        "cartographers", "Also draw one space beside the shape you drew, in the same terrain."
    ),
    # ------------------------------------------------------------ other cards
    "cartographers.rule.ruins": QT_TRANSLATE_NOOP(
        "cartographers",
        "The next shape must cover an unfilled ruins space. If none can, draw a single space of"
        " any terrain instead.",
    ),
    "cartographers.rule.ambush_clockwise": QT_TRANSLATE_NOOP(
        "cartographers", "Pass your map to the left. That neighbour draws the monsters on it."
    ),
    "cartographers.rule.ambush_counterclockwise": QT_TRANSLATE_NOOP(
        "cartographers", "Pass your map to the right. That neighbour draws the monsters on it."
    ),
    "cartographers.rule.ambush_swept": QT_TRANSLATE_NOOP(
        "cartographers",
        "The card places the monsters: going around the map from the corner shown, at "
        "the first place where they fit without rotation.",
    ),
    "cartographers.rule.gorgon": QT_TRANSLATE_NOOP(
        "cartographers",
        "Right after drawing, destroy one space beside a Gorgon, drawn or empty.",
    ),
    "cartographers.rule.zombie": QT_TRANSLATE_NOOP(
        "cartographers",
        "After each season, every empty space beside a Zombie becomes a Zombie.",
    ),
    "cartographers.rule.troll": QT_TRANSLATE_NOOP(
        "cartographers",
        "After each season, the map's owner destroys one empty space beside a Giant Troll.",
    ),
    "cartographers.rule.dragon": QT_TRANSLATE_NOOP(
        "cartographers",
        "Once every space of the Dragon is destroyed or has no empty neighbour, the owner marks"
        " three coins.",
    ),
    "cartographers.rule.hero": QT_TRANSLATE_NOOP(
        "cartographers",
        "Draw the hero on an empty space and mark the spaces it attacks. Monsters there are"
        " destroyed, now or later.",
    ),
}


def rule_text(id: str) -> Text:
    """What a scoring or skill card does, in our words."""
    return say(f"cartographers.rule.{id}")
