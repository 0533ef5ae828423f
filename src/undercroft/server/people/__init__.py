"""Visitors and their credentials, limits, and webhooks."""
