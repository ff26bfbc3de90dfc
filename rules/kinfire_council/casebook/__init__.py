"""The words of rule cases and playthroughs."""
