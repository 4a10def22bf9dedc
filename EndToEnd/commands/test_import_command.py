"""V7: `orchard vocabulary import` reads learners' lists and writes them in this program's format or in Anki's."""

import os
import re
import stat
import subprocess

import pytest

from server import LANGUAGES, PROGRAM

TIER = "quick"

NAMES = "word\ttranslation\texample\texample-translation\n"
FRUIT = "apple\t蘋果\tAn apple fell\t一顆蘋果掉了\npear\t梨\tWho ate it?\t誰吃了？\n"
CLEAN = NAMES + "apple\t蘋果\tAn apple fell.\t一顆蘋果掉了。\npear\t梨\tWho ate it?\t誰吃了？\n"


def imported(*arguments, data=b"", language="en", **options):
    data = data.encode() if isinstance(data, str) else data
    command = [PROGRAM, "vocabulary", "import", *arguments, *(["--language", language] if language else [])]
    result = subprocess.run(command, input=data, capture_output=True, timeout=60, **options)
    # Another test checks how the command interprets files.
    told = re.sub(r"\Aread as: .*\n", "", result.stderr.decode())
    return result.returncode, result.stdout.decode(), told


def test_V7_the_interpretation_of_a_file_is_printed_and_can_be_changed(tmp_path):
    (tmp_path / "list.csv").write_text("Palabra;Traducción;Nivel\nperro;dog;A1\nluna;moon;A1\nsol, cielo;sun;A1\n")

    def told(*arguments):
        command = [PROGRAM, "vocabulary", "import", "list.csv", "--language", "es", *arguments]
        result = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)
        return result.stdout.removeprefix(NAMES).splitlines(), result.stderr.splitlines()

    written, lines = told()
    assert lines[0] == "read as: separator semicolon; header yes; columns Palabra = word, Traducción = translation, Nivel = skip"
    assert lines[1:] == ["list.csv:4: doubtful: these may be several words: sol, cielo", "3 words, 0 bad lines, 1 doubtful words"]
    assert written == ["perro\tdog\t\t", "luna\tmoon\t\t", "sol, cielo\tsun\t\t"]
    assert told("--doubtful", "skip")[0] == written[:2]
    assert told("--columns", "translation,word,skip")[0] == ["dog\tperro\t\t", "moon\tluna\t\t", "sun\tsol, cielo\t\t"]
    assert told("--header", "no", "--columns", "word,translation")[0] == ["Palabra\tTraducción\t\t", *written]
    assert told("--separator", "comma", "--header", "no", "--columns", "skip,word")[0] == ["cielo;sun;A1\t\t\t"]
    (tmp_path / "list.csv").write_text('[{"uno": "perro", "dos": "dog"}]')
    assert "the columns are uno, dos; name the column with --columns" in told()[1][-1]
    assert told("--columns", "word,translation")[0] == ["perro\tdog\t\t"]
    for wrong in [("--columns", "translation"), ("--columns", "noun"), ("--separator", "commas"), ("--header", "maybe"), ("--rows", "comma"), ("--doubtful", "no")]:
        lines = told(*wrong)
        assert lines[0] == [] and any(word in " ".join(lines[1]) for word in [wrong[0], "--separator commas: unknown separator"])


def test_V7_an_imported_file_is_cleaned_up(tmp_path):
    file = tmp_path / "fruit.txt"
    for text in [FRUIT, FRUIT.replace("\n", "\r\n"), FRUIT.replace("\n", "\r"), "\ufeff" + FRUIT, FRUIT.rstrip("\n")]:
        file.write_bytes(text.encode())
        assert imported(file) == (0, CLEAN, "2 words, 0 bad lines\n")
    # If a list is already cleaned, the command does not change it again.
    file.write_text(CLEAN)
    assert imported(file) == (0, CLEAN, "2 words, 0 bad lines\n")


def test_V7_several_files_become_one_list(tmp_path):
    (tmp_path / "A.txt").write_text("apple\tuno\tA.\tB.\nant\tdos\tA.\tB.\nall\ttres\tA.\tB.\n")
    (tmp_path / "X.txt").write_text("x-ray\tcuatro\nxenon\tcinco\tA.\tB.\n")
    (tmp_path / "Z.json").write_text('[["zoo", "seis", "A", "B"],\n["ant", "dos", "A.", "B."],\n7]')
    code, written, told = imported("A.txt", "X.txt", "Z.json", cwd=tmp_path)
    assert code == 0
    assert written == NAMES + "apple\tuno\tA.\tB.\nant\tdos\tA.\tB.\nall\ttres\tA.\tB.\nxenon\tcinco\tA.\tB.\nzoo\tseis\tA.\tB.\n"
    lines = told.splitlines()
    assert lines[0].startswith("X.txt:1: fields: 2, but 4 are expected")
    assert lines[1].startswith("Z.json:2: the same as A.txt, line 2")
    assert lines[2].startswith("Z.json:3: ")
    assert lines[3:] == ["5 words, 3 bad lines"]


