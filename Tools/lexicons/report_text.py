"""The prose of docs/lexicons.md."""

HEAD = """
# Statistics of the word lists

`Tools/lexicons/report.py` writes this document from the files in `Data/`; a test checks that the document is up to date.
[Data/NOTICE.md](../Data/NOTICE.md) lists the sources of the words, and [Tools/lexicons/README.md](../Tools/lexicons/README.md)
describes how words are selected.

These statistics count the listed words; they do not show whether a certain word is missing. A longer list is not fairer,
because most additional words are rare forms that hardly anyone types.
"""

WORDS = """
## Words

Spellings that differ only by accents count as one word: *papa* and *papá* are one word with two spellings. A player may
have to find a *common* word. An *accepted* word counts when a player types it. An *offensive* word also counts when a player
types it, but it is never shown.
"""

ROOTS = """
## Roots

A root word is the word whose letters a player uses in a round. The tables show the number of root words, and the number of
words that the letters of each root word make. The *common* words are the target, and *accepted* counts all accepted words,
including the common words. Words have at least three letters, and the root word itself is not counted.

Before the first release, these root words and their order can still change. Such a change also changes
the root words of seeds and days.
The first release freezes the root words under each file's first date. Later root words are appended under a later date, and
the days before this date keep their root words. A seed draws from all parts, so it can select another root word after a part
has been appended.

A root word is frequent: it occurs at least once in a million words in English, and at least twice in Spanish and Italian. In
Spanish and Italian, an everyday word (see [README.md](../Tools/lexicons/README.md), "Common words") can be a root word even if
it is as rare as in English.
"""

ALL_ROOTS = """
## All roots

The setting "All roots" offers every inoffensive word whose letters make enough common words, whether it is well known or
not. A word, without its accents, is offered if

1. it is in the lexicon, common or accepted;
2. it has 7, 8 or 9 letters;
3. none of its spellings is offensive;
4. its target (the common words of three letters or more that its letters make, without the word itself) has at least
   12, 18 or 25 words for 7, 8 or 9 letters;
5. it is not barred. Grim words (*torturing*), words that are also names (*charlotte*), and words with an offensive second
   meaning are barred. If rules 1 to 4 would offer a barred word, it has the flag `b` in the list.

The program (`orchard roots`) and `is_offered` in `Tools/lexicons/roots.py` apply the same rules.

*Clean words* in the table are the words that satisfy rules 1 to 3. Most clean words have enough target words. Therefore the
setting "All roots" offers many root words that few people know; in Spanish and Italian, most of them are verb forms. This is
intended. The usual root words have been reviewed one by one, but not the additional root words of "All roots".
"""

FAIRNESS = """
## Fairness

The frozen lists in `Tools/lexicons/fairness`, whose author had not seen our lists, measure the fairness of our lists. At least
99.5 % of the everyday words in the frozen lists must be accepted. At most 3 % of the names, abbreviations and non-words in the
frozen lists may be accepted.

The frozen lists are short. If our lists contain all of some 600 frozen words, this result only shows that they lack fewer than
about one everyday word in two hundred. The result says nothing about words that the author of the frozen lists did not think
of. Our lists have known gaps: words newer than the texts (which end in 2021), words of one region, and Spanish and Italian
verbs with two pronouns that no text contains. Names that are ordinary words in lower case (*chile*, *malta*) cannot be refused as
names, because the words are accepted. Such names are never shown.
"""

PAIRS = """
## British and American spellings

The British and the American spelling of a word are always both accepted. If one of the two spellings is common, the other is
common too, provided that texts use it at least once in ten million words. Without this rule, *optimise* would count as rarer
than *optimize*, because most texts are American. The words to find in a round can therefore contain both spellings of a word, if
the root word's letters make both.
"""

SAMPLES = """
## Samples

The samples contain twenty words of each kind. A checksum selects the words, so that nobody chooses them.
"""
