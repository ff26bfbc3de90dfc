"""What may be said (13)."""
