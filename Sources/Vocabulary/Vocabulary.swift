/// What words mean: the entries of a language in their order, with sections and search, and learners' own lists.
///
/// The module knows nothing of games, pages, files or networks: bytes come in as arguments. Formats: `docs/formats/vocabulary.md`,
/// `docs/formats/lists.md`.
