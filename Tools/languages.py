"""The languages whose words the games use, as the files in Data/languages describe them (docs/formats/languages.md). The files in this folder
determine the list of languages.

    python3 Tools/languages.py codes FOLDER...           the codes, one a line: en
    python3 Tools/languages.py vocabularies FOLDER...    the vocabularies for readers, one a line: en-zh-Hant
    python3 Tools/languages.py texts FOLDER...           the files as the end of a file of sentences has them, by their codes

A FOLDER has the same layout as Data. If a file contains an error, the program prints the file, the line and the remedy, and ends.
"""

import functools
import importlib
import importlib.util
import re
import string
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path

CODE = re.compile("[a-z]{2,3}")
TAG = re.compile("[a-z]{2,3}(-[A-Za-z0-9]+)*")
KEY = re.compile(r"[A-Za-z0-9.-]+")
LEVELS = ("A1", "A2", "B1", "B2", "C1", "Rare")
REQUIRED = ("code", "license")
PRONOUNS = ("pronouns", "pronouns.imperative", "pronouns.reflexive")
YES_OR_NO = ("genders", "definitions")


class LanguageFault(SystemExit):
    """An error in a language's file. Tools do not catch a `LanguageFault`, so Python prints the text of the exception
    and exits with status 1.
    """


@dataclass(frozen=True)
class Language:
    """A language whose words the games use. `values` contains the values of the language's file by key."""

    code: str
    values: dict
    folder: Path

    @functools.cached_property
    def letters(self):
        """The alphabet in order, as one string: abc…nño…z."""
        letters = string.ascii_lowercase
        for pair in self.values.get("letters", "").split():
            letter, before = pair.split(":")
            letters = letters.replace(before, before + letter)
        return letters

    @property
    def own_letters(self):
        """The letters beyond a–z, as one string."""
        return "".join(letter for letter in self.letters if letter not in string.ascii_lowercase)

    @property
    def voice(self):
        return self.values.get("voice", self.code)

    @property
    def pronouns(self):
        """The pronouns of the six persons, or an empty list."""
        return self.values.get("pronouns", "").split()

    @property
    def has_definitions(self):
        return self.values.get("definitions") == "yes"

    @property
    def translations(self):
        """The language tags of the vocabulary's columns that contain translations."""
        return [each.partition(":")[0] for each in self.values.get("translations", "en").split()]

    @property
    def vocabularies(self):
        """The names of the vocabulary files that browsers load, such as `en-it`: one for each language of translations,
        and one for the definitions.
        """
        readers = [self.code] * self.has_definitions + self.translations
        return [f"{self.code}-{tag}" for tag in readers]

    @property
    def text(self):
        """The text of the language's file for the program: without comments and settings of tools, and with the code in the first line."""
        others = (f"{key} = {value}" for key, value in self.values.items() if key != "code" and not key.startswith("tools."))
        return "\n".join([f"code = {self.code}", *others])

    def tool(self, name, default=None):
        """Returns the value of the language's setting tools.<name> as text."""
        return self.values.get(f"tools.{name}", default)

    def tools(self, group):
        """Returns all settings for tools whose names begin with `<group>.`, keyed by the rest of the name."""
        start = f"tools.{group}."
        return {key.removeprefix(start): value for key, value in self.values.items() if key.startswith(start)}

    def fold(self, word):
        """Returns the word in lower case without accents, or None if a character is not a letter: canción -> cancion, niño -> niño."""
        folded = ""
        for character in unicodedata.normalize("NFC", word.lower()):
            if character not in self.letters:
                character = unicodedata.normalize("NFD", character)[0]
                # Skip a combining mark that has no single character together with its letter, such as the tilde in q̃.
                if folded and unicodedata.combining(character):
                    continue
                if character not in string.ascii_lowercase:
                    return None
            folded += character
        return folded

    def key(self, word):
        """Returns a sort key for words: each letter's index in the alphabet. Characters that are not letters come last."""
        letters, places = self.letters, []
        for character in unicodedata.normalize("NFC", word.lower()):
            base = character if character in letters else unicodedata.normalize("NFD", character)[0]
            places.append(letters.index(base) if base in letters else len(letters) + ord(base))
        return places


