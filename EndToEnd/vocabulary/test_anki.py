"""V7: Anki imports an exported deck, and a later import updates the notes instead of adding them again. Anki's Python package reads them."""

import pytest
from anki.collection import Collection, ImportCsvRequest
from anki.import_export_pb2 import CsvMetadata, CsvMetadataRequest

from player import downloaded, open_page, save_words

TIER = "full"
FIELDS = ["Front", "Back", "Example", "Example translation", "Cloze", "With article", "Part of speech", "Level", "IPA", "Forms", "Rank"]


@pytest.fixture
def collection(tmp_path):
    opened = Collection(str(tmp_path / "collection.anki2"))
    yield opened
    opened.close()


def add_note_type(collection):
    """Adds a note type with a field for each field of the export."""
    kind = collection.models.new("Word Orchard")
    for name in FIELDS:
        collection.models.add_field(kind, collection.models.new_field(name))
    template = collection.models.new_template("Card")
    template["qfmt"], template["afmt"] = "{{Front}}", "{{Back}}"
    collection.models.add_template(kind, template)
    return collection.models.add(kind).id


def imported(collection, tmp_path, text, note_type=None):
    """Imports a text as Anki's dialog does, and returns the notes of the collection, sorted by their words."""
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    request = CsvMetadataRequest(path=str(file), notetype_id=note_type)
    metadata = CsvMetadata.FromString(collection._backend.get_csv_metadata_raw(request.SerializeToString()))
    collection.import_csv(ImportCsvRequest(path=str(file), metadata=metadata))
    return sorted((collection.get_note(note) for note in collection.find_notes("")), key=lambda note: note.fields[0])


def exported_for_anki(page):
    open_page(page, "/saved")
    _, text = downloaded(page, "saveForAnki")
    return text


def test_V7_Anki_imports_saved_words_with_all_details_and_updates_them_on_the_second_import(page, collection, tmp_path):
    save_words(page, "es", "gato", "hablar")
    text = exported_for_anki(page)
    note_type = add_note_type(collection)
    notes = imported(collection, tmp_path, text, note_type)
    cat = next(note for note in notes if note.guid == "word-orchard es gato")
    told = dict(zip(FIELDS, cat.fields))
    assert (told["Front"], told["With article"], told["Level"], told["IPA"], told["Forms"]) == ("gato", "el gato", "A1", "/ˈɡato/", "gatos")
    assert "cat" in told["Back"] and "{{c1::gato}}" in told["Cloze"] and cat.tags == ["level::A1", "topic::animals"]
    speak = next(note for note in notes if note.guid == "word-orchard es hablar")
    assert "hablabais" in speak.fields[FIELDS.index("Forms")]
    changed = text.replace("\tcat", "\ttomcat")
    assert changed != text
    again = imported(collection, tmp_path, changed, note_type)
    assert len(again) == len(notes)
    assert "tomcat" in next(note for note in again if note.guid == cat.guid).fields[FIELDS.index("Back")]


def test_V7_Anki_shows_the_word_and_its_translation_with_the_note_type_Basic(page, collection, tmp_path):
    save_words(page, "es", "hablar")
    notes = imported(collection, tmp_path, exported_for_anki(page))
    assert [note.fields[0] for note in notes] == ["hablar"] and "speak" in notes[0].fields[1]
