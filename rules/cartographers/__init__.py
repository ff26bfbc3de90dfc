"""Cartographers: one card for everybody, one shape on every map, four seasons."""
