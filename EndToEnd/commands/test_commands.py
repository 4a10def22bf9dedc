"""Tests the commands that work on files (solve --racks, check and why), and how they handle invalid input."""

import collections
import os
import random
import re
import subprocess

import pytest

from server import DATA, LANGUAGES, PROGRAM, orchard

TIER = "quick"

TIMING = re.compile(r"timing: items=(\d+) nanoseconds=(\d+) per_item=(\d+\.\d)\n")
WORDS = ["ring", "rings", "grin", "sing", "sings", "inn", "a", "am", "ma", "zzz"]


def run(*arguments, data=b"", timeout=60):
    """Runs a command with bytes as input and output."""
    return subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, timeout=timeout)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("commands")


@pytest.fixture(scope="module", params=["native", "web"])
def lexicon(folder, request):
    words = folder / "words.txt"
    words.write_text("\n".join(WORDS))
    file = folder / f"{request.param}.lexicon"
    assert run("lexicon", "build", "--words", words, "--language", "en", "--edition", request.param, "--output", file).returncode == 0
    return file


def made_from(rack, words=WORDS, minimum=3):
    letters = collections.Counter(rack)
    return {word for word in words if len(word) >= minimum and not collections.Counter(word) - letters}


def test_the_command_solve_prints_the_words_of_each_rack(lexicon):
    racks = ["ring", "rings", "singsr", "innzz", "xyz", "amzzz"]
    result = run("solve", "--lexicon", lexicon, "--racks", "-", data="\n".join(racks).encode())
    assert result.returncode == 0 and result.stderr == b""
    lines = [line.split("\t") for line in result.stdout.decode().splitlines()]
    assert [rack for rack, _ in lines] == racks
    for rack, words in lines:
        assert set(words.split()) == made_from(rack), rack
        assert [len(word) for word in words.split()] == sorted((len(word) for word in words.split()), reverse=True)


def test_the_command_solve_prints_the_number_of_words_of_each_rack(lexicon, folder):
    racks = ["ring", "rings", "singsr", "innzz", "xyz", "amzzz"] * 50
    file = folder / "racks.txt"
    file.write_text("\n".join(racks) + "\n")
    for minimum in ["1", "3", "5"]:
        result = run("solve", "--lexicon", lexicon, "--racks", file, "--count", "--minimum", minimum)
        expected = "".join(f"{rack}\t{len(made_from(rack, minimum=int(minimum)))}\n" for rack in racks)
        assert result.stdout.decode() == expected and result.returncode == 0


def test_the_command_check_reports_whether_each_word_is_accepted(lexicon):
    result = run("check", "--lexicon", lexicon, "--words", "-", data="ring\nRINGS\nrïng\nrong\nringsringsrings\n".encode())
    assert result.stdout.decode() == "ring\taccepted\nRINGS\taccepted\nrïng\taccepted\nrong\tunknown\nringsringsrings\tunknown\n"
    assert result.returncode == 0


@pytest.mark.parametrize("command", [["solve", "--racks"], ["solve", "--count", "--racks"], ["check", "--words"]])
def test_the_option_timing_prints_one_line_to_standard_error(lexicon, command):
    result = run(*command, "-", "--lexicon", lexicon, "--timing", data=b"ring\nsings\ninn\n")
    found = TIMING.fullmatch(result.stderr.decode())
    assert found and found[1] == "3" and abs(int(found[2]) / 3 - float(found[3])) <= 0.05
    assert result.stdout == run(*command, "-", "--lexicon", lexicon, data=b"ring\nsings\ninn\n").stdout


@pytest.mark.parametrize("command", [["solve", "--racks"], ["solve", "--count", "--racks"], ["check", "--words"]])
def test_invalid_lines_are_reported_and_skipped(lexicon, command):
    data = "ring\r\nri4g\r\n\r\nsings\r\n".encode() + b"\xff\xfe\n" + "no good\n\u200b\ninn".encode()
    result = run(*command, "-", "--lexicon", lexicon, data=data)
    assert result.returncode == 1
    assert [line.split("\t")[0] for line in result.stdout.decode().splitlines()] == ["ring", "sings", "inn"]
    told = result.stderr.decode().splitlines()
    assert [re.search(r"line (\d+)", line)[1] for line in told] == ["2", "3", "5", "6", "7"]
    assert '"4" is not a letter' in told[0] and "no letters" in told[1] and "not UTF-8" in told[2] and "U+20" in told[3]


