"""The Eyrie's own orders (7.2)."""

from rules.kernel.steps import Action


class AddToDecree(Action, frozen=True):
    """Tuck a hand card into a column of the Decree: 0 recruit, 1 move, 2 battle, 3 build."""

    card: str
    column: int


class Obey(Action, frozen=True):
    """Carry out this card of the open column next; how is asked then."""

    card: str


class ChooseLeader(Action, frozen=True):
    """This leader turns up."""

    leader: str


ACTIONS: tuple[type[Action], ...] = (AddToDecree, Obey, ChooseLeader)
