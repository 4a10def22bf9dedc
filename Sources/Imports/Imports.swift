/// Reads learners' lists from the files that people have: text with any separator, Anki, Quizlet, JSON, KVTML. Depends on
/// Formats, Words and Vocabulary.
///
/// The module knows nothing of pages, files or networks: bytes come in as arguments. Formats: `docs/formats/lists.md`.
