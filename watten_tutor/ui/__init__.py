"""What people see and touch in a notebook or a page."""
