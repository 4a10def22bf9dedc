"""Folds a spelling to the letters that a player types: canción -> cancion, niño -> niño, façade -> facade."""

import functools

from rules import DATA, languages

SHORTEST, LONGEST = 2, 15


@functools.cache
def _described(code):
    return languages.language(code, DATA)


def fold(spelling, language):
    """Returns the spelling in the language's alphabet, or None if a character has no equivalent there.

    Letters that are not a base letter with a mark (ß, æ, œ, ø) have no equivalent; neither do hyphens, apostrophes, digits and capitals.
    """
    if spelling.isascii():
        return spelling if spelling.isalpha() and spelling.islower() else None
    return _described(language).fold(spelling) if spelling == spelling.lower() else None
