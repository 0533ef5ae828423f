"""Requests: one module for each resource."""
