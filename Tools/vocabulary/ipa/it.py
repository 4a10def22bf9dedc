"""Derives the pronunciation of Italian words by rules and lists. The spelling alone does not tell which syllable is
stressed, whether a stressed e or o is open, and whether z and s are voiced.

The stress is on the last syllable but one, unless `it-marks.txt` or one of the endings below determines another
syllable. A stressed e or o is open if `it-marks.txt` marks the vowel as open, if an ending in OPEN applies, or if the
stress is on the last syllable but two. Every e or o that no such rule makes open is closed. The letter z is pronounced
dz at the beginning of a word and in the words of `VOICED_Z`, and otherwise ts. The letter s between vowels is
pronounced z, as in the north and on the radio, except in the words of `VOICELESS_S`. `it-words.tsv` contains the
pronunciations of foreign words.
"""

import re

from . import TABLES, table

PLAIN = str.maketrans("àèéìòóù", "aeeioou")
FRONT = "ei"
OPENED = {"e": "è", "o": "ò"}
# The signs that are written before a long tʃ, dʒ, ts or dz. A long sound that is not in LONG is written twice.
LONG = {"tʃ": "t", "dʒ": "d", "ts": "t", "dz": "d"}
# Endings of words whose stress is on the third syllable from the end.
ANTEPENULT = re.compile("(ic[oa]|iche|ichi|issim[oaie]|bil[ei]|evol[ei]|esim[oaie])$")
NOT_ANTEPENULT = frozenset("amico amica antico fico mica formica fatica nemico nemica nutrice antica carie ubica".split())
# Endings whose stressed vowel is open.
OPEN = [
    (re.compile("ell[oaie]$"), "è"), (re.compile("(?<!m)en(t[eoi]|z[aeio]|zi[oa])$"), "è"), (re.compile("end[oaie]$"), "è"), (re.compile("ott[oaie]$"), "ò"),
    (re.compile("(or|on)i[oae]$"), "ò"),
]
VOICED_Z = frozenset("""
    azienda azzurro benzina dozzina melanzana mezzanotte mezzo mezzogiorno organizzare pranzare pranzo realizzare romanzo utilizzare zanzara zenzero
""".split())
VOICELESS_S = frozenset("stasera buonasera ventisei ventisette termosifone risorsa risolvere risoluzione risarcimento".split())


def load(path):
    marks, quality = {}, {}
    for line in open(path, encoding="utf-8"):
        if line.startswith("#"):
            continue
        for word in line.split():
            if ":" in word:
                name, vowel = word.split(":")
                if vowel:
                    quality[name] = vowel
            else:
                marks[word.translate(PLAIN)] = word
    return marks, quality


def letters(text):
    """Returns pairs of a phoneme and whether the phoneme can be long between vowels; stressed vowels keep their marks."""
    out = []
    at = 0
    while at < len(text):
        letter = text[at]
        after = text[at + 1 : at + 2]
        plain_after = after.translate(PLAIN)
        beyond = text[at + 2 : at + 3].translate(PLAIN)
        rest = text[at:]
        if letter == "c" or letter == "g":
            soft, hard = ("tʃ", "k") if letter == "c" else ("dʒ", "ɡ")
            if letter == "g" and rest[:2] == "gn":
                out.append("ɲ")
                at += 2
                continue
            if letter == "g" and rest[:3].translate(PLAIN) == "gli" and len(rest) >= 3:
                out.append("ʎ")
                # In gli before another vowel, the letter i is silent.
                at += 3 if rest[3:4] and rest[3:4].translate(PLAIN) in "aeou" and rest[2] == "i" else 2
                continue
            if rest[:2] == "c’":
                out.append("tʃ" if beyond in FRONT else "k")
                at += 2
                continue
            if after == "h":
                out.append(hard)
                at += 2
                continue
            if plain_after == "i" and after == "i" and beyond and beyond in "aeou":
                out.append(soft)
                at += 2
                continue
            if plain_after and plain_after in FRONT:
                out.append(soft)
            elif letter == after:
                out.append(None)  # doubled: the next sound is long
            else:
                out.append(hard)
            at += 1
            continue
        if rest[:2] == "sc" and rest[2:3].translate(PLAIN) in ("e", "i") and len(rest) > 2:
            out.append("ʃ")
            silent = rest[2] == "i" and rest[3:4] and rest[3:4].translate(PLAIN) in "aeou"
            at += 3 if silent else 2
            continue
        if rest[:2] == "qu":
            out += ["k", "w"]
            at += 2
            continue
        if letter == after and letter not in "aeiou":
            out.append(None)
        elif letter == "h" or letter == "’":
            pass
        elif letter == "x":
            out += ["k", "s"]
        elif letter == "j" or letter == "y":
            out.append("j")
        elif letter == "z":
            out.append("z")  # ts or dz, see below
        else:
            out.append(letter)
        at += 1
    return out


def is_vowel(sound):
    return sound is not None and sound[0] in "aeiouàèéìòóù"


