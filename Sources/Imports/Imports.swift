/// Reads learners' lists from common files: text with any separator, Anki, Quizlet, JSON, KVTML. The module depends on
/// Formats, Words and Vocabulary.
///
/// The module contains no pages, file access or networking; it receives the bytes of files as arguments.
/// `docs/formats/lists.md` describes the formats.