def test_V7_standard_input_can_replace_a_file(tmp_path):
    assert imported("-", data=FRUIT) == (0, CLEAN, "2 words, 0 bad lines\n")
    (tmp_path / "more.txt").write_text("fig\t無花果\tFigs!\t無花果！\n")
    code, written, told = imported(tmp_path / "more.txt", "-", data=FRUIT + "plum\n")
    assert code == 0 and written == NAMES + "fig\t無花果\tFigs!\t無花果！\n" + CLEAN.removeprefix(NAMES)
    assert told.splitlines()[0].startswith("standard input:3: ") and told.endswith("3 words, 1 bad lines\n")
    # A file may have the name "-".
    (tmp_path / "-").write_text("fig\tx\tFigs!\ty!\n")
    assert imported("./-", cwd=tmp_path)[1] == NAMES + "fig\tx\tFigs!\ty!\n"


ANKI = (
    "#separator:tab\n#html:false\n#guid column:1\n#tags column:13\n#deck:{}\n#columns:ID\tFront\tBack\tExample\tExample translation\tCloze\tWith article\t"
    "Part of speech\tLevel\tIPA\tForms\tRank\tTags\n"
)


def notes(deck, rows):
    """Returns the lines that an export for Anki contains for these items."""
    return "".join(f"word-orchard {deck} {row.split(chr(9))[0]}\t{row}" + "\t" * 8 + "\n" for row in rows.splitlines())


def test_V7_an_export_for_Anki_can_be_read_again():
    source = "#html:true\n#deck:Obst &amp; more\napple\t蘋果\tAn <b>apple</b> fell\t掉了\n"
    code, written, _ = imported("-", "--anki", data=source)
    row = "apple\t蘋果\tAn apple fell.\t掉了。\n"
    assert (code, written) == (0, ANKI.format("Obst &amp; more") + notes("Obst &amp; more", row))
    assert imported("-", "--anki", "--deck", "Fruit  3", data=source)[1] == ANKI.format("Fruit  3") + notes("Fruit  3", row)
    assert imported("-", "--anki", data=written)[1] == written
    assert imported("-", data=written)[1] == NAMES + row
    # If the file names no deck, Anki uses the selected deck.
    assert imported("-", "--anki", data=FRUIT)[1] == ANKI.replace("#deck:{}\n", "") + notes("", CLEAN.removeprefix(NAMES))
    tricky = "#1 fan\tx\t\"Run!\" he said.\ty.\nplum\tx\ty.\tz.\n"
    code, written, _ = imported("-", "--anki", data=NAMES + tricky)
    assert code == 0 and "\t#1 fan\t" in written
    assert imported("-", data=written)[1] == imported("-", data=NAMES + tricky)[1]


LINES = [
    (b"\xff\xfe\tx\ty\tz", "not UTF-8"),
    (b"pl\0um\tx\ty\tz", "not UTF-8"),
    ("plum\tx".encode(), "fields: 2, but 4"),
    ("\tx\ty\tz".encode(), "the word is missing"),
    ("蘋果\tx\ty\tz".encode(), "no letter of the language"),
    ("plum\t\ty\tz".encode(), "the translation is missing"),
    (b"a" * 101 + b"\tx\ty\tz", "field 1 has more than 100 characters"),
    (b"plum\tx\ty\t" + b"z" * 1001, "field 4 has more than 1000 characters"),
    (b'plum\tx\t"y\tz', "a quote that nothing closes"),
    (b"one\tx\ty\tother", "the same as line 1"),
]


def test_V7_invalid_lines_are_reported_with_their_numbers_on_standard_error(tmp_path):
    good = [b"one\tx\ty.\tz.", b"two\tx\ty.\tz.", b"three\tx\ty.\tz."] + [b"word%s\tx\ty.\tz." % bytes([97 + count]) for count in range(10)]
    content = b"\r\n".join(good + [line for line, _ in LINES]) + b"\r\n"
    (tmp_path / "list.txt").write_bytes(content)
    code, written, told = imported("list.txt", cwd=tmp_path)
    assert code == 0
    assert written.encode() == NAMES.encode() + b"".join(line + b"\n" for line in good)
    lines = told.splitlines()
    assert len(lines) == len(LINES) + 1 and lines[-1] == f"{len(good)} words, {len(LINES)} bad lines"
    for place, (line, (_, reason)) in enumerate(zip(lines, LINES)):
        assert line.startswith(f"list.txt:{len(good) + place + 1}: ") and reason in line, line
    # The command does not print control sequences to the terminal.
    assert "\x1b" not in imported("-", data="\x1b[2Jplum\n" + FRUIT)[2]


