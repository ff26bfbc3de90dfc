"""Ambushes (5, 9): the maps travel, or the solo sweep decides."""
