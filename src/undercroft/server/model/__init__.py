"""A table's log and the record folded from it, clocks, and the adapter to the engine."""
