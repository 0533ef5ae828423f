"""Attacks, harm and forced moves."""
