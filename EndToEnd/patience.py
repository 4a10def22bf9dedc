"""How long a test waits for an expected event."""

# Seconds. A busy machine may need them; a passing test waits no longer than necessary.
PATIENCE = 20
