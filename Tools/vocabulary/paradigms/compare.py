"""Paradigms held against verbecc, lemminflect, simplemma and hunspell, which are asked only here: nothing is taken from them."""

import logging
import re
import shutil
import subprocess

from entry_files import forms_of

from . import code, italian, paradigm, spanish

# verbecc's moods and tenses by our letter, and the pronoun of each person, of those that share one.
TENSES = {
    "es": {
        "r": "indicativo presente", "i": "indicativo pretérito-imperfecto", "t": "indicativo pretérito-perfecto-simple", "f": "indicativo futuro", "o": "condicional presente",
        "j": "subjuntivo presente", "k": "subjuntivo pretérito-imperfecto-1, subjuntivo pretérito-imperfecto-2", "m": "imperativo afirmativo", "n": "participo participo", "G": "gerundio gerundio",
    },
    "it": {
        "r": "indicativo presente", "i": "indicativo imperfetto", "t": "indicativo passato-remoto", "f": "indicativo futuro", "o": "condizionale presente",
        "j": "congiuntivo presente", "k": "congiuntivo imperfetto", "m": "imperativo affermativo", "n": "participio participio-passato",
    },
}
PRONOUNS = {"es": "yo tú él nosotros vosotros ellos".split(), "it": "io tu lui noi voi loro".split()}


def conjugated(conjugator, verb, language):
    """The paradigm as verbecc has it; nothing where it only guesses."""
    try:
        data = conjugator.conjugate(verb).get_data()
    except Exception:  # It does not know the verb, and says so in several ways.
        return None
    if data["verb"]["predicted"]:
        return None
    made = {}
    for letter, names in TENSES[language].items():
        for name in names.split(", "):
            mood, tense = name.split()
            for cell in data["moods"].get(mood, {}).get(tense, []):
                pronoun = cell.get("pr")
                if pronoun and str(pronoun) not in PRONOUNS[language]:
                    continue
                kind = letter + (str(PRONOUNS[language].index(str(pronoun)) + 1) if pronoun else "")
                # "che io parli", "potei/potetti"
                made.setdefault(kind, set()).update(form for text in cell["c"] for form in text.replace("'", "’").split(" ")[-1].split("/") if form != "-")
    return made


def compare_verbs(language, rows):
    from verbecc import CompleteConjugator

    logging.disable(logging.WARNING)
    conjugator = CompleteConjugator(language)
    rules = {"es": spanish, "it": italian}[language]
    verbs = dict.fromkeys(rules.infinitive(row["word"]) for row in rows if row["pos"] == "verb" and re.fullmatch(r"\w+", row["word"]))
    cells = alike = known = 0
    for verb in verbs:
        theirs = conjugated(conjugator, verb, language) if verb.endswith("r" if language == "es" else "re") else None
        if not theirs:
            continue
        known += 1
        ours = paradigm(verb, "verb", language)
        for kind, forms in ours.items():
            if not forms or not theirs.get(kind):
                continue
            cells += 1
            if forms[0] in theirs[kind]:
                alike += 1
            else:
                print(f"{language}: {verb} {kind}: {', '.join(forms)}; verbecc {', '.join(sorted(theirs[kind]))}")
    print(f"{language}: {alike} of {cells} ({alike / cells:.2%}) kinds of form of {known} verbs as verbecc has them; it does not know {len(verbs) - known}")


# What lemminflect calls our kinds of English forms.
TAGS = {"s": ["VBZ"], "g": ["VBG"], "d": ["VBD", "VBN"], "p": ["VBD"], "n": ["VBN"], "P": ["NNS"], "c": ["JJR"], "u": ["JJS"]}


def compare_english(rows):
    from lemminflect import getAllInflections

    count = alike = 0
    for row in rows:
        word, kind = row["word"], row["pos"]
        if kind not in ("verb", "noun", "adjective") or " " in word:
            continue
        theirs = getAllInflections(word, upos={"verb": "VERB", "noun": "NOUN", "adjective": "ADJ"}[kind])
        # It names a participle only where it differs from the past.
        theirs.setdefault("VBN", theirs.get("VBD", ()))
        made = paradigm(word, kind, "en")
        for form in forms_of(row):
            told = code(form, made)
            if told not in TAGS or len(theirs) < 2:
                continue
            count += 1
            if all(form in theirs.get(tag, ()) for tag in TAGS[told]):
                alike += 1
            else:
                others = "; ".join(f"{tag} {', '.join(theirs.get(tag, ()))}" for tag in TAGS[told])
                print(f"en: {word} ({kind}) {told}: {form}; lemminflect {others}")
    print(f"en: {alike} of {count} ({alike / count:.2%}) forms are the same kind of form by lemminflect")


def compare_lemmas(language, rows):
    from simplemma import lemmatize

    entries = {row["word"].lower() for row in rows}
    count = alike = other = own = 0
    for row in rows:
        word = row["word"]
        if " " in word:
            continue
        expected = {"es": spanish, "it": italian}[language].infinitive(word) if language != "en" and row["pos"] == "verb" else word
        for form in forms_of(row):
            count += 1
            lemma = lemmatize(form, lang=language)
            if lemma.lower() in (expected.lower(), word.lower()):
                alike += 1
            elif lemma == form or lemma in forms_of(row):
                own += 1
                print(f"{language}: {form}: {word} ({row['pos']}); simplemma {lemma}, a form of it")
            elif lemma.lower() in entries:
                other += 1
                print(f"{language}: {form}: {word} ({row['pos']}); simplemma {lemma}, another entry")
            else:
                print(f"{language}: {form}: {word} ({row['pos']}); simplemma {lemma}")
    print(f"{language}: {alike} of {count} ({alike / count:.2%}) forms lead to their entry by simplemma too; {own} to themselves or another form of it, {other} to another entry")


# hunspell's dictionaries, of the Debian packages hunspell-en-us, hunspell-en-gb, hunspell-es and hunspell-it.
DICTIONARIES = {"en": "en_US,en_GB", "es": "es_ES", "it": "it_IT"}


def compare_spellings(language, rows):
    if not shutil.which("hunspell"):
        print(f"{language}: hunspell is not installed: apt-get install hunspell hunspell-en-us hunspell-en-gb hunspell-es hunspell-it")
        return
    words = list(dict.fromkeys(form.replace("’", "'") for row in rows for form in forms_of(row) if " " not in form))
    asked = subprocess.run(["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"], input="\n".join(words), capture_output=True, text=True, check=True)
    unknown = set(asked.stdout.split("\n")) & set(words)
    for word in words:
        if word in unknown:
            print(f"{language}: {word}: not in hunspell's dictionary")
    print(f"{language}: {len(words) - len(unknown)} of {len(words)} ({1 - len(unknown) / len(words):.2%}) forms are words by hunspell too")


def compare(language, rows):
    if language == "en":
        compare_english(rows)
    else:
        compare_verbs(language, rows)
    compare_lemmas(language, rows)
    compare_spellings(language, rows)
