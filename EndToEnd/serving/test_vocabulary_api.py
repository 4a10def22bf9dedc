"""The vocabulary over HTTP: lists, searches, words."""

import json
from urllib.parse import quote, urlencode

import pytest

from server import DATA

LANGUAGES = ["en", "es", "it"]


@pytest.fixture(scope="module")
def get(ask):
    """The status and the JSON of an answer; `/en/apple`, and parameters by name."""

    def get(path, **parameters):
        query = "?" + urlencode(parameters) if parameters else ""
        status, headers, body = ask("/api/v1/vocabulary" + quote(path) + query)
        assert headers["content-type"] == "application/json; charset=utf-8"
        return status, json.loads(body)

    return get


def ids(answer):
    return [entry["id"] for entry in answer["entries"]]


def rows(language):
    """The vocabulary's file as it is."""
    lines = (DATA / "vocabulary" / f"{language}.tsv").read_text().splitlines()
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t"))) for line in lines[1:] if line]


def pages(get, path, **parameters):
    """Every page of a list, one after the other."""
    answers = [get(path, **parameters)[1]]
    while "next" in answers[-1]:
        status, answer = get(path, cursor=answers[-1]["next"], **parameters)
        assert status == 200 and answer["entries"]
        answers.append(answer)
    return answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_in_a_row_are_the_whole_vocabulary(get, language):
    file = rows(language)
    answers = pages(get, f"/{language}", limit=200)
    listed = [entry for answer in answers for entry in answer["entries"]]
    assert sorted(entry["word"] for entry in listed) == sorted(row["word"] for row in file)
    assert len({entry["id"] for entry in listed}) == len(listed) == len(file)
    assert {answer["total"] for answer in answers} == {len(file)}
    assert all(len(answer["entries"]) == 200 for answer in answers[:-1])
    shorter = [each for answer in pages(get, f"/{language}", limit=73) for each in ids(answer)]
    assert shorter == [entry["id"] for entry in listed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_has_what_the_file_has(get, language):
    listed = {entry["id"]: entry for answer in pages(get, f"/{language}", limit=200) for entry in answer["entries"]}
    seen = {}
    for row in rows(language):
        seen[row["word"]] = seen.get(row["word"], 0) + 1
        entry = listed[row["word"] + (f".{seen[row['word']]}" if seen[row["word"]] > 1 else "")]
        assert (entry["partOfSpeech"], entry["level"]) == (row["pos"], row["level"])
        for tag, separator in [("zh-Hant", "；"), ("zh-Hans", "；"), ("en", "; ")]:
            assert entry["translations"].get(tag) == (row[tag].split(separator) if row.get(tag) else None)
            assert entry["example"]["translations"].get(tag) == (row.get(f"example-{tag}") or None)
        example = entry["example"]
        assert f"{example['before']}{{{example['word']}}}{example['after']}" == row["example"]
        assert example["text"] == row["example"].replace("{", "").replace("}", "")
        assert entry["forms"] == ([form.strip() for form in row["forms"].split(",")] if row["forms"] else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_are_the_whole_list(get, language):
    whole = [each for answer in pages(get, f"/{language}", limit=200) for each in ids(answer)]
    sections = get(f"/{language}")[1]["sections"]
    assert sum(section["count"] for section in sections) == len(whole)
    joined = []
    for section in sections:
        entries = [each for answer in pages(get, f"/{language}", section=section["title"], limit=100) for each in ids(answer)]
        assert len(entries) == section["count"]
        joined += entries
    assert joined == whole


def test_a_section_is_named_in_capitals_or_small_letters(get):
    assert get("/es", section="ñ") == get("/es", section="Ñ") == get("/es", section="n\u0303")
    assert {entry[0] for entry in ids(get("/es", section="ñ")[1])} == {"ñ"}
    assert get("/en", section="")[1] == get("/en")[1]
    assert get("/it", section="w")[0] == 200


def test_a_page_has_fifty_entries_when_nothing_is_said(get):
    assert len(get("/en")[1]["entries"]) == 50
    assert get("/en", query="")[1] == get("/en", query=" ")[1] == get("/en")[1]


@pytest.mark.parametrize(
    "language, query, first",
    [("en", "apple", "apple"), ("en", "APPLE", "apple"), ("en", "torn", "tear.2"), ("en", "蘋果", "apple"), ("en", "苹果", "apple"),
     ("es", "name", "ñame"), ("es", "LEÓN", "león"), ("es", "leo\u0301n", "león"), ("en", " apple ", "apple"), ("es", "yam", "ñame")],
)
def test_a_search_finds_the_best_first(get, language, query, first):
    status, answer = get(f"/{language}", query=query)
    assert status == 200 and ids(answer)[0] == first and "sections" not in answer
    assert answer["total"] >= len(answer["entries"])


def test_a_search_in_a_section_has_only_the_hits_in_it(get):
    whole = [each for answer in pages(get, "/en", query="apple", limit=5) for each in ids(answer)]
    within = [each for answer in pages(get, "/en", query="apple", section="p", limit=1) for each in ids(answer)]
    assert within == [each for each in whole if each[0] == "p"] and within


@pytest.mark.parametrize("query", ["xyzxyz", "\0", "x\0y", "{", "'\"<>&;", "🍎", "\ud7ff\uffff", "%", "+", "a" * 20_000, "蘋" * 5_000], ids=range(11))
def test_a_search_for_nothing_that_is_there_finds_nothing(get, query):
    status, answer = get("/en", query=query)
    assert (status, answer) == (200, {"language": "en", "total": 0, "entries": []})


def test_a_query_too_long_for_a_request_does_no_harm(ask):
    try:
        assert ask("/api/v1/vocabulary/en?query=" + "a" * 1_000_000)[0] >= 400
    except ConnectionError:
        pass  # hung up on
    assert ask("/health")[0] == 200


@pytest.mark.parametrize(
    "path, code",
    [
        ("/xx", "unknownLanguage"), ("/%ff", "unknownLanguage"), ("/%00", "unknownLanguage"), ("/xx/apple", "unknownLanguage"),
        ("/en?limit=0", "unsuitableLimit"), ("/en?limit=-1", "unsuitableLimit"), ("/en?limit=201", "unsuitableLimit"),
        ("/en?limit=9223372036854775807", "unsuitableLimit"), ("/en?limit=99999999999999999999", "wrongType"),
        ("/en?limit=", "wrongType"), ("/en?limit", "wrongType"), ("/en?limit=ten", "wrongType"), ("/en?limit=1.5", "wrongType"),
        ("/en?limit=%2B1", "wrongType"), ("/en?limit=1%00", "wrongType"), ("/en?limit=%", "wrongType"),
        ("/en?section=ab", "unsuitableSection"), ("/en?section=1", "unsuitableSection"), ("/en?section=%00", "unsuitableSection"),
        ("/en?section=%ff", "unsuitableSection"), ("/en?section=%", "unsuitableSection"),
        ("/en?cursor=", "badCursor"), ("/en?cursor=50", "badCursor"), ("/en?cursor=50-0000000000000000", "badCursor"),
        ("/en?query=xyzxyz&cursor=1-0", "badCursor"), ("/en?cursor=-1", "badCursor"), ("/en?cursor=%00", "badCursor"), ("/en?cursor=" + "9" * 5_000, "badCursor"),
    ],
    ids=range(28),
)
def test_a_question_that_is_none_is_refused_with_a_reason(ask, path, code):
    status, _, body = ask("/api/v1/vocabulary" + path)
    error = json.loads(body)["error"]
    assert (status, error["code"]) == (400, code) and error["message"]


def test_a_cursor_of_another_question_is_refused(get):
    cursor = get("/en", query="apple", limit=1)[1]["next"]
    assert get("/en", query="apple", limit=2, cursor=cursor)[0] == 200
    for path, parameters in [("/en", {}), ("/en", {"query": "apples"}), ("/en", {"query": "apple", "section": "a"}), ("/es", {"query": "apple"})]:
        status, answer = get(path, cursor=cursor, **parameters)
        assert (status, answer["error"]["code"]) == (400, "badCursor")


# Words.


@pytest.mark.parametrize(
    "path, word, entries",
    [
        ("/en/tear", "tear", ["tear", "tear.2"]), ("/en/tear.2", "tear", ["tear.2"]), ("/en/ran", "ran", ["run"]),
        ("/en/RAN", "ran", ["run"]), ("/es/ñame", "ñame", ["ñame"]), ("/es/ÑAME", "ñame", ["ñame"]), ("/es/n\u0303ame", "ñame", ["ñame"]),
        ("/es/leon", "león", ["león"]), ("/es/LEÓN", "león", ["león"]),
    ],
)
def test_a_text_leads_to_its_entries(get, path, word, entries):
    status, answer = get(path)
    assert (status, answer["word"], ids(answer)) == (200, word, entries)
    assert answer["inLexicon"] is True and word in answer["spellings"] and 0 <= answer["frequencyBand"] <= 7
    assert answer["language"] == path[1:3]


def test_a_homograph_asks_for_its_own_entry(get):
    both, second = get("/en/tear")[1], get("/en/tear.2")[1]
    assert both["entries"][1:] == second["entries"]
    assert [entry["partOfSpeech"] for entry in both["entries"]] == ["noun", "verb"]


def test_a_word_of_the_lexicon_without_an_entry_has_none(get):
    status, answer = get("/es/MONÓLOGOS")
    assert (status, answer["word"], answer["entries"], answer["inLexicon"]) == (200, "monólogos", [], True)
    assert answer["spellings"] == ["monólogos"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_by_its_identifier_and_by_its_forms(get, language):
    for entry in get(f"/{language}", limit=60)[1]["entries"]:
        assert entry in get(f"/{language}/{entry['id']}")[1]["entries"]
        for form in entry["forms"]:
            assert entry in get(f"/{language}/{form}")[1]["entries"]


@pytest.mark.parametrize("word", ["xyzxyz", "%00", "%ff", "%", "%zz", "apple%00", "tear.9", "tear.02", "%2e%2e%2f", "蘋果", "--version", "a" * 20_000, "a%20b", "%F0%9F%8D%8E"], ids=range(14))
def test_what_is_no_word_is_not_found(ask, word):
    path = word if word.isascii() else quote(word)
    status, _, body = ask("/api/v1/vocabulary/en/" + path)
    assert (status, json.loads(body)["error"]["code"]) == (404, "unknownWord")


def test_other_methods_and_paths_are_not_there(ask):
    for path, method in [("/en", "POST"), ("/en/apple", "DELETE"), ("", "GET"), ("/en/apple/more", "GET")]:
        assert ask("/api/v1/vocabulary" + path, method)[0] in (404, 405)
    status, headers, body = ask("/api/v1/vocabulary/en/apple", "HEAD")
    assert (status, body) == (200, b"") and int(headers["content-length"]) > 100
