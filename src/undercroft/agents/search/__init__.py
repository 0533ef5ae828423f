"""Tree search: the agent, its tree, and the same in several processes."""
