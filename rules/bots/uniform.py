"""The level that every game has: any open action, each as likely as the other."""

from rules.bots import Advice
from rules.kernel.luck import below
from rules.kernel.state import State
from rules.kernel.steps import Request


def uniform(view: State, request: Request, luck: int) -> Advice:
    """Any action; it has no reasons."""
    return Advice(request.actions[below(luck, len(request.actions))[1]])
