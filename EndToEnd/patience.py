"""The time that a test waits for an expected event."""

# The unit is seconds. A busy machine may need this time; a passing test waits no longer than necessary.
PATIENCE = 20
