"""How many requests the routes of the rules answer, beside a route of Hummingbird that does nothing."""

import functools
import json
import time

import wrk
from machine import memory
from programs import REPOSITORY, bare, games, orchard

LANGUAGES = ["en", "es", "it"]
LENGTHS = [7, 8, 9]


@functools.cache
def judgements(count):
    """Guesses of different rounds: of six, four are words of the root, one is none, and one was found before."""
    rounds = []
    for language in LANGUAGES:
        roots = [root for root in (REPOSITORY / "Data" / "roots" / f"{language}-8.txt").read_text().split("\n") if root and "#" not in root]
        for root in roots[:: len(roots) // max(1, count // 18)][: max(1, count // 18)]:
            words = [word for word in orchard("solve", root, "--language", language).stdout.split() if word != root and len(word) > 2]
            rounds.append((language, root, words))
    bodies = []
    for number in range(count):
        language, root, words = rounds[number % len(rounds)]
        word = words[number * 7 % len(words)]
        guess, found = [(word, words[:2]), (word, []), (word, words[-3:]), (word, words[:9]), (word[::-1] + "e", []), (word, [word])][number % 6]
        bodies.append(json.dumps({"language": language, "root": root, "guess": guess, "found": [each for each in found if each != word or number % 6 == 5]}, ensure_ascii=False))
    return [wrk.line("/api/v1/find-words/judge", body) for body in bodies]


def puzzles(count):
    """Puzzles of all languages and lengths, by seeds."""
    return [
        wrk.line(f"/api/v1/puzzle?language={LANGUAGES[number % 3]}&length={LENGTHS[number // 3 % 3]}&seed={number}")
        for number in range(count)
    ]


def measure(place, rounds, seconds, requests=1000):
    """Each route in turn, several times. By the route's name all its results; `ratios` of the same turn."""
    files = {"bare": [wrk.line("/")] * requests, "judge": judgements(requests), "puzzle": puzzles(requests)}
    for name, lines in files.items():
        (place / name).write_text("".join(lines))
    results = {name: [] for name in files}
    with bare() as plain, games() as (server, _):
        for turn in range(rounds + 1):
            for name in files:
                address = plain if name == "bare" else server.address
                result = wrk.run(address, place / name, seconds)
                # In the first turn everything is new.
                if turn:
                    results[name].append(result)
    ratios = {name: [ours.rate / theirs.rate for ours, theirs in zip(results[name], results["bare"])] for name in ("judge", "puzzle")}
    return {"results": results, "ratios": ratios}


def memory_over_time(place, minutes, turns=10, requests=1000):
    """MB that the server has while it answers judgements and puzzles: before, after a warm-up, and after as many turns as that."""
    seconds = max(1, round(60 * minutes / turns))
    (place / "both").write_text("".join(line for pair in zip(judgements(requests), puzzles(requests)) for line in pair))
    with games() as (server, _):
        used = [memory(server.process.pid)]
        wrk.run(server.address, place / "both", seconds)
        used.append(memory(server.process.pid))
        start, answers, failed = time.monotonic(), 0, 0
        for _ in range(turns):
            result = wrk.run(server.address, place / "both", seconds)
            used.append(memory(server.process.pid))
            answers += result.count
            failed += result.failed
        return {
            "before": used[0], "warm": used[1], "end": used[-1], "most": memory(server.process.pid, "VmHWM"), "answers": answers, "failed": failed,
            "seconds": time.monotonic() - start,
        }
