"""The Riverfolk Robots (9)."""
