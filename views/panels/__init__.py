"""The panels around a board: seats, prompt, action bar, log, help, scores. They know no game."""
