"""Landmarks (8)."""
