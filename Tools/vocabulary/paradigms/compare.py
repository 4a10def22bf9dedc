"""Compares the paradigms with verbecc, lemminflect, simplemma and hunspell. No data is copied from verbecc,
lemminflect, simplemma or hunspell.
"""

import logging
import re
import shutil
import subprocess

from entry_files import forms_of

from . import code, paradigm, rules

def conjugated(conjugator, verb, tenses, pronouns):
    """Returns verbecc's paradigm, or nothing if verbecc only guesses the paradigm."""
    try:
        data = conjugator.conjugate(verb).get_data()
    except Exception:  # The verb is unknown, which is reported in several ways.
        return None
    if data["verb"]["predicted"]:
        return None
    made = {}
    for letter, names in tenses.items():
        for name in names.split(", "):
            mood, tense = name.split()
            for cell in data["moods"].get(mood, {}).get(tense, []):
                pronoun = cell.get("pr")
                if pronoun and str(pronoun) not in pronouns:
                    continue
                kind = letter + (str(pronouns.index(str(pronoun)) + 1) if pronoun else "")
                # The cells of verbecc's tables contain texts such as "che io parli" and "potei/potetti".
                made.setdefault(kind, set()).update(form for text in cell["c"] for form in text.replace("'", "’").split(" ")[-1].split("/") if form != "-")
    return made


def compare_verbs(language, rows):
    from verbecc import CompleteConjugator

    logging.disable(logging.WARNING)
    code_of_language = language.code
    conjugator, module = CompleteConjugator(code_of_language), rules(code_of_language)
    verbs = dict.fromkeys(module.infinitive(row["word"]) for row in rows if row["pos"] == "verb" and re.fullmatch(r"\w+", row["word"]))
    cells = alike = known = 0
    for verb in verbs:
        theirs = conjugated(conjugator, verb, module.VERBECC, language.pronouns) if verb.endswith(module.INFINITIVE_END) else None
        if not theirs:
            continue
        known += 1
        ours = paradigm(verb, "verb", code_of_language)
        for kind, forms in ours.items():
            if not forms or not theirs.get(kind):
                continue
            cells += 1
            if forms[0] in theirs[kind]:
                alike += 1
            else:
                print(f"{code_of_language}: {verb} {kind}: {', '.join(forms)}; verbecc {', '.join(sorted(theirs[kind]))}")
    print(f"{code_of_language}: {alike} of {cells} ({alike / cells:.2%}) kinds of form of {known} verbs as verbecc has them; it does not know {len(verbs) - known}")


def compare_kinds(language, rows, tags):
    from lemminflect import getAllInflections

    count = alike = 0
    for row in rows:
        word, kind = row["word"], row["pos"]
        if kind not in ("verb", "noun", "adjective") or " " in word:
            continue
        theirs = getAllInflections(word, upos={"verb": "VERB", "noun": "NOUN", "adjective": "ADJ"}[kind])
        # lemminflect omits a participle that is equal to the past tense, so copy the past tense.
        theirs.setdefault("VBN", theirs.get("VBD", ()))
        made = paradigm(word, kind, language)
        for form in forms_of(row):
            told = code(form, made)
            if told not in tags or len(theirs) < 2:
                continue
            count += 1
            if all(form in theirs.get(tag, ()) for tag in tags[told]):
                alike += 1
            else:
                others = "; ".join(f"{tag} {', '.join(theirs.get(tag, ()))}" for tag in tags[told])
                print(f"{language}: {word} ({kind}) {told}: {form}; lemminflect {others}")
    print(f"{language}: {alike} of {count} ({alike / count:.2%}) forms are the same kind of form by lemminflect")


def compare_lemmas(language, rows):
    from simplemma import lemmatize

    entries = {row["word"].lower() for row in rows}
    count = alike = other = own = 0
    for row in rows:
        word = row["word"]
        if " " in word:
            continue
        infinitive = getattr(rules(language), "infinitive", None)
        expected = infinitive(word) if infinitive and row["pos"] == "verb" else word
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


def compare_spellings(language, rows, dictionaries):
    if not shutil.which("hunspell"):
        print(f"{language}: hunspell is not installed: apt-get install hunspell, and the packages with its dictionaries {dictionaries}")
        return
    words = list(dict.fromkeys(form.replace("’", "'") for row in rows for form in forms_of(row) if " " not in form))
    asked = subprocess.run(["hunspell", "-d", dictionaries, "-i", "utf-8", "-l"], input="\n".join(words), capture_output=True, text=True, check=True)
    unknown = set(asked.stdout.split("\n")) & set(words)
    for word in words:
        if word in unknown:
            print(f"{language}: {word}: not in hunspell's dictionary")
    print(f"{language}: {len(words) - len(unknown)} of {len(words)} ({1 - len(unknown) / len(words):.2%}) forms are words by hunspell too")


def compare(language, rows):
    """Compares our paradigms with those of each program that supports the language; `language` is a `Language`."""
    module = rules(language.code)
    if hasattr(module, "LEMMINFLECT"):
        compare_kinds(language.code, rows, module.LEMMINFLECT)
    if hasattr(module, "VERBECC"):
        compare_verbs(language, rows)
    if module:
        compare_lemmas(language.code, rows)
    if dictionaries := language.tool("hunspell"):
        compare_spellings(language.code, rows, dictionaries)