@pytest.mark.parametrize("command", [["solve", "--racks"], ["solve", "--count", "--racks"], ["check", "--words"]])
def test_empty_input_gives_empty_output(lexicon, command):
    for data in [b"", b"\xef\xbb\xbf"]:
        result = run(*command, "-", "--lexicon", lexicon, "--timing", data=data)
        assert result.returncode == 0 and result.stdout == b"" and TIMING.fullmatch(result.stderr.decode())


def test_a_very_long_line_is_a_valid_rack_but_not_a_word(lexicon):
    letters = b"rings" * 400_000
    assert run("check", "--lexicon", lexicon, "--words", "-", data=letters).stdout.endswith(b"\tunknown\n")
    assert run("solve", "--lexicon", lexicon, "--racks", "-", "--count", data=letters).stdout.endswith(b"\t6\n")


def repaired(file):
    """Returns the bytes of a lexicon file with corrected checksums."""

    def fnv(part):
        value = 0xCBF29CE484222325
        for byte in part:
            value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        return value.to_bytes(8, "little")

    file = file[:24] + fnv(file[128:]) + file[32:]
    return file[:120] + fnv(file[:120]) + file[128:]


@pytest.mark.parametrize("command", [["solve", "--racks", "-"], ["solve", "--count", "--racks", "-"], ["check", "--words", "-"], ["why", "ring"], ["lexicon", "verify"]])
def test_a_damaged_lexicon_is_refused_or_does_no_harm(lexicon, folder, command):
    sound = lexicon.read_bytes()
    generator = random.Random(20261121)
    damaged = [b"", sound[:7], sound[:127], sound[:128], sound[:-1], sound + b"\0", b"\0" * len(sound), sound[:200] + b"\xff" * (len(sound) - 200)]
    for count in range(40):
        place = generator.randrange(len(sound))
        changed = sound[:place] + bytes([sound[place] ^ 1 << generator.randrange(8)]) + sound[place + 1 :]
        # Every second damaged file receives checksums that match its content. The command `lexicon verify` receives
        # only files whose checksums do not match. Only a checksum can reveal damage to a lexicon's ratings or to its
        # version, because no invariant covers these parts.
        damaged.append(repaired(changed) if count % 2 and command[0] != "lexicon" else changed)
    for count, content in enumerate(damaged):
        file = folder / "damaged.lexicon"
        file.unlink(missing_ok=True)
        file.write_bytes(content)
        where = [file] if command[0] == "lexicon" else ["--lexicon", file]
        result = run(*command, *where, data=b"rings\nsings\n")
        assert result.returncode in (0, 1), f"{count}: {result.returncode} {result.stderr.decode()}"
        if result.returncode == 1:
            assert re.match(r"orchard: \S*damaged\.lexicon: \S", result.stderr.decode()), result.stderr
        if command[0] == "lexicon":
            assert result.returncode == 1, f"{count}: damage not found"


@pytest.mark.parametrize(
    "arguments, part",
    [
        (["solve", "--racks", "/nowhere/racks.txt", "--language", "en"], "/nowhere/racks.txt"),
        (["check", "--words", "-"], "--language"),
        (["check", "--words", "-", "--lexicon", "/nowhere/en.lexicon"], "No such file"),
        (["check", "--words", "-", "--lexicon", "/"], "must be a regular file"),
        (["check", "--words", "-", "--language", "de"], "de"),
        (["check", "--words", "-", "--language", "en", "--lexicon", "x"], "not both"),
        (["solve", "--language", "en"], "--racks"),
        (["solve", "ring", "--racks", "-", "--language", "en"], "--racks"),
        (["solve", "ring", "--language", "en", "--count"], "--racks"),
        (["solve", "--racks", "-", "--language", "en", "--format", "json"], "--format"),
        (["solve", "--racks", "-", "--language", "en", "--minimum", "0"], "--minimum"),
    ],
)
def test_invalid_arguments_are_reported(arguments, part):
    result = orchard(*arguments)
    assert result.returncode == 1 and result.stdout == "" and part in result.stderr and len(result.stderr.splitlines()) <= 5


def why(*arguments):
    result = orchard("why", *arguments)
    assert result.returncode == 0, result.stderr
    return dict(line.split("\t") for line in result.stdout.splitlines())


def test_the_command_why_explains_an_accepted_word():
    told = why("CANCIÓN", "--language", "es", "--root", "canciones")
    assert told["letters"] == "cancion" and told["spellings"] == "canción"
    assert told["tier"].startswith("common") and "times in a billion" in told["frequency"]
    assert told["in canciones"].startswith("accepted, 7 points")


