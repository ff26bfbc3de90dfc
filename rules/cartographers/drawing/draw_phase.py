"""The draw phase with a terrain card: every seat draws on its own map at the same time (4, 10)."""

from collections.abc import Sequence

from rules.cartographers.actions import UseSkill
from rules.cartographers.data import ExploreCard, When, explore_cards, skills
from rules.cartographers.describe import prompt_of
from rules.cartographers.drawing.fitting import main_places
from rules.cartographers.drawing.question import Given, MapChoice, event_of
from rules.cartographers.drawing.reasons import Ground, refused_drawings, refused_skills
from rules.cartographers.events import DrewNothing, SkillUsed
from rules.cartographers.maps.placements import FALLBACK, Chain, Draw, Placements
from rules.cartographers.maps.sheet import Drawing, Sheet, draw, spend
from rules.cartographers.skills import (
    HEAL,
    SEARCH,
    STEALTH,
    dealt_for,
    extra_places,
    main_places_with,
    why_not_after,
    why_not_before,
)
from rules.cartographers.state import Cartographers, all_seats, drawing_seats, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Done,
    Option,
    Pass,
    Seat,
)
from rules.kernel.text import Text, say


class DrawTerrain(MapChoice, frozen=True):
    """Every seat draws one shape of the card in one of its terrains (4).

    An answer is the drawing, perhaps after a skill that changes it, perhaps before one that adds
    to it (10).
    """

    def seats(self, state: State) -> Sequence[Seat]:
        """All seats with room on their maps."""
        return drawing_seats(game_of(state))

    def prompt(self, state: State, seat: Seat) -> Text:
        """What to draw now."""
        return prompt_of(game_of(state), seat, self.card, state.answers.get(seat, ()))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Every placement; skills that can be used now; or that nothing more is wanted."""
        game, card = game_of(state), explore_cards()[self.card]
        if given:
            return self._further(game, seat, card, given)
        places = places_now(game, seat, self.card, given)
        if not places:
            return (Pass(),)
        uses = [UseSkill(s) for s in usable_before(game, seat, card)] if game.dealt else []
        return Chain(places, uses) if uses else places

    def _further(
        self, game: Cartographers, seat: Seat, card: ExploreCard, given: Given
    ) -> Sequence[Action]:
        if isinstance(given[-1], UseSkill):
            return places_now(game, seat, self.card, given)
        return [*map(UseSkill, usable_after(game, seat, card, given)), Done()]

    def sheet_with(self, game: Cartographers, seat: Seat, parts: Given) -> Sheet:
        """The own map after these parts."""
        return sheet_after(game, seat, self.card, parts)

    def ground(self, game: Cartographers, seat: Seat, given: Given) -> Ground:
        """Ruins oblige the main drawing; a skill may hold the extra one near something (10)."""
        return ground_for(game, seat, self.card, given)

    def refused(self, state: State, seat: Seat, given: Given) -> Sequence[Option]:
        """Shapes that the ruins forbid, the single space, skills that cannot be used."""
        game, card = game_of(state), explore_cards()[self.card]
        if not given:
            return [
                *refused_drawings(game, seat, card),
                *refused_skills(
                    game,
                    dealt_for(game, When.BEFORE),
                    lambda skill: why_not_before(game, seat, card, skill),
                ),
            ]
        main = given[-1]
        if len(given) == 1 and isinstance(main, Draw):
            sheet = sheet_after(game, seat, self.card, given)
            return refused_skills(
                game,
                dealt_for(game, When.AFTER),
                lambda skill: why_not_after(game, seat, card, sheet, main, skill),
            )
        return ()

    def is_whole(self, state: State, seat: Seat, given: Given) -> bool:
        """A drawing, with all that its skill adds; or nothing on a full map."""
        if not given or isinstance(given[-1], UseSkill):
            return False
        if len(given) == 1 and isinstance(given[0], Draw):
            game = game_of(state)
            return not game.dealt or not usable_after(game, seat, explore_cards()[self.card], given)
        return True

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """All drawings at once, seat by seat."""
        for seat in all_seats(game):
            given = answers.get(seat, (Pass(),))
            if isinstance(given[0], Pass):
                context.emit(DrewNothing(seat, seat, game.variant.private, self.card))
            else:
                self._carry_out(game, context, seat, given)
        game.ruins_pending = False

    def _carry_out(
        self, game: Cartographers, context: StepContext, seat: Seat, given: Given
    ) -> None:
        skill, drawn, private = "", False, game.variant.private
        for part in given:
            before = game.sheets[seat]
            sheet = with_part(game, before, seat, self.card, part, not drawn)
            game.sheets[seat] = sheet
            if isinstance(part, UseSkill):
                skill = game.used[seat] = part.skill
                context.emit(SkillUsed(seat, seat, private, skill, skills()[skill].cost))
            elif isinstance(part, Draw):
                coins = sheet.coins - before.coins
                context.emit(event_of(game, (seat, seat), self.card, part, coins, skill))
                drawn = True


def ground_for(game: Cartographers, seat: Seat, card: str, given: Given) -> Ground:
    """What the next drawing of a seat has to respect (4.2, 10)."""
    land, sheet = game.land, sheet_after(game, seat, card, given)
    skill = given[-1].skill if given and isinstance(given[-1], UseSkill) else ""
    if len(given) < 2:
        groups = places_now(game, seat, card, given).groups
        bound = game.ruins_pending and not (groups and groups[0].shape == FALLBACK)
        return Ground(land, sheet, ruins=bound, overhang=skill == STEALTH)
    main = given[0]
    if skill == HEAL:
        far = say("cartographers.why.not_beside_monster")
        return Ground(land, sheet, near=sheet.monster, far=far)
    if skill == SEARCH and isinstance(main, Draw):
        far = say("cartographers.why.not_beside_shape")
        return Ground(land, sheet, near=main.cells, far=far)
    return Ground(land, sheet)


def places_now(game: Cartographers, seat: Seat, card_id: str, given: Given) -> Placements:
    """The placements open to a seat that has given these parts."""
    card, land, sheet = explore_cards()[card_id], game.land, game.sheets[seat]
    if not given:
        return main_places(land, sheet, card, game.ruins_pending, game.variant.any_fallback)
    use = given[-1]
    if not isinstance(use, UseSkill):
        return Placements((), ())
    if len(given) == 1:
        return main_places_with(use.skill, land, sheet, card, game.ruins_pending)
    main = given[0]
    assert isinstance(main, Draw)
    return extra_places(use.skill, land, sheet_after(game, seat, card_id, given), card, main)


def usable_before(game: Cartographers, seat: Seat, card: ExploreCard) -> list[str]:
    """The skills that may change this seat's main drawing."""
    return [
        skill
        for skill in dealt_for(game, When.BEFORE)
        if why_not_before(game, seat, card, skill) is None
    ]


