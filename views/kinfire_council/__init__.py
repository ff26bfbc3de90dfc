"""The table of Kinfire Council."""
