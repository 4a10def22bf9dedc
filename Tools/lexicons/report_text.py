"""The prose of docs/lexicons.md."""

HEAD = """
# The word lists in figures

Written by `Tools/lexicons/report.py` from the files in `Data/`; a test checks that it is up to date. The sources of the words
are in [Data/NOTICE.md](../Data/NOTICE.md), the rules of their selection in
[Tools/lexicons/README.md](../Tools/lexicons/README.md).

These figures count the listed words; they do not show whether a certain word is missing. A longer list is not fairer,
because most additional words are rare forms that hardly anyone types.
"""

WORDS = """
## Words

A word is its letters without accents; *papa* and *papá* are one word with two spellings. A *common* word can be a word
to find. An *accepted* word counts when it is typed. An *offensive* word counts too, but is never shown.
"""

ROOTS = """
## Roots

The tables show the roots of rounds, and the number of words that each root contains: the *common* words are the target,
and *accepted* counts all words that are accepted, including the common ones. Words have at least three letters, and the root itself is not counted.

Before the first release, these roots and their order, and with them the words of seeds and days,
can still change. The first release freezes the roots under each file's first date;
later roots are appended under a later date. The days before that date keep their roots; a seed draws from all parts, so
it can give another root after a part has been appended.

A root is frequent: at least once in a million words in English, twice in Spanish and Italian. In those two languages, an
everyday word (see [README.md](../Tools/lexicons/README.md), "Common words") can be as rare as in English.
"""

ALL_ROOTS = """
## All roots

The setting "All roots" allows every clean word that contains enough common words, well known or not. A folded word
is offered if

1. it is in the lexicon, common or accepted;
2. it has 7, 8 or 9 letters;
3. none of its spellings is offensive;
4. its target (the common words of three letters or more that its letters make, without itself) has at least
   12, 18 or 25 words;
5. it is not barred: not a grim word (*torturing*), not a word that is also a name (*charlotte*), not a word with a second
   meaning. If rules 1 to 4 would offer such a word, it has the flag `b` in the list.

The program (`orchard roots`) and `is_offered` in `Tools/lexicons/roots.py` apply the same rules.

*Clean words* satisfy rules 1 to 3. Most of them have enough targets. So the setting gives many roots that few people
know, and in Spanish and Italian mostly verb forms; this is intended. Unlike the usual roots, these have not been
reviewed one by one.
"""

FAIRNESS = """
## Fairness

Fairness is measured with the frozen lists in `Tools/lexicons/fairness`, whose author had not seen our lists. At least
99.5 % of their everyday words must be accepted, and at most 3 % of their names, abbreviations and non-words.

The lists are short. If none of some 600 words is missing, this only shows that fewer than about one everyday word
in two hundred is missing; words that the author did not think of are not measured. Known gaps: words newer than the texts
(which end in 2021), words of one region, and Spanish and Italian verbs with two pronouns that no text contains. Names that
are ordinary words in lower case (*chile*, *malta*) are accepted and never shown, so they cannot be refused as names.
"""

PAIRS = """
## British and American spellings

Both spellings are always accepted. If one of the two is common, the other is common too, provided that texts use it
at least once in ten million words. Most texts are American, so their counts alone would make *optimise* rarer than
*optimize*. A round can therefore ask for both if its letters make both.
"""

SAMPLES = """
## Samples

Twenty words of each kind, selected by a checksum, not by hand.
"""
