"""How an order of a faction serves its plan, in a sentence."""

from rules.kernel.steps import Action
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say
from rules.root.factions.alliance.actions import Mobilize, Organize, SpreadSympathy, Train
from rules.root.factions.corvid.actions import FlipPlot, LayPlot, RecruitEverywhere
from rules.root.factions.cult.actions import CallFollower, PlantGarden, Sacrifice
from rules.root.factions.duchy.actions import CallMinister, Dig, RecruitBelow, SwayMinister
from rules.root.factions.eyrie.actions import AddToDecree
from rules.root.factions.marquise.actions import ExtraAction, MarquiseRecruit, Overwork
from rules.root.factions.riverfolk.actions import (
    BuyService,
    DrawForFund,
    EstablishPost,
    Export,
)
from rules.root.factions.vagabond.actions import Aid, CompleteQuest, Repair

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.bot.plan.recruit": NOOP("root", "More warriors hold more clearings."),
    "root.bot.plan.overwork": NOOP("root", "You need wood for your next building."),
    "root.bot.plan.action": NOOP("root", "One more action is worth the bird."),
    "root.bot.plan.decree": NOOP(
        "root", "The Decree grows, but you should still be able to follow it."
    ),
    "root.bot.plan.mobilize": NOOP("root", "Supporters pay for sympathy and revolts."),
    "root.bot.plan.officer": NOOP("root", "An officer gives you one more operation every turn."),
    "root.bot.plan.sympathy": NOOP("root", "Sympathy hinders others and lets you spread further."),
    "root.bot.plan.aid": NOOP("root", "Friends are worth points and items."),
    "root.bot.plan.quest": NOOP("root", "Quests of a suit score more each time."),
    "root.bot.plan.repair": NOOP("root", "Only an undamaged item is useful."),
    "root.bot.plan.sacrifice": NOOP("root", "Acolytes pay for future conspiracies."),
    "root.bot.plan.garden": NOOP("root", "Gardens score with every card of their suit."),
    "root.bot.plan.follower": NOOP("root", "A follower guards gardens, or clears the way for one."),
    "root.bot.plan.card": NOOP("root", "A card to craft with, or to sell."),
    "root.bot.plan.post": NOOP("root", "A trade post attracts customers and pays dividends."),
    "root.bot.plan.export": NOOP("root", "A fund is worth more than this card."),
    "root.bot.plan.dig": NOOP("root", "Opens a way up from the Burrow."),
    "root.bot.plan.below": NOOP("root", "Warriors gather in the Burrow."),
    "root.bot.plan.minister": NOOP("root", "A minister's action is free."),
    "root.bot.plan.sway": NOOP("root", "A minister serves every turn from now on."),
    "root.bot.plan.plot": NOOP("root", "A plot to flip next Birdsong."),
    "root.bot.plan.flip": NOOP("root", "Each face-up plot makes later ones worth more."),
    "root.bot.plan.everywhere": NOOP("root", "Warriors in many clearings can place plots in many."),
    "root.bot.plan.service": NOOP("root", "The service is worth its cost."),
}
PLANS: dict[type[Action], str] = {
    MarquiseRecruit: "recruit",
    Overwork: "overwork",
    ExtraAction: "action",
    AddToDecree: "decree",
    Mobilize: "mobilize",
    Train: "officer",
    SpreadSympathy: "sympathy",
    Organize: "sympathy",
    Aid: "aid",
    CompleteQuest: "quest",
    Repair: "repair",
    Sacrifice: "sacrifice",
    PlantGarden: "garden",
    CallFollower: "follower",
    DrawForFund: "card",
    EstablishPost: "post",
    Export: "export",
    Dig: "dig",
    RecruitBelow: "below",
    CallMinister: "minister",
    SwayMinister: "sway",
    LayPlot: "plot",
    FlipPlot: "flip",
    RecruitEverywhere: "everywhere",
    BuyService: "service",
}


def plan_reason(action: Action) -> Text | None:
    """The sentence for an order, or None."""
    name = PLANS.get(type(action))
    return None if name is None else say(f"root.bot.plan.{name}")
