"""Writes docs/benchmarks-server.md: the measurements and the conclusions."""

import sizing
from machine import spread

HEAD = """# The server's capacity

`make bench-server` wrote this document on {date}, on {machine}. Other programs shared the processors: the load was {load_before:.1f} before the
measurements and {load_after:.1f} after them. The clients (wrk, Python) run on the same processors as the server and the database. Compare measurements only within one table, because the programs of one table were measured alternately in one run.
Each median is followed by its range in brackets. {disk}

    {command}

{targets}
"""


def targets(rows):
    """Returns a table with these rows: name, target, measured value, and whether the target is met."""
    lines = ["| Target | | Measured | |", "|---|---|---|---|"]
    return "\n".join(lines + [f"| {what} | {target} | {figure} | {'met' if met else '**missed**'} |" for what, target, figure, met in rows])


def routes(measured, rounds, seconds):
    lines = [
        "## Each kind of request compared with Hummingbird alone\n",
        f"`wrk -t1 -c64 -d{seconds}s --latency`, {rounds} alternating rounds after a discarded one. *bare* is `Benchmarks/BareServer`: Hummingbird with one route that answers a fixed text, without any middleware and without a log. "
        f"*page*: twelve pages, compressed. *file*: all files that a device caches. *leaderboard*: the boards of the day, the week and all time, with {measured['players']:,} players who have played the school's morning below. "
        "*sync*: a single new event, acknowledged when it is on the disk (SQLite). Only programs, not pages, request *judge* and *puzzle*, so these have no target. *judge*: a thousand guesses in rounds of all languages; one in three is refused. "
        "*puzzle*: a thousand seeds, of all languages and lengths; the figures of a root are computed once. Requests come from a thousand addresses through a trusted proxy, because limits count clients; each request is logged.\n",
        "| | requests/s | of bare | median, ms | p99, ms | failed |", "|---|---|---|---|---|---|",
    ]
    for name, results in measured["results"].items():
        ratio = spread(measured["ratios"][name], 2) if name in measured["ratios"] else ""
        lines.append(
            f"| {name} | {spread([each.rate for each in results])} | {ratio} | {spread([each.median for each in results], 1)} | {spread([each.p99 for each in results], 1)} | {sum(each.failed for each in results)} |"
        )
    return "\n".join(lines)


def memory(used):
    return (
        "## Memory\n\n"
        f"The server uses {used['before']:.0f} MB of memory after its start. After a warm-up by alternating pages, judgements and puzzles, the server used {used['warm']:.0f} MB. After {used['seconds']:.0f} more seconds and {used['answers']:,} answers, "
        f"the server used {used['end']:.0f} MB. The maximum was {used['most']:.0f} MB."
    )


def journals(appends, stored, histories, players):
    lines = [
        "## Journals\n",
        f"*Appends*: single events, each acknowledged when it is on the disk, on 64 connections for {players:,} alternating players (`POST /api/v1/journal`). *In the store*: the same appends without HTTP, for 64 concurrent players (`APPENDS=20000`, `Tests/StoreTests/SpeedTests.swift`). "
        "*Flushes*: sequential flushed writes of 4 kB per second, measured just before the appends. SQLite commits waiting changes together, and PostgreSQL flushes concurrent commits together. Therefore the number of appends can exceed the number of flushes "
        "(`docs/decisions/0024-store.md`).\n",
        "| | appends/s | p99, ms | appends/s in the store | flushes/s | failed |", "|---|---|---|---|---|---|",
    ]
    for name, measured in appends.items():
        inside = f"{stored[name]:,}" if name in stored else "–"
        rates, slowest, flushes = ([each[column] for each in measured] for column in ("rate", "p99", "flushes"))
        lines.append(f"| {name} | {spread(rates)} | {spread(slowest)} | {inside} | {spread(flushes)} | {sum(each['failed'] for each in measured)} |")
    some = next(iter(histories.values()))[0]
    lines += [
        f"\n*One player's {some['events']:,} events* ({some['bytes'] / 1e6:.0f} MB) are sent to the server in parts of about a megabyte, then to a new device. *Memory*: the server's memory before the sync and its maximum. *An event*: an event's size in the database without gaps. "
        "*Covered*: the remaining size of an event after a checkpoint has replaced it.\n",
        "| | up, s | down, s | memory, MB | an event, bytes | covered, bytes |", "|---|---|---|---|---|---|",
    ]
    for name, measured in histories.items():
        column = lambda key: [each[key] for each in measured]  # noqa: E731
        one = measured[-1]
        lines.append(f"| {name} | {spread(column('up'), 2)} | {spread(column('down'), 2)} | {one['before']:.0f} → {one['most']:.0f} | {one['event']:.0f} | {one['covered']:.0f} |")
    return "\n".join(lines)


