"""A player's morning: the journal lines, and the requests with which a browser syncs them (docs/formats/sync.md, journal.md)."""

import functools
import json
import sys
from dataclasses import dataclass, field
from random import Random

from client import head
from programs import REPOSITORY, orchard

sys.path.insert(0, str(REPOSITORY / "Tools"))

import languages  # noqa: E402

# The languages of the games, keyed by their codes. Each language's file names a few words of its vocabulary as samples
# (`tools.samples`).
LANGUAGES = {language.code: language for language in languages.languages(REPOSITORY / "Data")}
CODES = list(LANGUAGES)
SECOND = 1000
MINUTE = 60 * SECOND

# A simulated player plays a daily puzzle of Find Words before the lessons, a round of their own in the break, and three
# rounds of Apple Tree at noon. WORDS contains the words to guess in Apple Tree, by language.
WORDS = {code: language.tool("samples", "").split() for code, language in LANGUAGES.items()}
LETTERS = "eaionrstlcdumpgbvhfzyqjkxw"


@dataclass
class Puzzle:
    """The start of a round, and the words that a player can find in it."""

    language: str
    root: str
    origin: dict
    targets: list
    finds: list = field(default_factory=list)


@functools.cache
def puzzle(language, day=None, seed=None):
    """Returns the puzzle of a day, or the puzzle of a seed. Raises an error if the puzzle's words differ from the words that the server counts."""
    named = ["--day", day] if day else ["--seed", str(seed)]
    told = json.loads(orchard("puzzle", "--language", language, "--length", "8", *named).stdout)
    words = json.loads(orchard("solve", told["letters"], "--language", language, "--common", "--format", "json").stdout)["words"]
    asked = [each for each in words if each["word"] != told["letters"] and len(each["word"]) > 2]
    if len(asked) != told["common"]:
        # Puzzles that several players share omit words that are unfit for schools.
        asked = [each for each in asked if not json.loads(orchard("why", each["word"], "--language", language, "--format", "json").stdout)["notForSchool"]]
    if len(asked) != told["common"]:
        raise RuntimeError(f"{told}: {len(asked)} words")
    targets = sorted((each["word"] for each in asked), key=LANGUAGES[language].key)
    origin = {"origin": "daily", "day": day} if day else {"origin": "seed", "seed": seed}
    return Puzzle(language, told["root"], origin, targets, [(each["word"], each["spellings"]) for each in asked])


class Player:
    """A simulated player and the requests of their browser. The list `requests` contains one tuple for each request,
    sorted by time. A tuple contains the time, the kind and the path of the request, and the journal lines that the
    request sends.
    """

    def __init__(self, number, random: Random, day, begin, puzzles, is_new=False):
        self.number, self.random, self.day, self.is_new = number, random, day, is_new
        self.device = f"{number + 1:014x}"
        self.language = CODES[number % len(CODES)]
        self.address = f"10.{3 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}"
        self.cookie = ""
        self.counter = self.through = self.revision = 0
        self.results = 0  # words of the daily puzzle, each counted as a result for the boards
        self.requests = []
        daily, own = puzzles[self.language]
        if is_new:
            self.arrive(begin)
        self.visit(begin + random.randrange(60 * MINUTE), lambda at: self.find_words(at, daily, random.randint(12, 25)), sees_boards=True)
        self.visit(begin + (100 + random.randrange(40)) * MINUTE, lambda at: self.find_words(at, own, random.randint(6, 15)))
        self.visit(begin + (170 + random.randrange(50)) * MINUTE, self.apple_trees)

    # The requests that a browser sends

    def arrive(self, begin):
        """Adds a first visit: requests the page and all files that a device caches, and syncs for the first time."""
        self.requests.append((begin, "first visit", "/", None))

    def visit(self, begin, play, sees_boards=False):
        """Adds the requests of a visit in which the browser already has the site in its cache. The browser checks for a
        newer build and for new journal lines, and then syncs the lines that it stores.
        """
        self.requests.append((begin, "newer build?", "/worker.js", None))
        last = begin + SECOND
        self.requests.append((last, "news?", "/api/v1/journal", []))
        waiting = []
        events = play(begin + 10 * SECOND)
        for place, (at, line) in enumerate(events):
            while at - last > MINUTE and not waiting:
                last += MINUTE
                self.requests.append((last, "news?", "/api/v1/journal", []))
            waiting.append(line)
            # The browser syncs three seconds after it has stored a line, unless it stores another line within these
            # three seconds.
            if place + 1 == len(events) or events[place + 1][0] - at > 3 * SECOND:
                last = at + 3 * SECOND
                self.requests.append((last, "sync", "/api/v1/journal", waiting))
                waiting = []
        if sees_boards:
            self.requests.append((last + 10 * SECOND, "leaderboard", f"/boards?language={self.language}", None))

    # The player's actions

    def line(self, at, deed, **members):
        self.counter += 1
        fields = {"version": 6, "device": self.device, "counter": self.counter, "at": at, "offset": 0, "deed": deed, **members}
        return at, json.dumps(fields, ensure_ascii=False, separators=(",", ":"))

    def find_words(self, at, puzzle, count):
        events = [self.line(at, "began", language=puzzle.language, root=puzzle.root, minimum=3, minutes=0, targets=puzzle.targets, **puzzle.origin)]
        name, start = f"{self.device}-{self.counter}", at
        for word, spellings in self.random.sample(puzzle.finds, min(count, len(puzzle.finds))):
            if self.random.random() < 0.3:
                at += self.random.randrange(2 * SECOND, 12 * SECOND)
                events.append(self.line(at, "missed", round=name, language=puzzle.language, played=at - start, word=word + word[0]))
            at += self.random.randrange(3 * SECOND, 25 * SECOND)
            isAll = len(word) == 8
            find = {"guess": word, "word": word, "spellings": spellings, "points": 2 * len(word) if isAll else len(word), "bonus": False, "allLetters": isAll}
            self.results += "day" in puzzle.origin
            events.append(self.line(at, "found", round=name, language=puzzle.language, played=at - start, **find))
        if self.random.random() < 0.3:
            events.append(self.line(at + SECOND, "finished", round=name, language=puzzle.language, played=at + SECOND - start, outcome="gaveUp"))
        for word, spellings in puzzle.finds[:2]:
            at += 5 * SECOND
            events.append(self.line(at, "saved", language=puzzle.language, word=spellings[0]))
        return events

    def apple_trees(self, at):
        events = []
        for word in WORDS[self.language]:
            name, tried, wrong = f"{self.device}-{self.counter + 1}", "", 0
            record = {"round": name, "language": self.language, "word": word, "source": "all"}
            events.append(self.line(at, "playedAppleTree", **record, tried=tried, hint=False))
            for letter in self.random.sample(LETTERS[:12], 12) + list(LETTERS[12:]):
                at += self.random.randrange(SECOND, 6 * SECOND)
                tried, wrong = "".join(sorted(tried + letter)), wrong + (letter not in word)
                events.append(self.line(at, "playedAppleTree", **record, tried=tried, hint=False))
                if wrong == 7 or all(each in tried for each in word):
                    break
            at += 10 * SECOND
        return events

    # The network traffic

    def body(self, lines):
        """Returns a sync request with these lines."""
        self.through += len(lines)
        return "\n".join([head(self.device, self.through, self.revision), *lines]).encode()