def usable_after(game: Cartographers, seat: Seat, card: ExploreCard, given: Given) -> list[str]:
    """The skills that may add something to this seat's main drawing."""
    main = given[0]
    if game.used[seat] or not isinstance(main, Draw):
        return []
    offered = dealt_for(game, When.AFTER)
    if not offered:
        return []
    sheet = sheet_after(game, seat, card.id, given)
    return [
        skill for skill in offered if why_not_after(game, seat, card, sheet, main, skill) is None
    ]


def sheet_after(game: Cartographers, seat: Seat, card: str, given: Given) -> Sheet:
    """A seat's own sheet as it will be after these parts."""
    sheet, drawn = game.sheets[seat], False
    for part in given:
        sheet = with_part(game, sheet, seat, card, part, not drawn)
        drawn = drawn or isinstance(part, Draw)
    return sheet


def with_part(
    game: Cartographers, sheet: Sheet, seat: Seat, card: str, part: Action, is_main: bool
) -> Sheet:
    """One part carried out: a skill is paid, a shape is drawn with its coin (4.5)."""
    if isinstance(part, UseSkill):
        return spend(sheet, skills()[part.skill].cost)
    if not isinstance(part, Draw):
        return sheet
    coin = is_main and part.shape >= 0 and explore_cards()[card].shapes[part.shape].coin
    return draw(game.land, sheet, Drawing(part.terrains, part.cells, card, seat, part.marks), coin)
