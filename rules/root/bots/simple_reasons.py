"""Reasons for what is answered by reflex: one sentence for each kind of question."""

from rules.kernel.steps import Action, Choice
from rules.kernel.text import Text, say
from rules.root.actions import ChooseItem, ChoosePlace, ChooseSeat, ChooseSuit, PlayCard
from rules.root.battle.ambush import AmbushQuestion
from rules.root.battle.deal import ChooseLosses
from rules.root.bots.reflexes import REFLEXES
from rules.root.bots.reflexes.items import best_item
from rules.root.describe import who
from rules.root.factions.alliance.actions import GiveCard
from rules.root.factions.marquise.hospitals import OfferHospitals
from rules.root.state import Woodland

BY_QUESTION: dict[type[Choice], str] = {
    AmbushQuestion: "ambush",
    ChooseLosses: "least_loss",
    OfferHospitals: "saves",
}
BY_ACTION: dict[type[Action], str] = {
    PlayCard: "least_card",
    GiveCard: "least_card",
    ChoosePlace: "room_around",
    ChooseSuit: "suit_held",
}


def simple_reason(view: Woodland, choice: Choice, action: Action) -> Text:
    """By the question, else by what is chosen."""
    for kind, name in BY_QUESTION.items():
        if isinstance(choice, kind):
            return say(f"root.bot.{name}")
    if isinstance(action, ChooseSeat):
        return say("root.bot.whom", whom=who(view, action.seat))
    if isinstance(action, ChooseItem):
        wanted = REFLEXES.get(type(choice)) is best_item
        return say("root.bot.best_item" if wanted else "root.bot.least_loss")
    return say(f"root.bot.{BY_ACTION.get(type(action), 'best')}")
