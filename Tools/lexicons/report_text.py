"""The prose of docs/lexicons.md."""

HEAD = """
# The word lists in figures

Written by `Tools/lexicons/report.py` from the files in `Data/`; a test checks that it is up to date. Where the words
come from is said in [Data/NOTICE.md](../Data/NOTICE.md), how they are chosen in
[Tools/lexicons/README.md](../Tools/lexicons/README.md).

What these figures cannot say: whether your word is in. They count what is there. A longer list is not a fairer one, for
most of what makes it longer is rare forms that hardly anyone types.
"""

WORDS = """
## Words

A word is its letters without accents; *papa* and *papá* are one word with two spellings. A *common* word may be one to
find, an *accepted* one counts when it is typed, an *offensive* one counts too and is never shown.
"""

ROOTS = """
## Roots

The roots of a round, and how many words each holds: the *common* ones are the target, *accepted* are all that count,
the common ones included. Both have three letters or more, and the root itself is not among them.

Until the first release nothing is published, so these roots, their order, and with them the words of seeds and days,
may still change. The first release freezes them: what a root file then holds under its first date never changes again;
later roots are appended under a later date. The days before that date keep their roots; a seed draws from all parts, so
it may give another root when a part has been appended.

A root is frequent: at least once in a million words in English, twice in Spanish and Italian; in those two, an everyday
word (see [README.md](../Tools/lexicons/README.md), "What is common") may be as rare as in English.
"""

ALL_ROOTS = """
## All roots

The setting "All roots" opens every clean word that makes enough common words, well known or not. Exactly: a folded word
is offered when

1. it is in the lexicon, common or accepted;
2. it has 7, 8 or 9 letters;
3. none of its spellings is offensive;
4. its target (the common words of three letters or more that its letters make, without itself) has at least
   12, 18 or 25 words;
5. it is not barred: no grim word (*torturing*), no name that is a word as well (*charlotte*), no word with a second
   meaning. Such words have the flag `b` in the list where rules 1 to 4 would offer them.

The program finds them by these rules (`orchard roots`), as `is_offered` in `Tools/lexicons/roots.py` does.

*Clean words* are those of rules 1 to 3. Most of them have enough targets. So the setting gives many roots that few people
know, and in Spanish and Italian mostly verb forms; that is what it is for. Unlike the usual roots, these have not been
read one by one.
"""

FAIRNESS = """
## Fairness

Measured with the frozen lists in `Tools/lexicons/fairness`, written by someone who had not seen ours: everyday words that
must be accepted (at least 99.5 %), and names, abbreviations and non-words of which hardly any may be (at most 3 %).

The lists are short. That none of some 600 words is missing means no more than that fewer than about one everyday word
in two hundred is; and what the author did not think of is not measured at all. Known gaps: words newer than the texts
(which end in 2021), words of one region, and Spanish and Italian verbs with two pronouns that no text held. Names that
are ordinary words in lower case (*chile*, *malta*) are accepted and never shown, so they cannot be refused as names.
"""

PAIRS = """
## British and American spellings

Both are always accepted. Where one of the two is common, the other is common too, if texts use it at all
(once in ten million words): most texts are American, so their counts alone would make *optimise* rarer than
*optimize*. A round can therefore ask for both when its letters make both.
"""

SAMPLES = """
## Samples

Twenty of each kind, chosen by a checksum, not by hand.
"""
