"""The sentences of the interface, as Sources/Play/Sentences/Tables has them: what a page must say is written in one place."""

import re

from server import REPOSITORY

TABLES = REPOSITORY / "Sources" / "Play" / "Sentences" / "Tables"
FILES = {
    "en": "English", "es": "Spanish", "it": "Italian", "zh-Hant": "TraditionalChinese", "zh-Hans": "SimplifiedChinese", "ko": "Korean",
}
ENDONYMS = {"en": "English", "es": "Español", "it": "Italiano", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "ko": "한국어"}


def table(tag):
    text = (TABLES / f"{FILES[tag]}.swift").read_text()
    return dict(line.strip().split(" = ", 1) for line in text.split('"""')[1].splitlines() if " = " in line)


SENTENCES = {tag: table(tag) for tag in FILES}


def sentence(tag, phrase, **blanks):
    """The phrase with its places filled, as `{count:word/words}` too."""

    def fill(place):
        name, _, forms = place[1].partition(":")
        if name not in blanks:
            return place[0]
        if not forms:
            return str(blanks[name])
        one, *others = forms.split("/")
        return one if blanks[name] == 1 else [one, *others][-1]

    return re.sub(r"\{([^}]*)\}", fill, SENTENCES[tag][phrase])
