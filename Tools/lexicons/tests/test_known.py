"""Tests the rules for words that a child or a beginner learns early, for words that are not for schools, and for nouns
that look like verb forms.
"""

import pytest

import english
import fold
import italian
import known
import roots
import school
import sources
import spanish
from committed import LANGUAGES, flags_by_key, root_words, rows, spellings_by_key
from evidence import CLITIC, ENTRY, INFLECTION, LIST, Collection

each_language = pytest.mark.parametrize("language", LANGUAGES)
# The lists of words that are accepted but never shown, even if a vocabulary contains them.
NEVER_SHOWN = "not-shown not-roots grim offensive removals names abbreviations".split()
# Every word with at least this frequency must be common, except for the kinds of words that the test names.
VERY_FREQUENT = 450


def never_shown(language):
    return set().union(*(sources.hand_list(f"{name}-{language}") for name in NEVER_SHOWN))


def collection(*rows_of_words):
    words = Collection()
    for word, kind, stem in rows_of_words:
        words.add(word, kind, stem, 0)
    return words


def forms_of_a_verb(infinitive, count):
    return [(f"{infinitive}{number}", INFLECTION, infinitive) for number in range(count)]


@pytest.mark.parametrize(
    "language, words",
    [
        ("es", "parte muerte fuerte primeros poderosos carteles disparos terceros pájaros caros perla cuernos faros"),
        ("it", "parla parti morti forti certi carne corsi parlo porti discorsi versi fermi percorsi perla nervi cervi"),
        ("it", "federale virale stagionale bracciale"),
    ],
)
def test_a_noun_or_verb_that_happens_to_end_like_a_pronoun_is_common(language, words):
    assert not [word for word in words.split() if "c" not in flags_by_key(language)[fold.fold(word, language)]]


def test_a_word_that_looks_like_the_plural_of_an_infinitive_is_not_common():
    flags = {spelling: flags for spelling, _, _, flags in rows("es")}
    assert not [word for word in "bailares comprares estudiares".split() if "c" in flags[word]]
    assert not [word for word in "collares lugares talleres bailar".split() if "c" not in flags[word]]


@pytest.mark.parametrize("language, words", [("es", "darle hacerlo verte"), ("it", "farlo dirti leggerlo darsi")])
def test_a_verb_with_an_attached_pronoun_is_not_common(language, words):
    flags = {spelling: flags for spelling, _, _, flags in rows(language)}
    assert not [word for word in words.split() if "c" in flags[word]]


def test_only_a_word_whose_base_is_a_verb_is_marked_as_a_verb_with_a_pronoun():
    words = collection(("parte", LIST, "parte"), ("par", ENTRY, "par"), ("verlo", LIST, "verlo"), *forms_of_a_verb("ver", 11))
    spanish._retag_listed_clitics(words)
    assert words["verlo"].kinds == {CLITIC} and words["parte"].kinds == {LIST}


def test_an_inflection_of_another_word_is_not_marked_as_a_verb_with_a_pronoun():
    words = collection(("porti", INFLECTION, "portare"), ("porti", LIST, "porti"), *forms_of_a_verb("porre", 11))
    italian._retag_listed_clitics(words)
    assert words["porti"].kinds == {INFLECTION, LIST}


def test_a_word_with_more_inflections_than_a_noun_can_have_is_a_verb():
    assert collection(*forms_of_a_verb("ver", 11), *forms_of_a_verb("par", 10)).verbs() == {"ver"}


@each_language
def test_every_headword_up_to_b1_and_its_forms_are_common(language):
    out, flags = never_shown(language), flags_by_key(language)
    # A form of a word in the lists of NEVER_SHOWN does not count as a common word.
    shown = {word for headword, forms in known._entries(language) if headword not in out for word in (headword, *forms)}
    left = {
        word
        for word in known.of_vocabulary(language) & shown - out
        if len(key := fold.fold(word, language) or "") > 2 and "c" not in flags.get(key, "c")
    }
    # A few words do not count as common words, because their spelling without accents is equal to that of a word in the lists.
    assert len(left) <= 20, sorted(left)


@pytest.mark.parametrize("language, words, common", [("es", "levantar levantarse atreverse", "levantar atreverse"), ("it", "alzare alzarsi", "alzare"), ("en", "use", "use")])
def test_an_infinitive_with_a_pronoun_is_common_only_if_the_verb_needs_the_pronoun(monkeypatch, language, words, common):
    monkeypatch.setattr(known, "_entries", lambda _: [(word, []) for word in words.split()])
    assert known.of_vocabulary(language) == set(common.split())


@each_language
def test_every_everyday_word_is_accepted_and_common(language):
    flags = flags_by_key(language)
    listed = sources.hand_list(f"everyday-{language}") | sources.hand_list(f"everyday-verbs-{language}")
    words = {word for word in listed - never_shown(language) if len(fold.fold(word, language)) > 2}
    assert not sorted(word for word in words if "c" not in flags.get(fold.fold(word, language), ""))


