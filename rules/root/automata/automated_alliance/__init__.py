"""The Automated Alliance (9)."""
