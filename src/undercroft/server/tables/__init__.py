"""Tables in memory and everything that is done at them."""
