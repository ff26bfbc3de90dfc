"""Every sentence of the game, by key."""
