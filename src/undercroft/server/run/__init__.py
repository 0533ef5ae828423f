"""Builds the application, and runs the commands of server and host."""
