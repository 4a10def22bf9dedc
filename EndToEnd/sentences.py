"""Reads the sentences of the interface from Data/sentences, so that the tests do not repeat these texts."""

import re

from server import REPOSITORY

FILES = REPOSITORY / "Data" / "sentences"
LANGUAGES = REPOSITORY / "Data" / "languages"
ENDONYMS = {"en": "English", "es": "Español", "it": "Italiano", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "ko": "한국어"}


SENTENCES = {
    file.stem: dict(line.split(" = ", 1) for line in file.read_text().splitlines()) for file in FILES.glob("*.txt")
}


def language_name(tag, code):
    """Returns a language's name in an interface language, as a pair: the form within a sentence, and the form alone."""
    lines = dict(line.split(" = ", 1) for line in (LANGUAGES / f"{code}.txt").read_text().splitlines() if " = " in line)
    name, _, alone = lines[f"name.{tag}"].partition(" | ")
    return name, alone or name


def sentence(tag, phrase, **blanks):
    """Returns the phrase with its placeholders replaced, including placeholders with a singular and a plural form such
    as `{count:word/words}`.
    """

    def fill(place):
        name, _, forms = place[1].partition(":")
        if name not in blanks:
            return place[0]
        if not forms:
            return str(blanks[name])
        one, *others = forms.split("/")
        return one if blanks[name] == 1 else [one, *others][-1]

    return re.sub(r"\{([^}]*)\}", fill, SENTENCES[tag][phrase])
