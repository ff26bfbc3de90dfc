"""The panels around a board: seats, prompt, shelf, log, help, scores. They know no game."""
