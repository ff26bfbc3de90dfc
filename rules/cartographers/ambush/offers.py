"""Skills that are offered around an ambush, on the table and to all at once (10)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cartographers.actions import UseSkill
from rules.cartographers.data import skills
from rules.cartographers.drawing.question import Given, MapChoice, carried_out, carry_out
from rules.cartographers.drawing.reasons import refused_skills
from rules.cartographers.events import SkillUsed
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Sheet, spend
from rules.cartographers.names import card_name
from rules.cartographers.skills import (
    ACROBATICS,
    DIPLOMACY,
    diplomacy_places,
    why_not_pay,
)
from rules.cartographers.state import (
    Cartographers,
    all_seats,
    drawing_seats,
    game_of,
    room_for,
)
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Pass, Screen, Seat
from rules.kernel.text import Text, say


class OfferSkill(MapChoice, frozen=True):
    """Who pays for a skill now? Open to all, but where coins are private (11)."""

    SCREEN: ClassVar[Screen] = Screen.OPEN
    SKILL: ClassVar[str]

    def seats(self, state: State) -> Sequence[Seat]:
        """Every seat that can pay and has room; all, where coins are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        return [seat for seat in drawing_seats(game) if can_pay(game, seat, self.SKILL)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Use it or not."""
        return say(f"cartographers.prompt.{self.SKILL}", card=card_name(self.card))

    def refused(self, state: State, seat: Seat, given: Given) -> Sequence[Option]:
        """The skill, where it cannot be paid."""
        game = game_of(state)
        return refused_skills(
            game, (self.SKILL,), lambda skill: why_not_pay(game, seat, game.sheets[seat], skill)
        )


class OfferAcrobatics(OfferSkill, frozen=True):
    """Right after an ambush is revealed: a bar instead of its shape on the own map (10)."""

    SKILL: ClassVar[str] = ACROBATICS

    def sheet_with(self, game: Cartographers, seat: Seat, parts: Given) -> Sheet:
        """The coins are gone, the monsters are still to come."""
        uses = [part for part in parts if isinstance(part, UseSkill)]
        return spend(game.sheets[seat], skills()[ACROBATICS].cost * len(uses))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Use it, or not."""
        game = game_of(state)
        can = can_pay(game, seat, ACROBATICS) and room_for(game, seat)
        return (UseSkill(ACROBATICS), Pass()) if can else (Pass(),)

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """Those who pay get the bar on their maps."""
        users = [seat for seat in sorted(answers) if isinstance(answers[seat][0], UseSkill)]
        for seat in users:
            pay(game, context, seat, ACROBATICS)
        game.barred = tuple(users)


class OfferDiplomacy(OfferSkill, frozen=True):
    """Once the maps are back: a space of farm and village on the own map (10)."""

    SKILL: ClassVar[str] = DIPLOMACY

    def sheet_with(self, game: Cartographers, seat: Seat, parts: Given) -> Sheet:
        """The own map, paid for and drawn on."""
        sheet = game.sheets[seat]
        for part in parts:
            if isinstance(part, Draw):
                sheet = spend(sheet, skills()[DIPLOMACY].cost)
                sheet = carried_out(game.land, sheet, self.card, seat, part)
        return sheet

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Any empty space, or none."""
        game = game_of(state)
        if not can_pay(game, seat, DIPLOMACY):
            return (Pass(),)
        return [*diplomacy_places(game.land, game.sheets[seat]), Pass()]

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """Pay, then draw."""
        for seat in sorted(answers):
            if isinstance(answers[seat][0], Draw):
                pay(game, context, seat, DIPLOMACY)
                carry_out(self, game, context, seat, answers[seat], DIPLOMACY)


class OfferAcrobaticsPrivately(OfferAcrobatics, frozen=True):
    """The same where nobody may know who has coins."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE


class OfferDiplomacyPrivately(OfferDiplomacy, frozen=True):
    """The same where nobody may know who has coins."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE


def offer_acrobatics(game: Cartographers, card: str) -> MapChoice:
    """The question on the table, or behind the curtain where coins are private."""
    kind = OfferAcrobaticsPrivately if game.variant.private else OfferAcrobatics
    return kind(card)


def offer_diplomacy(game: Cartographers, card: str) -> MapChoice:
    """The question on the table, or behind the curtain where coins are private."""
    kind = OfferDiplomacyPrivately if game.variant.private else OfferDiplomacy
    return kind(card)


def can_pay(game: Cartographers, seat: Seat, skill: str) -> bool:
    """Whether a seat may still use a skill this season and has the coins."""
    return why_not_pay(game, seat, game.sheets[seat], skill) is None


def pay(game: Cartographers, context: StepContext, seat: Seat, skill: str) -> None:
    """Crosses out the coins and notes that the season's skill is used."""
    cost = skills()[skill].cost
    game.sheets[seat] = spend(game.sheets[seat], cost)
    game.used[seat] = skill
    context.emit(SkillUsed(seat, seat, game.variant.private, skill, cost))


STEPS = (OfferAcrobatics, OfferAcrobaticsPrivately, OfferDiplomacy, OfferDiplomacyPrivately)
