"""Estimates the resources for ten million players from the cost of one player."""

PLAYERS = 10_000_000
PEAK = 0.15  # share of a day's requests in the busiest hour
BUSY = 0.5  # maximum planned share of a processor's time
YEAR = 365
NEW = 0.01  # share of first-time players each day


def of(school, history):
    """Returns the estimates for ten million players who all play each day like the school's players."""
    each = {name: school[name] / school["players"] for name in ("requests", "server", "database", "events", "size", "logged", "sent", "received")}
    peak = PLAYERS * PEAK / 3600
    syncs = sum(school["kinds"].get(name, (0,))[0] for name in ("sync", "first sync")) / school["players"]
    events = each["events"] * YEAR
    return {
        "each": each,
        "requests": each["requests"] * peak,
        "changes": syncs * peak,
        "server": each["server"] * peak / BUSY,
        "database": each["database"] * peak / BUSY,
        "logged": each["logged"] * peak,
        "in": each["sent"] * peak,
        "out": each["received"] * peak,
        "files": NEW * school["first_visit"] * peak,
        "server_carries": BUSY * 3600 / PEAK / each["server"],
        "database_carries": BUSY * 3600 / PEAK / max(each["database"], 1e-6),
        "results": school["results"] / school["players"] * peak,
        "day": each["size"] * PLAYERS,
        "year": events * history["event"] * PLAYERS,
        "covered": events * history["covered"] * PLAYERS,
    }
