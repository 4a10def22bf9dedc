"""Makes schemathesis send the body of a sync request as plain text (`SCHEMATHESIS_HOOKS`)."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
