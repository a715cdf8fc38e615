"""Lessons, worked examples and what a learner has answered so far."""
