"""How schemathesis writes the body of a sync: as the text that it is (`SCHEMATHESIS_HOOKS`)."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
