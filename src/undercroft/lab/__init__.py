"""The lab: plays many games and analyses them."""
