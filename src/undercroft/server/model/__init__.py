"""A table's log and what it adds up to, clocks, and the adapter to the rules."""
