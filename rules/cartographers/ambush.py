"""The draw phase with an ambush card: the maps travel, or the solo sweep decides (5, 9)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.data import AmbushCard, Direction, Power, ambush_cards, skills
from rules.cartographers.describe import described
from rules.cartographers.drawing import drew, game_of, skill_used
from rules.cartographers.events import Destroyed, DrewNothing, Swept
from rules.cartographers.fitting import monster_places
from rules.cartographers.land import singles
from rules.cartographers.names import card_name
from rules.cartographers.placements import SKILLED, Draw, Placements
from rules.cartographers.powers import destroy, gazed
from rules.cartographers.reasons import explained, refused_skills
from rules.cartographers.sheet import Drawing, Sheet, Terrain, draw, spend
from rules.cartographers.skills import (
    ACROBATICS,
    BOTH,
    DIPLOMACY,
    diplomacy_places,
    why_not_pay,
)
from rules.cartographers.state import (
    Cartographers,
    all_seats,
    drawing_seats,
    is_swept,
    room_for,
    seat_count,
)
from rules.cartographers.sweep import bar_sweep, sweep, swept
from rules.kernel.state import State
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
)
from rules.kernel.table import Table
from rules.kernel.text import Text, say

Given = tuple[Action, ...]
MONSTER = (Terrain.MONSTER,)


class Ambush(Auto, frozen=True):
    """An ambush: Acrobatics, monsters, the gaze of a Gorgon, Diplomacy (5, 10, 15)."""

    card: str

    def run(self, state: State, table: Table) -> None:
        """Lays out what follows."""
        game, card = game_of(state), ambush_cards()[self.card]
        if ACROBATICS in game.dealt:
            table.then(offer_acrobatics(game, self.card))
        if is_swept(game):
            table.then(SweepMaps(self.card))
            if card.power is Power.GORGON:
                table.then(Gaze(self.card))
        else:
            table.then(DrawMonsters(self.card))
        if DIPLOMACY in game.dealt:
            table.then(offer_diplomacy(game, self.card))


def offset(card: AmbushCard) -> int:
    """The map of seat i is drawn on by seat i + offset (5)."""
    return 1 if card.direction is Direction.CLOCKWISE else -1


def holder_of(game: Cartographers, card_id: str, owner: Seat) -> Seat:
    """Who draws the ambush on this map."""
    return Seat((owner + offset(ambush_cards()[card_id])) % seat_count(game))


def map_held(game: Cartographers, card_id: str, holder: Seat) -> Seat:
    """Whose map a seat holds."""
    return Seat((holder - offset(ambush_cards()[card_id])) % seat_count(game))


class DrawMonsters(Choice, frozen=True):
    """Every seat draws the monsters on the map it was handed; a Gorgon then destroys (5, 15)."""

    card: str

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    INDEPENDENT: ClassVar[bool] = True

    def seats(self, state: State) -> Sequence[Seat]:
        """The holders of maps with room; all, where nobody may know which map is full."""
        game = game_of(state)
        holders = (holder_of(game, self.card, owner) for owner in drawing_seats(game))
        return sorted(holders)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose map it is, and what to draw."""
        game = game_of(state)
        owner = say("kernel.seat", number=map_held(game, self.card, seat) + 1)
        key = "gaze" if state.answers.get(seat) else "monsters"
        return say(f"cartographers.prompt.{key}", card=card_name(self.card), owner=owner)

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Every placement on that map; then every space the Gorgon may destroy."""
        game = game_of(state)
        if given:
            return gaze_actions(game, self._sheet(game, seat, given), self.card)
        owner = map_held(game, self.card, seat)
        return monster_actions(game, self.card, owner) or (Pass(),)

    def _sheet(self, game: Cartographers, seat: Seat, given: Given) -> Sheet:
        owner = map_held(game, self.card, seat)
        sheet = game.sheets[owner]
        for part in given:
            sheet = with_monsters(game, sheet, self.card, seat, part)
        return sheet

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a space cannot be chosen."""
        game, given = game_of(state), state.answers.get(seat, ())
        sheet = self._sheet(game, seat, given)
        return explained(game, sheet, self.actions(state, seat, given), False, target)

    def is_whole(self, state: State, seat: Seat, given: Given) -> bool:
        """The monsters, and what a surviving Gorgon destroys."""
        if not given or not isinstance(given[-1], Draw):
            return bool(given)
        if ambush_cards()[self.card].power is not Power.GORGON:
            return True
        game = game_of(state)
        return not gazed(game.land, self._sheet(game, seat, given), self.card)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """All maps at once; they return and the card leaves the game."""
        game = game_of(state)
        for owner in all_seats(game):
            holder = holder_of(game, self.card, owner)
            for part in answers.get(holder, (Pass(),)):
                carry_out(game, table, self.card, holder, owner, part)
        game.barred = ()

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """On a full map there is nothing to choose."""
        game = game_of(state)
        return None if room_for(game, map_held(game, self.card, seat)) else Pass()


