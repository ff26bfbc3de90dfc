"""Things on a board that all games share."""
