"""Folds a spelling to the letters that a player types: canción -> cancion, niño -> niño, façade -> facade."""

import functools

from rules import DATA, languages

SHORTEST, LONGEST = 2, 15


@functools.cache
def _described(code):
    return languages.language(code, DATA)


def fold(spelling, language):
    """Returns the spelling in the language's alphabet, or None if a character has no equivalent there.

    The letters ß, æ, œ and ø are not base letters with a mark, so the language's alphabet has no equivalent of these
    letters. The alphabet also has no equivalent of hyphens, apostrophes, digits and capitals.
    """
    if spelling.isascii():
        return spelling if spelling.isalpha() and spelling.islower() else None
    return _described(language).fold(spelling) if spelling == spelling.lower() else None