def test_the_command_why_explains_a_text_that_is_not_a_word():
    told = why("cancoin", "--language", "es")
    assert "no word" in told and "letter" not in told["no word"]
    assert "canción" in why("cancion1"[:-1] + "n", "--language", "es")["one letter away"]
    assert why("x4", "--language", "es")["no word"] == '"4" is not a letter of es'
    assert "no visible characters" in why(" \u200b", "--language", "es")["no word"]


@pytest.mark.parametrize(
    "guess, reason", [("garden", "isRoot"), ("nag", "accepted"), ("ga", "tooShort"), ("gardens", "notFromLetters"), ("drag4", "notALetter"), ("nrgd", "notInLexicon")]
)
def test_the_command_why_explains_why_a_round_refuses_a_guess(guess, reason):
    assert why(guess, "--language", "en", "--root", "garden")["in garden"].startswith(reason)


def test_the_command_why_prints_json_and_timings():
    result = orchard("why", "hause", "--language", "en", "--root", "rehouse", "--format", "json", "--timing")
    assert '"standing":"unknown"' in result.stdout and '"house"' in result.stdout and '"reason":"notFromLetters"' in result.stdout
    found = TIMING.fullmatch(result.stderr)
    assert found and found[1] == "1"


@pytest.mark.parametrize("language, words", [("en", ["house", "hause", "qzx"]), ("es", ["canción", "cancionn", "qzx"]), ("it", ["perché", "perchee", "qzx"])])
def test_the_command_why_takes_less_than_a_millisecond(language, words):
    for word in words:
        times = sorted(int(TIMING.fullmatch(orchard("why", word, "--language", language, "--timing").stderr)[2]) for _ in range(5))
        assert times[2] < 1_000_000, f"{word}: {times}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_lexicon_editions_agree_on_short_words(language, folder):
    """The test checks a random sample of the word list, and the same words with their letters shuffled."""
    words = [line.split("\t")[0] for line in (DATA / ".." / ".." / "Data" / "lexicons" / f"{language}.tsv").read_text().splitlines()]
    generator = random.Random(20261121)
    sample = [word for word in generator.sample(words, 3000) if len(word) <= 10]
    sample += ["".join(generator.sample(word, len(word))) for word in sample]
    answers = [
        run("check", "--words", "-", "--lexicon", DATA / kind / f"{language}.lexicon", data="\n".join(sample).encode()).stdout
        for kind in ["lexicons", "web-lexicons"]
    ]
    assert answers[0] == answers[1] and answers[0].count(b"\taccepted\n") >= len(sample) // 2


@pytest.mark.parametrize("length", ["6", "10", "-1", "eight"])
def test_all_roots_have_seven_to_nine_letters(length):
    result = orchard("roots", "--language", "en", f"--length={length}")
    assert result.returncode == 1 and "length" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_roots_prints_every_root_word_of_the_root_lists(language):
    for length in ["7", "8", "9"]:
        listed = {line for line in (DATA / "roots" / f"{language}-{length}.txt").read_text().splitlines() if line[0] != "#"}
        every = orchard("roots", "--language", language, "--length", length).stdout.splitlines()
        assert len(set(every)) == len(every) == int(orchard("roots", "--language", language, "--length", length, "--count").stdout)
        assert listed <= set(every), listed - set(every)


@pytest.mark.parametrize(
    "command", ["solve garden --language en", "why garden --language en", "check --words - --language en", "solve --racks - --language en", "judge --language en --root garden --guess rage"]
)
def test_a_command_reports_an_error_if_its_output_cannot_be_written(command):
    """If the command cannot write to standard output, it fails. If the command cannot write to standard error, it
    succeeds.
    """
    for redirection in [">/dev/full", ">&-"]:
        result = subprocess.run(["bash", "-c", f"echo garden | {PROGRAM} {command} {redirection}"], capture_output=True, text=True, timeout=30)
        assert result.returncode == 1 and "standard output" in result.stderr, redirection
    result = subprocess.run(["bash", "-c", f"echo r4 | {PROGRAM} {command} 2>/dev/full"], capture_output=True, timeout=30)
    assert result.returncode in (0, 1)


@pytest.mark.parametrize("command", [["check", "--words"], ["solve", "--racks"]])
def test_a_pipe_is_refused_as_a_word_file(tmp_path, command):
    os.mkfifo(tmp_path / "pipe")
    result = orchard(*command, str(tmp_path / "pipe"), "--language", "en", timeout=10)
    assert result.returncode == 1 and "is a pipe; pass its content through standard input" in result.stderr


def test_a_pipe_is_refused_as_a_lexicon(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    result = orchard("check", "--words", "-", "--lexicon", str(tmp_path / "pipe"), timeout=10)
    assert result.returncode == 1 and "must be a regular file" in result.stderr
