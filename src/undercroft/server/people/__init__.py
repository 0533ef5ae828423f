"""Who asks, how much each may do, and notes to those who are away."""
