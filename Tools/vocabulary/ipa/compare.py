"""Compares our sounds with espeak-ng's: first normalizes known differences of notation, and then reports the remaining disagreements."""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from . import rules

VOWELS = "ɑæʌɔaeəɜɪiʊuoɒɛ"


def alike(sound, rules, is_british=False):
    """Returns the normalized form of a sound for the comparison."""
    text = sound.replace("ˌ", "").replace(" ", "")
    text = re.sub("([^ˈ])ˈ\\1", r"ˈ\1", re.sub("tˈt([sʃ])", r"ˈt\1", re.sub("dˈd([zʒ])", r"ˈd\1", text)))
    for pair in rules.ALIKE.split():
        left, right = pair.split(":")
        text = text.replace(left, right)
    if hasattr(rules, "before_stress"):
        text = rules.before_stress(text, is_british)
    # Move each stress mark from the beginning of the syllable to the position directly before its vowel.
    text = re.sub(f"ˈ([^{VOWELS}E]*)([iu](?=[aeoɛɔ]))?", r"\1\2ˈ", text)
    return rules.after_stress(text) if hasattr(rules, "after_stress") else text


def said(voice, words):
    """Returns the phonetic output of an espeak-ng voice for each word."""

    def ask(word):
        command = ["espeak-ng", "-q", "--ipa", "-v", voice, word]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().replace("\n", " ")

    with ThreadPoolExecutor(3) as workers:
        return list(workers.map(ask, words))


def compare(language, lines):
    """Compares our pronunciations with those of espeak-ng, for each voice of a `Language`. Prints the share of words
    with the same pronunciation, and the words with a different pronunciation. If several entries have the same word,
    only the first entry is compared.
    """
    if not rules(language.code):
        return
    voices = language.tool("sounds.voices", language.voice).split()
    rows = [line.split("\t") for line in lines]
    rows = [row for row in rows if " " not in row[0] and not re.search(r"\.\d+$", row[0])]
    for column, voice in enumerate(voices, start=1):
        others = []
        for row, theirs in zip(rows, said(voice, [row[0] for row in rows])):
            ours = row[column] if len(row) > column and row[column] else row[1]
            one, other = (alike(each, rules(language.code), voice.startswith("en-gb")) for each in (ours, theirs))
            if "ˈ" not in ours:
                one, other = one.replace("ˈ", ""), other.replace("ˈ", "")
            if one != other:
                others.append(f"{row[0]}: {ours}, espeak-ng {theirs}")
        print(f"{voice}: {len(rows) - len(others)} of {len(rows)} words alike ({(1 - len(others) / len(rows)):.1%})")
        print("\n".join(others))
