"""What the characters of a Vagabond can do, in a sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def special_does(special: str) -> str:
    """A special in words."""
    told = {
        "steal": translate(
            "root_board", "Torch: take a random card from a player with pieces in your clearing."
        ),
        "day_labor": translate(
            "root_board",
            "Torch: take a card of your clearing's suit, or a bird, from the discards.",
        ),
        "hideout": translate("root_board", "Torch: repair three items; Daylight ends immediately."),
        "instigate": translate(
            "root_board",
            "Torch: make a player in your clearing battle another one there; you score "
            "buildings and tokens.",
        ),
        "protector": translate(
            "root_board",
            "A defender in your clearing may enlist you: you score one point and your "
            "swords fight alongside.",
        ),
        "scorched_earth": translate(
            "root_board",
            "Torch, permanently removed: remove all enemies in your clearing; nothing can "
            "come there again.",
        ),
        "improvise": translate(
            "root_board",
            "Once a turn, in a quest: a ready item stands in for any other and is also damaged.",
        ),
        "swift_strike": translate(
            "root_board", "After the roll, once in a battle: a sword deals one extra hit."
        ),
        "glide": translate("root_board", "Torch: move the pawn to any clearing, without boots."),
    }
    return told.get(special, "")
