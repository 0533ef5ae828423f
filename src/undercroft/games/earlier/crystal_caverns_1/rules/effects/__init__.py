"""What single cards do, by deck."""
