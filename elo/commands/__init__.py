"""The commands of `python -m elo`, one module each with a function `main`."""
