"""Scoring (6, 8, 15): the end of a season and the thirty-two cards."""
