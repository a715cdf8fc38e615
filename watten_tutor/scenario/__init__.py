"""Scenario files: a position and a question, read, checked and written.

Teachers write them in YAML, programs send them as JSON. Whatever is wrong is told at once, each problem
with its line, and in the reader's language.
"""
