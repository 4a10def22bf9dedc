"""Tests the pronunciations of words: the rules of each language, by examples, and the tool's checks of the files."""

import sys
from pathlib import Path

import pytest

from told import expect_a_change_is_told

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "Tools/vocabulary/sounds"
TABLES = ROOT / "Tools/vocabulary/ipa"
sys.path.insert(0, str(TABLES.parent))
from ipa import en as english  # noqa: E402
from ipa import es as spanish  # noqa: E402
from ipa import it as italian  # noqa: E402


def lines(language):
    rows = (ROOT / "Data/sounds" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()[2:]
    return {row.split("\t")[0]: row.split("\t")[1:] for row in rows}


@pytest.mark.parametrize(
    "word, phones, american, british",
    [
        ("car", "K AA1 R", "kɑːr", "kɑː"),
        ("hot", "HH AA1 T", "hɑːt", "hɒt"),
        ("goat", "G OW1 T", "ɡoʊt", "ɡəʊt"),
        ("class", "K L AE1 S", "klæs", "klɑːs"),
        ("carry", "K AE1 R IY0", "ˈkæri", "ˈkæri"),
        ("hurry", "HH ER1 IY0", "ˈhɜːri", "ˈhʌri"),
        ("hair", "HH EH1 R", "her", "heə"),
        ("tune", "T UW1 N", "tuːn", "tjuːn"),
        ("around", "ER0 AW1 N D", "əˈraʊnd", "əˈraʊnd"),
        ("dislike", "D IH0 S L AY1 K", "dɪsˈlaɪk", "dɪsˈlaɪk"),
        ("mobile", "M OW1 B AH0 L", "ˈmoʊbəl", "ˈməʊbaɪl"),
        ("situation", "S IH2 CH UW0 EY1 SH AH0 N", "ˌsɪtʃuˈeɪʃən", "ˌsɪtʃuˈeɪʃən"),
        ("worldwide", "W ER2 L D . W AY1 D", "ˌwɜːrldˈwaɪd", "ˌwɜːldˈwaɪd"),
    ],
)
def test_english_sounds_follow_from_their_phonemes(word, phones, american, british):
    assert english.american(word, phones.split()) == american
    assert english.british_ipa(word, phones.split()) == british


@pytest.mark.parametrize(
    "word, ipa",
    [
        ("perro", "ˈpero"), ("pero", "ˈpeɾo"), ("cigüeña", "θiˈɡweɲa"), ("guerra", "ˈɡera"), ("gente", "ˈxente"), ("hielo", "ˈʝelo"), ("rey", "rej"),
        ("construir", "konsˈtɾwiɾ"), ("país", "paˈis"), ("canción", "kanˈθjon"), ("alrededor", "alredeˈdoɾ"), ("enviar", "emˈbjaɾ"), ("reloj", "reˈlox"),
    ],
)
def test_spanish_sounds_follow_from_the_spelling(word, ipa):
    assert spanish.ipa(word) == ipa


def test_a_spanish_adverb_keeps_the_stress_of_its_adjective():
    assert spanish.ipa("rápidamente", is_adverb=True) == "ˌrapidaˈmente"
    assert spanish.ipa("mente") == "ˈmente"


@pytest.mark.parametrize(
    "word, ipa",
    [
        ("famiglia", "faˈmiʎʎa"), ("gnocco", "ˈɲokko"), ("scienza", "ˈʃɛntsa"), ("ragazzo", "raˈɡattso"), ("zero", "ˈdzɛro"), ("casa", "ˈkaza"),
        ("sbagliato", "zbaʎˈʎato"), ("città", "tʃitˈta"), ("telefono", "teˈlɛfono"), ("farmacia", "farmaˈtʃia"), ("buono", "ˈbwɔno"), ("stazione", "statˈtsjone"),
        ("acqua", "ˈakkwa"), ("fantastico", "fanˈtastiko"), ("amica", "aˈmika"), ("stella", "ˈstella"), ("bello", "ˈbɛllo"),
    ],
)
def test_italian_sounds_follow_from_the_spelling_and_the_stress_marks(word, ipa):
    assert italian.ipa(word, *italian.load(TABLES / "it-marks.txt")) == ipa


def test_the_sound_of_a_homograph_depends_on_its_entry():
    sounds = lines("en")
    assert [sounds[name][0] for name in ("lead", "lead.2", "tear", "tear.2", "bow", "bow.2")] == ["liːd", "led", "tɪr", "ter", "boʊ", "baʊ"]
    assert [sounds[name][0] for name in ("record", "record.2", "use", "use.2", "close", "close.2")] == ["ˈrekərd", "rɪˈkɔːrd", "juːz", "juːs", "kloʊz", "kloʊs"]


def test_the_files_of_sounds_follow_the_rules_and_the_check_reports_a_change(tmp_path):
    expect_a_change_is_told(SOUNDS, "sounds", tmp_path, "ˈkaza", "ˈkasa")