def test_V7_all_of_five_hundred_invalid_lines_are_reported():
    code, written, told = imported("-", data="".join(f"bad{count}\n" if count % 2 else f"word{count}\tx\ty.\tz.\n" for count in range(1, 1001)))
    assert code == 0 and written.count("\n") == 501
    assert [int(re.match(r"standard input:(\d+): ", line)[1]) for line in told.splitlines()[:-1]] == list(range(1, 1000, 2))


@pytest.mark.parametrize(
    "data, reason",
    [
        (b"", "there is no word in it"), (b"\xef\xbb\xbf\r\n\t\n", "0 words"), (FRUIT.encode("utf-16-le"), "this is UTF-16"),
        (b"word\n" * (2 << 20), "a list has at most 8388608"), (b'["a",\n"b"', "line 2: not a JSON array"), (b"1\t2\n", "0 words, 1 bad lines"),
        (b"".join(b"word%d\n" % count for count in range(20_001)), "20001 items; a list has at most 20000"),
    ],
    ids=["empty", "blank", "UTF-16", "large", "JSON", "bad", "many"],
)
def test_V7_input_without_a_list_writes_nothing_and_keeps_the_old_file(tmp_path, data, reason):
    (tmp_path / "out.tsv").write_text("before")
    for arguments in [["-"], ["-", "--output", tmp_path / "out.tsv"], ["-", "--output", tmp_path / "none.tsv"]]:
        code, written, told = imported(*arguments, data=data)
        assert (code, written) == (1, "") and reason in told, told
    assert (tmp_path / "out.tsv").read_text() == "before" and sorted(os.listdir(tmp_path)) == ["out.tsv"]


def test_V7_the_output_replaces_a_file_atomically(tmp_path):
    out = tmp_path / "out.tsv"
    assert imported("-", "--output", out, data=FRUIT) == (0, "", "2 words, 0 bad lines\n")
    assert out.read_text() == CLEAN
    # The command replaces its output file as a whole: a program that has the old file open still reads all of the old
    # content. The output file may also be the input file.
    before = open(out, encoding="utf-8")
    assert imported(out, "-", "--output", out, data="fig\tx\tFigs!\ty!\n")[0] == 0
    assert before.read() == CLEAN
    assert out.read_text() == CLEAN + "fig\tx\tFigs!\ty!\n"
    assert os.listdir(tmp_path) == ["out.tsv"]
    assert stat.S_IMODE(out.stat().st_mode) & 0o400


def test_V7_a_failed_write_keeps_the_old_file(tmp_path):
    code, written, told = imported("-", "--output", "/nowhere/out.tsv", data=FRUIT)
    assert (code, written) == (1, "") and "orchard: /nowhere/out.tsv: cannot be written" in told
    (tmp_path / "folder").mkdir()
    code, _, told = imported("-", "--output", tmp_path / "folder", data=FRUIT)
    assert code == 1 and "cannot be written" in told and os.listdir(tmp_path / "folder") == []
    for redirection in [">/dev/full", ">&-"]:
        result = subprocess.run(
            ["bash", "-c", f"{PROGRAM} vocabulary import - --language en {redirection}"], input=FRUIT.encode(), capture_output=True, timeout=30,
        )
        assert result.returncode == 1 and b"standard output: cannot be written" in result.stderr
    result = subprocess.run(
        ["bash", "-c", f"{PROGRAM} vocabulary import - --language en 2>/dev/full"], input=(FRUIT + "plum\n").encode(), capture_output=True, timeout=30,
    )
    assert result.returncode == 0 and result.stdout.decode() == CLEAN


@pytest.mark.parametrize(
    "arguments, language, part",
    [
        (["/nowhere/a.txt"], "en", "/nowhere/a.txt: no such file"), (["/"], "en", "/: "), ([], "en", "<files>"), (["-"], None, "--language"),
        (["-"], "de", 'no language "de"'), (["-", "-"], "en", "only once"), (["-", "--deck", "x"], "en", "--anki"), (["-", "--format", "x"], "en", "--format"),
    ],
)
def test_V7_invalid_arguments_of_an_import_are_reported(arguments, language, part):
    code, written, told = imported(*arguments, language=language, data=FRUIT)
    assert (code, written) == (1, "") and part in told and len(told.splitlines()) <= 5
    assert told.startswith("orchard: ")


def test_V7_a_missing_file_stops_the_whole_import(tmp_path):
    (tmp_path / "a.txt").write_text(FRUIT)
    code, written, told = imported("a.txt", "b.txt", "--output", "out.tsv", cwd=tmp_path)
    assert (code, written) == (1, "") and "b.txt: no such file" in told and os.listdir(tmp_path) == ["a.txt"]


def test_V7_an_import_accepts_letters_of_other_languages_but_not_digits():
    data = "ñ\tx\ty.\tz.\nÅse\tx\ty.\tz.\n3\tx\ty.\tz.\n"
    assert [imported("-", data=data, language=language)[1].count("\n") - 1 for language in LANGUAGES] == [2] * len(LANGUAGES)
