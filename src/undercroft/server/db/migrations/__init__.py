"""How a database of an earlier version becomes one of this version. Run on start."""
