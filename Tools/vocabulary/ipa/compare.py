"""Our sounds beside espeak-ng's: what both write differently is brought to one form first, and what is left is a disagreement."""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

VOICES = {"en": ["en-us", "en-gb-x-rp"], "es": ["es"], "it": ["it"]}
VOWELS = "ɑæʌɔaeəɜɪiʊuoɒɛ"
# In this order: what one of the two writes, and what both become.
ALIKE = {
    "en": "ɹ:r ɚ:ər ɝ:ɜr ɾ:t ʔ:t ᵻ:ə ɐ:ə n̩:ən l̩:əl ː: g:ɡ i:ɪ u:ʊ ɛ:e",
    "es": "β:b ð:d ɣ:ɡ ŋ:n m:n ɛ:e ɔ:o ʎ:ʝ j:i w:u ɪ:i ʊ:u ɹ:r r:ɾ ɾɾ:ɾ g:ɡ ɟ:ʝ ʝʝ:ʝ ː: z:s",
    "it": "ɾ:r j:i w:u ʊ:u ɪ:i ŋ:n ː: tts:ts ddz:dz ttʃ:tʃ ddʒ:dʒ ʎʎ:ʎ ɲɲ:ɲ ʃʃ:ʃ ʎi:ʎ",
}


def alike(sound, language, is_british=False):
    """The sound in the form in which both are compared."""
    text = sound.replace("ˌ", "").replace(" ", "")
    text = re.sub("([^ˈ])ˈ\\1", r"ˈ\1", re.sub("tˈt([sʃ])", r"ˈt\1", re.sub("dˈd([zʒ])", r"ˈd\1", text)))
    for pair in ALIKE[language].split():
        left, right = pair.split(":")
        text = text.replace(left, right)
    if language == "it":
        text = re.sub(r"([bcdfɡklmnprstvz])\1", r"\1", text)
    if language == "en":
        text = re.sub("ɜ(?!r)", "ɜr", text) if not is_british else text.replace("eə", "E").replace("eər", "Er")
        text = text.replace("or", "ɔr").replace("a", "æ").replace("æɪ", "aɪ").replace("æʊ", "aʊ")
    # The stress right before its vowel.
    text = re.sub(f"ˈ([^{VOWELS}E]*)([iu](?=[aeoɛɔ]))?", r"\1\2ˈ", text)
    if language == "en":
        text = without_weak_vowels(text)
    return text


def without_weak_vowels(text):
    """Vowels without stress that dictionaries write in several ways, as ə."""
    out = []
    for at, sound in enumerate(text):
        is_weak = sound in "ɪəʊ" and (at == 0 or text[at - 1] not in "ˈaeoɔəE") and "ˈ" in text
        out.append("ə" if is_weak else sound)
    text = "".join(out)
    for pair in ("əl:l", "ən:n", "əm:m", "əə:ə", "jə:ə", "rr:r"):
        text = text.replace(*pair.split(":"))
    return text


def said(voice, words):
    """What espeak-ng's voice says of each word."""

    def ask(word):
        command = ["espeak-ng", "-q", "--ipa", "-v", voice, word]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().replace("\n", " ")

    with ThreadPoolExecutor(3) as workers:
        return list(workers.map(ask, words))


def compare(language, lines):
    """Prints the share of words that both say alike, and the others. Homographs are said as their first entry."""
    rows = [line.split("\t") for line in lines]
    rows = [row for row in rows if " " not in row[0] and not re.search(r"\.\d+$", row[0])]
    for column, voice in enumerate(VOICES[language], start=1):
        others = []
        for row, theirs in zip(rows, said(voice, [row[0] for row in rows])):
            ours = row[column] if len(row) > column and row[column] else row[1]
            one, other = (alike(each, language, voice.startswith("en-gb")) for each in (ours, theirs))
            if "ˈ" not in ours:
                one, other = one.replace("ˈ", ""), other.replace("ˈ", "")
            if one != other:
                others.append(f"{row[0]}: {ours}, espeak-ng {theirs}")
        print(f"{voice}: {len(rows) - len(others)} of {len(rows)} words alike ({(1 - len(others) / len(rows)):.1%})")
        print("\n".join(others))
