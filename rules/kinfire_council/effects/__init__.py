"""What each op of the vocabulary does, one file a topic; `every` registers them all (15)."""