def monster_actions(game: Cartographers, card_id: str, owner: Seat) -> Placements:
    """What may be drawn on this map; Acrobatics has made it a bar (10)."""
    sheet = game.sheets[owner]
    if owner in game.barred:
        return monster_places(game.land, sheet, skills()[ACROBATICS].pattern, SKILLED)
    return monster_places(game.land, sheet, ambush_cards()[card_id].pattern)


def gaze_actions(game: Cartographers, sheet: Sheet, card_id: str) -> list[Action]:
    """Each space that the Gorgon may destroy (15)."""
    return [Destroy(single) for single in singles(gazed(game.land, sheet, card_id))]


def with_monsters(
    game: Cartographers, sheet: Sheet, card_id: str, seat: Seat, part: Action
) -> Sheet:
    """One part of an answer to an ambush, carried out on a sheet."""
    if isinstance(part, Draw):
        return draw(game.land, sheet, Drawing(part.terrains, part.cells, card_id, seat))
    if isinstance(part, Destroy):
        return destroy(game.land, sheet, part.cells, card_id, seat)
    return sheet


def carry_out(
    game: Cartographers, table: Table, card_id: str, seat: Seat, owner: Seat, part: Action
) -> None:
    """Changes the owner's map and tells it."""
    before = game.sheets[owner]
    sheet = game.sheets[owner] = with_monsters(game, before, card_id, seat, part)
    private, coins = game.variant.private, sheet.coins - before.coins
    if isinstance(part, Draw):
        skill = ACROBATICS if owner in game.barred else ""
        table.emit(drew(game, seat, owner, card_id, part, coins, skill))
    elif isinstance(part, Destroy):
        stride = game.land.stride
        table.emit(Destroyed(seat, owner, private, card_id, part.cells, stride, coins))
    else:
        table.emit(DrewNothing(seat, owner, private, card_id))


class SweepMaps(Auto, frozen=True):
    """Nobody chooses: the sweep places the unturned shape on every map (9)."""

    card: str

    def run(self, state: State, table: Table) -> None:
        """Sweeps every map."""
        game = game_of(state)
        for owner in all_seats(game):
            before = game.sheets[owner]
            cells = swept(game.land, before, sweep_path(game, self.card, owner in game.barred))
            if cells:
                drawing = Drawing(MONSTER, cells, self.card, owner)
                game.sheets[owner] = draw(game.land, before, drawing)
            coins = game.sheets[owner].coins - before.coins
            private, stride = game.variant.private, game.land.stride
            table.emit(Swept(owner, owner, private, self.card, cells, stride, coins))
        game.barred = ()


def sweep_path(game: Cartographers, card_id: str, bar: bool) -> tuple[int, ...]:
    """The places of an ambush on this map in the order of the sweep."""
    card, land = ambush_cards()[card_id], game.land
    if bar:
        return bar_sweep(card.corner, card.direction, land.rows, land.cols)
    return sweep(card.pattern, card.corner, card.direction, land.rows, land.cols)


class Gaze(Choice, frozen=True):
    """After a sweep each owner destroys one space beside a surviving Gorgon, if any (15)."""

    card: str

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    INDEPENDENT: ClassVar[bool] = True

    def seats(self, state: State) -> Sequence[Seat]:
        """The owners of such maps; all, where maps are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        sheets = enumerate(game.sheets)
        return [Seat(i) for i, sheet in sheets if gazed(game.land, sheet, self.card)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Destroy one space."""
        owner = say("kernel.seat", number=seat + 1)
        return say("cartographers.prompt.gaze", card=card_name(self.card), owner=owner)

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Each space that may be destroyed."""
        game = game_of(state)
        return gaze_actions(game, game.sheets[seat], self.card) or [Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a space cannot be chosen."""
        game = game_of(state)
        actions = self.actions(state, seat, ())
        return explained(game, game.sheets[seat], actions, False, target)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """All maps at once."""
        game = game_of(state)
        for seat in all_seats(game):
            for part in answers.get(seat, ()):
                if isinstance(part, Destroy):
                    carry_out(game, table, self.card, seat, seat, part)

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """Without a Gorgon there is nothing to choose."""
        game = game_of(state)
        return None if gazed(game.land, game.sheets[seat], self.card) else Pass()