def ipa(word, marks, quality):
    """Returns the IPA of one word."""
    lower = word.lower()
    plain = lower.translate(PLAIN)
    text = marks.get(plain, lower) if plain == lower else lower
    signs = letters(text)
    # Long consonants: the value None in `signs` marks the next sign as long.
    long_at = {at + 1 - sum(1 for each in signs[: at + 1] if each is None) for at, each in enumerate(signs) if each is None}
    signs = [sound for sound in signs if sound is not None]
    # Glides: the vowels i and u before another vowel if they are unstressed.
    glide = set()
    for at, sound in enumerate(signs[:-1]):
        if sound in ("i", "u") and is_vowel(signs[at + 1]) and not (at and at - 1 in glide):
            glide.add(at)
    nuclei = []
    for at, sound in enumerate(signs):
        if not is_vowel(sound) or at in glide:
            continue
        # Skip i or u if it is the second part of a falling diphthong, because it does not form a syllable.
        if sound in ("i", "u") and nuclei and nuclei[-1] == at - 1 and signs[at - 1] not in ("i", "u", "ì", "ù"):
            continue
        nuclei.append(at)
    if not nuclei:
        nuclei = sorted(glide)[-1:]
        glide -= set(nuclei)
    if not nuclei:
        return "".join(signs)
    stressed = next((number for number, at in enumerate(nuclei) if signs[at] in "àèéìòóù"), None)
    if stressed is None:
        back = 3 if ANTEPENULT.search(plain) and plain not in NOT_ANTEPENULT and len(nuclei) > 2 else 2
        if signs[-1] not in "aeiou" and len(nuclei) > 1 and len(plain) > 3:
            back = 1
        stressed = max(len(nuclei) - back, 0)
    place = nuclei[stressed]
    if signs[place] in ("e", "o"):
        signs[place] = open_or_closed(plain, signs, nuclei, stressed, glide, quality)
    syllable_starts = starts(signs, nuclei, glide, long_at)
    out = ""
    for at, sound in enumerate(signs):
        if at == syllable_starts[stressed] and len(nuclei) > 1:
            if at in long_at or is_long(signs, at, glide):
                first = sound_of(signs, at, glide, plain, long_at)
                out += LONG.get(first, first)
                out += "ˈ" + first
                continue
            out += "ˈ"
        sign = sound_of(signs, at, glide, plain, long_at)
        if at in long_at or is_long(signs, at, glide):
            out += LONG.get(sign, sign)
        out += sign
    return out


def is_long(signs, at, glide):
    """The sounds ʎ, ɲ, ʃ, ts and dz are long between vowels."""
    if signs[at] not in ("ʎ", "ɲ", "ʃ", "z") or at == 0 or at + 1 >= len(signs):
        return False
    return is_vowel(signs[at - 1]) and (is_vowel(signs[at + 1]))


def sound_of(signs, at, glide, plain, long_at):
    sound = signs[at]
    if at in glide:
        return {"i": "j", "u": "w"}[sound]
    if sound == "z":
        return "dz" if at == 0 or plain in VOICED_Z else "ts"
    if sound == "s":
        after = signs[at + 1] if at + 1 < len(signs) else ""
        before = signs[at - 1] if at else ""
        if after and after in ("b", "d", "ɡ", "v", "m", "n", "l", "r", "dʒ"):
            return "z"
        if at and is_vowel(before) and after and is_vowel(after) and at not in long_at and plain not in VOICELESS_S:
            return "z"
        return "s"
    return {"à": "a", "è": "ɛ", "é": "e", "ì": "i", "ò": "ɔ", "ó": "o", "ù": "u"}.get(sound, sound)


def open_or_closed(plain, signs, nuclei, stressed, glide, quality):
    vowel = signs[nuclei[stressed]]
    if plain in quality:
        return quality[plain]
    before = nuclei[stressed] - 1
    if before in glide and signs[before] == {"e": "i", "o": "u"}[vowel]:
        return OPENED[vowel]  # piede, uomo
    for ending, mark in OPEN:
        if ending.search(plain) and mark in OPENED[vowel]:
            return mark
    if len(nuclei) - stressed == 3:
        return OPENED[vowel]
    return {"e": "é", "o": "ó"}[vowel]


def starts(signs, nuclei, glide, long_at):
    found = []
    for number, at in enumerate(nuclei):
        if number == 0:
            found.append(0)
            continue
        start = at
        while start - 1 in glide or start - 1 > nuclei[number - 1] and signs[start - 1] in ("j", "w"):
            start -= 1
        first = nuclei[number - 1] + 1
        while first < start and is_vowel(signs[first]) and first not in glide:
            first += 1
        cluster = signs[first:start]
        if cluster:
            take = 1
            if len(cluster) > 1 and start - 1 not in long_at:
                joined = "".join(cluster[-2:])
                if re.fullmatch("[pbtdkɡfv][lr]", joined) or cluster[-2] == "s":
                    take = 2
                if len(cluster) > 2 and cluster[-3] == "s":
                    take = 3
            start -= take
        found.append(start)
    return found


class Sounds:
    def __init__(self):
        self.words = table("it-words.tsv")
        self.marks, self.quality = load(TABLES / "it-marks.txt")

    def sounds(self, word, name, kind):
        return (" ".join(self.words.get((part,)) or ipa(part, self.marks, self.quality) for part in word.split()),)


# Pairs of a special notation and the common notation, in the order of replacement (`compare.py`).
ALIKE = "ɾ:r j:i w:u ʊ:u ɪ:i ŋ:n ː: tts:ts ddz:dz ttʃ:tʃ ddʒ:dʒ ʎʎ:ʎ ɲɲ:ɲ ʃʃ:ʃ ʎi:ʎ"


def before_stress(text, is_british):
    return re.sub(r"([bcdfɡklmnprstvz])\1", r"\1", text)
