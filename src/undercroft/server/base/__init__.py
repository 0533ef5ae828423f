"""What every part of the server may use: settings, metrics, errors, the other processes."""
