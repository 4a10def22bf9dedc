"""Derives the pronunciation of Spanish words from their spelling by rules. The pronunciation of some foreign words is
in `es-words.tsv`.

The pronunciation is Castilian: z, and c before e and i, are θ. For regions that pronounce θ as s (Latin America,
Andalusia), replace θ with s. ll and y are ʝ. The transcription is broad: b, d and ɡ represent all their sounds.
"""

import re
import unicodedata

from . import table

VOWELS = "aeiou"
ACCENTED = dict(zip("áéíóú", VOWELS))
DIGRAPHS = {"ch": "tʃ", "ll": "ʝ", "rr": "r", "sh": "ʃ"}
ONSETS = {first + second for first in "pbfkɡ" for second in "lɾ"} | {"tɾ", "dɾ", "tl"}


def sounds(word):
    """Returns the phonemes of a word without its stress, as a list of signs; vowels keep their accents."""
    text = unicodedata.normalize("NFC", word.lower())
    text = re.sub("^ps", "s", text)
    text = re.sub("^hi(?=[eé])", "y", text)
    out = []
    at = 0
    while at < len(text):
        pair, letter = text[at : at + 2], text[at]
        before = text[at - 1] if at else ""
        after = text[at + 1] if at + 1 < len(text) else ""
        step = 1
        if pair in DIGRAPHS:
            out.append(DIGRAPHS[pair])
            step = 2
        elif letter == "c":
            out.append("θ" if after and after in "eiéí" else "k")
        elif letter == "q":
            out.append("k")
            step = 2 if after == "u" else 1
        elif letter == "g":
            if after and after in "eiéí":
                out.append("x")
            else:
                out.append("ɡ")
                if after == "u" and at + 2 < len(text) and text[at + 2] in "eiéí":
                    step = 2
        elif letter == "r":
            out.append("r" if not before or before in "nls" else "ɾ")
        elif letter == "y":
            if not after or after not in "aeiouáéíóú":
                out.append("i")
            else:
                out.append("ʝ")
        elif letter == "x":
            out += ["s"] if not before else ["k", "s"]
        elif letter == "h":
            pass
        elif letter == "n" and after and after in "pbv":
            out.append("m")
        else:
            out.append({"b": "b", "v": "b", "w": "ɡw", "z": "θ", "j": "x", "ñ": "ɲ", "ü": "u"}.get(letter, letter))
        at += step
    # Merge a repeated s or k into one sound. Repeated sounds other than s and k stay: innovar has two n's.
    return [sound for number, sound in enumerate(out) if not (number and sound == out[number - 1] and sound in "sk")]


def is_vowel(sound):
    return sound in "aeiouáéíóú"


def nuclei(signs):
    """Returns the positions of each syllable's vowels: a weak vowel joins a strong vowel if it has no accent."""
    found = []
    for at, sound in enumerate(signs):
        if not is_vowel(sound):
            continue
        if found and found[-1][-1] == at - 1:
            last = signs[at - 1]
            weak = [each for each in (last, sound) if each in "iu"]
            if weak and not (last in "íú" or sound in "íú") and not (len(found[-1]) == 2 and sound not in "iu"):
                found[-1].append(at)
                continue
        found.append([at])
    return found


def ipa(word, is_adverb=False):
    """Returns the IPA of one word. An adverb in -mente has two stresses: that of its adjective, and that of -mente."""
    if is_adverb and word.endswith("mente"):
        return ipa(word.removesuffix("mente")).replace("ˈ", "ˌ") + "ˈmente"
    signs = sounds(word)
    syllables = nuclei(signs)
    stressed = next((number for number, places in enumerate(syllables) if any(signs[at] in ACCENTED for at in places)), None)
    if stressed is None:
        ends_open = word[-1].lower() in "aeiouns" and not (word[-1].lower() == "s" and len(word) > 1 and word[-2].lower() not in "aeiou")
        stressed = max(len(syllables) - (2 if ends_open else 1), 0)
    starts = []
    for number, places in enumerate(syllables):
        if number == 0:
            starts.append(0)
            continue
        first = syllables[number - 1][-1] + 1
        start = places[0]
        cluster = signs[first:start]
        if cluster:
            start -= 2 if len(cluster) > 1 and cluster[-2] + cluster[-1] in ONSETS else 1
        starts.append(start)
    text = ""
    for number, (start, end) in enumerate(zip(starts, starts[1:] + [len(signs)])):
        if number == stressed and len(syllables) > 1:
            text += "ˈ"
        nucleus = syllables[number]
        core = nucleus[0]
        if len(nucleus) > 1:
            strong = [at for at in nucleus if signs[at] not in "iu"]
            core = strong[0] if strong else nucleus[-1] if len(nucleus) == 2 else nucleus[1]
        for at in range(start, end):
            sound = ACCENTED.get(signs[at], signs[at])
            if at in nucleus and at != core and sound in "iu":
                sound = {"i": "j", "u": "w"}[sound]
            text += sound
    return text


class Sounds:
    def __init__(self):
        self.words = table("es-words.tsv")

    def sounds(self, word, name, kind):
        return (" ".join(self.words.get((part,)) or ipa(part, kind == "adverb") for part in word.split()),)


# Pairs of a special notation and the common notation, in the order of replacement (`compare.py`).
ALIKE = "β:b ð:d ɣ:ɡ ŋ:n m:n ɛ:e ɔ:o ʎ:ʝ j:i w:u ɪ:i ʊ:u ɹ:r r:ɾ ɾɾ:ɾ g:ɡ ɟ:ʝ ʝʝ:ʝ ː: z:s"
