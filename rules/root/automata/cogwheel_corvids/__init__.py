"""The Cogwheel Corvids (9)."""
