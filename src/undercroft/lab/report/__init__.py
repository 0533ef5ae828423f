"""The balance report: one page with its plots, and what things are called there."""
