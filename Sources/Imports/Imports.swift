/// Reads learners' lists from common files: text with any separator, Anki, Quizlet, JSON, KVTML. Depends on Formats,
/// Words and Vocabulary.
///
/// The module has no pages, file access or networking: bytes are arguments. Formats: `docs/formats/lists.md`.
