"""Finds the words that a child or a beginner learns early. Words that people learn early count as common even if
subtitles and news rarely use them.
"""

import roots
import rules
import sources

VOCABULARY = sources.REPOSITORY / "Data" / "vocabulary"
LEVELS = ("A1", "A2", "B1")
# The endings of infinitives with a pronoun. Such a word is common only if the verb is hardly used without the pronoun.
PRONOMINAL = {"es": ("rse", "írse"), "it": ("rsi",)}
ALWAYS_PRONOMINAL = set("arrepentirse atreverse irse quejarse accorgersi arrabbiarsi fidarsi innamorarsi".split())
# A plural counts as learned early if its singular does. Any other form of an everyday word must occur in texts at least
# once in three million words.
SEEN_FORM = 250


def _entries(language):
    """Yields each headword of our vocabulary up to B1, with its forms."""
    for path in sorted((VOCABULARY / language).glob("*.tsv")):
        _, head, *lines = sources.read_lines(path)
        columns = head.split("\t")
        for line in lines:
            entry = dict(zip(columns, line.split("\t"), strict=True))
            if entry["level"] in LEVELS and "vulgar" not in entry["label"]:
                yield entry["word"], entry["forms"].split(", ")


def of_vocabulary(language):
    """Returns the headwords of our vocabulary up to B1 that a game may use, together with the forms in their entries."""
    words = {word for headword, forms in _entries(language) for word in (headword, *forms)}
    endings = PRONOMINAL.get(language, ())
    words = {word for word in words if not word.endswith(endings) or word in ALWAYS_PRONOMINAL}
    return {word for word in words if word.isalpha() and word == word.lower()}


def base_words(language):
    """Returns the headwords of the vocabulary, and the everyday words with their plurals."""
    return {word for word, _ in _entries(language)} | _with_plurals(language)


def least_zipf_of_root(language):
    """Returns a function that returns the minimum frequency of a root word. The minimum is lower for words that people
    learn early than for all other words.
    """
    early = of_vocabulary(language) | _listed(language)
    return lambda spelling: roots.LEAST_ZIPF if spelling in early else rules.of(language).LEAST_ZIPF_OF_OTHER_ROOTS


def everyday(words, language, frequencies):
    """Returns those of `words` that are in the lists everyday-*.txt or are forms of a word in these lists."""
    own = rules.of(language)
    forms = {word for word in _with_plurals(language) if frequencies.get(word, 0) > 0 or own.is_plural_believed(word)}
    seen = {word for word in words if frequencies.get(word, 0) >= SEEN_FORM}
    return (forms | {word for word in seen if own.is_everyday_form(word, words[word])}) & words.keys()


def _listed(language):
    return sources.hand_list(f"everyday-{language}") | sources.hand_list(f"everyday-verbs-{language}")


def _with_plurals(language):
    listed = _listed(language)
    return listed | {plural for word in listed for plural in rules.of(language).plurals(word)}


def words_of(words, language, frequencies):
    """Returns those of `words` that people learn early."""
    return of_vocabulary(language) & words.keys() | everyday(words, language, frequencies)
