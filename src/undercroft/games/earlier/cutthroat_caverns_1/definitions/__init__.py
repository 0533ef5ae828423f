"""The cards as the rules know them: their types, and how the files are read."""
