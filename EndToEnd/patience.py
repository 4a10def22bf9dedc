"""The time that a test waits for an expected event."""

# The unit is seconds. The limit is high, because a busy machine may need this time; a passing test waits no longer than
# necessary.
PATIENCE = 20
