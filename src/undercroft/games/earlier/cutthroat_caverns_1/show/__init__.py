"""What is shown: the view of a seat, its types, the terminal's drawing and its words."""
