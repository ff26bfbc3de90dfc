"""The Vagabot (9)."""
