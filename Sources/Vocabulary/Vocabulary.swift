/// The meanings of words: the entries of a language in order, with sections and search, and learners' own lists.
///
/// The module has no games, pages, files or networking: bytes are arguments. Formats: `docs/formats/vocabulary.md`,
/// `docs/formats/lists.md`.
