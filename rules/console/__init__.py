"""The console: games without a window, for trying rules, measuring and checking."""
