"""The bots of Cartographers: how they weigh a map, search and explain."""
