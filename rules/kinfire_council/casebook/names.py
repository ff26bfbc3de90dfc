"""What the actions of Kinfire Council are called in rule cases, text play and golden
playthroughs."""

import re
from collections.abc import Callable

from rules.kernel.steps import Action, Seat
from rules.kinfire_council.casebook.notation import goods_word
from rules.kinfire_council.printed.library import locations
from rules.kinfire_council.state import SEEKER, Council

SeatName = Callable[[Seat], str]


class Namer:
    """Names the actions of one seat in a state."""

    def __init__(self, state: Council, seat: Seat, who: SeatName) -> None:
        """`who` says what seats are called."""
        self.state, self.seat, self.who = state, seat, who

    def name(self, action: Action) -> str:
        """«place chit on 7», «use exchange», «pay 1 coin, 1 magic»."""
        make = _WORDS.get(type(action).__name__)
        return make(self, action) if make is not None else self.plain(action)

    def plain(self, action: Action) -> str:
        """The class in small words, then its fields."""
        words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(action).__name__).lower()
        fields = [str(getattr(action, name)) for name in type(action).__struct_fields__]
        return " ".join([words, *fields])

    def piece(self, number: int) -> str:
        """«seeker», «chit», «guard chit»: chits that are alike have one name."""
        if number == SEEKER:
            return "seeker"
        skill = self.state.sheets[self.seat].pieces[number].skill
        return f"{skill} chit" if skill else "chit"

    def location(self, index: int) -> str:
        """«use exchange» where the placed piece stands, «use site», «repel 1» on hexagons."""
        turn = self.state.turn
        space = self.state.sheets[self.seat].pieces[turn.piece].space if turn else ""
        there = locations(self.state, space) if space else ()
        if there:
            return f"use {there[index].id}"
        kind, _, slot = space.partition("_hex_")
        return f"repel {slot}" if slot else f"use {kind.removesuffix('_hex')}"

    def decree(self, at: int) -> str:
        """The decree in this place of the docket."""
        return self.state.docket[at].card


def _lifted(where: str, n: int) -> str:
    return f"calm {where}" if n == 1 else f"calm {where} by {n}"


_WORDS: dict[str, Callable[..., str]] = {
    "Place": lambda namer, act: f"place {namer.piece(act.piece)} on {act.space}",
    "EndTurn": lambda namer, act: "end turn",
    "OpenHand": lambda namer, act: "open hand",
    "PlayCard": lambda namer, act: f"play {act.card}",
    "MeetNeed": lambda namer, act: f"need {act.row + 1}",
    "SendShipment": lambda namer, act: f"ship {act.row + 1}",
    "UseLocation": lambda namer, act: namer.location(act.index),
    "UseAgain": lambda namer, act: "again",
    "SeizeCultist": lambda namer, act: f"arrest {act.number}",
    "ClearRubble": lambda namer, act: f"clear {act.number}",
    "UpgradeDistrict": lambda namer, act: f"upgrade {act.number}",
    "BecomePatron": lambda namer, act: "patron",
    "RepelThreat": lambda namer, act: f"repel {act.slot + 1}",
    "TrainChit": lambda namer, act: f"train chit {act.piece} {act.skill}",
    "LiftFromThreat": lambda namer, act: _lifted(str(act.slot + 1), act.n),
    "LiftFromSite": lambda namer, act: _lifted("site", act.n),
    "CalmSlot": lambda namer, act: f"calm {act.slot + 1}",
    "FreeCultist": lambda namer, act: f"free {act.number}",
    "PutOnTop": lambda namer, act: f"top {act.card}",
    "PutAtBottom": lambda namer, act: f"bottom {act.card}",
    "PickCultist": lambda namer, act: f"cultist {act.cultist}",
    "PickTrophy": lambda namer, act: f"trophy {act.card}",
    "PickCard": lambda namer, act: f"discard {act.card}",
    "PickOption": lambda namer, act: f"option {act.at + 1}",
    "Accept": lambda namer, act: "yes",
    "PayWith": lambda namer, act: f"pay {goods_word(act.goods)}",
    "TakeGoods": lambda namer, act: f"take {goods_word(act.goods)}",
    "VoteFor": lambda namer, act: f"vote {namer.decree(act.at)}",
    "RemoveToken": lambda namer, act: f"remove {act.resource} {act.row + 1}",
    "TakeSentry": lambda namer, act: f"sentry {act.sentry}",
    "PassDecree": lambda namer, act: f"decree {namer.decree(act.at)}",
    "NameSeat": lambda namer, act: f"lead {namer.who(act.seat)}",
    "TakePair": lambda namer, act: f"pair {act.councilor}",
    "Pass": lambda namer, act: "pass",
    "Done": lambda namer, act: "done",
}
"""By the name of the class, which is also the name in journals."""
