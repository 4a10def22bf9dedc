/// The meanings of words: the entries of a language in alphabetical order, with sections and search, and learners' own
/// lists.
///
/// The module contains no games, pages, files or networking; it receives the bytes of files as arguments.
/// `docs/formats/vocabulary.md` and `docs/formats/lists.md` describe the formats.
