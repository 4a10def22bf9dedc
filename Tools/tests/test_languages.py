"""Tests the reader of the languages' files, and how the Makefile uses it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READER = ROOT / "Tools/languages.py"
sys.path.insert(0, str(READER.parent))
import languages  # noqa: E402

SHORTEST = "code = pt\nlicense = MIT\n"


def read(text, name="pt.txt"):
    return languages.parsed(text.encode(), Path("Data/languages") / name)


def write(folder, name, text):
    (folder / "languages").mkdir(parents=True, exist_ok=True)
    (folder / "languages" / name).write_text(text, encoding="utf-8")
    return folder


def test_a_language_file_without_a_value_uses_the_default():
    language = read(SHORTEST)
    assert (language.code, language.letters, language.voice, language.pronouns) == ("pt", "abcdefghijklmnopqrstuvwxyz", "pt", [])
    assert (language.has_definitions, language.translations, language.vocabularies) == (False, ["en"], ["pt-en"])


def test_the_reader_of_language_files_accepts_values_comments_and_unknown_keys():
    language = read(SHORTEST + "# a comment\n\nfuture = = x\ntranslations = zh-Hant ko:A2\ndefinitions = yes\ntools.least.entries = 40\ntools.set.days = domingo, sábado\n")
    assert language.values["future"] == "= x" and language.vocabularies == ["pt-pt", "pt-zh-Hant", "pt-ko"]
    assert language.tool("least.entries") == "40" and language.tool("least.targets", "0") == "0"
    assert language.tools("set") == {"days": "domingo, sábado"}


def test_a_language_file_can_insert_letters_into_the_alphabet():
    language = read(SHORTEST + "letters = ñ:n ç:c ĉ:ç\n")
    assert language.letters == "abcçĉdefghijklmnñopqrstuvwxyz" and language.own_letters == "çĉñ"
    assert sorted("oñznaçcd", key=language.key) == list("acçdnñoz")


@pytest.mark.parametrize("letters, word, folded", [
    ("", "canção", "cancao"), ("", "cancão", "cancao"), ("", "Índio", "indio"), ("ñ:n", "Ñandú", "ñandu"), ("ñ:n", "nin\u0303o", "niño"), ("", "niño", "nino"),
    ("", "ice cream", None), ("", "straße", None), ("", "guarda-chuva", None),
])
def test_words_fold_to_the_letters_of_the_alphabet(letters, word, folded):
    assert read(SHORTEST + (f"letters = {letters}\n" if letters else "")).fold(word) == folded


@pytest.mark.parametrize("text, place, told", [
    ("license = MIT\n", "pt.txt: ", "has no code; add a line “code = …”"), ("code = pt\n", "pt.txt: ", "has no license"),
    (SHORTEST + "voice\n", "pt.txt:3: ", "begin a comment with #"), (SHORTEST + "voice =\n", "pt.txt:3: ", "voice has no value"),
    (SHORTEST + "my voice = pt\n", "pt.txt:3: ", "is not a valid key"), (SHORTEST + "code = pt\n", "pt.txt:3: ", "is set twice"),
    ("code = po\nlicense = MIT\n", "pt.txt:1: ", "must have two or three lowercase letters and match the file's name, pt"),
    (SHORTEST + "genders = ja\n", "pt.txt:3: ", "write yes or no"), (SHORTEST + "pronouns = eu tu\n", "pt.txt:3: ", "there are 2 pronouns; write six"),
    (SHORTEST + "letters = n:ñ\n", "pt.txt:3: ", "the letter before it: ñ:n"), (SHORTEST + "letters = ñ\n", "pt.txt:3: ", "the letter before it"),
    (SHORTEST + "translations = en:A7\n", "pt.txt:3: ", "“en:A7” is not a valid translation; write a tag"),
])
def test_an_error_in_a_language_file_names_the_file_the_line_and_the_remedy(text, place, told):
    with pytest.raises(languages.LanguageFault) as fault:
        read(text)
    assert str(fault.value).startswith(f"Data/languages/{place}") and told in str(fault.value)


def test_a_language_file_that_is_not_utf_8_is_reported_as_an_error():
    with pytest.raises(languages.LanguageFault, match="save it as UTF-8"):
        languages.parsed(b"code = \xff", Path("Data/languages/pt.txt"))


def test_the_files_in_the_folders_determine_the_languages(tmp_path):
    one, other = write(tmp_path / "one", "pt.txt", SHORTEST), write(tmp_path / "other", "eu.txt", "code = eu\nlicense = MIT\n")
    assert [language.code for language in languages.languages(one, other)] == ["pt", "eu"]
    with pytest.raises(languages.LanguageFault, match="pt is described in several folders"):
        languages.languages(one, write(tmp_path / "third", "pt.txt", SHORTEST))


def test_a_folder_without_a_language_file_uses_the_file_in_data(tmp_path):
    assert languages.language("es", tmp_path).own_letters == "ñ"
    assert languages.language("es", write(tmp_path, "es.txt", "code = es\nlicense = MIT\n")).own_letters == ""
    with pytest.raises(languages.LanguageFault, match="no languages/xx.txt; write one"):
        languages.language("xx", tmp_path)


def made(target, *variables):
    """Returns the commands that make would run to build a target."""
    return subprocess.run(["make", "-n", "-B", target, *variables], cwd=ROOT, capture_output=True, text=True)


def test_make_builds_a_language_of_another_folder_into_a_separate_folder(tmp_path):
    for name in ("lexicons/pt.tsv", "roots/pt-7.txt", "sounds/pt.tsv", "daily-words/daily-pt.txt", "vocabulary/pt/A.tsv"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    write(tmp_path, "pt.txt", SHORTEST + "translations = ko en\n")
    told = made("site", f"EXTRA_DATA={tmp_path}").stdout
    for line in (
        f"{tmp_path}/languages/pt.txt >.build/extra-data/languages/pt.txt.new", "Data/languages/es.txt >.build/extra-data/languages/es.txt.new",
        f"lexicon build {tmp_path}/lexicons/pt.tsv --edition web --output .build/extra-data/web-lexicons/pt.lexicon",
        f"vocabulary build {tmp_path}/vocabulary --output .build/extra-data/vocabulary", "vocabulary build Data/vocabulary --output .build/extra-data/vocabulary",
    ):
        assert line in told, line
    [pack] = [line for line in told.splitlines() if line.startswith("Tools/pack")]
    assert "extra-data/vocabulary/pt-ko.tsv" in pack and "extra-data/sounds/pt.sounds" in pack and f"{tmp_path}/roots/pt-7.txt" in pack
    assert ".build/extra-data" not in made("site").stdout


def test_make_omits_the_settings_for_tools_from_the_built_language_files(tmp_path):
    write(tmp_path, "pt.txt", SHORTEST + "tools.least.entries = 40\nvoice = pt\n")
    subprocess.run(["make", f"{tmp_path}/built/languages/pt.txt", f"EXTRA_DATA={tmp_path}", f"DATA={tmp_path}/built"], cwd=ROOT, check=True, capture_output=True)
    assert (tmp_path / "built/languages/pt.txt").read_text() == SHORTEST + "voice = pt\n"


def test_make_stops_at_an_error_in_a_language_file(tmp_path):
    answer = made("site", f"EXTRA_DATA={write(tmp_path, 'pt.txt', 'code = pt')}")
    assert answer.returncode != 0 and "pt.txt: has no license" in answer.stderr
