"""Following a table by WebSocket."""
