"""Folds a spelling to the letters a player types: canción -> cancion, niño -> niño, façade -> facade."""

import string
import unicodedata

ALPHABETS = {
    "en": string.ascii_lowercase,
    "es": string.ascii_lowercase + "ñ",
    "it": string.ascii_lowercase,
}

# Kept as one letter in Spanish, where it is a letter of its own and not an accented n.
_KEPT = {"en": "", "es": "ñ", "it": ""}

SHORTEST, LONGEST = 2, 15


def fold(spelling, language):
    """The spelling in the language's alphabet, or None when a character has no place in it.

    Letters that are more than a base letter with a mark (ß, æ, œ, ø) have no place, nor have
    hyphens, apostrophes, digits and capitals.
    """
    if spelling.isascii():
        return spelling if spelling.isalpha() and spelling.islower() else None
    kept, letters = _KEPT[language], []
    for character in unicodedata.normalize("NFC", spelling):
        if character in kept:
            letters.append(character)
        else:
            decomposed = unicodedata.normalize("NFD", character)
            letters.extend(c for c in decomposed if not unicodedata.combining(c))
    alphabet = ALPHABETS[language]
    return "".join(letters) if letters and all(c in alphabet for c in letters) else None
