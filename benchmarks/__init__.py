"""Measurements that are written down: `make bench` runs them (see README.md here)."""
