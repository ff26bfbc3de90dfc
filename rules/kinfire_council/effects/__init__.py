"""What each op of the vocabulary does, one file a topic (15)."""