@each_language
def test_every_very_frequent_word_is_common_except_listed_words_verbs_with_pronouns_and_english_words(language):
    out = never_shown(language)
    keys = {fold.fold(word, language) for word in out}
    left = {
        spelling
        for spelling, key, zipf, _ in rows(language)
        if zipf >= VERY_FREQUENT and len(key) > 2 and key not in keys
        if not {"c", "o"} & set(flags_by_key(language)[key]) and not _ends_with_pronoun(spelling, language)
    }
    assert left <= FREQUENT_AND_NOT_COMMON[language], sorted(left)


# The very frequent words that the lexicon does not count as common: names, a form of a word in the list grim-es.txt,
# and infinitives without their last vowel.
FREQUENT_AND_NOT_COMMON = {"en": {"christian", "hong"}, "es": {"drogas"}, "it": {"aver", "dover", "poter", "star", "voler"}}


def _ends_with_pronoun(word, language):
    pattern = {"es": spanish.WITH_PRONOUN, "it": italian.GERUND_OR_INFINITIVE}.get(language)
    return bool(pattern and pattern.match(word))


def test_all_forms_of_an_everyday_english_verb_and_the_plural_of_an_everyday_noun_are_common():
    assert set(english.stems("chopped")) >= {"chop"} and "bake" in english.stems("baking")
    assert "fry" in english.stems("fried")
    assert english.plurals("cherry") == ["cherries"] and english.plurals("fox") == ["foxes"]
    assert "leaves" in english.plurals("leaf") and "tomatoes" in english.plurals("tomato")
    words = collection(("zipper", ENTRY, "zipper"), ("zippers", LIST, "zippers"), ("zippered", LIST, "zippered"))
    found = known.everyday(words, "en", dict.fromkeys(words, 400))
    assert found == {"zipper", "zippers"}


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "gun guns pistol grenade beer wine cigarette smoking death dead underwear casino tramp booty hump"),
        ("es", "pistola granada misiles cerveza vino cigarro tabaco muerte muertos bragas retrasado gorda enano mame"),
        ("it", "pistola fucile birra vino sigaretta morte morti mutande reggiseno nano grassa scema"),
    ],
)
def test_words_about_weapons_alcohol_smoking_death_underwear_and_insults_are_unsuitable_for_schools(language, words):
    assert not [word for word in words.split() if "s" not in flags_by_key(language)[fold.fold(word, language)]]


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "bar table arm bow knife bat dice better cat mother school star"),
        ("es", "para mamá crema parte madre casa pero paro copa"),
        ("it", "bar parte carne mamma casa pesca tirare canna fuoco"),
    ],
)
def test_ordinary_words_that_look_like_forms_of_unsuitable_words_are_suitable_for_schools(language, words):
    assert not [word for word in words.split() if "s" in flags_by_key(language)[fold.fold(word, language)]]


def test_a_form_of_two_words_is_unsuitable_for_schools_only_if_both_words_are_unsuitable():
    words = collection(
        ("fumar", ENTRY, "fumar"), ("fumas", INFLECTION, "fumar"), ("paro", INFLECTION, "parir"), ("paro", INFLECTION, "parar")
    )
    assert school.listed_spellings(words, "es") == {"fumar", "fumas"}


@each_language
def test_a_root_that_is_not_learned_early_must_be_more_frequent(language):
    least = known.least_zipf_of_root(language)
    for length in roots.LENGTHS:
        for word in root_words(language, length):
            zipf = dict((s, z) for s, z, _ in spellings_by_key(language)[fold.fold(word, language)])[word]
            assert zipf >= least(word), word


@each_language
def test_words_in_the_list_of_rare_roots_are_not_roots(language):
    chosen = {word for length in roots.LENGTHS for word in root_words(language, length)}
    assert not chosen & sources.hand_list(f"rare-roots-{language}")


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "amir sims situ mars ares ford hulk hart anon bruh ting tiff pol"),
        ("es", "dallas nasa lego asís ali chan fito gaga mili manzanares osea salgado"),
        ("it", "erzegovina zara paco max diane barbie maya mino marra rand paperino sistina brunetta"),
    ],
)
def test_names_and_fragments_of_words_are_not_common(language, words):
    flags = {spelling: flags for spelling, _, _, flags in rows(language)}
    assert not [word for word in words.split() if "c" in flags.get(word, "")]


def test_every_form_of_a_slur_is_marked_as_offensive_or_refused():
    assert not {"jew", "jews", "jewed"} & flags_by_key("en").keys()
    assert {"o"} == set(flags_by_key("en")["gypsy"] + flags_by_key("en")["gypsies"])
    for word in "terrone terroni polentone fighetta zingaro zingari".split():
        assert flags_by_key("it")[word].strip("o") == "", word
    for word in "tetti fichi gnocchi".split():
        assert "c" in flags_by_key("it")[word], word
