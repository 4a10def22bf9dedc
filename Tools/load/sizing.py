"""What ten million players take, from what one player costs."""

PLAYERS = 10_000_000
PEAK = 0.15  # of a day's requests come in the busiest hour
BUSY = 0.5  # of a processor's time is planned for at most
YEAR = 365
NEW = 0.01  # of the players come for the first time, each day


def of(school, history):
    """Figures of ten million players, all of whom play each day as those of the school do."""
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