def languages(*folders):
    """Returns the languages that the data folders describe. The languages of each folder are sorted by code."""
    found = []
    for folder in map(Path, folders):
        for path in sorted((folder / "languages").glob("*.txt")):
            found.append(_read(path, path.stat().st_mtime_ns))
    codes = [language.code for language in found]
    for language in found:
        if codes.count(language.code) > 1:
            raise LanguageFault(f"{language.code} is described in several folders: {', '.join(map(str, folders))}; leave one file")
    return found


def language(code, folder):
    """Returns the language with this code, from the folder if it contains a file for the language, and otherwise from
    Data.
    """
    for place in (Path(folder), Path(__file__).resolve().parent.parent / "Data"):
        path = place / "languages" / f"{code}.txt"
        if path.exists():
            return _read(path, path.stat().st_mtime_ns)
    raise LanguageFault(f"{folder}: has words of the language {code}, but no languages/{code}.txt; write one (docs/formats/languages.md)")


@functools.cache
def rules(package, code):
    """Returns the module for a language's code in a package of language rules, or None."""
    return importlib.import_module(f"{package}.{code}") if has_rules(package, code) else None


def has_rules(package, code):
    return importlib.util.find_spec(f"{package}.{code}") is not None


# The modification time is part of the key, so that a changed file is read again.
@functools.cache
def _read(path, changed):
    return parsed(path.read_bytes(), path)


def parsed(content, path):
    """Returns the language that the bytes of a language file describe. Raises `LanguageFault` if the file contains an error."""
    try:
        lines = content.decode("utf-8").split("\n")
    except UnicodeDecodeError as fault:
        raise LanguageFault(f"{path}: is not UTF-8 (byte {fault.start}); save it as UTF-8") from None
    values = {}
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        key, sign, value = (part.strip() for part in line.partition("="))
        told = problem(key, sign, value, path)
        if not told and key in values:
            told = f"{key} is set twice; leave one line"
        if told:
            raise LanguageFault(f"{path}:{number}: {told}")
        values[key] = unicodedata.normalize("NFC", value)
    for key in REQUIRED:
        if key not in values:
            raise LanguageFault(f"{path}: has no {key}; add a line “{key} = …” (docs/formats/languages.md)")
    return Language(values["code"], values, path.parent.parent)


def problem(key, sign, value, path):
    """Returns a message about the error in a line and its correction, or None if the line is valid. A line with an
    unknown key is valid.
    """
    if not sign:
        return f"“{key}” is not a line of the form “key = value”; correct it, or begin a comment with #"
    if not KEY.fullmatch(key):
        return f"“{key}” is not a valid key; a key has letters, digits, points and hyphens"
    if not value:
        return f"{key} has no value; write one, or remove the line"
    if key == "code" and (not CODE.fullmatch(value) or value != path.stem):
        return f"the code is “{value}”; it must have two or three lowercase letters and match the file's name, {path.stem}"
    if key in YES_OR_NO and value not in ("yes", "no"):
        return f"{key} is “{value}”; write yes or no"
    if key in PRONOUNS and len(value.split()) != 6:
        return f"there are {len(value.split())} pronouns; write six, and - for a person without a separate word"
    if key == "letters":
        return _problem_of_letters(value)
    if key == "translations":
        for each in value.split():
            tag, colon, level = each.partition(":")
            if not TAG.fullmatch(tag) or colon and level not in LEVELS:
                return f"“{each}” is not a valid translation; write a tag, or a tag with a level: ko:A2"
    return None


def _problem_of_letters(value):
    known = string.ascii_lowercase
    for pair in unicodedata.normalize("NFC", value).split():
        letter, _, before = pair.partition(":")
        if len(letter) != 1 or letter in known or letter != letter.lower() or len(before) != 1 or before not in known:
            return f"“{pair}” is not a valid letter; write a lowercase letter beyond a–z and the letter before it: ñ:n"
        known += letter
    return None


def main(command, *folders):
    found = languages(*folders)
    if not found:
        raise LanguageFault(f"{', '.join(folders)}: no languages/*.txt; a language is described there (docs/formats/languages.md)")
    if command == "texts":
        # The server registers languages in the order of their file names.
        found.sort(key=lambda language: language.code)
        sys.stdout.reconfigure(encoding="utf-8")
    for each in found:
        print("\n".join({"codes": [each.code], "vocabularies": each.vocabularies, "texts": [each.text]}[command]))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("codes", "vocabularies", "texts"):
        sys.exit("usage: languages.py codes|vocabularies|texts FOLDER...")
    main(*sys.argv[1:])
