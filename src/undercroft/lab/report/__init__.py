"""The balance report: its page, plots and labels."""
