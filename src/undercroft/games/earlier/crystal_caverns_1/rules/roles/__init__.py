"""The turns of the five roles, one file each."""
