"""What is printed (2, 3, 7-15): items, their ops, and what they say."""
