"""What a faction may do in its turn (6)."""