class OfferAcrobatics(Choice, frozen=True):
    """Right after an ambush is revealed: who pays to get a bar instead of its shape (10)?"""

    card: str

    def seats(self, state: State) -> Sequence[Seat]:
        """Every seat that can pay; all, where coins are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        return [seat for seat in drawing_seats(game) if can_pay(game, seat, ACROBATICS)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Use it or not."""
        return say("cartographers.prompt.acrobatics", card=card_name(self.card))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Use it, or not."""
        game = game_of(state)
        can = can_pay(game, seat, ACROBATICS) and room_for(game, seat)
        return (UseSkill(ACROBATICS), Pass()) if can else (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def refused(self, state: State, seat: Seat, given: Given) -> Sequence[Option]:
        """The skill, where it cannot be paid."""
        game = game_of(state)
        return refused_skills(
            game, (ACROBATICS,), lambda skill: why_not_pay(game, seat, game.sheets[seat], skill)
        )

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Those who pay get the bar on their maps."""
        game = game_of(state)
        users = [seat for seat in sorted(answers) if isinstance(answers[seat][0], UseSkill)]
        for seat in users:
            pay(game, table, seat, ACROBATICS)
        game.barred = tuple(users)

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """Who cannot pay has nothing to choose."""
        return None if can_pay(game_of(state), seat, ACROBATICS) else Pass()


class OfferAcrobaticsPrivately(OfferAcrobatics, frozen=True):
    """The same where nobody may know who has coins."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE


class OfferDiplomacy(Choice, frozen=True):
    """Once the maps are back: who draws a farm and village space on the own map (10)?"""

    card: str

    INDEPENDENT: ClassVar[bool] = True

    def seats(self, state: State) -> Sequence[Seat]:
        """Every seat that can pay and has room; all, where maps are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        return [seat for seat in drawing_seats(game) if can_pay(game, seat, DIPLOMACY)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Draw it or not."""
        return say("cartographers.prompt.diplomacy", card=card_name(self.card))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Any empty space, or none."""
        game = game_of(state)
        if not can_pay(game, seat, DIPLOMACY):
            return (Pass(),)
        return [*diplomacy_places(game.land, game.sheets[seat]), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words."""
        return described(game_of(state), action)

    def refused(self, state: State, seat: Seat, given: Given) -> Sequence[Option]:
        """The skill, where it cannot be paid."""
        game = game_of(state)
        return refused_skills(
            game, (DIPLOMACY,), lambda skill: why_not_pay(game, seat, game.sheets[seat], skill)
        )

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a space cannot be chosen."""
        game = game_of(state)
        actions = self.actions(state, seat, ())
        return explained(game, game.sheets[seat], actions, False, target)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Pay, then draw."""
        game = game_of(state)
        for seat in sorted(answers):
            part = answers[seat][0]
            if isinstance(part, Draw):
                pay(game, table, seat, DIPLOMACY)
                before = game.sheets[seat]
                drawing = Drawing(BOTH, part.cells, self.card, seat)
                sheet = game.sheets[seat] = draw(game.land, before, drawing)
                coins = sheet.coins - before.coins
                table.emit(drew(game, seat, seat, self.card, part, coins, DIPLOMACY))

    def idle(self, state: State, seat: Seat, given: Given) -> Action | None:
        """Who cannot pay has nothing to choose."""
        return None if can_pay(game_of(state), seat, DIPLOMACY) else Pass()


class OfferDiplomacyPrivately(OfferDiplomacy, frozen=True):
    """The same where nobody may know who has coins."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE


def offer_acrobatics(game: Cartographers, card: str) -> Choice:
    """The question on the table, or behind the curtain where coins are private."""
    kind = OfferAcrobaticsPrivately if game.variant.private else OfferAcrobatics
    return kind(card)


def offer_diplomacy(game: Cartographers, card: str) -> Choice:
    """The question on the table, or behind the curtain where coins are private."""
    kind = OfferDiplomacyPrivately if game.variant.private else OfferDiplomacy
    return kind(card)


def can_pay(game: Cartographers, seat: Seat, skill: str) -> bool:
    """Whether a seat may still use a skill this season and has the coins."""
    return why_not_pay(game, seat, game.sheets[seat], skill) is None


def pay(game: Cartographers, table: Table, seat: Seat, skill: str) -> None:
    """Crosses out the coins and notes that the season's skill is used."""
    game.sheets[seat] = spend(game.sheets[seat], skills()[skill].cost)
    game.used[seat] = skill
    table.emit(skill_used(game, seat, skill))


STEPS = (
    Ambush,
    DrawMonsters,
    SweepMaps,
    Gaze,
    OfferAcrobatics,
    OfferAcrobaticsPrivately,
    OfferDiplomacy,
    OfferDiplomacyPrivately,
)
