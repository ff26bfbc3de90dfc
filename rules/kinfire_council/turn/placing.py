"""Placing a piece (4): tax, the patron's bonus, then what is done there."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.kinfire_council.describe import space_name
from rules.kinfire_council.effects.run import Run, Scope, Steps
from rules.kinfire_council.enums import Payment, Resource, Source
from rules.kinfire_council.pieces import piece_name, put
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.ops import Pay
from rules.kinfire_council.spaces import patron_of, tax
from rules.kinfire_council.state import NOBODY, Council, Space, game_of
from rules.kinfire_council.turn.acting import Act
from rules.kinfire_council.turn.actions import Place
from rules.kinfire_council.turn.events import PatronPaid, Placed, TaxPaid
from rules.kinfire_council.turn.moments import change_turn, use_discounts
from rules.kinfire_council.turn.paying import PayCost


def place(state: Council, context: StepContext, seat: Seat, action: Place) -> Steps:
    """A piece comes to a space; what happens next, in its order (4).

    Tax is paid from what is held now, before anything is gained (R1)."""
    piece, space = action.piece, action.space
    fee = tax(state, seat, piece, space)
    name = piece_name(state, seat, piece)
    change_turn(state, piece=piece, had=state.sheets[seat].pieces[piece].skill, looks=0)
    put(state, seat, piece, space)
    context.emit(Placed(seat, piece, space, fee, name, space_name(state, space)))
    scope = Scope(Source.LOCATION, "", space, piece)
    return (*_pay_tax(state, seat, fee, scope), *_pay_patron(state, seat, space, piece), Act(seat))


def _pay_tax(state: Council, seat: Seat, fee: int, scope: Scope) -> Steps:
    """The tax goes into the coffers (5)."""
    if not fee:
        return ()
    use_discounts(state, seat, Payment.TAX)
    return (PayCost(seat, (Pay(Resource.COIN, fee),), scope), FillCoffers(fee))


class FillCoffers(Auto, frozen=True):
    """Coins paid as tax lie in the coffers; for magic the supply puts a coin there (5, R2)."""

    n: int

    def run(self, state: State, context: StepContext) -> None:
        """At once."""
        game_of(state).coffers += self.n
        context.emit(TaxPaid(self.n))


def _pay_patron(state: Council, seat: Seat, space: Space, piece: int) -> Steps:
    """A rival's placement pays the patron, whatever the piece then does (10, R9)."""
    patron = patron_of(state, space)
    return () if patron in (NOBODY, seat) else (PayPatron(patron, space, piece),)


class PayPatron(Auto, frozen=True):
    """The patron of a space gets his bonus."""

    seat: Seat
    space: Space
    piece: int

    def run(self, state: State, context: StepContext) -> None:
        """What stands on the tile."""
        game = game_of(state)
        district = item_set(game).districts[int(self.space)]
        assert district is not None
        context.emit(PatronPaid(self.seat, self.space, space_name(game, self.space)))
        scope = Scope(Source.UPGRADE, district.id, self.space, self.piece)
        context.then(Run(self.seat, district.patron, scope))


STEPS: tuple[type[Step], ...] = (FillCoffers, PayPatron)