def school(mornings):
    some = next(iter(mornings.values()))
    lines = [
        "## A school's morning\n",
        f"The morning of {some['players']:,} players, from 8 to 12 o'clock, is simulated as fast as the machine allows. The simulation uses 32 connections that stay open, like the connections of a proxy. Each player visits three times, with a browser that has cached the site: for the day's puzzle and the leaderboard, for a round with "
        "another word, and for three rounds of Apple Tree. The browser checks for a newer build and for new lines of the journal. The browser syncs three seconds after a line was stored, and checks again after a minute without changes. One player in twenty visits for "
        "the first time and downloads the page and all cached files. At the end of the simulation, every player is on the leaderboard of the player's language. Therefore the server has to judge every round during the simulation.\n",
        "| | requests | failed | seconds | median, ms | p99, ms | server, MB at most |", "|---|---|---|---|---|---|---|",
    ]
    for name, each in mornings.items():
        lines.append(f"| {name} | {each['requests']:,} | {len(each['failed'])} | {each['seconds']:.0f} | {each['median']:.1f} | {each['p99']:.1f} | {each['memory']:.0f} |")
    lines += ["\nThe next table shows the requests by kind, with their median times in ms:\n", "| | " + " | ".join(mornings) + " |", "|---|" + "---|" * len(mornings)]
    for kind in sorted(some["kinds"], key=lambda kind: -some["kinds"][kind][0]):
        lines.append(f"| {kind} | " + " | ".join(f"{each['kinds'][kind][0]:,} ({each['kinds'][kind][1]:.1f})" for each in mornings.values()) + " |")
    lines += [
        "\nThe table shows the cost of a player's day, computed from these measurements. The time of SQLite is part of the server's time. *Log* is PostgreSQL's write-ahead log. *Sent* and *received* are the player's traffic without first visits, which receive "
        f"{some['first_visit'] / 1e6:.2f} MB each.\n",
        "| | requests | server, ms | database, ms | events | stored, bytes | log, bytes | sent, bytes | received, bytes |", "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, each in mornings.items():
        one = {key: each[key] / each["players"] for key in ("requests", "server", "database", "events", "size", "logged", "sent", "received")}
        lines.append(
            f"| {name} | {one['requests']:.0f} | {1000 * one['server']:.1f} | {1000 * one['database']:.1f} | {one['events']:.0f} | {one['size']:,.0f} | {one['logged']:,.0f} | {one['sent']:,.0f} | {one['received']:,.0f} |"
        )
    return "\n".join(lines)


def ten_million(morning, history):
    figures = sizing.of(morning, history)
    rows = [
        ("requests", f"{figures['requests']:,.0f} a second"),
        ("requests among them that flush a change", f"{figures['changes']:,.0f} a second"),
        ("processors for the server", f"{figures['server']:,.0f}"),
        ("processors for PostgreSQL", f"{figures['database']:,.0f}"),
        ("players per processor of the server", f"{figures['server_carries']:,.0f}"),
        ("players per processor of PostgreSQL", f"{figures['database_carries']:,.0f}"),
        ("results for the leaderboards", f"{figures['results']:,.0f} results a second, each stored on three leaderboards"),
        ("PostgreSQL's write-ahead log", f"{figures['logged'] / 1e6:,.0f} MB a second"),
        ("traffic from players", f"{figures['in'] * 8 / 1e9:.2f} Gbit a second"),
        ("traffic to players", f"{figures['out'] * 8 / 1e9:.2f} Gbit a second"),
        ("traffic of the files of first visits", f"{figures['files'] * 8 / 1e9:.2f} Gbit a second"),
        ("stored per day, before checkpoints", f"{figures['day'] / 1e12:.2f} TB"),
        ("a year's events, without checkpoints", f"{figures['year'] / 1e12:,.0f} TB"),
        ("a year's events after compaction into checkpoints", f"{figures['covered'] / 1e12:.1f} TB"),
    ]
    return "\n".join(
        [
            "## Ten million players\n",
            f"The table assumes that {sizing.PLAYERS:,} players play like this every day, with PostgreSQL. The busiest hour has {sizing.PEAK:.0%} of the day's load. The processors are like the measured processors, and are {sizing.BUSY:.0%} busy. "
            f"Each day, {sizing.NEW:.0%} of the players are new. [sizing.md](sizing.md) describes the remedies.\n",
            "| In the busiest hour | |", "|---|---|", *(f"| {what} | {figure} |" for what, figure in rows),
        ]
    )
