"""Folds a spelling to the letters a player types: canción -> cancion, niño -> niño, façade -> facade."""

import functools

from rules import DATA, languages

SHORTEST, LONGEST = 2, 15


@functools.cache
def _described(code):
    return languages.language(code, DATA)


def fold(spelling, language):
    """The spelling in the language's alphabet, or None when a character has no place in it.

    Letters that are more than a base letter with a mark (ß, æ, œ, ø) have no place, nor have
    hyphens, apostrophes, digits and capitals.
    """
    if spelling.isascii():
        return spelling if spelling.isalpha() and spelling.islower() else None
    return _described(language).fold(spelling) if spelling == spelling.lower() else None
