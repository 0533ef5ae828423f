"""Every message, what a viewpoint may see, and the news of a table."""
