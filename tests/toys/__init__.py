"""Two small games that prove the kernel, and show how a game is written.

``harbour``: hidden roles, secret bids, a window, a circuit with dummies, private pages, a claim.
``raid``: battles with interrupts, hits lent and replaced, a forced fight, effects, costs in parts.
"""

from rules.kernel import registry


def register() -> None:
    """Makes the toys known to the registry, beside the shipped games."""
    from tests.toys import harbour, raid

    registry.register(harbour.GAME)
    registry.register(raid.GAME)
