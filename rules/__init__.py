"""Rules engines: pure Python, no screen. One folder a game, ``kernel`` for what all share."""
