"""The application put together, and the commands that run it."""
