"""How long a test waits for what must come."""

# Seconds. A busy machine may take them; a test that passes waits no longer than it must.
PATIENCE = 20
